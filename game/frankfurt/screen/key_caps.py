"""Live key caps: what each player's keys are called on their own keyboard, and how they stand."""

from collections.abc import Callable, Iterator

import pygame

from game.core.rules import Seat
from game.frankfurt.choices import usable
from game.frankfurt.screen.places import CAP, PILE_CAP
from game.frankfurt.screen.race import intent_of
from game.frankfurt.state import Key, State
from game.input.seating import Seating
from game.input.zones import INTENTS, Intent
from game.ui.paint import KeyState
from game.ui.pen import Pen
from game.ui.theme import INK, RGB, TEXT_SOFT

PRESSED_SECONDS = 0.11
"""A cap stays down this long, so that the eye can catch it."""
COLUMN_CAP_GROWS = 0.15
"""How much larger the caps of columns become at twice the size of text."""

PAD = "pad:"
PAD_CROSS = ("left", "up", "down", "right")
PAD_SPOTS = {"west": (-1, 0), "north": (0, -1), "south": (0, 1), "east": (1, 0)}
"""The four buttons at the right: no letters, as every maker prints others."""

Label = Callable[[Seat, Intent], str]


class KeyCaps:
    """Draws caps; ``label`` names a seat's key. Only people have caps."""

    def __init__(self, pen: Pen, seating: Seating, label: Label) -> None:
        self._pen = pen
        self._label = label
        self.seats = seating.humans
        self._labels: dict[tuple[Seat, Intent], str] = {}
        self._pressed: dict[tuple[Seat, Intent], float] = {}
        self._seconds = 0.0
        self.shown = True

    def press(self, seat: Seat, intent: Intent) -> None:
        """Show a key as pressed from the next picture on."""
        self._pressed[seat, intent] = self._seconds + PRESSED_SECONDS

    def update(self, dt: float) -> None:
        """Let keys come up again."""
        self._seconds += dt
        for key in [key for key, until in self._pressed.items() if until <= self._seconds]:
            del self._pressed[key]

    def relabel(self) -> None:
        """Ask for the labels anew: another keyboard layout is in use."""
        self._labels.clear()

    def label(self, seat: Seat, intent: Intent) -> str:
        """Return what is printed on a player's key."""
        key = (seat, intent)
        if key not in self._labels:
            self._labels[key] = self._label(seat, intent)
        return self._labels[key]

    @property
    def column_cap(self) -> float:
        """Return the size of a column's cap, which grows with the players' text."""
        return CAP * (1 + COLUMN_CAP_GROWS * (self._pen.services.text.percent / 100 - 1))

    def prewarming(self) -> Iterator[None]:
        """Make the pictures of one player's caps a step."""
        states: tuple[KeyState, ...] = ("live", "blocked", "pressed")
        for seat in self.seats:
            for shown in states:
                for intent in INTENTS:
                    size = PILE_CAP if intent.row == "upper" else self.column_cap
                    self._cap(seat, intent, size, shown)
                yield

    def draw(self, seat: Seat, key: Key, x: float, y: float, size: float, state: State) -> None:
        """Put the cap of a key that has a use in this match."""
        if not self.shown:
            return
        intent = intent_of(key)
        shown = self.key_state(seat, key, state)
        self._pen.stage.put(self._cap(seat, intent, size, shown), x, y)
        if self.label(seat, intent).startswith(PAD):
            name = self.label(seat, intent).removeprefix(PAD)
            colour = INK if shown != "blocked" else TEXT_SOFT
            self._put_sign(name, x, y - size * 0.04, size, colour)

    def _cap(self, seat: Seat, intent: Intent, size: float, shown: KeyState) -> pygame.Surface:
        colour = self._pen.style(seat).colour
        label = self.label(seat, intent)
        label = "" if label.startswith(PAD) else label
        return self._pen.sprites.keycap(label, size, state=shown, colour=colour)

    def _put_sign(self, name: str, x: float, y: float, size: float, colour: RGB) -> None:
        """Draw a pad's button: an arrow of the cross, or which of the four at the right."""
        if name in PAD_CROSS:
            icon = f"icons/arrow-{name}"
            self._pen.stage.put(self._pen.tinted(icon, size * 0.5, colour), x, y)
            return
        for other, (dx, dy) in PAD_SPOTS.items():
            width = size * (0.26 if other == name else 0.14)
            dot = self._pen.tinted("shapes/disc", width, colour)
            self._pen.stage.put(dot, x + dx * size * 0.24, y + dy * size * 0.24)

    def key_state(self, seat: Seat, key: Key, state: State) -> KeyState:
        """Return whether a key is live, blocked or pressed now."""
        if (seat, intent_of(key)) in self._pressed:
            return "pressed"
        return "live" if usable(state, seat, key) else "blocked"


def pad_label(intent: Intent) -> str:
    """Return the name of a pad's button for an intent, by its position on the pad."""
    return PAD + (tuple(PAD_SPOTS) if intent.row == "upper" else PAD_CROSS)[intent.index]
