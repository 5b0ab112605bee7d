"""Matches of turns that go on another time: kept while they are played, taken up in the lobby."""

from collections.abc import Callable, Collection, Sequence
from threading import Thread
from typing import Any

import msgspec

from game import catalog
from game.core.match import LogEntry
from game.core.record import HUMAN, Playback, Player, Record, closing_checksum, content_sums
from game.core.record_text import GrowingText, NewerFormatError, OtherContentError, load
from game.core.rules import AnyRules, GameInfo
from game.files import FileError
from game.input.seating import Seating
from game.screens.session import BOT_NAMES, Chair, Session
from game.storage import UnfinishedMatches
from game.ui.i18n import clean_name
from game.ui.match_scene import players_of
from game.ui.turn_scene import TurnScene

WRITE_AFTER = 3.0
"""Seconds from an action to its being written, with all that was done meanwhile."""

AnyTurnScene = TurnScene[Any, Any, Any, Any]


class Waiting(msgspec.Struct, frozen=True):
    """A match that waits for its players, and the round that it is in."""

    record: Record
    round: int

    @property
    def actions(self) -> tuple[LogEntry, ...]:
        """All that was done so far."""
        return tuple(entry for entry in self.record.entries if isinstance(entry, LogEntry))

    @property
    def names(self) -> tuple[str, ...]:
        """Who plays, by seat."""
        players = zip(self.record.players, chairs_of(self.record), strict=True)
        return tuple(clean_name(player.name) or BOT_NAMES[chair] for player, chair in players)

    def without_pad(self, present: Collection[str]) -> tuple[str, ...]:
        """Return who misses a gamepad."""
        players = zip(self.record.players, self.names, strict=True)
        return tuple(name for player, name in players if player.pad and player.pad not in present)


class Keeper:
    """Keeps a match as it is played, from the first action of a person on.

    Until then there is nothing to lose, and what waited before is still there.
    """

    def __init__(self, files: UnfinishedMatches, scene: AnyTurnScene) -> None:
        self._files, self._match = files, scene.match
        self._game, self._people = scene.setup.game, scene.setup.seating.humans
        config, content = self._match.config, content_sums(self._match.rules, self._match.config)
        head = Record(config, _with_pads(scene.setup.seating), "", (), content=content)
        self._text = GrowingText(head)
        self._written: object = self._match.state
        self._wait = WRITE_AFTER
        self._writer: Thread | None = None
        self._on = True

    @property
    def due(self) -> bool:
        """Say whether a match is kept: somebody who might want to go on has played."""
        return self._on and any(entry.seat in self._people for entry in self._match.log)

    def update(self, dt: float) -> None:
        """Let time pass, and write what was done a while ago; the disk keeps no frame waiting."""
        if self._match.state is self._written:
            self._wait = WRITE_AFTER
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
        if self._match.state is not self._written and self.due:
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


def waiting_match(files: UnfinishedMatches, game: str) -> Waiting | None:
    """Return the match of a game that waits; a file that none can be made of is put aside."""
    try:
        text = files.read(game)
        return None if text is None else _waiting(game, text)
    except OtherContentError as error:
        files.put_aside(game, "unfinished-other-content", error.why)
    except NewerFormatError as error:
        files.put_aside(game, "unfinished-newer", error.why)
    except FileError as error:
        files.put_aside(game, "unfinished-damaged", error.why)
    except ValueError as error:
        files.put_aside(game, "unfinished-damaged", str(error))
    return None


def _waiting(game: str, text: str) -> Waiting:
    rules = catalog.find(game).make_rules()
    record = load(text, _only(game, rules))
    _check_players(game, rules, record)
    playback = Playback(rules, record)
    while not playback.at_end:
        playback.advance()
    problem = playback.problem or record.problem
    if problem is not None:
        raise ValueError(problem.text())
    return Waiting(record, getattr(playback.match.state, "round", 1))


def _only(game: str, rules: AnyRules) -> Callable[[str], AnyRules]:
    def rules_for(key: str) -> AnyRules:
        if key != game:
            raise ValueError(f"a match of {game!r} is wanted, not of {key!r}")
        return rules

    return rules_for


def _check_players(game: str, rules: AnyRules, record: Record) -> None:
    """Refuse what no lobby has: ``ValueError`` says what."""
    kinds = {HUMAN, *(f"bot:{level}" for level in catalog.find(game).levels)}
    chairs = chairs_of(record)
    if record.position:
        raise ValueError("the match does not begin with a deal")
    if unknown := [player.kind for player in record.players if player.kind not in kinds]:
        raise ValueError(f"nobody plays as {unknown[0]!r}")
    if list(chairs) != sorted(chairs) or max(chairs) >= rules.info.max_seats:
        raise ValueError("the chairs are not those of the lobby")


def chairs_of(record: Record) -> list[int]:
    """Return the lobby's chair of each seat."""
    players = enumerate(record.players)
    return [seat if player.chair is None else player.chair for seat, player in players]


def seat_again(session: Session, info: GameInfo, waiting: Waiting) -> None:
    """Let everybody sit down in the lobby where they sat, with the rules of their match."""
    record = waiting.record
    session.chairs = [Chair()] * session.places
    for chair, player, name in zip(chairs_of(record), record.players, waiting.names, strict=True):
        session.chairs[chair] = _chair(player, name)
    session.adopt(info, record.config)


def take_up(scene: AnyTurnScene, done: Sequence[LogEntry]) -> None:
    """Bring a match to where it was left, unheard; who has little time finds a pause first."""
    if not done:
        return
    audio = scene.services.audio
    audio.mute(True)
    scene.table.catch_up(done)
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
