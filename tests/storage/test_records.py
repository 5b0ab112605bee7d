"""Replays are numbered by a counter of their own; dates are only shown, and nothing young goes."""

import os
from datetime import datetime
from pathlib import Path

import pytest

from game.files import FileError
from game.storage import Store, date_of, game_of, records


def saved(store: Store, *texts: str, game: str = "frankfurt") -> tuple[Path, ...]:
    for text in texts:
        store.save_record(text, game)
    assert store.settle()
    return store.records()


def test_records_come_back_newest_first(tmp_path: Path) -> None:
    store = Store(tmp_path)
    found = saved(store, "match 0 é\n", "match 1\n", "match 2\n")
    assert [path.name for path in found] == [f"00000{n}-frankfurt.txt" for n in (3, 2, 1)]
    assert store.read_record(found[-1]) == "match 0 é\n"
    assert {game_of(path) for path in found} == {"frankfurt"}
    assert Store(tmp_path).records() == found


def test_no_clock_decides_the_order_nor_what_is_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(records, "MAX_RECORDS", 3)
    store = Store(tmp_path)
    for number in range(5):
        (newest, *_) = saved(store, str(number))
        ahead = 4_000_000_000 - 100_000_000 * number
        os.utime(newest, (ahead, ahead))
        assert store.read_record(newest) == str(number)
    assert [store.read_record(path) for path in store.records()] == ["4", "3", "2"]


def test_records_of_older_versions_come_before_all_that_have_numbers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(records, "MAX_RECORDS", 3)
    folder = tmp_path / "records"
    folder.mkdir()
    late = "2099-01-01-000000-board"
    for name in ("2026-11-27-120000-frantic", late, f"{late}-2"):
        (folder / f"{name}.txt").write_text(name)
    store = Store(tmp_path)
    first, *rest = saved(store, "new")
    assert first.name == "000001-frankfurt.txt"
    assert [path.stem for path in rest] == [f"{late}-2", late]
    assert game_of(rest[0]) == "board"
    assert date_of(rest[0]) == datetime(2099, 1, 1)
    assert date_of(first) == datetime.fromtimestamp(first.stat().st_mtime)


def test_what_somebody_has_given_a_name_is_never_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(records, "MAX_RECORDS", 2)
    folder = tmp_path / "records"
    folder.mkdir()
    named = ("our-best-evening.txt", "README.txt", f"{'9' * 240}-board.txt")
    for name in named:
        (folder / name).write_text(name)
    store = Store(tmp_path)
    saved(store, *"abcd")
    assert {path.name for path in folder.iterdir()} == {
        *named,
        "000003-frankfurt.txt",
        "000004-frankfurt.txt",
    }
    assert not store.problems


def test_a_number_that_another_window_has_taken_is_passed_over(tmp_path: Path) -> None:
    one, two = Store(tmp_path), Store(tmp_path)
    for number in range(3):
        one.save_record(f"one {number}")
        two.save_record(f"two {number}")
    assert one.settle()
    texts = {one.read_record(path) for path in one.records()}
    assert texts == {f"{who} {number}" for who in ("one", "two") for number in range(3)}


def test_a_name_that_is_taken_is_never_written_over(tmp_path: Path) -> None:
    store = Store(tmp_path)
    folder = tmp_path / "records"
    folder.mkdir()
    (folder / "000001-match.txt").symlink_to("nowhere")
    saved(store, "x", game="match")
    assert {path.name for path in folder.iterdir()} == {"000001-match.txt", "000002-match.txt"}


def test_a_game_key_is_no_way_out_of_the_folder(tmp_path: Path) -> None:
    (path,) = saved(Store(tmp_path), "x", game="../../evil")
    assert path == tmp_path / "records" / "000001-evil.txt"


def test_records_can_be_deleted_twice(tmp_path: Path) -> None:
    store = Store(tmp_path)
    (path,) = saved(store, "x")
    store.delete_record(path)
    store.delete_record(path)
    assert store.settle()
    assert store.records() == ()
    with pytest.raises(FileError, match="does not exist"):
        store.read_record(path)
