"""Key zones: the eight keys of a player, and the presets of zones in ``levels/zones.yaml``.

Clauses FF-17, FF-17a and FF-18.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from game.documents import Document, convert, read_yaml
from game.files import Problem
from game.input.keyboard_map import Box, Form, KeyShape, bounds, needs_number_pad, shape_of
from game.input.places import KeyPlace, forbidden, name_of_place, place_of_name
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

    def box(self, form: Form = "iso") -> Box:
        """Return the box around its drawn keys in key units, empty if none is drawn."""
        shapes = self.shapes(form)
        return bounds(shapes) if shapes else Box(0, 0, 0, 0)

    def names(self) -> dict[str, str]:
        """Return both rows as text, as in the file: ``{"upper": "Q W E R", …}``."""
        return {
            "upper": " ".join(map(name_of_place, self.upper)),
            "lower": " ".join(map(name_of_place, self.lower)),
        }


class ZonePreset(msgspec.Struct, frozen=True):
    """Zones for a number of players at one keyboard; ``tight``: elbows meet, better get pads."""

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
        """Return the preset that so many players get without asking; ``KeyError`` if none."""
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
