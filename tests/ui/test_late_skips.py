"""What means *go on* while bots play chooses nothing when it comes late, in every game of turns."""

from collections.abc import Iterator

import pygame
import pytest

from game.catalog import GAMES, find
from game.core.match import AnyMatch
from game.input.seating import MatchSetup, Player, Seating
from game.ui.match_scene import new_match
from game.ui.press_timing import AFTER_BOT
from game.ui.services import Services
from game.ui.turn_scene import TurnScene
from tests.harness import make_services, press

OF_TURNS = [entry.key for entry in GAMES if not entry.open().info.real_time]
FRAME = 1 / 60


@pytest.fixture
def services() -> Iterator[Services]:
    made = make_services((640, 360))
    made.store.update(reduced_motion=True, bot_speed="off", poster="2")
    yield made
    made.scenes.quit()


def first_turn(services: Services, game: str) -> TurnScene:
    """Return a match in which a bot has played, and a person's turn has come by itself."""
    for seed in range(1, 30):
        players = (Player("bot", "Main", level="easy"), Player("human", "Anna"))
        setup, opened = MatchSetup(game, Seating(players), {}, seed), find(game).open()
        match: AnyMatch = new_match(opened, setup)
        scene = find(game).screens().scene(services, setup, opened, match)
        assert isinstance(scene, TurnScene)
        services.scenes.push(scene)
        for _ in range(60 * 60):
            services.scenes.update(FRAME)
            if scene.table.offered is not None or match.outcome() is not None:
                break
        if scene.front is not None and match.log and match.log[-1].seat == 0:
            return scene
        services.scenes.pop()
    raise AssertionError("no bot ever plays first")


@pytest.mark.parametrize("game", OF_TURNS)
def test_no_key_that_goes_on_chooses_when_the_own_turn_has_just_come(
    services: Services, game: str
) -> None:
    scene = first_turn(services, game)
    before = len(scene.match.log)
    for late in (0.2, 0.25):
        for _ in range(round(late / FRAME)):
            services.scenes.update(FRAME)
        press(services, pygame.KSCAN_RETURN, pygame.K_RETURN)
        press(services, pygame.KSCAN_SPACE, pygame.K_SPACE)
        assert len(scene.match.log) == before
    for _ in range(round((AFTER_BOT + 1.5) / FRAME)):
        services.scenes.update(FRAME)
    press(services, pygame.KSCAN_SPACE, pygame.K_SPACE)
    assert len(scene.match.log) == before, "it plays on to the own turn, and never chooses"
