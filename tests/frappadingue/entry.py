"""The game as the catalogue will have it; the scene is not there yet."""

from game.catalog import GameEntry
from game.frappadingue.bots import LEVELS

ENTRY = GameEntry(
    key="frappadingue",
    rules="game.frappadingue.rules:FrappadingueRules",
    content=("game.content:load_frappadingue_deck", "game.content:load_frappadingue_table"),
    bots="game.frappadingue.bots:make_bot",
    scene="game.frappadingue.screen.scene:FrappadingueScene",
    frame_bench="game.frappadingue.screen.frame_bench:measure_frames",
    levels=LEVELS,
)
