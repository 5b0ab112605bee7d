"""The table protocol."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.commands.console import Console

POSITION = """\
options mode=referee stress=off turning=manual block=0.8
round 1
clock 600
phase race
pile 1: Y8
pile 2: R5
seat 0: R9 | - | (R1) (B3) Y10 | (R3) B9
seat 1: R7 | - | - | -
draw 0: R11 Y3
draw 1: B1"""


def talk(*lines):
    return list(Console(line + "\n" for line in lines).answers())


def test_an_own_file_that_is_wrong_is_told_once(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("COUCH_FRANTIC_HOME", str(tmp_path))
    (tmp_path / "levels").mkdir()
    (tmp_path / "levels" / "frankfurt-deck.yaml").write_text("format: 1\ncopies: none\n")
    answers = talk("new frankfurt", "new frankfurt seed=2", "position frankfurt", POSITION, ".")
    assert answers == ["ok", "ok", "ok"]
    complaints = capsys.readouterr().err
    assert complaints.count("\n") == 1
    assert "frankfurt-deck.yaml:2" in complaints


def test_a_match_can_be_played_by_lines():
    answers = talk("new frankfurt seats=3 seed=7", "act", "legal 0", "tick 120", "legal 0")
    assert answers[:3] == ["ok", "0 1 2", "."]
    assert any("reveal" in line for line in answers)
    keys = answers[answers.index(".", 3) + 1 :]
    assert keys[-1] == "."
    assert "column 2" in keys


def test_a_position_is_taken_and_shown():
    answers = talk("position frankfurt", *POSITION.splitlines(), ".", "show", "outcome")
    assert answers[0] == "ok"
    assert "seat 1: R7 | - | - | -" in answers
    assert answers[-1] == "none"


def test_a_position_is_taken_with_options():
    text = POSITION.replace("mode=referee ", "")
    answers = talk("position frankfurt mode=table", *text.splitlines(), ".", "record")
    assert answers[0] == "ok"
    assert "option mode=table" in answers
    (refused,) = talk("position frankfurt mode=chess", *POSITION.splitlines(), ".")
    assert refused.startswith("error: option mode")


def test_a_bad_position_names_its_line():
    lines = POSITION.splitlines()
    lines[4] = "pile 1: Z99"
    (answer,) = talk("position frankfurt", *lines, ".")
    assert answer.startswith("error: line 5: ")


def test_actions_tell_their_events_or_why_not():
    start = ["position frankfurt", *POSITION.splitlines(), "."]
    answers = talk(*start, "do 0 column 1", "do 0 pile 1", "do 1 column 2", "do 1 pile 9", "do 1 x")
    assert answers[1].startswith("picked-up")
    assert any(line.startswith("discarded seat 0") for line in answers)
    assert answers[-3].startswith("rejected: ")
    assert answers[-2].startswith("error: ")
    assert answers[-1].startswith("error: ")


def test_a_pause_stops_the_clock():
    answers = talk(
        "new frankfurt", "tick 200", "pause", "show", "tick 60", "resume", "pause", "pause"
    )
    assert "suspended" in answers
    assert "paused" in answers
    assert "resumed" in answers
    assert answers[-1] == "."


def test_a_view_holds_no_hidden_card():
    start = ["position frankfurt", *POSITION.splitlines(), "."]
    answers = talk(*start, "view 0", "view 1")
    assert "seat 0: R9 | - | (?) (?) Y10 | (?) B9" in answers
    assert "draw 0: ? ?" in answers
    assert answers.count(".") == 2


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_a_bot_gives_its_action(level):
    answers = talk("new frankfurt seed=3", "tick 150", f"go 1 {level}")
    assert answers[-1].split()[0] in ("pile", "column")


def test_a_bot_in_a_count_down_has_none():
    assert talk("new frankfurt seed=3", "go 0 hard")[-1] == "none"


def test_the_record_of_a_position_plays_again(tmp_path, capsys):
    from game.app import main

    start = ["position frankfurt", *POSITION.splitlines(), "."]
    answers = talk(*start, "do 0 column 1", "do 0 pile 1", "tick 5", "record")
    record = answers[answers.index("couch-frantic record 1") : -1]
    path = tmp_path / "match.txt"
    path.write_text("\n".join(record) + "\n", encoding="utf-8")
    assert main(["replay", str(path), "--check"]) == 0
    assert "2 actions" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("act", "there is no match"),
        ("record", "there is no match"),
        ("new chess", "no game 'chess'"),
        ("new", "something is missing"),
        ("new frankfurt seats=9", "2 to 4 seats"),
        ("new frankfurt seats=x", "whole number"),
        ("new frankfurt mode=chaos", "possible: referee, table"),
        ("new frankfurt nonsense", "'nonsense' is not of the form option=value"),
        ("new frankfurt nonsense=1", "no option 'nonsense'"),
        ("fly", "unknown word 'fly'"),
    ],
)
def test_a_line_that_makes_no_sense_is_answered(line, why):
    (answer,) = talk(line)
    assert answer.startswith("error: ")
    assert why in answer


@pytest.mark.parametrize(
    "line", ["legal 2", "legal", "view x", "go 0 godlike", "tick x", "tick 9999999"]
)
def test_wrong_words_in_a_match_are_answered(line):
    answers = talk("new frankfurt", line)
    assert answers[0] == "ok"
    assert answers[1].startswith("error: ")
    assert len(answers) == 2


def test_quit_ends_and_blank_lines_do_nothing():
    assert talk("", "   ", "quit", "new frankfurt") == []
    assert any(line.startswith("quit ") for line in talk("help"))


def real(given, **environment):
    """Return the answers of a process, and how it ended."""
    script = "import sys\nfrom game.app import main\nsys.exit(main(['console']))"
    more = {"input": given} if isinstance(given, bytes) else {"preexec_fn": given}
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=Path(__file__).parents[2],
        env={**os.environ, **environment},
        capture_output=True,
        check=False,
        **more,
    )
    return done.stdout.decode(), done.returncode, done.stderr


@pytest.mark.parametrize("encoding", ["utf-8:strict", "ascii:strict", "cp1252:strict"])
def test_bytes_that_are_no_text_cost_their_own_line_only(encoding):
    given = b"\xef\xbb\xbfnew frantic\nh\xe9lp\nact\nh\xc3\xa9lp\n\x81\nact"
    out, code, errors = real(given, PYTHONIOENCODING=encoding)
    assert (code, errors) == (0, b"")
    first, *answers, last = out.splitlines()
    assert (first, answers[1], last) == ("ok", "0", "0")
    for answer, word in zip(
        (answers[0], *answers[2:]), ("h\\\\xe9lp", "hélp", "\\\\x81"), strict=True
    ):
        assert answer.startswith(f"error: unknown word '{word}'")


@pytest.mark.skipif(os.name == "nt", reason="there it is never closed")
def test_no_input_at_all_is_the_end_of_it():
    assert real(lambda: os.close(0)) == ("", 0, b"")


@pytest.mark.parametrize("letter", "\u2028\u2029\v\f\x85\x1c\x1d\x1e")
def test_nothing_but_a_line_break_ends_a_line_of_a_position(letter):
    rows = [f"# a{letter}b", *POSITION.splitlines()]
    assert talk("position frankfurt stress=off", *rows, ".") == ["ok"]
    (answer,) = talk("position frankfurt", *rows[:3], "clock none", ".")
    assert answer.startswith("error: line 4:")
    (answer,) = talk("position frankfurt", f"# a{letter}b", "options stress=on", ".")
    assert answer.startswith("error: line 2:")
