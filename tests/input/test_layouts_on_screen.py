"""C02 and FF-18 in a real window: labels follow the layout at run time, keys stay in place."""

import time
from collections.abc import Iterator

import pytest

from game.input.zones import load_zones
from tests.real_window import KEYCODES, Display, RealWindow, missing

pytestmark = [
    pytest.mark.screen,
    pytest.mark.skipif(bool(missing()), reason=f"not installed: {', '.join(missing())}"),
]

US = "layout us Q=Q W=W A=A Z=Z Y=Y M=M SEMICOLON=; LEFTBRACKET=[ APOSTROPHE=' GRAVE=` EQUALS="
FR = "layout fr Q=A W=Z A=Q Z=W Y=Y M=, SEMICOLON=M LEFTBRACKET=^ APOSTROPHE=ù GRAVE=² EQUALS="
DE = "layout de Q=Q W=W A=A Z=Y Y=Z M=M SEMICOLON=Ö LEFTBRACKET=Ü APOSTROPHE=Ä GRAVE=^ EQUALS="
LONGER_THAN_THE_REPEAT_DELAY = 1.0
FOUR = load_zones().get("four").zones


@pytest.fixture(scope="module")
def window() -> Iterator[RealWindow]:
    with (
        Display((640, 480)) as display,
        RealWindow(display, ["-m", "tests.input.show_labels"], settle=0.2) as opened,
    ):
        yield opened


def presses(window: RealWindow) -> list[str]:
    return [line for line in window.output.splitlines() if line.startswith("press")]


def test_c02_labels_follow_at_run_time_and_zones_stay_on_the_same_keys(window: RealWindow) -> None:
    told = [
        f"press {name} seat {seat} {row} {index}"
        for seat, zone in enumerate(FOUR)
        for row, names in zone.names().items()
        for index, name in enumerate(names.split())
    ]
    keys = [line.split()[1] for line in told]
    window.wait_for(US)
    for layout, labels in (("fr", FR), ("de", DE), ("us", US)):
        before, shown = len(presses(window)), window.output.count(labels)
        window.display.layout(layout)
        window.wait_for(labels, count=shown + 1)
        window.tap(*keys, gap=0.01, dwell=0.02)
        window.wait_for("press", count=before + len(keys))
        assert presses(window)[before:] == told


def test_overlapping_taps_of_real_keys_come_in_order(window: RealWindow) -> None:
    keys = ["Q", "P", "Z", "SLASH", "1", "0", "V", "J"] * 10
    before = len(presses(window))
    window.tap_many([(key, number * 0.02) for number, key in enumerate(keys)], dwell=0.07)
    window.wait_for("press", count=before + len(keys))
    assert [line.split()[1] for line in presses(window)[before:]] == keys


def test_a_held_key_is_one_press(window: RealWindow) -> None:
    before = len(presses(window))
    window.hold("Q")
    time.sleep(LONGER_THAN_THE_REPEAT_DELAY)
    window.tap("P", "P")
    window.let_go("Q")
    window.wait_for("press", count=before + 3)
    assert [line.split()[1] for line in presses(window)[before:]] == ["Q", "P", "P"]


def test_keys_of_nobody_are_nobodys(window: RealWindow) -> None:
    before = len(presses(window))
    window.tap("LSHIFT", "TAB", "F5", "SPACE", "NONUSBACKSLASH", "LEFTBRACKET", "KP_7")
    window.wait_for("press", count=before + 7)
    assert {line.split()[2] for line in presses(window)[before:]} == {"nobody"}


def test_losing_the_focus_is_told_and_keys_go_elsewhere(window: RealWindow) -> None:
    before = len(presses(window))
    lost, gained = window.output.count("FocusLost"), window.output.count("FocusGained")
    with window.elsewhere() as other:
        window.wait_for("WindowFocusLost", count=lost + 1)
        other.tap("Q")
    window.wait_for("WindowFocusGained", count=gained + 1)
    window.tap("W")
    window.wait_for("press", count=before + 1)
    assert [line.split()[1] for line in presses(window)[before:]] == ["W"]


def test_every_place_of_the_presets_has_a_keycode() -> None:
    names = {name for p in load_zones().presets for z in p.zones for row in z.names().values()
             for name in row.split()}  # fmt: skip
    assert names <= set(KEYCODES)
