"""Deals that fit what a seat sees and remembers: all that is hidden lies as it could lie.

Nothing but the view, the memory and the own luck goes into them.
"""

from collections.abc import Sequence
from typing import TypeVar

from game.core.cards import HIDDEN, NOTHING, Card
from game.core.rng import Luck
from game.core.rounds.state import Chosen
from game.core.rules import NOBODY
from game.frantic.deck import COLOURS
from game.frantic.engine.convert import load_hidden, load_open
from game.frantic.engine.engine import Engine
from game.frantic.engine.tables import CardSet, Tables, cards_of, set_of
from game.frantic.happenings import ANY_CARD
from game.frantic.memory import Memory
from game.frantic.state import Ask, View

T = TypeVar("T")

NEXT_CARDS = 40
"""So many cards of the draw pile are put in a new order for each deal; few rounds need more."""
NEXT_EVENTS = 3
TRIES = 12
"""After so many cards that a hand can hardly hold it holds the next one all the same."""
DOUBT = 8
"""Every so manieth deal nothing is concluded from what others did not do."""


class Deals:
    """Deals for one decision of a seat."""

    def __init__(self, tables: Tables, view: View, memory: Memory, luck: Luck) -> None:
        memory.look(view)
        self._tables, self._view, self._luck = tables, view, luck
        self._known, self._slots = memory.known[:], memory.slots[:]
        seen = set_of(card for hand in view.hands for card in hand if card != HIDDEN)
        seen |= set_of((*view.discard, *view.market))
        for cards in self._known:
            seen |= cards
        self._unseen = list(cards_of(tables.all & ~seen))
        self._coming = [key for key in tables.keys if key not in view.happened]
        self._number = 0
        self._engine = Engine(tables, luck, len(view.hands))
        load_open(self._engine, view)
        self._chosen_open = all(choice.card != HIDDEN for choice in view.chosen)

    def next(self) -> Engine:
        """Return an engine with the next deal, the same one each time."""
        self._number += 1
        hands, pile = self._hands()
        mix(self._luck, pile, NEXT_CARDS)
        mix(self._luck, self._coming, NEXT_EVENTS)
        chosen = self._view.chosen if self._chosen_open else self._chosen(hands)
        load_hidden(self._engine, hands, pile, self._coming[:], chosen)
        return self._engine

    def _hands(self) -> tuple[list[CardSet], list[Card]]:
        """Return all hands, and the cards that are left."""
        pile, below, bits = self._unseen[:], self._luck.below, self._tables.bits
        doubting = self._number % DOUBT == 0
        hands = self._known[:]
        for seat, slots in enumerate(self._slots):
            for count, lacks in slots:
                if doubting:
                    lacks = 0
                for _ in range(count):
                    place = below(len(pile))
                    if lacks & bits[pile[place]]:
                        place = self._another(pile, lacks)
                    hands[seat] |= bits[pile[place]]
                    pile[place] = pile[-1]
                    pile.pop()
        return hands, pile

    def _another(self, pile: Sequence[Card], lacks: CardSet) -> int:
        """Return the place of a card that a hand may well hold, if it is found."""
        place = 0
        for _ in range(TRIES):
            place = self._luck.below(len(pile))
            if not lacks >> pile[place] & 1:
                break
        return place

    def _chosen(self, hands: Sequence[CardSet]) -> list[Chosen]:
        """Let the others have chosen something that they could have chosen."""
        found, taken = [], 0
        for choice in self._view.chosen:
            if choice.card == HIDDEN:
                choice = self._guessed(choice, hands[choice.seat] & ~taken)
            if choice.card >= 0:
                taken |= self._tables.bits[choice.card]
            found.append(choice)
        return found

    def _guessed(self, choice: Chosen, free: CardSet) -> Chosen:
        view, tables = self._view, self._tables
        ask = view.question.ask if view.question else None
        if ask is Ask.PUT_DOWN and view.rules.gambling != ANY_CARD:
            colour = COLOURS.index(view.colour) if view.colour in COLOURS else 0
            free &= tables.of_colour[colour] & tables.any_number
        if ask is Ask.GIVE:
            free = free & ~tables.not_you or free
        card = self._luck.choice(tuple(cards_of(free))) if free else NOTHING
        others = [other for other in range(len(view.hands)) if other != choice.seat]
        return Chosen(
            choice.seat, card, self._luck.choice(others) if ask is Ask.PRESENTS else NOBODY
        )


def mix(luck: Luck, items: list[T], count: int) -> None:
    """Put so many of the first things in a new order, any of all among them."""
    below, size = luck.below, len(items)
    for place in range(min(count, size - 1)):
        other = place + below(size - place)
        items[place], items[other] = items[other], items[place]
