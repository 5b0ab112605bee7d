"""A pawn walks the way of a roll while a Re-Roll may still change it, and turns back if it does."""

import pytest

from game.board.moves import way_of_roll
from game.board.screen.dice_view import OWN_SECONDS
from game.board.screen.rehearsal import WAY_SECONDS
from game.board.screen.scene import BoardScene
from game.board.state import Ask, Lay, Reroll
from game.ui.services import Services
from tests.board.scenario import DECK
from tests.board.test_answer_window import asking, start
from tests.table_play import FRAME, still_services, wait

HELD = "reroll push stop x"


@pytest.fixture
def services():
    made = still_services()
    yield made
    made.scenes.quit()


def rolled(services: Services) -> tuple[BoardScene, tuple[int, ...]]:
    """Open a table at which the first player has laid a card and rolled; return the way."""
    scene = start(services, "zzz", hands=HELD, lines="", dice="", pawns="9 3 3")
    moving(services, scene)
    scene.act(0, Lay("stop", 40, ""))
    asking(services, scene)
    return scene, way_of_roll(scene.state, DECK)


def moving(services: Services, scene: BoardScene) -> None:
    """Wait for the turn, with motion from now on."""
    wait(services)
    services.store.update(speed="normal", reduced_motion=False)
    scene.resume()


def stands(scene: BoardScene, seat: int, square: int) -> bool:
    """Say whether a pawn is to be seen on a square."""
    pawns, pitch = scene.view.board.pawns, scene.view.board.pitch
    stand, lift, _ = pawns._now(seat)
    return lift < 1 and pitch.box(square).has(stand.x, stand.y)


def settle(services: Services, seconds: float) -> None:
    for _ in range(round(seconds / FRAME)):
        services.scenes.update(FRAME)


def test_fb_34_the_pawn_walks_while_it_can_be_answered(services: Services) -> None:
    scene, way = rolled(services)
    assert stands(scene, 0, 9) or scene.view.board.trying
    settle(services, OWN_SECONDS + WAY_SECONDS - scene.guard.open_for - 2 * FRAME)
    assert scene.state.question.ask is Ask.REROLL, "the window is still open"
    assert scene.table.offered is not None, "and the walk keeps nobody from answering"
    assert scene.state.pawns[0] == 9, "nothing counts so far"
    assert stands(scene, 0, way[-1])


def test_fb_34_the_walk_takes_no_time_after_the_window(services: Services) -> None:
    scene, way = rolled(services)
    while scene.state.question is not None and scene.state.question.ask is Ask.REROLL:
        services.scenes.update(FRAME)
    services.scenes.update(FRAME)
    assert stands(scene, 0, way[-1])
    assert not scene.view.board.pawns.moving


def test_fb_34_a_re_roll_turns_the_pawn_back(services: Services) -> None:
    scene, _ = rolled(services)
    settle(services, OWN_SECONDS - scene.guard.open_for - 2 * FRAME)
    assert stands(scene, 0, 9), "the die is read first"
    settle(services, 0.3)
    assert not stands(scene, 0, 9), "it is on its way"
    scene.act(
        1, next(a for a in scene.rules.legal_actions(scene.state, 1) if isinstance(a, Reroll))
    )
    settle(services, 0.9)
    assert scene.state.question.ask is Ask.PLACE
    assert stands(scene, 0, 9), "it is back, before the card that was thrown in is laid"
    assert not scene.view.board.trying


def test_without_a_clock_the_way_alone_is_shown(services: Services) -> None:
    scene = start(services, "zzz", hands=HELD, lines="", dice="", pawns="9 3 3", reroll="unlimited")
    moving(services, scene)
    scene.act(0, Lay("stop", 40, ""))
    settle(services, 4.0)
    assert scene.state.question.ask is Ask.REROLL
    assert stands(scene, 0, 9)


def seen(services: Services, held: str) -> list[tuple[int, int, int, bool]]:
    """Return where the first player's pawn is to be seen in each frame from the roll on."""
    hands = {0: HELD, 1: held, 2: held}
    scene = start(services, "zzz", hands=hands, lines="", dice="", pawns="9 3 3")
    moving(services, scene)
    scene.act(0, Lay("stop", 40, ""))
    found = []
    for _ in range(240):
        services.scenes.update(FRAME)
        stand, lift, _ = scene.view.board.pawns._now(0)
        found.append((round(stand.x), round(stand.y), round(lift), scene.view.board.trying))
    return found


def test_the_walk_is_the_same_whoever_holds_what(services: Services) -> None:
    """The pawn that walks before the answers tells nothing about them."""
    assert seen(services, HELD) == seen(services, "push stop x jump")
