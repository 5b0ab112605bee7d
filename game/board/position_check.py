"""Whether a position that somebody has written can be played on."""

from collections.abc import Callable, Iterable

from game.board.deck import Colour, Deck
from game.board.happenings import Verb
from game.board.occupancy import top
from game.board.questions import answers
from game.board.state import D6, D20, NO_BOMB, Ask, Attack, Job, Question, State, Task, Throw
from game.board.track import Board
from game.core.cards import NOTHING
from game.core.position_text import WrongLine, wrong_in
from game.core.rounds.position_lines import check_points
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
    """Raise ``WrongLine`` with what is wrong: squares, cards, jobs, a question without answer."""
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
        raise WrongLine(f"write {len(state.hands)} squares", "pawns")
    if any(not 0 <= square <= state.finish for square in state.pawns):
        raise WrongLine(f"squares are 0 to {state.finish}", "pawns")
    teleports = state.teleports
    between = range(1, state.finish)
    if len(teleports) != len(board.teleports) or len(set(teleports)) != len(teleports):
        raise WrongLine(f"write {len(board.teleports)} different squares", "teleports")
    if any(square not in between for square in teleports):
        raise WrongLine(f"squares are 1 to {state.finish - 1}", "teleports")
    spent = state.spent
    if list(spent) != sorted(set(spent)) or any(square not in between for square in spent):
        raise WrongLine("squares with cards, each once, in order", "spent")


def _check_stacks(state: State, deck: Deck) -> None:
    for square, stack in enumerate(state.stacks):
        if any(deck.colours[lain.card] is Colour.WHITE for lain in stack[:-1]):
            raise WrongLine(f"nothing lies on the white card of square {square}", "cards")
    for square in state.teleports:
        lain = top(state, square)
        if lain is not None and deck.colours[lain.card] is Colour.WHITE:
            why = f"square {square} has a teleport and a white card"
            raise WrongLine(why, "teleports", "cards")


def _check_seats(state: State) -> None:
    seats = range(len(state.hands))
    if state.turn not in seats:
        raise WrongLine(f"no seat {state.turn}", "turn")
    check_points(state.points)
    if list(state.silent) != sorted(set(state.silent)) or not _all_in(state.silent, seats):
        raise WrongLine("seats, each once, in order", "silent")
    rollers = [die.seat for die in state.dice]
    if len(set(rollers)) != len(rollers) or not _all_in(rollers, seats):
        raise WrongLine("seats, each once", "dice")
    if any(not 1 <= die.value <= D20 for die in state.dice):
        raise WrongLine(f"numbers are 1 to {D20}", "dice")
    if state.bomb < NO_BOMB:
        raise WrongLine("write a number of turns", "bomb")


def _check_choices(state: State) -> None:
    seats = range(len(state.hands))
    question = state.question
    names = question is not None and question.ask is Ask.NAME
    if state.chosen and (question is None or question.ask not in _GIVING):
        raise WrongLine("only while cards are given", "chosen")
    who = [choice.seat for choice in state.chosen]
    if len(set(who)) != len(who):
        raise WrongLine("each seat once", "chosen")
    for choice in state.chosen:
        if choice.seat not in seats or choice.to not in seats or choice.to == choice.seat:
            raise WrongLine("no such seat, or the same one", "chosen")
        if question is not None and choice.seat in question.seats:
            raise WrongLine(f"seat {choice.seat} is still asked", "chosen")
        if names != (choice.card == NOTHING):
            raise WrongLine("a card, unless hands are given", "chosen")
        if not names and choice.card not in state.hands[choice.seat]:
            raise WrongLine(f"seat {choice.seat} does not hold that card", "chosen")


