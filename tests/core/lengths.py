"""Measures how long matches are, for the figures in each game's ``content.py``.

``python -m tests.core.lengths [matches]`` plays matches of bots and prints the figures;
``python -m tests.core.lengths shown [matches]`` lets them play in the window's scene, by its own
clock, and prints how long something is shown in a round, answers and pauses included.
"""

import sys
from itertools import accumulate
from typing import Any, NamedTuple

from game import catalog
from game.core.game import AnyGame
from game.core.lengths import BOT_SECONDS
from game.core.match import Match
from game.core.simulation import play
from game.core.telling import readers_of

LEVEL = "normal"
FRAME = 1 / 60
ROUNDS = "rounds-20"
PASSES = ("pass", "no", "wait")
LIMITS = {
    "frantic": (50, 100, 150, 200),
    "board": (50, 100, 150, 200),
    "frappadingue": (1000,),
}
OPTION = {"frantic": "limit", "board": "limit", "frappadingue": "goal"}


class Measured(NamedTuple):
    """Means of some matches: rounds by limit, and deeds and seconds of show in a round."""

    rounds: dict[int, float]
    deeds: float
    seconds: float
    growth: float
    """What the highest total gains a round in the long run."""


def measure(game: AnyGame, seats: int, matches: int, rounds: str = ROUNDS) -> Measured:
    """Play matches of so many rounds, and note after which the highest total reaches a limit."""
    reached: dict[int, list[int]] = {limit: [] for limit in LIMITS[game.key]}
    deeds = played = 0
    seconds = growth = 0.0
    for seed in range(matches):
        config = game.info.configure(seats, seed, {OPTION[game.key]: rounds})
        match: Match[Any, Any, Any, Any] = Match(game.rules, config)
        readers = readers_of((), seats)
        state = match.state
        for steps in play(match, {seat: game.bot(LEVEL, seat, seed) for seat in range(seats)}):
            for step in steps:
                seconds += game.tell(step.event, state, step.state, readers).seconds
                state = step.state
        deeds += sum(not is_pass(entry.text) for entry in match.log)
        highest = totals(match.state)
        played += len(highest)
        growth += highest[-1] / len(highest)
        for limit, found in reached.items():
            done = next((n for n, total in enumerate(highest, 1) if total >= limit), None)
            if done is not None:
                found.append(done)
    means = {
        n: sum(found) / len(found) for n, found in reached.items() if len(found) > matches * 0.7
    }
    return Measured(means, deeds / played, seconds / played, growth / matches)


def measure_shown(key: str, seats: int, matches: int, rounds: int = 2) -> float:
    """Return the seconds of a round in which nobody chooses, at the usual speed of everything."""
    from game.input.seating import MatchSetup, Player, Seating
    from game.ui.match_scene import new_match
    from tests.harness import make_services

    entry = catalog.find(key)
    game, scene_of = entry.open(), entry.screens().scene
    seconds = deeds = 0.0
    for seed in range(matches):
        services = make_services((640, 360))
        services.store.update(bubbles_on=False)
        players = tuple(Player("bot", f"{LEVEL} {seat}", LEVEL) for seat in range(seats))
        setup = MatchSetup(key, Seating(players), {OPTION[key]: f"rounds-{rounds}"}, seed=seed)
        scene: Any = scene_of(services, setup, game, new_match(game, setup, None))
        services.scenes.push(scene)
        while scene.outcome is None:
            scene.update(FRAME)
            seconds += FRAME
        deeds += sum(not is_pass(entry.text) for entry in scene.match.log)
    return (seconds - deeds * BOT_SECONDS) / (matches * rounds)


def is_pass(text: str) -> bool:
    """Say whether an action only says that somebody does nothing."""
    return text.split()[0] in PASSES


def totals(state: Any) -> list[int]:
    """Return the highest total after each round."""
    points = [seat.turns for seat in state.seats] if hasattr(state, "throw") else state.points
    return [max(row) for row in zip(*map(accumulate, points), strict=True)]


def main() -> None:
    """Print a line for each game and number of seats."""
    shown = "shown" in sys.argv
    numbers = [int(word) for word in sys.argv[1:] if word.isdecimal()]
    matches = numbers[0] if numbers else 2 if shown else 10
    for key in LIMITS:
        game = catalog.find(key).open()
        for seats in range(game.info.min_seats, game.info.max_seats + 1):
            found: Any = measure_shown(key, seats, matches) if shown else None
            print(key, seats, found or measure(game, seats, matches), flush=True)


if __name__ == "__main__":
    main()
