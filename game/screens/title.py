"""The title: logo, a match that waits, the shelf of games, and the ways on."""

from collections.abc import Callable, Sequence

import pygame

from game.input.presses import MenuSteps
from game.screens.attract import Alone
from game.screens.screen import Screen
from game.screens.unfinished import Waiting
from game.screens.ways import Navigator
from game.ui.canvas import Box
from game.ui.hints import Hint
from game.ui.pen import Pen
from game.ui.services import Services
from game.ui.theme import BODY, GLOW, HINT, INK, INK_SOFT, LEAD, PAPER, PRIMARY
from game.ui.widgets import Button, Widget

LOGO = Box(236, 4, 520, 272)
SHELF = Box(76, 288, 920, 424)
LOW_LOGO, HIGH_SHELF = Box(236, 4, 310, 162), 178.0
"""The logo, and where the shelf begins, with large text: names need the room."""
WAYS = Box(76, 728, 920, 272)
GROWTH = 0.35
"""How much higher that button is with large text."""
GOING = Box(1030, 886, 830, 114)
CONTINUE_SHARE = 0.76
"""What that has of its row where more than one match waits."""
OTHERS_ABOVE = 72.0
"""How high the button of the others is, which stands above that one with large text."""
WIDE = 1180.0
"""How wide shelf and ways are where the players want large text."""
LARGE_TEXT = 1.5
GAP = 12.0
MOST_ROWS = 5
"""More games than this stand in two columns."""
ROOMY = 200.0
"""A poster of less height is a row: picture, name and line."""
TALL = 300.0
"""A poster of more height tells its line in larger letters."""
NARROW = 500.0
"""A row of less width has room for the name only."""
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
            self._draw_small(pen, box)
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

    def _draw_small(self, pen: Pen, box: Box) -> None:
        """Draw one of several games: picture, name and line."""
        side = min(box.h - 20, box.w * 0.235)
        right = box.x + 12 + side * PICTURE
        pen.sprite(f"games/{self.game}", right - side * PICTURE / 2, box.cy, side * PICTURE)
        words = Box(right + 24, box.y + 4, box.right - right - 38, box.h - 8)
        name = self.screen.say(f"game-{self.game}")
        if box.w < NARROW:
            pen.paragraph(name, words, 34, INK, face="display")
            return
        upper = Box(words.x, words.y, words.w, words.h * 0.54)
        pen.label(name, upper, 36, INK, face="display")
        lower = Box(words.x, upper.bottom, words.w, words.bottom - upper.bottom)
        pen.label(self.line, lower, HINT, INK_SOFT)

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

    def __init__(self, services: Services, navigator: Navigator) -> None:
        super().__init__(services, navigator)
        self.waiting: Waiting | None = None
        self.others = 0
        """So many more wait, of any game."""
        self._alone = Alone(MenuSteps(services.pads))

    def enter(self) -> None:
        """Look for a match that waits."""
        self.services.store.unfinished.look()
        self._find()
        super().enter()

    def resume(self) -> None:
        """Look again: in a lobby it may have been forgotten."""
        self._find()
        super().resume()

    def look_again(self) -> None:
        """Offer the match that waits by now."""
        self._find()
        self.rebuild(self.focus_for("continue"))

    def _find(self) -> None:
        found = self.app.all_waiting()
        self.waiting, self.others = next(iter(found), None), len(found[1:])

    def handle(self, event: pygame.event.Event) -> None:
        """Note that somebody is there."""
        self._alone.note(event)
        super().handle(event)

    def update(self, dt: float) -> None:
        """Show what the games are like where nobody has touched anything for a while."""
        super().update(dt)
        shown = self.services.scenes.top is self and not self.app.notes.shown
        if shown and self._alone.passes(dt) and not self.services.still:
            self.navigator.attract()

    def build(self) -> Sequence[Widget]:
        """Return the match that waits, the shelf, learn, practise, and the small ways."""
        say, navigator = self.say, self.navigator
        games = self.app.games()
        row, *rest = self._wide(WAYS).rows(3, GAP)
        learn, practise = row.columns(2, GAP)
        small = (
            ("title-records", navigator.records),
            ("title-settings", navigator.settings),
            ("title-help", navigator.help),
            ("keys-question", navigator.key_check),
            ("title-quit", navigator.quit),
        )
        boxes = [*rest[0].columns(3, GAP), *rest[1].columns(2, GAP)]
        posters = zip(shelf_boxes(len(games), self._wide(SHELF)), games, strict=True)
        return [
            *self._way_on(),
            *(self._poster(box, game) for box, game in posters),
            Button(
                learn,
                say("title-learn"),
                lambda: self.soon(navigator.learn),
                key="learn",
                icon="icons/book",
            ),
            Button(
                practise,
                say("title-practise"),
                lambda: self.soon(navigator.choose_practice),
                key="practise",
                icon="icons/robot",
            ),
            *(
                Button(box, say(name), act, kind="quiet", key=name)
                for box, (name, act) in zip(boxes, small, strict=True)
            ),
        ]

    def _wide(self, box: Box) -> Box:
        """Return a box as wide as the text asks for; the shelf grows up to the logo, too."""
        if self.text_scale < LARGE_TEXT:
            return box
        top = HIGH_SHELF if box is SHELF else box.y
        return Box(box.x, top, WIDE, box.bottom - top)

    def _way_on(self) -> list[Widget]:
        """Return the button that goes on with the match that waits, if one does."""
        waiting = self.waiting
        if waiting is None:
            return []
        game = self.say(f"game-{waiting.record.config.game}")
        names = ", ".join(self.app.names_in(waiting.record))
        note = self.say("join-go-on-note", round=waiting.round, names=names)
        left = max(GOING.x, self._wide(WAYS).right + 30)
        higher = GOING.h * GROWTH if self.text_scale >= LARGE_TEXT else 0.0
        box = Box(left, GOING.y - higher, GOING.right - left, GOING.h + higher)
        large = self.text_scale >= LARGE_TEXT
        beside = self.others and not large
        onward = Box(box.x, box.y, box.w * (CONTINUE_SHARE if beside else 1.0), box.h)
        go_on = Button(
            onward,
            self.say("title-continue", game=game),
            lambda: self.navigator.go_on(waiting),
            key="continue",
            kind="primary",
            note=note,
        )
        if not self.others:
            return [go_on]
        rest = Box(onward.right + GAP, box.y, box.right - onward.right - GAP, box.h)
        if large:
            rest = Box(box.x, box.y - GAP - OTHERS_ABOVE, box.w, OTHERS_ABOVE)
        text, show = self.say("waiting-others", n=self.others), self.navigator.waiting_list
        return [go_on, Button(rest, text, show, kind="quiet", key="others")]

    def _poster(self, box: Box, game: str) -> Poster:
        return Poster(
            box, self, game, self.say(f"game-{game}-line"), lambda: self.navigator.join(game)
        )

    def hints(self) -> tuple[Hint, ...]:
        """Return the keys; Escape asks before it ends the program."""
        full = Hint("F11", self.say("hint-fullscreen"))
        usual = self.usual_hints(self.say("hint-quit"), full)
        if self.by_pad:
            return usual
        click = Hint(self.confirm_key, self.say("hint-choose-or-click"))
        return tuple(click if one.key == click.key else one for one in usual)

    def paint(self, pen: Pen) -> None:
        """Draw the logo."""
        logo = LOW_LOGO if self.text_scale >= LARGE_TEXT else LOGO
        pen.sprite("logo", logo.cx, logo.cy, logo.w)
        if not self.app.games():
            pen.paragraph(self.say("title-no-games"), SHELF, BODY, GLOW, align="centre")

    def back(self) -> None:
        """Ask whether to quit."""
        self.navigator.quit()


def shelf_boxes(games: int, shelf: Box = SHELF) -> tuple[Box, ...]:
    """Return a place for each game: one has the whole shelf, a few a row each, more two columns."""
    if games < 2:
        return (shelf,) * games
    if games <= MOST_ROWS:
        return shelf.rows(games, GAP)
    rows = shelf.rows((games + 1) // 2, GAP)
    boxes = tuple(box for row in rows for box in row.columns(2, GAP))
    return boxes[:games]
