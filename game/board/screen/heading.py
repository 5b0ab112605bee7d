"""What stands above the track: who is in turn, what to do now, and which round this is."""

from game.board import events as ev
from game.board.draft import Draft
from game.board.prompts import question_of, watch_of
from game.board.rules import BoardRules
from game.board.screen.doings import doing_of
from game.board.screen.geometry import BANNER, ROUND
from game.board.screen.layout import is_counted
from game.board.state import NO_BOMB, State
from game.core.rules import NOBODY, Seat
from game.core.sentence import Sentence, joined
from game.input.seating import Seating
from game.ui.brush import Brush
from game.ui.repeats import Repeats
from game.ui.theme import HINT, NIGHT, TEXT_SOFT, WARN
from game.ui.turn_banner import TurnBanner
from game.ui.widgets_pen import Pen


class Heading:
    """Draws the banner and the strip beside it."""

    def __init__(
        self,
        brush: Brush,
        pen: Pen,
        seating: Seating,
        rules: BoardRules,
        state: State,
        repeats: Repeats,
    ) -> None:
        self._brush = brush
        self._pen = pen
        self._rules = rules
        self._repeats = repeats
        self._names = tuple(player.name for player in seating.players)
        self._asked = state
        self._doing: Sentence | None = None
        self.banner = TurnBanner(brush, pen, seating, BANNER)

    def winners(self, state: State) -> tuple[Seat, ...]:
        """Return who has won; nobody before the match is over."""
        over = state.question is None and is_counted(state)
        outcome = self._rules.outcome(state) if over else None
        return () if outcome is None else outcome.winners

    def play(self, event: ev.Event, before: State, after: State) -> None:
        """Know what is asked from an event on, or what goes on by itself."""
        if isinstance(event, ev.Waiting):
            self.snap(after)
        else:
            self._doing = doing_of(event, before, self._rules.deck) or self._doing

    def snap(self, state: State) -> None:
        """Know what is asked now."""
        self._asked, self._doing = state, None

    def draw(self, seat: Seat | None, thinking: Seat | None, draft: Draft) -> None:
        """Put who is to choose what, or who does what by itself.

        ``draft`` is as much of a choice as all may read.
        """
        shown = (self._asked, self._doing, seat, thinking, draft, self.banner.beat)
        self._repeats.draw("banner", shown, lambda: self._put(seat, thinking, draft))

    def draw_round(self, state: State) -> None:
        """Put which round this is, when the match ends, and how long a bomb still burns."""
        shown = (state.round, state.bomb)
        self._repeats.draw("round", shown, lambda: self._put_round(state))

    def _put(self, seat: Seat | None, thinking: Seat | None, draft: Draft) -> None:
        texts, asked = self._brush.services.texts, self._asked
        winners = self.winners(asked)
        if winners:
            names = [self._names[winner] for winner in winners]
            text = texts("board-table-over", names=joined(texts, names), people=len(names))
            self.banner.draw(None, text, thinking=False, winners=winners)
        elif seat is not None and asked.question is not None and seat in asked.question.seats:
            text = question_of(asked, seat, draft).text(texts, self._names)
            self.banner.draw(seat, text, thinking=False)
        else:
            prompt = self._doing or watch_of(asked)
            who = prompt.seat if prompt.seat != NOBODY else thinking
            text = prompt.text(texts, self._names)
            self.banner.draw(who, text, thinking=thinking is not None)

    def _put_round(self, state: State) -> None:
        rules, say, box = state.rules, self._brush.say, ROUND
        number = say("board-table-round", round=state.round)
        end = say("board-table-limit", limit=rules.limit)
        if rules.rounds:
            end = say("board-table-rounds", rounds=rules.rounds)
        if state.bomb != NO_BOMB:
            end = say("board-table-bomb", n=state.bomb)
        self._pen.paper(box, NIGHT, radius=box.h / 2, lift=0, alpha=225)
        room = box.inset(24, 4)
        colour = TEXT_SOFT if state.bomb == NO_BOMB else WARN
        self._pen.label(f"{number} {end}", room, HINT, colour, face="bold", align="centre")
