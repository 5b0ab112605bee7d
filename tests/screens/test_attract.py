"""A title left alone shows the games by themselves; any press is the title again at once."""

import pygame
import pytest

from game.core.record import replay_check
from game.core.record_text import load
from game.files import read_text
from game.resources import level
from game.screens.attract import ALONE, LONGEST, TOURS, AttractScreen
from game.screens.navigator import ScreenNavigator
from game.screens.title import TitleScreen
from game.ui.services import Services
from tests.harness import frame, make_services, press

GAMES = ("frankfurt", "frantic", "board", "frappadingue")
STEP = 0.25


@pytest.fixture
def services() -> Services:
    services = make_services((640, 360))
    services.store.update(speed="normal", reduced_motion=False)
    ScreenNavigator(services).title()
    return services


def passes(services: Services, seconds: float) -> None:
    """Let time pass on the screen, and take in what the disk has told."""
    for _ in range(round(seconds / STEP)):
        services.scenes.update(STEP)
        services.store.settle()


def shown(services: Services) -> str:
    """Return the game whose moment is shown; empty on the title."""
    top = services.scenes.top
    if isinstance(top, AttractScreen):
        return top.playback.record.config.game
    assert isinstance(top, TitleScreen)
    return ""


@pytest.mark.parametrize("key", GAMES)
def test_each_moment_is_a_sound_record_of_bots(services: Services, key: str) -> None:
    text = read_text(level("moments", f"{key}.txt"), 100_000)
    rules = services.navigator.app.game(key).rules
    record = load(text, lambda _: rules)
    assert record.problem is None
    assert replay_check(rules, record) is None
    assert record.config.game == key
    assert all(player.kind.startswith("bot:") for player in record.players)


def test_all_games_are_shown_in_turn_and_then_the_title_again(services: Services) -> None:
    passes(services, ALONE - 2 * STEP)
    assert shown(services) == ""
    passes(services, 3 * STEP)
    seen = []
    for _ in range(round(len(GAMES) * (LONGEST + 4) / STEP)):
        game = shown(services)
        if game not in seen:
            seen.append(game)
        if not game:
            break
        passes(services, STEP)
    assert seen == [*GAMES, ""]


def test_each_game_ends_within_its_time_and_shows_its_last_deed(services: Services) -> None:
    passes(services, ALONE + STEP)
    for game in GAMES:
        screen = services.scenes.top
        assert shown(services) == game
        seconds = 0.0
        while services.scenes.top is screen:
            passes(services, STEP)
            seconds += STEP
        assert screen.playback.at_end, f"{game} is cut off after {seconds} s"


@pytest.mark.parametrize(
    "event",
    [
        pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, scancode=4, mod=0, unicode="a"),
        pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(5, 5)),
        pygame.event.Event(pygame.JOYBUTTONDOWN, instance_id=1, button=0),
        pygame.event.Event(pygame.WINDOWFOCUSLOST),
    ],
    ids=["key", "mouse", "pad", "another window"],
)
def test_any_press_is_the_title_again_at_once(services: Services, event) -> None:
    passes(services, ALONE + STEP)
    assert shown(services) == "frankfurt"
    services.scenes.handle(event)
    assert shown(services) == ""


def test_a_mouse_that_is_moved_leads_back_and_one_that_lies_there_does_not(services) -> None:
    passes(services, ALONE + STEP)
    for x, game in ((100, "frankfurt"), (104, "frankfurt"), (160, "")):
        event = pygame.event.Event(pygame.MOUSEMOTION, pos=(x, 100), rel=(0, 0), buttons=(0, 0, 0))
        services.scenes.handle(event)
        assert shown(services) == game


def test_who_touches_the_title_is_not_alone(services: Services) -> None:
    passes(services, ALONE - STEP)
    press(services, pygame.K_DOWN)
    passes(services, ALONE - STEP)
    assert shown(services) == ""
    services.scenes.handle(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    passes(services, 3 * ALONE)
    assert shown(services) == "", "the window is not in front"


@pytest.mark.parametrize("change", [{"reduced_motion": True}, {"speed": "off"}])
def test_less_motion_leaves_the_title_at_rest(services: Services, change) -> None:
    services.store.update(**change)
    passes(services, 2 * ALONE)
    assert shown(services) == ""


def test_it_rests_after_some_tours(services: Services, monkeypatch) -> None:
    begun: list[float] = []
    monkeypatch.setattr(services.navigator, "attract", lambda: begun.append(1.0))
    passes(services, (TOURS + 2) * (ALONE + STEP))
    assert len(begun) == TOURS


def test_nothing_of_it_is_heard_counted_or_kept(services: Services) -> None:
    played: list[str] = []
    services.audio.on_play = played.append
    passes(services, ALONE + STEP)
    frame(services)
    passes(services, 8.0)
    assert played == []
    services.scenes.pop()
    assert not services.audio._resting
    assert list(services.store.records()) == []
    assert services.navigator.app.all_waiting() in ([], ())


def test_a_disk_that_takes_a_while_leaves_no_game_out(services: Services) -> None:
    passes(services, ALONE + STEP)
    seen = []
    for count in range(round(len(GAMES) * (LONGEST + 4) / STEP)):
        services.scenes.update(STEP)
        if count % 8 == 0:
            services.store.settle()
        game = shown(services)
        if game not in seen:
            seen.append(game)
        if not game:
            break
    assert seen == [*GAMES, ""]


def test_a_deck_of_ones_own_is_passed_over(services: Services, monkeypatch) -> None:
    rules = services.navigator.app.game("frankfurt").rules
    monkeypatch.setattr(type(rules), "content", lambda self, config: {"deck": "another"})
    passes(services, ALONE + STEP)
    assert shown(services) == "frantic"
