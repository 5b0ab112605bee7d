"""What a match scene and the screens around it tell each other: its end, its pauses, help."""

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Protocol

import msgspec

from game.core.rules import Outcome, Seat

REPLAY_FOOT = 970
"""The controls of a replay lie below this, in units from the top; a table has no text there."""


class CurvePoint(msgspec.Struct, frozen=True):
    """A figure of each seat at a moment: seconds of a race's clock, or rounds that were played."""

    at: float
    values: tuple[int, ...]


class Curve(msgspec.Struct, frozen=True):
    """A figure of each seat over a match. ``axis`` names what the moments are counted in.

    ``clock``: the moments are seconds, shown as minutes.
    """

    text_id: str
    axis: str
    points: tuple[CurvePoint, ...]
    clock: bool = False


class Figure(msgspec.Struct, frozen=True):
    """A column of the results: its head, a value a seat (``None``: has none), and its unit.

    ``unit`` is the id of a text with a plain number ``$n``, or empty.
    """

    text_id: str
    values: tuple[int | None, ...]
    unit: str = ""


class Highlight(msgspec.Struct, frozen=True):
    """Something worth telling of a match in one line: a picture, a text's id, its arguments."""

    icon: str
    text_id: str
    args: dict[str, str | int]


class MatchReport(msgspec.Struct, frozen=True):
    """A finished match as the results screen shows it; every tuple has one entry a seat.

    ``record`` is the text that replays the match; ``margin`` the id of the text that says by how
    much was won, and ``most_wins`` whether a high score is good. ``slap_ms`` holds each seat's
    reaction times at slaps in milliseconds, for the players' own figures.
    """

    game: str
    names: tuple[str, ...]
    outcome: Outcome
    rounds: int
    seed: int
    record: str = ""
    figures: tuple[Figure, ...] = ()
    curve: Curve | None = None
    margin: str = "results-margin"
    most_wins: bool = False
    slap_ms: tuple[tuple[int, ...], ...] = ()
    highlights: tuple[Highlight, ...] = ()
    numbers: tuple[float | None, ...] = ()
    """In a race seconds a card, else strength; ``None`` for who is not known. Of a bot that follows
    people the number of its next round."""


class MatchNavigator(Protocol):
    """The way out of a match scene, and what goes on beside scenes: ``services.navigator``."""

    def finished(self, report: MatchReport) -> None:
        """Keep a match that has ended, and show its results."""
        ...

    def keep(self, report: MatchReport) -> None:
        """Keep a match that has ended and whose results nobody wants to see."""
        ...

    def pause(self, who: str | None, on_resume: Callable[[], None], why: str = "pause-who") -> None:
        """Cover the match; ``who`` is a player's name, or empty when the window lost its focus.

        ``None``: a key that is nobody's, such as Escape, where several people play. ``why`` is
        the text that tells of a player.

        ``on_resume`` is called once, after the cover has gone; the rules count down.
        """
        ...

    def help(self) -> None:
        """Open the book of the game, over whatever is there."""
        ...

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass: the match that is played is kept."""
        ...

    def toggle_fullscreen(self) -> None:
        """Switch the window as F11 does, and remember it; say why if it is refused."""
        ...

    def toggle_music(self) -> None:
        """Switch the music off or on, remember it and say so."""
        ...


LEAST_ROUNDS = 2
Points = Sequence[Sequence[int]]
"""What each round brought, by seat."""


def curve_of(points: Points) -> Curve | None:
    """Return everybody's total after each round, from nothing on; of one round there is none.

    It would be a line from nothing to what the table says beside it.
    """
    if max(map(len, points), default=0) < LEAST_ROUNDS:
        return None
    moments = tuple(
        CurvePoint(done, tuple(sum(own[:done]) for own in points))
        for done in range(max(map(len, points), default=0) + 1)
    )
    return Curve("results-curve-points", "results-rounds", moments)


def most(counted: Counter[Seat]) -> tuple[Seat, int] | None:
    """Return who has most and how many, or ``None`` if nobody or more than one has."""
    ranked = counted.most_common(2)
    if not ranked or not ranked[0][1] or (len(ranked) == 2 and ranked[0][1] == ranked[1][1]):
        return None
    return ranked[0]


def mean(own: Collection[int]) -> int:
    """Return the mean of some rounds, rounded, halves up; 0 without any."""
    return (2 * sum(own) + len(own)) // (2 * len(own)) if own else 0


def count_actions(record: str, pattern: str) -> Counter[Seat]:
    """Count by seat how often a record has an action; its lines are time, seat and action."""
    return Counter(map(int, re.findall(rf"^\d+ (\d+) (?:{pattern})$", record, re.MULTILINE)))


def rounds_report(
    game: str,
    names: tuple[str, ...],
    outcome: Outcome,
    points: Points,
    seed: int,
    record: str,
    *,
    columns: Mapping[str, Callable[[Sequence[int]], int]],
    counted: Sequence[tuple[str, str, Counter[Seat]]],
) -> MatchReport:
    """Return everything for the results of a game in rounds, in which the lowest total wins.

    ``columns`` are the figures besides the total, by their text ids without the game's name, and
    ``counted`` the icon and text id of what somebody may have done most often.
    """

    def highlights() -> Iterator[Highlight]:
        for icon, name, count_of in counted:
            found = most(count_of)
            if found is not None:
                seat, count = found
                text_id = f"{game}-results-{name}"
                yield Highlight(f"icons/{icon}", text_id, {"name": names[seat], "count": count})
        worst = most(Counter({seat: max(own, default=0) for seat, own in enumerate(points)}))
        if worst is not None and len(points[0]) >= LEAST_ROUNDS:
            args: dict[str, str | int] = {"name": names[worst[0]], "n": worst[1]}
            yield Highlight("icons/warning", f"{game}-results-worst-of-all", args)

    figures = {
        f"{game}-results-{name}": tuple(map(value, points)) for name, value in columns.items()
    }
    if len(points[0]) < LEAST_ROUNDS:  # its worst round and its mean are its points once more
        figures = {name: own for name, own in figures.items() if own != outcome.scores}
    return MatchReport(
        game=game,
        names=names,
        outcome=outcome,
        rounds=len(points[0]),
        seed=seed,
        record=record,
        figures=(
            Figure("results-points", outcome.scores),
            *(Figure(text_id, values) for text_id, values in figures.items()),
        ),
        curve=curve_of(points),
        margin="results-margin-points",
        highlights=tuple(highlights()),
    )
