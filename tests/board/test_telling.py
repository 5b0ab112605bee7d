"""What is told of a match: every event, in words and by ear, and never a hidden card."""

import re
from collections import Counter
from typing import get_args

import pytest

from game.board import events as ev
from game.board.deck import KINDS, Colour
from game.board.motions import STEP, step_sound
from game.board.occupancy import TILE
from game.board.phrases import cards_of
from game.board.state import D6, D20, Attack, Die, Throw
from game.core.cards import HIDDEN
from game.core.choices import NOWHERE
from game.core.match import Match
from game.core.rng import Rng
from game.core.sentence import Sentence
from game.core.telling import readers_of
from game.resources import asset
from game.ui.i18n import Texts
from tests.conformance.checks import random_events, random_steps
from tests.steps import events_in

from .scenario import DECK, Table, make_rules, table_with, tell, the_rest
from .test_secrecy import come_to_light, counterpart, done, exchanged, hidden

RULES = make_rules()
NAMES = ("Anna", "Bob", "Cara", "Dan", "Eve", "Finn")
EVERYBODY = frozenset(range(6))
SILENT = {ev.Chose, ev.Waiting}
"""These only keep the books."""
AT_TIMES = {ev.TurnBegan, ev.Passed, ev.Acted}
"""A turn is news while a bomb ticks; a card acts silently where what it does is told."""
POSITIONS = 600


def events_of(seats: int, seed: int, **options: str):
    """Return each event of a random match with the state before it."""
    config = RULES.info.configure(seats, seed, {"limit": "rounds-2", **options})
    return random_events(Match(RULES, config), Rng(seed, "players"))


def lines(table: Table, *texts: str, audience: frozenset[int] = EVERYBODY) -> list[str]:
    """Do actions, each by the first seat asked, let rolls be, and return the English lines."""
    said = []
    for text in texts:
        said += _said(table, text, audience)
        while table.ask.startswith("reroll") and not text.startswith("reroll"):
            said += _said(table, "pass", audience)
    return said


def _said(table: Table, text: str, audience: frozenset[int]) -> list[str]:
    state, said = table.state, []
    for event in events_in(table.match.submit(table.asked[0], RULES.parse_action(text))):
        seen = frozenset(range(len(state.hands))) if audience is EVERYBODY else audience
        line = tell(event, state, seen).line
        state = RULES.evolve(state, event)
        if line is not None:
            said.append(line.text(Texts("en"), NAMES))
    return said


@pytest.fixture(scope="module")
def played():
    """Return the events of many random matches, with the states before."""
    found = []
    for seed in range(24):
        wild = "8" if seed % 3 == 0 and seed % 5 < 3 else "off"
        names = "printed" if seed % 2 else "family"
        found += events_of(2 + seed % 5, seed, wild=wild, names=names)
    table = Table(f"seat 0: stop stop\nseat 1: {the_rest('stop stop')}\npawns: 1 2\ndraw: -", "2")
    for text in ("lay stop 9", "pass", "pass"):
        state = table.state
        for event in events_in(table.match.submit(table.asked[0], RULES.parse_action(text))):
            found.append((event, state))
            state = RULES.evolve(state, event)
    return found


def test_every_kind_of_event_has_a_line_or_is_silent_on_purpose(played):
    told: Counter[type] = Counter()
    silent: Counter[type] = Counter()
    for event, state in played:
        line = tell(event, state, readers_of((), len(state.hands))).line
        (silent if line is None else told)[type(event)] += 1
    kinds = set(get_args(ev.Event))
    assert set(told) | set(silent) == kinds
    assert set(told) == kinds - SILENT
    assert set(silent) == SILENT | AT_TIMES


def test_a_chain_is_told_as_each_card_acts():
    table = table_with("3=push/right 4=jump/on 6=swap", "3", pawns="0 30")
    assert lines(table, "lay stop 49") == [
        "Anna lays Stop on 49",
        "Anna rolls 3",
        "Anna’s pawn walks to 3",
        "Push: Anna’s pawn goes to 4",
        "Jump: Anna’s pawn goes to 6",
        "Swap: Anna would change places with Bob",
    ]
    assert lines(table, "pass")[:2] == [
        "Bob does not block: Swap",
        "Swap: Anna to 30, Bob to 6",
    ]


def test_what_acts_on_the_way_is_named():
    table = table_with("2=snail 4=x 5=stop", "6", pawns="0 30")
    assert lines(table, "lay reverse 49")[:1] == ["Anna lays Reverse on 49"]
    table = table_with("2=snail 4=x 5=stop", "6", pawns="0 30")
    assert lines(table, "lay stop 49")[2] == "Snail, X, Stop: Anna’s pawn walks to 5"
    stuck = table_with("1=snail", "1", pawns="0 30")
    assert lines(stuck, "lay stop 49")[2] == "Anna’s pawn stays: Snail is in the way"


