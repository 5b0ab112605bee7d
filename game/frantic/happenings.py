"""The events that black cards turn up (FC-30 to FC-51)."""

from collections import Counter
from collections.abc import Callable

from game.core.rules import NOBODY, Seat
from game.frantic.deck import COLOURS, Card, Deck
from game.frantic.events import (
    BombLit,
    Chose,
    Discarded,
    EndingSet,
    Gambled,
    Gave,
    HandsMoved,
    HandsShuffled,
    Happened,
    MarketOpened,
    Picked,
    RanOut,
    Took,
)
from game.frantic.flow import Flow
from game.frantic.state import NOTHING, Ask, Job, State, Task
from game.frantic.table import Verb

ANY_CARD = "any-card"
"""The option of FC-38 that is the publisher's later rule."""


def happen(flow: Flow, task: Task) -> None:
    """Turn up the next event and put its steps on the agenda (FC-10)."""
    if not flow.turn.state.happenings:
        return  # only in a position that somebody has written: there are more events than needed
    key = flow.turn.state.happenings[0]
    flow.turn.emit(Happened(task.seat, key))
    steps = flow.table.steps(key)
    flow.push(*(Task(Job.STEP, task.seat, s.verb.value, count=s.count) for s in steps))


def step(flow: Flow, task: Task) -> None:
    """Carry out one step of an event, from the right of who played the black card (FC-30)."""
    _VERBS[Verb(task.what)](flow, task)


def _nothing(flow: Flow, _: Task) -> None:
    """Do nothing (FC-37)."""


def _take_from_largest(flow: Flow, task: Task) -> None:
    """Let the others take a card from each of the largest hands, at random (FC-31)."""
    order = flow.order(task.seat)
    most = max(map(len, flow.turn.state.hands))
    rich = [other for other in order if len(flow.hand(other)) == most]
    for taker in order:
        for giver in rich:
            if taker not in rich and flow.hand(giver):
                flow.turn.emit(
                    Took(taker, giver, (flow.turn.luck.choice(flow.hand(giver)),), flow.why)
                )


def _draw(flow: Flow, task: Task) -> None:
    """Let all draw, each the full number before the next (FC-42, FC-47, FC-51)."""
    for other in flow.order(task.seat):
        flow.draw(other, task.count)


def _draw_rising(flow: Flow, task: Task) -> None:
    """Let the first draw ``count``, the second twice as many, and so on (FC-35)."""
    for place, other in enumerate(flow.order(task.seat), 1):
        flow.draw(other, place * task.count)


def _draw_to_largest(flow: Flow, task: Task) -> None:
    """Let all draw up to the largest hand (FC-32)."""
    most = max(map(len, flow.turn.state.hands))
    for other in flow.order(task.seat):
        flow.draw(other, most - len(flow.hand(other)))


def _discard_hand(flow: Flow, task: Task) -> None:
    """Let all discard their hands (FC-42)."""
    for other in flow.order(task.seat):
        _discard(flow, other, flow.hand(other))


def _discard_equal_numbers(flow: Flow, task: Task) -> None:
    """Let all discard numbers that they hold more than once, black ones too (FC-40)."""
    kinds = flow.deck.kinds
    for other in flow.order(task.seat):
        numbers = Counter(kinds[card].number for card in flow.hand(other))
        pairs = [
            card
            for card in flow.hand(other)
            if kinds[card].number and numbers[kinds[card].number] > 1
        ]
        _discard(flow, other, tuple(pairs))


def _discard_last_colour(flow: Flow, task: Task) -> None:
    """Let all discard every card of the last colour played (FC-50)."""
    colour = flow.turn.state.colour
    if colour:
        for other in flow.order(task.seat):
            hand = flow.hand(other)
            _discard(flow, other, tuple(c for c in hand if flow.deck.kinds[c].colour == colour))


def _discard_rising(flow: Flow, task: Task) -> None:
    """Let the first discard ``count`` cards, the second twice as many, and so on (FC-43)."""
    order = enumerate(flow.order(task.seat), 1)
    flow.push(*(Task(Job.DISCARD, other, count=place * task.count) for place, other in order))


