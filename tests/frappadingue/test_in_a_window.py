"""Whole matches in a real window, with real keys and a real mouse."""

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.frappadingue.screen.layout import button_boxes, choice_boxes
from tests.real_window import Display, RealWindow, missing

pytestmark = [
    pytest.mark.screen,
    pytest.mark.skipif(bool(missing()), reason=f"not installed: {', '.join(missing())}"),
]

SIZE = (1280, 720)
SCALE = SIZE[0] / 1920
PATIENCE = 150.0
MATCH = (
    "--game",
    "frappadingue",
    "--option",
    "goal=rounds-1",
    "--lang",
    "en",
    "--size",
    "1280x720",
)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    (tmp_path / "settings.json").write_text(
        '{"format": 1, "lang": "en", "speed": "fast", "bot_speed": "off", "master": 0}'
    )
    return tmp_path


@pytest.fixture
def display() -> Iterator[Display]:
    with Display(SIZE) as opened:
        yield opened


def records(home: Path) -> list[str]:
    return [path.read_text() for path in sorted(home.rglob("*.txt")) if "record" in str(path)]


def play(window: RealWindow, home: Path, *acts) -> str:
    """Do things in turn until a finished match was kept; return its record."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for act in acts:
            found = records(home)
            if found:
                return found[0]
            assert window.running, window.output
            act()
    raise TimeoutError(f"no end of the match; the program said:\n{window.output}")


def test_a_match_by_the_keyboard_of_two_zones_and_one_that_shares(
    display: Display, home: Path
) -> None:
    arguments = ["main.py", *MATCH, "--seats", "human,human,human,bot:professor", "--seed", "4"]
    with RealWindow(display, arguments, {"COUCH_FRANTIC_HOME": str(home)}) as window:
        text = play(
            window,
            home,
            lambda: window.tap("RETURN", gap=0.2),
            lambda: window.tap("E", "O", gap=0.2),
            lambda: window.tap("G", gap=0.2),
        )
    check(text, 4)


@pytest.mark.whole
def test_a_match_by_the_mouse_alone(display: Display, home: Path) -> None:
    arguments = ["main.py", *MATCH, "--seats", "human,human,bot:hard", "--seed", "8"]
    stop, throw = button_boxes()
    middle = ((stop.x + throw.x) / 2 + stop.w / 2, stop.cy)
    sets = [choice_boxes(count)[0] for count in (1, 2, 3, 4, 7, 10)]

    def click(x: float, y: float) -> None:
        window.click(round(x * SCALE), round(y * SCALE))
        time.sleep(0.05)

    with RealWindow(display, arguments, {"COUCH_FRANTIC_HOME": str(home)}) as window:
        text = play(
            window,
            home,
            lambda: click(*middle),
            *(lambda box=box: click(box.cx, box.cy) for box in sets),
            lambda: click(stop.cx, stop.cy),
            lambda: click(throw.cx, throw.cy),
        )
    check(text, 3)


def check(text: str, seats: int) -> None:
    """Check that everybody had a turn and that the record has an end."""
    lines = text.splitlines()
    assert sum(line.startswith("seat ") for line in lines) == seats
    actors = {found[1] for line in lines if (found := re.match(r"\d+ (\d) throw 5", line))}
    assert actors == {str(seat) for seat in range(seats)}
    assert "scores" in lines[-1]
