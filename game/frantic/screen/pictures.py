"""Which drawing a kind of card has, and where on it the program writes what (FC-2)."""

from collections.abc import Hashable

from game.frantic.deck import KINDS, Symbol
from game.frantic.phrases import name_of
from game.ui.card_pictures import CardNames, Strip
from game.ui.services import Services
from game.ui.theme import INK, RGB

BACK = "frantic/back"
EVENT_BACK = "frantic/event-back"
NAME_BAND = (0.07, 0.815, 0.86, 0.135)
"""The blank strip of a special: left, top, width and height as shares of the card's."""
NAME_INK: RGB = INK
"""What the name on the strip is written in; the strip is cream."""
NAMED_FROM = 126.0
"""A card narrower than this has no room for a name that could be read."""


def sprite_of(kind: str) -> str:
    """Return the name of the drawing of a kind of card.

    >>> sprite_of("R7"), sprite_of("*f")
    ('frantic/R7', 'frantic/Wf')
    """
    return f"frantic/W{kind[1]}" if kind.startswith("*") else f"frantic/{kind}"


def has_name(kind: str) -> bool:
    """Say whether a kind of card has a strip for its name: specials have, numbers have not."""
    return not kind[-1].isdigit() or kind.startswith("*")


def event_picture(key: str) -> str:
    """Return the name of the scene of an event's poster; it is 1.4 times as wide as high."""
    return f"frantic/events/{key}"


class FranticNames(CardNames):
    """Writes names onto the strips of specials; ``names`` is the option of that name."""

    def __init__(self, services: Services, names: str) -> None:
        super().__init__(services, Strip(*NAME_BAND, NAME_INK, NAMED_FROM))
        self._texts = services.texts
        self._names = names
        self._kinds = {sprite_of(kind.text): kind for kind in KINDS if has_name(kind.text)}

    @property
    def key(self) -> Hashable:
        """What the words depend on."""
        return super().key, self._names

    def words(self, name: str) -> str:
        """Return what a drawing is called, empty for a number."""
        kind = self._kinds.get(name)
        return "" if kind is None else name_of(kind, self._names).text(self._texts)

    def narrow(self, name: str) -> str:
        """Return what a drawing is called where its name may be broken by a hyphen."""
        kind = self._kinds.get(name)
        broken = kind is not None and kind.symbol is Symbol.COUNTER
        return self._texts("frantic-strip-counter") if broken else self.words(name)
