"""What moves cards says why, so that a log can tell who did what to whom, and for what."""

import pytest

from game.core.match import Match
from game.core.rng import Rng
from game.frantic.events import Discarded, Drew, Gave, RanOut, Took
from tests.conformance.checks import random_steps

from .scenario import TABLE, Table, make_rules
from .test_rules_events import set_up
from .test_rules_specials import around, empty_pile


def reasons(table: Table, *texts: str) -> list[str]:
    """Do actions of the first seat asked, and return the events that have a reason."""
    lines = [line for text in texts for line in table.told(text)]
    return [line for line in lines if " why " in line]


def test_drawing_in_a_turn():
    table = around("R7", "G1", more="draw: Y1 rest")
    assert reasons(table, "draw") == ["drew seat 0 cards Y1 why turn"]
    assert reasons(empty_pile("R7", "G1"), "draw") == ["ran-out seat 0 missing 1 why turn"]


@pytest.mark.parametrize("hand", ["Rc", "Rc B1"])
def test_drawing_for_a_2nd_chance(hand):
    table = around(hand, "G1", more="draw: Y1 rest")
    texts = ["play Rc"] if hand == "Rc" else ["play Rc", "draw"]
    assert reasons(table, *texts) == ["drew seat 0 cards Y1 why chance"]


def test_specials():
    table = around("*4 R1", "G1", "G2", more="draw: Y1 Y2 Y3 Y4 rest")
    assert reasons(table, "play *4", "share 1*4", "pass") == [
        "drew seat 1 cards Y1 Y2 Y3 Y4 why four"
    ]
    table = around("*e R1 R2", "G1", more="draw: Y1 rest")
    assert reasons(table, "play *e", "target 1", "pass") == ["drew seat 1 cards Y1 why equality"]
    table = around("Rg R1", "G1", "G2")
    assert reasons(table, "play Rg", "target 1", "pass") == [
        "gave seat 0 target 1 cards R1 why gift"
    ]
    table = around("Rx R1 R2 R3", "G1", "G2")
    assert reasons(table, "play Rx", "target 1", "pass", "give R1", "give R2") == [
        "took seat 0 target 1 cards G1 why exchange",
        "gave seat 0 target 1 cards R1 R2 why exchange",
    ]


def test_a_special_that_was_sent_on():
    table = around("Rg R1 R2", "*c G1", "G2")
    assert reasons(table, "play Rg", "target 1", "counter", "target 2", "pass") == [
        "gave seat 1 target 2 cards G1 why gift"
    ]


def test_nice_try():
    table = around("R7", "*n G1", more="draw: Y1 Y2 Y3 rest")
    assert reasons(table, "play R7", "nice-try") == ["drew seat 0 cards Y1 Y2 Y3 why nice-try"]


@pytest.mark.parametrize("key", TABLE.keys)
def test_events_say_their_key(key):
    table = set_up(key, "R1 R2 R3", "B3 Y3 R4 G1 G2", "B5 *f")
    lines = table.told("play K9")
    while not table.ask.startswith(("turn", "deal", "nice-try")):
        lines += table.told(table.legal()[0])
    found = {line.partition(" why ")[2] for line in lines if " why " in line}
    assert found <= {key}
    silent = {
        *("doomsday", "earthquake", "finish-line", "friday-the-13th", "market", "robin-hood"),
        *("the-all-seeing-eye", "time-bomb", "tornado"),
    }
    assert (found == set()) == (key in silent)


def test_nothing_moves_without_a_reason():
    rules = make_rules()
    known = {"turn", "chance", "nice-try", "four", "equality", "gift", "exchange", *TABLE.keys}
    for seats in (2, 4):
        match = Match(rules, rules.info.configure(seats, seats, {"limit": "rounds-8"}))
        for _, events in random_steps(match, Rng(seats, "players")):
            for event in events:
                if isinstance(event, Drew | RanOut | Gave | Took | Discarded):
                    assert event.why in known
