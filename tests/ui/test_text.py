"""C56 and C57: text fits, is never clipped, and is kept in a bounded cache."""

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.ui.canvas import Canvas
from game.ui.fonts import MAX_FONTS, Face, Fonts, Ruler
from game.ui.text import MAX_BYTES, Text, evened, words_of, wrapped

from .conftest import SIZES

WHITE = (255, 255, 255)
LETTERS = st.text(st.sampled_from("abcdefgilmoàéßŒWM ….,-—’"), max_size=60)


@pytest.fixture(scope="module")
def fonts() -> Fonts:
    pygame.font.init()
    return Fonts()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("percent", [100, 125, 150, 200])
def test_lines_stay_in_their_width_at_every_size(size: tuple[int, int], percent: int) -> None:
    text = Text(Canvas(size), percent=percent)
    for string in ("Yes", "A rather long label for a button of this width", "W" * 80):
        line = text.line(string, 40, WHITE, face="display", max_width=300)
        assert line.get_width() <= 300 * text.canvas.scale


def test_a_line_that_fits_keeps_its_size() -> None:
    text = Text(Canvas((1920, 1080)))
    free, fitted = text.line("Anna", 40, WHITE), text.line("Anna", 40, WHITE, max_width=900)
    assert free.get_size() == fitted.get_size()


def test_a_shrunk_line_uses_its_room() -> None:
    text = Text(Canvas((1920, 1080)))
    line = text.line("A rather long label for a button", 60, WHITE, max_width=500)
    assert 460 <= line.get_width() <= 500
    assert line.get_height() < text.line("A", 60, WHITE).get_height()


@settings(max_examples=60, deadline=None)
@given(LETTERS, st.integers(60, 900))
def test_blocks_stay_in_their_width_and_lose_no_letter(string: str, width: int) -> None:
    text = Text(Canvas((960, 540)))
    assert text.block(string, 28, WHITE, width).get_width() <= max(12, width / 2)
    font = text.fonts.get("body", 14)
    lines = wrapped(string, font, width // 2)
    assert "".join(lines).replace(" ", "") == string.replace(" ", "")


def test_a_block_shrinks_until_it_is_low_enough() -> None:
    text = Text(Canvas((1920, 1080)), percent=200)
    block = text.block("many words " * 30, 28, WHITE, 600, max_height=300)
    assert block.get_height() <= 300


def test_nothing_is_clipped_at_the_edges_of_a_line(fonts: Fonts) -> None:
    text = Text(Canvas((1920, 1080)), fonts)
    for string in ("Ågj", "ÉÈÇ,;", "Wf/"):
        for face in ("body", "bold", "display"):
            height = text.line(string, 80, WHITE, face=face).get_height()
            font = fonts.get(face, 80)
            deep = max(-metric[2] for metric in font.metrics(string))
            tall = max(metric[3] for metric in font.metrics(string))
            assert tall + deep <= height + 1


def test_text_scale_makes_text_larger_unless_it_is_a_picture() -> None:
    text = Text(Canvas((1920, 1080)), percent=200)
    plain = Text(Canvas((1920, 1080)))
    assert text.measure("Anna", 28)[0] == pytest.approx(2 * plain.measure("Anna", 28)[0], rel=0.05)
    assert text.measure("Anna", 28, scaled=False) == plain.measure("Anna", 28)


@pytest.mark.parametrize("size", SIZES)
def test_text_takes_the_same_share_of_every_window(size: tuple[int, int]) -> None:
    width, _ = Text(Canvas(size)).measure("Whose turn is it?", 64)
    whole, _ = Text(Canvas((1920, 1080))).measure("Whose turn is it?", 64)
    assert width == pytest.approx(whole, rel=0.06)


def test_the_same_text_is_drawn_once_and_the_cache_is_bounded() -> None:
    text = Text(Canvas((3840, 2160)))
    assert text.line("Anna", 28, WHITE) is text.line("Anna", 28, WHITE)
    for number in range(150):
        text.line(f"score {number} " * 3, 128, WHITE)
    assert text.cached.bytes <= MAX_BYTES
    assert len(text.cached) < 150


def test_few_fonts_are_open() -> None:
    pygame.font.init()
    fonts = Fonts()
    for size in range(8, 200):
        fonts.get("body", size)
    assert len(fonts) <= MAX_FONTS


@pytest.mark.parametrize("face", ["body", "bold", "display"])
def test_which_letters_there_are(fonts: Fonts, face: Face) -> None:
    assert fonts.covers("àÿœŒß«»„“’€…–aZ9", face)
    assert not fonts.covers("a卡", face)
    assert fonts.covers("", face)


def test_a_number_stays_with_its_word(display: object) -> None:
    assert words_of("Player 1 paused at 12:00") == ["Player 1", "paused", "at", "12:00"]
    font = Fonts().get("bold", 20)
    room = font.size("Player 1")[0] + 2
    assert wrapped("Anna, Player 1", font, room) == ["Anna,", "Player 1"]
    assert wrapped("Player 1", font, font.size("Player")[0] + 1) == ["Player", "1"]


@pytest.mark.parametrize("width", range(160, 900, 20))
def test_no_word_is_left_alone_where_another_can_join_it(fonts: Fonts, width: int) -> None:
    words = "As many cards as players are turned up. One after another, each picks one."
    ruler = Ruler(fonts, "body", 26)
    plain, even = wrapped(words, ruler, width), evened(words, ruler, width)
    assert len(even) == len(plain), "no line more"
    assert " ".join(even) == words
    assert all(ruler.size(line)[0] <= width for line in even)
    if len(even) > 1:
        assert " " in even[-1]
