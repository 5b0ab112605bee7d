"""What every screen shares: a backdrop, a headline, controls with one focus, hints and notes."""

from collections.abc import Callable, Sequence

import pygame

from game.input.presses import MenuSteps
from game.input.turn_keys import is_press
from game.screens.ways import Navigator
from game.ui.canvas import EVERYWHERE, Box
from game.ui.hints import Hint, draw_hints, draw_wait
from game.ui.menu import Menu
from game.ui.pen import Pen
from game.ui.press_timing import LONGEST_GUARD, Debounce
from game.ui.scenes import Scene
from game.ui.services import Services
from game.ui.stage import Stage
from game.ui.theme import BODY, GLOW, HEADLINE, INK, NIGHT_DEEP, PAPER, RGB
from game.ui.told_keys import by_click
from game.ui.widgets import Widget

HINT_BAR = Box(60, 1014, 1800, 54)
HINT_GROWTH = 14.0
HEAD = Box(180, 36, 1640, 96)
BACK = Box(84, 48, 72, 72)
STILL = 12
"""A mouse that moved less than this many px since the screen opened was not moved on purpose."""
JUST_SHOWN = 0.4
"""What the disk tells so soon after a screen has opened may take the focus (seconds)."""
ROW_HEIGHT = 74.0
ROW_GAP = 14.0
_MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


_MOUSE_COMES = (pygame.WINDOWENTER, pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST)
"""After these the window system tells where the mouse is, though nobody moved it."""

MOMENT = Box(660, 486, 600, 108)
"""What says that something takes a moment, and how dark all else is."""
MOMENT_SHADE = 110


