"""C07: a keyboard that hides keys is found out, and nobody is left in doubt."""

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.input.keycheck import KeyCheck, challenges
from game.input.places import place_of_name
from game.input.zones import Intent, ZonePreset, load_zones
from tests.input.key_matrix import KeyMatrix, Wires, plain_wires
from tests.input.presses import down, up

ZONES = load_zones()
Q, A, U, J, P = (place_of_name(name) for name in "QAUJP")


def board() -> KeyMatrix:
    return KeyMatrix(plain_wires())


def free_board() -> KeyMatrix:
    """Every key on wires of its own, as on a keyboard that sees all keys."""
    return KeyMatrix({place: (place, place) for place in plain_wires()})


def fed(check: KeyCheck, changes: tuple[object, ...]) -> None:
    for change in changes:
        check.handle(change.event())  # type: ignore[attr-defined]


def checked(preset: ZonePreset, matrix: KeyMatrix) -> KeyCheck:
    """Let players hold what the check asks for, and give up where keys stay dark."""
    check = KeyCheck(preset.zones)
    while challenge := check.challenge:
        for place in sorted(challenge.places):
            fed(check, matrix.press(place))
        if check.challenge is challenge:
            check.give_up()
        for place in sorted(challenge.places):
            fed(check, matrix.release(place))
    return check


def test_a_third_corner_of_a_rectangle_is_hidden_and_comes_late() -> None:
    matrix = board()
    assert [change.place for change in matrix.press(Q)] == [Q]
    assert [change.place for change in matrix.press(A)] == [A]
    assert matrix.press(U) == ()
    assert matrix.press(U) == ()
    late = [(change.kind, change.place) for change in matrix.release(Q)]
    assert late == [("up", Q), ("down", U)]
    assert matrix.release(Q) == ()


def test_a_keyboard_that_forgets_never_tells_a_hidden_key() -> None:
    matrix = KeyMatrix(plain_wires(), forgets=True)
    matrix.press(Q)
    matrix.press(A)
    assert matrix.press(U) == ()
    assert [change.kind for change in matrix.release(Q)] == ["up"]
    assert matrix.release(U) == ()
    assert [change.kind for change in matrix.press(U)] == ["down"]


def test_two_keys_are_always_seen() -> None:
    places = sorted(plain_wires())
    assert len(set(plain_wires().values())) == len(places)
    for first in places:
        for second in places:
            assert board().seen_together((first, second))


def test_three_keys_in_a_row_are_seen_and_a_missing_corner_hides_nothing() -> None:
    assert board().seen_together((Q, U, P))
    assert not board().seen_together((Q, A, U))
    corner: dict[int, Wires] = {Q: (0, 0), A: (1, 0), U: (0, 1)}
    assert KeyMatrix(corner).seen_together((Q, A, U))
    assert not KeyMatrix({**corner, J: (1, 1)}).seen_together((Q, A, U))
    with pytest.raises(KeyError):
        KeyMatrix(corner).press(P)


@settings(max_examples=100, deadline=None)
@given(st.lists(st.sampled_from(sorted(plain_wires())), max_size=60))
def test_a_matrix_never_shows_a_rectangle_nor_forgets_a_key(toggles: list[int]) -> None:
    matrix, told = board(), set()
    for place in toggles:
        changes = matrix.release(place) if place in matrix.held else matrix.press(place)
        for change in changes:
            assert (change.place in told) == (change.kind == "up")
            (told.discard if change.kind == "up" else told.add)(change.place)
        assert told == matrix.seen <= set(matrix.held)
        wires = plain_wires()
        corners = {wires[key] for key in told}
        assert not [
            key
            for key, (row, column) in wires.items()
            if key not in told
            for r, c in corners
            if (r, column) in corners and (row, c) in corners
        ]
    for place in list(matrix.held):
        matrix.release(place)
    assert matrix.seen == set()


