"""What the tables of all games of turns with hidden hands have in common."""

from collections.abc import Collection
from typing import Any, Generic, Protocol, TypeVar

from game.core.rules import Seat
from game.core.telling import Mood, Tell, Telling, readers_of
from game.input.seating import Seating
from game.ui.cache import Warming
from game.ui.canvas import Box
from game.ui.card_view import NO_CARD, CardView
from game.ui.choice_view import ChoiceView
from game.ui.curtain_view import CurtainView
from game.ui.hidden_hands import HiddenHands
from game.ui.hints import Hint, TurnHints, draw_hints
from game.ui.log_view import Log, LogView
from game.ui.pen import Pen
from game.ui.services import Services
from game.ui.spots import Spot, Spots
from game.ui.turn_banner import TurnBanner

E = TypeVar("E")
S = TypeVar("S")
T = TypeVar("T", bound=Telling)


class Part(Protocol):
    """A part of the table that moves with time."""

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass."""
        ...


class HandsTable(Generic[E, S, T]):
    """Implements a part of the protocol ``TurnView``; each event is told here once, by ``tell``.

    A game's table makes the four parts that are named here. ``answer_left`` is the share of the
    time to answer that is left; without ``keys`` nobody plays here: it is a replay.
    """

    banner: TurnBanner
    curtain: CurtainView
    chooser: ChoiceView
    cards: CardView
    refusal = ""
    """The sound of what can't be chosen."""

    def __init__(
        self,
        services: Services,
        seating: Seating,
        hands: HiddenHands,
        hints: Box,
        tell: Tell[E, S, T],
        *,
        keys: bool,
    ) -> None:
        self._keys = keys
        self._tell = tell
        self._readers = readers_of(seating.humans, len(seating))
        self._services = services
        self._seating = seating
        self._hands = hands
        self.names = tuple(player.name for player in seating.players)
        self._pen = Pen(services)
        self.moods: list[Mood] = ["calm"] * len(seating)
        self.log = Log()
        self._log_view = LogView(
            self._pen, self.log, lambda line: line.text(services.texts, self.names)
        )
        self._hints, self._hints_box = TurnHints(services, seating), hints
        self._refused: Spot[Any] | None = None
        self._focused: Spot[Any] | None = None
        self.answer_left: float | None = None
        self._warming = Warming()

    @property
    def pen(self) -> Pen:
        """The pen of this table, which knows where it wrote every text."""
        return self._pen

    def prewarm(self) -> None:
        """Make all pictures now."""
        self._warming.finish()

    def refresh_labels(self) -> None:
        """Show what is printed on the keys of the present layout."""
        self._pen.forget_parts()
        if self._services.keyboard is not None:
            self._services.keyboard.refresh()

    def told(self, event: E, before: S, after: S) -> T:
        """Tell an event, for all who read this screen: in the log, and by the faces' moods."""
        telling = self._tell(event, before, after, self._readers)
        self.log.add(telling.line)
        for seat, mood in telling.moods.items():
            self.moods[seat] = mood
        return telling

    def show_log(self, shown: bool) -> None:
        """Show or hide the whole log."""
        self._log_view.open = shown

    def refuse(self, spot: Spot[Any]) -> None:
        """Shake what can't be chosen now, and explain why."""
        self.chooser.refuse(spot)
        self._refused = spot
        self._services.audio.play(self.refusal)

    def remind(self) -> None:
        """Let banner and curtain nod, because somebody who is not asked has pressed a key."""
        self.banner.remind()
        self.curtain.remind()

    def forget(self) -> None:
        """Show no more of what one person was told: the next one must not learn it."""
        self.chooser.calm()
        self.banner.forget()
        self._refused = self._focused = None
        self.cards.shaken = (NO_CARD, 0.0)

    def cannot_undo(self) -> None:
        """Say that what was done last can't be taken back."""
        self.banner.note(self._pen.say("table-cannot-undo"))

    def _only_watched(self, asked: Collection[Seat]) -> bool:
        """Say whether people watch and none is asked: the table of points then waits for a key."""
        people = self._seating.humans
        return self._keys and bool(people) and not set(people).intersection(asked)

    def _draw_hints(
        self, seat: Seat | None, spots: Spots[Any], *, undo: bool, rush: bool = True
    ) -> None:
        """Put the line of keys; ``undo`` and ``rush`` are as in :meth:`TurnHints.of`."""
        if not self._keys or self._log_view.open:
            return
        more, first = self._more_hints(), spots.marked and self.chooser.caps
        hand = self._services.scenes.by_pad, tuple(self._services.pads.present())
        shown = (seat, undo, first, rush, self._hands.curtain, hand, more)

        def put() -> None:
            hints = self._hints.of(
                seat, undo=undo, first=first, more=more, hands=self._hands, rush=rush
            )
            draw_hints(self._pen, self._hints.fitting(hints, self._hints_box), self._hints_box)

        self._pen.repeat("hints", shown, put)

    def _more_hints(self) -> tuple[Hint, ...]:
        """Return the keys that only this game has."""
        return ()
