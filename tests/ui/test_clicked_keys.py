"""Whoever plays by mouse can click every key that the line at the foot of a table tells."""

import pygame
import pytest

from game.catalog import find
from game.frankfurt.screen.scene import FrankfurtScene
from game.input.seating import MatchSetup, Player, Seating
from game.screens.dialogs import PauseScreen
from game.screens.navigator import ScreenNavigator
from game.ui.canvas import Box
from game.ui.hints import end_hint
from game.ui.match_scene import new_match
from game.ui.services import Services
from game.ui.told_keys import Told, by_click
from game.ui.turn_scene import TurnScene
from tests.harness import frame, key, make_services
from tests.table_play import click
from tests.ui.test_asked_together import Counting
from tests.ui.test_pads_in_turns import SCENES, asked, waits

GAMES = pytest.mark.parametrize("game", sorted(SCENES))
STAGES = {"asked": asked, "waits": waits}


def table(game: str, stage: str, lang: str = "en") -> tuple[Services, TurnScene]:
    services = make_services((640, 360), lang)
    services.store.update(poster="2", bot_speed="off")
    ScreenNavigator(services)
    players = [Player("bot", name, level="easy") for name in ("Main", "Zoo", "Dom")]
    players.insert(0, Player("human", "Anna"))
    setup, made = MatchSetup(game, Seating(tuple(players)), {}, 3), find(game).open()
    scene = SCENES[game](services, setup, made, new_match(made, setup))
    services.scenes.push(scene)
    # On a busy machine bots would come less far in one of two tables than in the other.
    scene.table._clock = scene.table._thoughts._clock = Counting()
    frame(services)
    STAGES[stage](services, scene)
    frame(services)
    return services, scene


def told_at(game: str, stage: str) -> tuple[Told, ...]:
    return table(game, stage)[0].scenes.told.all


def now(services: Services, scene: TurnScene) -> tuple[object, ...]:
    """Return all that a key could have changed."""
    view, looked = scene.view, scene.looks
    return (
        [type(open_scene) for open_scene in services.scenes.open],
        [entry.text for entry in scene.match.log],
        scene._log_open,
        looked.open,
        looked.thing,
        scene.spots.focus,
        scene.table.rushing,
        scene.table.offered,
        getattr(view, "sheet_open", False),
        getattr(view, "draft", None),
        services.settings.odds,
    )


def codes(place: int) -> int:
    functions = {pygame.KSCAN_F1 + n: pygame.K_F1 + n for n in range(12)}
    named = {
        getattr(pygame, f"KSCAN_{name}"): getattr(pygame, f"K_{name}")
        for name in ["RETURN", "ESCAPE", "SPACE", "TAB", "BACKSPACE", "LEFT", "RIGHT", "UP", "DOWN"]
    }
    return {**functions, **named}.get(place, 0)


@GAMES
@pytest.mark.parametrize("stage", STAGES)
def test_a_click_on_a_told_key_does_what_the_key_does(game: str, stage: str) -> None:
    told = told_at(game, stage)
    assert {"Esc", "F1", "F2"} <= {one.key for one in told}
    for one in told:
        assert one.place, f"{one.key} is told, and nobody can click it"
        ends = []
        for clicked in (True, False):
            services, scene = table(game, stage)
            if clicked:
                click(services, one.box.cx, one.box.cy)
            else:
                services.scenes.handle(key(one.place, codes(one.place)))
            services.scenes.update(1 / 60)
            ends.append(now(services, scene))
        assert ends[0] == ends[1], one.key


@GAMES
def test_the_mouse_pauses_a_match(game: str) -> None:
    services, _ = table(game, "asked")
    escape = next(one for one in services.scenes.told.all if one.key == "Esc")
    click(services, escape.box.cx, escape.box.cy)
    assert isinstance(services.scenes.top, PauseScreen)
    assert services.scenes.by_mouse


