"""Learning: the guided rounds to choose from, the way out of one, and what comes after it."""

from collections.abc import Callable, Sequence

from game.screens.screen import Screen
from game.screens.ways import Navigator
from game.ui.canvas import Box
from game.ui.card_pictures import CardNames, CardPictures
from game.ui.hints import Hint
from game.ui.in_pieces import InPieces
from game.ui.pen import Pen
from game.ui.services import Services
from game.ui.stage import Stage
from game.ui.theme import (
    BODY,
    GLOW,
    GOOD_DARK,
    INK,
    INK_SOFT,
    NIGHT_PAPER,
    PAPER,
    PAPER_DIM,
    PRIMARY,
)
from game.ui.widgets import Button, Widget

SHEETS = Box(110, 196, 1700, 780)
GAP = 32.0
PICTURE = 1.6
"""Width by height of a game's picture."""
MENU = Box(560, 300, 800, 640)
END_SHEET = Box(90, 196, 1180, 780)
"""What was learned, a line each, with pictures."""
END_WAYS = Box(1330, 196, 500, 780)
STATE, LEAST_STATE = 36.0, 60.0
"""What the buttons of all sheets say is of one size, which also those of low sheets have."""
STATE_SHARE = 0.42
"""How much of a sheet's width the words on its button have, about."""
PICTURES = 320.0
"""How wide the pictures beside a line are."""
OUT_OF_REACH = 0.6
CARD_LIKE = 1.1
"""Pictures higher than this share of their width are cards."""
ICONS = "icons/"
"""Begins the names of white drawings."""


class LessonCard(Widget):
    """The guided round of a game: its picture, its name, how long it is, and how far one came."""

    def __init__(
        self, box: Box, screen: "LearnScreen", game: str, on_press: Callable[[], None]
    ) -> None:
        super().__init__(box, f"lesson-{game}")
        self.screen, self.game, self.on_press = screen, game, on_press

    def draw(self, pen: Pen, focused: bool) -> None:
        """Draw a sheet with the picture at the left and the words at the right."""
        screen, say = self.screen, self.screen.say
        box = self.box.moved(0, -6) if focused else self.box
        if focused:
            pen.ring(box, 24)
            pen.sprites.foresee(f"{self.game}/table")
        pen.paper(box, PAPER, lift=26 if focused else 16, cut=5, radius=24)
        side = min(box.h - 40, box.w * 0.24)
        pen.sprite(f"games/{self.game}", box.x + 20 + side * PICTURE / 2, box.cy, side * PICTURE)
        left = box.x + side * PICTURE + 48
        room = Box(left, box.y + 16, box.right - left - 24, box.h - 36)
        name = Box(room.x, room.y, room.w, room.h * 0.26)
        names = [say(f"game-{game}") for game in screen.games]
        size = min(pen.fitting(other, name, 46, "display") for other in names)
        pen.label(say(f"game-{self.game}"), name, size, INK, face="display", usual=46)
        line = Box(room.x, name.bottom + 4, room.w, room.h * 0.4)
        pen.paragraph(say(f"learn-{self.game}"), line, BODY, INK_SOFT)
        self._draw_state(pen, Box(room.x, line.bottom + 6, room.w, room.bottom - line.bottom - 6))

    def _draw_state(self, pen: Pen, box: Box) -> None:
        """Draw the way on: begin, go on, or once more with the sign of what is done."""
        screen, done = self.screen, self.game in self.screen.done
        pen.paper(box, PRIMARY, radius=18, lift=8, cut=9)
        icon = "icons/check" if done else "icons/play"
        pen.icon(icon, box.x + 44, box.cy, min(38.0, box.h - 20), GLOW)
        room = Box(box.x + 78, box.y + 4, box.w - 96, box.h - 8)
        said, size = screen.state_words(self.game), screen.state_size(pen, room.w)
        pen.label(said, room, size, PAPER, face="display", align="centre", usual=STATE)

    def step(self, step: str) -> bool:
        """Begin, or go on, on confirm."""
        if step == "confirm":
            self.on_press()
            return True
        return False


