"""Posters of events: how long they hang, what takes them down, and that nothing else follows."""

from textwrap import dedent

import pygame
import pytest

from game.board.screen.scene import BoardScene
from game.catalog import find
from game.frantic.screen.scene import FranticScene
from game.input.seating import MatchSetup
from game.ui.match_scene import new_match
from game.ui.motion import pace_of
from tests.harness import press, tap
from tests.table_play import FRAME, click, seating, still_services, wait

FRANTIC = dedent("""
    turn 0
    seat 0: K9 R2 R3
    seat 1: G1 R1 B5
    seat 2: Y1
    discard: R9
    colour red
    happenings: {key} rest
""")
BOARD = dedent("""
    turn 0
    seat 0: trouble push push push
    seat 1: push push push push
    seat 2: push push push push
    pawns: 5 9 9
    draw: rest
""")


def poster(kinds: str, key: str = "third-time-lucky", **settings):
    """A match of Frantic in which an event has just been turned up; what is moving has arrived."""
    services = still_services()
    services.store.update(**{"poster": "key", **settings})
    game, setup = find("frantic").open(), MatchSetup("frantic", seating(kinds), {}, 5)
    state = game.rules.parse_position(FRANTIC.format(key=key))
    scene = FranticScene(services, setup, game, new_match(game, setup, state))
    services.scenes.push(scene)
    services.scenes.update(FRAME)
    scene.table.submit(0, game.rules.parse_action("play K9"))
    for _ in range(300):
        services.scenes.update(FRAME)
        if scene.view.poster.up:
            return services, scene
    raise AssertionError("no poster")


def hangs(services, scene, most: float = 12.0) -> float:
    """Return for how many seconds the poster hangs by itself, at most so long."""
    frames = 0
    while scene.view.poster.up and frames * FRAME < most:
        services.scenes.update(FRAME)
        frames += 1
    return frames * FRAME


def test_a_poster_hangs_until_a_key_where_a_person_sits():
    services, scene = poster("sbb")
    before = len(scene.match.log)
    assert hangs(services, scene, 30.0) >= 30.0
    assert scene.table.standing
    tap(services, "enter")
    services.scenes.update(FRAME)
    assert not scene.view.poster.up
    assert len(scene.match.log) == before, "the press has chosen nothing"
    services.scenes.quit()


@pytest.mark.parametrize("speed", ["normal", "slow", "off"])
@pytest.mark.parametrize("seconds", ["2", "5"])
def test_a_poster_hangs_as_long_as_the_settings_say_whatever_the_speed(seconds, speed):
    services, scene = poster("sbb", poster=seconds, speed=speed)
    assert hangs(services, scene) == pytest.approx(float(seconds), abs=0.2)
    assert pace_of("off") == 0.4
    services.scenes.quit()


def test_among_bots_a_poster_goes_by_itself():
    services, scene = poster("bbb")
    assert hangs(services, scene) < 4.0
    services.scenes.quit()


@pytest.mark.parametrize("by", ["key", "mouse", "pad", "space"])
def test_any_press_takes_a_poster_down_and_what_comes_of_it_is_seen(by):
    services, scene = poster("sbb", speed="normal", reduced_motion=False)
    wait(services, 1.2)
    if by == "key":
        press(services, pygame.KSCAN_M)
    elif by == "space":
        press(services, pygame.KSCAN_SPACE, pygame.K_SPACE)
    elif by == "mouse":
        click(services, 960, 900)
    else:
        services.scenes.handle(
            pygame.event.Event(pygame.JOYBUTTONDOWN, button=0, instance_id=0, joy=0)
        )
    services.scenes.update(FRAME)
    assert not scene.view.poster.up
    assert scene.table.showing, "cards are drawn one after the other"
    assert scene.table.shown != scene.match.state
    assert not scene.table.rushing
    services.scenes.quit()


def test_a_press_that_came_too_early_does_not_take_a_poster_down():
    services, scene = poster("sbb")
    for _ in range(6):
        tap(services, "enter")
        wait(services, 0.1)
    assert scene.view.poster.up
    services.scenes.quit()


def test_who_plays_on_to_the_own_turn_stops_at_a_poster():
    """``Space`` skips all bots, but an event concerns everybody."""
    services, scene = poster("bsb")
    scene.table.skip_to_person()
    wait(services, 1.0)
    assert scene.view.poster.up
    services.scenes.quit()


def test_a_timed_poster_about_a_person_stops_who_plays_on_too():
    services = still_services()
    services.store.update(poster="5")
    game, setup = find("frantic").open(), MatchSetup("frantic", seating("bsb"), {}, 5)
    state = game.rules.parse_position(FRANTIC.format(key="third-time-lucky"))
    scene = FranticScene(services, setup, game, new_match(game, setup, state))
    services.scenes.push(scene)
    services.scenes.update(FRAME)
    scene.table.submit(0, game.rules.parse_action("play K9"))
    scene.table.skip_to_person()
    assert scene.table.rushing
    wait(services, 1.0)
    assert scene.view.poster.up
    assert not scene.table.rushing
    services.scenes.quit()


@pytest.mark.parametrize("seconds", ["key", "5"])
def test_an_event_that_a_bot_brings_about_while_it_is_rushed_is_seen(seconds):
    """Its poster is the first thing that comes of the bot's action, and stays all the same."""
    services = still_services()
    services.store.update(poster=seconds)
    game, setup = find("frantic").open(), MatchSetup("frantic", seating("bsb"), {}, 5)
    state = game.rules.parse_position(FRANTIC.format(key="third-time-lucky"))
    scene = FranticScene(services, setup, game, new_match(game, setup, state))
    services.scenes.push(scene)
    services.scenes.update(FRAME)
    table = scene.table
    table._rushing = True
    for step in scene.match.submit(0, game.rules.parse_action("play K9")):
        table._play(step)
        if scene.view.poster.up:
            break
    assert not table.rushing
    services.scenes.update(FRAME)
    assert scene.view.poster.up
    services.scenes.quit()


def test_a_poster_of_the_board_hangs_until_a_key():
    services = still_services()
    services.store.update(poster="key")
    game = find("board").open()
    setup = MatchSetup("board", seating("sbb"), {"reroll": "1"}, 5)
    scene = BoardScene(
        services, setup, game, new_match(game, setup, game.rules.parse_position(BOARD))
    )
    services.scenes.push(scene)
    services.scenes.update(FRAME)
    scene.table.submit(0, game.rules.parse_action("lay trouble 40"))
    for _ in range(600):
        services.scenes.update(FRAME)
        if scene.view.poster.up:
            break
        if scene.table.offered is not None:
            scene.act(0, game.rules.parse_action("pass"))
    assert hangs(services, scene, 20.0) >= 20.0
    tap(services, "enter")
    assert not scene.view.poster.up
    services.scenes.quit()


def test_the_picture_of_a_match_that_was_played_on_hangs_no_poster_before_its_end():
    services, scene = poster("sbb")
    scene.fast_forward(60)
    assert scene.table.shown == scene.match.state
    services.scenes.quit()
