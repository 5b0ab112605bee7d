"""What a lobby does with a match that was left: it is gone on with, forgotten, or left there."""

from collections.abc import Sequence
from functools import partial

from game.screens.chairs import Chairs
from game.screens.unfinished import Waiting
from game.ui.canvas import Box
from game.ui.widgets import Button, Widget


class WaitingMatch(Chairs):
    """A lobby in which a match may wait."""

    waiting: Waiting | None = None
    others = 0
    """So many more wait, of the same game."""

    def enter(self) -> None:
        """Look for a match that waits, and begin with what Enter should do next."""
        super().enter()
        self.services.store.unfinished.look()
        self._find()
        self.rebuild(self.goal())

    def look_again(self) -> None:
        """Offer what waits by now."""
        self._find()
        self.rebuild(self.focus_for(self.goal()))

    def goal(self) -> str:
        """Return what Enter should do next: go on, unless somebody has sat down for another."""
        return "go-on" if self.waiting and not self.touched else self.next_goal()

    def next_goal(self) -> str:
        """Return what Enter should do next where no match waits."""
        raise NotImplementedError

    def play(self) -> None:
        """Start a match; where one waits, ask first whether it may lose its place."""
        if self.waiting is None:
            self.navigator.play()
            return
        self.navigator.confirm(
            "confirm-new-match",
            "join-start-new",
            partial(self.navigator.play, self.waiting),
            round=self.waiting.round,
            names=", ".join(self._names(self.waiting)),
        )

    def ways_on(self, boxes: Sequence[Box]) -> list[Widget]:
        """Return what can be done with a match that waits."""
        if self.waiting is None:
            return []
        waiting, say = self.waiting, self.say
        note = say("join-go-on-note", round=waiting.round, names=", ".join(self._names(waiting)))
        go_on = partial(self.navigator.go_on, waiting)
        onward, forget = boxes
        first = Button(onward, say("join-go-on"), go_on, key="go-on", note=note)
        if self.others:
            show, text = self.navigator.waiting_list, say("waiting-others", n=self.others)
            game = self.session.game
            return [first, Button(forget, text, partial(show, game), kind="quiet", key="others")]
        drop, text = self._ask_to_forget, say("join-forget")
        return [first, Button(forget, text, drop, kind="quiet", key="forget")]

    def _ask_to_forget(self) -> None:
        self.navigator.confirm("confirm-forget", "join-forget", self._forget)

    def _forget(self) -> None:
        self.app.forget_waiting()
        self._find()
        self.rebuild(self.goal())

    def _find(self) -> None:
        known, found = self.waiting, self.app.all_waiting([self.session.game])
        self.waiting, self.others = next(iter(found), None), len(found[1:])
        if self.waiting is not None and self.waiting is not known:
            self._tell_missing_pads(self.waiting)

    def _tell_missing_pads(self, waiting: Waiting) -> None:
        """Tell who will share keys until their gamepad is there: it wakes at a press."""
        seats, names = waiting.without_pad(self.services.pads.present()), self._names(waiting)
        if seats:
            told = ", ".join(names[seat] for seat in seats)
            self.app.notes.add(self.say("join-pads-missing", names=told))

    def _names(self, waiting: Waiting) -> tuple[str, ...]:
        return self.app.names_in(waiting.record)
