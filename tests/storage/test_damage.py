"""Damaged copies of every kind of file: the program starts and plays, and nothing is deleted."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.storage import damage


@pytest.fixture(scope="module")
def damager() -> Iterator[damage.Damager]:
    with damage.damager(seed=7) as one:
        yield one


@pytest.mark.parametrize("copies", [3, pytest.param(60, marks=pytest.mark.whole)])
@pytest.mark.parametrize("kind", damage.KINDS)
def test_the_program_starts_and_plays_with_any_damaged_file(
    kind: str, copies: int, damager: damage.Damager
) -> None:
    for _ in range(copies):
        damager.one(kind)


@pytest.mark.parametrize("kind", damage.KINDS)
def test_no_value_is_beyond_what_the_program_survives(kind: str, damager: damage.Damager) -> None:
    for value in damage.BEYOND.values():
        damager.one(kind, value)


def test_bytes_of_the_player_s_that_are_gone_are_found(
    damager: damage.Damager, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lose(_: Path, new: Path, **__: object) -> None:
        Path(new).touch()

    monkeypatch.setattr("game.storage.versioned.os.link", lose)

    def many() -> None:
        for _ in range(40):
            damager.one("settings")

    with pytest.raises(AssertionError, match="is gone"):
        many()
