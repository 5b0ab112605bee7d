"""The texts of Frantic: actions, events, positions, and what is refused in words."""

from itertools import islice

import pytest

from game.core.match import Match
from game.core.rng import Rng
from game.core.rules import NOBODY, PositionError
from game.frantic.state import Give, Share, Shares, Target
from tests.conformance.checks import able_actions, random_steps
from tests.conformance.positions import check_refused
from tests.steps import events_in

from .scenario import Table, make_rules

RULES = make_rules()

ACTIONS = (
    *("deal", "draw", "pass", "counter", "nice-try", "go-on", "target none", "target 7"),
    *("play R7", "play *4", "play NY", "wish red", "wish 9", "share 2*3 0*1", "share 1*4"),
    *("give Gs", "give *f to 3", "discard K5", "put Y1", "pick Bx"),
)


@pytest.mark.parametrize("text", ACTIONS)
def test_an_action_is_read_as_it_is_written(text):
    assert RULES.action_text(RULES.parse_action(text)) == text


def test_actions_are_what_they_say():
    assert RULES.parse_action("target none") == Target(NOBODY)
    assert RULES.parse_action("give *f to 3") == Give("*f", 3)
    assert RULES.parse_action(" share  2*3 0*1 ") == Shares((Share(2, 3), Share(0, 1)))


@pytest.mark.parametrize(
    "text",
    [
        *("", "play", "play R0", "play R7b", "play ?", "wish", "wish black", "wish 0", "wish 10"),
        *("target", "target 8", "target -1", "target x", "share", "share 1", "share 1*5"),
        *("share 1*0", "give", "give R7 to", "give R7 to 9", "give R7 2", "draw 1", "deal R7"),
        *("counter R7", "play R7 now", "share 12*4", "discard", "put", "pick 3", "go on"),
    ],
)
def test_what_is_no_action_is_refused_in_words(text):
    with pytest.raises(ValueError, match=r"write deal, play R7|write 'play R7'"):
        RULES.parse_action(text)


TWO = "seat 0: R7\nseat 1: G1\n"
ENDS = "agenda: settle seat=0; next-turn seat=0"
FULL = """
options limit=113 gambling=any-card names=printed answer=unlimited
round 3
dealer 1
turn 2
seat 0: R7 K5 *4
seat 1: Gg NY R7b
seat 2: -
points 0: 12 -10
points 1: 0 50
points 2: 3 50
discard: rest G3 *f
face *f
wish blue
colour green
draw: Y1 Y2
chosen: 0=R7>2 0=K5>1
happenings: market rest
happened: charity tornado
skips: 0 1
bomb: 3 2 0
ending counted
scored 0
short yes
ask: presents seats=1 count=2
"""
AGENDA = (
    "agenda: presents seat=2 count=1; hand-over seat=0; step seat=0 what=draw count=3; "
    "settle seat=2; next-turn seat=2\n"
)


def test_a_position_with_everything_in_it():
    state = RULES.parse_position(FULL + AGENDA)
    again = RULES.describe(state)
    assert RULES.parse_position(again) == state
    assert "chosen: 0=R7>2 0=K5>1\n" in again
    assert AGENDA in again
    assert state.agenda[-1].job.value == "presents"
    assert len(state.draw) == 2
    assert (state.happenings[0], len(state.happenings)) == ("market", 18)


def test_a_position_in_which_somebody_had_nothing_to_put_down():
    more = (
        "colour red\nchosen: 1=none\nask: put-down seats=0\n"
        "agenda: show seat=0; settle seat=0; next-turn seat=0"
    )
    table = Table(TWO + more)
    assert table.line("chosen") == "1=none"
    assert table.do("put R7")[1].startswith("gambled seats 0 cards R7")


