"""What the opponents do in positions, that they see no more than they may, and who is better."""

from collections.abc import Generator, Iterator
from functools import cache

import pytest

from game.board.bots import EFFORTS, LEVELS, SEARCHED, WAYS, make_bot
from game.board.outlook import Forecast, Outlook
from game.board.policy import EXPERT, PLAIN, Policy
from game.board.state import Action, Ask, Lay, State
from game.core.bots import decide
from game.core.match import Match
from game.core.rng import Rng
from game.core.rounds.bots import ThumbBot
from game.core.simulation import THINK_STEPS, simulate
from tests.conformance.checks import random_steps
from tests.ladder import check_share

from .ladder import player, wins
from .scenario import BOARDS, DECK, TABLE, Table, make_rules, table_with
from .test_secrecy import exchanged, hidden

RULES = make_rules()
PLAYER = "rules of thumb"
"""Plays by them alone, without slips."""
SEARCHING = {*WAYS, *EFFORTS}
QUIET = frozenset(Ask) - SEARCHED
"""Questions at which how long a bot thinks must tell nothing."""


def positions(seats: int, seed: int, options: dict[str, str] | None = None) -> Iterator[State]:
    """Yield the positions of a match played by anybody."""
    options = {"limit": "rounds-3", **(options or {})}
    match = Match(RULES, RULES.info.configure(seats, seed, options))
    for state, _ in random_steps(match, Rng(seed, "players")):
        yield state


@cache
def same_positions(seats: int, seed: int) -> tuple[State, ...]:
    """Return the positions that every level is asked in; nobody changes them."""
    return tuple(positions(seats, seed))


def thought(level: str, state: State, seat: int, seed: int) -> tuple[str, int]:
    """Return what a bot decides, and how many steps it took."""
    if level == PLAYER:
        bot = ThumbBot(seat, Policy(DECK, BOARDS, PLAIN))
    else:
        bot = make_bot(level, seat, DECK, TABLE, BOARDS, Rng(seed, "bot"))
    actions = RULES.legal_actions(state, seat)
    steps = Counted(bot.think(RULES.view(state, seat), actions, THINK_STEPS))
    count = sum(1 for _ in steps)
    assert steps.action in actions
    return RULES.action_text(steps.action), count


class Counted:
    """Goes through a bot's steps and keeps what it decides in the end."""

    def __init__(self, thinking: Generator[None, None, Action]) -> None:
        self._thinking = thinking

    def __iter__(self) -> Iterator[None]:
        self.action = yield from self._thinking


def test_only_levels_that_exist() -> None:
    with pytest.raises(ValueError, match="possible: easy, casual, normal, keen, hard"):
        make_bot("wizard", 0, DECK, TABLE, BOARDS, Rng(0, "x"))


def answered(level: str, table: Table, seed: int = 1) -> str:
    """Return the answer of a bot of a level to the first seat asked, as text."""
    return thought(level, table.state, table.asked[0], seed)[0]


PICTURE = """
    0  1  2  3  4  5  6  7
    .  14 13 12 11 10 9  8
    .  15 16 17 18 19 20 21
    .  .  .  26 25 24 23 22
"""
"""A board without teleports, on which nothing but the die is left to luck."""
LYING = (
    *("stop", "snail", "x") * 5,
    *("push/up", "push/down", "push/left", "push/right") * 4,
    *("jump/on", "jump/back") * 4,
)
"""Cards that lead a pawn on, or end its way, without luck."""


def test_arrows_and_blue_cards_lead_where_the_rules_lead() -> None:
    luck = Rng(1, "lying")
    led = 0
    for number in range(400):
        squares = luck.shuffled(range(1, 26))[:16]
        cards = luck.shuffled(LYING)
        lying = " ".join(f"{square}={card}" for square, card in zip(squares, cards, strict=False))
        die, start = 1 + luck.below(6), 1 + luck.below(25)
        table = table_with(lying, str(die), pawns=f"{start} 0", picture=PICTURE)
        kind, way = (("push", 1), ("reverse", -1))[number % 2]
        table.do(luck.choice([text for text in table.legal() if text.startswith(f"lay {kind}")]))
        outlook = Outlook(DECK, table.rules.board(table.state))
        there = outlook.ends(table.state, 0, way)[die - 1]
        table.everyone("pass")
        assert there == table.state.pawns[0]
        led += there != max(0, min(start + way * die, 26))
    assert led > 150


