"""Where a pawn's next roll may lead it, as a player sees it who looks along the track.

The steps are those of the rules; what a red or white card does at their end is estimated: a Second
Chance by an average roll, a teleport by the average of all, Not You by its points. Only what lies
open is looked at.
"""

from collections.abc import Callable

from msgspec.structs import replace

from game.board.deck import Deck, Symbol
from game.board.moves import led_to, path
from game.board.occupancy import TILE, acting, top
from game.board.state import D6, FORWARD, NOT_YOU, Job, State, Task, View
from game.board.track import Board
from game.core.rules import Seat

Position = State | View
AVERAGE_ROLL = (D6 + 1) / 2
_LEADING = (Symbol.PUSH, Symbol.JUMP)


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
        task = Task(Job.WALK, pawn, pawn, way, count=die)
        squares, spent = path(position, self._deck, task)
        if not squares:
            return position.pawns[pawn]
        return self._landed(position, task, squares[-1], set(spent))

    def _landed(self, position: Position, task: Task, square: int, spent: set[int]) -> float:
        """Return where a pawn ends that a move has led to a square; spent squares are empty."""
        while square not in spent:
            symbol = acting(position, self._deck, square)
            guess = _GUESSES.get(symbol)
            if guess is not None:
                return guess(self, position, task, square)
            lain = top(position, square)
            if lain is None or symbol not in _LEADING:
                break
            spent.add(square)
            square = led_to(position, self._board, square, lain.arrow)
            while square not in spent and acting(position, self._deck, square) == Symbol.X:
                spent.add(square)
                square += task.way
        return square

    def _chance(self, position: Position, task: Task, square: int) -> float:
        return max(0.0, min(square + task.way * AVERAGE_ROLL, float(position.finish)))

    def _swap(self, position: Position, task: Task, square: int) -> float:
        """Return the hindmost other pawn's square: it is what everybody would choose."""
        others = [other for seat, other in enumerate(position.pawns) if seat != task.pawn]
        return min((other for other in others if other != square), default=square)

    def _not_you(self, _: Position, __: Task, square: int) -> float:
        return square + self.not_you

    def _tile(self, position: Position, _: Task, __: int) -> float:
        return sum(position.teleports) / len(position.teleports)


class Forecast:
    """Goes several rolls ahead on what lies on the board now; what is found is kept by square.

    Where the pawns stand matters to a Swap alone, and is taken from the first position.
    """

    def __init__(self, outlook: Outlook, position: Position) -> None:
        self._outlook = outlook
        self._position = position
        self._ends: dict[tuple[Seat, int], list[float]] = {}

    def fits(self, position: Position) -> bool:
        """Say whether the same lies on the board in another position."""
        own = self._position
        return own.stacks == position.stacks and own.teleports == position.teleports

    def after(self, pawn: Seat, square: float, rolls: int) -> float:
        """Return on which square a pawn stands after some rolls on average."""
        found = self.spread(pawn, square)
        if rolls > 1:
            return sum([self.after(pawn, end, rolls - 1) for end in found]) / D6
        return sum(found) / D6

    def spread(self, pawn: Seat, square: float) -> list[float]:
        """Return for each result of the die where a pawn's move from a square ends."""
        start = min(int(square + 0.5), self._position.finish)
        found = self._ends.get((pawn, start))
        if found is None:
            position = self._position
            pawns = (*position.pawns[:pawn], start, *position.pawns[pawn + 1 :])
            found = self._outlook.ends(replace(position, pawns=pawns), pawn)
            self._ends[pawn, start] = found
        return found


_Guess = Callable[[Outlook, Position, Task, int], float]
_GUESSES: dict[str, _Guess] = {
    Symbol.CHANCE.value: Outlook._chance,
    Symbol.SWAP.value: Outlook._swap,
    Symbol.NOT_YOU.value: Outlook._not_you,
    TILE: Outlook._tile,
}
