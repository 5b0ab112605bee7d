"""What may be chosen, in words: sets of cards with what they make, and to stop or to throw on."""

from collections.abc import Iterable, Sequence
from fractions import Fraction

from game.core.cards import Card
from game.core.choices import At, Choice
from game.core.rules import Seat
from game.core.sentence import MINUS, Arg, Sentence
from game.frappadingue.deck import SPECIALS, Deck, Kind
from game.frappadingue.evolve import with_taken
from game.frappadingue.odds import in_vain, next_throw_loses
from game.frappadingue.rules import FrappadingueRules
from game.frappadingue.scoring import STEP, CardSet, Use, special_points, use
from game.frappadingue.state import Action, Phase, Refusal, State, Stop, Take, Taken, Throw
from game.frappadingue.telling import card_of, status_of

NOW = "frappadingue-now"
APART = "  "
"""Between the cards of a set."""


class Way(Choice[Action], frozen=True):
    """Something that may be chosen, with what it makes; ``note`` has it in fewer letters."""

    cards: tuple[Card, ...] = ()
    """Those that go into the counter."""
    points: int = 0
    """What they score."""
    total: int = 0
    """What the counter makes then, or the pad where the turn ends."""
    stops: bool = False
    """Whether that total may be written down."""
    loses: Fraction | None = None
    """The chance that the throw after it loses everything, or the throw itself."""


def choices_of(
    rules: FrappadingueRules, state: State, seat: Seat, *_draft: object
) -> tuple[Way, ...]:
    """Return what a seat may choose: sets best first, or to stop and to throw on.

    Stopping stands there even while it is refused.
    """
    if seat != state.turn:
        return ()
    match state.phase:
        case Phase.TAKE:
            return tuple(_take(rules, state, found) for found in rules.card_sets(state))
        case Phase.FIRST:
            return (_throw(rules, state),)
        case Phase.GO:
            return (_stop(rules, state), _throw(rules, state))
        case Phase.OVER:
            return ()


def question_of(rules: FrappadingueRules, state: State, seat: Seat, *_draft: object) -> Sentence:
    """Return what the one in turn may do."""
    args: dict[str, Arg] = {"piles": state.piles}
    return Sentence(_question(rules, state), seat, args, numbers={"points": state.points})


def watch_of(state: State) -> Sentence:
    """Return what everybody waits for."""
    return status_of(state)


def use_of(rules: FrappadingueRules, state: State, card: Card) -> Sentence:
    """Return what a card of the throw can do, or why it can do nothing."""
    deck = rules.deck
    kind = deck.kind(card)
    points = special_points(kind, state.rules.plus_five) if kind in SPECIALS else 0
    found = use(kind, deck.kinds_of(state.throw))
    args: dict[str, Arg] = {"card": kind.replace("-", MINUS)}
    return Sentence(f"frappadingue-{found.value}", args=args, gains={"points": points})


def idle(state: State, card: Card, deck: Deck) -> bool:
    """Say whether a card of the throw can't be taken whatever is chosen."""
    found = use(deck.kind(card), deck.kinds_of(state.throw))
    return found in (Use.TOO_FEW, Use.LONELY, Use.DEAD)


def stops_at(total: int) -> bool:
    """Say whether a total can be written down (FP-11)."""
    return total > 0 and total % STEP == 0


def percent(chance: Fraction) -> float:
    """Return a chance in percent, rounded to a tenth (half up, from the exact fraction)."""
    return int(chance * 1000 + Fraction(1, 2)) / 10


def toggled(ways: Sequence[Way], now: Way, kind: Kind, taken: bool) -> Way | None:
    """Return the set after a click on a card of a kind that was taken, or was not.

    Among the sets that differ in this value alone the next larger or smaller one is chosen, so
    that of three 9s all come and go together. ``None``: no such set may be taken.
    """
    wanted = counts_of(now)
    here = wanted.pop(kind, 0)
    found: list[tuple[int, Way]] = []
    for way in ways:
        other = counts_of(way)
        count = other.pop(kind, 0)
        if other == wanted and (count < here if taken else count > here):
            found.append((count, way))
    if not found:
        return None
    pick = max if taken else min
    return pick(found, key=lambda one: one[0])[1]


