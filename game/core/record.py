"""The record of a match: who sat where, the seed, and every action with its tick.

From it a match can be played again, an entry at a time. Its text is that of ``record_text.py``.
"""

import zlib
from collections.abc import Iterator, Sequence

import msgspec

from game.core.match import AnyMatch, LogEntry, Match
from game.core.one_line import bounded
from game.core.rules import AnyRules, AnySteps, MatchConfig

HUMAN = "human"
DECK = "deck"
TICKS_BETWEEN_SUMS = 600
ACTIONS_BETWEEN_SUMS = 20


class RecordProblem(msgspec.Struct, frozen=True):
    """Where a record stops being valid, and why; what came before can be used."""

    line: int
    why: str

    def text(self) -> str:
        """Return ``line 12: why``."""
        return f"line {self.line}: {self.why}"


class Player(msgspec.Struct, frozen=True):
    """Who sits at a seat: ``human`` or ``bot:LEVEL``, a name that may be empty, and a chair.

    ``chair`` counts the places of the lobby from 0; ``None``: as the seat. ``pad`` names the
    person's gamepad, in a match that is to go on.
    """

    kind: str = HUMAN
    name: str = ""
    chair: int | None = None
    pad: str = ""


class Checksum(msgspec.Struct, frozen=True):
    """The state's checksum at a tick, after the entries before it; ``outcome`` at the end only."""

    tick: int
    digits: str
    end: bool = False
    outcome: str = ""


Entry = LogEntry | Checksum
"""A line of a record."""


class Record(msgspec.Struct, frozen=True):
    """A match to play again; ``lines`` holds the line number of each entry.

    ``content`` holds a checksum by the name of each part that the match depends on. ``ident`` is
    the name that a match got when it began, if it is to go on.
    """

    config: MatchConfig
    players: tuple[Player, ...]
    position: str
    entries: tuple[Entry, ...]
    lines: tuple[int, ...] = ()
    problem: RecordProblem | None = None
    content: tuple[tuple[str, str], ...] = ()
    ident: str = ""


def content_sums(rules: AnyRules, config: MatchConfig) -> tuple[tuple[str, str], ...]:
    """Return eight hex digits for each part of a game's content that a match depends on."""
    texts = rules.content(config).items()
    return tuple((name, f"{zlib.crc32(text.encode()):08x}") for name, text in texts)


def bare_record(match: AnyMatch, players: Sequence[Player] = ()) -> Record:
    """Return the record of a match so far, without checksums and without its end."""
    return Record(
        match.config,
        tuple(players) or (Player(),) * match.config.seats,
        match.position,
        tuple(match.log),
        content=content_sums(match.rules, match.config),
    )


def record_of(match: AnyMatch, players: Sequence[Player] = ()) -> Record:
    """Return the record of a match so far, with a checksum every so often.

    The match is played once more for the checksums; ``ValueError`` if that does not lead to the
    same state.
    """
    bare = bare_record(match, players)
    closed = msgspec.structs.replace(bare, entries=(*match.log, closing_checksum(match)))
    entries = tuple(_with_checksums(match.rules, closed))
    return msgspec.structs.replace(bare, entries=entries)


def closing_checksum(match: AnyMatch) -> Checksum:
    """Return the last entry of a match's record."""
    outcome = match.outcome()
    return Checksum(match.now, match.checksum(), True, outcome.text() if outcome else "")


def _with_checksums(rules: AnyRules, record: Record) -> Iterator[Entry]:
    playback = Playback(rules, record)
    last_tick = 0
    for count, entry in enumerate(record.entries, 1):
        playback.play_to(entry)
        if playback.problem is not None:
            raise ValueError(f"the match can't be played again: {playback.problem.why}")
        yield entry
        match = playback.match
        due = match.now - last_tick >= TICKS_BETWEEN_SUMS or count % ACTIONS_BETWEEN_SUMS == 0
        if due and isinstance(entry, LogEntry):
            last_tick = match.now
            yield Checksum(match.now, match.checksum())


class Playback:
    """Plays a record again, a tick or an entry at a time; ``problem`` says where it went wrong.

    ``PositionError`` if the record starts from a position that can't be read; ``load`` has tried.
    """

    def __init__(self, rules: AnyRules, record: Record) -> None:
        self.record = record
        start = rules.parse_position(record.position) if record.position else None
        self.match: AnyMatch = Match(rules, record.config, state=start)
        self.next_entry = 0
        self.problem: RecordProblem | None = None

    @property
    def at_end(self) -> bool:
        """Say whether everything was played, or as far as it can be."""
        return self.problem is not None or self.next_entry >= len(self.record.entries)

    def advance(self) -> AnySteps:
        """Do the next entry, or let one tick pass on the way to it; return what came of it."""
        if self.at_end:
            return ()
        entry = self.record.entries[self.next_entry]
        if self.match.now < entry.tick:
            return self.match.tick() if self._can_tick() else ()
        self.next_entry += 1
        return self._do(entry)

    def play_to(self, entry: Entry) -> None:
        """Play up to and including an entry of the record."""
        end = self.record.entries.index(entry, self.next_entry) + 1
        while self.next_entry < end and self.problem is None:
            self.advance()

    def _can_tick(self) -> bool:
        if self.match.rules.info.real_time:
            return True
        self._fail("a game of turns has no ticks")
        return False

    def _do(self, entry: Entry) -> AnySteps:
        if isinstance(entry, Checksum):
            self._compare(entry)
            return ()
        before = len(self.match.log)
        try:
            steps = self.match.replay(entry)
        except ValueError as error:
            self._fail(f"{entry.text!r} can't be done: {error}")
            return ()
        if len(self.match.log) == before:
            self._fail(f"{entry.text!r} had an effect in the record, and has none here")
        return steps

    def _compare(self, wanted: Checksum) -> None:
        found = closing_checksum(self.match)
        if found.digits != wanted.digits:
            self._fail(f"the state differs: checksum {found.digits}, recorded {wanted.digits}")
        elif wanted.end and found.outcome != wanted.outcome:
            self._fail(f"outcome {found.outcome or 'none'}, recorded {wanted.outcome or 'none'}")

    def _fail(self, why: str) -> None:
        index = min(self.next_entry, len(self.record.entries)) - 1
        line = self.record.lines[index] if 0 <= index < len(self.record.lines) else 0
        self.problem = RecordProblem(line, bounded(why))


def replay_check(rules: AnyRules, record: Record) -> RecordProblem | None:
    """Play a record again; return the first line that differs, or ``None`` if all is equal."""
    playback = Playback(rules, record)
    while not playback.at_end:
        playback.advance()
    return playback.problem or record.problem
