"""Cards of a table are laid out no more often than what happens to them needs."""

from typing import Any

import pytest

from game.screens.navigator import ScreenNavigator
from game.ui.card_moves import CardMoves
from game.ui.turn_scene import TurnScene
from tests.harness import make_services
from tests.screens.stages import fill


@pytest.mark.parametrize("game", ["board", "frantic"])
def test_each_event_lays_the_cards_out_once(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    services = make_services((640, 360))
    navigator = ScreenNavigator(services)
    navigator.title()
    navigator.app.choose_game(game)
    fill(navigator, 1)
    navigator.begin(navigator.app.session.setup(navigator.app.info(), seed=5))
    scene = services.scenes.top
    assert isinstance(scene, TurnScene)
    cards: Any = type(scene.view.moves._cards)
    layout, play = cards.layout, CardMoves.play
    laid, played = [], []

    def lay_out(self: Any, state: Any, sight: Any) -> Any:
        laid.append(state)
        return layout(self, state, sight)

    def move(self: Any, telling: Any, before: Any, after: Any) -> None:
        played.append(telling)
        play(self, telling, before, after)

    monkeypatch.setattr(cards, "layout", lay_out)
    monkeypatch.setattr(CardMoves, "play", move)
    scene.fast_forward(60)
    assert len(played) > 60
    assert len(laid) <= 1.1 * len(played)
