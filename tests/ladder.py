"""How often a better bot wins: what ``bench strength`` measures, for tests."""

from collections.abc import Iterable
from statistics import fmean

from game.commands.bench_strength import Task, play_match
from game.commands.tables import open_game


def win_rate(game: str, better: str, worse: str, seeds: Iterable[int], seats: int = 2) -> float:
    """Return the part of matches that one better bot wins, in each seat in turn; ties in part."""
    opened, table = open_game(game), (better, *(worse,) * (seats - 1))
    tasks = [Task("ladder", table, seed) for seed in seeds]
    return fmean(play_match(opened, (), task)["matches"][0] for task in tasks)
