"""Match records as text: written whole, and read as far as they are valid.

A header, one ``name value`` a line, then the line ``actions``, then one line an entry::

    couch-frantic record 1
    game frantic
    seat human Anna
    seat bot:hard
    chairs 0 2
    seed 7
    deck 0f1e2d3c
    content events 9a8b7c6d
    option limit=medium
    actions
    0 1 deal
    0 0 play R7
    0 = 1a2b3c4d
    0 end 5e6f7a8b scores 57 160 winners 0

``chairs`` is where in the lobby each sat, which decides face and colour; without it the seats do.
A match that is to go on may have a line ``pads``: each seat's gamepad, or ``-``; and a line ``id``,
the name that it got when it began.
An entry starts with its tick (1/60 s since the deal; 0 in turn games). ``-`` is the table, for
pauses; ``=`` is a checksum of the state; ``end`` is the last line. A match that did not start
with a deal has the text of its first position between a line ``position`` and a line ``.``; the
console tells that line as ``..``, which is read just so.
``deck`` is a checksum of the deck's cards: another deck would deal something else. Other
files that a match depends on have a line ``content NAME CHECKSUM`` each. Records of games without a
deck, and old ones, have no such lines.
"""

import re
from collections.abc import Callable, Iterator, Sequence

import msgspec

from game.core.match import PAUSE, RESUME, LogEntry
from game.core.one_line import bounded
from game.core.record import (
    DECK,
    HUMAN,
    Checksum,
    Entry,
    Player,
    Record,
    RecordProblem,
    content_sums,
)
from game.core.rules import NOBODY, AnyRules, MatchConfig, PositionError, Seat

FORMAT = 1
MAGIC = "couch-frantic record"
ACTIONS = "actions"
CHAIRS = "chairs"
PADS = "pads"
IDENT = "id"
NO_PAD = "-"
POSITION = "position"
POSITION_END = "."
STUFFED_END = ".."
"""How the console tells that line, since a single dot ends its answers."""
NOBODY_MARK = "-"
SUM_MARK = "="
END_MARK = "end"
_CHECKSUM = re.compile("[0-9a-f]{8}")
_IDENT = re.compile("[0-9a-f]{1,32}")
_CONTENT = re.compile("([a-z]+) ([0-9a-f]{8})")
LONGEST_TICK = 60 * 60 * 60 * 4
"""Four hours: a larger tick is a slip, and would keep a replay busy for ever."""


class RecordError(ValueError):
    """A record that can't be read at all: ``line`` counts from 1."""

    def __init__(self, line: int, why: str) -> None:
        self.line = line
        self.why = bounded(why)
        super().__init__(f"line {line}: {self.why}")


class NewerFormatError(RecordError):
    """A record that a later version of the program has written."""


class OtherContentError(RecordError):
    """A record of a match that was played with other cards, events or board than there are now."""

    def __init__(self, line: int, part: str) -> None:
        what = f"other {part}" if part.endswith("s") else f"another {part}"
        super().__init__(line, f"the match was played with {what} than in use here")


def dump(record: Record) -> str:
    """Return a record as text, one line an entry."""
    return head_text(record) + "".join(map(entry_line, record.entries))


def head_text(record: Record) -> str:
    """Return all lines of a record before its entries."""
    return "".join(f"{line}\n" for line in (*_header(record), ACTIONS))


def entry_line(entry: Entry) -> str:
    """Return the line of an entry, with its end."""
    if isinstance(entry, LogEntry):
        seat = NOBODY_MARK if entry.seat == NOBODY else entry.seat
        return f"{entry.tick} {seat} {entry.text}\n"
    mark = END_MARK if entry.end else SUM_MARK
    return f"{entry.tick} {mark} {entry.digits} {entry.outcome}".rstrip() + "\n"


def _header(record: Record) -> Iterator[str]:
    yield f"{MAGIC} {FORMAT}"
    yield f"game {record.config.game}"
    for player in record.players:
        yield f"seat {player.kind} {_one_line(player.name)}".rstrip()
    yield from _chairs_line(record.players)
    if any(player.pad for player in record.players):
        yield f"{PADS} {' '.join(player.pad or NO_PAD for player in record.players)}"
    if record.ident:
        yield f"{IDENT} {record.ident}"
    yield f"seed {record.config.seed}"
    for name, digits in record.content:
        yield f"{DECK} {digits}" if name == DECK else f"content {name} {digits}"
    for text in record.config.option_text():
        yield f"option {text}"
    if record.position:
        yield POSITION
        yield from record.position.rstrip("\n").split("\n")
        yield POSITION_END


