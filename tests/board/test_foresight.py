"""What comes of a roll or an attack is seen while it may be changed, and not again (FB-34)."""

from typing import Any

import pytest
from msgspec.structs import replace

from game.board.foresight import what_follows
from game.board.moment import STRIKE
from game.board.motions import SWAP, TOGETHER, WALK, BoardTelling
from game.board.occupancy import TILE
from game.board.screen.scene import BoardScene
from game.board.state import Ask, Block, Lay, PassOn, Reroll, State
from game.core.rng import Rng
from game.core.rules import Seat, Turn
from game.ui.answer_window import LEAST_OFFERED
from game.ui.services import Services
from tests.board.scenario import RULES, tell
from tests.board.test_answer_window import EACH, EVENT, MOVE, asking, start
from tests.board.test_trial_walk import moving, settle, stands
from tests.table_play import FRAME, film, frame, still_services, wait

HELD = "reroll push stop x"
SWAPS = "ask: block seats=1 what=swap other=0\nagenda: swap seat=0 pawn=0 other=1; end-turn seat=0"
REMOTE = "ask: block seats=1 what=remote other=0\nagenda: roll seat=0 pawn=1; end-turn seat=0"


@pytest.fixture
def services():
    made = still_services()
    yield made
    made.scenes.quit()


def asked(lines: str = MOVE, *, dice: str = "0=3", cards: str = "-", **more: str) -> State:
    """Return a position of three at which somebody is asked, with pawns on 9, 13 and 3."""
    options = " ".join(f"{name}={value}" for name, value in more.items())
    return RULES.parse_position(
        f"options board=classic {options}\nturn 0\nseat 0: push stop\nseat 1: push stop\n"
        f"seat 2: push stop\npawns: 9 13 3\ncards: {cards}\ndraw: rest\ndice: {dice}\n"
        + lines.format(all="0,1,2")
    )


def told(event: Any, before: State, _: State) -> BoardTelling:
    return tell(event, before)


def kinds(state: State) -> list[str]:
    """Return in words what comes of the open question."""
    found = []
    for part in what_follows(RULES, state, told):
        going, lit, poster = part.telling.going, part.telling.lit, part.telling.poster
        found.append(poster.key if poster else going.how if going else lit.kind if lit else "")
    return found


@pytest.mark.parametrize(
    ("state", "comes"),
    [
        (asked(), [WALK]),
        (asked(cards="12=push/left"), [WALK, "push", "push"]),
        (asked(cards="12=push/left 13=push/left"), [WALK, "push", "push", "push", "push", TILE]),
        (asked(cards="12=jump/on 14=push/up"), [WALK, "jump", "jump", TILE]),
        (asked(cards="10=snail", dice="0=1"), [WALK]),
        (asked(cards="12=chance"), [WALK, "chance"]),
        (asked(cards="12=swap"), [WALK, "swap"]),
        (asked(cards="12=trouble"), [WALK, "trouble"]),
        (asked(cards="12=notyou"), [WALK]),
        (asked(dice="0=5"), [WALK, TILE]),
        (asked(MOVE.replace("what=move", "what=teleport").replace("walk", "teleport")), [TILE]),
        (asked(EVENT, dice="0=6"), ["communism"]),
        (asked(EACH, dice="0=2 1=3 2=4"), [TOGETHER]),
        (asked(SWAPS), [SWAP]),
        (asked(REMOTE), []),
        (asked(reroll="unlimited"), []),
        (asked(SWAPS, block="unlimited"), []),
    ],
)
def test_fb_34_what_comes_is_known_as_far_as_no_luck_and_nobody_decides_it(
    state: State, comes: list[str]
) -> None:
    assert kinds(state) == comes


@pytest.mark.parametrize("cards", ["12=push/left", "12=notyou", "12=trouble", "-"])
def test_fb_36_nothing_of_it_depends_on_hands_or_the_pile(cards: str) -> None:
    state = asked(cards=cards)
    other = replace(state, hands=state.hands[::-1], draw=state.draw[::-1])
    first, second = (what_follows(RULES, one, told) for one in (state, other))
    assert [part.telling for part in first] == [part.telling for part in second]


