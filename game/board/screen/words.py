"""What cards, colours and events are called, in the players' language (FB-31)."""

from game.board.deck import Colour
from game.board.state import NOT_YOU
from game.ui.i18n import Texts

PRINTED = "printed"


def name_of(texts: Texts, kind: str, names: str) -> str:
    """Return what a kind of card is called; ``names``: the option, ``kind`` may be a teleport."""
    printed = f"board-card-{kind}-printed"
    use_printed = names == PRINTED and texts.has(printed)
    return texts(printed if use_printed else f"board-card-{kind}")


def strip_of(texts: Texts, kind: str, names: str) -> str:
    """Return a card's name with a hyphen where it may be broken for want of room."""
    printed = "-printed" if names == PRINTED else ""
    strip = f"board-strip-{kind}{printed}"
    return texts(strip) if texts.has(strip) else name_of(texts, kind, names)


def deed_of(texts: Texts, kind: str, squares: int = NOT_YOU) -> str:
    """Return in a line what a card or a teleport does; ``squares``: Not You's on this board."""
    return texts(f"board-does-{kind}", n=squares)


def colour_of(texts: Texts, colour: str) -> str:
    """Return a colour's word."""
    return texts(f"board-colour-{colour}")


def acts_of(texts: Texts, colour: Colour) -> str:
    """Return when cards of a colour act (FB-2)."""
    return texts(f"board-acts-{colour.value}")


def event_name(texts: Texts, key: str) -> str:
    """Return what an event is called."""
    return texts(f"board-event-{key}")


def event_text(texts: Texts, key: str) -> str:
    """Return what an event does, and to whom."""
    return texts(f"board-event-{key}-text")
