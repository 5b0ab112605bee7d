"""What people are called who have given no name: a number, in the players' language.

It is no name: nothing keeps it as one, so a change of language changes it too. What older versions
kept as text, in any language, is known again by its form.
"""

from collections.abc import Sequence

from game.core.record import HUMAN, Player
from game.screens.session import BOT_NAMES
from game.ui.i18n import Texts, clean_name

FIGURES = "Player {}"
"""Who has no name has figures under this, in every language."""


def figure_names(players: Sequence[Player]) -> tuple[str, ...]:
    """Return under which names a match counts for those whom a record tells of, by seat."""
    return tuple(
        clean_name(one.name) or FIGURES.format((seat if one.chair is None else one.chair) + 1)
        for seat, one in enumerate(players)
    )


class Nameless:
    """Tells names, and whether they are any."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts

    def of_chair(self, chair: int) -> str:
        """Return what a person on a chair is called without a name."""
        return self._texts("player-default", n=chair + 1)

    def told(self, name: str) -> str:
        """Return a name as it is told now: one that is only a number in the language of now."""
        number = self._texts.usual_number(name)
        return self.of_chair(number - 1) if number else name

    def kept(self, name: str) -> str:
        """Return a name as it is kept: nothing for one that is only a number."""
        return "" if self._texts.usual_number(name) else name

    def counted(self, name: str) -> str:
        """Return the name under which somebody has figures."""
        number = self._texts.usual_number(name)
        return FIGURES.format(number) if number else name

    def of_players(self, players: Sequence[Player]) -> tuple[str, ...]:
        """Return the names of those whom a record tells of, by seat."""
        return tuple(self._of_player(seat, one) for seat, one in enumerate(players))

    def _of_player(self, seat: int, player: Player) -> str:
        chair, name = seat if player.chair is None else player.chair, clean_name(player.name)
        usual = self.of_chair(chair) if player.kind == HUMAN else BOT_NAMES[chair % len(BOT_NAMES)]
        return self.told(name) or usual
