"""A match of Highest Card in the window: the table, and the scene that plays on it."""

from collections.abc import Sequence

from game.core.choices import At
from game.core.explain import Kind, Thing
from game.core.match import Match
from game.core.rules import Outcome, Seat
from game.core.sentence import Sentence
from game.input.seating import MatchSetup, Seating
from game.ui.canvas import Box
from game.ui.look import Seen
from game.ui.pen import Pen
from game.ui.report import Figure, MatchReport
from game.ui.services import Services
from game.ui.spots import Spot, Spots
from game.ui.theme import BODY, HEADLINE, HINT, INK, PAPER
from game.ui.turn_scene import TurnScene
from tests.highest.content import HighestGame
from tests.highest.screen.layout import HAND_TOP, LEFT, layout
from tests.highest.state import Event, Play, State, View
from tests.highest.telling import status_of, tell

BACKDROP = "highest/table"
CARD = "highest/card"
BANNER = Box(460, 40, 1000, 80)
LOG = Box(60, 150, 400, 780)
LINES = 14


class TableView:
    """Plays events and draws; nothing on this table moves."""

    moving = False
    covered = False
    bubble_busy = ()
    for_people = False
    hints_box = Box(60, 1010, 1800, 54)

    def __init__(self, services: Services, seating: Seating, state: State) -> None:
        self.pen = Pen(services)
        self.lines: list[Sentence] = []
        self._services = services
        self._names = tuple(player.name for player in seating.players)
        self._whole_log = False

    def play(self, event: Event, before: State, after: State) -> float:
        """Note and sound an event; return how long it is to be seen."""
        told = tell(event, before, after, frozenset(range(len(self._names))))
        if told.line is not None:
            self.lines.append(told.line)
        self._services.audio.play(told.sound)
        return told.seconds

    def draw(
        self,
        state: State,
        spots: Spots[Play],
        seat: Seat | None,
        thinking: Seat | None,
        *,
        undo: bool = False,
    ) -> None:
        """Put the table."""
        services, pen = self._services, self.pen
        pen.start()
        services.stage.backdrop(services.sprites.backdrop(BACKDROP))
        say = services.texts
        pen.label(status_of(state).text(say, self._names), BANNER, BODY, PAPER, align="centre")
        for number, name in enumerate(self._names):
            words = f"{name}: {state.points[number]}"
            pen.label(words, Box(LEFT, HAND_TOP[number] + 214, 900, 50), BODY, PAPER, face="bold")
        focused = spots.focused
        for card, box in layout(state).items():
            if focused is not None and focused.card == card:
                pen.ring(box)
            pen.sprite(CARD, box.cx, box.cy, box.w)
            number = str(card + 1)
            pen.label(number, box.inset(20), HEADLINE, INK, face="display", align="centre")
        lines = self.lines[-(LINES if self._whole_log else 3) :]
        for line, box in zip(lines, LOG.rows(LINES, 4), strict=False):
            pen.label(line.text(say, self._names), box, HINT, PAPER)

    def show_log(self, shown: bool) -> None:
        """Show many lines, or few."""
        self._whole_log = shown

    def open(self, state: State) -> None:
        """Show the beginning: there is nothing to prepare."""

    snap = open

    def update(self, dt: float) -> None:
        """Let time pass: nothing moves."""

    def _nothing(self, *_: object) -> None:
        """There is nothing to do for a table on which nothing moves and nothing is told."""

    finish = apply_settings = refresh_labels = prewarm = resized = forget = remind = _nothing

    def things(self, state: State) -> list[Seen]:
        """Return the cards."""
        boxes = layout(state)
        return [Seen(Thing(Kind.CARD, card=card), box) for card, box in boxes.items()]

    refuse = took_back = cannot_undo = too_quick = _nothing


class HighestScene(TurnScene[State, Play, Event, View]):
    """One match."""

    def __init__(
        self,
        services: Services,
        setup: MatchSetup,
        game: HighestGame,
        match: Match[State, Play, Event, View],
    ) -> None:
        view = TableView(services, setup.seating, match.state)
        super().__init__(services, setup, game, match, view)

    def spots_for(self, state: State, seat: Seat) -> Sequence[Spot[Play]]:
        """Return the cards of the hand."""
        boxes = layout(state)
        choices = self.game.choices(state, seat)
        return [Spot(choice, boxes[choice.card], At.CARD) for choice in choices]

    def report(self, outcome: Outcome, record: str) -> MatchReport:
        """Return the points."""
        figures = (Figure("results-points", outcome.scores),)
        rounds = sum(outcome.scores)
        return MatchReport(
            "highest", self.names, outcome, rounds, self.seed, record, figures, most_wins=True
        )
