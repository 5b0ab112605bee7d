"""What the results say of a match: totals, best and worst rounds, answers, a curve of points."""

from collections import Counter
from collections.abc import Iterator

from game.board.state import State
from game.core.rules import Outcome
from game.ui.report import Figure, Highlight, MatchReport, count_actions, curve_of, mean, most

BLOCKS, REROLLS = "block", r"reroll \d+"
"""How a record has the answers that are thrown in."""


def report_of(
    names: tuple[str, ...], outcome: Outcome, state: State, seed: int, record: str
) -> MatchReport:
    """Return everything for the results screen; the lowest total wins (FB-5)."""
    points = state.points
    return MatchReport(
        game="board",
        names=names,
        outcome=outcome,
        rounds=len(points[0]),
        seed=seed,
        record=record,
        figures=(
            Figure("results-points", outcome.scores),
            Figure("board-results-best", tuple(min(own, default=0) for own in points)),
            Figure("board-results-worst", tuple(max(own, default=0) for own in points)),
            Figure("board-results-mean", tuple(map(mean, points))),
        ),
        curve=curve_of(points),
        margin="results-margin-points",
        most_wins=False,
        highlights=tuple(_highlights(names, points, record)),
    )


def _highlights(
    names: tuple[str, ...], points: tuple[tuple[int, ...], ...], record: str
) -> Iterator[Highlight]:
    """Yield who ended most rounds on the start, who answered most, and the worst round."""
    starts = Counter({seat: own.count(0) for seat, own in enumerate(points)})
    for icon, text_id, counted in (
        ("crown", "board-results-starts", starts),
        ("shield", "board-results-blocks", count_actions(record, BLOCKS)),
        ("turn", "board-results-rerolls", count_actions(record, REROLLS)),
    ):
        found = most(counted)
        if found is not None:
            seat, count = found
            yield Highlight(f"icons/{icon}", text_id, {"name": names[seat], "count": count})
    worst, seat = max((max(own, default=0), -seat) for seat, own in enumerate(points))
    if worst > 0:
        args: dict[str, str | int] = {"name": names[-seat], "n": worst}
        yield Highlight("icons/warning", "board-results-worst-of-all", args)
