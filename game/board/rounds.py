"""Rounds and turns: dealing, who begins, setting up, filling up, the end and its points."""

from game.board.deck import Deck, Symbol
from game.board.events import (
    Dealt,
    Laid,
    OrderRolled,
    RoundEnded,
    TurnBegan,
    When,
)
from game.board.occupancy import empty_squares
from game.board.resolution import Resolution
from game.board.state import D20, FIRST_HAND, FIRST_HANDS, HAND, NOT_YOU, Ask, Die, Job, State, Task
from game.board.track import Board
from game.core.cards import Card
from game.core.rounds.resolution import turn_order
from game.core.rules import NOBODY, Seat


def deal(resolution: Resolution, seat: Seat) -> None:
    """Deal, roll for who begins, and let that seat lay the first card (FB-6, FB-7)."""
    seats = len(resolution.state.hands)
    cards = resolution.luck.shuffled(resolution.deck.cards)
    cut = seats * FIRST_HANDS.get(seats, FIRST_HAND)
    hands = tuple(cards[other:cut:seats] for other in range(seats))
    resolution.emit(Dealt(hands, cards[cut:], resolution.board.teleports))
    _roll_for_order(resolution, turn_order(seat, seats))
    _lay_wild(resolution)
    resolution.push(Task(Job.SET_UP, resolution.state.turn))


def _roll_for_order(resolution: Resolution, seats: tuple[Seat, ...]) -> None:
    """Let the highest d20 begin; equals roll again (FB-6), and nobody re-rolls (FB-30)."""
    while True:
        dice = tuple(Die(seat, resolution.luck.below(D20) + 1) for seat in seats)
        highest = max(die.value for die in dice)
        seats = tuple(die.seat for die in dice if die.value == highest)
        resolution.emit(OrderRolled(dice, seats[0] if len(seats) == 1 else NOBODY))
        if len(seats) == 1:
            return


def _lay_wild(resolution: Resolution) -> None:
    """Lay cards from the pile on random empty squares, as long as there are any (FB-7)."""
    for _ in range(resolution.state.rules.wild):
        empty = empty_squares(resolution.state)
        if not empty:
            return
        card = resolution.state.draw[0]
        square = resolution.luck.choice(empty)
        arrow = resolution.luck.choice(resolution.deck.kinds[card].arrows)
        resolution.emit(Laid(NOBODY, card, square, arrow, When.WILD))


def set_up(resolution: Resolution, task: Task) -> None:
    """Ask for a card to lay before the first turn, until all have four left (FB-7)."""
    if len(resolution.hand(task.seat)) > HAND:
        resolution.push(Task(Job.SET_UP, right_of(task.seat, resolution.state)))
        resolution.ask(Ask.SET_UP, (task.seat,))
    else:
        begin_turn(resolution, task.seat)


def right_of(seat: Seat, state: State) -> Seat:
    """Return who sits to the right, and is next in turn (FB-6)."""
    return (seat + 1) % len(state.hands)


def begin_turn(resolution: Resolution, seat: Seat) -> None:
    """Ask a seat for the card of its turn (FB-9)."""
    resolution.emit(TurnBegan(seat))
    resolution.push(Task(Job.END_TURN, seat))
    resolution.ask(Ask.TURN, (seat,))


def end_turn(resolution: Resolution, task: Task) -> None:
    """Fill up hands, the player in turn first; end the round or go on (FB-11, FB-35)."""
    enough = True
    state = resolution.state
    for seat in (task.seat, *resolution.order(task.seat)[:-1]):
        if not resolution.draw(seat, HAND - len(resolution.hand(seat))):
            enough = False
    if enough and state.finish not in state.pawns:
        begin_turn(resolution, right_of(task.seat, state))
    else:
        end_round(resolution)


def end_round(resolution: Resolution) -> None:
    """Count the round, and let the next one be dealt, or end the match (FB-5, FB-35)."""
    state = resolution.state
    resolution.agenda.clear()
    resolution.emit(
        RoundEnded(round_points(state, resolution.deck, resolution.board), state.bomb == 0)
    )
    resolution.after_round(Ask.DEAL, resolution.state.turn)


def round_points(state: State, deck: Deck, board: Board) -> tuple[int, ...]:
    """Return what a round brings each seat (FB-31, FB-35, and Time Bomb)."""
    times = 2 if state.bomb == 0 else 1
    each = board.scaled(NOT_YOU)
    pairs = zip(state.pawns, state.hands, strict=True)
    return tuple(times * (square + each * _not_yous(deck, hand)) for square, hand in pairs)


def _not_yous(deck: Deck, hand: tuple[Card, ...]) -> int:
    copies = deck.copies(Symbol.NOT_YOU.value)
    return sum(card in copies for card in hand)
