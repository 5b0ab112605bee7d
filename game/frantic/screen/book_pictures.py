"""What the things of Frantic's book look like."""

from game.core.explain import Kind, Thing
from game.frantic.deck import COLOURS
from game.frantic.phrases import SYMBOL_WORDS
from game.frantic.screen.pictures import BACK, EVENT_BACK, event_picture, sprite_of
from game.ui.game_screens import Example

_ONE_COLOUR = ("chance", "skip", "gift", "exchange")
_LETTERS = "".join(colour[0].upper() for colour in COLOURS)
_GROUPS = {"number": ("R7", "Y2", "G9", "B4"), "black": ("K3", "K8")}
_PILES = {"draw": (BACK,), "discard": ("frantic/G7", "frantic/R7"), "events": (EVENT_BACK,)}
_SIGNS = {
    "wish": "shapes/clover",
    "round": "icons/flag",
    "time": "icons/clock",
    "asked": "icons/keyboard",
    "answered": "icons/check",
    "new": "icons/star",
}


def picture_of(thing: Thing) -> Example | None:
    """Return the picture of a thing of the book."""
    match thing.kind:
        case Kind.CARD:
            return _cards(thing.key)
        case Kind.EVENT:
            return Example((event_picture(thing.key),), large=True)
        case Kind.PILE:
            cards = _PILES.get(thing.key, ("frantic/R5", "frantic/Ys", "frantic/W4"))
            return Example(cards, beside=len(cards) > 1)
        case Kind.SEAT:
            return Example(("faces/fox",), large=True)
        case Kind.SIGN:
            drawing = _SIGNS.get(thing.key, f"frantic/mark-{thing.key}")
            return Example((drawing,), large=True)
        case _:
            return None


def _cards(key: str) -> Example:
    if key in _GROUPS:
        return Example(tuple(map(sprite_of, _GROUPS[key])))
    symbol = next(symbol for symbol, word in SYMBOL_WORDS.items() if word == key)
    if key in _ONE_COLOUR:
        return Example(tuple(sprite_of(letter + symbol.value) for letter in _LETTERS))
    return Example((sprite_of(symbol.value),))
