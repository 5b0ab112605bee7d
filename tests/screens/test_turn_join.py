"""The lobby of games of turns: up to eight, with or without keys of their own."""

from argparse import Namespace

import pygame
import pytest

from game.commands.play import seat_lobby
from game.core.lengths import OFFERED
from game.core.record import Player
from game.frappadingue.screen.scene import FrappadingueScene
from game.input.pads import Pads
from game.input.places import place_of_name
from game.screens.join import HAMMERED
from game.screens.navigator import ScreenNavigator
from game.screens.option_words import option_name, option_words
from game.screens.options import OptionsScreen
from game.screens.results import ResultsScreen
from game.screens.session import CHAIRS, Session
from game.screens.turn_join import TurnJoinScreen
from game.ui.services import Services
from tests.harness import frame, make_services, past_podium, press, tap
from tests.input.presses import Shelf, button, plugged

GAME = "frappadingue"
Q, A, U = pygame.KSCAN_Q, pygame.KSCAN_A, pygame.KSCAN_U


def lobby() -> tuple[Services, ScreenNavigator]:
    services = make_services((640, 360))
    navigator = ScreenNavigator(services)
    navigator.title()
    navigator.join(GAME)
    return services, navigator


def screen(services: Services) -> TurnJoinScreen:
    top = services.scenes.top
    assert isinstance(top, TurnJoinScreen)
    return top


def push(services: Services, name: str) -> None:
    """Press a control by its key, as a click does."""
    menu = screen(services).menu
    assert menu.focus_on(name), name
    assert menu.step("confirm")


def kinds(session: Session) -> str:
    return "".join(chair.kind[0] for chair in session.chairs)


def test_there_are_as_many_chairs_as_the_game_has_seats() -> None:
    services, navigator = lobby()
    assert kinds(navigator.app.session) == "e" * 8
    assert len(screen(services).cards) == 8


def test_people_sit_by_keys_or_by_a_press_and_are_ready_at_once() -> None:
    services, navigator = lobby()
    press(services, Q)
    push(services, "sit-4")
    assert kinds(navigator.app.session) == "heeeheee"
    assert all(navigator.app.session.chairs[chair].ready for chair in (0, 4))
    assert screen(services).menu.focused is not None
    assert screen(services).menu.focused.key == "start", "two are enough: Enter starts"


def test_the_own_key_and_the_strip_let_a_person_get_up() -> None:
    services, navigator = lobby()
    press(services, Q)
    press(services, Q)
    assert kinds(navigator.app.session).startswith("h"), "there is nothing to be ready for"
    press(services, A)
    assert kinds(navigator.app.session).startswith("h"), "who hammers keys does not want to go"
    services.scenes.update(HAMMERED + 0.1)
    press(services, A)
    assert kinds(navigator.app.session) == "e" * 8
    push(services, "sit-5")
    push(services, "leave-5")
    assert kinds(navigator.app.session) == "e" * 8


def test_bots_come_in_every_level_of_the_game() -> None:
    services, navigator = lobby()
    push(services, "add-3")
    for _ in range(3):
        assert screen(services).menu.focus_on("level-3")
        screen(services).menu.step("right")
    assert navigator.app.session.chairs[3].level in navigator.app.levels()
    ladder = ("easy", "casual", "normal", "hard", "professor")
    assert navigator.app.levels() == (*ladder, "with-you")
    levels = {navigator.app.session.chairs[3].level}
    for _ in range(5):
        screen(services).menu.step("right")
        levels.add(navigator.app.session.chairs[3].level)
    assert "professor" in levels


def test_eight_bots_have_eight_names() -> None:
    _, navigator = lobby()
    for chair in range(8):
        navigator.app.session.add_bot(chair)
    assert len({chair.name for chair in navigator.app.session.chairs}) == 8


def test_eight_people_start_a_match_and_find_their_keys_in_it() -> None:
    services, _ = lobby()
    press(services, Q)
    press(services, U)
    for chair in range(2, 8):
        push(services, f"sit-{chair}")
    push(services, "start")
    scene = services.scenes.top
    assert isinstance(scene, FrappadingueScene)
    seating = scene.setup.seating
    assert len(seating) == 8
    assert [player.zone is not None for player in seating.players] == [True, True, *[False] * 6]
    zone = seating[0].zone
    assert zone is not None
    assert zone.upper[0] == place_of_name("Q")


def test_a_pad_takes_a_chair_and_gives_it_back() -> None:
    services, navigator = lobby()
    services.pads = Pads(Shelf("m1").open)
    navigator.join(GAME)
    services.scenes.handle(plugged(0))
    services.scenes.handle(button(10, pygame.CONTROLLER_BUTTON_A))
    chair = navigator.app.session.chair_of_pad("m1/1")
    assert chair is not None
    assert navigator.app.session.chairs[chair].ready
    up = pygame.event.Event(pygame.CONTROLLERBUTTONUP, instance_id=10, button=0)
    services.scenes.handle(up)
    services.scenes.handle(button(10, pygame.CONTROLLER_BUTTON_B))
    assert navigator.app.session.chair_of_pad("m1/1") is None


