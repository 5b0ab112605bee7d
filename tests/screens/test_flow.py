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
from game.screens.dialogs import ConfirmScreen, LanguageScreen, PauseScreen
from game.screens.flow import Flow
from game.screens.help import HelpScreen
from game.screens.join import JoinScreen
from game.screens.options import OptionsScreen
from game.screens.practise import PractiseScreen
from game.screens.results import ResultsScreen
from game.screens.settings import SettingsScreen
from game.screens.title import TitleScreen
from game.ui.i18n import Texts
from game.ui.scenes import Scene
from game.ui.services import Services
from tests.harness import frame, key, make_services, press, tap
from tests.screens.stages import a_report, sit

Q, A, U, J = pygame.KSCAN_Q, pygame.KSCAN_A, pygame.KSCAN_U, pygame.KSCAN_J


class Table(Scene):
    """A match scene that does nothing."""

    def __init__(self, services: Services, setup: MatchSetup) -> None:
        self.setup = setup


class TableFlow(Flow):
    """A flow whose matches are tables."""

    def scene(self, setup: MatchSetup, match=None) -> Scene:
        return Table(self.services, setup)


def start(lang: str = "en") -> tuple[Services, Flow]:
    services = make_services(lang=lang)
    flow = TableFlow(services)
    services.scenes.reset(flow.first())
    return services, flow


def top(services: Services) -> Scene:
    assert services.scenes.top is not None
    return services.scenes.top


def test_the_first_start_asks_for_the_language_once() -> None:
    services = make_services(lang="en")
    services.store.update(lang="")
    flow = Flow(services)
    services.scenes.reset(flow.first())
    assert isinstance(top(services), LanguageScreen)
    tap(services, "escape")
    assert isinstance(top(services), LanguageScreen)
    tap(services, "down")
    tap(services, "enter")
    assert isinstance(top(services), TitleScreen)
    assert services.texts.lang == services.settings.lang == "fr"
    assert isinstance(flow.first(), TitleScreen)


def test_two_people_and_two_bots_go_from_the_title_into_a_match_by_keys() -> None:
    services, _ = start()
    tap(services, "enter")
    assert isinstance(top(services), JoinScreen)
    press(services, Q)
    press(services, U)
    press(services, Q)
    assert not isinstance(top(services), Table)
    tap(services, "enter")  # one is not ready yet: Enter fills a chair with a bot
    tap(services, "enter")
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
    services, flow = start()
    sit(flow)
    flow.session.set_ready(1)
    flow.session.options["mode"] = "table"
    flow.play()
    first = top(services)
    assert isinstance(first, Table)
    flow.finished(a_report())
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
    services, flow = start()
    sit(flow)
    flow.play()
    services.scenes.handle(key(pygame.KSCAN_RETURN, pygame.K_RETURN))
    flow.finished(a_report())
    services.scenes.handle(key(pygame.KSCAN_RETURN, pygame.K_RETURN))
    assert isinstance(top(services), ResultsScreen)


def test_changed_rules_reach_the_rematch_from_the_results() -> None:
    services, flow = start()
    sit(flow)
    flow.session.set_ready(1)
    flow.play()
    flow.finished(a_report())
    flow.options()
    assert isinstance(top(services), OptionsScreen)
    tap(services, "right")
    tap(services, "escape")
    assert isinstance(top(services), ResultsScreen)
    tap(services, "enter")
    scene = top(services)
    assert isinstance(scene, Table)
    assert scene.setup.options["mode"] == "table"


def test_a_match_is_counted_kept_and_in_the_score_table() -> None:
    services, flow = start()
    sit(flow)
    flow.session.rename(1, "Bartholomäus")
    flow.play()
    flow.finished(msgspec.structs.replace(a_report(), record="a record"))
    table = {line.name: (line.won, line.played) for line in flow.session.score_table()}
    assert table["Anna"] == (1, 1)
    assert table["Bartholomäus"] == (0, 1)
    figures = services.store.stats.of("Anna", "frankfurt")
    assert (figures.played, figures.won, figures.best_slap_ms) == (1, 1, 280)
    assert services.store.stats.of("Römer", "frankfurt").played == 0
    assert [services.store.read_record(path) for path in services.store.records()] == ["a record"]


