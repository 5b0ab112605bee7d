"""What the texts of all games share: a position's lines, names of cards, names of events."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Protocol, TypeVar

from game.core.rules import PositionError, Seat

S = TypeVar("S")
S_co = TypeVar("S_co", covariant=True)

MAX_LINES = 200
"""More lines than any position needs; a longer text is refused unread."""

_LINE = re.compile(r"(?P<word>[a-z-]+)(?: (?P<index>\d)(?=:))?(?::| |$)(?P<value>.*)")


class CardNames(Protocol):
    """A deck's texts of cards: ``Y14`` for the first copy of a kind, ``Y14b`` for the second."""

    def card(self, text: str) -> int:
        """Return the card of a text; ``ValueError`` if there is none."""
        ...

    def copies(self, text: str) -> tuple[int, ...]:
        """Return all copies of a kind, first copy first; empty if there is no such kind."""
        ...

    def text(self, card: int) -> str:
        """Return a card's text."""
        ...


class CardPool:
    """The cards that a position has not named yet; a kind's text takes its first free copy."""

    def __init__(self, names: CardNames, cards: Iterable[int]) -> None:
        self._names = names
        self._free = dict.fromkeys(cards)

    def take(self, text: str) -> int:
        """Return the card of a text; ``ValueError`` if there is none, or none left."""
        for card in self._names.copies(text) or (self._names.card(text),):
            if card in self._free:
                del self._free[card]
                return card
        raise ValueError(f"too many cards {text}")

    def take_all(self, texts: str) -> tuple[int, ...]:
        """Return the cards of texts with blanks between; ``-`` is none."""
        return () if texts == "-" else tuple(self.take(text) for text in texts.split())

    def rest(self, *, wanted: bool) -> tuple[int, ...]:
        """Return what was not named; ``ValueError`` if there is any, and it is not wanted."""
        rest = tuple(self._free)
        if rest and not wanted:
            raise ValueError(f"{len(rest)} cards are missing, such as {self._names.text(rest[0])}")
        return rest


class LineReader(Protocol[S_co]):
    """Reads a position line by line; it may raise ``ValueError`` and ``KeyError``."""

    def line(self, word: str, index: int | None, value: str) -> None:
        """Take ``word value``, ``word: value`` or ``word index: value``."""
        ...

    def state(self) -> S_co:
        """Return what the lines say, after the last of them."""
        ...


def read_position(text: str, reader: LineReader[S]) -> S:
    """Read a position's text; ``PositionError`` names the line and the mistake.

    Empty lines and what follows a ``#`` do not count.
    """
    lines = text.splitlines()
    if len(lines) > MAX_LINES:
        raise PositionError(MAX_LINES, "too many lines")
    for number, line in enumerate(lines, 1):
        bare = line.partition("#")[0].strip()
        if bare:
            _located(number, partial(_read_line, reader, bare))
    return _located(max(len(lines), 1), reader.state)


def _read_line(reader: LineReader[Any], line: str) -> None:
    reader.line(*_split(line))


def _located(number: int, read: Callable[[], S]) -> S:
    try:
        return read()
    except (ValueError, KeyError, OverflowError) as error:
        why = error.args[0] if error.args else "can't be read"
        raise PositionError(number, str(why)) from error


def _split(line: str) -> tuple[str, int | None, str]:
    found = _LINE.match(line)
    if not found:
        raise ValueError(f"{line!r} can't be read")
    index = found["index"]
    return found["word"], None if index is None else int(index), found["value"].strip()


# The words of a line, and what they are read from and written to.


def pair(text: str) -> tuple[str, str]:
    """Split ``word=value``; ``ValueError`` shows the form."""
    word, equals, value = text.partition("=")
    if not equals:
        raise ValueError(f"{text!r} is not of the form word=value")
    return word, value


def called(text: str) -> tuple[str, dict[str, str]]:
    """Split ``walk seat=1 count=6`` into its name and its values by their words."""
    word, *rest = text.split() or [""]
    return word, dict(pair(part) for part in rest)


def listed(text: str) -> list[str]:
    """Return the words of a text; ``-`` is none."""
    return [] if text == "-" else text.split()


def listed_text(values: Iterable[object]) -> str:
    """Return values with blanks between; ``-`` for none."""
    return " ".join(map(str, values)) or "-"


def numbers(text: str) -> tuple[int, ...]:
    """Return the whole numbers of a text; ``-`` is none."""
    return tuple(int(word) for word in listed(text))


def one_of(word: str, text: str, possible: Sequence[str]) -> str:
    """Return the text; ``ValueError`` if it is none of those that ``word`` may have."""
    if text not in possible:
        raise ValueError(f"{word} is {text!r}; possible: {', '.join(possible)}")
    return text


def details(fields: Mapping[str, str]) -> dict[str, Any]:
    """Return ``what``, ``other`` and ``count`` of a question or a job; ``ValueError`` for more."""
    unknown = set(fields) - {"what", "other", "count"}
    if unknown:
        raise ValueError(f"unknown word {min(unknown)!r}")
    found: dict[str, Any] = {"what": fields.get("what", "")}
    found.update((name, int(fields[name])) for name in ("other", "count") if name in fields)
    return found


def details_text(what: str, other: Seat, count: int) -> str:
    """Return what ``details`` reads, with a blank before each; ``other`` -1 is nobody."""
    found = f" what={what}" if what else ""
    found += f" other={other}" if other >= 0 else ""
    return found + (f" count={count}" if count else "")


def card_texts(cards: Iterable[int], names: CardNames) -> str:
    """Return the texts of cards with blanks between; ``-`` for none."""
    return " ".join(names.text(card) for card in cards) or "-"


def event_name(event: Any) -> str:
    """Return the name of an event's kind: ``picked-up`` for ``PickedUp``."""
    name = type(event).__name__
    return "".join("-" + letter.lower() if letter.isupper() else letter for letter in name)[1:]
