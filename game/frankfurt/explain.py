"""What every card, column, pile and sign of the race is and does: for the book and for looks.

A thing is told as everybody can see it: cards that lie face down are not explained. In a pause
all cards are turned over, but the tops of columns and piles are told as they lay open before, one
at a time. Where one goes is told there to a person alone: several could plan what they race for.
"""

from collections.abc import Iterator
from typing import assert_never

from msgspec.structs import replace

from game.core.cards import HIDDEN, Card
from game.core.choices import player
from game.core.explain import Chapter, Explanation, Kind, Thing
from game.core.rules import TICKS_PER_SECOND, Seat
from game.core.sentence import Arg, Sentence
from game.frankfurt.deck import CardKind
from game.frankfurt.rules import FrankfurtRules
from game.frankfurt.state import PileStatus, State
from game.frankfurt.telling import REASON, card_of, misfit

BOOK = "frankfurt-book"
ODD, EVEN = "odd", "even"
PILES = ("pile", "draw", "box")
COLUMN, FREE = "column", "free"
SIGNS = (
    *(
        "odd-sign",
        "even-sign",
        "badge",
        "ring",
        "word",
        "countdown",
        "stuck",
        "slap",
        "glow",
        "cross",
    ),
    *("old", "handicap", "pace", "rule"),
)
OURS = frozenset((ODD, "pile", "box", "ring", "word", "countdown", "stuck", "slap", "old", "badge"))
"""Things about which we decided something that the printed rules leave open."""
_CLAUSES = {
    **{ODD: "FF-6", EVEN: "FF-6", "pile": "FF-9", "draw": "FF-2", "box": "FF-12"},
    **{COLUMN: "FF-7", FREE: "FF-8", "odd-sign": "FF-6", "even-sign": "FF-6", "badge": "FF-9"},
    **{"ring": "FF-10", "word": "FF-10", "countdown": "FF-4", "stuck": "FF-11", "slap": "FF-12"},
    **{
        "old": "FF-16",
        "handicap": "FF-20",
        "seat": "FF-15",
        "rule": "FF-6",
        "glow": "FF-20",
        "cross": "FF-17",
        "pace": "FF-20",
    },
}


def chapters(_: FrankfurtRules) -> tuple[Chapter, ...]:
    """Return what the book lists."""
    return (
        Chapter("cards", (Thing(Kind.CARD, ODD), Thing(Kind.CARD, EVEN))),
        Chapter(
            "signs",
            (
                *(Thing(Kind.PILE, key) for key in PILES),
                *(Thing(Kind.COLUMN, key) for key in (COLUMN, FREE)),
                Thing(Kind.SEAT),
                *(Thing(Kind.SIGN, key) for key in SIGNS),
            ),
        ),
    )


def explain(
    rules: FrankfurtRules, state: State, seat: Seat | None, thing: Thing
) -> Explanation | None:
    """Return what a thing is and does, as a seat can see it; ``None``: nothing to say."""
    match thing.kind:
        case Kind.CARD:
            return _card(rules, state, seat, thing)
        case Kind.PILE:
            return _pile(rules, state, thing)
        case Kind.COLUMN:
            return _column(state, thing)
        case Kind.SEAT:
            return _seat(state, thing.seat)
        case Kind.SIGN:
            return _told(thing.key)
        case Kind.EVENT | Kind.SQUARE | Kind.DIE | Kind.OPTION:
            return None
        case _:
            assert_never(thing.kind)


def _told(key: str, *now: Sentence) -> Explanation:
    title, does = Sentence(f"{BOOK}-{key}"), Sentence(f"{BOOK}-{key}-does")
    return Explanation(title, does, now, ours=_ours(key), clause=_CLAUSES.get(key, ""))


def _ours(key: str) -> Sentence | None:
    return Sentence(f"{BOOK}-ours-{key}") if key in OURS else None


# Cards.


def _card(
    rules: FrankfurtRules, state: State, seat: Seat | None, thing: Thing
) -> Explanation | None:
    if thing.card == HIDDEN:
        if thing.key in (ODD, EVEN):
            return replace(_told(thing.key), facts=_numbers(rules, odd=thing.key == ODD))
        kind = next(kind for kind in rules.deck.kinds if kind.text == thing.key)
        return _kind(rules, kind)
    if thing.card not in _seen(rules, state, seat):
        return None
    told = _kind(rules, rules.deck.kind(thing.card))
    if state.paused and seat is None:
        return told
    return replace(told, now=_piles_for(rules, state, thing))


