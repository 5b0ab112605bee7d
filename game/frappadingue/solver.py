"""Computes the best play of a turn from the deck: the policy of the highest expected reward.

**Method.** A turn is a Markov decision process. Its state is what lies in the counter's hand, what
earlier full hands took out of the deck, and the counter's total T. The value of throwing on is a
sum over all throws, grouped by what can be taken from them, of the hypergeometric chance of the
throw times the value of the best set to take; after each set the player stops, if T can be written
down, or throws on. Values are lists over a grid of T in steps of 50, worked out backwards from
four cards in the hand to none.

**What is exact.** The composition of the deck within a hand, always. Full hands take five cards
out of the deck: ``depth`` says how many full hands are followed with their exact decks. After
those, a new hand is played with the deck that the hand before it began with, as if its cards were
put back. That is the only approximation for an unlimited grid; the chance of getting so far falls
with each hand, and the differences between depths 0, 1 and 2 show how little it matters.
Outside the grid, values go on in a straight line for each remainder of T by 100.
"""

from collections.abc import Callable, Generator, Iterator, Sequence
from functools import lru_cache, partial
from itertools import product
from math import comb
from typing import NamedTuple

from game.frappadingue.deck import PLAYED, SPECIALS, VALUES, Kind
from game.frappadingue.scoring import LEAST, SINGLES, STEP, Part, special_points
from game.frappadingue.state import HAND

UNIT = 50
"""All points but a +5 KM worth 30 are multiples of this."""
ROUNDS_OF_SETTLING = 6
"""How often the value of a new hand is put into itself; each divides its error by ten or more."""
HANDS_A_STEP = 16
"""So many hands are worked out in one step of ``Solver.settling``: about a millisecond."""

Counts = tuple[int, ...]
"""Cards by kind, in the order of ``PLAYED``."""
Values = list[float]
"""A value for each total of a grid."""
NO_CARDS: Counts = (0,) * len(PLAYED)

_COMBINING = tuple(kind for kind in VALUES if kind not in SINGLES)
_PLACE = {kind: place for place, kind in enumerate(PLAYED)}
_PAD_LOW, _PAD_HIGH = 12, 90
"""More grid steps than one throw can lose or gain (four specials at -100; four 8s at 4000)."""


class Grid(NamedTuple):
    """The totals that values are kept for, and what stopping at each is worth."""

    low: int
    high: int
    reward: Callable[[int], float | None]
    """``None`` where stopping is not possible."""

    @property
    def size(self) -> int:
        """Return the number of totals."""
        return (self.high - self.low) // UNIT + 1

    @property
    def totals(self) -> range:
        """Return all totals."""
        return range(self.low, self.high + 1, UNIT)

    def rewards(self) -> list[float | None]:
        """Return what stopping is worth at each total."""
        return [self.reward(total) for total in self.totals]


def points_reward(total: int) -> float | None:
    """Return the points themselves, where they can be written down (FP-11)."""
    return float(total) if total > 0 and total % STEP == 0 else None


def target_reward(over: int) -> float | None:
    """Return 1 where a target, a multiple of 100, is reached and can be written down."""
    if over % STEP:
        return None
    return 1.0 if over >= 0 else 0.0


POINTS = Grid(-500, 3000, points_reward)
"""The total of the counter; the reward is the points."""
TARGET = Grid(-3000, 500, target_reward)
"""How far the counter is over a target (negative: short of it); the reward is a success."""


class Option(NamedTuple):
    """A set to take: its cards, and its points in grid steps; ``None`` for a dead counter."""

    cards: Counts
    gain: int | None


class Throws(NamedTuple):
    """All throws from which the same can be taken: the cards that matter, and how many do not."""

    needed: tuple[tuple[int, int], ...]
    """Kinds by place, with their exact number; 8s, 12s and specials are there even with 0."""
    combining: Kind | None
    filler: int
    """Cards that can't be taken: of the other values, two of each at most."""
    options: tuple[Option, ...]


class Hand(NamedTuple):
    """A set of cards in the counter's hand."""

    cards: Counts
    size: int


