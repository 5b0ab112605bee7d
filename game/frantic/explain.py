"""What every card, event, pile, seat and sign of Frantic is and does: for the book and for looks.

A thing is told as a seat may know it (FC-61): a card that it may not see is not explained.
"""

from collections.abc import Iterator, Sequence
from typing import assert_never

from msgspec.structs import replace

from game.core.cards import HIDDEN, Card
from game.core.choices import At
from game.core.explain import Chapter, Explanation, Kind, Thing, not_asked
from game.core.rounds.points import name_of_limit
from game.core.rules import Seat
from game.core.sentence import Arg, Sentence
from game.frantic.choices import choices_of
from game.frantic.deck import BLACK, KINDS, CardKind, Symbol
from game.frantic.phrases import (
    SYMBOL_WORDS,
    ability_in_turn,
    ability_of,
    card_of,
    event_id,
    event_text,
    name_of,
    wish_of,
)
from game.frantic.rules import FranticRules, named_limits
from game.frantic.state import NOT_YOU_HAND, Ask, State

BOOK = "frantic-book"
NUMBER, BLACK_CARD = "number", "black"
SPECIALS = tuple(SYMBOL_WORDS.values())
PILES = ("draw", "discard", "events", "market")
SIGNS = ("wish", "skip", "dealer", "bomb", "attack", "counter", "round", "time")
MORE_SIGNS = ("asked", "answered", "new")
"""What shines or lies on the table and is no card; the first part of each id is the same."""
OURS = frozenset(
    (
        *("skip", "gift", "exchange", "four", "equality", "counter", "nice-try", "not-you"),
        *("charity", "gambling-man", "market", "mating-season", "merry-christmas", "recession"),
        *("surprise-party", "time-bomb", "tornado", "wish", "discard", "time"),
    )
)
"""Things about which we decided something that the printed rules leave open."""
_KINDS = {kind.text: kind for kind in KINDS}
_GROUPS = {
    NUMBER: _KINDS["R7"],
    BLACK_CARD: _KINDS["K5"],
    **{SYMBOL_WORDS[kind.symbol]: kind for kind in KINDS if not kind.number},
}
"""A kind for each sort of card."""
_CLAUSES = {
    NUMBER: "FC-9",
    BLACK_CARD: "FC-10",
    **{word: f"FC-{number}" for number, word in enumerate(SPECIALS, 13)},
    **{"draw": "FC-8", "discard": "FC-9", "events": "FC-30", "market": "FC-39"},
    **{"wish": "FC-17", "skip-sign": "FC-14", "dealer": "FC-5", "bomb": "FC-48"},
    **{
        "seat": "FC-6",
        "attack": "FC-20",
        "counter-sign": "FC-20",
        "round": "FC-4",
        **{"time": "FC-24", "asked": "FC-24", "answered": "FC-24", "new": "FC-61"},
    },
}
FIRST_EVENT = 31
"""The clause of the first event in the order of the printed list, which is that of letters."""


def chapters(rules: FranticRules) -> tuple[Chapter, ...]:
    """Return what the book lists."""
    return (
        Chapter("cards", tuple(Thing(Kind.CARD, word) for word in _GROUPS)),
        Chapter("events", tuple(Thing(Kind.EVENT, key) for key in rules.table.keys)),
        Chapter(
            "signs",
            (
                *(Thing(Kind.PILE, key) for key in PILES),
                Thing(Kind.SEAT),
                *(Thing(Kind.SIGN, key) for key in (*SIGNS, *MORE_SIGNS)),
            ),
        ),
    )


def explain(
    rules: FranticRules, state: State, seat: Seat | None, thing: Thing
) -> Explanation | None:
    """Return what a thing is and does, from what a seat may know; ``None``: nothing to say."""
    match thing.kind:
        case Kind.CARD:
            return _card(rules, state, seat, thing)
        case Kind.EVENT:
            return _event(rules, state, thing.key)
        case Kind.PILE:
            return _told(thing.key, _pile_now(rules, state, thing))
        case Kind.SEAT:
            return _seat(state, thing.seat)
        case Kind.SIGN:
            return _sign(state, thing)
        case Kind.SQUARE | Kind.COLUMN | Kind.DIE | Kind.OPTION:
            return None
        case _:
            assert_never(thing.kind)


