"""The rules against a second telling of them: random scripts in lock step (FF-1 to FF-20)."""

import pytest

from tests.pairs import whole

from .compare import Script


@pytest.mark.parametrize("block", [0, *map(whole, range(1, 4))])
def test_the_rules_and_the_reference_agree_on_random_scripts(block: int) -> None:
    for seed in range(block * 15, block * 15 + 15):
        Script(seed).play()
