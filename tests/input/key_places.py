"""Which keys there are, and which of them a preset of zones may use."""

from game.input.places import KeyPlace, forbidden, name_of_place, place_of_name

NOT_ON_EVERY_BOARD: frozenset[KeyPlace] = frozenset(
    place_of_name(name)
    for name in ("BACKSLASH", "NONUSHASH", "NONUSBACKSLASH", "INTERNATIONAL1", "INTERNATIONAL3")
)
"""Keys that only ANSI, ISO or JIS boards have, or that each puts elsewhere."""

DEAD_KEYS: dict[str, frozenset[KeyPlace]] = {
    "fr": frozenset({place_of_name("LEFTBRACKET")}),
    "de": frozenset({place_of_name("GRAVE"), place_of_name("EQUALS")}),
}
"""By layout, the keys that print nothing by themselves but put an accent on the next letter."""


def all_places() -> tuple[KeyPlace, ...]:
    """Return every place that has a name."""
    return tuple(place for place in range(512) if not name_of_place(place).startswith("KEY_"))


def portable(place: KeyPlace) -> bool:
    """Say whether a preset may use a key: on every board, and not dead in a layout we know."""
    dead = any(place in keys for keys in DEAD_KEYS.values())
    return forbidden(place) is None and place not in NOT_ON_EVERY_BOARD and not dead
