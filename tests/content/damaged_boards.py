"""Damaged maps, tilesets and tables of the board game: refused with file and cause, or harmless.

``python -m tests.content.damaged_boards COPIES`` reads so many damaged copies of each file with its
memory bounded, and tells how many were refused, the slowest, and the memory at its highest.
"""

import re
import resource
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

from game import resources
from game.board.boards import FOLDER, read_board
from game.board.content import load_deck, load_events
from game.board.deck import DECK_SIZE, Deck
from game.board.track import Board, build_board
from game.core.rng import Rng
from game.core.rounds.event_table import EVENTS, EventTable
from game.documents import ContentError
from tests.board.drawings import check_track
from tests.content.damage import damaged
from tests.content.maps import put_tiles
from tests.scratch import own_folder

MEMORY = 400_000_000
"""Bytes that the whole program may take while it reads damaged files."""
LONGEST = 5
"""Seconds after which a file has made the program hang."""
LONGEST_MESSAGE = 200
"""Letters without the file's name."""
MAPS = ("classic.tmx", "short.tmx", "cliff.tmx")
TABLES: dict[str, Callable[[Path], Deck | EventTable]] = {
    "board-deck.yaml": load_deck,
    "board-events.yaml": load_events,
}
NAMES = (*MAPS, "tiles.tsx", "tiles.png", *TABLES)

_VALUE = re.compile(rb'"[^"]*"')
_NUMBER = re.compile(rb"[0-9]+")
_ELEMENT = re.compile(rb"<[a-z]+[^<>]*/>")
_NASTY = (
    *(b"", b"0", b"-1", b"1", b"2", b"99", b"4294967295", b"999999999", b"1e9", b"0x10", b"nan"),
    *(
        b"../../x",
        b"/etc/passwd",
        b"C:\\x",
        b"tiles.tsx",
        b"tiles.png",
        b"\xc2\xa0",
        b"\xf0\x9f\x8e\xb2",
    ),
    *(b"&lt;", b"&#0;", b"&#10;", b"&boom;", b"true", b"up", b"start", b"finish", b"way", b"csv"),
    *(b"base64", b"zlib", b"class", b"object", b"int", b"teleport", b"track", b"9" * 5_000),
)
_PARTS = (
    b"<!DOCTYPE map [<!ENTITY boom 'boom'>]>",
    b"<?xml version='1.0' encoding='utf-16'?>",
    b"<chunk x='0' y='0' width='99' height='99'>1</chunk>",
    b"<objectgroup name='x'><object gid='1' x='nan'/></objectgroup>",
    b"<imagelayer name='x'><image source='/dev/zero'/></imagelayer>",
    b"<tileset firstgid='1' source='/dev/zero'/>",
    b"<tileset firstgid='1' source='tiles.tsx'/>",
    b"<image source='mine.tmx'/>",
    b"<tile id='1'><animation><frame tileid='999999' duration='x'/></animation></tile>",
    b"<group>" * 40,
    b"<!--",
    b"<![CDATA[",
    b"1," * 5_000,
)


def copies_of(name: str, count: int) -> Iterator[bytes]:
    """Yield damaged copies of a file: its bytes at random, or what stands in XML."""
    folder = resources.level() if name in TABLES else resources.level(FOLDER)
    raw = (folder / name).read_bytes()
    first = 1_000_000 * NAMES.index(name)
    for seed in range(first, first + count):
        spoil = damaged if seed % 2 or not name.endswith(("tmx", "tsx")) else _xml_damaged
        yield spoil(raw, seed)


def _xml_damaged(raw: bytes, seed: int) -> bytes:
    luck = Rng(seed, "xml damage")
    for _ in range(1 + luck.below(3)):
        raw = luck.choice((_value, _number, _swap_numbers, _insert, _drop, _double))(raw, luck)
    return raw


def _chosen(pattern: re.Pattern[bytes], raw: bytes, luck: Rng) -> tuple[int, int]:
    return luck.choice(tuple(match.span() for match in pattern.finditer(raw)) or ((0, 0),))


