"""Whether a position that somebody has written can be played on."""

from collections.abc import Callable, Iterable

from game.board.deck import Colour, Deck
from game.board.happenings import Verb
from game.board.occupancy import top
from game.board.questions import answers
from game.board.state import (
    D6,
    D20,
    NO_BOMB,
    NOTHING,
    Ask,
    Attack,
    Job,
    Question,
    State,
    Task,
    Throw,
)
from game.board.track import Board
from game.core.rules import NOBODY

_BLOCKED = {Attack.REMOTE.value: Job.ROLL, Attack.SWAP.value: Job.SWAP}
"""The next job while Block is asked for: what the attack would do."""
_THROWN_FOR = {
    Throw.MOVE.value: (Job.WALK, D6),
    Throw.TELEPORT.value: (Job.TELEPORT, D6),
    Throw.EVENT.value: (Job.TURN_UP, D20),
    Throw.EACH.value: (Job.MOVE_ALL, D6),
}
"""The next job while Re-Roll is asked for: what uses the dice; and their sides."""
_WITH_PAWN = frozenset({Job.ROLL, Job.WALK, Job.LAND, Job.SWAP, Job.TELEPORT})
_WITH_DIE = frozenset({Job.TELEPORT, Job.TURN_UP, Job.MOVE_ALL})
_GIVING = {Ask.NAME: Verb.GIVE_HAND, Ask.GIVE: Verb.GIVE_CARD}
_VERBS = frozenset(verb.value for verb in Verb)
_ROLLED = frozenset({Verb.ROLL_ON.value, Verb.ROLL_BACK.value, Verb.ROLL_HIGHEST.value})
_MOST_STEPS = 1000


def check(state: State, deck: Deck, board: Board) -> None:
    """Raise ``ValueError`` with what is wrong: squares, cards, jobs, a question without answer."""
    _check_squares(state, board)
    _check_stacks(state, deck)
    _check_seats(state)
    _check_choices(state)
    for task in state.agenda:
        _check_task(state, task)
    if state.question is not None:
        _check_question(state, deck, state.question)


def _check_squares(state: State, board: Board) -> None:
    if len(state.pawns) != len(state.hands):
        raise ValueError(f"pawns: write {len(state.hands)} squares")
    if any(not 0 <= square <= state.finish for square in state.pawns):
        raise ValueError(f"pawns: squares are 0 to {state.finish}")
    teleports = state.teleports
    between = range(1, state.finish)
    if len(teleports) != len(board.teleports) or len(set(teleports)) != len(teleports):
        raise ValueError(f"teleports: write {len(board.teleports)} different squares")
    if any(square not in between for square in teleports):
        raise ValueError(f"teleports: squares are 1 to {state.finish - 1}")
    spent = state.spent
    if list(spent) != sorted(set(spent)) or any(square not in between for square in spent):
        raise ValueError("spent: squares with cards, each once, in order")


def _check_stacks(state: State, deck: Deck) -> None:
    for square, stack in enumerate(state.stacks):
        if any(deck.colours[lain.card] is Colour.WHITE for lain in stack[:-1]):
            raise ValueError(f"cards: nothing lies on the white card of square {square}")
    for square in state.teleports:
        lain = top(state, square)
        if lain is not None and deck.colours[lain.card] is Colour.WHITE:
            raise ValueError(f"teleports: there is a white card on square {square}")


def _check_seats(state: State) -> None:
    seats = range(len(state.hands))
    if state.turn not in seats:
        raise ValueError(f"turn: no seat {state.turn}")
    if list(state.silent) != sorted(set(state.silent)) or not _all_in(state.silent, seats):
        raise ValueError("silent: seats, each once, in order")
    rollers = [die.seat for die in state.dice]
    if len(set(rollers)) != len(rollers) or not _all_in(rollers, seats):
        raise ValueError("dice: seats, each once")
    if any(not 1 <= die.value <= D20 for die in state.dice):
        raise ValueError(f"dice: numbers are 1 to {D20}")
    if state.bomb < NO_BOMB:
        raise ValueError("bomb: write a number of turns")


def _check_choices(state: State) -> None:
    seats = range(len(state.hands))
    question = state.question
    names = question is not None and question.ask is Ask.NAME
    if state.chosen and (question is None or question.ask not in _GIVING):
        raise ValueError("chosen: only while cards are given")
    who = [choice.seat for choice in state.chosen]
    if len(set(who)) != len(who):
        raise ValueError("chosen: each seat once")
    for choice in state.chosen:
        if choice.seat not in seats or choice.to not in seats or choice.to == choice.seat:
            raise ValueError("chosen: no such seat, or the same one")
        if question is not None and choice.seat in question.seats:
            raise ValueError(f"chosen: seat {choice.seat} is still asked")
        if names != (choice.card == NOTHING):
            raise ValueError("chosen: a card, unless hands are given")
        if not names and choice.card not in state.hands[choice.seat]:
            raise ValueError(f"chosen: seat {choice.seat} does not hold that card")


