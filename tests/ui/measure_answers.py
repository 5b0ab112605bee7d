"""How much is pressed to pass in a round, and how long windows for answers hold the table up.

``python -m tests.ui.measure_answers`` plays rounds with people who answer nothing: eager ones press
the keys to pass as soon as they may, silent ones press nothing there. It prints a line for each.
"""

import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from game.catalog import find
from game.core.bots import decide
from game.core.choices import At
from game.input.seating import MatchSetup
from game.ui.match_scene import new_match
from game.ui.services import Services
from game.ui.spots import Spot
from tests.harness import make_services
from tests.table_play import FRAME, SMALL, Scene, Screens, confirm, lift, seating

DELAY = 1.0
"""Seconds that a person takes for a press."""
STEPS = 200
TABLES = {"alone": "zbbb", "three": "zzzb", "sharing": "sssb"}


class Count(msgspec.Struct):
    """What one round took."""

    presses: int = 0
    windows: int = 0
    held_up: float = 0.0
    """Seconds in which an answer was waited for, also while what led to it was seen."""
    beyond: float = 0.0
    """Seconds of that when all of it had been seen."""
    seconds: float = 0.0


def services_of() -> Services:
    made = make_services(SMALL)
    made.navigator = Screens()
    made.store.update(poster="2", bubbles_on=False)  # nobody is there to take a poster down
    return made


def scene_of(services: Services, key: str, kinds: str, seed: int) -> Scene:
    game, setup = find(key).open(), MatchSetup(key, seating(kinds), {}, seed)
    scene: Any = find(key).screens().scene(services, setup, game, new_match(game, setup))
    services.scenes.push(scene)
    return scene


def count_round(key: str, kinds: str, seed: int, *, eager: bool) -> Count:
    """Play one round, and count what windows for answers cost."""
    services = services_of()
    scene = scene_of(services, key, kinds, seed)
    found = Count()
    pilots = {seat: scene.game.bot("normal", seat, seed) for seat in scene.setup.seating.humans}
    for _ in _frames(scene, services, found):
        seat, state = scene.table.offered, scene.match.state
        if seat is None or scene.guard.open_for < DELAY:
            continue
        if not scene.asked_alike(state):
            view, legal = scene.rules.view(state, seat), scene.rules.legal_actions(state, seat)
            scene.act(seat, decide(pilots[seat], view, legal, STEPS))
        elif eager:
            found.presses += _pass(services, scene, seat)
    services.scenes.quit()
    return found


def _frames(scene: Scene, services: Services, found: Count) -> Iterator[None]:
    """Let time pass until the round is over, and note what is waited for."""
    asked, waited = None, 0.0
    while True:
        state = scene.match.state
        if state.question is None or (state.points[0] and state.question.ask == "deal"):
            return
        alike = scene.asked_alike(state)
        if alike and (len(scene.match.log), state.question.seats) != asked:
            before = None if asked is None else asked[1]
            found.windows += before is None or not set(state.question.seats) < set(before)
            asked = len(scene.match.log), state.question.seats
        if not alike:
            asked = None
        waits = alike and not scene.table.showing
        waited = waited + FRAME if waits else 0.0
        found.held_up += FRAME * waits
        found.beyond += FRAME * (waited > scene.table.still_seen and not scene.view.still_shows)
        found.seconds += FRAME
        services.scenes.update(FRAME)
        yield


def _pass(services: Services, scene: Scene, seat: int) -> int:
    """Press what lets it be; return how many presses that took."""
    pressed = 0
    if scene.hands.curtain is not None:
        lift(services, scene)
        pressed += 1
    passes = [n for n, spot in enumerate(scene.spots.items) if is_pass(spot)]
    if passes:
        scene.spots.focus = passes[0]
        confirm(services, scene)
        pressed += 1
    return pressed


def is_pass(spot: Spot[Any]) -> bool:
    """Say whether a choice lets it be."""
    return spot.at is At.BUTTON and type(spot.action).__name__ == "Pass"


def main(rounds: int) -> None:
    """Print what rounds took, on the average."""
    for key in ("frantic", "board"):
        for name, kinds in TABLES.items():
            for eager in (True, False):
                counts = [count_round(key, kinds, seed, eager=eager) for seed in range(rounds)]
                told = {
                    field: round(sum(getattr(one, field) for one in counts) / rounds, 1)
                    for field in Count.__struct_fields__
                }
                print(key, name, "eager" if eager else "silent", told, flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2)
