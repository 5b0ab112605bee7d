"""The texts of the board game: actions, events, positions, and what is refused in words."""

from itertools import islice

import pytest

from game.board.state import Give, Lay, Reroll, Target
from game.core.match import Match
from game.core.rng import Rng
from tests.conformance.checks import able_actions, random_steps
from tests.conformance.positions import check_refused

from .profile import OPTION_SETS
from .scenario import make_rules

RULES = make_rules()

ACTIONS = (
    *("deal", "pass", "pass-on", "block", "go-on", "target 0", "target 5", "reroll 3"),
    *("lay push 12 up", "lay jump 1 back", "lay x 49", "lay notyou 1000"),
    *("give reroll to 3", "pick chance"),
)


@pytest.mark.parametrize("text", ACTIONS)
def test_an_action_is_read_as_it_is_written(text):
    assert RULES.action_text(RULES.parse_action(text)) == text


def test_actions_are_what_they_say():
    assert RULES.parse_action(" lay  push 12 up") == Lay("push", 12, "up")
    assert RULES.parse_action("target 2") == Target(2)
    assert RULES.parse_action("reroll 1") == Reroll(1)
    assert RULES.parse_action("give push to 2") == Give("push", 2)


@pytest.mark.parametrize(
    "text",
    [
        *("", "lay", "lay push", "lay push 12", "lay push up 12", "lay push 12 on", "lay x 5 up"),
        *("lay jump 5 left", "lay push1 12 up", "lay ? 12", "lay x -1", "lay x 99999", "lay x ²"),
        *("target", "target 6", "target none", "reroll", "reroll 6", "reroll x", "block 1"),
        *("give push", "give push to", "give push to 6", "give push 2", "pick", "pick push1"),
        *("pass on", "deal 1", "go on", "draw", "play push"),
    ],
)
def test_what_is_no_action_is_refused_in_words(text):
    with pytest.raises(ValueError, match=r"write deal, lay push 12 up|copies of a card are alike"):
        RULES.parse_action(text)


TWO = "seat 0: push\nseat 1: x\n"
FULL = """
options board=cliff limit=rounds-4 wild=8 names=printed block=unlimited reroll=10 place=unlimited
round 3
turn 2
seat 0: push stop remote1
seat 1: swap2 block notyou
seat 2: -
points 0: 12 0
points 1: 0 50
points 2: 3 50
pawns: 4 17 48
cards: 3=push/up 12=jump/on+jump9/back 20=snail
teleports: 1 2 3 4 5 6
draw: x1 rest x2
dice: 2=5 0=1 1=6
spent: 3 12
silent: 0 2
thrown: -
chosen: 0=push1>2 2=push9>1
happening: surprise-party
last red
bomb 5
ask: give seats=1
"""
AGENDA = "agenda: hand-over seat=2 what=give-card; step seat=2 what=draw count=3; end-turn seat=2"


def test_a_position_with_everything_in_it():
    text = FULL.replace(" 2=push9>1", "") + AGENDA
    state = RULES.parse_position(text)
    again = RULES.describe(state)
    assert RULES.parse_position(again) == state
    assert AGENDA + "\n" in again
    assert "cards: 3=push2/up 12=jump1/on+jump9/back 20=snail1\n" in again
    assert "chosen: 0=push1>2\n" in again
    assert state.draw[0] == RULES.deck.card("x1")
    assert state.draw[-1] == RULES.deck.card("x2")
    assert state.agenda[-1].job.value == "hand-over"


def test_what_a_position_leaves_out():
    state = RULES.parse_position(TWO)
    text = RULES.describe(state)
    assert "pawns: 0 0\ncards: -\nteleports: 8 14 20 26 32 38\n" in text
    assert "ask: turn seats=0\nagenda: end-turn seat=0\n" in text
    assert "options board=classic limit=121 wild=off " in text
    assert "round 1\nturn 0\n" in text
    assert len(state.draw) == 92


