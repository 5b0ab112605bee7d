"""A film of every hand-over: in no frame is a card to be read but of whoever has opened the hand.

Cards go from hand to hand by attacks, events and throws, people are asked one after the other and
together, and each opens the own hand before acting, so that a hand that stays open would be seen.
"""

from typing import Any

import pytest

from game.catalog import find
from game.input.seating import MatchSetup
from game.ui.match_scene import new_match
from game.ui.services import Services
from tests.board.test_scene import allowed as allowed_on_board
from tests.board.test_scene import placed as placed_on_board
from tests.frantic.test_scene import allowed as allowed_at_frantic
from tests.frantic.test_scene import placed as placed_at_frantic
from tests.pairs import whole
from tests.table_play import FLIPS, FRAME, confirm, lift, ready, seating, still_services

FRAMES = 360
FRANTIC = """\
options answer=5
turn 0
seat 0: {0}
seat 1: G1 *c Y5 B2 R3
seat 2: Y1 *n B7 R6
seat 3: Y2 G2 G3 *c
discard: rest R7
happenings: {1} rest
draw: G4 B4 Y4 R4 G5 B5 Y6 R8 G6 B6 G8 B8 Y8 Y9 G9 B9
"""
ATTACKS = {"Rg": "gift", "Rx": "exchange", "*4": "fantastic four", "*e": "equality", "Rs": "skip"}
EVENTS = (
    "charity",
    "communism",
    "earthquake",
    "expansion",
    "gambling-man",
    "market",
    "mating-season",
    "merry-christmas",
    "mexican-standoff",
    "recession",
    "robin-hood",
    "surprise-party",
    "third-time-lucky",
    "tornado",
    "vandalism",
)
BOARD = """\
options board=classic reroll=1 block=3
turn 0
seat 0: push stop x reroll
seat 1: reroll stop x block
seat 2: push reroll x jump
seat 3: push stop x snail
pawns: 9 14 3 20
cards: 12=swap 15=snail 22=x
draw: rest
{0}
"""
ROLL = """\
dice: 0={0}
ask: reroll seats=0,1,2,3 what={1} count={2}
agenda: {3}"""
MOVES = {
    "move": ROLL.format(3, "move", 6, "walk seat=0 pawn=0; end-turn seat=0"),
    **{
        name: ROLL.format(number, "event", 20, "turn-up seat=0; end-turn seat=0")
        for number, name in (
            (8, "tornado"),
            (11, "market"),
            (12, "merry christmas"),
            (13, "surprise party"),
            (14, "mexican standoff"),
            (17, "mating season"),
        )
    },
    "turn": "dice: -\nask: turn seats=0",
}


@pytest.fixture
def services():
    made = still_services()
    made.store.update(reduced_motion=False, speed="normal", bot_speed="fast", poster="2")
    yield made
    made.scenes.quit()


def opened(services: Services, key: str, kinds: str, text: str) -> Any:
    game, setup = find(key).open(), MatchSetup(key, seating(kinds), {}, 3)
    match = new_match(game, setup, game.rules.parse_position(text))
    scene = find(key).screens().scene(services, setup, game, match)
    services.scenes.push(scene)
    return scene


def watch(services: Services, scene: Any, placed: Any, allowed: Any) -> int:
    """Play on, and look at every frame; return how many hands were opened."""
    before, opener, count = scene.table.shown, None, 0
    audiences: list[frozenset[int]] = []
    for number in range(FRAMES):
        state = scene.table.shown
        may = allowed(scene, before, state)
        services.scenes.update(FRAME)
        may |= allowed(scene, state, scene.table.shown)
        if not scene.table.shown.chosen:
            may |= {one.card for one in before.chosen}  # all are shown when all have chosen
        audience = scene.hands.audience
        audiences.append(audience)
        question = scene.match.state.question
        asked = () if question is None else question.seats
        assert audience <= {opener}, "a hand is open that nobody opened"
        assert audience <= set(asked), "a hand closes when its owner is no longer asked"
        recent = {seat for seats in audiences[-FLIPS:] for seat in seats}
        held = {card for seat in recent for card in (*state.hands[seat], *before.hands[seat])}
        seen = {card for card, at in placed(scene).items() if at.face_up and at.alpha}
        assert seen <= may | held, (number, seen - may - held)
        if scene.table.shown is not state:
            before = state
        if ready(scene) and scene.front is not None:
            shut = scene.hands.curtain is not None
            opener = scene.front if shut else opener
            lift(services, scene)
            count += shut and scene.hands.holder is not None
            audiences.append(scene.hands.audience)
            confirm(services, scene)
    return count


@pytest.mark.parametrize("kinds", ["zzsb", whole("ssss")])
@pytest.mark.parametrize("card", ATTACKS, ids=ATTACKS.values())
def test_attacks_pass_cards_unseen(services: Services, card: str, kinds: str) -> None:
    text = FRANTIC.format(f"{card} R1 R2 B3 Y3", "friday-the-13th")
    scene = opened(services, "frantic", kinds, text)
    scene.act(0, scene.rules.parse_action(f"play {card}"))
    opened_hands = watch(services, scene, placed_at_frantic, allowed_at_frantic)
    assert opened_hands > 0 or card == "*4", "sharing out takes many presses, all of them open"


@pytest.mark.parametrize("event", EVENTS)
def test_events_pass_cards_unseen(services: Services, event: str) -> None:
    scene = opened(services, "frantic", "zzsb", FRANTIC.format("K7 R1 R2 B3 Y3", event))
    scene.act(0, scene.rules.parse_action("play K7"))
    watch(services, scene, placed_at_frantic, allowed_at_frantic)
    assert scene.match.state.happened or scene.match.log


def test_a_last_card_asks_all_behind_closed_hands(services: Services) -> None:
    scene = opened(services, "frantic", "zzsb", FRANTIC.format("R1", "friday-the-13th"))
    scene.act(0, scene.rules.parse_action("play R1"))
    watch(services, scene, placed_at_frantic, allowed_at_frantic)
    assert any(entry.text == "pass" for entry in scene.match.log)


@pytest.mark.parametrize("kinds", ["zzsb", whole("ssss")])
@pytest.mark.parametrize("what", MOVES)
def test_rolls_and_events_of_the_board_pass_cards_unseen(
    services: Services, what: str, kinds: str
) -> None:
    scene = opened(services, "board", kinds, BOARD.format(MOVES[what]))
    watch(services, scene, placed_on_board, allowed_on_board)
    assert scene.match.log


def test_whoever_throws_a_card_in_shows_no_other(services: Services) -> None:
    """The hand closes while all are asked again about the new roll."""
    scene = opened(services, "board", "zzsb", BOARD.format(MOVES["move"]))
    while not scene.view.together:
        services.scenes.update(FRAME)
    scene.take_up(1)
    scene.open_hand(None, 1)
    assert scene.hands.audience == {1}
    scene.act(1, scene.rules.parse_action("reroll 0"))
    scene.act(1, scene.rules.legal_actions(scene.match.state, 1)[0])
    assert scene.match.state.question.ask == "reroll"
    assert scene.hands.audience == frozenset()
