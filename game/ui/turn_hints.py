"""The line of keys under a game of turns: those of whoever is in turn, and those of everybody."""

from game.core.rules import Seat
from game.input.seating import Seating
from game.input.turn_keys import TurnKeys
from game.ui.hidden_hands import HiddenHands
from game.ui.services import Services
from game.ui.theme import HINT
from game.ui.widgets_menu import HINT_GAP, Hint
from game.ui.widgets_pen import Box

CAP_GAP = 12.0
EDGES = 28.0
ARROWS = "←↑↓→"
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
        more: tuple[Hint, ...] = (),
        hands: HiddenHands | None = None,
        rush: bool = True,
    ) -> tuple[Hint, ...]:
        """Return the hints for the person in turn; ``more`` are the game's own keys.

        ``hands``: those of a game with hidden hands. While a curtain is down, only the show key
        and what everybody may press mean something. ``rush``: whether bots will play on, so that
        they can be skipped until a person is in turn.
        """
        say = self._services.texts
        guarded = hands is not None and hands.guarded
        shut = seat is not None and hands is not None and hands.curtain == seat
        own = self._waiting(rush=rush) if seat is None else self._own(seat, guarded=guarded)
        if shut:
            own, undo = own[-1:], False
        with_pad = seat is not None and self._keys.has_pad(seat)
        key = "pad-button-east" if with_pad else "key-backspace"
        back = (Hint(say(key), say("table-hint-undo")),) if undo else ()
        pause = "pad-button-start" if with_pad else "key-escape"
        return (
            *own,
            *back,
            Hint(say(pause), say("table-hint-pause")),
            Hint("F1", say("hint-help")),
            *more,
            Hint("F2", say("table-hint-log")),
        )

    def _waiting(self, *, rush: bool) -> tuple[Hint, ...]:
        """Return how to wait less: for what is shown, and where bots play for everything."""
        say, seating = self._services.texts, self._seating
        skip = Hint(say("key-enter"), say("table-hint-skip"))
        if not rush or not seating.bots or not seating.humans:
            return (skip,)
        return skip, Hint(say("key-space"), say("table-hint-rush"))

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

    def _show(self, seat: Seat) -> Hint:
        say = self._services.texts
        key = show_label(self._services, self._seating, seat) or say("pad-button-north")
        return Hint(key, say("table-hint-show"))

    def _own(self, seat: Seat, *, guarded: bool) -> tuple[Hint, ...]:
        """Return the keys of a seat; in a guarded game the last one shows the hand."""
        hints = self._of_choosing(seat)
        return (*hints[:-1], self._show(seat)) if guarded else hints

    def _of_choosing(self, seat: Seat) -> tuple[Hint, ...]:
        say, player = self._services.texts, self._seating[seat]
        why = say("table-hint-why")
        if self._keys.has_pad(seat):
            return (
                Hint("←↑↓→", say("hint-move")),
                Hint(say("pad-button-south"), say("hint-choose")),
                Hint(say("pad-button-west"), say("table-hint-first")),
                Hint(say("pad-button-north"), why),
            )
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
