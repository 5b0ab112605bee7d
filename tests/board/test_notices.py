"""Notices in large letters: they fit in both languages, and give no hand away."""

import pytest

from game.board.screen.notices import Notices, notice_of
from game.core.match import Match
from game.core.rng import Rng
from game.ui.brush import Brush
from game.ui.widgets_pen import Pen
from tests.conformance.checks import random_events
from tests.harness import make_services
from tests.steps import events_in

from .scenario import DECK, Table, make_rules
from .test_news import events_of
from .test_scores import seating

RULES = make_rules()


@pytest.mark.parametrize(("lang", "scale"), [("en", 100), ("fr", 100), ("fr", 200)])
def test_all_notices_fit_and_stand_for_their_time(lang, scale):
    services = make_services((1280, 720), lang, scale)
    pen, told = Pen(services), {}
    for seats, seed in ((2, 3), (4, 5), (6, 7), (6, 8)):
        notices = Notices(Brush(services), pen, seating(seats))
        for event, state in events_of(seats, seed):
            slip = notice_of(event, state, DECK)
            if slip is None or told.get(slip.line.text_id, 0) > 5:
                continue
            told[slip.line.text_id] = told.get(slip.line.text_id, 0) + 1
            notices.show(slip)
            pen.start()
            notices.draw()
            assert [text.text for text in pen.placed if text.cut] == []
            assert all(text.box.covers(text.drawn, 2) for text in pen.placed)
            notices.update(slip.seconds * 0.9)
            assert notices.up
            notices.update(slip.seconds * 0.2)
            assert not notices.up
    services.scenes.quit()
    assert len(told) > 12
    assert not services.texts.missing


def test_an_attack_shows_its_victim_and_its_card():
    table = Table("seat 0: remote x\nseat 1: x x\nseat 2: x x\npawns: 5 6 7")
    table.do("lay remote 40")
    state, found = table.state, []
    for event in events_in(table.match.submit(0, RULES.parse_action("target 2"))):
        found.append(notice_of(event, state, DECK))
        state = RULES.evolve(state, event)
    slip = found[0]
    assert (slip.line.seat, slip.target, slip.card) == (0, 2, "board/remote")


def test_fb_36_nothing_that_only_some_may_see_is_told_in_large_letters():
    match = Match(RULES, RULES.info.configure(4, 3, {"limit": "rounds-2"}))
    played = random_events(match, Rng(3, "hands"))
    told = (event for event, state in played if notice_of(event, state, DECK) is not None)
    kinds = {type(event).__name__ for event in told}
    assert kinds >= {"Attacked", "ThrownIn", "RoundEnded"}
    assert not kinds & {"Drew", "Gave", "Chose", "Dealt"}
