"""Small screens with one question each: are you sure, which language, a pause."""

from collections.abc import Callable, Sequence

from game.screens.screen import Screen
from game.screens.ways import Navigator
from game.ui.canvas import Box
from game.ui.hints import Hint
from game.ui.match_scene import MatchScene
from game.ui.pen import Pen
from game.ui.services import Services
from game.ui.theme import BODY, CREAM_SOFT, HEADLINE, HINT, INK, NIGHT_PAPER, PAPER
from game.ui.widgets import Button, Widget

SHEET = Box(460, 290, 1000, 460)
PAUSE_SHEET = Box(610, 300, 700, 670)
LANGUAGE_SHEET = Box(110, 230, 740, 600)
LANGUAGE_ROW = 110.0
LANGUAGE_GAP = 24.0


class ConfirmScreen(Screen):
    """A question over the screen below; the focus starts on the harmless answer."""

    overlay = True

    def __init__(
        self,
        services: Services,
        navigator: Navigator,
        question: str,
        yes: str,
        on_yes: Callable[[], None],
        **args: str | int,
    ) -> None:
        super().__init__(services, navigator)
        self.question, self.yes, self.on_yes, self.args = question, yes, on_yes, args

    def build(self) -> Sequence[Widget]:
        """Return cancel and yes, far apart."""
        left, right = Box(SHEET.x + 50, SHEET.bottom - 150, SHEET.w - 100, 100).columns(2, 40)
        return (
            Button(left, self.say("word-cancel"), self.back, key="cancel"),
            Button(right, self.say(self.yes), self._agree, kind="primary", key="yes"),
        )

    def paint(self, pen: Pen) -> None:
        """Draw the sheet and the question."""
        pen.paper(SHEET, PAPER, lift=26, cut=9)
        room = Box(SHEET.x + 60, SHEET.y + 40, SHEET.w - 120, SHEET.h - 220)
        pen.paragraph(
            self.say(self.question, **self.args), room, BODY + 12, INK, face="bold", align="centre"
        )

    def _agree(self) -> None:
        self.services.scenes.pop()
        self.on_yes()


class LanguageScreen(Screen):
    """The very first question. Each language is named in itself."""

    backdrop = "title"

    def build(self) -> Sequence[Widget]:
        """Return a button a language."""
        languages = list(self.services.texts.languages().items())
        sheet = self._sheet()
        room = Box(sheet.x + 60, sheet.y + 160, sheet.w - 120, sheet.h - 270)
        return [
            Button(box, name, lambda code=code: self._choose(code), key=code, size=40)  # type: ignore[misc]
            for box, (code, name) in zip(
                room.rows(len(languages), LANGUAGE_GAP), languages, strict=True
            )
        ]

    def paint(self, pen: Pen) -> None:
        """Draw the sheet, the question in all languages at once, and where to change it later."""
        self._speak()
        sheet = self._sheet()
        pen.paper(sheet, NIGHT_PAPER, lift=26, cut=3)
        head = Box(sheet.x + 40, sheet.y + 34, sheet.w - 80, 110)
        pen.label("Language · Langue", head, HEADLINE, PAPER, face="display", align="centre")
        foot = Box(sheet.x + 60, sheet.bottom - 98, sheet.w - 120, 78)
        pen.paragraph(self.say("language-later"), foot, HINT, CREAM_SOFT, align="centre")

    def hints(self) -> tuple[Hint, ...]:
        """Return the keys in the language with the focus: whoever reads it knows that it is it."""
        return self.usual_hints("")[:2]

    def _sheet(self) -> Box:
        """Return a sheet just large enough for the languages, in the middle of its place."""
        count = len(self.services.texts.languages())
        high = min(LANGUAGE_SHEET.h + 100, 270 + count * (LANGUAGE_ROW + LANGUAGE_GAP))
        return Box(LANGUAGE_SHEET.x, LANGUAGE_SHEET.cy - high / 2, LANGUAGE_SHEET.w, high)

    def _speak(self) -> None:
        """Speak the language with the focus; nothing is kept before it is chosen."""
        focused, texts = self.menu.focused, self.services.texts
        if focused is not None and focused.key in texts.languages() and texts.lang != focused.key:
            texts.use(focused.key)

    def back(self) -> None:
        """Stay: the question has to be answered once."""

    def _choose(self, code: str) -> None:
        self.app.change(lang=code)
        self.navigator.title()


