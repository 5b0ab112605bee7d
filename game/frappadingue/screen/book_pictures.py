"""What the things of the run's book look like."""

from game.core.explain import Kind, Thing
from game.frappadingue.deck import VALUES
from game.ui.game_screens import Example

ALIKE = 5
"""So many cards of a value are shown: the most that score together."""
_SPECIALS = {"+5": "plus5", "-5": "minus5", "+10": "plus10", "-10": "minus10", "crash": "crash"}
_LARGE = {
    "counter": "frappadingue/barrow-3",
    "points": "frappadingue/barrow-2",
    "full": "frappadingue/barrow-5",
    "odds": "icons/warning",
    "flag": "icons/flag",
    "again": "icons/cards",
    "lock": "icons/lock",
    "pad": "frappadingue/scorepad",
    "lost": "frappadingue/barrow-tipped",
    "way": "frappadingue/km-post",
    "last-round": "frappadingue/finish-flag",
    "tick": "icons/check",
}
_CARDS = {
    "throw": tuple(f"frappadingue/{name}" for name in ("K8", "K9", "plus10", "K12", "crash")),
    "deck": ("frappadingue/back",),
}


def picture_of(thing: Thing) -> Example | None:
    """Return the picture of a thing of the book."""
    match thing.kind:
        case Kind.CARD if thing.key in VALUES:
            return Example((f"frappadingue/K{thing.key}",) * ALIKE)
        case Kind.CARD:
            return Example((f"frappadingue/{_SPECIALS[thing.key]}",))
        case Kind.SEAT:
            return Example(("faces/fox",), large=True)
        case _ if thing.key in _CARDS:
            return Example(_CARDS[thing.key])
        case _:
            return Example((_LARGE[thing.key],), large=True) if thing.key in _LARGE else None
