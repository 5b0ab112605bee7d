"""The first match after a guided round: easy, short, like the round, and one press away."""

import pytest

from game import catalog
from game.screens.first_match import SHORT, first_match
from game.screens.first_match_screen import LONGEST, FirstMatchScreen
from game.screens.navigator import ScreenNavigator
from game.ui.match_scene import MatchScene
from tests.harness import frame, make_services, tap
from tests.screens.test_navigator import start, top

GAMES = tuple(catalog.keys())


def asked(game: str, lang: str = "en"):
    services, navigator = start(lang)
    navigator.title()
    navigator.first_match(game)
    frame(services)
    screen = top(services)
    assert isinstance(screen, FirstMatchScreen)
    return services, navigator, screen


@pytest.mark.parametrize("game", GAMES)
def test_one_press_begins_the_easiest_match_of_a_few_minutes(game: str) -> None:
    services, navigator, _ = asked(game)
    tap(services, "enter")
    opened, setup = navigator.app.game(game), navigator.app.setup
    assert setup is not None
    assert setup.game == game
    assert {setup.seating[seat].level for seat in setup.seating.bots} == {opened.levels[0]}
    assert len(setup.seating) == opened.lesson.seats
    pace = opened.pace
    if pace.option:
        value = setup.options[pace.option]
        assert pace.length(value, len(setup.seating), 1).told_minutes <= SHORT
        taught = opened.lesson.options[pace.option]
        if pace.length(taught, len(setup.seating), 1).told_minutes <= SHORT:
            assert value == taught
    else:
        assert setup.options["start"] == "quarter"
    for name, value in opened.lesson.options.items():
        assert name == pace.option or setup.options[name] == value


@pytest.mark.parametrize("game", GAMES)
def test_level_and_length_are_chosen_on_its_sheet_and_nothing_is_long(game: str) -> None:
    services, navigator, screen = asked(game)
    opened = navigator.app.game(game)
    assert screen.menu.focus_on("level")
    tap(services, "right")
    assert screen.menu.focus_on("length")
    before = dict(screen.match.options)
    tap(services, "right")
    assert screen.match.options != before
    length = next(one for one in screen.menu.widgets if one.key == "length")
    for value, words in length.values:
        assert words
        if opened.pace.option:
            seats = screen.match.bots + 1
            assert opened.pace.length(value, seats, 1).told_minutes <= LONGEST
    assert screen.menu.focus_on("play")
    tap(services, "enter")
    setup = navigator.app.setup
    assert {setup.seating[seat].level for seat in setup.seating.bots} == {opened.levels[1]}
    assert dict(screen.match.options).items() <= dict(setup.options).items()


def test_what_was_chosen_for_a_first_match_is_not_the_lobbys() -> None:
    services, navigator, _ = asked("frantic")
    tap(services, "enter")
    navigator.join("frantic")
    assert navigator.app.session.options == {}
    assert services.settings.practice == {}


def test_who_raced_with_help_to_see_finds_it_in_the_lobby_too() -> None:
    _services, navigator = start()
    navigator.app.choose_game("frankfurt")
    navigator.app.session.sit(0, "Anna")
    navigator.app.session.set_aid(0, "off")
    navigator.practise("frankfurt", first=first_match(navigator.app, "frankfurt"))
    assert navigator.app.setup.seating[0].aid == "late"
    navigator.join("frankfurt")
    assert navigator.app.session.chairs[0].aid == "late"


def test_a_race_of_few_cards_is_dealt_so_and_waits_for_a_key() -> None:
    services = make_services(lang="en")
    navigator = ScreenNavigator(services)
    navigator.title()
    navigator.first_match("frankfurt")
    tap(services, "enter")
    scene = next(one for one in services.scenes.open if isinstance(one, MatchScene))
    left = {len(seat.draw) + seat.column_cards for seat in scene.state.seats}
    assert left == {16}, "a quarter of 64"
    assert scene.state.paused


@pytest.mark.parametrize("leave", ["done", "escape", "arrow"])
def test_rules_are_kept_however_their_page_is_left(leave: str) -> None:
    services, navigator = start()
    navigator.title()
    navigator.join("board")
    navigator.options()
    screen = top(services)
    assert screen.menu.focus_on("limit")
    tap(services, "left")
    chosen = navigator.app.session.options["limit"]
    if leave == "escape":
        tap(services, "escape")
    else:
        assert screen.menu.focus_on("done" if leave == "done" else "back-arrow")
        tap(services, "enter")
    tap(services, "escape")
    navigator.join("frantic")
    navigator.title()
    navigator.join("board")
    assert navigator.app.session.options["limit"] == chosen
    assert services.settings.options["board"]["limit"] == chosen
