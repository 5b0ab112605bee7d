"""What the table of Frantic says and sounds while nobody chooses: banner, points, curtain."""

import msgspec
import pytest

from game.frantic import events as ev
from game.frantic.draft import Draft
from game.frantic.phrases import over_of
from game.frantic.prompts import question_of, watch_of
from game.frantic.screen.plates import NAME_SIZE, Plates
from game.frantic.screen.table_view import CURTAIN_CLOSE, CURTAIN_OPEN
from game.input.seating import Player, Seating
from game.ui.canvas import Box
from game.ui.card_moves import Sight
from game.ui.curtain_view import ROD
from game.ui.log_view import LogView
from game.ui.pen import Pen
from game.ui.turn_banner import BannerLines, TurnBanner
from tests.harness import frame, make_services, press
from tests.steps import events_in
from tests.table_play import Screens, lift, offered, seating, wait

from .scenario import Table, make_rules, tell
from .test_scene import CLOSED, choose, start

RULES = make_rules()
NAMES = ("Anna", "Bob", "Cara")
EVENT = """
    turn 0
    seat 0: K9 B2 B3
    seat 1: G1 R1 B5
    seat 2: Y1 Y2
    discard: R9
    colour red
    happenings: {key} rest
"""
LAST = """
    options limit=rounds-5
    turn 0
    seat 0: R1
    seat 1: {bob}
    seat 2: {cara}
    discard: R9
    colour red
"""


@pytest.fixture
def services():
    made = make_services((640, 360))
    made.navigator = Screens()
    made.store.update(reduced_motion=True, speed="off", bot_speed="off")
    yield made
    made.scenes.quit()


class Banner:
    """A banner in a window of its own, with events played as on the table."""

    def __init__(self, services) -> None:
        self.pen = Pen(services)
        table = seating("zbb")
        banner = TurnBanner(self.pen, table, Box(500, 10, 920, 78))
        self.lines = BannerLines(
            banner, self.pen, None, over=over_of, question=question_of, watch=watch_of
        )

    def text(self, seat=None, thinking=None) -> str:
        self.pen.start()
        self.lines.draw(seat, thinking, Draft())
        return self.pen.placed[-1].text


def test_a_question_is_told_only_until_its_answer_is_shown(services) -> None:
    """No event of a turn leaves the banner saying that its card is still to be played."""
    banner = Banner(services)
    table = Table(EVENT.format(key="third-time-lucky"))
    state = table.state
    banner.lines.snap(state)
    asked = banner.text()
    assert asked == banner.text(thinking=0)
    on = False
    for event in events_in(table.match.submit(0, RULES.parse_action("play K9"))):
        telling = tell(event, state)
        state = RULES.evolve(state, event)
        banner.lines.play(telling, state)
        on = isinstance(event, ev.Happened) or (on and not isinstance(event, ev.TurnBegan))
        told = banner.text()
        if isinstance(event, ev.Waiting):
            break
        assert told != asked
        assert ("Third Time Lucky" in told) == on
    assert state.question.seats == (1,)
    assert banner.text(seat=1) != "Event: Third Time Lucky"


@pytest.mark.parametrize(
    ("kinds", "bob", "cara", "stands"),
    [
        ("zbb", "G9 Y9", "Y1", True),
        ("zzb", "G1", "Y9 Y8", True),
        ("zzb", "G9 Y9", "Y1", False),
        ("bbb", "G9 Y9", "Y1", False),
    ],
)
def test_points_stay_until_somebody_presses_where_a_bot_deals(
    services, kinds: str, bob: str, cara: str, stands: bool
) -> None:
    """A person who deals has a button for it, and without people the match goes on by itself."""
    scene = start(services, kinds, LAST.format(bob=bob, cara=cara))
    if kinds[0] == "b":
        while len(scene.match.state.points[0]) < 1:
            services.scenes.update(1 / 60)
    else:
        choose(services, scene, "play R1")
    wait(services, 20.0)
    assert scene.table.standing == stands
    if not stands:
        assert scene.table.offered == 1 or len(scene.match.log) > 3
        return
    assert len(scene.match.state.points[0]) == 1
    assert scene.match.state.round == 1, "nobody has dealt"
    press(services, 44)
    wait(services, 20.0)
    assert scene.match.state.round == 2


