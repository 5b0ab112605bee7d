"""Where the next roll may lead a pawn, as a player sees it who looks along the track.

The steps are those of the rules (FB-24 to FB-26); what a red or white card does at their end is
estimated: a Second Chance by an average roll, a Swap by the hindmost other pawn, a teleport by the
average of all, Not You by its points. Only what lies open is looked at.
"""

from collections.abc import Sequence

from game.board.engine.tables import (
    CHANCE,
    LAST_LEADING,
    SNAIL,
    STOP,
    SWAP,
    TAKEN,
    TILE,
    Code,
    Tables,
    X,
)
from game.board.state import D6
from game.core.rules import Seat

AVERAGE_ROLL = (D6 + 1) / 2


class Ahead:
    """Estimates ends of moves over what lies on the board at one moment."""

    __slots__ = ("_acts", "_finish", "_leads", "_not_you", "_tile")

    def __init__(self, tables: Tables, acts: Sequence[Code], teleports: Sequence[int]) -> None:
        self._acts = acts
        self._leads = tables.leads
        self._finish = tables.finish
        self._not_you = tables.not_you
        self._tile = sum(teleports) / max(1, len(teleports))

    def ends(self, pawns: Sequence[int], pawn: Seat, start: int, way: int = 1) -> list[float]:
        """Return for each result of the die where a pawn's move from a square ends, about."""
        acts = self._acts
        last = self._finish if way > 0 else 0
        found: list[float] = []
        blue: list[int] = []  # squares whose blue cards have acted
        square = counted = start
        steps = 0  # that have been rolled since the last square that counted
        while len(found) < D6 and square != last:
            steps += 1
            code = X
            while code == X:
                code = acts[square + way]
                if code == SNAIL and steps == 1:
                    break  # it is not entered
                square += way
                if code == X:
                    blue.append(square)
            if code == SNAIL and steps == 1:
                landed = self._landed(pawns, pawn, counted, [*blue, square + way], start, way)
            else:
                counted, steps = square, 0
                if code in (STOP, SNAIL):
                    blue.append(square)
                landed = self._landed(pawns, pawn, counted, blue, start, way)
            found.append(landed)
            if code == STOP:
                break
        if len(found) < D6:
            # Steps that are left over at a Stop or at the end are lost.
            found += [found[-1] if found else start] * (D6 - len(found))
        return found

    def _landed(
        self,
        pawns: Sequence[int],
        pawn: Seat,
        square: int,
        blue: Sequence[int],
        start: int,
        way: int,
    ) -> float:
        """Return where a pawn ends that steps have led to a square; spent squares are empty."""
        acts = self._acts
        code = acts[square]
        if not code or square == start:
            return square
        if code <= LAST_LEADING:
            spent = set(blue)
            while 0 < code <= LAST_LEADING and square not in spent:
                spent.add(square)
                square = self._leads[code][square]
                while acts[square] == X and square not in spent:
                    spent.add(square)
                    square += way
                code = acts[square]
            if square in spent:
                return square
        if code == CHANCE:
            return max(0.0, min(square + way * AVERAGE_ROLL, float(self._finish)))
        if code == TILE:
            return self._tile
        if code == TAKEN:
            return square + self._not_you
        if code == SWAP:
            others = [other for seat, other in enumerate(pawns) if seat != pawn and other != square]
            return min(others, default=square)
        return square
