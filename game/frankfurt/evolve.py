"""How each event of a race changes its state: no luck, no choice, no rule is decided here."""

from collections.abc import Iterable
from typing import Any, assert_never

import msgspec
from msgspec.structs import replace

from game.core.cards import Card
from game.core.rules import Rejected, Seat
from game.frankfurt.events import (
    Bounced,
    Called,
    CardBack,
    ColumnLaid,
    CountdownEnded,
    CountdownStarted,
    Discarded,
    Event,
    MatchEnded,
    Moved,
    PickedUp,
    PileRevealed,
    PilesComplete,
    PutBack,
    Resumed,
    Revealed,
    Rotated,
    RoundStarted,
    Slapped,
    SlapRefused,
    Suspended,
    Ticked,
    Turned,
    WrongCall,
)
from game.frankfurt.state import (
    COLUMNS,
    COUNTDOWN,
    COUNTING,
    LATE,
    NOTHING,
    Column,
    DeafKey,
    FormerTop,
    Phase,
    Pile,
    PileCard,
    PileStatus,
    SeatState,
    State,
    Step,
)

EMPTY = Column()


def evolve(state: State, event: Event) -> State:
    """Return the state after an event."""
    match event:
        case Ticked():
            return _tick(state)
        case PickedUp(seat, column):
            return with_seat(state, seat, held=column)
        case PutBack(seat, _):
            return with_seat(state, seat, held=NOTHING)
        case Discarded():
            return _discard(state, event)
        case Turned(seat, column, _):
            return _progress(_change_column(state, seat, column, _turned))
        case Moved():
            return _progress(_move(state, event))
        case Bounced():
            return _bounce(state, event)
        case Called() | WrongCall() | SlapRefused():
            return _call(state, event)
        case Slapped():
            return _slap(state, event)
        case ColumnLaid() | PileRevealed() | PilesComplete():
            return _stress(state, event)
        case Rejected():
            return state
        case MatchEnded():
            return replace(hands_empty(state), phase=Phase.OVER, deaf=msgspec.UNSET)
        case RoundStarted() | Revealed() | Rotated():
            return _lay(state, event)
        case Suspended() | Resumed() | CountdownStarted() | CountdownEnded():
            return _interrupt(state, event)
        case _:
            assert_never(event)


def layout_shape(cards: int) -> tuple[int, ...]:
    """Return the sizes of the four columns for a player with so many cards (FF-3, FF-5)."""
    rest = cards - 1
    shape = []
    for size in range(1, COLUMNS + 1):
        shape.append(min(size, max(rest, 0)))
        rest -= size
    return tuple(shape)


def lay_columns(seat: SeatState) -> SeatState:
    """Lay a player's columns from the top of the draw pile, first column first (FF-3)."""
    draw, columns = seat.draw, []
    for size in layout_shape(len(draw)):
        columns.append(Column(draw[:size], 1) if size else EMPTY)
        draw = draw[size:]
    return replace(seat, draw=draw, columns=tuple(columns))


def with_seat(state: State, seat: Seat, **changes: Any) -> State:
    """Return the state with one seat changed."""
    seats = state.seats
    return replace(
        state, seats=(*seats[:seat], replace(seats[seat], **changes), *seats[seat + 1 :])
    )


def with_pile(state: State, index: int, pile: Pile) -> State:
    """Return the state with one pile replaced."""
    piles = state.piles
    return replace(state, piles=(*piles[:index], pile, *piles[index + 1 :]))


def hands_empty(state: State) -> State:
    """Put every card that is in a hand back (FF-17)."""
    if all(seat.held == NOTHING for seat in state.seats):
        return state
    return replace(state, seats=tuple(replace(seat, held=NOTHING) for seat in state.seats))


def _tick(state: State) -> State:
    if state.phase in COUNTING:
        return replace(state, countdown=state.countdown - 1)
    state = replace(state, clock=state.clock + 1)
    return state if state.deaf is msgspec.UNSET else _hear_again(state)


def _hear_again(state: State) -> State:
    """Wake the keys that have rested long enough; limits are inclusive (FF-10a)."""
    deaf = () if state.deaf is msgspec.UNSET else state.deaf
    kept = tuple(key for key in deaf if state.clock <= key.until)
    return replace(state, deaf=kept or msgspec.UNSET)


def _progress(state: State) -> State:
    return replace(state, progress=state.clock, rotations=0)


def _interrupt(
    state: State, event: Suspended | Resumed | CountdownStarted | CountdownEnded
) -> State:
    match event:
        case Suspended():
            return replace(hands_empty(state), paused=True)
        case Resumed():
            if state.phase in COUNTING:
                return replace(state, paused=False, countdown=COUNTDOWN)
            return replace(
                state,
                paused=False,
                phase=Phase.COUNTDOWN_RESUME,
                after=state.phase,
                countdown=COUNTDOWN,
            )
        case CountdownStarted(phase):
            return replace(hands_empty(state), phase=phase, countdown=COUNTDOWN)
        case CountdownEnded():
            return replace(state, phase=state.after, after=Phase.RACE, countdown=0)


