"""*With you* in games of turns: it follows results, between rounds only, and its number is true."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from game.core.bots import decide
from game.core.rng import Rng
from game.core.with_you import FIRST_STEPS, KEPT_STEPS, STEP, FollowingBot, Rounds, WithYou

LADDER = ("easy", "normal", "hard")
STEPS = 10


class Says:
    """A bot that answers with its level, after steps of its own."""

    def __init__(self, level: str, steps: int) -> None:
        self.level, self.steps = level, steps
        self.seen: list[Any] = []

    def think(self, view: Any, actions: Sequence[str], steps: int) -> Iterator[None]:
        for _ in range(self.steps):
            yield
        return self.level  # type: ignore[return-value]

    def watch(self, event: Any) -> None:
        self.seen.append(event)


MADE: list[Says] = []


def make(level: str, seat: int, luck: Any) -> Says:
    if level not in LADDER:
        raise ValueError(f"no level {level!r}")
    MADE.append(Says(level, LADDER.index(level)))
    return MADE[-1]


LOW = WithYou(LADDER, Rounds(lambda table: table), make)
HIGH = WithYou(LADDER, Rounds(lambda table: table, most_wins=True), make)
WON, LOST, EVEN = (0, 9), (9, 0), (4, 4)
"""What a round brings the person and the bot where few points are good."""


def after(*rounds: tuple[int, ...], level: str = "with-you", people: Sequence[int] = ()) -> float:
    """Return the bot's number at the last seat after rounds."""
    table = list(zip(*rounds, strict=True)) if rounds else [(), ()]
    return LOW.strength(level, table, len(table) - 1, people).number


def test_it_begins_as_the_usual_level_or_where_it_was_left() -> None:
    assert after() == 2.0
    assert after(level="with-you@2.35") == 2.35
    no_normal = WithYou(("a", "b", "c", "d"), LOW.rounds, make)
    assert no_normal.start("with-you") == 2.5


def test_a_round_that_is_won_makes_it_stronger_and_a_lost_one_weaker() -> None:
    assert after(WON) == pytest.approx(2.0 + FIRST_STEPS[0])
    assert after(LOST) == pytest.approx(2.0 - FIRST_STEPS[0])
    assert after(EVEN) == 2.0
    assert after(LOST, WON) == pytest.approx(2.0 - FIRST_STEPS[0] + FIRST_STEPS[1])
    assert after(WON, level="with-you@1.5") == pytest.approx(1.5 + KEPT_STEPS[0])
    assert after(*[EVEN] * 9, WON) == pytest.approx(2.0 + STEP)


def test_points_and_lead_do_not_matter_and_most_may_win() -> None:
    assert after((1, 2)) == after((0, 500))
    assert after(LOST, (0, 1)) == after((100, 0), (3, 90))
    table = [(5, 5), (0, 9)]
    assert HIGH.strength("with-you", table, 1, ()).number == pytest.approx(
        2.0 + FIRST_STEPS[0] - FIRST_STEPS[1]
    )


def test_a_round_counts_when_everybody_has_played_it() -> None:
    assert LOW.strength("with-you", [(0, 0), (9,)], 1, ()).number == after(WON)
    assert LOW.strength("with-you", [(0,), ()], 1, ()).number == after()


def test_it_stays_within_the_levels_that_there_are() -> None:
    assert after(*[WON] * 30) == 3.0
    assert after(*[LOST] * 30) == 1.0
    assert LOW.kept("with-you", 9.0) == "with-you@3.0"
    assert LOW.kept("with-you@2.4", 2.449) == "with-you@2.45"
    assert LOW.kept("easy", 2.0) == "easy"


def test_of_several_people_it_follows_the_weakest() -> None:
    rounds = [(0, 30, 20)] * 8
    both = after(*rounds, people=(0, 1))
    assert both == pytest.approx(after(*rounds, people=(1,)), abs=0.3)
    assert both < 2.0 < after(*rounds, people=(0,))
    strong, weak = LOW.strength("with-you", list(zip(*rounds, strict=True)), 2, (0, 1)).people
    assert (strong, weak) == (0, 1)


@pytest.mark.parametrize("level", ["with-you", "with-you@1.0", "with-you@2.4", "with-you@3"])
def test_levels_that_follow(level: str) -> None:
    assert LOW.knows(level)
    assert isinstance(LOW.make_bot(level, 0, Rng(1, "bot")), FollowingBot)


@pytest.mark.parametrize(
    "level", ["easy", "with-you+10", "with-you@0.9", "with-you@3.1", "with-you@", "with-you@2.123"]
)
def test_what_is_no_level_that_follows(level: str) -> None:
    assert not LOW.knows(level)
    if level != "easy":
        with pytest.raises(ValueError, match="no level"):
            LOW.make_bot(level, 0, Rng(1, "bot"))


def said(bot: FollowingBot, rounds: int) -> str:
    table = [(4,) * rounds, (4,) * rounds]
    return decide(bot, table, LADDER, STEPS)


def test_it_plays_a_whole_round_as_one_of_the_two_levels_at_its_number() -> None:
    bot = LOW.make_bot("with-you@1.3", 1, Rng(5, "bot"))
    found = []
    for done in range(400):
        answers = {said(bot, done) for _ in range(3)}
        assert len(answers) == 1, "in a round nothing changes"
        found += answers
    assert set(found) == {"easy", "normal"}
    assert found.count("normal") / 400 == pytest.approx(0.3, abs=0.07)
    assert said(LOW.make_bot("with-you@3", 1, Rng(5, "bot")), 0) == "hard"


def test_its_luck_is_drawn_once_a_round_whatever_is_held() -> None:
    luck = Rng(5, "bot")
    bot = LOW.make_bot("with-you", 1, luck)
    for done in range(4):
        said(bot, done)
        said(bot, done)
        assert luck.draws == done + 1


def test_every_level_watches_for_any_may_play_the_next_round() -> None:
    MADE.clear()
    bot = LOW.make_bot("with-you", 1, Rng(5, "bot"))
    bot.watch("dealt")
    assert [one.seen for one in MADE] == [["dealt"]] * 3


def test_it_follows_everybody_else_where_no_people_are_named() -> None:
    table = [(0,), (9,), (20,)]
    bot = LOW.make_bot("with-you", 1, Rng(5, "bot"))
    assert set(bot.strength(table).people) == {0, 2}
    bot.follow((2,))
    assert set(bot.strength(table).people) == {2}
    assert bot.strength(table).number < 2.0
