"""What Frappadingue tells a person once, when it is needed."""

from collections.abc import Iterator

from game.core.bubbles import CHOICES, Bubble, tips_of
from game.core.rules import Seat
from game.core.sentence import Sentence
from game.frappadingue.deck import CRASH, SPECIALS
from game.frappadingue.odds import in_vain
from game.frappadingue.rules import FrappadingueRules
from game.frappadingue.scoring import LEAST
from game.frappadingue.state import HAND, Phase, Refusal, State

TOLD = "frappadingue-bubble"
COUNTER, PAD, ODDS = "counter", "pad", "odds"
"""Places of its table."""
STOP, THROW = 0, 1
"""The numbers of the two choices after a throw."""

SAMPLE_GOAL, SAMPLE_CARD, SAMPLE_POINTS = 1000, "9", 300
TIPS = tips_of(
    TOLD,
    (
        "goal",
        "rounds",
        "last-round",
        "take",
        "special",
        "crash",
        "three",
        "stop",
        "hundreds",
        "full",
        "counter",
        "odds",
        "in-vain",
    ),
    {
        "goal": Sentence("", args={"goal": SAMPLE_GOAL}),
        "three": Sentence("", args={"card": SAMPLE_CARD}),
        "stop": Sentence("", numbers={"points": SAMPLE_POINTS}),
        "full": Sentence("", args={"cards": HAND}),
    },
)
"""All that is told, to be read again in the book; what depends on a match as an example."""


def bubbles_of(rules: FrappadingueRules, state: State, seat: Seat) -> Iterator[Bubble]:
    """Yield what may be told to a seat that is to choose, what is needed most first."""
    if seat != state.turn:
        return
    match state.phase:
        case Phase.FIRST:
            end = "rounds" if state.rules.rounds else "goal"
            goal = {"goal": state.rules.goal}
            yield Bubble(Sentence(f"{TOLD}-{end}", args=goal), place=PAD)
            if state.rules.goal and max(own.total for own in state.seats) >= state.rules.goal:
                yield Bubble(Sentence(f"{TOLD}-last-round"), place=PAD)
        case Phase.TAKE:
            yield from _taking(rules, state)
        case Phase.GO:
            yield from _going(rules, state)
        case Phase.OVER:
            return


def _taking(rules: FrappadingueRules, state: State) -> Iterator[Bubble]:
    kind, kinds = rules.deck.kind, rules.deck.kinds_of(state.throw)
    yield Bubble(Sentence(f"{TOLD}-take"), place=CHOICES, deed=("take",))
    for card in state.throw:
        if kind(card) in SPECIALS:
            yield Bubble(Sentence(f"{TOLD}-special"), card=card)
        elif kind(card) == CRASH:
            yield Bubble(Sentence(f"{TOLD}-crash"), card=card)
        elif kinds.count(kind(card)) >= LEAST:
            args = {"card": kind(card)}
            yield Bubble(Sentence(f"{TOLD}-three", args=args), card=card)


def _going(rules: FrappadingueRules, state: State) -> Iterator[Bubble]:
    if in_vain(state, rules.deck):
        yield Bubble(Sentence(f"{TOLD}-in-vain"), spot=STOP, deed=("stop",))
    if state.full:
        yield Bubble(Sentence(f"{TOLD}-full", args={"cards": HAND}), place=COUNTER, deed=("throw",))
    if state.refusal is None:
        yield Bubble(
            Sentence(f"{TOLD}-stop", numbers={"points": state.points}), spot=STOP, deed=("stop",)
        )
    elif state.refusal is not Refusal.NOT_POSITIVE:
        yield Bubble(Sentence(f"{TOLD}-hundreds"), spot=STOP, deed=("throw",))
    yield Bubble(Sentence(f"{TOLD}-counter"), place=COUNTER)
    yield Bubble(Sentence(f"{TOLD}-odds"), place=ODDS)
