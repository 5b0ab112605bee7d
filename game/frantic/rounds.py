"""Rounds and turns: dealing, whose turn it is, the end of a round and its points."""

from functools import cache

from game.core.cards import Card
from game.core.rounds.resolution import turn_order
from game.core.rules import Seat
from game.frantic.deck import Deck
from game.frantic.effects import set_off
from game.frantic.events import (
    BombWentOff,
    Dealt,
    Declined,
    Played,
    RoundEnded,
    TurnBegan,
    TurnedUp,
    TurnMissed,
    When,
)
from game.frantic.resolution import Resolution, turn_question
from game.frantic.state import (
    BOMB_POINTS,
    FIRST_HAND,
    NICE_TRY,
    Ask,
    Ending,
    Job,
    Question,
    State,
    Task,
)


def deal(resolution: Resolution, seat: Seat) -> None:
    """Deal seven cards each and turn the first card, which counts as the dealer's (FC-7)."""
    cards = resolution.luck.shuffled(resolution.deck.cards)
    seats = len(resolution.turn.state.hands)
    cut = seats * FIRST_HAND
    hands = tuple(cards[other:cut:seats] for other in range(seats))
    resolution.turn.emit(
        Dealt(seat, hands, cards[cut:], resolution.luck.shuffled(resolution.table.keys))
    )
    card = resolution.turn.state.draw[0]
    resolution.turn.emit(TurnedUp(seat, card))
    resolution.agenda += turn_end(seat)
    set_off(resolution, seat, card)


@cache
def turn_end(seat: Seat) -> tuple[Task, Task]:
    """Return what follows a turn's effects, the next job last as on the agenda."""
    return Task(Job.NEXT_TURN, seat), Task(Job.SETTLE, seat)


def after_turn(resolution: Resolution, task: Task) -> None:
    """Go on after the turn of a seat."""
    next_turn(resolution, task.seat)


def next_turn(resolution: Resolution, last: Seat) -> None:
    """Go on with the next seat that has no turn to miss; a bomb may end the round (FC-48)."""
    state = resolution.turn.state
    seats = len(state.hands)
    seat = (last + 1) % seats
    while not (state.bomb and _bomb_goes_off(resolution, seat)):
        if seat not in state.skips:
            resolution.turn.emit(TurnBegan(seat))
            resolution.question = turn_question(seat, 0)
            return
        resolution.turn.emit(TurnMissed(seat))
        state = resolution.turn.state
        seat = (seat + 1) % seats
    end_round(resolution)


def _bomb_goes_off(resolution: Resolution, seat: Seat) -> bool:
    if resolution.turn.state.bomb[seat]:
        return False
    resolution.turn.emit(BombWentOff(seat))
    return True


def settle(resolution: Resolution, task: Task) -> None:
    """End the round if anything says so; before that, ask for Nice Try (FC-11, FC-21)."""
    state = resolution.turn.state
    if state.sealed:
        end_round(resolution)
    elif not all(state.hands):
        asked = [seat for seat in resolution.order(task.seat) if resolution.hand(seat)]
        if asked:
            resolution.ask(Ask.NICE_TRY, asked, other=task.seat)
        else:
            end_round(resolution)


def no_nice_try(resolution: Resolution, seat: Seat, question: Question) -> None:
    """Note that one of those asked lets it be; after the last the round is over."""
    resolution.turn.emit(Declined(seat))
    if not resolution.ask_others(question, seat):
        end_round(resolution)


def nice_try(resolution: Resolution, seat: Seat, card: Card, turn: Seat) -> None:
    """Let those who got rid of their cards draw, and play go on, or not (FC-21)."""
    emptied = resolution.emptied()
    resolution.turn.emit(Played(seat, card, When.NICE_TRY))
    for victim in resolution.order(turn):
        if victim in emptied:
            resolution.draw(victim, NICE_TRY)
    if resolution.turn.state.sealed or not resolution.hand(seat):
        end_round(resolution)
    else:
        resolution.push(Task(Job.WISH, seat))


def end_round(resolution: Resolution) -> None:
    """Count the hands, and let the next dealer deal, or end the match (FC-4, FC-5)."""
    points = round_points(resolution.turn.state, resolution.deck)
    resolution.agenda.clear()
    resolution.turn.emit(RoundEnded(points, next_dealer(points, resolution.turn.state.dealer)))
    resolution.after_round(Ask.DEAL, resolution.state.dealer)


def round_points(state: State, deck: Deck) -> tuple[int, ...]:
    """Return what a round brings each seat (FC-5, FC-33, FC-48)."""
    if state.ending is Ending.SCORED:
        return (state.scored,) * len(state.hands)
    hands = tuple(deck.points(hand) for hand in state.hands)
    if not state.bomb:
        return hands
    if all(state.hands):
        return tuple(2 * points for points in hands)
    return tuple(
        points + BOMB_POINTS if hand else -BOMB_POINTS
        for hand, points in zip(state.hands, hands, strict=True)
    )


def next_dealer(points: tuple[int, ...], dealer: Seat) -> Seat:
    """Return who scored most; of equals the first to the right of the last dealer (FC-5)."""
    return max(turn_order(dealer, len(points)), key=lambda seat: points[seat])
