"""A disk that can't be written to costs no action, even by a kill; ``disks.py`` has more."""

import pytest

from tests.storage import disks


@pytest.mark.whole
@pytest.mark.parametrize("case", ["no home", "clock"])
def test_an_evening_on_a_bad_disk_loses_nothing(case: str) -> None:
    seen = disks.run(case, "frappadingue", 0.0)
    assert seen["in_frames"] == 0
    assert seen["missing"] == 0
    assert bool(seen["told"]) == (case == "no home")
