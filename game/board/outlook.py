"""Where a pawn's next roll may lead it, as a player sees it who looks along the track.

The steps are those of the rules; what a red or white card does at their end is estimated: a Second
Chance by an average roll, a teleport by the average of all, Not You by its points. Only what lies
open is looked at.
"""

from collections.abc import Callable

from game.board.deck import ON, Deck, Symbol
from game.board.ground import TILE, acting, top
from game.board.moves import JUMP, path
from game.board.state import D6, FORWARD, NOT_YOU, Job, State, Task, View
from game.board.track import Arrow, Board
from game.core.rules import Seat

Position = State | View
AVERAGE_ROLL = (D6 + 1) / 2
LONGEST_CHAIN = 4
"""Cards in a row that are followed at the end of a move."""


class Outlook:
    """Estimates ends of moves on one board."""

    def __init__(self, deck: Deck, board: Board) -> None:
        self._deck = deck
        self._board = board
        self.not_you = board.scaled(NOT_YOU)

    def mean(self, position: Position, pawn: Seat, way: int = FORWARD) -> float:
        """Return the square on which a pawn's next move ends on average."""
        return sum(self.ends(position, pawn, way)) / D6

    def ends(self, position: Position, pawn: Seat, way: int = FORWARD) -> list[float]:
        """Return for each result of the die the square on which the move ends, about."""
        return [self.end(position, pawn, die, way) for die in range(1, D6 + 1)]

    def end(self, position: Position, pawn: Seat, die: int, way: int = FORWARD) -> float:
        """Return the square on which a move ends with that roll, about."""
        squares, _ = path(position, self._deck, Task(Job.WALK, pawn, pawn, way, count=die))
        return self.landed(position, pawn, squares[-1], way) if squares else position.pawns[pawn]

    def landed(self, position: Position, pawn: Seat, square: int, way: int = FORWARD) -> float:
        """Return where a pawn ends that a move has led to a square, about."""
        for _ in range(LONGEST_CHAIN):
            symbol = acting(position, self._deck, square)
            guess = _GUESSES.get(symbol)
            if guess is not None:
                return guess(self, position, pawn, square, way)
            there = self._led_on(position, square, symbol)
            if there == square:
                break
            square = there
        return square

    def _led_on(self, position: Position, square: int, symbol: str) -> int:
        """Return where an arrow leads; the same square if there is none."""
        lain = top(position, square)
        if lain is None or symbol not in (Symbol.PUSH, Symbol.JUMP):
            return square
        if symbol == Symbol.PUSH:
            there = self._board.neighbour(square, Arrow(lain.arrow))
            return square if there is None else there
        return max(0, min(square + (JUMP if lain.arrow == ON else -JUMP), position.finish))

    def _chance(self, position: Position, _: Seat, square: int, way: int) -> float:
        return max(0.0, min(square + way * AVERAGE_ROLL, float(position.finish)))

    def _swap(self, position: Position, pawn: Seat, square: int, _: int) -> float:
        """Return the hindmost other pawn's square: it is what everybody would choose."""
        others = [other for seat, other in enumerate(position.pawns) if seat != pawn]
        return min((other for other in others if other != square), default=square)

    def _not_you(self, _: Position, __: Seat, square: int, ___: int) -> float:
        return square + self.not_you

    def _tile(self, position: Position, _: Seat, __: int, ___: int) -> float:
        return sum(position.teleports) / len(position.teleports)


_Guess = Callable[[Outlook, Position, Seat, int, int], float]
_GUESSES: dict[str, _Guess] = {
    Symbol.CHANCE.value: Outlook._chance,
    Symbol.SWAP.value: Outlook._swap,
    Symbol.NOT_YOU.value: Outlook._not_you,
    TILE: Outlook._tile,
}
