"""What music may follow in a match: whether it is tense, and which sounds are its climaxes.

A game says so in its ``mood.py``, from what everybody sees, never from hidden cards.
"""

from collections.abc import Callable
from typing import Any, NamedTuple


def never_tense(_: Any) -> bool | None:
    """Say that a state is calm: of games that tell nothing of tension."""
    return False


class Cues(NamedTuple):
    """``tense`` says of a state whether its end is near; ``None``: as before.

    At ``climaxes``, which are names of sounds, the music steps back. Where a ``setting`` is named,
    players who have switched it off are told nothing by the music either.
    """

    tense: Callable[[Any], bool | None] = never_tense
    climaxes: frozenset[str] = frozenset()
    setting: str = ""


NO_CUES = Cues()
