"""Rules of thumb for rounds that change in place: they play for everybody, and draw no luck."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import astuple

from game.board.deck import KINDS
from game.board.engine.ahead import AVERAGE_ROLL, Ahead
from game.board.engine.round import KEPT_BACK, Round
from game.board.engine.tables import (
    CHANCE,
    CODES_OF,
    COLOUR_OF,
    LAST_LEADING,
    REMOTE,
    REVERSE,
    SNAIL,
    STOP,
    SWAP,
    TAKEN,
    TROUBLE,
    WHITE,
    Code,
    Rank,
    Tables,
    X,
)
from game.board.habits import Weights
from game.board.state import D6, FORWARD
from game.core.rules import Seat

SIGHT = 2 * D6
"""So many steps ahead of each pawn are looked at."""


Reach = tuple[dict[int, float], dict[int, float], dict[int, float]]
"""By square: how likely pawns land there, and pass, and by how many steps they go on."""


Way = tuple[float, Code, int]
"""What a way to lay a card is worth, how it lies, and where."""


class Step(NamedTuple):
    """How likely a pawn meets a square that lies some steps ahead."""

    lands: float
    """A roll ends there."""
    passes: float
    """It ends there or leads on."""
    beyond: float
    """The steps that it would lead on, on average."""


def _steps(far: float, weight: float) -> tuple[Step, ...]:
    """Return the same for each number of steps, with the roll after the next one in part."""
    one = dict.fromkeys(range(1, D6 + 1), 1 / D6)
    two = {
        total: sum(total - D6 <= die < total for die in one) / D6**2
        for total in range(2, SIGHT + 1)
    }
    found = [Step(0.0, 0.0, 0.0)]
    for steps in range(1, SIGHT + 1):
        # The second roll passes by a square only if the first one has not led beyond it.
        first = [one.get(steps, 0.0), 0.0, 0.0]
        second = [two.get(steps, 0.0), 0.0, 0.0]
        for die in one:
            if die >= steps:
                first[1] += 1 / D6
                first[2] += (die - steps) / D6
            else:
                for other in one:
                    if die + other >= steps:
                        second[1] += 1 / D6**2
                        second[2] += (die + other - steps) / D6**2
        pairs = zip(first, second, strict=True)
        found.append(Step(*(weight * (near + far * more) for near, more in pairs)))
    return tuple(found)


class Thumbs:
    """Plays for everybody."""

    def __init__(self, tables: Tables, weights: Weights) -> None:
        self._tables = tables
        self._weights = weights
        self.kept: tuple[float, ...] = astuple(weights)[: len(KINDS)]
        """What each kind is worth in the hand."""
        self._own = _steps(weights.far, -1.0)
        self._others = _steps(weights.far_others, weights.helps)
        squares = range(tables.finish + 1)
        self._furthest = tuple(
            tuple(self._leading(rank, square, 1) for square in squares) for rank in (0, 1)
        )
        self._back = tuple(
            tuple(self._leading(rank, square, -1) for square in squares) for rank in (0, 1)
        )
        """Of Push and Jump, by square: the code that leads furthest on or back, and how far."""

    def _leading(self, rank: Rank, square: int, sign: int) -> tuple[Code, int]:
        leads = self._tables.leads
        code = max(CODES_OF[rank], key=lambda code: sign * leads[code][square])
        return code, leads[code][square] - square

    # The card of a turn.

    def lay(self, round_: Round, seat: Seat) -> Way:
        """Return the best way to lay a card in turn."""
        return max(self.ways(round_, seat))

    def ways(self, round_: Round, seat: Seat, *, acts: bool = True) -> list[Way]:
        """Return the ways worth a look; ``acts`` says whether it is the card of a turn."""
        lands, passes, _ = reach = self._reach(round_, seat)
        teleports, finish = round_.teleports, self._tables.finish
        tops = [stack[-1] if stack else 0 for stack in round_.stacks]
        near = [square for square in passes if square < finish and square not in teleports]
        swap = _swap_ahead(round_, seat)
        before = {
            square: self._effect(reach, swap, tops[square], square) if tops[square] else 0.0
            for square in near
        }
        far = self._out_of_the_way(round_, passes, tops)
        found: list[Way] = []
        for rank in dict.fromkeys(round_.hands[seat]):
            base = self._played(round_, seat, rank, acts) - self.kept[rank]
            usual = CODES_OF[rank][0]
            colour = COLOUR_OF[usual]
            tried = len(found)
            for square in near:
                lies = COLOUR_OF[tops[square]]
                if lies >= 0 and (lies == WHITE or (lies != colour and colour != WHITE)):
                    continue
                code, worth = usual, base - before[square]
                if code <= LAST_LEADING:
                    side = self._furthest if lands[square] >= 0 else self._back
                    code, _ = side[rank][square]
                if code < REVERSE or colour == WHITE:
                    worth += self._effect(reach, swap, code, square)
                if code != tops[square]:
                    found.append((worth, code, square))
            if far or len(found) == tried:
                found.append((base, usual, far or self._anywhere(round_, colour, tops)))
        return found

    def _reach(self, round_: Round, seat: Seat) -> Reach:
        """Return how likely pawns meet the squares ahead: the others' less one's own."""
        acts, finish = round_.acts, self._tables.finish
        lands: dict[int, float] = {}
        passes: dict[int, float] = {}
        beyond: dict[int, float] = {}
        many = round_.seats - 1
        for pawn, square in enumerate(round_.pawns):
            own = pawn == seat
            steps, part = (self._own, 1.0) if own else (self._others, 1.0 / many)
            far = 1
            while square < finish and far <= SIGHT:
                square += 1
                one, two, three = steps[far]
                lands[square] = lands.get(square, 0.0) + part * one
                passes[square] = passes.get(square, 0.0) + part * two
                beyond[square] = beyond.get(square, 0.0) + part * three
                code = acts[square]
                if code == X:
                    continue
                if code == STOP:
                    break
                far += 2 if code == SNAIL else 1
        return lands, passes, beyond

    def _played(self, round_: Round, seat: Seat, rank: Rank, acts: bool) -> float:
        """Return what a card does by being played."""
        weights, code, points = self._weights, CODES_OF[rank][0], self._tables.not_you
        if code == TAKEN:
            if not acts:
                return weights.dumped * points
            room = self._tables.finish - round_.pawns[seat]
            early = weights.early * (1 - max(round_.pawns) / self._tables.finish)
            return weights.dumped * points - min(points, room) - early
        if not acts or not REVERSE <= code <= TROUBLE:
            return 0.0
        if code == REVERSE:
            there, back = self._mean(round_, seat), self._mean(round_, seat, -1)
            return weights.reversed * (there - back)
        if code == REMOTE:
            other = self.remote(round_, seat)
            there = self._mean(round_, seat)
            return weights.remoted * (there + self._mean(round_, other) / (round_.seats - 1))
        if code == TROUBLE:
            pawns = round_.pawns
            apart = pawns[seat] - (sum(pawns) - pawns[seat]) / (round_.seats - 1)
            stays = weights.stays * self._mean(round_, seat)
            return weights.events + stays + weights.apart * apart
        return 0.0

    def _effect(self, reach: Reach, swap: Callable[[int], float], code: Code, square: int) -> float:
        """Return what a card does that lies on a square."""
        lands, passes, beyond = reach
        weights = self._weights
        if code <= LAST_LEADING:
            there = self._tables.leads[code][square]
            return weights.leads * lands[square] * (there - square)
        if code == STOP:
            return -weights.stops * beyond[square]
        if code == SNAIL:
            return -weights.slows * passes[square]
        if code == X:
            return weights.skips * passes[square]
        if code == CHANCE:
            return weights.again * lands[square]
        if code == TAKEN:
            return weights.taken * self._tables.not_you * lands[square]
        if code == SWAP:
            return weights.swaps * swap(square)
        if code == TROUBLE:
            return weights.trouble_ahead * lands[square]
        return 0.0

    def _out_of_the_way(
        self, round_: Round, passes: Mapping[int, float], tops: Sequence[Code]
    ) -> int:
        """Return an empty square that nobody is near to, or 0."""
        for square in range(1, self._tables.finish):
            if not tops[square] and square not in passes and square not in round_.teleports:
                return square
        return 0

    def _anywhere(self, round_: Round, colour: int, tops: Sequence[Code]) -> int:
        """Return a square where a colour may be laid: no own one left, on any but white (FB-8)."""
        open_ = [s for s in range(1, self._tables.finish) if s not in round_.teleports]
        if colour != WHITE:
            for square in open_:
                if not tops[square] or COLOUR_OF[tops[square]] == colour:
                    return square
        return next((s for s in open_ if COLOUR_OF[tops[s]] != WHITE), 0)

    # What else is chosen in a turn.

    def ahead(self, round_: Round) -> Ahead:
        """Return what estimates moves over what lies on the board now."""
        return Ahead(self._tables, round_.acts, round_.teleports)

    def _mean(self, round_: Round, pawn: Seat, way: int = FORWARD) -> float:
        """Return by how much a pawn's next move leads on, on average."""
        here = round_.pawns[pawn]
        return sum(self.ahead(round_).ends(round_.pawns, pawn, here, way)) / D6 - here

    def remote(self, round_: Round, seat: Seat) -> Seat:
        """Move the pawn that gets furthest; of equals one that stands behind."""
        pawns = round_.pawns
        others = [other for other in range(round_.seats) if other != seat]
        return max(others, key=lambda pawn: (self._mean(round_, pawn), -pawns[pawn]))

    def swap(self, round_: Round, seat: Seat, pawn: Seat, possible: Sequence[Seat]) -> Seat:
        """Change places so that the own pawn goes back most, or the hindmost others advance."""
        pawns = round_.pawns

        def gained(other: Seat) -> tuple[float, int]:
            far = pawns[pawn] - pawns[other]
            each = 1 / (round_.seats - 1)
            # The other pawn advances by as much as this one goes back.
            own = -far * (1 + each) if other == seat else far * (1 + each) * (pawn == seat)
            return own, -pawns[other]

        return max(possible, key=gained)

    def blocks(self, round_: Round, seat: Seat, mover: Seat | None) -> bool:
        """Block what hurts."""
        if mover is None:
            harm = self._mean(round_, seat) + AVERAGE_ROLL
        else:
            harm = round_.pawns[mover] - round_.pawns[seat]
        return harm > self._weights.hurts

    def place(self, round_: Round, seat: Seat, rank: Rank) -> tuple[Code, int]:
        """Lay a card that was thrown in where it covers what is bad, or out of the way."""
        colour = COLOUR_OF[CODES_OF[rank][0]]
        tops = [stack[-1] if stack else 0 for stack in round_.stacks]
        square = self._out_of_the_way(round_, {}, tops) or self._anywhere(round_, colour, tops)
        return CODES_OF[rank][0], square

    def name(self, round_: Round, seat: Seat) -> Seat:
        """Hand a burden to whoever stands furthest behind, else the cards to the foremost."""
        sign = -1 if KEPT_BACK in round_.hands[seat] else 1
        others = [other for other in range(round_.seats) if other != seat]
        return max(others, key=lambda other: sign * round_.pawns[other])

    def give(self, round_: Round, seat: Seat) -> tuple[Rank, Seat]:
        """Give Not You to whoever is hindmost; else what is worth least to the foremost."""
        hand, pawns = round_.hands[seat], round_.pawns
        others = [other for other in range(round_.seats) if other != seat]
        if KEPT_BACK in hand:
            return KEPT_BACK, min(others, key=lambda other: pawns[other])
        rank = min(hand, key=lambda rank: self.kept[rank])
        return rank, max(others, key=lambda other: pawns[other])

    def pick(self, round_: Round, seat: Seat, market: Sequence[Rank]) -> Rank:
        """Take what is worth most in the hand."""
        return max(market, key=lambda rank: -99.0 if rank == KEPT_BACK else self.kept[rank])


def _swap_ahead(round_: Round, seat: Seat) -> Callable[[int], float]:
    """Return what tells what a Swap brings on a square: the hindmost pawn's place."""
    pawns = round_.pawns
    mine = pawns[seat]
    others = [pawn for other, pawn in enumerate(pawns) if other != seat]
    hindmost = min(others)

    def ahead(square: int) -> float:
        found = 0.0
        if 0 < square - mine <= D6:
            found += square - hindmost
        if mine <= hindmost:
            near = sum([0 < square - pawn <= D6 for pawn in others])
            found -= near * (square - mine)
        return found / D6

    return ahead
