"""Pictures of the muddy run: complete, told apart without hue, readable, calm where needed."""

from itertools import pairwise

import pygame
import pytest

from game.resources import asset
from tests.assets.test_assets import CARD, TEXT_CONTRAST, _common, _contrast, _luminance, _raster

FOLDER = asset("sprites", "frappadingue")
VALUES = tuple(f"K{number}" for number in range(7, 14))
SINGLES = ("K8", "K12")
SPECIALS = ("plus5", "plus10", "minus5", "minus10")
CARDS = (*VALUES, *SPECIALS, "crash")
BARROWS = tuple(f"barrow-{level}" for level in range(6))
THINGS = (*BARROWS, "barrow-tipped", "mud-splash", "km-post", "scorepad", "finish-flag", "table")
INK = (57, 28, 4)
CREAM = (255, 246, 226)
CALM = pygame.Rect(450, 420, 1110, 640)
CORNER = pygame.Rect(22, 20, 84, 104)


def _card(name: str) -> pygame.Surface:
    return _raster(f"frappadingue/{name}", CARD)


def _grey(surface: pygame.Surface) -> list[float]:
    width, height = surface.get_size()
    return [
        _luminance(surface.get_at((x, y)))
        for x in range(10, width - 10, 6)
        for y in range(10, height - 10, 6)
    ]


def _apart(a: str, b: str) -> float:
    """Return the share of places where two cards differ clearly in lightness alone."""
    pairs = list(zip(_grey(_card(a)), _grey(_card(b)), strict=True))
    return sum(abs(p - q) > 0.08 for p, q in pairs) / len(pairs)


def test_every_picture_of_the_run_is_there() -> None:
    assert {path.stem for path in FOLDER.glob("*.svg")} == {*CARDS, *THINGS, "back", "podium"}
    assert asset("sprites", "games", "frappadingue.svg").is_file()


@pytest.mark.parametrize("name", VALUES)
def test_values_are_large_and_readable(name: str) -> None:
    surface = _card(name)
    ground, ink = sorted(_common(surface, CORNER), key=_luminance)
    assert _contrast(ground, ink) >= TEXT_CONTRAST
    rows = [
        y
        for y in range(12, 150)
        if sum(_contrast(surface.get_at((x, y))[:3], ink) < 1.15 for x in range(24, 70)) > 5
    ]
    assert rows[-1] - rows[0] >= CARD[1] * 0.29


@pytest.mark.parametrize("name", CARDS)
def test_only_what_scores_alone_has_a_golden_rim(name: str) -> None:
    red, _, blue = _card(name).get_at((10, 150))[:3]
    medal = _card(name).get_at((190, 62))[:3]
    assert (red > 200 and blue < 120) is (name in SINGLES)
    assert (medal[0] > 200 and 140 < medal[1] < 235 and medal[2] < 150) is (name in SINGLES)


def test_cards_differ_in_lightness_and_not_in_hue_alone() -> None:
    for i, a in enumerate(CARDS):
        for b in CARDS[i + 1 :]:
            assert _apart(a, b) > 0.06, (a, b)


@pytest.mark.parametrize("name", SPECIALS)
def test_arrow_heads_point_up_for_more_and_down_for_fewer(name: str) -> None:
    surface = _card(name)
    ground = _luminance(surface.get_at((20, 288)))

    def middle(x: int) -> float:
        rows = [y for y in range(205, 288) if _luminance(surface.get_at((x, y))) < ground * 0.5]
        return sum(rows) / len(rows)

    side, tip = middle(212), middle(203)
    assert (side - tip > 5) if name.startswith("plus") else (tip - side > 5)


@pytest.mark.parametrize("name", [*CARDS, "back"])
def test_cards_stand_out_from_the_mud(name: str) -> None:
    surface = _card(name)
    edge = max((surface.get_at((x, 150))[:3] for x in range(2, 10)), key=_luminance)
    table = _raster("frappadingue/table", (960, 540))
    for x, y in ((200, 200), (340, 240), (480, 140), (620, 240), (760, 200), (480, 480)):
        assert _contrast(edge, table.get_at((x, y))) >= 3


def test_the_mud_is_calm_and_texts_on_it_are_readable() -> None:
    table = _raster("frappadingue/table", (1920, 1080))
    lights = [
        _luminance(table.get_at((x, y)))
        for x in range(CALM.left, CALM.right, 11)
        for y in range(CALM.top, CALM.bottom, 11)
    ]
    assert max(lights) - min(lights) < 0.16
    assert (_luminance(CREAM) + 0.05) / (max(lights) + 0.05) >= TEXT_CONTRAST


def test_each_load_makes_the_barrow_fuller() -> None:
    tops = []
    for name in BARROWS:
        surface = _raster(f"frappadingue/{name}", (240, 190))
        filled = [
            (x, y) for x in range(60, 200) for y in range(80) if surface.get_at((x, y))[3] > 128
        ]
        tops.append(len(filled))
    assert all(b > a + 100 for a, b in pairwise(tops))


@pytest.mark.parametrize(
    ("name", "size", "area"),
    [
        ("km-post", (200, 260), pygame.Rect(36, 108, 140, 90)),
        ("scorepad", (480, 640), pygame.Rect(34, 84, 400, 470)),
    ],
)
def test_what_is_written_on_is_blank(name: str, size: tuple[int, int], area: pygame.Rect) -> None:
    surface = _raster(f"frappadingue/{name}", size)
    for x in range(area.left, area.right, 3):
        for y in range(area.top, area.bottom, 3):
            assert surface.get_at((x, y))[3] == 255
            assert _contrast(surface.get_at((x, y)), INK) >= 10