def _put(raw: bytes, span: tuple[int, int], new: bytes) -> bytes:
    return raw[: span[0]] + new + raw[span[1] :]


def _value(raw: bytes, luck: Rng) -> bytes:
    return _put(raw, _chosen(_VALUE, raw, luck), b'"' + luck.choice(_NASTY) + b'"')


def _number(raw: bytes, luck: Rng) -> bytes:
    return _put(raw, _chosen(_NUMBER, raw, luck), str(luck.below(18)).encode())


def _swap_numbers(raw: bytes, luck: Rng) -> bytes:
    first, second = sorted((_chosen(_NUMBER, raw, luck), _chosen(_NUMBER, raw, luck)))
    if first == second:
        return raw
    return _put(_put(raw, second, raw[slice(*first)]), first, raw[slice(*second)])


def _insert(raw: bytes, luck: Rng) -> bytes:
    place = _chosen(_ELEMENT, raw, luck)[luck.below(2)]
    return _put(raw, (place, place), luck.choice(_PARTS))


def _drop(raw: bytes, luck: Rng) -> bytes:
    return _put(raw, _chosen(_ELEMENT, raw, luck), b"")


def _double(raw: bytes, luck: Rng) -> bytes:
    span = _chosen(_ELEMENT, raw, luck)
    return _put(raw, span, raw[slice(*span)] * 2)


def read_copy(name: str, raw: bytes, folder: Path) -> ContentError | None:
    """Read a damaged copy; return why it is refused, or ``None`` if what it says is sound."""
    if name in TABLES:
        path = folder / name
        path.write_bytes(raw)
        return _tried(lambda: _check_table(TABLES[name](path)))
    put_tiles(folder)
    map_path = folder / "mine.tmx"
    map_path.write_bytes(resources.level(FOLDER, "cliff.tmx").read_bytes())
    (map_path if name in MAPS else folder / name).write_bytes(raw)
    return _tried(lambda: _check_board(read_board(map_path)))


def _tried(read: Callable[[], None]) -> ContentError | None:
    try:
        read()
    except ContentError as error:
        return error
    return None


def _check_board(board: Board) -> None:
    cells = [square.cell for square in board.squares]
    check_track(dict(enumerate(cells)))
    teleports = dict(enumerate(board.teleports, 1))
    assert build_board(board.key, cells, teleports, board.title) == board


def _check_table(table: Deck | EventTable) -> None:
    if isinstance(table, Deck):
        assert len(table) == DECK_SIZE
    else:
        assert len(table.keys) == EVENTS


def check_refusal(error: ContentError, folder: Path) -> None:
    """Make sure that a message names the file, a line that can be, and the cause, on one line."""
    assert str(error).startswith(str(folder)), error
    assert error.why
    assert 0 <= error.line < 100_000
    assert "pytmx" not in error.why, "nothing should be left for pytmx to refuse"
    assert "\n" not in str(error)
    if not error.file.endswith("yaml"):  # there a long key of the file's own is told in full
        assert len(str(error)) < LONGEST_MESSAGE + len(error.file), error


def main(count: int) -> None:
    """Read damaged copies of all files with bounded memory and time."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    with own_folder() as folder:
        for name in NAMES:
            _report(name, count, folder)
    highest = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    print(f"memory at its highest: {highest / 1000:.0f} MB")


def _report(name: str, count: int, folder: Path) -> None:
    causes: Counter[str] = Counter()
    longest = 0.0
    for raw in copies_of(name, count):
        signal.alarm(LONGEST)
        start = time.process_time()
        error = read_copy(name, raw, folder)
        longest = max(longest, time.process_time() - start)
        signal.alarm(0)
        if error:
            check_refusal(error, folder)
            causes[re.sub(r"'.*'|[0-9]+", "…", error.why)] += 1
    refused = causes.total()
    print(f"{name}: {count} copies, {refused} refused for {len(causes)} reasons, ", end="")
    print(f"{count - refused} harmless, the slowest {1000 * longest:.0f} ms")


if __name__ == "__main__":
    main(int(sys.argv[1]))
