"""Keys of people who are asked together: to let it be, not before the own turn, to think about it.

A person with keys of their own lets it be with the first key of the upper row, for longer with the
second, and answers from the closed hand with the third; the show key takes the question up. A pad
has its left, right and upper buttons for the same. Those who share keys have a letter each to take
it up, and one key to let it be for all of them. Each of these keys is drawn on its owner's plate.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

import pygame

from game.core.rules import Seat
from game.input.seating import MatchSetup
from game.input.turn_keys import ASKED_LABEL, TurnKeys, is_press
from game.ui.answer_window import DEAF, AskedSeat, Cap, Orders
from game.ui.hidden_hands import HiddenHands
from game.ui.pen import PAD_LEFT, PAD_RIGHT
from game.ui.press_timing import PressGuard, key_press
from game.ui.services import Services
from game.ui.spots import Spots

MOST_KEYS = 30
"""So many digits and letters are tried for those who share keys."""
LET_BE, LATER, BLIND = 0, 1, 2
"""The keys of a zone's upper row, from the left."""
PASS_ICON, LATER_ICON, LOOK_ICON = "icons/check", "icons/step", "icons/eye"
_BUTTONS = (pygame.JOYBUTTONDOWN, pygame.CONTROLLERBUTTONDOWN)


class Asking(Protocol):
    """The parts of a scene that keys of people who are asked together need."""

    services: Services
    setup: MatchSetup
    keys: TurnKeys
    guard: PressGuard
    hands: HiddenHands
    spots: Spots[Any]
    orders: Orders

    @property
    def answer_icon(self) -> str:
        """Return the drawing of the key that answers from a closed hand."""
        ...

    @property
    def people_asked(self) -> tuple[Seat, ...]:
        """Return the people who are asked alike now."""
        ...

    @property
    def answers_blind(self) -> bool:
        """Say whether a key alone tells a whole answer."""
        ...

    @property
    def timed(self) -> bool:
        """Say whether the question has a limit."""
        ...

    @property
    def asks_together(self) -> bool:
        """Say whether several may answer, none of whom has taken it up."""
        ...

    @property
    def front(self) -> Seat | None:
        """Return the person whose keys and focus count."""
        ...

    def press_counts(self, hand: Seat | None = None) -> bool:
        """Take a press that would choose; say whether it counts."""
        ...

    def let_be(self, seats: Sequence[Seat]) -> None:
        """Pass for people who are asked the same question."""
        ...

    def not_before(self, seat: Seat) -> None:
        """Leave somebody alone until their next turn."""
        ...

    def ask_again(self, *seats: Seat) -> bool:
        """Ask again who was left alone."""
        ...

    def answer_blind(self, seat: Seat) -> None:
        """Answer from a closed hand."""
        ...

    def take_up(self, seat: Seat) -> None:
        """Let somebody think about the question."""
        ...

    def open_hand(self, event: pygame.event.Event | None, seat: Seat) -> None:
        """Open the hand of whoever thinks about it."""
        ...

    def plate_at(self, x: float, y: float) -> Seat | None:
        """Return whose plate is at a point."""
        ...


