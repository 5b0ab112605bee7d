"""Keys in games of turns: all share arrows, Enter and letters; own zones and pads work as well.

Only who is in turn has live keys, so sharing them does no harm; but a key of somebody's zone is
never shared, whatever it would mean for others. A person without a zone and without
a pad plays with what is shared; a pad that nobody owns is shared too, by those who have neither.

The key of a choice is a number: that of the choice, counted from 0, or ``OWN_ROW + n`` or
``DIGIT + n`` for a choice that wants one key whatever else there is. Choices are counted along a
zone's upper row and then along letters, as they lie: digits come last, since a digit over a card
would be read as the number of another card.
"""

from collections.abc import Sequence
from typing import Literal

import msgspec
import pygame

from game.core.rules import Seat
from game.input.pads import Button, PadReader, Pads
from game.input.places import KeyPlace, place_of_name
from game.input.seating import Seating
from game.input.zones import KEYS_A_ROW, Intent, KeyZone

TurnKind = Literal[
    "left", "right", "up", "down", "previous", "next", "confirm", "pick", "info", "undo"
]


ShowChange = Literal["down", "up"]
"""What happens to a show key, which opens a player's own hidden hand."""
Command = Literal["log", "sheet", "second-sheet"]
"""What anybody may ask for at any time: the log, or a sheet that only a game has."""


NO_KEY = -1
OWN_ROW = 100
"""Keys from here on: a zone's upper row from the left; for those without a zone, letters."""
DIGIT = 200
"""Keys from here on: the row of digits, whatever zone somebody has."""
UNDO = 300
"""Stands for the key that takes something back."""


class TurnPress(msgspec.Struct, frozen=True):
    """What a press means: a move of the focus, or a commit; ``number`` counts choices from 0.

    ``key`` is the number of the pressed key for a choice that wants just this key.
    """

    kind: TurnKind
    number: int = 0
    key: int = NO_KEY


RUSH_KEY: KeyPlace = pygame.KSCAN_SPACE
"""Plays on to the own turn while nobody is asked. It never chooses: late, it does nothing."""
DIGITS: tuple[KeyPlace, ...] = (
    *map(place_of_name, "1234567890"),
    pygame.KSCAN_MINUS,
    pygame.KSCAN_EQUALS,
)
"""The row of digits, and the two keys beside them: for what is a number itself."""
LETTERS: tuple[KeyPlace, ...] = tuple(map(place_of_name, "QWERTYUIOPASDFGHJKLZXCVBNM"))
"""Letters that are in nobody's zone are the keys of choices, row by row."""
_SHARED: dict[KeyPlace, TurnPress] = {
    pygame.KSCAN_LEFT: TurnPress("left"),
    pygame.KSCAN_RIGHT: TurnPress("right"),
    pygame.KSCAN_UP: TurnPress("up"),
    pygame.KSCAN_DOWN: TurnPress("down"),
    pygame.KSCAN_RETURN: TurnPress("confirm"),
    pygame.KSCAN_KP_ENTER: TurnPress("confirm"),
    pygame.KSCAN_TAB: TurnPress("info"),
    pygame.KSCAN_BACKSPACE: TurnPress("undo"),
}
SHARED_KEYS = frozenset(_SHARED)
"""Keys that lead the focus and choose, for whoever is in turn and has no other task for them."""
_LOWER = (TurnPress("previous"), TurnPress("next"), TurnPress("confirm"), TurnPress("info"))
"""The lower row of a zone; its upper row picks the first four choices."""
_BUTTONS: dict[Button, TurnPress] = {
    "pad-left": TurnPress("left"),
    "pad-right": TurnPress("right"),
    "pad-up": TurnPress("up"),
    "pad-down": TurnPress("down"),
    "south": TurnPress("confirm"),
    "west": TurnPress("pick", 0),
    "north": TurnPress("info"),
    "east": TurnPress("undo"),
}
_COMMAND_KEYS: dict[int, Command] = {
    pygame.K_F2: "log",
    pygame.K_F3: "sheet",
    pygame.K_F4: "second-sheet",
}
_COMMAND_BUTTONS: dict[Button, Command] = {
    "select": "log",
    "shoulder-left": "sheet",
    "shoulder-right": "second-sheet",
}
WHEEL_LINES = 3
SCROLL_KEYS: dict[int, int] = {
    pygame.K_UP: 1,
    pygame.K_DOWN: -1,
    pygame.K_PAGEUP: 10,
    pygame.K_PAGEDOWN: -10,
    pygame.K_HOME: 1000,
    pygame.K_END: -1000,
}
SCROLL_BUTTONS: dict[Button, int] = {"pad-up": 1, "pad-down": -1}
"""What leads through the whole log: lines back."""
_RUSH_BUTTON: Button = "east"
"""Else it takes back, and when one's turn has just come there is nothing to be taken back."""
_SHOW = Intent("lower", 3)
_SHOW_BUTTON: Button = "north"
ASKED_KEY, ASKED_LABEL = pygame.K_F7, "F7"
_ASKED_BUTTON: Button = "stick-left"
_SHARED_SHOW: KeyPlace = pygame.KSCAN_TAB
_MODIFIERS = (
    pygame.KSCAN_LSHIFT,
    pygame.KSCAN_RSHIFT,
    pygame.KSCAN_LCTRL,
    pygame.KSCAN_RCTRL,
    pygame.KSCAN_LALT,
    pygame.KSCAN_RALT,
    pygame.KSCAN_LGUI,
    pygame.KSCAN_RGUI,
    pygame.KSCAN_CAPSLOCK,
)
_WITH_OTHER_TASKS = pygame.KMOD_ALT | pygame.KMOD_GUI | pygame.KMOD_CTRL
_PRESSES = (
    pygame.KEYDOWN,
    pygame.MOUSEBUTTONDOWN,
    pygame.JOYBUTTONDOWN,
    pygame.CONTROLLERBUTTONDOWN,
)