class Model:
    """The throws, hands and options of a deck; ``plus_five`` is 50 or 30 (FP-4)."""

    def __init__(self, plus_five: int) -> None:
        self.plus_five = plus_five
        self.throws = {piles: tuple(_throws(piles, plus_five)) for piles in range(1, HAND + 1)}
        self.hands: list[Hand] = [Hand(NO_CARDS, 0)]
        self.index: dict[Counts, int] = {NO_CARDS: 0}
        self.next: list[list[tuple[tuple[int, int], ...]]] = []
        """For each hand that is not full, and each of its throws: next hands and gains."""
        place = 0
        while place < len(self.hands):
            self.next.append(self._moves(self.hands[place]))
            place += 1
        sizes = [hand.size for hand in self.hands]
        self.fullest_first = sorted(range(len(sizes)), key=lambda hand: -sizes[hand])

    def _moves(self, hand: Hand) -> list[tuple[tuple[int, int], ...]]:
        if hand.size == HAND:
            return []
        return [
            tuple(
                (self._hand(_plus(hand.cards, option.cards)), option.gain)
                for option in throws.options
                if option.gain is not None
            )
            for throws in self.throws[HAND - hand.size]
        ]

    def _hand(self, cards: Counts) -> int:
        if cards not in self.index:
            self.index[cards] = len(self.hands)
            self.hands.append(Hand(cards, sum(cards)))
        return self.index[cards]

    def chances(self, left: Counts, piles: int, *, crash_kills: bool = True) -> list[float]:
        """Return the chance of each of ``throws[piles]`` from the cards left."""
        total = comb(sum(left), piles) or 1
        idle = 0 if crash_kills else left[-1]
        return [_ways(throws, left, idle) / total for throws in self.throws[piles]]


@lru_cache(maxsize=4)
def model(plus_five: int) -> Model:
    """Return the model for a worth of +5 KM; it is the same for every deck."""
    return Model(plus_five)


def _throws(piles: int, plus_five: int) -> Iterator[Throws]:
    """Yield every kind of throw from which something can be taken."""
    for combining, many in [(None, 0), *product(_COMBINING, range(LEAST, piles + 1))]:
        free = range(piles - many + 1)
        for eights, twelves, *special in product(free, repeat=2 + len(SPECIALS)):
            rest = piles - many - eights - twelves - sum(special)
            if rest < 0 or not (many or eights or twelves):
                continue
            needed = [(_PLACE["8"], eights), (_PLACE["12"], twelves)]
            needed += [(_PLACE[kind], n) for kind, n in zip(SPECIALS, special, strict=True)]
            needed += [(_PLACE[combining], many)] if combining else []
            options = _options(dict(needed), plus_five)
            yield Throws(tuple(needed), combining, rest, tuple(options))


