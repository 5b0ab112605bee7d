"""Practise: any game at once, one person against bots, without a lobby."""

from collections.abc import Sequence

from game.screens.screen import Screen
from game.screens.title import Poster
from game.ui.widgets import Widget
from game.ui.widgets_pen import Box

SHELF = Box(110, 190, 1700, 780)
GAP = 32.0
A_ROW = 2


class PractiseScreen(Screen):
    """The games once more; the one that is chosen begins at once."""

    title = "practise-title"

    def build(self) -> Sequence[Widget]:
        """Return a sheet a game, which says against how many bots."""
        games = self.flow.sound_games()
        rows = SHELF.rows(max(2, -(-len(games) // A_ROW)), GAP)
        boxes = [box for row in rows for box in row.columns(A_ROW, GAP)]
        return [
            Poster(box, self, game, self._line(game), lambda game=game: self.flow.practise(game))  # type: ignore[misc]
            for box, game in zip(boxes, games, strict=False)
        ]

    def enter(self) -> None:
        """Begin with the game that was played last."""
        super().enter()
        self.menu.focus_on(f"game-{self.flow.session.game}")

    def _line(self, game: str) -> str:
        return self.say("practise-line", bots=self.flow.practice_bots(game))
