"""Whoever has a gamepad in hand can do all that others do at the table, and reads how."""

from collections.abc import Iterator

import pygame
import pytest

from game.board.screen.scene import BoardScene
from game.catalog import find
from game.frantic.screen.scene import FranticScene
from game.frappadingue.screen.scene import FrappadingueScene
from game.input.seating import MatchSetup, Player, Seating
from game.screens.book_keys import keys_of_turns
from game.screens.dialogs import PauseScreen
from game.screens.navigator import ScreenNavigator
from game.ui import game_table
from game.ui.asked_when import ALONE
from game.ui.hints import Hint
from game.ui.loop import Loop
from game.ui.match_scene import new_match
from game.ui.pen import PAD_LEFT, Pen
from game.ui.scenes import Scene
from game.ui.services import Services
from game.ui.turn_scene import TurnScene
from tests.harness import frame, make_services, press
from tests.input.presses import Shelf, button, joy_button, plugged, unplugged

SCENES = {"board": BoardScene, "frantic": FranticScene, "frappadingue": FrappadingueScene}
WEST, EAST = pygame.CONTROLLER_BUTTON_X, pygame.CONTROLLER_BUTTON_B
SOUTH = pygame.CONTROLLER_BUTTON_A
SELECT, SHOULDER = pygame.CONTROLLER_BUTTON_BACK, pygame.CONTROLLER_BUTTON_LEFTSHOULDER
KEYS = {"Enter", "Space", "Backspace", "Esc", "Tab", "F1", "F2", "F3", "F4"}
PAD = 10
GAMES = pytest.mark.parametrize("game", sorted(SCENES))


@pytest.fixture
def services() -> Iterator[Services]:
    made = make_services((1280, 720))
    made.store.update(poster="2")
    made.store.update(bot_speed="off")
    made.pads._open = Shelf("m1").open
    made.pads.handle(plugged(0))
    made.pads.handle(button(PAD, SOUTH))
    tap(made, SOUTH)
    yield made
    made.scenes.quit()


@pytest.fixture
def shown(monkeypatch) -> list[tuple[Hint, ...]]:
    """Return the lines of keys that were drawn."""
    lines: list[tuple[Hint, ...]] = []
    draw = game_table.draw_hints

    def note(pen, hints, box):
        lines.append(tuple(hints))
        return draw(pen, hints, box)

    monkeypatch.setattr(game_table, "draw_hints", note)
    return lines


def tap(services: Services, number: int) -> None:
    services.scenes.handle(button(PAD, number))
    up = pygame.event.Event(pygame.CONTROLLERBUTTONUP, instance_id=PAD, button=number)
    services.scenes.handle(up)


def start(services: Services, game: str, human: int = 0, seed: int = 3) -> TurnScene:
    players = [Player("bot", name, level="easy") for name in ("Main", "Zoo", "Dom", "Pferd")]
    players[human] = Player("human", "Anna", pad="m1/1")
    setup, made = MatchSetup(game, Seating(tuple(players)), {}, seed), find(game).open()
    scene = SCENES[game](services, setup, made, new_match(made, setup))
    services.scenes.push(scene)
    frame(services)
    return scene


def waits(services: Services, scene: TurnScene) -> None:
    """Play until the person waits for bots."""
    for _ in range(3000):
        if scene.table.can_rush and scene.table.in_turn in scene.setup.seating.bots:
            return
        offered = scene.table.offered
        if offered is not None:
            scene.act(offered, scene.match.rules.legal_actions(scene.match.state, offered)[0])
        elif scene.table.standing:
            scene.table.skip()
        services.scenes.update(1 / 20)
    raise AssertionError("nobody ever waits")


def asked(services: Services, scene: TurnScene) -> None:
    for _ in range(9000):
        if scene.table.offered is not None and scene.guard.settled:
            return
        if scene.table.standing:
            scene.table.skip()
        services.scenes.update(1 / 20)
    raise AssertionError("nobody is ever asked")


@GAMES
def test_a_pad_plays_on_to_its_own_turn(services: Services, game: str) -> None:
    scene = start(services, game)
    waits(services, scene)
    tap(services, EAST)
    assert scene.table.rushing


@GAMES
def test_who_waits_with_a_pad_in_hand_reads_its_buttons(
    services: Services, game: str, shown: list[tuple[Hint, ...]]
) -> None:
    scene, say = start(services, game), services.texts
    waits(services, scene)
    tap(services, pygame.CONTROLLER_BUTTON_LEFTSTICK)
    frame(services)
    by_text = {hint.text: hint.key for hint in shown[-1]}
    assert by_text[say("table-hint-skip")] == say("pad-button-south")
    assert by_text[say("table-hint-rush")] == say("pad-button-east")
    assert by_text[say("table-hint-log")] == say("pad-button-select")
    assert not KEYS & set(by_text.values())
    waits(services, scene)
    press(services, pygame.KSCAN_F5)
    waits(services, scene)
    frame(services)
    assert {"Enter", "Esc", "F2"} <= {hint.key for hint in shown[-1]}


@GAMES
def test_a_pad_opens_the_log_and_closes_it(services: Services, game: str) -> None:
    scene = start(services, game)
    asked(services, scene)
    tap(services, SELECT)
    assert scene._log_open
    tap(services, SELECT)
    assert not scene._log_open


