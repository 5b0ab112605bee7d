from pathlib import Path

import pytest

from game.files import HOME_VARIABLE


@pytest.fixture
def own_levels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder for level files of the players' own, which is empty."""
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    (tmp_path / "levels").mkdir()
    return tmp_path / "levels"
