"""C34: settings survive other versions, damage, and folders that can't be written to."""

import errno
import json
import os
from pathlib import Path

import msgspec
import pytest

from game import files
from game.files import (
    HOME_VARIABLE,
    REASONS,
    FileError,
    Problem,
    home,
    read_bytes,
    reason,
    write_atomic,
)
from game.storage import (
    KeptChair,
    Practice,
    Settings,
    Store,
    VersionedFile,
    ZoneKeys,
    growing,
    versioned,
)
from game.storage.locks import locked
from game.storage.writer import WRITER
from game.ui.i18n import Texts

SAMPLES = Path(__file__).parent / "samples"
FULL = Settings(
    lang="fr",
    speed="fast",
    reduced_motion=True,
    text_scale=150,
    master=70,
    effects=90,
    music=10,
    music_on=False,
    fullscreen=True,
    window=(1920, 1080),
    show_key_caps=False,
    odds=False,
    poster="5",
    tips="long",
    bubbles_on=False,
    bubbles={"": ("board-bubble-red", "board-bubble-turn")},
    asked_when={"": "always", "Anna": "weighty"},
    bubbles_open={"": ("board-bubble-turn",)},
    bot_speed="fast",
    zones={"two": (ZoneKeys((20, 26, 8, 21), (4, 22, 7, 9)),)},
    presets={"2": "two"},
    names=("Zoé", "Jörg"),
    seats=("human", "human", "bot:hard"),
    options={"frankfurt": {"mode": "table"}},
    lobbies={"frankfurt": (KeptChair("human", "Zoé", aid="late"), KeptChair("bot", "Dom", "easy"))},
    practice={"frantic": Practice("hard", "short")},
    lessons={"frantic": "wish"},
    learned=("board",),
    asked=("frankfurt",),
)


def told(store: Store) -> list[str]:
    store.settle()
    texts = Texts("en")
    lines = [texts.told(problem) for problem in store.problems]
    assert not texts.missing
    return lines


def names(folder: Path) -> set[str]:
    """Return what is in a folder, besides the file that is only there to be locked."""
    return {path.name for path in folder.iterdir()} - {".lock"}


def test_a_fresh_folder_gives_defaults_and_is_not_touched(tmp_path: Path) -> None:
    store = Store(tmp_path / "new")
    assert store.settings == Settings()
    assert store.problems == []
    assert not (tmp_path / "new").exists()


def test_changes_are_kept(tmp_path: Path) -> None:
    changes = {name: getattr(FULL, name) for name in Settings.__struct_fields__}
    assert Store(tmp_path).update(**changes) == FULL
    again = Store(tmp_path)
    assert again.settings == FULL
    assert again.problems == []
    assert names(tmp_path) == {"settings.json"}


def test_every_field_differs_from_its_default_in_the_sample() -> None:
    same = [n for n in Settings.__struct_fields__ if getattr(FULL, n) == getattr(Settings(), n)]
    assert same == ["format"]


def test_a_file_from_before_lobbies_were_kept_is_read_in_silence(tmp_path: Path) -> None:
    (sample,) = SAMPLES.glob("settings-1.json")
    old = msgspec.json.decode(sample.read_bytes())
    del old["lobbies"], old["practice"]
    write_atomic(tmp_path / "settings.json", msgspec.json.encode(old))
    store = Store(tmp_path)
    assert store.settings == msgspec.structs.replace(FULL, lobbies={}, practice={})
    assert not store.problems


def test_a_damaged_chair_costs_what_is_wrong_with_it_and_nothing_else(tmp_path: Path) -> None:
    (sample,) = SAMPLES.glob("settings-1.json")
    data = msgspec.json.decode(sample.read_bytes())
    data["lobbies"]["frantic"] = [{"kind": "ghost", "name": "Zoé"}, {"kind": "human"}]
    data["lobbies"]["board"] = [3]
    write_atomic(tmp_path / "settings.json", msgspec.json.encode(data))
    store = Store(tmp_path)
    lobbies = {**FULL.lobbies, "frantic": (KeptChair(name="Zoé"), KeptChair("human"))}
    assert store.settings == msgspec.structs.replace(FULL, lobbies=lobbies)
    assert "lobbies" in told(store)[0]


