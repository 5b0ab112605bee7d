"""Issue 12, point 13: samples of positions that were accepted once and could not be played."""

import pytest

from game.core.rules import PositionError
from tests.conformance.games import game_named

RACE = "clock 600\npile 1: Y8\npile 2: R5\nseat 0: R9 | - | - | -\nseat 1: R7 | - | - | -\n"
CARDS = "seat 0: R7 K5\nseat 1: Gg B1\n"
THREE = f"{CARDS}seat 2: Y1 Y2\n"
BOARD = "seat 0: push x\nseat 1: x swap\n"
KM = "seat 0: -\nseat 1: -\n"

SAMPLES = [
    ("board", f"{BOARD}cards: 3=snail 3=stop", 3, "square 3 stands there twice"),
    ("board", f"{BOARD}cards: 3=snail\ncards: 4=stop", 4, "cards: stands in line 3 already"),
    ("frantic", f"{CARDS}seat 0: R8", 3, "seat 0: stands in line 1 already"),
    ("frantic", f"{CARDS}ask: wish seats=0", 3, "needs the agenda 'settle; next-turn'"),
    ("frantic", f"{CARDS}ask: cover seats=0", 3, "needs the agenda 'settle; next-turn'"),
    ("frantic", f"{CARDS}ask: eye seats=0,1", 3, "needs the agenda 'step*; settle; next-turn'"),
    ("board", f"{BOARD}ask: swap seats=0 other=1", 3, "needs the agenda 'walk*; step*; end-turn'"),
    ("board", f"{BOARD}ask: turn seats=0\nagenda: -", 4, "needs the agenda 'end-turn'"),
    (
        "frantic",
        f"{THREE}ask: presents seats=0 count=1\nagenda: settle seat=0; next-turn seat=0",
        5,
        "presents needs the agenda 'presents*; hand-over; step*; settle; next-turn'",
    ),
    (
        "frantic",
        f"{CARDS}agenda: put-down seat=1; put-down seat=1; show seat=0",
        3,
        "put-down: seat 1 stands there twice",
    ),
    ("frankfurt", f"{RACE}state 0: place=7", 6, "no place 7"),
    ("frankfurt", f"{RACE}state 0: place=1", 6, "place 1 has two piles"),
    ("frankfurt", f"{RACE}phase slap\nfirst-slap 590", 6, "somebody has slapped in phase slap"),
    (
        "frankfurt",
        f"{RACE}phase slap\nfirst-slap 590\nstate 0: slapped rank=0 counted=0",
        6,
        "1 have not slapped, so as many piles are old",
    ),
    (
        "frankfurt",
        RACE.replace("R9 | -", "R9^ | Y3^"),
        4,
        "more than one card in the hand",
    ),
    (
        "frankfurt",
        "clock 600\nseat 0: B1 | R1 | - | -\nseat 1: - | - | - | -\ndraw 1: R10",
        3,
        "who has no card in the columns needs a pile to slap (FF-12)",
    ),
    ("frankfurt", f"{RACE}options block=9", 6, "block: write 0 to 3 seconds"),
    ("frankfurt", f"{RACE}progress 700", 6, "write a clock of the past"),
    (
        "board",
        f"{BOARD}dice: 0=20\nask: reroll seats=0 what=move count=6\n"
        "agenda: walk seat=0 pawn=0; end-turn seat=0",
        3,
        "numbers are 1 to 6 on these dice",
    ),
    (
        "frappadingue",
        f"{KM}phase take\ncounter: 8 = 100\nthrow: 8b 9 10 crash",
        5,
        "a crash here has ended the turn (FP-10)",
    ),
    (
        "frappadingue",
        f"{KM}options first_crash=ends\nphase take\nthrow: 8 9 10 11 crash",
        5,
        "a crash here has ended the turn (FP-10)",
    ),
    ("frappadingue", "round 3\nseat 0: 100 0\nseat 1: 100", 3, "it has had 2"),
    ("frappadingue", "seat 0: 1000\nseat 1: 0", 1, "the match is over with these turns"),
    (
        "frappadingue",
        "seat 0: 100\nseat 1: 0\nphase over\nturn 1",
        3,
        "nobody has reached the goal",
    ),
    ("frantic", f"{CARDS}points 0: 200\npoints 1: 5", 3, "the match is over with these points"),
    ("board", f"{BOARD}points 0: 200\npoints 1: 5", 3, "the match is over with these points"),
    ("board", f"{BOARD}ask: over", 3, "the match is not over"),
    ("frantic", f"{CARDS}market: Y3 Y4", 3, "only while somebody picks"),
    ("frantic", f"{CARDS}happenings: market market", 3, "each event once"),
    ("frantic", f"{CARDS}face Y9\ndiscard: R1", 3, "the card lies in 'discard'"),
]


@pytest.mark.parametrize(("key", "text", "line", "why"), SAMPLES)
def test_13_a_position_that_would_break_is_refused_with_its_line(key, text, line, why):
    with pytest.raises(PositionError) as caught:
        game_named(key).rules.parse_position(text)
    assert why in caught.value.why
    assert caught.value.line == line, str(caught.value)


def test_13_ff_11_where_everybody_is_stuck_a_race_counts_down_as_soon_as_it_is_read():
    rules = game_named("frankfurt").rules
    free = "pile 1: Y8\npile 2: R20\nseat 0: R9 | - | - | -\nseat 1: B1 | - | - | -\n"
    stuck = free.replace("Y8", "Y20").replace("B1 |", "B1^ |").replace("R9 |", "R10 |")
    assert "phase race\n" in rules.describe(rules.parse_position(free))
    text = rules.describe(rules.parse_position(stuck))
    assert "phase countdown stuck 108\n" in text
    assert "^" not in text
    assert rules.describe(rules.parse_position(text)) == text
