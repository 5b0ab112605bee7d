"""C35: what YAML does behind one's back does not happen in level files."""

import time
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest

from game.documents import ContentError, convert, parse_yaml, read_yaml


class Zone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    upper: tuple[str, str]
    weight: float = 1.0


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    zones: tuple[Zone, ...]
    counts: dict[str, dict[int, Annotated[int, msgspec.Meta(ge=0)]]] = {}
    mode: Literal["easy", "hard"] = "easy"


def refused(text: str, kind: type = Sheet) -> ContentError:
    with pytest.raises(ContentError) as caught:
        convert(parse_yaml(text, "levels/x.yaml"), kind)
    return caught.value


@pytest.mark.parametrize("word", ["on", "off", "yes", "no", "y", "n", "On", "NO", "Y"])
def test_old_booleans_stay_text_as_keys_and_values(word: str) -> None:
    assert parse_yaml(f"{word}: {word}").data == {word: word}


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("true", True),
        ("False", False),
        ("null", None),
        ("~", None),
        ("12", 12),
        ("-3", -3),
        ("012", 12),
        ("0x1F", 31),
        ("0o17", 15),
        ("1.5", 1.5),
        ("1e3", 1000.0),
        ("12:30", "12:30"),
        ("2026-11-27", "2026-11-27"),
        ("1_000", "1_000"),
        (".inf", ".inf"),
        ("1e999", "1e999"),
        ("'12'", "12"),
        ('"true"', "true"),
        ("9" * 5000, "9" * 5000),
    ],
)
def test_scalars_of_yaml_1_2(text: str, value: object) -> None:
    found = parse_yaml(f"a: {text}").data["a"]
    assert found == value
    assert type(found) is type(value)


def test_a_double_key_is_refused_with_both_lines() -> None:
    error = refused("zones: []\n# between\nzones: []\n")
    assert str(error) == "levels/x.yaml:3: zones: given twice, first in line 1"


def test_a_double_key_deep_down_is_refused() -> None:
    error = refused("zones:\n  - name: a\n    upper: [q, w]\n    name: b\n")
    assert (error.line, error.key) == (4, "zones[0].name")


def test_a_schema_error_names_file_line_and_key() -> None:
    error = refused("zones:\n  - name: a\n    upper: [q, w]\n  - name: b\n    upper: [q, 3]\n")
    assert str(error) == "levels/x.yaml:5: zones[1].upper[1]: expected text, got a whole number"


@pytest.mark.parametrize(
    ("text", "line", "key", "why"),
    [
        ("zones: []\nzonnes: 1", 2, "zonnes", "unknown key"),
        ("zones:\n  - name: a\n    colour: 1\n    upper: [q, w]", 3, "zones[0].colour", "unknown"),
        ("zones:\n  - upper: [q, w]\n", 2, "zones[0]", "'name' is missing"),
        ("mode: easy\n", 1, "", "'zones' is missing"),
        ("zones: []\nmode: medium", 2, "mode", "invalid enum value 'medium'"),
        ("zones: []\ncounts:\n  a: {1: 2}\n  b: {3: 4,\n      5: x}\n", 5, "counts.b.5", "whole"),
        ("zones: []\ncounts:\n  a: {1: 2}\n  b: {3: -1}\n", 4, "counts.b.3", ">= 0"),
        ("zones: []\ncounts:\n  a: {1: 2}\n  b: {c: 1}\n", 4, "counts.b.c", "wrong key"),
        ("zones: 3", 1, "zones", "expected a list"),
        ("- 1", 1, "", "expected keys with values"),
        ("zones:\n  - name: a\n    upper: [q, w, e]", 3, "zones[0].upper", "length 2, got 3"),
        ("zones:\n  - name: a\n    upper: [q, w]\n    weight: big", 4, "zones[0].weight", "number"),
    ],
)
def test_every_schema_error_has_its_line(text: str, line: int, key: str, why: str) -> None:
    error = refused(text)
    assert (error.line, error.key) == (line, key)
    assert why in error.why


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("", 1, "empty"),
        ("# only a remark\n", 1, "empty"),
        ("a: [1,\n", 2, "no valid YAML"),
        ("a: 1\n\tb: 2", 2, "no valid YAML"),
        ("a: 1\nb: 'open", 2, "no valid YAML"),
        ("a: 1\nb: \x01", 2, "no valid YAML"),
        ("a: &x 1\n", 1, "anchors"),
        ("a: *x\n", 1, "anchors"),
        ("a: 1\n*x : 2\n", 2, "anchors"),
        ("a: !!python/object/apply:os.system ['true']", 1, "tags"),
        ("a: !!binary aGk=", 1, "tags"),
        ("a: 1\n---\nb: 2\n", 2, "second document"),
        ("? [1, 2]\n: 3", 1, "a key must be"),
        ("true: 3", 1, "a key must be"),
        ("a: " + "[" * 40 + "]" * 40, 1, "nested too deeply"),
        ("a:\n" + "- 1\n" * 30_000, 20_001, "too many values"),
    ],
)
def test_what_is_no_plain_data_is_refused(text: str, line: int, why: str) -> None:
    with pytest.raises(ContentError) as caught:
        parse_yaml(text, "levels/x.yaml")
    assert why in caught.value.why
    assert abs(caught.value.line - line) <= 2
    assert str(caught.value).startswith("levels/x.yaml:")


def test_an_alias_bomb_is_refused_at_its_first_anchor() -> None:
    bomb = "a0: &a0 [x, x]\n" + "".join(
        f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]\n" for n in range(1, 30)
    )
    assert refused(bomb).line == 1


@pytest.mark.parametrize("text", ["[" * 500_000, "{a: " * 200_000, "- " * 400_000, "a" * 900_000])
def test_hostile_text_is_refused_quickly(text: str) -> None:
    start = time.process_time()
    refused(text)
    assert time.process_time() - start < 5.0


def test_a_large_file_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "large.yaml"
    path.write_text("a: 1\n" * 10_000)
    with pytest.raises(ContentError, match="larger than 1,000 bytes"):
        read_yaml(path, max_bytes=1000)


def test_missing_folder_and_binary_files_are_told_by_name(tmp_path: Path) -> None:
    binary = tmp_path / "b.yaml"
    binary.write_bytes(b"a: 1\nb: \xff\xfe\n")
    (tmp_path / "folder.yaml").mkdir()
    for name, why in (("none", "not exist"), ("b", "UTF-8"), ("folder", "not a file")):
        with pytest.raises(ContentError, match=why) as caught:
            read_yaml(tmp_path / f"{name}.yaml")
        assert f"{name}.yaml" in str(caught.value)
    with pytest.raises(ContentError, match=r"b\.yaml:2: "):
        read_yaml(binary)


def test_line_ends_and_byte_order_mark_of_windows(tmp_path: Path) -> None:
    path = tmp_path / "w.yaml"
    path.write_bytes(b"\xef\xbb\xbfa: 1\r\nb: 2\r\n")
    document = read_yaml(path)
    assert document.data == {"a": 1, "b": 2}
    assert document.line("b") == 2
