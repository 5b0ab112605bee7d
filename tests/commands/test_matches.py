"""``simulate``, ``record`` and ``replay --check``."""

import io
import json
import sys

import pytest

from game import resources
from game.app import main
from game.commands.console import Console
from game.commands.tables import open_game


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("COUCH_FRANTIC_HOME", str(tmp_path / "home"))


def lines(capsys, *arguments):
    assert main(arguments) == 0
    output = capsys.readouterr()
    assert output.err == ""
    return output.out.splitlines()


def test_one_json_line_a_match_and_seeds_count_up(capsys):
    found = lines(capsys, "simulate", "frankfurt", "--matches", "3", "--seed", "40")
    rows = [json.loads(line) for line in found]
    assert [row["seed"] for row in rows] == [40, 41, 42]
    keys = ["game", "seed", "seats", "scores", "winners", "rounds"]
    keys += ["rounds_won", "round_winners", "actions", "checksum"]
    assert all(list(row) == keys for row in rows)
    assert all(row["seats"] == ["bot:normal", "bot:normal"] for row in rows)
    assert all(sum(row["rounds_won"]) == row["rounds"] for row in rows)
    assert all(row["rounds_won"][1] == sum(row["round_winners"]) for row in rows)


def test_games_of_turns_tell_who_won_rounds_alone(capsys):
    row = json.loads(lines(capsys, "simulate", "frappadingue", "--seats", "bot:easy,bot:easy")[0])
    assert row["rounds_won"] == [row["round_winners"].count(seat) for seat in (0, 1)]
    assert 0 < len(row["round_winners"]) <= row["rounds"]


def test_a_bot_that_follows_results_plays_the_same_again(capsys):
    seats = ("simulate", "frappadingue", "--matches", "3", "--seats")
    found = lines(capsys, *seats, "bot:easy,bot:with-you@2.4")
    assert found == lines(capsys, *seats, "bot:easy,bot:with-you@2.4")
    assert found != lines(capsys, *seats, "bot:easy,bot:with-you@4.4")


def test_a_person_is_a_seat_of_simulate_and_with_you_follows_it(capsys):
    found = lines(capsys, "simulate", "frankfurt", "--seats", "person:2.50,bot:with-you@2.4")
    row = json.loads(found[0])
    assert row["seats"] == ["person:2.5", "bot:with-you@2.4"]
    again = lines(capsys, "simulate", "frankfurt", "--seats", "person:2.5,bot:with-you@2.4")
    assert found == again
    slower = lines(capsys, "simulate", "frankfurt", "--seats", "person:4,bot:with-you@2.4")
    assert slower != found


@pytest.mark.parametrize(
    ("game", "seats", "why"),
    [
        ("frankfurt", "person:x,bot:first", "not a person"),
        ("frankfurt", "person:0.1,bot:first", "not a person"),
        ("frankfurt", "person,bot:first", "not a person"),
        ("frankfurt", "human,bot:first", "only bots"),
        ("frankfurt", "bot:person:2,bot:first", "no seat"),
        ("frantic", "person:2,bot:easy", "no model of people"),
    ],
)
def test_a_seat_that_can_not_be_simulated_is_refused_in_words(game, seats, why, capsys):
    assert main(["simulate", game, "--seats", seats]) == 2
    assert why in capsys.readouterr().err


def test_a_person_is_no_bot_of_the_lobby_and_no_seat_of_a_record(tmp_path, capsys):
    record = ["record", "frankfurt", str(tmp_path / "x.txt"), "--seats", "person:2,bot:first"]
    assert main(record) == 2
    assert "no seat 'person:2'" in capsys.readouterr().err
    assert not any("person" in level for level in open_game("frankfurt").levels)


def test_seats_and_options_are_used(capsys):
    plain = lines(capsys, "simulate", "frankfurt", "--seats", "bot:hard,bot:easy,bot")
    spread = ["--option", "mode=table", "stress=on", "--option", "turning=automatic"]
    other = lines(capsys, "simulate", "frankfurt", "--seats", "bot:hard,bot:easy,bot", *spread)
    assert json.loads(plain[0])["seats"] == ["bot:hard", "bot:easy", "bot:normal"]
    assert plain != other


