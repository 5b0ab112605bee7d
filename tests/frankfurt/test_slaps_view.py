"""A slap on screen: there in the frame of its key, and in nobody's way."""

import pytest

from game.core.telling import OOPS
from game.frankfurt.screen.last_card import last_cards
from game.frankfurt.screen.places import places
from game.frankfurt.screen.scene import FrankfurtScene
from game.frankfurt.screen.slaps_view import NAME_AFTER, SCENE_SECONDS, Slaps
from game.frankfurt.state import Phase
from game.frankfurt.telling import RaceTelling
from game.ui.impact import LONG_STOP
from game.ui.pen import Pen
from game.ui.services import Services
from tests.frankfurt.test_scene import TWO, Screens, start, tap_place
from tests.harness import frame, make_services

FRAME = 1 / 60
LAST = TWO.replace("seat 0: Y9 | - | (R1) (B3) Y8b | B12", "seat 0: - | - | - | Y9")
"""Seat 0 has one card left, which goes on the second pile."""
THREE = """\
options mode=referee stress=off turning=manual block=0.8
round 1
clock 600
phase race
pile 1: Y8
pile 2: R5
pile 3: B3
seat 0: - | - | - | Y9
seat 1: R7 | B14 | Y1 | -
seat 2: R8 | B13 | Y3 | -
draw 0: R1b R3 Y14
draw 1: B1 B3b
draw 2: B9 B10
"""


@pytest.fixture(params=[False, True], ids=["usual", "less-motion"])
def services(request: pytest.FixtureRequest) -> Services:
    found = make_services()
    found.navigator = Screens()
    found.store.update(bubbles_on=False, reduced_motion=request.param)
    return found


def about_to_slap(services: Services, text: str = LAST, kinds: str = "hh") -> FrankfurtScene:
    scene = start(services, kinds, text=text)
    tap_place(services, "F" if kinds == "hh" else "R")
    tap_place(services, "W" if kinds == "hh" else "2")
    frame(services)
    return scene


def put(scene: FrankfurtScene, services: Services) -> list[tuple[int, int]]:
    """Return where the hands' pictures stand in this frame, in px."""
    before = services.stage.count
    scene.view.slaps.draw_hands()
    return [(x, y) for _, x, y, _ in services.stage.since(before)]


def test_the_hand_is_on_the_pile_in_the_frame_of_the_key(services: Services) -> None:
    scene = about_to_slap(services)
    assert put(scene, services) == []
    tap_place(services, "Q")
    assert len(put(scene, services)) == 3, "a hand, its rim and its shadow, at once"


def test_ff13_a_key_pressed_while_a_slap_is_seen_acts_in_its_frame(services: Services) -> None:
    for frames in range(round(LONG_STOP / FRAME) + 4):
        scene = about_to_slap(services, THREE, "hhh")
        tap_place(services, "1")
        assert scene.state.phase is Phase.SLAP
        for _ in range(frames):
            frame(services)
        waited = [scene.state.seats[seat].slapped for seat in range(3)]
        assert waited == [True, False, False]
        tap_place(services, "8")
        slapped = sum(seat.slapped for seat in scene.state.seats)
        assert slapped == 2 or scene.state.round == 2, f"{frames} frames after the first hand"
        services.scenes.pop()


