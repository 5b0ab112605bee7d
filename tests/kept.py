"""A plug-in: what takes long to make and depends on files alone is made once per process.

Most tests of screens read the same texts, decks and maps and draw the same sprites and shadows.
What stands in the files is the key, so a test that changes a file gets what it holds now. What is
given out is a copy, or of a kind that nobody changes.
"""

import contextlib
import os
import sys
from collections.abc import Callable, Hashable, Iterator
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game import catalog, documents, level_files, resources
from game.board import boards
from game.input import keyboard
from game.screens import navigator
from game.ui import fonts, i18n, lesson_view, paint
from game.ui.cache import SurfaceCache, Warming
from game.ui.canvas import Canvas
from game.ui.pen import Pen
from game.ui.shelf import Shelf
from game.ui.sprites import Sprites
from game.ui.text import Text

DRAWN_BYTES = 512 * 1024 * 1024
"""Drawings and shadows kept, in bytes of pixels."""

MEASURED = 500_000
"""Texts whose sizes are kept."""
PAINTED = ("paint", "rim", "fill", "shadow", "shadow below", "panel", "keycap")
WARMED = 8
"""In one of so many frames a picture is made ahead."""
DELIVERED = tuple(
    f"{Path(__file__).resolve().parents[1] / name}{os.sep}" for name in ("assets", "levels")
)
TURNED = 4
"""Keys of ``Sprites``: what is drawn without a file, and the length of that of a turned picture."""

drawn = SurfaceCache(DRAWN_BYTES)


originals: dict[Any, dict[str, Any]] = {}
"""The parts of what draws, as they are where no test listens or does it in another way."""


def is_listened_to(*drawers: object) -> bool:
    """Say whether a test has put something in the place of a part of what draws."""
    if any(vars(owner) != parts for owner, parts in originals.items()):
        return True
    return not all(vars(one).keys().isdisjoint(originals.get(type(one), ())) for one in drawers)


