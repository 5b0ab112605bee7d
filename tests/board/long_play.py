"""Many rounds of random legal play, run by hand: what came up, and that all rounds end.

``python -m tests.board.long_play ROUNDS --board cliff``: cards are counted after every event,
teleports and stacks looked at after every action; each event and each kind of card must come up,
and no move may go on and on. It tells how long rounds and matches are.
"""

import argparse
from collections import Counter

from game.board.events import (
    Acted,
    Happened,
    Laid,
    Moved,
    RoundEnded,
    ThrownIn,
    TurnBegan,
    Walked,
    When,
)
from game.core.rng import Rng
from game.core.simulation import VerifiedMatch
from tests.conformance.checks import random_steps

from .scenario import BOARDS, DECK, TABLE, assert_sound, make_rules

SEATS = (2, 3, 4, 5, 6)
WILD = ("off", "8", "16")
MOST_MOVEMENTS = 60
"""More than one card's doing in a turn of six can bring about."""


def main(wanted: int, board: str) -> None:
    rules = make_rules()
    found: Counter[str] = Counter()
    rounds: Counter[int] = Counter()
    turns: Counter[int] = Counter()
    matches: Counter[int] = Counter()
    seed = longest = 0
    while rounds.total() < wanted:
        seats = SEATS[seed % len(SEATS)]
        options = rules.info.settled({"wild": WILD[seed % 3], "board": board}, seats)
        match = VerifiedMatch(rules, rules.info.configure(seats, seed, options))
        movements = 0
        for before, events in random_steps(match, Rng(seed, "players")):
            assert_sound(rules, before)
            for event in events:
                match event:
                    case TurnBegan():
                        turns[seats] += 1
                        longest, movements = max(longest, movements), 0
                    case Walked() | Moved() | Acted():
                        movements += 1
                        assert movements < MOST_MOVEMENTS, f"a loop: seed {seed}"
                    case RoundEnded():
                        rounds[seats] += 1
                        movements = 0
                    case Happened(_, key):
                        found[key] += 1
                    case Laid(_, card, _, _, When.TURN):
                        found[f"{DECK.kind(card).text} laid"] += 1
                    case ThrownIn(_, card):
                        found[f"{DECK.kind(card).text} thrown in"] += 1
        matches[seats] += 1
        seed += 1
    print(f"{rounds.total()} rounds; at most {longest} movements in a turn")
    for seats in SEATS:
        each = turns[seats] / rounds[seats] / seats
        print(
            f"{seats} seats: {each:.1f} turns a player in a round, "
            f"{rounds[seats] / matches[seats]:.2f} rounds a match"
        )
    for name, count in sorted(found.items()):
        print(f"{count:8} {name}")
    names = (*TABLE.keys, *(f"{kind} laid" for kind in DECK.counts()))
    rare = [name for name in names if found[name] < wanted / 100]
    assert not rare, f"seldom: {rare}"


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("rounds", type=int)
    keys = [board.key for board in BOARDS]
    parser.add_argument("--board", choices=keys, default=keys[0])
    args = parser.parse_args()
    main(args.rounds, args.board)
