"""How players are shown: their faces, and lamplight on the plate of who is in turn."""

import pygame

from game.core.telling import Mood
from game.input.seating import Player
from game.ui.canvas import Box
from game.ui.pen import Pen
from game.ui.theme import GLOW, INK, LAMP

HUMAN_FACES = ("fox", "owl", "bear", "rabbit", "hedgehog", "koala", "penguin", "frog")
BOT_FACES = ("main", "zeil", "roemer", "oper", "dom", "messe", "taunus", "ostend")
"""One face for each chair of the lobby; a bot's is the place that its name comes from."""


def face_name(player: Player, seat: int, mood: Mood) -> str:
    """Return the drawing of a player's face in a mood."""
    return chair_face(player.human, seat if player.chair is None else player.chair, mood)


def chair_face(human: bool, chair: int, mood: Mood = "calm") -> str:
    """Return the drawing of the face of a person or bot on a chair of the lobby."""
    faces = HUMAN_FACES if human else BOT_FACES
    end = "" if mood == "calm" else f"-{mood}"
    return f"faces/{faces[chair % len(faces)]}{end}"


def draw_light(pen: Pen, box: Box, *, asked: bool) -> None:
    """Put lamplight around a player's plate, with a frame if the player is asked."""
    sprites = pen.sprites
    glow = sprites.shadow(box.w + 10, box.h + 10, 30, 26, 200)
    pen.stage.put(_warm(pen, glow, box), box.cx, box.cy)
    if asked:
        frame = sprites.panel(
            box.w + 14, box.h + 14, fill=(*GLOW, 255), border=INK, border_width=2, radius=32
        )
        pen.stage.put(frame, box.cx, box.cy)


def _warm(pen: Pen, glow: pygame.Surface, box: Box) -> pygame.Surface:
    """Return a light in the shape of a shadow."""

    def painter(surface: pygame.Surface, _: float) -> None:
        light = glow.copy()
        light.fill((*LAMP, 0), special_flags=pygame.BLEND_RGB_MAX)
        surface.blit(light, light.get_rect(center=surface.get_rect().center))

    scale = pen.services.canvas.scale
    size = (glow.get_width() / scale, glow.get_height() / scale)
    return pen.sprites.paint(("plate light", round(box.w), round(box.h)), size, painter)