class KeptCache(SurfaceCache):
    """A cache of one window, which takes what another window of its size has had drawn before.

    What is given out is never painted on, and its key says all that it shows but for the window.
    """

    __slots__ = ("_canvas", "_keeps")

    def __init__(self, canvas: Canvas, most: int, keeps: Callable[[Any], bool]) -> None:
        super().__init__(most)
        self._canvas = canvas
        self._keeps = keeps

    def get(self, key: Hashable, build: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the surface of this key, drawn only if no window has had it drawn."""
        if key in self or not self._keeps(key):
            return super().get(key, build)
        place = (self._canvas.size, key)
        return super().get(key, lambda: drawn.get(place, build))


def keep_pictures(sprites: Sprites, text: Text) -> None:
    """Let what these two draw be kept as long as this process tests, unless a test listens.

    Drawings of files are not: what is missing is to be told each time.
    """

    def keeps(key: Any) -> bool:
        if is_listened_to(sprites, text):
            return False
        if key[0] == "backdrop":
            return sprites._file(key[1]).is_file()
        return key[0] in PAINTED or len(key) == TURNED

    sprites._cache = KeptCache(sprites.canvas, sprites._room, keeps)
    text._cache = KeptCache(text.canvas, text._room, lambda key: not is_listened_to(sprites, text))


def is_delivered(path: Path | str) -> bool:
    """Say whether this is among what the game comes with, where no test changes anything."""
    return str(path).startswith(DELIVERED)


def stamp(*paths: Path) -> tuple:
    """Return what changes when one of these files does."""
    return tuple(map(_stamp, paths))


def _stamp(path: Path) -> Any:
    if is_delivered(path):
        return str(path)
    stat = path.stat()
    return str(path), stat.st_mtime_ns, stat.st_size


def stamp_within(*folders: Path | str) -> tuple:
    """Return what changes when a file in one of these folders does, or comes or goes."""
    return tuple(
        str(one) if is_delivered(f"{one}{os.sep}") else _stamp_within(one) for one in folders
    )


def _stamp_within(*folders: Path | str) -> tuple:
    found: list[Any] = []
    for folder in folders:
        try:
            entries = [*os.scandir(folder)]
        except OSError:
            continue
        for entry in entries:
            stat = entry.stat(follow_symlinks=False)
            found.append((entry.path, stat.st_mtime_ns, stat.st_size))
            if entry.is_dir(follow_symlinks=False):
                found += _stamp_within(entry.path)
    return tuple(sorted(found))


def kept_drawings(draw):
    """Return ``pygame.image.load_sized_svg`` that draws each file once per size."""

    def load_sized_svg(file, size):
        key = (stamp(Path(file)), tuple(size))
        return drawn.get(key, lambda: draw(file, size)).copy()

    return load_sized_svg


def kept_shadows(draw):
    """Return ``paint.shadow`` that blurs each shadow once."""

    def shadow(*look):
        return drawn.get(("shadow", *look), lambda: draw(*look)).copy()

    return shadow


def kept_parser(parser):
    """Return a maker of Fluent parsers that parse each text once, with places and without."""

    @cache
    def made(with_spans=True):
        return SimpleNamespace(parse=cache(parser(with_spans=with_spans).parse))

    return made


def kept_texts(load):
    """Return ``Texts._load`` that reads the delivered language files once."""
    kept = {}

    def _load(self, lang):
        if self._folders != resources.asset_folders("locale"):
            return load(self, lang)
        key = (lang, stamp_within(*self._folders))
        if key not in kept:
            before = len(self.problems)
            kept[key] = load(self, lang), self.problems[before:]
        else:
            self.problems.extend(kept[key][1])
        return kept[key][0]

    return _load


def kept_sentences(fill_in):
    """Return ``Texts._formatted`` that fills each text in once, of the same bundles."""
    kept = {}

    def _formatted(self, text_id, args):
        bundles = tuple(map(self._bundle, self._order()))
        key = (bundles, text_id, *((name, type(arg), arg) for name, arg in args.items()))
        if key not in kept:
            text = fill_in(self, text_id, args)
            if text_id in self.missing:
                return text
            kept[key] = text
        return kept[key]

    return _formatted


def kept_places(place_note):
    """Return ``place_note`` that finds the place of each note among the same things once."""
    kept = cache(place_note)

    def place(sizes, targets, busy, last=None, close=None):
        return kept(tuple(sizes), tuple(targets), tuple(busy), last, close)

    return place


def kept_boards(read):
    """Return ``read_board`` that reads each map once, with the files beside it."""
    kept = {}

    def read_board(path):
        if not path.is_relative_to(resources.level()):
            return read(path)
        key = (path, stamp_within(path.parent))
        if key not in kept:
            kept[key] = read(path)
        return kept[key]

    return read_board


def kept_games(open_anew):
    """Return ``GameEntry.open`` that puts each game together once of the same sound files."""
    kept = {}

    def open(self, problems=None):
        own = level_files.own_levels()
        mine = (own / self.key, own / "lessons" / self.key, own / f"{self.key}s")
        files = (one for one in _stamp_within(own) if one[0].startswith(tuple(map(str, mine))))
        key = (self.package, tuple(self.loaders), stamp_within(resources.level()), *files)
        if key not in kept:
            found = []
            game = open_anew(self, found)
            if found or self not in catalog.GAMES:
                if problems is not None:
                    problems.extend(found)
                return game
            kept[key] = game
        return kept[key]

    open.anew = open_anew  # for tests of what is read when
    return open


def kept_sound_files(find):
    """Return ``Shelf._files`` that looks through the delivered sounds once."""
    kept = {}

    def _files(self, name):
        if self._folders != resources.asset_folders("sounds"):
            return find(self, name)
        key = (name, stamp(*filter(Path.is_dir, self._folders)))
        if key not in kept:
            kept[key] = find(self, name)
        return list(kept[key])

    return _files


def kept_sounds(load):
    """Return ``Shelf._load`` that decodes each delivered file once and copies it after that."""
    kept = {}

    def _load(self, name):
        if self._folders != resources.asset_folders("sounds"):
            return load(self, name)
        key = (name, pygame.mixer.get_init(), stamp(*self._files(name)))
        if key not in kept:
            kept[key] = [sound.get_raw() for sound in load(self, name)]
        return [pygame.mixer.Sound(buffer=raw) for raw in kept[key]]

    return _load


def kept_busy(soon):
    """Return what reads sounds at once: how long a thread takes is another test's matter."""
    return lambda self, job: job()


def kept_library(find):
    """Return ``_library`` that looks for the loaded SDL once; a test may name another system."""
    found = cache(lambda platform: find())
    return lambda: found(sys.platform)


def kept_memory(give_back):
    """Return what gives no memory back: the next test needs it again."""
    return lambda: None


def warm_a_little(warming):
    """Make a picture ahead in one frame of some, however fast this computer is.

    Of all that a table may need a test sees little, and that is drawn when it is seen.
    """
    warming.frames = getattr(warming, "frames", -1) + 1
    if warming.frames % WARMED == 0:
        next(warming._steps, None)


@pytest.fixture(scope="session", autouse=True)
def keep() -> Iterator[None]:
    """Keep what was made as long as this process tests."""
    with all_kept():
        yield


@contextlib.contextmanager
def all_kept() -> Iterator[None]:
    """Keep what was made, also in a command; no file need outlive a power cut."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda file: None)
        patch.setattr(Warming, "go_on", warm_a_little)
        patch.setattr(fonts, "MAX_MEASURED", MEASURED)
        for owner, name, wrap in (
            (pygame.image, "load_sized_svg", kept_drawings),
            (paint, "shadow", kept_shadows),
            (i18n, "FluentParser", kept_parser),
            (i18n.Texts, "_load", kept_texts),
            (i18n.Texts, "_formatted", kept_sentences),
            (documents, "parse_yaml", cache),
            (lesson_view, "place_note", kept_places),
            (boards, "read_board", kept_boards),
            (catalog.GameEntry, "open", kept_games),
            (keyboard, "_library", kept_library),
            (Shelf, "_files", kept_sound_files),
            (Shelf, "_load", kept_sounds),
            (Shelf, "_soon", kept_busy),
            (navigator, "give_back_a_scene", kept_memory),
            (navigator, "give_back_holes", kept_memory),
        ):
            patch.setattr(owner, name, wrap(getattr(owner, name)))
        for owner in (Sprites, Text, fonts.Fonts, Pen, paint):
            originals[owner] = dict(vars(owner))
        yield
