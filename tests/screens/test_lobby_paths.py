"""From the title into a match by keyboard, by mouse or by pad alone; and back the next day."""

import pygame
import pytest
from msgspec.structs import replace

from game import catalog
from game.frankfurt.screen.scene import FrankfurtScene
from game.input.pads import Pads
from game.screens.join import JoinScreen
from game.screens.lobby_memory import keep, usual_level
from game.screens.navigator import ScreenNavigator
from game.screens.screen import Screen
from game.screens.session import Chair
from game.storage import KeptChair, Practice, Store
from game.ui.match_scene import MatchScene
from game.ui.services import Services
from tests.harness import frame, make_services, press, tap
from tests.input.presses import Shelf, button, plugged

GAMES = catalog.keys()


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


def focus(services: Services) -> str:
    focused = shown(services).menu.focused
    assert focused is not None
    return focused.key


def click(services: Services, name: str) -> None:
    """Move the mouse to a control and click on its right half."""
    widget = next(w for w in shown(services).menu.widgets if w.key == name)
    assert widget.enabled, name
    box = widget.box
    at = services.canvas.to_px(box.x + box.w * 0.7, box.cy)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        services.scenes.handle(pygame.event.Event(kind, button=1, pos=at, touch=False))


def type_name(services: Services, name: str) -> None:
    for letter in name:
        services.scenes.handle(pygame.event.Event(pygame.TEXTINPUT, text=letter))


@pytest.mark.parametrize("game", GAMES)
def test_enter_alone_seats_a_person_then_one_bot_and_starts(game: str) -> None:
    services, navigator = start()
    navigator.join(game)
    assert focus(services) == "sit-0"
    tap(services, "enter")
    assert focus(services) == "start", "Enter seats nobody else"
    tap(services, "enter")
    scene = services.scenes.top
    assert isinstance(scene, MatchScene)
    assert [player.kind for player in scene.setup.seating.players] == ["human", "bot"]


@pytest.mark.parametrize("game", GAMES)
def test_the_mouse_alone_sits_names_chooses_bots_and_starts(game: str) -> None:
    services, navigator = start()
    click(services, f"game-{game}")
    click(services, "sit-0")
    click(services, "name-0")
    type_name(services, "Zoé")
    click(services, "add-1")
    session = navigator.app.session
    assert session.chairs[0].name == "Zoé", "a click elsewhere keeps the name"
    before = session.chairs[1].level
    click(services, "level-1")
    assert session.chairs[1].level != before
    click(services, "add-2")
    click(services, "remove-2")
    click(services, "start")
    scene = services.scenes.top
    assert isinstance(scene, MatchScene)
    assert scene.names[0] == "Zoé"
    assert len(scene.names) == 2


def test_a_person_alone_plays_the_race_by_mouse() -> None:
    services, _ = start()
    for name in ("game-frankfurt", "sit-0", "add-1", "start"):
        click(services, name)
    scene = services.scenes.top
    assert isinstance(scene, FrankfurtScene)
    assert scene.setup.seating.humans == (0,)
    while scene.state.phase.name != "RACE":
        services.scenes.update(1 / 60)
    frame(services)
    before = len(scene.match.log)
    column = scene.table_places.seats[0].column_rect(3)
    at = services.canvas.to_px(column.x + column.w / 2, column.y + column.h / 2)
    services.scenes.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=at))
    assert len(scene.match.log) > before


def test_with_several_people_each_says_ready_by_a_click_too() -> None:
    services, navigator = start()
    navigator.join("frankfurt")
    click(services, "sit-0")
    click(services, "sit-1")
    click(services, "ready-1")
    assert [chair.ready for chair in navigator.app.session.chairs[:2]] == [False, True]
    click(services, "start")
    assert isinstance(services.scenes.top, JoinScreen)
    click(services, "ready-0")
    click(services, "start")
    assert isinstance(services.scenes.top, FrankfurtScene)


@pytest.mark.parametrize("game", ["frankfurt", "frantic"])
def test_one_press_opens_the_name_of_who_sat_down_last(game: str) -> None:
    services, navigator = start()
    navigator.join(game)
    press(services, pygame.KSCAN_U)
    hints = [hint.key for hint in shown(services).hints()]
    assert "F2" in hints
    press(services, pygame.KSCAN_F2, pygame.K_F2)
    type_name(services, "Karim")
    tap(services, "enter")
    assert navigator.app.session.chairs[1].name == "Karim"


