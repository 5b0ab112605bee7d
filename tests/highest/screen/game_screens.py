"""What Highest Card brings along for the screens."""

from operator import attrgetter

from game.ui.frame_bench import Floor, bench_by
from game.ui.game_screens import Example, GameScreens
from game.ui.turn_view import replay_by
from tests.highest.screen.scene import BACKDROP, CARD, HighestScene, TableView

SCREENS = GameScreens(
    scene=HighestScene,
    replay_view=replay_by(
        lambda services, seating, rules, state, *_: TableView(services, seating, state),
        attrgetter("turn"),
    ),
    measure_frames=bench_by(
        HighestScene, Floor(BACKDROP, CARD, 150), seats=2, level="hard", cards=10
    ),
    help_pages=((Example(("highest/card", "highest/card"), beside=True),),),
)
