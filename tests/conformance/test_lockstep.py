"""The same seed is the same match: played twice, from its record, and in another process."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.app import main
from game.catalog import find
from game.core.record import record_of, replay_check
from game.core.record_text import dump, load
from game.core.simulation import simulate
from tests.conformance.games import ENTRIES, UNDER_TEST, case_id, each_game

SHORTER = {"frantic": {"limit": "rounds-1"}}
"""Where the hardest bots look far ahead, fewer rounds are as good."""
FEWER = {"frantic": 4}
"""Four of its six levels look ahead or ask those that do."""
SEATS = 6
ROOT = Path(__file__).resolve().parents[2]


def played(game, seats, seed, options, hardest=True):
    # Every level sits there, the hardest first; it takes long, so that not all are of it.
    first, step = (-1, -1) if hardest else (0, 1)
    levels = [game.levels[(first + step * seat) % len(game.levels)] for seat in range(seats)]
    bots = {seat: game.bot(level, seat, seed) for seat, level in enumerate(levels)}
    return simulate(game.rules, game.config(seats, seed, options), bots)


@each_game
def test_the_same_seed_is_the_same_match(game):
    seats = min(game.rules.info.max_seats, FEWER.get(game.key, SEATS))
    options = game.option_sets[-1] | SHORTER.get(game.key, {})
    first, second = (played(game, seats, 6, options) for _ in range(2))
    assert first[1] == second[1]
    assert first[0].log == second[0].log
    one, other = (played(game, seats, seed, options, hardest=False)[0] for seed in (6, 7))
    assert one.log != other.log


@pytest.mark.parametrize(
    ("game", "options"),
    [(game, options) for game in UNDER_TEST for options in game.option_sets],
    ids=case_id,
)
def test_a_record_plays_again_to_the_same_end(game, options):
    match, _ = played(game, game.rules.info.min_seats, 9, options, hardest=False)
    text = dump(record_of(match))
    record = load(text, lambda key: game.rules)
    assert record.problem is None
    assert replay_check(game.rules, record) is None
    assert dump(record) == text


@pytest.mark.parametrize("key", [entry.key for entry in ENTRIES])
def test_another_process_plays_the_same_whatever_its_hash_seed(key, capsys):
    levels = ("hard", "normal", "easy")[: find(key).open().info.max_seats]
    seats = ",".join(f"bot:{level}" for level in levels)
    arguments = ["simulate", key, "--seed", "21", "--seats", seats]
    for option, value in SHORTER.get(key, {}).items():
        arguments += ["--option", f"{option}={value}"]
    assert main(arguments) == 0
    here = capsys.readouterr().out
    assert here.count('"checksum"') == 1
    assert _elsewhere(arguments) == here


def _elsewhere(arguments: list[str]) -> str:
    """Return what the program says in a process with another hash seed than this one."""
    seed = "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1"
    found = subprocess.run(
        [sys.executable, "main.py", *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": seed},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert found.returncode == 0, found.stderr
    return found.stdout
