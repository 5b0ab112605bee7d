"""Golden playthroughs: a record of bots, with the events of every line written under it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from game.core.match import LogEntry
from game.core.record import Playback, Player, Record, record_of
from game.core.record_text import dump, load
from game.core.simulation import simulate
from tests.steps import events_in

FOLDER = Path(__file__).resolve().parents[1] / "playthroughs"
EVENT = "    "
"""What an event's line begins with."""


def paths(key: str) -> list[Path]:
    """Return a game's playthroughs, which may lie in its own test folder too."""
    return sorted((*FOLDER.glob(f"{key}-*.txt"), *FOLDER.parent.glob(f"{key}/{key}-*.txt")))


def record_text(text: str) -> str:
    """Return a playthrough without its events: a plain record."""
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith(EVENT))


def read(path: Path, rules: Any) -> Record:
    return load(record_text(path.read_text(encoding="utf-8")), lambda key: rules)


def render(rules: Any, record: Record) -> str:
    """Play a record again and return it with its events."""
    lines = dump(record).splitlines()
    head = len(lines) - len(record.entries)
    return "\n".join([*lines[:head], *_steps(rules, record, lines[head:])]) + "\n"


def _steps(rules: Any, record: Record, lines: list[str]) -> Iterator[str]:
    playback = Playback(rules, record)
    while not playback.at_end:
        number, now = playback.next_entry, playback.match.now
        events = events_in(playback.advance())
        acted = playback.next_entry > number
        if acted:
            yield lines[number]
        for text in filter(None, map(rules.event_text, events)):
            yield f"{EVENT}{text}" if acted else f"{EVENT}{now + 1}: {text}"
    if playback.problem is not None:
        yield f"{EVENT}PROBLEM {playback.problem.text()}"


def played_anew(game: Any, record: Record) -> Record:
    """Let the bots of the header play their match anew."""
    levels = [player.kind.partition(":")[2] for player in record.players]
    bots = {seat: game.bot(level, seat, record.config.seed) for seat, level in enumerate(levels)}
    match, _ = simulate(game.rules, record.config, bots)
    return record_of(match, [Player(f"bot:{level}") for level in levels])


def actions(record: Record) -> int:
    return sum(isinstance(step, LogEntry) for step in record.entries)
