"""Settings of other versions, and what is put aside: nothing that somebody else needs is lost."""

import os
from pathlib import Path

import msgspec
import pytest

from game.storage import KeptChair, Store, ZoneKeys
from game.storage.versioned import put_aside


def test_what_a_later_version_says_of_things_in_a_list_stays_with_them(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    chairs = [
        {"kind": "human", "name": "Anna", "hat": "red"},
        {"kind": "remote", "name": "Zoé", "aid": "late"},
        {"hat": "none"},
        *({"kind": "bot", "name": f"{number}"} for number in range(3, 10)),
    ]
    rows = {"upper": [1, 2, 3, 4], "lower": [5, 6, 7, 8], "light": "on"}
    data = {
        "format": 1,
        "lobbies": {"board": chairs, "frantic": [{"kind": "human", "name": "Ben"}]},
        "zones": {"two": [rows], "new": [{"upper": "?"}]},
        "names": ["Anna", "x" * 70],
        "learned": ["board", 3],
    }
    path.write_bytes(msgspec.json.encode(data))
    store = Store(tmp_path)
    assert store.settings.lobbies["frantic"] == (KeptChair("human", "Ben"),)
    anna, zoe, empty, *bots = store.settings.lobbies["board"]
    assert (anna.name, zoe, len(bots)) == ("Anna", KeptChair("empty", "Zoé", aid="late"), 5)
    zoe = KeptChair("empty", "Zoé", aid="always")
    store.update(
        lobbies={**store.settings.lobbies, "board": (zoe, anna, empty, *bots[1:])},
        zones={"two": (ZoneKeys((1, 2, 3, 4), (9, 6, 7, 8)),)},
        names=("Ben", "Anna"),
        learned=("board", "frantic"),
    )
    assert store.settle()
    found = msgspec.json.decode(path.read_bytes())
    assert found["lobbies"]["frantic"] == data["lobbies"]["frantic"]
    assert found["lobbies"]["board"][:3] == [{**chairs[1], "aid": "always"}, chairs[0], chairs[2]]
    assert found["lobbies"]["board"][3:] == [*chairs[4:8], *chairs[8:]]
    assert found["zones"] == {"two": [{**rows, "lower": [9, 6, 7, 8]}], "new": [{"upper": "?"}]}
    assert found["names"] == ["Ben", "Anna", "x" * 70]
    assert sorted(map(str, found["learned"])) == ["3", "board", "frantic"]


def test_a_mark_at_the_beginning_that_editors_write_is_no_damage(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_bytes(b'\xef\xbb\xbf{"format": 1, "lang": "fr"}')
    (tmp_path / "log").mkdir()
    (tmp_path / "log" / "a.jsonl").write_bytes(b'\xef\xbb\xbf{"log":1}\n')
    store = Store(tmp_path)
    assert store.settings.lang == "fr"
    assert store.settle()
    assert store.problems == []


def test_what_is_put_aside_never_takes_the_place_of_what_was_before(tmp_path: Path) -> None:
    path = tmp_path / "x"
    (tmp_path / "x.damaged").symlink_to("nowhere")
    for number in range(2, 15):
        path.write_text(f"{number}")
        put_aside(path)
        assert not path.exists()
    kept = {aside.name: aside.read_text() for aside in tmp_path.iterdir() if not aside.is_symlink()}
    assert kept == {f"x.damaged-{number}": f"{number}" for number in range(2, 15)}
    path.mkdir()
    assert put_aside(path).is_dir(), "a folder as well"


def test_of_two_windows_that_put_something_aside_at_once_neither_costs_the_other_s(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, other = tmp_path / "x", tmp_path / "x.damaged"
    path.write_text("mine")
    link = os.link

    def late(*args: object, **more: object) -> None:
        other.write_text("theirs") if not other.exists() else None
        link(*args, **more)

    monkeypatch.setattr(os, "link", late)
    assert put_aside(path).read_text() == "mine"
    assert other.read_text() == "theirs"
