"""Matches that go on another time: kept while they are played, resumed in the lobby."""

from collections import deque
from collections.abc import Callable, Collection, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from game.core.game import AnyGame
from game.core.match import AnyMatch, LogEntry
from game.core.record import (
    ACTIONS_BETWEEN_SUMS,
    HUMAN,
    Checksum,
    Playback,
    Player,
    Record,
    bare_record,
    record_of,
)
from game.core.record_text import (
    NewerFormatError,
    OtherContentError,
    dump,
    entry_line,
    head_text,
    load,
)
from game.core.rules import AnyRules, AnySteps, GameInfo, Seat
from game.files import FileError
from game.input.seating import Aid, Seating
from game.screens.nameless import figure_names
from game.screens.session import Chair, Session
from game.storage import KeptMatch, Seated, Store, UnfinishedMatches, new_id
from game.storage.match_files import ID, UNDO, ident_in
from game.ui.i18n import Texts
from game.ui.match_scene import MatchScene, players_of
from game.ui.turn_scene import TurnScene

RETOLD = 12
"""So many actions of a match of turns that goes on are told again."""
SYNC_AFTER = 1.0
"""Seconds from an action to its surviving a power cut, too."""

AnyScene = MatchScene[Any, Any, Any, Any]


class Waiting(NamedTuple):
    """A match that waits for its players, as its record tells it.

    ``told`` is what came of the last actions, or of all in a race, each with the state before it.
    ``path`` and ``text`` are where it is kept, and what was read there.
    """

    record: Record
    match: AnyMatch
    told: tuple[tuple[Any, AnySteps], ...]
    path: Path
    text: str

    @property
    def round(self) -> int:
        """The round that it is in."""
        return self.match.rules.round_of(self.match.state)

    @property
    def ident(self) -> str:
        """Which match it is, for the figures: older versions did not write that."""
        return self.record.ident or ident_in(self.text).removeprefix(ID)

    def without_pad(self, present: Collection[str]) -> tuple[Seat, ...]:
        """Return who misses a gamepad."""
        players = enumerate(self.record.players)
        return tuple(seat for seat, one in players if one.pad and one.pad not in present)


class Autosave:
    """Keeps a match as it is played, from the first action of a person on, each action at once.

    Until then there is nothing to lose. ``kept`` is that of a match which goes on; a new one takes
    the place of ``instead_of`` as soon as it is kept. A match that is over waits until somebody has
    seen its results, or the next start of the program counts it.
    """

    def __init__(
        self,
        files: UnfinishedMatches,
        scene: AnyScene,
        waiting: Waiting | None = None,
        kept: KeptMatch | None = None,
        instead_of: Path | None = None,
    ) -> None:
        self._files, self._match = files, scene.match
        self._people = scene.setup.seating.humans
        self.ident = waiting.ident if waiting else new_id()
        self.kept = kept or files.begin(scene.setup.game)
        self._instead_of = instead_of
        self._known: list[LogEntry] = list(self._match.log) if kept else []
        self._head = ""
        if kept is None:
            players = _with_pads(scene.setup.seating, scene.services.texts)
            record = bare_record(self._match, players)
            self._head = head_text(msgspec.structs.replace(record, ident=self.ident))
        self._unsynced = 0.0
        self._match.on_log = self._note

    @property
    def due(self) -> bool:
        """Say whether a match is kept: somebody who might want to go on has played."""
        return not self._head or any(entry.seat in self._people for entry in self._match.log)

    def update(self, dt: float) -> None:
        """Let time pass: what was written a while ago is to survive a power cut, too."""
        if self._unsynced > 0:
            self._unsynced -= dt
            if self._unsynced <= 0:
                self.kept.sync()

    def close(self) -> None:
        """Let the match wait: nobody plays on now."""
        self._match.on_log = None
        if self.due:
            self.kept.add(entry_line(_sum(self._match)))
            self.kept.leave()
        else:
            self.kept.forget()  # nobody has played: its shadow goes, too

    def forget(self) -> None:
        """Keep the match no more: nobody wants it."""
        self._match.on_log = None
        self.kept.forget()

    def end(self) -> None:
        """Keep the match no more as soon as its replay and its figures are safe."""
        self._match.on_log = None
        self.kept.end()

    def _note(self) -> None:
        """Write what was done, or taken back, since the last time."""
        if not self.due:
            return
        log, known = self._match.log, self._known
        text, self._head = [self._head], ""
        while known and (len(known) > len(log) or known[-1] is not log[len(known) - 1]):
            known.pop()
            text.append(f"{UNDO}\n")
        for entry in log[len(known) :]:
            known.append(entry)
            text.append(entry_line(entry))
        if known and len(known) % ACTIONS_BETWEEN_SUMS == 0:
            text.append(entry_line(_sum(self._match)))
        self.kept.add("".join(text))
        self._unsynced = SYNC_AFTER
        if self._instead_of is not None:
            self._files.forget(self._instead_of)
            self._instead_of = None


