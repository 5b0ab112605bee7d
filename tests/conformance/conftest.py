"""The game from elsewhere is on the shelf while the tests that every game gets run."""

import pytest

from game.resources import GAMES_VARIABLE
from tests.conformance.games import ELSEWHERE


@pytest.fixture(autouse=True)
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(GAMES_VARIABLE, ELSEWHERE.package)
