"""How fast people are in the race, in seconds a card, and so bots that are made for people.

One number says most of it: the mean seconds that a card takes from the moment it could be laid,
without slips: see, search, decide and two presses. What comes with a number, such as slips and the
time of one key, was put together from what is known of children, beginners and experts; the table
of ``levels.py`` names who has which. Times are log-normal around the mean, none is under what a
hand can do, and after a wrong card everybody slows down once.
"""

import math
from bisect import bisect_left
from collections.abc import Sequence

import msgspec

from game.core.bots import normal
from game.core.rng import Luck

SPREADS = ((0.6, 0.5), (1.0, 0.45))
"""The sigma of a card's log-normal time; where floors take from it, there is more of it."""
SLAP_SPREAD = 0.2
LONGEST, LONGEST_SPREAD = 3.0, 0.3
"""A lapse, and any other time, is at most so many times the mean, or a little less."""
CARD_FLOOR = 250.0
SLAP_FLOOR = 180.0
KEY_FLOOR = 80.0
"""Nobody plays a card, slaps, or presses the next key of a movement faster; milliseconds."""
FLOOR_SPREAD = 40.0
"""Times under a floor fall into so many milliseconds above it."""
SEE = 150.0
"""Perceiving a change; milliseconds."""
SLAP_SEE, SLAP_PER_BIT = 250.0, 155.0
"""A slap: a simple reaction, and the slope of Hick and Hyman for each doubling of the piles."""
DRIFT_KEPT = 0.95
"""A person's rhythm wanders: so much of it stays from one card to the next."""
FINGER = 0.01
"""Chance that a finger picks the neighbour column up."""
SLOWEST_KEY = 1200.0
"""One press of somebody who never saw the keys; milliseconds."""

LAPSE_COST = 1.46
"""What a lapse adds to a time on average, as a part of the mean."""
HASTE, MEAN_HASTE = 0.5, 0.235
"""Hasty cards raise the chance of a slip: by so much for each time that a card was quicker than
the mean by the factor e; and how hasty cards are on average."""

# Seconds a card, and the part of wrong cards among all that are laid: children and beginners slip
# most, but nobody is without slips.
SLIPS = ((0.6, 0.03), (1.0, 0.03), (1.5, 0.04), (2.1, 0.05), (3.0, 0.065), (5.0, 0.10))


class Tempo(msgspec.Struct, frozen=True):
    """How fast and how careful somebody is; chances are from 0 to 1."""

    seconds: float
    """Mean seconds a card, without slips."""
    spread: float
    """The sigma of the log-normal times."""
    slip: float
    """Part of wrong cards among all cards laid."""
    lapse: float
    """Chance of a moment without attention."""
    caution: float
    """Factor on the one decision after a wrong card."""
    slap: float
    """Factor on slaps."""
    drift: float = 0.0
    """How far the rhythm wanders from card to card: the sigma of a factor of mean 1."""


def tempo_of(seconds: float, slaps_like: float | None = None) -> Tempo:
    """Return the tempo of people who need so many seconds a card.

    ``slaps_like``: slaps are those of who needs so many, where that is not the same.
    """
    young = min(max((seconds - 1.5) / 3.0, 0.0), 1.0)
    return Tempo(
        seconds,
        spread=between(SPREADS, seconds),
        slip=between(SLIPS, seconds),
        lapse=0.02 + 0.03 * young,
        caution=1.2 + 0.3 * young,
        slap=math.sqrt((seconds if slaps_like is None else slaps_like) / 1.2),
    )


def person_tempo(seconds: float) -> Tempo:
    """Return the tempo of the model of a person, whose rhythm wanders; children's most of all.

    A bot's does not, so that it is in a round as it was said to be.
    """
    young = min(max((seconds - 1.0) / 2.0, 0.0), 1.0)
    spread = max(between(SPREADS, seconds), 0.45 + 0.1 * min(max((seconds - 3.0) / 2.0, 0.0), 1.0))
    return msgspec.structs.replace(tempo_of(seconds), drift=0.1 + 0.15 * young, spread=spread)


