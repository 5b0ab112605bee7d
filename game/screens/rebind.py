"""Changing keys: a row for each action, a wait of five seconds, conflicts said by name."""

from collections.abc import Sequence

import pygame

from game.input.places import KeyPlace
from game.input.zones import INTENTS, Bindings, Conflict, Forbidden, Free, Intent, Same
from game.screens.keyboard_picture import KeyboardPicture, KeyLook
from game.screens.screen import Screen
from game.screens.session import Session
from game.screens.ways import Navigator
from game.ui.canvas import Box
from game.ui.hints import Hint
from game.ui.paint import KeyState
from game.ui.pen import Pen
from game.ui.services import Services
from game.ui.theme import BODY, GLOW, INK, LEAD, NIGHT_PAPER, PAPER, mix, seat_style
from game.ui.widgets import Button, Choice, Widget

WAIT = 5.0
"""Seconds to press the new key."""
WHO = Box(64, 138, 860, 76)
PRESET = Box(948, 138, 908, 76)
SLOTS = Box(64, 236, 860, 610)
KEYBOARD = Box(948, 236, 908, 500)
NEWS = Box(948, 752, 908, 94)
WAYS = Box(64, 874, 1792, 116)
CONFLICT = WAYS
"""A conflict is settled before anything else: it takes the place of the other ways."""


class Slot(Widget):
    """An action and its key; confirm waits for another key."""

    def __init__(self, screen: "RebindScreen", box: Box, intent: Intent) -> None:
        super().__init__(box, f"{intent.row}-{intent.index}")
        self.screen, self.intent = screen, intent

    def draw(self, pen: Pen, focused: bool) -> None:
        """Draw the action's name and its key cap, or that a key is awaited."""
        screen, waiting = self.screen, self.screen.waiting == self.intent
        if focused:
            pen.ring(self.box, 18)
        pen.paper(self.box, GLOW if waiting else PAPER, radius=18, lift=10 if focused else 5)
        room = Box(self.box.x + 22, self.box.y + 6, self.box.w - 150, self.box.h - 12)
        pen.label(screen.task(self.intent), room, LEAD, INK, face="bold")
        side = min(76.0, self.box.h - 18)
        cap = Box(self.box.right - 22 - side - 14, self.box.cy - side / 2, side + 14, side)
        text = str(max(1, round(screen.left + 0.49))) if waiting else screen.label(self.intent)
        state: KeyState = "pressed" if waiting else "live"
        pen.key_cap(text, cap, colour=seat_style(screen.seat).dark, state=state)

    def step(self, step: str) -> bool:
        """Wait for a key on confirm."""
        if step == "confirm":
            self.screen.wait(self.intent)
            return True
        return False


