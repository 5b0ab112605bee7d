"""The text of a position: what each line says, how it is read, and how it is written.

Columns and piles count from 1 here, and times are in ticks of 1/60 s. What is left out is as in a
fresh race.
"""

import re
from typing import Any

import msgspec
from msgspec.structs import replace

from game.core.notation import (
    CARD,
    CARDS,
    FLAG,
    NAMED_CARD,
    NUMBER,
    PILE,
    Form,
    Part,
    by_word,
    joined,
    listed,
    listed_text,
    many,
    member,
    words,
)
from game.core.position_text import REST, Line, PositionText, Reading, need
from game.core.rules import TICKS_PER_SECOND
from game.frankfurt.deck import Deck
from game.frankfurt.position_checks import check
from game.frankfurt.rounds import counted_down
from game.frankfurt.state import (
    COLUMNS,
    COUNTDOWN,
    IDLE_STUCK,
    NOTHING,
    Column,
    DeafKey,
    FormerTop,
    Phase,
    Pile,
    PileCard,
    PileStatus,
    SeatState,
    State,
    Step,
    TableRules,
    ticks,
)

At = Reading[Deck, None]

_MOST_SEATS = 4
_LAID = re.compile(
    r"(?P<card>\w+)(@(?P<owner>[0-9])(\.(?P<column>[1-4]))?)?(?P<wrong>!([0-9]{1,9})?)?"
)
_SECONDS = re.compile(r"[0-9]{1,3}(\.[0-9]+)?")


def _read_seconds(text: str, _: At) -> int:
    if not _SECONDS.fullmatch(text):
        raise ValueError(f"{text!r} is no number of seconds")
    return ticks(float(text))


def _each_seat(form: Form[Any]) -> Form[tuple[Any, ...]]:
    """Return the form of a value a seat, or one for all."""
    values = many(form, ",")

    def read(text: str, at: At) -> tuple[Any, ...]:
        found = values.read(text, at)
        if len(found) not in (1, at.seats):
            raise ValueError(f"{len(found)} values for {at.seats} seats")
        return found if len(found) == at.seats else found * at.seats

    return Form(read, values.write)


def _read_idle(text: str, at: At) -> int | msgspec.UnsetType:
    found = _read_seconds(text, at)
    return msgspec.UNSET if found == IDLE_STUCK else found


def _idle_text(idle: int | msgspec.UnsetType, _: Any) -> str:
    return f"{(IDLE_STUCK if idle is msgspec.UNSET else idle) / TICKS_PER_SECOND:g}"


IDLE: Form[Any] = Form(_read_idle, _idle_text)
OPTIONS = words(
    TableRules,
    Part("mode", by_word({"referee": False, "table": True}), "referee", field="table_mode"),
    Part("stress", by_word({"off": False, "on": True}), "off"),
    Part(
        "turning",
        _each_seat(by_word({"manual": False, "automatic": True})),
        "manual",
        field="automatic",
    ),
    Part(
        "block",
        _each_seat(Form(_read_seconds, lambda value, _: f"{value / TICKS_PER_SECOND:g}")),
        "0.8",
    ),
    Part("idle", IDLE, "10", optional=True),
)
PHASE = member(Phase)


def _read_phase(text: str, at: At) -> dict[str, Any]:
    """Read ``race``, or ``countdown start``, ticks left, and the phase that it leads back to."""
    words = text.split()
    if words[:1] != ["countdown"]:
        return {"phase": PHASE.read(text, at), "countdown": 0}
    if len(words) > 4:
        raise ValueError(f"{text!r} is no phase")
    left = NUMBER.read(words[2], at) if len(words) > 2 else COUNTDOWN
    after = PHASE.read(words[3], at) if len(words) > 3 else Phase.RACE
    return {"phase": PHASE.read(" ".join(words[:2]), at), "countdown": left, "after": after}


def _phase_text(state: State, at: Any) -> str:
    phase = PHASE.write(state.phase, at)
    if state.phase is Phase.COUNTDOWN_RESUME:
        return f"{phase} {state.countdown} {PHASE.write(state.after, at)}"
    return f"{phase} {state.countdown}" if state.phase.counting else phase


def _read_laid(text: str, at: At) -> PileCard:
    found = _LAID.fullmatch(text)
    if not found:
        raise ValueError(f"{text!r} is no card on a pile")
    owner = at.index if found["owner"] is None else int(found["owner"])
    if owner >= at.seats:
        raise ValueError(f"{text} belongs to nobody")
    column = NOTHING if found["column"] is None else int(found["column"]) - 1
    serial = int((found["wrong"] or "")[1:] or 0)
    return PileCard(at.card(found["card"]), owner, column, bool(found["wrong"]), serial)