def counts_of(way: Way) -> dict[Kind, int]:
    """Return how many cards of each value a set takes."""
    parts = way.action.parts if isinstance(way.action, Take) else ()
    return {part.kind: part.count for part in parts}


def _take(rules: FrappadingueRules, state: State, found: CardSet) -> Way:
    cards = rules.cards_of(state, found)
    after = with_taken(state, Taken(cards, found.points))
    loses = next_throw_loses(after, rules.deck)
    return Way(
        Take(found.parts),
        _side_by_side(found.kinds, APART),
        At.MARKET,
        about=_makes(rules, after, found.points, loses),
        note=_side_by_side(_counted(found), " "),
        cards=cards,
        points=found.points,
        total=after.points,
        stops=stops_at(after.points),
        loses=loses,
    )


def _makes(rules: FrappadingueRules, after: State, points: int, loses: Fraction | None) -> Sentence:
    """Return what a set makes, whether one may stop there, and what the next throw risks."""
    what = "stop" if stops_at(after.points) else "go"
    if in_vain(after, rules.deck):
        what = "vain"
    return Sentence(
        "frappadingue-makes",
        args={"what": what},
        numbers={"total": after.points},
        gains={"points": points},
        parts={"risk": () if loses is None else (_risk(loses),)},
    )


def _throw(rules: FrappadingueRules, state: State) -> Way:
    loses = next_throw_loses(state, rules.deck)
    assert loses is not None, "a throw is next"
    return Way(
        Throw(state.piles),
        Sentence("frappadingue-throw", args={"piles": state.piles}),
        about=_risk(loses),
        note=Sentence("frappadingue-throw-note"),
        total=state.points,
        loses=loses,
    )


def _stop(rules: FrappadingueRules, state: State) -> Way:
    total = state.seats[state.turn].total + state.points
    why = state.refusal
    if why is None:
        return Way(
            Stop(),
            Sentence("frappadingue-stop", args={"points": state.points}),
            about=Sentence("frappadingue-stop-brings", args={"total": total}),
            total=total,
            stops=True,
        )
    refusal = Sentence(f"frappadingue-{why.value}", numbers={"points": state.points})
    if in_vain(state, rules.deck):
        refusal = Sentence("frappadingue-stop-in-vain")
    return Way(Stop(), Sentence("frappadingue-stop-short"), refusal=refusal, total=total)


def _risk(chance: Fraction) -> Sentence:
    return Sentence("frappadingue-risk", args={"n": percent(chance)})


def _question(rules: FrappadingueRules, state: State) -> str:
    """Return the id of what the one in turn may do."""
    if state.phase in (Phase.TAKE, Phase.GO) and in_vain(state, rules.deck):
        return f"{NOW}-in-vain"
    match state.phase:
        case Phase.FIRST:
            return f"{NOW}-first"
        case Phase.TAKE:
            return f"{NOW}-take"
        case Phase.OVER:
            return f"{NOW}-over"
        case Phase.GO:
            if state.refusal is Refusal.NOT_POSITIVE:
                return f"{NOW}-not-positive"
            if state.refusal is not None:
                return f"{NOW}-must"
            return f"{NOW}-full" if state.full else f"{NOW}-go"


def _side_by_side(kinds: Iterable[Kind], between: str) -> Sentence:
    cards = tuple(map(card_of, kinds))
    return Sentence("frappadingue-cards", parts={"cards": cards}, between=between)


def _counted(found: CardSet) -> Iterable[str]:
    """Yield the cards of a set where there is little room: ``3×8``, ``12``, ``−5``."""
    for part in found.parts:
        yield part.kind if part.count == 1 else f"{part.count}×{part.kind}"
    yield from found.specials