def test_a_block_and_a_reroll_are_told():
    table = Table(
        "seat 0: remote push stop x\nseat 1: block push x x\nseat 2: reroll x x x\npawns: 5 9 9",
        "3 5",
    )
    assert lines(table, "lay remote 1", "target 1", "block", "lay block 40")[:5] == [
        "Anna lays Remote on 1",
        "Remote: Anna moves with Bob’s pawn",
        "Bob throws in: Block!",
        "Bob blocks the Remote: nobody moves",
        "After use, Bob lays the Block on 40",
    ]
    table = Table(
        "seat 0: stop push stop x\nseat 1: reroll push x x\npawns: 5 9\ndraw: x rest", "3 5"
    )
    table.do("lay stop 40")
    table.do("pass")
    assert lines(table, "reroll 0", "lay reroll 41")[:4] == [
        "Bob throws in: Re-Roll!",
        "After use, Bob lays the Re-Roll on 41",
        "Anna’s die is rolled again: 5",
        "Anna’s pawn walks to 10",
    ]


def test_an_event_and_what_it_does_are_told():
    table = table_with("", "4", pawns="3 30 20")
    assert lines(table, "lay trouble 48")[1:5] == [
        "Troublemaker on 48: Anna sets off an event",
        "Anna rolls 4 for an event",
        "Anna’s event: Robin Hood",
        "Robin Hood: Anna to 30, Bob to 3",
    ]


def test_fb_31_cards_are_named_as_the_table_has_agreed():
    hand = "notyou push stop x"
    for names, name in (("family", "Not You"), ("printed", "Fuck You")):
        table = table_with("", "2", hand=hand, more=f"options names={names}")
        assert lines(table, "lay notyou 40")[:2] == [
            f"Anna lays {name} on 40",
            f"{name}: Anna’s pawn goes to 21",
        ]


def test_fb_36_cards_that_only_others_hold_are_counted_and_not_named():
    state = table_with("").state
    cards = (DECK.card("x5"), DECK.card("x6"))
    for event, knowing in ((ev.Drew(1, cards), {1}), (ev.Gave(0, 1, cards[0]), {0, 1})):
        for audience in (frozenset(), frozenset({0}), frozenset({1})):
            line = tell(event, state, audience).line
            assert line is not None
            count = 2 if isinstance(event, ev.Drew) else 1
            seen = cards[:count] if audience & knowing else (HIDDEN,) * count
            assert line.parts["cards"] == cards_of(state, DECK, seen)


def test_a_line_of_unknown_cards_says_how_many():
    hidden_cards = cards_of(table_with("").state, DECK, (HIDDEN,) * 3)
    news = Sentence("board-log-drew", 0, parts={"cards": hidden_cards})
    assert news.text(Texts("en"), NAMES) == "Anna draws 3 cards"
    assert news.text(Texts("fr"), NAMES) == "Anna pioche 3 cartes"


def told_of(state, events, audience):
    """Return all that is told of an action."""
    found = []
    for event in events:
        found.append(tell(event, state, audience))
        state = RULES.evolve(state, event)
    return found


@pytest.mark.parametrize("seats", [3, 5])
def test_fb_36_nothing_that_is_told_depends_on_a_hidden_card(seats):
    luck = Rng(seats, "looks")
    compared = seed = 0
    while compared < POSITIONS / 2:
        seed += 1
        match = Match(RULES, RULES.info.configure(seats, seed, {"limit": "rounds-2"}))
        for state, _ in random_steps(match, Rng(seed, "players")):
            if luck.unit() < 0.4:
                compared += told_alike(state, luck.choice([*range(seats), None]), luck)


def told_alike(state, seat, luck) -> int:
    """Exchange two cards that a seat can't know; what is told of the next action stays."""
    cards = hidden(state, seat)
    if len(cards) < 2:
        return 0
    one, two = luck.shuffled(cards)[:2]
    other = exchanged(state, {one: two, two: one})
    actor = luck.choice(sorted(RULES.to_act(state)))
    action = luck.choice(RULES.legal_actions(state, actor))
    again = action if actor == seat else counterpart(other, actor, action)
    if again is None:
        return 0
    first, after = done(state, actor, action)
    second, after_other = done(other, actor, again)
    known = come_to_light(first, after, seat) | come_to_light(second, after_other, seat)
    if {one, two} & known or after.open_hands or len(first) != len(second):
        return 0
    audience = frozenset() if seat is None else frozenset({seat})
    assert told_of(state, first, audience) == told_of(other, second, audience)
    return 1


def test_a_name_that_ends_in_a_number_is_not_run_into_another():
    event = ev.OrderRolled((Die(0, 11), Die(1, 18)), 1)
    news = tell(event, table_with("").state, EVERYBODY).line
    assert news is not None
    names = ("Player 1", "Oper")
    assert news.text(Texts("en"), names) == "Oper begins (Player 1: 11, Oper: 18)"
    points = tell(ev.RoundEnded((12, 50), False), table_with("").state).line
    assert points.text(Texts("en"), names) == "Points – Player 1: 12, Oper: 50"


def test_the_start_has_a_name_and_no_number():
    news = Sentence("board-log-walked", 0, {"square": 0})
    assert news.text(Texts("en"), NAMES) == "Anna’s pawn walks to the start"
    assert news.text(Texts("fr"), NAMES) == "Anna va au départ"


