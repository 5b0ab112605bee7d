"""Pictures: all there, visible, readable, and made by their programs."""

import subprocess
import sys
from collections import Counter
from functools import cache
from pathlib import Path

import pygame
import pytest

from game.resources import asset
from game.ui.faces import BOT_FACES, HUMAN_FACES

SPRITES = asset("sprites")
SVGS = sorted(path.relative_to(SPRITES).as_posix() for path in SPRITES.rglob("*.svg"))
NUMBERS = (1, 3, 5, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 20)
FACES = [f"{colour}{number}" for colour in "YRB" for number in NUMBERS]
BACKDROPS = (
    "frankfurt/table",
    "frappadingue/table",
    "frantic/table",
    "board/table",
    "title",
    "join",
    "results",
    "lobby",
)
LARGE = (*BACKDROPS, "games/frappadingue", "games/frantic", "games/board")
SHAPES = (
    "disc",
    "clover",
    "star",
    "drop",
    "hexagon",
    "moon",
    "diamond",
    "cross",
    "heart",
    "bolt",
    "ring",
)
PEOPLE = (*HUMAN_FACES, *BOT_FACES)
CARD = (250, 350)
SMALL = (50, 70)
TEXT_CONTRAST = 4.5


def _raster(name: str, size: tuple[int, int]) -> pygame.Surface:
    return pygame.image.load_sized_svg(SPRITES / f"{name}.svg", size)


def _pixels(surface: pygame.Surface, area: pygame.Rect) -> list[tuple[int, int, int]]:
    """Return the colours of an area, row by row."""
    data = pygame.image.tobytes(surface.subsurface(area), "RGB")
    return list(zip(data[::3], data[1::3], data[2::3], strict=True))


def _alphas(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")[3::4]


def _luminance(colour: tuple[int, ...]) -> float:
    red, green, blue = colour[:3]
    return 0.2126 * _linear(red) + 0.7152 * _linear(green) + 0.0722 * _linear(blue)


@cache
def _linear(value: int) -> float:
    share = value / 255
    return share / 12.92 if share <= 0.03928 else ((share + 0.055) / 1.055) ** 2.4


def _contrast(a: tuple[int, ...], b: tuple[int, ...]) -> float:
    high, low = sorted((_luminance(a), _luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def _common(surface: pygame.Surface, area: pygame.Rect) -> list[tuple[int, ...]]:
    """Return the two most frequent colours of an area, coarsely counted."""
    counts: Counter[tuple[int, ...]] = Counter()
    for colour, count in Counter(_pixels(surface, area)).items():
        counts[tuple(value // 6 * 6 for value in colour)] += count
    return [colour for colour, _ in counts.most_common(2)]


@pytest.mark.parametrize("name", SVGS)
def test_every_picture_shows_something(name: str) -> None:
    surface = _raster(name.removesuffix(".svg"), SMALL)
    alphas = _alphas(surface)
    assert sum(a > 60 for a in alphas) > len(alphas) * 0.04


@pytest.mark.parametrize("name", SVGS)
def test_pictures_keep_to_what_the_rasteriser_draws(name: str) -> None:
    text = (SPRITES / name).read_text()
    for word in ("<text", "<filter", "<mask", "<clipPath", "<style", "<image", "<use", "class="):
        assert word not in text
    limit = 200_000 if name.removesuffix(".svg") in LARGE else 66_000
    assert len(text) < limit


def test_every_card_of_the_deck_has_a_face() -> None:
    on_disk = {path.stem for path in (SPRITES / "frankfurt").glob("[YRB]*.svg")}
    assert on_disk == set(FACES)
    assert len(FACES) == 42


def test_all_faces_differ_from_each_other() -> None:
    pictures = {_raster(f"frankfurt/{name}", CARD).get_buffer().raw for name in FACES}
    assert len(pictures) == len(FACES)


@pytest.mark.parametrize("name", FACES)
def test_the_number_is_readable(name: str) -> None:
    surface = _raster(f"frankfurt/{name}", CARD)
    ground, ink = _common(surface, pygame.Rect(20, 20, 80, 98))
    assert _contrast(ground, ink) >= TEXT_CONTRAST


@pytest.mark.parametrize("name", FACES)
def test_the_number_is_a_quarter_of_the_card_high(name: str) -> None:
    surface = _raster(f"frankfurt/{name}", CARD)
    corner = pygame.Rect(20, 14, 66, 120)
    ink = next(c for c in _common(surface, corner) if _is_ink(c, name))
    pixels = _pixels(surface, corner)
    near = {colour for colour in set(pixels) if _near(colour, ink)}
    rows = [
        row
        for row in range(corner.height)
        if sum(map(near.__contains__, pixels[row * corner.width :][: corner.width])) > 5
    ]
    assert rows[-1] - rows[0] >= CARD[1] * 0.25


def _is_ink(colour: tuple[int, ...], name: str) -> bool:
    return _luminance(colour) < 0.1 if name[0] == "Y" else _luminance(colour) > 0.7


def _near(a: tuple[int, ...], b: tuple[int, ...]) -> bool:
    return all(abs(p - q) < 26 for p, q in zip(a[:3], b[:3], strict=True))


@pytest.mark.parametrize("colour", "YRB")
def test_odd_and_even_carry_different_marks_in_the_same_place(colour: str) -> None:
    place = pygame.Rect(22, 126, 60, 34)
    marks = {}
    for number in NUMBERS:
        surface = _raster(f"frankfurt/{colour}{number}", CARD)
        ink = [_is_ink(pixel, colour) for pixel in _pixels(surface, place)]
        marks.setdefault(number % 2, []).append(ink)
    for same in marks.values():
        assert all(_shared(same[0], other) > 0.97 for other in same)
    assert _shared(marks[0][0], marks[1][0]) < 0.85


def _shared(a: list[bool], b: list[bool]) -> float:
    return sum(p == q for p, q in zip(a, b, strict=True)) / len(a)


@pytest.mark.parametrize("name", ["frankfurt/back", *(f"frankfurt/{face}" for face in FACES)])
def test_cards_stand_out_from_the_table(name: str) -> None:
    edge = _raster(name, CARD).get_at((5, 175))
    table = _raster("frankfurt/table", (960, 540))
    for x, y in ((300, 200), (480, 200), (660, 200), (120, 350), (850, 400)):
        assert _contrast(edge, table.get_at((x, y))) >= 3


@pytest.mark.parametrize("name", BACKDROPS)
def test_backdrops_leave_no_hole(name: str) -> None:
    surface = _raster(name, (480, 270))
    assert set(_alphas(surface)) == {255}


def test_shapes_are_complete() -> None:
    names = {name.removesuffix(".svg") for name in SVGS}
    assert {f"shapes/{shape}" for shape in SHAPES} <= names


@pytest.mark.whole
def test_the_programs_draw_exactly_what_is_shipped(tmp_path: Path) -> None:
    program = asset("sources", "make.py")
    subprocess.run([sys.executable, program, "--out", tmp_path], check=True, capture_output=True)
    made = {path.relative_to(tmp_path): path for path in tmp_path.rglob("*.*")}
    shipped = {path.relative_to(asset()) for path in SPRITES.rglob("*.svg")}
    assert set(made) == shipped
    for name, path in made.items():
        assert path.read_bytes() == asset(*name.parts).read_bytes(), name
