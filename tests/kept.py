"""A plug-in: what takes long to make and depends on files alone is made once per process.

Most tests of screens read the same texts, decks and maps and draw the same sprites and shadows.
What stands in the files is the key, so a test that changes a file gets what it holds now. What is
given out is a copy, or of a kind that nobody changes.
"""

import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest

from game import catalog, documents, level_files, resources
from game.board import boards
from game.ui import i18n, paint
from game.ui.audio import Audio
from game.ui.cache import SurfaceCache, Warming

DRAWN_BYTES = 384 * 1024 * 1024
"""Drawings and shadows kept, in bytes of pixels."""

drawn = SurfaceCache(DRAWN_BYTES)


def stamp(*paths: Path) -> tuple:
    """Return what changes when one of these files does."""
    stats = ((path, path.stat()) for path in paths)
    return tuple((str(path), stat.st_mtime_ns, stat.st_size) for path, stat in stats)


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
    """Return a maker of Fluent parsers that parse each text once."""
    parse = cache(parser().parse)
    return lambda: SimpleNamespace(parse=parse)


def kept_texts(load):
    """Return ``Texts._load`` that reads the delivered language files once."""
    kept = {}

    def _load(self, lang):
        if self._folders != resources.asset_folders("locale"):
            return load(self, lang)
        files = (path for folder in self._folders for path in folder.glob("*/*.ftl"))
        key = (lang, stamp(*sorted(files)))
        if key not in kept:
            before = len(self.problems)
            kept[key] = load(self, lang), self.problems[before:]
        else:
            self.problems.extend(kept[key][1])
        return kept[key][0]

    return _load


def kept_boards(read):
    """Return ``read_board`` that reads each map once, with the files beside it."""
    kept = {}

    def read_board(path):
        if not path.is_relative_to(resources.level()):
            return read(path)
        key = (path, stamp(*sorted(path.parent.iterdir())))
        if key not in kept:
            kept[key] = read(path)
        return kept[key]

    return read_board


def kept_games(open_anew):
    """Return ``GameEntry.open`` that puts each game together once of the same sound files."""
    kept = {}

    def open(self, problems=None):
        files = sorted(
            path
            for folder in (resources.level(), level_files.own_levels())
            for path in folder.glob("**/*")
        )
        key = (self.package, tuple(self.loaders), stamp(*files))
        if key not in kept:
            found = []
            game = open_anew(self, found)
            if found or self not in catalog.GAMES:
                if problems is not None:
                    problems.extend(found)
                return game
            kept[key] = game
        return kept[key]

    return open


def kept_sound_files(find):
    """Return ``Audio._files`` that looks through the delivered sounds once."""
    kept = {}

    def _files(self, name):
        if self._folders != resources.asset_folders("sounds"):
            return find(self, name)
        key = (name, stamp(*filter(Path.is_dir, self._folders)))
        if key not in kept:
            kept[key] = find(self, name)
        return list(kept[key])

    return _files


def warm_a_little(warming):
    """Make one picture ahead in a frame, however fast this computer is."""
    next(warming._steps, None)


@pytest.fixture(scope="session", autouse=True)
def keep() -> Iterator[None]:
    """Keep what was made as long as this process tests; no file need outlive a power cut."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda file: None)
        patch.setattr(Warming, "go_on", warm_a_little)
        for owner, name, wrap in (
            (pygame.image, "load_sized_svg", kept_drawings),
            (paint, "shadow", kept_shadows),
            (i18n, "FluentParser", kept_parser),
            (i18n.Texts, "_load", kept_texts),
            (documents, "parse_yaml", cache),
            (boards, "read_board", kept_boards),
            (catalog.GameEntry, "open", kept_games),
            (Audio, "_files", kept_sound_files),
        ):
            patch.setattr(owner, name, wrap(getattr(owner, name)))
        yield
