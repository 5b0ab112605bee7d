"""Matches that wait: each in a file that grows, held by its window, and nothing is ever lost."""

import os
import threading
import time
from pathlib import Path
from statistics import median

import pytest

from game.files import FileError
from game.storage import Store, UnfinishedMatches, Writer, kept_match
from game.storage.match_files import settled

HEAD = "couch-frantic record 1\nid 00ff\nactions\n"


def full(handle: int, data: bytes) -> None:
    os.write(handle, data[: len(data) // 2])
    raise OSError(28, "No space left on device")


def no_room(*_: object) -> None:
    raise OSError(28, "No space left on device")


def begun(store: Store, game: str = "board", *lines: str, ident: str = "00ff"):
    kept = store.unfinished.begin(game)
    kept.add("".join((HEAD.replace("00ff", ident), *lines)))
    store.settle()
    return kept


def looked(store: Store) -> UnfinishedMatches:
    store.unfinished.look()
    assert store.settle()
    return store.unfinished


def shadows(store: Store) -> list[Path]:
    return sorted(store.unfinished._shadows.folder.glob("*.txt"))


def texts(store: Store, game: str = "board") -> list[str]:
    files = looked(store)
    return [files.read(path) for path in files.waiting(game)]


def test_each_line_is_in_the_file_as_soon_as_it_was_added(tmp_path: Path) -> None:
    kept = begun(Store(tmp_path))
    for number in range(20):
        kept.add(f"0 0 play {number}\n")
        assert Store(tmp_path).settle()
        assert kept.path.read_text().endswith(f"play {number}\n")
    assert kept.path == tmp_path / "unfinished" / "board-1.txt"


def test_a_match_that_is_played_is_offered_to_nobody_until_it_is_left(tmp_path: Path) -> None:
    one, two = Store(tmp_path), Store(tmp_path)
    kept = begun(one)
    assert texts(one) == texts(two) == []
    kept.leave()
    one.settle()
    assert texts(one) == texts(two) == [HEAD]
    (path,) = looked(two).waiting("board")
    taken = two.unfinished.take(path, HEAD)
    assert two.settle()
    assert not taken.refused
    late = one.unfinished.take(path, HEAD)
    late.add("0 0 nowhere\n")
    assert one.settle()
    assert late.refused
    assert texts(one) == []
    taken.add("0 0 play\n")
    two.settle()
    assert not path.exists(), "it goes on in a file of its own"
    assert texts(one) == []
    taken.leave()
    two.settle()
    assert texts(one) == [f"{HEAD}0 0 play\n"]


def test_what_has_changed_since_it_was_read_is_not_taken(tmp_path: Path) -> None:
    one, two = Store(tmp_path), Store(tmp_path)
    begun(one).leave()
    one.settle()
    (path,) = looked(two).waiting("board")
    with path.open("a") as file:
        file.write("0 0 play\n")
    for text, refused in ((HEAD, True), (f"{HEAD}0 0 play\n", False)):
        taken = two.unfinished.take(path, text)
        assert two.settle()
        assert taken.refused == refused


def test_two_windows_have_a_file_each_and_the_later_is_offered_first(tmp_path: Path) -> None:
    one, two = Store(tmp_path), Store(tmp_path)
    first = begun(one, "board", "0 0 first\n", ident="01")
    second = begun(two, "board", "0 0 second\n", ident="02")
    os.utime(first.path, (4_000_000_000, 4_000_000_000))
    first.leave()
    second.leave()
    one.settle()
    assert two.settle()
    found = [text.splitlines()[-1] for text in texts(one)]
    assert found == ["0 0 second", "0 0 first"]


def test_a_match_of_an_older_version_is_taken_up(tmp_path: Path) -> None:
    store = Store(tmp_path)
    old = tmp_path / "unfinished" / "board.txt"
    old.parent.mkdir()
    old.write_text(f"{HEAD}0 0 play\n0 end 12345678\n")
    (path,) = looked(store).waiting("board")
    assert path == old
    text = store.unfinished.read(path)
    assert text == f"{HEAD}0 0 play\n0 = 12345678\n"
    kept = store.unfinished.take(path, text)
    kept.add("0 1 more\n")
    kept.leave()
    store.settle()
    assert not old.exists()
    assert texts(store) == [f"{text}0 1 more\n"]


def test_forgetting_a_match_forgets_its_copies_and_no_other(tmp_path: Path) -> None:
    store = Store(tmp_path)
    for number in range(2):
        begun(store, "board", f"0 0 copy {number}\n").leave()
    other = store.unfinished.begin("board")
    other.add(HEAD.replace("00ff", "11ff"))
    other.leave()
    begun(store, "frantic").leave()
    store.settle()
    store.unfinished.forget(store.unfinished.waiting("board")[1])
    store.settle()
    assert texts(store) == [HEAD.replace("00ff", "11ff")]
    assert texts(store, "frantic") == [HEAD]


def test_a_match_that_was_forgotten_is_gone_and_stays_gone(tmp_path: Path) -> None:
    store = Store(tmp_path)
    kept = begun(store)
    kept.forget()
    kept.add("0 0 play\n")
    store.settle()
    assert [path.name for path in (tmp_path / "unfinished").iterdir()] == ["forgotten"]
    assert texts(Store(tmp_path)) == []


def test_what_is_added_to_a_head_that_was_torn_before_its_last_line_break_is_a_line() -> None:
    assert settled(HEAD.removesuffix("\n")) == HEAD


def test_a_file_with_a_number_of_somebody_else_s_hides_no_match(tmp_path: Path) -> None:
    folder = tmp_path / "unfinished"
    folder.mkdir()
    (folder / "frantic-999999999999.txt").write_text("x")
    store = Store(tmp_path)
    begun(store).leave()
    assert store.settle()
    assert texts(Store(tmp_path)) == [HEAD]


@pytest.mark.parametrize("end", range(len(HEAD), len(HEAD) + 40))
def test_a_torn_end_is_left_out_and_what_was_taken_back(end: int) -> None:
    text = f"{HEAD}0 0 one\n0 0 two\n0 = 12345678\nundo\n0 0 three\n"
    found = settled(text[:end])
    lines = found.removeprefix(HEAD).splitlines()
    whole = text[: text.rfind("\n", 0, end) + 1].removeprefix(HEAD).splitlines()
    wanted = ["0 0 one", "0 0 two", "0 = 12345678"][: len(whole)]
    if "undo" in whole:
        wanted = ["0 0 one", *whole[4:]]
    assert lines == wanted


def test_a_full_disk_is_told_at_once_and_made_up_for_with_the_next_action(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(tmp_path)
    kept = begun(store)
    for turn in range(2):
        with monkeypatch.context() as room:
            room.setattr("game.storage.growing.write_all", full)
            for _ in range(3):
                kept.add(f"0 0 during {turn}\n")
                store.settle()
                assert "during" not in kept.path.read_text() or turn
        kept.add(f"0 0 after {turn}\n")
        store.settle()
        assert kept.path.read_text() == kept.text
    told = [problem.text_id for problem in store.problems]
    assert told == ["unfinished-not-kept", "unfinished-kept-again"] * 2
    assert len({str(problem.args) for problem in store.problems}) == 4, "each is news"


def test_what_was_taken_back_is_left_out_before_the_match_is_in_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(tmp_path)
    with monkeypatch.context() as room:
        room.setattr("game.storage.growing.write_all", full)
        kept = begun(store, "board", "0 0 one\n", "0 0 two\n", "undo\n")
        kept.leave()
        store.settle()
        assert texts(store) == [f"{HEAD}0 0 one\n"]


def test_a_match_that_was_never_written_waits_in_this_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(tmp_path)
    with monkeypatch.context() as room:
        room.setattr("game.storage.growing.write_all", full)
        kept = begun(store)
        assert texts(store) == []
        kept.leave()
        store.settle()
        assert texts(store) == [HEAD]
        (path,) = store.unfinished.waiting("board")
        assert store.unfinished.take(path, HEAD) is kept
        assert texts(store) == []
        kept.leave()
        store.settle()
        assert [path.name for path in (tmp_path / "unfinished").iterdir()] == []
    assert store.close()
    assert texts(Store(tmp_path)) == [HEAD]


def test_a_file_that_somebody_deletes_is_made_anew_with_everything(tmp_path: Path) -> None:
    store = Store(tmp_path)
    kept = begun(store)
    kept.path.unlink()
    kept.path.parent.rmdir()
    kept.add("0 0 play\n")
    store.settle()
    assert kept.path.read_text() == f"{HEAD}0 0 play\n"


def test_what_is_put_aside_never_takes_the_place_of_what_was_before(tmp_path: Path) -> None:
    store = Store(tmp_path)
    folder = tmp_path / "unfinished"
    folder.mkdir()
    for text in ("first", "second"):
        (folder / "board-1.txt").write_text(text)
        store.unfinished.put_aside(folder / "board-1.txt", "unfinished-damaged", "line 1: why")
        assert store.settle()
    assert (folder / "board-1.txt.damaged").read_text() == "first"
    assert (folder / "board-1.txt.damaged-2").read_text() == "second"
    assert texts(store) == []
    assert [problem.args["kept"] for problem in store.problems] == [
        str(folder / "board-1.txt.damaged"),
        str(folder / "board-1.txt.damaged-2"),
    ]


def test_what_is_no_text_raises_an_error_that_names_the_file(tmp_path: Path) -> None:
    store = Store(tmp_path)
    files = store.unfinished
    files.folder.mkdir()
    (files.folder / "board-1.txt").write_bytes(b"\xff\xfe")
    (files.folder / "frantic-1.txt").mkdir()
    looked(store)
    with pytest.raises(FileError, match=r"board-1\.txt"):
        files.read(files.folder / "board-1.txt")
    with pytest.raises(FileError, match="is not a file"):
        files.read(files.folder / "frantic-1.txt")


# What a kill leaves.


def killed(store: Store) -> None:
    """Let go of what a process holds, as its end does; its thread does nothing any more."""
    for one in store.unfinished._own:
        for handle in (one._file._handle, one._shadow._handle, one._old_handle):
            if handle is not None:
                os.close(handle)
    store.unfinished._own.clear()


def only_first_stuck(stuck: threading.Event):
    """Return what writes, but never for the thread that writes first."""
    first: list[int] = []

    def write(handle: int, data: bytes) -> None:
        first.append(threading.get_ident())
        if threading.get_ident() == first[0]:
            stuck.wait()
        else:
            os.write(handle, data)

    return write


def test_a_frame_s_action_outlives_the_process_though_the_disk_never_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, stuck = Store(tmp_path, Writer()), threading.Event()
    kept = begun(store, "board", "0 0 first\n")
    with monkeypatch.context() as disk:
        disk.setattr("game.storage.growing.write_all", only_first_stuck(stuck))
        spent = []
        for number in range(50):
            begin = time.perf_counter()
            kept.add(f"0 0 play {number}\n")
            spent.append(time.perf_counter() - begin)
        assert median(spent) < 0.05, "microseconds; a busy machine may stop any of them for longer"
        assert kept.path.read_text() == f"{HEAD}0 0 first\n"
        assert not store.settle(0.01)
        (shadow,) = shadows(store)
        assert shadow.read_text() == kept.text
        killed(store)
        again = Store(tmp_path, Writer())
        assert again.settle()
        (text,) = texts(again)
        assert text == kept.text
        assert shadows(again) == []
        assert [path.read_text() for path in (tmp_path / "unfinished").iterdir()] == [text]
        stuck.set()


def test_a_shadow_of_what_is_in_the_file_goes(tmp_path: Path) -> None:
    store = Store(tmp_path)
    begun(store, "board", "0 0 first\n")
    assert len(shadows(store)) == 1
    killed(store)
    assert texts(Store(tmp_path)) == [f"{HEAD}0 0 first\n"]
    assert [path.name for path in (tmp_path / "unfinished").iterdir()] == ["board-1.txt"]
    assert shadows(store) == []


def test_no_window_adopts_what_another_plays_and_a_match_that_is_left_has_no_shadow(
    tmp_path: Path,
) -> None:
    one, two = Store(tmp_path), Store(tmp_path)
    kept = begun(one, "board", "0 0 first\n")
    assert texts(two) == []
    assert len(shadows(one)) == 1
    kept.leave()
    assert one.settle()
    assert shadows(one) == []
    kept.take_again()
    kept.add("0 0 second\n")
    assert one.settle()
    assert [path.read_text() for path in shadows(one)] == [kept.text]
    kept.forget()
    assert one.settle()
    assert shadows(one) == []
    assert not one.unfinished._shadows.folder.exists()


def test_what_was_never_on_a_full_disk_is_offered_from_its_shadow(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(tmp_path)
    monkeypatch.setattr("game.storage.growing.write_all", full)
    kept = begun(store, "board", "0 0 first\n")
    assert store.settle()
    killed(store)
    for _ in range(2):
        again = Store(tmp_path)
        assert texts(again) == [kept.text]
    (path,) = again.unfinished.waiting("board")
    monkeypatch.undo()
    taken = again.unfinished.take(path, kept.text)
    taken.add("0 0 second\n")
    taken.leave()
    assert again.settle()
    assert not taken.refused
    assert texts(Store(tmp_path)) == [f"{kept.text}0 0 second\n"]
    assert shadows(again) == []


def test_of_several_shadows_the_latest_is_offered_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.storage.growing.write_all", full)
    store, names = Store(tmp_path), [f"{number:02}" for number in range(20)]
    for name in names:
        begun(store, "board", ident=name)
    assert store.settle()
    killed(store)
    found = [text.splitlines()[1] for text in texts(Store(tmp_path))]
    assert found == [f"id {name}" for name in reversed(names)]


def test_a_place_for_shadows_that_is_somebody_else_s_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    store = Store(tmp_path / "home")
    store.unfinished._shadows.folder.symlink_to(tmp_path / "elsewhere")
    (tmp_path / "elsewhere").mkdir()
    kept = begun(store)
    assert list((tmp_path / "elsewhere").iterdir()) == []
    kept.leave()
    assert store.settle()
    assert texts(store) == [HEAD], "it is kept all the same"


def test_without_memory_a_shadow_whose_disk_is_slow_is_used_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", "")
    monkeypatch.setattr("game.storage.shadows.MEMORY", str(tmp_path / "none"))
    monkeypatch.setattr("game.storage.shadows.tempfile.gettempdir", lambda: str(tmp_path))
    store = Store(tmp_path / "home")
    kept = begun(store)
    (shadow,) = shadows(store)
    with monkeypatch.context() as machine:  # which may be busy with something else
        machine.setattr("game.storage.shadows.SLOW", 3600.0)
        kept.add("0 0 play\n")
    assert shadow.read_text() == kept.text
    assert store.settle()
    with monkeypatch.context() as disk:
        disk.setattr("game.storage.shadows.write_all", lambda *_: time.sleep(0.06))
        kept.add("0 0 play\n")
    assert shadows(store) == []


def test_what_was_left_last_comes_first_also_while_it_is_in_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = Store(tmp_path)
    begun(here, "frantic").leave()
    here.settle()
    monkeypatch.setattr(kept_match, "create_open", no_room)
    begun(here, "board", ident="00fe").leave()
    here.settle()
    files = here.unfinished
    (written,), (unwritten,) = files.waiting("frantic"), files.waiting("board")
    assert not unwritten.exists()
    assert files.left_at(unwritten) > files.left_at(written)


def test_what_gets_its_file_while_it_is_looked_at_still_comes_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = Store(tmp_path)
    begun(here, "frantic").leave()
    here.settle()
    with monkeypatch.context() as full:
        full.setattr(kept_match, "create_open", no_room)
        begun(here, "board", ident="00fe").leave()
        here.settle()
        (listed,) = here.unfinished.waiting("board")
    here.unfinished.try_again()
    here.settle()
    (written,) = here.unfinished.waiting("board")
    (older,) = here.unfinished.waiting("frantic")
    assert written != listed
    assert here.unfinished.left_at(listed) > here.unfinished.left_at(older)