def test_several_rolls_ahead_on_an_empty_board() -> None:
    table = table_with("", "6", pawns="1 0", picture=PICTURE)
    outlook = Outlook(DECK, table.rules.board(table.state))
    forecast = Forecast(outlook, table.state)
    assert [forecast.after(0, 1, rolls) for rolls in (1, 2, 3)] == pytest.approx([4.5, 8, 11.5])
    assert forecast.after(1, 26, 2) == 26
    table.do("lay stop 3")
    assert not forecast.fits(table.state)


@pytest.mark.parametrize("level", [PLAYER, "hard", "master"])
def test_a_stop_goes_before_the_own_pawn(level: str) -> None:
    table = table_with("", pawns="40 2", hand="stop chance chance chance")
    assert answered(level, table) == "lay stop 41"


@pytest.mark.parametrize("level", [PLAYER, "hard", "master"])
def test_others_are_helped_on(level: str) -> None:
    table = table_with("", pawns="2 30", hand="chance chance chance chance")
    kind, square = answered(level, table).split()[1:]
    assert kind == "chance"
    assert 30 < int(square) <= 36


@pytest.mark.parametrize("level", [PLAYER, "hard", "master"])
def test_not_you_is_played_when_the_finish_is_near(level: str) -> None:
    table = table_with("", pawns="46 10", hand="notyou chance chance chance")
    assert answered(level, table).startswith("lay notyou")


@pytest.mark.parametrize("level", [PLAYER, "hard", "master"])
@pytest.mark.parametrize(("card", "square"), [("stop", 41), ("push/up", 42), ("jump/back", 43)])
def test_no_card_is_laid_on_one_that_lies_alike(level: str, card: str, square: int) -> None:
    kind = card.partition("/")[0]
    table = table_with(f"{square}={card}", pawns="40 2", hand=" ".join([kind] * 4))
    assert answered(level, table) != f"lay {kind} {square} {card.partition('/')[2]}".strip()


def test_a_card_is_laid_on_one_that_lies_alike_where_nothing_else_is_left() -> None:
    state = table_with("12=stop 13=push/up", pawns="4 0").state
    policy = Policy(DECK, BOARDS, PLAIN)
    alike, other = Lay("stop", 12), Lay("push", 13, "down")
    assert policy.telling(state, [alike, Lay("push", 13, "up"), other]) == [other]
    assert policy.telling(state, [alike]) == [alike]


@pytest.mark.parametrize("pawns", ["0 0", "0 20 3", "5 2"])
def test_not_you_is_kept_while_nobody_is_near_the_finish(pawns: str) -> None:
    table = table_with("", pawns=pawns, hand="notyou block push x")
    assert "notyou" not in answered(PLAYER, table)


@pytest.mark.parametrize("level", [PLAYER, "hard", "master"])
def test_not_you_is_laid_away_in_the_set_up(level: str) -> None:
    table = Table("""
        seat 0: notyou push push stop x
        seat 1: push push push push
        ask: set-up seats=0
        agenda: set-up seat=1
    """)
    assert answered(level, table).startswith("lay notyou")


@pytest.mark.parametrize("level", [PLAYER, "hard", "master"])
def test_a_swap_takes_the_hindmost_place(level: str) -> None:
    table = table_with("33=swap", "3", pawns="30 12 40 8", hand="stop push push push")
    table.play("lay stop 49")
    assert answered(level, table) == "target 3"


@pytest.mark.parametrize("level", [PLAYER, "hard", "master"])
@pytest.mark.parametrize(("mine", "answer"), [(12, "block"), (32, "pass")])
def test_block_is_thrown_in_when_it_hurts(level: str, mine: int, answer: str) -> None:
    table = table_with(
        "33=swap", "3", pawns=f"30 {mine}", hand="stop x x x", others="block push push push"
    )
    table.play("lay stop 49")
    assert table.ask.startswith("block")
    assert answered(level, table) == answer


@pytest.mark.parametrize("level", [PLAYER, "hard", "master"])
@pytest.mark.parametrize(("die", "answer"), [(6, "reroll 0"), (3, "pass"), (1, "pass")])
def test_only_a_roll_that_clearly_hurts_is_thrown_again(level: str, die: int, answer: str) -> None:
    table = table_with("28=chance", str(die), pawns="22 10", hand="reroll x x stop")
    table.do("lay stop 49")
    assert answered(level, table) == answer


def test_normal_names_whom_not_you_hurts_most() -> None:
    table = Table(
        """
        seat 0: trouble notyou x x
        seat 1: push push push push
        seat 2: push push push push
        pawns: 20 30 10
        silent: 0 1 2
        """,
        "13",
    )
    table.do("lay trouble 45")
    assert thought(PLAYER, table.state, 0, 1)[0] == "give notyou to 2"