def _sum(match: AnyMatch) -> Checksum:
    return Checksum(match.now, match.checksum())


def _with_pads(seating: Seating, texts: Texts) -> tuple[Player, ...]:
    pads = (one.pad or "" for one in seating.players)
    players = zip(players_of(seating, texts), pads, strict=True)
    return tuple(msgspec.structs.replace(player, pad=pad) for player, pad in players)


class WaitingRoom:
    """Finds the matches that wait, and remembers what it has read as long as the files are so."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[Path, Waiting] = {}
        self._counting: set[Path] = set()

    def find(self, game: AnyGame) -> Waiting | None:
        """Return the match of a game that was left last, if one can go on."""
        return next(self.all(game), None)

    def all(self, game: AnyGame) -> Iterator[Waiting]:
        """Yield the matches of a game that can go on, the latest first.

        A file that no match can be made of is put aside. A match that was played to its end, and
        not counted, is counted now.
        """
        files = self._store.unfinished
        for path in files.waiting(game.key):
            try:
                waiting = self._read(game, path, files.read(path))
            except OtherContentError as error:
                files.put_aside(path, "unfinished-other-content", error.why)
            except NewerFormatError as error:
                files.put_aside(path, "unfinished-newer", error.why)
            except FileError as error:
                files.put_aside(path, "unfinished-damaged", error.why)
            except ValueError as error:
                files.put_aside(path, "unfinished-damaged", str(error))
            else:
                if waiting.match.outcome() is None:
                    yield waiting
                else:
                    self._count(waiting)

    def left_at(self, waiting: Waiting) -> float | None:
        """Return when a match was left, to be shown; ``None``: in this window, just now."""
        return self._store.unfinished.written_at(waiting.path)

    def take(self, waiting: Waiting) -> KeptMatch:
        """Go on with a match; another window may have it by now, which turns out soon."""
        self._known.pop(waiting.path, None)
        return self._store.unfinished.take(waiting.path, waiting.text)

    def forget(self, waiting: Waiting) -> None:
        """Delete a match."""
        self._known.pop(waiting.path, None)
        self._store.unfinished.forget(waiting.path)

    def _read(self, game: AnyGame, path: Path, text: str) -> Waiting:
        found = self._known.get(path)
        if found is None or found.text != text or found.match.rules is not game.rules:
            found = self._known[path] = _waiting(game, path, text)
        return found

    def _count(self, waiting: Waiting) -> None:
        """Count and keep a match whose last table was the last that anybody saw.

        No other window does, once it is taken, and one replay of it may be there already.
        """
        if waiting.path in self._counting:
            return
        self._counting.add(waiting.path)
        kept = self._store.unfinished.take(waiting.path, waiting.text)

        game = waiting.match.config.game
        record = dump(record_of(waiting.match, waiting.record.players))

        def count(is_kept: bool) -> None:
            self._counting.discard(waiting.path)
            if not kept.refused:
                if not is_kept:
                    self._store.save_record(record, game)
                self._count_taken(waiting, game)
                kept.end()

        self._store.ask(lambda: self._store.holds_record(record, game), count)

    def _count_taken(self, waiting: Waiting, game: str) -> None:
        players, outcome = waiting.record.players, waiting.match.outcome()
        assert outcome is not None
        people = tuple(
            Seated(name, seat in outcome.winners)
            for seat, (name, player) in enumerate(zip(figure_names(players), players, strict=True))
            if player.kind == HUMAN
        )
        self._store.count(game, people, waiting.ident)


def _waiting(game: AnyGame, path: Path, text: str) -> Waiting:
    """Play a record to where it was left; ``ValueError`` says why that can't be done."""
    record = load(text, _only(game), ended=False)
    _check_players(game, record)
    playback = Playback(game.rules, record)
    told: deque[tuple[Any, AnySteps]] = deque(maxlen=None if game.info.real_time else RETOLD)
    while not playback.at_end:
        before = playback.match.state
        steps = playback.advance()
        if steps:
            told.append((before, steps))
    problem = playback.problem or record.problem
    if problem is not None:
        raise ValueError(problem.text())
    return Waiting(record, playback.match, tuple(told), path, text)


