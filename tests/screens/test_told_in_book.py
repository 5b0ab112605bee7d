"""A key that acts at a table stands in its line of keys or, where that is crowded, in the book."""

import pytest

from game.catalog import find
from game.screens.book import BookScreen
from game.ui.hints import Hint, TurnHints
from tests.ui.test_clicked_keys import STAGES, table
from tests.ui.test_pads_in_turns import SCENES

ALWAYS = {"F1", "F11"}
"""What opens the book itself, and what every screen has."""


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("game", sorted(SCENES))
def test_what_a_crowded_line_leaves_out_stands_in_the_book(
    game: str, stage: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    all_of: list[tuple[Hint, ...]] = []

    def none(_: TurnHints, hints: tuple[Hint, ...], box: object) -> tuple[Hint, ...]:
        all_of.append(hints)
        return hints[:1]

    monkeypatch.setattr(TurnHints, "fitting", none)
    services, scene = table(game, stage)
    assert scene.navigator is not None
    scene.navigator.help()
    book = services.scenes.top
    assert isinstance(book, BookScreen)
    say = services.texts
    uses = [use.key for use in book._keys_page().uses]
    told = {str(say(key)) if say.has(key) else key for key in uses} | ALWAYS
    for hints in all_of:
        missing = {hint.key for hint in hints} - told
        assert not missing, missing


@pytest.mark.parametrize("game", ["board", "frappadingue"])
def test_sheets_of_a_game_are_named_for_pads_too(game: str) -> None:
    for use in find(game).screens().more_keys:
        assert use.key in ("F3", "F4")
        assert use.pad
