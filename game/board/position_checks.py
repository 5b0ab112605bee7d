"""Which positions can be: squares, cards, dice, choices, and an agenda that goes with the question.

What is refused here would lose cards, ask nobody, or break the rules later.
"""

from collections.abc import Iterable, Sequence

from game.board.deck import Colour, Deck, Symbol
from game.board.happenings import Verb
from game.board.occupancy import top
from game.board.questions import answers, asked_now
from game.board.state import (
    D6,
    D20,
    HAND,
    LUCKY,
    NO_BOMB,
    WILD_SEATS,
    Ask,
    Attack,
    Job,
    Question,
    State,
    Task,
    Throw,
)
from game.board.track import Board
from game.core.cards import NOTHING
from game.core.position_text import WrongLine, need
from game.core.rounds.position_lines import check_agenda, check_points, check_rounds

_AFTER_STEP = f"{Job.STEP.value}* {Job.END_TURN.value}"
_AFTER_MOVE = f"{Job.WALK.value}* {_AFTER_STEP}"
_AGENDAS: dict[Ask, tuple[str, ...]] = {
    Ask.DEAL: ("",),
    Ask.SET_UP: ("set-up",),
    Ask.TURN: ("end-turn",),
    Ask.REMOTE: ("end-turn",),
    Ask.SWAP: (_AFTER_MOVE,),
    Ask.NAME: (f"hand-over {_AFTER_STEP}",),
    Ask.GIVE: (f"hand-over {_AFTER_STEP}",),
    Ask.PICK: (f"pick* {_AFTER_STEP}",),
    Ask.EYE: (_AFTER_STEP,),
}
"""What is left to do while something is asked, the next job first."""
_BLOCKED = {Attack.REMOTE.value: "roll end-turn", Attack.SWAP.value: f"swap {_AFTER_MOVE}"}
"""What is left to do while Block is asked for: first what the attack would do."""
_THROWN = {
    Throw.MOVE.value: (f"walk {_AFTER_MOVE}", D6),
    Throw.TELEPORT.value: (f"teleport {_AFTER_MOVE}", D6),
    Throw.EVENT.value: ("turn-up end-turn", D20),
    Throw.EACH.value: (f"move-all {_AFTER_STEP}", D6),
}
"""What is left to do while Re-Roll is asked for: first what uses the dice; and their sides."""
_WITH_PAWN = frozenset({Job.ROLL, Job.WALK, Job.LAND, Job.SWAP, Job.TELEPORT})
_WITH_OTHER = frozenset({Job.SWAP, Job.THROW_AGAIN})
_GIVING = {Ask.NAME: Verb.GIVE_HAND.value, Ask.GIVE: Verb.GIVE_CARD.value}
_LUCK = ("", LUCKY)
_WHATS: dict[Job, tuple[str, ...]] = {
    Job.THROW_AGAIN: tuple(_THROWN),
    Job.STEP: tuple(verb.value for verb in Verb),
    Job.MOVE_ALL: (Verb.ROLL_ON.value, Verb.ROLL_BACK.value, Verb.ROLL_HIGHEST.value),
    Job.HAND_OVER: tuple(_GIVING.values()),
    Job.WALK: _LUCK,
}
"""What a job can be about."""
_SEVERAL = frozenset({Ask.REROLL, Ask.NAME, Ask.GIVE, Ask.EYE})
"""What several seats are asked at once."""
_MOST = 1000


def check(state: State, deck: Deck, board: Board) -> None:
    """Raise ``WrongLine`` unless a position can be played on to its end."""
    _check_squares(state, board)
    _check_stacks(state, deck)
    _check_seats(state)
    _check_chosen(state)
    for task in state.agenda:
        _check_task(state, task)
    question = state.question
    _check_market(state, question)
    if question is None:
        check_agenda("over", _jobs(state), "")
        need(state.thrown == NOTHING, "only while its square is asked for", "thrown")
    else:
        _check_question(state, deck, question)
        for seat in asked_now(state):
            able = bool(answers(state, deck, seat))
            why = f"{question.ask.value}: seat {seat} has no answer"
            need(able, why, "ask", f"seat {seat}")
    check_rounds(state, Ask.DEAL)


