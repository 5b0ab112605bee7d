"""No frame asks the disk for anything, in a whole evening of any game: the writer's thread does."""

from pathlib import Path

import pytest

from game.catalog import GAMES, GameEntry
from game.screens.navigator import ScreenNavigator
from game.storage import Store, Writer
from tests.harness import frame, make_services
from tests.storage.doors import doors
from tests.storage.evening import spend

LEVEL = "format: 1\ncopies: none\n"


@pytest.mark.parametrize(
    ("game", "own_files"), [*((game.key, False) for game in GAMES), ("frankfurt", True)]
)
def test_a_frame_never_asks_the_disk(
    game: str, own_files: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COUCH_FRANTIC_HOME", str(tmp_path))
    if own_files:
        (tmp_path / "levels").mkdir()
        (tmp_path / "levels" / "frankfurt-deck.yaml").write_text(LEVEL)
    monkeypatch.setattr(GameEntry, "open", GameEntry.open.anew)  # type: ignore[attr-defined]
    services = make_services((320, 180))
    services.store = Store(tmp_path, Writer())
    navigator = ScreenNavigator(services)
    with doors(tmp_path) as watched:
        watched.watching = True

        def pause(what: str) -> None:
            if what != "action":
                frame(services)
            services.scenes.update(1 / 60)
            navigator.update(1 / 60)

        spend(navigator, game, pause)
        assert watched.in_frames == {}
        services.scenes.quit()
    assert services.store.close()
    assert watched.elsewhere, "the doors are those that are used"
    assert len(services.store.records()) == 1
    assert not services.store.problems or own_files
