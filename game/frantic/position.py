"""Reads a position's text (its form stands in ``notation.py``) into a state."""

import re
from typing import Any

from game.core.notation import CardPool, called, details, listed, numbers, one_of, pair
from game.core.rounds.event_table import EventTable
from game.core.rules import NOBODY, Seat
from game.frantic.deck import BLACK, COLOURS, NUMBERS, Card, Deck, Symbol
from game.frantic.soundness import check
from game.frantic.state import (
    NOTHING,
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

_NUMBERS = ("round", "dealer", "turn", "scored")
_PILES = ("draw", "discard", "market")
_LIMIT = re.compile(r"(rounds-)?([1-9]\d{0,2})\Z")
_OPTIONS = {
    "gambling": ("last-colour", "any-card"),
    "names": ("family", "printed"),
    "answer": (*map(str, range(3, 21)), "unlimited"),
}
_REST = "rest"
_MAX_SEATS = 8


class PositionReader:
    """Reads the lines of one position; use a new one for each."""

    def __init__(self, deck: Deck, table: EventTable) -> None:
        self._deck = deck
        self._table = table
        self._pool = CardPool(deck, deck.cards)
        self._fields: dict[str, Any] = {}
        self._hands: dict[Seat, tuple[Card, ...]] = {}
        self._points: dict[Seat, tuple[int, ...]] = {}
        self._piles: dict[str, tuple[Card, ...]] = {}
        self._rest: tuple[str, int] | None = None
        """The pile that holds all other cards, and after how many cards they lie."""
        self._texts: dict[str, str] = {}
        """Lines that can be read only when all others are known."""

    def line(self, word: str, index: int | None, value: str) -> None:
        """Take one line of the position."""
        if word in ("seat", "points") and index is not None:
            self._seat(word, index, value)
        elif word in _NUMBERS:
            self._fields[word] = int(value)
        elif word in _PILES:
            self._pile(word, value)
        elif word in ("face", "chosen", "happenings", "ask", "colour"):
            self._texts[word] = value
        elif word in ("skips", "bomb"):
            self._fields[word] = numbers(value)
        elif word == "happened":
            self._fields[word] = tuple(self._event(key) for key in listed(value))
        elif word == "agenda":
            tasks = (_task(text) for text in value.split(";") if text.strip() != "-")
            self._fields[word] = tuple(tasks)[::-1]
        else:
            self._fields.update(_single(word, value))

    def _seat(self, word: str, seat: Seat, value: str) -> None:
        if seat >= _MAX_SEATS:
            raise ValueError(f"no seat {seat}")
        if word == "seat":
            self._hands[seat] = self._pool.take_all(value)
        else:
            self._points[seat] = numbers(value)

    def _pile(self, word: str, value: str) -> None:
        names = listed(value)
        if _REST in names:
            if self._rest is not None or names.count(_REST) > 1 or word == "market":
                raise ValueError("one pile can hold the rest, the draw or the discard pile")
            self._rest = (word, names.index(_REST))
            names.remove(_REST)
        self._piles[word] = tuple(self._pool.take(name) for name in names)

    def _event(self, key: str) -> str:
        if key not in self._table.keys:
            raise ValueError(f"no event {key!r}; possible: {', '.join(self._table.keys)}")
        return key

    def state(self) -> State:
        """Return the state that the lines describe."""
        seats = len(self._hands)
        if not 2 <= seats <= _MAX_SEATS or set(self._hands) != set(range(seats)):
            raise ValueError(f"a position needs seats 0 and 1, or up to {_MAX_SEATS - 1}")
        self._fill_piles()
        fields = self._fields
        fields.setdefault("turn", 0)
        self._check_seats(seats)
        face = self._face()
        fields.setdefault("rules", TableRules())
        fields.update(self._piles)
        fields.setdefault("round", 1 + len(self._points.get(0, ())))
        state = State(
            hands=tuple(self._hands[seat] for seat in range(seats)),
            points=tuple(self._points.get(seat, ()) for seat in range(seats)),
            question=self._question(fields["turn"]),
            face=face,
            colour=self._colour(face),
            chosen=tuple(self._choice(text) for text in listed(self._texts.get("chosen", "-"))),
            happenings=self._happenings(),
            **fields,
        )
        check(state, self._deck)
        return state

    def _fill_piles(self) -> None:
        """Put the rest where it belongs: the draw pile, unless a line says otherwise."""
        if self._rest is None and "draw" not in self._piles:
            self._rest = ("draw", 0)
        rest = self._pool.rest(wanted=self._rest is not None)
        for word in _PILES:
            self._piles.setdefault(word, ())
        if self._rest is not None:
            word, place = self._rest
            pile = self._piles[word]
            self._piles[word] = (*pile[:place], *rest, *pile[place:])

    def _check_seats(self, seats: int) -> None:
        for word in ("dealer", "turn"):
            if not 0 <= self._fields.get(word, 0) < seats:
                raise ValueError(f"{word}: no seat {self._fields[word]}")
        if set(self._points) - set(range(seats)):
            raise ValueError("points of a seat that is not there")
        lengths = {len(self._points.get(seat, ())) for seat in range(seats)}
        if len(lengths) > 1:
            raise ValueError("all seats need points of as many rounds")
        if any(not 0 <= seat < seats for seat in self._fields.get("skips", ())):
            raise ValueError("skips: no such seat")
        bomb = self._fields.get("bomb", ())
        if bomb and (len(bomb) != seats or min(bomb) < 0):
            raise ValueError(f"bomb: write {seats} numbers of turns")

    def _face(self) -> Card | None:
        text = self._texts.get("face")
        if text == "any":
            return None
        if text is not None:
            return self._deck.card(text)
        not_you = Symbol.NOT_YOU
        played = [card for card in self._piles["discard"] if self._kind(card) is not not_you]
        return played[-1] if played else None

    def _kind(self, card: Card) -> Symbol:
        return self._deck.kind(card).symbol

    def _colour(self, face: Card | None) -> str:
        if "colour" in self._texts:
            text = self._texts["colour"]
            return "" if text == "-" else one_of("colour", text, COLOURS)
        if self._fields.get("wish") in COLOURS:
            return str(self._fields["wish"])
        colour = "" if face is None else self._deck.kind(face).colour
        return "" if colour == BLACK else colour

    def _happenings(self) -> tuple[str, ...]:
        names = listed(self._texts.get("happenings", _REST))
        gone = {*names, *self._fields.get("happened", ())}
        rest = tuple(key for key in self._table.keys if key not in gone)
        found: list[str] = []
        for name in names:
            found += rest if name == _REST else (self._event(name),)
        return tuple(found)

    def _choice(self, text: str) -> Chosen:
        who, card = pair(text)
        name, arrow, to = card.partition(">")
        chosen = NOTHING if name == "none" else self._deck.card(name)
        return Chosen(int(who), chosen, int(to) if arrow else NOBODY)

    def _question(self, turn: Seat) -> Question | None:
        text = self._texts.get("ask")
        if text is None:
            return Question(Ask.TURN, (turn,))
        if text == "over":
            return None
        word, fields = called(text)
        seats = tuple(int(seat) for seat in fields.pop("seats", str(turn)).split(","))
        return Question(Ask(word), seats, **details(fields))


def _single(word: str, value: str) -> dict[str, Any]:
    """Read a line that needs nothing but itself."""
    match word:
        case "options":
            return {"rules": _rules(dict(pair(text) for text in value.split()))}
        case "wish":
            possible = (*COLOURS, *map(str, NUMBERS), "-")
            return {"wish": one_of(word, value, possible).replace("-", "")}
        case "ending":
            return {"ending": Ending(value)}
        case "short":
            return {"short": one_of(word, value, ("yes", "no")) == "yes"}
        case _:
            raise ValueError(f"unknown line {word!r}")


def _task(text: str) -> Task:
    word, fields = called(text)
    seat = _seat(fields.pop("seat", "none"))
    shares = tuple(_share(part) for part in fields.pop("shares", "").split(",") if part)
    return Task(Job(word), seat, shares=shares, **details(fields))


def _share(text: str) -> Share:
    seat, star, count = text.partition("*")
    if not star:
        raise ValueError(f"{text!r} is not of the form seat*cards")
    return Share(_seat(seat), int(count))


def _seat(text: str) -> Seat:
    return NOBODY if text == "none" else int(text)


def _rules(options: dict[str, str]) -> TableRules:
    unknown = set(options) - {"limit", *_OPTIONS}
    if unknown:
        raise ValueError(f"unknown option {min(unknown)!r}")
    limit = _LIMIT.match(options.pop("limit", "154"))
    if not limit:
        raise ValueError("limit: write points, or rounds-5")
    number = int(limit[2])
    for name, value in options.items():
        one_of(name, value, _OPTIONS[name])
    return TableRules(limit=0 if limit[1] else number, rounds=number if limit[1] else 0, **options)
