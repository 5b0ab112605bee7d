"""Reads a position's text (its form stands in ``notation.py``) into a state."""

import re
from typing import Any

from game.core.notation import CardPool, pair
from game.frappadingue.deck import Card, Deck
from game.frappadingue.scoring import STEP, choices, scores
from game.frappadingue.state import HAND, Phase, SeatState, State, TableRules, Taken

_NUMBERS = ("round", "first", "turn", "points")
_PLUS_FIVE = ("50", "30")
_CRASH = ("dead", "ends")
_GOAL = re.compile(r"(rounds-)?([1-9]\d{0,5})\Z")
_WHOLE = re.compile(r"-?\d{1,7}\Z", re.ASCII)
_PHASES = tuple(phase.value for phase in Phase)
_OPTIONS = ("plus_five", "first_crash", "goal")
_MAX_SEATS = 8


class PositionReader:
    """Reads the lines of one position; use a new one for each."""

    def __init__(self, deck: Deck) -> None:
        self._deck = deck
        self._pool = CardPool(deck, deck.cards)
        self._fields: dict[str, Any] = {}
        self._rules = TableRules()
        self._seats: dict[int, SeatState] = {}
        self._rest: tuple[Card, ...] | None = None

    def line(self, word: str, index: int | None, value: str) -> None:
        """Take one line of the position."""
        if word == "seat" and index is not None:
            self._seat(index, value)
        elif word in _NUMBERS:
            self._fields[word] = _number(value)
        elif word == "phase":
            self._fields["phase"] = Phase(_one_of(value, _PHASES))
        elif word == "options":
            self._rules = _rules(dict(pair(text) for text in value.split()))
        elif word in ("throw", "earlier"):
            self._fields[word] = self._pool.take_all(value)
        elif word == "counter":
            self._fields["counter"] = self._counter(value)
        elif word == "deck":
            self._rest = None if value == "rest" else self._pool.take_all(value)
        else:
            raise ValueError(f"unknown line {word!r}")

    def _seat(self, seat: int, value: str) -> None:
        if seat >= _MAX_SEATS:
            raise ValueError(f"no seat {seat}")
        turns = () if value == "-" else tuple(_number(text) for text in value.split())
        wrong = [points for points in turns if points < 0 or points % STEP]
        if wrong:
            raise ValueError(f"{wrong[0]}: a turn brings a multiple of {STEP}, or 0 (FP-11)")
        self._seats[seat] = SeatState(turns)

    def _counter(self, value: str) -> tuple[Taken, ...]:
        return () if value == "-" else tuple(self._taken(part) for part in value.split("|"))

    def _taken(self, text: str) -> Taken:
        cards, equals, points = text.partition("=")
        if not equals:
            raise ValueError(f"{text.strip()!r} is not of the form 'cards = points'")
        return Taken(self._pool.take_all(cards.strip()), _number(points.strip()))

    def state(self) -> State:
        """Return the state that the lines describe."""
        count = len(self._seats)
        if not 2 <= count <= _MAX_SEATS or set(self._seats) != set(range(count)):
            raise ValueError(f"a position needs seats 0 and 1, or up to {_MAX_SEATS - 1}")
        rest = self._pool.rest(wanted=self._rest is None)
        deck = rest if self._rest is None else tuple(sorted(self._rest))
        seats = tuple(self._seats[seat] for seat in range(count))
        fields = self._checked(count)
        return State(rules=self._rules, seats=seats, deck=deck, **fields)

    def _checked(self, seats: int) -> dict[str, Any]:
        fields = self._fields
        counter: tuple[Taken, ...] = fields.get("counter", ())
        fields.setdefault("points", sum(taken.points for taken in counter))
        if fields.get("round", 1) < 1:
            raise ValueError(f"round {fields['round']}: the first round is 1")
        for word in ("first", "turn"):
            if not 0 <= fields.get(word, 0) < seats:
                raise ValueError(f"{word}: no seat {fields[word]}")
        for taken in counter:
            self._check_taken(taken)
        self._check_hands()
        self._check_phase()
        return fields

    def _check_taken(self, taken: Taken) -> None:
        """Refuse cards that can't have gone into the counter together, or score something else."""
        kinds = self._deck.kinds_of(taken.cards)
        found = choices(kinds, self._rules.plus_five)
        whole = [choice for choice in found if choice.size == len(kinds)]
        if not whole:
            raise ValueError(f"{' '.join(kinds) or '-'} can't be taken together (FP-6)")
        if whole[0].points != taken.points:
            raise ValueError(f"{' '.join(kinds)} score {whole[0].points}, not {taken.points}")

    def _check_hands(self) -> None:
        if self._count("counter") > HAND:
            raise ValueError(f"more than {HAND} cards in the counter's hand")
        if self._count("throw") > HAND:
            raise ValueError(f"more than {HAND} cards in a throw")
        if self._count("earlier") % HAND:
            raise ValueError(f"earlier full hands have {HAND} cards each (FP-8)")

    def _check_phase(self) -> None:
        """Refuse cards that can't lie there in the phase of the turn."""
        fields, hand, thrown = self._fields, self._count("counter"), self._count("throw")
        match fields.get("phase", Phase.FIRST):
            case Phase.FIRST if hand or thrown or self._count("earlier") or fields["points"]:
                raise ValueError("phase first: nothing is thrown or in the counter yet")
            case Phase.TAKE:
                if hand == HAND:
                    raise ValueError("phase take: a full hand lies in 'earlier' by now")
                if thrown + hand != HAND:
                    raise ValueError(f"phase take: with {hand} cards taken, throw {HAND - hand}")
                if not scores(self._deck.kinds_of(fields["throw"])):
                    raise ValueError("nothing in the throw can be taken")
            case Phase.GO if not hand and not self._count("earlier"):
                raise ValueError("phase go: something must be in the counter")

    def _count(self, word: str) -> int:
        found = self._fields.get(word, ())
        return sum(len(taken.cards) for taken in found) if word == "counter" else len(found)


def _rules(options: dict[str, str]) -> TableRules:
    unknown = set(options) - set(_OPTIONS)
    if unknown:
        raise ValueError(f"unknown option {min(unknown)!r}")
    goal = _GOAL.match(options.get("goal", "1000"))
    if not goal:
        raise ValueError(f"goal is {options['goal']!r}; write points, or rounds-5")
    number = int(goal[2])
    return TableRules(
        plus_five=int(_one_of(options.get("plus_five", "50"), _PLUS_FIVE)),
        crash_ends=_one_of(options.get("first_crash", "dead"), _CRASH) == "ends",
        goal=0 if goal[1] else number,
        rounds=number if goal[1] else 0,
    )


def _number(text: str) -> int:
    if not _WHOLE.match(text):
        raise ValueError(f"{text!r} is no whole number")
    return int(text)


def _one_of(text: str, possible: tuple[str, ...]) -> str:
    if text not in possible:
        raise ValueError(f"{text!r} is not one of {', '.join(possible)}")
    return text
