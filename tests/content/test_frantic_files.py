"""FC-1: Frantic's deck and its events are data; what does not add up is refused in words."""

from pathlib import Path

import pytest

from game import resources
from game.core.rounds.event_table import Effect
from game.documents import ContentError
from game.files import Problem
from game.frantic.content import DECK_FILE, EVENTS_FILE, load_deck, load_events
from game.frantic.happenings import COUNTED, Verb
from tests.content.changes import changed

DECK = resources.level(DECK_FILE).read_text("utf-8")
EVENTS = resources.level(EVENTS_FILE).read_text("utf-8")


def test_fc_1_the_built_in_deck(own_levels: Path) -> None:
    deck = load_deck()
    assert len(deck) == 125
    counts = deck.counts()
    assert {counts[f"{letter}{n}"] for letter in "RYGB" for n in range(1, 10)} == {2}
    assert {counts[f"K{n}"] for n in range(1, 10)} == {1}
    assert [counts[kind] for kind in ("*f", "*4", "*e", "*c", "*n", "NY")] == [11, 5, 2, 4, 1, 1]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("{1: 2, 2: 2", "{1: 1, 2: 2", r"copies: the deck has 121 cards, and must have 125"),
        ("{1: 2", "{10: 2", r"copies: no kind 'R10'"),
        ("{1: 2", "{one: 2", r"copies\.colour\.one: wrong key"),
        ("{1: 2", "{1: 9", r"copies\.colour\.1: expected a whole number <= 8"),
        ("chance: 1", "dance: 1", r"copies: no special 'dance'; possible: chance, skip"),
        ("fantastic: 11", "skip: 11", r"copies: no special 'skip'; possible: fantastic"),
        ("not-you: 1", "not-you: 0", r"one card of 42 points"),
        ("not-you: 1", "", r"the key 'not-you' is missing"),
        ("not-you", "fuck-you", r"fuck-you: unknown key|the key 'not-you' is missing"),
        ("format: 1", "format: 2", r":3: format: "),
    ],
)
def test_fc_1_a_damaged_deck_is_refused(tmp_path: Path, old: str, new: str, message: str) -> None:
    with pytest.raises(ContentError, match=message):
        load_deck(changed(tmp_path / "deck.yaml", DECK, old, new))


def test_the_built_in_events(own_levels: Path) -> None:
    table = load_events()
    assert len(table.keys) == 20
    verbs = {effect.verb for key in table.keys for effect in table.effects(key)}
    assert verbs == set(Verb), "a verb that no event uses"
    assert table.effects("mexican-standoff") == (Effect(Verb.DISCARD_HAND), Effect(Verb.DRAW, 3))
    for key in table.keys:
        assert all((effect.count > 0) == (effect.verb in COUNTED) for effect in table.effects(key))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("do: pass-hands", "do: pass-feet", r":9: events\.earthquake: no verb 'pass-feet'"),
        ("do: end-round-scoring, count: 50", "do: end-round-scoring", r"doomsday: .*needs a count"),
        ("do: market", "do: market, count: 2", r"market: market has no count"),
        ("count: 50", "count: many", r"doomsday\[0\]\.count"),
        ("count: 50", "count: 0", r"doomsday\[0\]\.count"),
        ("[{do: nothing}]", "[]", r"'friday-the-13th' does nothing"),
        ("  tornado: [{do: shuffle-hands}]\n", "", r"there are 19 events"),
        ("tornado:", "market:", r"events\.market: given twice"),
        ("tornado:", "Big Wind:", r"'Big Wind' is no key"),
        ("tornado:", "rest:", r"'rest' is no key"),
        ("{do: nothing}", "{does: nothing}", r"friday-the-13th\[0\]"),
    ],
)
def test_damaged_events_are_refused(tmp_path: Path, old: str, new: str, message: str) -> None:
    with pytest.raises(ContentError, match=message):
        load_events(changed(tmp_path / "events.yaml", EVENTS, old, new))


def test_files_of_ones_own_take_the_place_of_the_built_in_ones(own_levels: Path) -> None:
    deck_file = own_levels / DECK_FILE
    changed(deck_file, DECK, "fantastic: 11, four: 5", "fantastic: 10, four: 6")
    changed(own_levels / EVENTS_FILE, EVENTS, "count: 50", "count: 40")
    problems: list[Problem] = []
    assert load_deck(problems=problems).counts()["*4"] == 6
    assert load_events(problems=problems).effects("doomsday")[0].count == 40
    assert problems == []


def test_broken_files_of_ones_own_are_told_and_the_built_in_ones_used(own_levels: Path) -> None:
    changed(own_levels / DECK_FILE, DECK, "four: 5", "four: 6")
    changed(own_levels / EVENTS_FILE, EVENTS, "count: 50", "count: none")
    problems: list[Problem] = []
    assert len(load_deck(problems=problems)) == 125
    assert len(load_events(problems=problems).keys) == 20
    assert [problem.text_id for problem in problems] == ["problem-own-level"] * 2
