"""The few strokes that the tables' pictures are made of: tinted shapes, pills, lines of text."""

import math
from typing import Literal

import pygame

from game.core.telling import Mood
from game.input.seating import Player
from game.ui.fonts import Face
from game.ui.services import Services
from game.ui.sprites import turned
from game.ui.theme import INK, PAPER, RGB, SeatStyle

RGBA = tuple[int, int, int, int]
Align = Literal["left", "centre", "right"]

SHRINK = 1.12
"""A text that is too long by no more than this is shrunk; a longer one takes two lines."""
TWO_LINES = 32
WIDTH_STEP = 24
"""Strips for texts come in these widths, so that few have to be made."""
HUMAN_FACES = ("fox", "owl", "bear", "rabbit", "hedgehog", "koala", "penguin", "frog")
BOT_FACES = ("main", "zeil", "roemer", "oper", "dom", "messe", "taunus", "ostend")
"""A face a seat, the same as in the lobby; a bot's is the place that its name comes from."""


class Brush:
    """Puts small things on the stage; everything it makes is kept by the services' caches."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.stage = services.stage
        self.sprites = services.sprites

    def say(self, text_id: str, **args: str | int | float) -> str:
        """Return a text in the players' language."""
        return str(self.services.texts(text_id, **args))

    def style(self, seat: int) -> SeatStyle:
        """Return a player's colour and shape."""
        return self.services.style(seat)

    def capped(self, size: float, most: float) -> float:
        """Return a text size that the settings' text scale makes no larger than ``most`` units."""
        return min(size, most * 100 / self.services.text.percent)

    def sprite(
        self, name: str, x: float, y: float, width: float, *, angle: float = 0, alpha: float = 255
    ) -> None:
        """Put a drawing with its middle at a place."""
        self.stage.put(self.sprites.get(name, width, angle=angle), x, y, alpha=alpha)

    def dimmed(self, name: str, width: float, alpha: int) -> pygame.Surface:
        """Return a drawing made see-through for good, which is faster than fading it each time."""

        def painter(surface: pygame.Surface, _: float) -> None:
            surface.blit(self.sprites.get(name, width), (0, 0))
            surface.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)

        size = (width, width * self.sprites.aspect(name))
        return self.sprites.paint(("dimmed", name, width, alpha), size, painter)

    def tinted(
        self, name: str, width: float, colour: RGB, *, height: float | None = None, angle: int = 0
    ) -> pygame.Surface:
        """Return a white drawing in a colour."""
        tall = width * self.sprites.aspect(name) if height is None else height
        reach = max(width, tall) * 1.42 if angle else 0
        size = (max(width, reach), max(tall, reach))

        def painter(surface: pygame.Surface, _: float) -> None:
            image = self.sprites.get(name, width, height=tall).copy()
            image.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
            image = turned(image, angle, 1.0)
            surface.blit(image, image.get_rect(center=surface.get_rect().center))

        key = ("tinted", name, round(width, 1), round(tall, 1), colour, angle)
        return self.sprites.paint(key, size, painter)

    def shape(self, style: SeatStyle, x: float, y: float, width: float, colour: RGB) -> None:
        """Put a seat's shape in a colour."""
        self.stage.put(self.tinted(f"shapes/{style.shape}", width, colour), x, y)

    def pill(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: RGB | RGBA,
        border: RGB | None = None,
        *,
        alpha: float = 255,
        shadow: bool = False,
        exact: bool = True,
    ) -> None:
        """Put a strip with round ends; one that is not ``exact`` may come out a little wider."""
        wide = width if exact else math.ceil(width / WIDTH_STEP) * WIDTH_STEP
        surface = self.sprites.panel(
            wide,
            height,
            fill=fill,
            border=border,
            border_width=3 if border else 0,
            radius=min(height / 2, 30),
            shadow=shadow,
        )
        self.stage.put(surface, x, y, alpha=alpha)

    def line(
        self,
        string: str,
        x: float,
        y: float,
        size: float,
        colour: RGB,
        *,
        face: Face = "body",
        max_width: float | None = None,
        align: Align = "centre",
        alpha: float = 255,
    ) -> float:
        """Write a line whose middle height is ``y``; return its width in units."""
        surface = self.services.text.line(string, size, colour, face=face, max_width=max_width)
        width = surface.get_width() / self.services.canvas.scale
        shift = {"left": width / 2, "centre": 0.0, "right": -width / 2}[align]
        self.stage.put(surface, x + shift, y, alpha=alpha)
        return width

    def outlined(
        self, string: str, x: float, y: float, size: float, colour: RGB, max_width: float
    ) -> None:
        """Write a line in the display face with a shadow under it, for busy grounds."""
        size = self.capped(size, size * 1.2)
        drop = size * 0.06
        self.line(string, x, y + drop, size, INK, face="display", max_width=max_width, alpha=180)
        self.line(string, x, y, size, colour, face="display", max_width=max_width)

    def note(
        self,
        string: str,
        x: float,
        y: float,
        size: float,
        *,
        ink: RGB = INK,
        fill: RGB | RGBA = PAPER,
        border: RGB | None = None,
        max_width: float,
        icon: str | None = None,
        alpha: float = 255,
        above: bool = False,
    ) -> None:
        """Put a text on a strip of paper, with a drawing before it; a long one takes two lines.

        ``y`` is the strip's middle, or with ``above`` its lower edge.
        """
        lead = size * 1.25 if icon else 0.0
        text = self._one_line_or_two(string, size, ink, max_width - lead - size * 1.2)
        scale = self.services.canvas.scale
        wide, tall = text.get_width() / scale, text.get_height() / scale
        width, height = wide + lead + size * 1.2, tall + 10
        y -= height / 2 if above else 0
        soft = alpha >= 255
        self.pill(x, y, width, height, fill, border, alpha=alpha, shadow=soft, exact=False)
        left = x - width / 2 + size * 0.6
        if icon:
            self.stage.put(self.tinted(icon, size, ink), left + size * 0.4, y, alpha=alpha)
        self.stage.put(text, left + lead + wide / 2, y, alpha=alpha)

    def _one_line_or_two(self, string: str, size: float, ink: RGB, room: float) -> pygame.Surface:
        text = self.services.text
        wide, tall = text.measure(string, size, "bold")
        if wide <= room:
            return text.line(string, size, ink, face="bold")
        if wide <= room * SHRINK:
            return text.line(string, size, ink, face="bold", max_width=room)
        size = self.capped(size, TWO_LINES)
        rows = self._rows(string, size, room)
        return text.block(
            "\n".join(rows),
            size,
            ink,
            room,
            align="centre",
            face="bold",
            max_height=tall * (max(2, len(rows)) + 0.2),
            max_lines=max(2, len(rows)),
        )

    def _rows(self, string: str, size: float, room: float) -> list[str]:
        """Return a text in two parts at its last dot, or in all its parts if that is too wide."""
        head, dot, tail = string.rpartition(" · ")
        if not dot:
            return [string]
        wide, _ = self.services.text.measure(head, size, "bold")
        return [head, tail] if wide <= room else string.split(" · ")


def face_name(player: Player, seat: int, mood: Mood) -> str:
    """Return the drawing of a player's face in a mood."""
    return chair_face(player.human, seat if player.chair is None else player.chair, mood)


def chair_face(human: bool, chair: int, mood: Mood = "calm") -> str:
    """Return the drawing of the face of a person or bot on a chair of the lobby."""
    faces = HUMAN_FACES if human else BOT_FACES
    end = "" if mood == "calm" else f"-{mood}"
    return f"faces/{faces[chair % len(faces)]}{end}"


def pan_of(x: float) -> float:
    """Return where a sound comes from, -1 to 1, for an x on the canvas."""
    return (x - 960) / 960 * 0.6
