"""Every event of a race is told: in words of both languages, and with a sound that there is."""

from itertools import pairwise
from typing import get_args

import pytest
from msgspec.structs import replace

from game.core.match import Match
from game.core.rng import Rng
from game.core.rules import NOBODY, Rejected
from game.core.simulation import race
from game.core.telling import Motion
from game.frankfurt import events as ev
from game.frankfurt.bots import make_racer
from game.frankfurt.content import load_deck
from game.frankfurt.rules import FrankfurtRules
from game.frankfurt.state import COUNTDOWN, COUNTDOWN_STEP, Phase, State
from game.frankfurt.telling import SOUNDS, RaceTelling, Teller, status_of
from game.resources import asset
from game.ui.i18n import Texts

NAMES = ("Anna", "Bob", "Cara", "Dan")
POSITION = """\
options mode=table stress=on turning=manual block=0.8
round 1
clock 600
phase race
pile 1: Y8
pile 2: R5
seat 0: Y9 | - | (R1) (B3) Y8b | B12
seat 1: R7 | B14 | Y1 | -
draw 0: R1b R3 Y14
draw 1: B1 B3b
"""
SILENT = {ev.Ticked, Rejected, ev.CountdownStarted}
"""Most of them: some make a sound of their own."""
WORDLESS = {
    Rejected,
    ev.Ticked,
    ev.PickedUp,
    ev.PutBack,
    ev.Turned,
    ev.ColumnLaid,
    ev.CountdownStarted,
    ev.CountdownEnded,
}
"""What everybody sees anyway."""

Told = list[tuple[ev.Event, State, RaceTelling]]


def rules() -> FrankfurtRules:
    return FrankfurtRules(load_deck())


def position(text: str = POSITION) -> State:
    """Return a state in which any event can be told."""
    state = rules().parse_position(text)
    return replace(state, seats=tuple(replace(seat, shape=(1, 1, 1, 0)) for seat in state.seats))


def one_of_each() -> list[ev.Event]:
    """Return events that need not come from the position, one of each class."""
    card, back = load_deck().card("R7"), ev.CardBack(0, load_deck().card("Y8"), 1)
    made = {
        Rejected: Rejected(0, "blocked"),
        ev.CountdownStarted: ev.CountdownStarted(Phase.COUNTDOWN_STUCK),
        ev.RoundStarted: ev.RoundStarted(2),
        ev.Revealed: ev.Revealed(((0, card),)),
        ev.PickedUp: ev.PickedUp(0, 0),
        ev.PutBack: ev.PutBack(0, 0),
        ev.Turned: ev.Turned(0, 0, card),
        ev.Moved: ev.Moved(0, 0, 1, card),
        ev.Discarded: ev.Discarded(0, 0, 0, card),
        ev.Bounced: ev.Bounced(0, 0, 0, card, False, 700),
        ev.Called: ev.Called(0, 1, 0, (back,), 700),
        ev.WrongCall: ev.WrongCall(0, 0, 700),
        ev.SlapRefused: ev.SlapRefused(0, 0, (back,), 700),
        ev.Slapped: ev.Slapped(0, 0, True, True),
        ev.PileRevealed: ev.PileRevealed(0, 0, card),
        ev.PilesComplete: ev.PilesComplete(2),
    }
    classes = get_args(ev.Event)
    assert len(classes) == len(set(classes)) == 23
    return [made[kind] if kind in made else a_plain(kind) for kind in classes]


def a_plain(kind: type) -> ev.Event:
    return kind(0, 0) if kind is ev.ColumnLaid else kind()


@pytest.fixture(scope="module")
def played() -> Told:
    """Return what is told of whole races, with all options."""
    found: Told = []
    for number, options in enumerate(({"mode": "table", "stress": "on"}, {"mode": "table"})):
        rules_ = rules()
        deck, config = rules_.deck, rules_.info.configure(3, number, options)
        match = Match(rules_, config)
        racers = {s: make_racer("easy", s, deck, Rng(number, f"bot {s}")) for s in range(3)}
        before, teller = match.state, Teller(deck)
        for steps in race(match, racers):
            for step in steps:
                told = teller.tell(step.event, before, step.state, frozenset())
                found.append((step.event, before, told))
                before = step.state
    return found


