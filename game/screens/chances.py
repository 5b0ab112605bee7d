"""What the results offer so that everybody has a chance: the next level, or a head start."""

from collections.abc import Sequence

import msgspec

from game.core.fairness import WITH_YOU, HandicapOffer, parts_of
from game.core.game import AnyGame
from game.core.rules import Outcome, Seat
from game.input.seating import Seating
from game.ui.report import MatchReport

CLEAR_LEAD = 0.25
"""Who leads by this part of the second's score, or of the own where most wins, has won clearly."""


class NextLevel(msgspec.Struct, frozen=True):
    """A level that the bots may have in the next match."""

    level: str


Offer = NextLevel | HandicapOffer


def won_clearly(outcome: Outcome, seat: Seat, *, most_wins: bool) -> bool:
    """Say whether a seat has won alone and by far."""
    if outcome.winners != (seat,):
        return False
    mine = outcome.scores[seat]
    others = [score for other, score in enumerate(outcome.scores) if other != seat]
    if most_wins:
        return mine - max(others) >= CLEAR_LEAD * mine
    return min(others) - mine >= CLEAR_LEAD * min(others)


def next_level(game: AnyGame, seating: Seating, report: MatchReport) -> NextLevel | None:
    """Return what comes after the strongest bot, where one person has won clearly against bots."""
    people = seating.humans
    ladder = [level for level in game.levels if level != WITH_YOU]
    places = [parts_of(seating[bot].level).name for bot in seating.bots]
    if len(people) != 1 or not places or any(name not in ladder for name in places):
        return None
    if not won_clearly(report.outcome, people[0], most_wins=report.most_wins):
        return None
    place = max(map(ladder.index, places)) + 1
    return NextLevel(ladder[place]) if place < len(ladder) else None


def handicap(
    game: AnyGame, seating: Seating, reports: Sequence[MatchReport]
) -> HandicapOffer | None:
    """Return a handicap for whom it is due after the last matches of the same players."""
    last = reports[-1]
    same: list[Outcome] = []
    for report in reversed(reports):
        if (report.game, report.names) != (last.game, last.names):
            break
        same.insert(0, report.outcome)
    if game.fairness is None:
        return None
    for seat in seating.humans:
        options = [player.options for player in seating.players]
        found = game.fairness.offer(same, last.numbers, seat, options)
        if found is not None and not _has(seating, found):
            return found
    return None


def _has(seating: Seating, offer: HandicapOffer) -> bool:
    """Say whether both have already what is offered."""
    pairs = ((offer.seat, offer.mine), (offer.quickest, offer.theirs))
    return all(
        seating[seat].options.get(name) == value
        for seat, options in pairs
        for name, value in options.items()
    )
