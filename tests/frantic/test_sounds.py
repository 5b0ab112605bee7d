"""Every event is heard, and no sound tells what a closed hand holds (FC-61)."""

import re
from typing import get_args

import pytest

from game.core.match import Match
from game.core.rng import Rng
from game.frantic import events as ev
from game.frantic.screen.sounds import (
    CURTAIN_CLOSE,
    CURTAIN_OPEN,
    NAMES,
    REFUSED,
    TICK,
    sound_of,
)
from game.frantic.state import Attack
from game.frantic.views import redact
from game.resources import asset
from tests.conformance.checks import random_steps

from .scenario import make_rules

VARIANTS = 3


@pytest.fixture(scope="module")
def played() -> list[ev.Event]:
    """Return what happens in some matches of random play."""
    rules = make_rules()
    found: list[ev.Event] = []
    for seed in range(24):
        config = rules.info.configure(2 + seed % 7, seed, {"limit": "rounds-4"})
        for _, events in random_steps(Match(rules, config), Rng(seed, "players")):
            found += events
    return found


def test_every_kind_of_event_is_heard_but_the_waiting(played: list[ev.Event]) -> None:
    kinds = {type(event) for event in played}
    assert kinds == set(get_args(ev.Event))
    silent = {type(event) for event in played if sound_of(event) is None}
    assert silent == {ev.Waiting}


def test_what_is_heard_is_loaded_and_what_is_loaded_is_heard(played: list[ev.Event]) -> None:
    heard = {sound_of(event, ticking=ticking) for event in played for ticking in (False, True)}
    assert heard - {None} == set(NAMES) - {REFUSED, CURTAIN_OPEN, CURTAIN_CLOSE}
    assert len(set(NAMES)) == len(NAMES)


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_fc61_a_sound_is_the_same_for_those_who_may_not_know(
    played: list[ev.Event], seat: int | None
) -> None:
    told = [redact(event, seat) for event in played]
    assert sum(event != shown for event, shown in zip(played, told, strict=True)) > 1000
    for event, shown in zip(played, told, strict=True):
        assert sound_of(event) == sound_of(shown)


def test_reactions_attacks_and_the_bomb_are_told_apart_by_ear() -> None:
    reactions = {when: sound_of(ev.Played(0, 3, when)) for when in ev.When}
    assert len(set(reactions.values())) == len(ev.When)
    gift, exchange = (sound_of(ev.Gave(0, 1, (3,), why)) for why in (Attack.GIFT, Attack.EXCHANGE))
    assert gift != exchange
    assert sound_of(ev.TurnBegan(0), ticking=True) == TICK != sound_of(ev.TurnBegan(0))


@pytest.mark.parametrize("name", NAMES)
def test_each_sound_has_its_variants(name: str) -> None:
    files = [p for p in asset("sounds").glob("*.wav") if re.fullmatch(rf"{name}-\d", p.stem)]
    assert len(files) == VARIANTS
    assert len({path.read_bytes() for path in files}) == VARIANTS


def test_no_sound_of_the_game_is_left_unused() -> None:
    on_disk = {path.stem.rpartition("-")[0] for path in asset("sounds").glob("fc-*.wav")}
    assert on_disk == set(NAMES)
