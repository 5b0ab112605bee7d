"""Plays matches without a screen: bots at every seat, the same match for the same seed.

In a race a bot sees what was drawn ``SEE_TICKS`` ago; the presses of one tick reach the rules in
the order in which they are due. The screen drives its bots through ``RaceBots`` too.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from game.core.bots import Bot, DelayLine, Racer, decide, let_watch
from game.core.cards import conservation_error
from game.core.match import AnyMatch, Match
from game.core.rules import TICKS_PER_SECOND, AnyRules, AnySteps, MatchConfig, Seat

REFRESH_TICKS = 6
"""What only the clock changes on the screen (a block that ends) is looked for this often."""
LONGEST_RACE = 2 * 60 * 60 * TICKS_PER_SECOND
LONGEST_GAME = 100_000
"""Ticks of a race and actions of a turn game after which it counts as endless."""
THINK_STEPS = 2_000
"""What a bot may use for one decision in a turn game."""

AnyBot = Bot[Any, Any]
AnyRacer = Racer[Any, Any]
Watch = Callable[[AnyMatch, AnySteps], None]


class Endless(RuntimeError):
    """A match that does not end."""


class CardsLost(AssertionError):
    """An event after which the cards are not the same any more."""


class Result(msgspec.Struct, frozen=True):
    """How a match of bots went; ``events`` counts the kinds of events."""

    seed: int
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    rounds: int
    actions: int
    ticks: int
    checksum: str
    events: dict[str, int]


class RaceBots:
    """The bots of a race: shows each what is drawn, late, and collects the keys they press."""

    def __init__(self, rules: AnyRules, racers: Mapping[Seat, AnyRacer]) -> None:
        self._racers = tuple(sorted(racers.items()))
        self._lines = {seat: DelayLine[Any, Any](_Eyes(rules, seat)) for seat in racers}

    def see(self, tick: int, state: Any, changed: bool) -> None:
        """Say what is drawn from this tick on; call it once a tick, before ``presses``."""
        if changed or tick % REFRESH_TICKS == 0:
            for line in self._lines.values():
                line.put(tick, state)

    def presses(self, tick: int) -> list[tuple[float, Seat, Any]]:
        """Return what is pressed between this tick and the next: due time, seat, action."""
        found = []
        for seat, racer in self._racers:
            view = self._lines[seat].seen(tick)
            press = racer.step(tick, view) if view is not None else None
            if press is not None:
                found.append((press.due, seat, press.action))
        return sorted(found, key=lambda press: press[:2])


class _Eyes:
    """Makes a seat's views; the same object as long as nothing on it changes."""

    def __init__(self, rules: AnyRules, seat: Seat) -> None:
        self._rules = rules
        self._seat = seat
        self._last: Any = None

    def __call__(self, state: Any) -> Any:
        view = self._rules.view(state, self._seat)
        if view != self._last:
            self._last = view
        return self._last


def race(match: AnyMatch, racers: Mapping[Seat, AnyRacer]) -> Iterator[AnySteps]:
    """Run a race to its end and yield what comes of each press and each tick."""
    bots = RaceBots(match.rules, racers)
    changed = True
    while match.outcome() is None:
        if match.now >= LONGEST_RACE:
            raise Endless(f"no end after {match.now} ticks")
        bots.see(match.now, match.state, changed)
        changed = False
        for _, seat, action in bots.presses(match.now):
            steps = match.submit(seat, action)
            changed = changed or _is_seen(match.rules, steps)
            yield steps
        steps = match.tick()
        changed = changed or _is_seen(match.rules, steps)
        yield steps


def _is_seen(rules: AnyRules, steps: AnySteps) -> bool:
    return any(rules.event_text(step.event) for step in steps)


def turns(match: AnyMatch, bots: Mapping[Seat, AnyBot]) -> Iterator[AnySteps]:
    """Run a game of turns to its end and yield what comes of each action."""
    rules = match.rules
    while seats := rules.to_act(match.state):
        if len(match.log) >= LONGEST_GAME:
            raise Endless(f"no end after {len(match.log)} actions")
        seat = min(seats)
        actions = rules.legal_actions(match.state, seat)
        view = rules.view(match.state, seat)
        steps = match.submit(seat, decide(bots[seat], view, actions, THINK_STEPS))
        let_watch(bots, rules, (step.event for step in steps))
        yield steps


def play(match: AnyMatch, bots: Mapping[Seat, Any]) -> Iterator[AnySteps]:
    """Run a match of either kind to its end and yield its steps; ``Endless`` if it has none."""
    return race(match, bots) if match.rules.info.real_time else turns(match, bots)


def simulate(
    rules: AnyRules,
    config: MatchConfig,
    bots: Mapping[Seat, Any],
    watch: Watch | None = None,
    *,
    verify: bool = False,
) -> tuple[AnyMatch, Result]:
    """Play a match and return it with its result; ``watch`` sees the steps as they are taken.

    ``verify``: the cards are counted after every event; ``CardsLost`` names event and cards.
    """
    match: AnyMatch = VerifiedMatch(rules, config) if verify else Match(rules, config)
    kinds: Counter[str] = Counter()
    for steps in play(match, bots):
        kinds.update(type(step.event).__name__ for step in steps)
        if watch is not None:
            watch(match, steps)
    return match, _result(match, kinds)


def _result(match: AnyMatch, kinds: Counter[str]) -> Result:
    outcome = match.outcome()
    if outcome is None:
        raise Endless("nobody may act, and there is no outcome")
    return Result(
        seed=match.config.seed,
        scores=outcome.scores,
        winners=outcome.winners,
        rounds=match.rules.round_of(match.state),
        actions=len(match.log),
        ticks=match.now,
        checksum=match.checksum(),
        events=dict(sorted(kinds.items())),
    )


class VerifiedMatch(Match[Any, Any, Any, Any]):
    """A match that counts the cards after every event; ``CardsLost`` names event and cards."""

    def __init__(self, rules: AnyRules, config: MatchConfig) -> None:
        super().__init__(rules, config)
        self._deck = sorted(rules.card_census(self.state))

    def submit(self, seat: Seat, action: Any) -> AnySteps:
        """Resolve an action, and count."""
        return self._counted(super().submit(seat, action))

    def tick(self) -> AnySteps:
        """Let 1/60 s of a race pass, and count."""
        return self._counted(super().tick())

    def _counted(self, steps: AnySteps) -> AnySteps:
        for step in steps:
            cards = self.rules.card_census(step.state)
            if sorted(cards) != self._deck:
                raise CardsLost(f"{step.event!r}: {conservation_error(cards, self._deck)}")
        return steps