def test_every_class_of_events_is_told_with_a_sound_that_there_is() -> None:
    state = position()
    teller = Teller(load_deck())
    for event in one_of_each():
        told = teller.tell(event, state, state, frozenset())
        assert bool(told.line) == (type(event) not in WORDLESS) or isinstance(
            event, ev.CountdownStarted
        ), event
        assert bool(told.sound) or type(event) in SILENT, event
        assert told.sound in ("", *SOUNDS), event


def test_all_sounds_are_kept_and_each_is_used() -> None:
    state = position()
    teller = Teller(load_deck())
    assert all(list(asset("sounds").glob(f"{name}-[0-9]*")) for name in SOUNDS)
    told = {teller.tell(event, state, state, frozenset()).sound for event in one_of_each()}
    late = ev.Bounced(0, 0, 0, 0, True, -1)
    told.add(teller.tell(late, state, state, frozenset()).sound)
    told.add(teller.tell(ev.Slapped(0, 0, True, False), state, state, frozenset()).sound)
    assert told | {"", "count"} == {*SOUNDS, ""}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_all_that_is_told_can_be_said(lang: str, played: Told) -> None:
    texts = Texts(lang)
    state = position()
    teller = Teller(load_deck())
    made = [
        (event, state, teller.tell(event, state, state, frozenset())) for event in one_of_each()
    ]
    for _, _, told in (*made, *played):
        notice = told.notice.line if told.notice else None
        for sentence in (told.line, told.status, notice):
            if sentence is not None:
                line = sentence.text(texts, NAMES)
                assert "{" not in line
                assert "(" not in line, "no argument is missing"
    assert texts.missing == set()
    assert texts.problems == []


def test_the_beats_of_a_count_down_are_heard(played: Told) -> None:
    heard = [
        before.countdown
        for event, before, told in played
        if isinstance(event, ev.Ticked) and told.sound == "count"
    ]
    assert set(heard) == {COUNTDOWN, 2 * COUNTDOWN_STEP, COUNTDOWN_STEP}


def test_only_what_moves_nothing_has_no_motion(played: Told) -> None:
    still = {type(event) for event, _, told in played if told.motion is Motion.NONE}
    moving = {type(event) for event, _, told in played if told.motion is not Motion.NONE}
    assert still <= {ev.Ticked, Rejected}
    assert not moving & {ev.Ticked, Rejected}


def test_who_gets_a_pile_and_whose_mistakes_are_past(played: Told) -> None:
    slaps = [(event, told) for event, _, told in played if isinstance(event, ev.Slapped)]
    assert {event.by_hand for event, _ in slaps} == {True, False}
    for event, told in slaps:
        assert told.seats == (event.seat,)
        assert told.pile == event.pile
        assert told.by_hand == event.by_hand
        assert told.forgiven == (tuple(range(3)) if event.first else (event.seat,))
        assert told.sound == ("firstslap" if event.first else "slap")
    starts = [told for event, _, told in played if isinstance(event, ev.RoundStarted)]
    assert all(told.sound == "roundend" and told.begins for told in starts)
    assert starts


def test_a_mistake_counts_for_who_made_it() -> None:
    state = position()
    teller = Teller(load_deck())
    faults = {
        type(event): teller.tell(event, state, state, frozenset()).fault for event in one_of_each()
    }
    assert {kind: seat for kind, seat in faults.items() if seat >= 0} == {
        ev.Bounced: 0,
        ev.Called: 1,
        ev.WrongCall: 0,
    }
    late = ev.Bounced(0, 0, 0, 0, True, -1)
    assert teller.tell(late, state, state, frozenset()).fault == -1


