"""What just happened, in words: a log line for every event, and what to do now."""

from collections.abc import Callable, Mapping
from typing import assert_never

import msgspec

from game.core.cards import Card
from game.core.rules import NOBODY, Seat
from game.frappadingue import events as ev
from game.frappadingue.deck import CRASH, SPECIALS, Deck, Kind
from game.frappadingue.odds import in_vain
from game.frappadingue.scoring import STEP, Choice, Use, special_points, use
from game.frappadingue.state import Phase, Refusal, State

Texts = Callable[..., str]
Arg = str | int

MINUS = "−"
BETWEEN = " · "


class News(msgspec.Struct, frozen=True):
    """One line of the log: a text's id with its arguments, and whose shape stands before it."""

    text_id: str
    args: Mapping[str, Arg] = {}
    seat: Seat = NOBODY
    cards: tuple[Kind, ...] = ()
    gains: Mapping[str, int] = {}
    """Points that are written with their sign."""

    def text(self, texts: Texts, names: tuple[str, ...]) -> str:
        """Return the line in the players' language."""
        args: dict[str, Arg] = dict(self.args)
        args.update({word: signed(texts, points) for word, points in self.gains.items()})
        if self.seat != NOBODY:
            args["name"] = names[self.seat]
        if self.cards:
            args["cards"] = cards_text(texts, self.cards)
        return texts(self.text_id, **args)


def kind_text(texts: Texts, kind: Kind) -> str:
    """Return a card in a word: ``8``, ``+5``, ``−10``, or what a crash is called."""
    return texts("frappadingue-crash") if kind == CRASH else kind.replace("-", MINUS)


def cards_text(texts: Texts, kinds: tuple[Kind, ...]) -> str:
    """Return cards side by side, such as ``8 · 8 · −5``."""
    return BETWEEN.join(kind_text(texts, kind) for kind in kinds)


def choice_text(texts: Texts, choice: Choice, between: str = BETWEEN) -> str:
    """Return the cards of a set, specials last."""
    kinds = [part.kind for part in choice.parts for _ in range(part.count)]
    return between.join(kind_text(texts, kind) for kind in (*kinds, *choice.specials))


def short_text(texts: Texts, choice: Choice) -> str:
    """Return the cards of a set where there is little room: ``3×8 12 −5``."""
    words = [
        kind_text(texts, part.kind) if part.count == 1 else f"{part.count}×{part.kind}"
        for part in choice.parts
    ]
    return " ".join((*words, *(kind_text(texts, kind) for kind in choice.specials)))


def signed(texts: Texts, points: int) -> str:
    """Return points with their sign: ``+1,250``, ``−50``."""
    return f"+{plain(texts, points)}" if points >= 0 else plain(texts, points)


def plain(texts: Texts, points: int) -> str:
    """Return points as every part of the table writes them: ``1,250``, ``−50``."""
    number = texts("frappadingue-number", n=abs(points))
    return number if points >= 0 else f"{MINUS}{number}"


def sprite_of(kind: Kind) -> str:
    """Return the drawing of a kind of card."""
    if kind in SPECIALS:
        name = kind.replace("+", "plus").replace("-", "minus")
    else:
        name = kind if kind == CRASH else f"K{kind}"
    return f"frappadingue/{name}"


def news_of(event: ev.Event, before: State, deck: Deck) -> News | None:
    """Return the line for an event, or ``None`` for those that everybody sees anyway."""
    match event:
        case ev.Thrown(seat, cards):
            return News("frappadingue-log-thrown", {}, seat, deck.kinds_of(cards))
        case ev.Took(seat, cards, points):
            gains = {"points": points, "total": before.points + points}
            return News("frappadingue-log-took", {}, seat, deck.kinds_of(cards), gains)
        case ev.HandFilled(seat):
            return News("frappadingue-log-full", {}, seat)
        case ev.Stopped(seat, points):
            total = before.seats[seat].total + points
            return News("frappadingue-log-stopped", {"points": points, "total": total}, seat)
        case ev.NothingScored(seat, points):
            return News("frappadingue-log-nothing", {"points": max(0, points)}, seat)
        case ev.Crashed(seat, points):
            return News("frappadingue-log-crashed", {"points": max(0, points)}, seat)
        case ev.GoalReached(seat):
            return News("frappadingue-log-goal", {"goal": before.rules.goal}, seat)
        case ev.Refilled():
            return News("frappadingue-log-refilled")
        case ev.MatchEnded():
            return News("frappadingue-log-over")
        case ev.TurnBegan(_, round_number):
            if round_number == before.round:
                return None
            return News("frappadingue-log-round", {"round": round_number})
        case _:
            assert_never(event)


