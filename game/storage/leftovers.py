"""What dead programs left in memory, of other folders than this one: a kill, and nobody came back.

The next window on its own folder adopts a shadow. Where that never happens, shadows would stay
until the machine is started anew. Each start of the program deletes some of those that nobody
needs: all is in the player's folder, or the match was forgotten, or the folder itself is gone.
"""

import contextlib
import os
import time
from pathlib import Path

from game.files import FileError, read_bytes
from game.storage import unforeseen
from game.storage.forgotten import forgotten_in
from game.storage.match_files import game_of, holds, ident_in, read_match, unlink
from game.storage.shadows import HOME_NOTE, is_ours, orphans_in, places, prefix, tidy
from game.storage.writer import Writer

LONGEST = 0.2
"""So long is spent on it at a start (seconds)."""
GONE = 16
"""Of players' folders that are not there (a stick that is not plugged in?), so many are kept."""


SWEEPER = Writer("sweeper")
"""Another's folder may lie on a disk that does not answer: no writing waits for that."""


def sweep(seconds: float = LONGEST, but: Path | None = None) -> None:
    """Delete shadows of dead programs that nobody needs, for so long at most.

    ``but`` is the own folder: whoever looks for matches there adopts them.
    """
    until = time.monotonic() + seconds
    gone: list[tuple[float, Path]] = []
    for folder in _folders():
        home = _home(folder)
        if home is not None and home == but:
            continue
        with contextlib.suppress(OSError):
            if home is not None and not home.parent.is_dir():
                gone.append((folder.stat().st_mtime, folder))
            elif home is not None:
                _sweep(folder, home)
            tidy(folder)
        if time.monotonic() > until:
            break
    for _, folder in sorted(gone, reverse=True)[GONE:]:
        for shadow, _ in orphans_in(folder):
            unlink(shadow)
        tidy(folder)


def _folders() -> list[Path]:
    """Return the folders of shadows, beginning anywhere: so each has its turn some day."""
    found: list[Path] = []
    for place in places():
        with contextlib.suppress(OSError):
            found += [place / name for name in os.listdir(place) if name.startswith(prefix())]
    found = sorted(filter(is_ours, found))
    begin = unforeseen.below(len(found)) if found else 0
    return found[begin:] + found[:begin]


def _home(folder: Path) -> Path | None:
    """Return the folder of matches that shadows are of; older versions did not say."""
    try:
        return Path(os.fsdecode(read_bytes(folder / HOME_NOTE)))
    except (FileError, ValueError):
        return None


def _sweep(folder: Path, home: Path) -> None:
    forgotten = forgotten_in(home).idents()
    for shadow, _ in orphans_in(folder):
        try:
            text = read_match(shadow)
        except FileError:
            continue
        ident = ident_in(text)
        if not ident or ident in forgotten or holds(home, game_of(shadow), text):
            unlink(shadow)
