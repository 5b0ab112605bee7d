"""Every event of a match is told: in words of both languages, and with a sound that there is."""

from typing import get_args

import pytest

from game.core.match import Match
from game.core.rng import Rng
from game.core.rules import NOBODY
from game.core.telling import Motion
from game.frappadingue import events as ev
from game.frappadingue.bubbles import bubbles_of
from game.frappadingue.rules import INFO, FrappadingueRules
from game.frappadingue.state import State, Stop
from game.frappadingue.telling import LOST_SECONDS, SOUNDS, RunTelling, Teller, status_of
from game.resources import asset
from game.ui.i18n import Texts
from tests.frappadingue.scenario import standard_deck

NAMES = ("Anna", "Bob", "Cara")
RULES = FrappadingueRules(standard_deck())
CHOOSING = """\
round 4
turn 0
phase take
seat 0: 100 0 300
seat 1: 200 0 0
throw: 8 12 -5 8b 9
"""
MADE = (
    ev.Refilled(0, ()),
    ev.Thrown(0, (0, 1)),
    ev.Took(0, (6,), 100),
    ev.HandFilled(0),
    ev.Stopped(0, 200),
    ev.NothingScored(0, 150),
    ev.Crashed(0, 0),
    ev.GoalReached(0),
    ev.TurnBegan(1, 4),
    ev.MatchEnded(),
)

Told = list[tuple[ev.Event, State, RunTelling]]


def tell(event: ev.Event, state: State | None = None) -> RunTelling:
    state = state or RULES.parse_position(CHOOSING)
    return Teller(RULES.deck).tell(event, state, state, frozenset())


def played(seed: int, **options: str) -> Told:
    """Return what is told of a match that is played at random, but stops where it can."""
    match, luck = Match(RULES, INFO.configure(3, seed, options)), Rng(seed, "test")
    before, teller, found = match.state, Teller(RULES.deck), []
    while seats := RULES.to_act(match.state):
        seat = min(seats)
        actions = RULES.legal_actions(match.state, seat)
        stops = Stop() in actions and luck.below(4) > 0
        for step in match.submit(seat, Stop() if stops else actions[luck.below(len(actions))]):
            told = teller.tell(step.event, before, step.state, frozenset())
            found.append((step.event, before, told))
            before = step.state
    return found


def test_every_class_of_events_is_told_with_a_sound_and_a_time() -> None:
    assert {type(event) for event in MADE} == set(get_args(ev.Event))
    for event in MADE:
        told = tell(event)
        assert (told.line is None) == (type(event) is ev.TurnBegan), event
        assert told.sound in SOUNDS
        assert told.seconds > 0
        assert told.notice is None or told.notice.seconds <= told.seconds
    assert tell(ev.TurnBegan(1, 5)).line is not None, "a new round is told"


def test_all_sounds_are_kept_and_each_is_used() -> None:
    assert all(list(asset("sounds").glob(f"{name}-[0-9]*")) for name in SOUNDS)
    told = {tell(event).sound for event in MADE}
    assert told == set(SOUNDS)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_all_that_is_told_can_be_said(lang: str) -> None:
    texts = Texts(lang)
    for told in (*map(tell, MADE), *(told for _, _, told in played(2))):
        notice = told.notice.line if told.notice else None
        for sentence in (told.line, told.status, notice):
            if sentence is not None:
                line = sentence.text(texts, NAMES)
                assert "{" not in line
                assert "(" not in line, "no argument is missing"
    assert texts.missing == set()
    assert texts.problems == []


def test_a_set_with_a_special_sounds_different() -> None:
    deck = RULES.deck
    assert tell(ev.Took(0, (deck.card("8"),), 100)).sound == "fp-take"
    assert tell(ev.Took(0, (deck.card("8"), deck.card("+10")), 200)).sound == "fp-special"


def test_a_line_names_cards_and_points() -> None:
    deck = RULES.deck
    line = tell(ev.Took(0, (deck.card("8"), deck.card("-5")), 50)).line
    assert line is not None
    assert line.text(Texts("en"), NAMES) == "Anna takes 8 · −5: +50, makes +50"


def test_what_is_lost_spills_and_what_is_won_is_written() -> None:
    for seed in range(3):
        for event, before, told in played(seed):
            lost = isinstance(event, ev.NothingScored) and bool(before.hand or before.points)
            assert (told.motion is Motion.SPILL) == (lost or isinstance(event, ev.Crashed))
            assert told.crashed == isinstance(event, ev.Crashed)
            assert told.gained == (event.points if isinstance(event, ev.Stopped) else 0)


def test_the_banner_names_who_has_won() -> None:
    event, _, told = played(4, goal="1000")[-1]
    assert isinstance(event, ev.MatchEnded)
    assert told.status is not None
    assert told.status.text(Texts("en"), NAMES).endswith("wins the match!")
    assert told.status.several != ()
    start = RULES.parse_position(CHOOSING)
    assert status_of(start).seat == NOBODY
    assert status_of(start).several == ()


def test_each_event_has_its_own_sound_motion_and_time() -> None:
    told = {type(event): tell(event) for event in MADE}
    assert {kind: (one.sound, one.motion, one.seconds) for kind, one in told.items()} == {
        ev.Refilled: ("fp-special", Motion.GATHER, 1.3),
        ev.Thrown: ("fp-throw", Motion.DRAW, 0.25),
        ev.Took: ("fp-take", Motion.PASS, 0.3),
        ev.HandFilled: ("fp-fullhand", Motion.USUAL, 1.3),
        ev.Stopped: ("fp-stop", Motion.USUAL, 1.3),
        ev.NothingScored: ("fp-lost", Motion.USUAL, LOST_SECONDS),
        ev.Crashed: ("fp-crash", Motion.SPILL, LOST_SECONDS),
        ev.GoalReached: ("fp-fullhand", Motion.USUAL, 1.8),
        ev.TurnBegan: ("fp-turn", Motion.GATHER, 0.5),
        ev.MatchEnded: ("win", Motion.USUAL, 0.2),
    }
    assert {kind for kind, one in told.items() if one.begins} == {ev.TurnBegan}
    silent = {ev.Thrown, ev.Took, ev.TurnBegan, ev.MatchEnded}
    assert {kind for kind, one in told.items() if one.notice is None} == silent
    moods = {kind: one.moods[0] for kind, one in told.items() if one.moods}
    assert {kind for kind, mood in moods.items() if mood == "oops"} == {
        ev.NothingScored,
        ev.Crashed,
    }
    assert {kind for kind, mood in moods.items() if mood == "happy"} == {
        ev.HandFilled,
        ev.Stopped,
        ev.GoalReached,
    }


def test_a_line_says_what_the_counter_makes_with_what_lies_in_it() -> None:
    before = RULES.parse_position(
        "turn 0\nphase take\nseat 0: -\nseat 1: -\nthrow: 12 9 9b 10\ncounter: 8 = 100\npoints 100"
    )
    line = tell(ev.Took(0, (RULES.deck.card("12"),), 50), before).line
    assert line is not None
    assert line.text(Texts("en"), NAMES) == "Anna takes 12: +50, makes +150"


@pytest.mark.parametrize(("total", "told"), [(900, False), (1000, True), (1100, True)])
def test_fp_12_that_the_round_is_the_last_is_told_from_the_goal_itself_on(
    total: int, told: bool
) -> None:
    state = RULES.parse_position(f"turn 1\nphase first\nseat 0: {total}\nseat 1: -")
    keys = [bubble.key for bubble in bubbles_of(RULES, state, 1)]
    assert ("frappadingue-bubble-last-round" in keys) == told
