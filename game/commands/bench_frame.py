"""The benchmark of a frame: a game's own, in a window of 1920 x 1080 px."""

from collections.abc import Iterator

from game.catalog import find, named
from game.commands.studio import open_studio

SIZE = (1920, 1080)
LANG = "en"


def measure(key: str) -> Iterator[str]:
    """Yield the figures of a game's frame and of its floor."""
    with open_studio(SIZE, LANG) as services:
        yield from named(find(key).frame_bench)(services)
