"""Damaged maps and tables of the board game, the short form of ``damaged_boards``."""

from pathlib import Path

import pytest

from game.board.boards import BUILT_IN, FOLDER, load_boards
from game.files import Problem
from game.ui.i18n import Texts
from tests.content.damaged_boards import MAPS, NAMES, check_refusal, copies_of, read_copy
from tests.content.maps import put_tiles

COPIES = 60


@pytest.mark.parametrize("name", NAMES)
def test_a_damaged_copy_is_refused_with_file_and_cause_or_harmless(
    tmp_path: Path, name: str
) -> None:
    errors = [read_copy(name, raw, tmp_path) for raw in copies_of(name, COPIES)]
    refusals = [error for error in errors if error is not None]
    for error in refusals:
        check_refusal(error, tmp_path)
    # Of the picture only its head is looked at, since the game draws boards with its own art.
    assert len(refusals) > (0 if name.endswith("png") else COPIES / 2)


def test_damaged_maps_of_ones_own_never_stop_the_game(
    own_levels: Path,
) -> None:
    folder = own_levels / FOLDER
    put_tiles(folder)
    for name in MAPS:
        for number, raw in enumerate(copies_of(name, 12)):
            (folder / f"{Path(name).stem}-{number}.tmx").write_bytes(raw)
    problems: list[Problem] = []
    boards = load_boards(problems)
    assert [board.key for board in boards[:3]] == list(BUILT_IN)
    assert len(boards) - 3 + len(problems) == 12 * len(MAPS)
    texts = Texts("fr")
    for problem in problems:
        assert problem.file in texts.told(problem)