def banner_of(event: ev.Event) -> News | None:
    """Return what is told in large letters in the middle of the table."""
    match event:
        case ev.HandFilled(seat):
            return News("frappadingue-big-full", {}, seat)
        case ev.Stopped(seat, points):
            return News("frappadingue-big-stopped", {"points": points}, seat)
        case ev.NothingScored(seat, points):
            return News("frappadingue-big-nothing", {"points": max(0, points)}, seat)
        case ev.Crashed(seat, points):
            return News("frappadingue-big-crashed", {"points": max(0, points)}, seat)
        case ev.GoalReached(seat):
            return News("frappadingue-big-goal", {}, seat)
        case ev.Refilled():
            return News("frappadingue-big-refilled")
        case _:
            return None


def now_text_id(state: State, deck: Deck) -> str:
    """Return the id of the one line that says what the person in turn may do."""
    if state.phase in (Phase.TAKE, Phase.GO) and in_vain(state, deck):
        return "frappadingue-now-in-vain"
    match state.phase:
        case Phase.FIRST:
            return "frappadingue-now-first"
        case Phase.TAKE:
            return "frappadingue-now-take"
        case Phase.OVER:
            return "frappadingue-now-over"
        case Phase.GO:
            if state.refusal is Refusal.NOT_POSITIVE:
                return "frappadingue-now-not-positive"
            if state.refusal is not None:
                return "frappadingue-now-must"
            return "frappadingue-now-full" if state.full else "frappadingue-now-go"


def why_text_id(state: State, card: Card, deck: Deck) -> str:
    """Return the id of what a card of the throw can do, or why it can do nothing."""
    return f"frappadingue-{use(deck.kind(card), deck.kinds_of(state.throw)).value}"


def odds_text_id(state: State, *, taking: bool) -> str:
    """Return the id of what the odds are about; ``taking``: a set has the focus."""
    if taking:
        return "frappadingue-odds-after"
    first = state.phase is Phase.FIRST
    return "frappadingue-odds-first" if first else "frappadingue-odds-next"


def written(state: State) -> bool:
    """Say whether the turn that is shown is over: what it brought stands on the pad."""
    return len(state.seats[state.turn].turns) >= state.round


def last_round(state: State) -> bool:
    """Say whether the match ends with this round (FP-12)."""
    rules = state.rules
    if state.phase is Phase.OVER:
        return False
    if rules.rounds:
        return state.round >= rules.rounds
    return any(own.total >= rules.goal for own in state.seats)


def why_args(texts: Texts, state: State, card: Card, deck: Deck) -> dict[str, Arg]:
    """Return what the text of :func:`why_text_id` wants to know."""
    kind = deck.kind(card)
    special = kind in SPECIALS
    points = special_points(kind, state.rules.plus_five) if special else 0
    return {"card": kind.replace("-", MINUS), "points": signed(texts, points)}


def idle(state: State, card: Card, deck: Deck) -> bool:
    """Say whether a card of the throw can't be taken whatever is chosen."""
    found = use(deck.kind(card), deck.kinds_of(state.throw))
    return found in (Use.TOO_FEW, Use.LONELY, Use.DEAD)


def stops_at(total: int) -> bool:
    """Say whether a total can be written down (FP-11)."""
    return total > 0 and total % STEP == 0
