"""What events do in the engine; the clauses stand in ``game.frantic.happenings``."""

from collections.abc import Callable

from game.core.cards import NOTHING, Card
from game.core.rules import NOBODY, Seat
from game.frantic.engine.round import (
    COUNTED,
    DISCARD,
    EYE,
    HAND_OVER,
    HAPPEN,
    PICK,
    PRESENTS,
    PUT_DOWN,
    SCORED,
    SHOW,
    STEP,
    TO_DISCARD,
    TO_PICK,
    TO_PRESENT,
    TO_PUT_DOWN,
    Round,
    Task,
    task,
)
from game.frantic.engine.tables import ALONE, CardSet, cards_of
from game.frantic.happenings import Verb

Step = Callable[[Round, Seat, int], None]
"""Carries out one effect; gets who played the black card, and the effect's number."""


def happen(state: Round, job: Task) -> None:
    """Turn up the next event and put its effects on the agenda."""
    if state.happened < len(state.coming):
        effects = state.tables.effects[state.coming[state.happened]]
        state.happened += 1
        state.push(*(task(STEP, job[1], e.verb, count=e.count) for e in effects))


def step(state: Round, job: Task) -> None:
    """Carry out one effect of an event."""
    _VERBS[job[2]](state, job[1], job[4])


def _nothing(_: Round, __: Seat, ___: int) -> None:
    pass


def _take_from_largest(state: Round, seat: Seat, _: int) -> None:
    hands, bits = state.hands, state.tables.bits
    order = state.order(seat)
    sizes = [hand.bit_count() for hand in hands]
    most = max(sizes)
    for taker in order:
        if sizes[taker] == most:
            continue
        for giver in order:
            if sizes[giver] == most and hands[giver]:
                bit = bits[state.luck.choice(tuple(cards_of(hands[giver])))]
                hands[giver] ^= bit
                hands[taker] |= bit


def _draw(state: Round, seat: Seat, count: int) -> None:
    for other in state.order(seat):
        state.take_from_pile(other, count)


def _draw_rising(state: Round, seat: Seat, count: int) -> None:
    for place, other in enumerate(state.order(seat), 1):
        state.take_from_pile(other, place * count)


def _draw_to_largest(state: Round, seat: Seat, _: int) -> None:
    sizes = [hand.bit_count() for hand in state.hands]
    for other in state.order(seat):
        state.take_from_pile(other, max(sizes) - sizes[other])


def _discard_hand(state: Round, _: Seat, __: int) -> None:
    for seat in range(state.seats):
        _discard(state, seat, state.hands[seat])


def _discard_equal_numbers(state: Round, _: Seat, __: int) -> None:
    for seat in range(state.seats):
        hand, gone = state.hands[seat], 0
        for cards in state.tables.of_number:
            held = hand & cards
            if held & (held - 1):
                gone |= held
        _discard(state, seat, gone)


def _discard_last_colour(state: Round, _: Seat, __: int) -> None:
    if state.colour >= 0:
        cards = state.tables.of_colour[state.colour]
        for seat in range(state.seats):
            _discard(state, seat, state.hands[seat] & cards)


def _discard_rising(state: Round, seat: Seat, count: int) -> None:
    order = enumerate(state.order(seat), 1)
    state.push(*(task(TO_DISCARD, other, count=place * count) for place, other in order))


def discard_some(state: Round, job: Task) -> None:
    """Ask for cards to discard; who has no more than that discards all."""
    seat, count = job[1], job[4]
    if state.hands[seat].bit_count() <= count:
        _discard(state, seat, state.hands[seat])
    else:
        state.ask_of(DISCARD, ALONE[seat], count=count)


def discarded(state: Round, seat: Seat, card: Card) -> None:
    """Note one card to discard, and discard all with the last."""
    state.chosen.append((seat, card, NOBODY))
    if state.count > 1 and state.free(seat):
        state.ask_of(DISCARD, ALONE[seat], count=state.count - 1)
    else:
        bits = state.tables.bits
        _discard(state, seat, sum([bits[other] for _, other, _ in state.chosen]))


def _discard(state: Round, seat: Seat, cards: CardSet) -> None:
    if cards:
        state.hands[seat] ^= cards
        state.chosen.clear()


def _pass_hands(state: Round, _: Seat, __: int) -> None:
    state.hands = [state.hands[other - 1] for other in range(state.seats)]


def _swap_extremes(state: Round, seat: Seat, _: int) -> None:
    order, hands = state.order(seat), state.hands
    sizes = [hand.bit_count() for hand in hands]
    least = min(order, key=sizes.__getitem__)
    most = max(order, key=sizes.__getitem__)
    hands[least], hands[most] = hands[most], hands[least]


