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
from game.board.occupancy import TILE, acting, top
from game.board.resolution import Resolution
from game.board.state import D6, LUCKY, NOT_YOU, Ask, Attack, Job, State, Task, Throw, View
from game.board.track import Arrow, Board
from game.core.rules import Seat

SNAIL_STEPS = 2
JUMPS = {ON: 2, BACK: -2}
"""How far the arrow of a Jump leads (FB-21)."""

_STOP = Symbol.STOP.value
_SNAIL = Symbol.SNAIL.value
_X = Symbol.X.value


def played(resolution: Resolution, seat: Seat, symbol: Symbol, square: int) -> None:
    """Put on the agenda what follows the card of the turn: as a rule a move (FB-9)."""
    move = Task(Job.ROLL, seat, seat)
    match symbol:
        case Symbol.REVERSE:
            resolution.emit(Acted(seat, square))
            resolution.push(replace(move, way=-1))
        case Symbol.REMOTE:
            resolution.emit(Acted(seat, square))
            resolution.push(Task(Job.AIM, seat))
        case Symbol.NOT_YOU:
            resolution.emit(Acted(seat, square))
            _advance(resolution, seat)
            if resolution.state.pawns[seat] < resolution.state.finish:
                resolution.push(move)
        case Symbol.TROUBLE:
            resolution.emit(Acted(seat, square))
            resolution.push(Task(Job.HAPPEN, seat))
        case _:
            resolution.push(move)


def _advance(resolution: Resolution, seat: Seat) -> None:
    """Advance the many squares of Not You, ignoring all cards (FB-31)."""
    there = bounded(
        resolution.state, resolution.state.pawns[seat] + resolution.board.scaled(NOT_YOU)
    )
    resolution.emit(Moved(seat, there, Symbol.NOT_YOU.value))


def bounded(state: State | View, square: int) -> int:
    """Return the square, or the start or the finish if it were beyond them (FB-13)."""
    return max(0, min(square, state.finish))


def led_to(state: State | View, board: Board, square: int, arrow: str) -> int:
    """Return where the arrow of a Push or Jump leads; the same square if to none (FB-20, FB-21)."""
    if arrow in JUMPS:
        return bounded(state, square + JUMPS[arrow])
    there = board.neighbour(square, Arrow(arrow))
    return square if there is None else there


def way_on_map(board: Board, square: int, arrow: str) -> str:
    """Return where an arrow points on the map; that of a Jump to the square next to it."""
    if arrow not in JUMPS:
        return arrow
    found = board.towards(square, square + (1 if arrow == ON else -1))
    return "" if found is None else found.value


# The steps of a move.


def roll(resolution: Resolution, task: Task) -> None:
    """Roll for a move; a pawn that can't step does not roll (FB-10)."""
    if _ends_there(resolution.state, task):
        resolution.emit(Stayed(task.pawn))
    else:
        resolution.push(replace(task, job=Job.WALK))
        resolution.throw((task.seat,), D6, Throw.MOVE)


def _ends_there(state: State, task: Task) -> bool:
    return state.pawns[task.pawn] == (state.finish if task.way > 0 else 0)


def walk(resolution: Resolution, task: Task) -> None:
    """Take the steps; only if there was one, a card may act at their end (FB-14)."""
    if _ends_there(resolution.state, task):
        resolution.emit(Stayed(task.pawn))  # an event's move, which is not rolled for
        return
    squares, spent = path(resolution.state, resolution.deck, task)
    resolution.emit(Walked(task.pawn, squares, spent))
    if squares:
        resolution.push(replace(task, job=Job.LAND, count=0))


def way_of_roll(state: State | View, deck: Deck) -> tuple[int, ...]:
    """Return the squares that the die would lead over while Re-Roll is asked for (FB-34)."""
    task = state.agenda[-1] if state.agenda else None
    return path(state, deck, task)[0] if task is not None and task.job is Job.WALK else ()


def roll_decides(state: State | View, deck: Deck) -> bool:
    """Say whether another roll could lead the pawn elsewhere, or let other cards act.

    All of it lies open: where a Stop lies just ahead everybody can see that no roll matters.
    """
    task = state.agenda[-1] if state.agenda else None
    if task is None or task.job is not Job.WALK:
        return True
    return len({path(state, deck, replace(task, count=n)) for n in range(1, D6 + 1)}) > 1


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


def land(resolution: Resolution, task: Task) -> None:
    """Let the red or white card act on which the pawn stands (FB-14)."""
    symbol = resolution.acting(resolution.state.pawns[task.pawn])
    act = _LANDINGS.get(symbol)
    if act is not None:
        act(resolution, task)


# Red cards.


def _push(resolution: Resolution, task: Task) -> None:
    """Move one square where the arrow points, if there is one (FB-20)."""
    square = resolution.state.pawns[task.pawn]
    there = resolution.board.neighbour(square, Arrow(_arrow(resolution, square)))
    resolution.emit(Acted(task.pawn, square, there is None))
    if there is not None:
        _put(resolution, task, there, Symbol.PUSH)


