"""Faces: which drawing shows a player of a seat, happy or not."""

from game.core.telling import Mood
from game.input.seating import Player

HUMAN_FACES = ("fox", "owl", "bear", "rabbit", "hedgehog", "koala", "penguin", "frog")
BOT_FACES = ("main", "zeil", "roemer", "oper", "dom", "messe", "taunus", "ostend")
"""A face a seat, the same as in the lobby; a bot's is the place that its name comes from."""


def face_name(player: Player, seat: int, mood: Mood) -> str:
    """Return the drawing of a player's face in a mood."""
    return chair_face(player.human, seat if player.chair is None else player.chair, mood)


def chair_face(human: bool, chair: int, mood: Mood = "calm") -> str:
    """Return the drawing of the face of a person or bot on a chair of the lobby."""
    faces = HUMAN_FACES if human else BOT_FACES
    end = "" if mood == "calm" else f"-{mood}"
    return f"faces/{faces[chair % len(faces)]}{end}"