def _laid_text(laid: PileCard, at: Any) -> str:
    column = "" if laid.column == NOTHING else f".{laid.column + 1}"
    wrong = f"!{laid.serial}" if laid.wrong else ""
    return f"{CARD.write(laid.card, at)}@{laid.owner}{column}{wrong}"


CALLED: Form[Any] = joined(
    dict, " ", Part("seat", NUMBER, field="caller"), Part("clock", NUMBER, field="called_at")
)
FORMER = joined(FormerTop, " ", Part("card", NAMED_CARD), Part("clock", NUMBER, field="until"))


def _read_deaf(text: str, at: At) -> tuple[DeafKey, ...] | msgspec.UnsetType:
    """Read ``0.2 621``: which seat's key of which pile, and up to which clock."""
    found = []
    for part in text.split(",") if text != "-" else ():
        key, _, until = part.strip().partition(" ")
        seat, _, pile = key.partition(".")
        numbers = [NUMBER.read(word, at) for word in (seat, pile, until)]
        found.append(DeafKey(numbers[0], numbers[1] - 1, numbers[2]))
    return tuple(found) or msgspec.UNSET


def _deaf_text(deaf: tuple[DeafKey, ...] | msgspec.UnsetType, _: Any) -> str:
    keys = () if deaf is msgspec.UNSET else deaf
    return ", ".join(f"{key.seat}.{key.pile + 1} {key.until}" for key in keys) or "-"


def _read_columns(text: str, at: At) -> dict[str, Any]:
    """Read the columns of a seat, and which of them has its top card in the hand."""
    texts = [part.strip() for part in text.split("|")]
    if len(texts) != COLUMNS:
        raise ValueError(f"{len(texts)} columns instead of {COLUMNS}")
    held = [place for place, column in enumerate(texts) if column.endswith("^")]
    columns = tuple(_column(column.removesuffix("^"), at) for column in texts)
    if len(held) > 1:
        raise ValueError("more than one card in the hand")
    if any(not columns[place].up for place in held):
        raise ValueError("no card of an empty or face-down column can be in the hand")
    return {"columns": columns, "held": held[0] if held else NOTHING}


def _column(text: str, at: At) -> Column:
    texts = listed(text)
    hidden = [card.startswith("(") for card in texts]
    if hidden != sorted(hidden, reverse=True):
        raise ValueError("a face-down card lies on a face-up one")
    cards = tuple(at.card(card.removeprefix("(").removesuffix(")")) for card in texts)
    return Column(cards, hidden.count(False))


def _columns_text(seat: SeatState, at: Any) -> str:
    texts = [_column_text(column, at) for column in seat.columns]
    if seat.held != NOTHING:
        texts[seat.held] += "^"
    return " | ".join(texts)


def _column_text(column: Column, at: Any) -> str:
    texts = [CARD.write(card, at) for card in column.cards]
    hidden = len(texts) - column.up
    return listed_text([f"({text})" for text in texts[:hidden]] + texts[hidden:])


SEAT_STATE: Form[Any] = words(
    dict,
    Part("place", NUMBER, lambda at: str(at.index), optional=True),
    Part("blocked", NUMBER, "-1", field="blocked_until", optional=True),
    Part("out", NUMBER, "-1", field="out_order", optional=True),
    Part("rank", NUMBER, "-1", field="slap_rank", optional=True),
    Part("counted", NUMBER, "-1", optional=True),
    Part("got", NUMBER, "-1", field="got_pile_at", optional=True),
    Part("step", member(Step), "racing", optional=True),
    Part("shape", many(NUMBER, ","), optional=True),
    Part("slapped", FLAG, "no", optional=True),
)


