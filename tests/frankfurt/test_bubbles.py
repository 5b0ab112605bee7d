"""What the race tells its people once: in the rest before a round, one thing at a time."""

import re

import pytest

from game.catalog import find
from game.core.rules import Seat
from game.frankfurt.bubbles import bubbles_of
from game.frankfurt.screen.race_bubbles import READ_SECONDS
from game.frankfurt.screen.scene import FrankfurtScene
from game.input.seating import MatchSetup, Player, Seating
from game.ui.canvas import Box
from game.ui.i18n import Texts
from game.ui.match_scene import new_match
from tests.harness import frame, make_services, press
from tests.table_play import FRAME, NAMES, ZONES, Screens

GAME = find("frankfurt").open()
MOST_WORDS = {"en": 12, "fr": 16}


def raced(kinds: str = "hb", size=(640, 360), percent: int = 100, services=None):
    services = services or make_services(size, "en", percent)
    services.navigator = Screens()
    players = []
    for seat, (kind, name) in enumerate(zip(kinds, NAMES, strict=False)):
        person = Player("human", name, zone=ZONES[min(seat, len(ZONES) - 1)])
        players.append(person if kind == "h" else Player("bot", name, level="easy"))
    setup = MatchSetup("frankfurt", Seating(tuple(players)), {}, seed=5)
    scene = FrankfurtScene(services, setup, GAME, new_match(GAME, setup))
    services.seating = setup.seating
    services.scenes.push(scene)
    return services, scene


def shown(scene: FrankfurtScene, seat: Seat = 0) -> str:
    bubble = scene.bubbles.shown(seat)
    return "" if bubble is None else bubble.key


def rest(scene: FrankfurtScene) -> set[str]:
    """Let the rest before a round pass; return what is told in it."""
    told = set()
    while scene._rest:
        scene.services.scenes.update(FRAME)
        told |= {shown(scene, seat) for seat in range(len(scene.names))} - {""}
    return told


def next_round(scene: FrankfurtScene) -> None:
    """Play to the next round, as bots would."""
    begun = scene.state.round
    while scene.state.round == begun or not scene.state.phase.counting:
        scene.race.step()
    scene.view.update(FRAME)


def test_t10_it_is_told_in_the_rest_and_neither_in_the_count_down_nor_in_the_race():
    services, scene = raced()
    assert shown(scene) == "frankfurt-bubble-goal"
    clock = scene.match.now
    assert rest(scene) == {"frankfurt-bubble-goal"}
    assert scene.match.now - clock <= 1, "nothing runs while somebody reads"
    for _ in range(300):
        services.scenes.update(FRAME)
        assert shown(scene) == ""
    services.scenes.quit()


def test_there_is_time_to_read_and_nothing_is_told_twice():
    services, scene = raced()
    seconds = 0.0
    while scene._rest:
        services.scenes.update(FRAME)
        seconds += FRAME
    assert seconds == pytest.approx(READ_SECONDS, abs=0.1)
    assert services.settings.bubbles == {"": ("frankfurt-bubble-goal",)}
    scene.race.pause()
    scene.race.resume()
    services.scenes.update(FRAME)
    assert shown(scene) == "", "not in a count-down that goes on"
    scene._tell_new(0.0)
    assert shown(scene) != "frankfurt-bubble-goal"
    services.scenes.quit()


def test_who_sits_alone_goes_on_by_a_press_which_is_no_move():
    services, scene = raced()
    tap_key(services)
    assert scene._rest > 0, "a press at once was meant for what was there before"
    for _ in range(60):
        services.scenes.update(FRAME)
    tap_key(services)
    services.scenes.update(FRAME)
    assert scene._rest == 0
    assert "frankfurt-bubble-goal" in services.settings.bubbles[""]
    services.scenes.quit()


def tap_key(services) -> None:
    press(services, ZONES[0].lower[0])


def test_what_all_lack_is_told_once_to_all():
    services, scene = raced("hhh")
    assert [shown(scene, seat) for seat in range(3)] == ["frankfurt-bubble-goal"] * 3
    rest(scene)
    for name in NAMES[:3]:
        assert services.settings.bubbles[name] == ("frankfurt-bubble-goal",)
    services.scenes.quit()


def test_t07_who_lacks_it_is_named_and_bots_are_told_nothing():
    services = make_services((640, 360), "en", 100)
    services.store.update(bubbles={"Anna": ("frankfurt-bubble-goal",)})
    services, scene = raced("hbh", services=services)
    assert [shown(scene, seat) for seat in range(3)] == ["", "", "frankfurt-bubble-goal"]
    assert scene.bubbles._words(scene.bubbles._told).startswith(f"{NAMES[2]}: ")
    rest(scene)
    scene._tell_new(0.0)
    assert [shown(scene, seat) for seat in range(3)] == [
        "frankfurt-bubble-fit",
        "",
        "frankfurt-bubble-fit",
    ]
    services.scenes.quit()


def test_nobody_waits_who_knows_it_all():
    services = make_services((640, 360), "en", 100)
    _, scene = raced(services=services)
    known = tuple(bubble.key for bubble in bubbles_of(scene.state, 0))
    services.store.update(bubbles={"": known})
    scene._tell_new(0.0)
    assert scene._rest == 0
    services.scenes.quit()


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("kinds", ["hb", "hhb", "hhbb"])
def test_it_lies_over_the_piles_and_on_nothing_that_is_read(kinds, percent):
    services, scene = raced(kinds, (1280, 720), percent)
    frame(services)
    box, places = scene.bubbles.box, scene.table_places
    assert box is not None
    for place in places.seats:
        for column in range(len(place.columns)):
            card = place.column_rect(column)
            assert not box.meets(Box(card.x, card.y, card.w, card.h))
    signs = places.signs
    assert not box.meets(Box(signs.x, signs.y, signs.w, signs.h))
    assert box.y > places.banner_y + 30
    services.scenes.quit()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_p12_few_words_while_a_clock_runs(lang):
    _, scene = raced()
    texts = Texts(lang)
    found = list(bubbles_of(scene.state, 0))
    assert len(found) == 8
    for bubble in found:
        words = bubble.line.text(texts, NAMES)
        assert len(re.findall(r"[\w’'-]+", words)) <= MOST_WORDS[lang], words
    assert not texts.missing
    scene.services.scenes.quit()


def test_hints_that_are_switched_off_stay_away_from_the_race():
    services, scene = raced()
    services.store.update(bubbles_on=False)
    scene._tell_new(0.0)
    assert shown(scene) == ""
    assert scene._rest == 0
    services.scenes.quit()
