"""How bots play: levels, calls, and whole matches."""

from collections import Counter
from itertools import product

import pytest
from msgspec.structs import replace

from game.core.match import Match
from game.core.rng import Rng
from game.core.simulation import play
from game.frankfurt.bots import HOME, make_racer
from game.frankfurt.events import Called, PickedUp, WrongCall
from game.frankfurt.levels import LEVELS, SECONDS
from game.frankfurt.state import ticks
from game.frankfurt.tactics import Aim, Glance, choose, skill_of
from tests.frankfurt import ladder
from tests.frankfurt.bot_stand import (
    DECK,
    NOTHING_FITS,
    OUT,
    RULES,
    match_of,
    racer,
    state_of,
    watch,
)
from tests.ladder import check_share
from tests.pairs import pairs, with_the_rest
from tests.steps import events_in


def slap_of(level: str, position: str = OUT) -> str:
    return RULES.action_text(plan(level, position).keys[0])


def test_hard_slaps_the_smallest_pile_and_all_others_one_that_is_clearly_smaller() -> None:
    assert slap_of("hard") == "pile 4"
    assert slap_of("easy") == "pile 2"
    assert slap_of("normal") == "pile 2"
    higher = OUT.replace("pile 2: R5 R18", "pile 2: R5 R18 R1 R3 R16")
    assert slap_of("normal", higher) == "pile 4"
    assert slap_of("easy", higher) == "pile 4"


def plan(level: str, position: str, seed: int = 1):
    glance = Glance(RULES.view(state_of(position), 0), 0, HOME)
    return choose(glance, skill_of(SECONDS[level]), DECK, Rng(seed, "x"))


def test_hard_plays_the_card_that_opens_a_follow_up() -> None:
    position = """
        phase race
        pile 1: Y8
        pile 2: R20
        seat 0: R16 | B10 | - | -
        seat 1: Y1 | - | - | -
        draw 0: R11
    """
    # B10 and then R16 on it; R16 first would leave B10 without a place.
    assert plan("hard", position).column == 1
    mirrored = position.replace("R16 | B10 | - | -", "- | - | B10 | R16")
    assert plan("hard", mirrored).column == 2


def test_normal_unloads_the_longest_column() -> None:
    position = """
        phase race
        pile 1: Y8
        pile 2: Y20
        seat 0: R9 | B9 | (Y1) (Y3) (Y5) B10 | -
        seat 1: Y1 | - | - | -
        draw 0: R11
    """
    assert plan("normal", position).column == 2
    found = {plan("easy", position, seed).column for seed in range(40)}
    assert found == {0, 1, 2}


def test_only_moves_that_uncover_something_are_made() -> None:
    useless = NOTHING_FITS.replace("Y8 | R8 | B8 | Y10", "Y8 | R8 | - | Y10")
    assert all(plan(level, useless) is None for level in SECONDS)
    helps = NOTHING_FITS.replace("Y8 | R8 | B8 | Y10", "Y8 | R8 | - | (R1) Y10")
    assert all(plan(level, helps).aim is Aim.MOVE for level in SECONDS)
    assert all(plan(level, helps).column == 3 for level in SECONDS)


@pytest.mark.whole
@pytest.mark.parametrize(("better", "worse"), ladder.PAIRS)
def test_the_ladder_holds(better: str, worse: str) -> None:
    check_share(ladder.wins(better, worse, range(7)), 7, least=0.6)


def test_an_unknown_level_is_refused_in_words() -> None:
    with pytest.raises(ValueError, match="no level 'cruel'; possible: gentle, first, easy"):
        make_racer("cruel", 0, DECK, Rng(1, "bot 0"))


# Table


TABLE = """
    options mode=table
    phase race
    pile 1: Y9
    pile 2: R20
    seat 0: Y8 | R8 | B8 | Y10
    seat 1: Y1 | R1 | - | -
    draw 0: Y7
    draw 1: Y3 Y5
"""


