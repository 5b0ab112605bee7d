"""Where the arrows of cards point on the map."""

from game.board.deck import BACK, ON
from game.board.track import Board


def way_on_map(board: Board, square: int, arrow: str) -> str:
    """Return where an arrow points on the map; that of a Jump to the square next to it."""
    if arrow not in (ON, BACK):
        return arrow
    found = board.towards(square, square + (1 if arrow == ON else -1))
    return "" if found is None else found.value
