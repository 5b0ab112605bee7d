"""From one round to the next: being stuck, slaps, time limits, the end (FF-11 to FF-16)."""

from game.core.cards import Card
from game.core.rng import Luck
from game.core.rules import Outcome, Seat, Turn
from game.frankfurt.deck import Deck
from game.frankfurt.events import (
    ColumnLaid,
    CountdownStarted,
    Event,
    MatchEnded,
    PileRevealed,
    PilesComplete,
    Revealed,
    Rotated,
    RoundStarted,
    Slapped,
)
from game.frankfurt.evolve import evolve
from game.frankfurt.keys import can_act
from game.frankfurt.referee import refuse_slap
from game.frankfurt.state import (
    IDLE_SLAP,
    MOST_ROTATIONS,
    NOTHING,
    REVEAL_LIMIT,
    SLAP_LIMIT,
    Phase,
    PileStatus,
    State,
    Step,
)

FrankfurtTurn = Turn[State, Event]


def settle(turn: FrankfurtTurn, deck: Deck) -> None:
    """After every action: find out whether all are stuck, or a round of stress is ready."""
    state = turn.state
    if state.phase is Phase.SLAP and all(pile.status is PileStatus.OPEN for pile in state.piles):
        turn.emit(PilesComplete(state.round + 1))
        state = turn.state
    if state.phase is Phase.RACE and everybody_stuck(state, deck):
        turn.emit(CountdownStarted(Phase.COUNTDOWN_STUCK))


def counted_down(state: State, deck: Deck) -> State:
    """Return a state with its count-down, if everybody in it is stuck (FF-11)."""
    if state.phase is Phase.RACE and not state.paused and everybody_stuck(state, deck):
        return evolve(state, CountdownStarted(Phase.COUNTDOWN_STUCK))
    return state


def everybody_stuck(state: State, deck: Deck) -> bool:
    """Say whether nobody can do anything, and nobody is about to slap (FF-11, FF-12)."""
    return all(
        player.column_cards > 0 and not can_act(state, deck, player) for player in state.seats
    )


def race_limits(turn: FrankfurtTurn, deck: Deck) -> None:
    """Act when nobody has done anything for too long (FF-11, FF-12)."""
    state = turn.state
    idle = state.clock - state.progress
    if idle <= IDLE_SLAP:
        return
    out = [seat for seat, player in enumerate(state.seats) if player.column_cards == 0]
    if out:
        first = min(out, key=lambda seat: state.seats[seat].out_order)
        slap(turn, first, smallest_pile(state), by_hand=False)
        settle(turn, deck)
    elif idle > state.rules.idle_stuck:
        turn.emit(CountdownStarted(Phase.COUNTDOWN_STUCK))


def reveal(turn: FrankfurtTurn) -> None:
    """End a count-down: each lays a card from the draw pile or the box on the own pile (FF-11).

    Where nobody has one, the bottom cards come up, a few times at most (FF-11a).
    """
    cards = revealed_cards(turn.state, turn.luck)
    if cards:
        turn.emit(Revealed(cards))
    elif turn.state.rotations < min(MOST_ROTATIONS, largest_pile(turn.state)):
        turn.emit(Rotated())
    else:
        _end_in_vain(turn)


def revealed_cards(state: State, luck: Luck) -> tuple[tuple[Seat, Card], ...]:
    """Return who lays which card; cards out of the box are random, in seat order (FF-11)."""
    box = list(state.box)
    cards = []
    for seat, player in enumerate(state.seats):
        if player.draw:
            cards.append((seat, player.draw[0]))
        elif box:
            cards.append((seat, box.pop(luck.below(len(box)))))
    return tuple(cards)


def _end_in_vain(turn: FrankfurtTurn) -> None:
    """Give the first slap to who has fewest cards in the columns (FF-11)."""
    seats = turn.state.seats
    first = min(range(len(seats)), key=lambda seat: seats[seat].column_cards)
    slap(turn, first, smallest_pile(turn.state), by_hand=False)


def slap(turn: FrankfurtTurn, seat: Seat, index: int, *, by_hand: bool) -> None:
    """Take a pile; the first slap of a round puts it into the box (FF-12, FF-13)."""
    first = turn.state.phase is not Phase.SLAP
    if first and refuse_slap(turn, seat, index):
        return
    turn.emit(Slapped(seat, index, by_hand, first))
    waiting = _not_slapped(turn.state)
    if len(waiting) == 1 and not turn.state.rules.stress:
        turn.emit(Slapped(waiting[0], smallest_pile(turn.state), by_hand=False, first=False))
        waiting = ()
    if not waiting:
        _after_last_slap(turn)


def _after_last_slap(turn: FrankfurtTurn) -> None:
    """End the match, or begin a round; under constant stress it has begun already (FF-14…16)."""
    if any(player.counted <= 1 for player in turn.state.seats):
        turn.emit(MatchEnded())
    elif not turn.state.rules.stress:
        turn.emit(RoundStarted(turn.state.round + 1))


def _not_slapped(state: State) -> tuple[Seat, ...]:
    return tuple(seat for seat, player in enumerate(state.seats) if not player.slapped)


def smallest_pile(state: State) -> int:
    """Return the smallest pile that is there to slap, of equals the leftmost (FF-12, FF-13)."""
    free = PileStatus.OLD if state.phase is Phase.SLAP else PileStatus.OPEN
    places = [place for place, pile in enumerate(state.piles) if pile.status is free]
    return min(places, key=lambda place: len(state.piles[place].cards))


def largest_pile(state: State) -> int:
    """Return how many cards the largest pile has."""
    return max(len(pile.cards) for pile in state.piles)


def slap_limits(turn: FrankfurtTurn, deck: Deck) -> None:
    """Help those who have not slapped, laid or revealed in time (FF-13, FF-16)."""
    before = turn.state
    _slap_for_the_late(turn)
    for seat in range(len(turn.state.seats)):
        player = turn.state.seats[seat]
        late = turn.state.clock - player.got_pile_at > REVEAL_LIMIT
        if turn.state.phase is Phase.SLAP and player.step is Step.LAYING and late:
            _lay_the_rest(turn, seat)
    if turn.state is not before:
        settle(turn, deck)


def _slap_for_the_late(turn: FrankfurtTurn) -> None:
    if turn.state.clock - turn.state.first_slap > SLAP_LIMIT:
        for seat in _not_slapped(turn.state):
            if turn.state.phase is Phase.SLAP and not turn.state.seats[seat].slapped:
                slap(turn, seat, smallest_pile(turn.state), by_hand=False)


def _lay_the_rest(turn: FrankfurtTurn, seat: Seat) -> None:
    for column, size in enumerate(turn.state.seats[seat].shape):
        if size and not turn.state.seats[seat].columns[column].cards:
            turn.emit(ColumnLaid(seat, column))
    player = turn.state.seats[seat]
    turn.emit(PileRevealed(seat, player.place, player.draw[0]))


def outcome(state: State) -> Outcome | None:
    """Return the cards left; fewest win, then the earlier slap, then it is shared (FF-15)."""
    if state.phase is not Phase.OVER:
        return None
    scores = tuple(player.counted for player in state.seats)
    keys = [_standing(state, seat) for seat in range(len(scores))]
    best = min(keys)
    winners = tuple(seat for seat, key in enumerate(keys) if key == best)
    return Outcome(scores, winners)


def _standing(state: State, seat: Seat) -> tuple[int, int]:
    player = state.seats[seat]
    rank = len(state.seats) if player.slap_rank == NOTHING else player.slap_rank
    return player.counted, rank
