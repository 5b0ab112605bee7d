"""What the race tells lobby and results about levels and handicaps."""

from collections.abc import Mapping, Sequence

from game.core.fairness import WITH_YOU, Fairness, HandicapOffer, parts_of
from game.core.rules import Outcome, Seat
from game.core.sentence import Sentence
from game.frankfurt.chances import (
    NO_HANDICAP,
    Offer,
    chances,
    handicap_of,
    offer,
    offer_is_due,
    told,
)
from game.frankfurt.levels import SLOWEST, finer, kept, level_of


def kept_level(level: str, seconds: float) -> str:
    """Return *with you* from a number on; other levels as they are."""
    return kept(seconds) if parts_of(level).name == WITH_YOU else level


def offer_for(
    outcomes: Sequence[Outcome],
    paces: Sequence[float | None],
    seat: Seat,
    options: Sequence[Mapping[str, str]] = (),
) -> HandicapOffer | None:
    """Return what to offer to a seat, after two clear defeats in a row."""
    mine = paces[seat] if seat < len(paces) else None
    others = [(pace, one) for one, pace in enumerate(paces) if one != seat and pace is not None]
    if mine is None or not others or not offer_is_due(outcomes, seat, options):
        return None
    quickest, who = min(others)
    found = offer(mine / quickest)
    if found is None:
        return None
    after = chance_with(found, paces, seat, who)
    known = sum(pace is not None for pace in paces)
    return HandicapOffer(seat, found.slower, who, found.quicker, told(after, known))


def chance_with(found: Offer, paces: Sequence[float | None], seat: Seat, quickest: Seat) -> float:
    """Return the chance of a seat among all whose tempo is known, with what is offered."""
    known = [one for one, pace in enumerate(paces) if pace is not None]
    given = {seat: handicap_of(found.slower), quickest: handicap_of(found.quicker)}
    handicaps = [given.get(one, NO_HANDICAP) for one in known]
    return chances([paces[one] or 1.0 for one in known], handicaps)[known.index(seat)]


def seconds_of(level: str) -> float:
    """Return the seconds a card of bots of a level."""
    return level_of(level).seconds


def chance_of(
    seconds: Sequence[float], options: Sequence[Mapping[str, str]], seat: Seat
) -> Sentence:
    """Return a seat's chance in words, from everybody's seconds a card and own options."""
    found = chances(seconds, [handicap_of(own) for own in options])
    return told(found[seat], len(seconds))


FAIRNESS = Fairness(kept_level, seconds_of, max, SLOWEST, finer, offer_for, chance_of)
