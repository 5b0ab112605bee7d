"""Drawings at the window's real scale: sizes, angles, caches, and missing files."""

import logging
import threading
from pathlib import Path

import pygame
import pytest

from game.ui.canvas import Canvas
from game.ui.sprites import KEPT_SCREENS, MAX_BYTES, Sprites

CARD = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 420" width="300" height="420">
<rect width="300" height="420" rx="24" fill="#f5e5cb"/></svg>"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "card.svg").write_text(CARD)
    return tmp_path


@pytest.mark.parametrize("scale", [1 / 3, 1, 2])
def test_a_sprite_has_the_px_of_its_units(display: object, folder: Path, scale: float) -> None:
    sprites = Sprites(Canvas((round(1920 * scale), round(1080 * scale))), folder=folder)
    assert sprites.aspect("card") == pytest.approx(1.4)
    assert sprites.get("card", 150).get_size() == (round(150 * scale), round(210 * scale))
    assert sprites.get("card", 150, height=90).get_size() == (round(150 * scale), round(90 * scale))


def test_turned_sprites_are_kept_in_steps(display: object, folder: Path) -> None:
    sprites = Sprites(Canvas((1920, 1080)), folder=folder)
    upright = sprites.get("card", 150)
    assert sprites.get("card", 150, angle=1.4) is upright
    assert sprites.get("card", 150, angle=359) is upright
    turned = sprites.get("card", 150, angle=31)
    assert turned is sprites.get("card", 150, angle=29.5)
    assert turned is sprites.get("card", 150, angle=-330)
    assert turned.get_width() > upright.get_width()


def test_a_turned_sprite_has_smooth_edges_of_its_own_colour(display: object, folder: Path) -> None:
    sprite = Sprites(Canvas((1920, 1080)), folder=folder).get("card", 150, angle=12)
    edges = [
        sprite.get_at((x, y))
        for x in range(0, sprite.get_width(), 2)
        for y in range(0, sprite.get_height(), 2)
        if 40 < sprite.get_at((x, y)).a < 215
    ]
    assert len(edges) > 20
    assert all(colour.r > 215 and colour.b > 175 for colour in edges)


def test_a_flip_narrows_the_card(display: object, folder: Path) -> None:
    sprites = Sprites(Canvas((1920, 1080)), folder=folder)
    assert sprites.get("card", 150, squash=0.5).get_size() == (75, 210)
    assert sprites.get("card", 150, squash=0).get_width() < 20
    assert sprites.get("card", 150, squash=1) is sprites.get("card", 150)


