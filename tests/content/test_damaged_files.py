"""300 damages of every kind of file: refused with a message or harmless, never a traceback."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from game import resources
from game.documents import ContentError
from game.files import Problem
from game.frankfurt import content as frankfurt
from game.frappadingue import content as frappadingue
from game.input.zones import load_zones
from game.storage import Seated, Settings, Stats, Store, versioned
from game.ui.i18n import Texts
from tests.content.damage import damaged, slowest

DAMAGES = 300
LONGEST = 1.0
"""Seconds that reading one damaged file may take."""

LEVELS: dict[str, Callable[..., object]] = {
    "frankfurt-deck.yaml": frankfurt.load_deck,
    "frappadingue-deck.yaml": frappadingue.load_deck,
    "zones.yaml": load_zones,
}
SAMPLES = Path(__file__).parents[1] / "storage" / "samples"


def test_damage_is_damage() -> None:
    raw = resources.level("zones.yaml").read_bytes()
    assert len({damaged(raw, seed) for seed in range(DAMAGES)} - {raw}) > 0.95 * DAMAGES


@pytest.mark.parametrize("name", LEVELS)
def test_a_damaged_level_file_is_refused_with_its_name_or_harmless(
    tmp_path: Path, name: str
) -> None:
    path = tmp_path / name
    load = LEVELS[name]
    refused: list[tuple[ContentError, bytes]] = []

    def read(raw: bytes) -> None:
        path.write_bytes(raw)
        try:
            load(path)
        except ContentError as error:
            refused.append((error, raw))

    assert slowest(read, resources.level(name).read_bytes(), DAMAGES) < LONGEST
    assert len(refused) > DAMAGES / 3
    for error, raw in refused:
        assert str(error).startswith(str(path))
        assert error.why
        assert error.line <= raw.count(b"\n") + raw.count(b"\r") + 2


@pytest.mark.parametrize("name", LEVELS)
def test_a_damaged_own_level_file_never_stops_the_game(own_levels: Path, name: str) -> None:
    texts = Texts("fr")
    told = []

    def read(raw: bytes) -> None:
        (own_levels / name).write_bytes(raw)
        problems: list[Problem] = []
        assert LEVELS[name](problems=problems)
        told.extend(texts.told(problem) for problem in problems)

    slowest(read, resources.level(name).read_bytes(), DAMAGES // 3)
    assert told
    assert all(name in line for line in told)


@pytest.mark.parametrize(("name", "default"), [("settings", Settings()), ("stats", Stats())])
def test_damaged_memory_starts_afresh_or_is_harmless(
    tmp_path: Path, name: str, default: Settings | Stats, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(versioned, "STILL", 0.0)
    raw_sample = (SAMPLES / f"{name}-1.json").read_bytes()
    path = tmp_path / f"{name}.json"
    text_ids = set()

    def read(raw: bytes) -> None:
        for old in [*tmp_path.glob("log/*"), *tmp_path.iterdir()]:
            if old.is_file():
                old.unlink()
        path.write_bytes(raw)
        store = Store(tmp_path)
        assert isinstance(getattr(store, name), type(default))
        text_ids.update(problem.text_id for problem in store.problems)
        told = {problem.text_id: problem for problem in store.problems}
        if "problem-damaged" in told:
            assert (tmp_path / f"{path.name}.damaged").read_bytes() == raw
        store.update(master=11)
        if "problem-values" in told and "problem-parts" not in told:
            assert store.settle()
            before, after = msgspec.json.decode(raw), msgspec.json.decode(path.read_bytes())
            for key in str(told["problem-values"].args["keys"]).split(", "):
                assert key == "master" or after[key] == before[key]
        store.count("frankfurt", [Seated("Zoé", won=True)])
        again = Store(tmp_path)
        assert again.settings.master == 11 or "problem-newer" in text_ids

    assert slowest(read, raw_sample, DAMAGES // 2) < LONGEST
    assert "problem-damaged" in text_ids


def test_a_damaged_catalogue_still_speaks(tmp_path: Path) -> None:
    english = resources.asset("locale", "en", "common.ftl").read_bytes()
    french = resources.asset("locale", "fr", "common.ftl").read_bytes()
    for lang in ("en", "fr"):
        (tmp_path / lang).mkdir()
    (tmp_path / "en" / "common.ftl").write_bytes(english)

    def read(raw: bytes) -> None:
        (tmp_path / "fr" / "common.ftl").write_bytes(raw)
        texts = Texts("fr", tmp_path)
        for text_id in ("word-back", "seconds", "problem-own-level", "problem-newer"):
            assert texts(text_id, n=0.8, file="f", line=3, why="w", format=9, known=1)
        assert texts.missing == set()

    assert slowest(read, french, DAMAGES // 3) < LONGEST
