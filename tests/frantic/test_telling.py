"""What is told of a match: every event, in words and by ear, and never a hidden card."""

from collections import Counter
from typing import get_args

import pytest
from msgspec.structs import replace

from game.core.cards import HIDDEN
from game.core.match import Match
from game.core.rng import Rng
from game.core.sentence import Sentence
from game.core.telling import readers_of
from game.frantic import events as ev
from game.frantic.phrases import cards_of, event_text
from game.frantic.state import Attack, State
from game.ui.i18n import Texts
from tests.conformance.checks import random_events, random_steps
from tests.steps import events_in

from .scenario import DECK, TABLE, Table, fresh, make_rules, tell
from .test_secrecy import (
    KEPT_EVENTS,
    NOT_YOU,
    come_to_light,
    counterpart,
    done,
    exchanged,
    hidden,
    turned_up,
)

RULES = make_rules()
NAMES = ("Anna", "Bob", "Cara", "Dan", "Eve", "Finn", "Gus", "Hanna")
TEXTS = Texts("en")
EVERYBODY = frozenset(range(8))
SILENT = {ev.Chose, ev.Waiting}
"""These only keep the books."""
AT_TIMES = {ev.TurnBegan, ev.Declined}
"""A turn is news while a bomb ticks; of all who are asked alike the last one speaks."""
POSITIONS = 1000


def events_of(seats: int, seed: int, **options: str):
    """Return each event of a random match with the state before it."""
    config = RULES.info.configure(seats, seed, {"limit": "rounds-6", **options})
    return random_events(Match(RULES, config), Rng(seed, "players"))


def lines(table: Table, *texts: str, audience: frozenset[int] = EVERYBODY) -> list[str]:
    """Do actions, each by the first seat asked, and return the English lines of the log."""
    said = []
    for text in texts:
        state = table.state
        action = RULES.parse_action(text)
        for event in events_in(table.match.submit(table.asked[0], action)):
            seen = frozenset(range(len(state.hands))) if audience is EVERYBODY else audience
            line = tell(event, state, seen).line
            state = RULES.evolve(state, event)
            if line is not None:
                said.append(line.text(Texts("en"), NAMES))
    return said


def test_every_kind_of_event_has_a_line_or_is_silent_on_purpose():
    told: Counter[type] = Counter()
    silent: Counter[type] = Counter()
    for seed in range(60):
        gambling = "any-card" if seed % 4 == 3 else "last-colour"
        for event, state in events_of(2 + seed % 7, seed, gambling=gambling, limit="rounds-3"):
            line = tell(event, state, readers_of((), len(state.hands))).line
            (silent if line is None else told)[type(event)] += 1
    kinds = set(get_args(ev.Event))
    assert set(told) | set(silent) == kinds
    assert set(told) == kinds - SILENT
    assert set(silent) == SILENT | AT_TIMES


def test_fc_2_the_log_names_cards_as_the_table_has_agreed():
    position = """
        options names={names}
        turn 0
        seat 0: NY R1 R2 R3 R4 R5 R6 G7 G8 G9
        seat 1: G1
        discard: R9
    """
    said = {
        names: lines(Table(position.format(names=names)), "play NY")[0]
        for names in ("family", "printed")
    }
    assert said["family"] == "Anna plays Not You"
    assert said["printed"] == "Anna plays Fuck You"


def test_an_attack_its_counter_and_what_comes_of_it_are_told():
    table = Table("""
        turn 0
        seat 0: Rg R1 R2 R3
        seat 1: *c G1 G2 G5
        seat 2: Y1 Y2
        discard: R9
    """)
    said = lines(table, "play Rg", "target 1", "counter", "target 2", "pass")
    assert said == [
        "Anna plays Gift (red)",
        "Anna attacks Bob: Gift",
        "Bob counters Gift!",
        "Bob sends Gift on to Cara",
        "Cara plays no card in answer",
    ]
    assert lines(table, "give G1", "give G2", "wish red") == [
        "Gift: Bob gives Cara green 1, green 2",
        "Bob wishes for red",
    ]


def test_the_shares_of_a_fantastic_four_are_told():
    table = Table("""
        turn 0
        seat 0: *4 R1 R2
        seat 1: G1
        seat 2: Y1
        discard: R9
        draw: B1 B2 B3 B4 rest
    """)
    said = lines(table, "play *4", "share 2*3 1*1", "pass", "pass", audience=frozenset({1}))
    assert said == [
        "Anna plays Fantastic Four",
        "Anna shares out Fantastic Four – Cara: 3, Bob: 1",
        "Anna attacks Bob: Fantastic Four, one card",
        "Bob holds no Counterattack",
        "Anna attacks Cara: Fantastic Four, 3 cards",
        "Cara plays no card in answer",
        "Fantastic Four: Cara draws 3 cards",
        "Fantastic Four: Bob draws blue 4",
    ]


