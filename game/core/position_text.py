"""A position's text: one table of lines a game, each with its word, its reader and its writer.

A line is ``word: value``, ``word value`` or, where there is one a seat, ``word 0: value``. Empty
lines and what follows a ``#`` do not count. Lines may stand in any order; a card that is named
without its copy is the first copy that no line before has named.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from itertools import groupby
from typing import Any, Generic, NamedTuple, TypeVar

from game.core.cards import Deck
from game.core.notation import Part
from game.core.one_line import lines_of
from game.core.rules import PositionError

S = TypeVar("S")
C = TypeVar("C")
D = TypeVar("D", bound=Deck[Any])

REST = "rest"
"""Stands in one pile for all cards that no line names."""
SEAT = "seat"
"""The line that every seat needs."""
FEWEST_SEATS = 2
MAX_LINES = 200
"""More lines than any position needs; a longer text is refused unread."""

_LINE = re.compile(r"(?P<name>[a-z-]+)( (?P<number>[0-9])(?=:))?(?P<colon>:| |$)(?P<value>.*)")


class WrongLine(ValueError):
    """A line that does not go with others: the first of ``keys`` that stands in the text."""

    def __init__(self, why: str, *keys: str) -> None:
        super().__init__(why)
        self.keys = keys


def comment_cut(row: str) -> str:
    """Return a line without what follows a ``#``, and without blanks around it."""
    return row.partition("#")[0].strip()


def need(fact: bool, why: str, *keys: str) -> None:
    """Raise ``WrongLine`` with what is wrong, unless what is needed is so."""
    if not fact:
        raise WrongLine(why, *keys)


class Line(Part, frozen=True, kw_only=True):
    """A line of a position; its ``word`` is an example of the whole line.

    Where that has a number, there is a line for each element of the state's tuple ``each``,
    counted from that number; the field is one of the element, or it is the element itself.
    """

    doc: str
    """One sentence about what it says."""
    each: str = ""

    @property
    def name(self) -> str:
        """Return the word alone: ``seat``, ``draw``."""
        return _head(self.word)[0]

    def index(self, number: str | None) -> int:
        """Return which element a number in a text means; 0 for the state."""
        return int(number) - _head(self.word)[1] if number else 0

    def key(self, index: int = 0) -> str:
        """Return what the line of an element is called: ``seat 2``; of the state: ``draw``."""
        name, first, _ = _head(self.word)
        return f"{name} {first + index}" if self.each else name

    def row(self, index: int, value: str) -> str:
        """Return the line as it stands in the text."""
        return f"{self.key(index)}{_head(self.word)[2]} {value}".rstrip()


@cache
def _head(example: str) -> tuple[str, int, str]:
    """Return the name, the first number, and the colon of a line, where it has them."""
    match = _LINE.fullmatch(example)
    assert match, example
    return match["name"], int(match["number"] or 0), match["colon"].strip()


class Writing(Generic[D]):
    """A position that is being written; ``at["turn"]`` is the value of the line ``turn``."""

    def __init__(self, lines: Mapping[str, Line], state: Any, deck: D) -> None:
        self.deck = deck
        self.index = 0
        """The element whose lines are being written."""
        self._lines = lines
        self._state = state

    def __getitem__(self, name: str) -> Any:
        return self._lines[name].value_in(self._state)


class Given(NamedTuple):
    """A line of the text that is being read."""

    number: int
    line: Line
    element: int
    value: str


class Reading(Generic[D, C]):
    """A position that is being read; ``at["turn"]`` is the value of the line ``turn``.

    That is what the line says or, without it, what leaving it out says; of lines with a number it
    is a tuple. ``content`` is what the game's texts name besides cards.
    """

    def __init__(self, lines: Mapping[str, Line], text: str, deck: D, content: C) -> None:
        self.deck = deck
        self.content = content
        self.given = _given(text, lines)
        """The lines of the text by their keys."""
        self.seats = sum(given.line.name == SEAT for given in self.given.values())
        self.index = 0
        """The element whose line is being read."""
        self._lines = lines
        self._end = len(lines_of(text))
        self._values: dict[str, Any] = {}
        self._key = ""
        """The line that is being read."""
        self._free = dict.fromkeys(deck.cards)
        """The cards that no line has named yet."""
        self._rest: tuple[str, int] | None = None
        """The line with the rest, and how many cards lie before it there."""

    def __getitem__(self, name: str) -> Any:
        line = self._lines[name]
        if line.each:
            return tuple(self.value(line, index) for index in range(self.seats))
        return self.value(line)

    def value(self, line: Line, index: int = 0) -> Any:
        """Return the value of a line, and read it if need be."""
        key = line.key(index)
        if key not in self._values:
            before = self._key, self.index
            self._key, self.index = key, index
            try:
                text = self.given[key].value if key in self.given else line.missing(self)
                self._values[key] = line.form.read(text, self)
            except PositionError:
                raise
            except (ValueError, OverflowError) as error:
                raise self.fault(str(error), key) from error
            finally:
                self._key, self.index = before
        return self._values[key]

    def fault(self, why: str, *keys: str) -> PositionError:
        """Return a message about the first of the lines that stands there, or the text's end."""
        key = next((key for key in keys if key in self.given), keys[0])
        number = self.given[key].number if key in self.given else self._end
        return PositionError(number, f"{key}: {why}")

    def check_seats(self, most: int) -> None:
        """Raise ``PositionError`` unless each seat has its line, and no line is of another seat."""
        seats = range(min(self.seats, most))
        stray = [key for key, given in self.given.items() if given.element not in seats]
        wrong = [key for key in stray if self.given[key].line.name == SEAT]
        if wrong or len(seats) < FEWEST_SEATS:
            number = self.given[wrong[0]].number if wrong else self._end
            raise PositionError(number, f"a position needs seats 0 and 1, or up to {most - 1}")
        if stray:
            raise self.fault(f"there are only {len(seats)} seats", stray[0])

    def card(self, text: str) -> int:
        """Take a card that no line has named yet; of a kind, the first such copy."""
        if text == REST:
            raise ValueError("this is no pile that can hold the rest")
        for card in self.deck.copies(text) or (self.deck.card(text),):
            if card in self._free:
                del self._free[card]
                return card
        raise ValueError(f"too many cards {text}")

    def cards(self, texts: str) -> tuple[int, ...]:
        """Take cards with blanks between; ``-`` is none."""
        return () if texts == "-" else tuple(map(self.card, texts.split()))

    def pile(self, texts: str) -> tuple[int, ...]:
        """Take cards; where ``rest`` is among them, ``put_in_the_rest`` puts in the others."""
        names = texts.split()
        if REST not in names:
            return self.cards(texts)
        if self._rest or names.count(REST) > 1:
            raise ValueError("only one pile can hold the rest")
        self._rest = (self._key, names.index(REST))
        return tuple(self.card(name) for name in names if name != REST)

    @property
    def unheld(self) -> str:
        """Return ``rest``, or ``-`` where another pile holds it."""
        return "-" if self._rest else REST

    def put_in_the_rest(self, name: str) -> None:
        """Put the cards that no line names into their pile, which may be left out: ``name``."""
        self.value(self._lines[name])
        rest = tuple(self._free)
        if self._rest:
            key, place = self._rest
            pile = self._values[key]
            self._values[key] = (*pile[:place], *rest, *pile[place:])
        elif rest:
            example = self.deck.text(rest[0])
            raise self.fault(f"{len(rest)} cards are missing, such as {example}", name)