class LearnScreen(Screen):
    """The guided rounds of all games that have one."""

    title = "learn-title"

    def __init__(self, services: Services, navigator: Navigator) -> None:
        super().__init__(services, navigator)
        self._pieces, self._wanted = InPieces(services), ""

    def build(self) -> Sequence[Widget]:
        """Return a sheet a game; where one is half done, also the way back to its beginning."""
        games = self.games
        rows = SHEETS.rows(max(2, -(-len(games) // 2)), GAP)
        boxes = [box for row in rows for box in row.columns(2, GAP)]
        found: list[Widget] = []
        for box, game in zip(boxes, games, strict=False):
            found += self._sheet(box, game)
        return found

    def update(self, dt: float) -> None:
        """Read ahead what is looked at; a round that was chosen begins as soon as it is read."""
        focused = self.menu.focused
        if isinstance(focused, LessonCard):
            self.navigator.lesson_is_ready(focused.game)
        if not self._wanted or self.navigator.lesson_is_ready(self._wanted):
            super().update(dt)

    def draw(self, stage: Stage) -> None:
        """Draw the sheets, their pictures over several frames."""
        self._pieces.draw(stage, super().draw)
        self.live = self._pieces.waiting or bool(self._wanted)

    def _begin(self, game: str, place: int = 0) -> None:
        """Begin a round: at once, or once a picture was shown that says that it takes a moment."""
        if self.navigator.lesson_is_ready(game):
            self.navigator.learn(game, place)
            return
        self._wanted = game
        self._soon, self._soon_told = lambda: self.navigator.learn(game, place), False

    @property
    def games(self) -> tuple[str, ...]:
        """The games with a guided round."""
        app = self.app
        return tuple(game for game in app.sound_games() if app.game(game).lesson is not None)

    @property
    def done(self) -> tuple[str, ...]:
        """The games whose round was finished."""
        return self.services.settings.learned

    def state_words(self, game: str) -> str:
        """Return what the button of a game says."""
        place = self._place(game)
        if place:
            return self.say("learn-go-on", step=place + 1)
        return self.say("learn-again" if game in self.done else "learn-begin")

    def state_size(self, pen: Pen, wide: float) -> float:
        """Return the size of the letters on all buttons, of which sheets leave so much room."""
        room = Box(0, 0, wide, LEAST_STATE)
        words = map(self.state_words, self.games)
        return min(pen.fitting(one, room, STATE, "display") for one in words)

    def paint(self, pen: Pen) -> None:
        """Say what this is about."""
        size = pen.capped(BODY + 4, 36)
        pen.label(self.say("learn-line"), Box(190, 130, 1540, 52), size, GLOW, align="left")

    def _sheet(self, box: Box, game: str) -> list[Widget]:
        place = self._place(game)
        if not place:
            return [LessonCard(box, self, game, lambda: self._begin(game))]
        low = 76.0
        card = Box(box.x, box.y, box.w, box.h - low - 12)
        again = Box(box.x, box.bottom - low, box.w, low)
        return [
            LessonCard(card, self, game, lambda: self._begin(game, self._place(game))),
            Button(
                again,
                self.say("learn-from-start"),
                lambda: self._begin(game),
                kind="quiet",
                key=f"start-{game}",
                size=self.state_size(self.pen, card.w * STATE_SHARE),
            ),
        ]

    def _place(self, game: str) -> int:
        """Return at which step a half-done round goes on; 0: from the start."""
        lesson = self.app.game(game).lesson
        step = self.services.settings.lessons.get(game, "")
        return lesson.place(step) if lesson is not None and step else 0


class LessonMenu(Screen):
    """Covers a guided round: go on, the step again, the next one, the book, or the end."""

    def __init__(
        self,
        services: Services,
        navigator: Navigator,
        on_resume: Callable[[], None],
        again: Callable[[], None],
        skip: Callable[[], None],
    ) -> None:
        super().__init__(services, navigator)
        self.on_resume, self._again, self._skip = on_resume, again, skip
        self.use_table()

    def build(self) -> Sequence[Widget]:
        """Return the ways on."""
        ways = (
            ("lesson-go-on", self.back, "primary"),
            ("lesson-step-again", lambda: self._go(self._again), "plain"),
            ("lesson-next-step", lambda: self._go(self._skip), "plain"),
            ("title-help", self.navigator.help, "plain"),
            ("pause-settings", self.navigator.settings, "plain"),
            ("lesson-end-now", self.navigator.end_lesson, "plain"),
        )
        rows = MENU.inset(50, 40).rows(len(ways), 20)
        return [
            Button(box, self.say(name), act, kind=kind, key=name, size=40)
            for box, (name, act, kind) in zip(rows, ways, strict=True)
        ]

    def hints(self) -> tuple[Hint, ...]:
        """Return the keys; Escape goes on."""
        return self.usual_hints(self.say("hint-resume"))

    def paint(self, pen: Pen) -> None:
        """Draw the sheet, and that the place is kept."""
        head = Box(260, 60, 1400, 110)
        pen.label(self.say("lesson-menu"), head, 96, PAPER, face="display", align="centre")
        strip = Box(410, 186, 1100, 76)
        pen.paper(strip, NIGHT_PAPER, radius=38, lift=6)
        text = self.say("lesson-menu-line")
        pen.label(text, strip.inset(36, 6), BODY + 6, PAPER, face="bold", align="centre")
        pen.paper(MENU, (232, 222, 238), lift=24, cut=12)

    def back(self) -> None:
        """Go on where it was."""
        self.services.scenes.pop()
        self.on_resume()

    def _go(self, act: Callable[[], None]) -> None:
        self.services.scenes.pop()
        self.on_resume()
        act()


class LessonDone(Screen):
    """After a guided round: play, once more, or another one."""

    deaf = OUT_OF_REACH

    def __init__(
        self, services: Services, navigator: Navigator, game: str, played: bool = True
    ) -> None:
        super().__init__(services, navigator)
        self.game, self.played = game, played
        self.backdrop = f"{game}/table"

    def build(self) -> Sequence[Widget]:
        """Return the ways on, to play first."""
        navigator, game = self.navigator, self.game
        ways = (
            ("lesson-play", lambda: navigator.first_match(game), "primary"),
            ("lesson-lobby", lambda: navigator.join(game), "plain"),
            ("lesson-once-more", lambda: navigator.learn(game), "plain"),
            ("lesson-others", navigator.learn, "plain"),
            ("results-title", navigator.title, "plain"),
        )
        return [
            Button(box, self.say(name), act, kind=kind, key=name, size=38)
            for box, (name, act, kind) in zip(END_WAYS.rows(len(ways), 22), ways, strict=True)
        ]

    def hints(self) -> tuple[Hint, ...]:
        """Return the keys; Escape leads to the title."""
        return self.usual_hints(self.say("hint-title"))

    def paint(self, pen: Pen) -> None:
        """Draw the sheet with what was learned."""
        head = Box(260, 56, 1400, 120)
        said = self.say("lesson-done" if self.played else "lesson-in-short")
        pen.label(said, head, 96, PAPER, face="display", align="centre")
        pen.paper(END_SHEET, PAPER_DIM, lift=24, cut=12)
        lines = self.learned
        for row, (words, pictures) in zip(
            END_SHEET.inset(36, 24).rows(max(1, len(lines)), 12), lines, strict=True
        ):
            self._draw_pictures(pen, pictures, Box(row.x, row.y, PICTURES, row.h))
            left = row.x + PICTURES + 28
            pen.paragraph(words, Box(left, row.y, row.right - left, row.h), BODY + 4, INK)

    @property
    def learned(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """What was learned: a line each, and the pictures beside it."""
        table = self.app.game_screens(self.game).lesson
        rows = () if table is None else table.learned
        return tuple(
            (self.say(f"lesson-{self.game}-sum-{number}"), pictures)
            for number, pictures in enumerate(rows, 1)
        )

    def _draw_pictures(self, pen: Pen, names: Sequence[str], box: Box) -> None:
        """Put pictures side by side; drawings of one colour on a dark dot."""
        for name, part in zip(names, box.columns(len(names), 10), strict=True):
            if name.startswith(ICONS):
                side = min(part.w, part.h, 104.0)
                pen.dot(part.cx, part.cy, side, GOOD_DARK)
                pen.icon(name, part.cx, part.cy, side * 0.58, PAPER)
            else:
                tall = pen.sprites.aspect(name)
                wide = min(part.w, (part.h - 8) / tall, 116.0)
                if tall > CARD_LIKE:
                    picture = CardPictures(pen.sprites, "", self._card_names())
                    pen.stage.put(picture.get(name, wide), part.cx, part.cy)
                else:
                    pen.sprite(name, part.cx, part.cy, wide)

    def _card_names(self) -> CardNames | None:
        """Return what writes names on cards, as the round has called them."""
        names, lesson = self.app.game_screens(self.game).card_names, self.app.game(self.game).lesson
        if names is None or lesson is None:
            return None
        return names(self.services, lesson.options.get("names", ""))

    def back(self) -> None:
        """Go to the title."""
        self.navigator.title()
