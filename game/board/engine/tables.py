"""What lies on a board, in numbers: a code for each way to lay a card, and where arrows lead.

``acts`` has for each square the code of what acts there now: 0 where nothing lies, where all is
spent (FB-12), and on start and finish.
"""

from game.board.deck import KINDS, NO_ARROW, RANKS, Colour, Deck, Symbol
from game.board.state import NOT_YOU, Lain, State, View
from game.board.track import Arrow, Board

Code = int
Rank = int
"""The place of a kind in ``KINDS``."""

NOTHING: Code = 0
WAYS = tuple((rank, arrow) for rank, kind in enumerate(KINDS) for arrow in kind.arrows)
"""The kind and the arrow of each code, from 1 on."""
CODES: dict[tuple[Rank, str], Code] = {way: code for code, way in enumerate(WAYS, 1)}
RANK_OF: tuple[Rank, ...] = (-1, *(rank for rank, _ in WAYS))
CODES_OF = tuple(
    tuple(CODES[rank, arrow] for arrow in kind.arrows) for rank, kind in enumerate(KINDS)
)
TILE: Code = len(WAYS) + 1
"""Stands for a teleport."""


def _one(symbol: Symbol) -> Code:
    return CODES[RANKS[symbol.value], NO_ARROW]


CHANCE, SWAP = _one(Symbol.CHANCE), _one(Symbol.SWAP)
STOP, SNAIL, X = _one(Symbol.STOP), _one(Symbol.SNAIL), _one(Symbol.X)
REVERSE, REMOTE = _one(Symbol.REVERSE), _one(Symbol.REMOTE)
BLOCK, REROLL = _one(Symbol.BLOCK), _one(Symbol.REROLL)
TAKEN, TROUBLE = _one(Symbol.NOT_YOU), _one(Symbol.TROUBLE)
"""``TAKEN`` is Not You: who lands on it takes it."""
LAST_LEADING = CHANCE - 1
"""Codes up to this one are of cards whose arrow leads on: Push and Jump."""

COLOURS = tuple(Colour)
COLOUR_OF = (-1, *(COLOURS.index(KINDS[rank].colour) for rank, _ in WAYS), -1)
"""By code; a teleport has none."""
WHITE = COLOURS.index(Colour.WHITE)
_JUMPS = {"on": 2, "back": -2}


class Tables:
    """What is looked up of one deck and one board."""

    def __init__(self, deck: Deck, board: Board) -> None:
        self.ranks = deck.ranks
        self.board = board
        self.finish = board.finish
        self.not_you = board.scaled(NOT_YOU)
        squares = range(board.finish + 1)
        self.leads: tuple[tuple[int, ...], ...] = (
            (),
            *(tuple(self._led(square, arrow) for square in squares) for _, arrow in WAYS if arrow),
        )
        """By code and square: where an arrow leads; a Push that leads nowhere to its own square."""
        self._code_of = {
            Lain(card, arrow): CODES[rank, arrow]
            for card, rank in enumerate(deck.ranks)
            for arrow in KINDS[rank].arrows
        }

    def _led(self, square: int, arrow: str) -> int:
        if arrow in _JUMPS:
            return max(0, min(square + _JUMPS[arrow], self.finish))
        there = self.board.neighbour(square, Arrow(arrow))
        return square if there is None else there

    def code(self, lain: Lain) -> Code:
        """Return the code of a card that lies on the board."""
        return self._code_of[lain]

    def acts(self, position: State | View) -> list[Code]:
        """Return for each square what acts there now."""
        code_of = self._code_of
        found = [code_of[stack[-1]] if stack else 0 for stack in position.stacks]
        for square in position.teleports:
            found[square] = TILE
        for square in position.spent:
            found[square] = 0
        return found