class Screen(Scene):
    """A screen of controls. Subclasses say what it shows (``paint``) and offers (``build``)."""

    backdrop = "lobby"
    title = ""
    dim = 0
    deaf = 0.0
    """Seconds before presses count, for a screen that comes by itself: nobody has asked for it."""

    def __init__(self, services: Services, navigator: Navigator) -> None:
        super().__init__()
        self.services, self.navigator = services, navigator
        self.app = navigator.app
        self.pen = Pen(services)
        self.menu = Menu()
        self._steps = MenuSteps(services.pads)
        self._debounce = Debounce(most=LONGEST_GUARD)
        self._built_for: object = None
        self._mouse_from: tuple[int, int] | None = None
        self._mouse_moves = False
        self._news: object = None
        self._shown_for = 0.0
        self.untouched = True
        """Whether nobody has pressed anything since the screen was opened."""
        self._soon: Callable[[], None] | None = None
        self._soon_told = False
        self.by_mouse = services.scenes.by_mouse
        """Whether whoever did something last has the mouse in hand."""

    def build(self) -> Sequence[Widget]:
        """Return the controls in reading order, made for the language and text size of now."""
        return ()

    def paint(self, pen: Pen) -> None:
        """Draw what lies under the controls."""

    def paint_over(self, pen: Pen) -> None:
        """Draw what lies over the controls."""

    def hints(self) -> tuple[Hint, ...]:
        """Return the keys that do something here."""
        return self.usual_hints(self.say("hint-back"))

    def usual_hints(self, back: str, *more: Hint) -> tuple[Hint, ...]:
        """Return the keys of every menu, for the control with the focus; ``back`` tells Escape.

        ``more`` are further keys of the keyboard: gamepads have none for them.
        """
        say = self.say
        if self.menu.typing:
            return (
                Hint(self.confirm_key, say("hint-keep-name")),
                Hint(self.back_key, say("hint-cancel")),
            )
        focused = self.menu.focused
        confirms = focused is None or focused.confirms
        usual = (
            *self._arrow_hints(),
            *((Hint(self.confirm_key, say("hint-choose")),) if confirms else ()),
            Hint(self.back_key, back),
        )
        return usual if self.by_pad else (*usual, Hint("F1", say("hint-help")), *more)

    @property
    def by_pad(self) -> bool:
        """Whether whoever pressed last has a gamepad in hand: hints are for them."""
        return self.services.scenes.by_pad

    @property
    def confirm_key(self) -> str:
        """The name of the key or button that chooses."""
        return self.say("pad-button-south" if self.by_pad else "key-enter")

    @property
    def back_key(self) -> str:
        """The name of the key or button that leads back."""
        return self.say("pad-button-east" if self.by_pad else "key-escape")

    def _arrow_hints(self) -> tuple[Hint, ...]:
        """Return what the arrows do: where left and right change a value they don't move."""
        move, focused = self.say("hint-move"), self.menu.focused
        if focused is not None and focused.sideways:
            return Hint("↑↓", move), Hint("←→", self.say("hint-change"))
        return (Hint("←↑↓→" if self.menu.has_columns else "↑↓", move),)

    def back(self) -> None:
        """Leave the screen, on Escape."""
        self.services.scenes.pop()

    def use_table(self) -> None:
        """Stand before the empty table of the game that is played, or about to be."""
        setup = self.app.setup
        self.backdrop = f"{self.app.session.game if setup is None else setup.game}/table"

    def say(self, text_id: str, **args: str | int | float) -> str:
        """Return a text in the players' language."""
        return str(self.services.texts(text_id, **args))

    @property
    def text_scale(self) -> float:
        """How much larger than usual the players want text, 1 to 2."""
        return float(self.services.settings.text_scale) / 100

    def row_height(self, rows: int, room: float) -> float:
        """Return a height for rows of controls that grows with the text as far as it fits."""
        wanted = ROW_HEIGHT * (0.4 + 0.6 * self.text_scale)
        return min(wanted, (room - ROW_GAP * (rows - 1)) / max(1, rows))

    def rebuild(self, focus: str = "") -> None:
        """Make the controls anew and keep the focus where it was."""
        held = focus or (self.menu.focused.key if self.menu.focused else "")
        self._built_for = self._looks()
        widgets = [*self.build(), BackButton(self)] if self.title else self.build()
        self.menu = Menu(widgets, held)

    def enter(self) -> None:
        """Build the controls."""
        self._debounce.begin(self.deaf)
        self._news = self.services.store.unfinished.version, self.app.news
        self.rebuild()

    def resume(self) -> None:
        """Build again: settings may have changed above."""
        self._mouse_from, self._mouse_moves = None, False
        self._debounce.end()
        self.rebuild()

    def look_again(self) -> None:
        """Show what the disk has told meanwhile: other games, other matches that wait."""
        self.rebuild()

    def focus_for(self, key: str) -> str:
        """Return the control that gets the focus, if it came so soon that nobody minds."""
        return key if self.untouched and self._shown_for < JUST_SHOWN else ""

    def handle(self, event: pygame.event.Event) -> None:
        """Give the event to an open text field, else to the mouse, F1 and the menu.

        Whoever comes back to this window may have left a match in another one.
        """
        self.services.keyboard.handle(event)
        if event.type == pygame.WINDOWFOCUSGAINED:
            self.services.store.unfinished.look()
        self.untouched = self.untouched and not is_press(event)
        if self._soon is not None:
            return
        if is_press(event) and not self._debounce.allows():
            return
        if event.type in _MOUSE_COMES:
            self._mouse_from, self._mouse_moves = None, False
        if self.menu.type(event):
            return
        if event.type in _MOUSE:
            self.by_mouse = self.by_mouse or event.type == pygame.MOUSEBUTTONDOWN
            self._mouse(event)
            return
        self.by_mouse = by_click(event) or (self.by_mouse and not is_press(event))
        if event.type == pygame.KEYDOWN and event.key == pygame.K_F1:
            self.navigator.help()
            return
        if self.listen(event):
            return
        step = self._steps.step(event)
        if step is not None:
            self.take(step)

    def soon(self, act: Callable[[], None]) -> None:
        """Do what takes a while once a picture was shown that says so: the press is seen at once.

        What takes no time because everything is read already is done at once.
        """
        if all(map(self.app.is_open, self.app.games())):
            act()
        else:
            self._soon, self._soon_told = act, False

    def _mouse(self, event: pygame.event.Event) -> None:
        """Let a mouse that really moves take the focus; one that only lies there does not."""
        if event.type == pygame.MOUSEMOTION:
            self._mouse_from = self._mouse_from or event.pos
            moved = max(abs(a - b) for a, b in zip(event.pos, self._mouse_from, strict=True))
            self._mouse_moves = self._mouse_moves or moved > STILL
            if not self._mouse_moves:
                return
        at = self.services.canvas.hit(event.pos)
        self.menu.mouse(event, at)

    def listen(self, event: pygame.event.Event) -> bool:
        """Take an event before the menu does; ``True`` if it is used up."""
        return False

    def take(self, step: str) -> None:
        """Take a menu step."""
        if not self.menu.step(step) and step == "back":
            self.back()
        else:
            self.moved()

    def moved(self) -> None:
        """Sound a step of the focus or a press."""
        self.services.audio.play("ui-move", volume=0.5)

    def leave(self) -> None:
        """Close an open text field."""
        if self.menu.focused is not None:
            self.menu.focused.blur()

    def update(self, dt: float) -> None:
        """Let the notes pass, and rebuild when the language or the text size has changed."""
        if self._soon is not None and self._soon_told:
            act, self._soon = self._soon, None
            act()
            return
        self._debounce.update(dt)
        self._shown_for += dt
        self.app.tell_new_problems()
        self._look_for_news()
        self.app.notes.update(dt)
        if self._built_for != self._looks():
            self.rebuild()

    def _look_for_news(self) -> None:
        news = self.services.store.unfinished.version, self.app.news
        if news != self._news and not self.menu.typing:
            known, self._news = self._news, news
            if known is not None:
                self.look_again()

    def draw(self, stage: Stage) -> None:
        """Draw the screen from back to front."""
        self.pen.start()
        if self.overlay:
            self.pen.shade(EVERYWHERE, NIGHT_DEEP, self.dim or 170, radius=0)
        else:
            stage.backdrop(self.services.sprites.backdrop(self.backdrop, soft=True))
        if self.title:
            draw_headline(self.pen, self.say(self.title), HEAD)
        self.paint(self.pen)
        self.menu.draw(self.pen)
        self.paint_over(self.pen)
        bar = hint_bar(self.text_scale)
        self.place_note(stage, bar)
        if self._debounce.over:
            draw_hints(self.pen, self.hints(), bar, solid=self.overlay)
        else:
            draw_wait(self.pen, self._debounce.spent, bar)
        self.draw_note(bar)
        if self._soon is not None:
            self._soon_told = True
            draw_moment(self.pen, self.say("screen-moment"))

    def place_note(self, stage: Stage, line: Box) -> None:
        """Find a place for the note in sight: beside what was put, or where the line of keys is.

        Over another screen nothing is free.
        """
        scenes, notes = self.services.scenes, self.app.notes
        if scenes.top is self and notes.shown:
            scenes.note = line if self.overlay else notes.place(self.pen, self, stage, line)

    def draw_note(self, line: Box) -> None:
        """Draw the note in sight in its place."""
        place = self.services.scenes.note
        if place is not None:
            self.app.notes.draw(self.pen, place, line)

    def _looks(self) -> tuple[str, int]:
        return self.services.texts.lang, self.services.settings.text_scale


