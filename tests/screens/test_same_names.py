"""Two people of one name are told apart on every screen on which both are named."""

import pytest

from game import catalog
from game.screens.book_keys import owners_in_lobby
from game.screens.navigator import ScreenNavigator
from game.screens.results import ResultsScreen
from game.screens.screen import Screen
from game.screens.session import Session
from game.ui import fallback
from game.ui.i18n import clean_name
from game.ui.match_scene import MatchScene
from tests.harness import frame, make_services, past_podium, tap

GAMES = tuple(entry.key for entry in catalog.GAMES)
SHORT = {"frankfurt": {}, "frantic": {"limit": "rounds-1"}, "board": {"limit": "rounds-1"}}
LEVEL = {"frankfurt": "frantic"}
ALIKE = (
    ("Zoé", "Zoé"),
    ("Zoé", "ZOÉ"),
    ("Zoé", "Zoe\u0301"),
    ("🎲", "🎲"),
    ("🎲", "👨"),
    ("Zeil", "Zeil"),
)


def lobby(game: str, names: tuple[str, str] = ("Zoé", "Zoé")) -> ScreenNavigator:
    navigator = ScreenNavigator(make_services())
    navigator.title()
    navigator.join(game)
    session = navigator.app.session
    for chair, name in enumerate(names):
        session.sit(chair, navigator.app.name_of(chair))
        session.rename(chair, clean_name(name))
        session.set_ready(chair)
    return navigator


def words(navigator: ScreenNavigator) -> list[str]:
    frame(navigator.services)
    top = navigator.services.scenes.top
    assert isinstance(top, Screen)
    return [one.text for one in top.pen.placed]


@pytest.mark.parametrize("game", GAMES)
def test_the_lobby_and_all_that_opens_from_it_tell_both(game: str) -> None:
    navigator = lobby(game)
    top = navigator.services.scenes.top
    top.rebuild()
    told = words(navigator)
    assert "Zoé" in told
    assert "Zoé 2" in told
    for open_it in (navigator.options, navigator.key_check):
        open_it()
        told = words(navigator)
        assert "Zoé" in told, open_it
        assert "Zoé 2" in told, open_it
        navigator.services.scenes.pop()
    assert [one.name for one in owners_in_lobby(navigator.app)] == ["Zoé", "Zoé 2"]


def test_who_is_waited_for_is_told_by_the_name_that_is_shown() -> None:
    navigator = lobby("frankfurt")
    navigator.app.session.set_ready(1, False)
    assert navigator.services.scenes.top._now_text().count("Zoé 2") == 1


def test_typing_begins_with_the_name_as_it_was_typed() -> None:
    navigator = lobby("board")
    top = navigator.services.scenes.top
    top.rebuild()
    assert top.open_name(1)
    frame(navigator.services)
    tap(navigator.services, "enter")
    assert navigator.app.session.chairs[1].name == "Zoé"
    assert "Zoé 2" in words(navigator)


@pytest.mark.parametrize("game", GAMES)
def test_table_results_standings_replays_and_figures_tell_both(game: str) -> None:
    navigator = lobby(game)
    session, services = navigator.app.session, navigator.services
    session.add_bot(2, LEVEL.get(game, "easy"))
    session.options |= SHORT.get(game, {"goal": "1000"})
    navigator.play()
    scene = services.scenes.top
    assert isinstance(scene, MatchScene)
    assert scene.names[:2] == ("Zoé", "Zoé 2")
    scene.fast_forward(200_000)
    scene.show_results()
    past_podium(services)
    top = services.scenes.top
    assert isinstance(top, ResultsScreen)
    told = words(navigator)
    assert told.count("Zoé") >= 2, "the table and the standings"
    assert told.count("Zoé 2") >= 2
    assert {one.name for one in session.score_table()} >= {"Zoé", "Zoé 2"}
    stats = services.store.stats
    assert stats.of("Zoé", game).played == stats.of("Zoé 2", game).played == 1
    navigator.title()
    navigator.records()
    for _ in range(3):
        services.store.settle()
        told = words(navigator)
    assert any("Zoé, Zoé 2, " in text for text in told)


@pytest.mark.parametrize("names", ALIKE)
def test_names_that_are_drawn_alike_are_told_apart(
    names: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fallback, "SIGNS", "◊")
    fallback.pieces_of.cache_clear()
    try:
        session: Session = lobby("board", names).app.session
        assert session.told_name(0) == session.chairs[0].name
        assert session.told_name(1) == f"{session.chairs[1].name} 2"
        one, two = session.told_name(0), session.told_name(1)
        assert one.casefold() != two.casefold()
    finally:
        fallback.pieces_of.cache_clear()


def test_a_person_who_is_called_like_a_bot_is_told_apart_from_it() -> None:
    navigator = lobby("board", ("Zoé", "Oper"))
    session = navigator.app.session
    session.add_bot(2, "easy")
    told = [session.told_name(chair) for chair in session.taken]
    assert len(set(told)) == 3
