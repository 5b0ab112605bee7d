"""Everybody's figures come from a log that only grows: no window and no kill takes any away."""

from pathlib import Path

import pytest

from game import storage
from game.files import write_atomic
from game.storage import Figures, Seated, Store, figures

SAMPLES = Path(__file__).parent / "samples"


def count(store: Store, name: str, game: str = "frankfurt", won: bool = False, *ms: int) -> None:
    store.count(game, [Seated(name, won, ms)])
    assert store.settle()


def logs(folder: Path) -> list[Path]:
    return sorted((folder / "log").iterdir())


def test_figures_add_up(tmp_path: Path) -> None:
    store = Store(tmp_path)
    count(store, "Zoé", "frankfurt", True, 400, 300)
    count(store, "Zoé", "frankfurt", False, 350)
    store.count("frankfurt", [Seated("Jo"), Seated("Zoé", won=True)])
    store.settle()
    again = Store(tmp_path).stats
    assert again == store.stats
    assert again.of("Zoé", "frankfurt") == Figures(3, 2, 3, 1050, 300)
    assert again.of("Zoé", "frankfurt").mean_slap_ms == 350
    assert again.of("Jo", "frankfurt") == Figures(1, 0)
    assert again.of("Jo", "frankfurt").mean_slap_ms is None
    assert again.of("Jo", "frantic") == Figures()
    assert len(logs(tmp_path)) == 1


def test_a_match_counts_once_though_it_was_played_on_from_two_copies(tmp_path: Path) -> None:
    for _ in range(2):
        store = Store(tmp_path)
        for _ in range(2):
            store.count("board", [Seated("Anna", won=True)], "00ff00ff00ff00ff")
        store.settle()
        assert store.stats.of("Anna", "board") == Figures(1, 1)


def test_two_windows_keep_all_and_each_has_its_own_file(tmp_path: Path) -> None:
    one, two = Store(tmp_path), Store(tmp_path)
    for _ in range(3):
        count(one, "Anna")
        count(two, "Ben")
    assert len(logs(tmp_path)) == 2
    stats = Store(tmp_path).stats
    assert (stats.of("Anna", "frankfurt").played, stats.of("Ben", "frankfurt").played) == (3, 3)


def test_nobody_is_forgotten_because_there_are_many(tmp_path: Path) -> None:
    store = Store(tmp_path)
    for number in range(150):
        store.count("frankfurt", [Seated(f"guest {number}")])
    store.settle()
    assert len(Store(tmp_path).stats.players) == 150


def test_figures_can_be_forgotten_for_one_or_all_whatever_the_clock_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(tmp_path)
    for name in ("a", "b", "c"):
        count(store, name)
    monkeypatch.setattr(figures, "_now", lambda: "1999-01-01T00:00:00+00:00")
    store.forget("b")
    store.forget("nobody")
    store.settle()
    again = Store(tmp_path)
    assert set(again.stats.players) == {"a", "c"}
    count(again, "b")
    assert Store(tmp_path).stats.of("b", "frankfurt").played == 1
    again.forget()
    again.settle()
    assert Store(tmp_path).stats.players == {}


@pytest.mark.parametrize("end", range(0, 400, 7))
def test_a_torn_end_costs_the_last_line_only(tmp_path: Path, end: int) -> None:
    store = Store(tmp_path)
    for _ in range(3):
        count(store, "Anna")
    (path,) = logs(tmp_path)
    raw = path.read_bytes()
    cut = raw[:end]
    path.write_bytes(cut)
    again = Store(tmp_path)
    assert again.stats.of("Anna", "frankfurt").played == max(0, cut.count(b"\n") - 1)
    assert again.problems == []
    assert path.read_bytes() == cut


