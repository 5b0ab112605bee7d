"""What a round will probably cost each seat, seen from the beginning of a turn.

A small net looks at each seat's hand in a whole state and at what stands around
it. It was fitted to rounds between players of the policy (``python -m tests.frantic.fit_value``).
"""

from collections.abc import Sequence
from functools import lru_cache
from operator import mul

from game.core.rules import Seat
from game.frantic.deck import COLOURS, KINDS, Symbol
from game.frantic.policy import BLACK_ONES, NEAR_OUT, POINTS, WILD, Rank
from game.frantic.questions import refusal
from game.frantic.state import State

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


# The net, as ``tests.frantic.fit_value`` prints it.
# It explains 15.5% of the spread of a round's points.
# fmt: off
SCALE = 25.0
WEIGHTS = (
(
    -0.448, -0.272, -0.154, -0.852, -2.331, 0.220, -0.524, -0.173, -0.647, -0.690, -0.370, -0.495,
    -0.345, -0.251, -0.551, 0.167, -0.162, -0.892, -0.028, -0.084, -1.251, -0.873, -0.669, -0.220,
    -0.098, -0.646, -1.184, -1.291, 1.989, 0.029, -0.246,
),
(
    0.299, -0.178, 0.211, -0.343, -0.777, -0.206, -0.060, -0.047, -0.297, -0.013, -0.163, -0.245,
    -0.360, -0.006, -0.046, -0.301, 0.145, 0.056, 0.113, -0.232, -0.073, -0.327, -0.229, 0.126,
    0.086, -0.185, -0.281, -0.477, -0.005, 0.112, 0.213,
),
(
    -0.128, -0.120, 0.024, -0.238, -0.227, -0.123, -0.046, -0.150, -0.135, -0.221, -0.032, 0.094,
    -0.266, -0.201, 0.220, -0.049, -0.192, 0.007, -0.005, 0.138, -0.209, -0.285, -0.288, 0.077,
    0.186, -0.085, -0.221, -0.054, -0.165, -0.119, -0.091,
),
(
    -0.508, -0.252, -0.567, -0.975, -0.106, -0.015, -0.088, -0.304, -0.607, -0.556, -0.186,
    -0.290, 0.467, -0.294, -0.892, 0.590, -0.198, -0.222, 0.193, -0.241, -0.681, -0.613, -0.676,
    -0.469, 0.092, -0.224, -0.846, -1.083, 2.336, -0.178, -0.054,
),
(
    -0.162, 0.041, -0.096, -0.631, -1.344, -0.219, -0.293, -0.022, -0.533, -0.155, -0.430, -0.096,
    0.067, -0.594, 0.288, 0.551, -0.194, 0.008, -0.090, 0.222, -0.169, -0.281, -0.113, -0.085,
    -0.017, -0.523, -0.414, -0.841, 0.959, 0.058, 0.022,
),
(
    -0.024, -0.113, -0.013, -0.261, -0.258, 0.101, 0.084, 0.099, -0.073, -0.042, -0.132, 0.045,
    -1.115, 0.207, -0.202, -0.399, -0.061, 0.064, 0.066, 0.019, 0.056, -0.090, -0.138, 0.632,
    -0.197, 0.022, -0.123, -0.017, 1.330, 0.396, 0.071,
),
(
    -0.132, 0.180, 0.082, -0.587, -1.112, 0.578, 0.293, 0.266, -0.127, 0.040, 0.203, -0.122,
    -1.099, 0.328, -0.145, -1.056, 0.013, 0.438, 0.097, -0.192, -0.213, -0.150, 0.063, -0.632,
    -0.213, 0.108, -0.346, -0.799, 0.654, 0.293, 0.743,
),
(
    -0.073, -0.341, -0.198, 0.047, -0.600, 0.511, 0.528, 0.592, -0.623, 0.073, -0.427, 0.071,
    -0.642, 0.108, -0.109, -0.749, -0.093, -0.035, -0.001, 0.028, 0.104, 0.030, 0.071, -0.269,
    -0.016, 0.132, 0.084, -0.638, -0.657, -0.012, 0.517,
),
(
    -0.124, 0.082, 0.052, -0.345, -0.461, -0.266, -0.023, -0.037, 0.226, -0.121, 0.284, -0.179,
    0.809, 0.243, -0.396, 1.509, -0.010, 0.232, -0.013, -0.256, -0.241, -0.256, -0.046, -0.044,
    -0.178, -0.168, -0.851, 0.059, -1.955, -0.708, -0.280,
),
(
    -0.334, -0.329, -0.251, -0.788, -0.365, -0.163, -0.215, -0.213, -0.780, -0.417, -0.003,
    -0.056, 0.210, -0.633, -0.257, 0.732, -0.295, -0.224, -0.371, 0.166, -0.902, -0.560, -0.117,
    -0.207, -0.103, -0.748, -0.601, -0.929, 2.491, -0.239, 0.134,
),
(
    0.057, -0.038, -0.018, 1.298, -0.747, -0.299, -0.192, -0.201, -0.201, -0.033, 0.067, 0.015,
    -0.471, 0.065, 0.034, -1.753, 0.022, 0.033, 0.068, 0.053, 0.173, 0.080, -0.031, -0.015, 0.050,
    0.037, 0.097, 0.371, -1.803, -0.089, -0.252,
),
(
    0.137, 0.119, 0.088, 0.183, -0.011, -0.083, -0.269, 0.121, 0.059, -0.247, -0.164, -0.217,
    -0.156, 0.110, 0.217, -0.241, 0.184, 0.022, -0.238, 0.003, -0.302, -0.264, 0.103, 0.134,
    -0.238, 0.205, -0.286, -0.138, -0.045, 0.141, 0.107,
),
(
    -0.088, 0.192, 0.102, -0.123, -0.029, -0.136, -0.011, -0.156, -0.260, -0.035, 0.003, 0.068,
    -0.171, 0.138, -0.215, 0.112, -0.140, 0.144, 0.073, 0.079, 0.078, 0.056, -0.122, -0.141,
    -0.149, -0.163, -0.256, -0.221, 0.169, -0.056, -0.271,
),
(
    0.423, 0.359, 0.421, -0.642, -0.725, 0.261, 0.182, -0.065, -0.261, -0.496, -0.166, 0.397,
    0.258, 0.034, -0.760, -0.501, -0.145, 0.775, 0.056, -0.239, -0.169, -0.305, -1.010, 0.149,
    -0.515, 0.309, -0.819, 0.158, 0.040, -0.016, 0.066,
),
(
    0.653, -0.138, -0.262, -0.196, -0.174, -0.306, -0.209, -0.226, -0.077, -0.136, -0.193, 0.173,
    -0.204, 0.169, -0.201, -0.100, -0.145, -0.346, 0.074, 0.192, -0.197, -0.244, -0.215, 0.374,
    -0.440, -0.342, -0.384, -0.087, 0.228, 0.327, 0.030,
),
(
    -0.382, -0.404, 0.076, -0.795, 0.396, -0.107, -0.235, -0.135, -0.639, -0.170, -0.102, -0.309,
    0.521, -0.701, -0.526, 0.539, -0.089, -0.373, -0.132, -0.020, -1.044, -0.516, -0.304, -0.127,
    -0.183, -0.429, -1.017, -0.953, 2.493, -0.418, 0.401,
),
)
BIASES = (
    -1.859, -0.025, -0.218, -1.452, -0.814, 0.230, 1.813, 1.396, 0.853, -1.500, 1.567, -0.200,
    -0.056, 0.583, 0.018, -1.737,
)
OUTPUT = (
    -3.731, -0.231, -0.797, -1.960, -0.607, -0.809, -0.366, -0.290, -0.568, -0.009, -0.873, 0.254,
    0.268, -0.151, -0.318, -0.800, 3.100,
)