def _turned(column: Column) -> Column:
    return replace(column, up=column.up + 1)


def _without_top(column: Column) -> Column:
    if len(column.cards) == 1:
        return EMPTY
    return Column(column.cards[:-1], column.up - 1)


def _with_card(column: Column, card: Card) -> Column:
    return Column((*column.cards, card), column.up + 1)


def _change_column(state: State, seat: Seat, index: int, change: Any) -> State:
    columns = state.seats[seat].columns
    changed = (*columns[:index], change(columns[index]), *columns[index + 1 :])
    return with_seat(state, seat, columns=changed)


def _move(state: State, event: Moved) -> State:
    state = _change_column(state, event.seat, event.source, _without_top)
    state = _change_column(state, event.seat, event.target, lambda _: Column((event.card,), 1))
    return with_seat(state, event.seat, held=NOTHING)


def _discard(state: State, event: Discarded) -> State:
    serial = state.serial + 1 if event.wrong else 0
    laid = PileCard(event.card, event.seat, event.column, event.wrong, serial)
    state = with_pile(state, event.pile, cover(state.piles[event.pile], laid, state.clock))
    state = _change_column(state, event.seat, event.column, _without_top)
    state = with_seat(state, event.seat, held=NOTHING)
    if event.wrong:
        state = replace(state, serial=serial)
    if state.seats[event.seat].column_cards == 0:
        state = with_seat(state, event.seat, out_order=state.outs)
        state = replace(state, outs=state.outs + 1)
    return _progress(state)


def _bounce(state: State, event: Bounced) -> State:
    state = with_seat(state, event.seat, held=NOTHING, blocked_until=event.blocked_until)
    if event.late and state.rules.table_mode:
        state = _deafen(state, event.seat, (event.pile,))
    return state


def _deafen(state: State, seat: Seat, piles: Iterable[int]) -> State:
    """Let a player's keys of piles rest from now on (FF-10b, FF-13a)."""
    before = () if state.deaf is msgspec.UNSET else state.deaf
    more = (DeafKey(seat, pile, state.clock + LATE) for pile in piles)
    return replace(state, deaf=(*before, *more))


def cover(pile: Pile, laid: PileCard, clock: int) -> Pile:
    """Lay a card on a pile; other players' wrong cards under it stay for good (FF-10)."""
    cards = pile.cards
    if any(card.wrong and card.owner != laid.owner for card in cards):
        cards = tuple(card if card.owner == laid.owner else _settled(card) for card in cards)
    return replace(pile, cards=(*cards, laid), former=_former(pile, clock))


def _settled(card: PileCard) -> PileCard:
    return replace(card, wrong=False, serial=0) if card.wrong else card


def _former(pile: Pile, clock: int) -> tuple[FormerTop, ...]:
    """Return the former tops that can still matter, now that the top goes (FF-10)."""
    kept = tuple(former for former in pile.former if clock - former.until <= LATE)
    return (*kept, FormerTop(pile.cards[-1].card, clock)) if pile.cards else kept


def _call(state: State, event: Called | WrongCall | SlapRefused) -> State:
    match event:
        case WrongCall(caller, pile, until):
            state = with_seat(state, caller, held=NOTHING, blocked_until=until)
            return _note_call(state, pile, caller)
        case Called(caller, owner, pile, returned, until):
            state = _take_back(state, owner, returned, until)
            return _note_call(state, pile, caller)
        case SlapRefused(seat, _, returned, until):
            return _take_back(state, seat, returned, until)


def _note_call(state: State, pile: int, caller: Seat) -> State:
    return with_pile(state, pile, replace(state.piles[pile], caller=caller, called_at=state.clock))


def _take_back(state: State, owner: Seat, returned: Iterable[CardBack], until: int) -> State:
    """Take wrong cards from the piles, one after another, each on top of its column (FF-10)."""
    held = state.seats[owner].held
    bared: set[int] = set()
    for back in returned:
        pile = state.piles[back.pile]
        # Of several cards of a pile only the first was its top until now.
        former = pile.former if back.pile in bared else _former(pile, state.clock)
        bared.add(back.pile)
        pile = replace(pile, cards=pile.cards[:-1], former=former)
        state = with_pile(state, back.pile, pile)
        card = back.card
        state = _change_column(
            state, owner, back.column, lambda column, card=card: _with_card(column, card)
        )
        held = NOTHING if held == back.column else held
    if until != NOTHING:
        return with_seat(state, owner, held=NOTHING, blocked_until=until, out_order=NOTHING)
    return with_seat(state, owner, held=held, out_order=NOTHING)


