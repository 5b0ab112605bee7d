"""What an answer does: an action meets the question that it answers, and jobs are done until the
next question."""

from collections.abc import Callable
from typing import Any

from game.core.cards import NOTHING
from game.core.rules import Seat
from game.frantic import effects, happenings, rounds
from game.frantic.deck import Symbol
from game.frantic.events import Declined, Passed, Waiting
from game.frantic.resolution import Resolution, turn_question
from game.frantic.state import (
    Action,
    Ask,
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

Answer = Callable[[Resolution, Seat, Any, Question], None]
"""Does what an action says that answers a question."""


def answer(resolution: Resolution, seat: Seat, action: Action, question: Question) -> None:
    """Do what a legal action says, and everything after it up to the next question."""
    _ANSWERS[question.ask, type(action)](resolution, seat, action, question)
    resolution.run(_JOBS)
    resolution.turn.emit(Waiting(resolution.question, tuple(resolution.agenda)))


def _play(resolution: Resolution, seat: Seat, action: Play, _: Question) -> None:
    """Play in turn."""
    card = resolution.held(seat, action.kind)
    resolution.agenda += rounds.turn_end(seat)
    effects.play(resolution, seat, card)


def _draw(resolution: Resolution, seat: Seat, _: Draw, __: Question) -> None:
    """Draw instead of playing (FC-8)."""
    resolution.draw(seat, 1)
    if resolution.turn.state.sealed:
        rounds.end_round(resolution)
    else:
        resolution.question = turn_question(seat, 1)


def _pass(resolution: Resolution, seat: Seat, _: Pass, __: Question) -> None:
    """Leave it after drawing."""
    resolution.turn.emit(Passed(seat))
    rounds.next_turn(resolution, seat)


def _cover(resolution: Resolution, seat: Seat, action: Play, _: Question) -> None:
    """Play on a 2nd Chance, whose turn's end stands on the agenda already (FC-13)."""
    effects.play(resolution, seat, resolution.held(seat, action.kind))


def _draw_on_chance(resolution: Resolution, seat: Seat, _: Draw, __: Question) -> None:
    """Draw since nothing covers a 2nd Chance; that is all (FC-13)."""
    resolution.draw(seat, 1)


def _wish(resolution: Resolution, seat: Seat, action: Wish, _: Question) -> None:
    effects.wished(resolution, seat, action.what)


def _aim(resolution: Resolution, seat: Seat, action: Target, question: Question) -> None:
    effects.aimed(resolution, seat, question.what, action.seat)


def _send_on(resolution: Resolution, seat: Seat, action: Target, question: Question) -> None:
    effects.sent_on(resolution, seat, question.what, action.seat, question.count)


def _share_out(resolution: Resolution, seat: Seat, action: Shares, _: Question) -> None:
    effects.share_out(resolution, seat, action.shares)


def _counter(resolution: Resolution, seat: Seat, _: Counter, question: Question) -> None:
    card = resolution.held(seat, Symbol.COUNTER)
    effects.countered(resolution, seat, card, question.what, question.count)


def _let_land(resolution: Resolution, seat: Seat, _: Pass, question: Question) -> None:
    resolution.turn.emit(Declined(seat))
    effects.land(resolution, question.other, question.what, seat)


def _give(resolution: Resolution, seat: Seat, action: Give, question: Question) -> None:
    card = resolution.held(seat, action.kind)
    effects.gave(resolution, seat, card, question.what, question.other, question.count)


def _nice_try(resolution: Resolution, seat: Seat, _: NiceTry, question: Question) -> None:
    rounds.nice_try(resolution, seat, resolution.held(seat, Symbol.NICE_TRY), question.other)


def _no_nice_try(resolution: Resolution, seat: Seat, _: Pass, question: Question) -> None:
    rounds.no_nice_try(resolution, seat, question)


def _present(resolution: Resolution, seat: Seat, action: Give, question: Question) -> None:
    card = resolution.held(seat, action.kind)
    happenings.presented(resolution, seat, card, action.to, question.count)


def _discard(resolution: Resolution, seat: Seat, action: Discard, question: Question) -> None:
    happenings.discarded(resolution, seat, resolution.held(seat, action.kind), question.count)


def _put_down(resolution: Resolution, seat: Seat, action: PutDown, _: Question) -> None:
    happenings.put(resolution, seat, resolution.held(seat, action.kind))


def _put_nothing(resolution: Resolution, seat: Seat, _: Pass, __: Question) -> None:
    happenings.put(resolution, seat, NOTHING)


def _pick(resolution: Resolution, seat: Seat, action: Pick, _: Question) -> None:
    resolution.pick(seat, action.kind)


def _go_on(resolution: Resolution, seat: Seat, _: GoOn, question: Question) -> None:
    """Close the hands when the last of all says go on (FC-46)."""
    resolution.turn.emit(Declined(seat))
    resolution.ask_others(question, seat)


def _deal(resolution: Resolution, seat: Seat, _: Deal, __: Question) -> None:
    rounds.deal(resolution, seat)


_ANSWERS: dict[tuple[Ask, type[Action]], Answer] = {
    (Ask.DEAL, Deal): _deal,
    (Ask.TURN, Play): _play,
    (Ask.TURN, Draw): _draw,
    (Ask.TURN, Pass): _pass,
    (Ask.COVER, Play): _cover,
    (Ask.COVER, Draw): _draw_on_chance,
    (Ask.WISH, Wish): _wish,
    (Ask.TARGET, Target): _aim,
    (Ask.SEND_ON, Target): _send_on,
    (Ask.SHARES, Shares): _share_out,
    (Ask.COUNTER, Counter): _counter,
    (Ask.COUNTER, Pass): _let_land,
    (Ask.GIVE, Give): _give,
    (Ask.NICE_TRY, NiceTry): _nice_try,
    (Ask.NICE_TRY, Pass): _no_nice_try,
    (Ask.PRESENTS, Give): _present,
    (Ask.DISCARD, Discard): _discard,
    (Ask.PUT_DOWN, PutDown): _put_down,
    (Ask.PUT_DOWN, Pass): _put_nothing,
    (Ask.PICK, Pick): _pick,
    (Ask.EYE, GoOn): _go_on,
}
"""By what is asked, and by what is answered."""

_JOBS: dict[str, Callable[[Resolution, Task], None]] = {
    Job.NEXT_TURN: rounds.after_turn,
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
