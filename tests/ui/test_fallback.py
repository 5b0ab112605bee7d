"""Names in any script are drawn: by another typeface, or else by the names of their letters."""

import pygame
import pytest

from game.ui import fallback
from game.ui.fonts import Fonts
from tests.harness import shared_fonts

WHITE = (255, 255, 255)


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch):
    """A system without any typeface."""
    shared_fonts()
    monkeypatch.setattr(fallback, "_of_system", lambda: iter(()))
    for kept in (fallback.pieces_of, fallback._path_for, fallback._others):
        kept.cache_clear()
    yield Fonts()
    for kept in (fallback.pieces_of, fallback._path_for, fallback._others):
        kept.cache_clear()


def picture(fonts: Fonts, text: str, face: str = "display") -> bytes:
    return pygame.image.tobytes(fonts.draw(text, face, 40, WHITE), "RGBA")


@pytest.mark.parametrize("face", ["body", "bold", "display"])
def test_different_names_look_different_and_are_as_wide_as_they_are_measured(face: str) -> None:
    fonts = shared_fonts()
    names = [
        "Łódź",
        "Đođź",
        "★",
        "☃",
        "שרה",
        "דוד",
        "日本",
        "Ольга",
        "Όλγα",
        "🎲",
        "Anna",
        "Anna 🎲",
    ]
    assert len({picture(fonts, name, face) for name in names}) == len(names)
    for name in names:
        drawn = fonts.draw(name, face, 40, WHITE)
        assert abs(drawn.get_width() - fonts.size(name, face, 40)[0]) <= 1
        assert drawn.get_height() == fonts.get(face, 40).size("Anna")[1]
        assert drawn.get_bounding_rect().w > 5, "something is seen"


def test_where_there_is_no_typeface_letters_have_their_names(alone: Fonts) -> None:
    assert fallback.pieces_of("שר Jo", alone.path("display")) == (
        fallback.Piece("Shin-Resh"),
        fallback.Piece(" Jo"),
    )
    assert picture(alone, "שרה") != picture(alone, "דוד")


def test_our_own_texts_ask_no_other_typeface(monkeypatch: pytest.MonkeyPatch) -> None:
    fonts = shared_fonts()
    monkeypatch.setattr("game.ui.fonts.pieces_of", None)
    assert picture(fonts, "Zoé Jörg « Œdipe » – 1…")
