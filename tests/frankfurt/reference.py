"""A second, slow and plain telling of the rules of Frankfurt, to compare the first with.

Written from the clauses alone (limits are inclusive, FF-10a: a key at the last tick is in time;
the game acts at the next): lists that change in place, nothing clever, nothing shared with the
rules of the game. Chance (a card out of the box) is not drawn here but told by the caller.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

COUNT_DOWN = 108  # FF-4: 3, 2, 1 of 0.6 s each
LATE = 21  # FF-10: 0.35 s
IDLE = 600  # FF-11: 10 s
LIMIT = 300  # FF-12, FF-13, FF-16: 5 s
MOST_TURNS = 4  # FF-11a


@dataclass
class Kind:
    """A card's colour and number."""

    colour: str
    number: int


@dataclass
class Laid:
    """A card on a pile: who laid it, from which column (none at a count-down), callable or not."""

    card: int
    owner: int
    column: int | None = None
    wrong: bool = False
    order: int = 0  # of all cards laid


@dataclass
class Player:
    """One seat: FF-20's options, cards, and where in the round it is.

    ``stage`` is ``race``, ``slap`` (has yet to slap), ``lay`` (FF-16) or ``done``. A column is
    a list of [card, face up], bottom first; ``draw`` has its top card first.
    """

    automatic: bool
    block: int
    draw: list[int] = field(default_factory=list)
    columns: list[list[list[int]]] = field(default_factory=lambda: [[], [], [], []])
    hand: int | None = None
    stage: str = "race"
    blocked_until: int = -1  # the last tick of a block counts (FF-10a)
    place: int = 0  # of the own pile
    to_lay: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    got_pile: int = 0  # when; for FF-16's 5 s
    counted: int = 0  # cards at the own slap
    resting: dict[int, int] = field(default_factory=dict)  # pile keys: the last tick without effect
    slapped: int | None = None  # first, second …; none: got the pile without a slap

    def empty(self) -> bool:
        """Return whether no card is left in the columns."""
        return not any(self.columns)


def sizes(cards: int) -> list[int]:
    """Return what is laid into the four columns with that many cards: FF-3, FF-5."""
    left, result = cards - 1, []
    for size in (1, 2, 3, 4):
        result.append(max(0, min(size, left)))
        left -= size
    return result


