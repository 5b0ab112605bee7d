"""What an answer does: an action meets the question that it answers, and jobs are done until the
next question."""

from collections.abc import Callable

from game.core.rules import Seat
from game.frantic import effects, happenings, rounds
from game.frantic.deck import Card
from game.frantic.events import Declined, Passed, Picked
from game.frantic.flow import Flow
from game.frantic.state import (
    NOTHING,
    Action,
    Ask,
    Attack,
    Counter,
    Deal,
    Discard,
    Draw,
    Give,
    GoOn,
    Job,
    NiceTry,
    Pass,
    Pick,
    Play,
    PutDown,
    Question,
    Shares,
    Target,
    Task,
    Wish,
)

_JOBS: dict[Job, Callable[[Flow, Task], None]] = {
    Job.NEXT_TURN: rounds.next_turn,
    Job.SETTLE: rounds.settle,
    Job.WISH: effects.wish,
    Job.COVER: effects.cover,
    Job.AIM: effects.aim,
    Job.SEND_ON: effects.send_on,
    Job.ATTACK: effects.attack,
    Job.GIVE: effects.give,
    Job.DRAW_SHARES: effects.draw_shares,
    Job.HAPPEN: happenings.happen,
    Job.STEP: happenings.step,
    Job.DISCARD: happenings.discard_some,
    Job.PUT_DOWN: happenings.put_down,
    Job.SHOW: happenings.show,
    Job.PICK: happenings.pick,
    Job.PRESENTS: happenings.presents,
    Job.HAND_OVER: happenings.hand_over_all,
}

_REASONS = {Ask.TURN: "turn", Ask.COVER: "chance", Ask.NICE_TRY: "nice-try"}
_JOB_REASONS = {Job.COVER: "chance", Job.DRAW_SHARES: Attack.FOUR.value}
_SPECIAL_JOBS = (Job.AIM, Job.SEND_ON, Job.ATTACK, Job.GIVE)


def answer(flow: Flow, seat: Seat, action: Action, question: Question) -> None:
    """Do what a legal action says, and everything after it up to the next question."""
    flow.why = _REASONS.get(question.ask) or question.what or _event(flow)
    _do(flow, seat, action, question)
    while flow.question is None and flow.agenda:
        task = flow.agenda.pop()
        flow.why = _job_reason(flow, task)
        _JOBS[task.job](flow, task)
    flow.wait()


def _job_reason(flow: Flow, task: Task) -> str:
    """Return why a job moves cards: a special, or else the event that is going on."""
    if task.job in _SPECIAL_JOBS:
        return task.what
    return _JOB_REASONS.get(task.job) or _event(flow)


def _event(flow: Flow) -> str:
    """Return the event that came up last in this round."""
    happened = flow.state.happened
    return happened[-1] if happened else ""


def _do(flow: Flow, seat: Seat, action: Action, question: Question) -> None:
    what, other, count = question.what, question.other, question.count
    match action:
        case Play(kind):
            _play(flow, seat, _held(flow, seat, kind), question.ask)
        case Draw():
            _draw(flow, seat, question.ask)
        case Pass():
            _pass(flow, seat, question)
        case Wish(wanted):
            effects.wished(flow, seat, wanted)
        case Target(target) if question.ask is Ask.SEND_ON:
            effects.sent_on(flow, seat, what, target, count)
        case Target(target):
            effects.aimed(flow, seat, what, target)
        case Shares(shares):
            effects.share_out(flow, seat, shares)
        case Counter():
            effects.countered(flow, seat, _held(flow, seat, "*c"), what, count)
        case NiceTry():
            rounds.nice_try(flow, seat, _held(flow, seat, "*n"), other)
        case Give(kind, to) if question.ask is Ask.PRESENTS:
            happenings.presented(flow, seat, _held(flow, seat, kind), to, count)
        case Give(kind, _):
            effects.gave(flow, seat, _held(flow, seat, kind), what, other, count)
        case _:
            _do_in_event(flow, seat, action, question)


def _do_in_event(flow: Flow, seat: Seat, action: Action, question: Question) -> None:
    match action:
        case Discard(kind):
            happenings.discarded(flow, seat, _held(flow, seat, kind), question.count)
        case PutDown(kind):
            happenings.put(flow, seat, _held(flow, seat, kind))
        case Pick(kind):
            card = flow.deck.find(flow.state.market, kind)
            assert card is not None
            flow.emit(Picked(seat, card))
        case GoOn():
            _go_on(flow, seat, question)
        case Deal():
            rounds.deal(flow, seat)
        case _:
            raise AssertionError(action)


def _held(flow: Flow, seat: Seat, kind: str) -> Card:
    """Return the first card of a kind that a seat holds and has not chosen yet."""
    card = flow.deck.find(flow.free(seat), kind)
    assert card is not None, f"seat {seat} has no {kind}"
    return card


def _play(flow: Flow, seat: Seat, card: Card, ask: Ask) -> None:
    """Play in turn, or on a 2nd Chance, whose turn's end stands on the agenda already."""
    if ask is Ask.TURN:
        rounds.end_turn(flow, seat)
    effects.play(flow, seat, card)


def _draw(flow: Flow, seat: Seat, ask: Ask) -> None:
    """Draw instead of playing (FC-8); on a 2nd Chance that is all (FC-13)."""
    flow.draw(seat, 1)
    if ask is Ask.COVER:
        return
    if flow.state.sealed:
        rounds.end_round(flow)
    else:
        flow.ask(Ask.TURN, (seat,), count=1)


def _pass(flow: Flow, seat: Seat, question: Question) -> None:
    match question.ask:
        case Ask.TURN:
            flow.emit(Passed(seat))
            flow.push(Task(Job.NEXT_TURN, seat))
        case Ask.COUNTER:
            flow.emit(Declined(seat))
            effects.land(flow, question.other, question.what, seat)
        case Ask.NICE_TRY:
            rounds.no_nice_try(flow, seat, question.seats, question.other)
        case _:
            happenings.put(flow, seat, NOTHING)


def _go_on(flow: Flow, seat: Seat, question: Question) -> None:
    """Close the hands when the last of all says go on (FC-46)."""
    flow.emit(Declined(seat))
    left = [other for other in question.seats if other != seat]
    if left:
        flow.ask(Ask.EYE, left)
