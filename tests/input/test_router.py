"""FF-9, FF-18, C49: presses reach the right seat, once, in order, and nobody else."""

from collections.abc import Iterator

import pygame
import pytest

from game.core.rng import Rng
from game.input.pads import PAD_BUTTONS, Pads
from game.input.places import place_of_name
from game.input.presses import Press, Router
from game.input.seating import Player, Seating
from game.input.zones import INTENTS, Intent, load_zones
from game.ui.scenes import Scene, SceneManager
from tests.input.key_places import all_places
from tests.input.presses import Shelf, button, down, joy_button, plugged, unplugged, up

FOUR = load_zones().get("four").zones
PEOPLE = Seating(tuple(Player("human", f"P{seat}", zone=FOUR[seat]) for seat in range(4)))


def with_player(seating: Seating, seat: int, player: Player) -> Seating:
    players = seating.players
    return Seating((*players[:seat], player, *players[seat + 1 :]))


TAPS = 10_000
PER_SECOND = 200
FRAMES_PER_SECOND = 60
DWELL = (0.03, 0.12)
"""Seconds that a finger stays on a key."""


@pytest.fixture
def queue() -> Iterator[None]:
    pygame.display.init()
    pygame.event.clear()
    yield
    pygame.event.clear()


def taps(seed: int) -> list[tuple[float, int, int]]:
    """Taps as (second, kind, scancode) in order of time: no key is pressed while it is down."""
    luck = Rng(seed, "taps")
    free_at: dict[int, float] = {}
    found = []
    for number in range(TAPS):
        now = number / PER_SECOND
        keys = [key for zone in FOUR for key in zone.keys if free_at.get(key, -1) < now]
        key = luck.choice(keys)
        free_at[key] = now + DWELL[0] + (DWELL[1] - DWELL[0]) * luck.unit()
        found += [(now, pygame.KEYDOWN, key), (free_at[key], pygame.KEYUP, key)]
    return sorted(found)


def expected(stream: list[tuple[float, int, int]], seats: tuple[int, ...]) -> list[Press]:
    presses = []
    for _, kind, key in stream:
        for seat in seats:
            intent = FOUR[seat].intent(key)
            if kind == pygame.KEYDOWN and intent:
                presses.append((seat, intent))
    return presses


class Listening(Scene):
    """A scene that routes what it gets."""

    def __init__(self, router: Router) -> None:
        self.router = router
        self.presses: list[Press] = []

    def handle(self, event: pygame.event.Event) -> None:
        press = self.router.route(event)
        if press:
            self.presses.append(press)


def played(stream: list[tuple[float, int, int]], router: Router) -> list[Press]:
    """Post a stream through pygame's queue, frame by frame, into a scene."""
    scenes, scene = SceneManager(), Listening(router)
    scenes.push(scene)
    waiting = iter([*stream, (float("inf"), 0, 0)])
    moment, kind, key = next(waiting)
    for frame in range(1, int(stream[-1][0] * FRAMES_PER_SECOND) + 2):
        while moment < frame / FRAMES_PER_SECOND:
            assert pygame.event.post(down(key) if kind == pygame.KEYDOWN else up(key))
            moment, kind, key = next(waiting)
        for event in pygame.event.get():
            scenes.handle(event)
    assert moment == float("inf")
    return scene.presses


@pytest.mark.usefixtures("queue")
def test_ten_thousand_taps_from_four_zones_none_lost_none_doubled_in_order() -> None:
    stream = taps(1)
    assert len({key for _, _, key in stream}) == 32
    assert played(stream, Router(PEOPLE)) == expected(stream, (0, 1, 2, 3))


@pytest.mark.usefixtures("queue")
def test_ten_thousand_taps_none_for_an_absent_seat_or_a_bot() -> None:
    bots = with_player(PEOPLE, 1, Player("bot", "Zeila", zone=FOUR[1]))
    away = with_player(bots, 3, Player("bot", "Skyla"))
    stream = taps(2)
    presses = played(stream, Router(away))
    assert presses == expected(stream, (0, 2))
    assert {seat for seat, _ in presses} == {0, 2}


@pytest.mark.usefixtures("queue")
def test_a_burst_of_ten_thousand_taps_in_one_frame_is_whole() -> None:
    stream = taps(3)
    for _, kind, key in stream:
        assert pygame.event.post(down(key) if kind == pygame.KEYDOWN else up(key))
    router = Router(PEOPLE)
    routed = [press for event in pygame.event.get() if (press := router.route(event))]
    assert routed == expected(stream, (0, 1, 2, 3))


