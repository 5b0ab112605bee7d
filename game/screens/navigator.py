"""The ways between the screens: title, join, rules of the match, match, results, rematch."""

from collections.abc import Callable
from pathlib import Path

import msgspec

from game.core.match import AnyMatch
from game.core.record import Playback, Record
from game.core.record_text import OtherContentError, load
from game.documents import ContentError
from game.files import FileError
from game.input.seating import MatchSetup
from game.screens.ahead import Ahead
from game.screens.app_state import AppState
from game.screens.attract import Tour
from game.screens.book import BookScreen, Table
from game.screens.dialogs import READY, ConfirmScreen, LanguageScreen, PauseScreen
from game.screens.fair_play import FairPlay
from game.screens.first_match import FirstMatch
from game.screens.first_match_screen import FirstMatchScreen
from game.screens.join import JoinScreen
from game.screens.key_check import KeyCheckScreen
from game.screens.learn import LearnScreen
from game.screens.lesson import LessonScene
from game.screens.lessons import Lessons
from game.screens.music_cues import MusicCues
from game.screens.options import OptionsScreen
from game.screens.podium import PodiumScreen
from game.screens.practise import PractiseScreen
from game.screens.rebind import RebindScreen
from game.screens.records import RecordsScreen
from game.screens.replay import ReplayScreen
from game.screens.results import ResultsScreen
from game.screens.screen import Screen
from game.screens.settings import SettingsScreen
from game.screens.title import TitleScreen
from game.screens.turn_join import TurnJoinScreen
from game.screens.unfinished import AnyScene, Autosave, Waiting, resume, seat_in_lobby
from game.screens.waiting_list import WaitingListScreen
from game.storage import KeptMatch, unforeseen
from game.ui.match_scene import MatchScene, new_match
from game.ui.memory import give_back_a_scene, give_back_holes
from game.ui.pen import Pen
from game.ui.report import MatchReport
from game.ui.scenes import Scene
from game.ui.services import Services
from game.ui.stage import Stage

SEEDS = 1_000_000
SOON_AFTER = 0.4
"""So long results hear nothing that come because of a press (seconds)."""


