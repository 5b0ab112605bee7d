"""What the end game brings: ``python -m tests.frappadingue.last_turn``.

First how often the last player of the last round wins: the professor, the professor who plays for
points only, and the best that is possible by the solver, for several distances behind the leader
(a draw counts half). Then, for standings before that, what playing a turn for points costs of the
chance to win, as the professor reckons it; both by the solver.
"""

import argparse
import sys

from game.core.bots import decide
from game.core.match import Match
from game.core.rng import Rng
from game.core.simulation import THINK_STEPS
from game.frappadingue.bots import ProfessorBot
from game.frappadingue.content import load_deck, load_table
from game.frappadingue.deck import PLAYED
from game.frappadingue.endgame import HIGHEST, Standing, chances_of
from game.frappadingue.rules import FrappadingueRules
from game.frappadingue.scoring import STEP
from game.frappadingue.solver import Grid, Plan, Solver
from tests.frappadingue.scenario import with_all_turns

LEADER = 1000


def won(behind: int, turns: int, *, sees_the_end: bool, seed: int = 1) -> float:
    """Play the last turn that many times from so many points behind."""
    deck = load_deck()
    rules = FrappadingueRules(deck)
    bot = ProfessorBot(deck, load_table(), sees_the_end=sees_the_end)
    luck = Rng(seed, "rules")
    position = f"round 5\nturn 1\nseat 0: {LEADER}\nseat 1: {LEADER - behind}\n"
    state = rules.parse_position(with_all_turns(position))
    config = rules.info.configure(2, seed)
    wins = 0.0
    for _ in range(turns):
        match = Match(rules, config, state=state, luck=luck)
        while (outcome := match.outcome()) is None:
            actions = rules.legal_actions(match.state, 1)
            match.submit(1, decide(bot, match.state, actions, THINK_STEPS))
        wins += (1 in outcome.winners) / len(outcome.winners)
    return wins / turns


def possible(behind: int) -> float:
    """Return the best chance by the solver (depth 0)."""

    def reward(total: int) -> float | None:
        if total <= 0 or total % STEP:
            return None
        return 1.0 if total > behind else 0.5 if total == behind else 0.0

    counts = load_deck().counts()
    grid = Grid(-500, 3000, reward)
    solver = Solver(tuple(counts[kind] for kind in PLAYED), 50, grid)
    return solver.first_throw(solver.solve(0))


STANDINGS = (
    Standing(goal=10, rounds=0, own=5, done=(5,), to_come=()),
    Standing(goal=10, rounds=0, own=7, done=(9,), to_come=()),
    Standing(goal=10, rounds=0, own=8, done=(8,), to_come=()),
    Standing(goal=10, rounds=0, own=8, done=(), to_come=(8,)),
    Standing(goal=10, rounds=0, own=3, done=(9,), to_come=()),
    Standing(goal=10, rounds=0, own=9, done=(3,), to_come=()),
    Standing(goal=10, rounds=0, own=5, done=(5, 7, 8), to_come=(3, 4, 9, 9)),
    Standing(goal=0, rounds=1, own=3, done=(5,), to_come=()),
    Standing(goal=0, rounds=1, own=0, done=(), to_come=(0,)),
)


def cost_of_points(standing: Standing) -> tuple[float, float]:
    """Return the chance to win by the best play of a turn, and by playing it for points."""
    counts = load_deck().counts()
    deck = tuple(counts[kind] for kind in PLAYED)
    book = load_table().books[0]
    chances = chances_of(standing, tuple(book.turns), tuple(book.reach))

    def reward(total: int) -> float | None:
        # What is won over losing the turn, so that a lost turn is worth 0.
        if total <= 0 or total % STEP:
            return None
        return chances[min(total // STEP, HIGHEST)] - chances[0]

    grid = Grid(-500, 3000, reward)
    points, best = Solver(deck, 50), Solver(deck, 50, grid)
    played = Solver(deck, 50, grid, Plan(points, points.solve(0)))
    return (
        chances[0] + best.first_throw(best.solve(0)),
        chances[0] + played.first_throw(played.solve(0)),
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=20_000)
    turns = parser.parse_args().turns
    for behind in range(100, 1000, 100):
        professor = won(behind, turns, sees_the_end=True)
        points = won(behind, turns, sees_the_end=False)
        print(
            f"{behind} behind: the professor wins {professor:.2%}, for points only {points:.2%},"
            f" possible {possible(behind):.2%}",
            flush=True,
        )
    for standing in STANDINGS:
        best, points = cost_of_points(standing)
        print(f"{standing}: best {best:.2%}, for points {points:.2%}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
