"""What the opponents do in positions, that they see no more than they may, and who is better."""

from collections.abc import Generator, Iterator

import pytest

from game.board.bots import LEVELS, SEARCHED, make_bot
from game.board.state import Action, Ask, State
from game.core.bots import decide
from game.core.match import Match
from game.core.rng import Rng
from game.core.simulation import THINK_STEPS, simulate
from tests.conformance.checks import random_steps

from .ladder import player
from .scenario import BOARDS, DECK, TABLE, make_rules

RULES = make_rules()
QUIET = frozenset(Ask) - SEARCHED
"""Questions at which how long a bot thinks must tell nothing."""


def positions(seats: int, seed: int, options: dict[str, str] | None = None) -> Iterator[State]:
    """Yield the positions of a match played by anybody."""
    options = {"limit": "rounds-3", **(options or {})}
    match = Match(RULES, RULES.info.configure(seats, seed, options))
    for state, _ in random_steps(match, Rng(seed, "players")):
        yield state


def thought(level: str, state: State, seat: int, seed: int) -> tuple[str, int]:
    """Return what a bot decides, and how many steps it took."""
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
    with pytest.raises(ValueError, match="possible: easy, normal, hard"):
        make_bot("wizard", 0, DECK, TABLE, BOARDS, Rng(0, "x"))


@pytest.mark.parametrize(("seats", "board"), [(2, "classic"), (4, "cliff"), (6, "short")])
def test_every_level_plays_to_the_end_and_the_same_again(seats: int, board: str) -> None:
    options = {"limit": "rounds-2", "board": board}
    config = RULES.info.configure(seats, 5, options)
    ends = []
    for _ in range(2):
        bots = {seat: player(LEVELS[(seat + 1) % 3], seat, 5) for seat in range(seats)}
        ends.append(simulate(make_rules(), config, bots)[1])
    assert ends[0] == ends[1]
    assert ends[0].rounds == 2


@pytest.mark.parametrize("steps", [0, 7, 30, 400])
def test_the_hard_bot_keeps_to_the_steps_it_is_given(steps: int) -> None:
    for seats in (2, 6):
        for number, state in enumerate(positions(seats, 60 + seats)):
            if number % 9 == 0:
                seat = min(RULES.to_act(state))
                actions = RULES.legal_actions(state, seat)
                bot = make_bot("hard", seat, DECK, TABLE, BOARDS, Rng(1, "bot"))
                assert decide(bot, RULES.view(state, seat), actions, steps) in actions