def calls(racer_, before: str, after: str) -> list[str]:
    found = watch(racer_, 0, {0: state_of(before), 30: state_of(after)}, 120)
    return [key for _, key in found]


def test_a_wrong_card_is_called_by_who_saw_it_laid(steady) -> None:
    wrong = TABLE.replace("pile 2: R20", "pile 2: R20 B3@1.3!")
    assert calls(racer(), TABLE.replace("Y9", "Y20"), wrong.replace("Y9", "Y20"))[:1] == ["pile 2"]
    # Who only sees the pile as it is can't know.
    only = watch(racer(), 0, {0: state_of(wrong.replace("Y9", "Y20"))}, 120)
    assert only[0][1] != "pile 2"


def test_right_cards_and_those_of_a_count_down_and_own_ones_are_not_called(steady) -> None:
    table = TABLE.replace("Y9", "Y20")
    right = table.replace("pile 2: R20", "pile 2: R20 R3@1.3")
    assert "pile 2" not in calls(racer(), table, right)[:1]
    counted = table.replace("phase race", "phase countdown stuck 1")
    revealed = table.replace("pile 2: R20", "pile 2: R20 B3@1").replace("R8", "Y12")
    assert "pile 2" not in calls(racer(), counted, revealed)[:1]
    own = table.replace("pile 2: R20", "pile 2: R20 B3@0.3!").replace("R8", "Y12")
    assert "pile 2" not in calls(racer(), table, own)[:1]


def test_in_matches_more_calls_are_right_than_wrong() -> None:
    seen = Counter()

    def count(match, steps) -> None:
        seen.update(type(event) for event in events_in(steps))

    for seed in range(5):
        match_of(("normal", "hard", "easy"), seed, {"mode": "table"}, count)
    assert seen[Called] > 3
    assert seen[WrongCall] < 2 * seen[Called]
    assert seen[PickedUp] > 300


# Whole matches


TABLES = [(2, 3, 4), ("referee", "table"), ("off", "on")]


@pytest.mark.parametrize(
    ("seats", "mode", "stress"), with_the_rest(pairs(*TABLES), product(*TABLES))
)
def test_matches_of_bots_end_without_the_games_help(seats: int, mode: str, stress: str) -> None:
    seen = Counter()

    def count(match, steps) -> None:
        for event in events_in(steps):
            seen[type(event).__name__] += 1
            if type(event).__name__ == "Slapped" and event.by_hand:
                seen["by hand"] += 1

    for seed, turning in enumerate(("manual", "automatic")):
        levels = tuple(LEVELS[(3 * seed + seat + 2) % 7] for seat in range(seats))
        options = {"mode": mode, "stress": stress, "turning": turning, "block": f"{seed * 3}"}
        _, result, _ = match_of(levels, seed, options, count)
        assert result.winners
        assert result.ticks < ticks(60 * 20)
    last = 0 if stress == "on" else seen["Slapped"] // seats
    assert seen["by hand"] >= 0.9 * (seen["Slapped"] - last)


def test_the_same_seeds_give_the_same_match() -> None:
    one, two = (match_of(("hard", "easy", "normal"), 5)[0] for _ in range(2))
    assert one.log == two.log


@pytest.mark.whole
def test_players_who_change_seats_change_results() -> None:
    changed = 0
    for seed in range(5):
        config = RULES.info.configure(2, seed)
        state = RULES.initial_state(config, Rng(seed, "rules"))
        swapped = replace(state, seats=state.seats[::-1])
        results = []
        for start, order in ((state, (0, 1)), (swapped, (1, 0))):
            match = Match(RULES, config, state=start)
            players = {
                seat: make_racer("normal", seat, DECK, Rng(seed, f"player {who}"))
                for seat, who in enumerate(order)
            }
            for _ in play(match, players):
                pass
            results.append(match.outcome())
        assert results[0].scores == results[1].scores[::-1]
        changed += results[0].winners != results[1].winners
    assert changed == 5
