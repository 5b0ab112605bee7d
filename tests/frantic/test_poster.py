"""Posters of events, and notices: whom they are about, what came of them, and that texts fit."""

import pytest

from game.frantic import events as ev
from game.frantic.screen.layout import LAST_EVENT
from game.frantic.screen.notices import LAST_SECONDS, Notices, Poster
from game.input.seating import Player, Seating
from game.ui.i18n import Texts
from game.ui.pen import Pen
from tests.harness import make_services
from tests.pairs import whole
from tests.steps import events_in

from .scenario import TABLE, Table, fresh, make_rules, tell
from .test_telling import NAMES, events_of

RULES = make_rules()
POSITION = """
    turn 0
    seat 0: K9 {anna}
    seat 1: G1 R1 B5
    seat 2: Y1
    discard: R9
    colour {colour}
    happenings: {key} rest
"""


def seating(seats: int) -> Seating:
    return Seating(tuple(Player("bot", NAMES[seat]) for seat in range(seats)))


class Wall:
    """A poster and notices of a window, with events played on them as on the table."""

    def __init__(self, seats: int, size: tuple[int, int] = (1280, 720), lang="en", scale=100):
        self.services = make_services(size, lang, scale)
        self.pen = Pen(self.services)
        self.poster = Poster(self.pen, TABLE, seating(seats))
        self.notices = Notices(self.pen, seating(seats))

    def play(self, event, before):
        telling = tell(event, before, frozenset(range(len(before.hands))))
        after = RULES.evolve(before, event)
        self.poster.play(telling, before, after)
        self.notices.show(telling.notice)
        return after

    def texts(self) -> list[str]:
        """Draw everything and return the texts that came out; none is cut or out of its box."""
        self.pen.start()
        self.services.stage.backdrop(self.services.sprites.backdrop("results"))
        self.poster.draw_last(LAST_EVENT)
        self.poster.draw()
        self.notices.draw()
        self.services.stage.present()
        assert [placed.text for placed in self.pen.placed if placed.cut] == []
        assert all(placed.box.covers(placed.drawn, 2) for placed in self.pen.placed)
        return [placed.text for placed in self.pen.placed]


def whom(key: str, anna: str = "R2 R3", colour: str = "red") -> str:
    table = Table(POSITION.format(key=key, anna=anna, colour=colour))
    state = table.state
    for event in events_in(table.match.submit(0, RULES.parse_action("play K9"))):
        if poster := tell(event, state).poster:
            lines = (poster.whom, *poster.each)
            return "; ".join(line.text(Texts("en"), NAMES) for line in lines)
        state = RULES.evolve(state, event)
    raise AssertionError(key)


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("friday-the-13th", "Nobody has to do anything"),
        ("doomsday", "50 points for everybody, now"),
        ("market", "In this order, Bob first; 1. Bob; 2. Cara; 3. Anna"),
        ("communism", "Bob has most: 3 cards; Cara draws 2; Anna draws 1"),
        ("charity", "Bob has most: 3 cards; Cara takes 1; Anna takes 1"),
        ("robin-hood", "These two change hands:; Cara has 1, gets 3; Bob has 3, gets 1"),
        ("vandalism", "The last colour played is red"),
        ("expansion", "In this order, Bob first; Bob draws 1; Cara draws 2; Anna draws 3"),
        ("recession", "In this order, Bob first; Bob discards 1; Cara discards 1; Anna discards 2"),
        ("earthquake", "Everybody; Bob gives Cara 3; Cara gives Anna 1; Anna gives Bob 2"),
        (
            "tornado",
            "6 cards in all, the first one to Bob; Bob has 3, gets 2; Cara has 1, gets 2; "
            "Anna has 2, gets 2",
        ),
        ("time-bomb", "The round goes on: 3 more turns each, not counting this one"),
        (
            "finish-line",
            "The round ends now, with these hands:; Bob: 3 cards; Cara: 1 card; Anna: 2 cards",
        ),
        (
            "surprise-party",
            "All choose in secret, Bob first; Bob gives 1; Cara gives 1; Anna gives 1",
        ),
        (
            "mexican-standoff",
            "In this order, Bob first; Bob discards 3, draws 3; "
            "Cara discards 1, draws 3; Anna discards 2, draws 3",
        ),
    ],
)
def test_fc_30_a_poster_says_whom_the_event_is_about(key, words):
    assert whom(key) == words