def hint_bar(text_scale: float) -> Box:
    """Return the strip of keys: somewhat higher where the players want large text."""
    grown = min(HINT_GROWTH, HINT_BAR.h * (text_scale - 1))
    return Box(HINT_BAR.x, HINT_BAR.y - grown / 2, HINT_BAR.w, HINT_BAR.h + grown)


class BackButton(Widget):
    """An arrow before the headline: Escape for the mouse."""

    def __init__(self, screen: Screen) -> None:
        super().__init__(BACK, "back-arrow")
        self.screen = screen

    def draw(self, pen: Pen, focused: bool) -> None:
        """Draw a round slip with an arrow."""
        if focused:
            pen.ring(self.box, BACK.h / 2)
        pen.paper(self.box, GLOW if focused else PAPER, radius=BACK.h / 2, lift=8)
        pen.icon("icons/arrow-left", self.box.cx, self.box.cy, 40, INK)

    def step(self, step: str) -> bool:
        """Go back on confirm."""
        if step == "confirm":
            self.screen.back()
            return True
        return False


def draw_moment(pen: Pen, words: str) -> None:
    """Say in the middle of the screen that something takes a moment."""
    pen.shade(EVERYWHERE, NIGHT_DEEP, MOMENT_SHADE, radius=0)
    pen.paper(MOMENT, PAPER, lift=20, radius=MOMENT.h / 2)
    pen.icon("icons/clock", MOMENT.x + 66, MOMENT.cy, 48, INK)
    room = Box(MOMENT.x + 110, MOMENT.y + 8, MOMENT.w - 160, MOMENT.h - 16)
    pen.label(words, room, BODY + 8, INK, face="display", align="centre")


def draw_headline(
    pen: Pen, text: str, box: Box, colour: RGB = PAPER, size: float = HEADLINE
) -> None:
    """Write a headline in the display face with a shadow under it."""
    pen.label(text, box.moved(3, 5), size, INK, face="display")
    pen.placed.pop()
    pen.label(text, box, size, colour, face="display")
