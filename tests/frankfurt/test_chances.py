"""What a handicap does to the chance, which one is offered, and when (T34, P16 to P22)."""

import pytest

from game.core.rules import Outcome
from game.frankfurt.chances import (
    FAIR,
    RUNGS,
    Handicap,
    chance,
    chances,
    clear_defeat,
    handicap_of,
    offer,
    offer_is_due,
    told,
)
from game.frankfurt.fair_play import offer_for
from game.frankfurt.rules import INFO


def test_equals_have_equal_chances_and_all_chances_add_up() -> None:
    assert chance(1.0) == 0.5
    for seats in (2, 3, 4):
        assert chances([1.7] * seats) == pytest.approx([1 / seats] * seats)
        assert sum(chances([0.6, 1.5, 3.0, 5.0][:seats])) == pytest.approx(1.0)


def test_who_needs_longer_wins_less_and_a_handicap_helps() -> None:
    ratios = [chance(ratio) for ratio in (0.5, 0.8, 1.0, 1.2, 1.5, 2.0)]
    assert ratios == sorted(ratios, reverse=True)
    names = ("all", "three-quarters", "half", "quarter")
    starts = [chance(1.5, Handicap(start)) for start in names]
    assert starts == sorted(starts)
    assert chance(1.5, Handicap(block=0.0)) > chance(1.5)
    assert chance(1.5, others=Handicap(block=3.0)) > chance(1.5)
    assert chance(1.5, Handicap(automatic=True)) > chance(1.5)
    # With fewer cards for both the match is shorter, and luck does more.
    assert chance(1.5) < chance(1.5, Handicap("half"), Handicap("half")) < 0.5


def test_the_mildest_fair_handicap_is_offered_or_the_strongest() -> None:
    assert offer(1.0) is None
    last = -1
    for ratio in (1.15, 1.3, 1.5, 2.0, 3.0):
        found = offer(ratio)
        assert found is not None
        place = RUNGS.index((found.slower, found.quicker))
        assert place >= last
        last = place
        assert found.before < found.after
        assert found.before < FAIR
        assert found.after >= FAIR or place == len(RUNGS) - 1
        for milder, others in RUNGS[:place]:
            assert chance(ratio, handicap_of(milder), handicap_of(others)) < FAIR


def test_what_is_offered_are_values_of_the_games_own_options() -> None:
    options = {option.name: option for option in INFO.options}
    for rung in RUNGS:
        for side in rung:
            for name, value in side.items():
                options[name].check(value)
                assert options[name].per_seat


def test_a_chance_is_told_as_about_even_or_of_ten_matches() -> None:
    assert told(0.5).text_id == told(0.41).text_id == "frankfurt-chance-even"
    assert told(0.3) == told(0.28)
    assert told(0.3).args == {"n": 3}
    assert told(0.02).text_id == "frankfurt-chance-never"
    assert told(0.98).text_id == "frankfurt-chance-always"
    assert told(0.25, seats=4).text_id == "frankfurt-chance-even"
    assert told(0.5, seats=4).args == {"n": 5}


def outcome(*scores: int) -> Outcome:
    best = min(scores)
    return Outcome(scores, tuple(seat for seat, score in enumerate(scores) if score == best))


def test_a_defeat_is_clear_with_a_third_of_the_share_left() -> None:
    assert clear_defeat(outcome(22, 0), 0)
    assert not clear_defeat(outcome(21, 0), 0)
    assert not clear_defeat(outcome(0, 60), 0)
    assert clear_defeat(outcome(0, 15, 11, 30), 2)


def test_a_defeat_after_head_starts_is_clear_with_a_third_of_what_players_began_with() -> None:
    quarters = ({"start": "quarter"}, {"start": "quarter"})
    assert clear_defeat(outcome(6, 0), 0, quarters)
    assert not clear_defeat(outcome(5, 0), 0, quarters)
    assert offer_is_due([outcome(24, 0), outcome(21, 0)], 0, quarters), "16 cards each"
    assert not clear_defeat(outcome(13, 0), 0, ({"start": "quarter"}, {})), "of 41 on average"


def test_an_offer_is_due_after_two_clear_defeats_in_a_row() -> None:
    assert not offer_is_due([outcome(60, 0)], 0)
    assert offer_is_due([outcome(60, 0), outcome(40, 0)], 0)
    assert not offer_is_due([outcome(60, 0), outcome(40, 0), outcome(0, 9)], 0)
    assert not offer_is_due([outcome(60, 0), outcome(5, 0)], 0)
    assert offer_is_due([outcome(0, 9), outcome(60, 0), outcome(40, 0)], 0)
    assert not offer_is_due([outcome(60, 0), outcome(40, 0)], 1)


MEASURED = (
    (1.25, {}, {}, 0.25),
    (1.25, {"start": "half"}, {}, 0.50),
    (1.25, {"start": "quarter"}, {}, 0.69),
    (1.5, {}, {}, 0.02),
    (1.5, {"start": "half"}, {}, 0.27),
    (1.5, {"start": "quarter"}, {}, 0.54),
    (2.0, RUNGS[-1][0], RUNGS[-1][1], 0.33),
)
"""Of 24 to 240 matches each, by ``python -m tests.frankfurt.measure chances``."""


@pytest.mark.parametrize(("ratio", "slower", "quicker", "measured"), MEASURED)
def test_what_is_told_is_what_was_measured(
    ratio: float, slower: dict, quicker: dict, measured: float
) -> None:
    assert chance(ratio, handicap_of(slower), handicap_of(quicker)) == pytest.approx(
        measured, abs=0.09
    )


def test_a_child_twice_as_slow_gets_what_helps_and_the_adult_waits_longer() -> None:
    found = offer(2.0)
    assert found is not None
    assert found.slower == {"start": "quarter", "turning": "automatic", "block": "0"}
    assert found.quicker == {"block": "3"}
    assert 0.3 <= found.after <= 0.7
    mild = offer(1.15)
    assert mild is not None
    assert mild.slower == {"start": "three-quarters"}


def test_among_several_the_chance_is_that_against_all() -> None:
    lost = [outcome(60, 0, 30), outcome(50, 0, 30)]
    two = offer_for(lost, (3.0, 1.5, None), 0)
    three = offer_for(lost, (3.0, 1.5, 1.6), 0)
    assert two is not None
    assert three is not None
    assert two.chance.args == {"n": 3}
    assert three.chance.args == {"n": 2}
    assert (three.seat, three.quickest) == (0, 1)
    assert offer_for(lost[:1], (3.0, 1.5, 1.6), 0) is None
    assert offer_for(lost, (None, 1.5, 1.6), 0) is None
