"""The names of cards on their strips, in the players' language (FB-31)."""

from collections.abc import Hashable

from game.board.deck import KINDS
from game.board.phrases import PRINTED, card_of
from game.board.screen.pictures import NAME_BAND, NAME_INK, NAMED_FROM, sprite_of
from game.ui.card_pictures import CardCaptions, Strip
from game.ui.services import Services


class CardNames(CardCaptions):
    """Writes names onto the strips of cards; ``names`` is the option of that name.

    Cards narrower than ``least`` have none.
    """

    def __init__(self, services: Services, names: str, least: float = NAMED_FROM) -> None:
        super().__init__(services, Strip(*NAME_BAND, NAME_INK, least))
        self._texts = services.texts
        self._names = names
        self._kinds = {sprite_of(kind.text): kind.text for kind in KINDS}

    @property
    def key(self) -> Hashable:
        """What the words depend on."""
        return super().key, self._names

    def words(self, name: str) -> str:
        """Return what a drawing is called."""
        kind = self._kinds.get(name)
        return "" if kind is None else card_of(kind, self._names).text(self._texts)

    def narrow(self, name: str) -> str:
        """Return what a drawing is called where its name may be broken by a hyphen."""
        kind = self._kinds.get(name)
        printed = "-printed" if self._names == PRINTED else ""
        strip = f"board-strip-{kind}{printed}"
        return self._texts(strip) if self._texts.has(strip) else self.words(name)
