"""Where the arrow of a card points on the map, and where it leads."""

from game.board.deck import BACK, ON, Symbol
from game.board.moves import JUMP, bounded
from game.board.state import Lay, State
from game.board.track import Arrow, Board


def way_on_map(board: Board, square: int, arrow: str) -> str:
    """Return where an arrow points on the map; that of a Jump to the square next to it."""
    if arrow not in (ON, BACK):
        return arrow
    found = board.towards(square, square + (1 if arrow == ON else -1))
    return "" if found is None else found.value


def end_of(state: State, board: Board, lay: Lay) -> int:
    """Return the square to which a card with an arrow sends a pawn; its own if to none."""
    if lay.kind == Symbol.JUMP:
        return bounded(state, lay.square + (JUMP if lay.arrow == ON else -JUMP))
    there = board.neighbour(lay.square, Arrow(lay.arrow))
    return lay.square if there is None else there