class AnswerKeys:
    """Reads these keys, and tells which of them each person has now."""

    def __init__(self, scene: Asking) -> None:
        self._scene = scene

    def take(self, event: pygame.event.Event) -> bool:
        """Act on a raw event; say whether it was one of these keys."""
        if self._asks_again(event):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._click(event)
        beside = self._beside()
        if not beside:
            return False
        if event.type == pygame.KEYDOWN:
            owner = next((s for s in beside if self._scene.keys.owns(s, event.scancode)), None)
            return self._shared(event) if owner is None else self._own(event, owner)
        pads = (seat for seat in beside if self._scene.keys.has_pad(seat))
        return event.type in _BUTTONS and any(self._on_pad(event, seat) for seat in pads)

    def _beside(self) -> tuple[Seat, ...]:
        """Return who may answer without being the one who chooses."""
        scene = self._scene
        front = scene.front
        if not scene.asks_together and (front not in scene.people_asked or not scene.timed):
            return ()
        return tuple(seat for seat in scene.people_asked if seat != front)

    def _counts(self, hand: Seat | None) -> bool:
        """Take a press; say whether it is not meant for what was there before."""
        return self._scene.press_counts(hand) and self._scene.guard.open_for >= DEAF

    def _repeats(self, event: pygame.event.Event) -> bool:
        """Say whether a press may be meant for what the same key has just chosen."""
        return self._scene.guard.repeats(key_press(event))

    def _own(self, event: pygame.event.Event, seat: Seat) -> bool:
        """Act for a person on a key of the own zone."""
        scene = self._scene
        if scene.keys.show(event, seat) == "down":
            self._think(event, seat)
            return True
        press = scene.keys.read(event, seat)
        if press is not None and press.kind == "pick" and not self._repeats(event):
            self._answer(seat, press.number)
        return True

    def _on_pad(self, event: pygame.event.Event, seat: Seat) -> bool:
        """Act for a person on a button of the own pad; say whether it was theirs."""
        scene = self._scene
        if scene.keys.show(event, seat) == "down":
            self._think(event, seat)
            return True
        press = scene.keys.read(event, seat)
        if press is None:
            return False
        if self._repeats(event):
            return True
        if press.kind == "pick":
            self._answer(seat, LET_BE)
        elif press.kind == "undo":
            self._answer(seat, LATER)
        return True

    def _answer(self, seat: Seat, number: int) -> None:
        scene = self._scene
        if number > BLIND or not self._counts(seat):
            return
        match number:
            case 0:
                scene.let_be((seat,))
            case 1:
                scene.not_before(seat)
            case _:
                scene.answer_blind(seat)

    def _think(self, event: pygame.event.Event | None, seat: Seat) -> None:
        """Let somebody take the question up, with an open hand."""
        if self._scene.asks_together and self._counts(None if event is None else seat):
            self._scene.take_up(seat)
            self._scene.open_hand(event, seat)

    def _sharers(self) -> tuple[Seat, ...]:
        scene = self._scene
        return tuple(seat for seat in scene.people_asked if scene.keys.shares(seat))

    def _shared(self, event: pygame.event.Event) -> bool:
        """Act for those who share keys: a letter each, and one key for all of them."""
        scene, sharers = self._scene, self._sharers()
        if not scene.asks_together or not sharers:
            return False
        press = scene.keys.read(event, sharers[0])
        if press is None:
            return False
        if press.kind == "undo" and self._counts(None):
            scene.let_be(sharers)
        for seat, place in self._places_of(sharers).items():
            if event.scancode == place:
                self._think(None, seat)
        return press.kind in ("undo", "pick")

    def _places_of(self, sharers: Sequence[Seat]) -> dict[Seat, int]:
        """Return a key for each who shares: the first ones that are in nobody's zone.

        It is the same in each window, whoever else is asked.
        """
        if not sharers:
            return {}
        keys, humans = self._scene.keys, self._scene.setup.seating.humans
        found = (keys.pick_place(sharers[0], number) for number in range(MOST_KEYS))
        free = (place for place in found if place is not None)
        places = zip((seat for seat in humans if keys.shares(seat)), free, strict=False)
        return {seat: place for seat, place in places if seat in sharers}

    def _click(self, event: pygame.event.Event) -> bool:
        """Let the mouse take a question up for those who share it, and end an order."""
        scene = self._scene
        at = scene.services.canvas.hit(event.pos)
        seat = None if at is None or not is_press(event) else scene.plate_at(*at)
        if at is None or seat is None or scene.spots.at(*at) is not None:
            return False
        if scene.ask_again(seat):
            return True
        if scene.asks_together and seat in self._sharers():
            self._think(None, seat)
            return True
        return False

    def _asks_again(self, event: pygame.event.Event) -> bool:
        """End orders: all of them by one key, one's own by the key that gave it."""
        scene = self._scene
        seats = tuple(scene.orders.seats)
        if not seats or not is_press(event) or event.type == pygame.MOUSEBUTTONDOWN:
            return False
        if scene.keys.when_asked(event, None):
            return scene.ask_again(*seats)
        return any(
            (self._is_later(event, seat) or scene.keys.when_asked(event, seat))
            and scene.ask_again(seat)
            for seat in seats
            if seat != scene.front
        )

    def _is_later(self, event: pygame.event.Event, seat: Seat) -> bool:
        keys = self._scene.keys
        if event.type == pygame.KEYDOWN:
            own = keys.owns(seat, event.scancode)
            return own and event.scancode == keys.pick_place(seat, LATER)
        if event.type not in _BUTTONS or not keys.has_pad(seat):
            return False
        press = keys.read(event, seat)
        return press is not None and press.kind == "undo"

    # What is to be seen of them.

    def people(self, answered: Sequence[Seat]) -> tuple[AskedSeat, ...]:
        """Return who may answer, who has answered, and who waits, with the keys of each."""
        scene = self._scene
        beside = self._beside()
        found = []
        for seat in scene.setup.seating.humans:
            if seat in scene.orders.seats:
                label = self._label(seat, LATER) or ASKED_LABEL
                found.append(AskedSeat(seat, "later", (Cap(LATER_ICON, label),)))
            elif seat in beside:
                found.append(AskedSeat(seat, "asked", tuple(self._caps(seat))))
            elif seat in answered and scene.people_asked:
                found.append(AskedSeat(seat, "answered"))
        return tuple(found)

    def _caps(self, seat: Seat) -> Iterator[Cap]:
        scene = self._scene
        if scene.keys.shares(seat):
            if scene.asks_together:
                place = self._places_of(self._sharers()).get(seat)
                yield Cap(LOOK_ICON, self._printed(place))
            return
        yield Cap(PASS_ICON, self._label(seat, LET_BE))
        yield Cap(LATER_ICON, self._label(seat, LATER))
        if scene.keys.has_pad(seat):
            return
        if scene.answers_blind:
            yield Cap(scene.answer_icon, self._label(seat, BLIND))
        elif scene.asks_together:
            yield Cap(LOOK_ICON, self._printed(scene.keys.show_place(seat)))

    def _label(self, seat: Seat, number: int) -> str:
        """Return what is printed on an own key; empty for somebody who has none."""
        keys = self._scene.keys
        if keys.has_pad(seat):
            return {LET_BE: PAD_LEFT, LATER: PAD_RIGHT}.get(number, "")
        return "" if keys.shares(seat) else self._printed(keys.pick_place(seat, number))

    def _printed(self, place: int | None) -> str:
        return "" if place is None else str(self._scene.services.keyboard.label(place))


def curtain_caps(scene: Any, seat: Seat) -> tuple[str, str]:
    """Return what is printed on the keys that let it be without a look, once and for longer."""
    if scene.keys.has_pad(seat):
        return PAD_LEFT, PAD_RIGHT
    places = (scene.key_place(seat, number) for number in (LET_BE, LATER))
    first, second = ("" if p is None else str(scene.services.keyboard.label(p)) for p in places)
    return first, second