def test_other_hands_at_the_keyboard_unseat_nobody() -> None:
    _, navigator = lobby()
    for chair in range(4):
        navigator.app.session.sit(chair, f"P{chair}")
    navigator.app.choose_preset("one")
    assert kinds(navigator.app.session) == "hhhheeee"
    assert navigator.app.session.setup(navigator.app.info()).seating[1].zone is None


def test_going_to_a_race_leaves_those_who_can_play_it() -> None:
    _, navigator = lobby()
    for chair in range(6):
        navigator.app.session.sit(chair, f"P{chair}")
    navigator.app.session.add_bot(6)
    navigator.join("frankfurt")
    assert len(navigator.app.session.chairs) == CHAIRS
    assert kinds(navigator.app.session) == "hhee", "two have keys, the others' chairs are gone"
    assert not any(navigator.app.session.chairs[chair].ready for chair in (0, 1))
    navigator.join(GAME)
    assert kinds(navigator.app.session) == "hheeeeee"


def test_a_match_comes_to_results_and_a_rematch_with_the_same_people() -> None:
    services, navigator = lobby()
    for chair, level in enumerate(("easy", "professor", "hard", "normal", "easy")):
        navigator.app.session.add_bot(chair, level)
    screen(services).rebuild("start")
    tap(services, "enter")
    scene = services.scenes.top
    assert isinstance(scene, FrappadingueScene)
    scene.fast_forward(1_000_000)
    for _ in range(400):
        services.scenes.update(1 / 60)
    past_podium(services)
    assert isinstance(services.scenes.top, ResultsScreen)
    frame(services, 0.0)
    frame(services, ResultsScreen.deaf)
    frame(services)
    seeds = {scene.seed}
    tap(services, "enter")
    again = services.scenes.top
    assert isinstance(again, FrappadingueScene)
    assert again.names == scene.names
    assert [p.level for p in again.setup.seating.players] == [
        p.level for p in scene.setup.seating.players
    ]
    seeds.add(again.seed)
    assert navigator.services.store.records()


def test_every_option_and_value_has_words_in_every_language() -> None:
    for lang in ("en", "fr"):
        services = make_services((640, 360), lang)
        navigator = ScreenNavigator(services)
        for game in navigator.app.games():
            for option in navigator.app.info(game).options:
                assert option_name(services.texts, game, option)
                for value in option.choices:
                    explained = option_words(services.texts, game, "explain", option, value)
                    assert explained, (game, option, value)
                    word = option_words(services.texts, game, "value", option, value)
                    assert word or value.replace(".", "").isdigit()
        assert not services.texts.missing


def test_the_sheets_print_is_told_where_ours_differs() -> None:
    services, navigator = lobby()
    plus_five, first_crash, goal = navigator.app.info().options
    texts = services.texts
    told = [option_words(texts, GAME, "explain", plus_five, value) for value in ("50", "30")]
    assert all("30" in text and "sheet" in text for text in told)
    assert "sheet" in option_words(services.texts, GAME, "explain", first_crash, "dead")
    assert "sheet" in option_words(services.texts, GAME, "explain", goal, "1000")


def test_every_goal_can_be_chosen_and_holds_in_the_match() -> None:
    services, navigator = lobby()
    press(services, Q)
    push(services, "add-1")
    navigator.options()
    top = services.scenes.top
    assert isinstance(top, OptionsScreen)
    goal = navigator.app.info().options[2]
    assert top.menu.focus_on("goal")
    seen = set()
    for step in ("left", "right"):
        for _ in goal.choices:
            seen.add(navigator.app.session.value(goal))
            top.menu.step(step)
    assert seen == {value for value in goal.choices if value in OFFERED}
    assert navigator.app.session.value(goal) == "10000", "right of the longest is nothing"
    navigator.app.session.set_value(goal, "rounds-7")
    navigator.play()
    scene = services.scenes.top
    assert isinstance(scene, FrappadingueScene)
    assert scene.state.rules.rounds == 7


def test_the_command_line_seats_eight_people() -> None:
    _, navigator = lobby()
    seats = [Player()] * 7 + [Player("bot:professor")]
    seat_lobby(navigator.app, navigator.app.info(GAME), seats, Namespace(option=["goal=2000"]))
    assert kinds(navigator.app.session) == "hhhhhhhb"
    setup = navigator.app.session.setup(navigator.app.info(GAME))
    assert setup.seating[7].level == "professor"
    assert setup.options["goal"] == "2000"


@pytest.mark.parametrize(("people", "zones"), [(2, 2), (3, 3), (6, 4)])
def test_the_command_line_gives_keys_to_as_many_people_as_have_any(people: int, zones: int) -> None:
    _, navigator = lobby()
    seats = [Player()] * people
    seat_lobby(navigator.app, navigator.app.info(GAME), seats, Namespace(option=[]))
    seating = navigator.app.session.setup(navigator.app.info(GAME)).seating
    assert sum(player.zone is not None for player in seating.players) == zones


@pytest.mark.parametrize("game", ["frantic", "frappadingue", "frankfurt"])
def test_rules_and_pause_stand_before_the_table_of_the_game(game: str) -> None:
    services, navigator = lobby()
    navigator.join(game)
    navigator.options()
    assert services.scenes.top.backdrop == f"{game}/table"
    navigator.practise()
    navigator.pause("Anna", lambda: None)
    assert services.scenes.top.backdrop == f"{game}/table"