def test_fc_30_of_equals_the_first_is_named():
    assert whom("robin-hood", "R2 R3 R4").endswith("Cara has 1, gets 3; Bob has 3, gets 1")
    assert whom("charity", "R2 R3 R4") == "Bob and Anna have most: 3 cards each; Cara takes 2"


def test_fc_50_without_a_last_colour_the_poster_says_so():
    assert whom("vandalism", colour="-") == "No colour played yet: nothing happens"


def test_every_event_is_told_as_the_rules_carry_it_out():
    """Whose hands Robin Hood swaps, and from whom Charity takes, by what happens next."""
    checked = 0
    for seed in range(60):
        about = None
        for event, state in events_of(2 + seed % 7, seed):
            if isinstance(event, ev.Happened):
                about = tell(event, state).poster
            elif isinstance(event, ev.HandsMoved) and about and state.happened[-1] == "robin-hood":
                moved = {seat for seat, source in enumerate(event.sources) if seat != source}
                assert moved == {one.seat for one in about.each}
                checked += 1
            elif isinstance(event, ev.Took) and event.why == "charity" and about:
                assert event.target in about.whom.several
                assert event.seat in {one.seat for one in about.each}
                checked += 1
    assert checked > 50


def test_a_poster_hangs_until_something_comes_of_it():
    wall = Wall(3)
    table = Table(POSITION.format(key="third-time-lucky", anna="R2 R3", colour="red"))
    state = table.state
    for event in events_in(table.match.submit(0, RULES.parse_action("play K9"))):
        state = wall.play(event, state)
        assert wall.poster.up == isinstance(event, ev.Happened)
        if wall.poster.up:
            shown = wall.texts()
            assert "Third Time Lucky" in shown
            assert "Everybody draws 3 cards." in shown
            assert "In this order, Bob first" in shown
            assert "Anna draws 3" in shown
    assert wall.texts().count("+3") == 3


@pytest.mark.parametrize(
    ("key", "words"), [("vandalism", "No effect"), ("time-bomb", "The round ends after 3 more")]
)
def test_the_last_event_says_what_came_of_it_or_what_still_holds(key, words):
    wall = Wall(3)
    table = Table(POSITION.format(key=key, anna="R2 R3", colour="-"))
    state = table.state
    for event in events_in(table.match.submit(0, RULES.parse_action("play K9"))):
        state = wall.play(event, state)
    assert any(text.startswith(words) for text in wall.texts())


def carried_out(wall: Wall, key: str, until=None):
    """Play an event up to the end of what it asks, or until something of a type happens."""
    table = Table(POSITION.format(key=key, anna="R2 R3", colour="red"))
    state = table.state
    for event in events_in(table.match.submit(0, RULES.parse_action("play K9"))):
        state = wall.play(event, state)
        if until is not None and isinstance(event, until):
            break
    return state


def test_while_an_event_is_carried_out_its_rule_can_be_read():
    wall = Wall(3)
    carried_out(wall, "surprise-party")
    wall.poster.finish()
    assert any(text.startswith("Everybody gives one card") for text in wall.texts())


def test_cards_that_have_changed_hands_are_an_effect_though_all_hold_as_many():
    wall = Wall(3)
    state = carried_out(wall, "surprise-party")
    wall.poster.finish()
    table = Table(POSITION.format(key="surprise-party", anna="R2 R3", colour="red"))
    table.do("play K9")
    for _ in range(3):
        seat = table.state.question.seats[0]
        to = (seat + 1) % 3
        legal = RULES.legal_actions(table.state, seat)
        action = next(action for action in legal if RULES.action_text(action).endswith(f"to {to}"))
        for event in events_in(table.match.submit(seat, action)):
            state = wall.play(event, state)
    wall.poster.finish()
    assert "All hold as many as before" in wall.texts()
    assert "No effect" not in wall.texts()


def test_the_last_event_goes_when_its_turn_is_over():
    wall = Wall(3)
    carried_out(wall, "third-time-lucky", ev.Happened)
    wall.poster.finish()
    wall.poster.update(60.0)
    assert "Third Time Lucky" in wall.texts(), "it stays as long as it is carried out"
    state = carried_out(wall, "third-time-lucky")
    assert "Third Time Lucky" in wall.texts(), "there is time to read what came of it"
    wall.poster.update(LAST_SECONDS)
    assert wall.texts() == []
    carried_out(wall, "third-time-lucky")
    wall.poster.play(tell(ev.TurnBegan(1), state), state, state)
    assert wall.texts() == [], "or until the turn after it is over"


