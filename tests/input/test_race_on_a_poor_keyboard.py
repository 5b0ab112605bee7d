"""C07: a whole race through a keyboard that hides keys: presses are lost, nothing else is."""

from collections import Counter

import pytest

from game.core.rng import Rng
from game.core.simulation import VerifiedMatch
from game.frankfurt.bots import make_racer
from game.frankfurt.content import load_deck
from game.frankfurt.rules import FrankfurtRules
from game.frankfurt.screen.race import Race, intent_of
from game.frankfurt.state import Key, State
from game.frankfurt.telling import RaceTelling, Teller
from game.input.presses import Router
from game.input.seating import Player, Seating
from game.input.zones import load_zones
from tests.input.key_matrix import KeyChange, KeyMatrix, plain_wires

DWELL_TICKS = 6
"""A tenth of a second, as long as people stay on a key."""

LONGEST = 60 * 60 * 20
"""Ticks after which a match would count as stuck: twenty minutes."""


class Fingers:
    """Plays for people: what bots would press goes down on the board, and up again later."""

    def __init__(self, seats: int, seed: int) -> None:
        deck = load_deck()
        rules = FrankfurtRules(deck)
        zones = load_zones().default(seats).zones
        self.zones = zones
        self.router = Router(Seating(tuple(Player("human", z.name, zone=z) for z in zones)))
        self.matrix = KeyMatrix(plain_wires(), forgets=True)
        config = rules.info.configure(seats, seed)
        self.slaps: list[RaceTelling] = []
        teller = Teller(deck)
        self.race = Race(VerifiedMatch(rules, config), teller, {}, self.listen)
        racers = {s: make_racer("frantic", s, deck, Rng(seed, f"bot {s}")) for s in range(seats)}
        self.heads = Race(self.race.match, teller, racers, lambda *_: None)
        self.up_at: dict[int, int] = {}
        self.counts: Counter[str] = Counter()

    def listen(self, told: RaceTelling, before: State, after: State) -> None:
        if told.by_hand:
            self.slaps.append(told)

    def tick(self) -> None:
        now = self.race.match.now
        for place in [place for place, at in self.up_at.items() if at <= now]:
            del self.up_at[place]
            self.take(self.matrix.release(place))
        bots = self.heads._bots
        bots.see(now, self.race.state, True)
        for _, seat, action in bots.presses(now):
            self.press(seat, action)
        self.race.step()

    def press(self, seat: int, action: Key) -> None:
        place = self.zones[seat].place(intent_of(action))
        if place in self.up_at:
            self.take(self.matrix.release(place))
        self.up_at[place] = self.race.match.now + DWELL_TICKS
        self.counts["pressed"] += 1
        self.take(self.matrix.press(place))

    def take(self, changes: tuple[KeyChange, ...]) -> None:
        for change in changes:
            routed = self.router.route(change.event())
            if routed:
                self.counts["seen"] += 1
                self.race.press(*routed)


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (4, 2)])
def test_c07_a_match_through_a_keyboard_that_hides_keys_ends(seats: int, seed: int) -> None:
    fingers = Fingers(seats, seed)
    while fingers.race.outcome is None:
        fingers.tick()
        assert fingers.race.match.now < LONGEST
    lost = fingers.counts["pressed"] - fingers.counts["seen"]
    assert 0 < lost < fingers.counts["pressed"] / 5
    assert fingers.slaps
    assert fingers.matrix.seen <= set(fingers.up_at)
