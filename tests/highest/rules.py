"""Highest: two players with open hands play a card each, and the higher one wins the trick.

HC-1 Of the cards 1 to 20 each player is dealt 3, 5 or 7; the others stay in the box.
HC-2 Who began the first trick does not begin the second, and so on in turn.
HC-3 Both play a card; whoever played the higher one scores a point.
HC-4 When all cards are played, most points win.
"""

from msgspec.structs import replace

from game.core.cards import Card, Deck
from game.core.notation import card_texts, event_name
from game.core.rng import Luck
from game.core.rules import GameInfo, IllegalAction, MatchConfig, Option, Outcome, Seat, Turn
from tests.highest.position import POSITION
from tests.highest.state import SEATS, Event, Play, Played, State, View, Won

INFO = GameInfo("highest", SEATS, SEATS, False, False, (Option("hand", ("3", "5", "7"), "5"),))


class HighestRules:
    """Highest Card with its deck."""

    info = INFO

    def __init__(self, deck: Deck[int]) -> None:
        self.deck = deck

    def initial_state(self, config: MatchConfig, luck: Luck) -> State:
        """Deal (HC-1)."""
        cards, size = luck.shuffled(self.deck.cards), int(config.value("hand"))
        hands = (tuple(sorted(cards[seat * size : (seat + 1) * size])) for seat in range(SEATS))
        return State(tuple(hands), box=tuple(sorted(cards[SEATS * size :])))

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return who plays the next card."""
        return frozenset((state.turn,)) if state.hands[state.turn] else frozenset()

    def legal_actions(self, state: State, seat: Seat) -> list[Play]:
        """Return the cards of whoever is in turn, lowest first."""
        return [Play(card) for card in state.hands[seat]] if seat == state.turn else []

    def resolve(self, turn: Turn[State, Event], seat: Seat, action: Play) -> None:
        """Play a card; the second one ends the trick (HC-3)."""
        if action not in self.legal_actions(turn.state, seat):
            raise IllegalAction(f"{self.action_text(action)} is not possible now")
        turn.emit(Played(seat, action.card))
        trick, first = turn.state.trick, turn.state.first
        if len(trick) == SEATS:
            turn.emit(Won(first if trick[0] > trick[1] else 1 - first, trick))

    def evolve(self, state: State, event: Event) -> State:
        """Apply an event."""
        match event:
            case Played(seat, card):
                hands = list(state.hands)
                hands[seat] = tuple(other for other in hands[seat] if other != card)
                return replace(state, hands=tuple(hands), trick=(*state.trick, card))
            case Won(seat, cards):
                points = tuple(own + (at == seat) for at, own in enumerate(state.points))
                box = tuple(sorted((*state.box, *cards)))
                return replace(state, points=points, trick=(), first=1 - state.first, box=box)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return all: nothing is hidden."""
        return state

    def redact(self, event: Event, seat: Seat | None) -> Event:
        """Return all of an event."""
        return event

    def outcome(self, state: State) -> Outcome | None:
        """Return who has most points when all cards are played (HC-4)."""
        if any(state.hands) or state.trick:
            return None
        best = max(state.points)
        winners = (seat for seat, points in enumerate(state.points) if points == best)
        return Outcome(state.points, tuple(winners))

    def content(self, config: MatchConfig) -> dict[str, str]:
        """Return the deck."""
        return {"deck": self.deck.listing()}

    def round_of(self, state: State) -> int:
        """Return which trick is played, from 1 on."""
        return sum(state.points) + 1

    def card_census(self, state: State) -> list[Card]:
        """Return all cards."""
        return [*state.box, *state.trick, *(card for hand in state.hands for card in hand)]

    def action_text(self, action: Play) -> str:
        """Return ``play 7``."""
        return f"play {self.deck.text(action.card)}"

    def parse_action(self, text: str) -> Play:
        """Read ``play 7``."""
        word, _, card = text.partition(" ")
        if word != "play":
            raise ValueError(f"{text!r} is no action; write 'play 7'")
        return Play(self.deck.card(card))

    def event_text(self, event: Event) -> str:
        """Return an event as one line."""
        cards = (event.card,) if isinstance(event, Played) else event.cards
        return f"{event_name(event)} seat {event.seat} cards {card_texts(cards, self.deck)}"

    def describe(self, state: State) -> str:
        """Return a position as text."""
        return POSITION.write(state, self.deck)

    def view_text(self, view: View) -> str:
        """Return a view in the words of positions; nothing is hidden."""
        return self.describe(view)

    def parse_position(self, text: str) -> State:
        """Read a position."""
        return POSITION.read(text, self.deck, None)
