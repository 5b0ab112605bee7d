"""Little is kept: no descriptor a typeface, nothing that nobody sees; freed memory goes back."""

import argparse
import contextlib
import gc
import os
import re
import subprocess
import sys
import threading
import time
import weakref
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import catalog
from game.commands.play import open_match
from game.core.record import Player
from game.screens.navigator import ScreenNavigator
from game.ui import sprites as sprites_of
from game.ui.cache import size_in_bytes
from game.ui.canvas import EVERYWHERE, Box
from game.ui.fonts import Fonts
from game.ui.i18n import read_catalogue
from game.ui.memory import give_back_what_is_freed
from game.ui.pen import Pen
from game.ui.stage import area_of
from game.ui.stems import Worker
from game.ui.theme import INK, NIGHT_PAPER, PAPER
from tests.harness import make_services
from tests.memory import ROOT

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="looks at /proc")


def open_named(part: str) -> set[str]:
    """Return the files with a part in their names that this process holds open."""
    found = set()
    for number in os.listdir("/proc/self/fd"):
        with contextlib.suppress(OSError):
            found.add(os.readlink(f"/proc/self/fd/{number}"))
    return {path for path in found if part in os.path.basename(path)}


@LINUX
def test_sizes_of_a_typeface_hold_no_descriptors() -> None:
    fonts = Fonts()
    for size in range(10, 40):
        for face in ("body", "bold", "display"):
            fonts.get(face, size).size("x")
    assert open_named(".ttf") | open_named(".otf") == set()


def test_sprites_and_texts_share_the_typefaces_that_they_are_given() -> None:
    fonts = Fonts()
    assert len(fonts) == 0
    services = make_services()
    assert sprites_of.Sprites(services.canvas, fonts)._fonts is fonts
    assert type(services.text)(services.canvas, fonts).fonts is fonts


@pytest.mark.parametrize("size", [(1280, 720), (1000, 700), (1920, 1080)])
def test_a_sheet_of_parts_looks_as_it_does_whole(size, monkeypatch) -> None:
    pictures, kept = [], []
    for least in (sprites_of.WORTH_A_HOLE, 100_000):
        monkeypatch.setattr(sprites_of, "WORTH_A_HOLE", least)
        services = make_services(size)
        pen = Pen(services)
        services.stage.backdrop(services.sprites.backdrop("title"))
        pen.paper(Box(100.3, 80, 900, 400), PAPER, cut=3, lift=34, radius=34)
        pen.paper(Box(200, 517.7, 1500, 480), NIGHT_PAPER, radius=66, edge=PAPER, edge_width=9)
        pen.paper(Box(1100, 60, 500, 300), PAPER, band=(90, (200, 40, 40)), cut=2)
        services.stage.present()
        pictures.append(pygame.image.tobytes(services.window.surface, "RGB"))
        kept.append(services.sprites.cached.bytes)
    assert pictures[0] == pictures[1]
    assert kept[0] < kept[1] * 0.8


@pytest.mark.parametrize("size", [(1280, 720), (1000, 700), (1920, 1080)])
def test_a_tray_of_parts_looks_as_a_panel_and_shares_its_inside(size) -> None:
    look: dict[str, Any] = {"fill": (*INK, 130), "border_width": 3, "radius": 30}
    pictures, kept = [], []
    for shared in (True, False):
        services = make_services(size)
        services.stage.backdrop(services.sprites.backdrop("title"))
        for number, colour in enumerate(((250, 90, 60), (40, 200, 90), (60, 90, 250))):
            at, border = (960.3, 160 + 320 * number), (*colour, 130)
            if shared:
                tray = services.sprites.tray(1872, 306, border=border, **look)
                services.stage.put_parts(tray, *at)
            else:
                whole = services.sprites.panel(1872, 306, border=border, shadow=False, **look)
                services.stage.put(whole, *at)
        before = services.sprites.backdrop("title")
        services.stage.present()
        pictures.append(pygame.image.tobytes(services.window.surface, "RGB"))
        kept.append(services.sprites.cached.bytes - size_in_bytes(before))
    assert pictures[0] == pictures[1]
    assert kept[0] < kept[1] / 2


@pytest.mark.parametrize("size", [(1280, 720), (1000, 700), (1366, 768)])
@pytest.mark.parametrize("box", [EVERYWHERE, Box(-40.3, 200.7, 2000, 611.4)])
@pytest.mark.parametrize("alpha", [30, 150, 255])
def test_a_veil_is_painted_as_one_sheet_and_takes_a_quarter_at_most(size, box, alpha) -> None:
    services = make_services(size)
    pen, stage = Pen(services), services.stage
    stage.backdrop(services.sprites.backdrop("title"))
    before = services.sprites.cached.bytes
    pen.shade(box, NIGHT_PAPER, alpha, radius=0)
    assert services.sprites.cached.bytes - before < size[0] * size[1] * 4 * 0.26
    stage.present()
    veiled = pygame.image.tobytes(services.window.surface, "RGB")

    def flood(surface: pygame.Surface, _: float) -> None:
        surface.fill(NIGHT_PAPER)

    stage.backdrop(services.sprites.backdrop("title"))
    pen.paint("whole", box, flood, alpha)
    stage.present()
    assert pygame.image.tobytes(services.window.surface, "RGB") == veiled


