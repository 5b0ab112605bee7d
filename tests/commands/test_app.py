"""Whatever is asked, and whatever is missing: an exit code and one clear line."""

import contextlib
import os
import signal
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from game import app
from game.app import COMMANDS, main
from game.commands import check_files, simulate
from game.commands.graphics import pygame_problem

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("COUCH_FRANTIC_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def outside(*arguments, **variables):
    """Run the program in another process; return exit code, output, complaints."""
    found = subprocess.run(
        [sys.executable, "main.py", *arguments],
        cwd=ROOT,
        env={**os.environ, **variables},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    return found.returncode, found.stdout, found.stderr


def test_help_names_every_command_and_option(capsys):
    assert main(["--help"]) == 0
    text = capsys.readouterr().out
    for name in COMMANDS:
        assert f"\n  {name} [-h]" in text
    options = ("--game", "--seats", "--seed", "--lang", "--size", "--fullscreen", "--option")
    assert all(option in text for option in options)
    assert "exit-after" not in text


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_its_own_help(name, capsys):
    assert main([name, "--help"]) == 0
    assert f"couch-frantic {name}" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["simulat"], "no command 'simulat'"),
        (["--gane", "frankfurt"], "--gane"),
        (["--game", "chess", "--seats", "human,human"], "no game 'chess'; possible: frankfurt"),
        (["--size", "big"], "1280x720"),
        (["--size", "0x0"], "1280x720"),
        (["--size", "640x360", "--fullscreen"], "not allowed with"),
        (["--seed", "3"], "--seats"),
        (["--lang", "tlh"], "no language 'tlh'; possible: en, fr"),
        (["--seats", "human"], "2 to 4 seats"),
        (["--seats", "human,bot:godlike"], "bot:easy"),
        (["simulate"], "KEY"),
        (["simulate", "chess"], "no game 'chess'"),
        (["simulate", "frankfurt", "--seats", "human,bot"], "only bots"),
        (["simulate", "frankfurt", "--seats", "bot,bot,bot,bot,bot"], "2 to 4 seats"),
        (["simulate", "frankfurt", "--matches", "0"], "at least 1"),
        (["simulate", "frankfurt", "--seed", "-1"], "--seed"),
        (["simulate", "frankfurt", "--option", "mode"], "name=value"),
        (["simulate", "frankfurt", "--option", "mode=chaos"], "possible: referee, table"),
        (["simulate", "frankfurt", "--option", "colour=red"], "no option 'colour'"),
        (["record", "frankfurt"], "OUT"),
        (["bench", "nothing"], "no benchmark 'nothing'"),
        (["bench", "rules", "--game", "chess"], "no game 'chess'"),
        (["shot", "frankfurt", "x.png", "--screen", "attic"], "no screen 'attic'"),
    ],
)
def test_wrong_use_is_one_line_and_code_two(arguments, why, capsys):
    assert main(arguments) == 2
    output = capsys.readouterr()
    assert output.err.startswith("couch-frantic: ")
    assert output.err.count("\n") == 1
    assert why in output.err
    assert not output.out


def test_a_crash_leaves_a_report_and_one_line(monkeypatch, capsys, home):
    def explode(args):
        error = KeyError("the left sock")
        error.add_note("the match so far")
        raise error

    monkeypatch.setattr(simulate, "run", explode)
    assert main(["simulate", "frankfurt", "--seed", "5"]) == 1
    line = capsys.readouterr().err
    assert line.count("\n") == 1
    assert "KeyError" in line
    assert "Traceback" not in line
    (report,) = (home / "crashes").iterdir()
    assert str(report) in line
    text = report.read_text(encoding="utf-8")
    assert all(part in text for part in ("Traceback", "sock", "--seed 5", "the match so far"))


def test_a_crash_without_a_place_for_the_report_is_still_one_line(monkeypatch, capsys, home):
    def explode(args):
        raise ValueError("boom")

    home.write_text("a file where the folder should be")
    monkeypatch.setattr(simulate, "run", explode)
    monkeypatch.setattr(app.tempfile, "gettempdir", lambda: str(home / "nowhere"))
    assert main(["simulate", "frankfurt"]) == 1
    line = capsys.readouterr().err
    assert "no report could be written" in line
    assert line.count("\n") == 1


def test_interrupting_is_no_crash(monkeypatch, capsys, home):
    def stop(args):
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "run", stop)
    assert main(["simulate", "frankfurt"]) == 1
    assert capsys.readouterr().err == "couch-frantic: stopped\n"
    assert not home.exists()


def test_a_missing_package_is_named(monkeypatch, capsys):
    monkeypatch.setattr(app, "NEEDED", ("sys", "no_such_package_here"))
    assert main(["check"]) == 2
    assert "no_such_package_here is missing" in capsys.readouterr().err


