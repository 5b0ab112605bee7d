"""Faces: one for every chair, in every mood, told apart when small and without colours."""

from functools import cache
from itertools import combinations, product

import pygame
import pytest

from game.core.telling import MOODS
from game.resources import asset
from game.ui import theme
from game.ui.faces import BOT_FACES, HUMAN_FACES, chair_face
from tests.colours import contrast, luminance

CHAIRS = range(8)
WHO = (*HUMAN_FACES, *BOT_FACES)
SMALL = 40
"""As large as a face is on a plate or a pawn in a small window."""
LARGE = 200
OUTLINES = 0.06
"""This share of two faces' outlines at least belongs to one of them only."""
LIGHTS = 0.2
"""This share of the places of two faces at least differs in light."""
FEATURES = 3
"""Contrast of eyes and mouth against what is around them, as for controls."""
GROUND, SHARE = 1.5, 0.3
"""So much of a face's paper has this contrast against either colour of its chair."""


@cache
def _face(name: str, size: int) -> pygame.Surface:
    return pygame.image.load_sized_svg(asset("sprites", f"{name}.svg"), (size, size))


def _calm(who: str) -> str:
    return f"faces/{who}"


def _light(name: str, size: int) -> list[float]:
    """Return how light a face is on a grey ground, place by place: all that needs no colours."""
    ground = pygame.Surface((size, size))
    ground.fill((128, 128, 128))
    ground.blit(_face(name, size), (0, 0))
    return [luminance(ground.get_at((x, y))[:3]) for x in range(size) for y in range(size)]


def _apart(a: list[float], b: list[float]) -> float:
    return sum(abs(p - q) > 0.1 for p, q in zip(a, b, strict=True)) / len(a)


@pytest.mark.parametrize("human", [True, False], ids=["people", "bots"])
def test_every_chair_has_a_face_of_its_own(human: bool) -> None:
    assert len({chair_face(human, chair) for chair in CHAIRS}) == len(CHAIRS)


def test_people_and_bots_share_no_face() -> None:
    assert len(set(WHO)) == 2 * len(CHAIRS)


def test_the_folder_holds_every_face_in_every_mood_and_nothing_else() -> None:
    looks = product((True, False), CHAIRS, MOODS)
    named = {chair_face(human, chair, mood) for human, chair, mood in looks}
    assert named == {f"faces/{path.stem}" for path in asset("sprites", "faces").iterdir()}


@pytest.mark.parametrize("who", WHO)
def test_a_face_is_whole_and_fills_its_square(who: str) -> None:
    surface = _face(_calm(who), LARGE)
    inside = surface.get_bounding_rect(100)
    assert min(inside.left, inside.top, LARGE - inside.right, LARGE - inside.bottom) >= 1
    assert min(inside.size) >= 0.7 * LARGE


def test_faces_are_told_apart_by_their_outlines_when_small() -> None:
    outlines = {who: pygame.mask.from_surface(_face(_calm(who), SMALL)) for who in WHO}
    for one, other in combinations(WHO, 2):
        a, b = outlines[one], outlines[other]
        both = a.overlap_area(b, (0, 0))
        either = a.count() + b.count() - both
        assert either - both > OUTLINES * either, (one, other)


def test_faces_are_told_apart_by_light_and_shade_when_small() -> None:
    lights = {who: _light(_calm(who), SMALL) for who in WHO}
    for one, other in combinations(WHO, 2):
        assert _apart(lights[one], lights[other]) > LIGHTS, (one, other)


@pytest.mark.parametrize("who", WHO)
def test_moods_are_told_apart_when_small_and_without_colours(who: str) -> None:
    lights = [_light(_calm(who) + end, SMALL) for end in ("", "-happy", "-oops")]
    for a, b in combinations(lights, 2):
        assert _apart(a, b) > 0.02


@pytest.mark.parametrize("who", WHO)
def test_eyes_and_mouth_stand_out(who: str) -> None:
    calm, happy = (_light(_calm(who) + end, LARGE) for end in ("", "-happy"))
    changed = [(max(p), min(p)) for p in zip(calm, happy, strict=True) if abs(p[0] - p[1]) > 0.02]
    strong = [light for light in changed if (light[0] + 0.05) / (light[1] + 0.05) >= FEATURES]
    assert len(strong) > 0.6 * len(changed) > 0


@pytest.mark.parametrize("chair", CHAIRS)
@pytest.mark.parametrize("human", [True, False], ids=["people", "bots"])
def test_a_face_stands_out_from_the_colours_of_its_chair(human: bool, chair: int) -> None:
    surface = _face(chair_face(human, chair), SMALL)
    dots = [surface.get_at((x, y)) for x in range(SMALL) for y in range(SMALL)]
    paper = [dot[:3] for dot in dots if dot[3] > 200]
    look = theme.seat_style(chair)
    for ground in (look.colour, look.dark):
        clear = sum(contrast(dot, ground) >= GROUND for dot in paper)
        assert clear > SHARE * len(paper), (ground, clear / len(paper))
