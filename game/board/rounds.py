"""Rounds and turns: dealing, who begins, setting up, filling up, the end and its points."""

from game.board.deck import Card, Deck, Symbol
from game.board.events import (
    Dealt,
    Laid,
    MatchEnded,
    OrderRolled,
    RoundEnded,
    TurnBegan,
    When,
)
from game.board.flow import Flow, turn_order
from game.board.ground import empty_squares
from game.board.state import D20, FIRST_HAND, FIRST_HANDS, HAND, NOT_YOU, Ask, Die, Job, State, Task
from game.board.track import Board
from game.core.rules import NOBODY, Outcome, Seat


def deal(flow: Flow, seat: Seat) -> None:
    """Deal, roll for who begins, and let that seat lay the first card (FB-6, FB-7)."""
    seats = len(flow.state.hands)
    cards = flow.luck.shuffled(flow.deck.cards)
    cut = seats * FIRST_HANDS.get(seats, FIRST_HAND)
    hands = tuple(cards[other:cut:seats] for other in range(seats))
    flow.emit(Dealt(hands, cards[cut:], flow.board.teleports))
    _roll_for_order(flow, turn_order(seat, seats))
    _lay_wild(flow)
    flow.push(Task(Job.SET_UP, flow.state.turn))


def _roll_for_order(flow: Flow, seats: tuple[Seat, ...]) -> None:
    """Let the highest d20 begin; equals roll again (FB-6), and nobody re-rolls (FB-30)."""
    while True:
        dice = tuple(Die(seat, flow.luck.below(D20) + 1) for seat in seats)
        highest = max(die.value for die in dice)
        seats = tuple(die.seat for die in dice if die.value == highest)
        flow.emit(OrderRolled(dice, seats[0] if len(seats) == 1 else NOBODY))
        if len(seats) == 1:
            return


def _lay_wild(flow: Flow) -> None:
    """Lay cards from the pile on random empty squares, as long as there are any (FB-7)."""
    for _ in range(flow.state.rules.wild):
        empty = empty_squares(flow.state)
        if not empty:
            return
        card = flow.state.draw[0]
        square = flow.luck.choice(empty)
        arrow = flow.luck.choice(flow.deck.kinds[card].arrows)
        flow.emit(Laid(NOBODY, card, square, arrow, When.WILD))


def set_up(flow: Flow, task: Task) -> None:
    """Ask for a card to lay before the first turn, until all have four left (FB-7)."""
    if len(flow.hand(task.seat)) > HAND:
        flow.push(Task(Job.SET_UP, right_of(task.seat, flow.state)))
        flow.ask(Ask.SET_UP, (task.seat,))
    else:
        begin_turn(flow, task.seat)


def right_of(seat: Seat, state: State) -> Seat:
    """Return who sits to the right, and is next in turn (FB-6)."""
    return (seat + 1) % len(state.hands)


def begin_turn(flow: Flow, seat: Seat) -> None:
    """Ask a seat for the card of its turn (FB-9)."""
    flow.emit(TurnBegan(seat))
    flow.push(Task(Job.END_TURN, seat))
    flow.ask(Ask.TURN, (seat,))


def end_turn(flow: Flow, task: Task) -> None:
    """Fill up hands, the player in turn first; end the round or go on (FB-11, FB-35)."""
    enough = True
    state = flow.state
    for seat in (task.seat, *flow.order(task.seat)[:-1]):
        if not flow.draw(seat, HAND - len(flow.hand(seat))):
            enough = False
    if enough and state.finish not in state.pawns:
        begin_turn(flow, right_of(task.seat, state))
    else:
        end_round(flow)


def end_round(flow: Flow) -> None:
    """Count the round, and let the next one be dealt, or end the match (FB-5, FB-35)."""
    state = flow.state
    flow.agenda.clear()
    flow.emit(RoundEnded(round_points(state, flow.deck, flow.board), state.bomb == 0))
    if is_over(flow.state):
        flow.emit(MatchEnded())
    else:
        flow.ask(Ask.DEAL, (state.turn,))


def round_points(state: State, deck: Deck, board: Board) -> tuple[int, ...]:
    """Return what a round brings each seat (FB-31, FB-35, and Time Bomb)."""
    times = 2 if state.bomb == 0 else 1
    each = board.scaled(NOT_YOU)
    pairs = zip(state.pawns, state.hands, strict=True)
    return tuple(times * (square + each * _not_yous(deck, hand)) for square, hand in pairs)


def _not_yous(deck: Deck, hand: tuple[Card, ...]) -> int:
    copies = deck.copies(Symbol.NOT_YOU.value)
    return sum(card in copies for card in hand)


def is_over(state: State) -> bool:
    """Say whether the last finished round was the last of the match (FB-4, FB-5)."""
    rules = state.rules
    if rules.rounds:
        return len(state.points[0]) >= rules.rounds
    return any(total >= rules.limit for total in state.totals)


def outcome(state: State) -> Outcome:
    """Return the totals, and who has the lowest (FB-5)."""
    totals = state.totals
    best = min(totals)
    return Outcome(totals, tuple(s for s, total in enumerate(totals) if total == best))
