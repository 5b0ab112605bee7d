"""The title: the logo, the shelf of games, and the ways into everything else."""

from collections.abc import Sequence

from game.screens.screen import Screen
from game.ui.theme import BODY, HINT
from game.ui.widgets import Button, Widget
from game.ui.widgets_menu import Hint
from game.ui.widgets_pen import GLOW, INK, INK_SOFT, PAPER, Box, Pen

LOGO = Box(110, 60, 860, 400)
SHELF = Box(1090, 130, 740, 800)
WAYS = Box(130, 490, 800, 490)
POSTER_GAP = 30.0


class Poster(Widget):
    """A game on the shelf: its picture, name and what it is in one line."""

    def __init__(self, box: Box, screen: "TitleScreen", game: str) -> None:
        super().__init__(box, f"game-{game}")
        self.screen, self.game = screen, game

    def draw(self, pen: Pen, focused: bool) -> None:
        """Draw a sheet with the picture and a slip with the name."""
        box, say = self.box, self.screen.say
        if focused:
            pen.ring(box, 20)
        pen.paper(box, PAPER, lift=26 if focused else 16, cut=5)
        slip = min(230.0, box.h * (0.2 + 0.07 * self.screen.text_scale))
        side = min(box.w - 44, box.h - slip - 36)
        pen.sprite(f"games/{self.game}", box.cx, box.y + 22 + side / 2, side)
        lower = Box(box.x + 28, box.bottom - slip - 4, box.w - 56, slip)
        name = Box(lower.x, lower.y, lower.w, lower.h * 0.42)
        pen.label(say(f"game-{self.game}"), name, 52, INK, face="display", align="centre")
        line = Box(lower.x, name.bottom, lower.w, lower.h * 0.52)
        pen.paragraph(say(f"game-{self.game}-line"), line, HINT, INK_SOFT, align="centre")

    def step(self, step: str) -> bool:
        """Play this game on confirm."""
        if step == "confirm":
            self.screen.flow.join(self.game)
            return True
        return False


class TitleScreen(Screen):
    """The first screen."""

    backdrop = "title"

    def build(self) -> Sequence[Widget]:
        """Return play, practise, the small ways, and the posters."""
        say, flow = self.say, self.flow
        play, practise, rest = self._rows()
        widgets: list[Widget] = [
            Button(play, say("title-play"), flow.join, kind="primary", size=56, key="play"),
            Button(practise, say("title-practise"), flow.practise, key="practise", size=BODY + 4),
        ]
        small = (
            ("title-records", flow.records),
            ("title-settings", flow.settings),
            ("title-keys", flow.key_check),
            ("title-help", flow.help),
            ("title-quit", flow.quit),
        )
        boxes = [*rest[0].columns(3, 18), *rest[1].columns(2, 18)]
        widgets += [
            Button(box, say(name), act, kind="quiet", key=name)
            for box, (name, act) in zip(boxes, small, strict=True)
        ]
        games = flow.games()
        shelf = SHELF.columns(max(1, len(games)), POSTER_GAP)
        return widgets + [Poster(b, self, g) for b, g in zip(shelf, games, strict=False)]

    def _rows(self) -> tuple[Box, Box, tuple[Box, Box]]:
        x, w, gap = WAYS.x, WAYS.w, 20.0
        play = Box(x, WAYS.y, w, 150)
        practise = Box(x, play.bottom + gap, w, 98)
        left = (WAYS.bottom - practise.bottom - 2 * gap) / 2
        first = Box(x, practise.bottom + gap, w, left)
        return play, practise, (first, first.moved(0, left + gap))

    def hints(self) -> tuple[Hint, ...]:
        """Return the keys; Escape asks before it ends the program."""
        say = self.say
        return (
            Hint("↑↓", say("hint-move")),
            Hint(say("key-enter"), say("hint-choose")),
            Hint("F1", say("hint-help")),
            Hint("F11", say("hint-fullscreen")),
            Hint(say("key-escape"), say("hint-quit")),
        )

    def paint(self, pen: Pen) -> None:
        """Draw the logo."""
        pen.sprite("logo", LOGO.cx, LOGO.cy, LOGO.w)
        if not self.flow.games():
            pen.paragraph(self.say("title-no-games"), SHELF, BODY, GLOW, align="centre")

    def back(self) -> None:
        """Ask whether to quit."""
        self.flow.quit()