def test_the_last_card_and_the_last_but_one_are_told():
    table = Table("""
        turn 0
        seat 0: R7 R1
        seat 1: R2 R3
        discard: R9
    """)
    assert lines(table, "play R1") == ["Anna plays red 1 and has one card left!"]
    assert lines(table, "play R2") == ["Bob plays red 2 and has one card left!"]
    assert lines(table, "play R7", "pass")[:2] == [
        "Anna plays red 7, the last card!",
        "Nobody stops it",
    ]


def test_an_event_and_what_it_does_are_told():
    table = Table("""
        turn 0
        seat 0: K9 G4 B4
        seat 1: G1 R1
        seat 2: Y1 Y2
        discard: R9
        happenings: mating-season rest
    """)
    assert lines(table, "play K9") == [
        "Anna plays black 9",
        "Anna turns up an event: Mating Season",
        "Mating Season: Bob discards green 1, red 1",
        "Mating Season: Anna discards green 4, blue 4",
    ]


def test_a_bomb_that_ticks_is_told():
    table = Table("""
        turn 0
        seat 0: R7 R1 R5
        seat 1: R2 R3 R4
        discard: R9
        bomb: 1 1
    """)
    assert lines(table, "play R7")[-1] == "The bomb ticks: Bob’s last turn"


def test_the_beginning_names_who_deals_and_no_card_of_a_hand():
    hands = "R1 R2 R3 " + "G1 G2 G3 G4 G5 G6 B1 B2 B3 B4 B5 B6 Y1 Y2 Y3 Y4 Y5 Y6"
    for audience in (frozenset(), frozenset({1}), EVERYBODY):
        said = lines(fresh(3, cards=f"{hands} R9"), "deal", audience=audience)
        begun = ["Round 1: Anna deals", "Anna turns up red 9 to begin with", "Bob begins"]
        assert said == begun


HANDS = "R1 R2 R3 " + "G1 G2 G3 G4 G5 G6 B1 B2 B3 B4 B5 B6 Y1 Y2 Y3 Y4 Y5 Y6"


@pytest.mark.parametrize(
    ("first", "acts"), [("R9", False), ("Rs", True), ("K9", True), ("*f", True)]
)
def test_fc_7_a_first_card_that_acts_says_so_and_whose_it_is(first, acts):
    table = fresh(3, cards=f"{HANDS} {first}")
    state, told = table.state, []
    for event in events_in(table.match.submit(0, RULES.parse_action("deal"))):
        told.append(tell(event, state, frozenset()))
        state = RULES.evolve(state, event)
    (turned,) = (one for one in told if one.line and f"{one.line.text_id}".endswith(TURNED))
    said = turned.line.text(TEXTS, NAMES)
    assert said.startswith("The first card acts: Anna, who dealt, plays") == acts
    assert (turned.notice is not None) == acts
    if acts:
        assert turned.notice.line.text(TEXTS, NAMES) == "The first card acts!"
        (why,) = turned.notice.notes
        assert why.text(TEXTS, NAMES) == "Anna has dealt: it counts as played by Anna."


TURNED = ("turned-up", "first-acts")


def test_who_begins_is_told_in_the_banner_long_enough_and_only_once_a_round():
    table = fresh(3, cards=f"{HANDS} R9")
    begins = []
    for seat, action in ((0, "deal"), (1, "draw"), (1, "pass"), (2, "draw"), (2, "pass")):
        state = table.state
        for event in events_in(table.match.submit(seat, RULES.parse_action(action))):
            told = tell(event, state, frozenset())
            if told.status is not None and told.status.text_id == "frantic-table-begins":
                begins.append((told.status.seat, told.status.text(TEXTS, NAMES), told.seconds >= 1))
            state = RULES.evolve(state, event)
    assert begins == [(1, "begins the round", True)]


def told_of(state: State, events: tuple[ev.Event, ...], audience: frozenset[int]):
    """Return all that is told of an action."""
    found: list[object] = []
    for event in events:
        found.append(tell(event, state, audience))
        state = RULES.evolve(state, event)
    return found


@pytest.mark.parametrize("seats", [3, 5])
def test_fc_61_nothing_that_is_told_depends_on_a_hidden_card(seats):
    luck = Rng(seats, "looks")
    compared = seed = 0
    while compared < POSITIONS / 2:
        seed += 1
        match = Match(RULES, RULES.info.configure(seats, seed, {"limit": "rounds-3"}))
        for state, _ in random_steps(match, Rng(seed, "players")):
            if luck.unit() < 0.5:
                compared += told_alike(state, luck.choice([*range(seats), None]), luck)


def told_alike(state: State, seat: int | None, luck: Rng) -> int:
    """Exchange two cards that a seat can't know; what is told of the next action stays."""
    cards = hidden(state, seat)
    actors = sorted(RULES.to_act(state))
    if len(cards) < 2:
        return 0
    one, two = luck.shuffled(cards)[:2]
    other = exchanged(state, {one: two, two: one}, luck)
    actor = luck.choice(actors)
    action = luck.choice(RULES.legal_actions(state, actor))
    again = action if actor == seat else counterpart(state, other, actor, action)
    if again is None:
        return 0
    first, after = done(state, actor, action)
    second, after_other = done(other, actor, again)
    known = come_to_light(first, after, seat) | come_to_light(second, after_other, seat)
    moved = again != action and any(not isinstance(event, ev.Chose) for event in first[:-1])
    if moved or {one, two} & known or turned_up(first) > KEPT_EVENTS or after.open_hands:
        return 0
    if NOT_YOU in (one, two) and any(isinstance(event, ev.Gave) for event in (*first, *second)):
        return 0  # by FC-22 it shows when somebody with two cards can give but one
    audience = frozenset() if seat is None else frozenset({seat})
    assert told_of(state, first, audience) == told_of(other, second, audience)
    return 1


