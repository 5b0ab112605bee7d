"""What dead programs leave in memory: what was forgotten stays so, what nobody needs goes."""

import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from game.files import HOME_VARIABLE
from game.storage import Store, Writer, forgotten, leftovers
from game.storage.forgotten import forgotten_in
from game.storage.shadows import RUNTIME, places, prefix
from tests import scratch
from tests.storage.test_matches import HEAD, begun, full, killed, shadows, texts

MOST_LINES = 100
ANYWHERE = ("runtime", "memory", "temporary")


@pytest.fixture
def somewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Give what chooses where shadows are made from now on."""
    for name in ("runtime", "memory", "temporary", "user"):
        (tmp_path / name).mkdir()
    monkeypatch.setattr("game.storage.shadows.tempfile.gettempdir", lambda: str(tmp_path))
    monkeypatch.setattr("game.storage.shadows.RUNTIMES", str(tmp_path / "user"))
    (tmp_path / "user" / str(os.getuid())).mkdir()

    def choose(name: str) -> None:
        runtime = {"runtime": tmp_path / "runtime", "user": tmp_path / "user" / str(os.getuid())}
        monkeypatch.setenv(RUNTIME, str(runtime.get(name, "")))
        none = tmp_path / "none"
        memory = none if name == "temporary" else tmp_path / "memory"
        monkeypatch.setattr("game.storage.shadows.MEMORY", str(memory))

    choose("runtime")
    return choose


def left(tmp_path: Path) -> list[str]:
    """Return all that lies where shadows may."""
    return sorted(
        path.name for path in tmp_path.rglob("*.txt") if path.parent.name.startswith(prefix())
    )


# Another place than last time.


def found_from_elsewhere(tmp_path: Path, somewhere, then: str) -> tuple[Path, Store, Path, str]:
    """Kill a match, and find it while its shadow is out of sight; return where, and its text."""
    home = tmp_path / "home"
    kept = begun(store := Store(home), "board", "0 0 first\n")
    killed(store)
    somewhere(then)
    again = Store(home)
    (path,) = again.unfinished.waiting("board")
    return home, again, path, kept.text


@pytest.mark.parametrize("then", ["memory", "temporary", "user"])
def test_a_match_forgotten_while_its_shadow_was_out_of_sight_stays_forgotten(
    tmp_path: Path, somewhere, then: str
) -> None:
    home, again, path, text = found_from_elsewhere(tmp_path, somewhere, then)
    assert again.unfinished.read(path) == text
    again.unfinished.forget(path)
    assert again.settle()
    for place in ("runtime", then, "runtime"):
        somewhere(place)
        assert texts(Store(home)) == []
    assert left(tmp_path) == []


@pytest.mark.parametrize("then", ["memory", "temporary"])
def test_what_is_played_to_its_end_elsewhere_does_not_come_back(
    tmp_path: Path, somewhere, then: str
) -> None:
    home, again, path, text = found_from_elsewhere(tmp_path, somewhere, then)
    taken = again.unfinished.take(path, text)
    taken.add("0 0 second\n")
    taken.forget()
    assert again.settle()
    somewhere("runtime")
    assert texts(Store(home)) == []
    assert left(tmp_path) == []


@pytest.mark.parametrize("then", ["memory", "user"])
def test_a_newer_shadow_in_another_place_is_found(
    tmp_path: Path, somewhere, monkeypatch: pytest.MonkeyPatch, then: str
) -> None:
    home = tmp_path / "home"
    somewhere(then)
    kept = begun(store := Store(home), "board", "0 0 first\n")
    with monkeypatch.context() as disk:
        disk.setattr("game.storage.growing.write_all", full)
        kept.add("0 0 second\n")
        assert store.settle()
    killed(store)
    assert kept.path.read_text() == f"{HEAD}0 0 first\n"
    somewhere("memory" if then == "user" else "temporary")
    monkeypatch.setattr("game.storage.shadows.MEMORY", str(tmp_path / "memory"))
    assert texts(Store(home)) == [f"{HEAD}0 0 first\n0 0 second\n"]
    assert left(tmp_path) == []


def test_a_forgotten_match_whose_file_comes_back_can_be_played_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody has put the file back from a copy: nothing of theirs is deleted."""
    kept = begun(store := Store(tmp_path), "board", "0 0 first\n")
    copy, path = kept.text, kept.path
    kept.forget()
    assert store.settle()
    path.write_text(copy)
    assert texts(store) == [copy]
    taken = store.unfinished.take(path, copy)
    assert store.settle()
    with monkeypatch.context() as disk:
        disk.setattr("game.storage.growing.write_all", full)
        taken.add("0 0 second\n")
        assert store.settle()
    killed(store)
    assert texts(Store(tmp_path)) == [f"{copy}0 0 second\n"], "its shadow counts again"


