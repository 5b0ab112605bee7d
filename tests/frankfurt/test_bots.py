"""When bots press keys, what they may know, and where they fail like people."""

import ast
import math
from collections import Counter, defaultdict
from itertools import pairwise
from pathlib import Path
from statistics import fmean, pstdev

import pytest
from msgspec.structs import replace

from game.core.bots import MS_PER_TICK, SEE_TICKS
from game.core.rng import Rng
from game.frankfurt import bots, tactics
from game.frankfurt.events import Bounced, Discarded, Rejected
from game.frankfurt.levels import SECONDS, level_of
from game.frankfurt.tempo import CARD_FLOOR, KEY_FLOOR, SLAP_FLOOR, SLIPS, Pace, between
from tests.frankfurt.bot_stand import (
    NOTHING_FITS,
    OUT,
    RACE,
    RULES,
    match_of,
    racer,
    slapping,
    state_of,
    watch,
)
from tests.steps import events_in

NAMES = tuple(SECONDS)


@pytest.mark.parametrize("level", NAMES)
def test_t39_levels_take_what_the_table_says_and_slip_as_often(level: str) -> None:
    """Ten thousand cards: mean and slips within five percent, spread of the table, no beat."""
    wanted = SECONDS[level]
    tempo = level_of(level).tempo
    pace = Pace(tempo, Rng(7, "bot 0"))
    times, slips = [], 0
    for _ in range(10_000):
        times.append(sum(pace.card()) / 1000)
        slips += pace.misreads()
    assert fmean(times) == pytest.approx(wanted, rel=0.05)
    assert slips / 10_000 == pytest.approx(between(SLIPS, wanted), rel=0.12)
    logs = [math.log(time) for time in times]
    # T37: the spread of people, and no two times alike one after the other.
    assert 0.4 <= pstdev(logs) <= 0.5
    assert all(one != other for one, other in pairwise(times))


@pytest.mark.parametrize("level", NAMES)
def test_t36_no_card_is_laid_before_250_ms_and_nothing_slapped_before_180(level: str) -> None:
    pace = Pace(level_of(level).tempo, Rng(3, "bot 0"))
    cards = [pace.card() for _ in range(10_000)]
    assert min(first for first, _ in cards) >= CARD_FLOOR
    assert min(second for _, second in cards) >= KEY_FLOOR
    assert min(pace.slap(1) for _ in range(10_000)) >= SLAP_FLOOR
    assert min(pace.turn(expected=True) for _ in range(10_000)) >= SLAP_FLOOR


@pytest.mark.parametrize("level", NAMES)
def test_t38_a_card_that_can_be_laid_is_laid_within_three_means(level: str, steady) -> None:
    limit = 3 * SECONDS[level] * 60 + SEE_TICKS + 30
    for seed in range(30):
        found = watch(racer(level, 0, seed), 0, {0: state_of(RACE)}, int(limit) + 1)
        assert any(key.startswith("pile") for _, key in found)


def test_t36_in_matches_no_key_is_quicker_than_a_hand() -> None:
    times = defaultdict(list)
    for seed in range(3):
        _, _, racers = match_of(("frantic", "normal", "hard", "frantic"), seed, {"mode": "table"})
        for one in racers.values():
            for kind, ms in one.delays:
                times[kind].append(ms)
    assert min(times["slap"]) >= SLAP_FLOOR
    assert min(times["card"] + times["call"]) >= CARD_FLOOR
    assert len(times["card"]) > 300


@pytest.mark.parametrize("level", NAMES)
def test_a_card_is_not_played_on_a_change_before_250_ms(level: str) -> None:
    stuck = state_of(NOTHING_FITS)
    opened = state_of(NOTHING_FITS.replace("pile 2: R20", "pile 2: R20 R9 B1"))
    for seed in range(25):
        found = watch(racer(level, 0, seed), 0, {0: stuck, 200: opened}, 1200)
        early = [due for due, _ in found if (due - 200) * MS_PER_TICK < CARD_FLOOR]
        before = watch(racer(level, 0, seed), 0, {0: stuck}, 1200)
        # Whatever is pressed so early was decided without the change.
        assert early == [due for due, _ in before if due in early]
        assert any(due > 200 for due, _ in found)


@pytest.mark.parametrize("level", NAMES)
def test_nobody_slaps_before_180_ms(level: str, steady) -> None:
    racing = state_of(OUT.replace("seat 0: -", "seat 0: B8"))
    times = []
    for seed in range(40):
        found = watch(racer(level, 0, seed), 0, {0: racing, 200: state_of(OUT)}, 500)
        times += [due for due, key in found if due > 200 and key.startswith("pile")][:1]
    assert len(times) == 40
    assert min(times) >= 200 + SLAP_FLOOR / MS_PER_TICK


def test_a_step_without_news_is_next_to_nothing() -> None:
    one, view = racer(), RULES.view(state_of(NOTHING_FITS), 0)
    one.step(0, view)
    draws = one._luck.draws
    assert all(one.step(0, view) is None for _ in range(1_000))
    assert one._luck.draws == draws


# Secrets


