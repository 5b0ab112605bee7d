"""First-time bubbles of the race: in count-downs alone, each person's beside their own columns."""

import re

import pytest

from game.catalog import find
from game.core.rules import Seat
from game.frankfurt.bubbles import bubbles_of
from game.frankfurt.screen.race_bubbles import READ_SECONDS
from game.frankfurt.screen.scene import FrankfurtScene
from game.frankfurt.state import Phase
from game.input.seating import MatchSetup, Player, Seating
from game.ui.i18n import Texts
from game.ui.match_scene import new_match
from tests.harness import frame, make_services
from tests.table_play import FRAME, NAMES, ZONES, Screens

GAME = find("frankfurt").open()
MOST_WORDS = {"en": 12, "fr": 16}


def raced(kinds: str = "hb", size=(640, 360), percent: int = 100):
    services = make_services(size, "en", percent)
    services.navigator = Screens()
    players = []
    for seat, (kind, name) in enumerate(zip(kinds, NAMES, strict=False)):
        person = Player("human", name, zone=ZONES[seat])
        players.append(person if kind == "h" else Player("bot", name, level="easy"))
    setup = MatchSetup("frankfurt", Seating(tuple(players)), {}, seed=5)
    scene = FrankfurtScene(services, setup, GAME, new_match(GAME, setup))
    services.seating = setup.seating
    services.scenes.push(scene)
    return services, scene


def shown(scene: FrankfurtScene, seat: Seat = 0) -> str:
    bubble = scene.bubbles.shown(seat)
    return "" if bubble is None else bubble.key


def test_t10_no_bubble_in_a_running_race_and_one_in_the_count_down():
    services, scene = raced()
    told = {Phase.COUNTDOWN_START: set(), Phase.RACE: set()}
    for _ in range(300):
        services.scenes.update(FRAME)
        told[scene.state.phase].add(shown(scene))
    assert "frankfurt-bubble-goal" in told[Phase.COUNTDOWN_START]
    assert told[Phase.RACE] == {""}
    services.scenes.quit()


def test_t08_a_bubble_comes_in_one_count_down_after_the_other_until_it_could_be_read():
    services, scene = raced()
    scene.bubbles.update(scene.state, 0.0)
    seen = services.settings.bubbles
    for _ in range(round((READ_SECONDS - 0.5) / FRAME)):
        scene.bubbles.update(scene.state, FRAME)
    assert not seen
    assert shown(scene) == "frankfurt-bubble-goal"
    for _ in range(60):
        scene.bubbles.update(scene.state, FRAME)
    assert services.settings.bubbles == {"": ("frankfurt-bubble-goal",)}
    services.scenes.quit()


def test_t07_people_are_told_each_at_their_own_place_and_bots_nothing():
    services, scene = raced("hbh")
    services.store.update(bubbles={"Anna": ("frankfurt-bubble-goal",)})
    frame(services)
    assert [shown(scene, seat) for seat in range(3)] == [
        "frankfurt-bubble-fit",
        "",
        "frankfurt-bubble-goal",
    ]
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
    assert texts.has("frankfurt-bubble-stuck")
    assert not texts.missing
    scene.services.scenes.quit()


def test_hints_that_are_switched_off_stay_away_from_the_race():
    services, scene = raced()
    services.store.update(bubbles_on=False)
    frame(services)
    assert shown(scene) == ""
    services.scenes.quit()
