"""The events that black cards turn up (FC-30 to FC-51)."""

import enum
from collections import Counter
from collections.abc import Callable

from game.core.cards import NOTHING, Card
from game.core.rules import NOBODY, Seat
from game.frantic.deck import COLOURS, Deck
from game.frantic.events import (
    BombLit,
    Chose,
    Discarded,
    EndingSet,
    Gambled,
    Gave,
    HandsMoved,
    Happened,
    Took,
)
from game.frantic.resolution import Resolution
from game.frantic.state import Ask, Job, State, Task

ANY_CARD = "any-card"
"""The option of FC-38 that is the publisher's later rule."""


class Verb(enum.StrEnum):
    """What an event can do; the values stand in the table."""

    NOTHING = "nothing"
    TAKE_FROM_LARGEST = "take-from-largest"
    DRAW = "draw"
    DRAW_RISING = "draw-rising"
    DRAW_TO_LARGEST = "draw-to-largest"
    DISCARD_HAND = "discard-hand"
    DISCARD_RISING = "discard-rising"
    DISCARD_EQUAL_NUMBERS = "discard-equal-numbers"
    DISCARD_LAST_COLOUR = "discard-last-colour"
    PASS_HANDS = "pass-hands"
    SWAP_EXTREMES = "swap-extremes"
    SHUFFLE_HANDS = "shuffle-hands"
    GIVE_HAND = "give-hand"
    GIVE_CARD = "give-card"
    SHOW_HANDS = "show-hands"
    GAMBLE = "gamble"
    MARKET = "market"
    BOMB = "bomb"
    END_ROUND = "end-round"
    END_ROUND_SCORING = "end-round-scoring"


COUNTED = frozenset(
    {
        Verb.DRAW,
        Verb.DRAW_RISING,
        Verb.DISCARD_RISING,
        Verb.GAMBLE,
        Verb.BOMB,
        Verb.END_ROUND_SCORING,
    }
)
"""The verbs that need a number: cards, turns or points."""


def happen(resolution: Resolution, task: Task) -> None:
    """Turn up the next event and put its effects on the agenda (FC-10)."""
    if not resolution.state.happenings:
        return  # only in a position that somebody has written: there are more events than needed
    key = resolution.state.happenings[0]
    resolution.emit(Happened(task.seat, key))
    effects = resolution.table.effects(key)
    resolution.push(*(Task(Job.STEP, task.seat, e.verb, count=e.count) for e in effects))


def step(resolution: Resolution, task: Task) -> None:
    """Carry out one effect of an event, from the right of who played the black card (FC-30)."""
    _VERBS[task.what](resolution, task)


def _nothing(resolution: Resolution, _: Task) -> None:
    """Do nothing (FC-37)."""


def _take_from_largest(resolution: Resolution, task: Task) -> None:
    """Let the others take a card from each of the largest hands, at random (FC-31)."""
    order = resolution.order(task.seat)
    most = max(map(len, resolution.state.hands))
    rich = [other for other in order if len(resolution.hand(other)) == most]
    for taker in order:
        for giver in rich:
            if taker not in rich and resolution.hand(giver):
                resolution.emit(
                    Took(
                        taker,
                        giver,
                        (resolution.luck.choice(resolution.hand(giver)),),
                        resolution.why,
                    )
                )


def _draw(resolution: Resolution, task: Task) -> None:
    """Let all draw, each the full number before the next (FC-42, FC-47, FC-51)."""
    for other in resolution.order(task.seat):
        resolution.draw(other, task.count)


def _draw_rising(resolution: Resolution, task: Task) -> None:
    """Let the first draw ``count``, the second twice as many, and so on (FC-35)."""
    for place, other in enumerate(resolution.order(task.seat), 1):
        resolution.draw(other, place * task.count)


def _draw_to_largest(resolution: Resolution, task: Task) -> None:
    """Let all draw up to the largest hand (FC-32)."""
    most = max(map(len, resolution.state.hands))
    for other in resolution.order(task.seat):
        resolution.draw(other, most - len(resolution.hand(other)))


def _discard_hand(resolution: Resolution, task: Task) -> None:
    """Let all discard their hands (FC-42)."""
    for other in resolution.order(task.seat):
        _discard(resolution, other, resolution.hand(other))


def _discard_equal_numbers(resolution: Resolution, task: Task) -> None:
    """Let all discard numbers that they hold more than once, black ones too (FC-40)."""
    kinds = resolution.deck.kinds
    for other in resolution.order(task.seat):
        numbers = Counter(kinds[card].number for card in resolution.hand(other))
        pairs = [
            card
            for card in resolution.hand(other)
            if kinds[card].number and numbers[kinds[card].number] > 1
        ]
        _discard(resolution, other, tuple(pairs))


