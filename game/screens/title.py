"""The title: logo, shelf of games, and the ways on; and the games once more, to practise."""

from collections.abc import Callable, Sequence
from functools import partial

from game.screens.screen import Screen
from game.ui.canvas import Box
from game.ui.hints import Hint
from game.ui.pen import Pen
from game.ui.theme import BODY, GLOW, HINT, INK, INK_SOFT, LEAD, PAPER, PRIMARY
from game.ui.widgets import Button, Widget

LOGO = Box(150, 24, 700, 366)
SHELF = Box(96, 398, 840, 292)
WAYS = Box(96, 710, 840, 284)
PRACTICE = Box(110, 190, 1700, 780)
PRACTICE_GAP = 32.0
A_ROW = 2
POSTER_GAP = 24.0
ROOMY = 200.0
"""A poster of less height has no room for more than the name."""
TALL = 300.0
"""A poster of more height tells its line in larger letters."""
PICTURE = 1.6
"""Width by height of a game's picture."""


class Poster(Widget):
    """A game on the shelf: its picture, its name, what it is in one line, and play."""

    def __init__(
        self, box: Box, screen: Screen, game: str, line: str, on_play: Callable[[], None]
    ) -> None:
        super().__init__(box, f"game-{game}")
        self.screen, self.game, self.line, self.on_play = screen, game, line, on_play

    def draw(self, pen: Pen, focused: bool) -> None:
        """Draw a sheet with the picture at the left and the words at the right."""
        box, say = self.box.moved(0, -6) if focused else self.box, self.screen.say
        if focused:
            pen.ring(box, 24)
        pen.paper(box, PAPER, lift=26 if focused else 16, cut=5, radius=24)
        if box.h < ROOMY:
            self._draw_small(pen, box, focused)
            return
        side = min(box.h - 40, box.w * 0.265)
        pen.sprite(f"games/{self.game}", box.x + 20 + side * PICTURE / 2, box.cy, side * PICTURE)
        words = Box(box.x + side * PICTURE + 48, box.y + 14, 0, box.h - 30)
        words = Box(words.x, words.y, box.right - words.x - 24, words.h)
        name = Box(words.x, words.y, words.w, words.h * 0.24)
        pen.label(say(f"game-{self.game}"), name, 46, INK, face="display")
        line = Box(words.x, name.bottom, words.w, words.h * 0.48)
        pen.paragraph(self.line, line, LEAD if box.h > TALL else HINT, INK_SOFT)
        self._draw_play(pen, Box(words.x, line.bottom + 4, words.w, words.h * 0.27 - 4), focused)

    def _draw_small(self, pen: Pen, box: Box, focused: bool) -> None:
        """Draw one of several games: picture, the sign for play on its corner, and name."""
        side = min(box.h - 28, box.w * 0.235)
        right, low = box.x + 14 + side * PICTURE, box.cy + side / 2
        pen.sprite(f"games/{self.game}", right - side * PICTURE / 2, box.cy, side * PICTURE)
        pen.dot(right - 8, low - 10, 58, PAPER)
        pen.dot(right - 8, low - 10, 48, PRIMARY)
        pen.icon("icons/play", right - 6, low - 10, 24, GLOW if focused else PAPER)
        name = Box(right + 30, box.y + 4, box.right - right - 40, box.h - 8)
        pen.paragraph(self.screen.say(f"game-{self.game}"), name, 34, INK, face="display")

    def _draw_play(self, pen: Pen, box: Box, focused: bool) -> None:
        pen.paper(box, PRIMARY, radius=18, lift=8, cut=9)
        side = min(40.0, box.h - 20)
        pen.icon("icons/play", box.x + 50, box.cy, side, GLOW if focused else PAPER)
        room = Box(box.x + 84, box.y + 4, box.w - 110, box.h - 8)
        words = self.screen.say("title-play")
        pen.label(words, room, 44, PAPER, face="display", align="centre")

    def step(self, step: str) -> bool:
        """Play this game on confirm."""
        if step == "confirm":
            self.on_play()
            return True
        return False


class TitleScreen(Screen):
    """The first screen."""

    backdrop = "title"

    def build(self) -> Sequence[Widget]:
        """Return the shelf, learn, practise, and the small ways."""
        say, navigator = self.say, self.navigator
        games = self.app.games()
        shelf = shelf_boxes(len(games))
        row, *rest = WAYS.rows(3, 18)
        learn, practise = row.columns(2, 18)
        small = (
            ("title-records", navigator.records),
            ("title-settings", navigator.settings),
            ("title-keys", navigator.key_check),
            ("title-help", navigator.help),
            ("title-quit", navigator.quit),
        )
        boxes = [*rest[0].columns(3, 18), *rest[1].columns(2, 18)]
        return [
            *(self._poster(box, game) for box, game in zip(shelf, games, strict=True)),
            Button(learn, say("title-learn"), navigator.learn, key="learn", icon="icons/book"),
            Button(
                practise,
                say("title-practise"),
                navigator.choose_practice,
                key="practise",
                icon="icons/robot",
            ),
            *(
                Button(box, say(name), act, kind="quiet", key=name)
                for box, (name, act) in zip(boxes, small, strict=True)
            ),
        ]

    def _poster(self, box: Box, game: str) -> Poster:
        return Poster(
            box, self, game, self.say(f"game-{game}-line"), lambda: self.navigator.join(game)
        )

    def hints(self) -> tuple[Hint, ...]:
        """Return the keys; Escape asks before it ends the program."""
        return self.usual_hints(self.say("hint-quit"), Hint("F11", self.say("hint-fullscreen")))

    def paint(self, pen: Pen) -> None:
        """Draw the logo."""
        pen.sprite("logo", LOGO.cx, LOGO.cy, LOGO.w)
        if not self.app.games():
            pen.paragraph(self.say("title-no-games"), SHELF, BODY, GLOW, align="centre")

    def back(self) -> None:
        """Ask whether to quit."""
        self.navigator.quit()


def shelf_boxes(games: int) -> tuple[Box, ...]:
    """Return a place for each game: one has the whole shelf, two a row each, more two columns."""
    if games < 2:
        return (SHELF,) * games
    if games == 2:
        return SHELF.rows(2, POSTER_GAP / 2)
    rows = SHELF.rows((games + 1) // 2, POSTER_GAP / 2)
    boxes = tuple(box for row in rows for box in row.columns(2, POSTER_GAP / 2))
    return boxes[:games]


class PractiseScreen(Screen):
    """The games once more: one person plays against bots at once, without a lobby."""

    title = "practise-title"

    def build(self) -> Sequence[Widget]:
        """Return a sheet a game, which says against how many bots."""
        games = self.app.sound_games()
        rows = PRACTICE.rows(max(2, -(-len(games) // A_ROW)), PRACTICE_GAP)
        boxes = [box for row in rows for box in row.columns(A_ROW, PRACTICE_GAP)]
        return [
            Poster(box, self, game, self._line(game), partial(self.navigator.practise, game))
            for box, game in zip(boxes, games, strict=False)
        ]

    def enter(self) -> None:
        """Begin with the game that was played last."""
        super().enter()
        self.menu.focus_on(f"game-{self.app.session.game}")

    def _line(self, game: str) -> str:
        return self.say("practise-line", bots=self.app.practice_bots(game))
