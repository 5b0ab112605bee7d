"""How pawns move: steps, the cards that act on the way and at the end, attacks (FB-10 to FB-33).

A move is a chain of jobs. ``ROLL`` throws the die, ``WALK`` takes the steps, on which blue cards
act; ``LAND`` lets the red or white card act on which the pawn then stands, and comes again where
that puts the pawn. In all of them ``seat`` rolls and chooses, ``pawn`` is whose pawn moves, which
is somebody else's under a Remote, and ``way`` is the direction of the move.
"""

from collections.abc import Callable

from msgspec.structs import replace

from game.board.deck import BACK, NO_ARROW, ON, Deck, Symbol
from game.board.events import (
    Acted,
    Attacked,
    Moved,
    Stayed,
    Swapped,
    TookUp,
    Walked,
)
from game.board.flow import Flow
from game.board.ground import TILE, acting, top
from game.board.state import D6, LUCKY, NOT_YOU, Ask, Attack, Job, State, Task, Throw, View
from game.board.track import Arrow, Board
from game.core.rules import Seat

SNAIL_STEPS = 2
JUMPS = {ON: 2, BACK: -2}
"""How far the arrow of a Jump leads (FB-21)."""

_STOP = Symbol.STOP.value
_SNAIL = Symbol.SNAIL.value
_X = Symbol.X.value


def played(flow: Flow, seat: Seat, symbol: Symbol, square: int) -> None:
    """Put on the agenda what follows the card of the turn: as a rule a move (FB-9)."""
    move = Task(Job.ROLL, seat, seat)
    match symbol:
        case Symbol.REVERSE:
            flow.emit(Acted(seat, square))
            flow.push(replace(move, way=-1))
        case Symbol.REMOTE:
            flow.emit(Acted(seat, square))
            flow.push(Task(Job.AIM, seat))
        case Symbol.NOT_YOU:
            flow.emit(Acted(seat, square))
            _advance(flow, seat)
            if flow.state.pawns[seat] < flow.state.finish:
                flow.push(move)
        case Symbol.TROUBLE:
            flow.emit(Acted(seat, square))
            flow.push(Task(Job.HAPPEN, seat))
        case _:
            flow.push(move)


def _advance(flow: Flow, seat: Seat) -> None:
    """Advance the many squares of Not You, ignoring all cards (FB-31)."""
    there = bounded(flow.state, flow.state.pawns[seat] + flow.board.scaled(NOT_YOU))
    flow.emit(Moved(seat, there, Symbol.NOT_YOU.value))


def bounded(state: State | View, square: int) -> int:
    """Return the square, or the start or the finish if it were beyond them (FB-13)."""
    return max(0, min(square, state.finish))


def led_to(state: State | View, board: Board, square: int, arrow: str) -> int:
    """Return where the arrow of a Push or Jump leads; the same square if to none (FB-20, FB-21)."""
    if arrow in JUMPS:
        return bounded(state, square + JUMPS[arrow])
    there = board.neighbour(square, Arrow(arrow))
    return square if there is None else there


# The steps of a move.


def roll(flow: Flow, task: Task) -> None:
    """Roll for a move; a pawn that can't step does not roll (FB-10)."""
    if _ends_there(flow.state, task):
        flow.emit(Stayed(task.pawn))
    else:
        flow.push(replace(task, job=Job.WALK))
        flow.throw((task.seat,), D6, Throw.MOVE)


def _ends_there(state: State, task: Task) -> bool:
    return state.pawns[task.pawn] == (state.finish if task.way > 0 else 0)


def walk(flow: Flow, task: Task) -> None:
    """Take the steps; only if there was one, a card may act at their end (FB-14)."""
    if _ends_there(flow.state, task):
        flow.emit(Stayed(task.pawn))  # an event's move, which is not rolled for
        return
    squares, spent = path(flow.state, flow.deck, task)
    flow.emit(Walked(task.pawn, squares, spent))
    if squares:
        flow.push(replace(task, job=Job.LAND, count=0))


def way_of_roll(state: State | View, deck: Deck) -> tuple[int, ...]:
    """Return the squares that the die would lead over while Re-Roll is asked for (FB-34)."""
    task = state.agenda[-1] if state.agenda else None
    return path(state, deck, task)[0] if task is not None and task.job is Job.WALK else ()


