"""What Frappadingue Family brings along for the screens: its table, its replay, its help."""

from operator import attrgetter

from game.frappadingue.bubbles import TIPS
from game.frappadingue.screen.book_pictures import picture_of
from game.frappadingue.screen.lesson_places import LESSON
from game.frappadingue.screen.scene import FrappadingueScene
from game.frappadingue.screen.table_view import BACKDROP, TableView
from game.ui.frame_bench import Floor, bench_by
from game.ui.game_screens import Example, GameScreens, KeyUse
from game.ui.turn_view import replay_by

HELP_PAGES = (
    (
        Example(("frappadingue/K8", "frappadingue/K12"), "check"),
        Example(("frappadingue/K9", "frappadingue/K7"), "cross"),
    ),
    (
        Example(("frappadingue/K9", "frappadingue/K9", "frappadingue/K9"), "check"),
        Example(("frappadingue/K9", "frappadingue/K9"), "cross"),
    ),
    (
        Example(("frappadingue/K8", "frappadingue/minus5"), "check"),
        Example(("frappadingue/plus10",), "cross"),
    ),
    (Example(("frappadingue/barrow-3",), large=True),),
    (
        Example(("frappadingue/K8", "frappadingue/crash"), "cross"),
        Example(("frappadingue/barrow-tipped",), large=True),
    ),
)
"""The pictures of each page of help."""


SCREENS = GameScreens(
    scene=FrappadingueScene,
    replay_view=replay_by(
        lambda services, seating, rules, state, _, label: TableView(
            services, seating, rules, state, label, keys=False
        ),
        attrgetter("turn"),
    ),
    measure_frames=bench_by(
        FrappadingueScene,
        Floor(BACKDROP, "frappadingue/K8", 172),
        seats=8,
        level="professor",
        cards=15,
        options={"goal": "10000"},
    ),
    help_pages=HELP_PAGES,
    lesson=LESSON,
    tips=TIPS,
    more_keys=(KeyUse("frappadingue-hint-odds", "F3", (), ("shoulder-left",)),),
    picture_of=picture_of,
)
