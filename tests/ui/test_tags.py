"""The word on a new card: as large as other small labels, or a dot where it has no room."""

import pytest

from game.frantic.screen.chooser_view import TAG_HEIGHT, TAG_WIDTH
from game.ui.canvas import Box
from game.ui.choice_pieces import LEAST_TAG, ChoicePieces
from game.ui.open_hand import TAG_HIGH, TAG_WIDE
from game.ui.pen import Pen
from tests.harness import make_services
from tests.ui.whispers_scene import seating

TAGS = {"frantic-choose-new": (TAG_WIDTH, TAG_HEIGHT), "answers-new": (TAG_WIDE, TAG_HIGH)}


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("text_id", TAGS)
@pytest.mark.parametrize("scale", [100, 200])
def test_the_word_of_a_tag_is_large_enough_to_read(text_id: str, lang: str, scale: int) -> None:
    services = make_services((1280, 720), lang, scale)
    pieces, (wide, high) = ChoicePieces(Pen(services), seating("zb")), TAGS[text_id]
    words, said = str(services.texts(text_id)), []
    label = pieces.pen.label

    def note(text: str, box: Box, size: float, *rest: object, **more: object) -> Box:
        said.append(pieces.pen.fitting(text, box, size, "bold") * scale / 100)
        return label(text, box, size, *rest, **more)  # type: ignore[arg-type]

    pieces.pen.label = note  # type: ignore[method-assign]
    pieces.tag(Box(100, 100, wide, high), words)
    assert len(said) == 1
    assert said[0] >= LEAST_TAG - 1
    pieces.tag(Box(100, 100, wide / 2, high), words)
    assert len(said) == 1, "a dot, and no speck of letters"
