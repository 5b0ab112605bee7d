"""The banner of the table: who is asked what, whose turn it is, which event is on, who has won."""

from game.core.rules import NOBODY, Seat
from game.core.sentence import joined
from game.frantic import events as ev
from game.frantic.draft import Draft
from game.frantic.prompts import question_of, watch_of
from game.frantic.rules import FranticRules
from game.frantic.screen.layout import is_counted
from game.frantic.state import State
from game.ui.repeats import Repeats
from game.ui.services import Services
from game.ui.turn_banner import TurnBanner


class Headline:
    """Puts the line of the moment on a banner; ``names`` are the players'.

    What was asked is no longer told once the answer is being shown: an event is named as long as
    it is carried out, and else whose turn it is.
    """

    def __init__(
        self,
        services: Services,
        banner: TurnBanner,
        repeats: Repeats,
        rules: FranticRules,
        names: tuple[str, ...],
    ) -> None:
        self._services = services
        self._banner = banner
        self._repeats = repeats
        self._rules = rules
        self._names = names
        self._answered = False
        self.winners: tuple[Seat, ...] = ()
        """Who has won, once the match is over."""

    def play(self, event: ev.Event, after: State) -> None:
        """Take note of what is shown now."""
        self._answered = not isinstance(event, ev.Waiting)
        self._crown(after)

    def snap(self, state: State) -> None:
        """Tell of a state at once."""
        self._answered = False
        self._crown(state)

    def draw(
        self, state: State, seat: Seat | None, thinking: Seat | None, draft: Draft, event: str
    ) -> None:
        """Put the banner; ``event`` is the key of the one that is carried out, or empty.

        ``draft`` is what the person ``seat`` has put together so far, as far as all may read it.
        """
        shown = (state, seat, thinking, draft, event, self._stale(seat, thinking), self.winners)
        self._repeats.draw(
            "banner",
            (*shown, self._banner.beat),
            lambda: self._put(state, seat, thinking, draft, event),
        )

    def _stale(self, seat: Seat | None, thinking: Seat | None) -> bool:
        """Say whether the question has been answered, and nobody is asked yet again."""
        return self._answered and seat is None and thinking is None

    def _put(
        self, state: State, seat: Seat | None, thinking: Seat | None, draft: Draft, event: str
    ) -> None:
        texts, banner = self._services.texts, self._banner
        if self.winners:
            names = joined(texts, [self._names[winner] for winner in self.winners])
            text = texts("frantic-table-over", names=names, people=len(self.winners))
            banner.draw(None, text, thinking=False, winners=self.winners)
        elif state.question is None:
            banner.draw(state.dealer, texts("frantic-table-dealing"), thinking=False)
        elif seat is not None and seat in state.question.seats:
            text = question_of(state, seat, draft).text(texts, self._names)
            banner.draw(seat, text, thinking=False)
        elif self._stale(seat, thinking):
            banner.draw(state.turn, self._happening(state, event), thinking=False)
        else:
            prompt = watch_of(state)
            who = prompt.seat if prompt.seat != NOBODY else thinking
            text = prompt.text(texts, self._names)
            banner.draw(who, text, thinking=thinking is not None)

    def _happening(self, state: State, event: str) -> str:
        """Say what goes on without anybody being asked."""
        texts = self._services.texts
        if event:
            return texts("frantic-table-event", event=texts(f"frantic-event-{event}"))
        if is_counted(state):
            return texts("frantic-table-counted")
        return texts("frantic-table-turn")

    def _crown(self, state: State) -> None:
        over = state.question is None and is_counted(state)
        outcome = self._rules.outcome(state) if over else None
        self.winners = () if outcome is None else outcome.winners