def test_a_curtain_is_heard_whenever_a_hand_opens_or_closes(services) -> None:
    """Whatever the hand holds, and not where one person's hand is always open."""
    heard = []
    services.audio.play = lambda name, **_: heard.append(name)
    for first in ("R9 B1 G2 K4", "Y1"):
        heard.clear()
        scene = start(services, "zzb", CLOSED.format(first=first, second="R1 R2"))
        offered(services, scene)
        assert not {CURTAIN_OPEN, CURTAIN_CLOSE}.intersection(heard)
        lift(services, scene)
        assert heard.count(CURTAIN_OPEN) == 1
        press(services, scene.keys.show_place(0))
        wait(services)
        assert heard.count(CURTAIN_OPEN) == heard.count(CURTAIN_CLOSE) == 1
    heard.clear()
    scene = start(services, "zbb", CLOSED.format(first="Y9 B1", second="R1 R2"))
    choose(services, scene, "play Y9")
    wait(services, 3.0)
    assert not {CURTAIN_OPEN, CURTAIN_CLOSE}.intersection(heard)


def test_the_hand_has_no_tab_while_its_curtain_hangs(services) -> None:
    scene = start(services, "zzz", CLOSED.format(first="R9 B1", second="R1 R2"))
    choose(services, scene, "draw")
    scene.act(0, scene.rules.parse_action("pass"))
    assert offered(services, scene) == 1
    wait(services, 1.0)
    tab = scene.view._owner(scene.view.moves.sight)

    def told() -> list[str]:
        scene.draw(services.stage)
        return [placed.text for placed in scene.view.pen.placed]

    assert scene.hands.curtain == 1
    assert tab not in told()
    lift(services, scene)
    wait(services, 1.0)
    assert tab in told()


def names_on_plates(percent: int) -> dict[str, float]:
    """Return how wide each name is written on its plate."""
    services = make_services((1280, 720), text_scale=percent)
    state = Table(LAST.format(bob="G9 Y9", cara="Y1")).state
    state = msgspec.structs.replace(state, points=((0,), (123,), (45,)))
    names = ("Anna", "Zoé", "Bartholomew")
    seats, pen = Seating(tuple(Player("human", name) for name in names)), Pen(services)
    services.seating = seats
    plates = Plates(pen, seats, ["calm"] * len(seats))
    plates.draw(state, Sight(frozenset(), 0, 0), ())
    widths = {placed.text: placed.drawn.w for placed in pen.placed}
    services.scenes.quit()
    return {name: widths[name] for name in names}


def test_larger_text_makes_no_name_on_a_plate_smaller() -> None:
    usual, large = names_on_plates(100), names_on_plates(200)
    assert all(large[name] >= wide for name, wide in usual.items()), (usual, large)


@pytest.mark.parametrize("kinds", ["bzz", "bzb", "bbz", "zbz"])
def test_the_plate_at_the_lower_edge_is_a_persons(services, kinds: str) -> None:
    scene = start(services, kinds, LAST.format(bob="G9 Y9", cara="Y1"))
    assert scene.view.moves.sight.anchor == scene.setup.seating.humans[0]


def test_both_piles_say_what_they_are_and_what_an_empty_one_does(services):
    scene = start(services, "zbb", LEFT.format(draw="B2 B3 B4"))
    assert {"3 left: at 0 the round ends", "20 events"} <= said(services, scene)
    services.scenes.pop()
    scene = start(services, "zbb", LEFT.format(draw="-"))
    assert "drawing ends the round!" in said(services, scene)


LEFT = """
    options limit=rounds-5
    turn 0
    seat 0: R1 R2
    seat 1: B1 B5
    seat 2: Y1 Y2
    colour red
    discard: rest R9
    draw: {draw}
"""


def said(services, scene):
    frame(services)
    return {one.text for one in scene.view.pen.placed}


def test_the_log_ends_above_the_rod_of_a_curtain(services, monkeypatch):
    scene = start(services, "zzb", LEFT.format(draw="B2 B3 B4"))
    boxes, short = [], LogView.draw_short
    monkeypatch.setattr(LogView, "draw_short", lambda me, box: (boxes.append(box), short(me, box)))
    scene.view.pen.forget_parts()
    frame(services)
    assert scene.view.curtain.hangs
    assert boxes[-1].bottom <= scene.view.places_of.curtain.y - ROD


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_longest_name_that_can_be_typed_is_read_on_a_plate(lang):
    services = make_services((1280, 720), lang)
    name, pen = "Maximilienne-F", Pen(services)
    seats = Seating(tuple(Player("human", who) for who in ("Bob", name, "Cara")))
    text = LEFT.format(draw="B2 B3 B4").replace("turn 0", "round 2\n    turn 0")
    state = Table(text + "    points 0: 30\n    points 1: 77\n    points 2: 142\n").state
    pen.start()
    plates = Plates(pen, seats, ["calm"] * 3)
    plates.draw(state, Sight(frozenset(), 0, 0), ())
    drawn = {one.text: one.drawn for one in pen.placed}
    whole = services.text.measure(name, NAME_SIZE, "display")[0]
    assert drawn[name].w >= 0.55 * whole, "letters are more than half as large as usual"
    assert "77" in drawn, "its points have no unit"
    assert any(text.startswith("142 ") for text in drawn)
    services.scenes.quit()
