"""Keys in games of turns: shared ones, own zones, pads; only who is in turn has any."""

import pygame
import pytest

from game.input.pads import Pads
from game.input.places import place_of_name
from game.input.seating import Player, Seating
from game.input.turn_keys import DIGIT, DIGITS, LETTERS, OWN_ROW, TurnKeys, TurnPress, is_press
from game.input.zones import load_zones
from tests.input.presses import Shelf, axis, button, down, plugged, unplugged, up

TWO = load_zones().default(2).zones
THREE = load_zones().default(3).zones
SEATS = Seating(
    (
        Player("human", "Anna", zone=TWO[0]),
        Player("human", "Karim", zone=TWO[1]),
        Player("human", "Zoé"),
        Player("bot", "Main"),
    )
)


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize(
    ("place", "press"),
    [
        ("LEFT", TurnPress("left")),
        ("DOWN", TurnPress("down")),
        ("RETURN", TurnPress("confirm")),
        ("BACKSPACE", TurnPress("undo")),
        ("TAB", TurnPress("info")),
    ],
)
def test_everybody_in_turn_has_the_shared_keys(place: str, press: TurnPress, seat: int) -> None:
    assert TurnKeys(SEATS).read(down(place), seat) == press


def test_an_own_zone_picks_above_and_moves_below() -> None:
    keys = TurnKeys(SEATS)
    upper = [keys.read(down(name), 0) for name in "QWER"]
    assert upper == [TurnPress("pick", number, OWN_ROW + number) for number in range(4)]
    lower = [keys.read(down(name), 0) for name in "ASDF"]
    kinds = [press.kind for press in lower if press]
    assert kinds == ["previous", "next", "confirm", "info"]


def test_a_zone_is_dead_while_others_are_in_turn() -> None:
    keys = TurnKeys(SEATS)
    for seat in (1, 2):
        assert all(keys.read(down(name), seat) is None for name in "QWERASDF")
    assert keys.read(down("U"), 1) == TurnPress("pick", 0, OWN_ROW)


def test_nobody_in_turn_nothing_is_read() -> None:
    keys = TurnKeys(SEATS)
    assert keys.read(down("RETURN"), None) is None
    assert keys.read(down("Q"), None) is None


def test_repeats_releases_and_keys_with_alt_mean_nothing() -> None:
    keys = TurnKeys(SEATS)
    assert keys.read(down("RETURN", repeat=1), 0) is None
    assert keys.read(down("RETURN", mod=pygame.KMOD_LALT), 0) is None
    assert keys.read(up("RETURN"), 0) is None


def test_digits_of_a_zone_mean_what_its_owner_sees_on_them() -> None:
    seats = Seating(tuple(Player("human", str(n), zone=zone) for n, zone in enumerate(THREE)))
    keys = TurnKeys(seats)
    assert keys.read(down("3"), 0) == TurnPress("pick", 2, OWN_ROW + 2)
    assert keys.read(down("7"), 1) == TurnPress("pick", 0, OWN_ROW), "the own zone goes first"
    assert keys.read(down("7"), 2) is None, "it is another's key in every turn"
    assert keys.read(down("5"), 2) == TurnPress("pick", 15, DIGIT + 4), "after 4 keys, 11 letters"
    assert keys.pick_place(0, 2) == place_of_name("3")
    assert keys.pick_place(1, 0) == place_of_name("7")
    assert keys.pick_place(1, DIGIT + 6) is None, "7 is the first choice for its owner"


