"""From the title through a match to its results and a rematch, by keys."""

import shutil
from pathlib import Path

import msgspec
import pygame
import pytest

from game import catalog, resources
from game.catalog import GameEntry
from game.documents import ContentError
from game.input.seating import MatchSetup
from game.resources import GAMES_VARIABLE
from game.screens.book import BookScreen
from game.screens.dialogs import ConfirmScreen, LanguageScreen, PauseScreen
from game.screens.join import JoinScreen
from game.screens.navigator import ScreenNavigator
from game.screens.options import OptionsScreen
from game.screens.podium import PodiumScreen
from game.screens.practise import PractiseScreen
from game.screens.results import ResultsScreen
from game.screens.settings import SettingsScreen
from game.screens.title import TitleScreen
from game.ui.i18n import Texts
from game.ui.scenes import Scene
from game.ui.services import Services
from tests.harness import frame, key, make_services, past_podium, press, tap
from tests.screens.stages import a_report, sit

Q, A, U, J = pygame.KSCAN_Q, pygame.KSCAN_A, pygame.KSCAN_U, pygame.KSCAN_J


class Table(Scene):
    """A match scene that does nothing."""

    def __init__(self, services: Services, setup: MatchSetup) -> None:
        self.setup = setup


class TableNavigator(ScreenNavigator):
    """A navigator whose matches are tables."""

    def scene(self, setup: MatchSetup, match=None) -> Scene:
        return Table(self.services, setup)


def start(lang: str = "en") -> tuple[Services, ScreenNavigator]:
    services = make_services(lang=lang)
    navigator = TableNavigator(services)
    services.scenes.reset(navigator.first())
    return services, navigator


def top(services: Services) -> Scene:
    assert services.scenes.top is not None
    return services.scenes.top


def test_the_first_start_asks_for_the_language_once() -> None:
    services = make_services(lang="en")
    services.store.update(lang="")
    navigator = ScreenNavigator(services)
    services.scenes.reset(navigator.first())
    assert isinstance(top(services), LanguageScreen)
    tap(services, "escape")
    assert isinstance(top(services), LanguageScreen)
    tap(services, "down")
    tap(services, "enter")
    assert isinstance(top(services), TitleScreen)
    assert services.texts.lang == services.settings.lang == "fr"
    assert isinstance(navigator.first(), TitleScreen)


def test_two_people_and_two_bots_go_from_the_title_into_a_match_by_keys() -> None:
    services, _ = start()
    tap(services, "enter")
    assert isinstance(top(services), JoinScreen)
    press(services, Q)
    press(services, U)
    press(services, Q)
    for chair in (2, 3):
        assert top(services).menu.focus_on(f"add-{chair}")
        tap(services, "enter")
    tap(services, "enter")
    assert not isinstance(top(services), Table), "one is not ready yet"
    press(services, U)
    tap(services, "enter")
    scene = top(services)
    assert isinstance(scene, Table)
    players = scene.setup.seating.players
    assert [player.kind for player in players] == ["human", "human", "bot", "bot"]
    assert players[0].zone is not None
    assert players[0].zone.upper[0] == Q
    assert scene.setup.seed is not None


def test_a_held_enter_passes_one_screen_only() -> None:
    services, _ = start()
    for _ in range(30):
        services.scenes.handle(key(pygame.KSCAN_RETURN, pygame.K_RETURN))
        frame(services)
    assert isinstance(top(services), JoinScreen)


def test_a_rematch_is_one_key_and_only_the_seed_differs() -> None:
    services, navigator = start()
    sit(navigator)
    navigator.app.session.set_ready(1)
    navigator.app.session.options["mode"] = "table"
    navigator.play()
    first = top(services)
    assert isinstance(first, Table)
    navigator.finished(a_report())
    past_podium(services)
    assert isinstance(top(services), ResultsScreen)
    frame(services, 0.0)
    frame(services, ResultsScreen.deaf)
    tap(services, "enter")
    second = top(services)
    assert isinstance(second, Table)
    assert second is not first
    assert second.setup.seed != first.setup.seed
    assert msgspec.structs.replace(second.setup, seed=0) == msgspec.structs.replace(
        first.setup, seed=0
    )


def test_an_enter_held_from_the_match_does_not_start_the_rematch() -> None:
    services, navigator = start()
    sit(navigator)
    navigator.play()
    services.scenes.handle(key(pygame.KSCAN_RETURN, pygame.K_RETURN))
    navigator.finished(a_report())
    services.scenes.handle(key(pygame.KSCAN_RETURN, pygame.K_RETURN))
    assert isinstance(top(services), PodiumScreen)
    past_podium(services)
    services.scenes.handle(key(pygame.KSCAN_RETURN, pygame.K_RETURN))
    assert isinstance(top(services), ResultsScreen)


