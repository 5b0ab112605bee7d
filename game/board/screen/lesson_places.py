"""Where the things lie that the guided round points at, and which presses lead to its actions."""

from collections.abc import Mapping, Sequence

from game.board.draft import Choosable, ChooseSquare
from game.board.screen.layout import (
    BANNER,
    BIG,
    CHOOSER,
    HINTS,
    LOG,
    PILE,
    PLATES,
    ROUND,
    TRACK,
    TRAY,
)
from game.board.screen.scene import BoardScene
from game.board.screen.scores import SHEET
from game.core.choices import At, ChooseCard
from game.core.lesson import ALL, LEARNER, LessonStep
from game.core.rounds.state import between_rounds
from game.ui.canvas import Box
from game.ui.card_view import RAISE
from game.ui.choice_pieces import CAP
from game.ui.lesson_places import Busy
from game.ui.lesson_table import Hand, LessonTable, lesson_match
from game.ui.points_table import fitting

LAY = "lay"
OTHER_SQUARE = 14.0
"""How much a note avoids a square: all of the track is told of, or read beside the note."""
PAWN = 18.0
"""How much it avoids a square on which a pawn stands."""
KEPT = 40.0
"""How much it avoids what is always read: whose turn it is, the round, the hand's frame."""
RAISED = RAISE + CAP / 2
"""So far the card in focus stands out over the hand's frame, with its key."""
CHOSEN = 12.0
"""How much it avoids what is told of the card or square in focus."""
POINTS = 12.0
"""How much a note avoids the table of points."""
HOME_EDGE = 8.0
"""So far the place of a note is from the banner and from the track."""
LARGE = 130
"""Text in percent of its usual size from which on a note has more room."""
EVENT = 60.0
"""How much it avoids an event that is shown: that is read while it stands."""


def boxes(scene: BoardScene, point: str) -> Sequence[Box]:
    """Return where a thing lies: ``card jump`` of the hand, ``square 9``, ``pawn 1``."""
    what, _, which = point.partition(" ")
    places = scene.view.places
    match what:
        case "card":
            return _card(scene, which)
        case "square":
            return (places.square_box(int(which)),)
        case "pawn":
            return (places.pawn_box(int(which)),)
        case "seat":
            return (places.plate_box(int(which)),)
        case _:
            return ()


def _card(scene: BoardScene, kind: str) -> tuple[Box, ...]:
    state, deck = scene.table.shown, scene.rules.deck
    held = [card for card in state.hands[LEARNER] if deck.kinds[card].text == kind]
    return tuple(scene.view.places.card_box(card) for card in held[:1])


def busy(scene: BoardScene) -> Sequence[Busy]:
    """Return what is in use: pawns and the way before them, the hand, choices, who has what."""
    state, places = scene.table.shown, scene.view.places
    if between_rounds(state):
        return (Busy(fitting(SHEET, len(scene.names))[1], POINTS), Busy(HINTS, 4.0))
    last = len(scene.rules.board(state).squares) - 1
    squares = (
        Busy(places.square_box(square), PAWN if square in state.pawns else OTHER_SQUARE)
        for square in range(last + 1)
    )
    poster = [Busy(BIG, EVENT)] if scene.view.poster.up else []
    arrows = [Busy(spot.box, KEPT) for spot in scene.spots.items if spot.at is At.ARROW]
    return (
        *poster,
        *squares,
        *arrows,
        Busy(Box(TRAY.x, TRAY.y - RAISED, TRAY.w, TRAY.h + RAISED), KEPT),
        Busy(CHOOSER, CHOSEN),
        *(Busy(places.plate_box(seat)) for seat in range(len(scene.names))),
        Busy(BANNER, KEPT),
        Busy(ROUND, KEPT),
        Busy(PILE, KEPT),
        Busy(HINTS, 4.0),
        Busy(LOG, 0.2),
    )


def homes(scene: BoardScene) -> Sequence[Box]:
    """Return where a note is at home: in the strip between the banner and a track of few rows.

    Large text may also lie on the uppermost plate beside it, so that none lies on the track.
    """
    if scene.view.poster.up or between_rounds(scene.table.shown):
        return ()
    low, left = BANNER.bottom + HOME_EDGE, HINTS.x - HOME_EDGE
    high = scene.view.board.pitch.top - HOME_EDGE - low
    if high <= 0:
        return ()
    strip = Box(left, low, TRACK.right - left, high)
    if scene.services.text.percent <= LARGE:
        return (strip,)
    return (strip, Box(left, low, PLATES.right + HOME_EDGE - left, high))


def due(scene: BoardScene, step: LessonStep) -> Sequence[str]:
    """Return what is to be pressed next: the card, and once it is chosen all else."""
    chosen = bool(part(scene, step)) or not step.deed
    cards = [point for point in step.point if point.startswith("card ")]
    rest = [point for point in step.point if point not in cards]
    return rest if chosen or not cards else cards


def part(scene: BoardScene, _step: LessonStep) -> int:
    """Return how far a deed has come: a card is chosen, then its square, then its arrow."""
    draft = scene.view.draft
    return max(lesson_match(scene).acts, bool(draft.kind) + draft.square_chosen)


def leads(_scene: BoardScene, step: Choosable, pattern: str) -> bool:
    """Say whether a press leads to an action: its card, or its square."""
    words = pattern.split()
    match step:
        case ChooseCard(kind):
            return pattern == ALL or words[:2] == [LAY, kind]
        case ChooseSquare(square):
            return pattern == ALL or (words[0] == LAY and words[2:3] in ([str(square)], ["*"]))
        case _:
            return pattern == ALL


def words(scene: BoardScene, _hand: Hand) -> Mapping[str, str]:
    """Return at how many points the match ends."""
    return {"limit": str(scene.table.shown.rules.limit)}


def veils(scene: BoardScene) -> Sequence[Box]:
    """Return the buttons that are for another step."""
    return [spot.box for spot in scene.spots.items if spot.refusal and spot.at is At.BUTTON]


def marks(scene: BoardScene) -> None:
    """Draw the keys and signs of cards again: a frame lies over their upper edges."""
    scene.view.chooser.draw_marks(scene.table.shown, scene.spots, LEARNER)


def clear(scene: BoardScene) -> Sequence[Box]:
    """Return on what no arrow of a note lies: keys, arrows to choose, numbers, and pawns."""
    state, track = scene.table.shown, scene.view.board.track
    pitch = scene.view.board.pitch
    marked = scene.view.chooser.mark_boxes(state, scene.spots, LEARNER)
    arrows = [spot.box for spot in scene.spots.items if spot.at is At.ARROW]
    around = (pitch.box(square) for square in range(state.finish + 1) if arrows)
    numbers = (track.number_box(cell) for cell in track.cells(state, ()))
    pawns = (scene.view.places.pawn_box(seat) for seat in range(len(state.pawns)))
    return (*marked, *arrows, *around, *numbers, *pawns)


LEARNED = (
    ("faces/fox", "board/square-1"),
    ("board/push", "board/die-5", "board/back"),
    ("board/bare/stop", "board/bare/jump-right", "board/bare/reverse"),
    ("board/reroll", "board/block"),
    ("board/bare/teleport-1", "board/bare/trouble", "board/bare/finish"),
)
LESSON = LessonTable(
    boxes,
    busy,
    words,
    leads=leads,
    veils=veils,
    due=due,
    clear=clear,
    marks=marks,
    part=part,
    homes=homes,
    learned=LEARNED,
)
