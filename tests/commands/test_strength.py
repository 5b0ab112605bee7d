"""``bench strength``: the same figures whether at once, by several processes, or in parts."""

import json

import pytest

from game.app import main
from game.commands import bench_strength
from game.commands.bench_strength import wilson


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("COUCH_FRANTIC_HOME", str(tmp_path / "home"))


def told(capsys, *arguments):
    assert main(["bench", "strength", "--game", "frappadingue", *arguments]) == 0
    output = capsys.readouterr()
    assert output.err == ""
    return output.out.splitlines()


def shares(lines):
    """Return lines without milliseconds, which are never the same."""
    return [line.partition("; ms")[0] for line in lines]


def test_a_ladder_tells_matches_rounds_and_milliseconds(capsys):
    (line,) = told(
        capsys, "--part", "ladder", "--levels", "easy,normal", "--matches", "40", "--jobs", "1"
    )
    assert line.startswith("normal against 1 easy: wins ")
    part = float(line.split("wins ")[1].split("%")[0])
    assert part > 60, "the better level is told, whichever seat it has"
    assert " of 40 matches, " in line
    assert "rounds; ms a decision: median" in line


def test_one_better_bot_sits_among_three_others(capsys):
    asked = ("--part", "ladder", "--levels", "easy,normal", "--matches", "4", "--seats", "4")
    (line,) = told(capsys, *asked)
    assert line.startswith("normal against 3 easy: wins")


def test_equal_bots_tell_what_each_seat_wins(capsys):
    found = told(capsys, "--part", "bias", "--matches", "5")
    assert [line.partition(":")[0] for line in found] == [f"4 normal, seat {n}" for n in range(4)]
    won = [float(line.split("rounds, ")[1].split("%")[0]) for line in found]
    assert sum(won) == pytest.approx(100, abs=0.3)
    assert "named" not in found[0], "nobody can be named there"


def test_who_is_named_is_told_where_somebody_can_be(capsys):
    asked = ["bench", "strength", "--game", "frantic", "--part", "bias", "--matches", "6"]
    assert main(asked) == 0
    found = capsys.readouterr().out.splitlines()
    named = [float(line.split("named ")[1].split("%")[0]) for line in found]
    assert sum(named) == pytest.approx(100, abs=0.3)


def test_evenings_with_a_bot_that_follows(capsys):
    found = told(capsys, "--part", "with-you", "--levels", "easy,hard", "--matches", "12")
    assert [line.partition(",")[0] for line in found] == [
        f"{level} against with-you" for level in ("easy", "hard")
    ]
    numbers = [float(line.rpartition(" ")[2]) for line in found]
    assert numbers[0] < numbers[1]


def test_a_file_only_grows_and_a_torn_line_is_played_again(tmp_path, capsys, monkeypatch):
    asked = ("--part", "ladder", "--levels", "easy,normal", "--keep", str(tmp_path / "runs"))
    whole = told(capsys, *asked[:4], "--matches", "6")
    told(capsys, *asked, "--matches", "4")
    first = (tmp_path / "runs").read_bytes()
    (tmp_path / "runs").write_bytes(first[:-9])
    assert shares(told(capsys, *asked, "--matches", "6", "--jobs", "2")) == shares(whole)
    last = (tmp_path / "runs").read_bytes()
    assert last.startswith(first[:-9])
    tasks = [json.loads(line) for line in last.decode().splitlines() if line.endswith("}")]
    assert len({row["task"] for row in tasks[1:]}) == len(tasks) - 1 == 6
    monkeypatch.setattr(bench_strength, "_work", lambda *_: pytest.fail("nothing is missing"))
    assert shares(told(capsys, *asked, "--matches", "6")) == shares(whole)


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--game", "frankfurt"], "no strength of frankfurt"),
        (["--game", "frantic", "--levels", "easy,none"], "no level 'none'"),
        (["--game", "frantic", "--seats", "9"], "2 to 8 seats"),
        (["--game", "frantic", "--part", "all"], "invalid choice"),
    ],
)
def test_what_can_not_be_measured_is_refused_in_words(arguments, why, capsys):
    assert main(["bench", "strength", *arguments]) == 2
    assert why in capsys.readouterr().err


def test_a_file_of_another_game_is_left_alone(tmp_path, capsys):
    file = tmp_path / "runs"
    told(capsys, "--part", "bias", "--matches", "1", "--keep", str(file))
    before = file.read_bytes()
    asked = ["bench", "strength", "--game", "frantic", "--part", "bias", "--keep", str(file)]
    assert main(asked) == 2
    assert "another game" in capsys.readouterr().err
    assert file.read_bytes() == before


def test_wilson_s_interval():
    low, high = wilson(50, 100)
    assert (low, high) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