def between(points: Sequence[tuple[float, float]], at: float) -> float:
    """Return a value from a table of pairs, in a straight line between two; the ends hold on."""
    index = bisect_left(points, (at, 0.0))
    if index == 0 or index == len(points):
        return points[max(index - 1, 0)][1]
    (low, one), (high, other) = points[index - 1], points[index]
    return one + (other - one) * (at - low) / (high - low)


def key_ms(seconds: float) -> float:
    """Return what one key press of a card takes on average: 0.8 s in a first race, 0.15 s later."""
    return min(max(800.0 * math.pow(seconds / 3.0, 1.45), KEY_FLOOR), SLOWEST_KEY)


def slap_ms(tempo: Tempo, piles: int) -> float:
    """Return what a slap takes on average, with so many piles to choose from."""
    return tempo.slap * (SLAP_SEE + SLAP_PER_BIT * math.log2(piles + 1))


class Pace:
    """The times of one player: each is sampled anew."""

    def __init__(self, tempo: Tempo, luck: Luck) -> None:
        self.tempo = tempo
        self._luck = luck
        self._caution = 1.0
        self._last = tempo.seconds
        self._rhythm = tempo.drift * normal(luck) if tempo.drift else 0.0

    def card(self, known: float = 0.0) -> tuple[float, float]:
        """Return the milliseconds to the first and on to the second key of a card.

        ``known`` is the part of reading and deciding that was done before.
        """
        tempo, luck = self.tempo, self._luck
        lapses = luck.unit() < tempo.lapse
        time = tempo.seconds / (1.0 + LAPSE_COST * tempo.lapse) * lognormal(luck, tempo.spread)
        # What is near three times the mean is cut there, so that nobody falls asleep.
        time *= self._wandered()
        longest = tempo.seconds * (LONGEST - LONGEST_SPREAD * luck.unit())
        time = min(time * self._caution * (LONGEST if lapses else 1.0), longest)
        self._caution, self._last = 1.0, time
        second = self.key()
        first = max(time * 1000.0 - second, 0.0) * (1.0 - known)
        return above(first, CARD_FLOOR, luck), second

    def _wandered(self) -> float:
        """Let the rhythm wander a little; return the factor on a time."""
        drift = self.tempo.drift
        if not drift:
            return 1.0
        news = math.sqrt(1.0 - DRIFT_KEPT**2) * drift * normal(self._luck)
        self._rhythm = DRIFT_KEPT * self._rhythm + news
        return math.exp(self._rhythm - drift * drift / 2.0)

    def key(self) -> float:
        """Return the milliseconds to the next key of one planned movement."""
        time = key_ms(self.tempo.seconds) * lognormal(self._luck, self.tempo.spread)
        return above(time, KEY_FLOOR, self._luck)

    def turn(self, *, expected: bool) -> float:
        """Return the milliseconds to turn a card; one's own last card may have uncovered it."""
        time = key_ms(self.tempo.seconds) + (0.0 if expected else SEE)
        return above(time * lognormal(self._luck, self.tempo.spread), SLAP_FLOOR, self._luck)

    def slap(self, piles: int) -> float:
        """Return the milliseconds to a slap."""
        time = slap_ms(self.tempo, piles) * lognormal(self._luck, SLAP_SPREAD)
        return above(time, SLAP_FLOOR, self._luck)

    def misreads(self) -> bool:
        """Say whether the next card is a wrong one: more often after a hasty card."""
        haste = max(math.log(self.tempo.seconds / self._last), 0.0)
        chance = self.tempo.slip * (1.0 + HASTE * haste) / (1.0 + HASTE * MEAN_HASTE)
        return self._luck.unit() < chance

    def slowed(self) -> None:
        """Take care with the next card: the last one was wrong."""
        self._caution = self.tempo.caution


def above(time: float, floor: float, luck: Luck) -> float:
    """Return a time that no hand could keep as one a little above what is possible."""
    return time if time >= floor else floor + FLOOR_SPREAD * luck.unit()


def lognormal(luck: Luck, spread: float) -> float:
    """Return a factor of mean 1."""
    return math.exp(spread * normal(luck) - spread * spread / 2.0)
