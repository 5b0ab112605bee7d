"""Bots that follow people's results in a match of turns: their numbers, and what is told."""

from collections.abc import Callable, Collection, Mapping
from typing import Any

from game.core.bots import let_follow
from game.core.rules import Seat
from game.core.sentence import Arg, Sentence
from game.core.with_you import FollowingBot, Strength

Strengths = Callable[[Any], Mapping[Seat, float]]
"""The number of each bot that follows people, in a state."""


def nobody(_: Any) -> Mapping[Seat, float]:
    """Return the numbers of nobody."""
    return {}


def stronger(before: Mapping[Seat, float], after: Mapping[Seat, float]) -> tuple[Sentence, ...]:
    """Return what is told of bots whose number has changed."""
    return tuple(
        Sentence("table-with-you-now", seat, {"n": number})
        for seat, number in after.items()
        if round(number, 1) != round(before.get(seat, number), 1)
    )


class Followers:
    """Knows the bots of a match that follow ``people``."""

    def __init__(self, bots: Mapping[Seat, Any], people: Collection[Seat], seats: int) -> None:
        let_follow(bots, people)
        self._bots = {seat: bot for seat, bot in bots.items() if isinstance(bot, FollowingBot)}
        self._people = len(people)
        self._seats = seats

    def strengths(self, state: Any) -> dict[Seat, float]:
        """Return the number of each bot that follows."""
        return {seat: bot.strength(state).number for seat, bot in self._bots.items()}

    def numbers(self, state: Any) -> tuple[float | None, ...]:
        """Return the numbers of those bots, and the lowest that they have for each person."""
        found: dict[Seat, float] = {}
        for seat, bot in self._bots.items():
            now: Strength = bot.strength(state)
            for one, number in now.people.items():
                if one not in self._bots:
                    found[one] = min(number, found.get(one, number))
            found[seat] = now.number
        return tuple(found.get(seat) for seat in range(self._seats))

    def told(self, state: Any, seat: Seat) -> tuple[Sentence, ...]:
        """Return what is told of a bot that follows: its number, and what moves it."""
        if seat not in self._bots:
            return ()
        bot = self._bots[seat]
        number = bot.strength(state).number
        args: dict[str, Arg] = {"n": number, "most": bot.most, "people": self._people}
        return (Sentence("table-with-you", args=args),)
