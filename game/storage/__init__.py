"""What the game remembers: settings, replays, matches that wait and figures, on this machine only.

Everything is read and written by one thread, so no frame waits for the disk. Files are written
whole (settings, replays) or only grow (matches that wait, the log of figures), and what is played
has a shadow in memory meanwhile, so that a kill costs at most the last action. Several windows may
use one folder: settings are merged under a lock, a match that is played is held by its window, and
each start of the program has a log of its own. A file of a newer format is refused and left as it
is; a damaged one is kept aside as ``.damaged``; a folder that can't be written to costs the
memory, never the match. What happened stands in
``Store.problems`` for the screen.
"""

from game.storage.figures import Figures, Log, Seated, Stats, new_id
from game.storage.kept_match import KeptMatch
from game.storage.matches import UnfinishedMatches
from game.storage.records import MAX_RECORDS, date_of, game_of
from game.storage.settings import (
    MOST_CHAIRS,
    KeptChair,
    Practice,
    Settings,
    ZoneKeys,
)
from game.storage.store import Store
from game.storage.versioned import VersionedFile
from game.storage.writer import Writer

__all__ = [
    "MAX_RECORDS",
    "MOST_CHAIRS",
    "Figures",
    "KeptChair",
    "KeptMatch",
    "Log",
    "Practice",
    "Seated",
    "Settings",
    "Stats",
    "Store",
    "UnfinishedMatches",
    "VersionedFile",
    "Writer",
    "ZoneKeys",
    "date_of",
    "game_of",
    "new_id",
]
