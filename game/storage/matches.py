"""Matches that go on another time: the folder of them, and what this window knows of it.

A window that plays a match holds its file by a lock; so no other window offers it or writes to it,
and any end of the process sets it free. What waits is read by the writer's thread (:meth:`look`);
frames see what was found last, with what this window has done since. ``version`` grows with news.
"""

import contextlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from game.files import FileError, Problem, reason
from game.storage.forgotten import forgotten_in
from game.storage.growing import HIGHEST, create_new, next_number
from game.storage.kept_match import KeptMatch, Tell
from game.storage.leftovers import SWEEPER, sweep
from game.storage.locks import is_held, lock, open_to_lock
from game.storage.match_files import (
    copies,
    delete,
    game_of,
    ident_in,
    ident_of,
    number_of,
    read_match,
    settled,
    unlink,
)
from game.storage.shadows import Shadows
from game.storage.versioned import put_aside
from game.storage.writer import Writer

_NO_STAMP = (0, 0)


class _Found(NamedTuple):
    """What was found in a file that nobody holds."""

    text: str
    error: FileError | None
    written: float
    stamp: tuple[int, int] = _NO_STAMP


class UnfinishedMatches:
    """The folder of matches that go on another time; ``tell`` gets what went wrong."""

    def __init__(
        self, folder: Path, writer: Writer, tell: Tell, is_safe: Callable[[], bool] = lambda: True
    ) -> None:
        self.folder = folder
        self.version = 0
        self._writer = writer
        self._tell = tell
        self._is_safe = is_safe
        """Whether all is in files that came of the matches which ended."""
        self._shadows = Shadows(folder)
        self._own: list[KeptMatch] = []
        self._found: dict[Path, _Found] = {}
        self._gone: set[Path] = set()
        """Files that are to be deleted, or put aside."""
        self._forgotten = forgotten_in(folder, tell)

    def begin(self, game: str) -> KeptMatch:
        """Return the keeper of a match that begins; without a line there is no file."""
        kept = KeptMatch(
            self.folder,
            game,
            self._writer,
            self._tell,
            self._shadows,
            self._forgotten,
            self._changed,
            self._is_safe,
        )
        self._own = [one for one in self._own if not one.is_done]
        self._own.append(kept)
        return kept

    def look(self) -> None:
        """Have the folder looked at anew: other windows may have left matches, or taken some."""
        self._writer.put(self._look, key=(self, "look"))

    def sweep(self) -> None:
        """Have deleted what dead programs have left in memory, where nobody needs it."""
        SWEEPER.put(lambda: sweep(but=self._shadows.home), key=(self, "sweep"))

    def waiting(self, game: str) -> list[Path]:
        """Return the files of a game's matches that nobody plays, the latest first.

        One that this window has left counts, though it may not be written yet.
        """
        own = [one for one in self._own if one.game == game and not one.on_disk]
        lost = [one.stand_in for one in own if _waits(one) and one.path is None]
        mine = [one.path for one in own if _waits(one) and one.path is not None]
        played = {path for one in own for path in (one.path, one.taken_from)}
        known = {ident_in(one.text) for one in own if not one.refused} - {""}
        found, others = self._found, []
        for path in sorted(found, key=lambda path: (len(found[path].text), path), reverse=True):
            ident = ident_in(found[path].text)
            if game_of(path) != game or path in played | self._gone or ident in known:
                continue
            if ident:
                known.add(ident)
            others.append(path)
        return [*lost, *sorted((*mine, *others), key=number_of, reverse=True)]

    def waits(self, game: str) -> bool:
        """Say whether there is a match of a game, or something in its place."""
        return bool(self.waiting(game))

    def left_at(self, path: Path) -> tuple[int, float]:
        """Return a key that grows with the time at which matches were left.

        What this window has left, and what is in no file yet, comes after all that is. Something
        that stands for a match may have got its file only now: the writer is another thread.
        """
        unwritten = [one.stand_in for one in self._own if one.path is None]
        if path in unwritten:
            return HIGHEST, float(unwritten.index(path))
        written = next((one.path for one in self._own if path == one.stand_in), None) or path
        found = self._found.get(written)
        return number_of(written), 0.0 if found is None else found.written

    def written_at(self, path: Path) -> float | None:
        """Return when a match was left, to be shown; ``None``: in this window, just now."""
        found = self._found.get(path)
        return None if found is None else found.written

    def read(self, path: Path) -> str:
        """Return what is kept of a match, taken back actions and a torn end left out.

        ``FileError`` if it can't be read, or is gone.
        """
        own, found = self._mine(path), self._found.get(path)
        if own is not None:
            return settled(own.text)
        if found is None:
            raise FileError(path, "does not exist")
        if found.error is not None:
            raise found.error
        return found.text

    def take(self, path: Path, text: str) -> KeptMatch:
        """Go on with a match as it was read; soon it may turn out to be ``refused``."""
        own = self._mine(path)
        if own is not None:
            own.take_again()
            return own
        kept = self.begin(game_of(path))
        kept.take_from(path, text)
        return kept

    def forget(self, path: Path) -> None:
        """Delete a match, and any other copy of it; what can't be deleted stays."""
        own = self._mine(path)
        if own is not None:
            own.forget()
            return
        self._gone.add(path)
        self._writer.put(lambda: self._delete(path))

    def put_aside(self, path: Path, text_id: str, why: str = "") -> None:
        """Keep a file that no match can be made of under another name, and tell so."""
        self._gone.add(path)
        self._writer.put(lambda: self._put_aside(path, text_id, why))

    @property
    def behind(self) -> bool:
        """Say whether something could not be done yet."""
        return any(one.is_behind for one in self._own)

    def try_again(self) -> None:
        """Have done what could not be done yet."""
        for one in self._own:
            if one.is_behind:
                one.try_again()

    def finish(self) -> None:
        """Try once more what could not be done: the program ends."""
        for one in self._own:
            if not one.is_done:
                one.finish()

    def _mine(self, path: Path) -> KeptMatch | None:
        for one in self._own:
            if not one.on_disk and path in (one.path, one.stand_in):
                return one
        return None

    # The rest is done by the writer's thread.

    def _look(self) -> None:
        self._adopt()
        played = {one.path for one in self._own if not one.on_disk}
        found: dict[Path, _Found] = {}
        with contextlib.suppress(OSError):
            for path in self.folder.glob("*.txt"):
                if game_of(path) and path not in played and not is_held(path):
                    self._read(path, found)
        for path, _ in self._shadows.orphans():
            self._read(path, found)
            if path in found and ident_in(found[path].text) in self._forgotten.idents():
                del found[path]  # it lies where nothing can be deleted
        hidden = self._forgotten.hidden()
        if hidden:
            found = {one: each for one, each in found.items() if ident_in(each.text) not in hidden}
        if found != self._found:
            self._found = found
            self.version += 1

    def _read(self, path: Path, found: dict[Path, _Found]) -> None:
        with contextlib.suppress(FileNotFoundError):  # another window has just ended it
            try:
                state = path.stat()
            except FileNotFoundError:
                raise
            except OSError as error:
                found[path] = _Found("", FileError(path, reason(error)), 0.0)
                return
            stamp = _stamp(state)
            known = self._found.get(path)
            if known is not None and known.stamp == stamp:
                found[path] = known
                return
            try:
                found[path] = _Found(settled(read_match(path)), None, state.st_mtime, stamp)
            except FileError as error:
                found[path] = _Found("", error, state.st_mtime, stamp)

    def _changed(self, path: Path, text: str | None) -> None:
        """Note what this window has just done: let a match go, or deleted a file (``None``)."""
        found = {one: known for one, known in self._found.items() if one != path}
        if text is not None:
            with contextlib.suppress(OSError):
                state = path.stat()
                stamp = _stamp(state)
                found[path] = _Found(settled(text), None, state.st_mtime, stamp)
        self._found = found
        self._gone.discard(path)

    def _delete(self, path: Path) -> None:
        ident = ident_of(path)
        noted = self._forgotten.add(ident)
        delete(path)
        if not noted:  # so full was the disk
            self._forgotten.add(ident)
        if not path.exists():
            self._changed(path, None)
        elif ident:
            self._forgotten.hide(ident)
        self._look()

    def _put_aside(self, path: Path, text_id: str, why: str) -> None:
        found = self._found.get(path)
        with contextlib.suppress(OSError):
            if found is not None and found.stamp not in (_NO_STAMP, _stamp(path.stat())):
                self._gone.discard(path)  # it was being written when it was read
                self.version += 1
                self._look()
                return
        try:
            kept = put_aside(path)
        except OSError:
            kept = path
        else:
            self._changed(path, None)
        args: dict[str, str | int] = {"file": str(path), "kept": str(kept), "why": why}
        self._tell(Problem(str(path), text_id, args))

    def _adopt(self) -> None:
        """Let what a kill has left in a shadow be in a file, if it is not."""
        for shadow, _ in self._shadows.orphans():
            try:
                text = read_match(shadow)
                if not ident_in(text) or ident_in(text) in self._forgotten.idents():
                    unlink(shadow)  # nobody had done anything, or wants it
                else:
                    self._bring_home(shadow, text)
            except (OSError, FileError):
                continue  # so full is the disk: it is offered from where it lies
        self._shadows.tidy()

    def _bring_home(self, shadow: Path, text: str) -> None:
        """Write a shadow to a file, unless one holds as much of the match, or a window has it."""
        behind: list[tuple[Path, int]] = []
        try:
            for path in copies(self.folder, game_of(shadow), ident_in(text)):
                handle = open_to_lock(path)
                behind.append((path, handle))
                kept = read_match(path)
                if kept.startswith(text):
                    unlink(shadow)
                    return
                if not lock(handle):
                    return
                if not text.startswith(kept):
                    behind.pop()
                    os.close(handle)
            game, others = game_of(shadow), self.folder.glob("*.txt")
            first = next_number(map(number_of, others))
            create_new(self.folder, lambda n: f"{game}-{n}.txt", first, text.encode())
            for path, _ in behind:
                unlink(path)
            unlink(shadow)
        finally:
            for _, handle in behind:
                os.close(handle)


def _stamp(state: os.stat_result) -> tuple[int, int]:
    return state.st_mtime_ns, state.st_size


def _waits(one: KeptMatch) -> bool:
    return one.left and not one.over and bool(one.text)
