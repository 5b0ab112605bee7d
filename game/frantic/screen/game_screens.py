"""What Frantic brings along for the screens: its table, its replay, its pages of help."""

from functools import partial
from operator import attrgetter

from game.frantic.screen.frame_bench import measure_frames
from game.frantic.screen.pictures import FranticNames
from game.frantic.screen.scene import FranticScene
from game.frantic.screen.table_view import FranticView
from game.ui.game_screens import Example, GameScreens
from game.ui.turn_view import replay_by

HELP_PAGES = (
    (Example(("frantic/R7", "frantic/G3", "frantic/Bs")),),
    (
        Example(("frantic/R7", "frantic/B7"), "check"),
        Example(("frantic/R7", "frantic/Y3"), "cross"),
    ),
    (Example(("frantic/Rs", "frantic/Yg", "frantic/W4"), beside=True),),
    (Example(("frantic/Wc", "frantic/Wn"), beside=True),),
    (
        Example(("frantic/R5", "frantic/K5"), "check"),
        Example(("frantic/events/tornado",), large=True),
    ),
)
"""The pictures of each page of help."""


SCREENS = GameScreens(
    scene=FranticScene,
    replay_view=replay_by(partial(FranticView, keys=False), attrgetter("turn")),
    measure_frames=measure_frames,
    help_pages=HELP_PAGES,
    card_names=FranticNames,
)
