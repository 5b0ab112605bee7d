"""FF-1: the deck is data; it adds up to 132, or it is refused with its count."""

from collections import Counter
from pathlib import Path

import pytest

from game import resources
from game.documents import ContentError
from game.files import Problem
from game.frankfurt.content import DECK_FILE, load_deck
from game.ui.i18n import Texts
from tests.content.changes import changed, replaced

BUILT_IN = resources.level(DECK_FILE).read_text()


@pytest.fixture
def own(own_levels: Path) -> Path:
    return own_levels / DECK_FILE


def test_ff1_the_built_in_deck(own: Path) -> None:
    deck = load_deck()
    count = Counter((kind.colour, kind.number) for kind in deck.kinds)
    assert len(deck.kinds) == 132
    assert {number for _, number in count} == {*range(1, 14, 2), *range(8, 21, 2)}
    for colour in "YRB":
        assert sum(n for (c, _), n in count.items() if c == colour) == 44
        assert {n for (c, n), copies in count.items() if c == colour and copies == 4} == {7, 14}
    assert set(count.values()) == {3, 4}


def test_the_order_of_keys_in_the_file_does_not_change_the_deck(tmp_path: Path) -> None:
    lines = BUILT_IN.splitlines()
    head, colours = lines[:-3], lines[-3:]
    path = tmp_path / "deck.yaml"
    path.write_text("\n".join([*head, *reversed(colours)]))
    assert load_deck(path).kinds == load_deck(resources.level(DECK_FILE)).kinds


def test_ff1_a_deck_that_does_not_add_up_is_refused_with_its_count(tmp_path: Path) -> None:
    path = changed(tmp_path / "deck.yaml", BUILT_IN, "20: 3", "20: 2")
    with pytest.raises(ContentError, match=r"deck\.yaml:4: copies: .*131.*132"):
        load_deck(path)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("yellow:", "green:", r":6: copies\.green: unknown key"),
        ("red: ", "yellow: ", r":7: copies\.yellow: given twice, first in line 6"),
        ("{1: 3", "{1: three", r":6: copies\.yellow\.1: expected a whole number, got text"),
        ("{1: 3", "{1: -3", r":6: copies\.yellow\.1: expected a whole number >= 0"),
        ("{1: 3", "{one: 3", r":6: copies\.yellow\.one: wrong key"),
        ("{1: 3", "{1: 9", r":6: copies\.yellow\.1: expected a whole number <= 8"),
        ("{1: 3", "{0: 3", r":4: copies: "),
        ("3: 3", "1: 3", r":6: copies\.yellow\.1: given twice"),
        ("format: 1", "format: 2", r":3: format: "),
        ("format: 1", "", r":1: the key 'format' is missing|:4: the key 'format' is missing"),
    ],
)
def test_a_damaged_deck_names_line_and_key(
    tmp_path: Path, old: str, new: str, message: str
) -> None:
    with pytest.raises(ContentError, match=message):
        load_deck(changed(tmp_path / "deck.yaml", BUILT_IN, old, new))


def test_a_deck_of_ones_own_takes_the_place_of_the_built_in_one(own: Path) -> None:
    changed(own, replaced(BUILT_IN, "1: 3", "1: 4"), "20: 3", "20: 2")
    problems: list[Problem] = []
    deck = load_deck(problems=problems)
    assert len(deck.copies("Y1")) == 4
    assert len(deck.copies("Y20")) == 2
    assert problems == []


def test_a_broken_own_deck_is_told_with_its_remedy_and_the_built_in_one_used(own: Path) -> None:
    broken = changed(own, BUILT_IN, "20: 3", "20: 2").read_text()
    problems: list[Problem] = []
    assert len(load_deck(problems=problems)) == 132
    (problem,) = problems
    told = Texts("en").told(problem)
    for part in (str(own), "line 4", "131 cards", "built-in", "Correct the file or delete it"):
        assert part in told
    assert own.read_text() == broken


def test_a_broken_own_deck_is_no_error_where_nobody_listens(own: Path) -> None:
    own.write_text("copies: [")
    assert len(load_deck()) == 132


def test_the_deck_does_not_depend_on_the_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert len(load_deck(resources.level(DECK_FILE))) == 132
