"""What closed hands hold changes nothing: no decision of a bot, and nothing that is shown or told.

Positions of many matches are dealt again in such a way that one seat sees the same as before. A new
bot with the same luck must decide the same in as many steps, and all lines on the screen must stay.
Then somebody acts in both deals, and a seat that can't tell them apart must not be able to
afterwards. A game says what is hidden and what is told (``Game``); its ``secrecy.py`` looks at as
many positions as one wants, its tests at a few hundred.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from game.core.cards import Card
from game.core.match import Match
from game.core.rng import Rng
from game.core.rules import AnyRules, Seat
from game.core.simulation import THINK_STEPS, turns
from tests.steps import events_in

from .checks import random_steps

LEVELS = ("easy", "normal", "hard")
SLOW = ("hard", "master")
COMMON = 0.15
"""So many positions are taken of those whose kind of question is not rare."""

State = Any
Names = dict[Card, Card]
Happened = tuple[tuple[Any, ...], State]
"""The events of an action, and the state after it."""


class Game(NamedTuple):
    """A game of turns with closed hands, as these checks need it.

    ``hidden``: the cards that a seat can't know. ``exchanged``: the state with cards under other
    names, all else that comes to light at once as it was. ``redealt``: the same state, with all
    that can't be known as it could be too. ``said``: the lines on the screen at a position.
    ``told``: those for an event after a state, to readers who see the hands of an audience.
    ``counterpart``: what an actor does in the other state that looks the same from outside, if
    anything. ``opened``: the cards that a seat knows after an action. ``is_plain``: whether the
    rules let nothing else come to light when an action is one thing in one state and another in
    the other. ``bound``: cards whose holder can be told from what is not done with them.
    """

    rules: AnyRules
    bot: Callable[[str, Seat, Rng], Any]
    options: Callable[[int], Mapping[str, str]]
    hidden: Callable[[State, Seat | None], list[Card]]
    exchanged: Callable[[State, Names, Rng], State]
    redealt: Callable[[State, Seat, Rng], State]
    said: Callable[[State], list[Any]]
    told: Callable[[Any, State, frozenset[Seat]], list[Any]]
    counterpart: Callable[[State, State, Seat, Any], Any]
    opened: Callable[[Happened, Seat | None], set[Card]]
    is_plain: Callable[[Happened, bool], bool]
    bound: frozenset[Card] = frozenset()
    levels: tuple[str, ...] = LEVELS


class Soak:
    """Looks at positions and counts what was compared.

    Every ``hard_every``-th position is put to hard bots too, which take long.
    """

    def __init__(self, game: Game, hard_every: int = 1) -> None:
        self._game = game
        self._rules = game.rules
        self._hard_every = hard_every
        self.asks: Counter[str] = Counter()
        self.decisions: Counter[str] = Counter()
        self.chosen: Counter[str] = Counter()
        """Decisions with more than one action to choose from, by level."""
        self.steps = 0
        self.told: Counter[str] = Counter()
        """Actions that were done in two deals, by question."""

    @property
    def positions(self) -> int:
        """Return how many positions were looked at."""
        return self.asks.total()

    def run(self, positions: int, first: int = 0) -> None:
        """Look at so many positions of matches from a seed on; a fault names seed and step."""
        for seed in count(first):
            luck = Rng(seed, "secrecy")
            for step, state in enumerate(played(self._game, seed)):
                if self.positions >= positions:
                    return
                if self._is_wanted(state, luck):
                    try:
                        self._look(state, luck)
                    except AssertionError as fault:
                        fault.add_note(f"seed {seed}, step {step}:\n{self._rules.describe(state)}")
                        raise

    def _is_wanted(self, state: State, luck: Rng) -> bool:
        """Take all positions with rare questions, and some of the others."""
        ask = state.question.ask.value
        rare = self.asks[ask] * len(self.asks) <= self.positions
        return luck.unit() < COMMON or rare

    def _look(self, state: State, luck: Rng) -> None:
        seat = luck.choice(sorted(self._rules.to_act(state)))
        if len(self._game.hidden(state, seat)) < 2:
            return
        other = self._game.redealt(state, seat, luck)
        assert other != state, "another deal is the same"
        self._must_look_alike(state, other, seat)
        self._must_decide_alike(state, other, seat, luck.below(1 << 30))
        self.asks[state.question.ask.value] += 1
        onlooker = luck.choice([*range(len(state.hands)), None])
        self._must_happen_alike(state, onlooker, luck)

    def _must_look_alike(self, one: State, two: State, seat: Seat | None) -> None:
        rules = self._rules
        assert rules.view(one, seat) == rules.view(two, seat), f"seat {seat} sees a difference"
        assert rules.to_act(one) == rules.to_act(two), "others may act"
        assert self._game.said(one) == self._game.said(two), "the screen says something else"
        if seat is not None:
            legal = [rules.legal_actions(state, seat) for state in (one, two)]
            assert legal[0] == legal[1], f"seat {seat} has other actions"

    def _must_decide_alike(self, one: State, two: State, seat: Seat, seed: int) -> None:
        legal = self._rules.legal_actions(one, seat)
        for level in self._game.levels:
            if level in SLOW and self.positions % self._hard_every:
                continue
            found = [self._thought(level, state, seat, seed) for state in (one, two)]
            assert found[0] == found[1], f"{level} at seat {seat} decides {found}"
            assert found[0][0] in legal
            self.decisions[level] += 1
            self.chosen[level] += len(legal) > 1
            self.steps += found[0][1]

    def _thought(self, level: str, state: State, seat: Seat, seed: int) -> tuple[Any, int]:
        """Return what a new bot decides, and how many steps it takes."""
        bot = self._game.bot(level, seat, Rng(seed, "bot"))
        actions = self._rules.legal_actions(state, seat)
        thinking = bot.think(self._rules.view(state, seat), actions, THINK_STEPS)
        steps = 0
        while True:
            try:
                next(thinking)
            except StopIteration as end:
                return end.value, steps
            steps += 1

    def _must_happen_alike(self, state: State, seat: Seat | None, luck: Rng) -> None:
        """Let somebody act where hidden cards lie otherwise, all of them or, failing that, two."""
        actor = luck.choice(sorted(self._rules.to_act(state)))
        action = luck.choice(self._rules.legal_actions(state, actor))
        seed = luck.below(1 << 30)
        first = self._done(state, actor, action, seed)
        shown = self._game.opened(first, seat) | self._game.bound
        cards = [card for card in self._game.hidden(state, seat) if card not in shown]
        for some in (cards, luck.shuffled(cards)[:2]):
            if len(some) < 2:
                return
            names = dict(zip(some, luck.shuffled(some), strict=True))
            other = self._game.exchanged(state, names, luck)
            again = action
            if actor != seat:
                again = self._game.counterpart(state, other, actor, action)
            if again is None:
                continue
            second = self._done(other, actor, again, seed)
            plain = all(self._game.is_plain(one, again == action) for one in (first, second))
            if plain and self._game.opened(second, seat).isdisjoint(some):
                self._must_be_told_alike((state, *first), (other, *second), seat)
                self._must_look_alike(first[1], second[1], seat)
                self.told[state.question.ask.value] += 1
                return

    def _must_be_told_alike(self, one: Any, two: Any, seat: Seat | None) -> None:
        events = [
            [self._rules.redact(event, seat) for event in found] for _, found, _ in (one, two)
        ]
        assert events[0] == events[1], f"events tell seat {seat}: {events}"
        audience = frozenset() if seat is None else frozenset({seat})
        for readers in {audience, frozenset()}:
            lines = [self._lines(before, found, readers) for before, found, _ in (one, two)]
            assert lines[0] == lines[1], f"lines tell {sorted(readers)}: {lines}"

    def _lines(self, state: State, events: Sequence[Any], audience: frozenset[Seat]) -> list[Any]:
        found = []
        for event in events:
            found.append(self._game.told(event, state, audience))
            state = self._rules.evolve(state, event)
        return found

    def _done(self, state: State, seat: Seat, action: Any, seed: int) -> Happened:
        config = self._rules.info.configure(len(state.hands), 0)
        match = Match(self._rules, config, state=state, luck=Rng(seed, "again"))
        return events_in(match.submit(seat, action)), match.state


def played(game: Game, seed: int) -> Iterator[State]:
    """Yield the positions of a match in which anybody does anything, or, mostly, of bots."""
    info = game.rules.info
    seats = info.min_seats + seed % (info.max_seats - info.min_seats + 1)
    match: Any = Match(
        game.rules, info.configure(seats, seed, info.settled(game.options(seed), seats))
    )
    if seed % 3 == 0:
        yield from (state for state, _ in random_steps(match, Rng(seed, "players")))
        return
    bots = {
        seat: game.bot(LEVELS[(seat + seed) % 2], seat, Rng(seed, f"bot {seat}"))
        for seat in range(seats)
    }
    before = match.state
    for _ in turns(match, bots):
        yield before
        before = match.state


def choices_redealt(state: State, seat: Seat, nobody: Seat, luck: Rng) -> tuple[Any, ...]:
    """Return what others have chosen in secret as it could be too, whom it is for."""
    seats = range(len(state.hands))
    return tuple(
        choice
        if choice.seat == seat or choice.to == nobody
        else replace(choice, to=luck.choice([to for to in seats if to != choice.seat]))
        for choice in state.chosen
    )


def check_positions(game: Game, asks: int, positions: int) -> None:
    """Check so many positions, and that there was something to decide and to tell at them."""
    soak = Soak(game, hard_every=6)
    soak.run(positions)
    assert soak.positions == positions
    assert len(soak.asks) >= asks - 2
    assert soak.told.total() > 0.7 * positions
    assert all(soak.chosen[level] > 20 for level in game.levels)
    assert soak.steps > 0


def check_finds(game: Game, fault: str, positions: int) -> None:
    """Check that a leak which was planted is found at one of so many positions."""
    with pytest.raises(AssertionError, match=fault):
        Soak(game, hard_every=positions).run(positions)


def main(game: Game) -> None:
    """Look at as many positions as the command line says, and print what was compared."""
    parser = argparse.ArgumentParser()
    parser.add_argument("positions", type=int)
    parser.add_argument("--hard-every", type=int, default=1, help="put only some to hard bots")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--levels", default=",".join(game.levels), help="with commas between")
    args = parser.parse_args()
    game = game._replace(levels=tuple(args.levels.split(",")))
    soak = Soak(game, args.hard_every)
    soak.run(args.positions, args.first)
    levels = ", ".join(
        f"{level} {soak.decisions[level]} ({soak.chosen[level]} with a choice)"
        for level in game.levels
    )
    print(f"{soak.positions} positions dealt again, all seen alike")
    print(f"decisions the same: {levels}; {soak.steps} steps of thinking")
    print(f"{soak.told.total()} actions done in both deals, all told alike")
    for ask, number in sorted(soak.asks.items()):
        print(f"{number:8} {ask}, {soak.told[ask]} acted on")
