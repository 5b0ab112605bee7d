"""A match that this window plays: its file grows with each action, and its shadow at once."""

import contextlib
import os
import threading
from collections.abc import Callable
from itertools import count
from pathlib import Path

from game.files import FileError, Problem, reason
from game.storage.forgotten import Forgotten
from game.storage.growing import GrowingFile, create_open, next_number
from game.storage.locks import is_held, lock, open_to_lock
from game.storage.match_files import copies, delete, ident_in, is_still, number_of, unlink
from game.storage.shadows import Shadows
from game.storage.writer import Writer

TAKE_WAIT = 0.05
"""Another window that only looks whether a file is held lets it go within this (seconds)."""
_COUNT = count()

Tell = Callable[[Problem], None]


class KeptMatch:
    """What is done is in its shadow before the next frame, and in its file as soon as can be.

    The writer's thread does what is in the file; names with ``_`` and no frame in them are its.
    """

    def __init__(
        self,
        folder: Path,
        game: str,
        writer: Writer,
        tell: Tell,
        shadows: Shadows,
        forgotten: Forgotten,
        on_change: Callable[[Path, str | None], None],
        is_safe: Callable[[], bool],
    ) -> None:
        self.game = game
        self._folder, self._writer, self._tell = folder, writer, tell
        self._file = GrowingFile(self._create)
        self._shadows, self._shadow = shadows, shadows.begin(game)
        self._forgotten = forgotten
        self._on_change = on_change
        self._is_safe = is_safe
        self._guard = threading.Lock()
        self.stand_in = folder / f"{game}.unwritten-{next(_COUNT)}"
        """What stands for the match while it is in no file: so full, or slow, is the disk."""
        self.taken_from: Path | None = None
        """The file that the match was taken up from, until the new one is written."""
        self.refused = False
        """Whether the file it was to be taken up from is another window's, or has changed."""
        self._old_handle: int | None = None
        self._taken = ""
        self._failed = self._told = 0
        self._doubtful = False
        """Whether the disk told too late that it was full: each write is synced until one is."""
        self.over = False
        """Whether it is to be forgotten, or was."""
        self.left = False
        """Whether nobody plays on in this window."""
        self._held = False
        self._ended = self._gone = False

    def take_from(self, path: Path, text: str) -> None:
        """Go on with what was read in a file, which is deleted as soon as all is in the new one.

        Whether it can be had turns out a little later: see ``refused``.
        """
        self.taken_from, self._taken = path, text
        self._file.add(text)
        self._shadow.add(text)
        self._writer.put(lambda: self._take(path, text))

    def add(self, text: str) -> None:
        """Add whole lines: to the shadow at once, to the file soon."""
        self._file.add(text)
        if not self.over:
            self._shadow.add(text)
            self._writer.put(self._write, key=(self, "write"))

    def leave(self) -> None:
        """Let the match wait: nobody plays on."""
        self.left = True
        self._writer.put(self._release, key=(self, "release"))

    def take_again(self) -> None:
        """Play on, before or after the file was let go."""
        shadow = self._shadows.begin(self.game)
        shadow.add(self._file.text)
        with self._guard:
            self.left = False
            old, self._shadow = self._shadow, shadow
        old.drop()

    def forget(self) -> None:
        """Delete the match."""
        self.over = self.left = True
        self._writer.put(self._delete, key=(self, "delete"))

    def end(self) -> None:
        """Delete the match as soon as all that came of it is safe; until then it is kept."""
        self.over = self.left = self._ended = True
        self._writer.put(self._end, key=(self, "end"))

    def try_again(self) -> None:
        """Do what could not be done before."""
        if self._ended:
            self._writer.put(self._end, key=(self, "end"))
        elif self.left:
            self._writer.put(self._release, key=(self, "release"))
        else:
            self._writer.put(self._write, key=(self, "write"))

    def finish(self) -> None:
        """Try once more, and let what can't be deleted yet wait for the next start."""
        if self._ended:
            self._writer.put(self._end_later)
        else:
            self.leave()

    def sync(self) -> None:
        """Have it survive a power cut, too."""
        self._writer.put(self._sync, key=(self, "sync"))

    @property
    def text(self) -> str:
        """What was added so far, whether written or not."""
        return self._file.text

    @property
    def path(self) -> Path | None:
        """The file, as soon as there is one."""
        return self._file.path

    @property
    def on_disk(self) -> bool:
        """Say whether the file holds everything and was let go."""
        return self.left and not self._file.behind and not self._held

    @property
    def is_done(self) -> bool:
        """Say whether nothing is to be done for it any more in this window."""
        return self._gone or self.on_disk or (self.over and not self._ended)

    @property
    def is_behind(self) -> bool:
        """Say whether something could not be done yet."""
        return not self.is_done and (self._ended or (self._failed > 0 and self._file.behind))

    def _take(self, path: Path, text: str) -> None:
        """Hold the file, if it still is as it was read; one that can't be written to is left."""
        try:
            handle = open_to_lock(path)
        except OSError:
            if not is_still(path, text):
                self._refuse()
            return
        if lock(handle, TAKE_WAIT) and is_still(path, text):
            self._old_handle = handle
            self._forgotten.take_back(ident_in(text))
        else:
            os.close(handle)
            self._refuse()

    def _refuse(self) -> None:
        self._shadow.drop()
        self.taken_from = None
        self.over = self.refused = self._gone = True

    def _write(self) -> None:
        if self.over:
            return
        self._shadow.open()
        try:
            self._file.write()
            if self._doubtful:
                self._file.sync()
        except (OSError, FileError) as error:
            self._fail(error)
            return
        self._held, self._doubtful = True, False
        if self._failed:
            self._problem("unfinished-kept-again", "")
        self._failed = 0
        self._let_old_go(delete_it=True)

    def _fail(self, error: Exception) -> None:
        self._failed += 1
        if self._failed == 1:
            self._problem("unfinished-not-kept", reason(error))

    def _sync(self) -> None:
        try:
            self._file.sync()
        except OSError as error:
            self._doubtful = True
            self._fail(error)

    def _release(self) -> None:
        if not self.left or self.over:
            return
        if self._file.behind:
            self._write()
        path = self._file.path
        if not self._file.behind:
            self._sync()
        if self._file.behind or path is None:
            return
        self._file.close()
        self._let_old_go(delete_it=False)
        with self._guard:
            if self.left:
                self._shadow.drop()
        self._on_change(path, self.text)
        self._held = False

    def _end(self) -> None:
        """Delete it, or have it safe by itself: it holds all that could be lost."""
        if self._gone:
            return
        if self._is_safe() or not self.text:
            self._delete()
        elif self._file.behind and not self._old_holds_all:
            self._shadow.open()
            with contextlib.suppress(OSError, FileError):
                self._file.write()
                self._held = True
                self._let_old_go(delete_it=True)

    @property
    def _old_holds_all(self) -> bool:
        """Say whether nothing was done since it was taken up."""
        return self.taken_from is not None and self.text == self._taken

    def _end_later(self) -> None:
        """The same, but others may have it: this window ends."""
        self._end()
        if self._gone:
            return
        self._sync()
        kept = self._old_holds_all or not self._file.behind
        self._file.close()
        self._let_old_go(delete_it=False)
        if kept:
            self._shadow.drop()

    def _delete(self) -> None:
        self._gone = True
        self._file.close()
        self._held = False
        ident = ident_in(self.text)
        noted = self._forgotten.add(ident)
        self._shadow.drop()
        self._let_old_go(delete_it=True)
        if not noted and self._file.path is not None:
            delete(self._file.path)
            self._forgotten.add(ident)  # so full was the disk
        if self._file.path is not None:
            delete(self._file.path)
            self._on_change(self._file.path, None)
        if not all(map(is_held, copies(self._folder, self.game, ident))):
            self._forgotten.hide(ident)

    def _let_old_go(self, *, delete_it: bool) -> None:
        path, handle = self.taken_from, self._old_handle
        self.taken_from = self._old_handle = None
        if path is not None and handle is not None:
            if delete_it and os.name != "nt":
                unlink(path)
            os.close(handle)
            if delete_it:
                unlink(path)
                self._on_change(path, None)

    def _create(self, data: bytes) -> tuple[Path, int]:
        first = next_number(map(number_of, self._folder.glob("*.txt")))
        return create_open(self._folder, lambda n: f"{self.game}-{n}.txt", first, data, lock)

    def _problem(self, text_id: str, why: str) -> None:
        path = self._file.path or self._folder
        self._told += 1
        args: dict[str, str | int] = {"file": str(path), "why": why, "time": self._told}
        self._tell(Problem(str(path), text_id, args))