def _shuffle_hands(state: Round, seat: Seat, _: int) -> None:
    order, bits = state.order(seat), state.tables.bits
    cards = state.luck.shuffled([card for other in order for card in cards_of(state.hands[other])])
    for place, other in enumerate(order):
        state.hands[other] = sum([bits[card] for card in cards[place :: len(order)]])


def _give_hand(state: Round, seat: Seat, _: int) -> None:
    if state.seats == 2:
        state.hands.reverse()
        return
    hands = state.hands
    givers = [task(TO_PRESENT, o, count=hands[o].bit_count()) for o in state.order(seat)]
    state.push(*givers, task(HAND_OVER, seat))


def _give_card(state: Round, seat: Seat, _: int) -> None:
    givers = [task(TO_PRESENT, other, count=1) for other in state.order(seat)]
    state.push(*givers, task(HAND_OVER, seat))


def present(state: Round, job: Task) -> None:
    """Ask for a card and whom it is for; who has none gives none."""
    if state.free(job[1]):
        state.ask_of(PRESENTS, ALONE[job[1]], count=job[4])


def presented(state: Round, seat: Seat, card: Card, to: Seat) -> None:
    """Note a card and whom it is for."""
    state.chosen.append((seat, card, to))
    if state.count > 1 and state.free(seat):
        state.ask_of(PRESENTS, ALONE[seat], count=state.count - 1)


def hand_over_all(state: Round, _: Task) -> None:
    """Hand all chosen cards over together."""
    bits = state.tables.bits
    for seat, card, to in state.chosen:
        state.hands[seat] ^= bits[card]
        state.hands[to] ^= bits[card]
    state.chosen.clear()


def _show_hands(state: Round, seat: Seat, _: int) -> None:
    state.ask_of(EYE, state.order(seat))


def _gamble(state: Round, seat: Seat, count: int) -> None:
    if state.any_card or state.colour >= 0:
        asked = [task(TO_PUT_DOWN, o) for o in state.order(seat) if state.hands[o]]
        state.push(*asked, task(SHOW, seat, count=count))


def put_down(state: Round, job: Task) -> None:
    """Ask a seat for its card, also one that has none to put down."""
    state.ask_of(PUT_DOWN, ALONE[job[1]])


def show(state: Round, job: Task) -> None:
    """Show all cards put down; one takes them, and who had none draws (FC-38)."""
    shown = [choice for choice in state.chosen if choice[1] != NOTHING]
    place = _second_lowest(state, shown) if state.any_card else _highest(state, shown)
    if place >= 0:
        winner, bits = shown[place][0], state.tables.bits
        for seat, card, _ in shown:
            state.hands[seat] ^= bits[card]
            state.hands[winner] ^= bits[card]
    state.chosen.clear()
    if not state.any_card:
        seats = [seat for seat, _, _ in shown]
        for other in state.order(job[1]):
            if other not in seats:
                state.take_from_pile(other, job[4])


def _highest(state: Round, shown: list[tuple[Seat, Card, Seat]]) -> int:
    numbers = [state.tables.numbers[card] for _, card, _ in shown]
    return numbers.index(max(numbers)) if numbers else -1


def _second_lowest(state: Round, shown: list[tuple[Seat, Card, Seat]]) -> int:
    points = [state.tables.points[card] for _, card, _ in shown]
    ranked = sorted(range(len(points)), key=points.__getitem__)
    return ranked[1] if len(ranked) > 1 else -1


def _market(state: Round, seat: Seat, _: int) -> None:
    order = state.order(seat)
    state.market = list(state.draw[state.at : state.at + len(order)])
    state.at += len(state.market)
    if len(state.market) < len(order):
        state.short = True
    state.push(*(task(TO_PICK, other) for other in order[: len(state.market)]))


def pick(state: Round, job: Task) -> None:
    """Ask for a card of the market; the last one goes without asking."""
    if len(state.market) == 1:
        picked(state, job[1], state.market[0])
    elif state.market:
        state.ask_of(PICK, ALONE[job[1]])


def picked(state: Round, seat: Seat, card: Card) -> None:
    """Let a seat take a card of the market."""
    state.market.remove(card)
    state.hands[seat] |= state.tables.bits[card]


def _bomb(state: Round, _: Seat, count: int) -> None:
    state.bomb = [count] * state.seats


def _end_round(state: Round, _: Seat, count: int) -> None:
    state.ending, state.scored = (SCORED, count) if count else (COUNTED, 0)


_VERBS: dict[str, Step] = {
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

EVENT_JOBS = {
    HAPPEN: happen,
    STEP: step,
    TO_DISCARD: discard_some,
    TO_PUT_DOWN: put_down,
    SHOW: show,
    TO_PICK: pick,
    TO_PRESENT: present,
    HAND_OVER: hand_over_all,
}
