"""How fast everybody plays, told between two rounds, and the wish for a slower or faster bot.

What is told of a person is measured as *with you* measures it: from what everybody sees.
"""

from collections.abc import Mapping

from game.core.rules import NOBODY, Seat
from game.core.sentence import Sentence
from game.frankfurt.bots import FrankfurtRacer
from game.frankfurt.following import Following, Wish
from game.frankfurt.levels import START
from game.frankfurt.rules import FrankfurtRules
from game.frankfurt.state import Phase, State, ticks
from game.input.seating import Seating

WISHES = (Wish.SLOWER, Wish.SAME, Wish.FASTER)
WORDS = {Wish.SLOWER: "slower", Wish.SAME: "same", Wish.FASTER: "faster"}
TOLD = ticks(5)
"""So long after the count-down the tempi of the last rounds can still be read."""
EVERY = 6
"""Blocks end without anybody doing something: so many ticks, and it is looked again."""


class Paces:
    """Measures people, and knows the numbers of the bots."""

    def __init__(
        self, rules: FrankfurtRules, seating: Seating, racers: Mapping[Seat, FrankfurtRacer]
    ) -> None:
        self._rules = rules
        self._seating = seating
        self._racers = racers
        self._people: dict[Seat, Following] = {}
        for seat in seating.humans:
            self._people[seat] = Following(START, NOBODY, rules.deck, kept=False)
            self._people[seat].people = (seat,)
        self._seen: tuple[object, ...] = ()
        self._looked = -EVERY
        self._round, self._began = 1, 0
        self.wish = Wish.SAME
        self.on = True
        """Whether tempi are told: not in a lesson, in which the learner waits for the notes."""

    @property
    def followers(self) -> tuple[Seat, ...]:
        """Return the seats of bots that follow people."""
        return tuple(seat for seat, racer in self._racers.items() if racer.following is not None)

    def watch(self, state: State, now: int) -> None:
        """Take in what is to be seen at a tick."""
        shown = (state.seats, state.piles, state.phase, state.paused)
        if shown == self._seen and now - self._looked < EVERY:
            return
        self._seen, self._looked = shown, now
        if state.round != self._round:
            self._round, self._began = state.round, state.clock
        view = self._rules.view(state, None)
        for meter in self._people.values():
            meter.watch(view, now)

    def person(self, seat: Seat) -> float | None:
        """Return how many seconds a card a person has needed; ``None`` before it is known."""
        known = self._people.get(seat)
        return None if known is None else known.person

    def bot(self, seat: Seat) -> float:
        """Return the mean seconds a card of a bot in this round."""
        return self._racers[seat].seconds

    def all(self) -> tuple[float | None, ...]:
        """Return every seat's seconds a card, as far as they are known; a follower's next ones."""
        found: list[float | None] = []
        for seat in range(len(self._seating)):
            racer = self._racers.get(seat)
            if racer is None:
                found.append(self.person(seat))
            else:
                found.append(racer.following.bot if racer.following else racer.seconds)
        return tuple(found)

    def change(self, by: int) -> bool:
        """Ask bots that follow to be slower, -1, or faster, 1; ``False`` if there are none."""
        if not self.followers:
            return False
        place = min(max(WISHES.index(self.wish) + by, 0), len(WISHES) - 1)
        self.wish = WISHES[place]
        for seat in self.followers:
            self._racers[seat].wish(self.wish)
        return True

    def level(self, seat: Seat) -> tuple[Sentence, ...]:
        """Return what is told of a bot that follows: its number and the wish."""
        if seat not in self.followers:
            return ()
        told = Sentence("frankfurt-pace-level", args={"seconds": self.bot(seat)})
        if self.wish is Wish.SAME:
            return (told,)
        return told, Sentence(f"frankfurt-pace-{WORDS[self.wish]}")

    def news(self, state: State) -> tuple[Sentence, ...]:
        """Return what is told as a round begins: of bots that follow, or all, and of people.

        Nothing is told where nobody follows several people: they know best whom they race with.
        """
        begins = state.phase is Phase.COUNTDOWN_START
        racing = state.phase is Phase.RACE and state.clock - self._began < TOLD
        if not self.on or state.round == 1 or state.round != self._round or not (begins or racing):
            return ()
        people = [(seat, self.person(seat)) for seat in self._people]
        known = [(seat, seconds) for seat, seconds in people if seconds is not None]
        alone = len(people) == 1
        bots = tuple(self._racers) if alone else self.followers
        if not known or not bots:
            return ()
        told = [(seat, self.bot(seat)) for seat in bots] + known
        lines = [_told("card" if not place else "more", *one) for place, one in enumerate(told)]
        if alone:
            lines[-1] = Sentence("frankfurt-pace-you", args={"seconds": told[-1][1]})
        return tuple(lines)


def _told(ending: str, seat: Seat, seconds: float) -> Sentence:
    return Sentence(f"frankfurt-pace-{ending}", seat, {"seconds": seconds})
