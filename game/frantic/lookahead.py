"""Looks ahead to the end of the round: lines of play over deals that fit what a seat knows.

For each deal every plan is tried out, everybody plays on by rules of thumb (``engine.thumbs``), and
what the round brings gives the chance to win the match. Plans that fall behind are dropped on the
way. Another plan replaces the rule of thumb's own only if it has been better beyond chance.

A step is a line. There are as many steps to a question whatever is held, also where there is
nothing to choose, so that their number tells nothing. Where all are asked alike (FC-24) there is a
line in each of them, so that neither does their time; elsewhere, steps that are left over are idle.
"""

from collections.abc import Collection, Generator, Sequence
from itertools import combinations
from typing import NamedTuple, cast

from game.core.rng import Luck
from game.core.rounds.race import Race
from game.core.rules import Seat
from game.frantic.chances import chance
from game.frantic.deals import Deals
from game.frantic.engine.convert import code_of
from game.frantic.engine.engine import Code, Engine
from game.frantic.engine.tables import Tables, set_of
from game.frantic.engine.thumbs import Thumbs
from game.frantic.events import Event
from game.frantic.memory import Memory
from game.frantic.policy import Policy, shares_worth_trying
from game.frantic.state import ASKED_ALIKE, Action, Ask, View

Thinking = Generator[None, None, Action]
Plan = tuple[Code, ...]
"""Answers to this question and, where two cards are given, to the next."""


class Effort(NamedTuple):
    """How much is tried out."""

    lines: int
    """Steps of a decision with two seats; with more, rounds are longer and lines fewer."""
    sure: float
    """By how many standard errors another plan has to be better than the rule of thumb's, with two
    seats; with more, lines differ more by luck, and it is ``SURE_OF_MANY`` times as many."""


SURE_OF_MANY = 2.0
ALIKE = frozenset({Ask.DEAL, Ask.EYE})
"""Where nobody ever has a choice."""
LESS_ALIKE = 4
"""So many times fewer lines where all are asked alike: there are two answers at most."""
LEAST_ALIKE = 16
"""But never fewer lines than these."""
MANY_PRESENTS = 1
"""How many cards are shared out with thought; more of them by rules of thumb."""


class Lookahead:
    """A player who looks ahead."""

    def __init__(
        self,
        seat: Seat,
        tables: Tables,
        thumbs: Thumbs,
        policy: Policy,
        effort: Effort,
        luck: Luck,
    ) -> None:
        self._seat = seat
        self._tables = tables
        self._thumbs = thumbs
        self._policy = policy
        self._effort = effort
        self._luck = luck
        self._memory = Memory(tables, seat)

    def watch(self, event: Event) -> None:
        """Take note of an event, as this seat is told of it."""
        self._memory.watch(event)

    def think(self, view: View, actions: Sequence[Action], steps: int) -> Thinking:
        """Return one of the actions, after as many steps as anybody takes for such a question."""
        own = self._policy.choose(view, self._seat, actions)
        ask = view.question.ask if view.question else Ask.DEAL
        if ask in ALIKE:
            self._memory.look(view)
            return own
        lines = self._effort.lines * 2 // len(view.hands)
        if ask in ASKED_ALIKE:
            lines = max(lines // LESS_ALIKE, LEAST_ALIKE)
        lines = min(steps, lines)
        code = code_of(own)
        plans = plans_of(view, self._seat, actions, code, self._tables)
        found = yield from self._best(view, plans, lines, ask in ASKED_ALIKE)
        return next((action for action in actions if code_of(action) == found), own)

    def _best(
        self, view: View, plans: list[Plan], lines: int, busy: bool
    ) -> Generator[None, None, Code]:
        """Return the first answer of the best plan; the first plan is that of the rule of thumb."""
        deals = Deals(self._tables, view, self._memory, self._luck)
        line = Engine(self._tables, self._luck, len(view.hands))
        line.quick = True
        race = Race(plans)
        while lines >= len(race.left) and (busy or len(race.left) > 1):
            deal = deals.next()
            reached = []
            for entry in race.left:
                reached.append(self._reached(line, deal, entry.plan, view))
                yield
            lines -= len(reached)
            race.add(reached)
        for _ in range(lines):
            yield
        many = SURE_OF_MANY if len(view.hands) > 2 else 1.0
        return race.winner(self._effort.sure * many)[0]

    def _reached(self, line: Engine, deal: Engine, plan: Plan, view: View) -> float:
        """Play one line to the end of the round, and return the chance to win the match then."""
        line.be(deal)
        for code in plan:
            line.act(self._seat, code)
        self._thumbs.play_out(line)
        totals = [old + new for old, new in zip(line.totals, line.scores, strict=True)]
        return chance(view.rules, totals, len(view.points[0]) + 1, self._seat)


def plans_of(
    view: View, seat: Seat, actions: Sequence[Action], own: Code, tables: Tables
) -> list[Plan]:
    """Return what is worth trying out, the rule of thumb's own answer first."""
    question = view.question
    ask, count = (question.ask, question.count) if question else (Ask.DEAL, 0)
    if ask is Ask.GIVE and count > 1:
        return [(own,), *_pairs(view, seat, tables)]
    if ask is Ask.PRESENTS and count > MANY_PRESENTS:
        return [(own,)]
    tried: Sequence[Action] = actions
    if ask is Ask.SHARES:
        tried = shares_worth_trying(view, seat)
    elif ask is Ask.WISH:
        tried = _wishes(view, seat, actions, tables)
    codes = dict.fromkeys([own, *map(code_of, tried)])
    return [(code,) for code in codes]


def _wishes(view: View, seat: Seat, actions: Sequence[Action], tables: Tables) -> Sequence[Action]:
    """Return the wishes that a card of the hand would meet, or all if there is none."""
    hand = set_of(view.hands[seat]) & ~tables.wild
    met = [a for a in actions if tables.goes_on_wish[cast("int", code_of(a))] & hand]
    return met or actions


def _pairs(view: View, seat: Seat, tables: Tables) -> Collection[Plan]:
    """Return every pair of cards that may be given away together."""
    bits, kept = tables.bits, tables.not_you
    ranks = sorted(tables.ranks[card] for card in view.hands[seat] if not bits[card] & kept)
    return dict.fromkeys(combinations(ranks, 2))
