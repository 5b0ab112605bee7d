import pytest

from game.frankfurt import bots, tempo
from game.frankfurt.tempo import Pace


@pytest.fixture
def steady(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take from the bots slips, lapses, misread cards and what they fail to notice."""
    monkeypatch.setattr(Pace, "misreads", lambda self: False)
    monkeypatch.setattr(tempo, "LONGEST", 1.5)
    monkeypatch.setattr(bots, "FINGER", 0.0)
    looks = bots.Memory._looks_wrong

    def sharp(self, old, index, after, watch):
        return looks(self, old, index, after, 1.1)

    monkeypatch.setattr(bots.Memory, "_looks_wrong", sharp)
