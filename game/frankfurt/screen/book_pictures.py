"""What the things of the race's book look like."""

from game.core.explain import Kind, Thing
from game.ui.game_screens import Example

_CARDS = {
    "odd": ("frankfurt/Y7", "frankfurt/R13", "frankfurt/B3"),
    "even": ("frankfurt/Y8", "frankfurt/R14", "frankfurt/B20"),
    "pile": ("frankfurt/B8", "frankfurt/R13", "frankfurt/Y20"),
    "draw": ("frankfurt/back",),
    "column": ("frankfurt/back", "frankfurt/back", "frankfurt/Y14"),
    "free": ("frankfurt/empty",),
    "odd-sign": ("frankfurt/R13",),
    "even-sign": ("frankfurt/R14",),
    "old": ("frankfurt/B8", "frankfurt/Y18"),
}
_LARGE = {
    "box": "frankfurt/box",
    "badge": "frankfurt/badge",
    "ring": "icons/lock",
    "word": "icons/warning",
    "countdown": "icons/clock",
    "stuck": "icons/turn",
    "slap": "icons/slap-hand",
    "handicap": "icons/gear",
    "rule": "icons/check",
    "glow": "icons/eye",
    "cross": "icons/cross",
    "pace": "icons/robot",
}


def picture_of(thing: Thing) -> Example | None:
    """Return the picture of a thing of the book."""
    if thing.kind is Kind.SEAT:
        return Example(("faces/fox",), large=True)
    if thing.key in _LARGE:
        return Example((_LARGE[thing.key],), large=True)
    return Example(_CARDS[thing.key]) if thing.key in _CARDS else None