def test_the_last_slap_is_seen_before_the_next_rounds_header(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = about_to_slap(services)
    tap_place(services, "Q")
    assert scene.state.round == 2
    banner, told = scene.view.banner, []
    say = banner._pen.say

    def spy(text: str, **args: object) -> str:
        told.append((text, args.get("round")))
        return str(say(text, **args))

    monkeypatch.setattr(banner._pen, "say", spy)
    assert banner.held > SCENE_SECONDS - FRAME
    frame(services)
    assert ("frankfurt-round", 1) in told
    for _ in range(round(SCENE_SECONDS / FRAME)):
        frame(services)
    assert banner.held == 0
    told.clear()
    frame(services)
    assert ("frankfurt-round", 2) in told


def test_everybody_sees_whose_hand_it_was(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = about_to_slap(services)
    tap_place(services, "Q")
    said: list[str] = []
    write = scene.view.slaps._pen.text_at

    def spy(text: str, *args: object, **more: object) -> float:
        said.append(text)
        return float(write(text, *args, **more))

    monkeypatch.setattr(scene.view.slaps._pen, "text_at", spy)
    for _ in range(round(NAME_AFTER / FRAME) - 1):
        scene.view.slaps.draw_hands()
        assert said == []
        scene.view.update(FRAME)
    for _ in range(3):
        scene.view.slaps.draw_hands()
        scene.view.update(FRAME)
    assert scene.names[0] in said


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_names_over_neighbouring_hands_lie_side_by_side(services: Services, seats: int) -> None:
    table = places(seats)
    slaps = Slaps(Pen(services), table, ("Wolfeschlegelsteinhausen",) * seats)
    assert slaps._room < table.piles[1][0] - table.piles[0][0]


def test_the_next_round_is_dealt_when_the_last_slap_was_seen(services: Services) -> None:
    scene = about_to_slap(services)
    tap_place(services, "Q")
    at_once = services.settings.reduced_motion
    assert scene.view.shown.round == (1 if at_once else 2), (
        "else its cards come later by themselves"
    )
    for _ in range(round(SCENE_SECONDS / FRAME) + 2):
        frame(services)
    assert scene.view.shown.round == 2


def test_who_comes_last_pulls_a_face(services: Services) -> None:
    scene = about_to_slap(services)
    tap_place(services, "Q")
    panels = scene.view.panels
    assert panels._mood(scene.state, 1) == OOPS
    for _ in range(120):
        frame(services)
    assert panels._mood(scene.state, 1) != OOPS


def test_all_of_it_is_over_by_itself(services: Services) -> None:
    scene = about_to_slap(services)
    tap_place(services, "Q")
    assert scene.view.slaps.busy
    for _ in range(70):
        frame(services)
    assert not scene.view.slaps.busy


def test_the_last_card_pulses_where_it_lies_and_in_the_hand(services: Services) -> None:
    scene = start(services, text=LAST)
    frame(services)
    last = scene.state.seats[0].columns[3].cards[0]
    assert last_cards(scene.state) == [(0, last)]
    seen, sizes = set(), set()
    for _ in range(40):
        frame(services)
        frames = [item for item in services.stage._last if item[3] < 255]
        seen.update(item[3] for item in frames)
        sizes.update(item[0].get_size() for item in frames)
    assert len(seen) > 2 or services.settings.reduced_motion
    assert len(sizes) > 2 or services.settings.reduced_motion
    tap_place(services, "F")
    assert last_cards(scene.state) == [(0, last)], "also in the hand"


@pytest.mark.parametrize(("ms", "told"), [(640, True), (27_645, False)])
def test_the_time_of_a_slap_is_told_only_where_it_means_something(
    services: Services, monkeypatch: pytest.MonkeyPatch, ms: int, told: bool
) -> None:
    scene = about_to_slap(services)
    notes: list[str] = []
    monkeypatch.setattr(scene.view, "note", lambda notice, *_: notes.append(notice.line.text_id))

    def observe(telling: RaceTelling, *_: object) -> None:
        if telling.by_hand:
            scene.stats.slap_ms[0].append(ms)

    monkeypatch.setattr(scene.stats, "observe", observe)
    tap_place(services, "Q")
    assert ("frankfurt-slap-ms" in notes) is told


def test_a_guided_round_has_frames_of_its_own(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = start(services, text=LAST)
    drawn: list[int] = []
    name = "game.frankfurt.screen.table_view.draw_last_cards"
    monkeypatch.setattr(name, lambda *_, **__: drawn.append(1))
    frame(services)
    assert drawn
    drawn.clear()
    scene.permit = lambda *_: None
    frame(services)
    assert not drawn
