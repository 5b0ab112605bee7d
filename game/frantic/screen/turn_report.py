"""What the results say of a match: totals, rounds won, the worst round, and a curve of points."""

from collections import Counter
from collections.abc import Iterator, Sequence

from game.core.rules import Outcome
from game.frantic.state import State
from game.ui.report import Figure, Highlight, MatchReport, count_actions, curve_of, mean, most


def report_of(
    names: tuple[str, ...], outcome: Outcome, state: State, seed: int, record: str
) -> MatchReport:
    """Return everything for the results screen; the lowest total wins (FC-4)."""
    points = state.points
    return MatchReport(
        game="frantic",
        names=names,
        outcome=outcome,
        rounds=len(points[0]),
        seed=seed,
        record=record,
        figures=(
            Figure("results-points", outcome.scores),
            Figure("frantic-results-out", tuple(map(rounds_won, points))),
            Figure("frantic-results-most", tuple(max(own, default=0) for own in points)),
            Figure("frantic-results-mean", tuple(map(mean, points))),
        ),
        curve=curve_of(points),
        margin="results-margin-points",
        most_wins=False,
        highlights=tuple(_highlights(names, points, record)),
    )


def rounds_won(points: Sequence[int]) -> int:
    """Return in how many rounds a seat got rid of its hand: each card costs a point or more."""
    return sum(own <= 0 for own in points)


def _highlights(
    names: tuple[str, ...], points: tuple[tuple[int, ...], ...], record: str
) -> Iterator[Highlight]:
    """Yield who won most rounds, who reacted most, and the worst round, each if there is one."""
    won = Counter({seat: rounds_won(own) for seat, own in enumerate(points)})
    for icon, text_id, counted in (
        ("crown", "frantic-results-rounds", won),
        ("hand", "frantic-results-counters", count_actions(record, "counter")),
        ("bolt", "frantic-results-nice-try", count_actions(record, "nice-try")),
    ):
        found = most(counted)
        if found is not None:
            seat, count = found
            yield Highlight(f"icons/{icon}", text_id, {"name": names[seat], "count": count})
    worst, seat = max((max(own, default=0), -seat) for seat, own in enumerate(points))
    if worst > 0:
        args: dict[str, str | int] = {"name": names[-seat], "n": worst}
        yield Highlight("icons/warning", "frantic-results-worst-of-all", args)
