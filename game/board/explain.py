"""What every card, event, square and sign of the board game is and does: for the book and looks.

A thing is told as a seat may know it (FB-36): a card that it may not see is not explained.
"""

from collections.abc import Iterator
from typing import assert_never

from msgspec.structs import replace

from game.board.choices import choices_of
from game.board.deck import KINDS, CardKind, Colour, Symbol
from game.board.moves import led_to
from game.board.occupancy import TILE, room, top
from game.board.phrases import (
    ability_of,
    acts_of,
    card_of,
    colour_of,
    event_name,
    event_text,
)
from game.board.rules import BoardRules, named_limits
from game.board.state import HAND, NO_BOMB, NOT_YOU, Lain, State
from game.core.cards import HIDDEN, Card
from game.core.choices import At, player
from game.core.explain import Chapter, Explanation, Kind, Thing, not_asked
from game.core.rounds.points import name_of_limit
from game.core.rules import Seat
from game.core.sentence import Arg, Sentence

BOOK, CHOOSE = "board-book", "board-choose"
START, FINISH, PLAIN = "start", "finish", "plain"
SQUARES = (START, PLAIN, FINISH, TILE)
PILES = ("draw", "market")
DICE = ("d6", "d20")
COLOURS = tuple(colour.value for colour in Colour)
SIGNS = ("arrow", "stack", "spent", "step", "light-place", "light-way", "light-goal", "bomb")
"""What lies or shines on the table and is no card, besides the colours of cards."""
MORE_SIGNS = ("round", "time", "asked", "answered", "new")
OURS = frozenset(
    (
        *("push", "jump", "chance", "swap", "stop", "snail", "x", "reverse", "remote", "block"),
        *("reroll", "notyou", "trouble", TILE, START, FINISH, "spent", "time", "draw", "bomb"),
    )
)
"""Things about which we decided something that the printed rules leave open."""
PRINTED_EVENTS = ("expansion", "robin-hood")
"""The booklet gives these as examples; its list of events is lost (FB-41)."""
_CLAUSES = {
    **{"push": "FB-20", "jump": "FB-21", "chance": "FB-22", "swap": "FB-23", "stop": "FB-24"},
    **{"snail": "FB-25", "x": "FB-26", "reverse": "FB-27", "remote": "FB-28", "block": "FB-29"},
    **{"reroll": "FB-30", "notyou": "FB-31", "trouble": "FB-32", TILE: "FB-33"},
    **{START: "FB-13", FINISH: "FB-35", PLAIN: "FB-8", "draw": "FB-11", "market": "FB-41"},
    **{"d6": "FB-10", "d20": "FB-40", "seat": "FB-36", "arrow": "FB-20", "stack": "FB-8"},
    **{"spent": "FB-12", "step": "FB-3", "light-place": "FB-8", "light-way": "FB-10"},
    **{"light-goal": "FB-10", "bomb": "FB-41", "round": "FB-5", "time": "FB-34"},
    **{"asked": "FB-34", "answered": "FB-34", "new": "FB-36"},
}


def chapters(rules: BoardRules) -> tuple[Chapter, ...]:
    """Return what the book lists."""
    signs = (*COLOURS, *SIGNS, *MORE_SIGNS)
    return (
        Chapter("cards", tuple(Thing(Kind.CARD, kind.text) for kind in KINDS)),
        Chapter("events", tuple(Thing(Kind.EVENT, key) for key in rules.table.keys)),
        Chapter("squares", tuple(Thing(Kind.SQUARE, key) for key in SQUARES)),
        Chapter(
            "signs",
            (
                *(Thing(Kind.PILE, key) for key in PILES),
                Thing(Kind.SEAT),
                *(Thing(Kind.DIE, key) for key in DICE),
                *(Thing(Kind.SIGN, key) for key in signs),
            ),
        ),
    )


def explain(rules: BoardRules, state: State, seat: Seat | None, thing: Thing) -> Explanation | None:
    """Return what a thing is and does, from what a seat may know; ``None``: nothing to say."""
    match thing.kind:
        case Kind.CARD:
            return _card(rules, state, seat, thing)
        case Kind.EVENT:
            return _event(rules, state, thing.key)
        case Kind.SQUARE:
            return _square(rules, state, thing)
        case Kind.PILE | Kind.DIE:
            return _told(thing.key, _pile_now(state, thing))
        case Kind.SEAT:
            return _seat(state, thing.seat)
        case Kind.SIGN:
            return _sign(rules, state, thing)
        case Kind.COLUMN | Kind.OPTION:
            return None
        case _:
            assert_never(thing.kind)