def test_several_processes_give_the_same_lines_in_the_same_order(capfd):
    arguments = ["simulate", "frankfurt", "--matches", "3", "--seed", "2", "--events", "--verify"]
    assert main(arguments) == 0
    alone = capfd.readouterr().out
    assert main([*arguments, "--jobs", "2"]) == 0
    assert capfd.readouterr().out == alone
    assert alone.count("\n") == 3
    assert '"Discarded"' in alone


def test_a_terminal_sees_a_progress_bar(monkeypatch, capsys):
    class Terminal(io.StringIO):
        def isatty(self):
            return True

    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    assert main(["simulate", "frankfurt", "--matches", "2"]) == 0
    assert "match" in terminal.getvalue()
    assert capsys.readouterr().out.count("\n") == 2


def test_a_record_is_written_and_checked(tmp_path, capsys):
    path = tmp_path / "deep" / "match.txt"
    seats = "bot:hard,bot:easy"
    lines(capsys, "record", "frankfurt", "--seats", seats, "--seed", "4", str(path))
    text = path.read_text(encoding="utf-8")
    assert "seat bot:hard\nseat bot:easy\nseed 4\n" in text
    assert "ok" in lines(capsys, "replay", str(path), "--check")[0]


@pytest.mark.parametrize(
    ("damage", "why"),
    [
        (lambda text: text.replace(" pile ", " pyle ", 1), "pyle"),
        (lambda text: text[: len(text) // 2].rsplit("\n", 1)[0], "the file ends"),
        (lambda text: text.replace("seed 4", "seed 5"), ""),
        (lambda text: text.replace("end ", "end 0", 1), "checksum"),
    ],
)
def test_a_damaged_record_says_line_and_why(tmp_path, capsys, damage, why):
    path = tmp_path / "match.txt"
    lines(capsys, "record", "frankfurt", "--seed", "4", str(path))
    path.write_text(damage(path.read_text(encoding="utf-8")), encoding="utf-8")
    assert main(["replay", str(path), "--check"]) == 1
    output = capsys.readouterr()
    told = output.out.splitlines()
    assert len(told) == 1
    assert told[0].startswith(f"{path}:")
    assert int(told[0].removeprefix(f"{path}:").split(":")[0]) > 0
    assert why in told[0]


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"not a record", ":1: not a match record"),
        (b"\xff\xfe\x00", "UTF-8"),
        (b"couch-frantic record 9\n", "newer"),
        (b"couch-frantic record 1\ngame chess\n", "no game 'chess'"),
        (b"", "the file ends"),
        (None, "does not exist"),
    ],
)
def test_what_is_no_record_is_refused_in_one_line(tmp_path, capsys, content, why):
    path = tmp_path / "match.txt"
    if content is not None:
        path.write_bytes(content)
    assert main(["replay", str(path), "--check"]) == 1
    output = capsys.readouterr()
    assert why in output.err
    assert output.err.count("\n") == 1


def test_a_record_that_can_not_be_written_is_told(tmp_path, capsys):
    (tmp_path / "file").write_text("")
    assert main(["record", "frankfurt", str(tmp_path / "file" / "x.txt")]) == 1
    assert "can't write" in capsys.readouterr().err


OWN_DECKS = {
    "frankfurt": lambda text: text.replace("7: 4", "7: 3", 1).replace("8: 3", "8: 4", 1),
    "frappadingue": lambda text: text.replace("7: 6", "7: 7", 1).replace("8: 6", "8: 5", 1),
}


@pytest.fixture(params=OWN_DECKS)
def game(request):
    return request.param


def own_deck(game, tmp_path):
    """Put a legal deck with other cards into the player's folder."""
    folder = tmp_path / "home" / "levels"
    folder.mkdir(parents=True, exist_ok=True)
    built_in = resources.level(f"{game}-deck.yaml").read_text()
    other = OWN_DECKS[game](built_in)
    assert other != built_in
    (folder / f"{game}-deck.yaml").write_text(other)
    return folder / f"{game}-deck.yaml"


