"""What just happened, in words: a log line for every event that is worth one.

A line holds facts, not words: who, whom, which cards, why. It is put into the players' language
when it is drawn. Cards are named only where all who read the log may know them (FB-36).
"""

from collections.abc import Sequence
from typing import assert_never

from game.board import events as ev
from game.board.deck import Deck, Symbol
from game.board.occupancy import kind_on
from game.board.phrases import card_id
from game.board.state import Ask, Attack, State, Throw
from game.board.views import redact
from game.core.cards import HIDDEN, NOTHING, Card
from game.core.rounds.points import lowest_wins
from game.core.rules import NOBODY, Seat
from game.core.sentence import Arg, Sentence, Words

BETWEEN = ", "
LOG, OVER = "board-log", "board-over"
_TELLING = (Symbol.CHANCE, Symbol.REVERSE, Symbol.TROUBLE)
"""Cards whose acting is news itself; what others do to a pawn is told by what comes next."""

Pair = tuple[Seat, str]


class News(Sentence, frozen=True):
    """One line of the log: ``seat`` is ``$name`` as well, and its shape stands before the line.

    ``cards`` are ids of names, empty for cards that not all may know, and become ``$cards``.
    ``pairs`` are seats, each with a text, and become ``$pairs``.
    """

    cards: tuple[str, ...] | None = None
    pairs: tuple[Pair, ...] = ()
    given: tuple[tuple[Seat, tuple[str, ...]], ...] = ()
    """Seats, each with cards, which become ``$pairs`` too."""
    handed: tuple[tuple[Seat, Seat], ...] = ()
    """Seats, each with whoever gets something of theirs, which become ``$pairs`` as well."""
    moved: tuple[tuple[Seat, int], ...] = ()
    """Seats, each with the square to which the pawn goes; they become ``$pairs`` too."""

    def text(self, texts: Words, names: Sequence[str] = ()) -> str:
        """Return the line in the players' language."""
        args = dict(self.args)
        if self.seat != NOBODY:
            args["name"] = names[self.seat]
        if self.cards is not None:
            args["cards"] = cards_text(texts, self.cards)
        whats = [*self.pairs, *((seat, cards_text(texts, cards)) for seat, cards in self.given)]
        pairs = [texts(f"{LOG}-pair", name=names[seat], what=what) for seat, what in whats]
        for seat, to in self.handed:
            pairs.append(texts(f"{LOG}-pair-given", name=names[seat], target=names[to]))
        for seat, square in self.moved:
            pairs.append(texts(f"{LOG}-pair-moved", name=names[seat], square=square))
        if pairs:
            args["pairs"] = BETWEEN.join(pairs)
        line = Sentence(self.text_id, self.seat, args, self.seats, self.words, self.several)
        return line.text(texts, names)


def readers(humans: Sequence[Seat], seats: int) -> frozenset[Seat]:
    """Return the seats that a line of the log may hold the secrets of.

    It stays on the screen, so with several people nobody's; without people everybody's.
    """
    if not humans:
        return frozenset(range(seats))
    return frozenset(humans) if len(humans) == 1 else frozenset()


def told(event: ev.Event, seats: int, audience: frozenset[Seat]) -> ev.Event:
    """Return the event as all who read the log may know it."""
    if len(audience) == seats:
        return event
    return redact(event, min(audience) if len(audience) == 1 else None)


def news_of(event: ev.Event, before: State, deck: Deck, audience: frozenset[Seat]) -> News | None:
    """Return the line for an event, or ``None`` for those that only keep the books.

    ``audience`` is what ``readers`` gives, and not whose hand is open just now.
    """
    return _Teller(before, deck).tell(told(event, len(before.hands), audience))


