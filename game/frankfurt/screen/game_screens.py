"""What Frantic Frankfurt brings along for the screens: its table, its replay, its help."""

from typing import cast

from game.core.record import Playback
from game.core.rules import AnySteps
from game.frankfurt.content import FrankfurtGame
from game.frankfurt.screen.frame_bench import measure_frames
from game.frankfurt.screen.race import ALL
from game.frankfurt.screen.scene import FrankfurtScene
from game.frankfurt.screen.table_view import TableView
from game.frankfurt.state import State
from game.frankfurt.telling import Teller
from game.ui.game_screens import CROSS, LOWER, PILES, UPPER, Example, GameScreens, KeyUse
from game.ui.match_scene import seat_players
from game.ui.services import Services
from game.ui.stage import Stage

HELP_PAGES = (
    (Example(("frankfurt/back", "frankfurt/Y8", "frankfurt/R13")),),
    (
        Example(("frankfurt/Y8", "frankfurt/B10"), "check"),
        Example(("frankfurt/Y8", "frankfurt/R5"), "cross"),
    ),
    (
        Example(("frankfurt/R14", "frankfurt/R5"), "check"),
        Example(("frankfurt/B13", "frankfurt/B20"), "cross"),
    ),
    (
        Example(("frankfurt/back", "frankfurt/B3"), "turn"),
        Example(("frankfurt/empty", "frankfurt/R10"), "arrow-left"),
    ),
    (Example(("frankfurt/B8", "frankfurt/R13", "frankfurt/Y20"), "slap-hand"),),
)
"""The pictures of each page of help."""
OPTION_PAGES = {
    ("mode", "table"): (
        Example(("frankfurt/B13", "frankfurt/B20"), "slap-hand"),
        Example(("frankfurt/B13", "frankfurt/R20"), "cross"),
    ),
    ("stress", "on"): (
        Example(("frankfurt/B8", "frankfurt/R13", "frankfurt/Y20"), "slap-hand"),
        Example(("frankfurt/back", "frankfurt/back", "frankfurt/back"), "bolt"),
    ),
}
"""The pictures of the pages that are only for matches with an option."""
KEYS = (
    KeyUse("help-use-piles", "", UPPER, PILES),
    KeyUse("help-use-columns", "", LOWER, CROSS),
    KeyUse("help-use-pause", "key-escape", (), ("start",)),
    KeyUse("hint-help", "F1"),
    KeyUse("table-hint-log", "F2"),
    KeyUse("hint-fullscreen", "F11"),
)


class RaceReplay:
    """Shows the events of a playback; keeps the protocol ``ReplayView``."""

    def __init__(
        self, services: Services, playback: Playback, names: tuple[str, ...], game: FrankfurtGame
    ) -> None:
        self._playback = playback
        deck = game.rules.deck
        self._teller = Teller(deck)
        seating = seat_players(services, playback, names)
        state = cast("State", playback.match.state)
        self.view = TableView(services, seating, deck, state, keys=False)
        self.view.open(state)

    @property
    def busy(self) -> bool:
        """Say whether cards are on their way; a race goes on without waiting for them."""
        return self.view.busy

    def play(self, steps: AnySteps) -> None:
        """Show what the playback has just given."""
        before = self.view.shown
        for step in steps:
            self.view.play(
                self._teller.tell(step.event, before, step.state, ALL), before, step.state
            )
            before = step.state

    def jump(self) -> None:
        """Show the playback's state as it is, without motion."""
        self.view.snap(cast("State", self._playback.match.state))

    def update(self, dt: float) -> None:
        """Let pictures move on by ``dt`` seconds."""
        self.view.update(dt)

    def draw(self, stage: Stage) -> None:
        """Put the table on the stage."""
        self.view.draw(self.view.shown)


SCREENS = GameScreens(
    scene=FrankfurtScene,
    replay_view=RaceReplay,
    measure_frames=measure_frames,
    help_pages=HELP_PAGES,
    option_pages=OPTION_PAGES,
    keys=KEYS,
)
