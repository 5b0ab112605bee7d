"""A die is read before anything comes of it, and says in words what its number means."""

import pytest

from game.board import events as ev
from game.board.draft import ChooseSquare
from game.board.screen.board_view import SLIP_HIGH, SLIP_WIDE
from game.board.screen.dice_view import OWN_SECONDS, PICKED_SECONDS
from game.board.screen.layout import BIG_DIE
from game.board.screen.scene import BoardScene
from game.board.state import Ask, Lay
from game.core.choices import At, ChooseCard
from game.ui.canvas import Box
from game.ui.i18n import Texts
from game.ui.services import Services
from tests.board.scenario import Table, tell
from tests.board.test_answer_window import start
from tests.harness import frame, tap
from tests.table_play import FRAME, still_services, wait

NAMES = ("Anna", "Bob", "Cara")
PLAIN = "trouble stop x jump"
LONGEST = 900


@pytest.fixture
def services():
    made = still_services()
    yield made
    made.scenes.quit()


def laid(services: Services, card: str, *, motion: bool = True, hand: str = PLAIN) -> BoardScene:
    """Open a table at which the only person has just laid a card, at the usual speed."""
    hands = {0: hand, 1: PLAIN, 2: PLAIN}
    scene = start(services, "zbb", hands=hands, lines="", dice="", pawns="9 3 3")
    wait(services)
    services.store.update(speed="normal", bot_speed="normal", reduced_motion=not motion)
    scene.resume()
    scene.act(0, Lay(card, 40, ""))
    return scene


def read_for(services: Services, scene: BoardScene) -> tuple[float, set[str]]:
    """Return for how long a die lies there before anything comes of it, and what was read then."""
    seconds, texts = 0.0, set()
    dice, pawns = scene.view.board.dice, scene.view.board.pawns
    for _ in range(LONGEST):
        frame(services)
        if dice.read is not None:
            seconds += FRAME
            texts |= {one.text for one in scene.view.pen.placed}
        if pawns.moving or scene.view.poster.up or scene.table.shown.pawns[0] != 9:
            return seconds, texts
    raise AssertionError("nothing comes of it")


@pytest.mark.parametrize("motion", [True, False])
def test_the_own_die_stands_with_its_words_before_the_pawn_goes(
    services: Services, motion: bool
) -> None:
    scene = laid(services, "stop", motion=motion)
    seconds, texts = read_for(services, scene)
    assert seconds >= OWN_SECONDS - 2 * FRAME >= 1.2
    value = scene.table.shown.dice[0].value
    assert f"You rolled {value}" in texts
    assert "You hold no Re-Roll to change it" in texts
    assert not any("A Re-Roll?" in text for text in texts), "nobody is asked who can’t answer"


def test_the_die_of_an_event_says_what_its_number_means_for_two_seconds(
    services: Services,
) -> None:
    scene = laid(services, "trouble")
    seconds, texts = read_for(services, scene)
    assert seconds >= PICKED_SECONDS - 2 * FRAME >= 2.0
    said = next(text for text in texts if text.startswith("The die with 20 sides"))
    assert scene.rules.table.keys
    assert not said.endswith("is ")


def test_no_event_is_told_twice_where_nobody_is_asked(services: Services) -> None:
    scene, slips = laid(services, "trouble"), []
    scene.view.slip.draw = lambda key, *_: slips.append(key)
    for _ in range(LONGEST):
        frame(services)
        if scene.table.shown.turn:
            break
    assert not slips, "the die says its name, and the poster all else"


def test_a_key_goes_on_at_once(services: Services) -> None:
    scene = laid(services, "stop")
    for _ in range(LONGEST):
        frame(services)
        if scene.view.board.dice.read is not None:
            break
    tap(services, "enter")
    frame(services)
    assert scene.view.board.dice.read is None
    assert scene.match.state.question.ask is not Ask.TURN or not scene.table.showing


def test_whoever_holds_a_re_roll_is_asked_and_told_nothing_of_it(services: Services) -> None:
    scene = laid(services, "stop", hand="reroll stop x jump")
    for _ in range(LONGEST):
        frame(services)
        if scene.front == 0:
            break
    assert scene.match.state.question.ask is Ask.REROLL
    assert [line.text_id for line in scene.view.rolls.said] == ["board-die-move-you"]


