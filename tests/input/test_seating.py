"""Who sits where, and what a match is made of."""

import pytest

from game.core.rules import GameInfo, Option
from game.input.seating import MatchSetup, Player, Seating
from game.input.zones import load_zones

TWO = load_zones().get("two").zones
INFO = GameInfo(
    "toy",
    2,
    4,
    real_time=True,
    hidden_info=False,
    options=(
        Option("mode", ("referee", "table"), "referee"),
        Option("block", ("0", "0.8", "3"), "0.8", per_seat=True),
    ),
)


def seating(*players: Player) -> Seating:
    return Seating(players)


ANNA = Player("human", "Anna", zone=TWO[0])
BEN = Player("human", "Ben", zone=TWO[1])
PAT = Player("human", "Pat", pad="m/1")
BOT = Player("bot", "Zeila", level="hard")


def test_humans_and_bots_are_told_apart() -> None:
    table = seating(ANNA, BOT, PAT, BEN)
    assert (table.humans, table.bots, len(table)) == ((0, 2, 3), (1,), 4)
    assert table.seat_of_pad("m/1") == 2
    assert table.seat_of_pad("m/2") is None
    assert table[1].level == "hard"


def test_a_player_without_a_chair_of_the_lobby_has_that_of_the_seat() -> None:
    assert [seating(ANNA, BOT).chair(seat) for seat in (0, 1)] == [0, 1]
    table = seating(Player("human", "Ida", chair=2), Player("bot", "Zeila", chair=7))
    assert [table.chair(seat) for seat in (0, 1)] == [2, 7]


def test_one_chair_for_two_is_refused() -> None:
    with pytest.raises(ValueError, match="same chair"):
        seating(Player("human", "Ida", chair=1), BOT)


def test_one_key_or_pad_for_two_is_refused() -> None:
    with pytest.raises(ValueError, match="seats 0 and 2 have the same key"):
        seating(ANNA, BOT, Player("human", "Zoé", zone=TWO[0]))
    with pytest.raises(ValueError, match="same pad"):
        seating(PAT, Player("human", "Zoé", pad="m/1"))


def test_a_setup_becomes_a_configuration() -> None:
    slow = Player("human", "Ida", zone=TWO[0], options={"block": "3"})
    setup = MatchSetup("toy", seating(slow, BEN, BOT), {"mode": "table"})
    config = setup.config(INFO, 7)
    assert (config.seats, config.seed) == (3, 7)
    assert config.option_text() == ("mode=table", "block=3,0.8,0.8")
    assert MatchSetup("toy", setup.seating, {}, seed=5).config(INFO, 7).seed == 5


def test_a_players_own_option_goes_before_the_tables() -> None:
    own = Player("human", "Ida", zone=TWO[0], options={"block": "0", "unknown": "x"})
    table = MatchSetup("toy", seating(own, BEN), {"block": "3"})
    assert table.config(INFO, 1).option_text()[1] == "block=0,3"
    listed = MatchSetup("toy", seating(own, BEN), {"block": "3,0.8"})
    assert listed.config(INFO, 1).option_text()[1] == "block=0,0.8"
    with pytest.raises(ValueError, match="block"):
        MatchSetup("toy", seating(ANNA, BEN), {"block": "9"}).config(INFO, 1)