def test_bots_know_views_and_neither_states_nor_rules() -> None:
    allowed = {"View", "SeatView", "PileView", "ColumnView"}
    for module in (bots, tactics):
        tree = ast.parse(Path(module.__file__).read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module:
                assert node.module not in ("game.frankfurt.rules", "game.core.match")
                states = {alias.name for alias in node.names if alias.name.endswith("State")}
                assert not states & ({"State", "SeatState"} - allowed)


def _with_other_secrets(state, seed: int):
    """Shuffle every card that lies face down."""
    luck = Rng(seed, "secrets")
    hidden = [card for player in state.seats for card in player.draw]
    for player in state.seats:
        for column in player.columns:
            hidden += column.cards[: len(column.cards) - column.up]
    cards = list(luck.shuffled(hidden))

    def take(number: int) -> tuple[int, ...]:
        taken = tuple(cards[:number])
        del cards[:number]
        return taken

    seats = []
    for player in state.seats:
        columns = tuple(
            replace(
                column,
                cards=take(len(column.cards) - column.up)
                + column.cards[len(column.cards) - column.up :],
            )
            for column in player.columns
        )
        seats.append(replace(player, draw=take(len(player.draw)), columns=columns))
    return replace(state, seats=tuple(seats))


def test_other_face_down_cards_change_no_press_in_1000_positions() -> None:
    positions = []

    def keep(match, steps) -> None:
        if match.now % 40 == 0:
            positions.append(match.state)

    seed = 0
    while len(positions) < 1_000:
        match_of(("hard", "easy", "normal")[: 2 + seed % 2], seed, watch=keep)
        seed += 1
    pressed = 0
    for number, state in enumerate(positions[:1_000]):
        other = _with_other_secrets(state, number)
        level = NAMES[number % len(NAMES)]
        one = watch(racer(level, 0, number), 0, {0: state}, 120)
        two = watch(racer(level, 0, number), 0, {0: other}, 120)
        assert one == two
        pressed += len(one)
    assert pressed > 1_000


# Like people


def test_a_card_that_was_covered_in_time_is_not_played(steady) -> None:
    race = state_of(RACE)
    covered = state_of(RACE.replace("pile 1: Y8", "pile 1: Y8 B16 Y20"))
    for seed in range(40):
        found = watch(racer("normal", 0, seed), 0, {0: race, 4: covered}, 120)
        assert ("pile 1") not in [key for _, key in found[:2]]


def test_a_card_that_was_covered_just_before_is_played_all_the_same(steady) -> None:
    race = state_of(RACE)
    covered = state_of(RACE.replace("pile 1: Y8", "pile 1: Y8 B16 Y20"))
    for seed in range(40):
        due = watch(racer("normal", 0, seed), 0, {0: race}, 200)
        keys = [key for _, key in due[:2]]
        assert keys[1].startswith("pile")
        late = watch(racer("normal", 0, seed), 0, {0: race, int(due[1][0]) - 2: covered}, 200)
        assert late[:2] == due[:2]


def test_in_matches_cards_come_late_are_wrong_and_keys_miss() -> None:
    seen = Counter()

    def count(match, steps) -> None:
        for event in events_in(steps):
            if isinstance(event, Bounced):
                seen["late" if event.late else "wrong"] += 1
            elif isinstance(event, Discarded | Rejected):
                seen[type(event).__name__] += 1

    for seed in range(4):
        match_of(("hard", "normal"), seed, watch=count)
    assert seen["late"] > 10
    assert seen["wrong"] > 5
    assert seen["Rejected"] > 1
    assert seen["late"] + seen["wrong"] < 0.4 * seen["Discarded"]


def test_nothing_is_pressed_while_blocked(steady) -> None:
    race = state_of(RACE)
    blocked = replace(race, seats=(replace(race.seats[0], blocked_until=48), *race.seats[1:]))
    for seed in range(20):
        found = watch(racer("hard", 0, seed), 0, {0: blocked}, 200)
        # The block lasts 48 ticks from its first picture.
        assert found
        assert found[0][0] >= 48 + CARD_FLOOR / MS_PER_TICK


def test_the_first_slap_lifts_a_block(steady) -> None:
    race = state_of(OUT.replace("seat 0: -", "seat 0: B8"))
    blocked = replace(race, seats=(replace(race.seats[0], blocked_until=180), *race.seats[1:]))
    found = watch(racer("hard"), 0, {0: blocked, 60: slapping(OUT)}, 170)
    assert found
    assert found[0][1].startswith("pile")


def test_a_pile_that_somebody_else_took_is_not_waited_for(steady) -> None:
    before = watch(racer("hard"), 0, {0: slapping(OUT)}, 100)
    assert before[0][1] == "pile 4"
    after = watch(racer("hard"), 0, {0: slapping(OUT), 2: slapping(OUT, 3)}, 100)
    assert after[0][1] in ("pile 2", "pile 3")


def test_a_slip_into_the_hand_is_put_right(steady) -> None:
    wrong_card = state_of(RACE.replace("R9 |", "R9^ |"))
    keys = [key for _, key in watch(racer("hard"), 0, {0: wrong_card}, 200)]
    assert keys[0] == "pile 1"
    useless = state_of(NOTHING_FITS.replace("pile 1: Y20", "pile 1: R9").replace("Y8 |", "Y8^ |"))
    keys = [key for _, key in watch(racer("hard"), 0, {0: useless}, 200)]
    assert keys[:2] == ["column 4", "pile 1"]


def test_a_picture_is_a_tenth_of_a_second_old() -> None:
    assert round(SEE_TICKS * MS_PER_TICK) == 100
