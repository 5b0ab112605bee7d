"""What a handicap does to the chance to win a match, and which one to offer.

The formula was fitted to matches of two models of people, with different tempi and handicaps
(``python -m tests.frankfurt.measure chances``): the chances of two players are to each other as
powers of their tempi, times a factor for each handicap. A head start makes a match shorter, and so
the tempo matters less. With more players the same powers are compared; that is an estimate.
"""

import math
from collections.abc import Mapping, Sequence

import msgspec

from game.core.rules import Outcome, Seat
from game.core.sentence import Sentence
from game.frankfurt.rules import WHOLE, cards_dealt

Options = Mapping[str, str]
"""A player's own options; what is missing is as usual."""
TEMPO_POWER = {"all": 6.5, "three-quarters": 6.5, "half": 5.5, "quarter": 4.3}
"""How much the tempo matters in a match with such a head start."""
START_WORTH = {"all": 0.0, "three-quarters": 0.9, "half": 1.2, "quarter": 1.9}
"""Of a head start (FF-20a), as the logarithm of a factor on the chance."""
BLOCK_WORTH = 0.05
"""Of a second of block that the others have more."""
TURNING_WORTH = 0.3
"""Of automatic turning."""
USUAL_BLOCK = 0.8
FAIR = 0.35
"""A head start is offered that gives this chance, between two: a bit less than even, so that
skill still shows."""
EVEN = 0.1
"""So far from even it is still told as about even."""
CLEAR = 1 / 3
"""A defeat is clear with so much of an equal share of the cards left."""
DEFEATS = 2
"""So many clear defeats in a row, and a handicap is offered."""
WHOLE_DECK = 132


class Handicap(msgspec.Struct, frozen=True):
    """A player's own options that change the chance, with the values of the options."""

    start: str = "all"
    block: float = USUAL_BLOCK
    automatic: bool = False

    @property
    def worth(self) -> float:
        """Return the logarithm of its factor on the chance."""
        turning = TURNING_WORTH if self.automatic else 0.0
        return START_WORTH[self.start] + BLOCK_WORTH * (USUAL_BLOCK - self.block) + turning


NO_HANDICAP = Handicap()


def chances(seconds: Sequence[float], handicaps: Sequence[Handicap] = ()) -> tuple[float, ...]:
    """Return each seat's chance to win a match, from the seconds a card that each needs."""
    given = tuple(handicaps) or (NO_HANDICAP,) * len(seconds)
    power = min(TEMPO_POWER[handicap.start] for handicap in given)
    worths = [
        handicap.worth - power * math.log(needs)
        for needs, handicap in zip(seconds, given, strict=True)
    ]
    most = max(worths)
    powers = [math.exp(worth - most) for worth in worths]
    return tuple(power / sum(powers) for power in powers)


def chance(ratio: float, mine: Handicap = NO_HANDICAP, others: Handicap = NO_HANDICAP) -> float:
    """Return the chance against one other; ``ratio`` 2: one needs twice as long as the other."""
    return chances((ratio, 1.0), (mine, others))[0]


def told(chance: float, seats: int = 2) -> Sentence:
    """Return a chance in words: about even, or how many of ten matches."""
    fair = 1 / seats
    if abs(chance - fair) <= EVEN * 2 * fair:
        return Sentence("frankfurt-chance-even", args={"seats": seats})
    tenths = round(chance * 10)
    if tenths in (0, 10):
        return Sentence(f"frankfurt-chance-{'always' if tenths else 'never'}")
    return Sentence("frankfurt-chance-of-ten", args={"n": tenths})


class Offer(msgspec.Struct, frozen=True):
    """What is offered to the slower and to the quicker player: values of their options."""

    slower: dict[str, str]
    quicker: dict[str, str]
    before: float
    """The slower player's chance without it."""
    after: float
    """The slower player's chance with it."""


RUNGS: tuple[tuple[dict[str, str], dict[str, str]], ...] = (
    ({"start": "three-quarters"}, {}),
    ({"start": "half"}, {}),
    ({"start": "quarter"}, {}),
    ({"start": "quarter", "turning": "automatic"}, {}),
    ({"start": "quarter", "turning": "automatic", "block": "0"}, {"block": "3"}),
)
"""What may be offered, mildest first."""


def offer(ratio: float) -> Offer | None:
    """Return the mildest handicap that makes a race fair between two, or else the strongest.

    ``ratio``: the slower needs so many times as long for a card. ``None``: it is fair as it is.
    """
    before = chance(ratio)
    if before >= FAIR:
        return None
    for slower, quicker in RUNGS:
        after = chance(ratio, handicap_of(slower), handicap_of(quicker))
        if after >= FAIR:
            break
    return Offer(dict(slower), dict(quicker), before, after)


def handicap_of(options: Mapping[str, str]) -> Handicap:
    """Return a handicap from a player's own options; what is missing is as usual."""
    return Handicap(
        options.get("start", "all"),
        float(options.get("block", USUAL_BLOCK)),
        options.get("turning", "manual") == "automatic",
    )


def clear_defeat(outcome: Outcome, seat: Seat, options: Sequence[Options] = ()) -> bool:
    """Say whether a seat has lost clearly: with a third left of what players began with.

    That is an equal share of the deck, less by the head starts in everybody's own ``options``.
    """
    seats = len(outcome.scores)
    starts = [own.get("start", WHOLE) for own in options] or [WHOLE] * seats
    dealt = sum(cards_dealt(WHOLE_DECK // seats, start) for start in starts) / seats
    return seat not in outcome.winners and outcome.scores[seat] >= CLEAR * dealt


def offer_is_due(outcomes: Sequence[Outcome], seat: Seat, options: Sequence[Options] = ()) -> bool:
    """Say whether a player lost the last two matches clearly, one after the other."""
    last = outcomes[-DEFEATS:]
    return len(last) == DEFEATS and all(clear_defeat(one, seat, options) for one in last)