def _options(lying: dict[int, int], plus_five: int) -> Iterator[Option]:
    """Yield the sets that may be taken (FP-6, FP-7) from cards by kind."""
    special = {place: n for place, n in lying.items() if PLAYED[place] in SPECIALS}
    extra = sum(n * special_points(PLAYED[place], plus_five) for place, n in special.items())
    values = [place for place in lying if place not in special]
    for counts in product(*(_amounts(PLAYED[place], lying[place]) for place in values)):
        parts = {place: n for place, n in zip(values, counts, strict=True) if n}
        if parts:
            points = extra + sum(Part(PLAYED[place], n).points for place, n in parts.items())
            cards = tuple({**special, **parts}.get(place, 0) for place in range(len(PLAYED)))
            yield Option(cards, None if points % UNIT else points // UNIT)


def _amounts(kind: Kind, lying: int) -> tuple[int, ...]:
    return (0, *range(1 if kind in SINGLES else LEAST, lying + 1))


def _ways(throws: Throws, left: Counts, idle: int) -> int:
    ways = 1
    for place, count in throws.needed:
        ways *= comb(left[place], count)
        if not ways:
            return 0
    counts = tuple(left[_PLACE[kind]] for kind in _COMBINING if kind != throws.combining)
    return ways * _filler(tuple(sorted(counts)), idle)[throws.filler]


@lru_cache(maxsize=100_000)
def _filler(counts: Counts, idle: int) -> Counts:
    """Return for 0 to 5 cards in how many ways they can be drawn, two of each kind at most."""
    ways = [comb(idle, size) for size in range(HAND + 1)]
    for count in counts:
        few = [comb(count, taken) for taken in range(LEAST)]
        ways = [
            sum(few[taken] * ways[size - taken] for taken in range(min(LEAST, size + 1)))
            for size in range(HAND + 1)
        ]
    return tuple(ways)


def _plus(one: Counts, other: Counts) -> Counts:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def minus(one: Counts, other: Counts) -> Counts | None:
    """Return the cards that are left, or ``None`` if there are not so many."""
    rest = tuple(a - b for a, b in zip(one, other, strict=True))
    return rest if min(rest) >= 0 else None


class Plan:
    """What a table of values chooses, for every hand and total, whatever the deck."""

    def __init__(self, solver: "Solver", throwing: Sequence[Values]) -> None:
        rewards = solver.grid.rewards()
        padded = [solver.padded(solver.stopped(values)) for values in throwing]
        size = solver.grid.size
        self.stops = [
            [
                stop is not None and stop >= value
                for stop, value in zip(rewards, values, strict=True)
            ]
            for values in throwing
        ]
        self.takes = [
            [_favourites(_rows(moves, padded, size)) for moves in solver.model.next[hand]]
            for hand in range(len(throwing))
        ]


def _rows(moves: tuple[tuple[int, int], ...], padded: Sequence[Values], size: int) -> list[Values]:
    """Return the values after each move, for each total before it."""
    starts = ((place, _PAD_LOW + gain) for place, gain in moves)
    return [padded[place][start : start + size] for place, start in starts]


def _favourites(rows: list[Values]) -> list[int]:
    """Return for each total which row has the highest value."""
    return [max(range(len(rows)), key=column.__getitem__) for column in zip(*rows, strict=True)]


class Solver:
    """The best play for one deck, one worth of +5 KM, and one reward.

    With a ``plan``, it computes what that plan is really worth instead, with the same exactness.
    """

    def __init__(
        self, deck: Counts, plus_five: int, grid: Grid = POINTS, plan: Plan | None = None
    ) -> None:
        self.deck = deck
        self.grid = grid
        self.model = model(plus_five)
        self.plan = plan
        self._rewards = grid.rewards()
        self._known: dict[tuple[Counts, int], Values] = {}

    def solve(self, depth: int = 1) -> list[Values]:
        """Return the value of throwing on for each hand, full ones included, and each total."""
        return self._follow(self.deck, depth) if depth else self._settle(self.deck, None)

    def settling(self, rounds: int = ROUNDS_OF_SETTLING) -> Generator[None, None, list[Values]]:
        """Do the work of ``solve(0)`` in steps of about a millisecond, and return the same.

        Fewer ``rounds`` leave a little more of the error that comes from hands after a full one.
        """
        value = [0.0] * self.grid.size
        found: list[Values] = []
        for _ in range(rounds):
            found = yield from self._steps(self.deck, partial(_always, value))
            value = found[0]
        return found

    def first_throw(
        self, throwing: Sequence[Values], total: int = 0, *, crash_ends: bool = False
    ) -> float:
        """Return the value of a turn before its first throw, given that of throwing on.

        ``total`` is where on the grid the turn begins: 0 points, or short of a target.
        """
        chances = self.model.chances(self.deck, HAND, crash_kills=crash_ends)
        padded = [self.padded(self._ended(hand, values)) for hand, values in enumerate(throwing)]
        start = (total - self.grid.low) // UNIT
        value = 0.0
        for place, (chance, moves) in enumerate(zip(chances, self.model.next[0], strict=True)):
            if chance and moves:
                value += chance * self._best(0, place, _rows(moves, padded, self.grid.size))[start]
        return value

    def stopped(self, throwing: Values) -> Values:
        """Return the better of stopping and throwing on, for each total."""
        pairs = zip(self._rewards, throwing, strict=True)
        return [value if stop is None or value > stop else stop for stop, value in pairs]

    def padded(self, values: Values) -> Values:
        """Go on beyond both ends in straight lines, one for each remainder by 100."""
        low = [values[place % 2] for place in range(-_PAD_LOW, 0)]
        high = []
        for step in range(_PAD_HIGH):
            last = -2 if step % 2 == 0 else -1
            slope = values[last] - values[last - 2]
            high.append(values[last] + slope * (step // 2 + 1))
        return [*low, *values, *high]

    def _ended(self, hand: int, throwing: Values) -> Values:
        """Return the value of a hand after a set was taken: stopped, or thrown on."""
        if self.plan is None:
            return self.stopped(throwing)
        choices = zip(self.plan.stops[hand], self._rewards, throwing, strict=True)
        return [stop if stops and stop is not None else value for stops, stop, value in choices]

    def _best(self, hand: int, throws: int, rows: list[Values]) -> Values:
        """Return the value of a throw: of the best set, or the plan's, for each total."""
        if len(rows) == 1:
            return rows[0]
        if self.plan is None:
            return list(map(max, *rows))
        chosen = self.plan.takes[hand][throws]
        return [rows[row][total] for total, row in enumerate(chosen)]

    def _new_hand(self, left: Counts, depth: int, guess: Values) -> Values:
        """Return the value of throwing the first five piles of a hand with these cards left."""
        key = (left, depth)
        if key not in self._known:
            found = self._follow(left, depth) if depth else self._settle(left, guess)
            self._known[key] = found[0]
        return self._known[key]

    def _settle(self, left: Counts, guess: Values | None) -> list[Values]:
        """Let a new hand begin with the same cards again, until its value stays the same."""
        value = guess or [0.0] * self.grid.size
        found: list[Values] = []
        for _ in range(ROUNDS_OF_SETTLING if guess is None else 1):
            found = self._hands(left, partial(_always, value))
            value = found[0]
        return found

    def _follow(self, left: Counts, depth: int) -> list[Values]:
        """Let a new hand begin with the cards that the full hand left."""
        guess = self._settle(left, None)[0]
        return self._hands(left, lambda rest: self._new_hand(rest, depth - 1, guess))

    def _hands(self, left: Counts, new_hand: Callable[[Counts], Values]) -> list[Values]:
        """Return the value of throwing on for each hand, worked out from the fullest on."""
        steps = self._steps(left, new_hand)
        while True:
            try:
                next(steps)
            except StopIteration as end:
                found: list[Values] = end.value
                return found

    def _steps(
        self, left: Counts, new_hand: Callable[[Counts], Values]
    ) -> Generator[None, None, list[Values]]:
        """Do the work of ``_hands``, and yield now and then."""
        hands = self.model.hands
        nothing = [0.0] * self.grid.size
        found = [nothing] * len(hands)
        padded = [self.padded(nothing)] * len(hands)
        for count, index in enumerate(self.model.fullest_first):
            rest = minus(left, hands[index].cards)
            if rest is None:
                continue
            full = hands[index].size == HAND
            found[index] = new_hand(rest) if full else self._throw(index, rest, padded)
            padded[index] = self.padded(self._ended(index, found[index]))
            if count % HANDS_A_STEP == 0:
                yield
        return found

    def _throw(self, hand: int, left: Counts, padded: Sequence[Values]) -> Values:
        size = self.grid.size
        total = [0.0] * size
        chances = self.model.chances(left, HAND - self.model.hands[hand].size)
        for place, (chance, moves) in enumerate(zip(chances, self.model.next[hand], strict=True)):
            if chance and moves:
                best = self._best(hand, place, _rows(moves, padded, size))
                total = [value + chance * more for value, more in zip(total, best, strict=True)]
        return total


def _always(value: Values, _: Counts) -> Values:
    return value