SOUTH, EAST, NORTH, UP, DOWN, LEFT, RIGHT = 0, 1, 3, 11, 12, 13, 14
"""Buttons of a pad as SDL numbers them."""


def plug(services: Services) -> None:
    services.pads = Pads(Shelf("m1").open)


def push(services: Services, *numbers: int) -> None:
    for number in numbers:
        services.scenes.update(1.0)
        services.scenes.handle(button(10, number))
        let_go = pygame.event.Event(pygame.CONTROLLERBUTTONUP, instance_id=10, button=number)
        services.scenes.handle(let_go)


def test_a_pad_alone_sits_writes_a_name_adds_a_bot_and_starts() -> None:
    services = make_services((640, 360))
    plug(services)
    navigator = ScreenNavigator(services)
    navigator.title()
    services.scenes.handle(plugged(0))
    push(services, SOUTH)
    assert isinstance(services.scenes.top, JoinScreen)
    push(services, SOUTH)
    session = navigator.app.session
    (chair,) = session.taken
    push(services, NORTH)
    said = [hint.text for hint in shown(services).hints()]
    assert said[:3] == ["letter", "next letter", "shorter"]
    push(services, DOWN, RIGHT, DOWN, RIGHT, LEFT, SOUTH)
    assert session.chairs[chair].name == "Ab"
    push(services, SOUTH)
    assert session.chairs[chair].ready
    push(services, SOUTH)
    assert len(session.taken) == 2, "the next wish is a bot"
    push(services, SOUTH)
    scene = services.scenes.top
    assert isinstance(scene, FrankfurtScene)
    assert scene.names[scene.setup.seating.humans[0]] == "Ab"


def again(services: Services) -> ScreenNavigator:
    """Return the navigator of another start of the program with the same settings."""
    new = make_services((640, 360))
    new.store = Store(services.store.folder)
    navigator = ScreenNavigator(new)
    navigator.title()
    return navigator


@pytest.mark.parametrize("game", GAMES)
def test_who_sat_where_is_there_again_after_a_restart(game: str) -> None:
    services, navigator = start()
    navigator.join(game)
    session = navigator.app.session
    session.sit(1, "Karim")
    session.set_aid(1, "late")
    session.add_bot(0, "hard")
    session.add_bot(3, "easy")
    before = keep(session.chairs, navigator.app.nameless)
    navigator.play()
    later = again(services)
    assert not later.app.session.taken
    later.join(game)
    assert keep(later.app.session.chairs, later.app.nameless) == before
    assert focus(later.services) == "start", "one person alone starts with the first Enter"
    other = next(name for name in GAMES if name != game)
    later.title()
    later.join(other)
    assert [chair.name for chair in later.app.session.chairs if chair.kind == "human"] == ["Karim"]


def test_each_game_remembers_its_own_table_for_the_same_people() -> None:
    services, navigator = start()
    for game, bots in (("frantic", 3), ("frankfurt", 1)):
        navigator.join(game)
        navigator.app.session.clear()
        navigator.app.session.sit(0, "Anna")
        for chair in range(1, bots + 1):
            navigator.app.session.add_bot(chair)
        navigator.play()
        navigator.title()
    later = again(services)
    for game, seats in (("frantic", 4), ("frankfurt", 2), ("frantic", 4)):
        later.join(game)
        assert len(later.app.session.taken) == seats
        later.title()
    later.app.session.sit(4, "Karim")
    later.join("frankfurt")
    assert len(later.app.session.humans) == 1, "a race has no keys for the fifth chair"


def test_other_people_keep_their_seats_when_the_game_changes() -> None:
    services, navigator = start()
    navigator.join("frantic")
    navigator.app.session.sit(0, "Anna")
    navigator.app.session.add_bot(1)
    navigator.play()
    later = again(services)
    later.join("frappadingue")
    for chair, name in enumerate(("Zoé", "Tom")):
        later.app.session.sit(chair, name)
    later.title()
    later.join("frantic")
    assert [chair.name for chair in later.app.session.chairs][:3] == ["Zoé", "Tom", ""]


