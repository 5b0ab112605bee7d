"""Names in any script are drawn: by another typeface, or else by letters and signs of ours."""

import re
import unicodedata

import pygame
import pytest

from game.ui import fallback
from game.ui.fonts import Fonts
from game.ui.i18n import clean_name
from tests.harness import shared_fonts

WHITE = (255, 255, 255)


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch):
    """A system without any typeface."""
    shared_fonts()
    monkeypatch.setattr(fallback, "_of_system", lambda: iter(()))
    for kept in (fallback.pieces_of, fallback._others):
        kept.cache_clear()
    yield Fonts()
    for kept in (fallback.pieces_of, fallback._others):
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


def shown(fonts: Fonts, text: str) -> str:
    return fallback.shown_as(clean_name(text), fonts.path("display"))


def test_where_there_is_no_typeface_letters_have_two_of_ours(alone: Fonts) -> None:
    assert fallback.pieces_of("שר Jo", alone.path("display")) == (fallback.Piece("Sh-Re Jo"),)
    assert picture(alone, "שרה") != picture(alone, "דוד")
    assert shown(alone, "٥") == "5"
    assert shown(alone, "🇫🇷") == "F-R"


NAMES = (
    "🎲", "🎲🎯", "❤️", "👍🏽", "👨‍👩‍👧", "日本", "שָׁרה", "محمد", "ก็", "हिन्दी", "x̌", "☃",
    "e\u0323\u030c", "Зоя", "Ζωή", "한국", "ა", "ሰ", "𝔄𝔫𝔫𝔞", "Z\u0335\u0301oe", "∀", "ﷺ", "Ⓐ",
)  # fmt: skip


def english_words_of(name: str) -> set[str]:
    """Return the words in which Unicode names letters, which nobody has typed."""
    return {
        word.casefold()
        for letter in name
        for word in re.findall("[A-Za-z]{3,}", unicodedata.name(letter, ""))
    }


@pytest.mark.parametrize("system", ["this one's", "none"])
def test_no_word_of_any_language_stands_for_a_sign(system: str, request) -> None:
    fonts = shared_fonts() if system != "none" else request.getfixturevalue("alone")
    for name in NAMES:
        told = shown(fonts, name)
        assert told.strip(), name
        assert not set(re.findall("[a-z]{3,}", told.casefold())) & english_words_of(name), told
        assert "\ufe0f" not in told
        assert fonts.draw(clean_name(name), "display", 40, WHITE).get_bounding_rect().w > 5, name


def test_marks_are_drawn_with_their_letter_or_not_at_all() -> None:
    fonts = shared_fonts()
    for name in ("x̌", "e\u0323\u030c", "שָׁ"):
        pieces = fallback.pieces_of(clean_name(name), fonts.path("display"))
        assert len(pieces) == 1, pieces


def test_words_from_the_right_stay_in_their_order() -> None:
    if not any(fallback._has(path, "ש") for path in fallback._others()):
        pytest.skip("no typeface here has Hebrew")
    pieces = fallback.pieces_of("שרה כהן 2", shared_fonts().path("display"))
    found = [(piece.text, piece.from_right) for piece in pieces]
    assert found == [("שרה כהן", True), (" 2", False)]


def test_arabic_letters_join_and_hebrew_points_take_no_room(monkeypatch) -> None:
    fonts = Fonts()
    if not all(any(fallback._has(path, one) for path in fallback._others()) for one in "مש"):
        pytest.skip("no typeface here has them")
    joined = picture(fonts, "محمد")
    plain, pointed = (fonts.size(text, "display", 60)[0] for text in ("שרה", "שָׁרה"))
    assert abs(plain - pointed) <= 2
    monkeypatch.setattr("game.ui.fonts.script_of", lambda _: "")
    assert picture(Fonts(), "محمد") != joined


def test_our_own_texts_ask_no_other_typeface(monkeypatch: pytest.MonkeyPatch) -> None:
    fonts = shared_fonts()
    monkeypatch.setattr("game.ui.fonts.pieces_of", None)
    assert picture(fonts, "Zoé Jörg « Œdipe » – 1…")
