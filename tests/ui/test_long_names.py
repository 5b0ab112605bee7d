"""A name that is far too long stays inside its plate, cut with an ellipsis, and is told whole."""

import pytest

from game.catalog import find, keys
from game.core.explain import Kind, Thing
from game.input.seating import MatchSetup, Player, Seating
from game.ui.match_scene import new_match
from game.ui.pen import Pen
from game.ui.text import ELLIPSIS
from tests.harness import frame, make_services

NAMES = ("W" * 64, "i" * 64, ("Wwww " * 13)[:64], ("iii i " * 13)[:64])
SEATS = {"frankfurt": 4, "board": 6}


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize("game", keys())
def test_a_long_name_stays_in_its_plate(
    game: str, percent: int, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    services = make_services(size, "en", percent)
    made, names = find(game).open(), (NAMES * 2)[: SEATS.get(game, 8)]
    people = tuple(
        Player("human" if not number else "bot", name, level=made.levels[0])
        for number, name in enumerate(names)
    )
    setup = MatchSetup(game, Seating(people), {}, 3)
    free: list[str] = []
    text_at = Pen.text_at

    def noted(pen: Pen, string: str, *args: object, **more: object) -> float:
        free.append(string)
        return text_at(pen, string, *args, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(Pen, "text_at", noted)
    scene = find(game).screens().scene(services, setup, made, new_match(made, setup))
    services.scenes.push(scene)
    frame(services)
    placed = scene.view._pen.placed  # type: ignore[attr-defined]
    cut = [one for one in placed if one.text.endswith(ELLIPSIS) and one.text[0] in "Wi"]
    assert not [one for one in placed if one.text in names], "no whole name has room"
    shown = [one.text for one in cut] + [text for text in free if text.endswith(ELLIPSIS)]
    for name in names:
        assert any(name.startswith(text[:-1].rstrip()) for text in shown), name
    for one in cut:
        assert one.box.covers(one.drawn, 1.0), one
        assert one.drawn.h >= 15, "it can be read"
    assert all(len(text) < 60 for text in free if text in shown)
    services.scenes.quit()


@pytest.mark.parametrize("game", keys())
def test_whoever_looks_is_told_the_whole_name(game: str) -> None:
    services = make_services()
    made, names = find(game).open(), NAMES[:2]
    state = new_match(
        made, MatchSetup(game, Seating(tuple(Player("human", name) for name in names)), {}, 3)
    ).state
    for seat, name in enumerate(names):
        told = made.explain(made.rules, state, 0, Thing(Kind.SEAT, seat=seat))
        assert name in told.title.text(services.texts, names)


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("game", keys())
def test_a_name_as_long_as_can_be_typed_is_no_speck(game: str, percent: int) -> None:
    services = make_services((1280, 720), "en", percent)
    made, names = find(game).open(), ("Maximilianetta", "WWWWWWWWWWWWWW", "Tom")
    people = tuple(Player("human", name) for name in names[: made.info.max_seats])
    setup = MatchSetup(game, Seating(people), {}, 3)
    scene = find(game).screens().scene(services, setup, made, new_match(made, setup))
    services.scenes.push(scene)
    frame(services)
    for one in scene.view._pen.placed:  # type: ignore[attr-defined]
        if one.text[:3] in ("Max", "WWW"):
            assert one.drawn.h >= 18, (one.text, one.drawn)
    services.scenes.quit()