def test_what_a_position_leaves_out_is_as_in_the_middle_of_a_round():
    table = Table("seat 0: R7\nseat 1: G1")
    assert table.ask == "turn seats=0"
    assert table.line("face") == "any"
    assert len(table.state.draw) == 123
    assert table.state.agenda == ()
    table = Table("turn 1\nseat 0: R7\nseat 1: G1\ndiscard: B3 Gs NY")
    assert (table.line("face"), table.line("colour"), table.ask) == ("Gs", "green", "turn seats=1")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("seat 0: R7\n# here", "a position needs seats 0 and 1"),
        ("seat 0: R7\nseat 2: R8", "needs seats 0 and 1"),
        ("seat 9: R7", "needs seats 0 and 1"),
        ("seat 0: R77  # here\nseat 1: K5", "seat 0: the deck has no card 'R77'"),
        ("seat 0: K5 K5  # here\nseat 1: R7", "seat 0: too many cards K5"),
        (TWO + "turn 2", "turn: no seat 2"),
        (TWO + "turn -1", "turn: no seat -1"),
        (TWO + "dealer 5", "dealer: no seat 5"),
        (TWO + "points 0: 5", "points of as many rounds"),
        (TWO + "points 4: 5", "points 4: there are only 2 seats"),
        (TWO + "wish black", "wish: 'black' is not one of red"),
        (TWO + "colour black", "colour: 'black' is not one of red"),
        (TWO + "face R99", "no card 'R99'"),
        (TWO + "draw: R1 rest\ndiscard: rest", "discard: only one pile can hold the rest"),
        (TWO + "market: rest", "market: this is no pile that can hold the rest"),
        (TWO + "draw: R1 R2", "cards are missing"),
        (TWO + "skips: 2", "skips: no such seat"),
        (TWO + "bomb: 1", "bomb: write 2 numbers"),
        (TWO + "bomb: -1 2", "bomb: write 2 numbers"),
        (TWO + "happenings: picnic", "happenings: 'picnic' is not one of charity"),
        (TWO + "happened: picnic", "happened: 'picnic' is not one of charity"),
        (TWO + "chosen: 0=G1", "seat 0 does not hold that card"),
        (TWO + "chosen: 5=G1", "chosen: no such seat"),
        (TWO + "chosen: R7", "'R7' is not of the form seat=card"),
        (TWO + "ending maybe", "ending: 'maybe' is not one of none, counted"),
        (TWO + "short maybe", "short: 'maybe' is not one of no, yes"),
        (TWO + "ask: dance seats=0", "dance"),
        (TWO + "ask: turn seats=3", "ask: no such seats"),
        (TWO + "ask: turn seats=0,0", "ask: no such seats"),
        (TWO + "ask: turn seats=0 colour=red", "unknown word 'colour'"),
        (TWO + "agenda: dance seat=0", "agenda: 'dance' is not one of next-turn"),
        (TWO + "agenda: draw-shares seat=0 shares=3", "shares: '3' is not of the form seat*cards"),
        (TWO + "options limit=0", "options: limit: '0' is no limit; write points, or rounds-5"),
        (TWO + "options answer=2", "options: answer: '2' is not one of 3, 4"),
        (TWO + "options speed=2", "options: unknown word 'speed'"),
        (TWO + "skips: 1 1", "skips: each seat once"),
        (TWO + "chosen: 0=R7", "only while cards are asked for"),
        (
            TWO + "chosen: 0=R7>1\nask: presents seats=1 count=1  # here",
            "needs the agenda 'presents*; hand-over",
        ),
        (
            TWO + "chosen: 0=R7  # here\nask: discard seats=1 count=1\n" + ENDS,
            "only by the seat that is asked",
        ),
        (TWO + "chosen: 0=R7>0", "to themselves"),
        (TWO + "chosen: 0=R7 0=R7", "chosen once"),
        (TWO + "ask: pick seats=0    # here\n" + ENDS, "one for each who picks"),
        (TWO + "ask: counter seats=1 what=tea other=0", "no attack 'tea'"),
        (TWO + "ask: counter seats=1 what=gift", "other must be another seat"),
        (TWO + "ask: counter seats=1 what=gift other=1", "other must be another seat"),
        (
            TWO + "ask: counter seats=1 what=gift other=0",
            "needs the agenda 'wish; settle; next-turn'",
        ),
        (TWO + "ask: target seats=1 what=gift", "needs the agenda 'wish; settle; next-turn'"),
        (
            TWO + "ask: counter seats=1 what=four other=0\nagenda: wish seat=0",
            "needs the agenda 'attack*; draw-shares; wish",
        ),
        (TWO + "agenda: settle seat=7", "agenda: settle: no such seat"),
        (TWO + "agenda: step seat=0 what=fly", "no verb 'fly'"),
        (TWO + "agenda: aim seat=0 what=gift", "turn needs the agenda no jobs"),
        (TWO + "agenda: draw-shares seat=0 shares=5*1", "no such share"),
        (TWO + "agenda: attack seat=0 what=four other=0", "other must be another seat"),
        (TWO + "weather fine", "unknown line 'weather'"),
    ],
)
def test_a_position_that_cannot_be_read_names_line_and_mistake(text, why):
    check_refused(RULES, text, why)


def test_events_have_one_line_each():
    table = Table("turn 0\nseat 0: R7 R8\nseat 1: G1\ndiscard: R9")
    events = events_in(table.match.submit(0, RULES.parse_action("play R7")))
    assert [RULES.event_text(event) for event in events] == [
        "played seat 0 card R7 when turn",
        "turn-began seat 1",
        "waiting turn seats=1",
    ]


SWAPPED_LINES = (
    *("options", "turn", "wish", "colour", "happenings", "skips", "bomb", "ending", "short"),
    *("ask", "ask", "ask", "agenda", "agenda", "agenda", "dealer", "face", "round"),
)


def test_a_damaged_position_is_refused_or_can_be_played_on():
    """Whatever a position's text says, it is refused in words, or no answer breaks the rules."""
    luck = Rng(7, "damage")
    texts = [RULES.describe(RULES.parse_position(FULL + AGENDA)), *_played(3), *_played(4)]
    played = refused = 0
    for _ in range(1500):
        lines, others = (luck.choice(texts).splitlines() for _ in range(2))
        for _ in range(1 + luck.below(3)):
            word = luck.choice(SWAPPED_LINES)
            place = next(place for place, line in enumerate(lines) if line.startswith(word))
            lines[place] = next(line for line in others if line.startswith(word))
        try:
            state = RULES.parse_position("\n".join(lines))
        except PositionError:
            refused += 1
            continue
        played += 1
        match = Match(RULES, RULES.info.configure(len(state.hands), 0), state=state)
        for _ in range(6):
            able = able_actions(match)
            if able:
                match.submit(*luck.choice(able))
    assert min(played, refused) > 50


def _played(seats):
    """Return positions of random play."""
    match = Match(RULES, RULES.info.configure(seats, seats))
    states = [state for state, _ in islice(random_steps(match, Rng(seats, "players")), 150)]
    return [RULES.describe(state) for state in states]