def _jobs(state: State) -> list[Job]:
    return [task.job for task in reversed(state.agenda)]


def _check_squares(state: State, board: Board) -> None:
    seats, teleports, between = len(state.hands), state.teleports, range(1, state.finish)
    need(len(state.pawns) == seats, f"write {seats} squares", "pawns")
    whole = _all_in(state.pawns, range(state.finish + 1))
    need(whole, f"squares are 0 to {state.finish}", "pawns")
    number = len(board.teleports)
    different = len(teleports) == len(set(teleports)) == number
    need(different, f"write {number} different squares", "teleports")
    need(_all_in(teleports, between), f"squares are 1 to {state.finish - 1}", "teleports")
    ordered = _in_order(state.spent, between)
    need(ordered, "squares with cards, each once, in order", "spent")


def _check_stacks(state: State, deck: Deck) -> None:
    for square, stack in enumerate(state.stacks):
        under = any(deck.colours[lain.card] is Colour.WHITE for lain in stack[:-1])
        need(not under, f"nothing lies on the white card of square {square}", "cards")
    for square in state.teleports:
        lain = top(state, square)
        white = lain is not None and deck.colours[lain.card] is Colour.WHITE
        need(not white, f"square {square} has a teleport and a white card", "teleports", "cards")


def _check_seats(state: State) -> None:
    seats = range(len(state.hands))
    need(state.turn in seats, f"no seat {state.turn}", "turn")
    few = not state.rules.wild or len(seats) <= WILD_SEATS
    need(few, f"wild is for up to {WILD_SEATS} seats", "options")
    check_points(state.points)
    need(_in_order(state.silent, seats), "seats, each once, in order", "silent")
    rollers = sorted(die.seat for die in state.dice)
    need(_in_order(rollers, seats), "seats, each once", "dice")
    shown = _all_in((die.value for die in state.dice), range(1, D20 + 1))
    need(shown, f"numbers are 1 to {D20}", "dice")
    need(NO_BOMB <= state.bomb <= _MOST, f"write a number of turns, 0 to {_MOST}", "bomb")


def _check_market(state: State, question: Question | None) -> None:
    picks = sum(task.job is Job.PICK for task in state.agenda)
    picking = question is not None and question.ask is Ask.PICK
    wanted = picks + 1 if picking else 0
    why = f"the market needs {wanted}, one for each who picks"
    why = why if picking else "only while somebody picks"
    need(len(state.market) == wanted, why, "market", "ask")


def _check_chosen(state: State) -> None:
    if not state.chosen:
        return
    seats, question = range(len(state.hands)), state.question
    if question is None or question.ask not in _GIVING:
        raise WrongLine("only while cards are given", "chosen")
    who = [chosen.seat for chosen in state.chosen]
    need(len(set(who)) == len(who), "each seat once", "chosen")
    for chosen in state.chosen:
        other = chosen.seat in seats and chosen.to in seats and chosen.to != chosen.seat
        need(other, "no such seat, or the same one", "chosen")
        need(chosen.seat not in question.seats, f"seat {chosen.seat} is still asked", "chosen")
        only_whom = chosen.card == NOTHING
        need(only_whom == (question.ask is Ask.NAME), "a card, unless hands are given", "chosen")
        holds = only_whom or chosen.card in state.hands[chosen.seat]
        need(holds, f"seat {chosen.seat} does not hold that card", "chosen")


