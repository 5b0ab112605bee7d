"""What every game promises, asked of this one."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.catalog import find
from game.core.match import Match
from game.core.record import record_of, replay_check
from game.core.record_text import dump, load
from game.core.rng import Rng
from game.core.simulation import simulate
from tests.conformance.checks import able_actions, check_random_match

from .profile import OPTION_SETS, hidden_cards

ROOT = Path(__file__).resolve().parents[2]
GAME = find("frappadingue").open()


def config(seats: int, seed: int, options=None):
    return GAME.rules.info.configure(seats, seed, options or {})


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
@pytest.mark.parametrize("seats", range(2, 9))
def test_random_legal_play_keeps_every_promise(seats: int, options: dict[str, str]) -> None:
    if not options and seats > 3:
        options = {"goal": "rounds-6"}
    match = check_random_match(GAME.rules, config(seats, 11, options))
    assert len(match.log) > 3


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_bots_of_all_levels_finish_and_stay_legal(options: dict[str, str]) -> None:
    for seats in range(2, 9):
        levels = [GAME.levels[seat % 4] for seat in range(seats)]
        bots = {seat: GAME.bot(level, seat, 3) for seat, level in enumerate(levels)}
        _, result = simulate(GAME.rules, config(seats, 3, options), bots, verify=True)
        assert result.winners
        assert result.rounds >= 1


def test_everything_lies_open() -> None:
    match = Match(GAME.rules, config(3, 2))
    luck = Rng(2, "players")
    while match.outcome() is None:
        views = [match.rules.view(match.state, seat) for seat in (0, 1, 2, None)]
        assert all(view == match.state for view in views)
        assert hidden_cards(match.rules.describe(match.state), None) == []
        match.submit(*luck.choice(able_actions(match)))


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_a_record_plays_again_to_the_same_end(options: dict[str, str]) -> None:
    bots = {seat: GAME.bot("professor", seat, 9) for seat in range(2)}
    match, _ = simulate(GAME.rules, config(2, 9, options), bots)
    text = dump(record_of(match))
    record = load(text, lambda _: GAME.rules)
    assert record.problem is None
    assert replay_check(GAME.rules, record) is None
    assert dump(record) == text


def test_another_process_plays_the_same_whatever_its_hash_seed() -> None:
    texts = [_played(hash_seed) for hash_seed in ("0", "random")]
    assert texts[0].count("checksum") == 3
    assert texts[0] == texts[1]


def _played(hash_seed: str) -> str:
    command = [sys.executable, "-m", "tests.frappadingue.matches", "--seats", "4"]
    found = subprocess.run(
        [*command, "--matches", "3"],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert found.returncode == 0, found.stderr
    return found.stdout
