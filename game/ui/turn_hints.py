"""The line of keys under a game of turns: those of whoever is in turn, and those of everybody."""

from game.core.rules import Seat
from game.input.seating import Seating
from game.input.turn_keys import TurnKeys
from game.ui.canvas import Box
from game.ui.hidden_hands import HiddenHands
from game.ui.services import Services
from game.ui.theme import HINT
from game.ui.widgets_menu import HINT_GAP, Hint

CAP_GAP = 12.0
EDGES = 28.0
ARROWS = "←↑↓→"
BUTTONS = {
    "F2": "pad-button-select",
    "F3": "pad-button-shoulder-left",
    "F4": "pad-button-shoulder-right",
}
"""What does the same on a pad as a key that is called so everywhere."""
LEAST = 1
"""Hints that stay however narrow the window is."""


class TurnHints:
    """Says which keys do what; ``undo``: whether something can be taken back now."""

    def __init__(self, services: Services, seating: Seating) -> None:
        self._services = services
        self._seating = seating
        self._keys = TurnKeys(seating, services.pads)

    def of(
        self,
        seat: Seat | None,
        *,
        undo: bool,
        first: bool = False,
        more: tuple[Hint, ...] = (),
        hands: HiddenHands | None = None,
        rush: bool = True,
    ) -> tuple[Hint, ...]:
        """Return the hints for the person in turn; ``more`` are the game's own keys.

        ``first``: whether the first key chooses something, so that a pad has a button for it.
        ``hands``: those of a game with hidden hands. While a curtain is down, only the show key
        and what everybody may press mean something. ``rush``: whether bots will play on, so that
        they can be skipped until a person is in turn.
        """
        say = self._services.texts
        guarded = hands is not None and hands.guarded
        shut = seat is not None and hands is not None and hands.curtain == seat
        pad = self._by_pad(seat)
        if seat is None:
            own = self._waiting(rush=rush, pad=pad)
        else:
            own = self._own(seat, guarded=guarded, pad=pad, first=first)
        if shut:
            own, undo = own[-1:], False
        key = "pad-button-east" if pad else "key-backspace"
        back = (Hint(say(key), say("table-hint-undo")),) if undo else ()
        return (*own, *back, *self._common(more, pad=pad))

    def _common(self, more: tuple[Hint, ...], *, pad: bool) -> tuple[Hint, ...]:
        """Return what everybody may press, the last first to be left out for want of room.

        On a pad help is a part of the pause, and names of buttons are long.
        """
        say = self._services.texts
        log = Hint("F2", say("table-hint-log"))
        if not pad:
            pause = Hint(say("key-escape"), say("table-hint-pause"))
            return (pause, Hint("F1", say("hint-help")), *more, log)
        named = (
            Hint(say(BUTTONS[hint.key]), hint.text) if hint.key in BUTTONS else hint
            for hint in (log, *more)
        )
        return (Hint(say("pad-button-start"), say("table-hint-pause")), *named)

    def _by_pad(self, seat: Seat | None) -> bool:
        """Say whether hints are for a pad: that of the seat, or one that is in hand anyway."""
        in_hand = self._services.scenes.by_pad
        if seat is None or not in_hand:
            return in_hand if seat is None else self._keys.has_pad(seat)
        return self._keys.has_pad(seat) or (self._keys.shares(seat) and self._keys.free_pad)

    def _waiting(self, *, rush: bool, pad: bool) -> tuple[Hint, ...]:
        """Return how to wait less: for what is shown, and where bots play for everything."""
        say, seating = self._services.texts, self._seating
        keys = ("pad-button-south", "pad-button-west") if pad else ("key-enter", "key-space")
        skip, mine = map(say, keys)
        hints = Hint(skip, say("table-hint-skip")), Hint(mine, say("table-hint-rush"))
        return hints if rush and seating.bots and seating.humans else hints[:1]

    def fitting(self, hints: tuple[Hint, ...], box: Box) -> tuple[Hint, ...]:
        """Return the hints whose words are legible in a box: the last are left out, never cut."""
        room = box.w - 2 * EDGES
        while len(hints) > LEAST and not self._legible(hints, room, box.h):
            hints = hints[:-1]
        return hints

    def _legible(self, hints: tuple[Hint, ...], room: float, side: float) -> bool:
        """Say whether all words still fit when everything shrinks to the room."""
        measure = self._services.text.measure
        words = [measure(hint.text, HINT)[0] for hint in hints]
        caps = [self._cap(hint.key, side) for hint in hints]
        total = sum(words) + sum(caps) + CAP_GAP * len(hints) + HINT_GAP * (len(hints) - 1)
        shrink = min(1.0, room / total)
        least = (measure(hint.text, 0)[0] for hint in hints)
        return all(low <= wide * shrink for low, wide in zip(least, words, strict=True))

    def _cap(self, key: str, side: float) -> float:
        if key and all(letter in ARROWS for letter in key):
            return side * len(key)
        return max(side, self._services.text.measure(key, HINT, "bold", scaled=False)[0] + EDGES)

    def _show(self, seat: Seat, *, pad: bool) -> Hint:
        say = self._services.texts
        key = "" if pad else show_label(self._services, self._seating, seat)
        return Hint(key or say("pad-button-north"), say("table-hint-show"))

    def _own(self, seat: Seat, *, guarded: bool, pad: bool, first: bool) -> tuple[Hint, ...]:
        """Return the keys of a seat; in a guarded game the last one shows the hand."""
        hints = self._on_pad(first=first) if pad else self._of_choosing(seat)
        return (*hints[:-1], self._show(seat, pad=pad)) if guarded else hints

    def _on_pad(self, *, first: bool) -> tuple[Hint, ...]:
        say = self._services.texts
        marked = Hint(say("pad-button-west"), say("table-hint-first"))
        return (
            Hint("←↑↓→", say("hint-move")),
            Hint(say("pad-button-south"), say("hint-choose")),
            *((marked,) if first else ()),
            Hint(say("pad-button-north"), say("table-hint-why")),
        )

    def _of_choosing(self, seat: Seat) -> tuple[Hint, ...]:
        say, player = self._services.texts, self._seating[seat]
        why = say("table-hint-why")
        if player.zone is None:
            return (
                Hint("←↑↓→", say("hint-move")),
                Hint(say("key-enter"), say("hint-choose")),
                Hint("Tab", why),
            )
        labels = [str(self._services.keyboard.label(place)) for place in player.zone.lower]
        words = (say("table-hint-before"), say("table-hint-after"), say("hint-choose"), why)
        return tuple(Hint(label, text) for label, text in zip(labels, words, strict=True))


def show_label(services: Services, seating: Seating, seat: Seat) -> str:
    """Return what is printed on the key that opens a seat's hand; empty where a pad does."""
    place = TurnKeys(seating, services.pads).show_place(seat)
    return "" if place is None else str(services.keyboard.label(place))
