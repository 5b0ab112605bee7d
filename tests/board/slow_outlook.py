"""Ends of moves by the rules' own steps: slow, and what the quick way is checked with."""

from game.board.deck import Symbol
from game.board.moves import led_to, path
from game.board.occupancy import TILE, acting, top
from game.board.state import D6, NOT_YOU, Job, State, Task
from game.board.track import Board

from .scenario import DECK


def slow_ends(state: State, board: Board, pawn: int, way: int) -> list[float]:
    """Return for each result of the die the square on which the move ends, about."""
    return [_end(state, board, pawn, die, way) for die in range(1, D6 + 1)]


def _end(state: State, board: Board, pawn: int, die: int, way: int) -> float:
    task = Task(Job.WALK, pawn, pawn, way, count=die)
    squares, acted = path(state, DECK, task)
    if not squares:
        return state.pawns[pawn]
    square, spent = squares[-1], set(acted)
    while square not in spent:
        symbol = acting(state, DECK, square)
        if symbol == Symbol.CHANCE:
            return max(0.0, min(square + way * 3.5, float(state.finish)))
        if symbol == Symbol.SWAP:
            others = [other for seat, other in enumerate(state.pawns) if seat != pawn]
            return min((other for other in others if other != square), default=square)
        if symbol == Symbol.NOT_YOU:
            return square + board.scaled(NOT_YOU)
        if symbol == TILE:
            return sum(state.teleports) / len(state.teleports)
        lain = top(state, square)
        if lain is None or symbol not in (Symbol.PUSH, Symbol.JUMP):
            break
        spent.add(square)
        square = led_to(state, board, square, lain.arrow)
        while square not in spent and acting(state, DECK, square) == Symbol.X:
            spent.add(square)
            square += way
    return square
