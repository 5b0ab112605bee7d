"""What cards, colours and events are called, and what they do (FB-31)."""

from game.board.deck import Colour
from game.board.occupancy import TILE
from game.board.state import NOT_YOU, State
from game.core.sentence import Sentence

PRINTED = "printed"


def card_of(kind: str, names: str) -> Sentence:
    """Return what a kind of card is called; ``names``: the option, of which a teleport has none."""
    printed = names == PRINTED and kind != TILE
    return Sentence(f"board-card-{kind}-printed" if printed else f"board-card-{kind}")


def card_id(state: State, kind: str) -> str:
    """Return the id of a card's name, as the table has agreed."""
    return card_of(kind, state.rules.names).text_id


def deed_of(kind: str, squares: int = NOT_YOU) -> Sentence:
    """Return in a line what a card or a teleport does; ``squares``: Not You's on this board."""
    return Sentence(f"board-does-{kind}", args={"n": squares})


def colour_of(colour: str) -> Sentence:
    """Return a colour's word."""
    return Sentence(f"board-colour-{colour}")


def acts_of(colour: Colour) -> Sentence:
    """Return when cards of a colour act (FB-2)."""
    return Sentence(f"board-acts-{colour.value}")


def event_name(key: str) -> Sentence:
    """Return what an event is called."""
    return Sentence(f"board-event-{key}")


def event_text(key: str) -> Sentence:
    """Return what an event does, and to whom."""
    return Sentence(f"board-event-{key}-text")