def test_several_people_are_told_by_name_and_nobody_what_they_lack(services: Services) -> None:
    scene = start(services, "zzb", lines="", dice="", pawns="9 3 3")
    wait(services)
    scene.act(0, Lay("stop", 40, ""))
    wait(services, 1.0)
    assert [line.text_id for line in scene.view.rolls.said] == ["board-die-move"]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("card", ["snail", "stop"])
def test_fb_26_it_is_told_that_a_card_does_nothing_to_a_pawn_that_is_put_on_it(
    card: str, lang: str
) -> None:
    table = Table(f"turn 0\nseat 0: x\nseat 1: x\npawns: 4 6\ncards: 3={card}")
    told = tell(ev.Moved(0, 3, "push"), table.state)
    assert told.line is not None
    assert told.status is not None
    for line in (told.line, told.status):
        said = line.text(Texts(lang), NAMES)
        assert Texts(lang)(f"board-card-{card}") in said
    plain = tell(ev.Moved(0, 5, "push"), table.state)
    assert plain.line is not None
    assert plain.line.text_id == "board-log-put"


class Arrows:
    """A table at which an arrow of a Push beside two pawns is chosen; one leads off the board."""

    def __init__(self, services: Services) -> None:
        hands = {0: "push stop x jump", 1: PLAIN, 2: PLAIN}
        self.scene = start(services, "zbb", hands=hands, lines="", dice="", pawns="3 5 20")
        wait(services)
        for step in (ChooseCard("push"), ChooseSquare(4)):
            self.scene._step(0, step)
        self.spots = [spot for spot in self.scene.spots.items if spot.at is At.ARROW]


def test_arrows_leave_pawns_beside_them_in_sight(services: Services, monkeypatch) -> None:
    table, drawn = Arrows(services), []
    view = table.scene.view
    for seat in (0, 1):
        pawn = view.board.pawns.box(seat)
        for spot in table.spots:
            if spot.box.meets(pawn):
                wide = min(spot.box.right, pawn.right) - max(spot.box.x, pawn.x)
                assert wide <= pawn.w / 4
    monkeypatch.setattr(view.chooser, "draw", lambda *_, **__: drawn.append("arrows"))
    monkeypatch.setattr(view.board.pawns, "draw", lambda *_: drawn.append("pawns"))
    frame(services)
    assert drawn[-2:] == ["arrows", "pawns"], "they stand over the arrows"


def test_an_arrow_that_leads_off_the_board_is_crossed_out(services: Services, monkeypatch) -> None:
    table, crossed = Arrows(services), []
    icon = table.scene.view.pen.icon

    def noted(name: str, x: float, y: float, *more: object) -> None:
        if name == "icons/cross":
            crossed.append((x, y))
        icon(name, x, y, *more)

    monkeypatch.setattr(table.scene.view.pen, "icon", noted)
    frame(services)
    (off,) = (spot for spot in table.spots if spot.choice.there == spot.square)
    assert len(crossed) == 1
    assert off.box.inset(-8).has(*crossed[0])


@pytest.mark.parametrize(
    "pawns", ["9 3 3", "16 15 26", "25 24 36", "1 2 3", "47 48 44", "20 31 38"]
)
def test_a_die_and_its_words_hide_no_pawn(services: Services, pawns: str) -> None:
    scene = start(
        services, "zbb", hands={0: PLAIN, 1: PLAIN, 2: PLAIN}, lines="", dice="", pawns=pawns
    )
    wait(services)
    services.store.update(speed="normal", bot_speed="normal", reduced_motion=False)
    scene.resume()
    scene.act(0, Lay("stop", 40 if "40" not in pawns else 41, ""))
    board = scene.view.board
    for _ in range(LONGEST):
        frame(services)
        if board.dice.read is not None:
            break
    x, y = board.dice.rest
    covered = Box(x - SLIP_WIDE / 2, y - BIG_DIE / 2, SLIP_WIDE, SLIP_HIGH)
    hidden = [seat for seat in range(3) if covered.meets(board.pawns.box(seat))]
    assert hidden == []
