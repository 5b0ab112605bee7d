"""What a sensible player does, by rules of thumb: the normal bot, and everybody in a search.

A policy looks at a view, or at a whole state in the seat's place: it reads the seat's own hand, of
the others only how many cards they hold, and what lies open. Cards are ranks, places in ``KINDS``.
"""

import math
from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from typing import cast

from game.core.rounds.bots import any_best, scattered
from game.core.rounds.points import is_over
from game.core.rules import NOBODY, Seat
from game.frantic.deck import (
    BLACK,
    COLOURS,
    FOUR_COLOUR,
    KINDS,
    NOT_YOU_POINTS,
    NUMBERS,
    ONE_COLOUR,
    Deck,
    Symbol,
)
from game.frantic.habits import Habits
from game.frantic.happenings import ANY_CARD
from game.frantic.questions import refusal
from game.frantic.state import (
    FOUR,
    GIFT,
    Action,
    Ask,
    Give,
    Pick,
    Play,
    Share,
    Shares,
    State,
    Target,
    View,
    Wish,
)

Position = State | View
Rank = int


RANKS = {kind.text: rank for rank, kind in enumerate(KINDS)}
POINTS = tuple(kind.points for kind in KINDS)
WILD = tuple(kind.symbol in FOUR_COLOUR for kind in KINDS)
BLACK_ONES = tuple(kind.colour == BLACK for kind in KINDS)
_SYMBOLS = tuple(kind.symbol for kind in KINDS)
_COLOURS = tuple(COLOURS.index(k.colour) if k.colour in COLOURS else -1 for k in KINDS)
_NUMBERS = tuple(kind.number for kind in KINDS)


def _followers(rank: Rank) -> frozenset[Rank]:
    ranks = enumerate(KINDS)
    return frozenset(other for other, k in ranks if refusal(k, KINDS[rank], "", 0) is None)


@lru_cache(maxsize=4096)
def fitting_ranks(on: Rank | None, wish: str) -> frozenset[Rank]:
    """Return the ranks of all kinds that go on a card; there are few enough to keep them all."""
    face = None if on is None else KINDS[on]
    return frozenset(r for r, kind in enumerate(KINDS) if refusal(kind, face, wish, 0) is None)


FOLLOWERS = tuple(_followers(rank) for rank in range(len(KINDS)))
"""What goes on each kind, wishes aside."""

NEAR_OUT = 2
"""Who holds so few cards is about to go out."""
OUT = 100.0
"""The last card is worth more than anything else that it could do."""
FEW_CARDS = 3
UNSEEN_POINTS = 5.5
"""What a card in another hand costs on average."""


def turn_worths(habits: Habits) -> tuple[float, ...]:
    """Return what playing each kind is worth by itself."""
    named = {
        Symbol.CHANCE: habits.chance,
        Symbol.SKIP: habits.skip,
        Symbol.GIFT: habits.gift,
        Symbol.EXCHANGE: habits.exchange,
        Symbol.FANTASTIC: habits.fantastic,
        Symbol.FOUR: habits.four,
        Symbol.EQUALITY: habits.equality,
        Symbol.COUNTER: habits.counter,
        Symbol.NICE_TRY: habits.nice_try,
        Symbol.NOT_YOU: float(NOT_YOU_POINTS),
    }
    return tuple(named.get(kind.symbol, habits.number + kind.points) for kind in KINDS)


ATTACKING = frozenset({Symbol.SKIP, Symbol.GIFT, Symbol.EXCHANGE, Symbol.FOUR})
KEPT_LONGEST = {Symbol.FANTASTIC: 5.0, Symbol.COUNTER: 4.0, Symbol.FOUR: 3.0}