def discard_some(flow: Flow, task: Task) -> None:
    """Ask for cards to discard; who has no more than that discards all (FC-43)."""
    if len(flow.hand(task.seat)) <= task.count:
        _discard(flow, task.seat, flow.hand(task.seat))
    else:
        flow.ask(Ask.DISCARD, (task.seat,), count=task.count)


def discarded(flow: Flow, seat: Seat, card: Card, left: int) -> None:
    """Note one card to discard, and discard all with the last."""
    flow.turn.emit(Chose(seat, card))
    if left > 1 and flow.free(seat):
        flow.ask(Ask.DISCARD, (seat,), count=left - 1)
    else:
        _discard(flow, seat, tuple(choice.card for choice in flow.turn.state.chosen))


def _discard(flow: Flow, seat: Seat, cards: tuple[Card, ...]) -> None:
    if cards:
        flow.turn.emit(Discarded(seat, cards, flow.why))


def _pass_hands(flow: Flow, _: Task) -> None:
    """Let all hand their hands to the right (FC-34)."""
    seats = len(flow.turn.state.hands)
    flow.turn.emit(HandsMoved(tuple((other - 1) % seats for other in range(seats))))


def _swap_extremes(flow: Flow, task: Task) -> None:
    """Swap the smallest and the largest hand (FC-44)."""
    order = flow.order(task.seat)
    least = min(order, key=lambda other: len(flow.hand(other)))
    most = max(order, key=lambda other: len(flow.hand(other)))
    if len(flow.hand(least)) != len(flow.hand(most)):
        sources = list(range(len(order)))
        sources[least], sources[most] = most, least
        flow.turn.emit(HandsMoved(tuple(sources)))


def _shuffle_hands(flow: Flow, task: Task) -> None:
    """Shuffle all hands together and deal them out one by one (FC-49)."""
    order = flow.order(task.seat)
    cards = flow.turn.luck.shuffled(card for other in order for card in flow.hand(other))
    hands: list[tuple[Card, ...]] = [()] * len(order)
    for place, other in enumerate(order):
        hands[other] = cards[place :: len(order)]
    flow.turn.emit(HandsShuffled(tuple(hands)))


def _give_hand(flow: Flow, task: Task) -> None:
    """Let all give their whole hand away, as they like (FC-41)."""
    order = flow.order(task.seat)
    if len(order) == 2:
        # Where there is one other the hands just change places.
        flow.turn.emit(HandsMoved((1, 0)))
        return
    givers = [Task(Job.PRESENTS, other, count=len(flow.hand(other))) for other in order]
    flow.push(*givers, Task(Job.HAND_OVER, task.seat))


def _give_card(flow: Flow, task: Task) -> None:
    """Let all give one card to somebody (FC-45)."""
    givers = [Task(Job.PRESENTS, other, count=1) for other in flow.order(task.seat)]
    flow.push(*givers, Task(Job.HAND_OVER, task.seat))


def presents(flow: Flow, task: Task) -> None:
    """Ask for a card and whom it is for; who has none gives none."""
    if flow.free(task.seat):
        flow.ask(Ask.PRESENTS, (task.seat,), count=task.count)


def presented(flow: Flow, seat: Seat, card: Card, to: Seat, left: int) -> None:
    """Note a card and whom it is for; it moves when all have chosen."""
    flow.turn.emit(Chose(seat, card, to))
    if left > 1 and flow.free(seat):
        flow.ask(Ask.PRESENTS, (seat,), count=left - 1)


def hand_over_all(flow: Flow, _: Task) -> None:
    """Hand all chosen cards over together, so that nothing received is passed on."""
    flow.turn.seal()
    chosen = flow.turn.state.chosen
    for pair in dict.fromkeys((choice.seat, choice.to) for choice in chosen):
        cards = tuple(choice.card for choice in chosen if (choice.seat, choice.to) == pair)
        flow.turn.emit(Gave(*pair, cards, flow.why))