def _chairs_line(players: Sequence[Player]) -> Iterator[str]:
    """Yield where everybody sat, if that is not as the seats are."""
    chairs = [seat if one.chair is None else one.chair for seat, one in enumerate(players)]
    if chairs != list(range(len(chairs))):
        yield f"{CHAIRS} {' '.join(map(str, chairs))}"


def _one_line(name: str) -> str:
    return " ".join(name.split())


class _Reader:
    """Lines with their numbers, one after another."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        if self.lines and not self.lines[-1]:
            self.lines.pop()
        self.number = 0

    def next(self, wanted: str) -> str:
        if self.number >= len(self.lines):
            raise RecordError(len(self.lines) + 1, f"the file ends before {wanted}")
        self.number += 1
        return self.lines[self.number - 1].rstrip("\r")

    def fail(self, why: str) -> RecordError:
        return RecordError(self.number, why)


def load(text: str, rules_for: Callable[[str], AnyRules], *, ended: bool = True) -> Record:
    """Read a record as far as it is valid; ``Record.problem`` says where and why it stopped.

    One that has not ``ended`` may stop after any line.

    ``RecordError`` if the header can't be read: then there is nothing to play. So it is with
    other content than the match had (``OtherContentError``). ``rules_for`` gives a game's rules by
    key, and raises ``ValueError`` for a game it does not know.
    """
    reader = _Reader(text)
    _check_version(reader)
    rules = _named(reader, "game", rules_for)
    head = _read_header(reader)
    config = _configure(rules, head, reader)
    _check_content(rules, config, head)
    _check_position(rules, config, head)
    content = tuple((name, digits) for name, (digits, _) in head.content.items())
    players, ident = tuple(head.players), head.ident
    record = Record(config, players, head.position, (), content=content, ident=ident)
    return _read_entries(reader, rules, record, ended)


def _check_version(reader: _Reader) -> None:
    first = reader.next(f"the line '{MAGIC} {FORMAT}'")
    name, _, version = first.rpartition(" ")
    if name != MAGIC or not _is_number(version):
        raise reader.fail(f"not a match record: it must start with '{MAGIC} {FORMAT}'")
    if int(version) > FORMAT:
        why = f"format {version} is newer than this program knows ({FORMAT})"
        raise NewerFormatError(reader.number, why)


def _named(reader: _Reader, name: str, make: Callable[[str], AnyRules]) -> AnyRules:
    word, _, value = reader.next(f"the line '{name} …'").partition(" ")
    if word != name:
        raise reader.fail(f"expected '{name} …', found {word!r}")
    try:
        return make(value.strip())
    except ValueError as error:
        raise reader.fail(str(error)) from None


class _Head:
    def __init__(self) -> None:
        self.players: list[Player] = []
        self.seed: int | None = None
        self.ident = ""
        self.options: dict[str, str] = {}
        self.position = ""
        self.position_line = 0
        self.content: dict[str, tuple[str, int]] = {}
        """A checksum and its line by the name of the part."""


def _read_header(reader: _Reader) -> _Head:
    head = _Head()
    while (line := reader.next(f"the line '{ACTIONS}'")) != ACTIONS:
        word, _, value = line.partition(" ")
        match word:
            case "seat":
                kind, _, name = value.partition(" ")
                head.players.append(Player(kind or HUMAN, name))
            case "chairs" if not any(player.chair is not None for player in head.players):
                head.players = _seated(head.players, value.split(), reader)
            case "pads" if len(value.split()) == len(head.players):
                head.players = _with_pads(head.players, value.split())
            case "id" if _IDENT.fullmatch(value):
                head.ident = value
            case "seed" if _is_number(value):
                head.seed = int(value)
            case "deck" if _CHECKSUM.fullmatch(value):
                head.content[DECK] = value, reader.number
            case "content" if found := _CONTENT.fullmatch(value):
                head.content[found[1]] = found[2], reader.number
            case "option" if "=" in value:
                name, _, choice = value.partition("=")
                head.options[name] = choice
            case "position" if not value:
                head.position_line = reader.number
                head.position = _read_position(reader)
            case _:
                raise reader.fail(f"can't read the header line {line!r}")
    return head


def _seated(players: list[Player], chairs: list[str], reader: _Reader) -> list[Player]:
    """Put everybody on the chair that the record names."""
    known = all(len(chair) == 1 and _is_number(chair) for chair in chairs)
    if not known or len(set(chairs)) != len(chairs) or len(chairs) != len(players):
        raise reader.fail(f"{len(players)} different chairs, each 0 to 9, are wanted")
    return [
        msgspec.structs.replace(player, chair=int(chair))
        for player, chair in zip(players, chairs, strict=True)
    ]


def _with_pads(players: list[Player], pads: list[str]) -> list[Player]:
    return [
        msgspec.structs.replace(player, pad="" if pad == NO_PAD else pad)
        for player, pad in zip(players, pads, strict=True)
    ]


def _read_position(reader: _Reader) -> str:
    lines = []
    wanted = f"the line '{POSITION_END}' of the position"
    while (line := reader.next(wanted)) not in (POSITION_END, STUFFED_END):
        lines.append(line)
    return "\n".join(lines) + "\n"


def _configure(rules: AnyRules, head: _Head, reader: _Reader) -> MatchConfig:
    if head.seed is None:
        raise reader.fail("the header has no seed")
    seats = len(head.players)
    # Older versions wrote what so many may not play with, and played the default.
    options = rules.info.settled(head.options, seats)
    try:
        return rules.info.configure(seats, head.seed, options)
    except ValueError as error:
        raise reader.fail(str(error)) from None


def _check_content(rules: AnyRules, config: MatchConfig, head: _Head) -> None:
    ours = dict(content_sums(rules, config))
    for name, (digits, line) in head.content.items():
        if ours.get(name) != digits:
            raise OtherContentError(line, name)


def _check_position(rules: AnyRules, config: MatchConfig, head: _Head) -> None:
    if not head.position:
        return
    try:
        state = rules.parse_position(head.position)
        for seat in range(config.seats):
            rules.view(state, seat)
    except PositionError as error:
        raise RecordError(head.position_line + error.line, error.why) from None
    except IndexError:
        raise RecordError(head.position_line, f"is not for {config.seats} seats") from None


def _read_entries(reader: _Reader, rules: AnyRules, record: Record, ended: bool) -> Record:
    entries: list[Entry] = []
    lines: list[int] = []
    problem: RecordProblem | None = None
    try:
        while ended or reader.number < len(reader.lines):
            entry = _next_entry(reader, rules, record.config, entries)
            entries.append(entry)
            lines.append(reader.number)
            if isinstance(entry, Checksum) and entry.end:
                _check_end(reader)
                break
    except RecordError as error:
        problem = RecordProblem(error.line, error.why)
    return msgspec.structs.replace(
        record, entries=tuple(entries), lines=tuple(lines), problem=problem
    )


def _next_entry(
    reader: _Reader, rules: AnyRules, config: MatchConfig, before: Sequence[Entry]
) -> Entry:
    entry, last = _read_entry(reader, rules, config.seats), before[-1].tick if before else 0
    if entry.tick < last:
        raise reader.fail(f"tick {entry.tick} comes after tick {last}")
    return entry


def _check_end(reader: _Reader) -> None:
    if reader.number < len(reader.lines):
        reader.next("nothing")
        raise reader.fail("there is something after the end")


def _read_entry(reader: _Reader, rules: AnyRules, seats: int) -> Entry:
    parts = reader.next("the line 'TICK end CHECKSUM'").split(" ", 2)
    if len(parts) < 3 or not _is_number(parts[0]) or int(parts[0]) > LONGEST_TICK:
        raise reader.fail("expected 'TICK SEAT ACTION'")
    tick, mark, rest = int(parts[0]), parts[1], parts[2]
    if mark in (SUM_MARK, END_MARK):
        digits, _, outcome = rest.partition(" ")
        if not _CHECKSUM.fullmatch(digits):
            raise reader.fail(f"{digits!r} is no checksum of eight hex digits")
        return Checksum(tick, digits, mark == END_MARK, outcome)
    return LogEntry(tick, _read_seat(reader, mark, seats), _read_action(reader, rules, mark, rest))


def _read_seat(reader: _Reader, mark: str, seats: int) -> Seat:
    if mark == NOBODY_MARK:
        return NOBODY
    if not _is_number(mark) or int(mark) >= seats:
        raise reader.fail(f"there is no seat {mark!r}; seats are 0 to {seats - 1}")
    return int(mark)


def _read_action(reader: _Reader, rules: AnyRules, mark: str, text: str) -> str:
    if mark == NOBODY_MARK:
        if text not in (PAUSE, RESUME):
            raise reader.fail(f"the table can't {text!r}")
        return text
    try:
        return rules.action_text(rules.parse_action(text))
    except ValueError as error:
        raise reader.fail(str(error)) from None


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 18
