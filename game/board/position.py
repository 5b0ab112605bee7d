"""The text of a position: what each line says, how it is read and written, and what is refused.

What is left out is as in the middle of a round, with the seat of ``turn`` asked for its card.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from game.board.deck import Colour, Deck
from game.board.position_checks import check
from game.board.state import (
    BACKWARD,
    FORWARD,
    MOST_SEATS,
    NO_BOMB,
    Ask,
    Chosen,
    Die,
    Job,
    Lain,
    Question,
    Stack,
    State,
    TableRules,
    Task,
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
from game.core.position_text import REST, Line, PositionText, Reading
from game.core.rounds.event_table import EventTable
from game.core.rounds.position_lines import (
    DETAILS,
    POINTS,
    ROUND,
    TURN,
    agenda,
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
    Part("wild", by_word({"0": 0, "off": 0, "8": 8, "16": 16}), "off"),
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
            Part("seat", or_word("?", NOBODY, NUMBER), field="to"),
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
        "options board=classic limit=121 wild=off names=family block=5 reroll=2 place=10",
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
        "agenda: hand-over seat=0 what=give-card; end-turn seat=1",
        agenda(TASK),
        _after_the_question,
        doc="What is to be done when the question is answered, the next job first; left out, the "
        "turn's end, where the turn is asked for.",
    ),
)


def _finish(state: State, at: At) -> State:
    """See that a position can be played on."""
    check(state, at.deck, at.content.boards[state.rules.board])
    return state


POSITION = PositionText(
    State,
    POSITION_LINES,
    _finish,
    most_seats=MOST_SEATS,
    pile="draw",
    first=("seat", "cards", "thrown", "market"),
)
