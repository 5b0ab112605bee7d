"""A key that has just done something means nothing else in the decision that follows, in any game.

A second press that comes a little too soon, or too late to be told from a double one, must not end
a turn: what is no card has a key of its own.
"""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from game.core.choices import At
from game.input.seating import MatchSetup
from game.input.turn_keys import NO_KEY
from game.ui.match_scene import new_match
from game.ui.spots import Spot
from tests.conformance.games import ENTRIES
from tests.table_play import FRAME, seating, still_services

TURNS = [entry for entry in ENTRIES if not entry.open().info.real_time]
DEEDS = 60
LONGEST = 60 * 240
PLAIN = (At.BUTTON, At.PILE, At.MARKET)
"""What is no card of the hand, nobody, and no square."""
BETWEEN_ROUNDS = ("-deal", "-go-on")
"""To go on after everybody has read the points is no part of a turn."""


def decisions(scene: Any, services: Any, luck: random.Random) -> Iterator[tuple[Any, Any, int]]:
    """Play at random, and yield what was chosen, what is offered after it, and to whom."""
    chosen = None
    deeds = 0
    for _ in range(LONGEST):
        services.scenes.update(FRAME)
        if scene.table.over or deeds == DEEDS:
            return
        seat = scene.table.offered
        if seat is None or not scene.guard.hears() or not len(scene.spots):
            continue
        log = scene.match.log
        if chosen is not None and log and log[-1].seat == seat:
            yield chosen, scene.spots, seat
        live = [spot for spot in scene.spots.items if spot.refusal is None and not spot.quiet]
        plain = [spot for spot in live if spot.at in PLAIN]
        spot = luck.choice(plain if plain and luck.random() < 0.7 else live)
        chosen = spot if spot.at in PLAIN else None
        scene.act(seat, spot.action)
        deeds += 1


def same_kind(one: Spot[Any], other: Spot[Any]) -> bool:
    """Say whether two choices are called the same, as two cards are that are taken in a row."""
    return one.choice.sentence.text_id == other.choice.sentence.text_id


@pytest.mark.parametrize("entry", TURNS, ids=lambda entry: entry.key)
@pytest.mark.parametrize("seed", [1, 2])
def test_no_key_that_acted_does_something_else_at_once(entry: Any, seed: int) -> None:
    services, game = still_services(), entry.open()
    setup = MatchSetup(entry.key, seating("sb"), {}, seed)
    scene = entry.screens().scene(services, setup, game, new_match(game, setup))
    services.scenes.push(scene)
    seen = 0
    for chosen, spots, _ in decisions(scene, services, random.Random(seed)):
        seen += 1
        for place, spot in enumerate(spots.items):
            if spot.refusal is not None or spot.at not in PLAIN or same_kind(spot, chosen):
                continue
            if spot.choice.sentence.text_id.endswith(BETWEEN_ROUNDS) or chosen.key == NO_KEY:
                continue
            told = f"{chosen.choice.sentence.text_id}, then {spot.choice.sentence.text_id}"
            assert spots.key_of(place) != chosen.key, told
    services.scenes.quit()
    assert seen or entry.key in ("board", "highest"), "somebody goes on after a button"


def test_the_place_where_one_draws_is_not_that_where_one_passes() -> None:
    """A click that was meant to draw finds no button to pass under it."""
    entry = next(entry for entry in TURNS if entry.key == "frantic")
    services, game = still_services(), entry.open()
    setup = MatchSetup("frantic", seating("sb"), {}, 1)
    scene = entry.screens().scene(services, setup, game, new_match(game, setup))
    services.scenes.push(scene)
    drawn = 0
    for chosen, spots, _ in decisions(scene, services, random.Random(3)):
        if chosen.choice.sentence.text_id == "frantic-choose-draw":
            drawn += 1
            under = spots.at(chosen.box.cx, chosen.box.cy)
            assert under is None or spots.items[under].refusal is not None
    assert drawn
    services.scenes.quit()
