"""C11: rebinding never gives one key two tasks, and says what is in the way."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.input.places import forbidden, place_of_name
from game.input.zones import (
    INTENTS,
    BindingError,
    Bindings,
    Conflict,
    Forbidden,
    Free,
    Intent,
    Same,
    bindings_of,
    clash,
    load_zones,
    saved_rows,
)
from tests.input.key_places import all_places

ZONES = load_zones()
FIRST, LAST = Intent("upper", 0), Intent("lower", 3)


@pytest.fixture
def two() -> Bindings:
    return bindings_of(ZONES.get("two").zones)[0]


def place(bindings: Bindings, seat: int, intent: Intent) -> int:
    return bindings.zones[seat].place(intent)


def test_a_free_key_is_assigned(two: Bindings) -> None:
    t = place_of_name("T")
    assert two.propose(0, FIRST, t) == Free(t)
    changed = two.assign(0, FIRST, t)
    assert place(changed, 0, FIRST) == t
    assert changed.owner(t) == (0, FIRST)
    assert changed.owner(place_of_name("Q")) is None
    assert changed.changed
    assert not two.changed


def test_its_own_key_changes_nothing(two: Bindings) -> None:
    q = place_of_name("Q")
    assert two.propose(0, FIRST, q) == Same(q)
    assert two.assign(0, FIRST, q) == two.swap(0, FIRST, q) == two


def test_a_conflict_is_named_and_swapped_or_left(two: Bindings) -> None:
    semicolon = place_of_name("SEMICOLON")
    conflict = Conflict(semicolon, 1, LAST)
    assert two.propose(0, FIRST, semicolon) == conflict
    with pytest.raises(BindingError) as caught:
        two.assign(0, FIRST, semicolon)
    assert caught.value.proposal == conflict
    swapped = two.swap(0, FIRST, semicolon)
    assert place(swapped, 0, FIRST) == semicolon
    assert place(swapped, 1, LAST) == place_of_name("Q")
    assert swapped.swap(0, FIRST, place_of_name("Q")) == two


def test_a_conflict_within_a_zone_is_swapped_too(two: Bindings) -> None:
    swapped = two.swap(0, FIRST, place_of_name("F"))
    assert swapped.zones[0].names() == {"upper": "F W E R", "lower": "A S D Q"}


@pytest.mark.parametrize("name", ["LSHIFT", "TAB", "F1", "ESCAPE", "RETURN", "SPACE", "UP"])
def test_forbidden_keys_are_refused_with_the_reason(two: Bindings, name: str) -> None:
    proposal = two.propose(1, LAST, place_of_name(name))
    assert isinstance(proposal, Forbidden)
    assert proposal.text_id.startswith("forbidden-")
    for change in (two.assign, two.swap):
        with pytest.raises(BindingError):
            change(1, LAST, place_of_name(name))


def test_reset_gives_one_player_the_usual_keys_back(two: Bindings) -> None:
    mixed = two.swap(0, FIRST, place_of_name("U")).assign(0, LAST, place_of_name("G"))
    mixed = mixed.assign(1, LAST, place_of_name("H"))
    reset = mixed.reset(0)
    assert reset.zones[0] == two.zones[0]
    assert reset.zones[1].names() == {"upper": "U I O P", "lower": "J K L H"}
    assert reset.reset(1) == two


Step = tuple[str, int, Intent, int]
steps = st.tuples(
    st.sampled_from(["assign", "swap", "reset", "reload"]),
    st.integers(0, 3),
    st.sampled_from(INTENTS),
    st.sampled_from([*all_places(), 0, 400]),
)


@settings(max_examples=150, deadline=None)
@given(st.lists(steps, max_size=40))
def test_no_sequence_gives_two_tasks_to_one_key(sequence: list[Step]) -> None:
    bindings = bindings_of(ZONES.get("four").zones)[0]
    for step in sequence:
        bindings = applied(bindings, step)
        assert clash(bindings.zones) is None
        assert not any(forbidden(key) for zone in bindings.zones for key in zone.keys)
        assert [zone.name for zone in bindings.zones] == [z.name for z in bindings.defaults]


def applied(bindings: Bindings, step: Step) -> Bindings:
    kind, seat, intent, key = step
    wanted = bindings.propose(seat, intent, key)
    match kind:
        case "assign" if isinstance(wanted, Conflict | Forbidden):
            with pytest.raises(BindingError):
                bindings.assign(seat, intent, key)
            return bindings
        case "swap" if isinstance(wanted, Forbidden):
            with pytest.raises(BindingError):
                bindings.swap(seat, intent, key)
            return bindings
        case "assign" | "swap":
            changed = getattr(bindings, kind)(seat, intent, key)
            assert changed.zones[seat].place(intent) == key
            return changed
        case "reset":
            changed = bindings.reset(seat)
            assert changed.zones[seat] == bindings.defaults[seat]
            return changed
        case _:
            assert bindings_of(bindings.defaults, saved_rows(bindings)) == (bindings, True)
            return bindings


BAD = [
    [((4, 5, 6, 7), (8, 9, 10, 11))],
    [((4, 5, 6, 7), (8, 9, 10, 11)), ((4, 21, 22, 23), (24, 25, 26, 27))],
    [((4, 5, 6, 7), (8, 9, 10, 11)), ((20, 21, 22), (24, 25, 26, 27))],
    [((4, 5, 6, 7), (8, 9, 10, 11)), ((20, 21, 22, 225), (24, 25, 26, 27))],
    [((4, 5, 6, 4), (8, 9, 10, 11)), ((20, 21, 22, 23), (24, 25, 26, 27))],
]


@pytest.mark.parametrize("saved", BAD)
def test_unusable_saved_keys_are_repaired_to_the_usual_ones(
    saved: list[tuple[tuple[int, ...], tuple[int, ...]]],
) -> None:
    bindings, usable = bindings_of(ZONES.get("two").zones, saved)
    assert not usable
    assert bindings == bindings_of(ZONES.get("two").zones)[0]
    assert saved_rows(bindings) == ()
