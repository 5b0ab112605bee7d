"""What looking ahead gains: ``python -m tests.frantic.gain --positions 200 --deals 1500``.

Matches are played by rules of thumb, while bots that look ahead watch at every seat. At some of the
questions each says what it would answer. A deep reference, many more deals than any of them looks
at and other ones, tells what that is worth against the rule of thumb's answer, in chances to win
the match, and how sure that is.
"""

import argparse
from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Any, NamedTuple

from tqdm import tqdm

from game.core.bots import decide, let_watch
from game.core.match import Match
from game.core.rng import Rng
from game.core.simulation import THINK_STEPS
from game.frantic.bots import EFFORTS, make_bot
from game.frantic.chances import chance
from game.frantic.deals import Deals
from game.frantic.engine.convert import code_of
from game.frantic.engine.engine import Code, Engine
from game.frantic.engine.thumbs import Thumbs
from game.frantic.habits import BEST
from game.frantic.lookahead import ALIKE, plans_of
from game.frantic.memory import Memory
from game.frantic.policy import Policy
from game.frantic.state import View

from .lockstep import TABLES
from .scenario import DECK, RULES, TABLE

ASKED = 0.2
"""Of the questions with several answers so many are looked at."""
THUMBS, POLICY = Thumbs(TABLES, BEST), Policy(DECK, BEST)


class Looked(NamedTuple):
    """How much better than the rule of thumb the answers of the bots are at one question."""

    ask: str
    gains: dict[str, float]


def looked_at(seats: int, deals: int, first: int) -> Iterator[Looked]:
    """Play match after match, and yield what the answers at its questions gain."""
    seed = first
    while True:
        config = RULES.info.configure(seats, seed, {"limit": "medium"})
        match, pick = Match(RULES, config), Rng(seed, "gain")
        bots = {
            (level, seat): make_bot(level, seat, DECK, TABLE, Rng(seed, f"{level} {seat}"))
            for level in EFFORTS
            for seat in range(seats)
        }
        memories = {seat: Memory(TABLES, seat) for seat in range(seats)}
        while acting := RULES.to_act(match.state):
            seat = min(acting)
            view, actions = RULES.view(match.state, seat), RULES.legal_actions(match.state, seat)
            own = POLICY.choose(view, seat, actions)
            ask = view.question.ask if view.question else None
            if len(actions) > 1 and ask not in ALIKE and pick.unit() < ASKED:
                told = {
                    level: code_of(decide(bots[level, seat], view, actions, THINK_STEPS))
                    for level in EFFORTS
                }
                value = values(view, seat, actions, memories[seat], deals, pick)
                base = value[code_of(own)]
                yield Looked(str(ask), {level: value[code] - base for level, code in told.items()})
            events = [step.event for step in match.submit(seat, own)]
            let_watch(memories, RULES, events)
            for level in EFFORTS:
                let_watch({one: bots[level, one] for one in range(seats)}, RULES, events)
        seed += 1


def values(
    view: View, seat: int, actions: Sequence[Any], memory: Memory, deals: int, luck: Rng
) -> dict[Code, float]:
    """Return the chance to win the match after each answer; a second card is the best one."""
    own = code_of(POLICY.choose(view, seat, actions))
    plans = plans_of(view, seat, actions, own, TABLES)
    plans += [(code,) for code in map(code_of, actions) if (code,) not in plans]
    totals = [0.0] * len(plans)
    dealt, line = Deals(TABLES, view, memory, luck), Engine(TABLES, luck, len(view.hands))
    line.quick = True
    for _ in range(deals):
        deal = dealt.next()
        for place, plan in enumerate(plans):
            line.be(deal)
            for code in plan:
                line.act(seat, code)
            THUMBS.play_out(line)
            points = [old + new for old, new in zip(line.totals, line.scores, strict=True)]
            totals[place] += chance(view.rules, points, len(view.points[0]) + 1, seat)
    found: dict[Code, float] = {}
    for plan, total in zip(plans, totals, strict=True):
        found[plan[0]] = max(found.get(plan[0], 0.0), total / deals)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--deals", type=int, default=1500)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    args = parser.parse_args()
    source = looked_at(args.seats, args.deals, args.first)
    found = [next(source) for _ in tqdm(range(args.positions), unit=" questions")]
    for level in EFFORTS:
        for ask in ("", *sorted({one.ask for one in found})):
            gains = [one.gains[level] for one in found if ask in ("", one.ask)]
            mean = sum(gains) / len(gains)
            error = sqrt(sum((gain - mean) ** 2 for gain in gains)) / len(gains)
            print(
                f"{level:8} {ask or 'all':10} {len(gains):5} questions:"
                f" {mean:+.2%} +- {1.96 * error:.2%}"
            )


if __name__ == "__main__":
    main()
