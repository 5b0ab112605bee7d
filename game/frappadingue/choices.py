"""What may be chosen, in words: sets of cards with what they make, and to stop or to throw on."""

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction

from game.core.cards import Card
from game.core.choices import At, Choice
from game.core.rules import Seat
from game.core.sentence import MINUS, Arg, Sentence
from game.frappadingue.deck import CRASH, SPECIALS, Deck, Kind
from game.frappadingue.evolve import with_taken
from game.frappadingue.odds import in_vain, next_throw_loses
from game.frappadingue.rules import FrappadingueRules
from game.frappadingue.scoring import LEAST, STEP, CardSet, Part, Use, special_points, use
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
    """Return what the one in turn may do, or who has won where nobody may do anything."""
    if state.phase is Phase.OVER:
        return status_of(state)
    args: dict[str, Arg] = {"piles": state.piles}
    return Sentence(_question(rules, state), seat, args, numbers={"points": state.points})


def question_about(way: Way, question: Sentence) -> Sentence:
    """Return the question while somebody thinks of a set; one that forbids to stop says so."""
    if not isinstance(way.action, Take) or way.stops:
        return question
    ending = "take-must" if way.total > 0 else "take-not-positive"
    return Sentence(f"frappadingue-now-{ending}", question.seat, numbers={"points": way.total})


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


def lost(state: State, deck: Deck) -> bool:
    """Say whether a throw has ended the turn: nothing in it can be taken, or a crash came."""
    written = len(state.seats[state.turn].turns) >= state.round
    return written or all(idle(state, card, deck) for card in state.throw)


def stops_at(total: int) -> bool:
    """Say whether a total can be written down (FP-11)."""
    return total > 0 and total % STEP == 0


def percent(chance: Fraction) -> float:
    """Return a chance in percent, rounded to a tenth (half up, from the exact fraction)."""
    return int(chance * 1000 + Fraction(1, 2)) / 10


def holding(ways: Sequence[Way], kinds: Sequence[Kind]) -> Way | None:
    """Return the smallest set that has these cards and no other value; ``None``: there is none.

    Of a value that scores by threes only, all three come with the first.
    """
    wanted = Counter(kinds)
    found = [
        way
        for way in ways
        if set(counts := counts_of(way)) == set(wanted)
        and all(counts[kind] >= count for kind, count in wanted.items())
    ]
    return min(found, key=lambda way: sum(counts_of(way).values()), default=None)


def worth_of(rules: FrappadingueRules, state: State, card: Card) -> Sentence | None:
    """Return what a card of the throw scores now, or what three of it would score (FP-2, FP-3)."""
    deck, kinds = rules.deck, rules.deck.kinds_of(state.throw)
    kind = deck.kind(card)
    if kind == CRASH:
        return None
    if kind in SPECIALS:
        points = special_points(kind, state.rules.plus_five)
        return Sentence("frappadingue-worth-one", gains={"points": points})
    count = max(LEAST, kinds.count(kind)) if use(kind, kinds) is not Use.ALONE else 1
    points = Part(kind, count).points
    if count == 1:
        return Sentence("frappadingue-worth-one", gains={"points": points})
    args: dict[str, Arg] = {"count": count, "card": kind}
    return Sentence("frappadingue-worth-set", args=args, numbers={"points": points})


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
        parts={"risk": () if loses is None else (_risk(after, loses),)},
    )


def at_stake(state: State) -> bool:
    """Say whether the turn has brought points that a throw could lose."""
    return state.points > 0


def _throw(rules: FrappadingueRules, state: State) -> Way:
    loses = next_throw_loses(state, rules.deck)
    assert loses is not None, "a throw is next"
    note = Sentence("frappadingue-throw-note")
    return Way(
        Throw(state.piles),
        Sentence("frappadingue-throw", args={"piles": state.piles}),
        about=_risk(state, loses) if state.hand or state.earlier else note,
        note=note,
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


def _risk(state: State, chance: Fraction) -> Sentence:
    """Return how likely the next throw loses everything, where there is something to lose."""
    if not at_stake(state):
        return Sentence("frappadingue-risk-nothing")
    args: dict[str, Arg] = {"n": percent(chance)}
    return Sentence("frappadingue-risk", args=args, numbers={"points": state.points})


def _question(rules: FrappadingueRules, state: State) -> str:
    """Return the id of what the one in turn may do."""
    if state.phase in (Phase.TAKE, Phase.GO) and in_vain(state, rules.deck):
        return f"{NOW}-in-vain"
    match state.phase:
        case Phase.FIRST:
            return f"{NOW}-first"
        case Phase.TAKE:
            return f"{NOW}-take"
        case _:
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
