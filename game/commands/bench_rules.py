"""The benchmark of the rules: random legal play, beside copying small values in plain Python.

Where another engine has a game of the kind, its actions a second stand beside ours.
"""

import statistics
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from game.core.game import AnyGame
from game.core.match import AnyMatch, Match
from game.core.rng import Rng
from game.core.rules import AnyRules, Turn

SECONDS = 2.0
"""How long each part runs."""
PAIRS = 9
"""How often our rules and another engine play in turns, so that both feel the same load."""
TICKS_BETWEEN_ACTIONS = 4
YARDSTICK_SIZE = 16


def measure(game: AnyGame) -> Iterator[str]:
    """Yield actions and ticks a second for the fewest and the most seats."""
    rules = game.rules
    yardstick = copies_per_second()
    yield f"yardstick: {yardstick:,.0f} copies of a dict of {YARDSTICK_SIZE} a second"
    tables = sorted({rules.info.min_seats, rules.info.max_seats})
    for seats in tables:
        actions, ticks, seconds = random_play(rules, seats)
        rate = actions / seconds
        line = f"{game.key}, {seats} seats: {rate:,.0f} random legal actions a second"
        if rules.info.real_time:
            line += f" (with {ticks / seconds:,.0f} ticks of the race)"
        yield f"{line}; {yardstick / rate:,.1f} copies an action"
    yield from beside_engine(rules, tables)


def beside_engine(rules: AnyRules, tables: Sequence[int]) -> Iterator[str]:
    """Yield our actions a second beside another engine's; the medians of pairs in one run."""
    engine = ENGINES.get(rules.info.key)
    if engine is None:
        return
    try:
        theirs = engine.load()
    except ImportError:
        yield f"{engine.name} is not here to compare with: {engine.install}"
        return
    ours = player_of(rules)
    for seats in tables:
        pairs = [(ours(seats, SECONDS / 4), theirs(seats, SECONDS / 4)) for _ in range(PAIRS + 1)][
            1:
        ]
        own, other = (statistics.median(column) for column in zip(*pairs, strict=True))
        ratio = statistics.median(one / two for one, two in pairs)
        yield (
            f"{rules.info.key}, {seats} seats, the rules alone: {own:,.0f} random legal actions "
            f"a second; {engine.name}: {other:,.0f}; {ratio:.2f} times as many"
        )


def copies_per_second() -> float:
    """Return how often a second a plain dict is copied with one value changed."""
    table = {name: (name, name + 1) for name in range(YARDSTICK_SIZE)}
    count, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < SECONDS / 4:
        for number in range(100):
            table = {**table, number % YARDSTICK_SIZE: (number, count)}
        count += 100
    return count / spent


def random_play(rules: AnyRules, seats: int) -> tuple[int, int, float]:
    """Play random legal matches for a while; return actions, ticks, and seconds."""
    luck = Rng(1, "bench")
    actions = ticks = seed = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < SECONDS:
        match: AnyMatch = Match(rules, rules.info.configure(seats, seed))
        seed += 1
        while match.outcome() is None and time.perf_counter() - start < SECONDS:
            actions += act_once(match, luck)
            if rules.info.real_time:
                for _ in range(TICKS_BETWEEN_ACTIONS):
                    match.tick()
                ticks += TICKS_BETWEEN_ACTIONS
    return actions, ticks, spent


def act_once(match: AnyMatch, luck: Rng) -> int:
    """Let one seat that can do something do anything legal; return the number of actions."""
    able: list[tuple[int, Any]] = []
    for seat in sorted(match.rules.to_act(match.state)):
        able += [(seat, action) for action in match.rules.legal_actions(match.state, seat)]
    if not able:
        return 0
    match.submit(*luck.choice(able))
    return 1


Player = Callable[[int, float], float]
"""Plays at random with so many seats for some seconds of the processor: actions a second."""


class Engine(NamedTuple):
    """A game of another engine; ``load`` may raise ``ImportError``, ``install`` then tells how."""

    name: str
    load: Callable[[], Player]
    install: str


def _rlcard_uno() -> Player:
    """Return a player of RLCard's UNO.

    Its ``step`` hands out the next player's state, legal actions among it, so that this is the
    fastest way through the game that RLCard offers.
    """
    from rlcard.games.uno.game import UnoGame

    def play(seats: int, seconds: float) -> float:
        game = UnoGame(num_players=seats)
        choices, count, start = Rng(1, "bench"), 0, time.process_time()
        while time.process_time() - start < seconds:
            state, _ = game.init_game()
            while not game.is_over():
                state, _ = game.step(choices.choice(state["legal_actions"]))
                count += 1
        return count / (time.process_time() - start)

    return play


ENGINES: Mapping[str, Engine] = {
    "frantic": Engine("RLCard's UNO", _rlcard_uno, "pip install '.[bench]'"),
}
"""By the key of the game of ours that is most like it."""


def player_of(rules: AnyRules) -> Player:
    """Return a player of our own rules, without the log and the undo of a match.

    The other engines keep none either. Actions are chosen, dealt for and counted as theirs are.
    """

    def play(seats: int, seconds: float) -> float:
        choices, count, seed, start = Rng(1, "bench"), 0, 0, time.process_time()
        while time.process_time() - start < seconds:
            luck = Rng(seed, "rules")
            state = rules.initial_state(rules.info.configure(seats, seed), luck)
            while asked := rules.to_act(state):
                (seat,) = asked if len(asked) == 1 else (choices.choice(sorted(asked)),)
                turn = Turn(state, luck, rules.evolve)
                rules.resolve(turn, seat, choices.choice(rules.legal_actions(state, seat)))
                state = turn.state
                count += 1
            seed += 1
        return count / (time.process_time() - start)

    return play