def test_in_french_no_player_stands_after_a_word_that_would_be_shortened():
    """``de Oper`` would have to be ``d’Oper``: such words stand before no name."""
    shortened = re.compile(
        r"\b(de|que|le|la|se|si|jusque|lorsque) \{ \$(name|pawn|target|attacker|names) \}"
    )
    for path in sorted(asset("locale").joinpath("fr").glob("board*.ftl")):
        assert shortened.findall(path.read_text("utf-8")) == [], path.name


# What is heard.

QUIET = table_with("").state


def heard(event: ev.Event, state=QUIET) -> str:
    return tell(event, state).sound


def test_what_puts_a_pawn_elsewhere_is_told_apart_by_ear() -> None:
    moves = ("push", "jump", "notyou", TILE)
    sounds = [heard(ev.Moved(0, 12, why)) for why in moves]
    sounds += [heard(ev.Swapped(0, 1)), heard(ev.PawnsMoved((3, 3), "communism")), STEP]
    assert len(set(sounds)) == len(sounds)


def test_each_blue_card_is_told_apart_as_a_pawn_steps_on_it() -> None:
    blue = [kind.text for kind in KINDS if kind.colour is Colour.BLUE]
    assert len({step_sound(), *map(step_sound, blue)}) == 1 + len(blue)
    others = [kind.text for kind in KINDS if kind.colour is not Colour.BLUE]
    assert {step_sound(kind) for kind in (*others, TILE)} == {STEP}


def test_a_snail_that_is_not_entered_is_heard_and_a_way_without_steps_is_not() -> None:
    snail = table_with("7=snail").state
    assert heard(ev.Walked(0, (), (7,)), snail) == step_sound("snail")
    assert heard(ev.Walked(0, (), ()), snail) == ""
    assert heard(ev.Walked(0, (6,), (7,)), snail) == STEP


def test_cards_dice_and_the_bomb_are_told_apart_by_ear() -> None:
    cards = "5=chance 6=reverse 7=remote 9=trouble 10=push/right 11=stop 12=x"
    state = table_with(cards).state
    acted = [heard(ev.Acted(0, square), state) for square in (4, 5, 6, 7, 9, 10, 11, 12)]
    assert len(set(acted)) == 5, "four cards that move no pawn at once, and all others"
    assert heard(ev.Acted(0, 5, idle=True), state) != acted[1]
    dice = [
        heard(ev.Rolled((Die(0, 3),), sides, why))
        for sides, why in ((D6, Throw.MOVE), (D20, Throw.EVENT))
    ]
    assert len({*dice, heard(ev.RolledAgain(0, 3)), "fb-settle"}) == 4
    assert len({heard(ev.RoundEnded((3, 5), doubled)) for doubled in (False, True)}) == 2
    ticking = table_with("", more="bomb 3").state
    assert heard(ev.TurnBegan(0), ticking) == "fb-tick" != heard(ev.TurnBegan(0))
    assert heard(ev.Attacked(0, 1, Attack.SWAP, 0)) != heard(ev.Blocked(1, Attack.SWAP))


def test_an_event_is_heard_from_where_the_pawn_stands_that_it_is_about() -> None:
    state = table_with("", pawns="5 30").state
    assert tell(ev.Stayed(1), state).where == 30
    assert tell(ev.Moved(1, 12, "push"), state).where == 12
    assert tell(ev.Attacked(0, 1, Attack.SWAP, 1), state).where == 30
    assert tell(ev.HandsGiven((1, 0)), state).where == NOWHERE


@pytest.mark.parametrize(
    ("what", "words"),
    [
        ("swap", "attacks Bob: Swap! Bob’s pawn would go to square 10, Anna’s to 20."),
        (
            "remote",
            "attacks Bob: Remote! Anna would move Bob’s pawn, from square 20, "
            "instead of Anna’s own pawn.",
        ),
    ],
)
def test_fb_29_an_attack_says_on_the_banner_what_it_does_to_whom(what, words):
    state = Table("turn 0\nseat 0: x\nseat 1: x\npawns: 10 20").state
    told = tell(ev.Attacked(0, 1, what, 0), state)
    assert told.status.text(Texts("en"), ("Anna", "Bob")) == words


def test_fb_40_it_is_told_that_no_card_acts_where_an_event_puts_pawns():
    event = ev.PawnsMoved((11, 7), "expansion")
    idle = table_with("11=push/up", pawns="10 5").state
    assert tell(event, idle).line.text_id == "board-log-pawns-moved-idle"
    for lying in ("", "11=stop 7=snail", "10=push/up"):
        before = table_with(lying, pawns="10 5").state
        assert tell(event, before).line.text_id == "board-log-pawns-moved", lying
    teleport = idle.teleports[0]
    on_tile = tell(ev.PawnsMoved((teleport, 5), "expansion"), table_with("", pawns="10 5").state)
    assert on_tile.line.text_id == "board-log-pawns-moved-idle"