def test_names_and_rules_are_there_again_after_a_restart_of_the_program() -> None:
    services, flow = start()
    sit(flow)
    flow.session.rename(0, "Zoë")
    flow.session.options["stress"] = "on"
    flow.play()
    again = Flow(services)
    assert again.session.names[0] == "Zoë"
    assert again.session.options["stress"] == "on"


def test_practice_in_the_game_of_last_time_is_two_presses_from_the_title() -> None:
    services, _ = start()
    for _ in range(4):  # past the shelf, however many games stand on it
        if top(services).menu.focused.key != "practise":
            tap(services, "down")
    tap(services, "enter")
    assert isinstance(top(services), PractiseScreen)
    tap(services, "enter")
    scene = top(services)
    assert isinstance(scene, Table)
    assert [player.kind for player in scene.setup.seating.players] == ["human", "bot"]


@pytest.mark.parametrize("game", catalog.keys())
def test_every_game_is_practised_by_one_person_against_bots(game: str) -> None:
    services, flow = start()
    sit(flow, 3, 1, "three")
    flow.choose_practice()
    screen = top(services)
    assert isinstance(screen, PractiseScreen)
    assert screen.menu.focus_on(f"game-{game}")
    tap(services, "enter")
    assert flow.setup is not None
    players = flow.setup.seating.players
    assert (flow.setup.game, players[0].name) == (game, "Anna")
    bots = flow.practice_bots(game)
    assert [player.kind for player in players] == ["human", *["bot"] * bots]
    assert flow.session.game == game, "the lobby goes on with it"


def test_a_broken_game_is_not_offered_for_practice(monkeypatch: pytest.MonkeyPatch) -> None:
    services, flow = start()
    sound = GameEntry.open

    def broken(entry: GameEntry, problems: object = None) -> object:
        if entry.key == "frantic":
            raise ContentError("levels/frantic-deck.yaml", 2, "copies", "there are 131 cards")
        return sound(entry)

    monkeypatch.setattr(GameEntry, "open", broken)
    flow.choose_practice()
    keys = [widget.key for widget in top(services).menu.widgets]
    assert "game-frankfurt" in keys
    assert "game-frantic" not in keys
    assert "levels/frantic-deck.yaml:2" in flow.notes.shown


