"""FF-17, FF-17a and FF-18: the presets, and what is said about a damaged zone file."""

from pathlib import Path

import pytest

from game.documents import ContentError
from game.input.places import KEYPAD, keyboard_shapes, place_of_name
from game.input.zones import INTENTS, Intent, KeyZone, ZonePreset, Zones, clash, load_zones
from tests.input.key_places import portable

SIGNS = {";": "SEMICOLON", ",": "COMMA", ".": "PERIOD", "/": "SLASH"}

FF_17A = {
    "two": "QWER/ASDF UIOP/JKL;",
    "three": "1234/QWER 7890/UIOP GHJK/BNM,",
    "four": "1234/QWER 7890/UIOP ASDF/ZXCV JKL;/M,./",
}


def keys(text: str) -> tuple[int, ...]:
    return tuple(place_of_name(SIGNS.get(sign, sign)) for sign in text)


def zone_keys(text: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return keys(text[:4]), keys(text[5:])


def rows(preset: ZonePreset) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    return [(zone.upper, zone.lower) for zone in preset.zones]


@pytest.fixture(scope="module")
def zones() -> Zones:
    return load_zones()


@pytest.mark.parametrize("key", FF_17A)
def test_ff_17a_presets(zones: Zones, key: str) -> None:
    assert rows(zones.get(key)) == [zone_keys(text) for text in FF_17A[key].split()]


def test_ff_17a_fourth_player_at_the_number_pad(zones: Zones) -> None:
    pad = zones.get("four-pad")
    assert rows(pad)[:3] == rows(zones.get("four"))[:3]
    names = pad.zones[3].names()
    assert names == {"upper": "KP_7 KP_8 KP_9 KP_MINUS", "lower": "KP_4 KP_5 KP_6 KP_PLUS"}
    assert pad.number_pad
    assert zones.get("four").tight


def test_ff_17a_defaults_are_on_every_board_and_alive_in_every_layout(zones: Zones) -> None:
    for preset in zones.presets:
        bad = [place for zone in preset.zones for place in zone.keys if not portable(place)]
        assert bad == [], preset.key


def test_c10_defaults_need_no_number_pad(zones: Zones) -> None:
    board = {shape.place for shape in keyboard_shapes("ansi")}
    board &= {shape.place for shape in keyboard_shapes("iso")}
    for seats, key in ((1, "one"), (2, "two"), (3, "three"), (4, "four")):
        preset = zones.default(seats)
        assert preset.key == key
        assert not preset.number_pad
        assert {place for zone in preset.zones for place in zone.keys} <= board - KEYPAD


def test_c11_no_preset_gives_a_key_to_two(zones: Zones) -> None:
    for preset in zones.presets:
        assert clash(preset.zones) is None
        assert len({place for zone in preset.zones for place in zone.keys}) == 8 * preset.seats


def test_there_are_presets_to_choose_from(zones: Zones) -> None:
    for seats in (1, 2, 3, 4):
        choice = zones.for_seats(seats)
        assert len(choice) >= 2
        assert any(preset.number_pad for preset in choice)
    assert {"one-left-hand", "two-left-hand"} <= {preset.key for preset in zones.presets}
    with pytest.raises(KeyError):
        zones.default(5)
    with pytest.raises(KeyError):
        zones.get("five")


def test_a_zone_is_in_reach_of_one_hand(zones: Zones) -> None:
    for preset in zones.presets:
        for zone in preset.zones:
            box = zone.box()
            assert box.width <= 4.75, (preset.key, zone.name)
            assert box.height <= 3
            assert len(zone.shapes()) == 8


def test_upper_and_lower_keys_are_in_the_order_of_the_fingers(zones: Zones) -> None:
    for preset in zones.presets:
        for zone in preset.zones:
            xs = [shape.x for shape in zone.shapes()]
            assert xs[:4] == sorted(xs[:4])
            assert xs[4:] == sorted(xs[4:])
            assert min(s.y for s in zone.shapes()[4:]) > min(s.y for s in zone.shapes()[:4])


def test_intents_and_keys_match(zones: Zones) -> None:
    zone = zones.get("two").zones[1]
    assert zone.place(Intent("upper", 0)) == place_of_name("U")
    assert zone.intent(place_of_name("SEMICOLON")) == Intent("lower", 3)
    assert zone.intent(place_of_name("Q")) is None
    assert [zone.intent(place) for place in zone.keys] == list(INTENTS)
    moved = zone.with_key(Intent("lower", 0), place_of_name("H"))
    assert moved.names() == {"upper": "U I O P", "lower": "H K L SEMICOLON"}


def test_a_zone_of_undrawn_keys_has_an_empty_box() -> None:
    zone = KeyZone("odd", (73, 74, 75, 76), (77, 78, 73, 74))
    assert (zone.shapes(), zone.box().width) == ((), 0)


GOOD = """format: 1
presets:
  - key: one
    seats: 1
    zones:
      - {name: left, upper: Q W E R, lower: A S D F}
  - key: two
    seats: 2
    zones:
      - {name: left, upper: Q W E R, lower: A S D F}
      - {name: right, upper: U I O P, lower: J K L SEMICOLON}
  - key: three
    seats: 3
    zones:
      - {name: left, upper: Q W E R, lower: A S D F}
      - {name: right, upper: U I O P, lower: J K L SEMICOLON}
      - {name: pad, upper: KP_7 KP_8 KP_9 KP_MINUS, lower: KP_4 KP_5 KP_6 KP_PLUS}
  - key: four
    seats: 4
    zones:
      - {name: top-left, upper: 1 2 3 4, lower: Q W E R}
      - {name: top-right, upper: 7 8 9 0, lower: U I O P}
      - {name: bottom-left, upper: A S D F, lower: Z X C V}
      - {name: bottom-right, upper: J K L SEMICOLON, lower: M COMMA PERIOD SLASH}
"""

DAMAGE = [
    ("format: 1", "format: 2", 1, "format"),
    ("seats: 2", "seats: 3", 9, "2 zones for 3 seats"),
    ("seats: 2", "seats: 9", 8, "presets[1].seats"),
    ("lower: J K L SEMICOLON}", "lower: J K L}", 11, "a row is 4 keys, not 3"),
    ("lower: J K L SEMICOLON}", "lower: J K L ö}", 11, "no key is called 'ö'"),
    ("lower: J K L SEMICOLON}", "lower: J K L SPACE}", 11, "it is a menu key"),
    ("lower: J K L SEMICOLON}", "lower: J K L LSHIFT}", 11, "it is a modifier key"),
    ("lower: J K L SEMICOLON}", "lower: J K L A}", 11, "A is already a key of zones[0]"),
    ("upper: U I O P", "upper: U I U P", 11, "U is already a key of zones[1]"),
    ("upper: U I O P", "upper: [U, I, O, P]", 11, "upper"),
    ("key: two", "key: one", 7, "'one' is there twice"),
    ("key: two", "key: Zwei!", 7, "presets[1].key"),
    ("{name: right, ", "{nom: right, ", 11, "name"),
    ("seats: 2", "sets: 2", 8, "sets"),
    ("presets:", "presets: {", None, "zones"),
]


@pytest.mark.parametrize(("old", "new", "line", "why"), DAMAGE)
def test_damage_is_named_with_file_and_line(
    tmp_path: Path, old: str, new: str, line: int | None, why: str
) -> None:
    path = tmp_path / "zones.yaml"
    path.write_text(GOOD, "utf-8")
    assert len(load_zones(path).presets) == 4
    path.write_text(GOOD.replace(old, new, 1), "utf-8")
    with pytest.raises(ContentError) as caught:
        load_zones(path)
    assert why in str(caught.value)
    assert str(path) in str(caught.value)
    assert caught.value.line > 0
    if line is not None:
        assert caught.value.line == line


def test_a_file_without_zones_for_some_number_of_players_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "zones.yaml"
    path.write_text(GOOD[: GOOD.index("  - key: four")], "utf-8")
    with pytest.raises(ContentError, match="no preset for 4 players"):
        load_zones(path)


def test_a_broken_file_of_ones_own_is_told_and_the_built_in_one_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COUCH_FRANTIC_HOME", str(tmp_path))
    (tmp_path / "levels").mkdir()
    own = tmp_path / "levels" / "zones.yaml"
    own.write_text(GOOD.replace("Q W E R", "G H E R", 1), "utf-8")
    assert load_zones().get("one").zones[0].upper[0] == place_of_name("G")
    own.write_text(GOOD.replace("Q W E R", "Q W E E", 1), "utf-8")
    problems: list[object] = []
    assert "two-apart" in {preset.key for preset in load_zones(problems=problems).presets}  # type: ignore[arg-type]
    assert len(problems) == 1
