"""A plug-in: what takes long to make and depends on files alone is made once per process.

Most tests of screens read the same Fluent files and draw the same sprites. Their contents are the
key, so a test that changes a file gets what stands in it now. What is given out is a copy, or of a
kind that nobody changes.
"""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game import resources
from game.ui import i18n
from game.ui.cache import SurfaceCache

DRAWN_BYTES = 192 * 1024 * 1024
"""Drawings kept, in bytes of pixels."""


def kept_drawings(draw):
    """Return ``pygame.image.load_sized_svg`` that draws each file once per size."""
    kept = SurfaceCache(DRAWN_BYTES)

    def load_sized_svg(file, size):
        stat = Path(file).stat()
        key = (str(file), stat.st_mtime_ns, stat.st_size, tuple(size))
        return kept.get(key, lambda: draw(file, size)).copy()

    return load_sized_svg


def kept_texts(load):
    """Return ``Texts._load`` that reads the delivered language files once."""
    kept = {}

    def _load(self, lang):
        if self._folder != resources.asset("locale"):
            return load(self, lang)
        files = sorted(self._folder.glob("*/*.ftl"))
        key = (lang, *((str(file), file.stat().st_mtime_ns) for file in files))
        if key not in kept:
            before = len(self.problems)
            kept[key] = load(self, lang), self.problems[before:]
            return kept[key][0]
        bundle, problems = kept[key]
        self.problems.extend(problems)
        return bundle

    return _load


@pytest.fixture(scope="session", autouse=True)
def keep() -> Iterator[None]:
    """Keep drawings and texts as long as this process tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame.image, "load_sized_svg", kept_drawings(pygame.image.load_sized_svg))
        patch.setattr(i18n.Texts, "_load", kept_texts(i18n.Texts._load))
        yield
