"""What came into a closed hand is marked when its owner opens it next, with who and why."""

from typing import Any

import pytest

from game.catalog import find
from game.core.sentence import Sentence
from game.input.seating import MatchSetup
from game.ui.hand_news import MOST_LINES, HandNews
from game.ui.match_scene import new_match
from game.ui.open_hand import WARNING_SECONDS
from game.ui.services import Services
from tests.harness import frame, make_services, press
from tests.table_play import ZONES, Screens, offered, seating, wait

LINE = Sentence("line")


def test_cards_that_come_while_it_is_closed_are_marked_until_it_closes() -> None:
    news = HandNews((0, 1), ((1, 2), (3,)))
    news.happened(((1, 2), (3,)), ((1, 2, 9), ()), LINE, dealt=False)
    hands = ((1, 2, 9), ())
    assert news.marked(0) == frozenset(), "it is closed"
    news.look(frozenset({0}), hands)
    assert news.marked(0) == {9}
    assert news.lines(0) == (LINE,)
    news.look(frozenset(), hands)
    assert news.marked(0) == frozenset()
    news.look(frozenset({0}), hands)
    assert news.marked(0) == frozenset(), "it is known by now"
    assert news.lines(0) == ()


def test_what_comes_into_an_open_hand_is_no_news() -> None:
    news = HandNews((0,), ((1,), ()))
    news.look(frozenset({0}), ((1,), ()))
    news.happened(((1,), ()), ((1, 5), ()), LINE, dealt=False)
    news.look(frozenset({0}), ((1, 5), ()))
    assert news.marked(0) == frozenset()
    news.look(frozenset(), ((1, 5), ()))
    news.look(frozenset({0}), ((1, 5), ()))
    assert news.marked(0) == frozenset()


def test_a_hand_that_is_dealt_is_no_news_and_one_that_is_new_as_a_whole_has_no_marks() -> None:
    news = HandNews((0,), ((), ()))
    news.happened(((), ()), ((1, 2), (3, 4)), LINE, dealt=True)
    news.look(frozenset({0}), ((1, 2), (3, 4)))
    assert (news.marked(0), news.lines(0)) == (frozenset(), ())
    news.look(frozenset(), ((1, 2), (3, 4)))
    news.happened(((1, 2), (3, 4)), ((3, 4), (1, 2)), LINE, dealt=False)
    news.look(frozenset({0}), ((3, 4), (1, 2)))
    assert news.marked(0) == frozenset()
    assert news.lines(0) == (LINE,), "but why is told"


def test_only_the_newest_lines_are_told() -> None:
    news = HandNews((0,), ((1,),))
    hand: tuple[int, ...] = (1,)
    for card in range(2, 8):
        news.happened((hand,), ((*hand, card),), Sentence(f"line {card}"), dealt=False)
        hand = (*hand, card)
    news.look(frozenset({0}), (hand,))
    assert [line.text_id for line in news.lines(0)] == ["line 5", "line 6", "line 7"]
    assert len(news.lines(0)) == MOST_LINES


GIFT = """\
options answer=5
turn 0
seat 0: R1 R2 Rg Rs
seat 1: G1 Y5 B2
seat 2: Y1 B7
discard: R5
ask: turn seats=0
"""


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_open_hand_says_whose_it_is_what_is_new_and_who_brought_it(lang: str) -> None:
    services: Services = make_services((640, 360), lang)
    services.navigator = Screens()
    services.store.update(reduced_motion=True, speed="off", bot_speed="off")
    game, setup = find("frantic").open(), MatchSetup("frantic", seating("zzz"), {}, 3)
    match = new_match(game, setup, game.rules.parse_position(GIFT))
    scene: Any = find("frantic").screens().scene(services, setup, game, match)
    services.scenes.push(scene)
    wait(services, 0.1)
    for action in ("play Rg", "target 1"):
        scene.act(0, scene.rules.parse_action(action))
    scene.let_be((1,))
    for action in ("give R1", "give R2"):
        scene.act(0, scene.rules.parse_action(action))
    scene.table.skip()
    assert offered(services, scene) == 1
    press(services, ZONES[1].lower[3])
    wait(services, 0.5)
    frame(services)
    say, shown = services.texts, [one.text for one in scene.view.pen.placed]
    assert shown.count(say("answers-new")) == 2
    assert say("answers-look-away") in shown
    assert any("Karim" in text and "2" in text for text in shown), "who, and how many"
    wait(services, WARNING_SECONDS)
    frame(services)
    shown = [one.text for one in scene.view.pen.placed]
    assert say("answers-look-away") not in shown
    assert say("answers-hand-of", name="Karim") in shown
    press(services, ZONES[1].lower[3])
    frame(services)
    assert say("answers-new") not in [one.text for one in scene.view.pen.placed]
    services.scenes.quit()
