"""What Frappadingue Family brings along for the screens: its table, its replay, its help."""

from operator import attrgetter

from game.frappadingue.rules import FrappadingueRules
from game.frappadingue.screen.scene import FrappadingueScene
from game.frappadingue.screen.table_view import BACKDROP, TableView
from game.frappadingue.state import State
from game.input.seating import Seating
from game.ui.choice_view import KeyLabel
from game.ui.frame_bench import Floor, bench_by
from game.ui.game_screens import Example, GameScreens
from game.ui.hidden_hands import HiddenHands
from game.ui.services import Services
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


def _open_table(
    services: Services,
    seating: Seating,
    rules: FrappadingueRules,
    state: State,
    _: HiddenHands,
    key_label: KeyLabel,
) -> TableView:
    """Return the table of a replay; nobody has a hand in this game."""
    return TableView(services, seating, rules, state, key_label, keys=False)


SCREENS = GameScreens(
    scene=FrappadingueScene,
    replay_view=replay_by(_open_table, attrgetter("turn")),
    measure_frames=bench_by(
        FrappadingueScene,
        Floor(BACKDROP, "frappadingue/K8", 172),
        seats=8,
        level="professor",
        cards=15,
        options={"goal": "10000"},
    ),
    help_pages=HELP_PAGES,
)