def test_a_damaged_line_is_told_and_left_out_and_the_file_stays(tmp_path: Path) -> None:
    store = Store(tmp_path)
    for _ in range(3):
        count(store, "Anna")
    (path,) = logs(tmp_path)
    lines = path.read_bytes().split(b"\n")
    lines[2] = b"\x00\xff"
    path.write_bytes(raw := b"\n".join(lines))
    again = Store(tmp_path)
    assert again.stats.of("Anna", "frankfurt").played == 2
    assert [problem.text_id for problem in again.problems] == ["problem-log-lines"]
    assert path.read_bytes() == raw
    path.write_bytes(raw.replace(b'{"log":1}', b'{"log":2}'))
    again = Store(tmp_path)
    assert again.stats.players == {}
    assert [problem.text_id for problem in again.problems] == ["problem-log-newer"]


def test_samples_of_every_past_format_load(tmp_path: Path) -> None:
    samples = sorted(SAMPLES.glob("stats-*.json"))
    assert len(samples) == storage.Stats().format
    for sample in samples:
        write_atomic(tmp_path / sample.stem / "stats.json", sample.read_bytes())
        stats = Store(tmp_path / sample.stem).stats
        assert stats.of("Zoé", "frankfurt") == Figures(4, 3, 10, 4210, 287)


def test_figures_of_older_versions_are_carried_over_once_and_may_have_grown(tmp_path: Path) -> None:
    old = tmp_path / "stats.json"
    for played in (4, 4, 6):
        old.write_text(
            f'{{"format": 1, "players": {{"Zo": {{"board": {{"played": {played}, "won": 1}}}}}}}}'
        )
        store = Store(tmp_path)
        assert store.stats.of("Zo", "board").played >= played
        count(store, "Zo", "frantic")
    assert store.stats.of("Zo", "board") == Figures(6, 1)
    assert store.stats.of("Zo", "frantic").played == 3
    old.unlink()
    assert Store(tmp_path).stats == store.stats


def test_damaged_figures_do_not_touch_the_settings(tmp_path: Path) -> None:
    Store(tmp_path).update(lang="fr")
    (tmp_path / "stats.json").write_bytes(b'{"format": 1, "players": {"a": {"x": 3}}}')
    store = Store(tmp_path)
    assert store.settings.lang == "fr"
    assert store.stats.players == {}
    assert [problem.text_id for problem in store.problems] == ["problem-values"]
    count(store, "a")
    assert Store(tmp_path).stats.of("a", "frankfurt").played == 1


def test_a_full_disk_is_made_up_for_with_the_next_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(tmp_path)
    count(store, "Anna")

    def full(handle: int, data: bytes) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as room:
        room.setattr("game.storage.growing.write_all", full)
        count(store, "Anna")
        count(store, "Anna")
    assert Store(tmp_path).stats.of("Anna", "frankfurt").played == 1
    count(store, "Anna")
    assert Store(tmp_path).stats.of("Anna", "frankfurt").played == 4
    told = [problem.text_id for problem in store.problems]
    assert told == ["problem-not-saved", "problem-saved-again"]


@pytest.mark.parametrize("number", ["9" * 40, "9" * 5000, "1e400", "NaN", "-1", "1.5"])
@pytest.mark.parametrize("field", ["n", "slaps_ms"])
def test_a_line_with_a_number_beyond_all_bounds_costs_itself_and_is_told(
    tmp_path: Path, number: str, field: str
) -> None:
    for _ in range(2):
        count(store := Store(tmp_path), "Zoé", "frankfurt", True, 400)
    store.close()
    first = next(path for path in logs(tmp_path) if '"n":1,' in path.read_text())
    lines = first.read_text().split("\n")
    wanted, old = {"n": ('"n":1,', '"n":%s,'), "slaps_ms": ("[400]", "[%s]")}[field]
    assert wanted in lines[1]
    first.write_text("\n".join([lines[0], lines[1].replace(wanted, old % number), *lines[2:]]))
    again = Store(tmp_path)
    again.settle()
    assert again.stats.of("Zoé", "frankfurt").played == 1
    assert [problem.text_id for problem in again.problems] == ["problem-log-lines"]
    count(again, "Zoé")
    assert Store(tmp_path).stats.of("Zoé", "frankfurt").played == 2
