"""What Frantic Frankfurt brings along for the screens: its table, its replay, its help."""

from collections.abc import Iterator
from typing import cast

from game.core.record import Playback
from game.core.rules import AnySteps
from game.frankfurt.bubbles import TIPS
from game.frankfurt.content import FrankfurtGame
from game.frankfurt.rules import starts_of
from game.frankfurt.screen.book_pictures import picture_of
from game.frankfurt.screen.lesson_places import LESSON
from game.frankfurt.screen.places import places
from game.frankfurt.screen.race import ALL
from game.frankfurt.screen.scene import FrankfurtScene
from game.frankfurt.screen.table_view import BACKDROP, TableView
from game.frankfurt.screen.things import things_of
from game.frankfurt.state import State
from game.frankfurt.telling import Teller
from game.input.seating import MatchSetup, Player, Seating
from game.input.zones import load_zones
from game.ui.frame_bench import GOAL_MS, Floor, FrameTime, figures, ratios, time_floor, time_frame
from game.ui.game_screens import CROSS, LOWER, PILES, UPPER, Example, GameScreens, KeyUse
from game.ui.look import Seen
from game.ui.match_scene import new_match, seat_players
from game.ui.music import MUSIC_LABEL
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
    KeyUse("help-use-look", "key-tab"),
    KeyUse("hint-help", "F1"),
    KeyUse("table-hint-log", "F2"),
    KeyUse("help-use-music", MUSIC_LABEL),
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
        self.view = TableView(
            services, seating, deck, state, keys=False, starts=starts_of(playback.match.config)
        )
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

    def things(self) -> Iterator[Seen]:
        """Return what lies on the table, to be looked at."""
        return things_of(self.view.shown, places(len(self.view.shown.seats)))

    def update(self, dt: float) -> None:
        """Let pictures move on by ``dt`` seconds."""
        self.view.update(dt)

    def draw(self, stage: Stage) -> None:
        """Put the table on the stage."""
        self.view.draw(self.view.shown)


SEATS = 4
SEED = 7
WARM_FRAMES = 60
FRAMES = 900
SLAP_EVERY = 45
"""A hand comes down every so many frames."""
GOAL_TIMES = 4.0
FLOOR = Floor(BACKDROP, "frankfurt/Y14", 151)


def race_scene(services: Services, game: FrankfurtGame) -> FrankfurtScene:
    """Return a race of four at one keyboard, two of them bots, with all pictures made."""
    zones = next(preset.zones for preset in load_zones().presets if preset.seats == SEATS)
    players = (
        Player("human", "Anna", zone=zones[0]),
        Player("human", "Karim", zone=zones[1]),
        Player("bot", "Zeil", level="hard"),
        Player("bot", "Main", level="hard"),
    )
    setup = MatchSetup("frankfurt", Seating(players), {}, SEED)
    scene = FrankfurtScene(services, setup, game, new_match(game, setup))
    scene.enter()
    scene.view.prewarm()
    scene.fast_forward(40)
    return scene


def measure_frames(services: Services, game: FrankfurtGame, frames: int = FRAMES) -> Iterator[str]:
    """Measure frames and their floor, taking turns, and yield the figures as lines of text."""
    scene = race_scene(services, game)
    taken: list[FrameTime] = []
    floors: list[FrameTime] = []
    cards = 0
    for turn in range(frames + WARM_FRAMES):
        scene.view.jostle(turn)
        if turn % SLAP_EVERY == 0:
            pile = turn // SLAP_EVERY % len(scene.state.piles)
            scene.view.slaps.slap(pile, pile, first=True)
        spent = time_frame(services, scene)
        least = time_floor(services, FLOOR, scene.view.cards_drawn)
        if turn >= WARM_FRAMES:
            taken.append(spent)
            floors.append(least)
            cards = max(cards, scene.view.cards_drawn)
    size = "x".join(map(str, services.canvas.size))
    count = len(taken)
    yield f"four players, {size}, {count} frames, up to {cards} cards, all moving, and slaps"
    yield from figures("frame (update and draw)", taken)
    yield from figures("floor (background, as many cards, flip)", floors)
    yield ratios("floors a frame", taken, floors)
    yield f"goals: 99th percentile under {GOAL_MS:g} ms, and under {GOAL_TIMES:g} floors"


SCREENS = GameScreens(
    scene=FrankfurtScene,
    replay_view=RaceReplay,
    measure_frames=measure_frames,
    help_pages=HELP_PAGES,
    picture_of=picture_of,
    option_pages=OPTION_PAGES,
    keys=KEYS,
    lesson=LESSON,
    tips=TIPS,
)
