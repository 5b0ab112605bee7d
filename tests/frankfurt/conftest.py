import pytest
from msgspec.structs import replace

from game.core.bots import TEMPOS
from game.frankfurt import bots
from game.frankfurt.tactics import SKILLS


@pytest.fixture
def steady(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take from the bots slips, lapses, misread and overlooked cards."""
    calm = {level: replace(tempo, slip=0.0, lapse=0.0) for level, tempo in TEMPOS.items()}
    monkeypatch.setattr(bots, "TEMPOS", calm)
    sure = {
        level: replace(skill, overlook=0.0, mistake=0.0, watch=1.0)
        for level, skill in SKILLS.items()
    }
    monkeypatch.setattr(bots, "SKILLS", sure)
