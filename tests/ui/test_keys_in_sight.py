"""Every key on a choice can be read: no ring, no frame and no neighbour lies over a cap."""

import random
from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.catalog import find
from game.core.choices import At
from game.input.seating import MatchSetup
from game.ui.match_scene import new_match
from game.ui.pen import Pen
from game.ui.services import Services
from game.ui.stage import Stage
from tests.conformance.games import ENTRIES
from tests.harness import frame
from tests.table_play import FRAME, lift, offered, seating, still_services, wait

TURNS = [entry for entry in ENTRIES if not entry.open().info.real_time]
CORNER = 0.24
"""The corners of a cap are round: this share of its height is not compared there."""
SHADE, LEAST = 24, 9
"""A shadow may darken a cap so much; of fewer bytes nothing is seen."""
DEEDS = 40
FRAMES = 12_000
ARRIVES = 0.1
"""Seconds until a raised card is where it goes, without motion."""
KINDS = 4
"""So many kinds of decisions are looked at in a match."""
WISH = """
turn 0
seat 0: *f G8 B6 B7
seat 1: G1 G2
seat 2: R1 R2 Y4
discard: B9
draw: R5 R6 rest
colour blue
"""

Caps = list[tuple[pygame.Surface, float, float]]


@pytest.fixture
def caps(monkeypatch: pytest.MonkeyPatch) -> Caps:
    """Return the list in which each cap is noted that is drawn: its picture and its middle."""
    found: Caps = []

    def key_cap(pen: Pen, text: str, box: Any, *, colour: Any = None, state: Any = "live") -> None:
        cap = pen.sprites.keycap(text, box.w, height=box.h, state=state, colour=colour)
        if text:  # an arrow is drawn on an empty cap
            found.append((cap, box.cx, box.cy))
        pen.stage.put(cap, box.cx, box.cy)

    monkeypatch.setattr(Pen, "key_cap", key_cap)
    monkeypatch.setattr(Pen, "repeat", lambda pen, name, shown, put: put())
    return found


def hidden(services: Services, caps: Caps) -> list[tuple[float, float]]:
    """Draw a frame, and return the caps of which something else can be seen."""
    caps.clear()
    frame(services)
    return [cap[1:] for cap in caps if not _whole(services.stage, services.window.surface, *cap)]


def _whole(stage: Stage, window: pygame.Surface, cap: pygame.Surface, x: float, y: float) -> bool:
    scale, (left, top) = stage.canvas.scale, stage.canvas.offset
    px = round(left + x * scale - cap.get_width() / 2)
    py = round(top + y * scale - cap.get_height() / 2)
    opaque = pygame.mask.from_surface(cap, 254).get_bounding_rects()
    inner = max(opaque, key=lambda rect: rect.w * rect.h)
    inner = inner.inflate(-inner.h * CORNER, -inner.h * CORNER)
    seen = pygame.Rect(inner.move(px, py)).clip(window.get_rect())
    if not (seen.w and seen.h):
        return True
    wanted = pygame.Surface(seen.size, 0, window)
    wanted.blit(cap, (0, 0), inner)
    found = window.subsurface(seen)
    pairs = zip(
        pygame.image.tobytes(wanted, "RGB"), pygame.image.tobytes(found, "RGB"), strict=True
    )
    return sum(abs(one - other) > SHADE for one, other in pairs) < LEAST


def each_focus(services: Services, scene: Any, caps: Caps) -> Iterator[tuple[str, Any]]:
    """Yield each choice of a decision with the caps that are hidden while it has the focus."""
    for number, spot in enumerate(scene.spots.items):
        scene.spots.focus = number
        wait(services, ARRIVES)
        yield spot.choice.sentence.text_id, hidden(services, caps)


def opened(kinds: str, entry: Any, state: Any = None, seed: int = 1) -> tuple[Services, Any]:
    services, game = still_services(), entry.open()
    setup = MatchSetup(entry.key, seating(kinds), {}, seed)
    state = None if state is None else game.rules.parse_position(state.strip())
    scene = entry.screens().scene(services, setup, game, new_match(game, setup, state))
    services.scenes.push(scene)
    services.seating = setup.seating
    wait(services)
    return services, scene


@pytest.mark.parametrize("entry", TURNS, ids=lambda entry: entry.key)
@pytest.mark.parametrize("kinds", ["zbb", "sb"])
def test_nothing_lies_over_a_key_whatever_has_the_focus(entry: Any, kinds: str, caps: Caps) -> None:
    """All kinds of decisions that come up in a match are looked at once, with every focus."""
    services, scene = opened(kinds[: entry.open().info.max_seats], entry)
    luck, seen = random.Random(2), set()
    for _ in range(FRAMES):
        services.scenes.update(FRAME)
        seat = scene.table.offered
        if scene.table.over or len(scene.match.log) > DEEDS:
            break
        if seat is None or not scene.guard.hears() or not len(scene.spots):
            continue
        kind = frozenset((spot.at, spot.choice.sentence.text_id) for spot in scene.spots.items)
        if kind not in seen and len(seen) < KINDS:
            seen.add(kind)
            for told, covered in each_focus(services, scene, caps):
                assert not covered, told
        live = [spot for spot in scene.spots.items if spot.refusal is None and not spot.quiet]
        scene.act(seat, luck.choice(live).action)
    services.scenes.quit()
    assert seen


def _action(spot: Any) -> Any:
    return spot.action


@pytest.mark.parametrize("kinds", ["zzz", "zbb", "ssb"])
def test_a_wish_in_focus_leaves_the_keys_of_all_others_in_sight(kinds: str, caps: Caps) -> None:
    """The row of colours is close above that of numbers, whose keys are at their upper edges."""
    services, scene = opened(kinds, find("frantic"), WISH)
    seat = offered(services, scene)
    lift(services, scene)
    text = scene.game.rules.action_text
    scene.act(seat, next(a for a in map(_action, scene.spots.items) if text(a) == "play *f"))
    for _ in range(600):
        services.scenes.update(FRAME)
        if any(spot.at is At.WISH for spot in scene.spots.items):
            break
    wait(services, 1.0)
    looked = list(each_focus(services, scene, caps))
    assert len(looked) == 13
    for told, covered in looked:
        assert not covered, told
    services.scenes.quit()