def test_samples_of_every_past_format_load(tmp_path: Path) -> None:
    samples = sorted(SAMPLES.glob("settings-*.json"))
    formats = [int(path.stem.split("-")[1]) for path in samples]
    assert formats == list(range(1, Settings().format + 1))
    for sample in samples:
        folder = tmp_path / sample.stem
        write_atomic(folder / "settings.json", sample.read_bytes())
        store = Store(folder)
        assert store.settings == FULL
        assert store.problems == []


@pytest.mark.parametrize(
    "change",
    [{"speed": "quick"}, {"master": 101}, {"text_scale": 110}, {"window": (0, 720)}, {"names": 3}],
)
def test_an_impossible_change_is_refused(tmp_path: Path, change: dict[str, object]) -> None:
    store = Store(tmp_path)
    with pytest.raises(msgspec.ValidationError):
        store.update(**change)
    assert store.settings == Settings()
    assert names(tmp_path) == set()


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"{",
        b'{"format": 1, "lang": "fr"',
        b"\x00\xff\xfe",
        b"[]",
        b"null",
        b'{"lang": "fr"}',
        b'{"format": "1"}',
        b'{"format": true}',
        b'{"format": 0}',
        b'{"format": 1e400}',
        b"[" * 100_000,
        b'{"format": 1, "a": ' + b'{"a":' * 50_000,
    ],
)
def test_a_damaged_file_is_kept_aside_and_told(tmp_path: Path, raw: bytes) -> None:
    (tmp_path / "settings.json").write_bytes(raw)
    store = Store(tmp_path)
    assert store.settings == Settings()
    assert (tmp_path / "settings.json.damaged").read_bytes() == raw
    (line,) = told(store)
    assert "settings.json was damaged" in line
    assert "settings.json.damaged" in line
    store.update(lang="fr")
    assert Store(tmp_path).settings.lang == "fr"


BEYOND = {
    "1e400": "1e400",
    "no number": "NaN",
    "endless": "-Infinity",
    "digits": "9" * 5000,
    "deep": "[" * 100_000 + "]" * 100_000,
    "half a letter": '"\\ud800"',
}


@pytest.mark.parametrize("value", BEYOND.values(), ids=BEYOND)
@pytest.mark.parametrize("place", ["effects", "unknown", "inside"])
def test_a_value_that_nobody_can_read_costs_itself_and_is_named(
    tmp_path: Path, value: str, place: str
) -> None:
    wrong = (
        f'"later": {{"a": 7, "inside": {value}}}' if place == "inside" else f'"{place}": {value}'
    )
    raw = f'{{"format": 1, "lang": "fr", {wrong}, "music": 41}}'.encode()
    (tmp_path / "settings.json").write_bytes(raw)
    for _ in range(2):  # what starts again, and changes nothing, keeps one copy
        store = Store(tmp_path)
        assert store.settings == Settings(lang="fr", music=41)
        (line,) = told(store)
        assert ("later.inside" if place == "inside" else place) in line
        assert "settings.json.damaged" in line
        assert names(tmp_path) == {"settings.json", "settings.json.damaged"}
    store.update(master=30)
    assert store.settle()
    assert (tmp_path / "settings.json.damaged").read_bytes() == raw
    again = Store(tmp_path)
    assert again.settings == Settings(lang="fr", music=41, master=30)
    assert not told(again)
    data = msgspec.json.decode((tmp_path / "settings.json").read_bytes())
    assert data.get("later") == ({"a": 7} if place == "inside" else None)


