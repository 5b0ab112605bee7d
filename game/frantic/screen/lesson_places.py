"""Where the things lie that the guided round points at: cards of the hand, piles, plates."""

from collections.abc import Mapping, Sequence

from game.core.choices import At
from game.core.lesson import LEARNER
from game.core.rounds.state import between_rounds
from game.frantic.screen.layout import (
    BANNER,
    CARD_RATIO,
    CHOOSER,
    DISCARD,
    DRAW_PILE,
    HAPPENINGS,
    HINTS,
    LAST_EVENT,
    LOG,
    PILE_CARD,
    POSTER,
    ROUND,
    TRAY,
    card_box,
    plate_box,
)
from game.frantic.screen.round_table import SHEET
from game.frantic.screen.scene import FranticScene
from game.ui.canvas import Box
from game.ui.lesson_places import Busy
from game.ui.lesson_table import Hand, LessonTable
from game.ui.points_table import fitting

POINTS = 12.0
"""How much a note avoids the table of points."""
EVENT = 60.0
"""How much it avoids an event that is shown: that is read while it stands."""
KEPT = 40.0
"""How much it avoids what is always read: whose turn it is, the round, the hand's frame."""
LABEL = 42.0
"""How far labels stand out over a plate."""
VEILED = (At.BUTTON, At.WISH)
"""What does not show by itself that it is for another step: cards and plates do."""
LARGE = 130
STRIP = Box(24, 92, 1872, 164)
"""Between the banner and the piles."""
BESIDE = (Box(1056, 98, 852, 464), STRIP, Box(1056, 98, 852, 640))
"""Above what can be chosen: of three things there, one sees the events least."""
_PILES = {"draw": DRAW_PILE, "discard": DISCARD, "events": HAPPENINGS}


def boxes(scene: FranticScene, point: str) -> Sequence[Box]:
    """Return where a thing lies: ``card *c`` of the hand, ``draw``, ``discard``, ``seat 1``."""
    what, _, which = point.partition(" ")
    if what in _PILES:
        return (card_box(*_PILES[what], PILE_CARD),)
    if what == "seat":
        return (_plate(scene, int(which)),)
    if what != "card":
        return ()
    state, deck = scene.table.shown, scene.rules.deck
    held = [card for card in state.hands[LEARNER] if deck.kind(card).text == which]
    return tuple(scene.view.places.card_box(card) for card in held[:1])


def busy(scene: FranticScene) -> Sequence[Busy]:
    """Return what is in use: piles, choices, the hand, and who has how many cards."""
    if between_rounds(scene.table.shown):
        sheet = fitting(SHEET, len(scene.names))[1]
        return (Busy(sheet, POINTS), Busy(HINTS, 4.0))
    plates = (Busy(_with_label(_plate(scene, seat)), 2.0) for seat in range(len(scene.names)))
    high = PILE_CARD * CARD_RATIO
    left, right = DRAW_PILE[0] - PILE_CARD / 2, HAPPENINGS[0] + PILE_CARD / 2
    piles = Box(left, DISCARD[1] - high / 2, right - left, high)
    poster = scene.view.poster
    event = [Busy(LAST_EVENT, 4.0)] if poster.told else []
    event = [Busy(POSTER, EVENT)] if poster.up else event
    return (
        *event,
        Busy(piles, 8.0),
        Busy(CHOOSER, 2.0),
        Busy(TRAY, KEPT),
        *plates,
        Busy(BANNER, KEPT),
        Busy(ROUND, KEPT),
        Busy(HINTS, 4.0),
        Busy(LOG, 0.2),
    )


def homes(scene: FranticScene) -> Sequence[Box]:
    """Return where a note is at home: the strip over the piles, or right of them if it is large."""
    if scene.view.poster.up or between_rounds(scene.table.shown):
        return ()
    return BESIDE if scene.services.text.percent > LARGE else (STRIP,)


def _with_label(plate: Box) -> Box:
    """Return a plate with what stands over its edge: its key, and what an attack does to it."""
    return Box(plate.x - 14, plate.y - LABEL, plate.w + 28, plate.h + LABEL)


def _plate(scene: FranticScene, seat: int) -> Box:
    return plate_box(seat, len(scene.names), LEARNER)


def words(scene: FranticScene, _hand: Hand) -> Mapping[str, str]:
    """Return at how many points the match ends."""
    return {"limit": str(scene.table.shown.rules.limit)}


def veils(scene: FranticScene) -> Sequence[Box]:
    """Return the buttons and wishes that are for another step."""
    return [
        spot.box for spot in scene.spots.items if spot.refusal is not None and spot.at in VEILED
    ]


def marks(scene: FranticScene) -> None:
    """Draw the keys and signs of cards again: a frame lies over their upper edges."""
    scene.view.chooser.draw_marks(scene.table.shown, scene.spots, LEARNER)


def clear(scene: FranticScene) -> Sequence[Box]:
    """Return the keys and signs of cards, and the log: no arrow lies on them."""
    return (LOG, *scene.view.chooser.mark_boxes(scene.table.shown, scene.spots, LEARNER))


LEARNED = (
    ("frantic/R3", "frantic/R7", "frantic/B7", "frantic/Wf"),
    ("frantic/back", "icons/plus"),
    ("frantic/Wc", "frantic/Wn"),
    ("frantic/K5", "frantic/event-back"),
    ("icons/crown",),
)
LESSON = LessonTable(
    boxes,
    busy,
    words=words,
    veils=veils,
    clear=clear,
    marks=marks,
    homes=homes,
    learned=LEARNED,
)