class Policy:
    """Rules of thumb; they draw no luck, so the same position gets the same answer."""

    def __init__(self, deck: Deck, habits: Habits) -> None:
        self._ranks = deck.ranks
        self._habits = habits
        self._worths = turn_worths(self._habits)

    def choose(self, position: Position, seat: Seat, actions: Sequence[Action]) -> Action:
        """Return one of the actions that the open question allows the seat."""
        question = position.question
        if len(actions) == 1 or question is None:
            return actions[0]
        return _ANSWERS[question.ask](self, position, seat, actions)

    def ranks(self, position: Position, seat: Seat) -> list[Rank]:
        """Return the seat's own hand as ranks, without what it has chosen already."""
        known = self._ranks
        hand = position.hands[seat]
        if position.chosen:
            gone = {choice.card for choice in position.chosen if choice.seat == seat}
            return [known[card] for card in hand if card not in gone]
        return [known[card] for card in hand]

    def turn(self, position: Position, seat: Seat, actions: Sequence[Action]) -> Action:
        """Return the best card to play; ``actions`` end with what is done instead."""
        hand = self.ranks(position, seat)
        least = _least_other(position, seat)
        keeps = self._keeps(position, hand)
        most, found = -math.inf, actions[-1]
        for action in actions:
            if isinstance(action, Play):
                rank = RANKS[action.kind]
                worth = self._worth(rank, hand, least)
                bar = 0.0 if keeps and WILD[rank] else self._habits.draw
                if worth > max(bar, most):
                    most, found = worth, action
        return found

    def _keeps(self, position: Position, hand: Sequence[Rank]) -> bool:
        """Say whether four-colour specials are kept rather than played instead of a draw.

        On a black card nobody waits for the same number of another colour.
        """
        on_black = position.face is not None and BLACK_ONES[self._ranks[position.face]]
        return not on_black and sum(WILD[rank] for rank in hand) <= self._habits.kept

    def wish(self, position: Position, seat: Seat, actions: Sequence[Action]) -> Action:
        """Wish for the colour of most cards; for the number of the last one, if allowed."""
        hand = self.ranks(position, seat)
        habits = self._habits
        colours = [0.0] * len(COLOURS)
        numbers = [habits.wish_number] * (NUMBERS[-1] + 1)
        for rank in hand:
            if _COLOURS[rank] >= 0:
                colours[_COLOURS[rank]] += 1 + habits.wish_points * POINTS[rank]
                if _SYMBOLS[rank] is Symbol.GIFT:
                    colours[_COLOURS[rank]] += habits.wish_gift
            numbers[_NUMBERS[rank]] += habits.wish_number_card
            numbers[_NUMBERS[rank]] += habits.wish_black * BLACK_ONES[rank]
        best = max(colours)
        if len(actions) > len(COLOURS):
            number = max(NUMBERS, key=numbers.__getitem__)
            last = len(hand) == 1 and numbers[number] > habits.wish_number
            if last or numbers[number] > best or not best:
                return Wish(str(number))
        return Wish(COLOURS[colours.index(best)])

    def target(self, position: Position, seat: Seat, actions: Sequence[Action]) -> Action:
        """Name the most dangerous of those who may be named."""
        named = [a.seat for a in actions if isinstance(a, Target) and a.seat != NOBODY]
        return Target(most_dangerous(position, named))

    def shares(self, position: Position, seat: Seat, actions: Sequence[Action]) -> Action:
        """Share four cards among those about to go out, or give all to the most dangerous."""
        others = [other for other in range(len(position.hands)) if other != seat]
        near = [other for other in others if len(position.hands[other]) <= NEAR_OUT]
        if len(near) < 2:
            return Shares((Share(most_dangerous(position, others), FOUR),))
        seen = _seen_by_all(position)
        near.sort(key=lambda other: (len(position.hands[other]), scattered(seen + other)))
        victims = near[:FOUR]
        each, more = divmod(FOUR, len(victims))
        counts = [each + (place < more) for place in range(len(victims))]
        return Shares(tuple(map(Share, victims, counts)))

    def counter(self, position: Position, seat: Seat, actions: Sequence[Action]) -> Action:
        """Counter whenever it is possible: it also sheds a card and brings a wish."""
        return actions[0]

    def nice_try(self, position: Position, seat: Seat, actions: Sequence[Action]) -> Action:
        """Say Nice Try, unless the round as it stands probably wins the match."""
        return actions[-1] if self._wins_now(position, seat) else actions[0]

    def give(self, position: Position, seat: Seat, actions: Sequence[Action]) -> Action:
        """Give, or discard, the card that is the greatest burden."""
        hand, fits = self.ranks(position, seat), self._on_top(position)
        return max(actions, key=lambda action: self._burden(RANKS[_kind(action)], hand, fits))

    def presents(self, position: Position, seat: Seat, actions: Sequence[Action]) -> Action:
        """Give the greatest burden to the most dangerous, good cards to the least."""
        hand, fits = self.ranks(position, seat), self._on_top(position)
        kinds = dict.fromkeys(action.kind for action in actions if isinstance(action, Give))
        kind = max(kinds, key=lambda kind: self._burden(RANKS[kind], hand, fits))
        others = [other for other in range(len(position.hands)) if other != seat]
        if self._burden(RANKS[kind], hand, fits) < 0:
            harmless = any_best(others, lambda o: -_danger(position, o), _seen_by_all(position))
            return Give(kind, harmless)
        return Give(kind, most_dangerous(position, others))

    def put_down(self, position: Position, seat: Seat, actions: Sequence[Action]) -> Action:
        """Put down what probably does not take all cards (FC-38)."""
        last_wins = position.rules.gambling != ANY_CARD or len(position.hands) == 2
        pick = min if last_wins else max
        return pick(actions, key=lambda action: POINTS[RANKS[_kind(action)]])

    def pick(self, position: Position, seat: Seat, actions: Sequence[Action]) -> Action:
        """Take the card of the market that is the smallest burden."""
        hand, fits = self.ranks(position, seat), self._on_top(position)
        return min(actions, key=lambda action: self._burden(RANKS[_kind(action)], hand, fits))

    def only(self, position: Position, seat: Seat, actions: Sequence[Action]) -> Action:
        """Take the one answer that there is."""
        return actions[0]

    def _worth(self, rank: Rank, hand: Sequence[Rank], least: int) -> float:
        """Return how good it is to play a card of a hand; ``least`` cards hold the fewest."""
        habits, cards, symbol = self._habits, len(hand), _SYMBOLS[rank]
        followers = FOLLOWERS[rank]
        follow = sum(other in followers for other in hand) - (rank in followers)
        if symbol is Symbol.CHANCE and not follow:
            return habits.chance_alone
        if cards == 1:
            return habits.exchange_last if symbol is Symbol.EXCHANGE else OUT
        if cards <= GIFT + 1 and symbol is Symbol.GIFT:
            return OUT
        worth = self._worths[rank] + habits.followed * follow
        if cards == 2 and follow:
            worth += habits.last_two
        if BLACK_ONES[rank]:
            worth += habits.black_ahead if cards <= least else habits.black_behind
        elif WILD[rank]:
            worth += self._wild_worth(symbol, cards, least)
        if least <= NEAR_OUT and symbol in ATTACKING:
            worth += habits.attack_late
        return worth

    def _wild_worth(self, symbol: Symbol, cards: int, least: int) -> float:
        """Return what is added to a four-colour special as things stand."""
        habits = self._habits
        worth = habits.wild_few if cards <= FEW_CARDS else 0.0
        if least <= NEAR_OUT:
            worth += habits.wild_late
        if symbol is Symbol.EQUALITY:
            worth += habits.catch_up * max(0, cards - 1 - least)
        return worth

    def _on_top(self, position: Position) -> frozenset[Rank]:
        """Return what goes on what lies on top, of all kinds."""
        return fitting_ranks(
            None if position.face is None else self._ranks[position.face], position.wish
        )

    def _burden(self, rank: Rank, hand: Sequence[Rank], fits: frozenset[Rank]) -> float:
        """Return how gladly a card is given away; ``hand`` is what it would stay with."""
        habits = self._habits
        if WILD[rank]:
            return habits.wild_burden - KEPT_LONGEST.get(_SYMBOLS[rank], 0.0)
        followers = FOLLOWERS[rank]
        partners = sum(other in followers and not WILD[other] for other in hand)
        special = _SYMBOLS[rank] in ONE_COLOUR
        weight = habits.special_burden if special else float(POINTS[rank])
        weight += habits.black_burden * BLACK_ONES[rank] - habits.fits_now * (rank in fits)
        return weight - habits.partner * partners

    def _wins_now(self, position: Position, seat: Seat) -> bool:
        """Say whether the match would end with this round, and the seat probably win it."""
        hands = position.hands
        added = [UNSEEN_POINTS * len(hand) for hand in hands]
        added[seat] = float(sum(POINTS[rank] for rank in self.ranks(position, seat)))
        totals = [sum(old) + new for old, new in zip(position.points, added, strict=True)]
        over = is_over(position.rules, len(position.points[0]) + 1, totals)
        return over and totals[seat] <= min(totals)


