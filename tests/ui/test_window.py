"""C15 and C16: a window that fits its desktop, and full screen that can be refused."""

import logging
from pathlib import Path

import pygame
import pytest

from game import resources
from game.ui.window import SMALLEST, Window, desktop_size, first_size, has_window_manager

DESKTOPS = [(1024, 768), (1366, 768), (1920, 1080), (3440, 1440), (3840, 2160), (1080, 1920)]


@pytest.fixture
def window() -> Window:
    pygame.init()
    return Window("test", (800, 450))


@pytest.mark.parametrize("desktop", DESKTOPS)
def test_the_first_window_takes_at_most_four_fifths(desktop: tuple[int, int]) -> None:
    width, height = first_size(desktop)
    assert width <= 0.8 * desktop[0]
    assert height <= 0.8 * desktop[1]
    assert width / height == pytest.approx(16 / 9, rel=0.01)
    assert max(width / desktop[0], height / desktop[1]) > 0.78


def test_a_tiny_desktop_gets_the_smallest_window() -> None:
    assert first_size((640, 480)) == SMALLEST


def test_a_remembered_size_is_used_only_where_it_fits() -> None:
    assert first_size((1920, 1080), (1500, 900)) == (1500, 900)
    assert first_size((1366, 768), (1500, 700)) == first_size((1366, 768))
    assert first_size((1366, 768), (80, 60)) == first_size((1366, 768))


def test_a_size_that_was_asked_for_is_taken_as_it_is() -> None:
    pygame.init()
    assert Window("test", (3840, 2160)).size == (3840, 2160)


def test_twenty_toggles_come_back_to_the_same_window(window: Window) -> None:
    for _ in range(20):
        assert window.toggle_fullscreen()
        pygame.event.pump()
        window.refresh()
        assert window.size == (desktop_size() if window.fullscreen else (800, 450))
    assert not window.fullscreen
    assert window.windowed_size == (800, 450)


def test_twenty_refused_toggles_leave_a_window(
    window: Window, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(*_args: object) -> None:
        raise pygame.error("toggling is not supported")

    monkeypatch.setattr(window, "_switch", refuse)
    with caplog.at_level(logging.CRITICAL):
        for _ in range(20):
            assert not window.toggle_fullscreen()
    assert window.problem == "window-fullscreen-refused"
    assert not window.fullscreen
    assert window.size == (800, 450)
    monkeypatch.undo()
    assert window.toggle_fullscreen()
    assert window.problem is None


def test_without_a_handle_the_display_changes_itself(window: Window) -> None:
    window._handle = None
    assert window.toggle_fullscreen()
    assert window.size == desktop_size()
    assert window.toggle_fullscreen()
    assert window.size == (800, 450)


def test_a_window_without_an_icon_opens(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(resources, "asset", lambda *parts: tmp_path.joinpath(*parts))
    assert Window("test", (800, 450)).size == (800, 450)


def test_a_driver_other_than_x11_is_asked_for_full_screen(window: Window) -> None:
    assert has_window_manager()


def test_a_dragged_size_is_kept_for_later(window: Window) -> None:
    pygame.display.set_mode((900, 500), pygame.RESIZABLE)
    window.refresh()
    assert window.windowed_size == (900, 500)
    window.toggle_fullscreen()
    window.refresh()
    assert window.windowed_size == (900, 500)