class Reference:
    """The race. Keys and ticks come in order; every method that is a key returns if it acted."""

    def __init__(self, kinds: list[Kind], *, table: bool, stress: bool, who: list[Player]) -> None:
        self.kinds = kinds
        self.table = table
        self.stress = stress
        self.who = who
        self.box: set[int] = set()
        self.piles: list[list[Laid]] = [[] for _ in who]
        self.open = [True for _ in who]  # may be discarded on; after the first slap: a new pile
        self.former: list[list[tuple[int, int]]] = [[] for _ in who]  # tops that were, until when
        self.last_call: list[tuple[int, int] | None] = [None for _ in who]  # seat, when
        self.phase = "countdown"  # countdown, race, slap, over
        self.reason = "start"  # of the count-down: start, stuck; "" of a resumed race
        self.after = "race"  # the phase after the count-down
        self.left = COUNT_DOWN
        self.paused = False
        self.clock = 0
        self.round = 1
        self.active = 0  # when somebody last discarded, turned or moved a card
        self.out: list[int] = []  # empty columns, first first
        self.first_slap = 0
        self.slaps = 0
        self.rotations = 0
        self.laid = 0
        self.box_cards: list[int] = []
        self.winners: list[int] = []

    # Cards

    def fits(self, card: int, top: int) -> bool:
        """FF-6."""
        new, old = self.kinds[card], self.kinds[top]
        if new.colour == old.colour:
            return new.number % 2 == 1 and old.number % 2 == 0
        return new.number > old.number

    def put(self, place: int, laid: Laid) -> None:
        """Lay a card on a pile; another's wrong cards under it stay for good (FF-10)."""
        pile = self.piles[place]
        if pile:
            self.former[place].append((pile[-1].card, self.clock))
        for under in pile:
            if under.owner != laid.owner:
                under.wrong = False
        self.laid += 1
        laid.order = self.laid
        pile.append(laid)

    def take_back(self, owner: int, places: list[int]) -> None:
        """FF-10: top cards and their owner's wrong cards directly under them go back.

        What was laid last goes back first, so that the columns lie as before.
        """
        player, back = self.who[owner], []
        for place in places:
            pile = self.piles[place]
            self.former[place].append((pile[-1].card, self.clock))
            while pile[-1].wrong and pile[-1].owner == owner:
                back.append(pile.pop())
        for laid in sorted(back, key=lambda laid: -laid.order):
            assert laid.column is not None
            if player.hand == laid.column:
                player.hand = None
            player.columns[laid.column].append([laid.card, True])
        if owner in self.out:
            self.out.remove(owner)

    def block(self, seat: int) -> None:
        """FF-10a; FF-17: a block puts the card in hand back. No time, no block."""
        player = self.who[seat]
        if player.block:
            player.hand = None
            player.blocked_until = self.clock + player.block

    def acted(self) -> None:
        """Note that somebody discarded, turned or moved a card (FF-11, FF-12)."""
        self.active = self.clock
        self.rotations = 0

    def card_left(self, seat: int, column: int) -> None:
        """FF-7, FF-20: automatic turning; FF-12: who is out."""
        player = self.who[seat]
        if player.automatic and player.columns[column]:
            player.columns[column][-1][1] = True
        if player.empty():
            self.out.append(seat)

    # Keys

    def key(self, seat: int, row: str, index: int, box: Iterable[int] = ()) -> bool:
        """Press a key; return whether it had a meaning."""
        self.box_cards = list(box)
        player = self.who[seat]
        if self.paused or self.phase in ("countdown", "over"):
            return False
        if self.clock <= player.blocked_until:
            return False
        acted = self.column_key(seat, index) if row == "column" else self.pile_key(seat, index)
        self.settle()
        return acted

    def column_key(self, seat: int, index: int) -> bool:
        """FF-17."""
        player = self.who[seat]
        if player.stage == "lay":
            return self.lay(seat, index)
        if player.stage != "race":
            return False
        column = player.columns[index]
        if player.hand == index:
            player.hand = None
            return True
        if player.hand is not None and not column:  # FF-8
            column.append(player.columns[player.hand].pop())
            source, player.hand = player.hand, None
            self.acted()
            self.card_left(seat, source)
            return True
        player.hand = None
        if not column:
            return False
        if column[-1][1]:
            player.hand = index
        else:
            column[-1][1] = True
            self.acted()
        return True

    def pile_key(self, seat: int, place: int) -> bool:
        """FF-17."""
        player = self.who[seat]
        if place >= len(self.who) or player.stage == "done":
            return False
        if self.clock <= player.resting.get(place, -1):
            return False
        if player.stage == "lay":
            if any(player.to_lay):
                return False
            self.reveal(seat)
            return True
        if player.stage == "slap":
            return self.slap_key(seat, place)
        if not self.open[place]:
            return False
        if player.hand is not None:
            self.discard(seat, place)
            return True
        if player.empty() and self.phase == "race":
            self.first(seat, place)
            return True
        return self.table and self.call(seat, place)

    def discard(self, seat: int, place: int) -> None:
        """FF-6, FF-9, FF-10."""
        player = self.who[seat]
        assert player.hand is not None
        column, player.hand = player.hand, None
        card = player.columns[column][-1][0]
        fits = self.fits(card, self.piles[place][-1].card)
        if not fits:
            for top, until in self.former[place]:
                if self.clock - until <= LATE and self.fits(card, top):
                    if self.table:  # FF-10b
                        player.resting[place] = self.clock + LATE
                    return
            if not self.table:
                self.block(seat)
                return
        player.columns[column].pop()
        self.put(place, Laid(card, seat, column, not fits))
        self.acted()
        self.card_left(seat, column)

    def call(self, seat: int, place: int) -> bool:
        """FF-10, Table."""
        top, last = self.piles[place][-1], self.last_call[place]
        if top.owner == seat:
            return False
        if last and last[0] != seat and self.clock - last[1] <= LATE:
            return False
        self.last_call[place] = (seat, self.clock)
        if top.wrong:
            self.take_back(top.owner, [place])
            self.block(top.owner)
        else:
            self.block(seat)
        return True

    # The end of a round

    def first(self, seat: int, place: int) -> None:
        """FF-12: the first slap, refused with own wrong cards on top."""
        own_wrong = [k for k, pile in enumerate(self.piles) if pile[-1].wrong]
        own_wrong = [k for k in own_wrong if self.piles[k][-1].owner == seat]
        if own_wrong:
            self.take_back(seat, own_wrong)
            self.block(seat)
            return
        for player in self.who:
            if player.hand is not None:  # FF-13a
                player.resting = dict.fromkeys(range(len(self.who)), self.clock + LATE)
            player.hand = None
            player.blocked_until = -1
            player.stage = "slap"
            player.slapped = None
        self.open = [False for _ in self.who]
        self.phase = "slap"
        self.out = []
        self.first_slap, self.slaps, self.rotations = self.clock, 0, 0
        self.box |= {laid.card for laid in self.piles[place]}
        self.piles[place] = []
        self.got(seat, place, by_hand=True)

    def slap_key(self, seat: int, place: int) -> bool:
        """FF-13; FF-16: the last player's any pile key."""
        if self.stress and self.without() == [seat]:
            place = self.old_piles()[0]
        if place not in self.old_piles():
            return False
        self.got(seat, place, by_hand=True)
        return True

    def without(self) -> list[int]:
        """Return who has yet to slap."""
        return [seat for seat, player in enumerate(self.who) if player.stage == "slap"]

    def old_piles(self) -> list[int]:
        """Return the piles that wait for a slap, from left to right."""
        return [k for k, pile in enumerate(self.piles) if pile and not self.open[k]]

    def smallest(self) -> int:
        """Return the smallest old pile, of equals the leftmost."""
        return min(self.old_piles(), key=lambda k: (len(self.piles[k]), k))

    def got(self, seat: int, place: int, *, by_hand: bool) -> None:
        """FF-13: pile and columns go under the draw pile; then what follows for all."""
        player = self.who[seat]
        player.draw += [laid.card for laid in self.piles[place]]
        player.draw += [card for column in player.columns for card, _ in column]
        player.columns = [[], [], [], []]
        self.piles[place] = []
        if by_hand:
            player.slapped = self.slaps
            self.slaps += 1
        player.counted = len(player.draw)
        player.stage, player.place, player.got_pile = "done", place, self.clock
        if self.stress and player.counted >= 2:
            player.stage, player.to_lay = "lay", sizes(player.counted)
        waiting = self.without()
        if len(waiting) == 1 and not self.stress:
            self.got(waiting[0], self.old_piles()[0], by_hand=False)
        elif not waiting:
            self.all_have_slapped()

    def all_have_slapped(self) -> None:
        """FF-14, FF-15."""
        if any(player.counted < 2 for player in self.who):
            self.finish()
        elif not self.stress:
            self.new_round()

    def finish(self) -> None:
        """FF-15: fewest cards, then the earlier slap; equals share."""
        self.phase = "over"
        for player in self.who:
            player.hand = None

        def rank(seat: int) -> tuple[int, int]:
            slapped = self.who[seat].slapped
            return self.who[seat].counted, len(self.who) if slapped is None else slapped

        best = min(rank(seat) for seat in range(len(self.who)))
        self.winners = [seat for seat in range(len(self.who)) if rank(seat) == best]

    def new_round(self) -> None:
        """FF-14, FF-3: lay the columns; the count-down of FF-4 begins."""
        self.round += 1
        for seat, player in enumerate(self.who):
            player.place = seat
            player.resting = {}
            player.to_lay = sizes(len(player.draw))
            for column in range(4):
                self.lay(seat, column)
            player.stage = "race"
        self.count_down("start", "race")

    def lay(self, seat: int, column: int) -> bool:
        """FF-3: one column from the draw pile, bottom first, only its top card face up."""
        player = self.who[seat]
        if not player.to_lay[column]:
            return False
        for _ in range(player.to_lay[column]):
            player.columns[column].append([player.draw.pop(0), False])
        player.columns[column][-1][1] = True
        player.to_lay[column] = 0
        return True

    def reveal(self, seat: int) -> None:
        """FF-4, FF-16: the next card starts a pile at the own place."""
        player = self.who[seat]
        self.start_pile(seat)
        player.stage = "race"
        if all(other.stage == "race" for other in self.who):
            self.phase = "race"
            self.round += 1
            self.active = self.clock

    def start_pile(self, seat: int) -> None:
        """Lay a fresh pile's first card."""
        player = self.who[seat]
        self.piles[player.place] = [Laid(player.draw.pop(0), seat)]
        self.open[player.place] = True
        self.former[player.place] = []
        self.last_call[player.place] = None

    # Stuck

    def settle(self) -> None:
        """FF-11: find out whether everyone is stuck."""
        if self.phase == "race" and not self.out and not any(map(self.can_play, self.who)):
            self.count_down("stuck", "race")

    def can_play(self, player: Player) -> bool:
        """FF-11: a fitting card, a card to turn, a move that turns or frees a card."""
        for column in player.columns:
            if not column:
                continue
            if not column[-1][1]:
                return True
            if len(column) > 1 and [] in player.columns:
                return True
            if any(self.fits(column[-1][0], pile[-1].card) for pile in self.piles):
                return True
        return False

    def game_slaps(self, seat: int) -> None:
        """FF-12: the smallest pile, of equals the leftmost."""
        lengths = [len(pile) for pile in self.piles]
        self.first(seat, lengths.index(min(lengths)))

    def count_down(self, reason: str, after: str) -> None:
        """FF-4: it puts all cards in hand back (FF-17)."""
        for player in self.who:
            player.hand = None
        self.phase, self.reason, self.after, self.left = "countdown", reason, after, COUNT_DOWN

    def count_down_ends(self) -> None:
        """FF-4, FF-11."""
        reason, self.phase, self.reason = self.reason, self.after, ""
        if reason:
            self.active = self.clock
        if reason == "start":
            self.out, self.rotations = [], 0
            for seat in range(len(self.who)):
                self.start_pile(seat)
        elif reason == "stuck":
            self.lay_for_stuck()

    def lay_for_stuck(self) -> None:
        """FF-11: draw pile, else box in seat order.

        When nobody finds one the piles turn, once round the largest but four times at most
        (FF-11a), then the round ends.
        """
        found = []
        for seat, player in enumerate(self.who):
            if player.draw:
                found.append((seat, player.draw.pop(0)))
            elif self.box:
                card = self.box_cards.pop(0)
                self.box.remove(card)
                found.append((seat, card))
        for seat, card in found:
            self.put(self.who[seat].place, Laid(card, seat))
        if found:
            self.rotations = 0
            return
        if self.rotations >= min(MOST_TURNS, max(map(len, self.piles))):
            left = [sum(map(len, player.columns)) for player in self.who]
            self.game_slaps(left.index(min(left)))
            return
        self.rotations += 1
        for place, pile in enumerate(self.piles):
            if len(pile) > 1:
                bottom = pile.pop(0)
                self.put(place, Laid(bottom.card, bottom.owner))

    # Time

    def tick(self, box: Iterable[int] = ()) -> None:
        """Let 1/60 s pass; FF-10a: the clock stands in pauses and count-downs."""
        self.box_cards = list(box)
        if self.paused or self.phase == "over":
            return
        if self.phase == "countdown":
            self.left -= 1
            if self.left == 0:
                self.count_down_ends()
        else:
            self.clock += 1
            self.limits()
        self.settle()

    def limits(self) -> None:
        """FF-11's 10 s; the 5 s of FF-12, FF-13 and FF-16."""
        if self.phase == "race":
            still = self.clock - self.active
            if self.out and still > LIMIT:
                self.game_slaps(self.out[0])
            elif not self.out and still > IDLE:
                self.count_down("stuck", "race")
            return
        if self.clock - self.first_slap > LIMIT:
            for seat in self.without():
                if self.who[seat].stage == "slap":  # the last one got a pile with the one before
                    self.got(seat, self.smallest(), by_hand=False)
        for seat, player in enumerate(self.who):
            late = player.stage == "lay" and self.clock - player.got_pile > LIMIT
            if late and self.phase == "slap":
                for column in range(4):
                    self.lay(seat, column)
                self.reveal(seat)

    def suspend(self) -> None:
        """FF-19, FF-17: a pause puts the cards in hand back."""
        if self.phase != "over":
            self.paused = True
            for player in self.who:
                player.hand = None

    def resume(self) -> None:
        """FF-19: on with a count-down; one that was running starts anew."""
        if not self.paused:
            return
        self.paused = False
        if self.phase == "countdown":
            self.left = COUNT_DOWN
        else:
            self.count_down("", self.phase)
