"""What is no plain file keeps nobody waiting and costs nothing else, wherever storage opens it."""

import contextlib
import errno
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.files import MAX_BYTES
from game.storage import Seated, Store, Writer
from game.storage.leftovers import sweep
from tests.storage.test_matches import HEAD, begun, killed, shadows, texts

PLACES = (
    "unfinished/forgotten",
    "unfinished/board-3.txt",
    "records/000009-board.txt",
    "log/a.jsonl",
    "settings.json",
    "stats.json",
    ".lock",
)
TOLD = {
    "unfinished/forgotten",
    "unfinished/board-3.txt",
    "log/a.jsonl",
    "settings.json",
    "stats.json",
}
KINDS: dict[str, Callable[[Path], object]] = {
    "folder": Path.mkdir,
    "pipe": os.mkfifo if hasattr(os, "mkfifo") else Path.mkdir,
    "device": lambda path: path.symlink_to("/dev/zero"),
    "circle": lambda path: path.symlink_to(path.name),
}


@pytest.mark.skipif(os.name == "nt", reason="there are no pipes with names")
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("kind", KINDS)
def test_something_odd_costs_nothing_but_itself(place: str, kind: str, tmp_path: Path) -> None:
    odd = tmp_path / place
    odd.parent.mkdir(exist_ok=True)
    KINDS[kind](odd)
    store = Store(tmp_path, Writer())
    kept = begun(store, "board", "0 0 play\n")
    begun(store, "board", ident="11ff").forget()
    store.update(lang="fr")
    store.save_record("x", "board")
    store.count("board", (Seated("Anna"),))
    kept.leave()
    assert store.settle(), "the thread that writes is not kept waiting"
    for path in store.unfinished.waiting("board"):
        if path == odd:
            store.unfinished.put_aside(path, "unfinished-damaged", "why")
    assert store.close()
    told = {Path(problem.file) for problem in store.problems}
    assert (odd in told) == (place in TOLD)
    again = Store(tmp_path, Writer())
    assert texts(again) == [f"{HEAD}0 0 play\n"]
    assert again.settings.lang == ("" if place == "settings.json" else "fr")
    assert [again.read_record(path) for path in again.records()] == ["x"]
    assert again.stats.of("Anna", "board").played == 1


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names")
def test_pipes_among_what_dead_programs_left_keep_no_sweep_waiting(tmp_path: Path) -> None:
    store = Store(tmp_path, Writer())
    begun(store, "board", "0 0 play\n")
    os.mkfifo(tmp_path / "unfinished" / "forgotten")
    killed(store)
    folder = store.unfinished._shadows.folder
    os.mkfifo(folder / "board-1.txt")
    sweeper = Writer()
    sweeper.put(sweep)
    assert sweeper.settle(5)
    assert [path.name for path in shadows(store)] == ["board-1.txt"]
    (folder / ".home").unlink()
    os.mkfifo(folder / ".home")
    sweeper.put(sweep)
    assert sweeper.settle(5)
    for path in folder.iterdir():
        path.unlink()


OLD = "couch-frantic record 1\ngame board\nseed 7\nactions\n0 0 play\n"
"""A match of a version that wrote no line ``id``."""


@contextlib.contextmanager
def read_only(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let nothing in a folder be written, made or deleted; root may do all of it."""
    refused = OSError(errno.EROFS, "Read-only file system")
    writes = os.O_WRONLY | os.O_RDWR | os.O_CREAT

    def guarded(real, says=lambda *_: True):
        def call(path, *args, **more):
            if str(folder) in str(path) and says(*args):
                raise refused
            return real(path, *args, **more)

        return call

    with monkeypatch.context() as disk:
        disk.setattr(os, "open", guarded(os.open, lambda flags, *_: flags & writes))
        for name in ("unlink", "link", "rename", "replace"):
            disk.setattr(os, name, guarded(getattr(os, name)))
        yield


@pytest.mark.parametrize("text", [f"{HEAD}0 0 play\n", OLD])
def test_what_ends_where_nothing_can_be_deleted_does_not_come_back(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "unfinished"
    folder.mkdir()
    (folder / "board-1.txt").write_text(text)
    with read_only(folder, monkeypatch):
        for more in ("0 1 more\n", "0 2 and more\n"):
            store = Store(tmp_path, Writer())
            assert texts(store) == [text]
            (path,) = store.unfinished.waiting("board")
            kept = store.unfinished.take(path, text)
            kept.add(more)
            text += more
            kept.leave()
            assert store.close()
            killed(store)
        store = Store(tmp_path, Writer())
        assert texts(store) == [text], "its shadow holds it"
        (path,) = store.unfinished.waiting("board")
        kept = store.unfinished.take(path, text)
        assert store.settle()
        kept.end()
        assert store.close()
        killed(store)
        again = Store(tmp_path, Writer())
        assert texts(again) == shadows(again) == []
    assert [one.name for one in folder.iterdir()] == ["board-1.txt"]


def test_a_match_of_an_older_version_has_a_second_copy_too(tmp_path: Path) -> None:
    folder = tmp_path / "unfinished"
    folder.mkdir()
    (folder / "board.txt").write_text(OLD)
    (folder / "board-2.txt").write_text(OLD.replace("seed 7", "seed 8"))
    store = Store(tmp_path, Writer())
    assert texts(store) == [OLD.replace("seed 7", "seed 8"), OLD], "they are two"
    kept = store.unfinished.take(folder / "board.txt", OLD)
    kept.add("0 1 more\n")
    (shadow,) = shadows(store)
    assert store.settle()
    kept.path.write_text(OLD)
    killed(store)
    assert shadow.exists()
    assert f"{OLD}0 1 more\n" in texts(Store(tmp_path, Writer()))


def test_a_long_evening_of_mashed_keys_can_be_read(tmp_path: Path) -> None:
    long = HEAD + 100_000 * "0 0 press of a key\n"
    store = Store(tmp_path, Writer())
    begun(store, "board", long.removeprefix(HEAD)).leave()
    store.save_record(long, "board")
    assert store.settle()
    assert len(long) > MAX_BYTES
    assert texts(Store(tmp_path, Writer())) == [long]
    assert store.read_record(store.records()[0]) == long


@pytest.mark.parametrize("place", ["records", "log", "unfinished", "."])
def test_a_file_in_the_place_of_a_folder_is_told_as_such(place: str, tmp_path: Path) -> None:
    home = tmp_path / "home"
    if place != ".":
        home.mkdir()
    (home / place).write_text("in the way")
    store = Store(home, Writer())
    store.update(lang="fr")
    begun(store, "board", "0 0 play\n")
    store.save_record("x", "board")
    store.count("board", (Seated("Anna"),))
    store.settle()
    assert {problem.args["why"] for problem in store.problems} == {"reason-no-folder"}
