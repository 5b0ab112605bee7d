"""Match records are kept, newest first; figures are local and can be deleted."""

from datetime import datetime, timedelta
from pathlib import Path

import pytest

from game import storage
from game.files import FileError, write_atomic
from game.storage import Figures, Store

NOON = datetime(2026, 11, 27, 12, 0, 0)
SAMPLES = Path(__file__).parent / "samples"


def test_records_come_back_newest_first(tmp_path: Path) -> None:
    store = Store(tmp_path)
    saved = [
        store.save_record(f"match {n} é\n", "frankfurt", NOON + timedelta(seconds=n))
        for n in range(3)
    ]
    assert list(Store(tmp_path).records()) == saved[::-1]
    assert saved[0] is not None
    assert saved[0].name == "2026-11-27-120000-frankfurt.txt"
    assert store.read_record(saved[0]) == "match 0 é\n"


def test_two_records_of_one_second_are_two_files(tmp_path: Path) -> None:
    store = Store(tmp_path)
    paths = {store.save_record(str(n), now=NOON) for n in range(4)}
    assert len(paths) == 4
    assert sorted(store.read_record(path) for path in store.records()) == ["0", "1", "2", "3"]


def test_a_game_key_is_no_way_out_of_the_folder(tmp_path: Path) -> None:
    path = Store(tmp_path).save_record("x", "../../evil")
    assert path is not None
    assert path.parent == tmp_path / "records"


def test_the_oldest_records_give_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "MAX_RECORDS", 3)
    store = Store(tmp_path)
    for n in range(5):
        store.save_record(str(n), now=NOON + timedelta(seconds=n))
    assert [store.read_record(path) for path in store.records()] == ["4", "3", "2"]


def test_records_can_be_deleted_twice(tmp_path: Path) -> None:
    store = Store(tmp_path)
    path = store.save_record("x")
    assert path is not None
    store.delete_record(path)
    store.delete_record(path)
    assert store.records() == ()
    with pytest.raises(FileError, match="does not exist"):
        store.read_record(path)


def test_figures_add_up(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.count("frankfurt", "Zoé", won=True, slaps_ms=(400, 300))
    store.count("frankfurt", "Zoé", won=False, slaps_ms=(350,))
    store.count("frankfurt", "Jo", won=False)
    again = Store(tmp_path).stats
    assert again.of("Zoé", "frankfurt") == Figures(2, 1, 3, 1050, 300)
    assert again.of("Zoé", "frankfurt").mean_slap_ms == 350
    assert again.of("Jo", "frankfurt") == Figures(1, 0)
    assert again.of("Jo", "frankfurt").mean_slap_ms is None
    assert again.of("Jo", "frantic") == Figures()


def test_figures_can_be_forgotten_for_one_or_all(tmp_path: Path) -> None:
    store = Store(tmp_path)
    for name in ("a", "b", "c"):
        store.count("frankfurt", name, won=True)
    store.forget("b")
    store.forget("nobody")
    assert set(Store(tmp_path).stats.players) == {"a", "c"}
    store.forget()
    assert Store(tmp_path).stats.players == {}


def test_who_has_not_played_longest_is_forgotten_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage, "MAX_PROFILES", 2)
    store = Store(tmp_path)
    for name in ("a", "b", "a", "c"):
        store.count("frankfurt", name, won=True)
    assert set(store.stats.players) == {"a", "c"}


def test_samples_of_every_past_format_load(tmp_path: Path) -> None:
    samples = sorted(SAMPLES.glob("stats-*.json"))
    assert len(samples) == storage.Stats().format
    for sample in samples:
        write_atomic(tmp_path / sample.stem / "stats.json", sample.read_bytes())
        stats = Store(tmp_path / sample.stem).stats
        assert stats.of("Zoé", "frankfurt") == Figures(4, 3, 10, 4210, 287)


def test_damaged_figures_do_not_touch_the_settings(tmp_path: Path) -> None:
    Store(tmp_path).update(lang="fr")
    (tmp_path / "stats.json").write_bytes(b'{"format": 1, "players": {"a": {"x": 3}}}')
    store = Store(tmp_path)
    assert store.settings.lang == "fr"
    assert store.stats.players == {}
    assert [problem.text_id for problem in store.problems] == ["problem-values"]
    store.count("frankfurt", "a", won=True)
    assert Store(tmp_path).stats.of("a", "frankfurt").played == 1
