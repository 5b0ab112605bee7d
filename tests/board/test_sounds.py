"""Every event is heard, and no sound tells what a closed hand holds (FB-36)."""

import re
from typing import get_args

import pytest

from game.board import events as ev
from game.board.deck import KINDS, Colour
from game.board.occupancy import TILE
from game.board.screen.sounds import (
    CURTAIN_CLOSE,
    CURTAIN_OPEN,
    NAMES,
    REFUSED,
    SETTLE,
    STEP,
    TICK,
    sound_of,
    step_sound,
)
from game.board.state import D6, D20, Attack, Die, Throw
from game.board.views import redact
from game.core.match import Match
from game.core.rng import Rng
from game.resources import asset
from tests.conformance.checks import random_steps

from .scenario import make_rules

VARIANTS = 3
WORDS = ("", *(kind.text for kind in KINDS), TILE)
FROM_THE_SCREEN = {SETTLE, REFUSED, CURTAIN_OPEN, CURTAIN_CLOSE}


@pytest.fixture(scope="module")
def played() -> list[ev.Event]:
    """Return what happens in some matches of random play, where the pile never is used up."""
    rules = make_rules()
    found: list[ev.Event] = [ev.RanOut(0, 2)]
    for seed in range(30):
        config = rules.info.configure(2 + seed % 5, seed, {"limit": "rounds-3"})
        for _, events in random_steps(Match(rules, config), Rng(seed, "players")):
            found += events
    return found


def test_every_kind_of_event_is_heard_but_the_waiting(played: list[ev.Event]) -> None:
    kinds = {type(event) for event in played}
    assert kinds == set(get_args(ev.Event))
    assert {type(event) for event in played if sound_of(event) is None} == {ev.Waiting}


def test_what_is_heard_is_loaded_and_what_is_loaded_is_heard(played: list[ev.Event]) -> None:
    heard = {
        sound_of(event, ticking=ticking, kind=kind)
        for event in played
        for ticking in (False, True)
        for kind in WORDS
    } | {step_sound(kind) for kind in WORDS}
    assert heard - {None} == set(NAMES) - FROM_THE_SCREEN
    assert len(set(NAMES)) == len(NAMES)


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_fb36_a_sound_is_the_same_for_those_who_may_not_know(
    played: list[ev.Event], seat: int | None
) -> None:
    told = [redact(event, seat) for event in played]
    assert sum(event != shown for event, shown in zip(played, told, strict=True)) > 1000
    for event, shown in zip(played, told, strict=True):
        assert sound_of(event) == sound_of(shown)


def test_what_puts_a_pawn_elsewhere_is_told_apart_by_ear() -> None:
    moves = ("push", "jump", "notyou", TILE)
    heard = [sound_of(ev.Moved(0, 12, why)) for why in moves]
    heard += [sound_of(ev.Swapped(0, 1)), sound_of(ev.PawnsMoved((3, 3), "communism")), STEP]
    assert len(set(heard)) == len(heard)


def test_each_blue_card_is_told_apart_as_a_pawn_steps_on_it() -> None:
    blue = [kind.text for kind in KINDS if kind.colour is Colour.BLUE]
    assert len({step_sound(), *map(step_sound, blue)}) == 1 + len(blue)
    others = [kind.text for kind in KINDS if kind.colour is not Colour.BLUE]
    assert {step_sound(kind) for kind in (*others, TILE)} == {STEP}


def test_a_snail_that_is_not_entered_is_heard_and_a_way_without_steps_is_not() -> None:
    assert sound_of(ev.Walked(0, (), (7,))) == step_sound("snail")
    assert sound_of(ev.Walked(0, (), ())) is None
    assert sound_of(ev.Walked(0, (6,), (7,))) == STEP


def test_cards_dice_and_the_bomb_are_told_apart_by_ear() -> None:
    acted = {kind: sound_of(ev.Acted(0, 5), kind=kind) for kind in WORDS}
    assert len(set(acted.values())) == 5, "four cards that move no pawn at once, and all others"
    assert sound_of(ev.Acted(0, 5, idle=True), kind="chance") != acted["chance"]
    dice = [
        sound_of(ev.Rolled((Die(0, 3),), sides, why))
        for sides, why in ((D6, Throw.MOVE), (D20, Throw.EVENT))
    ]
    assert len({*dice, sound_of(ev.RolledAgain(0, 3)), SETTLE}) == 4
    ends = {sound_of(ev.RoundEnded((3, 5), doubled)) for doubled in (False, True)}
    assert len(ends) == 2
    assert sound_of(ev.TurnBegan(0), ticking=True) == TICK != sound_of(ev.TurnBegan(0))
    attacked, blocked = ev.Attacked(0, 1, Attack.SWAP, 0), ev.Blocked(1, Attack.SWAP)
    assert sound_of(attacked) != sound_of(blocked)


@pytest.mark.parametrize("name", NAMES)
def test_each_sound_has_its_variants(name: str) -> None:
    files = [p for p in asset("sounds").glob("*.wav") if re.fullmatch(rf"{name}-\d", p.stem)]
    assert len(files) == VARIANTS
    assert len({path.read_bytes() for path in files}) == VARIANTS


def test_no_sound_of_the_game_is_left_unused() -> None:
    on_disk = {path.stem.rpartition("-")[0] for path in asset("sounds").glob("fb-*.wav")}
    assert on_disk == set(NAMES)