def _kind(rules: FrankfurtRules, kind: CardKind) -> Explanation:
    """Return what goes on a card, and what it goes on."""
    told = _told(ODD if kind.odd else EVEN)
    copies = len(rules.deck.copies(kind.text))
    return replace(
        told,
        title=replace(card_of(kind), capital=True),
        facts=Sentence(f"{BOOK}-facts", args={"count": copies}),
    )


def _numbers(rules: FrankfurtRules, *, odd: bool) -> Sentence:
    """Return which numbers there are."""
    numbers = sorted({kind.number for kind in rules.deck.kinds if kind.odd == odd})
    parts = tuple(Sentence("table-points", args={"n": number}) for number in numbers)
    return Sentence(f"{BOOK}-numbers", parts={"numbers": parts})


def _seen(rules: FrankfurtRules, state: State, seat: Seat | None) -> set[Card]:
    """Return the cards that lie face up; in a pause, of those that did, the uppermost."""
    view = rules.view(state, seat)
    most = 1 if state.paused else None
    ups = (column.up[::-1][:most] for one in view.seats for column in one.columns)
    up = {card for cards in ups for card in cards}
    return up | {pile.top for pile in view.piles if pile.top is not None}


def _piles_for(rules: FrankfurtRules, state: State, thing: Thing) -> tuple[Sentence, ...]:
    """Return for each pile whether a card fits there, or why not; nothing for a pile's own top."""
    tops = [pile.top for pile in state.piles]
    if any(top is not None and top.card == thing.card for top in tops):
        return ()
    return tuple(
        Sentence(f"{BOOK}-now-pile", args={"pile": number}, words={"why": why})
        for number, why in enumerate(_why(rules, state, thing.card), 1)
        if why
    )


def _why(rules: FrankfurtRules, state: State, card: Card) -> Iterator[str]:
    """Yield a word for each pile; nothing for one on which nobody can lay a card."""
    for pile in state.piles:
        if pile.top is None or pile.status is not PileStatus.OPEN:
            yield ""
        elif rules.deck.fits(card, pile.top.card):
            yield "frankfurt-does-fits"
        else:
            kinds = rules.deck.kind(card), rules.deck.kind(pile.top.card)
            yield f"{REASON}-{misfit(*kinds)}"


# Piles, columns, seats.


def _pile(rules: FrankfurtRules, state: State, thing: Thing) -> Explanation:
    told = _told(thing.key)
    if not thing.placed:
        return told
    if thing.key == "box":
        return replace(told, now=(_cards("now-box", len(state.box)),))
    if thing.key == "draw":
        return replace(told, now=(_cards("now-draw", len(state.seats[thing.seat].draw)),))
    pile = state.piles[thing.index]
    if pile.status is PileStatus.OLD:
        told = _told("old")
    title = Sentence("frankfurt-does-pile", args={"number": thing.index + 1})
    now = [_cards("now-cards", len(pile.cards))]
    if pile.top is not None:
        card = (card_of(rules.deck.kind(pile.top.card)),)
        now.insert(0, Sentence(f"{BOOK}-now-top", pile.top.owner, parts={"card": card}))
    return replace(told, title=title, now=tuple(now))


def _cards(key: str, count: int) -> Sentence:
    return Sentence(f"{BOOK}-{key}", args={"count": count})


def _column(state: State, thing: Thing) -> Explanation:
    if not thing.placed:
        return _told(thing.key)
    column = state.seats[thing.seat].columns[thing.index]
    told = _told(COLUMN if column.cards else FREE)
    if not column.cards:
        return told
    title = Sentence("frankfurt-does-column", args={"number": thing.index + 1})
    now = [_cards("now-cards", len(column.cards))]
    if not column.up:
        now.append(Sentence(f"{BOOK}-now-turn"))
    return replace(told, title=title, now=tuple(now))


def _seat(state: State, seat: Seat) -> Explanation:
    """Return what is known of a player: cards left, and the handicap (FF-20)."""
    told = _told("seat")
    if seat < 0:
        return told
    own, rules = state.seats[seat], state.rules
    args: dict[str, Arg] = {"count": len(own.draw) + own.column_cards, "columns": own.column_cards}
    now = [Sentence(f"{BOOK}-now-seat", args=args)]
    seconds = round(rules.block[seat] / TICKS_PER_SECOND, 1)
    now.append(Sentence(f"{BOOK}-now-block", args={"seconds": seconds}))
    if rules.automatic[seat]:
        now.append(Sentence(f"{BOOK}-now-automatic"))
    return replace(told, title=player(seat), now=tuple(now))