def test_an_old_python_is_told(monkeypatch, capsys):
    monkeypatch.setattr(app.sys, "version_info", (3, 9, 1))
    assert main(["check"]) == 2
    assert "Python 3.9.1 is too old" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("module", "why"),
    [
        (SimpleNamespace(__file__="/x/pygame.py"), "not pygame-ce"),
        (SimpleNamespace(IS_CE=1, version=SimpleNamespace(vernum=(2, 4, 1))), "too old"),
        (SimpleNamespace(IS_CE=1, version=SimpleNamespace(vernum=(2, 5, 0))), None),
    ],
)
def test_another_pygame_is_recognised(module, why):
    problem = pygame_problem(module)
    assert problem is None if why is None else why in problem


def test_a_shadowing_pygame_ends_with_code_two_and_words(tmp_path):
    (tmp_path / "pygame.py").write_text("x = 1\n")
    code, _, complaint = outside("check", PYTHONPATH=str(tmp_path))
    assert code == 2
    assert "not pygame-ce" in complaint
    assert str(tmp_path) in complaint
    assert "Traceback" not in complaint


@pytest.mark.parametrize(
    "arguments",
    [
        ["simulate", "frankfurt"],
        ["record", "frankfurt", "OUT"],
        ["bench", "--help"],
        ["console"],
    ],
)
def test_what_needs_no_screen_does_not_load_pygame(arguments, tmp_path):
    arguments = [str(tmp_path / "out.txt") if word == "OUT" else word for word in arguments]
    code = (
        "import sys; from game.app import main; "
        f"code = main({arguments!r}); print('pygame' in sys.modules); sys.exit(code)"
    )
    found = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        input="new frankfurt\nlegal 0\n",
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert found.returncode == 0, found.stderr
    assert found.stdout.splitlines()[-1] == "False"


def test_a_reader_who_leaves_early_gets_no_traceback():
    command = f"{sys.executable} main.py simulate frankfurt --matches 60 | head -n 1"
    found = subprocess.run(
        command, cwd=ROOT, shell=True, capture_output=True, text=True, timeout=60, check=False
    )
    assert found.stdout.count("\n") == 1
    assert found.stderr == ""


def test_it_starts_from_any_folder_as_a_module_too(tmp_path):
    for command in (["-m", "game"], [str(ROOT / "main.py")]):
        found = subprocess.run(
            [sys.executable, *command, "simulate", "frankfurt"],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert found.returncode == 0, found.stderr
        assert '"checksum"' in found.stdout


def test_the_version_is_told(capsys):
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.startswith("couch-frantic ")


def test_a_display_that_is_not_there_is_a_plain_line(tmp_path):
    variables = {"SDL_VIDEODRIVER": "nonsense", "COUCH_FRANTIC_HOME": str(tmp_path)}
    code, _, complaints = outside("--exit-after-first-frame", **variables)
    assert code == 1
    assert "no screen can be used" in complaints
    assert "report" not in complaints


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
def test_a_full_disk_is_no_crash(tmp_path):
    with Path("/dev/full").open("w") as full:
        found = subprocess.run(
            [sys.executable, "main.py", "simulate", "frankfurt", "--matches", "1"],
            cwd=ROOT,
            env={**os.environ, "COUCH_FRANTIC_HOME": str(tmp_path)},
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            timeout=60,
            check=False,
        )
    assert found.returncode == 1
    assert found.stderr.startswith("couch-frantic: can't write")


def test_workers_end_with_the_program_when_it_is_stopped(tmp_path):
    program = subprocess.Popen(
        [sys.executable, "main.py", "simulate", "frankfurt", "--matches", "3000", "--jobs", "2"],
        cwd=ROOT,
        env={**os.environ, "COUCH_FRANTIC_HOME": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # Whoever runs tests in the background may ignore Ctrl-C, and children would inherit that.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    assert program.stdout is not None
    program.stdout.readline()
    os.killpg(program.pid, signal.SIGINT)
    _, complaints = program.communicate(timeout=20)
    assert program.returncode == 1
    assert complaints == "couch-frantic: stopped\n"


@pytest.mark.skipif(os.name == "nt", reason="there is no such signal")
@pytest.mark.parametrize("by", ["SIGTERM", "SIGKILL"])
def test_workers_end_with_the_program_when_it_is_killed(by, tmp_path):
    """They hold its output, so whoever reads that would wait for ever."""
    program = subprocess.Popen(
        [
            sys.executable,
            "main.py",
            "simulate",
            "frappadingue",
            "--matches",
            "30000",
            "--jobs",
            "2",
        ],
        cwd=ROOT,
        env={**os.environ, "COUCH_FRANTIC_HOME": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    assert program.stdout is not None
    program.stdout.readline()
    program.send_signal(signal.Signals[by])
    try:
        program.communicate(timeout=20)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(program.pid, signal.SIGKILL)


def test_a_problem_is_told_once(monkeypatch, capsys):
    monkeypatch.setattr(check_files, "problems", lambda: iter(["a:1: b", "a:1: b"]))
    assert main(["check"]) == 1
    assert capsys.readouterr().out.count("a:1: b") == 1
