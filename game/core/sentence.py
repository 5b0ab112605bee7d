"""Sentences that are told about players and things, made of facts and put into words when read.

Rules know facts, and no language. What is told of a match (``telling``) and what may be chosen
(``choices``) are sentences: the id of a text, and what fills it in. Screens and logs
put them into words in the language of whoever reads them.
"""

from collections.abc import Mapping, Sequence
from typing import Protocol

import msgspec

from game.core.rules import NOBODY, Seat

Arg = str | int | float
BETWEEN = ", "
"""What stands between the parts of a list."""
MINUS = "−"


class Words(Protocol):
    """The texts of a language."""

    def __call__(self, text_id: str, /, **args: Arg) -> str:
        """Return a text with its arguments filled in."""
        ...

    def has(self, text_id: str) -> bool:
        """Say whether there is such a text."""
        ...


class Sentence(msgspec.Struct, frozen=True):
    """A text's id, and what fills it in.

    ``seat`` is whom the line is about, and ``$name`` in it; ``NOBODY`` if that is several or none.
    Of the variables ``seats`` are names of players, ``words`` other texts, ``numbers`` written with
    their sign where they are less than 0, ``gains`` always with it, and ``parts`` lists of
    sentences with ``between`` between them; ``several`` become ``$names`` and ``$people``. A
    ``capital`` begins the line, whatever stands first in it.
    """

    text_id: str
    seat: Seat = NOBODY
    args: Mapping[str, Arg] = {}
    seats: Mapping[str, Seat] = {}
    words: Mapping[str, str] = {}
    several: tuple[Seat, ...] = ()
    parts: Mapping[str, tuple["Sentence", ...]] = {}
    numbers: Mapping[str, int] = {}
    gains: Mapping[str, int] = {}
    between: str = BETWEEN
    capital: bool = False

    def text(self, texts: Words, names: Sequence[str] = ()) -> str:
        """Return the line in the players' language; without people it needs no ``names``."""
        args: dict[str, Arg] = dict(self.args)
        if self.seat != NOBODY:
            args["name"] = names[self.seat]
        args.update({word: names[seat] for word, seat in self.seats.items()})
        args.update({word: texts(text_id) for word, text_id in self.words.items()})
        args.update({word: plain(texts, number) for word, number in self.numbers.items()})
        args.update({word: signed(texts, number) for word, number in self.gains.items()})
        for word, parts in self.parts.items():
            args[word] = self.between.join(part.text(texts, names) for part in parts)
        if self.several:
            args["names"] = joined(texts, [names[seat] for seat in self.several])
            args["people"] = len(self.several)
        line = texts(self.text_id, **args)
        return line[:1].upper() + line[1:] if self.capital else line


def joined(texts: Words, names: Sequence[str]) -> str:
    """Return names in one phrase: ``Anna, Bob and Cara``."""
    if len(names) < 2:
        return "".join(names)
    return texts("table-and", names=BETWEEN.join(names[:-1]), last=names[-1])


def plain(texts: Words, number: int) -> str:
    """Return a number as it is written everywhere: ``1,250``, ``−10``."""
    written = texts("table-points", n=abs(number))
    return written if number >= 0 else f"{MINUS}{written}"


def signed(texts: Words, number: int) -> str:
    """Return a number with its sign: ``+1,250``, ``−10``."""
    written = plain(texts, number)
    return f"+{written}" if number >= 0 else written
