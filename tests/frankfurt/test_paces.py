"""What is told of everybody's tempo between two rounds, and the wish for another (P21)."""

import msgspec
import pygame
import pytest

from game.core.rng import Rng
from game.core.simulation import RaceBots
from game.frankfurt.bots import make_person
from game.frankfurt.following import Wish
from game.frankfurt.screen.paces import TOLD
from game.frankfurt.screen.race import STEP, intent_of
from game.frankfurt.screen.scene import FrankfurtScene
from game.frankfurt.state import Phase
from game.input.seating import MatchSetup, Seating
from game.ui.match_scene import new_match
from game.ui.services import Services
from tests.frankfurt.test_race_help import words_of
from tests.frankfurt.test_scene import GAME, TWO, Screens, seating
from tests.harness import frame, key, make_services, press
from tests.input.presses import Shelf, button, plugged


@pytest.fixture
def services():
    made = make_services((640, 360))
    made.navigator = Screens()
    yield made
    made.scenes.quit()


def raced(services: Services, kinds: str, level: str, text: str = "") -> FrankfurtScene:
    sat = seating(kinds)
    players = (p if p.human else msgspec.structs.replace(p, level=level) for p in sat.players)
    setup = MatchSetup("frankfurt", Seating(tuple(players)), {}, seed=5)
    state = GAME.rules.parse_position(text) if text else None
    scene = FrankfurtScene(services, setup, GAME, new_match(GAME, setup, state))
    services.scenes.push(scene)
    return scene


def told(scene: FrankfurtScene, services: Services, *, round_number: int = 2) -> list[str]:
    """Return what is told in the count-down of a round, with everybody at 2.04 s a card."""
    state = msgspec.structs.replace(scene.state, round=round_number, phase=Phase.COUNTDOWN_START)
    scene.paces.watch(state, 600)
    scene.paces.person = lambda seat: 2.04
    return [line.text(services.texts, scene.names) for line in scene.paces.news(state)]


def test_between_rounds_one_line_tells_the_bot_s_number_and_yours(services: Services) -> None:
    scene = raced(services, "hb", "with-you")
    assert told(scene, services) == ["Karim: 3.0 s a card", "You: 2.0 s"]


def test_nothing_is_told_before_the_first_round_or_of_an_unknown_tempo(services: Services) -> None:
    scene = raced(services, "hb", "with-you")
    assert scene.paces.news(scene.state) == ()
    assert told(scene, services, round_number=1) == []
    state = msgspec.structs.replace(scene.state, round=2)
    scene.paces.watch(state, 700)
    scene.paces.person = lambda seat: None
    assert scene.paces.news(state) == ()


def test_each_person_is_told_beside_a_bot_that_follows_and_no_other(services: Services) -> None:
    scene = raced(services, "hhb", "with-you")
    line = ["Zeil: 3.0 s a card", "Anna: 2.0 s", "Karim: 2.0 s"]
    assert told(scene, services) == line
    services.scenes.pop()
    assert told(raced(services, "hhb", "easy"), services) == [], "nobody compares people"
    services.scenes.pop()
    alone = raced(services, "hb", "easy+10")
    assert told(alone, services) == ["Karim: 1.9 s a card", "You: 2.0 s"]


def test_it_stands_in_the_place_of_the_banner_until_it_could_be_read(
    services: Services, monkeypatch
) -> None:
    scene = raced(services, "hb", "with-you", TWO.replace("round 1", "round 2"))
    scene.paces.person = lambda seat: 2.04
    scene.paces._round, scene.paces._began = 2, scene.state.clock
    line = "Karim: 3.0 s a card · You: 2.0 s"
    assert line in words_of(services, monkeypatch)
    late = msgspec.structs.replace(scene.state, clock=scene.state.clock + TOLD)
    assert scene.paces.news(late) == ()
    out = msgspec.structs.replace(scene.state, phase=Phase.SLAP)
    assert scene.paces.news(out) == ()


def test_p21_the_bot_can_be_asked_to_be_slower_or_faster(services: Services) -> None:
    scene = raced(services, "hb", "with-you")
    following = scene.race._bots._racers[0][1].following
    assert following.bot == pytest.approx(3.0)
    press(services, pygame.KSCAN_F3, pygame.K_F3)
    assert scene.paces.wish is Wish.SLOWER
    assert following.bot > 3.0
    assert "a little slower" in scene.view.panels._handicap(scene.state, 1)
    for _ in range(3):
        press(services, pygame.KSCAN_F4, pygame.K_F4)
    assert scene.paces.wish is Wish.FASTER
    assert following.bot < 3.0
    frame(services)


def test_p21_the_shoulders_of_a_pad_ask_too(services: Services) -> None:
    services.pads._open = Shelf("m1").open
    services.pads.handle(plugged(0))
    scene = raced(services, "hb", "with-you")
    services.scenes.handle(button(10, pygame.CONTROLLER_BUTTON_LEFTSHOULDER))
    assert scene.paces.wish is Wish.SLOWER
    services.scenes.handle(button(10, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER))
    assert scene.paces.wish is Wish.SAME


def test_without_a_bot_that_follows_the_keys_mean_nothing(services: Services) -> None:
    scene = raced(services, "hb", "easy")
    assert not scene._wished(key(pygame.KSCAN_F3, pygame.K_F3))


@pytest.mark.parametrize(
    ("level", "words"),
    [
        ("first-20", "beginner -20 %"),
        ("gentle", "gentle"),
        ("with-you", "with you · 3.0 s a card"),
    ],
)
def test_a_bot_s_panel_names_its_level(services: Services, level: str, words: str) -> None:
    scene = raced(services, "hb", level)
    assert scene.view.panels._handicap(scene.state, 1) == words


@pytest.mark.whole
def test_a_person_s_number_is_true_and_stands_in_the_report(services: Services) -> None:
    scene = raced(services, "hb", "with-you")
    person = make_person(1.0, 0, scene.deck, Rng(3, "p"))
    hands = RaceBots(scene.match.rules, {0: person})
    while scene.outcome is None and scene.match.now < 60 * 60 * 20:
        hands.see(scene.match.now, scene.state, True)
        for _, seat, action in hands.presses(scene.match.now):
            scene.press(seat, intent_of(action))
        scene.update(STEP)
    person, bot = scene.numbers()
    assert person == pytest.approx(1.0, rel=0.25)
    assert bot == pytest.approx(1.0, rel=0.4)


def test_a_panel_names_a_head_start_as_long_as_it_holds(services: Services) -> None:
    scene = raced(services, "hb", "first")
    panels = scene.view.panels
    panels._starts = ("half", "all")
    assert panels._handicap(scene.state, 0) == "half the cards"
    second = msgspec.structs.replace(scene.state, round=2)
    assert panels._handicap(second, 0) == ""