def test_fb_34_what_comes_is_what_happens() -> None:
    """Each part is told as when it really happens: so it is known again, and not shown twice."""
    state = asked(cards="12=push/left 13=push/left")
    foreseen = [part.telling for part in what_follows(RULES, state, told)]
    found: list[BoardTelling] = []
    for seat in (0, 1, 2):
        turn: Any = Turn(state, Rng(1, "test"), RULES.evolve)
        RULES.resolve(turn, seat, PassOn())
        for step in turn.steps:
            found.append(tell(step.event, state))
            state = step.state
    assert found[found.index(foreseen[0]) :][: len(foreseen)] == foreseen


# On the table.


def rolling(services: Services, **more: Any) -> BoardScene:
    """Open a table at which a card is laid, and something is rolled for, with motion."""
    hands = {0: "trouble push stop x", 1: HELD, 2: HELD} if "trouble" in more else HELD
    lay = "trouble" if more.pop("trouble", False) else "stop"
    scene = start(services, "zzz", hands=hands, lines="", dice="", **{"pawns": "9 3 3", **more})
    moving(services, scene)
    scene.act(0, Lay(lay, 40, ""))
    while not scene.view.together:
        services.scenes.update(FRAME)
    return scene


def change(scene: BoardScene, seat: Seat = 1) -> None:
    legal = scene.rules.legal_actions(scene.state, seat)
    scene.act(seat, next(a for a in legal if isinstance(a, Reroll | Block)))


def to_turn(services: Services, scene: BoardScene) -> float:
    """Return how long it takes until another turn begins, from the end of the time to answer."""
    seconds, turn = 0.0, scene.state.turn
    while scene.table.shown.turn == turn:
        seconds += FRAME * (scene.state.question.ask is not Ask.REROLL)
        services.scenes.update(FRAME)
    return seconds


ARROWS = " ".join(f"{square}=push/up" for square in (10, 11, 12, 13, 15))


def test_fb_34_what_acts_at_the_end_of_a_way_acts_while_it_can_be_answered(
    services: Services,
) -> None:
    scene = rolling(services, cards=ARROWS)
    lit = []
    while scene.state.question.ask is Ask.REROLL:
        lit.append(scene.view.board.track._act is not None)
        services.scenes.update(FRAME)
    assert sum(lit) * FRAME > 0.15, "it is lit before the time to answer is over"


def test_fb_34_it_takes_no_time_again(services: Services) -> None:
    acts = to_turn(services, rolling(services, cards=ARROWS))
    services.scenes.pop()
    nothing = to_turn(services, rolling(services))
    assert acts - nothing < 0.6 + 0.24, "it takes as long as if it had not been seen"


def test_fb_34_a_re_roll_takes_back_what_acted(services: Services) -> None:
    scene = rolling(services, cards=ARROWS)
    while scene.view.board.track._act is None:
        assert scene.state.question.ask is Ask.REROLL
        services.scenes.update(FRAME)
    change(scene)
    settle(services, 0.5)
    assert stands(scene, 0, 9)
    assert scene.view.board.track._act is None
    assert not scene.view.board.trying


def test_fb_34_with_less_motion_a_pawn_stands_there_while_it_can_be_answered(
    services: Services,
) -> None:
    scene = start(services, "zzz", hands=HELD, lines="", dice="", pawns="9 3 3")
    wait(services)
    scene.act(0, Lay("stop", 40, ""))
    asking(services, scene)
    settle(services, 0.7)
    assert scene.state.question.ask is Ask.REROLL
    assert not stands(scene, 0, 9)
    change(scene)
    settle(services, FRAME)
    assert stands(scene, 0, 9)


# The poster of an event.


