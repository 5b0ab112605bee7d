"""Key zones: the eight keys of a player, the presets in ``levels/zones.yaml``, and changing keys.

One key never has two tasks, and nothing changes without being said. Clauses FF-17, FF-17a
and FF-18.
"""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from game.core.rules import Seat
from game.documents import Document, convert, read_yaml
from game.files import Problem
from game.input.places import (
    Form,
    KeyArea,
    KeyPlace,
    KeyShape,
    Reason,
    bounds,
    forbidden,
    name_of_place,
    needs_number_pad,
    place_of_name,
    shape_of,
)
from game.level_files import load_level

ZONES_FILE = "zones.yaml"
KEYS_A_ROW = 4
MAX_SEATS = 4

Row = Literal["upper", "lower"]
ROWS: tuple[Row, Row] = ("upper", "lower")


class Intent(msgspec.Struct, frozen=True):
    """What a key means before a game makes an action of it: a row, and 0 to 3 from the left."""

    row: Row
    index: int


INTENTS: tuple[Intent, ...] = tuple(Intent(row, index) for row in ROWS for index in range(4))
"""All eight, upper row first."""


class KeyZone(msgspec.Struct, frozen=True):
    """The keys of one player: the upper row is for the piles, the lower one for the columns."""

    name: str
    upper: tuple[KeyPlace, ...]
    lower: tuple[KeyPlace, ...]

    @property
    def keys(self) -> tuple[KeyPlace, ...]:
        """All eight places, in the order of ``INTENTS``."""
        return self.upper + self.lower

    def place(self, intent: Intent) -> KeyPlace:
        """Return the place of an intent's key."""
        return (self.upper if intent.row == "upper" else self.lower)[intent.index]

    def intent(self, place: KeyPlace) -> Intent | None:
        """Return what a place means in this zone; ``None`` if it isn't one of its keys."""
        return INTENTS[self.keys.index(place)] if place in self.keys else None

    def with_key(self, intent: Intent, place: KeyPlace) -> "KeyZone":
        """Return this zone with another key for an intent."""
        keys = list(self.keys)
        keys[INTENTS.index(intent)] = place
        return KeyZone(self.name, tuple(keys[:KEYS_A_ROW]), tuple(keys[KEYS_A_ROW:]))

    def shapes(self, form: Form = "iso") -> tuple[KeyShape, ...]:
        """Return the drawing of its keys, in the order of ``INTENTS``, without undrawn ones."""
        found = (shape_of(place, form) for place in self.keys)
        return tuple(shape for shape in found if shape is not None)

    def box(self, form: Form = "iso") -> KeyArea:
        """Return the box around its drawn keys in key units, empty if none is drawn."""
        shapes = self.shapes(form)
        return bounds(shapes) if shapes else KeyArea(0, 0, 0, 0)

    def names(self) -> dict[str, str]:
        """Return both rows as text, as in the file: ``{"upper": "Q W E R", …}``."""
        return {
            "upper": " ".join(map(name_of_place, self.upper)),
            "lower": " ".join(map(name_of_place, self.lower)),
        }


class ZonePreset(msgspec.Struct, frozen=True):
    """Zones for a number of players at one keyboard; ``tight``: the players' elbows meet."""

    key: str
    seats: int
    zones: tuple[KeyZone, ...]
    tight: bool = False

    @property
    def number_pad(self) -> bool:
        """Say whether it takes a keyboard with a number pad."""
        return needs_number_pad(place for zone in self.zones for place in zone.keys)

    @property
    def text_id(self) -> str:
        """The text id of its name."""
        return f"preset-{self.key}"


class Zones(msgspec.Struct, frozen=True):
    """All presets, in the order of the file."""

    presets: tuple[ZonePreset, ...]

    def default(self, seats: int) -> ZonePreset:
        """Return the preset for so many players unless they choose one; ``KeyError`` if none."""
        for preset in self.for_seats(seats):
            return preset
        raise KeyError(f"no zones for {seats} players at one keyboard")

    def for_seats(self, seats: int) -> tuple[ZonePreset, ...]:
        """Return the presets for so many players, the default first."""
        return tuple(preset for preset in self.presets if preset.seats == seats)

    def get(self, key: str) -> ZonePreset:
        """Return a preset by its key; ``KeyError`` if there is none."""
        for preset in self.presets:
            if preset.key == key:
                return preset
        raise KeyError(key)


