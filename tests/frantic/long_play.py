"""Many rounds of random legal play, run by hand: what came up, and that all rounds end.

``python -m tests.frantic.long_play ROUNDS``: cards are counted after every event, each event and
each special must come up at least a hundredth as often as there are rounds.
"""

import sys
from collections import Counter

from game.core.rng import Rng
from game.core.simulation import VerifiedMatch
from game.frantic.deck import Symbol
from game.frantic.events import Happened, Played, RoundEnded
from tests.conformance.checks import random_steps

from .scenario import DECK, TABLE, make_rules

ROUNDS_A_MATCH = 20


def main(wanted: int) -> None:
    rules = make_rules()
    found: Counter[str] = Counter()
    rounds = seed = actions = 0
    while rounds < wanted:
        options = {"limit": f"rounds-{ROUNDS_A_MATCH}", "gambling": _gambling(seed)}
        config = rules.info.configure(2 + seed % 7, seed, options)
        match = VerifiedMatch(rules, config)
        for _, events in random_steps(match, Rng(seed, "players")):
            actions += 1
            for event in events:
                if isinstance(event, Happened):
                    found[event.key] += 1
                elif isinstance(event, Played):
                    symbol = DECK.kind(event.card).symbol
                    found[f"{symbol.name} {event.when.value}"] += 1
                elif isinstance(event, RoundEnded):
                    rounds += 1
        seed += 1
    print(f"{rounds} rounds, {actions} actions")
    for name, count in sorted(found.items()):
        print(f"{count:8} {name}")
    names = (*TABLE.keys, *(f"{symbol.name} turn" for symbol in Symbol))
    rare = [name for name in names if found[name] < wanted / 100]
    assert not rare, f"seldom: {rare}"


def _gambling(seed: int) -> str:
    return "any-card" if seed % 4 == 3 else "last-colour"


if __name__ == "__main__":
    main(int(sys.argv[1]))
