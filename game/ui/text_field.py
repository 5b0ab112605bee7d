"""The control for a name: a slip that opens, takes letters, and closes."""

from collections.abc import Callable

import pygame

from game.ui.canvas import Box
from game.ui.i18n import NAME_LENGTH, clean_name, drawable
from game.ui.pen import Pen
from game.ui.theme import BODY, INK, PRIMARY, RGB
from game.ui.widgets import Widget

PENCIL = 30.0
CAP = 48.0
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZÀÂÇÈÉÊËÎÏÔŒÙÛÜ0123456789-’"
"""What a pad can write, besides a space; the first letter of a word is large."""


class TextField(Widget):
    """A short name: confirm opens it, confirm or Escape ends it; text input runs only meanwhile.

    The first letter replaces the whole name, Backspace or Enter keep it. A pad has no letters: its
    up and down go through them, right begins the next one, and left takes the last one away.
    ``opener`` is the key that opens it from anywhere, as it is shown beside the name; ``shown`` is
    how the name is told while nobody types.
    """

    def __init__(
        self,
        box: Box,
        get: Callable[[], str],
        put: Callable[[str], None],
        *,
        key: str = "",
        colour: RGB = INK,
        opener: str = "",
        shown: Callable[[], str] | None = None,
    ) -> None:
        super().__init__(box, key)
        self.get, self.put, self.colour, self.opener = get, put, colour, opener
        self.shown = shown or get
        self._draft: str | None = None
        self._fresh = False

    @property
    def typing(self) -> bool:
        """Whether the field is open."""
        return self._draft is not None

    def draw(self, pen: Pen, focused: bool) -> None:
        """Draw the name; an open field is a white slip with a cursor."""
        if focused:
            pen.ring(self.box, 12)
        if not self.typing:
            self._draw_closed(pen)
            return
        pen.paper(self.box, (255, 255, 255), radius=12, lift=0, edge=INK, edge_width=3)
        room = self.box.inset(14, 4)
        drawn = pen.label(self._draft or "", room, BODY + 8, INK, face="display")
        if self._fresh:
            pen.paper(Box(drawn.x, room.bottom - 8, drawn.w, 4), PRIMARY, radius=2, lift=0)
        x = min(room.right - 4, drawn.right + 4)
        pen.paper(Box(x, room.y + 6, 4, room.h - 12), PRIMARY, radius=2, lift=0)

    def _draw_closed(self, pen: Pen) -> None:
        """Write the name, and after it a pencil: it can be changed."""
        box = self.box
        cap = Box(box.right - CAP - 8, box.cy - CAP / 2, CAP, CAP) if self.opener else None
        right = box.right - 8 if cap is None else cap.x - 4
        room = Box(box.x + 8, box.y + 2, right - box.x - 8 - PENCIL - 10, box.h - 4)
        name = pen.label(self.shown(), room, BODY + 12, self.colour, face="display")
        pen.icon("icons/pencil", name.right + 12 + PENCIL / 2, box.cy, PENCIL, self.colour)
        if cap is not None:
            pen.key_cap(self.opener, cap)

    def step(self, step: str) -> bool:
        """Open on confirm; a pad keeps what was typed by confirm, too, and drops it by back."""
        match step:
            case "confirm" if self.typing:
                self.blur()
            case "confirm":
                self._draft, self._fresh = self.get(), True
                pygame.key.start_text_input()
            case "back" if self.typing:
                self._drop()
            case "up" | "down" | "left" | "right" if self.typing:
                self._spell(step)
            case _:
                return False
        return True

    def _spell(self, step: str) -> None:
        """Take a step of a pad: another last letter, one more, or one less."""
        draft = "" if self._fresh else self._draft or ""
        self._fresh = False
        match step:
            case "left":
                draft = draft[:-1]
            case "right" if draft:
                draft = (draft + LETTERS[0].lower())[:NAME_LENGTH]
            case _:
                draft = draft[:-1] + _neighbour(draft, 1 if step == "down" else -1)
        self._draft = draft

    def _drop(self) -> None:
        self._draft = None
        pygame.key.stop_text_input()

    def type(self, event: pygame.event.Event) -> bool:
        """Take letters, Backspace, Enter (keep) and Escape (drop)."""
        if event.type == pygame.TEXTINPUT and self._draft is not None:
            if drawable(event.text):
                before = "" if self._fresh else self._draft
                self._draft, self._fresh = drawable(before + event.text)[:NAME_LENGTH], False
            return True
        if event.type != pygame.KEYDOWN:
            return event.type == pygame.KEYUP
        match event.key:
            case pygame.K_BACKSPACE:
                self._draft, self._fresh = (self._draft or "")[:-1], False
            case pygame.K_RETURN | pygame.K_KP_ENTER:
                self.blur()
            case pygame.K_ESCAPE:
                self._drop()
        return True

    def blur(self) -> None:
        """Keep what was typed, unless it is empty, and end text input."""
        if self._draft is None:
            return
        name, self._draft = clean_name(self._draft), None
        pygame.key.stop_text_input()
        if name:
            self.put(name)


def _neighbour(draft: str, by: int) -> str:
    """Return what comes after or before the last letter of a name; A for one without letters."""
    if not draft:
        return LETTERS[0]
    begins = len(draft) == 1 or draft[-2] in " -"
    letters = LETTERS if begins else f"{LETTERS.lower()} "
    place = letters.find(draft[-1])
    return letters[(place + by) % len(letters)] if place >= 0 else letters[0]
