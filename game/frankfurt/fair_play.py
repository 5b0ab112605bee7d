"""What the race tells lobby and results about levels and handicaps."""

from collections.abc import Sequence

from game.core.fairness import Fairness, HandicapOffer, parts_of
from game.core.rules import Outcome, Seat
from game.frankfurt.chances import offer, offer_is_due, told
from game.frankfurt.levels import WITH_YOU, finer, kept


def kept_level(level: str, seconds: float) -> str:
    """Return *with you* from a number on; other levels as they are."""
    return kept(seconds) if parts_of(level).name == WITH_YOU else level


def offer_for(
    outcomes: Sequence[Outcome], paces: Sequence[float | None], seat: Seat
) -> HandicapOffer | None:
    """Return what to offer to a seat, after two clear defeats in a row."""
    mine = paces[seat] if seat < len(paces) else None
    others = [(pace, one) for one, pace in enumerate(paces) if one != seat and pace is not None]
    if mine is None or not others or not offer_is_due(outcomes, seat):
        return None
    quickest, who = min(others)
    found = offer(mine / quickest)
    if found is None:
        return None
    return HandicapOffer(seat, found.slower, who, found.quicker, told(found.after, len(paces)))


FAIRNESS = Fairness(finer, kept_level, offer_for, WITH_YOU)