def _check_task(state: State, task: Task) -> None:
    seats = range(len(state.hands))
    name = f"agenda: {task.job.value}"
    if task.seat not in seats:
        raise ValueError(f"{name}: no such seat")
    if task.job in _WITH_PAWN and task.pawn not in seats:
        raise ValueError(f"{name} needs a pawn")
    if task.job in (Job.SWAP, Job.THROW_AGAIN) and task.other not in seats:
        raise ValueError(f"{name} needs other, a seat")
    if task.job is Job.THROW_AGAIN and task.what not in _THROWN_FOR:
        raise ValueError(f"{name}: no dice {task.what!r}; possible: {_told(_THROWN_FOR)}")
    if task.job is Job.STEP and task.what not in _VERBS:
        raise ValueError(f"{name}: no verb {task.what!r}")
    if task.job is Job.MOVE_ALL and task.what not in _ROLLED:
        raise ValueError(f"{name}: nobody rolls for {task.what!r}")
    if task.job is Job.HAND_OVER and task.what not in [verb.value for verb in _GIVING.values()]:
        raise ValueError(f"{name}: nobody chooses for {task.what!r}")
    if not 0 <= task.count <= _MOST_STEPS:
        raise ValueError(f"{name}: count is out of range")


def _check_question(state: State, deck: Deck, question: Question) -> None:
    seats = range(len(state.hands))
    asked = question.seats
    if not asked or len(set(asked)) != len(asked) or not _all_in(asked, seats):
        raise ValueError("ask: no such seats")
    check_ask = _CHECKS.get(question.ask)
    if check_ask is not None:
        check_ask(state, question)
    _check_dice(state)
    _check_thrown(state, deck, question)
    for seat in asked:
        if not answers(state, deck, seat):
            raise ValueError(f"ask: {question.ask.value}: seat {seat} has no answer")


def _check_swap(state: State, question: Question) -> None:
    if question.other not in range(len(state.hands)):
        raise ValueError("ask: swap needs other, the pawn that landed")


def _check_block(state: State, question: Question) -> None:
    """See that what a Block stops is the next job."""
    job = _BLOCKED.get(question.what)
    if job is None:
        raise ValueError(f"ask: block: no attack {question.what!r}; possible: {_told(_BLOCKED)}")
    if len(question.seats) != 1 or question.other in (NOBODY, *question.seats):
        raise ValueError("ask: block needs one seat, and other, the attacker")
    if question.other not in range(len(state.hands)) or _next(state) is not job:
        raise ValueError(f"ask: block needs the next job {job.value}")


def _check_reroll(state: State, question: Question) -> None:
    job, sides = _THROWN_FOR.get(question.what, (None, 0))
    if job is None:
        raise ValueError(f"ask: reroll: no dice {question.what!r}; possible: {_told(_THROWN_FOR)}")
    if question.count != sides or _next(state) is not job:
        raise ValueError(f"ask: reroll needs count={sides} and the next job {job.value}")


def _check_giving(state: State, question: Question) -> None:
    task = state.agenda[-1] if state.agenda else None
    verb = _GIVING[question.ask].value
    if task is None or task.job is not Job.HAND_OVER or task.what != verb:
        raise ValueError(f"ask: {question.ask.value} needs the next job hand-over what={verb}")


_CHECKS: dict[Ask, Callable[[State, Question], None]] = {
    Ask.SWAP: _check_swap,
    Ask.BLOCK: _check_block,
    Ask.REROLL: _check_reroll,
    Ask.NAME: _check_giving,
    Ask.GIVE: _check_giving,
}


def _check_thrown(state: State, deck: Deck, question: Question) -> None:
    """See that a card is thrown in while its square is asked for, and only then."""
    places = question.ask is Ask.PLACE
    if places != (state.thrown != NOTHING):
        raise ValueError("thrown: a card, while its square is asked for")
    if places and (len(question.seats) != 1 or question.what != deck.kinds[state.thrown].text):
        raise ValueError("ask: place needs one seat, and what, the card thrown in")


def _check_dice(state: State) -> None:
    """See that dice lie where the next job uses them."""
    task = state.agenda[-1] if state.agenda else None
    if task is None:
        return
    walks = task.job is Job.WALK and not task.count
    if (walks or task.job in _WITH_DIE) and not state.dice:
        raise ValueError(f"agenda: {task.job.value} needs dice")


def _next(state: State) -> Job | None:
    return state.agenda[-1].job if state.agenda else None


def _all_in(seats: Iterable[int], possible: range) -> bool:
    return all(seat in possible for seat in seats)


def _told(words: Iterable[str]) -> str:
    return ", ".join(words)
