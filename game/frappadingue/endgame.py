"""What a turn's points are worth to win the match: the professor's end game (FP-12).

**Method.** ``win_chances`` gives the chance to win for each result of the turn in progress. The
others are taken for players who play for points, with the known chances of a turn's result, but
who go for the leader in the last round.

- In the last round it multiplies, over all who are still to play, the chance that they do not
  pass the total; ties count half.
- Before it, with a goal: the chance to reach the goal in each of the rounds to come while nobody
  else has; reaching it in the same round counts half.
- Before it, with a number of rounds: the chance to have the highest total after them.

The turn itself is then played by the solver, with those chances as the reward in place of points
(``Prospect``), for the cards that earlier full hands of the turn have left: exact where nobody
plays after it, but for what ``solver.py`` says of hands after a full one.

**What it approximates.** The turns of others who are still to play are taken as independent, and
each goes for the leader alone.
"""

from collections.abc import Generator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from game.core.rules import Seat
from game.frappadingue.scoring import STEP
from game.frappadingue.solver import UNIT, Counts, Grid, Solver, Values, model
from game.frappadingue.state import State
from game.frappadingue.table import Book

NEAR = 5
"""Hundreds: the end is near when somebody is not farther from the goal."""
LAST_ROUNDS = 2
"""The end is near in so many last rounds, counting the one in progress."""
HIGHEST = 20
"""Hundreds: results of a turn are told apart up to this; more is the same."""
HORIZON = 40
"""Rounds to come that are looked at."""
LOWEST = -300
"""The lowest total that is told apart from less."""
MARGIN = 3
"""Hundreds beyond the highest that counts, so that what still lies open can be subtracted."""
ROUNDS = 3
"""How often a new hand is put into itself; each divides the error by ten or more."""
NOTHING = 1e-4
"""Chances that differ by less are alike."""

Chances = tuple[float, ...]


def is_near(state: State) -> bool:
    """Say whether the end is so near that points alone are not what counts."""
    if state.rules.rounds:
        return state.round > state.rules.rounds - LAST_ROUNDS
    return max(player.total for player in state.seats) >= state.rules.goal - NEAR * STEP


def win_chances(state: State, seat: Seat, book: Book) -> Chances:
    """Return the chance that the seat in turn wins if its turn brings 0, 100, 200 … points."""
    return chances_of(standing(state, seat), tuple(book.turns), tuple(book.reach))


class Standing(NamedTuple):
    """All that counts, in hundreds."""

    goal: int
    """0 where a number of rounds is played."""
    rounds: int
    """Rounds to come after this one, where a number of rounds is played."""
    own: int
    done: tuple[int, ...]
    """Others' totals: those who have played in this round."""
    to_come: tuple[int, ...]
    """Others' totals: those who are still to play in this round."""


