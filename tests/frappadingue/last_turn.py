"""How often the last player of the last round wins: ``python -m tests.frappadingue.last_turn``.

The professor, the professor who plays for points only, and the best that is possible by the
solver, for several distances behind the leader. A draw counts half.
"""

import argparse
import sys

from game.content import load_frappadingue_deck, load_frappadingue_table
from game.core.bots import decide
from game.core.match import Match
from game.core.rng import Rng
from game.core.simulation import THINK_STEPS
from game.frappadingue.bots import ProfessorBot
from game.frappadingue.deck import PLAYED
from game.frappadingue.rules import FrappadingueRules
from game.frappadingue.scoring import STEP
from game.frappadingue.solver import Grid, Solver

LEADER = 1000


def won(behind: int, turns: int, *, sees_the_end: bool, seed: int = 1) -> float:
    """Play the last turn that many times from so many points behind."""
    deck = load_frappadingue_deck()
    rules = FrappadingueRules(deck)
    bot = ProfessorBot(deck, load_frappadingue_table(), sees_the_end=sees_the_end)
    luck = Rng(seed, "rules")
    position = f"round 5\nturn 1\nseat 0: {LEADER}\nseat 1: {LEADER - behind}\n"
    state = rules.parse_position(position)
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

    counts = load_frappadingue_deck().counts()
    grid = Grid(-500, 3000, reward)
    solver = Solver(tuple(counts[kind] for kind in PLAYED), 50, grid)
    return solver.first_throw(solver.solve(0))


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
    return 0


if __name__ == "__main__":
    sys.exit(main())