class RebindScreen(Screen):
    """The keys of one player at a time, for the zones in use."""

    title = "rebind-title"

    def __init__(self, services: Services, navigator: Navigator) -> None:
        super().__init__(services, navigator)
        self.seat = 0
        self.waiting: Intent | None = None
        self.left = 0.0
        self.news = ""
        self.conflict: tuple[Intent, Conflict] | None = None
        self.pressed: set[KeyPlace] = set()

    @property
    def session(self) -> Session:
        """The lobby's state."""
        return self.app.session

    @property
    def bindings(self) -> Bindings:
        """The keys of the zones in use."""
        return self.app.bindings[self.session.preset.key]

    def build(self) -> Sequence[Widget]:
        """Return the player, the eight actions, reset and back; swap and keep in a conflict."""
        upper, lower = SLOTS.columns(2, 22)
        boxes = [*upper.rows(4, 16), *lower.rows(4, 16)]
        slots = [Slot(self, box, intent) for box, intent in zip(boxes, INTENTS, strict=True)]
        return [self._who(), *slots, *self._ways()]

    def _ways(self) -> tuple[Widget, Widget]:
        if not self.conflict:
            reset, back = WAYS.columns(2, 24)
            return (
                Button(reset, self.say("rebind-reset"), self._reset, key="reset"),
                Button(back, self.say("word-back"), self.back, key="back"),
            )
        room = Box(CONFLICT.x + 900, CONFLICT.y + 14, CONFLICT.w - 924, CONFLICT.h - 28)
        swap, keep = room.columns(2, 20)
        return (
            Button(swap, self.say("rebind-swap"), self._swap, kind="primary", key="swap"),
            Button(keep, self.say("rebind-keep"), self._keep, key="keep"),
        )

    def paint(self, pen: Pen) -> None:
        """Draw the zones' name, the keyboard, what just happened, and a conflict."""
        preset = self.session.preset
        pen.paper(PRESET, NIGHT_PAPER, radius=20, lift=6)
        name = self.say(preset.text_id)
        if self.bindings.changed:
            name = f"{name} · {self.say('preset-changed')}"
        pen.label(name, PRESET.inset(28, 6), BODY + 2, PAPER, face="bold", align="centre")
        keyboard = self.services.keyboard
        picture = KeyboardPicture(KEYBOARD, keyboard.form, preset.number_pad)
        picture.draw(pen, self._looks_of_keys(), keyboard.label)
        pen.paper(NEWS, NIGHT_PAPER, radius=20, lift=6)
        news = self.news or self.say("rebind-try")
        pen.paragraph(news, NEWS.inset(24, 6), BODY, PAPER, align="centre")
        if self.conflict:
            pen.paper(CONFLICT, mix(PAPER, GLOW, 0.4), lift=16, cut=3)
            pen.icon("icons/warning", CONFLICT.x + 62, CONFLICT.cy, 70, INK)
            room = Box(CONFLICT.x + 116, CONFLICT.y + 8, 770, CONFLICT.h - 16)
            pen.paragraph(self._conflict_text(), room, BODY, INK, face="bold")

    def hints(self) -> tuple[Hint, ...]:
        """Return the keys; while a key is awaited only Escape has a meaning."""
        if self.waiting:
            return (Hint(self.back_key, self.say("hint-cancel")),)
        return super().hints()

    def listen(self, event: pygame.event.Event) -> bool:
        """Take the awaited key; otherwise show what is pressed."""
        if event.type == pygame.KEYUP:
            self.pressed.discard(event.scancode)
        if event.type != pygame.KEYDOWN:
            return False
        if self.waiting is None:
            self.pressed.add(event.scancode)
            return self.bindings.owner(event.scancode) is not None
        if event.scancode == pygame.KSCAN_ESCAPE:
            self._stop_waiting()
        else:
            self._propose(self.waiting, event.scancode)
        return True

    def back(self) -> None:
        """Leave the keys of a conflict as they are, or leave the screen."""
        if self.conflict:
            self._keep()
        else:
            super().back()

    def update(self, dt: float) -> None:
        """Count the wait down."""
        super().update(dt)
        if self.waiting is not None:
            self.left -= dt
            if self.left <= 0:
                self._stop_waiting()

    def task(self, intent: Intent) -> str:
        """Return what an action is called."""
        name = "rebind-pile" if intent.row == "upper" else "rebind-column"
        return self.say(name, n=intent.index + 1)

    def label(self, intent: Intent) -> str:
        """Return the label of an action's key."""
        place = self.bindings.zones[self.seat].place(intent)
        return str(self.services.keyboard.label(place))

    def wait(self, intent: Intent) -> None:
        """Wait for the new key of an action."""
        self.waiting, self.left, self.conflict = intent, WAIT, None
        self.news = self.say("rebind-press", task=self.task(intent))

    def _propose(self, intent: Intent, place: KeyPlace) -> None:
        proposal = self.bindings.propose(self.seat, intent, place)
        if isinstance(proposal, Forbidden):
            self.news = self.say(proposal.text_id)
            self.left = WAIT
            return
        self.waiting = None
        match proposal:
            case Free():
                self._take(self.bindings.assign(self.seat, intent, place), intent, place)
            case Same():
                self.news = self.say("rebind-same")
            case Conflict():
                self.conflict, self.news = (intent, proposal), ""
                self.rebuild("swap")

    def _take(self, bindings: Bindings, intent: Intent, place: KeyPlace) -> None:
        self.app.use_keys(bindings)
        said = self.say("rebind-done", key=self._key_text(place), task=self.task(intent))
        self.news = sentence(said)
        self.services.audio.play("ui-confirm")
        self.conflict = None
        self.rebuild(f"{intent.row}-{intent.index}")

    def _swap(self) -> None:
        if self.conflict:
            intent, found = self.conflict
            self._take(self.bindings.swap(self.seat, intent, found.place), intent, found.place)

    def _keep(self) -> None:
        intent = self.conflict[0] if self.conflict else INTENTS[0]
        self.conflict, self.news = None, ""
        self.rebuild(f"{intent.row}-{intent.index}")

    def _reset(self) -> None:
        self.app.use_keys(self.bindings.reset(self.seat))
        self.conflict, self.news = None, ""
        self.rebuild()

    def _stop_waiting(self) -> None:
        self.waiting, self.news = None, ""

    def _conflict_text(self) -> str:
        if self.conflict is None:
            return ""
        _, found = self.conflict
        said = self.say(
            "rebind-conflict",
            key=self._key_text(found.place),
            name=self._name(found.seat),
            task=self.task(found.intent),
        )
        return sentence(said)

    def _key_text(self, place: KeyPlace) -> str:
        text_id, args = self.services.keyboard.description(place)
        return self.say(text_id, **args)

    def _name(self, seat: int) -> str:
        chair = self.session.chairs[seat]
        known = chair.kind == "human"
        return self.session.told_name(seat) if known else self.app.name_of(seat)

    def _who(self) -> Widget:
        def put(value: str) -> None:
            self.seat, self.conflict, self.waiting = int(value), None, None

        zones = self.session.preset.zones
        return Choice(
            WHO,
            self.say("rebind-who"),
            [(str(seat), self._name(seat)) for seat in range(len(zones))],
            lambda: str(self.seat),
            put,
            key="who",
        )

    def _looks_of_keys(self) -> dict[KeyPlace, KeyLook]:
        looks = {}
        for seat, zone in enumerate(self.bindings.zones):
            for place in zone.keys:
                state: KeyState = "live" if seat == self.seat else "blocked"
                if place in self.pressed:
                    state = "pressed"
                looks[place] = KeyLook(seat_style(seat).colour, state)
        return looks


def sentence(text: str) -> str:
    """Return a text with a capital at its start."""
    return text[:1].upper() + text[1:]
