"""What a key means at this moment (FF-17), and who could do something (FF-11)."""

import enum

import msgspec

from game.core.rules import Seat
from game.frankfurt.deck import Deck
from game.frankfurt.state import (
    COLUMNS,
    COUNTING,
    LATE,
    NOTHING,
    Column,
    Key,
    Phase,
    PileStatus,
    Row,
    SeatState,
    State,
    Step,
)

KEYS = tuple(Key(row, index) for row in (Row.COLUMN, Row.PILE) for index in range(COLUMNS))
"""All keys of a player, in stable order."""


class Meaning(enum.Enum):
    """What a key would do, or, for the second group, why it does nothing."""

    PICK_UP = "pick up"
    PUT_BACK = "put back"
    SWITCH = "switch"
    """Put the card in the hand back, then act on the key's column."""
    TURN = "turn"
    MOVE = "move"
    DISCARD = "discard"
    CALL = "call"
    SLAP = "slap"
    LAY = "lay"
    REVEAL = "reveal"

    OVER = "the match is over"
    PAUSED = "the race is paused"
    COUNTDOWN = "wait for the count-down"
    BLOCKED = "blocked"
    NONE = "the key has no meaning now"
    QUIET = "somebody else called just before"
    DEAF = "the key rests for a moment"

    @property
    def acts(self) -> bool:
        """Say whether the key has an effect."""
        return self not in _IDLE


_IDLE = frozenset(
    {
        Meaning.OVER,
        Meaning.PAUSED,
        Meaning.COUNTDOWN,
        Meaning.BLOCKED,
        Meaning.NONE,
        Meaning.QUIET,
        Meaning.DEAF,
    }
)


def meaning(state: State, seat: Seat, key: Key) -> Meaning:
    """Return what a key means for a seat now (FF-17)."""
    return standstill(state, state.seats[seat]) or _own_meaning(state, seat, key)


def acting_keys(state: State, seat: Seat) -> tuple[Key, ...]:
    """Return the keys that have an effect for a seat now (FF-17)."""
    if standstill(state, state.seats[seat]):
        return ()
    return tuple(key for key in KEYS if _own_meaning(state, seat, key) not in _IDLE)


def standstill(state: State, player: SeatState) -> Meaning | None:
    """Return why none of a player's keys acts (FF-4, FF-10a, FF-19), or ``None``."""
    if state.phase is Phase.OVER:
        return Meaning.OVER
    if state.paused:
        return Meaning.PAUSED
    if state.phase in COUNTING:
        return Meaning.COUNTDOWN
    return Meaning.BLOCKED if is_blocked(state, player) else None


def _own_meaning(state: State, seat: Seat, key: Key) -> Meaning:
    player = state.seats[seat]
    if key.row is Row.PILE and key.index >= len(state.piles):
        return Meaning.NONE
    if is_deaf(state, seat, key):
        return Meaning.DEAF
    if state.phase is Phase.SLAP and not player.slapped:
        return _slap_phase(state, key)
    match player.step:
        case Step.DONE:
            return Meaning.NONE
        case Step.LAYING:
            return _laying(player, key)
        case Step.RACING if state.phase is Phase.SLAP and not state.rules.stress:
            return Meaning.NONE
        case Step.RACING:
            return _column(player, key) if key.row is Row.COLUMN else _pile(state, seat, key)


def is_blocked(state: State, player: SeatState) -> bool:
    """Say whether a player is blocked; the last tick of a block counts (FF-10a)."""
    return player.blocked_until != NOTHING and state.clock <= player.blocked_until


def is_deaf(state: State, seat: Seat, key: Key) -> bool:
    """Say whether a pile's key rests after a card that came too late (FF-10b, FF-13a)."""
    if state.deaf is msgspec.UNSET or key.row is Row.COLUMN:
        return False
    return any(deaf.seat == seat and deaf.pile == key.index for deaf in state.deaf)


def slap_is_due(state: State, seat: Seat) -> bool:
    """Say whether a pile key with an empty hand is a slap for this seat (FF-12, FF-13)."""
    player = state.seats[seat]
    if state.phase is Phase.SLAP:
        return not player.slapped
    return state.phase is Phase.RACE and player.column_cards == 0


def slapped_pile(state: State, index: int) -> int:
    """Return the pile that a slap takes: the key's own, or the last old one (FF-16)."""
    if state.phase is Phase.RACE or state.piles[index].status is PileStatus.OLD:
        return index
    return next(place for place, pile in enumerate(state.piles) if pile.status is PileStatus.OLD)


def can_act(state: State, deck: Deck, player: SeatState) -> bool:
    """Say whether a player has a card to turn, a fitting one, or a move that helps (FF-11)."""
    columns = player.columns
    if any(column.cards and not column.up for column in columns):
        return True
    if any(not column.cards for column in columns) and any(
        len(column.cards) > 1 for column in columns
    ):
        return True
    tops = [pile.cards[-1].card for pile in state.piles if pile.cards]
    return any(deck.fits(column.cards[-1], top) for column in columns if column.up for top in tops)


def _slap_phase(state: State, key: Key) -> Meaning:
    if key.row is Row.COLUMN:
        return Meaning.NONE
    if state.piles[key.index].status is PileStatus.OLD:
        return Meaning.SLAP
    # The last player of a round of constant stress takes the last pile with any key (FF-16).
    old = sum(pile.status is PileStatus.OLD for pile in state.piles)
    return Meaning.SLAP if old == 1 and state.rules.stress else Meaning.NONE


def _laying(player: SeatState, key: Key) -> Meaning:
    if key.row is Row.COLUMN:
        waits = player.shape[key.index] and not player.columns[key.index].cards
        return Meaning.LAY if waits else Meaning.NONE
    complete = all(
        column.cards for column, size in zip(player.columns, player.shape, strict=True) if size
    )
    return Meaning.REVEAL if complete else Meaning.NONE


def _column(player: SeatState, key: Key) -> Meaning:
    column = player.columns[key.index]
    if player.held == key.index:
        return Meaning.PUT_BACK
    if player.held != NOTHING:
        return Meaning.SWITCH if column.cards else Meaning.MOVE
    return on_column(column)


def on_column(column: Column) -> Meaning:
    """Return what a column's key means for an empty hand (FF-17)."""
    if not column.cards:
        return Meaning.NONE
    return Meaning.PICK_UP if column.up else Meaning.TURN


def _pile(state: State, seat: Seat, key: Key) -> Meaning:
    pile = state.piles[key.index]
    top = pile.top
    if pile.status is not PileStatus.OPEN or top is None:
        return Meaning.NONE
    if state.seats[seat].held != NOTHING:
        return Meaning.DISCARD
    if slap_is_due(state, seat):
        return Meaning.SLAP
    if not state.rules.table_mode or top.owner == seat:
        return Meaning.NONE
    if pile.caller not in (NOTHING, seat) and state.clock - pile.called_at <= LATE:
        return Meaning.QUIET
    return Meaning.CALL