def test_changed_rules_reach_the_rematch_from_the_results() -> None:
    services, navigator = start()
    sit(navigator)
    navigator.app.session.set_ready(1)
    navigator.play()
    navigator.finished(a_report())
    past_podium(services)
    navigator.options()
    assert isinstance(top(services), OptionsScreen)
    tap(services, "right")
    tap(services, "escape")
    assert isinstance(top(services), ResultsScreen)
    tap(services, "enter")
    scene = top(services)
    assert isinstance(scene, Table)
    assert scene.setup.options["mode"] == "table"


def test_a_match_is_counted_kept_and_in_the_score_table() -> None:
    services, navigator = start()
    sit(navigator)
    navigator.app.session.rename(1, "Bartholomäus")
    navigator.play()
    navigator.finished(msgspec.structs.replace(a_report(), record="a record"))
    table = {line.name: (line.won, line.played) for line in navigator.app.session.score_table()}
    assert table["Anna"] == (1, 1)
    assert table["Bartholomäus"] == (0, 1)
    figures = services.store.stats.of("Anna", "frankfurt")
    assert (figures.played, figures.won, figures.best_slap_ms) == (1, 1, 280)
    assert services.store.stats.of("Römer", "frankfurt").played == 0
    services.store.settle()
    assert [services.store.read_record(path) for path in services.store.records()] == ["a record"]


def test_names_and_rules_are_there_again_after_a_restart_of_the_program() -> None:
    services, navigator = start()
    sit(navigator)
    navigator.app.session.rename(0, "Zoë")
    navigator.app.session.options["stress"] = "on"
    navigator.play()
    again = ScreenNavigator(services)
    assert again.app.session.names[0] == "Zoë"
    assert again.app.session.options["stress"] == "on"


def test_practice_in_the_game_of_last_time_is_two_presses_from_the_title() -> None:
    services, _ = start()
    for _ in range(5):  # past the shelf, however many games stand on it
        if top(services).menu.focused.key != "practise":
            tap(services, "right" if top(services).menu.focused.key == "learn" else "down")
    tap(services, "enter")
    for _ in range(2):  # the first picture says that it takes a moment
        frame(services)
    assert isinstance(top(services), PractiseScreen)
    tap(services, "enter")
    scene = top(services)
    assert isinstance(scene, Table)
    assert [player.kind for player in scene.setup.seating.players] == ["human", "bot"]


@pytest.mark.parametrize("game", catalog.keys())
def test_every_game_is_practised_by_one_person_against_bots(game: str) -> None:
    services, navigator = start()
    sit(navigator, 3, 1, "three")
    navigator.choose_practice()
    screen = top(services)
    assert isinstance(screen, PractiseScreen)
    assert screen.menu.focus_on(f"game-{game}")
    tap(services, "enter")
    assert navigator.app.setup is not None
    players = navigator.app.setup.seating.players
    assert (navigator.app.setup.game, players[0].name) == (game, "Anna")
    bots = navigator.app.practice_bots(game)
    assert [player.kind for player in players] == ["human", *["bot"] * bots]
    assert navigator.app.session.game == game, "the lobby goes on with it"


def test_a_broken_game_is_not_offered_for_practice(monkeypatch: pytest.MonkeyPatch) -> None:
    services, navigator = start()
    sound = GameEntry.open

    def broken(entry: GameEntry, problems: object = None) -> object:
        if entry.key == "frantic":
            raise ContentError("levels/frantic-deck.yaml", 2, "copies", "there are 131 cards")
        return sound(entry)

    monkeypatch.setattr(GameEntry, "open", broken)
    navigator.choose_practice()
    keys = [widget.key for widget in top(services).menu.widgets]
    assert "game-frankfurt" in keys
    assert "game-frantic" not in keys
    assert "levels/frantic-deck.yaml:2" in navigator.app.notes.shown