def test_on_a_full_disk_it_is_noted_as_soon_as_the_file_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for waits in (True, False):
        kept = begun(store := Store(tmp_path), "board", ident=f"f{waits}")
        path = kept.path
        if waits:
            kept.leave()
            assert store.settle()

        def room(handle: int, data: bytes, path: Path = path) -> None:
            if path.exists():
                full(handle, data)
            os.write(handle, data)

        with monkeypatch.context() as disk:
            disk.setattr("game.storage.forgotten.write_all", room)
            if waits:
                store.unfinished.forget(path)
            else:
                kept.forget()
            assert store.settle()
        assert f"id f{waits}" in forgotten_in(tmp_path / "unfinished").idents()


def test_the_file_of_forgotten_matches_stays_short_and_takes_damage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(forgotten, "MOST_LINES", MOST_LINES)
    folder = tmp_path / "unfinished"
    path = folder / "forgotten"
    one = forgotten_in(folder)
    for number in range(5 * MOST_LINES // 2):
        assert one.add(f"id {number:032x}")
        if number == MOST_LINES:
            path.write_bytes(path.read_bytes() + b"\xff\n\0id 12")
    lines = path.read_text(errors="replace").splitlines()
    assert MOST_LINES <= len(lines) <= 2 * MOST_LINES
    assert f"id {5 * MOST_LINES // 2 - 1:032x}" in forgotten_in(folder).idents()
    assert f"id {MOST_LINES + 1:032x}" in forgotten_in(folder).idents(), (
        "the torn line is only itself"
    )
    one.take_back(lines[-1])
    assert lines[-1] not in forgotten_in(folder).idents()
    assert one.add(lines[-1])
    assert lines[-1] in forgotten_in(folder).idents()
    path.unlink()
    path.mkdir()
    assert one.add("id 1"), "it is noted beside its folder"
    assert forgotten_in(folder).idents() == forgotten_in(folder).hidden() == {"id 1"}
    (tmp_path / "forgotten").unlink()
    (tmp_path / "forgotten").mkdir()
    assert not one.add("id 2")
    assert one.idents() == frozenset()


# Other folders than this one.


def other(tmp_path: Path, name: str, *lines: str) -> Store:
    """Play in a folder of its own, until a kill."""
    store = Store(tmp_path / name)
    begun(store, "board", *lines)
    killed(store)
    return store


def test_shadows_of_other_folders_go_when_all_is_in_the_file(tmp_path: Path, somewhere) -> None:
    one, two = (other(tmp_path, name, "0 0 first\n") for name in ("one", "two"))
    (needed,) = shadows(two)
    needed.write_text(f"{HEAD}0 0 first\n0 0 only here\n")
    live = Store(tmp_path / "three")
    begun(live, "board", "0 0 first\n")
    leftovers.sweep()
    assert shadows(one) == []
    assert not one.unfinished._shadows.folder.exists()
    assert [path.read_text() for path in shadows(two)] == [f"{HEAD}0 0 first\n0 0 only here\n"]
    assert len(shadows(live)) == 1, "somebody plays there"
    assert texts(Store(tmp_path / "two")) == [f"{HEAD}0 0 first\n0 0 only here\n"]


def test_a_start_of_the_program_sweeps_and_the_time_for_it_is_bounded(
    tmp_path: Path, somewhere, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as idle:
        idle.setattr("game.storage.matches.sweep", lambda **_: None)
        dead = [other(tmp_path, f"dead-{number}", "0 0 first\n") for number in range(30)]
    with monkeypatch.context() as slow:
        swept = []
        slow.setattr(leftovers, "_sweep", lambda *_: swept.append(time.sleep(0.02)))
        leftovers.sweep(0.1)
        assert 0 < len(swept) <= 6, "of thirty, each of which takes a fiftieth of a second"
    assert sum(len(shadows(store)) for store in dead) == 30
    for _ in range(20):
        Store(tmp_path / "mine")
        assert leftovers.SWEEPER.settle(60)
    assert left(tmp_path) == []
    assert sorted((tmp_path / "runtime").iterdir()) == []


def test_no_writing_waits_for_another_s_disk_that_does_not_answer(
    tmp_path: Path, somewhere, monkeypatch: pytest.MonkeyPatch
) -> None:
    other(tmp_path, "away", "0 0 first\n")
    answer, sweeper = threading.Event(), Writer()
    monkeypatch.setattr("game.storage.matches.SWEEPER", sweeper)
    monkeypatch.setattr(leftovers, "_sweep", lambda *_: answer.wait())
    here = Store(tmp_path / "here", Writer())
    here.update(lang="fr")
    assert here.settle()
    assert not sweeper.settle(0.0)
    answer.set()
    assert sweeper.settle(5)


def test_of_folders_that_are_gone_the_latest_are_kept(
    tmp_path: Path, somewhere, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leftovers, "GONE", 3)
    monkeypatch.setattr("game.storage.matches.sweep", lambda **_: None)
    for number in range(8):
        store = other(tmp_path, f"stick/{number}", "0 0 first\n")
        os.utime(store.unfinished._shadows.folder, (number, number))
    (tmp_path / "stick").rename(tmp_path / "away")
    leftovers.sweep(9)
    assert len(left(tmp_path)) == 3
    (tmp_path / "away").rename(tmp_path / "stick")
    (tmp_path / "stick" / "7" / "unfinished" / "board-1.txt").unlink()
    assert texts(Store(tmp_path / "stick" / "7")) == [f"{HEAD}0 0 first\n"]


def test_what_a_kill_left_half_made_goes_and_no_young_file(tmp_path: Path, somewhere) -> None:
    store = other(tmp_path, "one")
    folder = store.unfinished._shadows.folder
    for name, age in (("board-1.new", 3600), ("board-2.new", 0)):
        (folder / name).touch()
        os.utime(folder / name, (time.time() - age, time.time() - age))
    leftovers.sweep()
    assert sorted(path.name for path in folder.iterdir()) == [".home", "board-2.new"]
    os.utime(folder / "board-2.new", (0, 0))
    leftovers.sweep()
    assert not folder.exists()


def test_nothing_is_touched_that_is_somebody_else_s_or_of_an_older_version(
    tmp_path: Path, somewhere
) -> None:
    store = other(tmp_path, "one", "0 0 first\n")
    folder = store.unfinished._shadows.folder
    (folder / ".home").unlink()
    (folder.parent / f"{prefix()}00000000").symlink_to(tmp_path)
    (tmp_path / "runtime" / "other").mkdir()
    (tmp_path / "runtime" / "other" / "board-1.txt").touch()
    leftovers.sweep()
    assert len(shadows(store)) == 1
    assert (tmp_path / "runtime" / "other" / "board-1.txt").exists()
    assert tmp_path / "runtime" in places()


# Tests tidy up, too.

WORK = """
import os, sys
from tests.scratch import memory, scratch
folder = scratch(sys.argv[1])
(folder / "something").mkdir()
print(folder)
if sys.argv[2] == "killed":
    os.kill(os.getpid(), 9)
"""


def test_tests_leave_no_folder_and_a_killed_one_s_is_deleted_by_the_next(tmp_path: Path) -> None:
    root = Path(__file__).parents[2]
    found = []
    for end in ("ended", "killed", "ended"):
        done = subprocess.run(
            [sys.executable, "-c", WORK, str(tmp_path), end],
            cwd=root,
            env={**os.environ, HOME_VARIABLE: ""},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.stdout, done.stderr
        found.append([path.name for path in tmp_path.iterdir()])
    assert [len(names) for names in found] == [0, 1, 0]
    held = scratch.scratch(str(tmp_path))
    scratch._sweep.cache_clear()
    scratch.scratch(str(tmp_path))
    assert held.is_dir(), "it is held"