def _told(key: str, now: tuple[Sentence, ...] = ()) -> Explanation:
    does = Sentence(f"{BOOK}-{key}-does", args={"n": HAND})
    title = Sentence(f"{BOOK}-{key}")
    return Explanation(title, does, now, ours=_ours(key), clause=_CLAUSES.get(key, ""))


def _ours(key: str) -> Sentence | None:
    return Sentence(f"{BOOK}-ours-{key}") if key in OURS else None


# Cards.


def _card(rules: BoardRules, state: State, seat: Seat | None, thing: Thing) -> Explanation | None:
    """Return what a card is, and whether it can be chosen now by the seat that holds it."""
    if thing.card != HIDDEN and thing.card not in _seen(rules, state, seat):
        return None
    placed = thing.card != HIDDEN
    kind = rules.deck.kind(thing.card) if placed else KINDS[_place(thing.key)]
    told = _kind(rules, state, kind)
    if seat is None or not placed:
        return told
    now, refusal = _in_hand(rules, state, seat, thing.card)
    return replace(told, now=now, refusal=refusal)


def _place(text: str) -> int:
    return [kind.text for kind in KINDS].index(text)


def _kind(rules: BoardRules, state: State, kind: CardKind) -> Explanation:
    """Return what a kind of card is: its colour says when it acts."""
    return Explanation(
        card_of(kind.text, state.rules.names),
        ability_of(kind.text, rules.board(state).scaled(NOT_YOU)),
        facts=Sentence(
            f"{BOOK}-facts",
            args={"count": len(rules.deck.copies(kind.text))},
            words={
                "colour": colour_of(kind.colour.value).text_id,
                "acts": acts_of(kind.colour).text_id,
            },
            capital=True,
        ),
        ours=_ours(kind.text),
        clause=_CLAUSES[kind.text],
    )


def _seen(rules: BoardRules, state: State, seat: Seat | None) -> set[Card]:
    """Return the cards that a seat may know."""
    view = rules.view(state, seat)
    lying = {lain.card for stack in view.stacks for lain in stack}
    return lying | {card for cards in (*view.hands, view.market) for card in cards}


def _in_hand(
    rules: BoardRules, state: State, seat: Seat, card: Card
) -> tuple[tuple[Sentence, ...], Sentence | None]:
    """Return how a card of a hand or the market stands now, and why it can't be chosen."""
    for choice in choices_of(rules, state, seat):
        if choice.card == card and choice.at in (At.CARD, At.MARKET):
            fits = () if choice.refusal else (Sentence(f"{BOOK}-can"),)
            return (*fits, *_moment(rules, state, card)), choice.refusal
    if card in state.hands[seat]:
        return (), not_asked(state.question.seats if state.question else ())
    return (), None


def _moment(rules: BoardRules, state: State, card: Card) -> Iterator[Sentence]:
    """Yield on how many squares a card may be laid."""
    squares = len(room(state, rules.deck, rules.deck.kind(card).text))
    yield Sentence(f"{BOOK}-now-room", args={"count": squares})


# Events.


def _event(rules: BoardRules, state: State, key: str) -> Explanation:
    """Return an event, and with which number the d20 shows it."""
    number = rules.table.keys.index(key) + 1
    return Explanation(
        event_name(key),
        event_text(key),
        (Sentence(f"{BOOK}-now-newest"),) if state.happening == key else (),
        facts=Sentence(f"{BOOK}-facts-event", args={"n": number}),
        ours=None if key in PRINTED_EVENTS else Sentence(f"{BOOK}-ours-event"),
        clause="FB-41",
    )


# Squares.


def _square(rules: BoardRules, state: State, thing: Thing) -> Explanation:
    """Return a square, and what lies and stands on it now."""
    if not thing.placed:
        return _teleport(rules, state) if thing.key == TILE else _told(thing.key)
    square = thing.index
    pawns = tuple(_pawns(state, square))
    if square in (0, state.finish):
        return replace(_told(FINISH if square else START), now=pawns)
    name = Sentence(f"{CHOOSE}-square", args={"square": square})
    if square in state.teleports:
        number = state.teleports.index(square) + 1
        told = _teleport(rules, state)
        title = Sentence(f"{BOOK}-teleport-number", args={"n": number}, parts={"square": (name,)})
        return replace(told, title=title, now=pawns)
    lain = top(state, square)
    if lain is None:
        now = (Sentence(f"{CHOOSE}-empty"), *pawns)
        return replace(_told(PLAIN), title=name, now=now)
    told = _kind(rules, state, rules.deck.kind(lain.card))
    title = Sentence(f"{BOOK}-on-square", parts={"card": (told.title,), "square": (name,)})
    now = (*_lies(rules, state, square, lain), *pawns)
    return replace(told, title=title, now=now)