def path(state: State | View, deck: Deck, task: Task) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the squares that steps lead over, and those whose blue cards act (FB-24 to FB-26).

    An X that leads to a Snail which can't be entered has acted too, though nobody came to it.
    """
    way = task.way
    left = task.count or state.dice[0].value
    square = state.pawns[task.pawn]
    squares: list[int] = []
    spent: list[int] = []
    counted = 0
    while left > 0 and 0 <= square + way <= state.finish:
        square += way
        symbol = acting(state, deck, square)
        if symbol == _SNAIL and left < SNAIL_STEPS:
            # It is not entered, and what led there without counting does not count either.
            return tuple(squares[:counted]), (*spent, square)
        squares.append(square)
        if symbol in (_STOP, _SNAIL, _X):
            spent.append(square)
        if symbol != _X:
            counted = len(squares)
            left = 0 if symbol == _STOP else left - (SNAIL_STEPS if symbol == _SNAIL else 1)
    return tuple(squares), tuple(spent)


def land(flow: Flow, task: Task) -> None:
    """Let the red or white card act on which the pawn stands (FB-14)."""
    symbol = flow.acting(flow.state.pawns[task.pawn])
    act = _LANDINGS.get(symbol)
    if act is not None:
        act(flow, task)


# Red cards.


def _push(flow: Flow, task: Task) -> None:
    """Move one square where the arrow points, if there is one (FB-20)."""
    square = flow.state.pawns[task.pawn]
    there = flow.board.neighbour(square, Arrow(_arrow(flow, square)))
    flow.emit(Acted(task.pawn, square, there is None))
    if there is not None:
        _put(flow, task, there, Symbol.PUSH)


def _jump(flow: Flow, task: Task) -> None:
    """Move two squares along the arrow; what lies between does not count (FB-21)."""
    square = flow.state.pawns[task.pawn]
    flow.emit(Acted(task.pawn, square))
    _put(flow, task, led_to(flow.state, flow.board, square, _arrow(flow, square)), Symbol.JUMP)


def _arrow(flow: Flow, square: int) -> str:
    lain = top(flow.state, square)
    return NO_ARROW if lain is None else lain.arrow


def _put(flow: Flow, task: Task, there: int, why: Symbol) -> None:
    """Put a pawn on a square, from where an X leads on in the direction of the move (FB-26)."""
    flow.emit(Moved(task.pawn, there, why.value))
    crossed = []
    while flow.acting(there) == _X:
        crossed.append(there)
        there += task.way
    if crossed:
        squares = (*crossed[1:], there)
        flow.emit(Walked(task.pawn, squares, tuple(crossed)))
    flow.push(task)


def _second_chance(flow: Flow, task: Task) -> None:
    """Roll and move again in the direction of the move (FB-22)."""
    flow.emit(Acted(task.pawn, flow.state.pawns[task.pawn]))
    flow.push(replace(task, job=Job.ROLL))


def _swap(flow: Flow, task: Task) -> None:
    """Ask for a pawn to change places with; if all share the square, nothing (FB-23)."""
    possible = partners(flow.state, task.pawn)
    flow.emit(Acted(task.pawn, flow.state.pawns[task.pawn], not possible))
    if len(possible) == 1:
        swap_with(flow, task.seat, task.pawn, possible[0])
    elif possible:
        flow.ask(Ask.SWAP, (task.seat,), other=task.pawn)


def partners(state: State, pawn: Seat) -> tuple[Seat, ...]:
    """Return whose pawns stand on other squares than a pawn, in seat order (FB-23)."""
    square = state.pawns[pawn]
    return tuple([seat for seat, other in enumerate(state.pawns) if other != square])


# White cards and teleports.


def _take_up(flow: Flow, task: Task) -> None:
    """Take Not You into the hand of the pawn's owner (FB-28, FB-31)."""
    square = flow.state.pawns[task.pawn]
    lain = top(flow.state, square)
    assert lain is not None
    flow.emit(TookUp(task.pawn, square, lain.card))


def _make_trouble(flow: Flow, task: Task) -> None:
    """Set an event off, unless an event makes the move (FB-32, FB-40)."""
    if task.what != LUCKY:
        flow.emit(Acted(task.pawn, flow.state.pawns[task.pawn]))
        flow.push(Task(Job.HAPPEN, flow.state.turn))


def _teleport(flow: Flow, task: Task) -> None:
    """Roll for a teleport, which acts once in a turn, whoever comes to it (FB-12, FB-33)."""
    flow.emit(Acted(task.pawn, flow.state.pawns[task.pawn]))
    flow.push(Task(Job.TELEPORT, task.seat, task.pawn))
    flow.throw((task.seat,), D6, Throw.TELEPORT)


def teleport(flow: Flow, task: Task) -> None:
    """Go to the teleport of the die, which does not act; the own one: stay (FB-33)."""
    there = flow.state.teleports[flow.state.dice[0].value - 1]
    flow.emit(Moved(task.pawn, there, TILE))


_LANDINGS: dict[str, Callable[[Flow, Task], None]] = {
    Symbol.PUSH.value: _push,
    Symbol.JUMP.value: _jump,
    Symbol.CHANCE.value: _second_chance,
    Symbol.SWAP.value: _swap,
    Symbol.NOT_YOU.value: _take_up,
    Symbol.TROUBLE.value: _make_trouble,
    TILE: _teleport,
}


# Attacks.


def aim(flow: Flow, task: Task) -> None:
    """Ask whose pawn makes the move of a Remote (FB-28)."""
    others = flow.order(task.seat)[:-1]
    if len(others) == 1:
        control(flow, task.seat, others[0])
    else:
        flow.ask(Ask.REMOTE, (task.seat,))


def control(flow: Flow, seat: Seat, target: Seat) -> None:
    """Attack with a Remote; the move comes if it is not blocked (FB-28)."""
    flow.push(Task(Job.ROLL, seat, target))
    _attack(flow, seat, target, Attack.REMOTE, target)


def swap_with(flow: Flow, seat: Seat, pawn: Seat, other: Seat) -> None:
    """Attack with a Swap; one's own pawn is taken without asking (FB-23, FB-28)."""
    flow.push(Task(Job.SWAP, seat, pawn, other=other))
    if other != seat:
        _attack(flow, seat, other, Attack.SWAP, pawn)


def _attack(flow: Flow, seat: Seat, target: Seat, what: Attack, pawn: Seat) -> None:
    """Ask the attacked player for Block; what it would stop is the next job (FB-29, FB-34)."""
    flow.emit(Attacked(seat, target, what.value, pawn))
    flow.ask(Ask.BLOCK, (target,), what=what.value, other=seat)


def swap(flow: Flow, task: Task) -> None:
    """Let two pawns change places; no card acts on either square (FB-23)."""
    flow.emit(Swapped(task.pawn, task.other))