def _check_task(state: State, task: Task) -> None:
    seats, job = range(len(state.hands)), task.job
    need(task.seat in seats, f"{job.value}: no such seat", "agenda")
    need(job not in _WITH_PAWN or task.pawn in seats, f"{job.value}: needs a pawn", "agenda")
    other = job not in _WITH_OTHER or task.other in seats
    need(other, f"{job.value}: needs other, a seat", "agenda")
    whats = _WHATS.get(job, (task.what,))
    why = f"{job.value}: what: {task.what!r} is not one of {', '.join(filter(None, whats))}"
    need(task.what in whats, why, "agenda")
    need(0 <= task.count <= _MOST, f"{job.value}: count is out of range", "agenda")
    own = job is not Job.END_TURN or task.seat == state.turn
    need(own, f"{job.value}: seat is that of 'turn', {state.turn}", "agenda")
    moves = job is not Job.STEP or task.what != Verb.MOVE_EACH or task.count > 0
    need(moves, f"{job.value}: {task.what} needs count, the squares", "agenda")
    if job is Job.SWAP:
        need(task.pawn != task.other, f"{job.value}: other is another pawn", "agenda")


def _check_question(state: State, deck: Deck, question: Question) -> None:
    asked, ask = question.seats, question.ask
    good = bool(asked) and _in_order(sorted(asked), range(len(state.hands)))
    need(good, "no such seats", "ask")
    alone = ask in _SEVERAL or ask is Ask.BLOCK or ask is Ask.PLACE or len(asked) == 1
    need(alone, f"{ask.value}: only one seat is asked", "ask")
    why = "a card lies here while its square is asked for, and only then"
    need((ask is Ask.PLACE) == (state.thrown != NOTHING), why, "thrown", "ask")
    match ask:
        case Ask.BLOCK:
            _check_block(state, question)
        case Ask.REROLL:
            _check_reroll(state, question, question.what, question.count, asked)
        case Ask.PLACE:
            _check_place(state, deck, question)
        case _:
            _check_other(state, question)
    uses = 2 if _throw_of(state) else 1 if ask is Ask.REROLL else 0
    waiting = state.agenda[: len(state.agenda) - uses]
    far = all(task.count for task in waiting if task.job is Job.WALK)
    need(far, "walk: needs count, where no die is thrown for it", "agenda")


def _check_other(state: State, question: Question) -> None:
    """See to a question that is about neither dice nor an attack."""
    ask, asked = question.ask, question.seats
    if ask is Ask.TURN:
        need(asked[0] == state.turn, f"turn: asks the seat of 'turn', {state.turn}", "ask", "turn")
    if ask is Ask.SWAP:
        seats = range(len(state.hands))
        need(question.other in seats, f"{ask.value}: needs other, the pawn that landed", "ask")
    else:
        need(question.other < 0, f"{ask.value}: has no other", "ask")
    need(not question.what and not question.count, f"{ask.value}: has no what, no count", "ask")
    if ask in _GIVING:
        verb, task = _GIVING[ask], state.agenda[-1] if state.agenda else None
        gives = task is not None and task.job is Job.HAND_OVER and task.what == verb
        need(gives, f"{ask.value}: needs the next job hand-over what={verb}", "ask")
    check_agenda(f"ask {ask.value}", _jobs(state), *_AGENDAS[ask])
    if ask is Ask.SET_UP:
        need(len(state.hands[asked[0]]) > HAND, f"set-up: {HAND} cards are kept", "ask")
        after = (asked[0] + 1) % len(state.hands)
        need(state.agenda[-1].seat == after, f"set-up: seat {after} is next", "agenda")
    if ask is Ask.PICK:
        pickers = [*asked, *(task.seat for task in state.agenda if task.job is Job.PICK)]
        need(len(set(pickers)) == len(pickers), "pick: each seat once", "agenda")


