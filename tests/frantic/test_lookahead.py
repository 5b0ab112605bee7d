"""Who looks ahead: which plans there are, when another one is taken, and what it finds."""

import pytest

from game.core.bots import decide
from game.core.rng import Rng
from game.core.rounds.race import CHECKED, KEPT, Race
from game.core.simulation import THINK_STEPS
from game.frantic.bots import make_bot
from game.frantic.engine.convert import action_of, code_of
from game.frantic.engine.round import WISH
from game.frantic.habits import BEST
from game.frantic.lookahead import plans_of
from game.frantic.policy import RANKS, Policy
from game.frantic.state import Shares

from .lockstep import TABLES
from .scenario import DECK, RULES, TABLE, Table


def answered(table: Table, level: str = "master", seed: int = 1) -> str:
    seat = table.asked[0]
    bot = make_bot(level, seat, DECK, TABLE, Rng(seed, "bot"))
    view, actions = RULES.view(table.state, seat), RULES.legal_actions(table.state, seat)
    return RULES.action_text(decide(bot, view, actions, THINK_STEPS))


def plans(table: Table) -> list[tuple[object, ...]]:
    seat = table.asked[0]
    actions = RULES.legal_actions(table.state, seat)
    view = RULES.view(table.state, seat)
    return plans_of(view, seat, actions, code_of(actions[-1]), TABLES)


GIFTS = """
    turn 0
    seat 0: Rx Gg Ggb Gx *e
    seat 1: Y1 B2
    discard: R9
"""


def test_two_cards_are_given_as_a_pair() -> None:
    table = Table(GIFTS)
    table.all("play Rx", "pass")
    gift, change, equality = RANKS["Gg"], RANKS["Gx"], RANKS["*e"]
    found = plans(table)
    assert {(gift, gift), (gift, change), (gift, equality), (change, equality)} == set(found[1:])
    table.do("give Gx")
    assert set(plans(table)) == {(gift,), (equality,)}


@pytest.mark.parametrize("seed", range(3))
def test_two_gifts_that_would_go_out_together_are_not_both_given_away(seed: int) -> None:
    table = Table(GIFTS)
    table.all("play Rx", "pass")
    given = []
    for _ in range(2):
        given.append(answered(table, seed=seed))
        table.do(given[-1])
    assert "give Gx" in given
    assert answered(table_of("Rx Gg Ggb Gx *e"), "keen") == "give Gg"


def table_of(hand: str) -> Table:
    table = Table(GIFTS.replace("Rx Gg Ggb Gx *e", hand))
    table.all("play Rx", "pass")
    return table


BETTER = [
    ("turn 0\nseat 0: B8 B3 Y7 Yg *c Y9\nseat 1: R1 R2 G4\ndiscard: Y6", "", "play Yg"),
    ("turn 0\nseat 0: *f G4 K6 G5 Y4\nseat 1: R1 R2 G7\ndiscard: R9", "play *f", "wish 6"),
]
"""Positions in which lines to the end of the round find what rules of thumb do not."""


@pytest.mark.parametrize(("position", "before", "answer"), BETTER)
def test_what_is_better_at_the_end_of_the_round_is_found(position, before, answer) -> None:
    table = Table(position)
    if before:
        table.do(before)
    seat = table.asked[0]
    view, actions = RULES.view(table.state, seat), RULES.legal_actions(table.state, seat)
    thumb = RULES.action_text(Policy(DECK, BEST).choose(view, seat, actions))
    found = [answered(table, seed=seed) for seed in range(6)]
    assert thumb != answer
    assert found.count(answer) > max(1, found.count(thumb))


def test_what_is_wished_for_is_held() -> None:
    table = Table(BETTER[1][0])
    table.do("play *f")
    wishes = [str(RULES.action_text(action_of(WISH, plan[0], 1))) for plan in plans(table)[1:]]
    assert wishes == ["wish yellow", "wish green", "wish 4", "wish 5", "wish 6"]


def test_of_many_ways_to_share_few_are_tried() -> None:
    seats = "\n".join(f"seat {s}: G{s} B{s}" for s in range(1, 8))
    table = Table(f"turn 0\nseat 0: *4 R1\n{seats}\ndiscard: R9")
    table.do("play *4")
    actions = RULES.legal_actions(table.state, 0)
    assert len(actions) > 1000
    assert len(plans(table)) < 12
    assert isinstance(actions[0], Shares)


def raced(*worths: float, deals: int = 60, spread: float = 0.3) -> Race[tuple[int, ...]]:
    """Return a race of plans with these worths, whose deals differ for all alike and for each."""
    luck, race = Rng(1, "race"), Race([(place,) for place in range(len(worths))])
    for _ in range(deals):
        race.add([worths[entry.plan[0]] + spread * luck.unit() for entry in race.left])
    return race


def test_another_plan_has_to_be_better_beyond_chance() -> None:
    assert raced(0.5, 0.9).winner(1.0) == (1,)
    assert raced(0.5, 0.4).winner(1.0) == (0,)
    assert raced(0.5, 0.5002, deals=8).winner(1.0) == (0,)


def test_plans_that_fall_behind_are_dropped_and_the_own_never() -> None:
    race = raced(0.1, *[0.9] * 2, *[0.2] * 8, deals=CHECKED)
    assert race.left[0].plan == (0,)
    assert len(race.left) == 3
    many = raced(*[0.5] * 16, deals=40)
    assert len(many.left) <= KEPT + 1
    assert many.left[0].plan == (0,)


def test_the_last_card_of_a_round_that_wins_is_played() -> None:
    for level in ("hard", "master"):
        assert answered(Table("turn 0\nseat 0: R2\nseat 1: G1 G2\ndiscard: R9"), level) == "play R2"
