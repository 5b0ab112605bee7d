"""Which key chooses what.

Buttons that let something be come first, so that their keys are the same each time; then arrows or
players where they are asked for, else the cards.
"""

import enum
from collections.abc import Sequence

import msgspec

from game.board.screen.spots import At, Spot
from game.board.state import Deal, GoOn, Pass, PassOn
from game.core.choices import TakeBack
from game.input.turn_keys import NO_KEY


class _Rank(enum.IntEnum):
    """In which order choices get their keys."""

    PLAIN = 0
    NAMED = 1
    ANSWER = 2
    CARD = 3
    NONE = 4


_PLAIN = (Pass, PassOn, GoOn, Deal)
_RANKS = {
    At.ARROW: _Rank.NAMED,
    At.PLATE: _Rank.NAMED,
    At.CARD: _Rank.CARD,
    At.MARKET: _Rank.CARD,
}


def keyed(spots: Sequence[Spot]) -> tuple[Spot, ...]:
    """Give each choice its key; cards have none while arrows or players are asked for."""
    ranks = [_rank(spot) for spot in spots]
    last = _Rank.ANSWER if _Rank.NAMED in ranks else _Rank.CARD
    with_key = [place for place, rank in enumerate(ranks) if rank <= last]
    keys = {place: key for key, place in enumerate(sorted(with_key, key=ranks.__getitem__))}
    return tuple(
        msgspec.structs.replace(spot, key=keys.get(place, NO_KEY))
        for place, spot in enumerate(spots)
    )


def _rank(spot: Spot) -> _Rank:
    if isinstance(spot.action, TakeBack):
        return _Rank.NONE  # there is a key for it that never changes
    if spot.at is At.BUTTON:
        return _Rank.PLAIN if isinstance(spot.action, _PLAIN) else _Rank.ANSWER
    return _RANKS.get(spot.at, _Rank.NONE)
