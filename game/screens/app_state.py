"""What all screens share: the games on the shelf, who sits in the lobby, keys, settings, notes."""

import contextlib
from collections.abc import Hashable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from game import catalog
from game.core.fairness import WITH_YOU, parts_of
from game.core.game import AnyGame
from game.core.lengths import Length
from game.core.one_line import bounded
from game.core.record import Record, RecordProblem
from game.core.rules import GameInfo, Option, Seat
from game.documents import ContentError
from game.files import FileError, Problem, shown
from game.input.seating import Aid, MatchSetup
from game.input.zones import Bindings, ZonePreset, bindings_of, load_zones, saved_rows
from game.screens.lobby_memory import keep, moved_over, people, seat_again, usual_level
from game.screens.nameless import Nameless
from game.screens.option_words import offered_values
from game.screens.own_files import Opened, OwnFiles
from game.screens.session import Chair, Session, is_good, remembered, retold
from game.screens.unfinished import Waiting, WaitingRoom
from game.storage import Practice, Seated, ZoneKeys
from game.ui.game_screens import GameScreens
from game.ui.i18n import clean_name
from game.ui.notes import Notes
from game.ui.report import MatchReport
from game.ui.services import Services

FINE_STEPS = 3
USUAL_SEATS = 4
"""For so many a length is told while too few sit in the lobby."""
LONGEST_TOLD = 200
CUT = 40
"""Of a file's name that is longer, notes tell so much of its beginning and its end."""
UNDONE = {
    "problem-saved-again": "problem-not-saved",
    "problem-not-saved": "problem-saved-again",
    "replay-kept-again": "replay-not-kept",
    "replay-not-kept": "replay-kept-again",
    "unfinished-kept-again": "unfinished-not-kept",
    "unfinished-not-kept": "unfinished-kept-again",
}
"""What is no longer true of a file when something else is told of it."""
QUIET_MUSIC = 30
"""The volume of music that is switched on again by its key after its slider was at 0."""
PRACTICE_BOTS = 3
"""So many bots practise with one person in turns; in a race it is one."""


