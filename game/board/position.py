"""The text of a position: what each line says, how it is read and written, and what is refused.

What is left out is as in the middle of a round, with the seat of ``turn`` asked for its card.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from game.board.deck import Colour, Deck
from game.board.happenings import Verb
from game.board.occupancy import top
from game.board.questions import answers
from game.board.state import (
    BACKWARD,
    D6,
    D20,
    FORWARD,
    MOST_SEATS,
    NO_BOMB,
    Ask,
    Attack,
    Chosen,
    Die,
    Job,
    Lain,
    Question,
    Stack,
    State,
    TableRules,
    Task,
    Throw,
)
from game.board.track import Board
from game.core.cards import NOTHING
from game.core.notation import (
    CARD,
    CARDS,
    NAMED_CARD,
    NUMBER,
    NUMBERS,
    PILE,
    TEXT,
    Form,
    Part,
    by_word,
    choice,
    joined,
    listed_text,
    many,
    member,
    one_of,
    or_word,
    points_or_rounds,
    words,
)
from game.core.position_text import REST, Line, PositionText, Reading, WrongLine, need
from game.core.rounds.event_table import EventTable
from game.core.rounds.position_lines import (
    DETAILS,
    POINTS,
    ROUND,
    TURN,
    agenda,
    check_points,
    question,
)
from game.core.rules import NOBODY


class Content(NamedTuple):
    """What positions name besides cards: events, and boards by their keys."""

    table: EventTable
    boards: Mapping[str, Board]


At = Reading[Deck, Content]

_SECONDS = tuple(map(str, range(3, 21)))
_COLOURS = tuple(colour.value for colour in Colour if colour is not Colour.WHITE)

OPTIONS = words(
    TableRules,
    Part(
        "board",
        Form(lambda key, at: one_of(key, at.content.boards), TEXT.write),
        lambda at: next(iter(at.content.boards)),
    ),
    Part("limit", points_or_rounds("limit", 999), "121", field=""),
    Part("wild", by_word({"0": 0, "8": 8, "16": 16}), "0"),
    Part("names", choice("family", "printed"), "family"),
    Part("block", choice(*_SECONDS, "unlimited"), "5"),
    Part("reroll", choice(*map(str, range(1, 11)), "unlimited"), "2"),
    Part("place", choice("10", "unlimited"), "10"),
)
QUESTION = question(Question, Ask)
TASK = words(
    Task,
    Part("", member(Job), field="job"),
    Part("seat", NUMBER, "0"),
    Part("pawn", NUMBER, str(NOBODY), optional=True),
    Part("way", by_word({"on": FORWARD, "back": BACKWARD}), "on", optional=True),
    *DETAILS,
)
DIE = joined(Die, "=", Part("seat", NUMBER), Part("number", NUMBER, field="value"))
CHOSEN = joined(
    Chosen,
    "=",
    Part("seat", NUMBER),
    Part(
        "card>seat",
        joined(
            dict,
            ">",
            Part("card", or_word("", NOTHING, NAMED_CARD)),
            Part("seat", NUMBER, field="to"),
        ),
        field="",
    ),
)


def _board(at: At) -> Board:
    return at.content.boards[at["options"].board]


def _read_lain(text: str, at: At) -> Lain:
    name, _, arrow = text.partition("/")
    card = at.card(name)
    return Lain(card, one_of(arrow, at.deck.kinds[card].arrows))


def _lain_text(lain: Lain, at: Any) -> str:
    card = CARD.write(lain.card, at)
    return f"{card}/{lain.arrow}" if lain.arrow else card


class _Laid(NamedTuple):
    square: int
    stack: Stack


LAID = many(
    joined(
        _Laid,
        "=",
        Part("square", NUMBER),
        Part("cards", many(Form(_read_lain, _lain_text), "+"), field="stack"),
    )
)


def _read_stacks(text: str, at: At) -> tuple[Stack, ...]:
    board = _board(at)
    stacks: list[Stack] = [()] * len(board.squares)
    for square, stack in LAID.read(text, at):
        if not 0 < square < board.finish:
            raise ValueError(f"nothing lies on square {square}")
        if stacks[square]:
            raise ValueError(f"square {square} stands there twice")
        stacks[square] = stack
    return tuple(stacks)


def _stacks_text(stacks: tuple[Stack, ...], at: Any) -> str:
    laid = tuple(_Laid(square, stack) for square, stack in enumerate(stacks) if stack)
    return LAID.write(laid, at)


def _after_the_question(at: At) -> str:
    asks_turn = at["ask"] is not None and at["ask"].ask is Ask.TURN
    return f"{Job.END_TURN.value} seat={at['turn']}" if asks_turn else "-"


POSITION_LINES = (
    Line(
        "options board=classic limit=121 wild=0 names=family block=5 reroll=2 place=10",
        OPTIONS,
        field="rules",
        doc="The options of the match; of each the default where it is left out.",
    ),
    ROUND,
    TURN,
    Line("seat 0: push stop remote1 notyou", CARDS, field="", each="hands", doc="A seat's hand."),
    POINTS,
    Line(
        "pawns: 4 17",
        NUMBERS,
        lambda at: " ".join("0" * at.seats),
        doc="The square of each seat's pawn; left out, all are on the start.",
    ),
    Line(
        "cards: 3=push/up 12=jump/on+jump/back 20=snail",
        Form(_read_stacks, _stacks_text),
        field="stacks",
        doc="What lies on squares, the top card last, with the arrow of a Push or Jump behind it.",
    ),
    Line(
        "teleports: 8 14 20 26 32 38",
        NUMBERS,
        lambda at: listed_text(_board(at).teleports),
        doc="The squares of teleports 1 to 6; left out, those of the board.",
    ),
    Line(
        "draw: x1 x2 rest",
        PILE,
        REST,
        doc="The draw pile, top card first; `rest` is all cards that are named nowhere.",
    ),
    Line("dice: 1=5", many(DIE), doc="Whose die shows what."),
    Line("spent: 3", NUMBERS, doc="The squares that count as empty for moves until the turn ends."),
    Line("silent: 0", NUMBERS, doc="Who is not asked for Re-Roll before the own next turn."),
    Line("thrown: -", or_word("-", NOTHING, CARD), doc="A card thrown in that has no square yet."),
    Line("market: chance", CARDS, doc="The cards that lie open to pick."),
    Line(
        "chosen: 0=push1>1",
        many(CHOSEN),
        doc="Who has chosen which card for whom; `1=>0` where it is the whole hand.",
    ),
    Line(
        "happening: market",
        or_word("-", "", Form(lambda key, at: one_of(key, at.content.table.keys), TEXT.write)),
        doc="The last event of this turn.",
    ),
    Line(
        "last red",
        or_word("-", "", choice(*_COLOURS)),
        doc="The colour that was laid last in this round, white aside.",
    ),
    Line(
        "bomb 5",
        or_word("-", NO_BOMB, NUMBER),
        doc="The turns of everybody together until points count double.",
    ),
    Line(
        "ask: give seats=1",
        QUESTION,
        "turn",
        field="question",
        doc="The open question and who is asked, or `over`.",
    ),
    Line(
        "agenda: hand-over seat=0 what=give-card; end-turn seat=0",
        agenda(TASK),
        _after_the_question,
        doc="What is to be done when the question is answered, the next job first; left out, the "
        "turn's end, where the turn is asked for.",
    ),
)


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
_WITH_OTHER = frozenset({Job.SWAP, Job.THROW_AGAIN})
_WITH_DIE = frozenset({Job.TELEPORT, Job.TURN_UP, Job.MOVE_ALL})
_GIVING = {Ask.NAME: Verb.GIVE_HAND.value, Ask.GIVE: Verb.GIVE_CARD.value}
_WHATS: dict[Job, tuple[str, ...]] = {
    Job.THROW_AGAIN: tuple(_THROWN_FOR),
    Job.STEP: tuple(verb.value for verb in Verb),
    Job.MOVE_ALL: (Verb.ROLL_ON.value, Verb.ROLL_BACK.value, Verb.ROLL_HIGHEST.value),
    Job.HAND_OVER: tuple(_GIVING.values()),
}
"""What a job can be about."""
_MOST_STEPS = 1000


def _finish(state: State, at: At) -> State:
    """See that a position can be played on: squares, cards, jobs, and a question with answers."""
    _check_squares(state, at.content.boards[state.rules.board])
    _check_stacks(state, at.deck)
    _check_seats(state)
    _check_chosen(state)
    for task in state.agenda:
        _check_task(state, task)
    if state.question is not None:
        _check_question(state, at.deck, state.question)
    return state


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
    check_points(state.points)
    need(_in_order(state.silent, seats), "seats, each once, in order", "silent")
    rollers = sorted(die.seat for die in state.dice)
    need(_in_order(rollers, seats), "seats, each once", "dice")
    shown = _all_in((die.value for die in state.dice), range(1, D20 + 1))
    need(shown, f"numbers are 1 to {D20}", "dice")
    need(state.bomb >= NO_BOMB, "write a number of turns", "bomb")


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
    why = f"{job.value}: what: {task.what!r} is not one of {', '.join(whats)}"
    need(task.what in whats, why, "agenda")
    need(0 <= task.count <= _MOST_STEPS, f"{job.value}: count is out of range", "agenda")


def _check_question(state: State, deck: Deck, question: Question) -> None:
    asked, ask = question.seats, question.ask.value
    good = bool(asked) and _in_order(sorted(asked), range(len(state.hands)))
    need(good, "no such seats", "ask")
    _check_next(state, question, state.agenda[-1] if state.agenda else None)
    places = question.ask is Ask.PLACE
    why = "a card lies here while its square is asked for, and only then"
    need(places == (state.thrown != NOTHING), why, "thrown", "ask")
    if places:
        good = len(asked) == 1 and question.what == deck.kinds[state.thrown].text
        need(good, f"{ask}: needs one seat, and what, the card thrown in", "ask")
    for seat in asked:
        able = bool(answers(state, deck, seat))
        need(able, f"{ask}: seat {seat} has no answer", "ask", f"seat {seat}")


def _check_next(state: State, question: Question, task: Task | None) -> None:
    """See that the next job is what the question is about, and that it has the dice it needs."""
    seats, ask = range(len(state.hands)), question.ask.value
    job = None if task is None else task.job
    match question.ask:
        case Ask.SWAP:
            need(question.other in seats, f"{ask}: needs other, the pawn that landed", "ask")
        case Ask.BLOCK:
            why = f"{ask}: no attack {question.what!r}; possible: {', '.join(_BLOCKED)}"
            need(question.what in _BLOCKED, why, "ask")
            alone = len(question.seats) == 1 and question.other in {*seats} - {*question.seats}
            need(alone, f"{ask}: needs one seat, and other, the attacker", "ask")
            wanted = _BLOCKED[question.what]
            need(job is wanted, f"{ask}: needs the next job {wanted.value}", "ask")
        case Ask.REROLL:
            why = f"{ask}: no dice {question.what!r}; possible: {', '.join(_THROWN_FOR)}"
            need(question.what in _THROWN_FOR, why, "ask")
            wanted, sides = _THROWN_FOR[question.what]
            why = f"{ask}: needs count={sides} and the next job {wanted.value}"
            need(question.count == sides and job is wanted, why, "ask")
        case Ask.NAME | Ask.GIVE:
            verb = _GIVING[question.ask]
            gives = task is not None and task.job is Job.HAND_OVER and task.what == verb
            need(gives, f"{ask}: needs the next job hand-over what={verb}", "ask")
    if task is not None and (task.job in _WITH_DIE or (task.job is Job.WALK and not task.count)):
        need(bool(state.dice), f"{task.job.value}: needs dice", "agenda")


def _all_in(numbers: Iterable[int], possible: range) -> bool:
    return all(number in possible for number in numbers)


def _in_order(numbers: Sequence[int], possible: range) -> bool:
    """Say whether all are possible, rising, and none stands there twice."""
    return list(numbers) == sorted(set(numbers)) and _all_in(numbers, possible)


POSITION = PositionText(
    State,
    POSITION_LINES,
    _finish,
    most_seats=MOST_SEATS,
    pile="draw",
    first=("seat", "cards", "thrown", "market"),
)
