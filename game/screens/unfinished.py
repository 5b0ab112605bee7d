"""Matches of turns that go on another time: saved while they are played, resumed in the lobby."""

from collections import deque
from collections.abc import Callable, Collection
from threading import Thread
from typing import Any, NamedTuple

import msgspec

from game.core.game import AnyGame
from game.core.match import AnyMatch
from game.core.record import HUMAN, Playback, Player, Record, bare_record, closing_checksum
from game.core.record_text import GrowingText, NewerFormatError, OtherContentError, load
from game.core.rules import AnyRules, AnySteps, GameInfo
from game.files import FileError
from game.input.seating import Seating
from game.screens.session import BOT_NAMES, Chair, Session
from game.storage import UnfinishedMatches
from game.ui.i18n import clean_name
from game.ui.match_scene import players_of
from game.ui.turn_scene import TurnScene

RETOLD = 12
"""So many actions of a match that goes on are told again."""
WRITE_AFTER = 3.0
"""Seconds from an action to its being written, with all that was done meanwhile."""

AnyTurnScene = TurnScene[Any, Any, Any, Any]


class Waiting(NamedTuple):
    """A match that waits for its players, as its record tells it.

    ``told`` is what came of the last actions, which began in the state ``told_from``.
    """

    record: Record
    match: AnyMatch
    told_from: Any
    told: tuple[AnySteps, ...]

    @property
    def round(self) -> int:
        """The round that it is in."""
        return self.match.rules.round_of(self.match.state)

    @property
    def names(self) -> tuple[str, ...]:
        """Who plays, by seat."""
        players = zip(self.record.players, chairs_of(self.record), strict=True)
        return tuple(clean_name(player.name) or BOT_NAMES[chair] for player, chair in players)

    def without_pad(self, present: Collection[str]) -> tuple[str, ...]:
        """Return who misses a gamepad."""
        players = zip(self.record.players, self.names, strict=True)
        return tuple(name for player, name in players if player.pad and player.pad not in present)


class Autosave:
    """Keeps a match as it is played, from the first action of a person on.

    Until then there is nothing to lose, and what waited before is still there.
    """

    def __init__(self, files: UnfinishedMatches, scene: AnyTurnScene) -> None:
        self._files, self._match = files, scene.match
        self._game, self._people = scene.setup.game, scene.setup.seating.humans
        self._text = GrowingText(bare_record(self._match, _with_pads(scene.setup.seating)))
        self._written: object = self._match.state
        self._wait = WRITE_AFTER
        self._writer: Thread | None = None
        self._on = True

    @property
    def due(self) -> bool:
        """Say whether a match is kept: somebody who might want to go on has played."""
        return self._on and any(entry.seat in self._people for entry in self._match.log)

    def update(self, dt: float) -> None:
        """Let time pass, and write what was done a while ago; the disk keeps no frame waiting.

        A match that is over waits no more, though its last table may still be looked at.
        """
        if self._match.state is self._written or not self._on:
            self._wait = WRITE_AFTER
            return
        if self._match.outcome() is not None:
            self.forget()
            return
        self._wait -= dt
        if self._wait > 0:
            return
        self._wait = WRITE_AFTER
        if self.due and not self._writing:
            self._writer = Thread(target=self._write, args=(self._news(),))
            self._writer.start()

    def close(self) -> None:
        """Write what is not written yet: nobody plays on now."""
        self._wait_for_writer()
        if self._match.outcome() is not None:
            self.forget()
        elif self._match.state is not self._written and self.due:
            self._write(self._news())

    def forget(self) -> None:
        """Keep the match no more: it has ended, or nobody wants it."""
        self._wait_for_writer()
        if self.due:
            self._files.forget(self._game)
        self._on = False

    @property
    def _writing(self) -> bool:
        return self._writer is not None and self._writer.is_alive()

    def _news(self) -> str:
        match = self._match
        self._written = match.state
        return self._text.text((*match.log, closing_checksum(match)))

    def _write(self, text: str) -> None:
        self._on = self._files.keep(self._game, text)

    def _wait_for_writer(self) -> None:
        if self._writer is not None:
            self._writer.join()


def _with_pads(seating: Seating) -> tuple[Player, ...]:
    pads = (one.pad or "" for one in seating.players)
    players = zip(players_of(seating), pads, strict=True)
    return tuple(msgspec.structs.replace(player, pad=pad) for player, pad in players)


def waiting_match(files: UnfinishedMatches, game: AnyGame) -> Waiting | None:
    """Return the match of a game that waits; a file that none can be made of is put aside."""
    try:
        text = files.read(game.key)
        return None if text is None else _waiting(game, text)
    except OtherContentError as error:
        files.put_aside(game.key, "unfinished-other-content", error.why)
    except NewerFormatError as error:
        files.put_aside(game.key, "unfinished-newer", error.why)
    except FileError as error:
        files.put_aside(game.key, "unfinished-damaged", error.why)
    except ValueError as error:
        files.put_aside(game.key, "unfinished-damaged", str(error))
    return None


def _waiting(game: AnyGame, text: str) -> Waiting:
    """Play a record to where it was left; ``ValueError`` says why that can't be done."""
    record = load(text, _only(game))
    _check_players(game, record)
    playback = Playback(game.rules, record)
    told: deque[tuple[Any, AnySteps]] = deque(maxlen=RETOLD)
    while not playback.at_end:
        before = playback.match.state
        steps = playback.advance()
        if steps:
            told.append((before, steps))
    problem = playback.problem or record.problem
    if problem is not None:
        raise ValueError(problem.text())
    told_from = told[0][0] if told else playback.match.state
    return Waiting(record, playback.match, told_from, tuple(steps for _, steps in told))


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


def seat_in_lobby(session: Session, info: GameInfo, waiting: Waiting) -> None:
    """Let everybody sit down in the lobby where they sat, with the rules of their match."""
    record = waiting.record
    session.chairs = [Chair()] * session.places
    for chair, player, name in zip(chairs_of(record), record.players, waiting.names, strict=True):
        session.chairs[chair] = _chair(player, name)
    session.adopt(info, record.config)


def resume(scene: AnyTurnScene, waiting: Waiting) -> None:
    """Tell the last of a match again, unheard; who has little time finds a pause first."""
    audio = scene.services.audio
    audio.mute(True)
    scene.table.catch_up(waiting.told_from, waiting.told)
    audio.mute(False)
    if _hurries(scene):
        scene.pause(None)


def _hurries(scene: AnyTurnScene) -> bool:
    """Say whether a person is asked who has only so much time to answer."""
    seat = scene.table.offered
    return seat is not None and scene.answer_seconds(scene.match.state, seat) is not None


def _chair(player: Player, name: str) -> Chair:
    if player.kind == HUMAN:
        return Chair("human", name, ready=True, pad=player.pad or None)
    return Chair("bot", name, player.kind.partition(":")[2], ready=True)
