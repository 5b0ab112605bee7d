"""Spares a table work: a part of the picture that shows the same is put again as it was."""

from collections.abc import Callable, Hashable

import msgspec

from game.ui.pen import DrawnText, Pen
from game.ui.services import Services
from game.ui.stage import Item


class _Kept(msgspec.Struct, frozen=True):
    """What a part has put, for what it showed."""

    shown: tuple[object, ...]
    items: tuple[Item, ...]
    placed: tuple[DrawnText, ...]


class Repeats:
    """Keeps, by name, what parts of a picture have put on the stage, and which texts they wrote.

    A part has to depend on nothing but what it says that it shows; window, text size and language
    are looked after here.
    """

    def __init__(self, services: Services, pen: Pen) -> None:
        self._services = services
        self._pen = pen
        self._kept: dict[Hashable, _Kept] = {}

    def clear(self) -> None:
        """Forget everything, such as what keys are called."""
        self._kept.clear()

    def draw(self, name: Hashable, shown: tuple[object, ...], paint: Callable[[], None]) -> None:
        """Put a part: by ``paint``, or again as it was when it showed the same."""
        services, pen = self._services, self._pen
        whole = (*shown, services.canvas.size, services.text.percent, services.texts.lang)
        kept = self._kept.get(name)
        if kept is not None and kept.shown == whole:
            services.stage.put_again(kept.items)
            pen.placed.extend(kept.placed)
            return
        first, written = services.stage.count, len(pen.placed)
        paint()
        items, placed = services.stage.since(first), tuple(pen.placed[written:])
        self._kept[name] = _Kept(whole, items, placed)