def _show_hands(flow: Flow, task: Task) -> None:
    """Show all hands until everyone says go on (FC-46)."""
    flow.ask(Ask.EYE, flow.order(task.seat))


def _gamble(flow: Flow, task: Task) -> None:
    """Ask all to put a card down; without a last colour nothing happens (FC-38)."""
    state = flow.turn.state
    if state.rules.gambling != ANY_CARD and state.colour not in COLOURS:
        return
    asked = [Task(Job.PUT_DOWN, other) for other in flow.order(task.seat) if flow.hand(other)]
    flow.push(*asked, Task(Job.SHOW, task.seat, count=task.count))


def gambling_cards(state: State, deck: Deck, seat: Seat) -> tuple[Card, ...]:
    """Return what a seat may put down: a number of the last colour, or anything (FC-38)."""
    hand = state.hands[seat]
    if state.rules.gambling == ANY_CARD:
        return hand
    kinds = deck.kinds
    return tuple(c for c in hand if kinds[c].number and kinds[c].colour == state.colour)


def put_down(flow: Flow, task: Task) -> None:
    """Ask a seat for its card, also one that has none to put down."""
    flow.ask(Ask.PUT_DOWN, (task.seat,))


def put(flow: Flow, seat: Seat, card: Card) -> None:
    """Note a card that is put down, or ``NOTHING``."""
    flow.turn.emit(Chose(seat, card))


def show(flow: Flow, task: Task) -> None:
    """Show all cards put down; one takes them, and who had none draws (FC-38)."""
    shown = [choice for choice in flow.turn.state.chosen if choice.card != NOTHING]
    seats = tuple(choice.seat for choice in shown)
    cards = tuple(choice.card for choice in shown)
    later_rule = flow.turn.state.rules.gambling == ANY_CARD
    place = _second_lowest(flow, cards) if later_rule else _highest(flow, cards)
    flow.turn.emit(Gambled(seats, cards, NOBODY if place is None else seats[place]))
    if not later_rule:
        for other in flow.order(task.seat):
            if other not in seats:
                flow.draw(other, task.count)


def _highest(flow: Flow, cards: tuple[Card, ...]) -> int | None:
    """Return the first place of the highest number, or ``None`` without a card."""
    numbers = [flow.deck.kinds[card].number for card in cards]
    return numbers.index(max(numbers)) if numbers else None


def _second_lowest(flow: Flow, cards: tuple[Card, ...]) -> int | None:
    """Return the place of the second lowest by points, or ``None`` for fewer than two cards."""
    ranked = sorted(range(len(cards)), key=lambda place: flow.deck.kinds[cards[place]].points)
    return ranked[1] if len(ranked) > 1 else None


def _market(flow: Flow, task: Task) -> None:
    """Turn up as many cards as players; in order each picks one (FC-39)."""
    order = flow.order(task.seat)
    cards = flow.turn.state.draw[: len(order)]
    if cards:
        flow.turn.emit(MarketOpened(cards))
    if len(cards) < len(order):
        flow.turn.emit(RanOut(order[len(cards)], len(order) - len(cards), flow.why))
    flow.push(*(Task(Job.PICK, other) for other in order[: len(cards)]))


def pick(flow: Flow, task: Task) -> None:
    """Ask for a card of the market; the last one goes without asking."""
    market = flow.turn.state.market
    if len(market) == 1:
        flow.turn.emit(Picked(task.seat, market[0]))
    elif market:
        flow.ask(Ask.PICK, (task.seat,))


def _bomb(flow: Flow, task: Task) -> None:
    """Light the bomb (FC-48)."""
    flow.turn.emit(BombLit(task.count))


def _end_round(flow: Flow, task: Task) -> None:
    """End the round: hands are counted, or all score ``count`` (FC-33, FC-36)."""
    flow.turn.emit(EndingSet(task.count))


_VERBS: dict[Verb, Callable[[Flow, Task], None]] = {
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