def _only(game: AnyGame) -> Callable[[str], AnyRules]:
    def rules_for(key: str) -> AnyRules:
        if key != game.key:
            raise ValueError(f"a match of {game.key!r} is wanted, not of {key!r}")
        return game.rules

    return rules_for


def _check_players(game: AnyGame, record: Record) -> None:
    """Refuse what no lobby has: ``ValueError`` says what."""
    chairs = chairs_of(record)
    if record.position:
        raise ValueError("the match does not begin with a deal")
    if unknown := [player.kind for player in record.players if not _plays(game, player.kind)]:
        raise ValueError(f"nobody plays as {unknown[0]!r}")
    if list(chairs) != sorted(chairs) or max(chairs) >= game.info.max_seats:
        raise ValueError("the chairs are not those of the lobby")


def _plays(game: AnyGame, kind: str) -> bool:
    bot, _, level = kind.partition(":")
    return kind == HUMAN or (bot == "bot" and game.has_level(level))


def chairs_of(record: Record) -> list[int]:
    """Return the lobby's chair of each seat."""
    players = enumerate(record.players)
    return [seat if player.chair is None else player.chair for seat, player in players]


def seat_in_lobby(session: Session, info: GameInfo, waiting: Waiting, names: Sequence[str]) -> None:
    """Let everybody sit down in the lobby where they sat, with the rules of their match.

    What somebody is shown is no matter of the record: that is as it was in the lobby.
    """
    record = waiting.record
    aids = {chair.name: chair.aid for chair in session.chairs if chair.kind == "human"}
    session.chairs = [Chair()] * session.places
    for chair, player, name in zip(chairs_of(record), record.players, names, strict=True):
        aid = aids.get(name) or session.aid_of(name)
        session.chairs[chair] = _chair(player, name, aid)
    session.adopt(info, record.config)


def resume(scene: AnyScene, waiting: Waiting) -> None:
    """Tell the last of a match again, unheard; who has little time finds a pause first."""
    audio = scene.services.audio
    audio.mute(True)
    scene.catch_up(waiting.told)
    audio.mute(False)
    if _hurries(scene):
        scene.pause(None)


def _hurries(scene: AnyScene) -> bool:
    """Say whether it is a race, or a person is asked who has only so much time to answer."""
    if not isinstance(scene, TurnScene):
        return True
    seat = scene.table.offered
    return seat is not None and scene.answer_seconds(scene.match.state, seat) is not None


def _chair(player: Player, name: str, aid: Aid) -> Chair:
    if player.kind == HUMAN:
        return Chair("human", name, ready=True, pad=player.pad or None, aid=aid)
    return Chair("bot", name, player.kind.partition(":")[2], ready=True)
