"""The posters of Frantic's events: one scene each, all played by the same folk."""

import frantic_fates
import frantic_feasts
import frantic_fortunes
from frantic_stage import HEIGHT, WIDTH
from paper import Luck, Sheet

SCENES = frantic_fortunes.SCENES | frantic_fates.SCENES | frantic_feasts.SCENES
"""Draws the scene of each event, by the event's name."""


def posters() -> dict[str, str]:
    """Return file name and SVG of every event's scene."""
    return {name: _poster(name, seed) for seed, name in enumerate(sorted(SCENES), 1)}


def _poster(name: str, seed: int) -> str:
    sheet = Sheet(WIDTH, HEIGHT)
    SCENES[name](sheet)
    sheet.grain(Luck(seed + 40), (0, 0, WIDTH, HEIGHT), 110)
    return sheet.svg()
