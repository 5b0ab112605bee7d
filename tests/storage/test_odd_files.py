"""What is no plain file keeps nobody waiting and costs nothing else, wherever storage opens it."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

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
