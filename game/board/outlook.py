"""Where rolls may lead pawns from a position: the next one, and several ahead."""

from game.board.deck import Deck
from game.board.engine.ahead import AVERAGE_ROLL as AVERAGE_ROLL
from game.board.engine.ahead import Ahead
from game.board.engine.tables import Tables
from game.board.state import D6, FORWARD, State, View
from game.board.track import Board
from game.core.rules import Seat

Position = State | View


class Outlook:
    """Estimates ends of moves on one board."""

    def __init__(self, deck: Deck, board: Board) -> None:
        self.tables = Tables(deck, board)
        self.not_you = self.tables.not_you
        self._known: tuple[Position, Ahead] | None = None
        """The last answer of ``ahead``: a position is asked about several times."""

    def ahead(self, position: Position) -> Ahead:
        """Return what estimates moves over what lies on the board now."""
        if self._known is None or self._known[0] is not position:
            acts = self.tables.acts(position)
            self._known = position, Ahead(self.tables, acts, position.teleports)
        return self._known[1]

    def mean(self, position: Position, pawn: Seat, way: int = FORWARD) -> float:
        """Return the square on which a pawn's next move ends on average."""
        return sum(self.ends(position, pawn, way)) / D6

    def ends(self, position: Position, pawn: Seat, way: int = FORWARD) -> list[float]:
        """Return for each result of the die the square on which the move ends, about."""
        return self.ahead(position).ends(position.pawns, pawn, position.pawns[pawn], way)


class Forecast:
    """Goes several rolls ahead on what lies on the board now; what is found is kept by square.

    Where the pawns stand matters to a Swap alone, and is taken from the first position.
    """

    def __init__(self, outlook: Outlook, position: Position) -> None:
        self._position = position
        self._ahead = outlook.ahead(position)
        self._ends: dict[tuple[Seat, int], list[float]] = {}
        self._after: dict[tuple[Seat, int, int], float] = {}

    def fits(self, position: Position) -> bool:
        """Say whether the same lies on the board in another position."""
        own = self._position
        return own.stacks == position.stacks and own.teleports == position.teleports

    def after(self, pawn: Seat, square: float, rolls: int) -> float:
        """Return on which square a pawn stands after some rolls on average."""
        start = min(int(square + 0.5), self._position.finish)
        known = self._after.get((pawn, start, rolls))
        if known is None:
            found = self.spread(pawn, start)
            if rolls > 1:
                found = [self.after(pawn, end, rolls - 1) for end in found]
            known = self._after[pawn, start, rolls] = sum(found) / D6
        return known

    def spread(self, pawn: Seat, start: int) -> list[float]:
        """Return for each result of the die where a pawn's move from a square ends."""
        found = self._ends.get((pawn, start))
        if found is None:
            found = self._ends[pawn, start] = self._ahead.ends(self._position.pawns, pawn, start)
        return found
