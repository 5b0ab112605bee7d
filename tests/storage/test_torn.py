"""What is read while somebody writes it piece by piece is read again, and never taken as empty."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from game.storage import Settings, Store, forgotten, versioned
from tests.storage.test_settings import names, told

PIECES = 8
PAUSE = 0.02
"""Seconds between two pieces: there is always a moment in which only a part is there."""


def in_pieces(path: Path, data: bytes, pause: float = PAUSE) -> None:
    """Write over a file as a program does that knows nothing of us."""
    size = len(data) // PIECES + 1
    with path.open("wb", buffering=0) as file:
        for begin in range(0, len(data), size):
            time.sleep(pause)
            file.write(data[begin : begin + size])


@contextmanager
def written(path: Path, data: bytes) -> Iterator[None]:
    """Have a file written over meanwhile; a part of it is there, or nothing, when this begins."""
    begun = path.stat().st_mtime_ns
    writer = threading.Thread(target=in_pieces, args=(path, data))
    writer.start()
    while path.stat().st_size == len(data) and path.stat().st_mtime_ns == begun:
        time.sleep(0.001)
    yield
    writer.join()


def content(**changes: object) -> bytes:
    data = msgspec.to_builtins(Settings(lang="fr")) | {"unknown": ["x" * 500], **changes}
    return msgspec.json.format(msgspec.json.encode(data), indent=2)


def test_settings_that_are_being_written_are_waited_for_at_the_start(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content())
    for volume in (20, 30, 40):
        with written(path, content(music=volume)):
            store = Store(tmp_path)
        assert store.settings == Settings(lang="fr", music=volume)
        assert not told(store)
    assert names(tmp_path) == {"settings.json"}


def test_what_is_being_written_by_another_is_not_lost_by_a_change_here(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content())
    store = Store(tmp_path)
    for volume in (20, 30, 40):
        with written(path, content(music=volume)):
            store.update(effects=volume + 1)
            assert store.settle()
        data = msgspec.json.decode(path.read_bytes())
        assert (data["music"], data["effects"]) == (volume, volume + 1)
        assert data["unknown"] == ["x" * 500]
    assert not told(store)
    assert names(tmp_path) == {"settings.json"}


def test_what_was_cut_short_for_good_is_told_and_kept_also_when_it_is_written(
    tmp_path: Path,
) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content())
    store = Store(tmp_path)
    path.write_bytes(content()[:300])
    store.update(effects=31)
    (line,) = told(store)
    assert "settings.json.damaged" in line
    assert (tmp_path / "settings.json.damaged").read_bytes() == content()[:300]
    assert Store(tmp_path).settings == Settings(lang="fr", effects=31)


def test_nobody_waits_for_ever_for_a_file_that_is_always_being_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(versioned, "STEADY", 0.5)
    path = tmp_path / "settings.json"
    path.write_text("{")
    over = threading.Event()

    def write() -> None:
        count = 0
        while not over.wait(0.01):
            count += 1
            path.write_text("{" + " " * count)

    writer = threading.Thread(target=write)
    writer.start()
    try:
        begun = time.monotonic()
        versioned.read_steady(path, lambda _: False)
        assert time.monotonic() - begun < 2
    finally:
        over.set()
        writer.join()


def test_what_was_forgotten_is_known_while_the_list_is_being_shortened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = forgotten.write_all

    def slowly(handle: int, data: bytes) -> None:
        for begin in range(0, len(data), 40):
            real(handle, data[begin : begin + 40])
            time.sleep(0.002)

    monkeypatch.setattr(forgotten, "MOST_LINES", 10)
    monkeypatch.setattr(forgotten, "write_all", slowly)
    path = tmp_path / "forgotten"
    over, was_read = threading.Event(), threading.Event()

    def write() -> None:
        for number in range(60):
            assert forgotten._Lines(path).write(f"id {number:040}")
            was_read.clear()
            was_read.wait(1.0)  # a busy machine may let only one of the two threads run
        over.set()

    writer = threading.Thread(target=write)
    assert forgotten._Lines(path).write(f"id {0:040}")
    writer.start()
    latest = 0
    while not over.is_set():
        numbers = {int(line.removeprefix("id ")) for line in forgotten._Lines(path).all()}
        assert all(len(line) == 43 for line in forgotten._Lines(path).all())
        assert max(numbers) >= latest
        assert set(range(max(0, max(numbers) - 9), max(numbers))) <= numbers
        latest = max(numbers)
        was_read.set()
    writer.join()
    assert latest > 10


def test_a_match_that_was_read_half_is_not_put_aside_when_it_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "unfinished" / "frantic-1.txt"
    path.parent.mkdir()
    text = "couch-frantic record 1\ngame frantic\nid 0123456789abcdef\nactions\n0 0 draw\n"
    path.write_text(text[:30])
    store = Store(tmp_path)
    files = store.unfinished
    assert files.read(path) == text[:30]
    path.write_text(text)
    known = files.version
    files.put_aside(path, "unfinished-damaged")
    assert store.settle()
    assert path.read_text() == text
    assert files.waiting("frantic") == [path]
    assert files.read(path) == text
    assert files.version > known
    assert not told(store)


def test_a_match_that_is_damaged_for_good_is_put_aside(tmp_path: Path) -> None:
    path = tmp_path / "unfinished" / "frantic-1.txt"
    path.parent.mkdir()
    path.write_text("nothing")
    store = Store(tmp_path)
    store.unfinished.put_aside(path, "unfinished-damaged", "no record")
    (line,) = told(store)
    assert "frantic-1.txt.damaged" in line
    assert not path.exists()
