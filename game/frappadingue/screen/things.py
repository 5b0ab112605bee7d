"""What on the table of the run can be looked at, and where it is seen."""

from collections.abc import Iterator

from game.core.explain import Kind, Thing
from game.frappadingue.screen.layout import (
    BARROW,
    BARROW_WIDTH,
    COUNTER,
    DECK,
    DECK_CARD,
    ODDS,
    PAD,
    PAD_HEAD,
    TOTAL,
    TRACK,
    card_box,
    layout,
    pad_rows,
)
from game.frappadingue.state import State
from game.ui.canvas import Box
from game.ui.look import Seen

BARROW_BOX = Box(
    BARROW[0] - BARROW_WIDTH / 2, COUNTER.y + 60, BARROW_WIDTH, COUNTER.bottom - COUNTER.y - 70
)


def things_of(state: State, *, odds: bool) -> Iterator[Seen]:
    """Yield all that is seen; ``odds``: whether the risk is."""
    yield Seen(Thing(Kind.SIGN, "way", index=0), TRACK)
    yield Seen(Thing(Kind.SIGN, "pad", index=0), Box(PAD.x, PAD.y, PAD.w, PAD_HEAD))
    for seat, row in enumerate(pad_rows(len(state.seats))):
        yield Seen(Thing(Kind.SEAT, seat=seat), row)
    places = layout(state, frozenset({0}))
    for card in (*state.throw, *state.hand):
        at = places[card]
        yield Seen(Thing(Kind.CARD, card=card), card_box(at.x, at.y, at.width))
    yield Seen(Thing(Kind.PILE, "deck", index=0), card_box(*DECK, DECK_CARD))
    yield Seen(Thing(Kind.SIGN, "points", index=0), TOTAL)
    yield Seen(Thing(Kind.PILE, "counter", index=0), BARROW_BOX)
    if odds:
        yield Seen(Thing(Kind.SIGN, "odds", index=0), ODDS)
