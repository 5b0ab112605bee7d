"""What on the board game's table can be looked at, and where it is seen."""

from collections.abc import Iterator

from game.board.screen.layout import BIG, PILE, ROUND, Pitch, die_box, plate_box
from game.board.state import NO_BOMB, Ask, State
from game.core.explain import Kind, Thing
from game.ui.look import Seen


def things_of(state: State, pitch: Pitch, *, covered: bool = False) -> Iterator[Seen]:
    """Yield all but the cards of hands and market; what lies on top of something comes first.

    ``covered``: a poster hangs over the track.
    """
    bomb = state.bomb != NO_BOMB
    yield Seen(Thing(Kind.SIGN, "bomb" if bomb else "round", index=0), ROUND)
    yield Seen(Thing(Kind.PILE, "draw", index=0), PILE)
    seats = len(state.hands)
    thrown = {die.seat for die in state.dice}
    for seat in range(seats):
        plate = plate_box(seat, seats)
        if seat in thrown:
            yield Seen(Thing(Kind.DIE, "d6", seat=seat), die_box(plate))
        yield Seen(Thing(Kind.SEAT, seat=seat), plate)
    covered = covered or _covered(state)
    for number in range(state.finish + 1):
        box = pitch.box(number)
        if not (covered and BIG.has(box.cx, box.cy)):
            yield Seen(Thing(Kind.SQUARE, index=number), box)


def _covered(state: State) -> bool:
    """Say whether the market or open hands lie over the track."""
    eye = state.question is not None and state.question.ask is Ask.EYE
    return bool(state.market) or eye