READY = "pause-ready"
"""Why a match stands that has not begun: nothing is paused, and nothing can begin again."""
LOST_PAD = ("pause-pad", "pause-pad-turns")
"""Why a pause comes by itself, amid the presses of others."""
STOOD_STILL = "pause-stood-still"
"""What was pressed while the computer slept is no answer to this."""


class PauseScreen(Screen):
    """Covers the match, so that a pause is no time to think about the cards."""

    def __init__(
        self,
        services: Services,
        navigator: Navigator,
        who: str | None,
        on_resume: Callable[[], None],
        why: str = "pause-who",
    ) -> None:
        super().__init__(services, navigator)
        self.who, self.on_resume, self.why = who, on_resume, why
        self.use_table()
        if why in (*LOST_PAD, STOOD_STILL):
            self.deaf = 0.6

    def build(self) -> Sequence[Widget]:
        """Return the ways out of the pause."""
        restart = () if self._ready else (("pause-restart", self._restart, "plain"),)
        ways = (
            ("pause-resume", self._go_on, "primary"),
            *restart,
            ("pause-look", self._look, "plain"),
            ("pause-keys", self.navigator.help, "plain"),
            ("pause-settings", self.navigator.settings, "plain"),
            ("pause-leave", self._leave, "plain"),
        )
        rows = PAUSE_SHEET.inset(50, 40).rows(len(ways), 20)
        words = {"pause-resume": "pause-ready-start"} if self._ready else {}
        return [
            Button(box, self.say(words.get(name, name)), act, kind=kind, key=name, size=40)
            for box, (name, act, kind) in zip(rows, ways, strict=True)
        ]

    def hints(self) -> tuple[Hint, ...]:
        """Return the keys; Escape goes on, or leaves a match that has not begun."""
        return self.usual_hints(self.say("hint-title" if self._ready else "hint-resume"))

    def paint(self, pen: Pen) -> None:
        """Draw who paused, the sheet, and that a count-down follows."""
        head = Box(260, 60, 1400, 110)
        title = "pause-ready-title" if self._ready else "pause-title"
        pen.label(self.say(title), head, 96, PAPER, face="display", align="centre")
        why = self._why()
        strip = Box(410, 186, 1100, 76)
        pen.paper(strip, NIGHT_PAPER, radius=38, lift=6)
        pen.label(why, strip.inset(36, 6), BODY + 6, PAPER, face="bold", align="centre")
        pen.paper(PAUSE_SHEET, (232, 222, 238), lift=24, cut=12)

    def back(self) -> None:
        """Go on; a match that has not begun is left, if that is meant."""
        if self._ready:
            self._leave()
        else:
            self._go_on()

    def _go_on(self) -> None:
        """Go on; the race counts down first."""
        self.services.scenes.pop()
        self.on_resume()

    @property
    def _ready(self) -> bool:
        """Say whether the match has not even begun, and waits for whoever just learned it."""
        return self.why == READY

    def _why(self) -> str:
        if self.who is None:
            return self.say("pause-all")
        if self.who:
            return self.say(self.why, name=self.who)
        return self.say("pause-focus" if self.why == "pause-who" else self.why)

    def _look(self) -> None:
        """Show the table, for whoever wants to know what lies there; the match still stands."""
        self.services.scenes.pop()
        scene = self.services.scenes.top
        if isinstance(scene, MatchScene):
            scene.begin_look()

    def _restart(self) -> None:
        self.navigator.confirm("confirm-restart", "pause-restart", self.navigator.restart)

    def _leave(self) -> None:
        self.navigator.confirm(self._question, "pause-leave", self.navigator.title)

    @property
    def _question(self) -> str:
        """What leaving means: this match waits, or it is lost, and another one still waits."""
        if self.navigator.keeps_match:
            return "confirm-leave-waits"
        waits = self.services.store.unfinished.waits(self.app.session.game)
        return "confirm-leave-other" if waits else "confirm-leave"
