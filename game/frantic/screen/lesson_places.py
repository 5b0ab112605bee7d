"""Where the things lie that the guided round points at: cards of the hand, piles, plates."""

from collections.abc import Sequence

from game.core.lesson import LEARNER
from game.frantic.screen.layout import (
    BANNER,
    CARD_RATIO,
    CHOOSER,
    DISCARD,
    DRAW_PILE,
    HAPPENINGS,
    HINTS,
    LOG,
    PILE_CARD,
    ROUND,
    TRAY,
    card_box,
    plate_box,
)
from game.frantic.screen.scene import FranticScene
from game.ui.canvas import Box
from game.ui.lesson_places import Busy
from game.ui.lesson_table import LessonTable

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
    plates = (Busy(_plate(scene, seat)) for seat in range(len(scene.names)))
    high = PILE_CARD * CARD_RATIO
    left, right = DRAW_PILE[0] - PILE_CARD / 2, DISCARD[0] + 200
    piles = Box(left, DISCARD[1] - high / 2, right - left, high)
    return (
        Busy(piles, 1.5),
        Busy(CHOOSER, 2.0),
        Busy(TRAY, 1.5),
        *plates,
        Busy(BANNER),
        Busy(ROUND, 0.3),
        Busy(HINTS),
        Busy(LOG, 0.2),
    )


def _plate(scene: FranticScene, seat: int) -> Box:
    return plate_box(seat, len(scene.names), LEARNER)


LESSON = LessonTable(boxes, busy)
