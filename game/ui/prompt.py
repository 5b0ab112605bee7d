"""A line that is said about players and things, made of facts and put into words when drawn."""

from collections.abc import Mapping, Sequence

import msgspec

from game.core.rules import Seat
from game.ui.i18n import Texts
from game.ui.log_view import NOBODY

Arg = str | int


class Prompt(msgspec.Struct, frozen=True):
    """A text's id, and what fills it in.

    ``seat`` is whom the line is about, ``NOBODY`` if that is several. Of the variables ``seats``
    are names of players, ``words`` other texts; ``several`` become ``$names``.
    """

    text_id: str
    seat: Seat = NOBODY
    args: Mapping[str, Arg] = {}
    seats: Mapping[str, Seat] = {}
    words: Mapping[str, str] = {}
    several: tuple[Seat, ...] = ()

    def text(self, texts: Texts, names: Sequence[str]) -> str:
        """Return the line in the players' language."""
        args: dict[str, Arg] = dict(self.args)
        args.update({word: names[seat] for word, seat in self.seats.items()})
        args.update({word: texts(text_id) for word, text_id in self.words.items()})
        if self.several:
            args["names"] = joined(texts, [names[seat] for seat in self.several])
            args["people"] = len(self.several)
        return texts(self.text_id, **args)


class Button(msgspec.Struct, frozen=True):
    """How a button looks: its words, a drawing, and perhaps a line below."""

    words: Prompt
    icon: str
    note: Prompt | None = None


class Caption(msgspec.Struct, frozen=True):
    """A headline and a sentence; ``seat`` is whose face stands beside them."""

    title: str
    text: str
    seat: Seat = NOBODY


def joined(texts: Texts, names: Sequence[str]) -> str:
    """Return names in one phrase: ``Anna, Bob and Cara``."""
    if len(names) < 2:
        return "".join(names)
    return texts("table-and", names=", ".join(names[:-1]), last=names[-1])