def _jump(resolution: Resolution, task: Task) -> None:
    """Move two squares along the arrow; what lies between does not count (FB-21)."""
    square = resolution.state.pawns[task.pawn]
    resolution.emit(Acted(task.pawn, square))
    _put(
        resolution,
        task,
        led_to(resolution.state, resolution.board, square, _arrow(resolution, square)),
        Symbol.JUMP,
    )


def _arrow(resolution: Resolution, square: int) -> str:
    lain = top(resolution.state, square)
    return NO_ARROW if lain is None else lain.arrow


def _put(resolution: Resolution, task: Task, there: int, why: Symbol) -> None:
    """Put a pawn on a square, from where an X leads on in the direction of the move (FB-26)."""
    resolution.emit(Moved(task.pawn, there, why.value))
    crossed = []
    while resolution.acting(there) == _X:
        crossed.append(there)
        there += task.way
    if crossed:
        squares = (*crossed[1:], there)
        resolution.emit(Walked(task.pawn, squares, tuple(crossed)))
    resolution.push(task)


def _second_chance(resolution: Resolution, task: Task) -> None:
    """Roll and move again in the direction of the move (FB-22)."""
    resolution.emit(Acted(task.pawn, resolution.state.pawns[task.pawn]))
    resolution.push(replace(task, job=Job.ROLL))


def _swap(resolution: Resolution, task: Task) -> None:
    """Ask for a pawn to change places with; if all share the square, nothing (FB-23)."""
    possible = partners(resolution.state, task.pawn)
    resolution.emit(Acted(task.pawn, resolution.state.pawns[task.pawn], not possible))
    if len(possible) == 1:
        swap_with(resolution, task.seat, task.pawn, possible[0])
    elif possible:
        resolution.ask(Ask.SWAP, (task.seat,), other=task.pawn)


def partners(state: State, pawn: Seat) -> tuple[Seat, ...]:
    """Return whose pawns stand on other squares than a pawn, in seat order (FB-23)."""
    square = state.pawns[pawn]
    return tuple([seat for seat, other in enumerate(state.pawns) if other != square])


# White cards and teleports.


def _take_up(resolution: Resolution, task: Task) -> None:
    """Take Not You into the hand of the pawn's owner (FB-28, FB-31)."""
    square = resolution.state.pawns[task.pawn]
    lain = top(resolution.state, square)
    assert lain is not None
    resolution.emit(TookUp(task.pawn, square, lain.card))


def _make_trouble(resolution: Resolution, task: Task) -> None:
    """Set an event off, unless an event makes the move (FB-32, FB-40)."""
    if task.what != LUCKY:
        resolution.emit(Acted(task.pawn, resolution.state.pawns[task.pawn]))
        resolution.push(Task(Job.HAPPEN, resolution.state.turn))


def _teleport(resolution: Resolution, task: Task) -> None:
    """Roll for a teleport, which acts once in a turn, whoever comes to it (FB-12, FB-33)."""
    resolution.emit(Acted(task.pawn, resolution.state.pawns[task.pawn]))
    resolution.push(Task(Job.TELEPORT, task.seat, task.pawn))
    resolution.throw((task.seat,), D6, Throw.TELEPORT)


def teleport(resolution: Resolution, task: Task) -> None:
    """Go to the teleport of the die, which does not act; the own one: stay (FB-33)."""
    there = resolution.state.teleports[resolution.state.dice[0].value - 1]
    resolution.emit(Moved(task.pawn, there, TILE))


_LANDINGS: dict[str, Callable[[Resolution, Task], None]] = {
    Symbol.PUSH.value: _push,
    Symbol.JUMP.value: _jump,
    Symbol.CHANCE.value: _second_chance,
    Symbol.SWAP.value: _swap,
    Symbol.NOT_YOU.value: _take_up,
    Symbol.TROUBLE.value: _make_trouble,
    TILE: _teleport,
}


# Attacks.


def aim(resolution: Resolution, task: Task) -> None:
    """Ask whose pawn makes the move of a Remote (FB-28)."""
    others = resolution.order(task.seat)[:-1]
    if len(others) == 1:
        control(resolution, task.seat, others[0])
    else:
        resolution.ask(Ask.REMOTE, (task.seat,))


def control(resolution: Resolution, seat: Seat, target: Seat) -> None:
    """Attack with a Remote; the move comes if it is not blocked (FB-28)."""
    resolution.push(Task(Job.ROLL, seat, target))
    _attack(resolution, seat, target, Attack.REMOTE, target)


def swap_with(resolution: Resolution, seat: Seat, pawn: Seat, other: Seat) -> None:
    """Attack with a Swap; one's own pawn is taken without asking (FB-23, FB-28)."""
    resolution.push(Task(Job.SWAP, seat, pawn, other=other))
    if other != seat:
        _attack(resolution, seat, other, Attack.SWAP, pawn)


def _attack(resolution: Resolution, seat: Seat, target: Seat, what: Attack, pawn: Seat) -> None:
    """Ask the attacked player for Block; what it would stop is the next job (FB-29, FB-34)."""
    resolution.emit(Attacked(seat, target, what.value, pawn))
    resolution.ask(Ask.BLOCK, (target,), what=what.value, other=seat)


def swap(resolution: Resolution, task: Task) -> None:
    """Let two pawns change places; no card acts on either square (FB-23)."""
    resolution.emit(Swapped(task.pawn, task.other))
