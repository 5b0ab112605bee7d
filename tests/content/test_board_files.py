"""FB-2, FB-41: the board game's deck and events are data; what does not add up is refused."""

import re
from pathlib import Path

import pytest

from game import resources
from game.board.content import DECK_FILE, EVENTS_FILE, load_deck, load_events
from game.board.happenings import COUNTED, Verb
from game.core.rounds.event_table import Effect
from game.documents import ContentError
from game.files import Problem
from tests.content.changes import changed

DECK = resources.level(DECK_FILE).read_text("utf-8")
EVENTS = resources.level(EVENTS_FILE).read_text("utf-8")


def test_fb2_the_built_in_deck(own_levels: Path) -> None:
    deck = load_deck()
    assert len(deck) == 94
    assert deck.counts() == {
        **{"push": 18, "jump": 9, "chance": 7, "swap": 7},
        **{"stop": 8, "snail": 9, "x": 7},
        **{"reverse": 5, "remote": 6},
        **{"block": 5, "reroll": 6},
        **{"notyou": 2, "trouble": 5},
    }
    colours = [kind.colour.value for kind in deck.kinds]
    counts = [colours.count(name) for name in ("red", "blue", "green", "multi", "white")]
    assert counts == [41, 24, 11, 11, 7]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("push: 18", "push: 17", r":4: copies: the deck has 93 cards, and must have 94"),
        ("push: 18", "shove: 18", r":5: copies\.red\.shove: no red card 'shove'; possible: push"),
        (
            "push: 18",
            "stop: 18",
            r":5: copies\.red\.stop: no red card 'stop'; possible: push, jump",
        ),
        ("push: 18", "push: many", r":5: copies\.red\.push: expected a whole number, got text"),
        ("push: 18", "push: 61", r":5: copies\.red\.push: expected a whole number <= 60"),
        ("push: 18", "push: -1", r":5: copies\.red\.push: expected a whole number >= 0"),
        ("push: 18", "1: 18", r":5: copies\.red\.1: "),
        ("red:", "yellow:", r":5: copies\.yellow: wrong key"),
        ("blue:", "red:", r":6: copies\.red: given twice, first in line 5"),
        ("  white: {notyou: 2, trouble: 5}\n", "", r":4: copies: the deck has 87 cards"),
        ("format: 1", "format: 2", r":3: format: "),
        ("format: 1", "", r"the key 'format' is missing"),
        ("copies:", "cards:", r":4: cards: unknown key|the key 'copies' is missing"),
    ],
)
def test_fb2_a_damaged_deck_is_refused(tmp_path: Path, old: str, new: str, message: str) -> None:
    with pytest.raises(ContentError, match=message):
        load_deck(changed(tmp_path / "deck.yaml", DECK, old, new))


D20 = [
    *("friday-the-13th", "expansion", "recession", "robin-hood", "third-time-lucky"),
    *("communism", "charity", "tornado", "earthquake", "vandalism"),
    *("market", "merry-christmas", "surprise-party", "mexican-standoff", "the-all-seeing-eye"),
    *("gambling-man", "mating-season", "time-bomb", "finish-line", "doomsday"),
]


def test_fb41_the_built_in_events_in_the_order_of_the_d20(own_levels: Path) -> None:
    table = load_events()
    assert list(table.keys) == D20
    assert [table.rolled(number) for number in range(1, 21)] == D20
    verbs = {effect.verb for key in table.keys for effect in table.effects(key)}
    assert verbs == set(Verb), "a verb that no event uses"
    assert table.effects("earthquake") == (Effect(Verb.DEAL_TELEPORTS), Effect(Verb.PASS_PLACES))
    assert table.effects("charity") == (Effect(Verb.FOREMOST_BACK, 5),)
    for key in table.keys:
        assert all((effect.count > 0) == (effect.verb in COUNTED) for effect in table.effects(key))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("do: roll-on", "do: roll-off", r":7: events\.expansion: no verb 'roll-off'; possible: "),
        ("do: bomb, count: 3", "do: bomb", r"events\.time-bomb: bomb needs a count"),
        ("do: market", "do: market, count: 2", r"events\.market: market has no count"),
        ("count: 5}", "count: five}", r":12: events\.charity\[0\]\.count"),
        ("count: 5}", "count: 0}", r":12: events\.charity\[0\]\.count"),
        ("[{do: nothing}]", "[]", r":5: events: the event 'friday-the-13th' does nothing"),
        ("  tornado: [{do: shuffle-hands}]\n", "", r":5: events: there are 19 events"),
        ("tornado:", "market:", r":16: events\.market: given twice, first in line 13"),
        ("tornado:", "Big Wind:", r"'Big Wind' is no key"),
        ("{do: nothing}", "{does: nothing}", r":6: events\.friday-the-13th\[0\]"),
        ("{do: nothing}", "nothing", r":6: events\.friday-the-13th\[0\]: expected keys with"),
        ("format: 1", "format: one", r":4: format"),
    ],
)
def test_fb41_damaged_events_are_refused(tmp_path: Path, old: str, new: str, message: str) -> None:
    with pytest.raises(ContentError, match=message):
        load_events(changed(tmp_path / "events.yaml", EVENTS, old, new))


def test_files_of_ones_own_take_the_place_of_the_built_in_ones(own_levels: Path) -> None:
    changed(own_levels / DECK_FILE, DECK, "push: 18, jump: 9", "push: 17, jump: 10")
    changed(own_levels / EVENTS_FILE, EVENTS, "count: 5}", "count: 6}")
    problems: list[Problem] = []
    assert load_deck(problems=problems).counts()["jump"] == 10
    assert load_events(problems=problems).effects("charity")[0].count == 6
    assert problems == []


def test_broken_files_of_ones_own_are_told_and_the_built_in_ones_used(own_levels: Path) -> None:
    changed(own_levels / DECK_FILE, DECK, "push: 18", "push: 20")
    changed(own_levels / EVENTS_FILE, EVENTS, "count: 5}", "count: none}")
    problems: list[Problem] = []
    assert len(load_deck(problems=problems)) == 94
    assert list(load_events(problems=problems).keys) == D20
    assert [problem.text_id for problem in problems] == ["problem-own-level"] * 2


def test_the_readme_tells_every_kind_and_every_verb() -> None:
    readme = resources.level("README.md").read_text("utf-8")
    _, deck, events, _ = re.split(r"^## `board.*$", readme, flags=re.M)
    for kind in load_deck(resources.level(DECK_FILE)).counts():
        assert f"{kind}: " in deck
    for verb in Verb:
        (line,) = re.findall(rf"^\| `{verb.value}` \|.*\|(.*)\|$", events, re.M)
        assert bool(line.strip()) == (verb in COUNTED)