def _check_block(state: State, question: Question) -> None:
    ask, asked, seats = question.ask.value, question.seats, {*range(len(state.hands))}
    why = f"{ask}: no attack {question.what!r}; possible: {', '.join(_BLOCKED)}"
    need(question.what in _BLOCKED, why, "ask")
    alone = len(asked) == 1 and question.other in seats - {*asked}
    need(alone, f"{ask}: needs one seat, and other, the attacker", "ask")
    need(not question.count, f"{ask}: has no count", "ask")
    check_agenda(f"ask {ask}", _jobs(state), _BLOCKED[question.what])
    task = state.agenda[-1]
    pawn = task.pawn if task.job is Job.ROLL else task.other
    same = (task.seat, pawn) == (question.other, asked[0])
    why = f"{task.job.value}: needs the attacker's seat and the pawn of the seat that is asked"
    need(same, why, "agenda")


def _check_reroll(
    state: State, question: Question, what: str, count: int, asked: Sequence[int]
) -> None:
    ask = question.ask.value
    why = f"{ask}: no dice {what!r}; possible: {', '.join(_THROWN)}"
    need(what in _THROWN, why, "ask")
    form, sides = _THROWN[what]
    need(count == sides, f"{ask}: needs count={sides} for what={what}", "ask")
    check_agenda(f"ask {ask} what={what}", _jobs(state), form)
    need(not {*asked} & {*state.silent}, f"{ask}: who is silent is not asked", "ask", "silent")
    _check_dice(state, what, sides, state.agenda[-1])


def _check_dice(state: State, what: str, sides: int, task: Task) -> None:
    """See that the dice lie there that the next job uses."""
    dice = sorted(die.seat for die in state.dice)
    if what == Throw.EACH:
        whole = dice == [*range(len(state.hands))]
        need(whole, "a die of each seat, which move-all uses", "dice", "agenda")
    else:
        need(len(dice) == 1, f"one die, which {task.job.value} uses", "dice", "agenda")
    shown = all(die.value <= sides for die in state.dice)
    need(shown, f"numbers are 1 to {sides} on these dice", "dice")
    if task.job is Job.WALK:
        need(not task.count, "walk: goes as far as the die says, without count", "agenda")


def _throw_of(state: State) -> Task | None:
    """Return the job of throwing a die again, if that is next."""
    task = state.agenda[-1] if state.agenda else None
    return task if task is not None and task.job is Job.THROW_AGAIN else None


def _check_place(state: State, deck: Deck, question: Question) -> None:
    """See to a card that was thrown in: after a Block the move goes on, after a Re-Roll dice."""
    ask, kind = question.ask.value, deck.kinds[state.thrown].text
    good = len(question.seats) == 1 and question.what == kind
    need(good, f"{ask}: needs one seat, and what, the card thrown in", "ask")
    thrown = deck.symbols[state.thrown]
    answer = thrown in (Symbol.BLOCK, Symbol.REROLL)
    need(answer, f"{kind} is no answer; only block and reroll are thrown in", "thrown")
    if thrown is Symbol.BLOCK:
        check_agenda(f"ask {ask} what={kind}", _jobs(state), _AFTER_MOVE)
        return
    again = _throw_of(state)
    if again is None:
        forms = tuple(f"throw-again {form}" for form, _ in _THROWN.values())
        check_agenda(f"ask {ask} what={kind}", _jobs(state), *forms)
        return
    form, sides = _THROWN[again.what]
    check_agenda(f"ask {ask} what={kind}", _jobs(state), f"throw-again {form}")
    need(again.count == sides, f"throw-again: needs count={sides}", "agenda")
    _check_dice(state, again.what, sides, state.agenda[-2])
    whose = again.other in [die.seat for die in state.dice]
    need(whose, f"throw-again: seat {again.other} has thrown no die", "agenda", "dice")


def _all_in(numbers: Iterable[int], possible: range) -> bool:
    return all(number in possible for number in numbers)


def _in_order(numbers: Sequence[int], possible: range) -> bool:
    """Say whether all are possible, rising, and none stands there twice."""
    return list(numbers) == sorted(set(numbers)) and _all_in(numbers, possible)