def _teleport(rules: BoardRules, state: State) -> Explanation:
    return Explanation(
        card_of(TILE, state.rules.names),
        ability_of(TILE, rules.board(state).scaled(NOT_YOU)),
        ours=_ours(TILE),
        clause=_CLAUSES[TILE],
    )


def _lies(rules: BoardRules, state: State, square: int, lain: Lain) -> Iterator[Sentence]:
    """Yield when the top card acts, where it leads, and what it covers."""
    kind = rules.deck.kind(lain.card)
    if square in state.spent:
        yield Sentence(f"{BOOK}-now-spent")
    elif kind.colour in (Colour.GREEN, Colour.MULTI):
        yield Sentence(f"{BOOK}-now-idle")
    elif kind.symbol in (Symbol.PUSH, Symbol.JUMP):
        there = led_to(state, rules.board(state), square, lain.arrow)
        end = {square: "nowhere", state.finish: "leads-finish", 0: "leads-start"}
        yield Sentence(f"{CHOOSE}-{end.get(there, 'leads')}", args={"square": there})
    else:
        words = {"acts": acts_of(kind.colour).text_id}
        yield Sentence(f"{BOOK}-now-acts", words=words)
    below = state.stacks[square][-2::-1]
    if below:
        names = tuple(card_of(rules.deck.kind(one.card).text, state.rules.names) for one in below)
        args: dict[str, Arg] = {"count": len(below) + 1}
        yield Sentence(f"{BOOK}-now-below", args=args, parts={"cards": names})


def _pawns(state: State, square: int) -> Iterator[Sentence]:
    """Yield whose pawns stand there."""
    there = tuple(seat for seat, other in enumerate(state.pawns) if other == square)
    if there:
        yield Sentence(f"{BOOK}-now-pawns", several=there)


# Piles, seats and signs.


def _pile_now(state: State, thing: Thing) -> tuple[Sentence, ...]:
    if not thing.placed:
        return ()
    match thing.key:
        case "draw":
            return (Sentence(f"{BOOK}-now-left", args={"count": len(state.draw)}),)
        case "market" if state.market:
            return (Sentence(f"{BOOK}-now-market", args={"count": len(state.market)}),)
        case _:
            return ()


def _seat(state: State, seat: Seat) -> Explanation:
    """Return what is known of a player: square, points, cards."""
    told = _told("seat")
    if seat < 0:
        return told
    args: dict[str, Arg] = {
        "square": state.pawns[seat],
        "points": state.totals[seat],
        "cards": len(state.hands[seat]),
    }
    now = [Sentence(f"{BOOK}-now-seat", args=args)]
    if seat == state.turn:
        now.append(Sentence(f"{BOOK}-now-in-turn"))
    if state.question is not None and seat in state.question.seats:
        now.append(Sentence(f"{BOOK}-now-asked"))
    if seat in state.silent:
        now.append(Sentence(f"{BOOK}-now-silent"))
    return replace(told, title=player(seat), now=tuple(now))


def _length(rules: BoardRules, state: State) -> Sentence:
    """Return how far a match goes, and what that is in the rules."""
    if state.rules.rounds:
        return Sentence(f"{BOOK}-now-rounds", args={"count": state.rules.rounds})
    limit, seats = state.rules.limit, len(state.points)
    length = name_of_limit(limit, named_limits(seats, rules.board(state)))
    args: dict[str, Arg] = {"count": limit, "length": length or "own", "seats": seats}
    return Sentence(f"{BOOK}-now-limit", args=args)


def _sign(rules: BoardRules, state: State, thing: Thing) -> Explanation:
    """Return a sign, with what it says now."""
    key = thing.key
    if key in COLOURS:
        return Explanation(
            Sentence(f"{BOOK}-colour", words={"colour": colour_of(key).text_id}, capital=True),
            Sentence(f"{BOOK}-colour-does", words={"acts": acts_of(Colour(key)).text_id}),
            facts=Sentence(f"{BOOK}-colour-{key}"),
            clause="FB-2",
        )
    now: tuple[Sentence, ...] = ()
    if key == "bomb" and state.bomb != NO_BOMB:
        now = (Sentence(f"{BOOK}-now-bomb", args={"count": state.bomb}),)
    if key == "round":
        now = (_length(rules, state),)
    return _told(key, now if thing.placed else ())