@pytest.mark.parametrize("key_name", ["F3", "F4"])
def test_a_click_on_a_told_key_works_over_an_open_sheet(key_name: str) -> None:
    services, scene = table("board", "asked")
    services.scenes.handle(key(pygame.KSCAN_F3, pygame.K_F3))
    frame(services)
    view = scene.view
    assert view.covered
    before = services.scenes.told.all
    one = next(one for one in before if one.key == key_name)
    plain = pygame.image.tobytes(services.window.surface, "RGB")
    click(services, one.box.cx, one.box.cy)
    frame(services)
    assert pygame.image.tobytes(services.window.surface, "RGB") != plain
    ends = [one for one in before if one.place == pygame.KSCAN_RETURN]
    for last in ends if view.covered else ():
        click(services, last.box.cx, last.box.cy)
        frame(services)
        assert not view.covered


@GAMES
def test_a_click_anywhere_closes_an_open_log(game: str) -> None:
    services, scene = table(game, "asked")
    log = next(one for one in services.scenes.told.all if one.key == "F2")
    click(services, log.box.cx, log.box.cy)
    frame(services)
    assert scene._log_open
    assert services.scenes.told.all == (), "its keys lie under the log"
    before = len(scene.match.log)
    click(services, log.box.cx, log.box.cy)
    frame(services)
    assert not scene._log_open
    assert len(scene.match.log) == before


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_who_plays_by_mouse_is_told_to_click_in_the_end(lang: str) -> None:
    services = make_services((640, 360), lang)
    for by_mouse, text_id in ((True, "match-end-click"), (False, "match-end-key")):
        services.scenes.by_mouse = by_mouse
        hint = end_hint(services)
        assert hint.key == str(services.texts(text_id))
        assert hint.place, "and a click there does it"


def test_the_key_under_the_mouse_is_lit() -> None:
    services, _ = table("frappadingue", "asked")
    log = next(one for one in services.scenes.told.all if one.key == "F2")
    plain = pygame.image.tobytes(services.window.surface, "RGB")
    at = tuple(map(round, services.canvas.to_px(log.box.cx, log.box.cy)))
    services.scenes.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=()))
    frame(services)
    assert pygame.image.tobytes(services.window.surface, "RGB") != plain
    assert services.scenes.told.lit_of(services.scenes.told.all) == "F2"


def test_letting_the_mouse_go_lets_the_key_go() -> None:
    services, _ = table("frappadingue", "asked")
    told = services.scenes.told
    one = next(one for one in told.all if one.key == "F2")
    at = tuple(map(round, services.canvas.to_px(one.box.cx, one.box.cy)))
    down = told.take(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    assert (down.type, down.scancode) == (pygame.KEYDOWN, pygame.KSCAN_F2)
    assert by_click(down)
    up = told.take(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(0, 0), button=1))
    assert (up.type, up.scancode) == (pygame.KEYUP, pygame.KSCAN_F2)
    again = pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1)
    assert told.take(again) is again


def test_keys_that_something_covers_are_out_of_reach() -> None:
    services, _ = table("frappadingue", "asked")
    told = services.scenes.told
    for one in told.all:
        told.cover(one.box)
    assert told.all == ()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_mouse_pauses_a_race(seats: int) -> None:
    services = make_services((640, 360))
    ScreenNavigator(services)
    bots = (Player("bot", "Zeil", level="easy"),) * (seats - 1)
    seating = Seating((Player("human", "Anna"), *bots))
    setup, made = MatchSetup("frankfurt", seating, {}, 3), find("frankfurt").open()
    scene = FrankfurtScene(services, setup, made, new_match(made, setup))
    services.scenes.push(scene)
    frame(services)
    escape = next(one for one in services.scenes.told.all if one.key == "Esc")
    panels = (place.panel for place in scene.table_places.seats)
    assert not any(escape.box.meets(Box(one.x, one.y, one.w, one.h)) for one in panels)
    click(services, escape.box.cx, escape.box.cy)
    assert isinstance(services.scenes.top, PauseScreen)
