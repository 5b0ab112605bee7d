"""Whoever chose a chair keeps face, colour and shape: at the table, after it, and in replays."""

from typing import Any

import pygame
import pytest

from game import catalog
from game.core.record import Player as RecordedPlayer
from game.core.record_text import load
from game.screens.navigator import ScreenNavigator
from game.screens.results import ResultsScreen
from game.ui.cache import Warming
from game.ui.faces import chair_face
from game.ui.sprites import Sprites
from game.ui.theme import seat_style
from tests.harness import frame, make_services, past_podium

GAMES = catalog.keys()
CHAIRS = {"frankfurt": (1, 3)}
"""A race has four chairs; the others have up to eight, and five at least."""


def chairs_of(game: str) -> tuple[int, int]:
    return CHAIRS.get(game, (2, 5))


def opened(game: str) -> ScreenNavigator:
    """Return the navigator of a match with a person and a bot, and free chairs beside both."""
    navigator = ScreenNavigator(make_services((640, 360)))
    navigator.title()
    navigator.join(game)
    navigator.app.choose_preset("two")
    person, bot = chairs_of(game)
    navigator.app.session.sit(person, "Anna")
    navigator.app.session.add_bot(bot, "easy")
    navigator.play()
    return navigator


def drawn(navigator: ScreenNavigator, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Return the names of all drawings that a frame asks for."""
    names: set[str] = set()
    sprites = navigator.services.sprites
    get = sprites.get

    def spy(name: str, *args: object, **more: object) -> object:
        names.add(name)
        return get(name, *args, **more)  # type: ignore[arg-type]

    sprites.clear()
    monkeypatch.setattr(sprites, "get", spy)
    frame(navigator.services)
    return {name.removesuffix("-happy").removesuffix("-oops") for name in names}


def must_show(navigator: ScreenNavigator, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    person, bot = chairs_of(game)
    names = drawn(navigator, monkeypatch)
    faces = {name for name in names if name.startswith("faces/")}
    assert faces == {chair_face(True, person), chair_face(False, bot)}
    services = navigator.services
    assert [services.style(seat) for seat in (0, 1)] == [seat_style(person), seat_style(bot)]
    shapes = {name for name in names if name.startswith("shapes/")}
    wanted = {f"shapes/{seat_style(chair).shape}" for chair in (person, bot)}
    others = {f"shapes/{seat_style(seat).shape}" for seat in (0, 1)} - wanted
    assert shapes >= wanted or game == "board"
    if game != "frantic":  # its four colours of cards have shapes of their own
        assert not shapes & others


@pytest.mark.parametrize("game", GAMES)
def test_the_table_shows_the_looks_of_the_chairs(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    must_show(opened(game), game, monkeypatch)


@pytest.mark.parametrize("game", GAMES)
def test_results_and_replay_show_the_same_looks(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    navigator = opened(game)
    scene = navigator.services.scenes.top
    scene.fast_forward(1_000_000)  # type: ignore[union-attr]
    report = scene.report(scene.outcome, scene.record())  # type: ignore[union-attr]
    navigator.finished(report)
    past_podium(navigator.services)
    assert isinstance(navigator.services.scenes.top, ResultsScreen)
    must_show(navigator, game, monkeypatch)
    navigator.title()
    again = ScreenNavigator(make_services((640, 360)))
    again.title()
    again.watch(load(report.record, catalog.rules_of))
    must_show(again, game, monkeypatch)


def test_a_record_without_chairs_has_the_looks_of_its_seats() -> None:
    navigator = opened("frankfurt")
    text = navigator.services.scenes.top.record()  # type: ignore[union-attr]
    old = "\n".join(line for line in text.split("\n") if not line.startswith("chairs"))
    assert old != text
    record = load(old, catalog.rules_of)
    assert record.players == (RecordedPlayer("human", "Anna"), RecordedPlayer("bot:easy", "Oper"))
    navigator.watch(record)
    assert [navigator.services.style(seat) for seat in (0, 1)] == [seat_style(0), seat_style(1)]


def test_eight_players_are_told_apart_by_colour_shape_and_face() -> None:
    looks = [seat_style(chair) for chair in range(8)]
    assert len({look.colour for look in looks}) == len({look.shape for look in looks}) == 8
    for human in (True, False):
        assert len({chair_face(human, chair) for chair in range(8)}) == 8


def test_a_bot_has_the_face_of_the_place_that_it_is_named_after() -> None:
    navigator = ScreenNavigator(make_services((640, 360)))
    navigator.title()
    navigator.join("frantic")
    for chair in range(8):
        navigator.app.session.add_bot(chair, "easy")
        name = navigator.app.session.chairs[chair].name.lower().replace("ö", "oe")
        assert chair_face(False, chair) == f"faces/{name}"


@pytest.mark.parametrize("game", GAMES)
def test_a_table_draws_the_faces_of_its_players_beforehand_and_no_others(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    names: set[str] = set()
    get = Sprites.get

    def spy(self: Sprites, name: str, *rest: Any, **more: Any) -> pygame.Surface:
        names.add(name.removesuffix("-happy").removesuffix("-oops"))
        return get(self, name, *rest, **more)

    monkeypatch.setattr(Sprites, "get", spy)
    monkeypatch.setattr(Warming, "go_on", Warming.finish)
    frame(opened(game).services)
    person, bot = chairs_of(game)
    faces = {name for name in names if name.startswith("faces/")}
    assert faces == {chair_face(True, person), chair_face(False, bot)}
