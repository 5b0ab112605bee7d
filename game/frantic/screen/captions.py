"""The names of specials on their cards, in the players' language (FC-2)."""

from collections.abc import Hashable

from game.frantic.deck import KINDS, Symbol
from game.frantic.phrases import name_of
from game.frantic.screen.pictures import NAME_BAND, NAME_INK, NAMED_FROM, has_name, sprite_of
from game.ui.card_pictures import CardCaptions, Strip
from game.ui.services import Services


class CardNames(CardCaptions):
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