def _told(key: str, now: tuple[Sentence, ...] = (), clause: str = "") -> Explanation:
    return Explanation(
        Sentence(f"{BOOK}-{key}"),
        Sentence(f"{BOOK}-{key}-does"),
        now,
        ours=_ours(key),
        clause=_CLAUSES.get(clause or key, ""),
    )


def _ours(key: str) -> Sentence | None:
    return Sentence(f"{BOOK}-ours-{key}") if key in OURS else None


# Cards.


def _card(rules: FranticRules, state: State, seat: Seat | None, thing: Thing) -> Explanation | None:
    """Return what a card is, and whether it can be chosen now by the seat that holds it."""
    if thing.card != HIDDEN and thing.card not in _seen(rules, state, seat):
        return None
    kind = _kind(rules, thing)
    names, word = state.rules.names, _word(kind)
    told = Explanation(
        replace(card_of(kind, names), capital=True),
        ability_of(kind),
        (Sentence(f"{BOOK}-on-black"),) if word == BLACK_CARD else (),
        facts=_facts(rules, kind),
        ours=_ours(word),
        clause=_CLAUSES[word],
    )
    if thing.key in (NUMBER, BLACK_CARD):
        return replace(told, title=Sentence(f"{BOOK}-{thing.key}"))
    if thing.key in _GROUPS:
        return replace(told, title=name_of(kind, names))
    if seat is None or thing.card == HIDDEN:
        return told
    now, refusal = _in_hand(rules, state, seat, thing.card)
    return replace(told, now=(*now, *told.now), refusal=refusal)


def _kind(rules: FranticRules, thing: Thing) -> CardKind:
    if thing.card != HIDDEN:
        return rules.deck.kind(thing.card)
    return _GROUPS.get(thing.key) or _KINDS[thing.key]


def _word(kind: CardKind) -> str:
    if kind.number:
        return BLACK_CARD if kind.colour == BLACK else NUMBER
    return SYMBOL_WORDS[kind.symbol]


def _seen(rules: FranticRules, state: State, seat: Seat | None) -> set[Card]:
    """Return the cards that a seat may know."""
    view = rules.view(state, seat)
    return {card for cards in (*view.hands, view.discard, view.market) for card in cards}


def _facts(rules: FranticRules, kind: CardKind) -> Sentence:
    """Return how many cards of a sort there are, and what one costs in a hand (FC-1, FC-5)."""
    same = [other for other in rules.deck.kinds if _word(other) == _word(kind)]
    args: dict[str, Arg] = {"count": len(same), "points": kind.points}
    return Sentence(f"{BOOK}-facts{'-number' if kind.number else ''}", args=args)


def _in_hand(
    rules: FranticRules, state: State, seat: Seat, card: Card
) -> tuple[tuple[Sentence, ...], Sentence | None]:
    """Return how a card of a hand or the market stands now, and why it can't be chosen."""
    for choice in choices_of(rules, state, seat):
        if choice.card == card and choice.at in (At.CARD, At.MARKET):
            now = tuple(_moment(state, seat, rules.deck.kind(card)))
            fits = () if choice.refusal else (Sentence(f"{BOOK}-can"),)
            return (*fits, *now), choice.refusal
    if card in state.hands[seat]:
        asked = state.question.seats if state.question else ()
        return tuple(_moment(state, seat, rules.deck.kind(card))), not_asked(asked)
    return (), None


def _moment(state: State, seat: Seat, kind: CardKind) -> Iterator[Sentence]:
    """Yield what a card of the own hand would do with the numbers of this moment."""
    held = len(state.hands[seat])
    match kind.symbol:
        case Symbol.NOT_YOU:
            yield Sentence(f"{BOOK}-now-ten", args={"count": held, "ten": NOT_YOU_HAND})
        case Symbol.EQUALITY:
            yield Sentence(f"{BOOK}-now-equality", args={"count": held - 1})
        case Symbol.COUNTER | Symbol.NICE_TRY if _has_turn(state, seat):
            yield ability_in_turn(kind)
        case Symbol.NUMBER if kind.colour == BLACK:
            yield _left("now-events", len(state.happenings))