def test_a_missing_file_is_seen_and_told_once(
    display: object, folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    sprites = Sprites(Canvas((1920, 1080)), folder=folder)
    with caplog.at_level(logging.WARNING):
        image = sprites.get("no/such", 90)
        sprites.get("no/such", 120, angle=30)
    assert image.get_size() == (90, 90)
    assert image.get_at((45, 20)).a > 100
    assert len(caplog.records) == 1


def test_a_damaged_file_is_a_placeholder(display: object, folder: Path) -> None:
    (folder / "torn.svg").write_bytes(b"<svg viewBox='0 0 \xff\xfe")
    assert Sprites(Canvas((1920, 1080)), folder=folder).get("torn", 60).get_at((30, 15)).a > 100


def test_prewarmed_sprites_are_not_made_again(display: object, folder: Path) -> None:
    sprites = Sprites(Canvas((1920, 1080)), folder=folder)
    sprites.prewarm(["card"], (width for width in (100, 150)), [-3, 0, 3])
    built = sprites.cached.built
    for width in (100, 150):
        for angle in (-4, -2, 0, 1, 2, 4):
            sprites.get("card", width, angle=angle)
    assert sprites.cached.built == built


def test_no_file_is_read_while_a_kept_size_is_turned(
    display: object, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sprites = Sprites(Canvas((1920, 1080)), folder=folder)
    sprites.prewarm(["card"], [150])
    monkeypatch.setattr(pygame.image, "load_sized_svg", None)
    assert sprites.get("card", 150, angle=45).get_width() > 150


def test_the_cache_is_bounded(display: object, folder: Path) -> None:
    sprites = Sprites(Canvas((3840, 2160)), folder=folder)
    for number in range(40):
        sprites.paint(number, (1000, 500), lambda *_: None)
    assert sprites.cached.bytes <= MAX_BYTES
    sprites.clear()
    assert sprites.cached.bytes == len(sprites.cached) == 0


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_what_is_kept_grows_with_the_window(
    display: object, folder: Path, size: tuple[int, int]
) -> None:
    canvas = Canvas((640, 360))
    sprites = Sprites(canvas, folder=folder)
    canvas.resize(size)
    sprites.clear()
    for number in range(80):
        sprites.paint(number, (1000, 500), lambda *_: None)
    screen = size[0] * size[1] * 4
    assert 0.9 * KEPT_SCREENS * screen < sprites.cached.bytes <= KEPT_SCREENS * screen


def test_a_backdrop_covers_the_bars(display: object, folder: Path) -> None:
    (folder / "sky.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1920 1080">'
        '<rect width="1920" height="1080" fill="#604080"/></svg>'
    )
    for size in ((800, 300), (400, 600)):
        backdrop = Sprites(Canvas(size), folder=folder).backdrop("sky")
        assert backdrop.get_size() == size
        for corner in ((0, 0), (size[0] - 1, size[1] - 1), (size[0] - 1, 0)):
            assert backdrop.get_at(corner).r == pytest.approx(0x60, abs=8)


def test_own_paintings_are_made_once(display: object) -> None:
    sprites, calls = Sprites(Canvas((960, 540))), []

    def painter(surface: pygame.Surface, scale: float) -> None:
        calls.append(scale)
        surface.fill("white")

    first = sprites.paint("dot", (40, 20), painter)
    assert sprites.paint("dot", (40, 20), painter) is first
    assert first.get_size() == (20, 10)
    assert calls == [0.5]


def test_panels_and_shadows_are_centred(display: object) -> None:
    sprites = Sprites(Canvas((1920, 1080)))
    panel = sprites.panel(300, 200, fill=(40, 30, 60), border=(255, 255, 255), border_width=4)
    bare = sprites.panel(300, 200, fill=(40, 30, 60), shadow=False)
    assert bare.get_size() == (300, 200)
    assert (panel.get_width() - 300) % 2 == 0
    middle = panel.get_rect().center
    assert panel.get_at(middle)[:3] == (40, 30, 60)
    assert panel.get_at((middle[0] - 149, middle[1]))[:3] == (255, 255, 255)
    assert bare.get_at((0, 0)).a == 0
    shadow = sprites.shadow(100, 140, 12, 10, 110)
    assert shadow.get_size() == (140, 180)
    assert shadow.get_at((70, 90)).a == pytest.approx(110, abs=6)
    assert max(shadow.get_at((x, y)).a for x, y in ((0, 90), (139, 90), (70, 0), (70, 179))) <= 2


@pytest.mark.parametrize("state", ["live", "blocked", "pressed"])
@pytest.mark.parametrize("label", ["Q", "ù", "Enter", ""])
def test_key_caps_keep_their_size_and_show_a_label(display: object, state: str, label: str) -> None:
    sprites = Sprites(Canvas((1280, 720)))
    cap = sprites.keycap(label, 60, state=state, colour=(255, 122, 77))  # type: ignore[arg-type]
    blank = sprites.keycap("", 60, state=state, colour=(255, 122, 77))  # type: ignore[arg-type]
    assert cap.get_size() == (40, 40)
    same = pygame.image.tobytes(cap, "RGBA") == pygame.image.tobytes(blank, "RGBA")
    assert same == (not label)


def test_a_backdrop_is_drawn_no_finer_than_the_canvas(
    display: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[tuple[int, int]] = []
    draw = pygame.image.load_sized_svg

    def spy(path: Path, size: tuple[int, int]) -> pygame.Surface:
        if threading.current_thread() is threading.main_thread():
            sizes.append(size)  # painters of other tests may still be at work
        return draw(path, size)

    monkeypatch.setattr(pygame.image, "load_sized_svg", spy)
    assert Sprites(Canvas((3840, 2160))).backdrop("join").get_size() == (3840, 2160)
    assert Sprites(Canvas((1280, 720))).backdrop("join").get_size() == (1280, 720)
    assert sizes == [(1920, 1080), (1280, 720)]


def test_in_a_hurry_a_screen_is_blurred_until_it_was_drawn_beside_the_frames(
    display: object,
) -> None:
    sprites = Sprites(Canvas((1280, 720)))
    sharp = pygame.image.tobytes(sprites.backdrop("join", soft=True), "RGB")
    sprites.clear()
    sprites.soft_first = True
    first = sprites.backdrop("join", soft=True)
    assert pygame.image.tobytes(first, "RGB") != sharp
    (work,) = sprites._coming.values()
    assert sprites.backdrop("join", soft=True) is first or work.done()
    work.result()
    assert pygame.image.tobytes(sprites.backdrop("join", soft=True), "RGB") == sharp
    assert sprites.backdrop("join", soft=True) is sprites.backdrop("join")


def test_a_backdrop_that_is_foreseen_is_drawn_beside_the_frames_and_is_the_same(
    display: object,
) -> None:
    sprites = Sprites(Canvas((640, 360)))
    sharp = pygame.image.tobytes(sprites.backdrop("join"), "RGB")
    sprites.clear()
    sprites.foresee("join")
    assert not sprites._coming, "only where a window is in a hurry"
    sprites.soft_first = True
    sprites.foresee("join")
    (work,) = sprites._coming.values()
    assert pygame.image.tobytes(sprites.backdrop("join"), "RGB") == sharp
    assert sprites.backdrop("join") is work.result()
    sprites.foresee("join")
    assert not sprites._coming


def test_of_backdrops_that_are_foreseen_one_at_most_takes_memory(display: object) -> None:
    sprites = Sprites(Canvas((640, 360)))
    sprites.soft_first = True
    for name in ("join", "options", "frantic/table", "board/table"):
        sprites.foresee(name)
    assert [key[1] for key in sprites._coming] == ["board/table"]
