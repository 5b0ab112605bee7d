"""What just happened, in words: a log line for every event that is worth one.

A line holds facts, not words: who, whom, which cards, why. It is put into the players' language
when it is drawn. Cards are named only where all who read the log may know them (FC-61).
"""

from collections.abc import Mapping, Sequence
from typing import assert_never

import msgspec
from msgspec.structs import replace

from game.core.cards import HIDDEN, NOTHING, Card
from game.core.rounds.points import lowest_wins
from game.core.rules import NOBODY, Seat
from game.core.sentence import Arg, joined, plain
from game.frantic import events as ev
from game.frantic.deck import KINDS, Deck
from game.frantic.happenings import ANY_CARD
from game.frantic.phrases import card_of, wish_of
from game.frantic.state import Ask, Attack, Ending, State
from game.frantic.views import redact
from game.ui.i18n import Texts

BETWEEN = ", "
_KINDS = {kind.text: kind for kind in KINDS}
_SPECIALS = frozenset({*map(str, Attack), "chance", "nice-try", "counter"})
"""Reasons that are cards; all others are events."""


class News(msgspec.Struct, frozen=True):
    """One line of the log: a text's id, and what it is about.

    ``seat`` is ``$name``, and its shape stands before the line; ``target`` is ``$target``,
    ``seats`` are ``$names``, ``cards`` (kinds, empty where unknown) are ``$cards``, ``why`` (a
    special or an event) is ``$why``, ``wish`` is ``$wish``, and ``pairs`` (a seat with a kind, or
    with a number) are ``$pairs``. ``naming`` is the option that says how cards are named (FC-2).
    """

    text_id: str
    seat: Seat = NOBODY
    target: Seat = NOBODY
    seats: tuple[Seat, ...] = ()
    cards: tuple[str, ...] | None = None
    why: str = ""
    wish: str = ""
    pairs: tuple[tuple[Seat, str | int], ...] = ()
    args: Mapping[str, Arg] = {}
    numbers: Mapping[str, int] = {}
    """Points, which are written with their sign where they are less than 0."""
    naming: str = "family"

    def text(self, texts: Texts, names: Sequence[str]) -> str:
        """Return the line in the players' language."""
        args: dict[str, Arg] = dict(self.args)
        args.update({word: plain(texts, number) for word, number in self.numbers.items()})
        if self.seat != NOBODY:
            args["name"] = names[self.seat]
        if self.target != NOBODY:
            args["target"] = names[self.target]
        if self.seats:
            args["names"] = joined(texts, [names[seat] for seat in self.seats])
            args.setdefault("people", len(self.seats))
        if self.cards is not None:
            args["cards"] = cards_text(texts, self.cards, self.naming)
        if self.why:
            args["why"] = why_text(texts, self.why)
        if self.wish:
            args["wish"] = wish_of(self.wish).text(texts)
        if self.pairs:
            args["pairs"] = BETWEEN.join(self._pair(texts, names, *pair) for pair in self.pairs)
        return texts(self.text_id, **args)

    def _pair(self, texts: Texts, names: Sequence[str], seat: Seat, what: str | int) -> str:
        if isinstance(what, int):
            return f"{names[seat]} {plain(texts, what)}"
        return f"{names[seat]} {card_of(_KINDS[what], self.naming).text(texts)}"


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
    seen = told(event, len(before.hands), audience)
    news = _news_of(seen, before, deck)
    return replace(news, naming=before.rules.names) if news else None


def _news_of(event: ev.Event, before: State, deck: Deck) -> News | None:
    match event:
        case ev.Dealt(seat):
            number = len(before.points[0]) + 1
            return News("frantic-log-dealt", seat, args={"round": number})
        case ev.TurnedUp(seat, card):
            return News("frantic-log-turned-up", seat, cards=_kinds(deck, (card,)))
        case ev.Played():
            return _played(event, before, deck)
        case ev.Drew() | ev.Gave() | ev.Took() | ev.Discarded() | ev.Picked() | ev.RanOut():
            return _moved(event, deck)
        case (
            ev.Declined()
            | ev.Shared()
            | ev.Attacked()
            | ev.Fizzled()
            | ev.Stopped()
            | ev.SkipGiven()
        ):
            return _attack(event, before)
        case (
            ev.Happened()
            | ev.HandsMoved()
            | ev.HandsShuffled()
            | ev.Gambled()
            | ev.MarketOpened()
            | ev.BombLit()
            | ev.EndingSet()
            | ev.BombWentOff()
        ):
            return _happening(event, before, deck)
        case ev.Passed(seat):
            return News("frantic-log-passed", seat)
        case ev.Wished(seat, what):
            return News("frantic-log-wished", seat, wish=what)
        case ev.TurnMissed(seat):
            return News("frantic-log-missed", seat)
        case ev.TurnBegan(seat):
            return _ticks(before, seat)
        case ev.RoundEnded(points, dealer):
            pairs = tuple(enumerate(points))
            return News("frantic-log-round-over", dealer, pairs=pairs)
        case ev.MatchEnded():
            return match_over(before)
        case ev.Chose() | ev.Waiting():
            return None
        case _:
            assert_never(event)


