"""The way in: finds the command, and turns whatever goes wrong into one clear line.

Nothing outside the standard library is imported before it is known to be there.
"""

import argparse
import contextlib
import errno
import os
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from game.commands.errors import FAILED, OK, CommandError, UsageError
from game.core.one_line import bounded, one_line

PROGRAM = "couch-frantic"
OLDEST_PYTHON = (3, 11)
INSTALL_HINT = "install it with: python -m pip install -e ."
NEEDED = ("msgspec", "yaml", "pygame", "platformdirs", "fluent.runtime", "pytweening", "pytmx")
COMMANDS = ("simulate", "record", "replay", "shot", "check", "bench", "console")
FULL = (errno.ENOSPC, errno.EIO, errno.EDQUOT)
"""What writing to a full or lost place raises: no fault of the program's."""
PLAY = "play"
"""What opens the window; it has no name on the command line."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code: 0, 1 (failure) or 2 (wrong use)."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    _make_streams_safe()
    try:
        return _run(arguments)
    except SystemExit as stop:  # argparse has printed its help
        return stop.code if isinstance(stop.code, int) else OK
    except CommandError as error:
        _tell(str(error))
        return error.code
    except KeyboardInterrupt:
        _tell("stopped")
        return FAILED
    except BrokenPipeError:
        _forget_stdout()
        return FAILED
    except Exception as error:
        if isinstance(error, OSError) and error.errno in FULL and error.filename is None:
            _forget_stdout()
            _tell(f"can't write: {error.strerror}")
        else:
            _tell(_crash_line(error, arguments))
        return FAILED


def _run(arguments: list[str]) -> int:
    _check_machine()
    name = _command(arguments)
    parser = _overview() if name == PLAY else _parser(name)
    spread = import_module("game.commands.arguments").spread_options
    parsed = parser.parse_args(spread(arguments if name == PLAY else arguments[1:]))
    _check_graphics(parsed, name)
    run: Callable[[argparse.Namespace], int] = _module(name).run
    return run(parsed)


def _command(arguments: list[str]) -> str:
    if not arguments or arguments[0].startswith("-"):
        return PLAY
    if arguments[0] not in COMMANDS:
        raise UsageError(f"no command {arguments[0]!r}; possible: {', '.join(COMMANDS)}")
    return arguments[0]


def _module(name: str) -> Any:
    return import_module(f"game.commands.{name}")


def _parser(name: str) -> argparse.ArgumentParser:
    make = import_module("game.commands.arguments").Parser
    module = _module(name)
    parser: argparse.ArgumentParser = make(prog=f"{PROGRAM} {name}", description=module.HELP)
    module.configure(parser)
    return parser


def _overview() -> argparse.ArgumentParser:
    make = import_module("game.commands.arguments").Parser
    parser: argparse.ArgumentParser = make(
        prog=PROGRAM,
        description="Tabletop games for friends at one keyboard. Without a command: the game.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog=_commands_text(),
    )
    _module(PLAY).configure(parser)
    version = f"{PROGRAM} {_version()}"
    parser.add_argument("--version", action="version", version=version, help="print the version")
    return parser


def _commands_text() -> str:
    lines = ["commands (each has its own --help):"]
    for name in COMMANDS:
        parser = _parser(name)
        usage = " ".join(parser.format_usage().removeprefix("usage: ").split())
        lines.append(f"  {usage.removeprefix(f'{PROGRAM} ')}\n      {_module(name).HELP}")
    lines.append("exit codes: 0 success, 1 failure, 2 wrong use")
    return "\n".join(lines)


def _check_machine() -> None:
    if sys.version_info < OLDEST_PYTHON:
        found = ".".join(map(str, sys.version_info[:3]))
        raise UsageError(f"Python {found} is too old: 3.11 or newer is needed")
    for name in NEEDED:
        if not _is_installed(name):
            raise UsageError(f"the package {name} is missing; {INSTALL_HINT}")


def _is_installed(name: str) -> bool:
    if name in sys.modules:
        return True
    try:
        return find_spec(name) is not None
    except (ImportError, ValueError):
        return False


def _check_graphics(parsed: argparse.Namespace, name: str) -> None:
    if _module(name).needs_pygame(parsed):
        import_module("game.commands.graphics").require_pygame()


def _make_streams_safe() -> None:
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _tell(line: str) -> None:
    text = f"{PROGRAM}: {one_line(bounded(' '.join(line.split())))}"
    if sys.stderr is not None:
        print(text, file=sys.stderr)
        return
    with contextlib.suppress(Exception):  # started from an icon: there is no console to read
        import_module("pygame.display").message_box(PROGRAM, text, "error")


def _forget_stdout() -> None:
    """Keep Python from complaining once more at its end that nobody reads its output."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _crash_line(error: Exception, arguments: list[str]) -> str:
    what = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    try:
        path = write_crash_report(error, arguments)
    except OSError as problem:
        return f"stopped by an error ({what}); no report could be written ({problem})"
    return f"stopped by an error ({what}); please send us the report {path}"


def write_crash_report(error: BaseException, arguments: Sequence[str]) -> Path:
    """Write what a bug report needs into the data folder and return the file's path."""
    name = time.strftime("crash-%Y%m%d-%H%M%S.txt")
    for folder in _report_folders():
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path = folder / name
            path.write_text(_report(error, arguments), encoding="utf-8")
            return path
        except OSError:
            continue
    raise OSError("no folder can be written to")


def _report_folders() -> tuple[Path, ...]:
    last = Path(tempfile.gettempdir())
    try:
        home: Path = import_module("game.files").home()
    except Exception:
        return (last,)
    return (home / "crashes", last)


def _report(error: BaseException, arguments: Sequence[str]) -> str:
    lines = [
        f"{PROGRAM} {_version()}",
        f"Python {sys.version.split()[0]} on {sys.platform}",
        f"pygame {_loaded_version('pygame')}",
        f"arguments: {' '.join(arguments)}",
        "",
        *traceback.format_exception(error),
    ]
    return "\n".join(lines)


def _version() -> str:
    metadata = import_module("importlib.metadata")
    try:
        return str(metadata.version(PROGRAM))
    except metadata.PackageNotFoundError:
        return "(not installed)"


def _loaded_version(name: str) -> str:
    module = sys.modules.get(name)
    return getattr(getattr(module, "version", None), "ver", "not loaded")