class _Teller:
    """Finds the words for events that come after a state."""

    def __init__(self, before: State, deck: Deck) -> None:
        self._before = before
        self._deck = deck

    def tell(self, event: ev.Event) -> News | None:
        """Return the line for an event."""
        match event:
            case ev.Dealt() | ev.OrderRolled() | ev.TurnBegan() | ev.RoundEnded():
                return self._round(event)
            case ev.Laid() | ev.ThrownIn() | ev.Passed():
                return self._answer(event)
            case ev.Rolled() | ev.RolledAgain():
                return self._dice(event)
            case ev.Attacked() | ev.Blocked() | ev.Swapped():
                return self._attack(event)
            case ev.Stayed() | ev.Walked() | ev.Acted() | ev.Moved() | ev.TookUp():
                return self._pawn(event)
            case ev.PawnsMoved() | ev.TeleportsDealt() | ev.BoardCleared() | ev.BombLit():
                return self._board(event)
            case ev.HandsLeft() | ev.HandsShuffled() | ev.HandsGiven() | ev.MarketOpened():
                return self._hands(event)
            case ev.Gave() | ev.Picked() | ev.Drew() | ev.RanOut():
                return self._cards(event)
            case ev.Happened(seat, key):
                return News(f"{LOG}-happened", seat, words=_event(key))
            case ev.MatchEnded():
                return match_over(self._before)
            case ev.Chose() | ev.Waiting():
                return None
            case _:
                assert_never(event)

    def _round(
        self, event: ev.Dealt | ev.OrderRolled | ev.TurnBegan | ev.RoundEnded
    ) -> News | None:
        before = self._before
        match event:
            case ev.Dealt():
                dealer = before.question.seats[0] if before.question else NOBODY
                return News(f"{LOG}-dealt", dealer, {"round": len(before.points[0]) + 1})
            case ev.OrderRolled(dice, winner):
                pairs = tuple((die.seat, str(die.value)) for die in dice)
                end = "order-again" if winner == NOBODY else "order"
                return News(f"{LOG}-{end}", winner, pairs=pairs)
            case ev.TurnBegan(seat):
                left = before.bomb - 1
                return News(f"{LOG}-ticks", seat, {"left": left}) if left >= 0 else None
            case ev.RoundEnded(points, doubled):
                pairs = tuple((seat, str(number)) for seat, number in enumerate(points))
                return News(f"{LOG}-round-{'doubled' if doubled else 'over'}", pairs=pairs)
            case _:
                assert_never(event)

    def _answer(self, event: ev.Laid | ev.ThrownIn | ev.Passed) -> News | None:
        match event:
            case ev.Laid(seat, card, square, arrow, when):
                args: dict[str, Arg] = {"square": square, "way": arrow or "none"}
                return News(f"{LOG}-laid-{when.value}", seat, args, words=self._card(card))
            case ev.ThrownIn(seat, card):
                return News(f"{LOG}-thrown-in", seat, words=self._card(card))
            case ev.Passed(seat, on):
                return self._passed(seat, on=on)
            case _:
                assert_never(event)

    def _passed(self, seat: Seat, *, on: bool) -> News | None:
        """Tell who does not block; of those who let a roll be only who lets more of them be."""
        question = self._before.question
        if on:
            return News(f"{LOG}-silent", seat)
        if question is not None and question.ask is Ask.BLOCK:
            return News(f"{LOG}-not-blocked", seat, words=self._name(question.what))
        last = question is not None and question.ask is Ask.EYE and len(question.seats) == 1
        return News(f"{LOG}-all-seen") if last else None

    def _dice(self, event: ev.Rolled | ev.RolledAgain) -> News:
        if isinstance(event, ev.RolledAgain):
            return News(f"{LOG}-rolled-again", event.seat, {"value": event.value})
        if event.why == Throw.EACH:
            pairs = tuple((die.seat, str(die.value)) for die in event.dice)
            return News(f"{LOG}-rolled-each", pairs=pairs, words=_event(self._before.happening))
        die = event.dice[0]
        return News(f"{LOG}-rolled-{event.why}", die.seat, {"value": die.value})

    def _attack(self, event: ev.Attacked | ev.Blocked | ev.Swapped) -> News:
        pawns = self._before.pawns
        match event:
            case ev.Attacked(seat, target, what, pawn):
                own = "-for" if what == Attack.SWAP and pawn != seat else ""
                seats = {"target": target, "pawn": pawn}
                return News(f"{LOG}-{what}{own}", seat, seats=seats, words=self._name(what))
            case ev.Blocked(seat, what):
                return News(f"{LOG}-blocked-{what}", seat, words=self._name(what))
            case ev.Swapped(pawn, other):
                args: dict[str, Arg] = {"there": pawns[other], "here": pawns[pawn]}
                words = self._name(Attack.SWAP)
                return News(f"{LOG}-swapped", pawn, args, {"target": other}, words)
            case _:
                assert_never(event)

    def _pawn(self, event: ev.Stayed | ev.Walked | ev.Acted | ev.Moved | ev.TookUp) -> News | None:
        match event:
            case ev.Stayed(pawn):
                return News(f"{LOG}-stayed", pawn)
            case ev.Walked(pawn, squares, spent):
                return self._walked(pawn, squares, spent)
            case ev.Acted(pawn, square, idle):
                return self._acted(pawn, square, idle=idle)
            case ev.Moved(pawn, square, why):
                stays = "-stays" if square == self._before.pawns[pawn] else ""
                words = self._name(why)
                return News(f"{LOG}-put{stays}", pawn, {"square": square}, words=words)
            case ev.TookUp(seat, square, card):
                return News(f"{LOG}-took-up", seat, {"square": square}, words=self._card(card))
            case _:
                assert_never(event)

    def _walked(self, pawn: Seat, squares: tuple[int, ...], spent: tuple[int, ...]) -> News:
        """Tell where a walk ends, and which blue cards acted on it."""
        cards = tuple(card_id(self._before, self._kind_on(square)) for square in spent)
        if not squares:
            return News(f"{LOG}-no-step", pawn, cards=cards)
        end = "walked-by" if cards else "walked"
        args: dict[str, Arg] = {"square": squares[-1]}
        return News(f"{LOG}-{end}", pawn, args, cards=cards or None)

    def _acted(self, pawn: Seat, square: int, *, idle: bool) -> News | None:
        kind = self._kind_on(square)
        if not idle and kind not in _TELLING:
            return None
        end = f"idle-{kind}" if idle else f"acts-{kind}"
        return News(f"{LOG}-{end}", pawn, {"square": square}, words=self._name(kind))

    def _board(
        self, event: ev.PawnsMoved | ev.TeleportsDealt | ev.BoardCleared | ev.BombLit
    ) -> News:
        why = _event(self._before.happening)
        match event:
            case ev.PawnsMoved(squares, _):
                both = zip(self._before.pawns, squares, strict=True)
                moved = [(seat, new) for seat, (old, new) in enumerate(both) if old != new]
                end = "pawns-moved" if moved else "nobody-moved"
                return News(f"{LOG}-{end}", moved=tuple(moved), words=why)
            case ev.TeleportsDealt(squares):
                where = BETWEEN.join(map(str, sorted(squares)))
                return News(f"{LOG}-teleports", args={"squares": where}, words=why)
            case ev.BoardCleared(squares, _):
                words = {**why, "colour": f"board-colour-{self._before.last}"}
                return News(f"{LOG}-cleared", args={"count": len(squares)}, words=words)
            case ev.BombLit(turns):
                return News(f"{LOG}-bomb-lit", args={"turns": turns})
            case _:
                assert_never(event)

    def _hands(
        self, event: ev.HandsLeft | ev.HandsShuffled | ev.HandsGiven | ev.MarketOpened
    ) -> News:
        why = _event(self._before.happening)
        match event:
            case ev.HandsLeft(hands, _, shown):
                if not shown:
                    count = sum(map(len, hands))
                    return News(f"{LOG}-hands-left", args={"count": count}, words=why)
                given = tuple((s, self._ids(hand)) for s, hand in enumerate(hands) if hand)
                return News(f"{LOG}-doubles-left", given=given, words=why)
            case ev.HandsShuffled():
                return News(f"{LOG}-hands-shuffled", words=why)
            case ev.HandsGiven(targets):
                handed = tuple((seat, to) for seat, to in enumerate(targets) if to != NOBODY)
                return News(f"{LOG}-hands-given", words=why, handed=handed)
            case ev.MarketOpened(cards):
                return News(f"{LOG}-market", cards=self._ids(cards))
            case _:
                assert_never(event)

    def _cards(self, event: ev.Gave | ev.Picked | ev.Drew | ev.RanOut) -> News:
        match event:
            case ev.Gave(seat, target, card):
                words, cards = _event(self._before.happening), self._ids((card,))
                return News(f"{LOG}-gave", seat, {}, {"target": target}, words, cards=cards)
            case ev.Picked(seat, card):
                return News(f"{LOG}-picked", seat, words=self._card(card))
            case ev.Drew(seat, cards, why):
                end, words = ("drew-why", _event(why)) if why else ("drew", {})
                return News(f"{LOG}-{end}", seat, words=words, cards=self._ids(cards))
            case ev.RanOut(seat, missing, _):
                return News(f"{LOG}-ran-out", seat, {"count": missing})
            case _:
                assert_never(event)

    def _kind_on(self, square: int) -> str:
        return kind_on(self._before, self._deck, square)

    def _name(self, kind: str) -> dict[str, str]:
        return {"card": card_id(self._before, kind)}

    def _card(self, card: Card) -> dict[str, str]:
        return self._name(self._deck.kind(card).text)

    def _ids(self, cards: Sequence[Card]) -> tuple[str, ...]:
        """Return the ids of cards' names, empty for one that is hidden."""
        hidden, kind = (HIDDEN, NOTHING), self._deck.kind
        return tuple("" if c in hidden else card_id(self._before, kind(c).text) for c in cards)


def _event(key: str) -> dict[str, str]:
    return {"why": f"board-event-{key}"} if key else {}


def cards_text(texts: Words, cards: Sequence[str]) -> str:
    """Return cards by name, or how many there are where not all are known."""
    if cards and all(cards):
        return BETWEEN.join(texts(card) for card in cards)
    return str(texts(f"{LOG}-cards", count=len(cards)))


def why_over(state: State) -> News:
    """Tell why a round is over, from the state that was counted (FB-35)."""
    there = tuple(seat for seat, square in enumerate(state.pawns) if square == state.finish)
    if there:
        return News(f"{OVER}-finish", several=there)
    if state.draw and state.happening:  # hands were not filled up any more
        return News(f"{OVER}-early", words=_event(state.happening))
    return News(f"{OVER}-short")


def match_over(state: State) -> News:
    """Tell who has won the match, and with how many points (FB-5)."""
    found = lowest_wins(state.totals)
    points = found.scores[found.winners[0]]
    return News(f"{OVER}-match", args={"points": points}, several=found.winners)
