"""Rules of thumb for lines of play: those of ``policy.py``, looked up where that can be.

They leave out what a line seldom meets: that Nice Try had better not be said to a round that wins.
"""

from collections.abc import Callable, Sequence
from typing import cast

from game.core.cards import Card
from game.core.rounds.bots import scattered
from game.core.rules import Seat
from game.frantic.deck import COLOURS, KINDS, NUMBERS, ONE_COLOUR
from game.frantic.engine.engine import DO, LEAVE, RECEIVERS, Code, Engine
from game.frantic.engine.round import (
    COUNTER,
    COVER,
    DISCARD,
    EYE,
    GIVE,
    NICE_TRY,
    OVER,
    PICK,
    PRESENTS,
    PUT_DOWN,
    SEND_ON,
    SHARES,
    TARGET,
    TURN,
    WISH,
    Shares,
)
from game.frantic.engine.tables import (
    CHANCE,
    EQUALITY,
    EVENT,
    GIFT,
    CardSet,
    Rank,
    Tables,
    cards_of,
)
from game.frantic.habits import Habits
from game.frantic.policy import (
    ATTACKING,
    FEW_CARDS,
    KEPT_LONGEST,
    NEAR_OUT,
    OUT,
    turn_worths,
)
from game.frantic.state import FOUR

NEAR, FEW, AHEAD = 1, 2, 4
"""How things stand: somebody is about to go out, few cards are left, nobody holds fewer."""
LONGEST = 400
"""Answers of a line, after which the hands are counted as they are."""