@pytest.mark.parametrize(
    ("card", "pile", "reason"),
    [
        ("R7", 0, "lower"),
        ("R8", 0, "equal"),
        ("Y10", 0, "even-on-even"),
        ("R10", 1, "even-on-odd"),
        ("R7", 1, "odd-on-odd"),
    ],
)
def test_why_a_card_comes_back(card: str, pile: int, reason: str) -> None:
    deck, state = load_deck(), position()
    bounced = ev.Bounced(0, 0, pile, deck.card(card), False, 700)
    told = Teller(deck).tell(bounced, state, state, frozenset())
    assert told.notice is not None
    assert told.notice.target == 0
    assert told.notice.line.text_id == f"frankfurt-reason-{reason}"


def test_the_banner_names_who_must_slap() -> None:
    state = position(
        POSITION.replace("seat 0: Y9 | - | (R1) (B3) Y8b | B12", "seat 0: - | - | - | -")
    )
    assert status_of(state).text(Texts("en"), NAMES) == "Anna has empty columns: slap a pile!"


def test_what_the_banner_said_stays_true_until_something_else_is_told(played: Told) -> None:
    said = None
    for (_, _, told), (_, after, _) in pairwise(played):
        said = told.status or said
        begins = after.clock == 0 and after.phase is Phase.COUNTDOWN_START
        assert begins or said == status_of(after)


def test_nothing_is_told_of_a_pause_before_anything_has_begun() -> None:
    rules, teller = FrankfurtRules(load_deck()), Teller(load_deck())
    first = Match(rules, rules.info.configure(2, 1, {})).state
    for event in (ev.Suspended(), ev.Resumed()):
        told = teller.tell(event, first, first, frozenset())
        assert (told.line, told.sound) == (None, "")
        begun = replace(first, countdown=COUNTDOWN - 1)
        assert teller.tell(event, begun, begun, frozenset()).line is not None


def test_each_event_has_its_own_sound_and_motion() -> None:
    state, teller = position(), Teller(load_deck())
    told = {type(event): teller.tell(event, state, state, frozenset()) for event in one_of_each()}
    assert {kind: (one.sound, one.motion) for kind, one in told.items()} == {
        Rejected: ("blocked", Motion.NONE),
        ev.Ticked: ("", Motion.NONE),
        ev.Suspended: ("pause", Motion.USUAL),
        ev.Resumed: ("resume", Motion.USUAL),
        ev.CountdownStarted: ("stuck", Motion.USUAL),
        ev.CountdownEnded: ("go", Motion.USUAL),
        ev.RoundStarted: ("roundend", Motion.DEAL),
        ev.Revealed: ("reveal", Motion.REVEAL),
        ev.Rotated: ("reveal", Motion.USUAL),
        ev.PickedUp: ("pick", Motion.PICK),
        ev.PutBack: ("putback", Motion.PUT),
        ev.Turned: ("turn", Motion.USUAL),
        ev.Moved: ("move", Motion.USUAL),
        ev.Discarded: ("discard", Motion.USUAL),
        ev.Bounced: ("refuse", Motion.BOUNCE),
        ev.Called: ("call", Motion.RETURN),
        ev.WrongCall: ("wrongcall", Motion.USUAL),
        ev.SlapRefused: ("refuse", Motion.RETURN),
        ev.Slapped: ("firstslap", Motion.GATHER),
        ev.ColumnLaid: ("deal", Motion.DEAL),
        ev.PileRevealed: ("reveal", Motion.USUAL),
        ev.PilesComplete: ("go", Motion.USUAL),
        ev.MatchEnded: ("win", Motion.USUAL),
    }
    assert {kind for kind, one in told.items() if one.begins} == {ev.RoundStarted, ev.PilesComplete}
    large = {kind for kind, one in told.items() if one.notice and one.notice.target == NOBODY}
    assert large == {ev.CountdownEnded, ev.Revealed, ev.Rotated}
    cheered = {kind: one.moods for kind, one in told.items() if one.moods}
    assert cheered == {ev.Called: {0: "happy"}, ev.Slapped: {0: "happy"}}
