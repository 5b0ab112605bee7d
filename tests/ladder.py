"""How often a better bot wins: what ``bench strength`` measures, for tests.

Matches are played until it is certain what all of them would show, whatever those left brought.
"""

from collections.abc import Iterable

from game.commands.bench_strength import Task, play_match
from game.commands.tables import open_game


def check_share(parts: Iterable[float], count: int, least: float, most: float = 1.0) -> None:
    """Check that the mean of so many parts, each from 0 to 1, is between two bounds."""
    low, high, got, left = least * count, most * count, 0.0, count
    for part in parts:
        got, left = got + part, left - 1
        if got >= low and got + left <= high:
            return
        if got > high or got + left < low:
            break
    raise AssertionError(f"{got:g} of {count - left}: not {least:.0%} to {most:.0%} of {count}")


def check_wins(
    game: str, better: str, worse: str, matches: int, least: float, most: float = 1.0
) -> None:
    """Check that a better bot wins such a part of matches, in each seat in turn; ties in part."""
    opened = open_game(game)
    tasks = (Task("ladder", (better, worse), seed) for seed in range(matches))
    parts = (play_match(opened, (), task)["matches"][0] for task in tasks)
    check_share(parts, matches, least, most)