POSITION_LINES = (
    Line(
        "options mode=table stress=off turning=manual block=0.8",
        OPTIONS,
        field="rules",
        doc="The options of the race; `turning` and `block` may have a value a seat, with commas. "
        "`idle=25` lets new cards come after so many seconds without one, instead of 10.",
    ),
    Line("round 1", NUMBER, "1", doc="The round that is played."),
    Line("clock 600", NUMBER, "0", doc="The ticks that the race has lasted."),
    Line(
        "phase race",
        Form(_read_phase, _phase_text),
        "race",
        field="",
        doc="What the table is doing: `race`, `slap`, `over`, `countdown start 108`, "
        "`countdown stuck 108`, or `countdown resume 108 race`, with the ticks that are left.",
    ),
    Line("paused", FLAG, "no", optional=True, doc="The clock stands still."),
    Line(
        "progress 590",
        NUMBER,
        lambda at: str(at["clock"]),
        optional=True,
        doc="The clock when somebody last discarded, turned or moved a card; left out, now.",
    ),
    Line(
        "first-slap 580",
        NUMBER,
        "-1",
        optional=True,
        doc="The clock at the first slap of the round that is ending.",
    ),
    Line(
        "rotations 1",
        NUMBER,
        "0",
        optional=True,
        doc="How often bottom cards came to the top in vain.",
    ),
    Line(
        "serial 1",
        NUMBER,
        "0",
        optional=True,
        doc="How many wrong cards were laid; left out, as many as the piles show.",
    ),
    Line(
        "outs 1",
        NUMBER,
        "0",
        optional=True,
        doc="How often a player's columns became empty in this round.",
    ),
    Line(
        "deaf 0.2 621, 1.1 615",
        Form(_read_deaf, _deaf_text),
        optional=True,
        doc="Keys that do nothing for a moment: of seat 0 that of pile 2, up to clock 621. A card "
        "came just too late there (*Table*), or was in the hand at the first slap.",
    ),
    Line(
        "pile 1: Y8 B9@1.2 R10@0.3!",
        many(Form(_read_laid, _laid_text)),
        field="cards",
        each="piles",
        doc="A discard pile, bottom card first; `@1.2` says that seat 1 laid it from column 2 "
        "(`@1`: at a count-down), `!` that it is wrong and may be called, `!7` as the seventh.",
    ),
    Line(
        "place 1: old",
        member(PileStatus),
        "open",
        field="status",
        optional=True,
        each="piles",
        doc="Whether the pile's place is open, has an old pile, or was taken.",
    ),
    Line(
        "former 1: Y8b 590",
        many(FORMER, ", "),
        optional=True,
        each="piles",
        doc="The cards that were on top a moment ago, and until which clock.",
    ),
    Line(
        "called 1: 0 590",
        CALLED,
        "-1 -1",
        field="",
        optional=True,
        each="piles",
        doc="Who called the pile last, and the clock then.",
    ),
    Line(
        "seat 0: Y3 | - | (R1) (B3) Y8b | (R3) B9b^",
        Form(_read_columns, _columns_text),
        field="",
        each="seats",
        doc="A seat's columns, bottom card first: `(R1)` lies face down, `-` is an empty column, "
        "`^` marks the one whose top card is in the hand.",
    ),
    Line("draw 0: R1b Y1", CARDS, each="seats", doc="A draw pile, top card first."),
    Line(
        "state 0: blocked=630",
        SEAT_STATE,
        field="",
        optional=True,
        each="seats",
        doc="What else is known of a seat: `place=2` is where its own pile lies, `blocked=630` "
        "until which clock it is blocked, `out=0` how many were rid of their columns before, "
        "`rank=1` and `slapped` its slap, `counted=33` its cards then, `got=500` when it got a "
        "pile, `step=laying` and `shape=1,2,3,4` how far it is between rounds of constant stress.",
    ),
    Line(
        "box: rest",
        PILE,
        REST,
        doc="The cards in the box; `rest` is all cards that are named nowhere.",
    ),
)


def _finish(state: State, at: At) -> State:
    """Number the wrong cards that the text does not, and see that it can be played on.

    Where everybody is stuck a count-down begins at once (FF-11).
    """
    highest, piles = 0, []
    for number, pile in enumerate(state.piles, 1):
        cards = []
        for card in pile.cards:
            serial = card.serial or highest + 1 if card.wrong else 0
            highest = max(highest, serial)
            cards.append(replace(card, serial=serial))
        piles.append(replace(pile, cards=tuple(cards)))
        known = NOTHING <= pile.caller < at.seats
        need(known, f"no seat {pile.caller}", f"called {number}")
    need(
        state.serial == 0 or state.serial >= highest, f"a wrong card is number {highest}", "serial"
    )
    state = replace(state, piles=tuple(piles), serial=max(state.serial, highest))
    check(state)
    return counted_down(state, at.deck)


POSITION = PositionText(
    State,
    POSITION_LINES,
    _finish,
    most_seats=_MOST_SEATS,
    pile="box",
    elements={"piles": Pile, "seats": SeatState},
)
