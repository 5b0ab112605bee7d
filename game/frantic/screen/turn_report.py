"""What the results say of a match: totals, rounds won, the worst round, and a curve of points."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from game.core.rules import Outcome, Seat
from game.frantic.state import State
from game.ui.report import Curve, CurvePoint, Figure, Highlight, MatchReport

_REACTION = re.compile(r"^\d+ (\d+) (counter|nice-try)$", re.MULTILINE)
"""A step of a record: when, who, and a reaction out of turn."""


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
            Figure("frantic-results-mean", tuple(map(_mean, points))),
        ),
        curve=curve_of(state),
        margin="results-margin-points",
        most_wins=False,
        highlights=tuple(_highlights(names, points, record)),
    )


def rounds_won(points: Sequence[int]) -> int:
    """Return in how many rounds a seat got rid of its hand: each card costs a point or more."""
    return sum(own <= 0 for own in points)


def curve_of(state: State) -> Curve:
    """Return everybody's total after each round, from nothing on."""
    moments = tuple(
        CurvePoint(done, tuple(sum(own[:done]) for own in state.points))
        for done in range(len(state.points[0]) + 1)
    )
    return Curve("results-curve-points", "results-rounds", moments)


def reactions(record: str, what: str) -> Counter[Seat]:
    """Count by seat how often a record has ``counter`` or ``nice-try``."""
    return Counter(int(seat) for seat, text in _REACTION.findall(record) if text == what)


def _highlights(
    names: tuple[str, ...], points: tuple[tuple[int, ...], ...], record: str
) -> Iterator[Highlight]:
    """Yield who won most rounds, who reacted most, and the worst round, each if there is one."""
    won = Counter({seat: rounds_won(own) for seat, own in enumerate(points)})
    for icon, text_id, counted in (
        ("crown", "frantic-results-rounds", won),
        ("hand", "frantic-results-counters", reactions(record, "counter")),
        ("bolt", "frantic-results-nice-try", reactions(record, "nice-try")),
    ):
        found = _most(counted)
        if found is not None:
            seat, count = found
            yield Highlight(f"icons/{icon}", text_id, {"name": names[seat], "count": count})
    worst, seat = max((max(own, default=0), -seat) for seat, own in enumerate(points))
    if worst > 0:
        args: dict[str, str | int] = {"name": names[-seat], "n": worst}
        yield Highlight("icons/warning", "frantic-results-worst-of-all", args)


def _most(counted: Counter[Seat]) -> tuple[Seat, int] | None:
    """Return who alone has most, and how many."""
    ranked = counted.most_common(2)
    if not ranked or not ranked[0][1] or (len(ranked) == 2 and ranked[0][1] == ranked[1][1]):
        return None
    return ranked[0]


def _mean(own: Sequence[int]) -> int:
    return round(sum(own) / len(own)) if own else 0