def test_t34_a_handicap_lasts_for_the_evening_and_not_longer() -> None:
    services, navigator = start()
    navigator.join("frankfurt")
    session = navigator.app.session
    session.sit(0, "Anna")
    session.add_bot(1)
    block = next(option for option in navigator.app.info().options if option.name == "block")
    session.set_handicap(0, block, "0.2")
    navigator.play()
    navigator.title()
    navigator.join("frantic")
    navigator.title()
    navigator.join("frankfurt")
    assert session.handicap(0, block) == "0.2"
    later = again(services)
    later.join("frankfurt")
    assert later.app.session.handicap(0, block) == "0.8"


def test_a_lobby_that_somebody_edited_is_taken_as_far_as_it_makes_sense() -> None:
    services, navigator = start()
    chairs = (
        KeptChair("human", "\n", pad="m1/1"),
        KeptChair("bot", "", "no such level"),
        KeptChair("human", "Tom", pad="m1/1"),
        KeptChair("human", "Zoé"),
    )
    services.store.update(lobbies={"frankfurt": chairs, "no game": ()})
    navigator.join("frankfurt")
    first, second, third, fourth = navigator.app.session.chairs
    assert (first.kind, first.pad, second.kind) == ("human", "m1/1", "bot")
    assert first.name == "Player 1"
    assert second.level in navigator.app.levels()
    assert (third, fourth) == (Chair(), Chair()), "the pad is taken, and there are no keys here"


def test_who_comes_from_a_game_of_turns_to_a_first_race_has_glow_and_a_beginner() -> None:
    _, navigator = start()
    navigator.join("frantic")
    session = navigator.app.session
    session.sit(0, "Anna")
    session.add_bot(1, "normal")
    navigator.join("board")
    assert session.chairs[1].level == "normal", "from turns to turns the word means the same"
    navigator.join("frankfurt")
    assert [chair.name for chair in session.chairs][:1] == ["Anna"]
    assert session.chairs[0].aid == "late"
    assert session.chairs[1].level == "first"


def test_what_was_chosen_for_a_race_holds_when_they_come_back_with_somebody() -> None:
    services, navigator = start()
    session = navigator.app.session
    navigator.join("frankfurt")
    session.sit(0, "Anna")
    session.add_bot(1, "hard")
    session.chairs[0] = replace(session.chairs[0], aid="always")
    services.store.update(practice={"frankfurt": Practice("easy", "short")})
    navigator.join("frantic")
    session.chairs[1] = Chair()
    session.sit(1, "Karim")
    session.add_bot(2, "keen")
    navigator.join("frankfurt")
    assert [chair.aid for chair in session.chairs][:2] == ["always", "late"]
    assert session.chairs[2].level == "easy"


def test_a_new_bot_is_for_a_first_match_or_like_the_last_one() -> None:
    race, cards = catalog.find("frankfurt").open(), catalog.find("frantic").open()
    assert usual_level(race) == "first"
    assert usual_level(cards) == "normal"
    assert usual_level(cards, "hard") == "hard"
    assert usual_level(race, "easy+10") == "easy+10"
    assert usual_level(cards, "easy+10") == "normal"


@pytest.mark.parametrize(
    "level", ["easy+95", "easy+010", "with-you@nan", "with-you@1.2.3", "with-you@99", "hard+10+"]
)
def test_a_level_that_somebody_edited_is_no_new_bot_s(level: str) -> None:
    services, navigator = start()
    practice = {game: Practice(level, "no length") for game in navigator.app.games()}
    services.store.update(practice=practice)
    for game in navigator.app.games():
        navigator.join(game)
        assert navigator.app.usual_level() in navigator.app.levels()
        assert navigator.app.practice(game).level in navigator.app.levels()
        navigator.app.session.add_bot(1, navigator.app.usual_level())
        frame(services)


def test_practice_leaves_the_lobby_as_it_was() -> None:
    services, navigator = start()
    navigator.join("frantic")
    session = navigator.app.session
    for chair, name in enumerate(("Anna", "Karim")):
        session.sit(chair, name)
    session.set_value(navigator.app.info().options[0], "long")
    navigator.play()
    before, kept = list(session.chairs), services.settings.lobbies
    navigator.title()
    navigator.practise("frantic")
    assert len(session.humans) == 1
    navigator.title()
    navigator.join("frantic")
    assert session.chairs == before
    assert session.options["limit"] == "long"
    assert services.settings.lobbies == kept