class ScreenNavigator:
    """Moves between screens; it is ``services.navigator``, and match scenes report to it."""

    def __init__(self, services: Services) -> None:
        self.services = services
        services.navigator = self
        self.app = AppState(services)
        self._pen = Pen(services)
        services.scenes.before = self._place_note
        services.scenes.over = self._draw_note
        self._autosave: Autosave | None = None
        self._taken: KeptMatch | None = None
        """That of a match which goes on, as long as another window might have it."""
        self._ahead = Ahead(services, self.app)
        self._music = MusicCues(services)
        self._tour = Tour(services, self)
        self._lessons = Lessons(services, self, self._ahead)

    def first(self) -> Scene:
        """Return the screen to begin with: the language if none that is there was chosen."""
        lang = self.services.settings.lang
        if lang not in self.services.texts.languages():
            if lang:
                self.app.notes.add(self.services.texts("note-lang-gone", lang=lang))
            return LanguageScreen(self.services, self)
        return TitleScreen(self.services, self)

    def title(self) -> None:
        """Go to the title and close everything else."""
        self.services.scenes.reset(TitleScreen(self.services, self))
        give_back_holes()

    def join(self, game: str = "") -> None:
        """Go to the lobby of a game, if it can be opened; everybody who sat still sits."""
        game = game or self.app.session.game
        if not self.app.opens(game, anew=True):
            return
        self.app.choose_game(game)
        kind = JoinScreen if self.app.info().real_time else TurnJoinScreen
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

    def first_match(self, game: str) -> None:
        """Ask how the first match after a guided round shall be; one press begins it."""
        self._push(FirstMatchScreen(self.services, self, game))

    def practise(self, game: str = "", *, first: FirstMatch | None = None) -> None:
        """Start a match of one person against bots; who sat first stays, everybody else gets up.

        It waits beside others when it is left, and takes the place of none. A ``first`` one is for
        who has just learned the game. A race has help to see then, and waits for a key.
        """
        game = game or self.app.session.game
        if not self.app.opens(game, anew=True):
            return
        self.app.choose_game(game)
        session, chosen = self.app.session, self.app.practice(game)
        race = first is not None and self.app.info(game).real_time
        level, bots = chosen.level, self.app.practice_bots(game)
        if first is not None:
            level, bots = first.level, first.bots
        if race and session.humans:
            session.set_aid(session.humans[0], "late")  # also in the lobby to which they come back
        session.begin_practice()
        session.keep_one(self.app.name_of(0))
        for _ in range(bots):
            free = session.free_chair()
            if free is not None:
                session.add_bot(free, self.app.new_level(level))
        if race:
            session.set_aid(session.humans[0], "late")
        length = self.app.game(game).length_option
        if first is not None:
            session.options |= first.options
        elif length is not None:
            session.options[length.name] = chosen.length
            session.even_out(length)
        self.play()
        scene = self.services.scenes.top
        if race and isinstance(scene, MatchScene):
            scene.pause(scene.names[0], READY)

    def learn(self, game: str = "", place: int = 0) -> None:
        """Begin the guided round of a game at a step; without a game, ask which one.

        The title below keeps its focus on the way that leads here.
        """
        if game:
            self._lessons.begin(game, place)
            return
        self.title()
        top = self.services.scenes.top
        if isinstance(top, TitleScreen):
            top.menu.focus_on("learn")
        self._push(LearnScreen(self.services, self))

    def lesson_is_ready(self, game: str) -> bool:
        """Read ahead what a guided round needs; say whether it opens in no time."""
        return self._ahead.lesson(game)

    def end_lesson(self) -> None:
        """Leave a guided round, which can be taken up again: its sheet has the focus."""
        here = self._lessons.here
        self.learn()
        top = self.services.scenes.top
        if here is not None and isinstance(top, LearnScreen):
            top.menu.focus_on(f"lesson-{here.inner.setup.game}")

    def play(self, instead_of: Waiting | None = None) -> None:
        """Start a match with the people and rules of the lobby.

        It takes the place of one that waits as soon as somebody has played in it.
        """
        session = self.app.session
        for chair in session.humans:
            session.set_ready(chair)
        self.app.remember_lobby()
        self.app.put_lesson_off(session.game)
        self.begin(session.setup(self.app.info()), instead_of)

    def begin(self, setup: MatchSetup, instead_of: Waiting | None = None) -> None:
        """Open a match; without a seed it gets one, which the results show."""
        if setup.seed is None:
            setup = msgspec.structs.replace(setup, seed=self._new_seed())
        scene = self._open_match(setup)
        if scene is not None:
            path = instead_of and instead_of.path
            self._keep(Autosave(self.services.store.unfinished, scene, instead_of=path), scene)

    def go_on(self, waiting: Waiting) -> None:
        """Go on with a match: all sit where they sat, and what was done is done again.

        If it turns out that another window has taken it up meanwhile, this one leaves it.
        """
        kept = self._taken = self.app.waiting_room.take(waiting)
        self.app.choose_game(waiting.record.config.game)
        names = self.app.names_in(waiting.record)
        seat_in_lobby(self.app.session, self.app.info(), waiting, names)
        setup = self.app.session.setup(self.app.info(), waiting.record.config.seed)
        scene = self._open_match(setup, waiting.match)
        if scene is None:
            kept.leave()
            return
        files = self.services.store.unfinished
        self._keep(Autosave(files, scene, waiting, kept), scene)
        resume(scene, waiting)

    def waiting_list(self, game: str = "") -> None:
        """Show all matches that wait, of one game or of all."""
        self._push(WaitingListScreen(self.services, self, game))

    def _leave_refused(self) -> None:
        """Leave a match that another window plays; what was done in it here is nowhere."""
        taken = self._taken
        if taken is None or not taken.refused:
            return
        here = self._autosave is not None and self._autosave.kept is taken
        self._taken = None
        self.app.notes.add(self.services.texts("unfinished-taken"))
        if here:
            self._autosave = None
            self.title()

    def restart(self) -> None:
        """Deal again with the people and rules of the lobby, and another seed."""
        if self.app.setup is None:
            return
        self._forget_match()
        session, seats = self.app.session, len(self.app.setup.seating)
        if session.game == self.app.setup.game and len(session.taken) == seats:
            self.begin(session.setup(self.app.info()))
        else:
            self.begin(msgspec.structs.replace(self.app.setup, seed=None))

    def finished(self, report: MatchReport) -> None:
        """Keep a finished match and show its results; a guided round has none."""
        if self._lessons.here is not None:
            return
        self.keep(report)
        self.services.scenes.replace(PodiumScreen(self.services, self, report, self._to_results))
        give_back_a_scene()

    def _to_results(self, screen: PodiumScreen) -> None:
        """Show the figures after the ceremony; whoever has pressed a key is there already."""
        results = ResultsScreen(self.services, self, screen.report)
        if screen.was_led_on:
            results.deaf = SOON_AFTER
        self.services.scenes.replace(results)
        give_back_a_scene()

    def keep(self, report: MatchReport) -> None:
        """Count a finished match and keep its record; a guided round counts for nothing."""
        if self._lessons.here is not None:
            return
        setup = self.app.setup
        self.app.session.note(report, None if setup is None else setup.seating)
        if report.record:
            self.services.store.save_record(report.record, report.game)
        self.app.count(report, "" if self._autosave is None else self._autosave.ident)
        FairPlay(self.app).keep_numbers(report)
        if self._autosave is not None:
            self._autosave.end()
        self._autosave = None
        self.app.tell_problems()

    def pause(self, who: str | None, on_resume: Callable[[], None], why: str = "pause-who") -> None:
        """Cover a match; ``who`` is empty when the window lost its focus, ``None`` if unknown."""
        if self._lessons.cover(on_resume):
            return
        self._push(PauseScreen(self.services, self, who, on_resume, why))

    def help(self) -> None:
        """Open the book of the game that is played or chosen, over whatever is there."""
        if isinstance(self.services.scenes.top, BookScreen):
            return
        table, thing, game = self._table(), None, self._game_in_sight()
        if table is not None:
            game, thing = table.game, table.thing
        if self.app.opens(game):
            self._push(BookScreen(self.services, self, game, table, thing))

    def _table(self) -> Table | None:
        """Return the match that is on the table, if there is one."""
        for shown in reversed(self.services.scenes.open):
            scene = shown.inner if isinstance(shown, LessonScene) else shown
            if isinstance(scene, ReplayScreen) and self.services.seating is not None:
                match = scene.playback.match
                chosen = {name: values[0] for name, values in match.config.options}
                return Table(match.config.game, match.state, chosen, self.services.seating)
            if isinstance(scene, MatchScene):
                rules = scene.game.rules
                options = dict(scene.setup.options)
                return Table(
                    rules.info.key,
                    scene.match.state,
                    options,
                    scene.setup.seating,
                    scene.looker,
                    scene.looked_at,
                )
        return None

    def _game_in_sight(self) -> str:
        """Return the game that is shown, or has the focus, or was chosen last."""
        top, games = self.services.scenes.top, self.app.games()
        focused = top.menu.focused if isinstance(top, Screen) else None
        named = "" if focused is None else focused.key.removeprefix("game-")
        return next((game for game in (named, self.app.session.game) if game in games), games[0])

    def settings(self) -> None:
        """Show the settings; in a pause only those that mean something in the game."""
        paused = isinstance(self.services.scenes.top, PauseScreen)
        racing = paused and self.app.info().real_time
        self._push(SettingsScreen(self.services, self, racing=racing))

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
        """Show a record of the store as soon as it is read, or say why it can't be shown."""
        store, here = self.services.store, self.services.scenes.top

        def read() -> str | FileError:
            try:
                return store.read_record(path)
            except FileError as error:
                return error

        def show(text: str | FileError) -> None:
            if self.services.scenes.top is here:
                self._show_replay(text)

        store.ask(read, show)

    def _show_replay(self, text: str | FileError) -> None:
        try:
            if isinstance(text, FileError):
                raise text
            self.watch(load(text, lambda key: self.app.game(key).rules))
        except OtherContentError:
            self.app.notes.add(self.services.texts("replay-other-deck"))
        except (ContentError, FileError, ValueError) as error:
            self.app.notes.add(self.services.texts("replay-damaged", why=str(error)))

    def watch(self, record: Record) -> None:
        """Show a record on the table of its game."""
        self.app.notes.clear()
        if record.problem is not None:
            self.app.tell_broken(record.problem)
        app, game = self.app, self.app.game(record.config.game)
        playback = Playback(game.rules, record)
        names = app.names_in(record)
        view = app.game_screens(game.key).replay_view(self.services, playback, names, game)
        self._push(ReplayScreen(self.services, self, playback, view))

    def attract(self) -> None:
        """Show the games by themselves: the title was left alone."""
        self._tour.begin(self.app.games())

    def confirm(
        self, question: str, yes: str, on_yes: Callable[[], None], **args: str | int
    ) -> None:
        """Ask before something that can't be undone; both are text ids, ``args`` the question's."""
        self._push(ConfirmScreen(self.services, self, question, yes, on_yes, **args))

    def quit(self) -> None:
        """Ask whether to end the program."""
        self.confirm("confirm-quit", "title-quit", self.services.scenes.quit)

    @property
    def keeps_match(self) -> bool:
        """Say whether the match on the table can go on another time."""
        return self._autosave is not None and self._autosave.due

    def toggle_fullscreen(self) -> None:
        """Switch the window as F11 does, and remember it; say why if it is refused."""
        self.app.toggle_fullscreen()

    def toggle_music(self) -> None:
        """Switch the music off or on, and remember it."""
        self.app.toggle_music()

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass: the match that is played is kept, and trouble with that told."""
        self.services.store.deliver()
        self._music.update(dt)
        self._ahead.games()
        self._leave_refused()
        if self._autosave is not None:
            self._autosave.update(dt)
        if isinstance(self.services.scenes.top, MatchScene):
            self.app.notes.update(dt)
            self.app.tell_new_problems()

    def _place_note(self) -> None:
        """Keep a place free over a match for what goes wrong with files meanwhile."""
        top = self.services.scenes.top
        if isinstance(top, MatchScene) and self.app.notes.shown:
            self.services.scenes.note = top.note_place

    def _draw_note(self, _: Stage) -> None:
        """Draw a note over a match; other screens draw notes themselves."""
        top, place = self.services.scenes.top, self.services.scenes.note
        if isinstance(top, MatchScene) and place is not None:
            self._pen.start()
            self.app.notes.draw(self._pen, place, place)

    def scene(self, setup: MatchSetup, match: AnyMatch | None = None) -> Scene:
        """Return a match on the table of its game, a new one unless one is given."""
        game, screens = self.app.game(setup.game), self.app.game_screens(setup.game)
        return screens.scene(self.services, setup, game, match or new_match(game, setup))

    def _open_match(self, setup: MatchSetup, match: AnyMatch | None = None) -> AnyScene | None:
        try:
            scene = self.scene(setup, match)
        except (ContentError, FileError) as error:
            self.app.tell_closed(error)
            return None
        self.app.setup = setup
        self.app.notes.drop_seen()
        self.services.scenes.reset(TitleScreen(self.services, self))
        self._push(scene)
        return scene if isinstance(scene, MatchScene) else None

    def _keep(self, autosave: Autosave, scene: AnyScene) -> None:
        self._autosave = autosave
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

    def _push(self, scene: Scene) -> None:
        self.services.scenes.push(scene)

    def _new_seed(self) -> int:
        return unforeseen.below(SEEDS)
