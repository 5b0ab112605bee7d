"""What an answer does: an action meets the question that it answers, and jobs are done until the
next question."""

from collections.abc import Callable
from typing import Any

from game.board import happenings, moves, rounds
from game.board.deck import Symbol
from game.board.events import Blocked, Laid, Passed, ThrownIn, Waiting, When
from game.board.resolution import Resolution
from game.board.state import (
    Action,
    Ask,
    Block,
    Deal,
    Give,
    GoOn,
    Job,
    Lay,
    Pass,
    PassOn,
    Pick,
    Question,
    Reroll,
    Target,
    Task,
)
from game.core.cards import NOTHING, Card
from game.core.rules import Seat

Answer = Callable[[Resolution, Seat, Any, Question], None]
"""Does what an action says that answers a question."""


def answer(resolution: Resolution, seat: Seat, action: Action, question: Question) -> None:
    """Do what a legal action says, and everything after it up to the next question."""
    _ANSWERS[question.ask, type(action)](resolution, seat, action, question)
    resolution.run(_JOBS)
    resolution.emit(Waiting(resolution.question, tuple(resolution.agenda)))


def _deal(resolution: Resolution, seat: Seat, _: Deal, __: Question) -> None:
    rounds.deal(resolution, seat)


def _set_up(resolution: Resolution, seat: Seat, action: Lay, _: Question) -> None:
    _lay(resolution, seat, action, When.SET_UP)


def _play(resolution: Resolution, seat: Seat, action: Lay, _: Question) -> None:
    """Lay the card of the turn; what it does and the move come next (FB-9)."""
    card = _lay(resolution, seat, action, When.TURN)
    moves.played(resolution, seat, resolution.deck.symbols[card], action.square)


def _lay(resolution: Resolution, seat: Seat, action: Lay, when: When) -> Card:
    card = resolution.held(seat, action.kind)
    resolution.emit(Laid(seat, card, action.square, action.arrow, when))
    return card


def _remote(resolution: Resolution, seat: Seat, action: Target, _: Question) -> None:
    moves.control(resolution, seat, action.seat)


def _swap(resolution: Resolution, seat: Seat, action: Target, question: Question) -> None:
    moves.swap_with(resolution, seat, question.other, action.seat)


def _block(resolution: Resolution, seat: Seat, _: Block, question: Question) -> None:
    """Stop the attack, which is the next job, and lay the Block (FB-29, FB-34)."""
    resolution.emit(ThrownIn(seat, resolution.held(seat, Symbol.BLOCK)))
    resolution.emit(Blocked(seat, question.what))
    resolution.agenda.pop()
    resolution.push(Task(Job.PLACE, seat))


def _let_land(resolution: Resolution, seat: Seat, _: Pass, __: Question) -> None:
    resolution.emit(Passed(seat))


def _reroll(resolution: Resolution, seat: Seat, action: Reroll, question: Question) -> None:
    """Throw a Re-Roll in: it is laid, and then the die is thrown again (FB-30, FB-34)."""
    resolution.emit(ThrownIn(seat, resolution.held(seat, Symbol.REROLL)))
    again = Task(Job.THROW_AGAIN, seat, other=action.seat, what=question.what, count=question.count)
    resolution.push(Task(Job.PLACE, seat), again)


def _pass(resolution: Resolution, seat: Seat, _: Pass, question: Question) -> None:
    resolution.emit(Passed(seat))
    resolution.ask_others(question, seat)


def _pass_on(resolution: Resolution, seat: Seat, _: PassOn, question: Question) -> None:
    resolution.emit(Passed(seat, on=True))
    resolution.ask_others(question, seat)


def _place(resolution: Resolution, seat: Seat, action: Lay, _: Question) -> None:
    """Lay the card that was thrown in; it does nothing there (FB-34)."""
    card = resolution.state.thrown
    resolution.emit(Laid(seat, card, action.square, action.arrow, When.ANSWER))


def place(resolution: Resolution, task: Task) -> None:
    """Ask where the card goes that was thrown in (FB-34)."""
    kind = resolution.deck.kinds[resolution.state.thrown]
    resolution.ask(Ask.PLACE, (task.seat,), what=kind.text)


def _name(resolution: Resolution, seat: Seat, action: Target, question: Question) -> None:
    happenings.chose(resolution, seat, NOTHING, action.seat)
    resolution.ask_others(question, seat)


def _give(resolution: Resolution, seat: Seat, action: Give, question: Question) -> None:
    happenings.chose(resolution, seat, resolution.held(seat, action.kind), action.to)
    resolution.ask_others(question, seat)


def _pick(resolution: Resolution, seat: Seat, action: Pick, _: Question) -> None:
    resolution.pick(seat, action.kind)


def _go_on(resolution: Resolution, seat: Seat, _: GoOn, question: Question) -> None:
    """Close the hands when the last of all says go on."""
    resolution.emit(Passed(seat))
    resolution.ask_others(question, seat)


_ANSWERS: dict[tuple[Ask, type[Action]], Answer] = {
    (Ask.DEAL, Deal): _deal,
    (Ask.SET_UP, Lay): _set_up,
    (Ask.TURN, Lay): _play,
    (Ask.REMOTE, Target): _remote,
    (Ask.SWAP, Target): _swap,
    (Ask.BLOCK, Block): _block,
    (Ask.BLOCK, Pass): _let_land,
    (Ask.REROLL, Reroll): _reroll,
    (Ask.REROLL, Pass): _pass,
    (Ask.REROLL, PassOn): _pass_on,
    (Ask.PLACE, Lay): _place,
    (Ask.NAME, Target): _name,
    (Ask.GIVE, Give): _give,
    (Ask.PICK, Pick): _pick,
    (Ask.EYE, GoOn): _go_on,
}
"""By what is asked, and by what is answered."""

_JOBS: dict[str, Callable[[Resolution, Task], None]] = {
    Job.SET_UP: rounds.set_up,
    Job.END_TURN: rounds.end_turn,
    Job.AIM: moves.aim,
    Job.ROLL: moves.roll,
    Job.WALK: moves.walk,
    Job.LAND: moves.land,
    Job.SWAP: moves.swap,
    Job.TELEPORT: moves.teleport,
    Job.PLACE: place,
    Job.THROW_AGAIN: Resolution.throw_again,
    Job.HAPPEN: happenings.happen,
    Job.TURN_UP: happenings.turn_up,
    Job.STEP: happenings.step,
    Job.MOVE_ALL: happenings.move_all,
    Job.HAND_OVER: happenings.hand_over,
    Job.PICK: happenings.pick,
}
