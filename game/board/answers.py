"""What an answer does: an action meets the question that it answers, and jobs are done until the
next question."""

from collections.abc import Callable
from typing import Any

from game.board import happenings, moves, rounds
from game.board.deck import Card, Symbol
from game.board.events import Blocked, Laid, Passed, Picked, ThrownIn, When
from game.board.flow import Flow
from game.board.state import (
    NOTHING,
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
from game.core.rules import Seat

Answer = Callable[[Flow, Seat, Any, Question], None]
"""Does what an action says that answers a question."""


def answer(flow: Flow, seat: Seat, action: Action, question: Question) -> None:
    """Do what a legal action says, and everything after it up to the next question."""
    _ANSWERS[question.ask, type(action)](flow, seat, action, question)
    agenda = flow.agenda
    while flow.question is None and agenda:
        task = agenda.pop()
        _JOBS[task.job](flow, task)
    flow.wait()


def _deal(flow: Flow, seat: Seat, _: Deal, __: Question) -> None:
    rounds.deal(flow, seat)


def _set_up(flow: Flow, seat: Seat, action: Lay, _: Question) -> None:
    _lay(flow, seat, action, When.SET_UP)


def _play(flow: Flow, seat: Seat, action: Lay, _: Question) -> None:
    """Lay the card of the turn; what it does and the move come next (FB-9)."""
    card = _lay(flow, seat, action, When.TURN)
    moves.played(flow, seat, flow.deck.symbols[card], action.square)


def _lay(flow: Flow, seat: Seat, action: Lay, when: When) -> Card:
    card = flow.held(seat, action.kind)
    flow.emit(Laid(seat, card, action.square, action.arrow, when))
    return card


def _remote(flow: Flow, seat: Seat, action: Target, _: Question) -> None:
    moves.control(flow, seat, action.seat)


def _swap(flow: Flow, seat: Seat, action: Target, question: Question) -> None:
    moves.swap_with(flow, seat, question.other, action.seat)


def _block(flow: Flow, seat: Seat, _: Block, question: Question) -> None:
    """Stop the attack, which is the next job, and lay the Block (FB-29, FB-34)."""
    flow.emit(ThrownIn(seat, flow.held(seat, Symbol.BLOCK)))
    flow.emit(Blocked(seat, question.what))
    flow.agenda.pop()
    flow.push(Task(Job.PLACE, seat))


def _let_land(flow: Flow, seat: Seat, _: Pass, __: Question) -> None:
    flow.emit(Passed(seat))


def _reroll(flow: Flow, seat: Seat, action: Reroll, question: Question) -> None:
    """Throw a Re-Roll in: it is laid, and then the die is thrown again (FB-30, FB-34)."""
    flow.emit(ThrownIn(seat, flow.held(seat, Symbol.REROLL)))
    again = Task(Job.THROW_AGAIN, seat, other=action.seat, what=question.what, count=question.count)
    flow.push(Task(Job.PLACE, seat), again)


def _pass(flow: Flow, seat: Seat, _: Pass, question: Question) -> None:
    flow.emit(Passed(seat))
    _ask_others(flow, seat, question)


def _pass_on(flow: Flow, seat: Seat, _: PassOn, question: Question) -> None:
    flow.emit(Passed(seat, on=True))
    _ask_others(flow, seat, question)


def _ask_others(flow: Flow, seat: Seat, question: Question) -> None:
    """Leave the question open to those who have not answered yet."""
    left = tuple([other for other in question.seats if other != seat])
    if left:
        flow.question = Question(question.ask, left, question.what, question.other, question.count)


def _place(flow: Flow, seat: Seat, action: Lay, _: Question) -> None:
    """Lay the card that was thrown in; it does nothing there (FB-34)."""
    card = flow.state.thrown
    flow.emit(Laid(seat, card, action.square, action.arrow, When.ANSWER))


def place(flow: Flow, task: Task) -> None:
    """Ask where the card goes that was thrown in (FB-34)."""
    kind = flow.deck.kinds[flow.state.thrown]
    flow.ask(Ask.PLACE, (task.seat,), what=kind.text)


def _name(flow: Flow, seat: Seat, action: Target, question: Question) -> None:
    happenings.chose(flow, seat, NOTHING, action.seat)
    _ask_others(flow, seat, question)


def _give(flow: Flow, seat: Seat, action: Give, question: Question) -> None:
    happenings.chose(flow, seat, flow.held(seat, action.kind), action.to)
    _ask_others(flow, seat, question)


def _pick(flow: Flow, seat: Seat, action: Pick, _: Question) -> None:
    card = flow.deck.find(flow.state.market, action.kind)
    assert card is not None, f"the market has no {action.kind}"
    flow.emit(Picked(seat, card))


def _go_on(flow: Flow, seat: Seat, _: GoOn, question: Question) -> None:
    """Close the hands when the last of all says go on."""
    flow.emit(Passed(seat))
    _ask_others(flow, seat, question)


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

_JOBS: dict[Job, Callable[[Flow, Task], None]] = {
    Job.SET_UP: rounds.set_up,
    Job.END_TURN: rounds.end_turn,
    Job.AIM: moves.aim,
    Job.ROLL: moves.roll,
    Job.WALK: moves.walk,
    Job.LAND: moves.land,
    Job.SWAP: moves.swap,
    Job.TELEPORT: moves.teleport,
    Job.PLACE: place,
    Job.THROW_AGAIN: Flow.throw_again,
    Job.HAPPEN: happenings.happen,
    Job.TURN_UP: happenings.turn_up,
    Job.STEP: happenings.step,
    Job.MOVE_ALL: happenings.move_all,
    Job.HAND_OVER: happenings.hand_over,
    Job.PICK: happenings.pick,
}
