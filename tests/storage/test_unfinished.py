"""One unfinished match a game is kept; what can't be used is put aside, and nothing is lost."""

from pathlib import Path

import pytest

from game import storage
from game.files import FileError
from game.storage import Store


def test_one_match_a_game_is_kept_until_it_is_forgotten(tmp_path: Path) -> None:
    kept = Store(tmp_path).unfinished
    assert kept.read("board") is None
    assert kept.keep("board", "one é\n")
    assert kept.keep("board", "two é\n")
    assert kept.keep("frantic", "three\n")
    again = Store(tmp_path).unfinished
    assert again.path("board") == tmp_path / "unfinished" / "board.txt"
    assert again.read("board") == "two é\n"
    again.forget("board")
    again.forget("board")
    assert again.read("board") is None
    assert again.read("frantic") == "three\n"
    assert [path.name for path in (tmp_path / "unfinished").iterdir()] == ["frantic.txt"]


def test_what_is_put_aside_never_takes_the_place_of_what_was_before(tmp_path: Path) -> None:
    store = Store(tmp_path)
    for text in ("first", "second"):
        store.unfinished.keep("board", text)
        store.unfinished.put_aside("board", "unfinished-damaged", "line 1: why")
    folder = tmp_path / "unfinished"
    assert (folder / "board.txt.damaged").read_text() == "first"
    assert (folder / "board.txt.damaged-2").read_text() == "second"
    assert store.unfinished.read("board") is None
    assert [problem.args["kept"] for problem in store.problems] == [
        str(folder / "board.txt.damaged"),
        str(folder / "board.txt.damaged-2"),
    ]


def test_a_write_that_fails_is_told_and_leaves_the_last_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    store = Store(tmp_path)
    assert store.unfinished.keep("board", "before")
    monkeypatch.setattr(storage, "write_atomic", full)
    assert not store.unfinished.keep("board", "after")
    assert store.unfinished.read("board") == "before"
    (problem,) = store.problems
    assert problem.text_id == "unfinished-not-kept"
    assert problem.args["why"] == "No space left on device"


def test_what_is_no_text_raises_an_error_that_names_the_file(tmp_path: Path) -> None:
    kept = Store(tmp_path).unfinished
    kept.path("board").parent.mkdir()
    kept.path("board").write_bytes(b"\xff\xfe")
    with pytest.raises(FileError, match=r"board\.txt"):
        kept.read("board")
    kept.path("frantic").mkdir()
    with pytest.raises(FileError, match="is not a file"):
        kept.read("frantic")