class Thumbs:
    """Plays for everybody; draws no luck."""

    def __init__(self, tables: Tables, habits: Habits) -> None:
        self._tables = tables
        self._habits = habits
        own = turn_worths(habits)
        self._worths = tuple(
            tuple([own[rank] + self._more(card, how) for card, rank in enumerate(tables.ranks)])
            for how in range(NEAR + FEW + AHEAD + 1)
        )
        """What it is worth to play each card, by how things stand, but for what follows it."""
        pairs = zip(tables.goes_on, tables.bits, strict=True)
        self._itself = tuple([bool(goes & bit) for goes, bit in pairs])
        """Whether a copy of each card would go on it."""
        self._partners = tuple([goes & ~tables.wild for goes in tables.goes_on])
        self._burdens = tuple(map(self._burden_alone, range(len(tables.ranks))))
        self._wish_worths = tuple(
            1 + habits.wish_points * points + habits.wish_gift * (deed == GIFT)
            for points, deed in zip(tables.points, tables.deeds, strict=True)
        )

    def _more(self, card: Card, how: int) -> float:
        """Return what is added to a card's worth as things stand."""
        habits, tables = self._habits, self._tables
        deed = tables.deeds[card]
        if deed == EVENT:
            return habits.black_ahead if how & AHEAD else habits.black_behind
        if deed == GIFT and how & FEW:
            return OUT
        more = 0.0
        if tables.bits[card] & tables.wild:
            more += habits.wild_few * bool(how & FEW) + habits.wild_late * bool(how & NEAR)
        if how & NEAR and KINDS[tables.ranks[card]].symbol in ATTACKING:
            more += habits.attack_late
        return more

    def _burden_alone(self, card: Card) -> float:
        """Return how gladly a card is given away, but for its partners."""
        habits, tables = self._habits, self._tables
        symbol = KINDS[tables.ranks[card]].symbol
        if tables.bits[card] & tables.wild:
            return habits.wild_burden - KEPT_LONGEST.get(symbol, 0.0)
        weight = habits.special_burden if symbol in ONE_COLOUR else float(tables.points[card])
        return weight + habits.black_burden * (tables.deeds[card] == EVENT)

    def play_out(self, engine: Engine) -> None:
        """Play a round to its end."""
        answers, best = _ANSWERS, self.best
        for _ in range(LONGEST):
            ask = engine.ask
            if ask == TURN:
                seat = engine.asked[0]
                card = best(engine, seat)
                if card >= 0:
                    engine.play(seat, card)
                elif engine.count:
                    engine.next_turn(seat)
                else:
                    engine.draw_in_turn(seat)
            elif ask == OVER:
                return
            else:
                seat = engine.asked[0]
                engine.act(seat, answers[ask](self, engine, seat))
        engine.end_round()

    def answer(self, engine: Engine, seat: Seat) -> Code:
        """Return what a seat that is asked answers."""
        return _ANSWERS[engine.ask](self, engine, seat)

    def best(self, engine: Engine, seat: Seat) -> Card:
        """Return the best card to play, or -1 for none."""
        fits = engine.fitting(seat)
        if not fits:
            return -1
        hands, habits = engine.hands, self._habits
        hand = hands[seat]
        size = hand.bit_count()
        if size == 1:
            return fits.bit_length() - 1
        if engine.seats == 2:
            least = hands[1 - seat].bit_count()
        else:
            least = min([cards.bit_count() for other, cards in enumerate(hands) if other != seat])
        how = (least <= NEAR_OUT) + FEW * (size <= FEW_CARDS) + AHEAD * (size <= least)
        worths, itself, goes_on = self._worths[how], self._itself, self._tables.goes_on
        deeds, followed = self._tables.deeds, habits.followed
        most, found = habits.draw, -1
        while fits:
            low = fits & -fits
            fits ^= low
            card = low.bit_length() - 1
            follow = (goes_on[card] & hand).bit_count() - itself[card]
            worth = worths[card] + followed * follow
            if follow and size == 2:
                worth += habits.last_two
            deed = deeds[card]
            if deed == CHANCE and not follow:
                worth = habits.chance_alone
            elif deed == EQUALITY and size - 1 > least:
                worth += habits.catch_up * (size - 1 - least)
            if worth > most:
                most, found = worth, card
        return found

    def turn(self, engine: Engine, seat: Seat) -> Code:
        """Play the best card, draw, or pass."""
        card = self.best(engine, seat)
        return self._tables.ranks[card] if card >= 0 else LEAVE

    def cover(self, engine: Engine, seat: Seat) -> Code:
        """Cover a 2nd Chance by the best card; who can must."""
        fits = engine.fitting(seat)
        card = self.best(engine, seat)
        if fits and card < 0:
            card = fits.bit_length() - 1
        return self._tables.ranks[card] if card >= 0 else LEAVE

    def wish(self, engine: Engine, seat: Seat) -> Code:
        """Wish for the colour of most cards; for the number of the last one, if allowed."""
        tables, habits, hand = self._tables, self._habits, engine.hands[seat]
        worths, of = self._wish_worths, tables.colours
        colours = [0.0] * len(COLOURS)
        held = hand & tables.coloured
        while held:
            low = held & -held
            held ^= low
            card = low.bit_length() - 1
            colours[of[card]] += worths[card]
        best = max(colours)
        if engine.count:
            worth = [
                habits.wish_number_card * (hand & cards).bit_count()
                + habits.wish_black * (hand & cards & tables.black).bit_count()
                for cards in tables.of_number
            ]
            most = max(worth)
            number = worth.index(most)
            last = most and not hand & (hand - 1)
            if last or habits.wish_number + most > best or not best:
                return len(COLOURS) - 1 + (number or NUMBERS[0])
        return colours.index(best)

    def target(self, engine: Engine, seat: Seat) -> Code:
        """Name the most dangerous of those who may be named."""
        named = [cast("Seat", code) for code in engine.legal(seat) if code != LEAVE]
        return self._most_dangerous(engine, named)

    def shares(self, engine: Engine, seat: Seat) -> Code:
        """Share four cards among those about to go out, or give all to the most dangerous."""
        others = engine.order(seat)[:-1]
        sizes = [hand.bit_count() for hand in engine.hands]
        near = [other for other in others if sizes[other] <= NEAR_OUT]
        if len(near) < 2:
            return ((self._most_dangerous(engine, others), FOUR),)
        victims = sorted(near, key=sizes.__getitem__)[:FOUR]
        each, more = divmod(FOUR, len(victims))
        found: Shares = tuple((v, each + (place < more)) for place, v in enumerate(victims))
        return found

    def react(self, engine: Engine, seat: Seat) -> Code:
        """Counter, and say Nice Try, whenever it is possible."""
        tables = self._tables
        cards = tables.counters if engine.ask == COUNTER else tables.nice_tries
        return DO if engine.hands[seat] & cards else LEAVE

    def give(self, engine: Engine, seat: Seat) -> Code:
        """Give, or discard, the card that is the greatest burden."""
        free = engine.givable(seat) if engine.ask == GIVE else engine.free(seat)
        return self._greatest(free, engine.free(seat), engine.goes_on_top())[0]

    def presents(self, engine: Engine, seat: Seat) -> Code:
        """Give the greatest burden to the most dangerous, good cards to the least."""
        free = engine.free(seat)
        rank, burden = self._greatest(free, free, engine.goes_on_top())
        others = engine.order(seat)[:-1]
        if burden >= 0:
            return rank * RECEIVERS + self._most_dangerous(engine, others)
        return rank * RECEIVERS + min(others, key=lambda other: self._danger(engine, other))

    def put_down(self, engine: Engine, seat: Seat) -> Code:
        """Put down what probably does not take all cards (FC-38)."""
        possible = engine.gambling(seat)
        if not possible:
            return LEAVE
        last_wins = not engine.any_card or engine.seats == 2
        pick = min if last_wins else max
        card = pick(cards_of(possible), key=self._tables.points.__getitem__)
        return self._tables.ranks[card]

    def pick(self, engine: Engine, seat: Seat) -> Code:
        """Take the card of the market that is the smallest burden."""
        hand, fits = engine.hands[seat], engine.goes_on_top()
        card = min(engine.market, key=lambda card: self._burden(card, hand, fits))
        return self._tables.ranks[card]

    def only(self, _: Engine, __: Seat) -> Code:
        """Take the one answer that there is."""
        return LEAVE

    def _burden(self, card: Card, hand: CardSet, fits: CardSet) -> float:
        if self._tables.bits[card] & self._tables.wild:
            return self._burdens[card]
        partners = (self._partners[card] & hand).bit_count()
        now = self._habits.fits_now * (fits >> card & 1)
        return self._burdens[card] - self._habits.partner * partners - now

    def _greatest(self, cards: CardSet, hand: CardSet, fits: CardSet) -> tuple[Rank, float]:
        """Return the rank of the greatest burden of some cards, and how great it is."""
        most, found = -1000.0, -1
        for card in cards_of(cards):
            burden = self._burden(card, hand, fits)
            if burden > most:
                most, found = burden, card
        return self._tables.ranks[found], most

    def _most_dangerous(self, engine: Engine, seats: Sequence[Seat]) -> Seat:
        if len(seats) == 1:
            return seats[0]
        first = scattered(engine.at + 31 * engine.turn) % len(seats)
        turned = (*seats[first:], *seats[:first])
        return max(turned, key=lambda other: self._danger(engine, other))

    def _danger(self, engine: Engine, seat: Seat) -> float:
        size = engine.hands[seat].bit_count()
        near = 1000.0 * (NEAR_OUT + 1 - size) if size <= NEAR_OUT else 0.0
        return near - engine.totals[seat] - 4.0 * size


_ANSWERS: dict[int, Callable[[Thumbs, Engine, Seat], Code]] = {
    TURN: Thumbs.turn,
    COVER: Thumbs.cover,
    WISH: Thumbs.wish,
    TARGET: Thumbs.target,
    SEND_ON: Thumbs.target,
    SHARES: Thumbs.shares,
    COUNTER: Thumbs.react,
    NICE_TRY: Thumbs.react,
    GIVE: Thumbs.give,
    PRESENTS: Thumbs.presents,
    DISCARD: Thumbs.give,
    PUT_DOWN: Thumbs.put_down,
    PICK: Thumbs.pick,
    EYE: Thumbs.only,
}
