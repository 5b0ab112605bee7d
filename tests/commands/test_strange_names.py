"""Files may have any name: every message about one is told on one line, and can be read."""

import os
import random
import sys
import unicodedata
from pathlib import Path

import pytest

from game.app import main
from game.commands.console import Console
from game.core.one_line import one_line
from game.files import FileError, Problem, shown
from game.screens.navigator import ScreenNavigator
from game.storage import Store
from tests.commands.test_checks import checked, tree
from tests.harness import frame, make_services

__all__ = ["tree"]
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="it allows no such names")

NAMES = (
    "two\nlines", "a\r\nb", "tab\there", "\x1b[31mred", "bell\x07", "\x7f", "next\x85line",
    "\u202egnp", "\u2066turned\u2069", "\u200f", "zero\u200bwidth", "line\u2028break",
    "\ufeffmark", "\udcff\udcfe", "no\udc80text", "\U000e0041tag", "\u0301", "\ue000own",
    "e\u0301\u0301\u0301\u0301", "שלום", "\U0001f3b2", "x" * 250, "ä" * 120, " ", "'", '"',
    "\\n", "%s{0}$x", "-", "…",
)  # fmt: skip
LETTERS = [chr(n) for n in range(1, 0x300) if n != 0x2F] + list(
    "\u202e\u2067\u2029\u200d\udcc3\U0001f600"
)


def strange_names(count: int) -> list[str]:
    """Return the names above, and some of letters that come as they may."""
    luck, names = random.Random(7), list(NAMES)
    while len(names) < count:
        name = "".join(luck.choices(LETTERS, k=luck.randint(1, 20)))
        if len(os.fsencode(name)) < 250:
            names.append(name)
    return list(dict.fromkeys(names))


def is_plain(text: str) -> bool:
    return not any(
        unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Zl", "Zp") for letter in text
    )


def put(folder: Path, name: str, text: str = "<map>") -> Path | None:
    path = folder / name
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    except OSError:  # too long for this file system
        return None
    return path


def test_a_text_on_one_line_is_the_same_when_it_is_told_again() -> None:
    for name in strange_names(400):
        told = one_line(name)
        assert is_plain(told)
        assert one_line(told) == told
        told.encode()
        assert shown(Path("/home", name)) == f"/home/{told}"
        error = FileError(Path("/home", name), f"is not {name}", 3)
        assert str(error) == f"/home/{told}:3: is not {told}"
        problem = Problem(name, "problem-texts", {"file": name, "line": 2})
        assert (problem.file, problem.args) == (told, {"file": told, "line": 2})
    assert one_line("Zoé 🎲 שלום — ’n\u00a0!") == "Zoé 🎲 שלום — ’n\u00a0!", "what is read stays"
    assert one_line("two\nlines") == "two\\nlines"


def test_check_tells_a_line_of_each_file_whatever_its_name(tree, capsys, tmp_path: Path) -> None:
    own = tmp_path / "home" / "levels" / "boards"
    put_there = [
        path
        for number, name in enumerate(strange_names(45))
        for path in (put(own, f"{name}{'.tmx' if number % 3 else '.TMX'}"),)
        if path is not None
    ]
    assert len(put_there) > 40
    code, lines = checked(capsys)
    assert code == 1
    assert all(is_plain(line) for line in lines)
    assert len(lines) == len(put_there) + 1
    for path in put_there:
        assert sum(line.startswith(f"{shown(path)}: ") for line in lines) == 1, path


def test_notes_on_the_screen_tell_such_names_on_one_line_and_not_too_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in strange_names(40):
        home = tmp_path / f"{abs(hash(name))}"
        monkeypatch.setenv("COUCH_FRANTIC_HOME", str(home))
        if not put(home / "levels" / "boards", f"{name}.tmx") or not put(
            home / "log", f"{name}.jsonl", "no log\n"
        ):
            continue
        services = make_services()
        services.store = Store(home)
        navigator = ScreenNavigator(services)
        navigator.title()
        frame(services)
        notes = navigator.app.notes
        assert notes.all, name
        for note in notes.all:
            assert is_plain(note), note
            assert len(note) < 420, note
        services.store.close()


def test_commands_answer_in_one_line_whatever_the_name(tmp_path: Path, capsys) -> None:
    for number, name in enumerate(strange_names(36)):
        path = str(tmp_path / name)
        (tmp_path / "folder").mkdir(exist_ok=True)
        commands = (
            ["replay", path, "--check"],
            ["replay", str(tmp_path / "folder" / name), "--check"],
            ["record", "frankfurt", "--seed", "1", str(tmp_path / "none" / name / "x")],
            ["shot", "frankfurt", path],
            ["simulate", name],
            [name],
        )
        for arguments in commands[number % 2 :: 2]:
            capsys.readouterr()
            (tmp_path / "none").write_text("") if not (tmp_path / "none").exists() else None
            assert main(arguments) != 0
            said = capsys.readouterr()
            lines = (said.out + said.err).splitlines()
            assert all(is_plain(line) for line in lines), (arguments, said)
            assert len(said.err.split("\n")) == 2, (arguments, said)


def test_a_record_under_such_a_name_is_written_and_read(tmp_path: Path, capsys) -> None:
    for name in ("two\nlines", "\u202egnp", "\udcff"):
        out = str(tmp_path / name)
        assert main(["record", "frankfurt", "--seed", "1", out]) == 0
        assert main(["replay", out, "--check"]) == 0
        said = capsys.readouterr()
        assert len(said.out.splitlines()) == 2
        assert all(is_plain(line) for line in said.out.splitlines())


def test_the_console_answers_strange_words_in_one_line() -> None:
    for name in strange_names(300):
        word = name.replace("\n", " ")
        for line in (word, f"new {word}", f"new board {word}", f"new board seats={word}"):
            for answer in Console(iter([line])).answers():
                assert is_plain(answer), answer
