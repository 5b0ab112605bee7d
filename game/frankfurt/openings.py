"""What a player could do at this moment, for who wants help to see it; whom the table waits for.

Nothing here changes a rule: all of it lies open on the table for everybody.
"""

from collections.abc import Iterable

import msgspec

from game.core.rules import Seat
from game.frankfurt.deck import Deck
from game.frankfurt.keys import can_act, is_blocked, slap_is_due
from game.frankfurt.state import (
    NOTHING,
    Column,
    Phase,
    PileStatus,
    SeatState,
    State,
    Step,
    ticks,
)

SEES_LATE = ticks(3)
"""So long without a move of their own, and a player who wants help late is shown what to do."""
WAITED = ticks(1.5)
"""So long nobody does anything before the table is said to wait for somebody."""


class Openings(msgspec.Struct, frozen=True):
    """What would get a player on. Columns and piles count from 0."""

    lays: tuple[tuple[int, int], ...] = ()
    """Columns whose top card fits, each with a pile on which it would stay (FF-6)."""
    turns: tuple[int, ...] = ()
    """Columns with a card to turn (FF-7)."""
    moves: tuple[tuple[int, int], ...] = ()
    """Columns whose top card can move, each with an empty column (FF-8)."""
    slaps: tuple[int, ...] = ()
    """The smallest of the piles that can be slapped (FF-12, FF-13)."""

    @property
    def piles(self) -> frozenset[int]:
        """Return the piles on which something can be done."""
        return frozenset(pile for _, pile in self.lays) | frozenset(self.slaps)

    @property
    def columns(self) -> frozenset[int]:
        """Return the columns of which the top card can be laid, turned or moved."""
        laid = {column for column, _ in self.lays} | {column for column, _ in self.moves}
        return frozenset(laid | set(self.turns))

    @property
    def targets(self) -> frozenset[int]:
        """Return the empty columns into which a card can move."""
        return frozenset(target for _, target in self.moves)


NONE = Openings()


def openings(state: State, deck: Deck, seat: Seat) -> Openings:
    """Return what a player could do now; nothing in a count-down, a pause, or while blocked.

    A move into an empty column counts only if nothing can be laid or turned. With a card in the
    hand that can be laid or moved, that card alone counts.
    """
    player = state.seats[seat]
    if state.paused or state.phase.counting or is_blocked(state, player):
        return NONE
    if slap_is_due(state, seat):
        return Openings(slaps=_smallest(state))
    races = player.step is Step.RACING and (state.phase is Phase.RACE or state.rules.stress)
    if not races or state.phase is Phase.OVER:
        return NONE
    if player.held != NOTHING:
        held = _of_columns(state, deck, player, (player.held,))
        if held != NONE:
            return held
    return _of_columns(state, deck, player, range(len(player.columns)))


def waited_for(state: State, deck: Deck) -> Seat | None:
    """Return the only player who can still do something, if the table has stood for a while.

    ``None`` too while somebody has to slap, lay columns or turn over: the table says so itself.
    """
    if state.phase is not Phase.RACE or state.paused or state.clock - state.progress < WAITED:
        return None
    if any(not seat.column_cards or seat.step is not Step.RACING for seat in state.seats):
        return None
    able = [index for index, seat in enumerate(state.seats) if can_act(state, deck, seat)]
    return able[0] if len(able) == 1 else None


def has_moved(before: State, after: State, seat: Seat) -> bool:
    """Say whether a player's cards lie otherwise than before: a move, or a new round."""
    return before.seats[seat].columns != after.seats[seat].columns


def _of_columns(state: State, deck: Deck, player: SeatState, indexes: Iterable[int]) -> Openings:
    columns = [(index, player.columns[index]) for index in indexes]
    tops = [
        (index, pile.cards[-1].card)
        for index, pile in enumerate(state.piles)
        if pile.cards and pile.status is PileStatus.OPEN
    ]
    lays = tuple(
        (index, pile)
        for index, column in columns
        for pile, top in tops
        if column.top is not None and deck.fits(column.top, top)
    )
    turns = tuple(index for index, column in columns if column.cards and not column.up)
    if lays or turns:
        return Openings(lays, turns)
    return Openings(moves=_moves(player, columns))


def _moves(player: SeatState, columns: list[tuple[int, Column]]) -> tuple[tuple[int, int], ...]:
    """Return the moves that free or turn a card, all into the first empty column."""
    empty = next((i for i, column in enumerate(player.columns) if not column.cards), None)
    if empty is None:
        return ()
    return tuple((i, empty) for i, column in columns if len(column.cards) > 1 and column.up)


def _smallest(state: State) -> tuple[int, ...]:
    """Return the pile that is best to slap: the smallest, of equals the leftmost."""
    wanted = PileStatus.OLD if state.phase is Phase.SLAP else PileStatus.OPEN
    waiting = [i for i, pile in enumerate(state.piles) if pile.status is wanted and pile.cards]
    return tuple(sorted(waiting, key=lambda index: len(state.piles[index].cards))[:1])
