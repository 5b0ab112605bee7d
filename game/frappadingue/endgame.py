"""What a turn's points are worth to win the match: the professor's end game (FP-12).

**Method.** ``win_chances`` gives the chance to win for each result of the turn in progress. The
others are taken for players who play for points, with the known chances of a turn's result, but
who go for the leader in the last round.

- In the last round it multiplies, over all who are still to play, the chance that they do not
  pass the total; ties count half.
- Before it, with a goal: the chance to reach the goal in each of the rounds to come while nobody
  else has; reaching it in the same round counts half.
- Before it, with a number of rounds: the chance to have the highest total after them.

Where going for one target promises more than playing for points (``targets_pay``), above all for
who is behind in the last round, ``best_chance`` looks for the target that is best worth going for,
anew at every decision. Elsewhere points are as good as the best: worked out by the solver for
some standings (``python -m tests.frappadingue.last_turn``), playing for points loses
at most one win in a hundred turns before the last round, and up to six in it.

**What it approximates.** A plan that goes for one target and might change it is worth a little
more than it says. The others' turns are taken as independent, and ties as ties of two.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from game.core.rules import Seat
from game.frappadingue.scoring import STEP
from game.frappadingue.state import State
from game.frappadingue.table import Book, Lookup

NEAR = 5
"""Hundreds: the end is near when somebody is not farther from the goal."""
LAST_ROUNDS = 2
"""The end is near in so many last rounds, counting the one in progress."""
HIGHEST = 20
"""Hundreds: results of a turn are told apart up to this; more is the same."""
HORIZON = 40
"""Rounds to come that are looked at."""

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


@lru_cache(maxsize=512)
def chances_of(now: Standing, turns: Chances, reach: Chances) -> Chances:
    """Return ``win_chances`` of a standing, given the book's ``turns`` and ``reach``."""
    goal, rounds, own, done, to_come = now
    others = (*done, *to_come)
    last = (goal and max(0, *others) >= goal) or (not goal and rounds <= 0)
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
    chance = 1.0
    for other in done:
        chance *= 1.0 if total > other else 0.5 if total == other else 0.0
    for other in to_come:
        passes = _reached(reach, total - other + 1)
        levels = _reached(reach, total - other) - passes
        chance *= 1.0 - passes - 0.5 * levels
    return chance


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


def targets_pay(chances: Chances, book: Book) -> bool:
    """Say whether a turn that goes for one target promises more than one for points."""
    points = sum(turn * won for turn, won in zip(book.turns, chances, strict=False))
    lost = chances[0]
    target = max(
        hit * won + (1.0 - hit) * lost for hit, won in zip(book.reach, chances, strict=True)
    )
    return target > points


def best_chance(
    hand: str, total: int, can_stop: bool, chances: Chances, target: Lookup
) -> tuple[float, bool]:
    """Return the best chance to win with a hand and a total, and whether it is by stopping."""
    lost = chances[0]
    stopped = _won(chances, total // STEP) if can_stop else -1.0
    best = 0.0
    for hundreds in range(max(total // STEP + 1, 1), max(total // STEP, 0) + HIGHEST + 1):
        hit = target.value(hand, total - hundreds * STEP)
        best = max(best, hit * _won(chances, hundreds) + (1.0 - hit) * lost)
    return (stopped, True) if stopped >= best else (best, False)


def _won(chances: Chances, hundreds: int) -> float:
    return chances[min(hundreds, HIGHEST)]
