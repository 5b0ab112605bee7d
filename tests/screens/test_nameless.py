"""Who has given no name is a number in the players' language, and nothing keeps it as a name."""

import msgspec
import pytest

from game import catalog
from game.core.record import Player
from game.screens.navigator import ScreenNavigator
from game.screens.records import RecordsScreen
from game.screens.session import Chair
from game.storage import KeptChair, Store
from game.ui.i18n import Texts
from game.ui.match_scene import MatchScene
from tests.harness import frame, make_services
from tests.screens.stages import leave_a_match

GAMES = tuple(entry.key for entry in catalog.GAMES)
LEVEL = {"frankfurt": "frantic"}


def start(game: str) -> ScreenNavigator:
    """Let two people without names and one with a name sit down, and a bot."""
    navigator = ScreenNavigator(make_services())
    navigator.title()
    navigator.join(game)
    session, app = navigator.app.session, navigator.app
    assert app.choose_preset(next(one.key for one in session.presets if one.seats >= 3))
    session.sit(0, app.name_of(0))
    session.sit(1, "Anna")
    session.sit(2, app.name_of(2))
    session.add_bot(3, LEVEL.get(game, "easy"))
    return navigator


def named(navigator: ScreenNavigator) -> list[str]:
    return [chair.name for chair in navigator.app.session.chairs if chair.taken]


def again(navigator: ScreenNavigator, lang: str = "fr") -> ScreenNavigator:
    """Start the program once more, in another language."""
    navigator.services.store.settle()
    fresh = make_services(lang=lang)
    fresh.store = Store(navigator.services.store.folder)
    fresh.store.update(lang=lang)
    later = ScreenNavigator(fresh)
    later.title()
    return later


ENGLISH, FRENCH = ["Player 1", "Anna", "Player 3"], ["Joueur 1", "Anna", "Joueur 3"]


@pytest.mark.parametrize("game", GAMES)
def test_a_change_of_language_tells_numbers_anew_and_no_name(game: str) -> None:
    navigator = start(game)
    assert named(navigator)[:3] == ENGLISH
    navigator.app.change(lang="fr")
    assert named(navigator)[:3] == FRENCH
    frame(navigator.services)
    words = [one.text for one in navigator.services.scenes.top.pen.placed]
    assert "Joueur 1" in words
    assert "Player 1" not in words
    navigator.app.change(lang="en")
    assert named(navigator)[:3] == ENGLISH


@pytest.mark.parametrize("game", GAMES)
def test_the_lobby_of_the_next_start_speaks_its_language(game: str) -> None:
    navigator = start(game)
    navigator.play()
    settings = navigator.services.settings
    assert [one.name for one in settings.lobbies[game]][:3] == ["", "Anna", ""]
    later = again(navigator)
    later.join(game)
    assert named(later)[:3] == FRENCH


def test_a_usual_name_that_was_typed_is_no_name() -> None:
    navigator = start("board")
    session = navigator.app.session
    session.rename(0, "Joueur 1")
    session.rename(2, "Zoé")
    navigator.app.remember_lobby()
    assert navigator.services.settings.names[:3] == ("", "", "Zoé")


def test_what_older_versions_kept_as_text_is_known_again() -> None:
    navigator = start("board")
    kept = (KeptChair("human", "Player 1"), KeptChair("human", "Spieler 2"), KeptChair("human", ""))
    names = ("Player 1", "", "Joueur 3")
    navigator.services.store.update(lobbies={"board": kept}, names=names)
    later = again(navigator)
    later.join("board")
    assert named(later) == ["Joueur 1", "Spieler 2", "Joueur 3"], "there is no German version"
    assert later.app.session.names[:3] == ["", "", ""]


@pytest.mark.parametrize("game", GAMES)
def test_matches_that_wait_and_replays_tell_them_in_the_language_of_now(game: str) -> None:
    navigator = start(game)
    leave_a_match(navigator, 12)
    assert navigator.services.store.settle()
    (path,) = navigator.services.store.unfinished.folder.glob(f"{game}*.txt")
    seats = [line for line in path.read_text().splitlines() if line.startswith("seat ")]
    assert seats[:3] == ["seat human", "seat human Anna", "seat human"]
    later = again(navigator)
    services = later.services
    services.store.unfinished.look()
    assert services.store.settle()
    for screen in ("title", "list", "lobby"):
        if screen == "list":
            later.waiting_list()
        if screen == "lobby":
            later.join(game)
        frame(services)
        frame(services)
        words = " ".join(one.text for one in services.scenes.top.pen.placed)
        assert "Joueur 1" in words, screen
        assert "Player" not in words, screen
    waiting = later.app.waiting()
    assert waiting is not None
    later.go_on(waiting)
    assert named(later)[:3] == FRENCH
    assert [player.name for player in later.app.setup.seating.players][:3] == FRENCH


def test_figures_are_the_same_people_s_in_every_language() -> None:
    navigator = start("frappadingue")
    for lang in ("en", "fr"):
        navigator.app.change(lang=lang)
        navigator.app.session.options["goal"] = "1000"
        navigator.play()
        scene = navigator.services.scenes.top
        assert isinstance(scene, MatchScene)
        scene.fast_forward(100_000)
        scene.show_results()
        navigator.title()
    stats = navigator.services.store.stats
    assert {name: stats.of(name, "frappadingue").played for name in stats.players} == {
        "Player 1": 2,
        "Anna": 2,
        "Player 3": 2,
    }
    later = again(navigator)
    later.records()
    frame(later.services)
    later.services.store.settle()
    frame(later.services)
    top = later.services.scenes.top
    assert isinstance(top, RecordsScreen)
    words = " ".join(one.text for one in top.pen.placed)
    assert "Joueur 1, Anna, Joueur 3" in words


def test_standings_tempi_and_the_lobbies_of_this_evening_follow() -> None:
    navigator = start("board")
    session = navigator.app.session
    session.numbers = {("frantic", "Player 1"): 2.0, ("frantic", "Anna"): 1.0}
    session.standings = {}
    navigator.join("frankfurt")
    navigator.app.change(lang="fr")
    assert session.numbers == {("frantic", "Joueur 1"): 2.0, ("frantic", "Anna"): 1.0}
    session.chairs = [Chair()] * session.places
    navigator.join("board")
    assert named(navigator)[:3] == FRENCH


def test_only_the_whole_form_is_a_number() -> None:
    texts = Texts("en")
    assert [texts.usual_number(f"{word} 7") for word in ("Player", "Joueur")] == [7, 7]
    for end in ("", " ", " x", " 7 2", "s 7", " ²", " 123"):
        assert texts.usual_number(f"Player{end}") == 0, end
    for name in ("", "7", " 7", "Spieler 7"):
        assert texts.usual_number(name) == 0, name
    assert texts.usual_number("Player 12345") == 0


def test_a_nameless_player_of_a_record_keeps_the_chair_s_number() -> None:
    names = start("board").app.nameless
    players = (Player("human", "", 4), Player("human", "Zoé", 5), Player("bot:easy", "", 6))
    assert names.of_players(players) == ("Player 5", "Zoé", "Taunus")
    plain = tuple(msgspec.structs.replace(one, chair=None) for one in players)
    assert names.of_players(plain) == ("Player 1", "Zoé", "Römer")
