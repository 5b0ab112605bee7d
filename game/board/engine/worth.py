"""What a round comes to from a turn on, estimated by what lies open and by the own hand.

The weights were found by looking at how rounds ended (``python -m tests.board.fit``).
"""

from collections.abc import Sequence

from game.board.deck import KINDS
from game.board.engine.ahead import Ahead
from game.board.engine.round import KEPT_BACK, Round
from game.board.engine.tables import Tables
from game.board.state import D6
from game.core.rules import Seat

NEAR = 20.0
"""So near to the finish things begin to count otherwise."""
OPEN = 10
"""Signs that are not cards in the own hand."""
SIGNS = OPEN + len(KINDS)


class Forecast:
    """Goes two rolls ahead on what lies on the board; what is found is kept by pawn and square.

    Where other pawns stand matters to a Swap alone, and is taken from the first time.
    """

    __slots__ = ("_after", "_ahead", "_finish", "_means")

    def __init__(self, ahead: Ahead, finish: int) -> None:
        self._ahead = ahead
        self._finish = finish
        self._means: dict[tuple[Seat, int], tuple[list[float], float]] = {}
        self._after: dict[tuple[Seat, int], tuple[float, float]] = {}

    def after(self, pawns: Sequence[int], pawn: Seat) -> tuple[float, float]:
        """Return by how much a pawn's next roll leads on, on average, and the one after it."""
        here = pawns[pawn]
        known = self._after.get((pawn, here))
        if known is None:
            ends, one = self._mean(pawns, pawn, here)
            two = 0.0
            for end in ends:
                two += self._mean(pawns, pawn, min(int(end + 0.5), self._finish))[1]
            known = self._after[pawn, here] = one - here, two / D6 - one
        return known

    def _mean(self, pawns: Sequence[int], pawn: Seat, start: int) -> tuple[list[float], float]:
        known = self._means.get((pawn, start))
        if known is None:
            ends = self._ahead.ends(pawns, pawn, start)
            known = self._means[pawn, start] = ends, sum(ends) / D6
        return known


class Worth:
    """Estimates positions of one decision; boards that come again are looked along once."""

    def __init__(self, tables: Tables, weights: Sequence[float]) -> None:
        self._tables = tables
        self._weights = weights
        self._forecasts: dict[tuple[bytes, tuple[int, ...]], Forecast] = {}

    def of(self, round_: Round, seat: Seat) -> float:
        """Return by how many points the others will have more than a seat, about."""
        if round_.over:
            scores = round_.scores
            return (sum(scores) - scores[seat]) / (round_.seats - 1) - scores[seat]
        pairs = zip(self._weights, self.signs(round_, seat), strict=True)
        return sum([weight * sign for weight, sign in pairs])

    def signs(self, round_: Round, seat: Seat) -> list[float]:
        """Return what tells how a round goes for a seat that has just had its turn."""
        pawns, hands, points = round_.pawns, round_.hands, self._tables.not_you
        many = round_.seats - 1
        left = min(1.0, (self._tables.finish - max(pawns)) / NEAR)
        apart = (sum(pawns) - pawns[seat]) / many - pawns[seat]
        forecast = self._forecast(round_)
        one = two = burden = 0.0
        for other in range(round_.seats):
            if other != seat:
                near, far = forecast.after(pawns, other)
                one, two = one + near / many, two + far / many
                burden += hands[other].count(KEPT_BACK) / many
        near, far = forecast.after(pawns, seat)
        hand = hands[seat]
        burden = points * (burden - hand.count(KEPT_BACK))
        found = [
            apart,
            apart * left,
            one,
            one * left,
            two * left,
            -near * left,
            -far * left,
            burden,
            burden * left,
            left,
            *[0.0] * len(KINDS),
        ]
        for rank in hand:
            found[OPEN + rank] += left
        return found

    def _forecast(self, round_: Round) -> Forecast:
        """Return what is known of the same things on the board."""
        tiles = tuple(round_.teleports)
        key = bytes(round_.acts), tiles
        known = self._forecasts.get(key)
        if known is None:
            ahead = Ahead(self._tables, round_.acts[:], tiles)
            known = self._forecasts[key] = Forecast(ahead, self._tables.finish)
        return known
