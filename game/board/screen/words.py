"""What cards, colours and events are called, in the players' language and names (FB-31)."""

from game.board.deck import Colour, Symbol
from game.board.ground import TILE
from game.ui.i18n import Texts

PRINTED = "printed"


def name_of(texts: Texts, kind: str, names: str) -> str:
    """Return what a kind of card is called; ``names``: the option, ``kind`` may be a teleport."""
    own = "-printed" if kind == Symbol.NOT_YOU and names == PRINTED else ""
    return texts("board-choose-teleport" if kind == TILE else f"board-card-{kind}{own}")


def deed_of(texts: Texts, kind: str) -> str:
    """Return in a line what a card does."""
    return texts(f"board-does-{kind}")


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
