"""What the opponents do in positions, that they see no more than they may, and who is better."""

from collections.abc import Generator, Iterator
from itertools import pairwise

import pytest
from msgspec.structs import replace

from game.core.bots import Bot, decide
from game.core.match import Match
from game.core.rng import Rng
from game.core.rounds.bots import ThumbBot
from game.core.simulation import THINK_STEPS, simulate, turns
from game.core.with_you import WithYou
from game.frantic.bots import EFFORTS, LEVELS, LINES, THUMBS, make_bot
from game.frantic.chances import chance as chance_of
from game.frantic.chances import rounds_left
from game.frantic.content import ROUNDS
from game.frantic.habits import BEGINNER, BEST, PLAIN
from game.frantic.lookahead import LEAST_ALIKE, LESS_ALIKE
from game.frantic.policy import Policy
from game.frantic.state import ASKED_ALIKE, Action, Ask, State, View
from tests.conformance.checks import random_steps
from tests.ladder import check_wins

from .scenario import DECK, TABLE, Table, make_rules
from .test_secrecy import exchanged, hidden

RULES = make_rules()
BOTS = WithYou(LEVELS, ROUNDS, lambda level, seat, luck: make_bot(level, seat, DECK, TABLE, luck))
PLAYER = "rules of thumb"
"""Plays by them alone, without slips."""
IDLE = frozenset({Ask.DEAL, Ask.EYE})
"""Questions with one answer for everybody."""


def asked(level: str, position: str, seed: int = 1) -> str:
    """Return the answer of a bot of a level to the first seat asked, as text."""
    return answered(level, Table(position), seed)


def answered(level: str, table: Table, seed: int = 1) -> str:
    seat = table.asked[0]
    actions = RULES.legal_actions(table.state, seat)
    view = RULES.view(table.state, seat)
    if level == PLAYER:
        bot = ThumbBot(seat, Policy(DECK, PLAIN))
    else:
        bot = make_bot(level, seat, DECK, TABLE, Rng(seed, f"bot {seat}"))
    return RULES.action_text(decide(bot, view, actions, THINK_STEPS))


def positions(seats: int, seed: int, options: dict[str, str] | None = None) -> Iterator[State]:
    """Yield the positions of a match at which somebody has a choice, played by anybody."""
    options = {"limit": "rounds-3", **(options or {})}
    match = Match(RULES, RULES.info.configure(seats, seed, options))
    for state, _ in random_steps(match, Rng(seed, "players")):
        yield state


def test_only_levels_that_exist() -> None:
    with pytest.raises(ValueError, match="possible: easy, casual, normal, keen, hard, master"):
        make_bot("wizard", 0, DECK, TABLE, Rng(0, "x"))


@pytest.mark.parametrize("level", [PLAYER, "hard"])
def test_the_last_card_is_played(level: str) -> None:
    for card in ("R2", "*f", "*4", "*c"):
        position = f"""
            turn 0
            seat 0: {card}
            seat 1: G1 G2
            seat 2: G3 Y4
            discard: R9
        """
        assert asked(level, position) == f"play {card}"


def test_a_gift_of_two_cards_ends_the_round() -> None:
    position = """
        turn 0
        seat 0: R9 Rg
        seat 1: G1 G2 G4
        seat 2: G3 Y4 Y5
        discard: R8
    """
    assert asked(PLAYER, position) == "play Rg"
    # A card that is drawn before goes with it.
    assert asked("hard", position) in ("draw", "play Rg")


def test_normal_sheds_its_highest_card_and_keeps_what_goes_on_anything() -> None:
    position = """
        turn 0
        seat 0: R2 R8 G3 *f *4
        seat 1: G1 G2 G4
        discard: R9
    """
    assert asked(PLAYER, position) == "play R8"
    nothing_else = position.replace("R2 R8", "B2 B8")
    assert [asked("normal", nothing_else, seed) for seed in range(9)] == ["draw"] * 9


@pytest.mark.parametrize("level", THUMBS)
def test_what_goes_on_anything_is_kept_for_the_end_only_while_it_holds_nobody_up(level) -> None:
    """On a black card hardly anything else goes; and nobody hoards so many of them."""
    position = """
        turn 0
        seat 0: B2 B8 G3 *f G5 Y4
        seat 1: G1 G2 G4 Y1 Y2
        discard: R9
    """
    on_black = position.replace("discard: R9", "discard: K1")
    many = position.replace("B2 B8 G3 *f G5", "B2 *f *f *4 *f *f")
    for place, plays in ((position, False), (on_black, True), (many, True)):
        found = [asked(level, place, seed).startswith("play *") for seed in range(20)]
        assert any(found) == plays
        assert found.count(True) > 8 or not plays


