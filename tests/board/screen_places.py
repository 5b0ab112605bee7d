"""Places of cards, squares, arrows, plates and pawns, as a table has them, for tests."""

from game.board.moves import way_on_map
from game.board.screen.layout import CHOOSER, TRACK
from game.board.screen.spots import market_box
from game.board.state import State
from game.board.track import STEPS, Arrow, Board
from game.core.cards import Card
from game.core.rules import Seat
from game.ui.canvas import Box

ARROW = 60.0


class Places:
    """Places at a board and round it."""

    def __init__(self, state: State, board: Board, seat: Seat = 0) -> None:
        self._state, self._board, self._seat = state, board, seat
        columns, rows = board.size
        self._side = min(TRACK.w / columns, TRACK.h / rows)

    def card_box(self, card: Card) -> Box:
        hand = self._state.hands[self._seat]
        room = Box(TRACK.x, CHOOSER.y, CHOOSER.x - TRACK.x - 20, CHOOSER.h)
        return room.columns(max(4, len(hand)), 8)[hand.index(card)]

    def market_box(self, card: Card) -> Box:
        market = self._state.market
        cells = market_box(6).inset(30, 90).columns(6, 16)
        return cells[market.index(card)]

    def square_box(self, number: int) -> Box:
        square, side = self._board.squares[number], self._side
        return Box(TRACK.x + square.column * side, TRACK.y + square.row * side, side, side)

    def arrow_box(self, number: int, arrow: str) -> Box:
        box = self.square_box(number)
        right, down = STEPS[Arrow(way_on_map(self._board, number, arrow))]
        x, y = box.cx + right * self._side * 0.8, box.cy + down * self._side * 0.8
        return Box(x - ARROW / 2, y - ARROW / 2, ARROW, ARROW)

    def plate_box(self, seat: Seat) -> Box:
        return Box(1524, 96, 372, 100).moved(0, 108 * seat)

    def pawn_box(self, seat: Seat) -> Box:
        box = self.square_box(self._state.pawns[seat])
        return Box(box.x + 8 * seat, box.y + 10, 40, 56)
