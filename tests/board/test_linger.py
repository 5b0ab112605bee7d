"""What a bot's turn brings can be followed: each part stands before the next."""

import pytest
from msgspec.structs import replace

from game.board import events as ev
from game.board.motions import BoardTelling, Thrown
from game.board.screen.dice_view import LIE_SECONDS, OWN_SECONDS
from game.board.screen.linger import ARRIVED, COUNTED, LOOKING_ON, Linger
from game.board.screen.scene import BoardScene
from game.board.state import D6, Die, State
from game.ui.services import Services
from tests.harness import frame
from tests.table_play import FRAME, still_services
from tests.ui.test_answers import open_at

from .scenario import Table, tell

TURN = """
    turn {turn}
    seat 0: x x
    seat 1: stop stop
    pawns: 4 6
"""
LAST = """
options board=short reroll=2 block=5 limit=121
turn {turn}
seat 0: push push push push
seat 1: snail snail snail snail
pawns: {pawns}
cards: 29=stop
draw: rest
"""


def stands(turn: int, telling: BoardTelling, after: State | None = None, *, known: bool) -> float:
    """Return how long what has happened stands where seat 0 is a person."""
    linger, seconds = Linger((0,)), 0.0
    state = after or Table(TURN.format(turn=turn)).state
    linger.begin(telling, state, 1.0, known=known)
    linger.update(5.0, moving=True)
    while linger.on:
        linger.update(FRAME, moving=False)
        seconds += FRAME
    return seconds


def test_where_a_pawn_has_gone_is_seen_and_a_fifth_longer_at_least_where_a_bot_plays() -> None:
    state = Table(TURN.format(turn=0)).state
    for event in (ev.Walked(1, (7, 8), ()), ev.Moved(1, 12, "notyou")):
        told = tell(event, state)
        own, other = stands(0, told, known=False), stands(1, told, known=False)
        assert own == pytest.approx(ARRIVED, abs=0.05)
        assert other >= 1.2 * own
        assert other == pytest.approx(ARRIVED * LOOKING_ON, abs=0.05)
        assert stands(1, told, known=True) == 0, "it was seen before it happened"


def test_the_end_of_a_round_is_seen_before_points_cover_it() -> None:
    state = Table(TURN.format(turn=0)).state
    event = ev.RoundEnded((4, 6), False)
    after = replace(state, points=((4,), (6,)))
    assert stands(0, tell(event, state), after, known=False) == pytest.approx(COUNTED, abs=0.05)
    assert stands(0, BoardTelling(asks=True), after, known=False) == 0


@pytest.fixture
def services():
    made = still_services()
    made.store.update(reduced_motion=False, speed="normal")
    yield made
    made.scenes.quit()


def test_the_arrival_that_ends_a_round_is_seen_for_two_seconds(services: Services) -> None:
    scene: BoardScene = open_at(services, "board", "zb", LAST.format(turn=1, pawns="5 28"))
    seen, counted = 0.0, False
    for _ in range(60 * 40):
        services.scenes.update(FRAME)
        if scene.table.shown.points[0]:
            counted = scene.view._counted(scene.table.shown)
            if counted:
                break
            seen += FRAME
    frame(services)
    assert counted, "points are shown"
    assert seen >= COUNTED - 0.1
    assert any("What counts" in one.text for one in scene.view.pen.placed)


def test_whoever_presses_a_key_sees_the_points_at_once() -> None:
    linger = Linger((0,))
    state = Table(TURN.format(turn=0)).state
    after = replace(state, points=((4,), (6,)))
    linger.begin(tell(ev.RoundEnded((4, 6), False), state), after, 1.0, known=False)
    assert linger.on
    linger.finish()
    assert not linger.on


def test_in_a_guided_round_what_others_do_is_seen_longer_and_their_dice_as_long_as_the_own(
    services: Services,
) -> None:
    scene: BoardScene = open_at(services, "board", "zb", LAST.format(turn=1, pawns="5 28"))
    told = tell(ev.Moved(1, 12, "notyou"), scene.match.state)
    view, seconds, read = scene.view, [], []
    for permit in (None, lambda seat, action: None):
        scene.permit = permit
        frame(services)
        view._show(told, scene.match.state, scene.match.state)
        assert view._linger.on
        seconds.append(view._seconds(told, scene.match.state))
        dice = (Thrown((Die(seat, 5),), D6) for seat in (0, 1))
        read.append([view.board.read_for(thrown) for thrown in dice])
    assert told.seconds < seconds[0] < seconds[1]
    assert read == [[OWN_SECONDS, LIE_SECONDS], [OWN_SECONDS, OWN_SECONDS]]
