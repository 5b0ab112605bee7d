"""When bots press keys, what they may know, and where they fail like people."""

import ast
from collections import Counter, defaultdict
from pathlib import Path
from statistics import fmean, median, pstdev

import pytest
from msgspec.structs import replace

from game.core.bots import CARD_FLOOR, LEVELS, MS_PER_TICK, SEE_TICKS, SLAP_FLOOR
from game.core.rng import Rng
from game.frankfurt import bots, tactics
from game.frankfurt.events import Bounced, Discarded, Rejected
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

# The slowest ordinary person, from the upper ends of couch-habits B4 (milliseconds): perceive 200,
# think 170, choose among 4 piles 310 or 16 pairs 620, search 4 or 8 cards of 50, move 290.
HUMAN_SLAP = (SLAP_FLOOR, 200 + 170 + 310 + 4 * 50 + 290)
HUMAN_CARD = (CARD_FLOOR, 200 + 170 + 620 + 8 * 50 + 290)
SPREAD = (0.15, 0.45)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("position", "band"), [(RACE, HUMAN_CARD), (OUT, HUMAN_SLAP)])
def test_10_000_decisions_lie_in_the_human_bands(level: str, position: str, band) -> None:
    one, kind = racer(level), "card" if position is RACE else "slap"
    view = RULES.view(state_of(position), 0)
    times: list[float] = []
    now = 0
    while len(times) < 10_000:
        one.step(now, view)
        now += 1
        if one.delays and now % 512 == 0:
            times += [ms for what, ms in one.delays if what == kind]
            one.delays.clear()
    low, high = band
    assert min(times) >= low
    assert sum(low <= time <= high for time in times) >= 0.95 * len(times)
    assert SPREAD[0] < pstdev(times) / fmean(times) < SPREAD[1]
    assert fmean(times) > median(times)


def test_in_matches_95_percent_of_all_delays_lie_in_the_human_bands() -> None:
    times = defaultdict(list)
    for seed in range(4):
        for options in ({}, {"mode": "table", "stress": "on"}):
            _, _, racers = match_of(("easy", "normal", "hard", "normal"), seed, options)
            for one in racers.values():
                for kind, ms in one.delays:
                    times[kind].append(ms)
    assert min(times["slap"]) >= SLAP_FLOOR
    assert min(times["card"] + times["move"] + times["call"]) >= CARD_FLOOR
    for kind, (low, high) in (("slap", HUMAN_SLAP), ("card", HUMAN_CARD)):
        assert sum(low <= ms <= high for ms in times[kind]) >= 0.95 * len(times[kind])
    assert len(times["card"]) > 500


@pytest.mark.parametrize("level", LEVELS)
def test_a_card_is_not_played_on_a_change_before_250_ms(level: str) -> None:
    stuck = state_of(NOTHING_FITS)
    opened = state_of(NOTHING_FITS.replace("pile 2: R20", "pile 2: R20 R9 B1"))
    for seed in range(150):
        found = watch(racer(level, 0, seed), 0, {0: stuck, 200: opened}, 500)
        early = [due for due, _ in found if (due - 200) * MS_PER_TICK < CARD_FLOOR]
        before = watch(racer(level, 0, seed), 0, {0: stuck}, 500)
        # Whatever is pressed so early was decided without the change.
        assert early == [due for due, _ in before if due in early]
        assert any(due > 200 for due, _ in found)


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_slaps_before_180_ms(level: str, steady) -> None:
    racing = state_of(OUT.replace("seat 0: -", "seat 0: B8"))
    times = []
    for seed in range(150):
        found = watch(racer(level, 0, seed), 0, {0: racing, 200: state_of(OUT)}, 500)
        times += [due for due, key in found if due > 200 and key.startswith("pile")][:1]
    assert len(times) == 150
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
        level = LEVELS[number % 3]
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

    for seed in range(8):
        match_of(("hard", "normal"), seed, watch=count)
    assert seen["late"] > 10
    assert seen["wrong"] > 5
    assert seen["Rejected"] > 5
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
    keys = [key for _, key in watch(racer("hard"), 0, {0: wrong_card}, 60)]
    assert keys[0] == "pile 1"
    useless = state_of(NOTHING_FITS.replace("pile 1: Y20", "pile 1: R9").replace("Y8 |", "Y8^ |"))
    keys = [key for _, key in watch(racer("hard"), 0, {0: useless}, 60)]
    assert keys[:2] == ["column 4", "pile 1"]


def test_a_picture_is_a_tenth_of_a_second_old() -> None:
    assert round(SEE_TICKS * MS_PER_TICK) == 100
