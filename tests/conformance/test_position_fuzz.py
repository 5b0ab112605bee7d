"""Whatever the text of a position says, it is refused, or can be played to its end.

``python -m tests.conformance.position_fuzz`` tries as many as one likes."""

import pytest

from tests.conformance import position_fuzz

COUNTS = {"frankfurt": 80, "frantic": 400, "board": 400, "frappadingue": 400, "highest": 400}


@pytest.mark.parametrize("key", COUNTS)
def test_damaged_positions_are_refused_or_played_to_the_end(key):
    failed: list[str] = []
    found = position_fuzz.run(key, range(1, 1 + COUNTS[key]), failed.append)
    assert not failed
    assert min(found["refused"], found["accepted"]) > COUNTS[key] / 20