def test_a_veil_that_is_put_again_is_the_same_to_the_stage() -> None:
    services = make_services((1280, 720))
    pen, stage = Pen(services), services.stage
    for expected in (True, False, False):
        stage.backdrop(services.sprites.backdrop("title"))
        pen.shade(EVERYWHERE, NIGHT_PAPER, 150, radius=0)
        assert stage.present() is expected


def test_a_sound_file_of_texts_keeps_no_places_and_a_damaged_one_names_them(tmp_path) -> None:
    path = tmp_path / "some.ftl"
    path.write_text("a = one\nb = { $n ->\n    [one] two\n   *[other] three\n }\n")
    assert all(entry.span is None for entry in read_catalogue(path).resource.body)
    path.write_text("a = one\nb = two\na = three\n")
    assert [error.line for error in read_catalogue(path).errors] == [3]


def test_faded_copies_are_bounded_by_what_they_take() -> None:
    services = make_services((640, 360))
    large = [pygame.Surface((640, 300), pygame.SRCALPHA) for _ in range(6)]
    for surface in large:
        services.stage.put(surface, 960, 540, alpha=100)
        services.stage.present()
    assert services.stage.faded * area_of(large[0]) <= 640 * 360


@LINUX
def test_freed_memory_goes_back_where_the_c_library_can_be_told() -> None:
    code = """
import gc, sys
from game.ui.i18n import read_catalogue
from game.ui.memory import give_back_what_is_freed
def rss(): return int(open("/proc/self/statm").read().split()[1]) * 4096
told = give_back_what_is_freed()
for _ in range(3):  # glibc raises its threshold by what is freed
    blocks = [bytearray(b"x") * 3_000_000 for _ in range(30)]
    low = [bytes(900) for _ in range(1000)]
    most = rss()
    del blocks
print(told, most - rss())
"""
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    told, given = done.stdout.split()
    if told == "True":
        assert int(given) > 80_000_000


def test_where_there_is_no_such_library_nothing_is_done(monkeypatch) -> None:
    for error in (OSError("no"), AttributeError("no"), TypeError("no")):

        def refuse(_: object, error: Exception = error) -> None:
            raise error

        monkeypatch.setattr("game.ui.memory.ctypes.CDLL", refuse)
        assert give_back_what_is_freed() is False


@LINUX
@pytest.mark.whole
def test_a_window_of_matches_stays_small() -> None:
    command = [sys.executable, "-m", "tests.memory", "--driver", "dummy", "--game", "frappadingue"]
    done = subprocess.run(
        [*command, "--matches", "3", "--bot", "easy", "--option", "goal=rounds-2", "--rate", "20"],
        cwd=Path(ROOT),
        capture_output=True,
        text=True,
        check=True,
    )
    taken = [float(found) for found in re.findall(r"rss +([0-9.]+)", done.stdout)]
    highest = [float(found) for found in re.findall(r"highest +([0-9.]+)", done.stdout)]
    descriptors = [int(found) for found in re.findall(r"([0-9]+) descriptors", done.stdout)]
    assert len(taken) == 4
    assert max(taken) < 135
    assert max(highest) < 160
    assert taken[-1] - taken[-2] < 5
    assert len(set(descriptors[1:])) == 1


@LINUX
def test_matches_that_nobody_plays_in_hold_no_files() -> None:
    navigator = ScreenNavigator(make_services((640, 360)))
    info = catalog.find("frappadingue").open().info
    seats = (Player("bot:easy"), Player("bot:easy"))
    for number in range(4):
        open_match(navigator, info, seats, argparse.Namespace(option=[], seed=number))
        navigator.title() if number % 2 else navigator.restart()
        navigator.title()
        navigator.services.store.close()
        if not number:  # what the first match opens for good may stay
            before = open_named("frappadingue")
    assert open_named("frappadingue") - before == set()


def test_no_game_loads_openssl() -> None:
    code = """
import sys
import game.commands.window
from game.catalog import GAMES
for entry in GAMES:
    entry.open()
print(sorted({"_hashlib", "_ssl"} & set(sys.modules)))
"""
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.split("\n")[-2] == "[]"


def test_a_thread_that_decodes_keeps_nobody_and_ends_with_who_asked_it() -> None:
    class Asked:
        def __init__(self) -> None:
            self.worker, self.done = Worker(), threading.Event()
            self.worker.do(self.work)

        def work(self) -> None:
            self.done.set()

    before = threading.active_count()
    asked = Asked()
    assert asked.done.wait(5)
    gone = weakref.ref(asked)
    del asked
    end = time.monotonic() + 5
    while (gone() is not None or threading.active_count() > before) and time.monotonic() < end:
        gc.collect()
        time.sleep(0.01)
    assert gone() is None
    assert threading.active_count() <= before