def poster_times(services: Services, scene: BoardScene) -> tuple[float, float]:
    """Return for how long a poster is seen while it may be changed, and how long afterwards."""
    before = after = 0.0
    began = False
    while not began or scene.view.poster.up:
        began |= scene.view.poster.up
        asks = scene.state.question.ask is Ask.REROLL
        before += FRAME * (scene.view.poster.up and asks)
        after += FRAME * (scene.view.poster.up and not asks)
        services.scenes.update(FRAME)
    return before, after


@pytest.mark.parametrize("motion", [True, False])
def test_fb_40_a_poster_is_seen_while_its_roll_can_be_answered(
    services: Services, motion: bool
) -> None:
    scene = rolling(services, trouble=True)
    services.store.update(reduced_motion=not motion)
    scene.resume()
    before, after = poster_times(services, scene)
    assert LEAST_OFFERED - 0.6 < before < LEAST_OFFERED + 0.1
    assert before + after == pytest.approx(2.0, abs=0.1), "as long as it was chosen, and once"


def test_fb_40_a_poster_until_a_key_stands_once_nobody_may_answer(services: Services) -> None:
    services.store.update(poster="key")
    scene = rolling(services, trouble=True)
    settle(services, 0.8)
    assert scene.view.poster.up
    assert not scene.table.standing
    assert scene.table.offered is not None, "keys answer"
    settle(services, 3.0)
    assert scene.table.standing
    scene.table.skip()
    settle(services, 0.1)
    assert not scene.view.poster.up


def test_fb_30_a_re_roll_takes_the_poster_down(services: Services) -> None:
    scene = rolling(services, trouble=True)
    settle(services, 0.8)
    assert scene.view.poster.up
    slips: list[str] = []
    scene.view.slip.draw = lambda key, *_: slips.append(key)
    change(scene)
    for _ in range(40):
        frame(services)
        assert not scene.view.poster.up
    assert not slips, "what is changed is told no more"


# Attacks.


def swapping(services: Services, hands: str = "block push stop x") -> BoardScene:
    scene = start(services, "zzz", hands=hands, cards="12=swap", pawns="9 13 3")
    moving(services, scene)
    while scene.state.question.ask is not Ask.SWAP or scene.table.offered is None:
        services.scenes.update(FRAME)
    scene.act(0, scene.rules.legal_actions(scene.state, 0)[0])
    while scene.table.offered is None:
        services.scenes.update(FRAME)
    return scene


def test_fb_23_a_swap_is_seen_while_it_can_be_blocked(services: Services) -> None:
    scene = swapping(services)
    asked_for = 0.0
    while scene.state.question.ask is Ask.BLOCK:
        asked_for += FRAME
        services.scenes.update(FRAME)
    assert LEAST_OFFERED < asked_for < STRIKE - 0.5
    services.scenes.update(FRAME)
    assert stands(scene, 0, 13)
    assert stands(scene, 1, 12)


def test_fb_29_a_block_takes_both_pawns_back(services: Services) -> None:
    scene = swapping(services)
    while not scene.view.board.pawns.moving:
        assert scene.state.question.ask is Ask.BLOCK
        services.scenes.update(FRAME)
    settle(services, 0.2)
    change(scene)
    settle(services, 0.4)
    assert stands(scene, 0, 12)
    assert stands(scene, 1, 13)


# What it tells.


@pytest.mark.parametrize("what", [{"cards": ARROWS}, {"trouble": True}])
def test_fb_34_no_picture_tells_who_could_change_it(
    services: Services, what: dict[str, Any]
) -> None:
    films = []
    for held in (HELD, "push push stop x"):
        hands = {0: "trouble push stop x", 1: held, 2: "push push stop x"}
        more = {"cards": what.get("cards", "-")}
        scene = start(services, "zzz", hands=hands, lines="", dice="", pawns="9 3 3", **more)
        moving(services, scene)
        scene.view.prewarm()
        scene.act(0, Lay("trouble" if what.get("trouble") else "stop", 40, ""))
        films.append(film(services, 200)[::8])
        services.scenes.pop()
    assert films[0] == films[1]