@pytest.mark.parametrize("made_with_own", [True, False])
def test_a_record_says_when_there_is_another_deck(game, made_with_own, tmp_path, capsys):
    out = tmp_path / "match.txt"
    own = own_deck(game, tmp_path) if made_with_own else None
    assert main(["record", game, str(out)]) == 0
    assert main(["replay", str(out), "--check"]) == 0
    if own is None:
        own_deck(game, tmp_path)
    else:
        own.unlink()
    capsys.readouterr()
    assert main(["replay", str(out), "--check"]) == 1
    output = capsys.readouterr()
    assert "played with another deck" in output.err
    assert output.err.count("\n") == 1


def test_an_old_record_without_a_deck_still_plays(game, tmp_path):
    out = tmp_path / "match.txt"
    assert main(["record", game, str(out)]) == 0
    lines = out.read_text().splitlines(keepends=True)
    bare = [line for line in lines if not line.startswith("deck ")]
    assert len(bare) == len(lines) - 1
    out.write_text("".join(bare))
    assert main(["replay", str(out), "--check"]) == 0


@pytest.mark.parametrize("command", ["simulate", "record"])
def test_an_own_file_that_is_wrong_is_told_and_not_used(command, tmp_path, capsys):
    folder = tmp_path / "home" / "levels"
    folder.mkdir(parents=True)
    (folder / "frankfurt-deck.yaml").write_text("format: 1\ncopies: none\n")
    out = [str(tmp_path / "out.txt")] if command == "record" else ["--matches", "1"]
    assert main([command, "frankfurt", *out]) == 0
    complaints = capsys.readouterr().err
    assert complaints.count("frankfurt-deck.yaml:2") == 1
    assert "the built-in file is used" in complaints


def test_of_own_maps_only_the_one_that_is_asked_for_is_told(tmp_path, capsys):
    folder = tmp_path / "home" / "levels" / "boards"
    folder.mkdir(parents=True)
    for name in ("alley", "short"):
        (folder / f"{name}.tmx").write_text("<map")
    short = ["--matches", "1", "--option", "limit=rounds-1"]
    assert main(["simulate", "board", *short]) == 0
    assert capsys.readouterr().err == ""
    assert main(["simulate", "board", *short, "--option", "board=short"]) == 0
    complaints = capsys.readouterr().err
    assert complaints.count("\n") == 1
    assert "short.tmx:1: no valid XML" in complaints
    assert complaints.endswith("the built-in file is used\n")
    assert main(["simulate", "board", *short, "--option", "board=alley"]) == 2
    complaints = capsys.readouterr().err
    assert "alley.tmx:1: no valid XML" in complaints
    assert "; it is left out" in complaints
    assert "short.tmx" not in complaints
    assert "option board is 'alley'; possible: " in complaints


@pytest.mark.parametrize("long", ["9" * 900_000, "[" * 900_000, "1 " * 400_000])
def test_a_message_is_no_longer_than_anybody_reads(tmp_path, capsys, long):
    path = tmp_path / "match.txt"
    lines(capsys, "record", "frappadingue", str(path), "--option", "goal=rounds-2")
    written = path.read_text().splitlines()
    for line in ("seed", "deck", "option plus_five=", "0 0 ", "0 1 "):
        at = next(n for n, one in enumerate(written) if one.startswith(line))
        broken = [*written[:at], f"{line} {long}", *written[at + 1 :], ""]
        path.write_text("\n".join(broken))
        assert main(["replay", str(path), "--check"]) == 1
        output = capsys.readouterr()
        (told,) = (output.out + output.err).splitlines()
        assert 40 < len(told) < 1200
        assert "match.txt:" in told


def test_an_answer_of_the_table_is_bounded_too():
    told = list(Console([f"new frantic {'9' * 100_000}", "quit"]).answers())
    assert any(line.startswith("error") for line in told)
    assert all(len(line) < 1200 for line in told)