def test_a_pad_opens_the_sheets_that_only_a_game_has(services: Services) -> None:
    scene = start(services, "board")
    asked(services, scene)
    tap(services, SHOULDER)
    assert scene.view.legend.open
    tap(services, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    assert scene.view.stacks.open
    start(services, "frappadingue")
    odds = services.settings.odds
    tap(services, SHOULDER)
    assert services.settings.odds is not odds


@GAMES
def test_the_line_of_keys_names_a_marked_choice_where_its_sign_is_drawn(
    services: Services, game: str, shown: list[tuple[Hint, ...]], monkeypatch
) -> None:
    scene = start(services, game)
    signs: list[str] = []
    usual = Pen.key_cap

    def note(pen, text, box, **more) -> None:
        signs.append(text)
        usual(pen, text, box, **more)

    monkeypatch.setattr(Pen, "key_cap", note)
    told = set()
    for _ in range(12):
        asked(services, scene)
        signs.clear()
        frame(services)
        marked = services.texts("table-hint-first") in {hint.text for hint in shown[-1]}
        assert marked == (PAD_LEFT in signs), scene.match.state
        told.add(marked)
        seat = scene.table.offered
        scene.act(seat, scene.match.rules.legal_actions(scene.match.state, seat)[-1])
    assert True in told


@GAMES
def test_who_has_lost_the_pad_sees_keys_on_the_choices(services: Services, game: str) -> None:
    scene = start(services, game)
    asked(services, scene)
    assert scene.key_label(0, 1) == ""
    services.scenes.handle(unplugged(PAD))
    assert not services.scenes.by_pad, "no pad is left"
    assert all(scene.key_label(0, number) for number in range(8))
    assert PAD_LEFT not in {scene.key_label(0, number) for number in range(8)}


def test_who_has_lost_the_pad_reads_how_to_go_on_without(services: Services) -> None:
    navigator = ScreenNavigator(services)
    services.navigator = navigator
    start(services, "frantic")
    services.scenes.handle(unplugged(PAD))
    pause = services.scenes.top
    assert isinstance(pause, PauseScreen)
    frame(services)
    told = " ".join(placed.text for placed in pause.pen.placed)
    assert "Anna" in told
    assert "Enter" in told
    named = {hint.key for hint in pause.hints()}
    assert "Enter" in named
    assert not any("button" in key for key in named)


class Ears(Scene):
    """Hears what comes."""

    def __init__(self) -> None:
        self.heard: list[int] = []

    def handle(self, event: pygame.event.Event) -> None:
        self.heard.append(event.type)


def test_a_button_that_is_told_of_twice_is_one_press(services: Services) -> None:
    ears = Ears()
    services.scenes.push(ears)
    loop = Loop(services)
    for event in (button(PAD, WEST), joy_button(PAD, WEST)):
        loop.take(event)
    assert ears.heard == [pygame.CONTROLLERBUTTONDOWN]
    loop.take(joy_button(99, WEST))
    assert ears.heard[1:] == [pygame.JOYBUTTONDOWN], "a pad without a mapping"


@GAMES
def test_a_pad_looks_around_by_its_upper_button_and_its_cross(
    services: Services, game: str
) -> None:
    scene = start(services, game)
    asked(services, scene)
    tap(services, pygame.CONTROLLER_BUTTON_Y)
    assert scene.looks.open
    met = {scene.looks.thing}
    things = {one.thing for one in scene.view.things(scene.table.shown)}
    for _ in things:
        tap(services, pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
        met.add(scene.looks.thing)
    assert met == things
    log = len(scene.match.log)
    tap(services, pygame.CONTROLLER_BUTTON_B)
    assert not scene.looks.open
    assert len(scene.match.log) == log


STICK = pygame.CONTROLLER_BUTTON_LEFTSTICK
ASKED = ("board", "frantic")


@pytest.mark.parametrize("game", ASKED)
def test_a_pad_says_when_its_player_is_asked(
    services: Services, game: str, shown: list[tuple[Hint, ...]]
) -> None:
    scene = start(services, game)
    asked(services, scene)
    before, (choices, wait) = scene.asked_when.of(0), (scene.asked_when.choices, 1 / 20)
    told = []
    for _ in (*choices, "once more"):
        shown.clear()
        services.scenes.update(wait)
        frame(services)
        told += [hint.text for hint in shown[-1] if hint.key == "L3"] if shown else []
        tap(services, STICK)
    unsaid = "usual" if choices == ALONE else ""
    wanted = [when for when in choices if when != unsaid]
    assert len(set(told)) == len(wanted), "the line of keys tells each, but what is usual alone"
    assert scene.asked_when.of(0) == choices[choices.index(before) + 1], "once round, and one on"


@pytest.mark.parametrize("game", ASKED)
def test_a_pad_of_somebody_else_does_not(services: Services, game: str) -> None:
    scene = start(services, game)
    asked(services, scene)
    before = scene.asked_when.of(0)
    stranger = button(PAD + 1, STICK)
    services.scenes.handle(stranger)
    assert scene.asked_when.of(0) == before


@pytest.mark.parametrize("game", ASKED)
def test_a_pad_asks_again_whoever_was_left_alone(services: Services, game: str) -> None:
    scene = start(services, game)
    waits(services, scene)
    scene.not_before(0)
    assert 0 in scene.orders.seats
    tap(services, STICK)
    assert 0 not in scene.orders.seats


def test_the_book_tells_the_button_that_says_when_one_is_asked() -> None:
    uses = keys_of_turns(hidden=True, answers=True)
    (use,) = (one for one in uses if one.text == "help-use-asked")
    assert (use.key, use.pad) == ("F7", ("stick-left",))
