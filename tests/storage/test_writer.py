"""One thread writes, in order: a slow disk costs no frame, and the end waits only a little."""

import threading
import time
from pathlib import Path

import pytest

from game import files
from game.storage import Store, Writer
from game.storage.locks import is_held, lock, locked

PATIENCE = 20.0
"""Seconds until a disk that does not answer does so after all."""


def test_jobs_are_done_in_order_and_one_of_a_key_is_enough() -> None:
    writer, done, gate = Writer(), [], threading.Event()
    writer.put(gate.wait)
    for number in range(5):
        writer.put(lambda number=number: done.append(number))
        writer.put(lambda number=number: done.append("key"), key="key")
    gate.set()
    assert writer.settle(PATIENCE)
    assert done == [0, "key", 1, 2, 3, 4]


def test_a_mistake_in_a_job_is_not_swallowed() -> None:
    writer = Writer()
    writer.put(lambda: 1 / 0)
    assert writer.settle(PATIENCE)
    with pytest.raises(ZeroDivisionError):
        writer.put(lambda: None)


def test_a_disk_that_does_not_answer_costs_no_frame(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, answer = Store(tmp_path, Writer()), threading.Event()
    kept = store.unfinished.begin("board")
    write, replace = files.write_atomic, files.os.replace

    def slow(*args: object) -> None:
        answer.wait(PATIENCE)
        replace(*args)

    monkeypatch.setattr(files.os, "replace", slow)
    monkeypatch.setattr("game.storage.growing.write_all", lambda *_: answer.wait(PATIENCE))
    for number in range(30):
        begun = time.perf_counter()
        kept.add(f"{number}\n")
        store.update(master=number)
        store.save_record("x")
        spent = time.perf_counter() - begun
        assert spent < PATIENCE / 2, "seconds: no wait for the disk, on a machine however busy"
    begun = time.perf_counter()
    assert not store.close(0.5)
    assert time.perf_counter() - begun < PATIENCE / 2
    answer.set()
    assert write is files.write_atomic


def test_a_lock_goes_with_its_holder_and_looking_is_no_holding(tmp_path: Path) -> None:
    path = tmp_path / "x"
    path.write_text("x")
    assert not is_held(path)
    with path.open("r+") as first, path.open("r+") as second:
        assert lock(first.fileno())
        assert is_held(path)
        assert not lock(second.fileno(), 0.02)
    assert not is_held(path)
    with (
        locked(tmp_path / "folder" / ".lock", 0.0) as got,
        locked(tmp_path / "folder" / ".lock", 0.0) as again,
    ):
        assert (got, again) == (True, False)
