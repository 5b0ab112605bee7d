"""Whether a position that somebody has written can be played on."""

from collections.abc import Callable

from game.core.cards import NOTHING
from game.core.position_text import WrongLine, wrong_in
from game.core.rounds.position_lines import check_points
from game.core.rules import NOBODY, Seat
from game.frantic.deck import Deck
from game.frantic.happenings import Verb
from game.frantic.questions import answers
from game.frantic.state import Ask, Attack, Job, Question, State, Task

Wrong = Callable[[str], WrongLine]

_ATTACKS = frozenset(Attack)
_VERBS = frozenset(verb.value for verb in Verb)
_ATTACK_JOBS = (Job.AIM, Job.SEND_ON, Job.ATTACK, Job.GIVE)
_ATTACK_ASKS = (Ask.TARGET, Ask.SEND_ON, Ask.SHARES, Ask.COUNTER, Ask.GIVE)
_COUNTERABLE = (Job.SEND_ON, Job.ATTACK)
_WITH_OTHER_JOBS = (Job.ATTACK, Job.GIVE)
_WITH_OTHER_ASKS = (Ask.COUNTER, Ask.GIVE, Ask.NICE_TRY)

_MOVES_CHOSEN: dict[Ask | None, Job] = {Ask.PRESENTS: Job.HAND_OVER, Ask.PUT_DOWN: Job.SHOW}


def check(state: State, deck: Deck) -> None:
    """Raise ``WrongLine`` with what is wrong: seats, choices, jobs, questions without answers."""
    _check_seats(state)
    _check_choices(state)
    _check_chosen(state)
    for place, task in enumerate(state.agenda):
        _check_task(state, task, state.agenda[:place])
    if state.question is not None:
        _check_question(state, deck, state.question)


def _check_seats(state: State) -> None:
    seats = range(len(state.hands))
    for key, seat in (("dealer", state.dealer), ("turn", state.turn)):
        if seat not in seats:
            raise WrongLine(f"no seat {seat}", key)
    check_points(state.points)
    if any(seat not in seats for seat in state.skips):
        raise WrongLine("no such seat", "skips")
    if list(state.skips) != sorted(set(state.skips)):
        raise WrongLine("each seat once, in order", "skips")
    if state.bomb and (len(state.bomb) != len(seats) or min(state.bomb) < 0):
        raise WrongLine(f"write {len(seats)} numbers of turns", "bomb")


def _check_choices(state: State) -> None:
    seats = range(len(state.hands))
    cards = [choice.card for choice in state.chosen if choice.card != NOTHING]
    if len(set(cards)) != len(cards):
        raise WrongLine("a card can be chosen once", "chosen")
    for choice in state.chosen:
        if choice.seat not in seats or choice.to not in (NOBODY, *seats):
            raise WrongLine("no such seat", "chosen")
        if choice.to == choice.seat:
            raise WrongLine("nobody gives a card to themselves", "chosen")
        if choice.card != NOTHING and choice.card not in state.hands[choice.seat]:
            raise WrongLine(f"seat {choice.seat} does not hold that card", "chosen")


def _check_chosen(state: State) -> None:
    """See that what is chosen is going to move: nothing else may be played meanwhile."""
    question = state.question
    ask = None if question is None else question.ask
    if question is not None and ask in (Ask.GIVE, Ask.DISCARD):
        if any(choice.seat not in question.seats for choice in state.chosen):
            raise WrongLine("only by the seat that is asked", "chosen")
    elif state.chosen:
        needed = _MOVES_CHOSEN.get(ask)
        if needed is None:
            raise WrongLine("only while cards are asked for", "chosen")
        if not _has(state.agenda, needed):
            raise WrongLine(f"needs the job {needed.value}", "chosen")


def _check_task(state: State, task: Task, later: tuple[Task, ...]) -> None:
    seats = range(len(state.hands))
    wrong = wrong_in("agenda", task.job.value)
    if task.seat not in seats and not (task.job is Job.WISH and task.seat == NOBODY):
        raise wrong("no such seat")
    if task.job is Job.STEP and task.what not in _VERBS:
        raise wrong(f"no verb {task.what!r}")
    if task.job in _ATTACK_JOBS:
        _check_attack(wrong, task.what)
    if task.job in _WITH_OTHER_JOBS:
        _check_other(wrong, seats, task.seat, task.other)
    if task.job in _COUNTERABLE:
        _check_counterable(wrong, task.what, task.count, later)
    if task.job is Job.AIM and not _has(later, Job.WISH):
        raise wrong("needs a later job wish")
    for share in task.shares:
        if share.seat not in (NOBODY, *seats) or share.count < 1:
            raise wrong("no such share")


def _check_question(state: State, deck: Deck, question: Question) -> None:
    seats = range(len(state.hands))
    wrong = wrong_in("ask", question.ask.value)
    asked = question.seats
    if any(seat not in seats for seat in asked) or len(set(asked)) != len(asked) or not asked:
        raise WrongLine("no such seats", "ask")
    if question.ask in _ATTACK_ASKS:
        _check_attack(wrong, question.what)
    if question.ask in _WITH_OTHER_ASKS:
        other = None if question.ask is Ask.NICE_TRY else asked[0]
        _check_other(wrong, seats, other, question.other)
    if question.ask in (Ask.COUNTER, Ask.SEND_ON):
        _check_counterable(wrong, question.what, question.count, state.agenda)
    if question.ask in (Ask.TARGET, Ask.SHARES) and not _has(state.agenda, Job.WISH):
        raise wrong("needs a later job wish")
    for seat in asked:
        if not answers(state, deck, seat):
            raise wrong(f"seat {seat} has no answer")


def _check_attack(wrong: Wrong, what: str) -> None:
    if what not in _ATTACKS:
        raise wrong(f"no attack {what!r}; possible: {', '.join(Attack)}")


def _check_other(wrong: Wrong, seats: range, seat: Seat | None, other: Seat) -> None:
    if other not in seats or other == seat:
        raise wrong("other must be another seat")


def _check_counterable(wrong: Wrong, what: str, count: int, later: tuple[Task, ...]) -> None:
    """See that what a Counterattack changes is there: a wish, and the share that moves."""
    if not _has(later, Job.WISH):
        raise wrong("needs a later job wish")
    if what == Attack.FOUR:
        shares = [task.shares for task in later if task.job is Job.DRAW_SHARES]
        if not shares or not 0 <= count < len(shares[-1]):
            raise wrong("needs a later job draw-shares with its share")


def _has(tasks: tuple[Task, ...], job: Job) -> bool:
    return any(task.job is job for task in tasks)
