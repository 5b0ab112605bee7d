"""Changing keys: one key never has two tasks, and nothing changes without being said (C11)."""

from collections.abc import Sequence

import msgspec

from game.core.rules import Seat
from game.input.places import KeyPlace, Reason, forbidden
from game.input.zones import INTENTS, Intent, KeyZone, clash


class Free(msgspec.Struct, frozen=True):
    """Nobody has the key: ``assign`` it."""

    place: KeyPlace


class Same(msgspec.Struct, frozen=True):
    """It is this intent's key already."""

    place: KeyPlace


class Conflict(msgspec.Struct, frozen=True):
    """The key has a task, of the same seat or another one: ``swap`` the two, or leave it."""

    place: KeyPlace
    seat: Seat
    intent: Intent


class Forbidden(msgspec.Struct, frozen=True):
    """Nobody may have the key; the text ``forbidden-<reason>`` says why."""

    place: KeyPlace
    reason: Reason

    @property
    def text_id(self) -> str:
        """The text id of the reason."""
        return f"forbidden-{self.reason}"


Proposal = Free | Same | Conflict | Forbidden
"""What would happen if an intent got a key."""


class BindingError(ValueError):
    """A key can't be assigned as it is; ``proposal`` says why."""

    def __init__(self, proposal: Proposal) -> None:
        super().__init__(str(proposal))
        self.proposal = proposal


class Bindings(msgspec.Struct, frozen=True):
    """The zones of the seats at one keyboard, as they are now and as their preset has them."""

    defaults: tuple[KeyZone, ...]
    zones: tuple[KeyZone, ...]

    def propose(self, seat: Seat, intent: Intent, place: KeyPlace) -> Proposal:
        """Return what would happen; changes nothing."""
        reason = forbidden(place)
        if reason:
            return Forbidden(place, reason)
        owner = self.owner(place)
        if owner is None:
            return Free(place)
        return Same(place) if owner == (seat, intent) else Conflict(place, *owner)

    def owner(self, place: KeyPlace) -> tuple[Seat, Intent] | None:
        """Return whose key this is and what for; ``None`` if it is nobody's."""
        for seat, zone in enumerate(self.zones):
            intent = zone.intent(place)
            if intent:
                return seat, intent
        return None

    def assign(self, seat: Seat, intent: Intent, place: KeyPlace) -> "Bindings":
        """Return the bindings with a free key assigned; ``BindingError`` if it isn't free."""
        proposal = self.propose(seat, intent, place)
        match proposal:
            case Free():
                return self._with(seat, intent, place)
            case Same():
                return self
            case _:
                raise BindingError(proposal)

    def swap(self, seat: Seat, intent: Intent, place: KeyPlace) -> "Bindings":
        """Return the bindings with a key assigned; who had it gets this intent's old key.

        ``BindingError`` if the key is forbidden.
        """
        proposal = self.propose(seat, intent, place)
        if not isinstance(proposal, Conflict):
            return self.assign(seat, intent, place)
        old = self.zones[seat].place(intent)
        given = self._with(proposal.seat, proposal.intent, old)
        return given._with(seat, intent, place)

    def reset(self, seat: Seat) -> "Bindings":
        """Return the bindings with a seat's preset keys; who has one of them gets the old one."""
        bindings = self
        for intent in INTENTS:
            bindings = bindings.swap(seat, intent, self.defaults[seat].place(intent))
        return bindings

    @property
    def changed(self) -> bool:
        """Say whether any key isn't the preset's."""
        return self.defaults != self.zones

    def _with(self, seat: Seat, intent: Intent, place: KeyPlace) -> "Bindings":
        zone = self.zones[seat].with_key(intent, place)
        return Bindings(self.defaults, (*self.zones[:seat], zone, *self.zones[seat + 1 :]))


Rows = tuple[Sequence[KeyPlace], Sequence[KeyPlace]]
"""A saved zone: the scancodes of the upper and of the lower row."""


def bindings_of(defaults: Sequence[KeyZone], saved: Sequence[Rows] = ()) -> tuple[Bindings, bool]:
    """Return a preset's bindings with saved keys in their place, and whether those were usable.

    Saved keys that are too few, forbidden, or twice there are left out as a whole.
    """
    fresh = Bindings(tuple(defaults), tuple(defaults))
    if not saved:
        return fresh, True
    if len(saved) != len(defaults) or not all(_usable(rows) for rows in saved):
        return fresh, False
    zones = tuple(
        KeyZone(zone.name, tuple(upper), tuple(lower))
        for zone, (upper, lower) in zip(defaults, saved, strict=True)
    )
    return (fresh, False) if clash(zones) else (Bindings(fresh.defaults, zones), True)


def saved_rows(bindings: Bindings) -> tuple[Rows, ...]:
    """Return what ``bindings_of`` takes; empty if all keys are the preset's."""
    return tuple((zone.upper, zone.lower) for zone in bindings.zones) if bindings.changed else ()


def _usable(rows: Rows) -> bool:
    places = [place for row in rows for place in row]
    return all(len(row) == 4 for row in rows) and not any(map(forbidden, places))
