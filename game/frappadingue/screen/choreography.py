"""How cards move in answer to each kind of event, and how long each event is to be seen."""

from typing import assert_never

from game.core.cards import Card
from game.frappadingue import events as ev
from game.frappadingue.state import State
from game.ui.motion import DEAL_STAGGER_MS, FLIGHT_MS, SpriteId
from game.ui.presenter import Style

BACK = Style(240, "in-out")
"""Cards go back into the deck together, before the next ones come."""
DEAL_DELAY_MS = 200
DEAL_MS = 260
DEAL_STEP_MS = 3 * DEAL_STAGGER_MS
"""Piles are laid out one after the other, so that each card can be read as it comes."""
TAKE_MS = 300
CLEAR = Style(420, "in-out")


class Choreography:
    """Gives each card its own motion for the event that is being played."""

    def __init__(self) -> None:
        self._styles: dict[Card, Style] = {}

    def prepare(self, event: ev.Event, before: State) -> None:
        """Work out the motions of an event, before it is played."""
        self._styles = {}
        match event:
            case ev.Thrown(_, cards):
                delay = DEAL_DELAY_MS if before.throw else 0
                self._styles = dict.fromkeys(before.throw, BACK)
                for place, card in enumerate(cards):
                    late = delay + place * DEAL_STEP_MS
                    self._styles[card] = Style(DEAL_MS, "out-back", late)
            case ev.Took(_, cards):
                for place, card in enumerate(cards):
                    self._styles[card] = Style(TAKE_MS, "out-back", place * DEAL_STAGGER_MS)
            case ev.TurnBegan() | ev.Refilled():
                cards = (*before.throw, *before.hand, *before.earlier)
                self._styles = dict.fromkeys(cards, CLEAR)
            case _:
                pass

    def style(self, event: ev.Event, sprite: SpriteId) -> Style:
        """Return a card's own motion, or the usual one."""
        usual = Style(FLIGHT_MS, "out")
        return self._styles.get(sprite, usual) if isinstance(sprite, int) else usual


def seconds_of(event: ev.Event) -> float:
    """Return for how long an event is to be seen, beside the flights of its cards."""
    match event:
        case ev.Thrown():
            return 0.25
        case ev.Took():
            return 0.3
        case ev.HandFilled() | ev.Refilled():
            return 1.3
        case ev.Stopped():
            return 1.3
        case ev.NothingScored():
            return 1.9
        case ev.Crashed():
            return 2.2
        case ev.GoalReached():
            return 1.8
        case ev.TurnBegan():
            return 0.5
        case ev.MatchEnded():
            return 0.2
        case _:
            assert_never(event)