def most_dangerous(position: Position, seats: Sequence[Seat]) -> Seat:
    """Return who is about to go out, or else leads; any of equals."""
    return any_best(seats, partial(_danger, position), _seen_by_all(position))


def shares_worth_trying(view: Position, seat: Seat) -> tuple[Shares, ...]:
    """Return all four for each opponent, and two each for the two who hold the fewest cards."""
    others = [other for other in range(len(view.hands)) if other != seat]
    alone = [Shares((Share(other, 4),)) for other in others]
    seen = 1021 * view.round + 31 * len(view.discard)
    fewest = sorted(others, key=lambda o: (len(view.hands[o]), scattered(seen + o)))[:2]
    if len(fewest) == 2:
        alone.append(Shares(tuple(Share(other, 2) for other in fewest)))
    return tuple(alone)


def _danger(position: Position, seat: Seat) -> float:
    cards = len(position.hands[seat])
    near = 1000.0 * (NEAR_OUT + 1 - cards) if cards <= NEAR_OUT else 0.0
    return near - sum(position.points[seat]) - 4.0 * cards


def _seen_by_all(position: Position) -> int:
    """Return a number that changes from turn to turn, and not with anything hidden."""
    sizes = sum(map(len, position.hands))
    return 1021 * position.round + 31 * len(position.discard) + 7 * sizes + position.turn


def _least_other(position: Position, seat: Seat) -> int:
    return min(len(hand) for other, hand in enumerate(position.hands) if other != seat)


def _kind(action: Action) -> str:
    return cast("Give | Pick", action).kind


_ANSWERS: dict[Ask, Callable[[Policy, Position, Seat, Sequence[Action]], Action]] = {
    Ask.DEAL: Policy.only,
    Ask.TURN: Policy.turn,
    Ask.COVER: Policy.turn,
    Ask.WISH: Policy.wish,
    Ask.TARGET: Policy.target,
    Ask.SEND_ON: Policy.target,
    Ask.SHARES: Policy.shares,
    Ask.COUNTER: Policy.counter,
    Ask.GIVE: Policy.give,
    Ask.NICE_TRY: Policy.nice_try,
    Ask.PRESENTS: Policy.presents,
    Ask.DISCARD: Policy.give,
    Ask.PUT_DOWN: Policy.put_down,
    Ask.PICK: Policy.pick,
    Ask.EYE: Policy.only,
}
