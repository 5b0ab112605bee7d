"""Two windows on one folder keep all; ``windows.py`` is the long form."""

import pytest

from tests.storage import windows


@pytest.mark.parametrize("matches", [2, pytest.param(4, marks=pytest.mark.whole)])
def test_two_windows_on_one_folder_keep_all(matches: int) -> None:
    windows.run(matches, seed=matches)