def test_the_master_plays_a_wild_sooner_than_drawing() -> None:
    position = """
        turn 0
        seat 0: B2 B8 G3 *f G5 Y4
        seat 1: G1 G2 G4 Y1 Y2
        discard: R9
    """
    assert [asked("master", position, seed) for seed in range(5)].count("play *f") > 2


@pytest.mark.parametrize("level", THUMBS)
def test_two_do_not_draw_and_pass_for_dozens_of_turns(level) -> None:
    """Of 200 matches of two seats the longest was 57 to 62 while specials were hoarded."""
    rows = []
    for seed in range(12):
        match = Match(RULES, RULES.info.configure(2, seed, {"limit": "rounds-4"}))
        bots = {seat: make_bot(level, seat, DECK, TABLE, Rng(seed, f"{seat}")) for seat in (0, 1)}
        rows += passes_in_a_row(match, bots)
    rows.sort()
    assert rows[len(rows) // 2] <= 2
    assert rows[int(0.99 * len(rows))] <= 14


def passes_in_a_row(match: Match, bots: dict[int, Bot[View, Action]]) -> Iterator[int]:
    """Yield how many turns in a row brought no card, each time that this ends."""
    asked_in_turn, row = "", 0
    for _ in turns(match, bots):
        text = match.log[-1].text
        if asked_in_turn == "turn" and text != "draw":
            row += text == "pass"
            if row and text != "pass":
                yield row
                row = 0
        question = match.state.question
        asked_in_turn = "" if question is None else question.ask.value


def test_normal_wishes_for_the_colour_of_most_cards() -> None:
    table = Table("""
        turn 0
        seat 0: *f B2 B8 R3
        seat 1: G1 G2 G4
        discard: R9
    """)
    table.do("play *f")
    assert answered(PLAYER, table) == "wish blue"


@pytest.mark.parametrize("level", [PLAYER, "hard"])
def test_the_number_of_the_last_card_is_wished_for(level: str) -> None:
    table = Table("""
        turn 0
        seat 0: *f B8
        seat 1: G1 G2 G4 B4 B5
        seat 2: R1 R2 B6 B7
        discard: R9
    """)
    table.do("play *f")
    assert answered(level, table) in ("wish 8", "wish blue")
    assert answered(PLAYER, table) == "wish 8"


def test_who_is_about_to_go_out_is_attacked() -> None:
    table = Table("""
        turn 0
        seat 0: Rs *4 R4 B6
        seat 1: G1 G2 G4
        seat 2: G9
        seat 3: G3 Y5
        discard: R9
    """)
    table.do("play Rs")
    assert answered(PLAYER, table) == "target 2"
    table = Table(WIDE)
    table.do("play *4")
    assert answered(PLAYER, table) == "share 2*2 3*2"


WIDE = """
    turn 0
    seat 0: Rs *4 R4 B6
    seat 1: G1 G2 G4
    seat 2: G9
    seat 3: G3 Y5
    discard: R9
"""
"""Two seats are about to go out."""


def test_normal_attacks_who_leads_while_nobody_is_about_to_go_out() -> None:
    table = Table("""
        turn 0
        seat 0: Rs R1 R4 B6
        seat 1: G1 G2 G4
        seat 2: G9 G5 B1
        seat 3: G3 Y5 Y6
        round 2
        points 0: 9
        points 1: 9
        points 2: 9
        points 3: 2
        discard: R9
    """)
    table.do("play Rs")
    assert answered(PLAYER, table) == "target 3"


@pytest.mark.parametrize("level", [PLAYER, "hard"])
def test_an_attack_is_countered_and_sent_on(level: str) -> None:
    table = Table("""
        turn 0
        seat 0: *4 R1 R4
        seat 1: G1 G2 *c
        discard: R9
    """)
    table.do("play *4")
    assert answered(level, table) == "counter"
    table.do("counter")
    assert answered(level, table) == "target 0"


@pytest.mark.parametrize("level", [PLAYER, "hard"])
@pytest.mark.parametrize(
    ("totals", "answer"),
    [((10, 10, 5), "nice-try"), ((153, 10, 5), "nice-try"), ((100, 10, 150), "pass")],
)
def test_nice_try_is_said_unless_the_round_wins_the_match(level, totals, answer) -> None:
    points = "\n".join(f"points {seat}: {total}" for seat, total in enumerate(totals))
    table = Table(f"round 2\nseat 0: R1\nseat 1: *n G2\nseat 2: G5 G6\n{points}\ndiscard: R9")
    table.do("play R1")
    assert answered(level, table) == answer


@pytest.mark.parametrize("level", [PLAYER, "hard"])
def test_burdens_are_given_away(level: str) -> None:
    table = Table("""
        turn 0
        seat 0: Rg *f K9 B8 R2 R1
        seat 1: G1 G2 G4
        discard: R9
    """)
    table.do("play Rg")
    if table.ask.startswith("counter"):
        table.do("pass")
    given = []
    for _ in range(2):
        given.append(answered(level, table))
        table.do(given[-1])
    assert "give *f" not in given
    if level == PLAYER:
        assert given == ["give K9", "give B8"]


@pytest.mark.parametrize("level", [PLAYER, "hard"])
def test_the_lowest_number_is_put_down_for_gambling(level: str) -> None:
    table = Table("""
        turn 0
        seat 0: K9 R1 B1
        seat 1: R4 R2 R8
        seat 2: B2 B3
        discard: R9
        colour: red
        happenings: gambling-man rest
    """)
    table.do("play K9")
    assert [answered(level, table, seed) for seed in range(5)].count("put R2") > 3


def test_the_market_gives_a_wild_first() -> None:
    table = Table("""
        turn 0
        seat 0: K9 R1 B1
        seat 1: R4 R2 R8
        seat 2: B2 B3
        discard: R9
        draw: K8 *f R3 rest
        happenings: market rest
    """)
    table.do("play K9")
    assert answered(PLAYER, table) == "pick *f"


@pytest.mark.parametrize("gambling", ["last-colour", "any-card"])
@pytest.mark.parametrize("habits", [BEGINNER, PLAIN, BEST])
def test_rules_of_thumb_look_at_no_hidden_card(habits, gambling: str) -> None:
    policy = Policy(DECK, habits)
    asks = set()
    for seats in (2, 3, 5, 8):
        for state in positions(seats, seats, {"gambling": gambling}):
            for seat in RULES.to_act(state):
                actions = RULES.legal_actions(state, seat)
                seen = policy.choose(RULES.view(state, seat), seat, actions)
                assert seen == policy.choose(state, seat, actions)
                assert seen in actions
                asks.add(state.question.ask)
    assert asks >= {Ask.SHARES, Ask.PRESENTS, Ask.DISCARD, Ask.PUT_DOWN, Ask.PICK, Ask.GIVE}


def unlike(state: State, seat: int, luck: Rng) -> State:
    """Return the state with all hidden cards and coming events exchanged."""
    cards = hidden(state, seat)
    return exchanged(state, dict(zip(cards, luck.shuffled(cards), strict=True)), luck)


@pytest.mark.parametrize("level", [*LEVELS, "with-you@1.4"])
@pytest.mark.parametrize("seats", [2, 4, 8])
def test_hidden_cards_change_no_decision(level: str, seats: int) -> None:
    luck = Rng(seats, "exchange")
    chance = 0.025 if level in EFFORTS else 1.0
    # All lines of a master are of one kind: they are all gone through at one table.
    most = 200 if level == "master" and seats < 8 else THINK_STEPS
    looked = 0
    for number, state in enumerate(positions(seats, 10 + seats)):
        if luck.unit() >= chance:
            continue
        for seat in sorted(RULES.to_act(state))[:1]:
            other = unlike(state, seat, luck)
            found = [thought(level, position, seat, number, most) for position in (state, other)]
            assert found[0] == found[1]
            looked += 1
    assert looked > 10


def thought(
    level: str, state: State, seat: int, seed: int, most: int = THINK_STEPS
) -> tuple[str, int]:
    """Return what a bot decides, and how many steps it took."""
    bot = BOTS.make_bot(level, seat, Rng(seed, "bot"))
    actions = RULES.legal_actions(state, seat)
    steps = Counted(bot.think(RULES.view(state, seat), actions, most))
    count = sum(1 for _ in steps)
    assert steps.action in actions
    return RULES.action_text(steps.action), count


class Counted:
    """Goes through a bot's steps and keeps what it decides in the end."""

    def __init__(self, thinking: Generator[None, None, Action]) -> None:
        self._thinking = thinking

    def __iter__(self) -> Iterator[None]:
        self.action = yield from self._thinking


@pytest.mark.parametrize("level", ["easy", "keen", "hard"])
def test_how_many_steps_a_question_takes_hangs_on_nothing_in_a_hand(level: str) -> None:
    asks = set()
    for seats in (2, 5):
        for number, state in enumerate(positions(seats, 40 + seats)):
            ask = state.question.ask
            if number % 10 and level in EFFORTS and (ask, seats) in asks:
                continue
            asks.add((ask, seats))
            for seat in RULES.to_act(state):
                assert thought(level, state, seat, 1)[1] == steps_of(level, ask, seats)
    wanted = {Ask.COUNTER, Ask.NICE_TRY, Ask.GIVE, Ask.PRESENTS, Ask.TURN}
    assert {ask for ask, _ in asks} >= wanted


def steps_of(level: str, ask: Ask, seats: int) -> int:
    if level not in EFFORTS or ask in IDLE:
        return 0
    lines = EFFORTS[level].lines * 2 // seats
    return max(lines // LESS_ALIKE, LEAST_ALIKE) if ask in ASKED_ALIKE else lines


@pytest.mark.parametrize("steps", [0, 7, 60, 400])
def test_the_hard_bot_keeps_to_the_steps_it_is_given(steps: int) -> None:
    for seats in (2, 8):
        for number, state in enumerate(positions(seats, 60 + seats)):
            if number % 18 == 0:
                seat = min(RULES.to_act(state))
                actions = RULES.legal_actions(state, seat)
                bot = make_bot("hard", seat, DECK, TABLE, Rng(1, "bot"))
                assert decide(bot, RULES.view(state, seat), actions, steps) in actions


WORTH = """
    turn 0
    seat 0: {own}
    seat 1: {other}
    round 2
    points 0: {first}
    points 1: {second}
    discard: R9
"""


def standing(own: str, other: str, first: int = 0, second: int = 0) -> State:
    return Table(WORTH.format(own=own, other=other, first=first, second=second)).state


def chance(first: int, second: int) -> float:
    return chance_of(standing("G1", "G2").rules, (first, second), 2, 0)


def test_few_points_are_worth_more() -> None:
    assert chance(10, 90) > 0.6 > 0.5 == chance(50, 50) > 0.4 > chance(90, 10)
    assert chance(100, 160) == 1.0
    assert chance(160, 100) == 0.0
    assert chance(160, 160) == 0.5


def test_a_lead_is_worth_more_near_the_limit() -> None:
    assert chance(110, 140) > chance(10, 40) + 0.05
    rules = standing("G1", "G2").rules
    assert rounds_left(rules, (10, 140), 3) < rounds_left(rules, (10, 40), 1)


@pytest.mark.parametrize(("seats", "rounds"), [(2, 3), (3, 2), (8, 1)])
def test_every_level_plays_to_the_end_and_the_same_again(seats: int, rounds: int) -> None:
    config = RULES.info.configure(seats, 5, {"limit": f"rounds-{rounds}"})
    ends = []
    for _ in range(2):
        levels = [LEVELS[seat % 3 * 2] for seat in range(seats)]
        bots = {
            seat: make_bot(level, seat, DECK, TABLE, Rng(5, f"bot {seat}"))
            for seat, level in enumerate(levels)
        }
        ends.append(simulate(make_rules(), config, bots)[1])
    assert ends[0] == ends[1]
    assert ends[0].rounds == rounds


def test_there_are_steps_enough_for_all_lines() -> None:
    assert max(effort.lines for effort in EFFORTS.values()) <= THINK_STEPS


def test_normal_wins_far_more_often_than_easy() -> None:
    check_wins("frantic", "normal", "easy", 60, least=0.62)


@pytest.mark.whole
def test_levels_below_those_that_look_ahead_are_steps_of_one_size() -> None:
    """60 to 70 % of many matches each; so few can't tell that closer."""
    for worse, better in pairwise(LEVELS[:4]):
        check_wins("frantic", better, worse, 160, least=0.51, most=0.78)


@pytest.mark.whole
def test_looking_ahead_wins_more_often() -> None:
    check_wins("frantic", "hard", "keen", 16, least=0.4)


def test_who_looks_less_far_takes_others_for_simpler() -> None:
    assert EFFORTS["hard"].lines * 10 < EFFORTS["master"].lines
    assert LINES["hard"] == replace(THUMBS["normal"][0], kept=0)
