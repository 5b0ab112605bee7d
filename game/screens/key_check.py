"""The key check: who presses what, how many keys the keyboard sees at once, and what to do."""

from collections.abc import Sequence

import pygame

from game.input.keycheck import KeyCheck
from game.screens.keyboard_picture import KeyboardPicture, KeyLook, short_label
from game.screens.screen import Screen
from game.screens.seat_card import shape_of
from game.screens.session import Session
from game.screens.ways import Navigator
from game.ui.canvas import Box
from game.ui.faces import chair_face
from game.ui.hints import Hint
from game.ui.paint import KeyState
from game.ui.pen import Pen
from game.ui.services import Services
from game.ui.theme import BODY, GLOW, HINT, INK, INK_SOFT, NIGHT_PAPER, PAPER, seat_style
from game.ui.widgets import Button, Widget

TASK = Box(64, 138, 1792, 90)
KEYBOARD = Box(64, 244, 1260, 440)
SEATS = Box(1352, 244, 504, 440)
VERDICT = Box(64, 706, 1100, 290)
WAYS = Box(1192, 706, 664, 290)


class KeyCheckScreen(Screen):
    """All hold keys together; the drawing shows which of them arrive."""

    title = "keycheck-title"

    def __init__(self, services: Services, navigator: Navigator) -> None:
        super().__init__(services, navigator)
        self.check = KeyCheck(navigator.app.session.preset.zones)

    @property
    def session(self) -> Session:
        """The lobby's state."""
        return self.app.session

    def build(self) -> Sequence[Widget]:
        """Return giving up a challenge, the advised preset, starting over, and back."""
        rows = WAYS.rows(3, 16)
        advice = self.check.advice(self.session.preset, self.session.presets)
        first = Button(rows[0], self.say("keycheck-give-up"), self._give_up, key="give-up")
        first.enabled = self.check.challenge is not None
        if advice is not None and advice.preset is not None:
            text = self.say("keycheck-use", preset=self.say(advice.preset.text_id))
            first = Button(rows[0], text, self._take_advice, kind="primary", key="advice")
        again, change = rows[1].columns(2, 16)
        return (
            first,
            Button(again, self.say("keycheck-again"), self._again, key="again"),
            Button(change, self.say("join-rebind"), self.navigator.rebind, key="rebind"),
            Button(rows[2], self.say("word-back"), self.back, key="back"),
        )

    def hints(self) -> tuple[Hint, ...]:
        """Return the keys beside those of the zones."""
        return self.usual_hints(self.say("hint-back"))

    def resume(self) -> None:
        """Check the zones that are chosen now."""
        self._again()

    def listen(self, event: pygame.event.Event) -> bool:
        """Follow every key; those of a zone are used up."""
        before = (self.check.challenge, self.check.verdict().level)
        self.check.handle(event)
        if (self.check.challenge, self.check.verdict().level) != before:
            self.services.audio.play("ui-confirm")
            self.rebuild()
        owned = event.type == pygame.KEYDOWN and self.check.owner(event.scancode) is not None
        return owned

    def paint(self, pen: Pen) -> None:
        """Draw the task, the keyboard, who presses what, and the verdict."""
        self._draw_task(pen)
        keyboard, preset = self.services.keyboard, self.session.preset
        picture = KeyboardPicture(KEYBOARD, keyboard.form, preset.number_pad)
        picture.draw(pen, self._looks_of_keys(), keyboard.label)
        self._draw_seats(pen)
        self._draw_verdict(pen)

    def _looks_of_keys(self) -> dict[int, KeyLook]:
        wanted = self.check.challenge.places if self.check.challenge else frozenset()
        looks = {}
        for seat, zone in enumerate(self.session.preset.zones):
            for place in zone.keys:
                state: KeyState = "pressed" if place in self.check.held else "blocked"
                if place in wanted and place not in self.check.held:
                    state = "live"
                mark = "icons/hand" if place in wanted else ""
                looks[place] = KeyLook(seat_style(seat).colour, state, mark)
        return looks

    def _draw_task(self, pen: Pen) -> None:
        pen.paper(TASK, NIGHT_PAPER, radius=30, lift=8)
        done, of = self.check.progress
        text = self.say("keycheck-hold")
        if self.check.challenge is None:
            text = self.say("keycheck-done")
        room = Box(TASK.x + 40, TASK.y + 8, TASK.w - 300, TASK.h - 16)
        pen.label(text, room, 36, PAPER, face="bold")
        for place in range(of):
            x = TASK.right - 40 - (of - place - 0.5) * 44
            pen.dot(x, TASK.cy, 30, PAPER)
            pen.dot(x, TASK.cy, 22, GLOW if place < done else NIGHT_PAPER)

    def _draw_seats(self, pen: Pen) -> None:
        zones = self.session.preset.zones
        for seat, row in enumerate(SEATS.rows(max(2, len(zones)), 16)[: len(zones)]):
            style, chair = seat_style(seat), self.session.chairs[seat]
            pen.paper(row, PAPER, radius=20, lift=10, cut=seat + 1)
            side = min(120.0, row.h - 24)
            pen.sprite(chair_face(True, seat), row.x + 24 + side / 2, row.cy, side)
            right = Box(row.x + side + 44, row.y + 5, row.w - side - 64, row.h - 10)
            upper, lower = right.rows(2, 2)
            pen.icon(shape_of(seat), upper.x + 22, upper.cy, 42, style.dark)
            human = chair.kind == "human"
            words = self.session.told_name(seat) if human else self.app.name_of(seat)
            name = Box(upper.x + 54, upper.y, upper.w - 54, upper.h)
            pen.label(words, name, 36, style.dark, face="display")
            self._draw_pressed(pen, seat, lower)

    def _draw_pressed(self, pen: Pen, seat: int, box: Box) -> None:
        zone, style = self.session.preset.zones[seat], seat_style(seat)
        pressed = [zone.place(intent) for intent in self.check.pressed_by(seat)]
        side = min(64.0, box.h)
        for place, key in enumerate(pressed[:4]):
            cap = Box(box.x + place * (side + 8), box.cy - side / 2, side, side)
            label = short_label(self.services.keyboard.label(key))
            pen.key_cap(label, cap, colour=style.dark, state="pressed")
        if not pressed:
            pen.label(self.say(f"zone-{zone.name}"), box, HINT, INK_SOFT)

    def _draw_verdict(self, pen: Pen) -> None:
        pen.paper(VERDICT, PAPER, lift=16, cut=23)
        number = Box(VERDICT.x + 30, VERDICT.y + 6, 210, VERDICT.h - 120)
        pen.label(str(self.check.most), number, 150, INK, face="display", align="centre")
        under = Box(number.x - 20, number.bottom, 260, VERDICT.bottom - 8 - number.bottom)
        pen.paragraph(self.say("keycheck-at-once"), under, HINT, INK_SOFT, align="centre")
        verdict = self.check.verdict()
        icon = {"good": "icons/check", "few": "icons/warning", "open": "icons/keyboard"}
        right = Box(number.right + 40, VERDICT.y + 24, VERDICT.right - number.right - 70, 120)
        pen.icon(icon[verdict.level], right.x + 36, right.cy, 66, INK)
        text = self.say(verdict.text_id, seen=verdict.seen, wanted=verdict.wanted)
        room = Box(right.x + 88, right.y, right.w - 88, right.h)
        pen.paragraph(text, room, BODY + 2, INK, face="bold")
        lower = Box(right.x, right.bottom + 8, right.w, VERDICT.bottom - right.bottom - 30)
        pen.paragraph(self._advice_text(), lower, BODY, INK_SOFT)

    def _advice_text(self) -> str:
        advice = self.check.advice(self.session.preset, self.session.presets)
        if advice is None:
            tight = self.session.preset.tight
            return self.say("preset-tight" if tight else "keycheck-why")
        preset = self.say(advice.preset.text_id) if advice.preset else ""
        return self.say(advice.text_id, preset=preset)

    def _give_up(self) -> None:
        self.check.give_up()
        self.rebuild()

    def _take_advice(self) -> None:
        advice = self.check.advice(self.session.preset, self.session.presets)
        if advice is not None and advice.preset is not None:
            self.app.choose_preset(advice.preset.key)
            self._again()

    def _again(self) -> None:
        self.check = KeyCheck(self.session.preset.zones)
        self.rebuild()