def test_a_whole_number_beyond_64_bits_is_kept_as_it_is(tmp_path: Path) -> None:
    number = int("9" * 40)
    raw = f'{{"format": 1, "lang": "fr", "unknown": {number}, "effects": {number}}}'
    (tmp_path / "settings.json").write_text(raw)
    store = Store(tmp_path)
    assert store.settings == Settings(lang="fr")
    store.update(master=30)
    assert store.settle()
    data = json.loads((tmp_path / "settings.json").read_text())
    assert (data["unknown"], data["effects"], data["master"]) == (number, number, 30)


@pytest.mark.parametrize("value", ["[" * 900 + "]" * 900, '"' + "x" * 990_000 + '"'])
def test_what_is_written_can_be_read_again(tmp_path: Path, value: str) -> None:
    raw = f'{{"format": 1, "lang": "fr", "unknown": {value}}}'.encode()
    (tmp_path / "settings.json").write_bytes(raw)
    store = Store(tmp_path)
    store.update(names=("x" * 24,) * 5000)
    store.close()
    again = Store(tmp_path)
    assert not told(again)
    assert again.settings.lang == "fr"
    if len(raw) > 900_000:
        assert any("can’t be written" in line and "large" in line for line in told(store))
        assert (tmp_path / "settings.json").read_bytes() == raw
    else:
        assert again.settings.names


def test_a_second_damaged_file_does_not_replace_the_first(tmp_path: Path) -> None:
    for raw in (b"first", b"second"):
        (tmp_path / "settings.json").write_bytes(raw)
        Store(tmp_path)
    assert (tmp_path / "settings.json.damaged").read_bytes() == b"first"
    assert (tmp_path / "settings.json.damaged-2").read_bytes() == b"second"


def test_one_impossible_value_costs_that_value_only(tmp_path: Path) -> None:
    raw = b'{"format": 1, "lang": "fr", "master": 300, "speed": "warp", "unknown": 1}'
    (tmp_path / "settings.json").write_bytes(raw)
    store = Store(tmp_path)
    assert store.settings == Settings(lang="fr")
    (line,) = told(store)
    assert "speed, master" in line
    assert (tmp_path / "settings.json").read_bytes() == raw
    store.update(lang="en", master=20)
    assert store.settle()
    data = msgspec.json.decode((tmp_path / "settings.json").read_bytes())
    assert (data["lang"], data["master"]) == ("en", 20)
    assert (data["speed"], data["unknown"]) == ("warp", 1), "another version can use it"
    assert names(tmp_path) == {"settings.json"}
    assert Store(tmp_path).settings == Settings(lang="en", master=20)


def test_a_newer_file_is_refused_in_words_and_left_as_it_is(tmp_path: Path) -> None:
    raw = b'{"format": 99, "lang": "fr", "future": {}}'
    (tmp_path / "settings.json").write_bytes(raw)
    store = Store(tmp_path)
    assert store.settings == Settings()
    assert store.update(lang="en").lang == "en"
    (line,) = told(store)
    for part in ("newer version", "99", "not saved", "Update the game"):
        assert part in line
    assert (tmp_path / "settings.json").read_bytes() == raw
    assert names(tmp_path) == {"settings.json"}


class Old(msgspec.Struct, frozen=True):
    format: int = 3
    volume: int = 50
    names: tuple[str, ...] = ()


MIGRATIONS = {
    1: lambda data: {"volume": data["loudness"] * 10},
    2: lambda data: {**data, "names": [data.get("name", "nobody")]},
}