def _played(event: ev.Played, before: State, deck: Deck) -> News:
    """Tell of a card that is played, and of a hand that is all but empty."""
    question = before.question
    cards = _kinds(deck, (event.card,))
    if event.when is ev.When.COUNTER:
        what = question.what if question else ""
        return News("frantic-log-countered", event.seat, cards=cards, why=what)
    if event.when is ev.When.NICE_TRY:
        return News("frantic-log-nice-try", event.seat, cards=cards)
    covers = question is not None and question.ask is Ask.COVER
    left = len(before.hands[event.seat]) - 1
    text_id = "frantic-log-covered" if covers else "frantic-log-played"
    return News(text_id, event.seat, cards=cards, args={"left": left})


def _moved(
    event: ev.Drew | ev.Gave | ev.Took | ev.Discarded | ev.Picked | ev.RanOut, deck: Deck
) -> News:
    """Tell of cards that go from one place to another, and why."""
    match event:
        case ev.Drew(seat, cards, why):
            text_id = "frantic-log-drew" if why == "turn" else "frantic-log-drew-why"
            return News(text_id, seat, cards=_kinds(deck, cards), why="" if why == "turn" else why)
        case ev.Gave(seat, target, cards, why):
            return News("frantic-log-gave", seat, target, cards=_kinds(deck, cards), why=why)
        case ev.Took(seat, target, cards, why):
            return News("frantic-log-took", seat, target, cards=_kinds(deck, cards), why=why)
        case ev.Discarded(seat, cards, why):
            return News("frantic-log-discarded", seat, cards=_kinds(deck, cards), why=why)
        case ev.Picked(seat, card):
            return News("frantic-log-picked", seat, cards=_kinds(deck, (card,)))
        case ev.RanOut(seat, missing):
            return News("frantic-log-ran-out", seat, args={"count": missing})
        case _:
            assert_never(event)


def _attack(
    event: ev.Declined | ev.Shared | ev.Attacked | ev.Fizzled | ev.Stopped | ev.SkipGiven,
    before: State,
) -> News | None:
    """Tell of an attack: who names whom, what the victim does, and what comes of it."""
    match event:
        case ev.Declined(seat):
            return _declined(before, seat)
        case ev.Shared(seat, shares):
            pairs = tuple((share.seat, share.count) for share in shares)
            return News("frantic-log-shared", seat, pairs=pairs, why=Attack.FOUR)
        case ev.Attacked(seat, target, what, count):
            text_id = "frantic-log-sent-on" if sent_on(before, seat) else "frantic-log-attacked"
            return News(text_id, seat, target, why=what, args={"count": count})
        case ev.Fizzled(seat, what):
            asked = before.question is not None and before.question.ask is Ask.TARGET
            text_id = "frantic-log-not-used" if asked else "frantic-log-no-target"
            return News(text_id, seat, why=what)
        case ev.Stopped(seat, what):
            return News("frantic-log-stopped", seat, why=what)
        case ev.SkipGiven(seat):
            return News("frantic-log-skip-given", seat)
        case _:
            assert_never(event)


def sent_on(before: State, seat: Seat) -> bool:
    """Say whether an attack is one that the seat has countered and sends on (FC-20)."""
    question = before.question
    return question is not None and question.ask is Ask.SEND_ON and seat in question.seats


def _declined(before: State, seat: Seat) -> News | None:
    """Tell that a victim does not counter; of others who are asked alike, only the last."""
    question = before.question
    if question is None or question.ask is Ask.COUNTER:
        return News("frantic-log-declined", seat)
    if len(question.seats) > 1:
        return None
    nobody = question.ask is Ask.NICE_TRY
    return News("frantic-log-nobody-tries" if nobody else "frantic-log-all-seen")


