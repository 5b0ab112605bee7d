"""Cards on piles: what fits, what bounces, what is called (FF-6, FF-10)."""

from game.core.cards import Card
from game.core.rules import Seat, Turn
from game.frankfurt.deck import Deck
from game.frankfurt.events import (
    Bounced,
    Called,
    CardBack,
    Discarded,
    Event,
    SlapRefused,
    Turned,
    WrongCall,
)
from game.frankfurt.state import LATE, NOTHING, Pile, State


def discard(turn: Turn[State, Event], deck: Deck, seat: Seat, index: int) -> None:
    """Lay the card in the hand on a pile: it stays, bounces, or lies there wrong (FF-10)."""
    state = turn.state
    player = state.seats[seat]
    column = player.held
    card = player.columns[column].cards[-1]
    pile = state.piles[index]
    if deck.fits(card, pile.cards[-1].card):
        turn.emit(Discarded(seat, column, index, card))
    elif just_late(deck, card, pile, state.clock):
        turn.emit(Bounced(seat, column, index, card, late=True, blocked_until=NOTHING))
        return
    elif state.rules.table_mode:
        turn.emit(Discarded(seat, column, index, card, wrong=True))
    else:
        until = block_end(state, seat)
        turn.emit(Bounced(seat, column, index, card, late=False, blocked_until=until))
        return
    turn_by_itself(turn, seat, column)


def just_late(deck: Deck, card: Card, pile: Pile, clock: int) -> bool:
    """Say whether a card fitted a top of the pile of 0.35 s ago or less (FF-10)."""
    return any(
        clock - former.until <= LATE and deck.fits(card, former.card) for former in pile.former
    )


def turn_by_itself(turn: Turn[State, Event], seat: Seat, index: int) -> None:
    """Turn a column's next card where turning is automatic (FF-7, FF-20)."""
    column = turn.state.seats[seat].columns[index]
    if turn.state.rules.automatic[seat] and column.cards and not column.up:
        turn.emit(Turned(seat, index, column.cards[-1]))


def call(turn: Turn[State, Event], seat: Seat, index: int) -> None:
    """Call the top card of a pile: it goes back, or the caller is blocked (FF-10)."""
    state = turn.state
    top = state.piles[index].cards[-1]
    if not top.wrong:
        turn.emit(WrongCall(seat, index, block_end(state, seat)))
        return
    returned = wrong_on_top(state, index)
    turn.emit(Called(seat, top.owner, index, returned, block_end(state, top.owner)))


def refuse_slap(turn: Turn[State, Event], seat: Seat, index: int) -> bool:
    """Give the slapper's own wrong top cards back instead of the slap, if any (FF-12)."""
    state = turn.state
    own = [
        place
        for place, pile in enumerate(state.piles)
        if pile.cards and pile.cards[-1].wrong and pile.cards[-1].owner == seat
    ]
    if not own:
        return False
    serials = {card.card: card.serial for pile in state.piles for card in pile.cards}
    returned = [back for place in own for back in wrong_on_top(state, place)]
    returned.sort(key=lambda back: -serials[back.card])
    turn.emit(SlapRefused(seat, index, tuple(returned), block_end(state, seat)))
    return True


def wrong_on_top(state: State, index: int) -> tuple[CardBack, ...]:
    """Return the wrong cards of one owner at the top of a pile, last laid first (FF-10)."""
    cards = state.piles[index].cards
    owner = cards[-1].owner
    returned = []
    for card in reversed(cards):
        if not card.wrong or card.owner != owner:
            break
        returned.append(CardBack(index, card.card, card.column))
    return tuple(returned)


def block_end(state: State, seat: Seat) -> int:
    """Return the clock up to which a seat is blocked from now; ``NOTHING`` for no block."""
    block = state.rules.block[seat]
    return state.clock + block if block else NOTHING
