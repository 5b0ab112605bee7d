"""The end of a round in large words: who was first, and what each of the others takes."""

import msgspec
import pytest

from game.frankfurt.screen.round_end import REST_SECONDS, SECONDS
from game.frankfurt.state import COUNTDOWN, Phase
from game.input.zones import Intent
from game.ui.services import Services
from tests.frankfurt.test_paces import raced
from tests.frankfurt.test_scene import Screens, start
from tests.harness import frame, make_services

OUT = """\
options mode=referee stress=off turning=manual block=0.8
round 1
clock 600
progress 600
phase race
pile 1: Y8 B8
pile 2: R5 B10
seat 0: Y9 | - | (R1) (B3) Y8b | B12
seat 1: - | - | - | -
draw 0: R1b R3 Y14 R8
draw 1: B1 B3b R10 R12
"""
THREE = (
    OUT.replace("seat 0", "pile 3: R3 B13\nseat 0").replace("R1b R3 ", "R1b ") + "draw 2: Y1 Y3\n"
)
THREE = THREE.replace("draw 0", "seat 2: R7 | - | - | -\ndraw 0")


@pytest.fixture
def services():
    made = make_services((640, 360))
    made.navigator = Screens()
    yield made
    made.scenes.quit()


def told(scene) -> str:
    news = scene.view.banner._round_news(scene.state)
    return " ".join(line.text(scene.services.texts, scene.names) for line in news)


def test_all_are_told_who_was_first_and_what_the_other_takes(services: Services) -> None:
    scene = start(services, text=OUT)
    assert told(scene) == ""
    scene.press(1, Intent("upper", 0))
    frame(services)
    assert told(scene) == "Karim emptied the columns first! Anna takes 7 cards."
    ended = scene.view.panels._ended
    assert [ended(scene.state, seat) for seat in (0, 1)] == [
        "You take 7 cards.",
        "You emptied your columns first!",
    ]
    racing = msgspec.structs.replace(scene.state, phase=Phase.RACE)
    assert ended(racing, 0) == "", "in the race nothing hides the cards"


@pytest.mark.parametrize(
    ("kinds", "words"),
    [
        ("hb", "Karim emptied the columns first! You take 7 cards."),
        ("bh", "You emptied your columns first! Anna takes 7 cards."),
    ],
)
def test_who_plays_alone_is_spoken_to(services: Services, kinds: str, words: str) -> None:
    scene = raced(services, kinds, "first", OUT)
    scene.press(1, Intent("upper", 0))
    assert told(scene) == words


def test_it_can_be_read_through_the_count_down_and_is_gone_after(services: Services) -> None:
    services.store.update(bubbles_on=False)
    scene = start(services, text=OUT)
    scene.press(1, Intent("upper", 0))
    shown = 0
    while told(scene) and shown < 1000:
        frame(services)
        shown += 1
    assert shown == pytest.approx((REST_SECONDS + 1.8) * 60, abs=3)
    assert scene.state.phase is Phase.RACE
    assert shown < SECONDS * 60, "it goes when the race begins"


def test_it_is_read_before_cards_are_dealt_and_counted_down(services: Services) -> None:
    services.store.update(bubbles_on=False)
    services.store.update(speed="normal")
    scene = start(services, text=OUT)
    scene.press(1, Intent("upper", 0))
    assert told(scene)
    clock, dealt = scene.match.now, scene.state.seats[0].columns[-1].cards[-1:]
    for _ in range(int(REST_SECONDS * 60) - 3):
        frame(services)
        assert scene.match.now == clock
        assert scene.view.effects.rests
        assert all(not scene.view.places()[card].face_up for card in dealt)
    for _ in range(6):
        frame(services)
    assert not scene.view.effects.rests
    assert 0 < scene.match.now - clock < 6
    assert scene.state.countdown > COUNTDOWN - 6


def test_nobody_waits_under_constant_stress(services: Services) -> None:
    scene = start(services, text=OUT.replace("stress=off", "stress=on"))
    scene.press(1, Intent("upper", 0))
    clock = scene.match.now
    frame(services)
    assert scene.match.now > clock


def test_who_still_has_to_slap_is_asked_and_not_told(services: Services) -> None:
    scene = start(services, "hhh", text=THREE)
    scene.press(1, Intent("upper", 0))
    assert told(scene) == ""
    assert scene.view.round_end.of(1).text_id == "frankfurt-end-first-you"
    scene.press(0, Intent("upper", 1))
    assert told(scene) == "Karim emptied the columns first!", (
        "each panel tells what its player takes"
    )
    panels = scene.view.panels
    assert panels._ended(scene.state, 2) == "You take 3 cards."


def test_another_may_slap_before_who_was_out_first(services: Services) -> None:
    text = OUT.replace("seat 0: Y9 | - | (R1) (B3) Y8b | B12", "seat 0: - | - | - | -")
    scene = start(services, text=text.replace("draw 0: R1b", "draw 0: Y9 B12 R1 B3 Y8b R1b"))
    state = scene.state
    seats = tuple(
        msgspec.structs.replace(one, out_order=order)
        for one, order in zip(state.seats, (1, 2), strict=True)
    )
    scene.match.state = msgspec.structs.replace(state, seats=seats)
    scene.press(1, Intent("upper", 0))
    assert told(scene).startswith("Karim slapped first!")


def test_a_guided_round_tells_no_tempo(services: Services) -> None:
    scene = raced(services, "hb", "first", OUT.replace("round 1", "round 2"))
    scene.paces.person = lambda seat: 0.5
    scene.paces._round = 2
    state = msgspec.structs.replace(scene.state, phase=Phase.COUNTDOWN_START)
    frame(services)
    scene.paces._round = 2
    assert scene.paces.news(state)
    scene.permit = lambda seat, action: None
    frame(services)
    assert scene.paces.news(state) == ()
