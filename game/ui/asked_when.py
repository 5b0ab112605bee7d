"""How often each person wants to be asked what all are asked alike; nobody else sees it.

It is chosen while the own hand lies open, and says nothing about what the hand holds: a question
that somebody does not want is not asked, and what it is about is shown as long as ever. A person
alone with bots is asked by default what the hand can answer, others are asked always.
"""

from typing import Literal

from game.core.rules import Seat
from game.input.seating import Seating
from game.ui.services import Services

When = Literal["usual", "always", "weighty", "never"]
"""As above; also what can't be answered; what weighs much; nothing until the round is over."""
ALONE: tuple[When, ...] = ("usual", "always", "weighty", "never")
AMONG_OTHERS: tuple[When, ...] = ("usual", "weighty", "never")
"""What can be chosen, in this order."""


class AskedWhen:
    """Keeps what each person has chosen, by name also for the next match; *never* for a round."""

    def __init__(self, services: Services, seating: Seating) -> None:
        self._store, self._texts = services.store, services.texts
        self._seating = seating
        self._guests: dict[Seat, When] = {}
        self._never: dict[Seat, int] = {}

    @property
    def choices(self) -> tuple[When, ...]:
        """What a person at this table can choose from."""
        return ALONE if len(self._seating.humans) == 1 else AMONG_OTHERS

    def of(self, seat: Seat) -> When:
        """Return how a person wants to be asked now."""
        if seat in self._never:
            return "never"
        name = self._name(seat)
        kept = self._guests.get(seat) if name is None else self._kept.get(name)
        return next((one for one in self.choices if one == kept), "usual")

    def turn_on(self, seat: Seat, round_number: int) -> When:
        """Choose the next way to be asked for a person, and return it."""
        choices = self.choices
        when = choices[(choices.index(self.of(seat)) + 1) % len(choices)]
        self._never.pop(seat, None)
        if when == "never":
            self._never[seat] = round_number
        elif (name := self._name(seat)) is None:
            self._guests[seat] = when
        else:
            self._store.update(asked_when={**self._kept, name: when})
        return when

    def settle(self, round_number: int) -> None:
        """End what was said for a round that is over."""
        self._never = {seat: said for seat, said in self._never.items() if said == round_number}

    @property
    def _kept(self) -> dict[str, str]:
        return self._store.settings.asked_when

    def _name(self, seat: Seat) -> str | None:
        """Return by what a person is remembered; ``None`` for a guest, who has no own name."""
        if self._seating.humans == (seat,):
            return ""
        name = self._seating[seat].name
        usual = {self._texts("player-default", n=number + 1) for number in range(8)}
        return None if name in usual else name
