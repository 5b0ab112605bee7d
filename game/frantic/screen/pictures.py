"""Which drawing a kind of card has, and where on it the program may write."""

from game.ui.theme import INK, RGB

BACK = "frantic/back"
EVENT_BACK = "frantic/event-back"
NAME_BAND = (0.07, 0.815, 0.86, 0.135)
"""The blank strip of a special: left, top, width and height as shares of the card's."""
NAME_INK: RGB = INK
"""What the name on the strip is written in; the strip is cream."""
NAMED_FROM = 126.0
"""A card narrower than this has no room for a name that could be read."""


def sprite_of(kind: str) -> str:
    """Return the name of the drawing of a kind of card.

    >>> sprite_of("R7"), sprite_of("*f")
    ('frantic/R7', 'frantic/Wf')
    """
    return f"frantic/W{kind[1]}" if kind.startswith("*") else f"frantic/{kind}"


def has_name(kind: str) -> bool:
    """Say whether a kind of card has a strip for its name: specials have, numbers have not."""
    return not kind[-1].isdigit() or kind.startswith("*")


def event_picture(key: str) -> str:
    """Return the name of the scene of an event's poster; it is 1.4 times as wide as high."""
    return f"frantic/events/{key}"
