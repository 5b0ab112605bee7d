"""Where the things lie that the guided race points at, when its clock runs, and names of keys."""

from collections.abc import Iterator, Mapping, Sequence

from game.core.lesson import LEARNER, LessonStep
from game.frankfurt.keys import is_blocked
from game.frankfurt.screen.places import CARD_RATIO, Rect, SeatPlace
from game.frankfurt.screen.scene import FrankfurtScene
from game.frankfurt.state import COLUMNS, NOTHING
from game.input.zones import Intent, Row
from game.ui.canvas import Box
from game.ui.game_screens import CROSS, PILES
from game.ui.lesson_places import Busy
from game.ui.lesson_table import Hand, LessonTable, lesson_match

BANNER = Box(430, 84, 1060, 66)
"""What the table says: its longest words."""
KEPT = 40.0
"""How much a note avoids what is always read: what the table says, and the rule over it."""
LARGE = 130
HOME = Box(1256, 154, 636, 520)
LARGE_HOMES = (Box(1240, 154, 668, 760),)
NAME_ROOM = 84.0
"""How high the names at the top of the panels are."""
COUNT_ROOM = 34.0
"""How far the number over a pile stands out."""
TURNED = 14.0
"""How far the corners of a card that lies askew stand out."""
NAME_EDGE = 6.0
"""So far below the upper edge of columns their frame begins: the words over them can be read."""


def boxes(scene: FrankfurtScene, point: str) -> Sequence[Box]:
    """Return where a thing lies: the learner's ``cards``, ``column 2``; ``pile 1``."""
    what, _, number = point.partition(" ")
    table = scene.table_places
    own = table.seats[LEARNER]
    match what:
        case "cards":
            return (_around([_stack(own), *map(own.column_rect, range(COLUMNS))]),)
        case "column":
            return (_below_names(_box(own.column_rect(int(number) - 1))),)
        case "pile":
            return (_pile(table.pile_rect(int(number) - 1)),)
        case _:
            return ()


def busy(scene: FrankfurtScene) -> Sequence[Busy]:
    """Return what is in use: the piles, everybody's columns, what the table says."""
    table = scene.table_places
    piles = (table.pile_rect(pile).grown(30) for pile in range(len(table.piles)))
    others = [place.panel for place in table.seats[1:]]
    return (
        Busy(_box(table.seats[LEARNER].panel), 2.0),
        *(Busy(_box(pile), 6.0) for pile in piles),
        *(Busy(_box(panel), 0.7) for panel in others),
        *(Busy(Box(panel.x, panel.y, panel.w, NAME_ROOM), 2.0) for panel in others),
        Busy(BANNER, KEPT),
        Busy(_box(table.signs), KEPT),
        Busy(_box(table.log), 0.2),
    )


def due(scene: FrankfurtScene, step: LessonStep) -> Sequence[str]:
    """Return the key that comes next, in a step of several presses."""
    deed = step.deed
    if scene.state.phase.counting and deed:
        return ()
    return step.point if len(deed) < 2 else (deed[part(scene, step)],)


def part(scene: FrankfurtScene, step: LessonStep) -> int:
    """Return how far a deed of several presses has come: its card is lifted, or laid."""
    deed, own = step.deed, scene.state.seats[LEARNER]
    lifted = f"column {own.held + 1}"
    if own.held != NOTHING and lifted in deed[:-1]:
        return deed.index(lifted) + 1
    return 0 if own.column_cards else max(0, len(deed) - 1)


def clear(scene: FrankfurtScene) -> Sequence[Box]:
    """Return what is to be read in the players' panels: no arrow may lie there."""
    return [_box(place.panel) for place in scene.table_places.seats]


def runs(scene: FrankfurtScene) -> bool:
    """Say whether the race's clock runs: in a count-down, in a block, and where the step races.

    The next round does not begin before it is told how one has ended.
    """
    state, match = scene.state, lesson_match(scene)
    if state.phase.counting:
        return not (match.unread or match.settled) or state.paused
    blocked = is_blocked(state, state.seats[LEARNER])
    return blocked or (match.step.clock and not match.unread)


def words(scene: FrankfurtScene, hand: Hand) -> Mapping[str, str]:
    """Return how the learner presses each key: ``column2`` is *press S*, or *click column 2*.

    ``column2key`` is *S* alone, or *column 2*.
    """
    return dict(_words(scene, hand))


def _words(scene: FrankfurtScene, hand: Hand) -> Iterator[tuple[str, str]]:
    texts, zone = scene.services.texts, scene.setup.seating[LEARNER].zone
    rows: tuple[tuple[str, Row, tuple[str, ...]], ...] = (
        ("column", "lower", CROSS),
        ("pile", "upper", PILES),
    )
    for what, row, buttons in rows:
        for index in range(COLUMNS):
            name = f"{what}{index + 1}"
            if hand == "mouse" or (zone is None and hand != "pad"):
                yield name, str(texts(f"lesson-click-{what}", n=index + 1))
                yield f"{name}key", str(texts(f"lesson-name-{what}", n=index + 1))
                continue
            if zone is None:
                label = str(texts(f"pad-the-{buttons[index]}"))
            else:
                label = scene.services.keyboard.label(zone.place(Intent(row, index)))
            yield name, str(texts("lesson-press-key", key=label))
            yield f"{name}key", label


def _below_names(box: Box) -> Box:
    """Return columns as they are framed."""
    return Box(box.x, box.y + NAME_EDGE, box.w, box.h - NAME_EDGE)


def _box(rect: Rect) -> Box:
    return Box(rect.x, rect.y, rect.w, rect.h)


def _stack(own: SeatPlace) -> Rect:
    """Return where a draw pile lies."""
    x, y = own.draw
    wide, high = own.draw_width, own.draw_width * CARD_RATIO
    return Rect(x - wide / 2, y - high / 2, wide, high)


def _pile(rect: Rect) -> Box:
    """Return a pile with the number over it and the corners of turned cards."""
    return Box(
        rect.x - TURNED,
        rect.y - COUNT_ROOM,
        rect.w + 2 * TURNED,
        rect.h + COUNT_ROOM + TURNED / 2,
    )


def _around(rects: Sequence[Rect]) -> Box:
    left, top = min(rect.x for rect in rects), min(rect.y for rect in rects)
    right, bottom = max(rect.right for rect in rects), max(rect.bottom for rect in rects)
    return Box(left, top, right - left, bottom - top)


def homes(scene: FrankfurtScene) -> Sequence[Box]:
    """Return where a note is at home: right of the piles, over no column of the learner's."""
    return LARGE_HOMES if scene.services.text.percent > LARGE else (HOME,)


def moves(scene: FrankfurtScene) -> bool:
    """Say whether cards fly or something flashes."""
    return scene.view.busy


def climax(scene: FrankfurtScene) -> bool:
    """Say whether a slap is still seen: it is a scene of its own."""
    return scene.view.slaps.busy


def marks(scene: FrankfurtScene) -> None:
    """Draw the keys of the piles over the frames."""
    scene.view.piles.draw_caps(scene.state)


LEARNED = (
    ("frankfurt/B5", "frankfurt/R9", "frankfurt/Y12", "frankfurt/Y7"),
    ("frankfurt/back", "frankfurt/empty"),
    ("icons/clock", "frankfurt/back"),
    ("icons/slap-hand",),
    ("icons/crown",),
)
LESSON = LessonTable(
    boxes,
    busy,
    words,
    runs=runs,
    moves=moves,
    climax=climax,
    due=due,
    clear=clear,
    marks=marks,
    part=part,
    homes=homes,
    learned=LEARNED,
)
