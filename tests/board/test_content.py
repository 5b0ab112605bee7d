"""A record of the board game is for the events and the board that its match was played with."""

import pytest
from msgspec.structs import replace

from game.board.rules import BoardRules
from game.core.match import Match
from game.core.record import record_of
from game.core.record_text import OtherContentError, dump, load
from game.core.rounds.event_table import Happening, build_table
from tests.board.scenario import BOARDS, DECK, TABLE, make_rules

CLASSIC, SHORT, CLIFF = BOARDS
MOVED = replace(CLASSIC, teleports=(*CLASSIC.teleports[1:], CLASSIC.teleports[0]))


def a_record() -> str:
    rules = make_rules()
    return dump(record_of(Match(rules, rules.info.configure(2, 1))))


def other_events() -> list[Happening]:
    first, *rest = (Happening(key, TABLE.effects(key)) for key in TABLE.keys)
    return [Happening(first.key, rest[0].effects), *rest]


def test_a_record_is_refused_with_other_events() -> None:
    other = BoardRules(DECK, build_table(other_events()), BOARDS)
    with pytest.raises(OtherContentError, match="other events"):
        load(a_record(), lambda key: other)


def test_a_record_is_refused_with_another_map_of_its_board() -> None:
    other = BoardRules(DECK, TABLE, (MOVED, SHORT, CLIFF))
    with pytest.raises(OtherContentError, match="another board"):
        load(a_record(), lambda key: other)


def test_boards_that_a_match_is_not_played_on_do_not_matter() -> None:
    for boards in ((CLASSIC,), (CLASSIC, SHORT, replace(CLIFF, teleports=CLIFF.teleports[::-1]))):
        other = BoardRules(DECK, TABLE, boards)
        assert load(a_record(), lambda key, rules=other: rules).problem is None