class AppState:
    """Kept from screen to screen; ``setup`` is that of the match that is played, or was last."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.notes = Notes()
        self.nameless = Nameless(services.texts)
        self.waiting_room = WaitingRoom(services.store)
        self._told: set[Hashable] = set()
        self._noted: dict[tuple[str, str | int], str] = {}
        self._lobby_of = ""
        self._evening: dict[str, list[Chair]] = {}
        self._found = 0
        problems: list[Any] = []
        zones = load_zones(problems=problems)
        settings = services.settings
        self.bindings: dict[str, Bindings] = {}
        presets = [self._own_keys(preset) for preset in zones.presets]
        game = self.games()[0] if self.games() else ""
        self.session = Session(presets, self._kept_names(settings.names), game)
        self.session.options = remembered(settings.options, game)
        self.session.aid_of = self._usual_aid
        self._restore_preset(settings.presets.get(game, "two"))
        self.news = 0
        """Grows when games were read anew: screens show what they offer once more."""
        self._own_files = OwnFiles(services.store)
        self._games: dict[str, AnyGame] = dict(self._own_files.games)
        self.setup: MatchSetup | None = None
        self.tell_problems((*problems, *self._own_files.problems))

    def games(self) -> tuple[str, ...]:
        """Return the keys of the games on the shelf."""
        return catalog.keys()

    def sound_games(self) -> tuple[str, ...]:
        """Return the games that can be opened; what is wrong with the others is told."""
        return tuple(game for game in self.games() if self.opens(game))

    def opens(self, game: str, *, anew: bool = False) -> bool:
        """Say whether a game's files are sound; what is wrong with them is told.

        ``anew``: the player's own files are looked at again, and what has changed is seen soon.
        """
        if anew:
            self._own_files.look(self._take_games)
        try:
            self.game(game)
        except (ContentError, FileError) as error:
            self.tell_closed(error)
            return False
        return True

    def is_open(self, game: str) -> bool:
        """Say whether a game's files were read already, so that it is there at once."""
        return game in self._games

    def game(self, key: str = "") -> AnyGame:
        """Return a game ready to be played, the session's if none is named."""
        key = key or self.session.game
        if key not in self._games:
            self._games[key] = catalog.find(key).open()
        return self._games[key]

    def info(self, game: str = "") -> GameInfo:
        """Return what menus need to know about a game, the session's if none is named."""
        return self.game(game).info

    def offers_lesson(self, game: str) -> bool:
        """Say whether the guided round of a game is offered: it was neither played nor put off."""
        settings = self.services.settings
        known = game in settings.learned or game in settings.asked or game not in self.games()
        return not known and self.game(game).lesson is not None

    def put_lesson_off(self, game: str) -> None:
        """Offer the guided round of a game no more: somebody plays it without."""
        if self.offers_lesson(game):
            self.services.store.update(asked=(*self.services.settings.asked, game))

    def game_screens(self, key: str = "") -> GameScreens:
        """Return what a game brings along for the screens, the session's if none is named."""
        screens: GameScreens = catalog.find(key or self.session.game).screens()
        return screens

    def is_length(self, option: Option) -> bool:
        """Say whether an option of the session's game says how long a match is."""
        pace = self.game().pace
        return pace is not None and pace.option == option.name

    def offered(self, option: Option, current: str) -> tuple[str, ...]:
        """Return the values of an option for a menu; lengths go from short to long."""
        pace, seats = self.game().pace, len(self.session.taken)
        if pace is None or not self.is_length(option):
            possible = tuple(v for v in option.choices if option.settled(v, seats) == v)
            return offered_values(possible, current)
        return pace.offered(option, current, self.expected_seats())

    def expected_seats(self) -> int:
        """Return how many play: those who sit in the lobby, or as many as usually do."""
        taken, info = len(self.session.taken), self.info()
        return taken if taken >= info.min_seats else min(USUAL_SEATS, info.max_seats)

    def length(self) -> Length | None:
        """Return how long a match with the options and the people of the lobby is."""
        pace = self.game().pace
        if pace is None:
            return None
        seats, people = self.expected_seats(), len(self.session.humans)
        options = {option.name: option for option in self.info().options}
        value = self.session.value(options[pace.option]) if pace.option else ""
        enough = len(self.session.taken) >= self.info().min_seats
        return pace.length(value, seats, people if enough else seats)

    def levels(self) -> tuple[str, ...]:
        """Return the levels of the bots of the session's game."""
        return self.game().levels

    def bot_words(self, level: str, game: str = "") -> str:
        """Return how bots of a level play: in a game, the session's if none is named."""
        game, parts, texts = game or self.session.game, parts_of(level), self.services.texts
        own = f"join-bot-{game}-{parts.name}"
        fairness = self.game(game).fairness
        if fairness is None or not self.game(game).has_level(level):
            return str(texts(own if texts.has(own) else f"join-bot-{parts.name}"))
        ending = "" if parts.number is None else "-at"
        found = f"{own}{ending}" if texts.has(own) else f"join-bot-{parts.name}{ending}"
        text_id = "join-bot-fine" if parts.percent else found
        return str(texts(text_id, n=fairness.number(level), most=fairness.most))

    def new_level(self, level: str) -> str:
        """Return a level as it is chosen for a bot: who follows begins with the last number.

        That is the weakest one's of the people here, if they have played this game this evening.
        """
        fairness, session = self.game().fairness, self.session
        people = [(session.game, session.chairs[number].name) for number in session.humans]
        known = [session.numbers[one] for one in people if one in session.numbers]
        if fairness is None or level != WITH_YOU or not known:
            return level
        return fairness.kept(level, fairness.weakest(known))

    def _usual_aid(self, name: str) -> Aid:
        """Return what a person is shown at first: in a first race, what fits after 3 s."""
        new = (
            self.services.store.stats.of(self.nameless.counted(name), self.session.game).played == 0
        )
        return "late" if new and self.info().real_time else "off"

    def practice_bots(self, game: str) -> int:
        """Return how many bots one person practises against."""
        info = self.info(game)
        return 1 if info.real_time else min(PRACTICE_BOTS, info.max_seats - 1)

    def choose_game(self, game: str) -> None:
        """Make a game the session's, with its options, and with who sat there last time."""
        session = self.session
        session.end_practice()
        self._evening[self._lobby_of] = list(session.chairs)
        was_race = bool(self._lobby_of) and self.info(self._lobby_of).real_time
        if game != session.game:
            session.game = game
            session.options = remembered(self.services.settings.options, game)
        session.suit(self.info())
        if game != self._lobby_of:
            self._lobby_of = game
            self._seat_again(other_kind=was_race != self.info().real_time)

    def _seat_again(self, *, other_kind: bool) -> None:
        """Let all sit as they did last in this game, unless other people have sat down since.

        ``other_kind``: those come from turns to a race, or back.
        """
        session, settings = self.session, self.services.settings
        keys = {preset.key: preset for preset in session.presets}
        preset = keys.get(settings.presets.get(session.game, ""), session.preset)
        if preset is not session.preset and session.fits(preset):
            session.choose_preset(preset)
        last = self._evening.get(session.game)
        if last is None:
            kept = settings.lobbies.get(session.game, ())
            last = seat_again(session, kept, self.game(), self.nameless)
        if people(session.chairs) in ([], people(last)) and any(chair.taken for chair in last):
            session.chairs = list(last)
        elif other_kind:
            level = self._known_level()
            session.chairs = moved_over(session.chairs, last, level, self._usual_aid)
        for number, chair in enumerate(session.chairs):
            if chair.kind == "bot" and not self.knows_level(chair.level):
                session.set_level(number, usual_level(self.game()))

    def knows_level(self, level: str) -> bool:
        """Say whether bots of the session's game may have a level."""
        return self.game().has_level(level)

    def usual_level(self) -> str:
        """Return the level of a new bot in the lobby: as the one before it, or as the last time."""
        bots = [chair.level for chair in self.session.chairs if chair.kind == "bot"]
        return usual_level(self.game(), bots[-1]) if bots else self._known_level()

    def _known_level(self) -> str:
        """Return the level that was chosen for this game the last time, or that of a first bot."""
        known = self.services.settings.practice.get(self.session.game)
        return usual_level(self.game(), known.level if known is not None else "")

    def all_waiting(self, games: Sequence[str] = ()) -> list[Waiting]:
        """Return the matches that can go on, of some games or of all, the latest first."""
        files = self.services.store.unfinished
        sound = [game for game in games or self.games() if files.waits(game) and self.opens(game)]
        found = [one for game in sound for one in self.waiting_room.all(self.game(game))]
        self.tell_problems()
        return sorted(found, key=lambda one: files.left_at(one.path), reverse=True)

    def waiting(self) -> Waiting | None:
        """Return the match of the session's game that can go on; what is wrong with it is told."""
        found = self.waiting_room.find(self.game())
        self.tell_problems()
        return found

    def latest_waiting(self) -> Waiting | None:
        """Return the match of all games that was left last, if one can go on."""
        return next(iter(self.all_waiting()), None)

    def practice(self, game: str) -> Practice:
        """Return how a game is practised: as the last time, or as beginners might like it."""
        opened, kept = self.game(game), self.services.settings.practice.get(game, Practice())
        level = usual_level(opened, kept.level)
        option = opened.length_option
        if option is None:
            return Practice(level, "")
        good = bool(kept.length) and is_good(option, kept.length)
        return Practice(level, kept.length if good else option.default)

    def no_faster(self, game: str, level: str, most: str) -> str:
        """Return a level of bots, or another one that is the most, if it is slower."""
        levels = list(self.game(game).levels)
        known = level in levels and most in levels
        return levels[min(levels.index(level), levels.index(most))] if known else most

    def choose_practice(self, game: str, *, level: str = "", length: str = "") -> None:
        """Choose how a game is practised, and remember it."""
        old = self.practice(game)
        new = Practice(level or old.level, length or old.length)
        self.services.store.update(practice={**self.services.settings.practice, game: new})
        self.tell_problems()

    def fine_levels(self, name: str) -> tuple[str, ...]:
        """Return a level with the steps between it and its neighbours, slowest first."""
        fairness = self.game().fairness
        if fairness is None or fairness.finer is None:
            return (name,)
        steps = range(-FINE_STEPS, FINE_STEPS + 1)
        return tuple(dict.fromkeys(fairness.finer(name, step) for step in steps))

    def level_name(self, level: str) -> str:
        """Return what a level is called, with its fine step."""
        parts, texts = parts_of(level), self.services.texts
        name = str(texts(f"level-{parts.name}"))
        if not parts.percent:
            return name
        step = str(texts("level-percent", n=f"{parts.percent:+d}".replace("-", "−")))
        return f"{name} {step}"

    def forget_waiting(self) -> None:
        """Delete the match of the session's game that waits."""
        waiting = self.waiting()
        if waiting is not None:
            self.waiting_room.forget(waiting)

    def name_of(self, chair: int) -> str:
        """Return the usual name of a person on a chair."""
        return self.nameless.of_chair(chair)

    def names_in(self, record: Record) -> tuple[str, ...]:
        """Return who plays in a match that was kept, by seat."""
        return self.nameless.of_players(record.players)

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

    def change(self, **changes: Any) -> None:
        """Change settings, and everything that follows them at once."""
        services = self.services
        settings = services.store.update(**changes)
        if "lang" in changes:
            services.texts.use(settings.lang)
            self._retell()
        if "text_scale" in changes:
            services.text.percent = settings.text_scale
        services.audio.set_volumes(settings.master, settings.effects)
        services.music.set_volume(settings.master, settings.music if settings.music_on else 0)
        self.tell_problems()

    def _retell(self) -> None:
        """Tell people without a name by their number in the language of now."""
        told = self.nameless.told
        self.session.retell(told)
        for game, chairs in self._evening.items():
            self._evening[game] = retold(chairs, told)

    def _kept_names(self, names: Sequence[str]) -> tuple[str, ...]:
        return tuple(self.nameless.kept(clean_name(name)) for name in names)

    def toggle_fullscreen(self) -> None:
        """Switch the window as F11 does, and remember it."""
        window = self.services.window
        window.toggle_fullscreen()
        self.services.store.update(fullscreen=window.fullscreen)
        if window.problem:
            self.notes.add(self.services.texts(window.problem))

    def toggle_music(self) -> None:
        """Switch the music off or on, remember it and say so."""
        settings = self.services.settings
        on = not settings.music_on
        self.change(music_on=on, music=settings.music or QUIET_MUSIC)
        texts = self.services.texts
        notes = {True: str(texts("note-music-on")), False: str(texts("note-music-off"))}
        self.notes.drop(notes[not on])
        self.notes.add(notes[on])

    def remember_lobby(self) -> None:
        """Keep names, seats and options for the next start of the program; practice is not."""
        session, settings = self.session, self.services.settings
        if session.practising:
            return
        options = {**settings.options, session.game: dict(session.options)}
        lobbies = {**settings.lobbies, session.game: keep(session.chairs, self.nameless)}
        self.services.store.update(
            options=options, names=self._kept_names(session.names), lobbies=lobbies
        )
        self.tell_problems()

    def count(self, report: MatchReport, match: str = "") -> None:
        """Count a finished match, which has a name, among everybody's own figures."""
        if self.setup is None:
            return
        seats = [seat for seat in self.setup.seating.humans if seat < len(report.names)]
        people = [
            Seated(
                self.nameless.counted(report.names[seat]),
                seat in report.outcome.winners,
                _slaps(report, seat),
            )
            for seat in seats
        ]
        if people:
            self.services.store.count(report.game, people, match)

    def tell_problems(self, more: Any = ()) -> list[str]:
        """Put what is wrong with files and devices on screen, each once; return what is new."""
        services, new = self.services, []
        for problem in (*more, *services.store.problems, *services.texts.problems):
            what = problem.text_id, *sorted(problem.args.items())
            if what not in self._told:
                self._told.add(what)
                args = {name: self._short(value) for name, value in problem.args.items()}
                new.append(services.texts.told(msgspec.structs.replace(problem, args=args)))
                self._tell(problem.text_id, problem.args.get("file", ""), new[-1])
        return new

    def _tell(self, text_id: str, file: str | int, text: str) -> None:
        """Put a note on screen, in place of one that it makes untrue; one match is played."""
        file = "" if text_id.startswith("unfinished-") else file
        self.notes.drop(self._noted.pop((UNDONE.get(text_id, ""), file), ""))
        self._noted[text_id, file] = text
        self.notes.add(text)

    def tell_new_problems(self) -> list[str]:
        """Tell what turned out to be wrong since the last time: texts are read when first used."""
        found = len(self.services.store.problems) + len(self.services.texts.problems)
        if found != self._found:
            self._found = found
            return self.tell_problems()
        return []

    def tell_closed(self, error: Exception) -> None:
        """Tell why a game can't be opened."""
        self.notes.add(self.services.texts("problem-game-file", why=str(error)))

    def tell_broken(self, problem: RecordProblem) -> None:
        """Tell where a record is broken."""
        why = bounded(problem.why, LONGEST_TOLD)
        text = self.services.texts("replay-broken", line=problem.line, why=why)
        self.notes.add(text)

    def _short(self, value: str | int) -> str | int:
        """Return a file of this person as notes name it: from the folder of all of them on."""
        if isinstance(value, int):
            return value
        with contextlib.suppress(ValueError):
            value = Path(value).relative_to(shown(self.services.store.folder)).as_posix()
        return value if len(value) <= LONGEST_TOLD else f"{value[:CUT]}…{value[-CUT:]}"

    def _take_games(self, opened: Opened, problems: list[Problem]) -> None:
        """Use games whose own files have changed; what is on the table goes on as it began."""
        for key, game in opened.items():
            if isinstance(game, Exception):
                self._games.pop(key, None)
                self.tell_closed(game)
            else:
                self._games[key] = game
        self.tell_problems(problems)
        if self.session.game in self._games:
            self.session.suit(self.info())
        self.news += 1

    def _own_keys(self, preset: ZonePreset) -> ZonePreset:
        saved = self.services.settings.zones.get(preset.key, ())
        rows = [(keys.upper, keys.lower) for keys in saved]
        self.bindings[preset.key], usable = bindings_of(preset.zones, rows)
        if not usable:
            self.notes.add(self.services.texts("note-keys-reset"))
        return msgspec.structs.replace(preset, zones=self.bindings[preset.key].zones)

    def _restore_preset(self, key: str) -> None:
        known = {preset.key: preset for preset in self.session.presets}
        self.session.choose_preset(known.get(key) or self.session.presets[0])


def _slaps(report: MatchReport, seat: Seat) -> tuple[int, ...]:
    """Return a seat's reactions; there are none in games of turns."""
    return tuple(report.slap_ms[seat]) if seat < len(report.slap_ms) else ()