def _discard_last_colour(resolution: Resolution, task: Task) -> None:
    """Let all discard every card of the last colour played (FC-50)."""
    colour = resolution.state.colour
    if colour:
        for other in resolution.order(task.seat):
            hand = resolution.hand(other)
            _discard(
                resolution,
                other,
                tuple(c for c in hand if resolution.deck.kinds[c].colour == colour),
            )


def _discard_rising(resolution: Resolution, task: Task) -> None:
    """Let the first discard ``count`` cards, the second twice as many, and so on (FC-43)."""
    order = enumerate(resolution.order(task.seat), 1)
    resolution.push(*(Task(Job.DISCARD, other, count=place * task.count) for place, other in order))


def discard_some(resolution: Resolution, task: Task) -> None:
    """Ask for cards to discard; who has no more than that discards all (FC-43)."""
    if len(resolution.hand(task.seat)) <= task.count:
        _discard(resolution, task.seat, resolution.hand(task.seat))
    else:
        resolution.ask(Ask.DISCARD, (task.seat,), count=task.count)


def discarded(resolution: Resolution, seat: Seat, card: Card, left: int) -> None:
    """Note one card to discard, and discard all with the last."""
    resolution.emit(Chose(seat, card))
    if left > 1 and resolution.free(seat):
        resolution.ask(Ask.DISCARD, (seat,), count=left - 1)
    else:
        _discard(resolution, seat, tuple(choice.card for choice in resolution.state.chosen))


def _discard(resolution: Resolution, seat: Seat, cards: tuple[Card, ...]) -> None:
    if cards:
        resolution.emit(Discarded(seat, cards, resolution.why))


def _pass_hands(resolution: Resolution, _: Task) -> None:
    """Let all hand their hands to the right (FC-34)."""
    seats = len(resolution.state.hands)
    resolution.emit(HandsMoved(tuple((other - 1) % seats for other in range(seats))))


def _swap_extremes(resolution: Resolution, task: Task) -> None:
    """Swap the smallest and the largest hand (FC-44)."""
    order = resolution.order(task.seat)
    least = min(order, key=lambda other: len(resolution.hand(other)))
    most = max(order, key=lambda other: len(resolution.hand(other)))
    if len(resolution.hand(least)) != len(resolution.hand(most)):
        sources = list(range(len(order)))
        sources[least], sources[most] = most, least
        resolution.emit(HandsMoved(tuple(sources)))


def _shuffle_hands(resolution: Resolution, task: Task) -> None:
    """Shuffle all hands together and deal them out one by one (FC-49)."""
    resolution.shuffle_hands(task.seat)


def _give_hand(resolution: Resolution, task: Task) -> None:
    """Let all give their whole hand away, as they like (FC-41)."""
    order = resolution.order(task.seat)
    if len(order) == 2:
        # Where there is one other the hands just change places.
        resolution.emit(HandsMoved((1, 0)))
        return
    givers = [Task(Job.PRESENTS, other, count=len(resolution.hand(other))) for other in order]
    resolution.push(*givers, Task(Job.HAND_OVER, task.seat))


def _give_card(resolution: Resolution, task: Task) -> None:
    """Let all give one card to somebody (FC-45)."""
    givers = [Task(Job.PRESENTS, other, count=1) for other in resolution.order(task.seat)]
    resolution.push(*givers, Task(Job.HAND_OVER, task.seat))


def presents(resolution: Resolution, task: Task) -> None:
    """Ask for a card and whom it is for; who has none gives none."""
    if resolution.free(task.seat):
        resolution.ask(Ask.PRESENTS, (task.seat,), count=task.count)


def presented(resolution: Resolution, seat: Seat, card: Card, to: Seat, left: int) -> None:
    """Note a card and whom it is for; it moves when all have chosen."""
    resolution.emit(Chose(seat, card, to))
    if left > 1 and resolution.free(seat):
        resolution.ask(Ask.PRESENTS, (seat,), count=left - 1)


def hand_over_all(resolution: Resolution, _: Task) -> None:
    """Hand all chosen cards over together, so that nothing received is passed on."""
    resolution.turn.seal()
    chosen = resolution.state.chosen
    for pair in dict.fromkeys((choice.seat, choice.to) for choice in chosen):
        cards = tuple(choice.card for choice in chosen if (choice.seat, choice.to) == pair)
        resolution.emit(Gave(*pair, cards, resolution.why))


