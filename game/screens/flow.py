"""The ways between the screens: title, join, rules of the match, match, results, rematch."""

import contextlib
import secrets
from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Any

import msgspec

from game import catalog
from game.core.game import AnyGame
from game.core.match import AnyMatch
from game.core.record import Playback, Record
from game.core.record import Problem as RecordProblem
from game.core.record_text import OtherContentError, load
from game.core.rules import GameInfo, Seat
from game.documents import ContentError
from game.files import FileError, Problem
from game.input.bindings import Bindings, bindings_of, saved_rows
from game.input.seating import MatchSetup
from game.input.zones import ZonePreset, load_zones
from game.level_files import own_levels
from game.screens.dialogs import ConfirmScreen, LanguageScreen, PauseScreen
from game.screens.help import HelpScreen
from game.screens.join import JoinScreen
from game.screens.key_check import KeyCheckScreen
from game.screens.options import OptionsScreen
from game.screens.practise import PractiseScreen
from game.screens.rebind import RebindScreen
from game.screens.records import RecordsScreen
from game.screens.replay import ReplayScreen
from game.screens.results import ResultsScreen
from game.screens.session import Session, remembered
from game.screens.settings import SettingsScreen
from game.screens.title import TitleScreen
from game.screens.turn_join import TurnJoinScreen
from game.screens.unfinished import Autosave, Waiting, resume, seat_in_lobby, waiting_match
from game.storage import ZoneKeys
from game.ui.game_screens import GameScreens
from game.ui.i18n import clean_name
from game.ui.match_scene import new_match
from game.ui.report import MatchReport
from game.ui.scenes import Scene
from game.ui.services import Services
from game.ui.turn_scene import TurnScene
from game.ui.widgets_menu import Toasts

SEEDS = 1_000_000
PRACTICE_LEVEL = "normal"
PRACTICE_BOTS = 3
"""So many bots practise with one person in turns; in a race it is one."""


