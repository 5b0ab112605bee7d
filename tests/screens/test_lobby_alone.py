"""One person alone in a lobby: nothing is asked or said that is for several."""

import re

import pytest

from game import catalog
from game.screens.dialogs import READY, ConfirmScreen, PauseScreen
from game.ui.i18n import Texts
from game.ui.match_scene import MatchScene
from tests.harness import frame, tap
from tests.screens.stages import STAGES
from tests.screens.test_lobby_paths import click, focus, shown, start

GAMES = tuple(catalog.keys())
TURNS = tuple(key for key in GAMES if not catalog.find(key).open().info.real_time)


def keys_of(services) -> set[str]:
    return {widget.key for widget in shown(services).menu.widgets}


def said(services) -> str:
    frame(services)
    return "\n".join(text.text for text in shown(services).pen.placed)


@pytest.mark.parametrize("game", TURNS)
def test_who_is_alone_is_not_asked_how_many_sit_at_the_keyboard_and_how(game: str) -> None:
    services, navigator = start()
    navigator.join(game)
    assert not {"count", "zones"} & keys_of(services)
    tap(services, "enter")
    shown(services).add_bot(1)
    assert not {"count", "zones"} & keys_of(services)
    assert shown(services)._now_text() == services.texts("join-now-turns-alone")
    shown(services).seat_person(2)
    assert {"count", "zones"} <= keys_of(services)
    assert shown(services)._now_text() == services.texts("join-now-turns")


def test_in_a_race_it_is_asked_until_nobody_else_has_to_come() -> None:
    services, navigator = start()
    navigator.join("frankfurt")
    assert {"count", "zones"} <= keys_of(services)
    shown(services).seat_person(0)
    assert {"count", "zones"} <= keys_of(services)
    shown(services).add_bot(1)
    assert not {"count", "zones"} & keys_of(services)


@pytest.mark.parametrize("game", GAMES)
def test_pressing_enter_blindly_seats_nobody_else(game: str) -> None:
    services, navigator = start()
    navigator.join(game)
    tap(services, "enter")
    assert focus(services) == "start"
    assert services.texts("join-start-bot") in said(services)
    for key in ("left", "up", "escape"):
        assert len(navigator.app.session.taken) == 1, key
    shown(services).menu.focus_on("start")
    tap(services, "enter")
    scene = services.scenes.top
    assert isinstance(scene, MatchScene)
    assert [player.kind for player in scene.setup.seating.players] == ["human", "bot"]


def test_the_line_speaks_of_what_has_the_focus() -> None:
    services, navigator = start()
    STAGES["board-waits"](navigator)
    assert focus(services) == "go-on"
    assert shown(services)._now_text() == services.texts("join-now-go-on")
    shown(services).menu.focus_on("start")
    assert shown(services)._now_text() == services.texts("join-now-turns")


def test_who_came_by_mouse_is_told_of_clicks_at_once() -> None:
    services, navigator = start()
    navigator.join("frankfurt")
    shown(services).seat_person(0)
    shown(services).add_bot(1)
    tap(services, "escape")
    click(services, "game-frankfurt")
    assert focus(services) == "start"
    assert shown(services)._now_text() == services.texts("join-now-choose-start")


def test_a_match_that_has_not_begun_is_left_by_escape_if_that_is_meant() -> None:
    services, navigator = start()
    navigator.title()
    begun: list[bool] = []
    navigator.pause("Anna", lambda: begun.append(True), READY)
    tap(services, "escape")
    assert isinstance(services.scenes.top, ConfirmScreen)
    tap(services, "escape")
    assert isinstance(services.scenes.top, PauseScreen)
    assert not begun
    tap(services, "enter")
    assert begun == [True]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_option_s_words_stay_together_in_the_line_of_rules(lang: str) -> None:
    services, navigator = start()
    services.texts.use(lang)
    navigator.join("board")
    for part in shown(services).rules_text().split(" · "):
        assert " " not in part, part


def test_no_words_are_left_that_newcomers_did_not_understand() -> None:
    texts = Texts("en")
    odd = re.compile(r"deal no|So long (a|the|any)|\bsome \d|lag behind|Play again: ")
    for text_id in ("results-margin", "results-shared", "results-margin-points"):
        assert not odd.search(texts(text_id, lead=2, rounds=3, seed=4))
    for text_id in ("explain-answer", "board-explain-block", "game-board-line"):
        assert not odd.search(texts(text_id))