def test_the_next_deal_takes_the_last_event_away():
    wall = Wall(3)
    state = carried_out(wall, "third-time-lucky")
    assert "Third Time Lucky" in wall.texts()
    wall.play(ev.Dealt(1, state.hands, state.draw, state.happenings), state)
    assert "Third Time Lucky" not in wall.texts()


@pytest.mark.parametrize(("lang", "scale"), [("en", 100), ("fr", 100), ("en", 200), ("fr", 200)])
def test_the_card_of_the_last_event_is_as_high_as_its_contents_and_legible(lang, scale):
    """Its rule has letters of at least 26 units, and a few slips need less paper than a rule."""
    wall = Wall(3, (1920, 1080), lang, scale)
    highs = {}
    for key in TABLE.keys:
        carried_out(wall, key, ev.Happened)
        wall.poster.finish()
        wall.texts()
        rule = wall.pen.placed[-1]
        assert LAST_EVENT.covers(rule.drawn, 2)
        line = wall.services.text.measure("Ég", 26, scaled=False)[1]
        lines = rule.drawn.h / line
        assert lines >= 1
        highs[key] = rule.drawn.h
    assert highs["third-time-lucky"] < highs["gambling-man"] / 2


def test_what_comes_after_an_event_is_not_taken_for_its_result():
    wall = Wall(3)
    table = Table(POSITION.format(key="third-time-lucky", anna="R2 R3", colour="red"))
    state = table.state
    for text in ("play K9", "draw"):
        for event in events_in(table.match.submit(table.asked[0], RULES.parse_action(text))):
            state = wall.play(event, state)
    assert wall.texts().count("+3") == 3


def test_any_key_takes_a_poster_down():
    wall = Wall(3)
    state = Table(POSITION.format(key="market", anna="R2 R3", colour="red")).state
    wall.play(ev.Happened(0, "market"), state)
    wall.poster.finish()
    assert not wall.poster.up


def test_a_notice_is_gone_after_its_time():
    wall = Wall(3)
    state = Table(POSITION.format(key="market", anna="R2 R3", colour="red")).state
    notice = tell(ev.Wished(0, "red"), state).notice
    assert notice is not None
    wall.notices.show(notice, pace=2.0)
    wall.notices.update(notice.seconds * 1.9)
    assert wall.notices.up
    wall.notices.update(notice.seconds * 0.2)
    assert not wall.notices.up


@pytest.mark.parametrize(
    ("lang", "scale"), [("fr", 200), whole("en", 100), whole("en", 200), whole("fr", 100)]
)
def test_all_posters_and_notices_fit(lang, scale):
    told: set[str] = set()
    noticed: set[tuple[int, str]] = set()
    walls = {seats: Wall(seats, (1280, 720), lang, scale) for seats in (2, 5, 8)}
    for seed in range(12):
        seats = (2, 5, 8)[seed % 3]
        wall = walls[seats]
        for event, state in events_of(seats, seed, limit="rounds-3"):
            notice = tell(event, state).notice
            wall.play(event, state)
            key = event.key if isinstance(event, ev.Happened) else ""
            if notice or key:
                told.add(key or notice.line.text_id)
                seen = seats, repr(notice)
                if key or seen not in noticed:
                    wall.texts()
                noticed.add(seen)
    assert len(told) > 30


def test_motion_can_be_switched_off():
    wall = Wall(3)
    state = Table(POSITION.format(key="market", anna="R2 R3", colour="red")).state
    wall.poster.still = True
    wall.play(ev.Happened(0, "market"), state)
    wall.texts()
    at_once = [placed.drawn for placed in wall.pen.placed]
    wall.poster.update(5.0)
    wall.texts()
    assert [placed.drawn for placed in wall.pen.placed] == at_once


@pytest.mark.parametrize(
    ("seats", "words"), [(2, "The two hands change places"), (3, "All choose")]
)
def test_a_poster_tells_two_players_that_nobody_chooses(seats, words):
    """Of two there is only one to give the hand to."""
    state = fresh(seats).state
    told = tell(ev.Happened(0, "merry-christmas"), state).poster
    assert told.whom.text(Texts("en"), NAMES).startswith(words)