def _has_turn(state: State, seat: Seat) -> bool:
    question = state.question
    own = question is not None and question.ask in (Ask.TURN, Ask.COVER)
    return own and question is not None and seat in question.seats


def _left(key: str, count: int) -> Sentence:
    return Sentence(f"{BOOK}-{key}", args={"count": count})


# Events.


def _event(rules: FranticRules, state: State, key: str) -> Explanation:
    """Return an event; of the one that was turned up last, that it was."""
    names = sorted(rules.table.keys)
    newest = state.happened[-1:] == (key,)
    return Explanation(
        Sentence(event_id(key)),
        event_text(key, state.rules.gambling),
        (Sentence(f"{BOOK}-now-newest"),) if newest else (),
        ours=_ours(key),
        clause=f"FC-{FIRST_EVENT + names.index(key)}",
    )


# Piles, seats and signs.


def _pile_now(rules: FranticRules, state: State, thing: Thing) -> tuple[Sentence, ...]:
    if not thing.placed:
        return ()
    match thing.key:
        case "draw":
            return (_left("now-left", len(state.draw)),)
        case "events":
            newest = state.happened[-1:]
            last = [Sentence(f"{BOOK}-now-last", words={"event": event_id(n)}) for n in newest]
            return (_left("now-events", len(state.happenings)), *last)
        case "discard":
            return _on(rules, state)
        case _:
            return (_left("now-market", len(state.market)),) if state.market else ()


def _on(rules: FranticRules, state: State) -> tuple[Sentence, ...]:
    """Return what has to be matched."""
    if state.wish:
        return (Sentence(f"{BOOK}-now-wish", parts={"wish": (wish_of(state.wish),)}),)
    if state.face is None:
        return (Sentence(f"{BOOK}-now-any"),)
    kind = rules.deck.kind(state.face)
    face = Sentence(f"{BOOK}-now-on", parts={"card": (card_of(kind, state.rules.names),)})
    return (face, Sentence(f"{BOOK}-on-black")) if kind.colour == BLACK else (face,)


def _seat(state: State, seat: Seat) -> Explanation:
    """Return what is known of a player: points, cards, and what is true of them."""
    told = _told("seat")
    if seat < 0:
        return told
    args: dict[str, Arg] = {"cards": len(state.hands[seat])}
    now = [Sentence(f"{BOOK}-now-seat", args=args, numbers={"points": state.totals[seat]})]
    now += [Sentence(f"{BOOK}-now-{what}") for what in _true_of(state, seat)]
    if state.bomb:
        now.append(_left("now-bomb", max(0, state.bomb[seat])))
    return replace(told, title=Sentence("table-player", seat), now=tuple(now))


def _true_of(state: State, seat: Seat) -> Iterator[str]:
    if seat == state.turn:
        yield "in-turn"
    if state.question is not None and seat in state.question.seats:
        yield "asked"
    if seat in state.skips:
        yield "skipped"
    if seat == state.dealer:
        yield "dealer"


def _sign(state: State, thing: Thing) -> Explanation:
    """Return a sign; those on a plate or pile with what they say now."""
    key = thing.key
    name = f"{key}-sign" if key in SPECIALS else key
    now: Sequence[Sentence] = ()
    match key:
        case "wish" if state.wish:
            now = (Sentence(f"{BOOK}-now-wish", parts={"wish": (wish_of(state.wish),)}),)
        case "bomb" if state.bomb and thing.seat >= 0:
            now = (_left("now-bomb", max(0, state.bomb[thing.seat])),)
        case "round" if state.rules.limit:
            limit, seats = state.rules.limit, len(state.points)
            length = name_of_limit(limit, named_limits(seats)) or "own"
            args: dict[str, Arg] = {"count": limit, "length": length, "seats": seats}
            now = (Sentence(f"{BOOK}-now-limit", args=args),)
        case "round":
            now = (_left("now-rounds", state.rules.rounds),)
    return _told(name, tuple(now) if thing.placed else (), name)
