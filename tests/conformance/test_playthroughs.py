"""Golden playthroughs in ``tests/playthroughs``: the rules still tell each of them the same way.

After a wanted change of the rules: ``python -m pytest tests/conformance --update``, then read the
difference. A new one begins as a file that holds only its header and the line ``actions``.
"""

import msgspec
import pytest

from tests.conformance import playthrough
from tests.conformance.games import UNDER_TEST

CASES = [(game, path) for game in UNDER_TEST for path in playthrough.paths(game.key)]


@pytest.mark.parametrize(("game", "path"), CASES, ids=lambda value: getattr(value, "stem", ""))
def test_a_golden_playthrough_is_told_the_same_way(game, path, request):
    record = playthrough.read(path, game.rules)
    if request.config.getoption("--update"):
        record = playthrough.played_anew(game, record)
        path.write_text(playthrough.render(game.rules, record), encoding="utf-8")
    text = path.read_text(encoding="utf-8")
    assert playthrough.actions(record) > 0
    assert playthrough.render(game.rules, record).splitlines() == text.splitlines()


@pytest.mark.parametrize(("game", "path"), CASES, ids=lambda value: getattr(value, "stem", ""))
def test_a_changed_playthrough_is_noticed(game, path):
    record = playthrough.read(path, game.rules)
    assert record.problem is None
    step = record.entries[0]
    other = msgspec.structs.replace(step, seat=(step.seat + 1) % record.config.seats)
    changed = msgspec.structs.replace(record, entries=(other, *record.entries[1:]))
    text = path.read_text(encoding="utf-8")
    assert playthrough.render(game.rules, changed) != text