def _slap(state: State, event: Slapped) -> State:
    if event.first:
        state = _first_slap(state)
    pile = state.piles[event.pile]
    cards = tuple(card.card for card in pile.cards)
    state = with_pile(state, event.pile, Pile(status=PileStatus.TAKEN))
    if event.first:
        state = replace(state, box=(*state.box, *cards))
        cards = ()
    seat = state.seats[event.seat]
    left = (card for column in seat.columns for card in column.cards)
    draw = (*seat.draw, *cards, *left)
    ranked = sum(other.slap_rank != NOTHING for other in state.seats)
    state = with_seat(
        state,
        event.seat,
        draw=draw,
        columns=(EMPTY,) * COLUMNS,
        slapped=True,
        counted=len(draw),
        slap_rank=ranked if event.by_hand or event.first else NOTHING,
        got_pile_at=state.clock,
    )
    return _begin_laying(state, event) if state.rules.stress else state


def _first_slap(state: State) -> State:
    """Lift all blocks and empty all hands; from here on the piles can only be slapped (FF-13).

    Who had a card in the hand can't slap for a moment (FF-13a).
    """
    for index, seat in enumerate(state.seats):
        if seat.held != NOTHING:
            state = _deafen(state, index, range(len(state.piles)))
    seats = tuple(
        replace(
            seat,
            held=NOTHING,
            blocked_until=NOTHING,
            out_order=NOTHING,
            slap_rank=NOTHING,
            counted=NOTHING,
        )
        for seat in state.seats
    )
    piles = tuple(Pile(pile.cards, PileStatus.OLD) for pile in state.piles)
    return replace(
        state,
        seats=seats,
        piles=piles,
        phase=Phase.SLAP,
        first_slap=state.clock,
        outs=0,
        rotations=0,
    )


def _begin_laying(state: State, event: Slapped) -> State:
    """Under constant stress the new pile takes the slapped one's place (FF-16)."""
    counted = state.seats[event.seat].counted
    if counted <= 1:
        return with_seat(state, event.seat, step=Step.DONE, place=event.pile)
    shape = layout_shape(counted)
    return with_seat(state, event.seat, step=Step.LAYING, place=event.pile, shape=shape)


def _stress(state: State, event: ColumnLaid | PileRevealed | PilesComplete) -> State:
    match event:
        case ColumnLaid(index, column):
            seat = state.seats[index]
            size = seat.shape[column]
            laid = Column(seat.draw[:size], 1)
            state = _change_column(state, index, column, lambda _: laid)
            return with_seat(state, index, draw=seat.draw[size:])
        case PileRevealed(index, place, card):
            state = with_pile(state, place, Pile((PileCard(card, index),)))
            draw = state.seats[index].draw[1:]
            return with_seat(state, index, draw=draw, step=Step.RACING, shape=())
        case PilesComplete(round_number):
            seats = tuple(_fresh(seat) for seat in state.seats)
            state = replace(state, seats=seats, round=round_number, phase=Phase.RACE)
            return replace(_progress(state), first_slap=NOTHING)


def _fresh(seat: SeatState) -> SeatState:
    return replace(seat, slapped=False, slap_rank=NOTHING, counted=NOTHING, got_pile_at=NOTHING)


def _lay(state: State, event: RoundStarted | Revealed | Rotated) -> State:
    match event:
        case RoundStarted(round_number):
            seats = tuple(lay_columns(_fresh(seat)) for seat in state.seats)
            return replace(
                state,
                seats=seats,
                piles=(Pile(),) * len(seats),
                round=round_number,
                phase=Phase.COUNTDOWN_START,
                countdown=COUNTDOWN,
                first_slap=NOTHING,
                deaf=msgspec.UNSET,
            )
        case Revealed(cards):
            for seat, card in cards:
                state = _reveal(state, seat, card)
            return replace(_progress(state), phase=Phase.RACE, countdown=0)
        case Rotated():
            piles = tuple(_rotated(pile, state.clock) for pile in state.piles)
            return replace(
                state,
                piles=piles,
                phase=Phase.RACE,
                countdown=0,
                progress=state.clock,
                rotations=state.rotations + 1,
            )


def _reveal(state: State, seat: Seat, card: Card) -> State:
    before = state.seats[seat]
    if before.draw and before.draw[0] == card:
        state = with_seat(state, seat, draw=before.draw[1:])
    else:
        state = replace(state, box=tuple(other for other in state.box if other != card))
    pile = cover(state.piles[before.place], PileCard(card, seat), state.clock)
    return with_pile(state, before.place, pile)


def _rotated(pile: Pile, clock: int) -> Pile:
    """Bring the bottom card to the top; a card laid at a count-down is never wrong (FF-10)."""
    if not pile.cards:
        return pile
    bottom = pile.cards[0]
    rest = replace(pile, cards=pile.cards[1:], former=_former(pile, clock))
    turned = cover(rest, PileCard(bottom.card, bottom.owner), clock)
    return replace(turned, former=rest.former)