def test_fc_61_cards_that_only_others_hold_are_counted_and_not_named():
    state = Table("""
        turn 0
        seat 0: R7 R1
        seat 1: R2 R3
        seat 2: R4
        discard: R9
    """).state
    cards = (DECK.card("G5"), DECK.card("G6"))
    for event, knowing in (
        (ev.Drew(1, cards, "communism"), {1}),
        (ev.Gave(1, 2, cards, "gift"), {1, 2}),
        (ev.Took(1, 2, cards, "exchange"), {1, 2}),
    ):
        for audience in (frozenset(), frozenset({0}), frozenset({1}), frozenset({2})):
            line = tell(event, state, audience).line
            assert line is not None
            named = cards_of(DECK, cards if audience & knowing else (HIDDEN, HIDDEN), "family")
            assert line.parts["cards"] == named


def test_a_line_of_unknown_cards_says_how_many():
    news = Sentence("frantic-log-drew", 0, parts={"cards": cards_of(DECK, (HIDDEN,) * 3, "")})
    assert news.text(Texts("en"), NAMES) == "Anna draws 3 cards"
    assert news.text(Texts("fr"), NAMES) == "Anna pioche 3 cartes"


def test_reactions_attacks_and_the_bomb_are_told_apart_by_ear() -> None:
    state = Table(
        """
        turn 0
        seat 0: R7 *c *n R1
        seat 1: R2 R3
        discard: R9
    """
    ).state
    card = state.hands[0][0]
    reactions = {when: tell(ev.Played(0, card, when), state).sound for when in ev.When}
    assert len(set(reactions.values())) == len(ev.When)
    whys = (Attack.GIFT, Attack.EXCHANGE)
    gift, exchange = (tell(ev.Gave(0, 1, (card,), why), state).sound for why in whys)
    assert gift != exchange
    ticking = replace(state, bomb=(2, 2))
    assert tell(ev.TurnBegan(0), ticking).sound == "fc-tick" != tell(ev.TurnBegan(0), state).sound


def test_fc_38_the_event_that_an_option_changes_has_a_text_for_each_value() -> None:
    texts = Texts("en")
    (gambling,) = (option for option in RULES.info.options if option.name == "gambling")
    for key in TABLE.keys:
        for value in gambling.choices:
            found = event_text(key, value)
            assert texts.has(found.text_id)
            assert (f"-{value}" in found.text_id) == texts.has(f"frantic-event-{key}-text-{value}")


def test_an_event_is_on_until_all_that_it_does_is_done() -> None:
    on = Counter()
    for seed in range(20):
        key = ""
        for event, state in events_of(2 + seed % 7, seed):
            told = tell(event, state)
            key = told.during if key or isinstance(event, ev.Happened) else ""
            assert told.during == key, "no event goes on that has not been turned up, or is over"
            if told.status is not None:
                named = told.status.text_id == "frantic-table-event"
                assert named <= bool(key)
            on[bool(key)] += 1
    assert min(on.values()) > 300


@pytest.mark.parametrize(("limit", "last"), [("rounds-1", True), ("rounds-2", False)])
def test_nobody_deals_next_after_the_last_round(limit, last):
    found = [
        tell(event, state, EVERYBODY).line.text(Texts("en"), NAMES)
        for event, state in events_of(3, 4, limit=limit)
        if isinstance(event, ev.RoundEnded) and not state.points[0]
    ]
    assert len(found) == 1
    assert ("deals next" not in found[0]) == last


@pytest.mark.parametrize(
    ("what", "words"),
    [
        (Attack.EQUALITY, "Equality: nobody has fewer cards, so nobody draws"),
        (Attack.SKIP, "Skip: all others are to miss a turn already"),
    ],
)
def test_it_is_told_why_nobody_can_be_named(what, words):
    state = fresh(2).state
    line = tell(ev.Fizzled(0, what), replace(state, question=None), EVERYBODY).line
    assert line.text(Texts("en"), NAMES) == words


@pytest.mark.parametrize("turn", range(3))
def test_fc_39_the_market_says_that_the_player_to_the_right_picks_first(turn):
    table = Table(f"""
        seat 0: R1 R2
        seat 1: G1 G2
        seat 2: B1 B2
        discard: rest G3 R4
        turn {turn}
        """)
    notice = tell(ev.MarketOpened((0, 1, 2)), table.state).notice
    assert notice is not None
    assert notice.line.seat == (turn + 1) % 3
