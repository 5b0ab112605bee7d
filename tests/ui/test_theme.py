"""Colours by numbers: contrast of text and controls, seats that nobody confuses (C54)."""

from itertools import combinations

import pytest

from game import resources
from game.ui import theme
from game.ui.theme import SEATS
from tests.colours import DEFICIENCIES, contrast, delta_e, simulate

DARK = [theme.NIGHT, theme.PANEL, theme.PANEL_HIGH]
PAPERS = [theme.PAPER, theme.CREAM]
TEXT_ON_DARK = [
    theme.TEXT,
    theme.TEXT_SOFT,
    theme.FOCUS,
    theme.GOOD,
    theme.WARN,
    theme.BAD,
]
EYES = [None, *DEFICIENCIES]


def seen(colour: theme.RGB, eye: str | None) -> theme.RGB:
    return simulate(colour, eye) if eye else colour


def test_contrast_of_known_pairs() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)
    assert contrast((9, 9, 9), (9, 9, 9)) == 1


@pytest.mark.parametrize("ground", DARK)
def test_text_on_dark_ground(ground: theme.RGB) -> None:
    for colour in TEXT_ON_DARK:
        assert contrast(colour, ground) >= 4.5


@pytest.mark.parametrize("ground", PAPERS)
def test_text_on_paper(ground: theme.RGB) -> None:
    for colour in (theme.INK, theme.TEXT_SOFT_ON_PAPER):
        assert contrast(colour, ground) >= 4.5


def test_controls_stand_out() -> None:
    for ground in DARK[:2]:
        assert contrast(theme.LINE, ground) >= 3
        assert contrast(theme.FOCUS, ground) >= 3


@pytest.mark.parametrize("style", SEATS)
def test_seat_colours_are_legible(style: theme.SeatStyle) -> None:
    for ground in DARK:
        assert contrast(style.colour, ground) >= 4.5
    for paper in PAPERS:
        assert contrast(style.dark, paper) >= 4.5


@pytest.mark.parametrize("eye", EYES)
def test_the_first_four_seats_are_never_confused(eye: str | None) -> None:
    for a, b in combinations(SEATS[:4], 2):
        assert delta_e(seen(a.colour, eye), seen(b.colour, eye)) > 20
        assert delta_e(seen(a.dark, eye), seen(b.dark, eye)) > 12


def test_every_seat_has_a_shape_of_its_own() -> None:
    assert len({style.shape for style in SEATS}) == len(SEATS) == 8
    assert [style.shape for style in SEATS[:4]] == ["disc", "clover", "star", "drop"]


@pytest.mark.parametrize("style", SEATS)
def test_every_shape_is_drawn(style: theme.SeatStyle) -> None:
    assert resources.asset("sprites", "shapes", f"{style.shape}.svg").is_file()


@pytest.mark.parametrize("eye", DEFICIENCIES)
def test_grey_looks_grey_to_everybody(eye: str) -> None:
    assert delta_e(simulate((128, 128, 128), eye), (128, 128, 128)) < 2


def test_red_and_green_come_close_without_cones_for_them() -> None:
    red, green = (200, 60, 50), (95, 130, 50)
    plain = delta_e(red, green)
    assert delta_e(simulate(red, "deuteranopia"), simulate(green, "deuteranopia")) < plain / 2


def test_sizes_are_legible_from_a_sofa() -> None:
    assert theme.HINT >= 26
    assert theme.BODY >= 28
    assert theme.HEADLINE >= 64


def test_mix_meets_both_ends() -> None:
    assert theme.mix(theme.NIGHT, theme.LAMP, 0) == theme.NIGHT
    assert theme.mix(theme.NIGHT, theme.LAMP, 1) == theme.LAMP