def standing(state: State, seat: Seat) -> Standing:
    """Return how the match stands for a seat in turn."""
    seats = len(state.seats)
    hundreds = [player.total // STEP for player in state.seats]
    own_place = (seat - state.first) % seats
    others = [s for s in range(seats) if s != seat]
    later = [s for s in others if (s - state.first) % seats > own_place]
    return Standing(
        goal=-(-state.rules.goal // STEP),
        rounds=max(state.rules.rounds - state.round, 0),
        own=hundreds[seat],
        done=tuple(sorted(hundreds[s] for s in others if s not in later)),
        to_come=tuple(sorted(hundreds[s] for s in later)),
    )


def decided(state: State, seat: Seat, points: int) -> float | None:
    """Return what a seat in turn has of the win if it writes so many points down.

    0 if others are ahead for good, 1 for a win alone, a part of it for one that is shared;
    ``None`` where the match goes on or others still play.
    """
    now = standing(state, seat)
    total = now.own + points // STEP
    others = (*now.done, *now.to_come)
    if not is_last_round(now) and not (now.goal and total >= now.goal):
        return None
    if total < max(others, default=0):
        return 0.0
    return None if now.to_come else 1 / (1 + others.count(total))


def is_last_round(now: Standing) -> bool:
    """Say whether the match ends with the round in progress whatever the turn brings."""
    if not now.goal:
        return now.rounds <= 0
    return max((0, *now.done, *now.to_come)) >= now.goal


@lru_cache(maxsize=512)
def chances_of(now: Standing, turns: Chances, reach: Chances) -> Chances:
    """Return ``win_chances`` of a standing, given the book's ``turns`` and ``reach``."""
    goal, rounds, own, done, to_come = now
    last = is_last_round(now)
    found = []
    for result in range(HIGHEST + 1):
        total = own + result
        if last or (goal and total >= goal):
            found.append(_last_round(total, done, to_come, reach))
        elif goal:
            found.append(_race(goal, total, done, to_come, turns))
        else:
            found.append(_after_rounds(rounds, total, done, to_come, turns))
    return tuple(found)


def _last_round(total: int, done: Sequence[int], to_come: Sequence[int], reach: Chances) -> float:
    """Return the chance that nobody passes the total; equals share the win."""
    if total < max(done, default=0):
        return 0.0
    level = done.count(total)
    # By the number of others who have as much, the chance that this and no more happens.
    ties = [0.0] * level + [1.0] + [0.0] * len(to_come)
    for other in to_come:
        passes = _reached(reach, total - other + 1)
        draws = _reached(reach, total - other) - passes
        behind = 1.0 - passes - draws
        ties = [chance * behind + before * draws for before, chance in pairwise([0.0, *ties])]
    return sum(chance / (others + 1) for others, chance in enumerate(ties))


def _reached(reach: Chances, hundreds: int) -> float:
    """Return the chance that a turn brings so many hundreds or more."""
    if hundreds <= 0:
        return 1.0
    return reach[hundreds] if hundreds < len(reach) else 0.0


def _race(
    goal: int, total: int, done: Sequence[int], to_come: Sequence[int], turns: Chances
) -> float:
    """Return the chance to reach the goal before the others do; in the same round half."""
    # Whoever is still to play in this round has a turn more than the rest.
    rivals = [(goal - other, 0) for other in done] + [(goal - other, 1) for other in to_come]
    chance = 0.0
    for rounds in range(1, HORIZON + 1):
        now = _arrived(turns, goal - total, rounds) - _arrived(turns, goal - total, rounds - 1)
        for needed, more in rivals:
            late = _arrived(turns, needed, rounds + more)
            early = _arrived(turns, needed, rounds + more - 1)
            now *= 1.0 - 0.5 * (early + late)
        chance += now
    return chance


def _after_rounds(
    rounds: int, total: int, done: Sequence[int], to_come: Sequence[int], turns: Chances
) -> float:
    """Return the chance to have the highest total after that many more rounds."""
    rivals = [(other, rounds) for other in done] + [(other, rounds + 1) for other in to_come]
    chance = 0.0
    for more, now in enumerate(_sums(turns, rounds)):
        for other, left in rivals:
            passes = _arrived(turns, total + more + 1 - other, left)
            levels = _arrived(turns, total + more - other, left) - passes
            now *= 1.0 - passes - 0.5 * levels
        chance += now
    return chance


@lru_cache(maxsize=4096)
def _arrived(turns: Chances, hundreds: int, rounds: int) -> float:
    """Return the chance that so many turns bring so many hundreds or more."""
    return 1.0 if hundreds <= 0 else sum(_sums(turns, rounds)[hundreds:])


@lru_cache(maxsize=256)
def _sums(turns: Chances, rounds: int) -> Chances:
    """Return how likely so many turns bring 0, 1, 2 … hundreds."""
    if rounds == 0:
        return (1.0,)
    before = _sums(turns, rounds - 1)
    found = [0.0] * (len(before) + len(turns) - 1)
    for one, chance in enumerate(before):
        for other, more in enumerate(turns):
            found[one + other] += chance * more
    return tuple(found)


class Prospect:
    """The chance to win by throwing on, for every hand and total of one turn."""

    def __init__(self, chances: Chances, plus_five: int) -> None:
        self.chances = chances
        self.plus_five = plus_five
        highest = _highest_that_counts(chances)
        self.grid = Grid(LOWEST, STEP * (highest + MARGIN), self._reward)
        self._values: list[Values] = []

    def solve(self, left: Counts) -> Generator[None, None, None]:
        """Work it out for the cards that were there as the hand began, in steps of 1 ms."""
        solver = Solver(left, self.plus_five, self.grid)
        self._values = yield from solver.settling(ROUNDS)

    def thrown(self, hand: Counts, total: int) -> float:
        """Return the chance to win by throwing on; a full hand is the empty one."""
        place = model(self.plus_five).index.get(hand)
        step, off = divmod(total - LOWEST, UNIT)
        if place is None or off:
            return self.chances[0]  # can never be written down
        row = self._values[place]
        size = len(row)
        step = step % 2 if step < 0 else step if step < size else size - 1 - (step - size + 1) % 2
        return self.chances[0] + row[step]

    def stopped(self, total: int) -> float:
        """Return the chance to win by writing a total down."""
        return self.chances[min(total // STEP, HIGHEST)]

    def _reward(self, total: int) -> float | None:
        """Return what a total is worth over losing the turn, so that a lost turn is worth 0."""
        if total <= 0 or total % STEP:
            return None
        return self.stopped(total) - self.chances[0]


def _highest_that_counts(chances: Chances) -> int:
    """Return the hundreds from which on more points change nothing."""
    last = chances[-1]
    return next(place for place, chance in enumerate(chances) if last - chance < NOTHING)


def is_open(chances: Chances) -> bool:
    """Say whether what the turn brings changes the chance to win; else points are played for."""
    return chances[-1] - chances[0] > NOTHING
