"""The text of a position: what each line says, how it is read and written, and what is refused.

What is left out is as in the middle of a round, with the seat of ``turn`` asked for its turn.
"""

from typing import Any

from game.core.cards import NOTHING
from game.core.notation import (
    CARDS,
    NAMED_CARD,
    NUMBER,
    NUMBERS,
    PILE,
    Form,
    Part,
    by_word,
    choice,
    joined,
    listed,
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
from game.frantic.deck import BLACK, COLOURS, Deck, Symbol
from game.frantic.deck import NUMBERS as CARD_NUMBERS
from game.frantic.position_checks import check
from game.frantic.state import (
    MOST_SEATS,
    Ask,
    Chosen,
    Ending,
    Job,
    Question,
    Share,
    State,
    TableRules,
    Task,
)

At = Reading[Deck, EventTable]

_SEAT = or_word("none", NOBODY, NUMBER)
_CHOSEN_CARD = or_word("none", NOTHING, NAMED_CARD)

OPTIONS = words(
    TableRules,
    Part("limit", points_or_rounds("limit", 999), "154", field=""),
    Part("gambling", choice("last-colour", "any-card"), "last-colour"),
    Part("names", choice("family", "printed"), "family"),
    Part("answer", choice(*map(str, range(3, 21)), "unlimited"), "5"),
)
QUESTION = question(Question, Ask)
SHARE = joined(Share, "*", Part("seat", _SEAT), Part("cards", NUMBER, field="count"))
TASK = words(
    Task,
    Part("", member(Job), field="job"),
    Part("seat", _SEAT, "none"),
    *DETAILS,
    Part("shares", many(SHARE, ","), optional=True),
)


def _read_chosen(text: str, at: At) -> dict[str, int]:
    card, arrow, to = text.partition(">")
    seat = NUMBER.read(to, at) if arrow else NOBODY
    return {"card": _CHOSEN_CARD.read(card, at), "to": seat}


def _chosen_text(choice: Chosen, at: Any) -> str:
    to = "" if choice.to == NOBODY else f">{choice.to}"
    return _CHOSEN_CARD.write(choice.card, at) + to


CHOSEN = joined(
    Chosen,
    "=",
    Part("seat", NUMBER),
    Part("card", Form(_read_chosen, _chosen_text), field=""),
)


def _read_happenings(text: str, at: At) -> tuple[str, ...]:
    names, keys = listed(text), at.content.keys
    gone = {*names, *at["happened"]}
    found: list[str] = []
    for name in names:
        found += (key for key in keys if key not in gone) if name == REST else [one_of(name, keys)]
    return tuple(found)


def _read_face(text: str, at: At) -> int:
    """Return the card of a text, or of a kind the first copy that lies on the discard pile."""
    copies = at.deck.copies(text) or (at.deck.card(text),)
    return next((card for card in copies if card in at["discard"]), copies[0])


def _newest(at: At) -> str:
    """Return the newest card played, Not You aside."""
    not_you = Symbol.NOT_YOU
    played = [card for card in at["discard"] if at.deck.kind(card).symbol is not not_you]
    return at.deck.text(played[-1]) if played else "any"


def _colour(at: At) -> str:
    """Return the colour that is wished for, or else that of the card to play on."""
    if at["wish"] in COLOURS:
        return str(at["wish"])
    colour = BLACK if at["face"] is None else at.deck.kind(at["face"]).colour
    return "-" if colour == BLACK else colour or "-"


POSITION_LINES = (
    Line(
        "options limit=154 gambling=last-colour names=family answer=5",
        OPTIONS,
        field="rules",
        doc="The options of the match; of each the default where it is left out.",
    ),
    ROUND,
    Line("dealer 0", NUMBER, "0", doc="Who deals, and asks for the next round."),
    TURN,
    Line("seat 0: R7 K5 *4", CARDS, field="", each="hands", doc="A seat's hand."),
    POINTS,
    Line(
        "discard: rest G3 R7",
        PILE,
        doc="The discard pile, top card last; `rest` is all cards that are named nowhere.",
    ),
    Line(
        "face G3",
        or_word("any", None, Form(_read_face, NAMED_CARD.write)),
        _newest,
        doc="The card to play on, or `any`; left out, the top card but for Not You.",
    ),
    Line(
        "wish blue",
        or_word("-", "", choice(*COLOURS, *map(str, CARD_NUMBERS))),
        doc="The colour or number that is asked for.",
    ),
    Line(
        "colour red",
        or_word("-", "", choice(*COLOURS)),
        _colour,
        doc="The last colour played; left out, that of the wish or the face.",
    ),
    Line(
        "draw: Y1 Y2",
        PILE,
        lambda at: at.unheld,
        doc="The draw pile, top card first; left out, it holds the rest, unless another pile does.",
    ),
    Line("market: Y3 Y4", CARDS, doc="The cards that lie open to pick."),
    Line(
        "chosen: 0=R7>1 0=K5>1",
        many(CHOSEN),
        doc="Who has chosen which card, and for whom; `1=none` has none to choose.",
    ),
    Line(
        "happenings: market rest",
        Form(_read_happenings, lambda keys, _: listed_text(keys)),
        REST,
        doc="The events to come, top first; `rest` is all others, in the order of the table.",
    ),
    Line(
        "happened: charity",
        many(Form(lambda key, at: one_of(key, at.content.keys), lambda key, _: key)),
        doc="The events that were turned up, in their order.",
    ),
    Line("skips: 1", NUMBERS, doc="Who misses the next turn."),
    Line("bomb: 3 2", NUMBERS, doc="How many turns each seat has left while the bomb ticks."),
    Line(
        "ending none",
        member(Ending),
        "none",
        doc="Why the round ends as soon as all that was set off is done.",
    ),
    Line("scored 0", NUMBER, "0", doc="The points everybody gets at Doomsday."),
    Line(
        "short no",
        by_word({"no": False, "yes": True}),
        "no",
        doc="Whether a draw was owed that the pile did not have.",
    ),
    Line(
        "ask: presents seats=1 count=2",
        QUESTION,
        "turn",
        field="question",
        doc="The open question and who is asked, or `over`.",
    ),
    Line(
        "agenda: hand-over seat=1; settle seat=1; next-turn seat=1",
        agenda(TASK),
        doc="What is to be done when the question is answered, the next job first.",
    ),
)


def _finish(state: State, at: At) -> State:
    """See that a position can be played on."""
    check(state, at.deck, at.content.keys)
    return state


POSITION = PositionText(State, POSITION_LINES, _finish, most_seats=MOST_SEATS, pile="draw")
