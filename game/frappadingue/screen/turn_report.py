"""What the results say of a match: totals, best, mean and lost turns, and a curve of points."""

from collections.abc import Iterator

from game.core.rules import Outcome
from game.frappadingue.state import State
from game.ui.report import Curve, CurvePoint, Figure, Highlight, MatchReport


def report_of(
    names: tuple[str, ...], outcome: Outcome, state: State, seed: int, record: str
) -> MatchReport:
    """Return everything for the results screen."""
    turns = [own.turns for own in state.seats]
    return MatchReport(
        game="frappadingue",
        names=names,
        outcome=outcome,
        rounds=state.round,
        seed=seed,
        record=record,
        figures=(
            Figure("results-points", outcome.scores),
            Figure("results-best-turn", tuple(max(own, default=0) for own in turns)),
            Figure("results-mean-turn", tuple(_mean(own) for own in turns)),
            Figure("results-lost-turns", tuple(own.count(0) for own in turns)),
        ),
        curve=curve_of(state),
        margin="results-margin-points",
        most_wins=True,
        highlights=tuple(_highlights(names, turns)),
    )


def _highlights(names: tuple[str, ...], turns: list[tuple[int, ...]]) -> Iterator[Highlight]:
    """Yield the best turn of the match, if anybody scored at all."""
    best, seat = max((max(own, default=0), -seat) for seat, own in enumerate(turns))
    if best > 0:
        yield Highlight("icons/star", "results-best-of-all", {"name": names[-seat], "n": best})


def curve_of(state: State) -> Curve:
    """Return everybody's total after each round, from nothing on."""
    rounds = max((len(own.turns) for own in state.seats), default=0)
    points = tuple(
        CurvePoint(done, tuple(sum(own.turns[:done]) for own in state.seats))
        for done in range(rounds + 1)
    )
    return Curve("results-curve-points", "results-rounds", points)


def _mean(turns: tuple[int, ...]) -> int:
    return round(sum(turns) / len(turns)) if turns else 0
