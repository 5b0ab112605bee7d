"""A match that ends on a full disk: its replay and its figures are made up for, or it waits."""

import os
from pathlib import Path

import pytest

from game.storage import Seated, Store, store
from tests.storage.test_matches import HEAD, begun, full, killed, shadows, texts

ALL_OF_IT = f"{HEAD}0 0 last\n"


def refuse(*_: object) -> None:
    raise OSError(28, "No space left on device")


FILES = {"records": "game.storage.records.create_new", "log": "game.storage.figures.create_open"}


def ended(where: Store):
    """End a match, as a table does that shows its results."""
    kept = begun(where, "board", "0 0 last\n")
    where.save_record("the whole match\nend\n", "board")
    where.count("board", (Seated("Anna", True),), "00ff")
    kept.end()
    where.settle()
    return kept


def told(where: Store) -> list[str]:
    return [problem.text_id for problem in where.problems]


@pytest.mark.parametrize("which", FILES)
def test_what_could_not_be_written_is_tried_again_and_the_match_is_kept_until_then(
    which: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = Store(tmp_path)
    with monkeypatch.context() as room:
        room.setattr(FILES[which], refuse)
        kept = ended(here)
        assert kept.path.read_text() == ALL_OF_IT
        assert [path.read_text() for path in shadows(here)] == [ALL_OF_IT]
        assert texts(here) == texts(Store(tmp_path)) == [], "nobody is asked to play on"
    what = {"records": "replay-not-kept", "log": "problem-not-saved"}[which]
    assert told(here) == [what]
    monkeypatch.setattr(store, "AGAIN", 0.0)
    here._next_try = 0.0
    here.deliver()
    assert here.settle()
    assert told(here)[1:] == [
        what.replace("not-kept", "kept-again").replace("not-saved", "saved-again")
    ]
    assert [here.read_record(path) for path in here.records()] == ["the whole match\nend\n"]
    assert Store(tmp_path).stats.of("Anna", "board").played == 1
    assert not kept.path.exists()
    assert shadows(here) == texts(Store(tmp_path)) == []


@pytest.mark.parametrize("which", FILES)
@pytest.mark.parametrize("by", ["a kill", "a kill of what was in memory alone", "the end"])
def test_a_match_whose_results_are_nowhere_waits_for_the_next_start(
    which: str, by: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = Store(tmp_path)
    with monkeypatch.context() as room:
        room.setattr(FILES[which], refuse)
        if by == "a kill of what was in memory alone":
            room.setattr("game.storage.growing.write_all", full)
        kept = ended(here)
        if by == "the end":
            assert here.close()
            assert shadows(here) == [], "all is in the file"
        else:
            killed(here)
    again = Store(tmp_path)
    assert texts(again) == [ALL_OF_IT]
    assert shadows(again) == []
    assert (kept.path is None) == (by == "a kill of what was in memory alone")


def test_only_what_ended_waits_for_its_results(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = Store(tmp_path)
    monkeypatch.setattr(FILES["records"], refuse)
    ended(here)
    begun(here, "board", "0 0 given up\n", ident="11ff").forget()
    here.settle()
    assert len(shadows(here)) == 1
    assert len(list((tmp_path / "unfinished").glob("*.txt"))) == 1


def test_replays_that_wait_are_written_in_their_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = Store(tmp_path)
    with monkeypatch.context() as room:
        room.setattr(FILES["records"], refuse)
        for number in range(2):
            here.save_record(f"{number}", "board")
            here.settle()
    here.save_record("2", "board")
    assert here.settle()
    assert [here.read_record(path) for path in here.records()] == ["2", "1", "0"]
    assert told(here) == ["replay-not-kept", "replay-kept-again"]


def test_a_disk_that_notes_only_at_the_end_of_a_write_that_it_is_full_has_not_kept_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = Store(tmp_path)
    here.update(lang="fr")
    assert here.settle()
    with monkeypatch.context() as room:
        room.setattr(os, "fsync", refuse)
        here.update(lang="en")
        here.save_record("x", "board")
        here.settle()
        assert here.records() == ()
        assert Store(tmp_path).settings.lang == "fr"
    assert here.close()
    assert len(here.records()) == 1
    assert Store(tmp_path).settings.lang == "en"
    assert not [path for path in tmp_path.rglob("*") if path.suffix == ".tmp"]


@pytest.mark.parametrize("is_full", [True, False])
@pytest.mark.parametrize("more", ["", "0 1 the last one\n"])
def test_what_was_taken_up_and_ended_keeps_all_that_was_done_since(
    is_full: bool, more: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun(before := Store(tmp_path), "board", "0 0 first\n").leave()
    assert before.settle()
    here = Store(tmp_path)
    (path,) = here.unfinished.waiting("board")
    text = here.unfinished.read(path)
    with monkeypatch.context() as room:
        room.setattr(FILES["records"], refuse)
        if is_full:
            room.setattr("game.storage.growing.write_all", full)
        kept = here.unfinished.take(path, text)
        here.settle()
        if more:
            kept.add(more)
        here.save_record("x", "board")
        kept.end()
        assert here.close()
        assert bool(shadows(here)) == bool(more and is_full)
        killed(here)
    assert texts(Store(tmp_path)) == [f"{text}{more}"]


def test_a_match_that_the_disk_gives_up_only_when_it_is_synced_is_written_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = Store(tmp_path)
    kept = begun(here, "board", "0 0 last\n")
    with monkeypatch.context() as room:
        room.setattr(os, "fsync", refuse)
        kept.sync()
        here.count("board", (Seated("Anna", True),), "00ff")
        kept.leave()
        here.settle()
        assert [path.read_text() for path in shadows(here)] == [ALL_OF_IT]
        assert told(here) == ["unfinished-not-kept", "problem-not-saved"]
        assert texts(here) == [ALL_OF_IT], "it waits in this window"
        for broken in (*tmp_path.glob("unfinished/*.txt"), *tmp_path.glob("log/*")):
            broken.write_text("")
    assert here.close()
    assert len(list(tmp_path.glob("unfinished/*.txt"))) == len(list(tmp_path.glob("log/*"))) == 1
    again = [what for what in told(here) if "again" in what]
    assert sorted(again) == ["problem-saved-again", "unfinished-kept-again"]
    assert shadows(here) == []
    again = Store(tmp_path)
    assert texts(again) == [ALL_OF_IT]
    assert again.stats.of("Anna", "board").played == 1