WRONG = [
    ("seat 0: push\n# here", "needs seats 0 and 1"),
    ("seat 6: push\n", "needs seats 0 and 1"),
    ("seat 0: pull  # here\nseat 1: x\n", "no card 'pull'"),
    ("seat 0: push1 push1  # here\nseat 1: x\n", "too many cards push1"),
    (TWO + "pawns: 1", "write 2 squares"),
    (TWO + "pawns: 1 51", "squares are 0 to 50"),
    (TWO + "cards: 50=x", "nothing lies on square 50"),
    (TWO + "cards: 0=x", "nothing lies on square 0"),
    (TWO + "cards: 5=push", "cards: '' is not one of up, down, left, right"),
    (TWO + "cards: 5=jump/up", "cards: 'up' is not one of on, back"),
    (TWO + "cards: 5=notyou+x", "nothing lies on the white card of square 5"),
    (TWO + "cards: 5", "cards: '5' is not of the form square=cards"),
    (TWO + "cards: 8=trouble", "cards: square 8 has a teleport and a white card"),
    (TWO + "teleports: 1 2 3", "write 6 different squares"),
    (TWO + "teleports: 1 2 3 4 5 5", "write 6 different squares"),
    (TWO + "teleports: 0 2 3 4 5 6", "squares are 1 to 49"),
    (TWO + "spent: 5 5", "each once, in order"),
    (TWO + "silent: 1 0", "each once, in order"),
    (TWO + "turn 2", "no seat 2"),
    (TWO + "dice: 0=21", "numbers are 1 to 20"),
    (TWO + "dice: 0=1 0=2", "each once"),
    (TWO + "bomb -2", "number of turns"),
    (TWO + "last white", "last: 'white' is not one of red, blue, green, multi"),
    (TWO + "happening: party", "happening: 'party' is not one of friday-the-13th"),
    (TWO + "draw: push2", "cards are missing"),
    (TWO + "draw: rest rest", "only one pile can hold the rest"),
    (TWO + "points 0: 3", "points of as many rounds"),
    (TWO + "options limit=0", "options: limit: '0' is no limit; write points, or rounds-5"),
    (TWO + "options board=moon", "options: board: 'moon' is not one of"),
    (TWO + "options wild=7", "options: wild: '7' is not one of 0, off, 8, 16"),
    (TWO + "options colour=red", "options: unknown word 'colour'"),
    (TWO + "weather fine", "unknown line 'weather'"),
    (TWO + "thrown: reroll", "while its square is asked for"),
    (TWO + "chosen: 0=push1>1", "only while cards are given"),
    (TWO + "ask: place seats=0 what=x", "while its square is asked for"),
    (TWO + "thrown: x\nask: place seats=0 what=stop", "ask: place: needs one seat, and what"),
    (TWO + "ask: block seats=0 what=push other=1", "no attack 'push'"),
    (
        TWO + "ask: block seats=0 what=swap other=1",
        "needs the agenda 'swap; walk*; step*; end-turn'",
    ),
    (TWO + "ask: block seats=0 what=swap other=0", "needs one seat, and other"),
    (TWO + "ask: reroll seats=0 what=luck", "no dice 'luck'"),
    (
        TWO + "ask: reroll seats=0 what=move count=6",
        "needs the agenda 'walk; walk*; step*; end-turn'",
    ),
    (
        TWO + "ask: reroll seats=0 what=move count=6\nagenda: walk seat=0 pawn=0; end-turn seat=0",
        "one die, which walk uses",
    ),
    (TWO + "ask: swap seats=0", "ask: swap: needs other"),
    (TWO + "agenda: end-turn seat=0\nask: swap seats=0 other=0", "seat 0 has no answer"),
    (TWO + "ask: pick seats=0", "one for each who picks"),
    (TWO + "ask: name seats=0", "needs the next job hand-over what=give-hand"),
    (TWO + "ask: turn seats=2", "no such seats"),
    (TWO + "ask: turn seats=0,0", "no such seats"),
    (TWO + "ask: dance seats=0", "dance"),
    (TWO + "ask: turn seats=0 why=x", "unknown word 'why'"),
    (TWO + "agenda: walk seat=0 count=3", "agenda: walk: needs a pawn"),
    (TWO + "agenda: walk seat=3 pawn=0", "no such seat"),
    (TWO + "agenda: walk seat=0 pawn=0 way=up", "agenda: way: 'up' is not one of on, back"),
    (TWO + "agenda: walk seat=0 pawn=0 count=9999", "out of range"),
    (TWO + "agenda: swap seat=0 pawn=0", "needs other"),
    (TWO + "agenda: step seat=0 what=dance", "agenda: step: what: 'dance' is not one of"),
    (
        TWO + "agenda: move-all seat=0 what=market",
        "agenda: move-all: what: 'market' is not one of roll-on",
    ),
    (
        TWO + "agenda: hand-over seat=0 what=market",
        "agenda: hand-over: what: 'market' is not one of give-hand",
    ),
    (TWO + "agenda: throw-again seat=0 other=1 what=luck", "what: 'luck' is not one of move"),
]


@pytest.mark.parametrize(("text", "why"), WRONG)
def test_a_position_that_can_not_be_played_is_refused_in_words(text, why):
    check_refused(RULES, text, why)


GIVING = "ask: give seats=1\nagenda: hand-over seat=0 what=give-card; end-turn seat=0\n"
WRONG_CHOICES = [
    ("chosen: 1=x1>0", "seat 1 is still asked"),
    ("chosen: 0=push1>0", "or the same one"),
    ("chosen: 0=push1>2", "no such seat"),
    ("chosen: 0=x1>1", "does not hold that card"),
    ("chosen: 0=>1", "a card, unless hands are given"),
    ("chosen: 0=push1>1 0=push1>1", "each seat once"),
    ("chosen: 0=push1", "chosen: 'push1' is not of the form card>seat"),
]


@pytest.mark.parametrize(("line", "why"), WRONG_CHOICES)
def test_choices_that_can_not_be_are_refused_in_words(line, why):
    assert RULES.parse_position(TWO + GIVING + "chosen: 0=push1>1").chosen
    check_refused(RULES, TWO + GIVING + line, why)


def test_a_match_plays_on_from_its_text_as_it_would_have():
    """A position written down and read again goes the same way with the same luck."""
    for seed in range(4):
        options = {**OPTION_SETS[seed % 3], "limit": "rounds-1"}
        config = RULES.info.configure(2 + seed, seed, RULES.info.settled(options, 2 + seed))
        match = Match(RULES, config)
        for count, (before, _) in enumerate(random_steps(match, Rng(seed, "players"))):
            if count % 7:
                continue
            again = RULES.parse_position(RULES.describe(before))
            matches = [Match(RULES, config, state=s, luck=Rng(9, "x")) for s in (before, again)]
            for step in islice(range(12), 12):
                able = able_actions(matches[0])
                if able:
                    action = able[step % len(able)]
                    assert matches[0].submit(*action) == matches[1].submit(*action)
            assert matches[0].state == matches[1].state


def test_every_event_is_told_in_one_line():
    match = Match(RULES, RULES.info.configure(5, 3, {"limit": "rounds-2"}))
    names = set()
    for _, events in random_steps(match, Rng(3, "players")):
        for event in events:
            text = RULES.event_text(event)
            assert text
            assert "\n" not in text
            names.add(text.split()[0])
    assert {"laid", "rolled", "walked", "acted", "waiting", "order-rolled"} <= names
