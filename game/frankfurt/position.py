"""Reads a position's text (its form stands in ``notation.py``) into a state."""

import re
from typing import Any

from msgspec.structs import replace

from game.core.notation import CardPool, pair
from game.frankfurt.deck import Card, Deck
from game.frankfurt.state import (
    COLUMNS,
    COUNTDOWN,
    NOTHING,
    Column,
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

_LAID = re.compile(r"(?P<card>\w+)(@(?P<owner>\d)(\.(?P<column>[1-4]))?)?(?P<wrong>!(\d+)?)?$")
_NUMBERS = {
    "round": "round",
    "clock": "clock",
    "progress": "progress",
    "first-slap": "first_slap",
    "rotations": "rotations",
    "serial": "serial",
    "outs": "outs",
}
_SEAT_NUMBERS = {
    "place": "place",
    "blocked": "blocked_until",
    "out": "out_order",
    "rank": "slap_rank",
    "counted": "counted",
    "got": "got_pile_at",
}


class PositionReader:
    """Reads the lines of one position; use a new one for each."""

    def __init__(self, deck: Deck) -> None:
        self._deck = deck
        self._pool = CardPool(deck, range(len(deck)))
        self._fields: dict[str, Any] = {}
        self._options: dict[str, str] = {}
        self._piles: dict[int, Pile] = {}
        self._seats: dict[int, dict[str, Any]] = {}
        self._serial = 0
        self._box: tuple[Card, ...] | None = None

    def line(self, word: str, index: int | None, value: str) -> None:
        """Take one line of the position."""
        if index is not None:
            self._indexed(word, index, value)
        elif word in _NUMBERS:
            self._fields[_NUMBERS[word]] = int(value)
        elif word == "options":
            self._options = dict(pair(text) for text in value.split())
        elif word == "phase":
            self._phase(value)
        elif word == "paused":
            self._fields["paused"] = True
        elif word == "box":
            self._box = None if value == "rest" else self._pool.take_all(value)
        else:
            raise ValueError(f"unknown line {word!r}")

    def _phase(self, value: str) -> None:
        words = value.split()
        if words[:1] != ["countdown"]:
            self._fields |= {"phase": Phase(value), "countdown": 0}
            return
        self._fields["phase"] = Phase(" ".join(words[:2]))
        self._fields["countdown"] = int(words[2]) if len(words) > 2 else COUNTDOWN
        if len(words) > 3:
            self._fields["after"] = Phase(words[3])

    def _indexed(self, word: str, index: int, value: str) -> None:
        if word in ("seat", "draw", "state"):
            if index > 3:
                raise ValueError(f"no seat {index}")
            self._seat(word, self._seats.setdefault(index, {}), value)
            return
        if not 1 <= index <= 4:
            raise ValueError(f"no pile {index}")
        pile = self._piles.get(index - 1, Pile())
        self._piles[index - 1] = self._pile(word, index - 1, pile, value)

    def _seat(self, word: str, fields: dict[str, Any], value: str) -> None:
        if word == "draw":
            fields["draw"] = self._pool.take_all(value)
        elif word == "state":
            for text in value.split():
                self._seat_state(fields, text)
        else:
            parts = value.split("|")
            if len(parts) != COLUMNS:
                raise ValueError(f"{len(parts)} columns instead of {COLUMNS}")
            columns = [self._column(fields, place, part) for place, part in enumerate(parts)]
            fields["columns"] = tuple(columns)

    def _seat_state(self, fields: dict[str, Any], text: str) -> None:
        if text == "slapped":
            fields["slapped"] = True
            return
        word, value = pair(text)
        if word in _SEAT_NUMBERS:
            fields[_SEAT_NUMBERS[word]] = int(value)
        elif word == "step":
            fields["step"] = Step(value)
        elif word == "shape":
            fields["shape"] = tuple(int(size) for size in value.split(","))
        else:
            raise ValueError(f"unknown word {word!r}")

    def _column(self, fields: dict[str, Any], place: int, text: str) -> Column:
        texts = text.split()
        if texts and texts[-1].endswith("^"):
            fields["held"] = place
            texts[-1] = texts[-1].removesuffix("^")
        texts = [] if texts in (["-"], [""]) else texts
        hidden = [card.startswith("(") for card in texts]
        if hidden != sorted(hidden, reverse=True):
            raise ValueError("a face-down card lies on a face-up one")
        cards = tuple(self._pool.take(card.strip("()")) for card in texts)
        return Column(cards, hidden.count(False))

    def _pile(self, word: str, index: int, pile: Pile, value: str) -> Pile:
        match word:
            case "pile":
                texts = [] if value == "-" else value.split()
                return replace(pile, cards=tuple(self._laid(index, text) for text in texts))
            case "place":
                return replace(pile, status=PileStatus(value))
            case "former":
                return replace(pile, former=tuple(map(self._former, value.split(","))))
            case "called":
                caller, clock = value.split()
                return replace(pile, caller=int(caller), called_at=int(clock))
            case _:
                raise ValueError(f"unknown line {word!r}")

    def _laid(self, index: int, text: str) -> PileCard:
        found = _LAID.match(text)
        if not found:
            raise ValueError(f"{text!r} is no card on a pile")
        owner = index if found["owner"] is None else int(found["owner"])
        column = NOTHING if found["column"] is None else int(found["column"]) - 1
        serial = 0
        if found["wrong"]:
            serial = int(found["wrong"][1:] or self._serial + 1)
            self._serial = max(self._serial, serial)
        card = self._pool.take(found["card"])
        return PileCard(card, owner, column, bool(found["wrong"]), serial)

    def _former(self, text: str) -> FormerTop:
        name, clock = text.split()
        # A former top lies somewhere else by now, so it is not used up here.
        return FormerTop(self._deck.card(name), int(clock))

    def state(self) -> State:
        """Return the state that the lines describe."""
        count = len(self._seats)
        if not 2 <= count <= 4 or set(self._seats) != set(range(count)):
            raise ValueError("a position needs seats 0 and 1, or up to 3")
        if any(index >= count for index in self._piles):
            raise ValueError("more piles than seats")
        seats = tuple(_seat_state(seat, self._seats[seat]) for seat in range(count))
        piles = tuple(self._piles.get(index, Pile()) for index in range(count))
        if any(card.owner >= count for pile in piles for card in pile.cards):
            raise ValueError("a card on a pile belongs to nobody")
        rest = self._pool.rest(wanted=self._box is None)
        fields: dict[str, Any] = {
            "phase": Phase.RACE,
            "countdown": 0,
            "serial": self._serial,
        } | self._fields
        fields.setdefault("progress", fields.get("clock", 0))
        box = rest if self._box is None else self._box
        return State(self._rules(count), seats, piles, box=box, **fields)

    def _rules(self, count: int) -> TableRules:
        unknown = set(self._options) - {"mode", "stress", "turning", "block"}
        if unknown:
            raise ValueError(f"unknown option {min(unknown)!r}")
        turning = _each(self._options.get("turning", "manual"), count)
        block = _each(self._options.get("block", "0.8"), count)
        return TableRules(
            table_mode=_either(self._options.get("mode", "referee"), "referee", "table"),
            stress=_either(self._options.get("stress", "off"), "off", "on"),
            automatic=tuple(_either(text, "manual", "automatic") for text in turning),
            block=tuple(ticks(float(text)) for text in block),
        )


def _seat_state(seat: int, fields: dict[str, Any]) -> SeatState:
    if "columns" not in fields:
        raise ValueError(f"the columns of seat {seat} are missing")
    held = fields.get("held", NOTHING)
    if held != NOTHING and not fields["columns"][held].up:
        raise ValueError(f"seat {seat} can't hold a card of an empty or face-down column")
    values: dict[str, Any] = {"draw": (), "place": seat} | fields
    return SeatState(**values)


def _each(text: str, count: int) -> list[str]:
    values = text.split(",")
    if len(values) not in (1, count):
        raise ValueError(f"{len(values)} values for {count} seats")
    return values * (count // len(values))


def _either(text: str, no: str, yes: str) -> bool:
    if text not in (no, yes):
        raise ValueError(f"{text!r} is neither {no} nor {yes}")
    return text == yes
