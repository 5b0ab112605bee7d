"""Issue 12, point 13: whatever a text says, it is refused, or can be played to its end."""

import pytest

from tests.conformance import position_fuzz

COUNTS = {"frankfurt": 80, "frantic": 400, "board": 400, "frappadingue": 400, "highest": 400}


def check(key, numbers):
    failed: list[str] = []
    found = position_fuzz.run(key, numbers, failed.append)
    assert not failed
    assert min(found["refused"], found["accepted"]) > len(numbers) / 20


@pytest.mark.parametrize("key", COUNTS)
def test_13_damaged_positions_are_refused_or_played_to_the_end(key):
    check(key, range(1, 1 + COUNTS[key]))


@pytest.mark.whole
@pytest.mark.parametrize("key", COUNTS)
def test_13_more_damaged_positions_are_refused_or_played_to_the_end(key):
    check(key, range(1000, 1000 + 5 * COUNTS[key]))