def test_the_pause_goes_on_only_by_a_key_and_says_so_once() -> None:
    services, flow = start()
    sit(flow)
    flow.play()
    resumed: list[str] = []
    flow.pause("Karim", lambda: resumed.append("on"))
    assert isinstance(top(services), PauseScreen)
    services.scenes.handle(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    frame(services)
    assert not resumed
    tap(services, "enter")
    assert resumed == ["on"]
    assert isinstance(top(services), Table)


def test_the_pause_hides_what_is_below() -> None:
    services, flow = start()
    sit(flow)
    flow.play()
    flow.pause("", lambda: None)
    assert not top(services).overlay


def test_settings_opened_in_a_pause_come_back_to_the_pause() -> None:
    services, flow = start()
    flow.play() if flow.session.taken else flow.practise()
    flow.pause("Anna", lambda: None)
    flow.settings()
    assert isinstance(top(services), SettingsScreen)
    tap(services, "escape")
    assert isinstance(top(services), PauseScreen)


def test_leaving_a_match_asks_first_and_the_focus_is_on_the_harmless_answer() -> None:
    services, flow = start()
    flow.practise()
    flow.pause("Anna", lambda: None)
    tap(services, "up")  # from the first one round to the last
    tap(services, "enter")
    assert isinstance(top(services), ConfirmScreen)
    tap(services, "enter")
    assert isinstance(top(services), PauseScreen)
    tap(services, "enter")
    tap(services, "right")
    tap(services, "enter")
    assert isinstance(top(services), TitleScreen)


def test_f1_shows_help_over_any_screen_and_escape_closes_it() -> None:
    services, flow = start()
    for go in (flow.title, flow.join, flow.options, flow.settings, flow.key_check, flow.records):
        go()
        below = top(services)
        tap(services, "f1")
        assert isinstance(top(services), HelpScreen)
        tap(services, "f1")
        assert isinstance(top(services), HelpScreen)
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
    path.write_text("{ not json", encoding="utf-8")
    services.store = type(services.store)(services.store.folder)
    flow = Flow(services)
    flow.title()
    frame(services)
    assert "settings.json" in flow.notes.shown
    assert ".damaged" in flow.notes.shown


def test_a_broken_own_file_of_a_game_is_told_on_screen(tmp_path, monkeypatch) -> None:
    monkeypatch.setenv("COUCH_FRANTIC_HOME", str(tmp_path))
    folder = tmp_path / "levels"
    folder.mkdir()
    (folder / "frankfurt-deck.yaml").write_text("format: 1\ncopies: none\n")
    services = make_services((640, 360))
    flow = Flow(services)
    assert "frankfurt-deck.yaml" in flow.notes.shown
    assert flow.info("frankfurt").key == "frankfurt"


def test_a_pause_by_a_shared_key_blames_nobody() -> None:
    services, flow = start()
    flow.title()
    flow.pause(None, lambda: None)
    top = services.scenes.top
    assert isinstance(top, PauseScreen)
    frame(services)
    assert services.texts("pause-all") in [placed.text for placed in top.pen.placed]


def test_a_game_whose_own_files_are_broken_stays_closed_and_says_why(monkeypatch) -> None:
    services, flow = start()
    flow.title()

    def broken(*_: object) -> None:
        raise ContentError("levels/frankfurt-deck.yaml", 2, "copies", "there are 131 cards")

    monkeypatch.setattr(GameEntry, "open", broken)
    for way in (flow.join, flow.practise):
        way()
        assert isinstance(services.scenes.top, TitleScreen)
        assert "levels/frankfurt-deck.yaml:2" in flow.notes.shown
    frame(services)


def test_a_match_whose_files_broke_meanwhile_does_not_begin(monkeypatch) -> None:
    services, flow = start()
    flow.title()
    sit(flow)
    setup = flow.session.setup(flow.info())

    def broken(*_: object) -> None:
        raise ContentError("levels/frankfurt-deck.yaml", 2, "", "is empty")

    monkeypatch.setattr(flow, "scene", broken)
    flow.begin(setup)
    assert isinstance(services.scenes.top, TitleScreen)
    assert "is empty" in flow.notes.shown


def test_a_language_that_is_gone_is_asked_for_again() -> None:
    services = make_services((640, 360))
    services.store.update(lang="zz")
    flow = Flow(services)
    assert isinstance(flow.first(), LanguageScreen)
    assert "zz" in flow.notes.shown


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
    flow = Flow(services)
    services.scenes.reset(flow.first())
    for _ in range(2):
        frame(services)
    assert bool(flow.notes.shown) == bool(damage)
    if damage:
        assert "input.ftl" in flow.notes.shown


def test_a_damaged_text_file_of_a_language_is_told_when_it_is_chosen(tmp_path: Path) -> None:
    folder = tmp_path / "locale"
    shutil.copytree(resources.asset("locale"), folder)
    (folder / "fr" / "screens.ftl").write_bytes(b"title = \xff\xfe\n")
    services = make_services((640, 360), "en")
    services.texts = Texts("en", folder)
    flow = Flow(services)
    services.scenes.reset(flow.first())
    frame(services)
    assert not flow.notes.shown
    flow.change(lang="fr")
    for _ in range(2):
        frame(services)
    assert "screens.ftl" in flow.notes.shown


def test_bots_are_told_by_how_they_play_the_game() -> None:
    _, flow = start()
    told = []
    for game in flow.games():
        flow.join(game)
        told.append([flow.bot_words(level) for level in ("easy", "hard")])
    assert told[0][0] != told[1][0]
    assert not any("eyes" in words for words in told[1])
    flow.session.game = "unknown"
    assert flow.bot_words("hard") == flow.services.texts("join-bot-hard")


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
    flow = Flow(services)
    services.scenes.push(flow.first())
    frame(services)
    frame(services)
    assert f"{lang}/board.ftl" in flow.notes.shown


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", ["frankfurt", "board"])
def test_an_empty_table_speaks_of_handicaps_only_where_the_game_has_some(
    game: str, lang: str
) -> None:
    services = make_services((1280, 720), lang)
    flow = Flow(services)
    flow._choose(game)
    flow.options()
    frame(services)
    has_some = any(option.per_seat for option in flow.info().options)
    told = "andicap" in " ".join(placed.text for placed in top(services).pen.placed)
    assert told == has_some == (game == "frankfurt")