@pytest.mark.parametrize("seat", [0, 2])
def test_the_key_that_a_choice_shows_picks_it(seat: int) -> None:
    keys = TurnKeys(SEATS)
    free = len(LETTERS) - len(set(LETTERS) & {*TWO[0].keys, *TWO[1].keys})
    count = (4 if SEATS[seat].zone else 0) + free + len(DIGITS)
    for number in range(count):
        place = keys.pick_place(seat, number)
        assert place is not None
        press = keys.read(down(place), seat)
        assert press is not None
        assert (press.kind, press.number) == ("pick", number)
    assert keys.pick_place(seat, count) is None
    assert free >= 11, "no throw offers more sets"


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_key_that_a_choice_asks_for_is_read_as_that_key(seat: int) -> None:
    keys = TurnKeys(SEATS)
    for key in (*range(OWN_ROW, OWN_ROW + 4), *range(DIGIT, DIGIT + len(DIGITS))):
        place = keys.pick_place(seat, key)
        assert place is not None
        press = keys.read(down(place), seat)
        assert press is not None
        assert press.key == key
    assert keys.pick_place(seat, DIGIT + len(DIGITS)) is None


def test_the_own_row_is_the_upper_one_of_a_zone_and_else_letters_of_nobody() -> None:
    keys, alone = TurnKeys(SEATS), TurnKeys(Seating((Player("human", "Zoé"),)))
    row = range(OWN_ROW, OWN_ROW + 4)
    assert [keys.pick_place(0, key) for key in row] == list(TWO[0].upper)
    assert [keys.pick_place(2, key) for key in row] == list(map(place_of_name, "TYGH"))
    assert [alone.pick_place(0, key) for key in row] == list(map(place_of_name, "QWER"))


def test_a_digit_that_is_in_the_own_zone_is_no_key_of_a_digit() -> None:
    keys = TurnKeys(Seating((Player("human", "Anna", zone=THREE[0]),)))
    assert keys.pick_place(0, DIGIT + 2) is None
    assert keys.pick_place(0, DIGIT + 6) == place_of_name("7")


def with_pad() -> tuple[Pads, Seating]:
    pads = Pads(Shelf("m1", "m2").open)
    for index in (0, 1):
        pads.handle(plugged(index))
    pads.handle(button(10, pygame.CONTROLLER_BUTTON_A))
    pads.handle(button(11, pygame.CONTROLLER_BUTTON_A))
    return pads, Seating((Player("human", "Anna", pad="m1/1"), Player("human", "Karim")))


def test_an_own_pad_works_in_turn_and_a_pad_of_nobody_is_for_seats_without_own_keys() -> None:
    pads, seats = with_pad()
    keys = TurnKeys(seats, pads)
    mine, shared = 10, 11
    south, west = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_X
    assert keys.read(button(mine, south), 0) == TurnPress("confirm")
    assert keys.read(button(mine, west), 0) == TurnPress("pick", 0)
    assert keys.read(button(mine, south), 1) is None
    assert keys.read(button(shared, south), 0) is None, "who has a pad decides on that alone"
    assert keys.read(button(shared, south), 1) == TurnPress("confirm")


def test_a_pad_of_nobody_does_nothing_for_a_seat_with_own_keys() -> None:
    pads, _ = with_pad()
    zoned = Player("human", "Anna", zone=load_zones().default(2).zones[0])
    keys = TurnKeys(Seating((zoned, Player("human", "Karim"))), pads)
    south = pygame.CONTROLLER_BUTTON_A
    assert keys.read(button(11, south), 0) is None
    assert keys.read(button(11, south), 1) == TurnPress("confirm")


def test_a_stick_pushed_in_anothers_turn_is_no_push_when_the_own_turn_comes() -> None:
    pads, seats = with_pad()
    keys = TurnKeys(seats, pads)
    assert keys.read(axis(10, 0, 0.9), 1) is None
    assert keys.read(axis(10, 0, 0.95), 0) is None, "it is still held"
    assert keys.read(axis(10, 0, 0.0), 0) is None
    assert keys.read(axis(10, 0, 0.9), 0) == TurnPress("right")


def test_any_key_button_and_click_is_a_press_but_no_modifier() -> None:
    assert is_press(down("K"))
    assert is_press(button(10, 0))
    assert is_press(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(0, 0)))
    assert not is_press(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=4, pos=(0, 0)))
    assert not is_press(down(pygame.KSCAN_LSHIFT))
    assert not is_press(up("K"))
    assert not is_press(pygame.event.Event(pygame.MOUSEMOTION, pos=(0, 0)))


