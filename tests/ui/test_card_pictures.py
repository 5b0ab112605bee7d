"""Cards on their way: few faces are drawn a frame, smaller ones are scaled, none turns back."""

import argparse

import pygame
import pytest

from game import catalog
from game.commands.play import open_match
from game.core.record import Player
from game.screens.navigator import ScreenNavigator
from game.ui.card_pictures import NEW_FACES, CardPictures
from game.ui.motion import Placement
from tests.harness import make_services

WIDTHS = (46.0, 102.0, 158.0, 182.0)
FACES = [f"frantic/R{number}" for number in range(1, 8)]


@pytest.fixture
def drawn(monkeypatch) -> list[tuple[str, tuple[int, int]]]:
    """Return the list of what is drawn from files, as it grows."""
    found: list[tuple[str, tuple[int, int]]] = []
    draw = pygame.image.load_sized_svg

    def listen(file, size):
        found.append((file.stem, tuple(size)))
        return draw(file, size)

    monkeypatch.setattr(pygame.image, "load_sized_svg", listen)
    return found


def fly(pictures: CardPictures, width: float) -> list[bytes]:
    cards = [(name, Placement(0, 0, width)) for name in FACES]
    return [pygame.image.tobytes(found, "RGBA") for found in pictures.flying(cards, WIDTHS)]


def test_a_frame_draws_few_faces_and_all_are_there_soon(drawn) -> None:
    pictures = CardPictures(make_services((1280, 720)).sprites, "frantic/back")
    back = pygame.image.tobytes(pictures.get("frantic/back", 102.0, drawn=182.0), "RGBA")
    for frame in range(1, len(FACES) + 1):
        drawn.clear()
        shown = fly(pictures, 102.0)
        assert len(drawn) <= NEW_FACES
        assert sum(face != back for face in shown) == frame * NEW_FACES
    assert len(set(shown)) == len(FACES)


def test_a_face_that_was_seen_is_seen_at_all_widths_and_drawn_once(drawn) -> None:
    services = make_services((1280, 720))
    pictures = CardPictures(services.sprites, "frantic/back")
    for name in FACES:
        services.sprites.get(name, 182.0)
    drawn.clear()
    for width in WIDTHS:
        assert len(set(fly(pictures, width))) == len(FACES)
    assert {stem for stem, _ in drawn} <= {"back"}


def test_a_face_that_is_kept_does_not_need_its_drawing(drawn) -> None:
    services = make_services((1280, 720))
    pictures = CardPictures(services.sprites, "frantic/back")
    for _ in FACES:
        shown = fly(pictures, 102.0)
    for key in [key for key in services.sprites.cached._surfaces if key[0] in FACES]:
        del services.sprites.cached._surfaces[key]
    assert fly(pictures, 102.0) == shown


def test_a_scaled_drawing_has_the_size_of_one_drawn_anew() -> None:
    for size in ((1280, 720), (1920, 1080), (1001, 733)):
        sprites = make_services(size).sprites
        for width in WIDTHS[:-1]:
            scaled = sprites.scaled("frantic/R1", width, 182.0)
            assert not sprites.has("frantic/R1", width)
            assert scaled.get_size() == sprites.get("frantic/R1", width).get_size()
            assert sprites.has("frantic/R1", width)


@pytest.mark.whole
@pytest.mark.parametrize("key", [entry.key for entry in catalog.GAMES])
def test_all_that_is_drawn_ahead_is_kept(key) -> None:
    services = make_services((1920, 1080))
    navigator = ScreenNavigator(services)
    info = catalog.find(key).open().info
    seats = tuple(Player("bot:normal", f"Bot {seat}") for seat in range(info.max_seats))
    open_match(navigator, info, seats, argparse.Namespace(option=[], seed=3))
    services.scenes.top.view.prewarm()
    assert services.sprites.cached.built == len(services.sprites.cached)