def test_rules_of_thumb_look_at_no_hidden_card() -> None:
    asks = set()
    for habits in (PLAIN, EXPERT):
        policy = Policy(DECK, BOARDS, habits)
        for seats, seed in ((2, 2), (3, 42), (6, 33), (6, 38)):
            for state in positions(seats, seed):
                assert state.question is not None
                asks.add(state.question.ask)
                for seat in sorted(RULES.to_act(state)):
                    actions = RULES.legal_actions(state, seat)
                    seen = policy.choose(RULES.view(state, seat), seat, actions)
                    assert seen in actions
                    assert seen == policy.choose(unlike(state, seat), seat, actions)
    assert asks >= {Ask.TURN, Ask.SWAP, Ask.BLOCK, Ask.REROLL, Ask.GIVE, Ask.NAME, Ask.PICK}


def unlike(state: State, seat: int) -> State:
    """Return the state with all hidden cards exchanged."""
    cards = hidden(state, seat)
    shuffled = Rng(len(cards), "exchange").shuffled(cards)
    return exchanged(state, dict(zip(cards, shuffled, strict=True)))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 5])
def test_hidden_cards_change_no_decision(level: str, seats: int) -> None:
    looked = 0
    for number, state in enumerate(same_positions(seats, 10 + seats)):
        if level not in SEARCHING or number % 8 == 0:
            seat = min(RULES.to_act(state))
            found = [
                thought(level, position, seat, number) for position in (state, unlike(state, seat))
            ]
            assert found[0] == found[1]
            looked += 1
    assert looked > 10


@pytest.mark.parametrize("level", LEVELS)
def test_what_must_tell_nothing_takes_no_step(level: str) -> None:
    assert {Ask.BLOCK, Ask.REROLL, Ask.PLACE, Ask.NAME, Ask.GIVE} <= QUIET
    asks = set()
    for seats in (2, 5):
        for state in same_positions(seats, 40 + seats):
            assert state.question is not None
            if state.question.ask in QUIET:
                asks.add(state.question.ask)
                for seat in RULES.to_act(state):
                    assert thought(level, state, seat, 1)[1] == 0
    assert asks >= {Ask.BLOCK, Ask.REROLL, Ask.PLACE}


def test_among_many_ways_to_lay_a_card_few_are_tried() -> None:
    table = table_with("", pawns="20 25", hand="push stop jump swap")
    actions = RULES.legal_actions(table.state, 0)
    _, steps = thought("hard", table.state, 0, 1)
    assert len(actions) > 300
    assert 6 * 8 <= steps <= 6 * WAYS["hard"]


def test_easy_forgets_to_answer_half_of_the_time() -> None:
    table = table_with("28=chance", "6", pawns="22 10", hand="reroll x x stop")
    table.do("lay stop 49")
    answers = [answered("easy", table, seed) for seed in range(200)]
    assert 40 < answers.count("reroll 0") < 120


@pytest.mark.whole
def test_normal_wins_far_more_often_than_easy() -> None:
    check_share(wins("normal", "easy", 2, range(60)), 60, least=0.66)


@pytest.mark.parametrize(("seats", "board"), [(2, "classic"), (4, "cliff"), (6, "short")])
def test_every_level_plays_to_the_end_and_the_same_again(seats: int, board: str) -> None:
    options = {"limit": "rounds-2", "board": board}
    config = RULES.info.configure(seats, 5, options)
    ends = []
    for _ in range(2):
        bots = {seat: player(LEVELS[(seat + 2) % len(LEVELS)], seat, 5) for seat in range(seats)}
        ends.append(simulate(make_rules(), config, bots)[1])
    assert ends[0] == ends[1]
    assert ends[0].rounds == 2


@pytest.mark.parametrize("level", ["hard", "master"])
@pytest.mark.parametrize("steps", [0, 7, 30, 400])
def test_who_looks_ahead_keeps_to_the_steps_it_is_given(steps: int, level: str) -> None:
    for seats in (2, 6):
        for number, state in enumerate(same_positions(seats, 60 + seats)):
            if number % 9 == 0:
                seat = min(RULES.to_act(state))
                actions = RULES.legal_actions(state, seat)
                bot = make_bot(level, seat, DECK, TABLE, BOARDS, Rng(1, "bot"))
                assert decide(bot, RULES.view(state, seat), actions, steps) in actions