_Key = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9-]{0,30}$")]


class _ZoneEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: _Key
    upper: str
    lower: str


class _PresetEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: _Key
    seats: Annotated[int, msgspec.Meta(ge=1, le=MAX_SEATS)]
    zones: tuple[_ZoneEntry, ...]
    tight: bool = False


class _ZonesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal[1]
    presets: tuple[_PresetEntry, ...]


def load_zones(path: Path | None = None, problems: list[Problem] | None = None) -> Zones:
    """Return the zones of a file, or else the player's own or the built-in ones.

    ``ContentError`` if a given file, or the built-in one, is wrong.
    """
    return load_level(ZONES_FILE, _read, path, problems)


def parse_row(text: str) -> tuple[KeyPlace, ...]:
    """Return the places of a row of key names; ``ValueError`` says what is wrong with it."""
    names = text.split()
    if len(names) != KEYS_A_ROW:
        raise ValueError(f"a row is {KEYS_A_ROW} keys, not {len(names)}")
    for name in names:
        reason = forbidden(place_of_name(name))
        if reason:
            raise ValueError(f"{name} can't be a player's key: it is a {reason} key")
    return tuple(map(place_of_name, names))


def clash(zones: Iterable[KeyZone]) -> tuple[int, int, KeyPlace] | None:
    """Return two seats, which may be the same, and a key that both have; ``None`` if no key is."""
    owner: dict[KeyPlace, int] = {}
    for seat, place in _seated_keys(zones):
        if place in owner:
            return owner[place], seat, place
        owner[place] = seat
    return None


def _seated_keys(zones: Iterable[KeyZone]) -> Iterator[tuple[int, KeyPlace]]:
    for seat, zone in enumerate(zones):
        for place in zone.keys:
            yield seat, place


def _read(path: Path) -> Zones:
    document = read_yaml(path)
    entries = convert(document, _ZonesFile).presets
    presets = tuple(_preset(document, index, entry) for index, entry in enumerate(entries))
    _check_keys(document, presets)
    return Zones(presets)


def _preset(document: Document, index: int, entry: _PresetEntry) -> ZonePreset:
    at = f"presets[{index}].zones"
    if len(entry.zones) != entry.seats:
        raise document.error(at, f"{len(entry.zones)} zones for {entry.seats} seats")
    zones = tuple(
        KeyZone(
            zone.name,
            _row(document, f"{at}[{seat}].upper", zone.upper),
            _row(document, f"{at}[{seat}].lower", zone.lower),
        )
        for seat, zone in enumerate(entry.zones)
    )
    found = clash(zones)
    if found:
        first, second, place = found
        why = f"{name_of_place(place)} is already a key of zones[{first}]"
        raise document.error(f"{at}[{second}]", why)
    return ZonePreset(entry.key, entry.seats, zones, entry.tight)


def _row(document: Document, at: str, text: str) -> tuple[KeyPlace, ...]:
    try:
        return parse_row(text)
    except ValueError as error:
        raise document.error(at, str(error)) from error


def _check_keys(document: Document, presets: tuple[ZonePreset, ...]) -> None:
    keys = [preset.key for preset in presets]
    for index, key in enumerate(keys):
        if key in keys[:index]:
            raise document.error(f"presets[{index}].key", f"{key!r} is there twice")
    for seats in range(1, MAX_SEATS + 1):
        if all(preset.seats != seats for preset in presets):
            raise document.error("presets", f"no preset for {seats} players")


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
    """Return keys to save, as ``bindings_of`` takes them; empty if all are the preset's."""
    return tuple((zone.upper, zone.lower) for zone in bindings.zones) if bindings.changed else ()


def _usable(rows: Rows) -> bool:
    places = [place for row in rows for place in row]
    return all(len(row) == 4 for row in rows) and not any(map(forbidden, places))
