"""Where the things lie that the guided round points at: cards, the odds, a row of the pad."""

from collections.abc import Mapping, Sequence

from game.frappadingue.screen.choices_view import way_of
from game.frappadingue.screen.layout import (
    BANNER,
    CARD,
    CHOICES,
    COUNTER,
    HINTS,
    LOG,
    ODDS,
    PAD,
    PAD_HEAD,
    TRACK,
    card_box,
    pad_rows,
    throw_spots,
)
from game.frappadingue.screen.scene import FrappadingueScene
from game.frappadingue.state import Phase, Take
from game.ui.canvas import Box
from game.ui.lesson_places import Busy
from game.ui.lesson_table import Hand, LessonTable, wanted_place

CHOSEN = 20.0
"""How much a note avoids to cover what can be chosen, or could be in another step."""
THROW = Box(628, 206, 1268, 292)


def boxes(scene: FrappadingueScene, point: str) -> Sequence[Box]:
    """Return where a thing lies: ``card 9`` of the throw, ``odds``, ``counter``, ``row 1``."""
    what, _, which = point.partition(" ")
    match what:
        case "card":
            return _cards(scene, which)
        case "odds":
            return (ODDS,)
        case "counter":
            return (COUNTER,)
        case "row":
            return (pad_rows(len(scene.names))[int(which)],)
        case _:
            return ()


def busy(scene: FrappadingueScene) -> Sequence[Busy]:
    """Return what is in use: throw, choices and counter, and who has how much."""
    rows = pad_rows(len(scene.names))
    head = Box(PAD.x, PAD.y, PAD.w, PAD_HEAD)
    table = (Busy(box, weight) for box, weight in ((THROW, 1.0), (CHOICES, 1.0), (COUNTER, 4.0)))
    seats = (Busy(row, 0.8) for row in rows)
    spots = (Busy(spot.box, CHOSEN) for spot in scene.spots.items)
    return (
        *table,
        *spots,
        *seats,
        Busy(head, 0.3),
        Busy(TRACK, 0.5),
        Busy(BANNER),
        Busy(HINTS, 6.0),
        _LOG,
    )


_LOG = Busy(LOG, 0.15)


def words(scene: FrappadingueScene, hand: Hand) -> Mapping[str, str]:
    """Return what a mouse is to click on, by what stands on it; keys are named for all games."""
    place = wanted_place(LESSON, scene)
    spot = scene.spots.focused if place is None else scene.spots.items[place]
    if hand != "mouse" or spot is None:
        return {}
    texts = scene.services.texts
    what = way_of(spot).sentence.text(texts)
    return {"press": str(texts("lesson-frappadingue-click", what=what))}


def veils(scene: FrappadingueScene) -> Sequence[Box]:
    """Return the sets that are for another step."""
    items = scene.spots.items
    return [spot.box for spot in items if spot.refusal and isinstance(spot.action, Take)]


def clear(scene: FrappadingueScene) -> Sequence[Box]:
    """Return choices, cards and the log: no arrow lies on one to point at its neighbour."""
    state = scene.table.shown
    cards = throw_spots(len(state.throw)) if state.phase is Phase.TAKE else ()
    return [LOG, *(spot.box for spot in scene.spots.items), *(card_box(*at, CARD) for at in cards)]


def _cards(scene: FrappadingueScene, kind: str) -> tuple[Box, ...]:
    state = scene.table.shown
    if state.phase is not Phase.TAKE:
        return ()
    spots = zip(state.throw, throw_spots(len(state.throw)), strict=True)
    return tuple(card_box(*at, CARD) for card, at in spots if scene.rules.deck.kind(card) == kind)


LEARNED = (
    ("frappadingue/K8", "frappadingue/K12", "frappadingue/K9"),
    ("frappadingue/plus10", "frappadingue/minus10"),
    ("frappadingue/crash", "frappadingue/barrow-tipped"),
    ("frappadingue/barrow-5",),
    ("frappadingue/scorepad", "icons/flag"),
)
LESSON = LessonTable(boxes, busy, words=words, veils=veils, clear=clear, learned=LEARNED)