def _happening(
    event: ev.Happened
    | ev.HandsMoved
    | ev.HandsShuffled
    | ev.Gambled
    | ev.MarketOpened
    | ev.BombLit
    | ev.EndingSet
    | ev.BombWentOff,
    before: State,
    deck: Deck,
) -> News:
    """Tell of an event, and of what it does to all together."""
    why = before.happened[-1] if before.happened else ""
    match event:
        case ev.Happened(seat, key):
            return News("frantic-log-happened", seat, why=key)
        case ev.HandsMoved(sources):
            return hands_moved(sources, why)
        case ev.HandsShuffled():
            return News("frantic-log-hands-shuffled", why=why)
        case ev.Gambled():
            return gambled(event, before, deck)
        case ev.MarketOpened(cards):
            return News("frantic-log-market", cards=_kinds(deck, cards))
        case ev.BombLit(turns):
            return News("frantic-log-bomb-lit", args={"turns": turns})
        case ev.EndingSet(points):
            return News("frantic-log-ending-set", why=why, args={"points": points})
        case ev.BombWentOff(seat):
            return News("frantic-log-bomb-off", seat)
        case _:
            assert_never(event)


def hands_moved(sources: tuple[Seat, ...], why: str) -> News:
    """Tell who swaps hands, or that all hands move on (FC-34, FC-41, FC-44)."""
    moved = [seat for seat, source in enumerate(sources) if seat != source]
    if len(moved) == 2:
        return News("frantic-log-swapped", moved[0], moved[1], why=why)
    return News("frantic-log-hands-moved", why=why)


def gambled(event: ev.Gambled, before: State, deck: Deck) -> News:
    """Tell what was put down, and who takes it (FC-38)."""
    shown = tuple(zip(event.seats, _kinds(deck, event.cards), strict=True))
    if not shown:
        return News("frantic-log-gambled-none")
    if event.winner == NOBODY:
        return News("frantic-log-gambled-back", pairs=shown)
    if len(shown) == 1:
        return News("frantic-log-gambled-alone", event.winner, cards=(shown[0][1],))
    later = before.rules.gambling == ANY_CARD
    args: dict[str, Arg] = {"rule": "second" if later else "highest", "count": len(shown)}
    return News("frantic-log-gambled", event.winner, pairs=shown, args=args)


def _ticks(before: State, seat: Seat) -> News | None:
    """Tell how many turns a seat has left while the bomb ticks; else a turn is no news."""
    if not before.bomb:
        return None
    return News("frantic-log-ticks", seat, args={"left": before.bomb[seat] - 1})


def why_over(state: State) -> News:
    """Tell why a round is over, before or after its hands are counted (FC-11)."""
    match state.ending:
        case Ending.SCORED:
            return News("frantic-over-scored", args={"points": state.scored})
        case Ending.BOMB:
            return News("frantic-over-bomb")
        case Ending.COUNTED:
            return News("frantic-over-counted")
        case Ending.NONE:
            out = tuple(seat for seat, hand in enumerate(state.hands) if not hand)
            return News("frantic-over-out", seats=out) if out else News("frantic-over-short")
        case _:
            assert_never(state.ending)


def match_over(state: State) -> News:
    """Tell who has won the match, and with how many points (FC-4)."""
    found = lowest_wins(state.totals)
    points = found.scores[found.winners[0]]
    return News("frantic-over-match", seats=found.winners, numbers={"points": points})


def _kinds(deck: Deck, cards: Sequence[Card]) -> tuple[str, ...]:
    """Return the kinds of cards, empty for one that is hidden."""
    return tuple("" if card in (HIDDEN, NOTHING) else deck.kind(card).text for card in cards)


def cards_text(texts: Texts, kinds: Sequence[str], naming: str) -> str:
    """Return cards by name, or how many there are where not all are known."""
    if kinds and all(kinds):
        return BETWEEN.join(card_of(_KINDS[kind], naming).text(texts) for kind in kinds)
    return texts("frantic-log-cards", count=len(kinds))


def why_text(texts: Texts, why: str) -> str:
    """Return the name of the special or the event that is the reason for something."""
    return texts(f"frantic-card-{why}" if why in _SPECIALS else f"frantic-event-{why}")