class Flow:
    """Moves between screens; it is ``services.flow``, and match scenes report to it."""

    def __init__(self, services: Services) -> None:
        self.services = services
        services.flow = self
        self.notes = Toasts()
        self._told: set[Hashable] = set()
        self._found = 0
        problems: list[Any] = []
        zones = load_zones(problems=problems)
        settings = services.settings
        self.bindings: dict[str, Bindings] = {}
        presets = [self._own_keys(preset) for preset in zones.presets]
        game = self.games()[0] if self.games() else ""
        self.session = Session(presets, tuple(map(clean_name, settings.names)), game)
        self.session.options = remembered(settings.options, game)
        self._restore_preset(settings.presets.get(game, "two"))
        self._games: dict[str, AnyGame] = {}
        self.setup: MatchSetup | None = None
        self._autosave: Autosave | None = None
        self._keeps = True
        self.tell_problems((*problems, *self._own_file_problems()))

    def games(self) -> tuple[str, ...]:
        """Return the keys of the games on the shelf."""
        return catalog.keys()

    def sound_games(self) -> tuple[str, ...]:
        """Return the games that can be opened; what is wrong with the others is told."""
        return tuple(game for game in self.games() if self._opens(game))

    def game(self, key: str = "") -> AnyGame:
        """Return a game ready to be played, the session's if none is named."""
        key = key or self.session.game
        if key not in self._games:
            self._games[key] = catalog.find(key).open()
        return self._games[key]

    def info(self, game: str = "") -> GameInfo:
        """Return what menus need to know about a game, the session's if none is named."""
        return self.game(game).info

    def game_screens(self, key: str = "") -> GameScreens | None:
        """Return what a game brings along for the screens, the session's if none is named.

        ``None`` where no game is on the shelf.
        """
        key = key or self.session.game
        screens: GameScreens | None = catalog.find(key).screens() if key else None
        return screens

    def bot_words(self, level: str) -> str:
        """Return how bots of a level play: in the session's game, or anywhere."""
        texts, own = self.services.texts, f"join-bot-{self.session.game}-{level}"
        return str(texts(own if texts.has(own) else f"join-bot-{level}"))

    def levels(self) -> tuple[str, ...]:
        """Return the levels of the bots of the session's game."""
        return self.game().levels

    def first(self) -> Scene:
        """Return the screen to begin with: the language if none that is there was chosen."""
        lang = self.services.settings.lang
        if lang not in self.services.texts.languages():
            if lang:
                self.notes.add(self.services.texts("note-lang-gone", lang=lang))
            return LanguageScreen(self.services, self)
        return TitleScreen(self.services, self)

    def title(self) -> None:
        """Go to the title and close everything else."""
        self.services.scenes.reset(TitleScreen(self.services, self))

    def join(self, game: str = "") -> None:
        """Go to the lobby of a game, if it can be opened; everybody who sat still sits."""
        game = game or self.session.game
        self._games.pop(game, None)  # so that changes of the player's own files are seen
        if not self._opens(game):
            return
        self._choose(game)
        self._keeps = True
        kind = JoinScreen if self.info().real_time else TurnJoinScreen
        self._push(kind(self.services, self))

    def back_to_join(self) -> None:
        """Go to the lobby with the title under it."""
        self.title()
        self.join()

    def options(self) -> None:
        """Show the rules of the match."""
        self._push(OptionsScreen(self.services, self))

    def choose_practice(self) -> None:
        """Ask which game to practise."""
        self._push(PractiseScreen(self.services, self))

    def practice_bots(self, game: str) -> int:
        """Return how many bots one person practises against."""
        info = self.info(game)
        return 1 if info.real_time else min(PRACTICE_BOTS, info.max_seats - 1)

    def practise(self, game: str = "") -> None:
        """Start a match of one person against bots; who sat first stays, everybody else gets up.

        It does not take the place of a match that waits.
        """
        game = game or self.session.game
        self._games.pop(game, None)
        if not self._opens(game):
            return
        self._choose(game)
        self.session.keep_one(self.name_of(0))
        for _ in range(self.practice_bots(game)):
            free = self.session.free_chair()
            if free is not None:
                self.session.add_bot(free, PRACTICE_LEVEL)
        self._keeps = not self.services.store.unfinished.waits(game)
        self.play()

    def play(self) -> None:
        """Start a match with the people and rules of the lobby."""
        session = self.session
        for chair in session.humans:
            session.set_ready(chair)
        self._remember()
        self.begin(session.setup(self.info()))

    def begin(self, setup: MatchSetup) -> None:
        """Open a match; without a seed it gets one, which the results show."""
        if setup.seed is None:
            setup = msgspec.structs.replace(setup, seed=self._new_seed())
        self._open_match(setup)

    def waiting(self) -> Waiting | None:
        """Return the match of the session's game that can go on; what is wrong with it is told."""
        found = None
        if not self.info().real_time:
            found = waiting_match(self.services.store.unfinished, self.game())
            self.tell_problems()
        return found

    def go_on(self, waiting: Waiting) -> None:
        """Go on with a match: all sit where they sat, and what was done is done again."""
        seat_in_lobby(self.session, self.info(), waiting)
        setup = self.session.setup(self.info(), waiting.record.config.seed)
        self._open_match(setup, waiting)

    def forget_waiting(self) -> None:
        """Delete the match of the session's game that waits."""
        self.services.store.unfinished.forget(self.session.game)

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass: the match that is played is kept."""
        if self._autosave is not None:
            self._autosave.update(dt)

    def _open_match(self, setup: MatchSetup, waiting: Waiting | None = None) -> None:
        try:
            scene = self.scene(setup, waiting and waiting.match)
        except (ContentError, FileError) as error:
            self._tell_closed(error)
            return
        self.setup = setup
        self.notes.drop_seen()
        self.services.scenes.reset(TitleScreen(self.services, self))
        self._push(scene)
        if isinstance(scene, TurnScene):
            if waiting is not None:
                resume(scene, waiting)
            self._autosave = (
                Autosave(self.services.store.unfinished, scene) if self._keeps else None
            )
            scene.on_leave = self._close_autosave

    def _close_autosave(self) -> None:
        if self._autosave is not None:
            self._autosave.close()
        self._autosave = None

    def _forget_match(self) -> None:
        """Keep the match on the table no more."""
        if self._autosave is not None:
            self._autosave.forget()
        self._autosave = None

    @property
    def keeps_match(self) -> bool:
        """Say whether the match on the table can go on another time."""
        return self._autosave is not None and self._autosave.due

    def scene(self, setup: MatchSetup, match: AnyMatch | None = None) -> Scene:
        """Return a match on the table of its game, a new one unless one is given."""
        game, screens = self.game(setup.game), catalog.find(setup.game).screens()
        scene: Scene = screens.scene(self.services, setup, game, match or new_match(game, setup))
        return scene

    def restart(self) -> None:
        """Deal again with the people and rules of the lobby, and another seed."""
        if self.setup is None:
            return
        self._forget_match()
        session, seats = self.session, len(self.setup.seating)
        if session.game == self.setup.game and len(session.taken) == seats:
            self.begin(session.setup(self.info()))
        else:
            self.begin(msgspec.structs.replace(self.setup, seed=None))

    rematch = restart

    def finished(self, report: MatchReport) -> None:
        """Keep a finished match and show its results."""
        self.session.note(report)
        if report.record:
            self.services.store.save_record(report.record, report.game)
        self._count(report)
        self._forget_match()
        self.tell_problems()
        self.services.scenes.replace(ResultsScreen(self.services, self, report))

    def pause(self, who: str | None, on_resume: Callable[[], None], why: str = "pause-who") -> None:
        """Cover a match; ``who`` is empty when the window lost its focus, ``None`` if unknown."""
        self._push(PauseScreen(self.services, self, who, on_resume, why))

    def leave(self) -> None:
        """Leave a match for the title."""
        self.title()

    def help(self) -> None:
        """Show the rules in short and the keys, over whatever is there."""
        if not isinstance(self.services.scenes.top, HelpScreen):
            self._push(HelpScreen(self.services, self))

    def settings(self) -> None:
        """Show the settings."""
        self._push(SettingsScreen(self.services, self))

    def key_check(self) -> None:
        """Show what the keyboard can do."""
        self._push(KeyCheckScreen(self.services, self))

    def rebind(self) -> None:
        """Show and change the keys of each zone."""
        self._push(RebindScreen(self.services, self))

    def records(self) -> None:
        """Show the matches that were kept."""
        self._push(RecordsScreen(self.services, self))

    def replay(self, path: Path) -> None:
        """Show a record of the store, or say why it can't be shown."""
        try:
            text = self.services.store.read_record(path)
            record = load(text, lambda key: self.game(key).rules)
            self.watch(record)
        except OtherContentError:
            self.notes.add(self.services.texts("replay-other-deck"))
        except (ContentError, FileError, ValueError) as error:
            self.notes.add(self.services.texts("replay-damaged", why=str(error)))

    def watch(self, record: Record) -> None:
        """Show a record on the table of its game."""
        self.notes.clear()
        if record.problem is not None:
            self._tell_broken(record.problem)
        game = self.game(record.config.game)
        playback = Playback(game.rules, record)
        names = tuple(
            player.name or self.name_of(seat) for seat, player in enumerate(record.players)
        )
        screens = catalog.find(game.key).screens()
        view = screens.replay_view(self.services, playback, names, game)
        self._push(ReplayScreen(self.services, self, playback, view))

    def _opens(self, game: str) -> bool:
        """Say whether a game's files are sound; what is wrong with them is told."""
        try:
            self.info(game)
        except (ContentError, FileError) as error:
            self._tell_closed(error)
            return False
        return True

    def _tell_closed(self, error: Exception) -> None:
        self.notes.add(self.services.texts("problem-game-file", why=str(error)))

    def _tell_broken(self, problem: RecordProblem) -> None:
        text = self.services.texts("replay-broken", line=problem.line, why=problem.why)
        self.notes.add(text)

    def confirm(self, question: str, yes: str, on_yes: Callable[[], None]) -> None:
        """Ask before something that can't be undone; both are text ids."""
        self._push(ConfirmScreen(self.services, self, question, yes, on_yes))

    def quit(self) -> None:
        """Ask whether to end the program."""
        self.confirm("confirm-quit", "title-quit", self.services.scenes.quit)

    def change(self, **changes: Any) -> None:
        """Change settings, and everything that follows them at once."""
        services = self.services
        settings = services.store.update(**changes)
        if "lang" in changes:
            services.texts.use(settings.lang)
        if "text_scale" in changes:
            services.text.percent = settings.text_scale
        services.audio.set_volumes(settings.master, settings.effects)
        self.tell_problems()

    def toggle_fullscreen(self) -> None:
        """Switch the window as F11 does, and remember it."""
        window = self.services.window
        window.toggle_fullscreen()
        self.services.store.update(fullscreen=window.fullscreen)
        if window.problem:
            self.notes.add(self.services.texts(window.problem))

    def use_keys(self, bindings: Bindings) -> None:
        """Take rebound keys for the zones in use, and keep them."""
        preset = self.session.preset
        self.bindings[preset.key] = bindings
        self.session.replace_zones(msgspec.structs.replace(preset, zones=bindings.zones))
        rows = tuple(ZoneKeys(*rows) for rows in saved_rows(bindings))  # type: ignore[arg-type]
        kept = dict(self.services.settings.zones)
        kept.pop(preset.key, None)
        self.services.store.update(zones={**kept, preset.key: rows} if rows else kept)

    def choose_preset(self, key: str) -> bool:
        """Use other zones, and remember them for the game; ``False``: too few for who sits."""
        session = self.session
        preset = next(p for p in session.presets if p.key == key)
        if not session.fits(preset):
            self.notes.add(self.services.texts("note-hands", n=len(preset.zones)))
            return False
        session.choose_preset(preset)
        kept = {**self.services.settings.presets, session.game: key}
        self.services.store.update(presets=kept)
        return True

    def name_of(self, chair: int) -> str:
        """Return the usual name of a person on a chair."""
        return str(self.services.texts("player-default", n=chair + 1))

    def tell_problems(self, more: Any = ()) -> None:
        """Put what is wrong with files and devices on screen, each once."""
        services = self.services
        for problem in (*more, *services.store.problems, *services.texts.problems):
            what = problem.text_id, *sorted(problem.args.items())
            if what not in self._told:
                self._told.add(what)
                args = {name: self._short(value) for name, value in problem.args.items()}
                self.notes.add(services.texts(problem.text_id, **args))

    def _short(self, value: str | int) -> str | int:
        """Return a file of this person as notes name it: from the folder of all of them on."""
        path = Path(str(value))
        with contextlib.suppress(ValueError):
            return path.relative_to(self.services.store.folder).as_posix()
        return value

    def tell_new_problems(self) -> None:
        """Tell what turned out to be wrong since the last time: texts are read when first used."""
        found = len(self.services.store.problems) + len(self.services.texts.problems)
        if found != self._found:
            self._found = found
            self.tell_problems()

    def _own_file_problems(self) -> list[Problem]:
        """Return what is wrong with the player's own level files; most have none to look at."""
        if not own_levels().is_dir():
            return []
        problems: list[Problem] = []
        for key in self.games():
            catalog.find(key).open(problems)
        return problems

    def _own_keys(self, preset: ZonePreset) -> ZonePreset:
        saved = self.services.settings.zones.get(preset.key, ())
        rows = [(keys.upper, keys.lower) for keys in saved]
        self.bindings[preset.key], usable = bindings_of(preset.zones, rows)
        if not usable:
            self.notes.add(self.services.texts("note-keys-reset"))
        return msgspec.structs.replace(preset, zones=self.bindings[preset.key].zones)

    def _push(self, scene: Scene) -> None:
        self.services.scenes.push(scene)

    def _choose(self, game: str) -> None:
        if game != self.session.game:
            self.session.game = game
            self.session.options = remembered(self.services.settings.options, game)
        self.session.suit(self.info())

    def _restore_preset(self, key: str) -> None:
        known = {preset.key: preset for preset in self.session.presets}
        self.session.choose_preset(known.get(key) or self.session.presets[0])

    def _remember(self) -> None:
        session = self.session
        options = {**self.services.settings.options, session.game: dict(session.options)}
        self.services.store.update(options=options, names=tuple(session.names))
        self.tell_problems()

    def _count(self, report: MatchReport) -> None:
        if self.setup is None:
            return
        for seat in self.setup.seating.humans:
            with contextlib.suppress(IndexError):
                self._count_seat(report, seat)

    def _count_seat(self, report: MatchReport, seat: Seat) -> None:
        won = seat in report.outcome.winners
        name = report.names[seat]
        times = report.slap_ms[seat] if report.slap_ms else ()
        self.services.store.count(report.game, name, won=won, slaps_ms=times)

    def _new_seed(self) -> int:
        return secrets.randbelow(SEEDS)