@pytest.mark.parametrize(
    ("raw", "value"),
    [
        (b'{"format": 1, "loudness": 7}', Old(volume=70, names=("nobody",))),
        (b'{"format": 2, "volume": 7, "name": "Zo"}', Old(volume=7, names=("Zo",))),
        (b'{"format": 3, "volume": 7}', Old(volume=7)),
    ],
)
def test_formats_are_migrated_step_by_step(tmp_path: Path, raw: bytes, value: Old) -> None:
    (tmp_path / "x.json").write_bytes(raw)
    file = VersionedFile(tmp_path / "x.json", Old(), MIGRATIONS)
    assert file.value == value
    assert file.problems == []
    assert (tmp_path / "x.json").read_bytes() == raw
    file.write(value)
    WRITER.settle(2)
    assert VersionedFile(tmp_path / "x.json", Old(), MIGRATIONS).value == value


def test_a_file_that_its_migration_chokes_on_is_damaged(tmp_path: Path) -> None:
    (tmp_path / "x.json").write_bytes(b'{"format": 1}')
    file = VersionedFile(tmp_path / "x.json", Old(), MIGRATIONS)
    assert file.value == Old()
    assert [problem.text_id for problem in file.problems] == ["problem-damaged"]


@pytest.fixture
def unwritable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    def refuse(*args: object, **kwargs: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(files.tempfile, "mkstemp", refuse)
    monkeypatch.setattr(os, "replace", refuse)
    monkeypatch.setattr(os, "link", refuse)
    monkeypatch.setattr(growing, "_open_new", refuse)
    return tmp_path


def test_a_folder_that_cant_be_written_to_costs_memory_only(unwritable: Path) -> None:
    store = Store(unwritable)
    store.update(lang="fr")
    store.update(lang="en", master=10)
    assert store.settings == Settings(lang="en", master=10)
    (line,) = told(store)
    assert "can’t be written at present (permission is missing)" in line
    store.save_record("x")
    assert len(told(store)) == 2


def test_a_damaged_file_where_nothing_can_be_moved_stays(unwritable: Path) -> None:
    (unwritable / "settings.json").write_bytes(b"{")
    store = Store(unwritable)
    assert store.settings == Settings()
    store.update(lang="fr")
    assert (unwritable / "settings.json").read_bytes() == b"{"
    assert len(told(store)) == 1


def test_a_file_where_the_folder_should_be(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("in the way")
    store = Store(tmp_path / "home")
    store.update(lang="fr")
    assert store.settings.lang == "fr"
    assert len(told(store)) == 1


def test_a_folder_where_the_file_should_be(tmp_path: Path) -> None:
    (tmp_path / "settings.json").mkdir()
    store = Store(tmp_path)
    store.update(lang="fr")
    (line,) = told(store)
    assert "can’t be read (it is not a file)" in line
    assert (tmp_path / "settings.json").is_dir()


def test_a_write_cut_short_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(tmp_path)
    store.update(lang="fr")
    store.settle()

    def full(*args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    store.update(lang="en")
    store.settle()
    monkeypatch.undo()
    assert Store(tmp_path).settings.lang == "fr"
    assert names(tmp_path) == {"settings.json"}
    assert "the disk is full" in told(store)[0]
    store.close()
    assert Store(tmp_path).settings.lang == "en", "it is tried again at the end"
    assert len(told(store)) == 2


def test_the_home_folder_can_be_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    assert home() == tmp_path
    assert Store().folder == tmp_path
    monkeypatch.delenv(HOME_VARIABLE)
    assert home().name == "couch-frantic"


def test_two_windows_keep_what_each_has_changed(tmp_path: Path) -> None:
    Store(tmp_path).update(options={"board": {"laps": "2"}}, learned=("board",))
    one, two = Store(tmp_path), Store(tmp_path)
    one.update(lang="fr", options={"board": {"laps": "3"}, "frantic": {"limit": "short"}})
    two.update(master=10, options={"board": {"laps": "2"}, "frankfurt": {"mode": "table"}})
    one.update(learned=("board", "frantic"), bubbles={"Anna": ("a",)})
    two.update(learned=("board", "frankfurt"), bubbles={"Anna": ("b",), "Ben": ("c",)})
    two.update(lessons={"board": "x"})
    two.settle()
    both = Store(tmp_path).settings
    assert (both.lang, both.master) == ("fr", 10)
    assert both.options == {
        "board": {"laps": "3"},
        "frantic": {"limit": "short"},
        "frankfurt": {"mode": "table"},
    }
    assert set(both.learned) == {"board", "frantic", "frankfurt"}
    assert {name: set(seen) for name, seen in both.bubbles.items()} == {
        "Anna": {"a", "b"},
        "Ben": {"c"},
    }
    two.update(lessons={})
    two.settle()
    assert Store(tmp_path).settings.lessons == {}, "what was taken out is out"


def test_what_a_later_version_has_added_stays(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    future = '"future": {"a": [1]}, "options": {"x": {"y": "z"}}'
    path.write_text(f'{{"format": 1, "lang": "fr", {future}}}')
    store = Store(tmp_path)
    store.update(lang="en")
    store.settle()
    data = msgspec.json.decode(path.read_bytes())
    assert (data["lang"], data["future"], data["options"]) == ("en", {"a": [1]}, {"x": {"y": "z"}})


def test_a_later_version_that_comes_meanwhile_is_not_written_over(tmp_path: Path) -> None:
    store = Store(tmp_path)
    path = tmp_path / "settings.json"
    path.write_text('{"format": 2}')
    store.update(lang="en")
    assert len(told(store)) == 1
    assert path.read_text() == '{"format": 2}'


def test_settings_that_lie_elsewhere_are_written_there(tmp_path: Path) -> None:
    real = tmp_path / "own" / "mine.json"
    real.parent.mkdir()
    link = tmp_path / "home" / "settings.json"
    link.parent.mkdir()
    link.symlink_to(real)
    for _ in range(2):
        store = Store(link.parent)
        store.update(lang="fr" if store.settings.lang == "en" else "en")
        store.settle()
        assert link.is_symlink()
        assert store.settings == Store(link.parent).settings
    real.chmod(0o640)
    store.update(master=1)
    store.settle()
    assert real.stat().st_mode & 0o777 == 0o640
    real.write_bytes(b"{")
    assert len(told(Store(link.parent))) == 1
    assert link.is_symlink()
    assert names(real.parent) == {"mine.json.damaged"}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_why_a_file_cant_be_used_is_told_in_the_players_language(lang: str, tmp_path: Path) -> None:
    texts = Texts(lang)
    reasons = sorted(set(REASONS.values()) | {"reason-large"})
    for name in reasons:
        problem = Problem("x", "problem-not-saved", {"file": "x", "why": name, "time": 1})
        assert f"({texts(name)})" in texts.told(problem)
    assert len({texts(name) for name in reasons}) == len(reasons)
    assert not texts.missing
    unknown = OSError(errno.EUCLEAN, "Structure needs cleaning")
    assert reason(unknown) == "structure needs cleaning", "it stays as the system has it"
    with pytest.raises(FileError) as found:
        read_bytes(tmp_path / "gone")
    assert reason(found.value) == "reason-gone"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names")
def test_settings_that_are_no_file_are_refused_and_kept_waiting_for_by_nobody(
    tmp_path: Path,
) -> None:
    os.mkfifo(tmp_path / "settings.json")
    store = Store(tmp_path)
    store.update(lang="fr")
    (line,) = told(store)
    assert "is not a file" in line
    (tmp_path / "circle").mkdir()
    (tmp_path / "circle" / "settings.json").symlink_to("settings.json")
    assert len(told(Store(tmp_path / "circle"))) == 1


def test_who_can_not_have_the_lock_waits_in_no_frame_and_writes_the_next_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(versioned, "LOCK_WAIT", 0.05)
    store = Store(tmp_path)
    with locked(tmp_path / ".lock", 0.0):
        store.update(lang="fr")
        assert len(told(store)) == 1
    store.update(master=3)
    assert len(told(store)) == 2
    assert Store(tmp_path).settings == Settings(lang="fr", master=3)
