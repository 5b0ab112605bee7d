"""Every file in levels/ is sound, and levels/README.md tells the truth about them."""

import re

import pytest

from game import resources
from game.documents import read_yaml
from game.input.places import forbidden, place_of_name
from game.input.zones import load_zones

README = resources.level("README.md").read_text("utf-8")
FILES = sorted(path.name for path in resources.level().glob("*.yaml"))


@pytest.mark.parametrize("name", FILES)
def test_every_level_file_keeps_to_the_strict_form_and_is_described(name: str) -> None:
    document = read_yaml(resources.level(name))
    assert document.data["format"] == 1
    assert f"## `{name}`" in README


def test_there_are_level_files() -> None:
    assert {"frankfurt-deck.yaml", "zones.yaml"} <= set(FILES)


def test_the_key_names_of_the_readme_are_free_to_bind() -> None:
    rows = re.findall(r"^\| (?!any|places|system)[a-z ]+ \| (.*) \|$", README, re.M)
    names = {name for row in rows for name in re.findall(r"`([A-Z0-9_]+)`", row)}
    assert len(names) > 25
    assert [name for name in sorted(names) if forbidden(place_of_name(name))] == []


def test_there_are_zones_for_one_to_four_players() -> None:
    zones = load_zones(resources.level("zones.yaml"))
    assert [zones.default(seats).seats for seats in range(1, 5)] == [1, 2, 3, 4]