@pytest.mark.usefixtures("queue")
def test_the_first_of_two_presses_is_the_first_in_both_orders() -> None:
    router = Router(PEOPLE)
    one, other = FOUR[0].upper[0], FOUR[3].upper[0]
    for turn in range(1000):
        order = (one, other) if turn % 2 else (other, one)
        for key in order:
            pygame.event.post(down(key))
        routed = [press for event in pygame.event.get() if (press := router.route(event))]
        assert [seat for seat, _ in routed] == ([0, 3] if turn % 2 else [3, 0])


def test_each_key_is_its_seats_and_every_other_key_is_nobodys() -> None:
    router = Router(PEOPLE)
    owned = {zone.place(i): (seat, i) for seat, zone in enumerate(FOUR) for i in INTENTS}
    for place in all_places():
        assert router.route(down(place)) == owned.get(place)


def test_labels_and_shift_do_not_matter() -> None:
    router = Router(PEOPLE)
    shifted = down("Q", key=pygame.K_a, unicode="A", mod=pygame.KMOD_SHIFT | pygame.KMOD_CAPS)
    assert router.route(shifted) == (0, Intent("lower", 0))
    assert router.route(down("1", key=pygame.K_AMPERSAND, unicode="&")) == (0, Intent("upper", 0))


def test_repeats_releases_and_other_events_are_no_presses() -> None:
    router = Router(PEOPLE, Pads())
    assert router.route(down("Q")) is not None
    assert router.route(down("Q", repeat=1)) is None
    assert router.route(up("Q")) is None
    assert router.route(pygame.event.Event(pygame.TEXTINPUT, text="q")) is None
    assert router.route(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(0, 0), button=1)) is None
    assert router.route(pygame.event.Event(pygame.KEYDOWN, key=97)) is None


def test_pygame_repeats_no_keys_unless_asked() -> None:
    pygame.display.init()
    assert pygame.key.get_repeat() == (0, 0)


def pads_with(*guids: str) -> Pads:
    pads = Pads(Shelf(*guids).open)
    for index in range(len(guids)):
        pads.handle(plugged(index))
    return pads


def test_a_pad_plays_for_its_seat_only() -> None:
    pads = pads_with("m1", "m2")
    table = with_player(PEOPLE, 2, Player("human", "Pat", pad="m1/1"))
    router = Router(table, pads)
    cross = {
        pygame.CONTROLLER_BUTTON_X: ("upper", 0),
        pygame.CONTROLLER_BUTTON_Y: ("upper", 1),
        pygame.CONTROLLER_BUTTON_A: ("upper", 2),
        pygame.CONTROLLER_BUTTON_B: ("upper", 3),
        pygame.CONTROLLER_BUTTON_DPAD_LEFT: ("lower", 0),
        pygame.CONTROLLER_BUTTON_DPAD_UP: ("lower", 1),
        pygame.CONTROLLER_BUTTON_DPAD_DOWN: ("lower", 2),
        pygame.CONTROLLER_BUTTON_DPAD_RIGHT: ("lower", 3),
    }
    for number, (row, index) in cross.items():
        assert router.route(button(10, number)) == (2, Intent(row, index))  # type: ignore[arg-type]
        assert router.route(button(11, number)) is None
    assert router.route(button(10, pygame.CONTROLLER_BUTTON_START)) is None
    assert router.route(down(FOUR[2].upper[0])) is None
    assert set(PAD_BUTTONS.values()) == set(INTENTS)


def test_one_press_of_a_mapped_pad_is_one_press_though_sdl_tells_it_twice() -> None:
    pads = pads_with("m1")
    router = Router(Seating((Player("human", "Pat", pad="m1/1"),)), pads)
    both = [button(10, pygame.CONTROLLER_BUTTON_A), joy_button(10, 0)]
    assert [router.route(event) for event in both] == [(0, Intent("upper", 2)), None]


def test_a_pad_of_a_seat_that_comes_back_plays_on() -> None:
    shelf = Shelf("m1")
    pads = Pads(shelf.open)
    router = Router(Seating((Player("human", "Pat", pad="m1/1"),)), pads)
    pads.handle(plugged(0))
    assert router.route(button(10, pygame.CONTROLLER_BUTTON_A)) is not None
    pads.handle(unplugged(10))
    assert router.route(button(10, pygame.CONTROLLER_BUTTON_A)) is None
    pads.handle(plugged(0))
    assert router.route(button(11, pygame.CONTROLLER_BUTTON_A)) == (0, Intent("upper", 2))


def test_places_by_name_are_the_keys_under_the_fingers() -> None:
    assert Router(PEOPLE).route(down(place_of_name("SLASH"))) == (3, Intent("lower", 3))