def _check_task(state: State, task: Task) -> None:
    seats = range(len(state.hands))
    wrong = wrong_in("agenda", task.job.value)
    if task.seat not in seats:
        raise wrong("no such seat")
    if task.job in _WITH_PAWN and task.pawn not in seats:
        raise wrong("needs a pawn")
    if task.job in (Job.SWAP, Job.THROW_AGAIN) and task.other not in seats:
        raise wrong("needs other, a seat")
    if task.job is Job.THROW_AGAIN and task.what not in _THROWN_FOR:
        raise wrong(f"no dice {task.what!r}; possible: {_told(_THROWN_FOR)}")
    if task.job is Job.STEP and task.what not in _VERBS:
        raise wrong(f"no verb {task.what!r}")
    if task.job is Job.MOVE_ALL and task.what not in _ROLLED:
        raise wrong(f"nobody rolls for {task.what!r}")
    if task.job is Job.HAND_OVER and task.what not in [verb.value for verb in _GIVING.values()]:
        raise wrong(f"nobody chooses for {task.what!r}")
    if not 0 <= task.count <= _MOST_STEPS:
        raise wrong("count is out of range")


def _check_question(state: State, deck: Deck, question: Question) -> None:
    seats = range(len(state.hands))
    asked = question.seats
    if not asked or len(set(asked)) != len(asked) or not _all_in(asked, seats):
        raise WrongLine("no such seats", "ask")
    check_ask = _CHECKS.get(question.ask)
    if check_ask is not None:
        check_ask(state, question)
    _check_dice(state)
    _check_thrown(state, deck, question)
    for seat in asked:
        if not answers(state, deck, seat):
            why = f"{question.ask.value}: seat {seat} has no answer"
            raise WrongLine(why, "ask", f"seat {seat}")


def _check_swap(state: State, question: Question) -> None:
    if question.other not in range(len(state.hands)):
        raise wrong_in("ask", Ask.SWAP.value)("needs other, the pawn that landed")


def _check_block(state: State, question: Question) -> None:
    """See that what a Block stops is the next job."""
    wrong = wrong_in("ask", question.ask.value)
    job = _BLOCKED.get(question.what)
    if job is None:
        raise wrong(f"no attack {question.what!r}; possible: {_told(_BLOCKED)}")
    if len(question.seats) != 1 or question.other in (NOBODY, *question.seats):
        raise wrong("needs one seat, and other, the attacker")
    if question.other not in range(len(state.hands)) or _next(state) is not job:
        raise wrong(f"needs the next job {job.value}")


def _check_reroll(state: State, question: Question) -> None:
    wrong = wrong_in("ask", question.ask.value)
    job, sides = _THROWN_FOR.get(question.what, (None, 0))
    if job is None:
        raise wrong(f"no dice {question.what!r}; possible: {_told(_THROWN_FOR)}")
    if question.count != sides or _next(state) is not job:
        raise wrong(f"needs count={sides} and the next job {job.value}")


def _check_giving(state: State, question: Question) -> None:
    task = state.agenda[-1] if state.agenda else None
    verb = _GIVING[question.ask].value
    if task is None or task.job is not Job.HAND_OVER or task.what != verb:
        raise wrong_in("ask", question.ask.value)(f"needs the next job hand-over what={verb}")


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
        raise WrongLine(
            "a card lies here while its square is asked for, and only then", "thrown", "ask"
        )
    if places and (len(question.seats) != 1 or question.what != deck.kinds[state.thrown].text):
        raise wrong_in("ask", Ask.PLACE.value)("needs one seat, and what, the card thrown in")


def _check_dice(state: State) -> None:
    """See that dice lie where the next job uses them."""
    task = state.agenda[-1] if state.agenda else None
    if task is None:
        return
    walks = task.job is Job.WALK and not task.count
    if (walks or task.job in _WITH_DIE) and not state.dice:
        raise wrong_in("agenda", task.job.value)("needs dice")


def _next(state: State) -> Job | None:
    return state.agenda[-1].job if state.agenda else None


def _all_in(seats: Iterable[int], possible: range) -> bool:
    return all(seat in possible for seat in seats)


def _told(words: Iterable[str]) -> str:
    return ", ".join(words)
