"""What the banner says while play goes on by itself."""

import pytest

from game.board import events as ev
from game.board.prompts import watch_of
from game.board.screen.plates import asked_seats, filled_seat
from game.core.match import Match
from game.core.rng import Rng
from game.core.rules import NOBODY
from game.ui.i18n import Texts
from tests.conformance.checks import random_events
from tests.steps import events_in

from .scenario import Table, fresh, make_rules, table_with, tell

RULES = make_rules()
NAMES = ("Anna", "Bob", "Cara", "Dan", "Eve", "Finn")
QUIET = {ev.Passed, ev.Chose, ev.MatchEnded, ev.Waiting}
"""After these what was said before is true still, or a question is asked."""


def said(table: Table, text: str, seat: int | None = None) -> list[str]:
    """Do an action and return what the banner says of each event, after a name."""
    state, found = table.state, []
    actor = table.asked[0] if seat is None else seat
    for event in events_in(table.match.submit(actor, RULES.parse_action(text))):
        doing = tell(event, state).status
        state = RULES.evolve(state, event)
        if doing is not None:
            name = "" if doing.seat == NOBODY else f"{NAMES[doing.seat]} "
            found.append(name + doing.text(Texts("en"), NAMES))
    return found


def watched(table: Table) -> tuple[int, str]:
    prompt = watch_of(table.state)
    return prompt.seat, prompt.text(Texts("en"), NAMES)


def test_when_nobody_has_changed_a_roll_its_owner_moves():
    table = table_with("3=push/right", "3", pawns="0 30 20")
    assert said(table, "lay stop 49") == ["Anna lays Stop …", "Anna rolls the die …"]
    assert watched(table) == (0, "rolls 3. A Re-Roll?")
    table.do("pass", 0)
    table.do("pass", 1)
    last = said(table, "pass")
    assert last[:3] == ["Anna walks to 3", "Anna Push acts …", "Anna Push: goes to 4"]
    assert last[-1] == "Bob takes a turn …"


def test_an_event_is_told_after_the_roll_for_it():
    table = table_with("", "2 1 1", pawns="0 30")
    assert said(table, "lay trouble 49")[-1] == "Anna rolls for an event …"
    table.do("pass", 0)
    assert said(table, "pass", 1)[0] == "Anna event: Expansion …"


def test_a_remote_is_the_doing_of_whoever_has_played_it():
    table = table_with("", "3", pawns="0 30", hand="remote stop stop stop")
    table.do("lay remote 49")
    while table.ask.startswith(("block", "reroll")):
        told = said(table, "pass")
    assert told[0] == "Anna moves Bob’s pawn to 33"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_event_says_who_does_what(lang):
    texts, quiet, loud = Texts(lang), set(), set()
    for seed in range(12):
        config = RULES.info.configure(2 + seed % 5, seed, {"limit": "rounds-2"})
        for event, state in random_events(Match(RULES, config), Rng(seed, "players")):
            doing = tell(event, state).status
            (quiet if doing is None else loud).add(type(event))
            if doing is not None:
                assert not {*"{}$"} & {*doing.text(texts, NAMES)}
    assert quiet <= QUIET
    assert not loud & QUIET
    assert texts.missing == set()


def test_in_the_set_up_whoever_lays_is_the_one_in_the_light():
    table = fresh(3, "5 20 7")
    table.do("deal")
    for _ in range(3):
        (asked,) = table.asked
        assert (filled_seat(table.state), asked_seats(table.state)) == (asked, ())
        table.do(table.legal()[0])