def test_who_presses_what_is_shown() -> None:
    check = KeyCheck(ZONES.get("two").zones)
    assert check.handle(down(Q))
    assert check.handle(down("SEMICOLON"))
    assert check.handle(down("T"))
    assert check.pressed_by(0) == (Intent("upper", 0),)
    assert check.pressed_by(1) == (Intent("lower", 3),)
    assert [check.owner(place_of_name(name)) for name in ("Q", "J", "T")] == [0, 1, None]
    assert check.most == 3
    assert check.handle(up(Q))
    assert not check.handle(up(Q))
    assert check.pressed_by(0) == ()
    assert check.handle(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert (check.held, check.most) == (frozenset(), 3)


@pytest.mark.parametrize("key", [preset.key for preset in ZONES.presets])
def test_challenges_ask_each_seat_for_keys_of_its_own(key: str) -> None:
    zones = ZONES.get(key).zones
    asked = challenges(zones)
    assert len(asked) == 8
    for challenge in asked:
        assert len(challenge.keys) == len(zones)
        for zone, keys in zip(zones, challenge.keys, strict=True):
            assert set(keys) <= set(zone.keys)
            assert len(set(keys)) == (2 if len(zones) <= 2 else 1)
    assert challenges(()) == ()


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_good_keyboard_passes(seats: int) -> None:
    preset = ZONES.default(seats)
    check = checked(preset, free_board())
    verdict = check.verdict()
    assert (verdict.level, verdict.text_id) == ("good", "keycheck-good")
    assert verdict.seen == verdict.wanted == max(seats, 2) + 2 * (seats == 2)
    assert check.advice(preset, ZONES.presets) is None
    assert check.progress == (8, 8)
    assert all(result.passed and result.blocked_pairs() == () for result in check.results)


def test_c07_a_poor_keyboard_is_found_out() -> None:
    preset = ZONES.get("two")
    check = checked(preset, board())
    verdict = check.verdict()
    assert (verdict.level, verdict.seen, verdict.wanted) == ("few", 2, 4)
    assert verdict.pairs == ((0, 1),)
    assert len(verdict.blocked) == 4
    assert all(len(keys) == 4 for keys in verdict.blocked)


def test_c07_two_keys_at_once_with_three_at_a_keyboard_that_hides_the_third() -> None:
    check = KeyCheck(ZONES.get("three").zones)
    challenge = check.challenge
    assert challenge is not None
    first, second, third = (keys[0] for keys in challenge.keys)
    wires = {first: (0, 0), second: (0, 1), third: (1, 0), place_of_name("Z"): (1, 1)}
    matrix = KeyMatrix(wires)
    for place in (first, second, third):
        fed(check, matrix.press(place))
    check.give_up()
    verdict = check.verdict()
    assert (verdict.level, verdict.seen, verdict.wanted) == ("few", 2, 3)
    assert verdict.pairs == ((0, 2), (1, 2))


def test_a_seat_that_blocks_itself_is_named() -> None:
    check = KeyCheck(ZONES.get("two").zones)
    check.give_up()
    assert check.results[0].blocked_pairs() == ((0, 0), (1, 1))


def test_an_open_check_says_so_and_can_begin_anew() -> None:
    check = KeyCheck(ZONES.get("two").zones)
    check.handle(down(Q))
    verdict = check.verdict()
    assert (verdict.level, verdict.seen, verdict.wanted) == ("open", 1, 4)
    check.give_up()
    assert check.verdict().level == "few"
    check.restart()
    assert (check.verdict().level, check.progress) == ("open", (0, 8))


def test_advice_is_a_preset_without_the_failed_keys_if_there_is_one() -> None:
    preset = ZONES.get("two")
    check = checked(preset, board())
    advice = check.advice(preset, ZONES.presets)
    assert advice is not None
    assert advice.text_id == "keycheck-advice-preset"
    assert advice.preset is not None
    assert advice.preset.seats == 2
    keys = {place for zone in advice.preset.zones for place in zone.keys}
    assert not any(blocked <= keys for blocked in check.verdict().blocked)


def test_the_number_pad_is_advised_only_where_one_was_pressed() -> None:
    preset = ZONES.get("four")
    check = checked(preset, board())
    assert check.verdict().level == "few"
    advice = check.advice(preset, ZONES.presets)
    assert advice is not None
    assert (advice.text_id, advice.preset) == ("keycheck-advice-hardware", None)
    check.handle(down("KP_5"))
    advice = check.advice(preset, ZONES.presets)
    assert advice is not None
    assert advice.preset == ZONES.get("four-pad")
