"""The title tells what each game is, and goes on with a match; practice remembers its choices."""

import re

import pytest

from game import catalog
from game.screens.dialogs import PauseScreen
from game.screens.navigator import ScreenNavigator
from game.screens.practise import PractiseScreen
from game.screens.screen import Screen
from game.screens.title import TitleScreen
from game.storage import Practice, Store
from game.ui.i18n import Texts
from game.ui.match_scene import MatchScene
from game.ui.services import Services
from tests.harness import frame, make_services, tap
from tests.screens.stages import fill, leave_a_match

GAMES = catalog.keys()
IN_TURNS = [game for game in GAMES if not catalog.find(game).open().info.real_time]
TABLES = [(seats, people) for seats in (2, 3, 4) for people in range(1, seats + 1)]
"""Seats and people of matches: the title tells the shortest and the longest of them."""


def start() -> tuple[Services, ScreenNavigator]:
    services = make_services((640, 360))
    navigator = ScreenNavigator(services)
    navigator.title()
    return services, navigator


def shown(services: Services) -> Screen:
    top = services.scenes.top
    assert isinstance(top, Screen)
    frame(services)
    return top


def words(services: Services) -> str:
    return "\n".join(text.text for text in shown(services).pen.placed)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_the_line_of_a_game_tells_who_and_how_long_and_is_true(game: str, lang: str) -> None:
    opened, line = catalog.find(game).open(), Texts(lang)(f"game-{game}-line")
    numbers = [int(number) for number in re.findall(r"\d+", line)]
    info, pace = opened.info, opened.pace
    assert numbers[:2] == [info.min_seats, info.max_seats]
    assert pace is not None
    option = next((one for one in info.options if one.name == pace.option), None)
    usual = "" if option is None else option.default
    told = [pace.length(usual, *who).told_minutes for who in TABLES]
    assert numbers[2:] == [min(told), max(told)]
    assert len(line) <= 75


def test_every_line_is_on_the_title() -> None:
    services, navigator = start()
    on_it = words(services)
    for game in navigator.app.games():
        assert services.texts(f"game-{game}-line") in on_it
    assert "Continue" not in on_it, "nothing waits"


def left(game: str) -> tuple[Services, ScreenNavigator]:
    services, navigator = start()
    navigator.app.choose_game(game)
    fill(navigator, 2)
    leave_a_match(navigator, 40)
    return services, navigator


@pytest.mark.parametrize("game", IN_TURNS)
def test_enter_goes_on_with_a_match_that_waits_told_with_names_and_round(game: str) -> None:
    services, navigator = left(game)
    told = words(services)
    assert f"Continue: {services.texts(f'game-{game}')}" in told
    assert "Anna, Karim" in told
    assert re.search(r"Round \d", told)
    navigator.app.choose_game("frankfurt")
    tap(services, "enter")
    if isinstance(services.scenes.top, PauseScreen):  # who has little time finds a pause first
        tap(services, "enter")
    scene = services.scenes.top
    assert isinstance(scene, MatchScene)
    assert scene.setup.game == game
    assert scene.names[:2] == ("Anna", "Karim")
    assert len(scene.match.log) >= 40


def test_the_match_that_was_left_last_is_offered_and_goes_when_it_is_forgotten() -> None:
    services, navigator = left("frantic")
    navigator.app.choose_game("board")
    fill(navigator, 2)
    leave_a_match(navigator, 40)
    assert "Continue: Frantic Board Game" in words(services)
    navigator.join("board")
    navigator.app.forget_waiting()
    tap(services, "escape")
    assert isinstance(shown(services), TitleScreen)
    assert "Continue: Frantic\n" in words(services)


def practise(services: Services, navigator: ScreenNavigator) -> PractiseScreen:
    navigator.choose_practice()
    screen = shown(services)
    assert isinstance(screen, PractiseScreen)
    return screen


def test_level_and_length_of_practice_hold_and_are_remembered() -> None:
    services, navigator = start()
    screen = practise(services, navigator)
    for name in ("level-frantic", "length-frantic"):
        assert screen.menu.focus_on(name)
        tap(services, "left")
    chosen = services.settings.practice["frantic"]
    assert chosen == Practice("casual", "short")
    assert screen.menu.focus_on("game-frantic")
    tap(services, "enter")
    scene = services.scenes.top
    assert isinstance(scene, MatchScene)
    assert {player.level for player in scene.setup.seating.players[1:]} == {"casual"}
    assert scene.match.config.value("limit") == "short"
    new = make_services((640, 360))
    new.store = Store(services.store.folder)
    assert ScreenNavigator(new).app.practice("frantic") == chosen


@pytest.mark.parametrize("kept", [Practice("no level", "no length"), Practice("", "rounds-99")])
def test_what_somebody_wrote_into_the_settings_is_taken_as_far_as_it_is_good(
    kept: Practice,
) -> None:
    services, navigator = start()
    services.store.update(practice={"frantic": kept, "frankfurt": kept})
    assert navigator.app.practice("frantic").length == "medium"
    assert navigator.app.practice("frankfurt").length == "all"
    for game in ("frantic", "frankfurt"):
        assert navigator.app.practice(game).level in navigator.app.game(game).levels
    navigator.practise("frantic")
    assert isinstance(services.scenes.top, MatchScene)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", catalog.keys())
def test_level_and_length_stand_on_the_sheet_of_each_game(game: str, lang: str) -> None:
    """A race is short where everybody begins with few cards: by minutes, as all other games."""
    services = make_services(lang=lang)
    navigator = ScreenNavigator(services)
    screen = practise(services, navigator)
    shown = {widget.key: widget for widget in screen.menu.widgets}
    assert f"level-{game}" in shown
    values = shown[f"length-{game}"].values  # type: ignore[attr-defined]
    assert len(values) >= 3
    assert all(words.endswith("min") and " · " in words for _, words in values)
    assert len({words for _, words in values}) == len(values)
    short = values[0][0]
    navigator.app.choose_practice(game, length=short)
    navigator.practise(game)
    option = navigator.app.game(game).length_option
    assert option is not None
    assert navigator.app.setup is not None
    assert navigator.app.setup.options[option.name] == short


def test_nobody_begins_a_short_race_with_more_cards_than_its_bot() -> None:
    services = make_services()
    navigator = ScreenNavigator(services)
    navigator.app.choose_game("frankfurt")
    session, option = navigator.app.session, navigator.app.game("frankfurt").length_option
    session.sit(0, "Anna")
    session.set_handicap(0, option, "half")
    navigator.app.choose_practice("frankfurt", length="quarter")
    navigator.practise("frankfurt")
    assert navigator.app.setup.options["start"] == "quarter"
    navigator.join("frankfurt")
    assert navigator.app.session.handicap(0, option) == "half", "the lobby is as it was"
    navigator.app.choose_practice("frankfurt", length="all")
    navigator.practise("frankfurt")
    assert navigator.app.setup.options["start"] == "half,all", "a head start stays one"