class TurnKeys:
    """Reads what the person in turn presses; everybody else's own keys and pads do nothing."""

    def __init__(self, seating: Seating, pads: Pads | None = None) -> None:
        self._seating = seating
        self._present = pads
        self._pads = PadReader(pads, all_sticks=True) if pads else None
        zones = (player.zone for player in seating.players if player.zone)
        self._owned = frozenset(place for zone in zones for place in zone.keys)
        self._letters = tuple(place for place in LETTERS if place not in self._owned)
        self._more = (*self._letters, *(place for place in DIGITS if place not in self._owned))
        """Keys of choices beside those of a zone."""

    def read(
        self, event: pygame.event.Event, seat: Seat | None, *, own_only: bool = False
    ) -> TurnPress | None:
        """Return what an event means for the seat in turn; ``None`` for nothing, or nobody.

        It has to see every event, or it could take a stick at rest for a pushed one.
        ``own_only``: whoever has own keys or a pad can't choose with anything that is shared.
        """
        if event.type == pygame.KEYDOWN:
            own = seat is None or self.owns(seat, event.scancode) or self.shares(seat)
            return None if seat is None or (own_only and not own) else self._key(event, seat)
        press = self._pads.press(event) if self._pads else None
        if press is None or seat is None:
            return None
        owner = self._seating.seat_of_pad(press.pad)
        return _BUTTONS.get(press.button) if self._may_use(seat, owner) else None

    def command(self, event: pygame.event.Event) -> Command | None:
        """Return what an event asks for, whoever is in turn."""
        if event.type == pygame.KEYDOWN:
            return _COMMAND_KEYS.get(event.key)
        button = self._pads.button(event) if self._pads else None
        return _COMMAND_BUTTONS.get(button) if button else None

    def scrolls(self, event: pygame.event.Event) -> int:
        """Return how many lines a press leads back in the log, anybody's; 0 for none."""
        if event.type == pygame.MOUSEWHEEL:
            return WHEEL_LINES * int(event.y)
        if event.type == pygame.KEYDOWN:
            return SCROLL_KEYS.get(event.key, 0)
        button = self._pads.button(event) if self._pads else None
        return SCROLL_BUTTONS.get(button, 0) if button else 0

    def rushes(self, event: pygame.event.Event) -> bool:
        """Say whether this key, or button of any pad, plays on to one's own turn."""
        if event.type == pygame.KEYDOWN:
            return getattr(event, "scancode", 0) == RUSH_KEY
        return self._pads is not None and self._pads.button(event) == _RUSH_BUTTON

    def when_asked(self, event: pygame.event.Event, seat: Seat | None) -> bool:
        """Say whether this key changes when a person is asked, or this button of the own pad.

        ``seat``: whose; ``None``: for all, which a pad that is nobody's own does too.
        """
        if event.type == pygame.KEYDOWN:
            return bool(event.key == ASKED_KEY)
        press = self._pads.press(event) if self._pads else None
        if press is None or press.button != _ASKED_BUTTON:
            return False
        return self._seating.seat_of_pad(press.pad) in (seat, None)

    def _may_use(self, seat: Seat, owner: Seat | None) -> bool:
        """Say whether a pad acts for a seat: its own, or a free one where it has nothing else."""
        return owner == seat if owner is not None else self.shares(seat)

    def pick_place(self, seat: Seat, key: int) -> KeyPlace | None:
        """Return the key of a choice for a seat: of the own zone, else a letter or a digit.

        A digit in somebody's zone is the key of no other choice.
        """
        zone = self._seating[seat].zone
        if key >= DIGIT:
            place = _nth(DIGITS, key - DIGIT)
            return None if place in self._owned else place
        upper = () if zone is None else zone.upper
        if key >= OWN_ROW:
            return _nth(upper or self._letters, key - OWN_ROW)
        return _nth((*upper, *self._more), key)

    def show(self, event: pygame.event.Event, seat: Seat) -> ShowChange | None:
        """Return what an event does to the show key of a seat; keys of others do nothing."""
        if event.type == pygame.KEYDOWN and not _with_others(event):
            return "down" if self._is_show(event, seat) else None
        if event.type == pygame.KEYUP:
            return "up" if self._is_show(event, seat) else None
        return None if self._pads is None else self._show_on_pad(self._pads, event, seat)

    def show_place(self, seat: Seat) -> KeyPlace | None:
        """Return the key that opens the hand of a seat; ``None`` where a button of a pad does."""
        zone = self._seating[seat].zone
        if zone is not None:
            return zone.place(_SHOW)
        return None if self.has_pad(seat) else _SHARED_SHOW

    def shares(self, seat: Seat) -> bool:
        """Say whether somebody has neither a zone nor a pad that is there."""
        return self._seating[seat].zone is None and not self.has_pad(seat)

    def owns(self, seat: Seat, place: KeyPlace) -> bool:
        """Say whether a key is in a seat's own zone."""
        zone = self._seating[seat].zone
        return zone is not None and place in zone.keys

    def hand_of(self, event: pygame.event.Event, seat: Seat) -> Seat | None:
        """Return the seat if its own key or pad was pressed, ``None`` if it is a shared one."""
        if event.type == pygame.KEYDOWN:
            return seat if self.owns(seat, event.scancode) else None
        return None if self.shares(seat) else seat

    def has_pad(self, seat: Seat) -> bool:
        """Say whether somebody plays with a pad, and it is there."""
        pad = self._seating[seat].pad
        return pad is not None and (self._present is None or pad in self._present.present())

    @property
    def free_pad(self) -> bool:
        """Say whether a pad is there that nobody owns: whoever shares keys may use it."""
        present = () if self._present is None else self._present.present()
        return any(self._seating.seat_of_pad(pad) is None for pad in present)

    def _is_show(self, event: pygame.event.Event, seat: Seat) -> bool:
        return getattr(event, "scancode", 0) == self.show_place(seat)

    def _show_on_pad(
        self, pads: PadReader, event: pygame.event.Event, seat: Seat
    ) -> ShowChange | None:
        down, up = pads.press(event), pads.release(event)
        press = down or up
        if press is None or press.button != _SHOW_BUTTON:
            return None
        if not self._may_use(seat, self._seating.seat_of_pad(press.pad)):
            return None
        return "up" if down is None else "down"

    def _key(self, event: pygame.event.Event, seat: Seat) -> TurnPress | None:
        if _with_others(event):
            return None
        place = getattr(event, "scancode", 0)
        zone = self._seating[seat].zone
        intent = zone.intent(place) if zone is not None else None
        if intent is None and place in self._owned:
            return None
        if intent is None:
            return _SHARED.get(place) or self._pick(place, zone)
        if intent.row == "lower":
            return _LOWER[intent.index]
        return TurnPress("pick", intent.index, OWN_ROW + intent.index)

    def _pick(self, place: KeyPlace, zone: KeyZone | None) -> TurnPress | None:
        """Return the choice that a letter or digit picks, after those of the own zone."""
        if place not in self._more:
            return None
        number = self._more.index(place)
        key = OWN_ROW + number if zone is None else NO_KEY
        if place in DIGITS:
            key = DIGIT + DIGITS.index(place)
        return TurnPress("pick", number + (0 if zone is None else KEYS_A_ROW), key)


def _nth(places: Sequence[KeyPlace], number: int) -> KeyPlace | None:
    """Return one of some keys, ``None`` if there are fewer."""
    return places[number] if 0 <= number < len(places) else None


def _with_others(event: pygame.event.Event) -> bool:
    """Say whether a key is pressed together with one like Alt, or only repeats."""
    with_other = getattr(event, "mod", 0) & _WITH_OTHER_TASKS
    return bool(with_other or getattr(event, "repeat", 0))


def is_press(event: pygame.event.Event) -> bool:
    """Say whether somebody pressed something: a key that is no modifier, a button, the mouse."""
    if event.type not in _PRESSES:
        return False
    if event.type == pygame.KEYDOWN:
        return getattr(event, "scancode", 0) not in _MODIFIERS
    return event.type != pygame.MOUSEBUTTONDOWN or event.button == 1