@pytest.mark.parametrize(
    ("seat", "own", "others"),
    [
        (0, "F", ["TAB", "SEMICOLON", "RETURN", "A"]),
        (1, "SEMICOLON", ["TAB", "F"]),
        (2, "TAB", ["F", "SEMICOLON", "SPACE"]),
    ],
)
def test_a_show_key_is_the_last_of_the_own_zone_or_the_shared_tab(
    seat: int, own: str, others: list[str]
) -> None:
    keys = TurnKeys(SEATS)
    assert keys.show_place(seat) == place_of_name(own)
    assert keys.show(down(own), seat) == "down"
    assert keys.show(up(own), seat) == "up"
    assert keys.shares(seat) == (own == "TAB")
    for name in others:
        assert keys.show(down(name), seat) is None
        assert keys.show(up(name), seat) is None


def test_a_show_key_does_nothing_with_alt_or_by_repeating() -> None:
    keys = TurnKeys(SEATS)
    assert keys.show(down("TAB", mod=pygame.KMOD_LALT), 2) is None, "another window is wanted"
    assert keys.show(down("TAB", repeat=1), 2) is None


def released(instance: int, number: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.CONTROLLERBUTTONUP, instance_id=instance, button=number)


def test_a_pad_shows_by_its_upper_button_and_a_lost_one_leaves_tab() -> None:
    pads, seats = with_pad()
    keys = TurnKeys(seats, pads)
    north, south = pygame.CONTROLLER_BUTTON_Y, pygame.CONTROLLER_BUTTON_A
    assert keys.show_place(0) is None
    assert keys.show(button(10, north), 0) == "down"
    assert keys.show(released(10, north), 0) == "up"
    assert keys.show(button(10, south), 0) is None
    assert keys.show(released(10, south), 0) is None
    assert keys.show(button(11, north), 0) is None, "nobody's pad"
    assert keys.show(button(10, north), 1) is None, "another's pad"
    assert keys.show(button(11, north), 1) == "down", "who shares may take a pad of nobody"
    assert keys.show(down("TAB"), 0) is None
    pads.handle(unplugged(10))
    assert keys.show_place(0) == pygame.KSCAN_TAB
    assert keys.show(down("TAB"), 0) == "down"
    assert keys.shares(0)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_no_key_of_a_zone_acts_for_anybody_else_and_none_is_printed_for_them(seat: int) -> None:
    seats = Seating(tuple(Player("human", str(n), zone=zone) for n, zone in enumerate(THREE)))
    keys = TurnKeys(seats)
    others = [place for n, zone in enumerate(THREE) if n != seat for place in zone.keys]
    assert [place for place in others if keys.read(down(place), seat)] == []
    shown = {keys.pick_place(seat, key) for key in (*range(40), *range(DIGIT, DIGIT + 12))}
    assert not shown.intersection(others)


def test_a_person_without_keys_has_only_the_keys_that_nobody_owns() -> None:
    seats = Seating((Player("human", "Anna", zone=THREE[0]), Player("human", "Karim")))
    keys = TurnKeys(seats)
    assert keys.read(down("1"), 1) is None
    assert keys.read(down("Q"), 1) is None
    assert keys.pick_place(1, 0) == place_of_name("T")
    assert keys.pick_place(1, DIGIT) is None
    assert keys.read(down("5"), 1) == TurnPress("pick", 22, DIGIT + 4)


def test_whoever_has_lost_a_pad_may_take_one_of_nobody() -> None:
    pads, seats = with_pad()
    keys = TurnKeys(seats, pads)
    south = pygame.CONTROLLER_BUTTON_A
    assert keys.read(button(11, south), 0) is None
    pads.handle(unplugged(10))
    assert not keys.has_pad(0)
    assert keys.read(button(11, south), 0) == TurnPress("confirm")