def _show_hands(resolution: Resolution, task: Task) -> None:
    """Show all hands until everyone says go on (FC-46)."""
    resolution.ask(Ask.EYE, resolution.order(task.seat))


def _gamble(resolution: Resolution, task: Task) -> None:
    """Ask all to put a card down; without a last colour nothing happens (FC-38)."""
    state = resolution.state
    if state.rules.gambling != ANY_CARD and state.colour not in COLOURS:
        return
    asked = [
        Task(Job.PUT_DOWN, other) for other in resolution.order(task.seat) if resolution.hand(other)
    ]
    resolution.push(*asked, Task(Job.SHOW, task.seat, count=task.count))


def gambling_cards(state: State, deck: Deck, seat: Seat) -> tuple[Card, ...]:
    """Return what a seat may put down: a number of the last colour, or anything (FC-38)."""
    hand = state.hands[seat]
    if state.rules.gambling == ANY_CARD:
        return hand
    kinds = deck.kinds
    return tuple(c for c in hand if kinds[c].number and kinds[c].colour == state.colour)


def put_down(resolution: Resolution, task: Task) -> None:
    """Ask a seat for its card, also one that has none to put down."""
    resolution.ask(Ask.PUT_DOWN, (task.seat,))


def put(resolution: Resolution, seat: Seat, card: Card) -> None:
    """Note a card that is put down, or ``NOTHING``."""
    resolution.emit(Chose(seat, card))


def show(resolution: Resolution, task: Task) -> None:
    """Show all cards put down; one takes them, and who had none draws (FC-38)."""
    shown = [choice for choice in resolution.state.chosen if choice.card != NOTHING]
    seats = tuple(choice.seat for choice in shown)
    cards = tuple(choice.card for choice in shown)
    later_rule = resolution.state.rules.gambling == ANY_CARD
    place = _second_lowest(resolution, cards) if later_rule else _highest(resolution, cards)
    resolution.emit(Gambled(seats, cards, NOBODY if place is None else seats[place]))
    if not later_rule:
        for other in resolution.order(task.seat):
            if other not in seats:
                resolution.draw(other, task.count)


def _highest(resolution: Resolution, cards: tuple[Card, ...]) -> int | None:
    """Return the first place of the highest number, or ``None`` without a card."""
    numbers = [resolution.deck.kinds[card].number for card in cards]
    return numbers.index(max(numbers)) if numbers else None


def _second_lowest(resolution: Resolution, cards: tuple[Card, ...]) -> int | None:
    """Return the place of the second lowest by points, or ``None`` for fewer than two cards."""
    ranked = sorted(range(len(cards)), key=lambda place: resolution.deck.kinds[cards[place]].points)
    return ranked[1] if len(ranked) > 1 else None


def _market(resolution: Resolution, task: Task) -> None:
    """Turn up as many cards as players; in order each picks one (FC-39)."""
    resolution.push(*(Task(Job.PICK, other) for other in resolution.open_market(task.seat)))


def pick(resolution: Resolution, task: Task) -> None:
    """Ask for a card of the market."""
    resolution.ask_pick(Ask.PICK, task.seat)


def _bomb(resolution: Resolution, task: Task) -> None:
    """Light the bomb (FC-48)."""
    resolution.emit(BombLit(task.count))


def _end_round(resolution: Resolution, task: Task) -> None:
    """End the round: hands are counted, or all score ``count`` (FC-33, FC-36)."""
    resolution.emit(EndingSet(task.count))


_VERBS: dict[str, Callable[[Resolution, Task], None]] = {
    Verb.NOTHING: _nothing,
    Verb.TAKE_FROM_LARGEST: _take_from_largest,
    Verb.DRAW: _draw,
    Verb.DRAW_RISING: _draw_rising,
    Verb.DRAW_TO_LARGEST: _draw_to_largest,
    Verb.DISCARD_HAND: _discard_hand,
    Verb.DISCARD_RISING: _discard_rising,
    Verb.DISCARD_EQUAL_NUMBERS: _discard_equal_numbers,
    Verb.DISCARD_LAST_COLOUR: _discard_last_colour,
    Verb.PASS_HANDS: _pass_hands,
    Verb.SWAP_EXTREMES: _swap_extremes,
    Verb.SHUFFLE_HANDS: _shuffle_hands,
    Verb.GIVE_HAND: _give_hand,
    Verb.GIVE_CARD: _give_card,
    Verb.SHOW_HANDS: _show_hands,
    Verb.GAMBLE: _gamble,
    Verb.MARKET: _market,
    Verb.BOMB: _bomb,
    Verb.END_ROUND: _end_round,
    Verb.END_ROUND_SCORING: _end_round,
}
