"""What points are worth: the chance to win the match, from the totals after a round."""

from collections.abc import Sequence
from math import exp, sqrt

from game.core.rounds.points import is_over
from game.core.rules import Seat
from game.frantic.state import TableRules

ROUND_POINTS = 24.0
ROUND_SPREAD = 20.0
"""What a round brings a seat on average, and how much that varies."""
SHARPNESS = 0.83
"""Makes a soft minimum of totals as steep as a normal distribution of their difference."""


def chance(rules: TableRules, totals: Sequence[float], done: int, seat: Seat) -> float:
    """Return the chance, from 0 to 1, that a seat wins the match after so many rounds."""
    least = min(totals)
    if is_over(rules, done, totals):
        return (totals[seat] == least) / sum([total == least for total in totals])
    scale = SHARPNESS * ROUND_SPREAD * sqrt(rounds_left(rules, totals, done))
    chances = [exp((least - total) / scale) for total in totals]
    return chances[seat] / sum(chances)


def rounds_left(rules: TableRules, totals: Sequence[float], done: int) -> float:
    """Return about how many rounds there will be after this one, half a round at least."""
    if rules.rounds:
        return max(0.5, rules.rounds - done)
    return max(0.0, rules.limit - max(totals)) / ROUND_POINTS + 0.5
