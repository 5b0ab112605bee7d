"""Our rules beside another engine's: who plays, what is told, and what is told without it."""

import re

import pytest

from game.commands import bench_rules
from game.commands.bench_rules import ENGINES, Engine, player_of
from game.frantic.content import load_deck, load_events
from game.frantic.rules import FranticRules
from tests.toys.highcard import HighCardRules

TABLES = (2, 8)


@pytest.fixture
def rules(monkeypatch):
    monkeypatch.setattr(bench_rules, "SECONDS", 0.02)
    return FranticRules(load_deck(), load_events())


def test_both_stand_in_one_line_a_table(rules, monkeypatch):
    asked = []

    def play(seats, seconds):
        asked.append(seats)
        return 1_000.0

    monkeypatch.setattr(bench_rules, "ENGINES", {"frantic": Engine("Toy", lambda: play, "no")})
    lines = list(bench_rules.beside_engine(rules, TABLES))
    assert sorted(set(asked)) == list(TABLES)
    for seats, line in zip(TABLES, lines, strict=True):
        ours, theirs, ratio = re.findall(r"[\d,.]*\d", line)[1:]
        assert line.startswith(f"frantic, {seats} seats, ")
        assert theirs == "1,000"
        assert float(ours.replace(",", "")) / 1_000 == pytest.approx(float(ratio), abs=0.01)


def test_without_the_engine_one_line_tells_how_to_get_it(rules, monkeypatch):
    def missing():
        raise ImportError

    monkeypatch.setattr(bench_rules, "ENGINES", {"frantic": Engine("Toy", missing, "pip toy")})
    assert list(bench_rules.beside_engine(rules, TABLES)) == [
        "Toy is not here to compare with: pip toy"
    ]


def test_a_game_that_no_engine_has_tells_nothing():
    assert list(bench_rules.beside_engine(HighCardRules(), TABLES)) == []


def test_our_player_plays_to_the_end_of_matches(rules):
    ended = []

    class Watched(FranticRules):
        def evolve(self, state, event):
            after = super().evolve(state, event)
            ended.append(self.outcome(after) is not None)
            return after

    assert player_of(Watched(rules.deck, rules.table))(3, 0.01) > 0
    assert ended[-1]


def test_the_engine_that_is_named_plays_if_it_is_here(rules):
    pytest.importorskip("rlcard")
    assert ENGINES["frantic"].load()(2, 0.01) > 0