def test_the_pause_goes_on_only_by_a_key_and_says_so_once() -> None:
    services, navigator = start()
    sit(navigator)
    navigator.play()
    resumed: list[str] = []
    navigator.pause("Karim", lambda: resumed.append("on"))
    assert isinstance(top(services), PauseScreen)
    services.scenes.handle(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    frame(services)
    assert not resumed
    tap(services, "enter")
    assert resumed == ["on"]
    assert isinstance(top(services), Table)


def test_the_pause_hides_what_is_below() -> None:
    services, navigator = start()
    sit(navigator)
    navigator.play()
    navigator.pause("", lambda: None)
    assert not top(services).overlay


def test_settings_opened_in_a_pause_come_back_to_the_pause() -> None:
    services, navigator = start()
    navigator.play() if navigator.app.session.taken else navigator.practise()
    navigator.pause("Anna", lambda: None)
    navigator.settings()
    assert isinstance(top(services), SettingsScreen)
    tap(services, "escape")
    assert isinstance(top(services), PauseScreen)


@pytest.mark.parametrize(
    ("game", "paused", "offered"),
    [("frankfurt", True, False), ("frankfurt", False, True), ("frantic", True, True)],
)
def test_the_pace_of_bots_is_offered_but_in_the_pause_of_a_race(
    game: str, paused: bool, offered: bool
) -> None:
    services, navigator = start()
    navigator.app.choose_game(game)
    if paused:
        navigator.pause("Anna", lambda: None)
    navigator.settings()
    screen = top(services)
    frame(services)
    assert isinstance(screen, SettingsScreen)
    keys = {widget.key for widget in screen.build()}
    assert ("bots" in keys) == offered
    assert "turn" in services.texts("settings-bots")


def test_leaving_a_match_asks_first_and_the_focus_is_on_the_harmless_answer() -> None:
    services, navigator = start()
    navigator.practise()
    navigator.pause("Anna", lambda: None)
    tap(services, "up")  # from the first one round to the last
    tap(services, "enter")
    assert isinstance(top(services), ConfirmScreen)
    tap(services, "enter")
    assert isinstance(top(services), PauseScreen)
    tap(services, "enter")
    tap(services, "right")
    tap(services, "enter")
    assert isinstance(top(services), TitleScreen)


def test_f1_opens_the_book_over_any_screen_and_escape_closes_it() -> None:
    services, navigator = start()
    for go in (
        navigator.title,
        navigator.join,
        navigator.options,
        navigator.settings,
        navigator.key_check,
        navigator.records,
    ):
        go()
        below = top(services)
        tap(services, "f1")
        assert isinstance(top(services), BookScreen)
        tap(services, "f1")
        assert isinstance(top(services), BookScreen)
        tap(services, "escape")
        assert top(services) is below


def test_quitting_asks_first() -> None:
    services, _ = start()
    tap(services, "escape")
    assert isinstance(top(services), ConfirmScreen)
    tap(services, "escape")
    assert isinstance(top(services), TitleScreen)
    tap(services, "escape")
    tap(services, "right")
    tap(services, "enter")
    assert not services.scenes.running


def test_damaged_settings_are_told_in_a_note_that_names_the_file() -> None:
    services = make_services()
    path = services.store.folder / "settings.json"
    assert services.store.settle()
    path.write_text("{ not json", encoding="utf-8")
    services.store = type(services.store)(services.store.folder)
    navigator = ScreenNavigator(services)
    navigator.title()
    frame(services)
    assert "settings.json" in navigator.app.notes.shown
    assert ".damaged" in navigator.app.notes.shown


def test_a_broken_own_file_of_a_game_is_told_on_screen(tmp_path, monkeypatch) -> None:
    monkeypatch.setenv("COUCH_FRANTIC_HOME", str(tmp_path))
    folder = tmp_path / "levels"
    folder.mkdir()
    (folder / "frankfurt-deck.yaml").write_text("format: 1\ncopies: none\n")
    services = make_services((640, 360))
    navigator = ScreenNavigator(services)
    assert "frankfurt-deck.yaml" in navigator.app.notes.shown
    assert navigator.app.info("frankfurt").key == "frankfurt"


def test_a_pause_by_a_shared_key_blames_nobody() -> None:
    services, navigator = start()
    navigator.title()
    navigator.pause(None, lambda: None)
    top = services.scenes.top
    assert isinstance(top, PauseScreen)
    frame(services)
    assert services.texts("pause-all") in [placed.text for placed in top.pen.placed]


@pytest.mark.parametrize(
    ("lang", "match", "race"), [("en", "match", "race"), ("fr", "partie", "course")]
)
def test_a_pause_when_the_focus_is_lost_calls_no_match_a_race(
    lang: str, match: str, race: str
) -> None:
    services, navigator = start(lang)
    navigator.pause("", lambda: None)
    top = services.scenes.top
    assert isinstance(top, PauseScreen)
    frame(services)
    (told,) = [
        placed.text for placed in top.pen.placed if placed.text == services.texts("pause-focus")
    ]
    assert match in told
    assert race not in told


def test_a_game_whose_own_files_are_broken_stays_closed_and_says_why(monkeypatch) -> None:
    services, navigator = start()
    navigator.title()

    def broken(*_: object) -> None:
        raise ContentError("levels/frankfurt-deck.yaml", 2, "copies", "there are 131 cards")

    monkeypatch.setattr(GameEntry, "open", broken)
    for way in (navigator.join, navigator.practise):
        way()
        assert isinstance(services.scenes.top, TitleScreen)
        assert "levels/frankfurt-deck.yaml:2" in navigator.app.notes.shown
    frame(services)


def test_a_match_whose_files_broke_meanwhile_does_not_begin(monkeypatch) -> None:
    services, navigator = start()
    navigator.title()
    sit(navigator)
    setup = navigator.app.session.setup(navigator.app.info())

    def broken(*_: object) -> None:
        raise ContentError("levels/frankfurt-deck.yaml", 2, "", "is empty")

    monkeypatch.setattr(navigator, "scene", broken)
    navigator.begin(setup)
    assert isinstance(services.scenes.top, TitleScreen)
    assert "is empty" in navigator.app.notes.shown


def test_a_language_that_is_gone_is_asked_for_again() -> None:
    services = make_services((640, 360))
    services.store.update(lang="zz")
    navigator = ScreenNavigator(services)
    assert isinstance(navigator.first(), LanguageScreen)
    assert "zz" in navigator.app.notes.shown


@pytest.mark.parametrize("damage", [b"title = \xff\xfe\n", b"??? junk\n", b""])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_damaged_text_file_is_told_on_the_first_screen(
    lang: str, damage: bytes, tmp_path: Path
) -> None:
    folder = tmp_path / "locale"
    shutil.copytree(resources.asset("locale"), folder)
    file = folder / lang / "input.ftl"
    file.write_bytes(file.read_bytes() + damage)
    services = make_services((640, 360), lang)
    services.texts = Texts(lang, folder)
    navigator = ScreenNavigator(services)
    services.scenes.reset(navigator.first())
    for _ in range(2):
        frame(services)
    assert bool(navigator.app.notes.shown) == bool(damage)
    if damage:
        assert "input.ftl" in navigator.app.notes.shown


def test_a_damaged_text_file_of_a_language_is_told_when_it_is_chosen(tmp_path: Path) -> None:
    folder = tmp_path / "locale"
    shutil.copytree(resources.asset("locale"), folder)
    (folder / "fr" / "screens.ftl").write_bytes(b"title = \xff\xfe\n")
    services = make_services((640, 360), "en")
    services.texts = Texts("en", folder)
    navigator = ScreenNavigator(services)
    services.scenes.reset(navigator.first())
    frame(services)
    assert not navigator.app.notes.shown
    navigator.app.change(lang="fr")
    for _ in range(2):
        frame(services)
    assert "screens.ftl" in navigator.app.notes.shown


def test_bots_are_told_by_how_they_play_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    _, navigator = start()
    told = []
    for game in navigator.app.games():
        navigator.join(game)
        told.append([navigator.app.bot_words(level) for level in ("easy", "hard")])
    assert told[0][0] != told[1][0]
    assert not any("eyes" in words for words in told[1])
    monkeypatch.setenv(GAMES_VARIABLE, "tests.highest")
    navigator.app.session.game = "highest"
    assert navigator.app.bot_words("hard") == navigator.services.texts("join-bot-hard")


@pytest.mark.parametrize("empty", [True, False])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_text_file_that_is_missing_or_empty_is_told_on_the_first_screen(
    tmp_path: Path, lang: str, empty: bool
) -> None:
    folder = tmp_path / "locale"
    shutil.copytree(resources.asset("locale"), folder)
    (folder / lang / "board.ftl").unlink()
    if empty:
        (folder / lang / "board.ftl").touch()
    services = make_services((640, 360), lang)
    services.texts = Texts(lang, folder)
    navigator = ScreenNavigator(services)
    services.scenes.push(navigator.first())
    frame(services)
    frame(services)
    assert f"{lang}/board.ftl" in navigator.app.notes.shown


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", ["frankfurt", "board"])
def test_an_empty_table_speaks_of_handicaps_only_where_the_game_has_some(
    game: str, lang: str
) -> None:
    services = make_services((1280, 720), lang)
    navigator = ScreenNavigator(services)
    navigator.app.choose_game(game)
    navigator.options()
    frame(services)
    has_some = any(option.per_seat for option in navigator.app.info().options)
    told = "andicap" in " ".join(placed.text for placed in top(services).pen.placed)
    assert told == has_some == (game == "frankfurt")
