"""The line of keys under a game of turns: those of whoever is in turn, and those of everybody."""

from game.core.rules import Seat
from game.input.seating import Seating
from game.ui.services import Services
from game.ui.widgets_menu import Hint


class TurnHints:
    """Says which keys do what; ``undo``: whether something can be taken back now."""

    def __init__(self, services: Services, seating: Seating) -> None:
        self._services = services
        self._seating = seating

    def of(self, seat: Seat | None, *, undo: bool, more: tuple[Hint, ...] = ()) -> tuple[Hint, ...]:
        """Return the hints for the person in turn; ``more`` are the game's own keys."""
        say = self._services.texts
        own = (Hint(say("key-enter"), say("table-hint-skip")),) if seat is None else self._own(seat)
        back = (Hint(say("key-backspace"), say("table-hint-undo")),) if undo else ()
        return (
            *own,
            *back,
            *more,
            Hint("F2", say("table-hint-log")),
            Hint("F1", say("hint-help")),
            Hint(say("key-escape"), say("table-hint-pause")),
        )

    def _own(self, seat: Seat) -> tuple[Hint, ...]:
        say, player = self._services.texts, self._seating[seat]
        why = say("table-hint-why")
        if player.pad is not None:
            return (
                Hint("←↑↓→", say("hint-move")),
                Hint(say("pad-button-south"), say("hint-choose")),
                Hint(say("pad-button-north"), why),
            )
        if player.zone is None:
            return (
                Hint("←↑↓→", say("hint-move")),
                Hint(say("key-enter"), say("hint-choose")),
                Hint("Tab", why),
            )
        labels = [str(self._services.keyboard.label(place)) for place in player.zone.lower]
        words = (say("table-hint-before"), say("table-hint-after"), say("hint-choose"), why)
        return tuple(Hint(label, text) for label, text in zip(labels, words, strict=True))
