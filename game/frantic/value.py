"""What a round will probably cost each seat, seen from the beginning of a turn.

A small net (``weights.py``) looks at each seat's hand in a whole state and at what stands around
it. It was fitted to rounds between players of the policy (``python -m tests.frantic.fit_value``).
"""

from collections.abc import Sequence
from functools import lru_cache
from operator import mul

from game.core.rules import Seat
from game.frantic.deck import COLOURS, KINDS, Symbol
from game.frantic.fits import refusal
from game.frantic.policy import BLACK_ONES, NEAR_OUT, POINTS, WILD, Rank
from game.frantic.state import State
from game.frantic.weights import BIASES, OUTPUT, SCALE, WEIGHTS

FEATURES = (
    "one card",
    "two cards",
    "three cards",
    "cards",
    "cards squared",
    "another has one",
    "another has two",
    "another has three",
    "fewest of another",
    "turns away",
    "turns away with one card",
    "in turn",
    "points",
    "wilds",
    "blacks",
    "not you",
    "bad last cards",
    "gifts",
    "counterattacks",
    "fantastic fours",
    "colours",
    "best colour",
    "nothing fits",
    "all fits",
    "all black",
    "what fits",
    "seats",
    "draw pile",
    "bomb",
    "turns left by the bomb",
    "others near out",
)
"""What the net is told of a seat, each from 0 to about 1."""

_NOT_YOU = tuple(kind.symbol is Symbol.NOT_YOU for kind in KINDS)
_BAD_LAST = tuple(kind.symbol in (Symbol.CHANCE, Symbol.EXCHANGE) for kind in KINDS)
_GIFTS = tuple(kind.symbol is Symbol.GIFT for kind in KINDS)
_FOURS = tuple(kind.symbol is Symbol.FOUR for kind in KINDS)
_COUNTERS = tuple(kind.symbol is Symbol.COUNTER for kind in KINDS)
_COLOURS = tuple(COLOURS.index(k.colour) if k.colour in COLOURS else len(COLOURS) for k in KINDS)
"""Place of each kind's colour; one place more for what has none."""


def estimates(state: State, ranks: Sequence[Rank]) -> list[float]:
    """Return the points that the round will probably bring each seat."""
    return [_net(found) for found in features(state, ranks)]


def features(state: State, ranks: Sequence[Rank]) -> list[tuple[float, ...]]:
    """Return what the net is told of each seat; ``ranks`` has each card's rank."""
    sizes = [len(hand) for hand in state.hands]
    fitting = fitting_ranks(None if state.face is None else ranks[state.face], state.wish)
    around = _around(state, len(sizes))
    low = sorted(sizes)[:2]
    near = sum(size <= NEAR_OUT for size in sizes)
    found = []
    for seat, hand in enumerate(state.hands):
        size = sizes[seat]
        least = low[1] if size == low[0] else low[0]
        others_near = (near - (size <= NEAR_OUT)) / len(sizes)
        held = _hand([ranks[card] for card in hand], fitting)
        place = _place(state, seat, size, least)
        bomb = state.bomb[seat] / 3 if state.bomb else 0.0
        found.append((*place, *held, *around, bomb, others_near))
    return found


@lru_cache(maxsize=4096)
def fitting_ranks(on: Rank | None, wish: str) -> frozenset[Rank]:
    """Return the ranks of all kinds that go on a card; there are few enough to keep them all."""
    face = None if on is None else KINDS[on]
    return frozenset(r for r, kind in enumerate(KINDS) if refusal(kind, face, wish, 0) is None)


def _place(state: State, seat: Seat, size: int, least: int) -> tuple[float, ...]:
    """Return what counts of the sizes of hands and of whose turn it is."""
    seats = len(state.hands)
    away = (seat - state.turn) % seats / (seats - 1)
    one = float(size == 1)
    return (
        *(one, float(size == 2), float(size == 3), size / 10, size * size / 100),
        *(float(least == 1), float(least == 2), float(least == 3), least / 10),
        *(away, one * away, float(not away)),
    )


def _around(state: State, seats: int) -> tuple[float, ...]:
    return seats / 8, min(1.0, len(state.draw) / (10 * seats)), float(bool(state.bomb))


def _hand(hand: list[Rank], fitting: frozenset[Rank]) -> tuple[float, ...]:
    """Return what counts of the cards of a hand; what fits comes last."""
    points = wilds = blacks = not_you = bad = gifts = counters = fours = fits = 0
    colours = [0] * (len(COLOURS) + 1)
    for rank in hand:
        points += POINTS[rank]
        wilds += WILD[rank]
        blacks += BLACK_ONES[rank]
        not_you += _NOT_YOU[rank]
        bad += _BAD_LAST[rank]
        gifts += _GIFTS[rank]
        counters += _COUNTERS[rank]
        fours += _FOURS[rank]
        colours[_COLOURS[rank]] += 1
        fits += rank in fitting
    del colours[-1]
    held = len(COLOURS) - colours.count(0)
    special = (wilds / 4, blacks / 3, float(not_you), bad / 3)
    attacks = (gifts / 2, float(counters), fours / 2)
    return (
        *(points / 50, *special, *attacks, held / 4, max(colours) / 5),
        *(float(not fits), float(fits == len(hand)), float(blacks == len(hand)), fits / 5),
    )


def _net(found: Sequence[float]) -> float:
    """Return what the net says: one layer of units that are 0 or more, and their weighted sum."""
    total = OUTPUT[-1]
    for weights, bias, out in zip(WEIGHTS, BIASES, OUTPUT, strict=False):
        unit = bias + sum(map(mul, weights, found))
        if unit > 0.0:
            total += out * unit
    return SCALE * total
