"""What every card, pile and sign of the run is, does and scores: for the book and for looks.

All lies open, so everybody is told the same.
"""

from typing import assert_never

from msgspec.structs import replace

from game.core.cards import HIDDEN
from game.core.choices import player
from game.core.explain import Chapter, Explanation, Kind, Thing
from game.core.rules import Seat
from game.core.sentence import Arg, Sentence
from game.frappadingue.choices import percent, stops_at, use_of
from game.frappadingue.deck import CRASH, PLAYED, SPECIALS
from game.frappadingue.odds import next_throw_loses
from game.frappadingue.rules import FrappadingueRules
from game.frappadingue.scoring import COMBINATIONS, SINGLES, special_points
from game.frappadingue.state import State
from game.frappadingue.telling import card_of

BOOK = "frappadingue-book"
PILES = ("throw", "deck", "counter")
SIGNS = (
    *("points", "full", "odds", "flag", "again", "lock"),
    *("pad", "lost", "way", "last-round", "tick"),
)
OURS = frozenset((CRASH, "+5", "throw", "deck", "full", "pad", "last-round", "combination"))
"""Things about which we decided something that the printed rules leave open."""
_CLAUSES = {
    **dict.fromkeys(SPECIALS, "FP-7"),
    **{CRASH: "FP-10", "throw": "FP-5", "deck": "FP-1", "counter": "FP-8", "points": "FP-11"},
    **{
        "full": "FP-8",
        "odds": "FP-6",
        "flag": "FP-11",
        "again": "FP-11",
        "lock": "FP-11",
        "pad": "FP-12",
    },
    **{"lost": "FP-6", "way": "FP-12", "last-round": "FP-12", "tick": "FP-6", "seat": "FP-12"},
}


def chapters(_: FrappadingueRules) -> tuple[Chapter, ...]:
    """Return what the book lists."""
    return (
        Chapter("cards", tuple(Thing(Kind.CARD, kind) for kind in PLAYED)),
        Chapter(
            "signs",
            (
                *(Thing(Kind.PILE, key) for key in PILES),
                Thing(Kind.SEAT),
                *(Thing(Kind.SIGN, key) for key in SIGNS),
            ),
        ),
    )


def explain(
    rules: FrappadingueRules, state: State, _: Seat | None, thing: Thing
) -> Explanation | None:
    """Return what a thing is, does and scores; ``None``: nothing to say."""
    match thing.kind:
        case Kind.CARD:
            return _card(rules, state, thing)
        case Kind.PILE:
            return _told(thing.key, *(_pile_now(state, thing.key) if thing.placed else ()))
        case Kind.SEAT:
            return _seat(state, thing.seat)
        case Kind.SIGN:
            return _told(thing.key, *(_sign_now(rules, state, thing.key) if thing.placed else ()))
        case Kind.EVENT | Kind.SQUARE | Kind.COLUMN | Kind.DIE | Kind.OPTION:
            return None
        case _:
            assert_never(thing.kind)


def _told(key: str, *now: Sentence) -> Explanation:
    title, does = Sentence(f"{BOOK}-{key}"), Sentence(f"{BOOK}-{key}-does")
    return Explanation(title, does, now, ours=_ours(key), clause=_CLAUSES.get(key, ""))


def _ours(key: str) -> Sentence | None:
    return Sentence(f"{BOOK}-ours-{key.replace('+5', 'plus-five')}") if key in OURS else None


# Cards.


def _card(rules: FrappadingueRules, state: State, thing: Thing) -> Explanation:
    """Return what a card scores, and in a throw what it can do there."""
    kind = thing.key if thing.card == HIDDEN else rules.deck.kind(thing.card)
    if kind in COMBINATIONS:
        told = _value(kind)
    else:
        told = _crash(state) if kind == CRASH else _special(state, kind)
    facts = Sentence(f"{BOOK}-facts", args={"count": rules.deck.counts()[kind]})
    told = replace(told, facts=facts)
    if thing.card in state.throw:
        return replace(told, now=(replace(use_of(rules, state, thing.card), capital=True),))
    return told


def _value(kind: str) -> Explanation:
    """Return what three, four and five of a value score, and one alone (FP-2, FP-3)."""
    three, four, five = COMBINATIONS[kind]
    alone = f"-{'alone' if kind in SINGLES else 'together'}"
    numbers = {"three": three, "four": four, "five": five, "one": SINGLES.get(kind, 0)}
    does = Sentence(f"{BOOK}-value{alone}", args={"value": kind}, numbers=numbers)
    title = Sentence(f"{BOOK}-value", args={"value": kind})
    return Explanation(title, does, ours=_ours("combination"), clause="FP-3")


def _special(state: State, kind: str) -> Explanation:
    """Return what ±5 or ±10 scores in this match (FP-4)."""
    title = Sentence(f"{BOOK}-special", parts={"card": (card_of(kind),)})
    points = special_points(kind, state.rules.plus_five)
    does = Sentence(f"{BOOK}-special-does", gains={"points": points})
    return Explanation(title, does, ours=_ours(kind), clause="FP-4")


def _crash(state: State) -> Explanation:
    """Return what a crash does, in the first throw too if the table has agreed so (FP-10)."""
    what = "ends" if state.rules.crash_ends else "does"
    return replace(_told(CRASH), does=Sentence(f"{BOOK}-crash-{what}"))


# Piles, seats and signs.


def _pile_now(state: State, key: str) -> tuple[Sentence, ...]:
    match key:
        case "throw":
            return (Sentence(f"{BOOK}-now-throw", args={"count": len(state.throw)}),)
        case "deck":
            return (Sentence(f"{BOOK}-now-deck", args={"count": len(state.deck)}),)
        case _:
            return _points(state)


def _points(state: State) -> tuple[Sentence, ...]:
    """Return what lies in the barrow, and whether it may be written down (FP-11)."""
    what = "stop" if stops_at(state.points) else "go"
    args: dict[str, Arg] = {"count": len(state.hand), "what": what}
    return (Sentence(f"{BOOK}-now-points", args=args, numbers={"points": state.points}),)


def _sign_now(rules: FrappadingueRules, state: State, key: str) -> tuple[Sentence, ...]:
    match key:
        case "points":
            return _points(state)
        case "odds":
            chance = next_throw_loses(state, rules.deck)
            if chance is None:
                return ()
            return (Sentence(f"{BOOK}-now-odds", args={"n": percent(chance)}),)
        case "way" | "pad" if state.rules.goal:
            return (Sentence(f"{BOOK}-now-goal", numbers={"goal": state.rules.goal}),)
        case _:
            return ()


def _seat(state: State, seat: Seat) -> Explanation:
    """Return what is known of a player: points, and how many are lacking to the goal."""
    told = _told("seat")
    if seat < 0:
        return told
    total, goal = state.seats[seat].total, state.rules.goal
    now = [Sentence(f"{BOOK}-now-seat", numbers={"points": total})]
    if goal > total:
        now.append(Sentence(f"{BOOK}-now-lacks", numbers={"points": goal - total}))
    if seat == state.turn:
        now.append(Sentence(f"{BOOK}-now-in-turn"))
    return replace(told, title=player(seat), now=tuple(now))