def _given(text: str, lines: Mapping[str, Line]) -> dict[str, Given]:
    """Return the lines of a text by their keys; ``PositionError`` if one is unknown or double."""
    rows = lines_of(text)
    if len(rows) > MAX_LINES:
        raise PositionError(MAX_LINES, "too many lines")
    found: dict[str, Given] = {}
    for number, row in enumerate(rows, 1):
        bare = comment_cut(row)
        match = _LINE.fullmatch(bare)
        line = lines.get(match["name"]) if match else None
        if match and line and bool(line.each) == bool(match["number"]):
            element = line.index(match["number"])
            key = line.key(element)
            if key in found:
                raise PositionError(number, f"{key}: stands in line {found[key].number} already")
            found[key] = Given(number, line, element, match["value"].strip())
        elif line:
            raise PositionError(number, f"{line.name}: write {line.word!r}")
        elif bare:
            raise PositionError(number, f"unknown line {match['name'] if match else bare!r}")
    return found


class PositionText(Generic[S, D, C]):
    """The text of a game's positions.

    ``state`` builds the state, ``elements`` what its tuples are made of, where that is more than
    one line says. ``pile`` holds the rest when it is left out. The lines ``first`` are read before
    the others. ``finish`` completes and checks a state; it raises ``WrongLine``.
    """

    def __init__(
        self,
        state: Callable[..., S],
        lines: tuple[Line, ...],
        finish: Callable[[S, Reading[D, C]], S],
        *,
        most_seats: int,
        pile: str,
        first: tuple[str, ...] = (),
        elements: Mapping[str, Callable[..., Any]] | None = None,
    ) -> None:
        self._state = state
        self._lines = {line.name: line for line in lines}
        groups = groupby(lines, lambda line: (line.each, line.each or line.name))
        self._groups = [(each, tuple(group)) for (each, _), group in groups]
        self._finish = finish
        self._most_seats = most_seats
        self._pile = pile
        self._first = first
        self._elements = elements or {}

    def write(self, state: S, deck: D) -> str:
        """Return a position as text that ``read`` reads back exactly."""
        at = Writing(self._lines, state, deck)
        found = []
        for each, lines in self._groups:
            for at.index, struct in enumerate(getattr(state, each) if each else (state,)):
                texts = ((line, line.text(struct, at)) for line in lines)
                found += [line.row(at.index, text) for line, text in texts if text is not None]
        return "\n".join(found) + "\n"

    def read(self, text: str, deck: D, content: C) -> S:
        """Read a position; ``PositionError`` names the line and the mistake."""
        at = Reading(self._lines, text, deck, content)
        at.check_seats(self._most_seats)
        for given in sorted(at.given.values(), key=self._turn):
            at.value(given.line, given.element)
        at.put_in_the_rest(self._pile)
        state = self._state(**self._fields(at))
        try:
            return self._finish(state, at)
        except WrongLine as fault:
            raise at.fault(str(fault), *fault.keys) from fault

    def _turn(self, given: Given) -> int:
        """Return when a line is read; those with the same number in the order of the text."""
        name, first = given.line.name, self._first
        return first.index(name) if name in first else len(first)

    def _fields(self, at: Reading[D, C]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for each, lines in self._groups:
            values = [at[line.name] for line in lines]
            if each in self._elements:
                rows = zip(*values, strict=True)
                found[each] = tuple(self._elements[each](**_fields(lines, row)) for row in rows)
            elif each:
                found[each] = values[0]
            else:
                found |= _fields(lines, values)
        return found


def _fields(lines: Iterable[Line], values: Iterable[Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for line, value in zip(lines, values, strict=True):
        found |= line.fields(value)
    return found
