"""What a seat may choose in Frantic, for each question that the rules ask.

Cards come first, in the order of an open hand: those that fit before those that don't. What is no
card comes last. Whoever can't be named, and what does not fit, says why.
"""

from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace

from game.core.cards import Card
from game.core.choices import At, Choice, ChooseCard, NotBefore, TakeBack, possible_first
from game.core.rounds.choices import Asked, somebody
from game.core.rules import NOBODY, Seat
from game.core.sentence import Sentence
from game.frantic.deck import COLOURS, NUMBERS, CardKind, Symbol
from game.frantic.draft import STEPS, AddCard, Choosable, ChooseReceiver, Draft, GiveRest
from game.frantic.phrases import ability_in_turn, ability_of, card_of, refusal_of, wish_of
from game.frantic.prompts import share_of, short_effect_of, would_of
from game.frantic.questions import is_sharing, why_not
from game.frantic.resolution import free_cards
from game.frantic.rules import FranticRules
from game.frantic.state import (
    ASKED_ALIKE,
    Action,
    Ask,
    Attack,
    Counter,
    Deal,
    Discard,
    Draw,
    Give,
    GoOn,
    NiceTry,
    Pass,
    Pick,
    Play,
    PutDown,
    Question,
    Shares,
    State,
    Target,
    Wish,
)

CHOOSE = "frantic-choose"
ABOUT, REFUSAL = f"{CHOOSE}-about", f"{CHOOSE}-refusal"
NOT_GIVEN = f"{REFUSAL}-not-given"
NO_COUNTER = f"{REFUSAL}-no-counter"
NO_NICE_TRY = f"{REFUSAL}-no-nice-try"
MUST_COVER = f"{REFUSAL}-must-cover"
DRAW_FIRST, DRAWN = f"{REFUSAL}-draw-first", f"{REFUSAL}-drawn"
NOT_TO_GAMBLE = f"{REFUSAL}-gamble"
SKIPPED = f"{REFUSAL}-skipped"
NOT_FEWER = f"{REFUSAL}-not-fewer"
SHARE_FOUR = f"{REFUSAL}-share-four"
SHARED_ALL = f"{REFUSAL}-shared-all"
UNLIMITED = "unlimited"

Told = Choice[Choosable]


class _Asked(Asked[FranticRules, State, Question, Draft], frozen=True):
    @property
    def given_to(self) -> Seat:
        """Who gets the card that is chosen, as far as that is known."""
        if self.question.ask is Ask.GIVE:
            return self.question.other
        return self.others[0] if len(self.others) == 1 else self.draft.to


Make = Callable[[str], Choosable]
Why = Callable[[_Asked, Card], Sentence]


def choices_of(
    rules: FranticRules, state: State, seat: Seat, draft: Draft | None = None
) -> tuple[Told, ...]:
    """Return what a seat may choose now, best first; nothing for one that is not asked.

    ``draft`` is what it has put together so far.
    """
    question = state.question
    if question is None or seat not in question.seats:
        return ()
    asked = _Asked(rules, state, seat, question, draft or Draft())
    return tuple(_CHOICES[question.ask](asked))


def rest_of(rules: FranticRules, state: State, seat: Seat, to: Seat) -> Action | None:
    """Return the next card of ``GiveRest``, or ``None`` when all are given."""
    question = state.question
    if question is None or question.ask is not Ask.PRESENTS or seat not in question.seats:
        return None
    found = (action for action in rules.legal_actions(state, seat) if isinstance(action, Give))
    return next((action for action in found if action.to == to), None)


# Cards of the own hand.


def _hand(asked: _Asked, make: Make, why: Why) -> tuple[Told, ...]:
    """Return the cards of the hand; those first that can be chosen."""
    cards = sorted(free_cards(asked.state, asked.seat), key=asked.rules.deck.ranks.__getitem__)
    return possible_first(_card(asked, card, make, why) for card in cards)


def _card(asked: _Asked, card: Card, make: Make, why: Why) -> Told:
    kind = asked.rules.deck.kind(card)
    action = make(kind.text)
    good = isinstance(action, STEPS) or action in asked.legal
    return Choice(
        action,
        replace(card_of(kind, asked.state.rules.names), capital=True),
        At.CARD,
        card,
        about=_goes(asked) or _does(asked, kind),
        refusal=None if good else why(asked, card),
    )


def _goes(asked: _Asked) -> Sentence | None:
    """Return where a card goes that is not played; ``None`` for one that is."""
    match asked.question.ask:
        case Ask.GIVE | Ask.PRESENTS if asked.given_to != NOBODY:
            return Sentence(f"{ABOUT}-present", asked.given_to)
        case Ask.PRESENTS | Ask.DISCARD | Ask.PUT_DOWN:
            return Sentence(f"{ABOUT}-{asked.question.ask.value}")
        case _:
            return None


def _does(asked: _Asked, kind: CardKind) -> Sentence:
    """Return what a card does that is played now."""
    own = asked.question.ask in (Ask.TURN, Ask.COVER)
    return ability_in_turn(kind) if own else ability_of(kind)


def _misfit(asked: _Asked, card: Card) -> Sentence:
    state, deck = asked.state, asked.rules.deck
    why = why_not(state, deck, asked.seat, card)
    assert why is not None, f"{deck.text(card)} fits"
    on = None if state.face is None else deck.kind(state.face)
    return refusal_of(why, deck.kind(card), on, state.wish, state.rules.names)


def _because(text_id: str) -> Why:
    """Return what gives one reason for every card."""
    return lambda *_: Sentence(text_id)


def _good(_: _Asked, card: Card) -> Sentence:
    """Stand for the reason where every card will do."""
    raise AssertionError(card)


# The own turn.


def _turn(asked: _Asked) -> Iterator[Told]:
    """Return the hand, then to draw and to pass: each has its place, though only one can be."""
    yield from _hand(asked, Play, _misfit)
    yield _draw(asked)
    drawn = Pass() in asked.legal
    yield Choice(
        Pass(),
        Sentence(f"{CHOOSE}-pass"),
        about=Sentence(f"{ABOUT}-pass-turn"),
        refusal=None if drawn else Sentence(DRAW_FIRST),
    )


def _cover(asked: _Asked) -> Iterator[Told]:
    yield from _hand(asked, Play, _misfit)
    yield _draw(asked)


def _draw(asked: _Asked) -> Told:
    left = len(asked.state.draw)
    about = f"draw-{asked.question.ask.value}" if left else "draw-empty"
    why = MUST_COVER if asked.question.ask is Ask.COVER else DRAWN
    return Choice(
        Draw(),
        Sentence(f"{CHOOSE}-draw"),
        At.PILE,
        about=Sentence(f"{ABOUT}-{about}"),
        note=Sentence(f"{CHOOSE}-draw-note", args={"count": left}),
        refusal=None if Draw() in asked.legal else Sentence(why),
    )


def _wish(asked: _Asked) -> Iterator[Told]:
    for what in (*COLOURS, *(map(str, NUMBERS) if asked.question.count else ())):
        yield Choice(Wish(what), wish_of(what), At.WISH)


# To name somebody.


def _target(asked: _Asked) -> Iterator[Told]:
    yield from possible_first(_named(asked, other) for other in asked.others)
    nobody = Target(NOBODY)
    if nobody in asked.legal:
        what = "rest-there" if asked.question.ask is Ask.SEND_ON else "nobody"
        about = Sentence(f"{ABOUT}-{asked.question.ask.value}-nobody")
        note = Sentence(f"{CHOOSE}-{what}-note")
        yield Choice(nobody, Sentence(f"{CHOOSE}-{what}"), about=about, note=note)


def _named(asked: _Asked, other: Seat) -> Told:
    """Return somebody, and what would become of them."""
    state, what, action = asked.state, asked.question.what, Target(other)
    if action not in asked.legal:
        why = SKIPPED if what == Attack.SKIP else NOT_FEWER
        return somebody(action, other, refusal=Sentence(why))
    sent_on = asked.question.ask is Ask.SEND_ON and what == Attack.FOUR
    count = share_of(state) if sent_on else 0
    about = would_of(state, asked.seat, what, other, count)
    return somebody(action, other, about, short_effect_of(state, asked.seat, what, other, count))


def _shares(asked: _Asked) -> Iterator[Told]:
    yield from (_sharer(asked, other) for other in asked.others)
    if not asked.draft.empty:
        yield _back()
    ready = Shares(asked.draft.shares)
    good = is_sharing(asked.state, asked.seat, ready)
    refusal = None if good else Sentence(SHARE_FOUR)
    yield Choice(ready, Sentence(f"{CHOOSE}-share-out"), refusal=refusal)


def _sharer(asked: _Asked, other: Seat) -> Told:
    """Return somebody to draw one card more; the note is what they draw by now."""
    count, order = asked.draft.added.count(other), list(dict.fromkeys(asked.draft.added))
    about = would_of(asked.state, asked.seat, Attack.FOUR, other, count + 1)
    args = {"place": order.index(other) + 1 if count else 0, "count": count}
    note = Sentence(f"{CHOOSE}-short-share", args=args) if count else None
    refusal = None if asked.draft.left else Sentence(SHARED_ALL)
    return somebody(AddCard(other), other, about, note, refusal)


# Reactions.


def _counter(asked: _Asked) -> Iterator[Told]:
    yield from _reaction(asked, Symbol.COUNTER, Counter(), NO_COUNTER)


def _nice_try(asked: _Asked) -> Iterator[Told]:
    yield from _reaction(asked, Symbol.NICE_TRY, NiceTry(), NO_NICE_TRY)


def _reaction(asked: _Asked, symbol: Symbol, action: Action, refusal: str) -> Iterator[Told]:
    """Return the hand, of which one kind alone answers; others would be no answer at all."""

    def make(kind: str) -> Choosable:
        return action if kind == symbol.value else Play(kind)

    assert asked.question.ask in ASKED_ALIKE
    yield from _hand(asked, make, _because(refusal))
    hurry = asked.state.rules.answer != UNLIMITED
    note = Sentence(f"{CHOOSE}-leave-note") if hurry else None
    yield Choice(Pass(), Sentence(f"{CHOOSE}-leave"), note=note)
    yield Choice(
        NotBefore(), Sentence("answers-not-before"), about=Sentence("answers-not-before-about")
    )


# Several cards, one after the other.


def _give(asked: _Asked) -> Iterator[Told]:
    yield from _hand(asked, Give, _because(NOT_GIVEN))
    yield from _last_back(asked)


def _discard(asked: _Asked) -> Iterator[Told]:
    yield from _hand(asked, Discard, _good)
    yield from _last_back(asked)


def _last_back(asked: _Asked) -> Sequence[Told]:
    """Offer to take the own last card back."""
    chosen = asked.state.chosen
    own = bool(chosen) and chosen[-1].seat == asked.seat
    return (_back(),) if own else ()


def _back() -> Told:
    return Choice(TakeBack(), Sentence(f"{CHOOSE}-back"), about=Sentence(f"{ABOUT}-back"))


def _presents(asked: _Asked) -> Iterator[Told]:
    """Return a card first and then its receiver, or a receiver first and then the cards."""
    draft, others = asked.draft, asked.others
    held = asked.rules.deck.find(free_cards(asked.state, asked.seat), draft.kind)
    if held is not None:
        for other in others:
            yield somebody(Give(draft.kind, other), other, Sentence(f"{ABOUT}-present", other))
        yield from _waiting_hand(asked, held)
        return
    known = draft.to if draft.to in others else NOBODY
    to = others[0] if len(others) == 1 else known
    yield from _hand(asked, ChooseCard if to == NOBODY else lambda kind: Give(kind, to), _good)
    for other in others:
        if other != to:
            yield somebody(ChooseReceiver(other), other, Sentence(f"{ABOUT}-receiver", other))
    if to != NOBODY and asked.question.count > 1:
        rest = Sentence(f"{CHOOSE}-give-rest", to, {"count": asked.question.count})
        yield Choice(GiveRest(to), rest, about=Sentence(f"{ABOUT}-rest"))
    yield from _last_back(asked)


def _waiting_hand(asked: _Asked, waiting: Card) -> Iterator[Told]:
    """Return the hand while one card waits for its receiver: chosen again it is put back."""
    for choice in _hand(asked, ChooseCard, _good):
        yield replace(choice, action=TakeBack()) if choice.card == waiting else choice


def _put_down(asked: _Asked) -> Iterator[Told]:
    yield from _hand(asked, PutDown, _because(NOT_TO_GAMBLE))
    if Pass() in asked.legal:
        about = Sentence(f"{ABOUT}-pass-put-down")
        yield Choice(Pass(), Sentence(f"{CHOOSE}-nothing"), about=about)


# Events, and between rounds.


def _pick(asked: _Asked) -> Iterator[Told]:
    for card in asked.state.market:
        kind = asked.rules.deck.kind(card)
        name = replace(card_of(kind, asked.state.rules.names), capital=True)
        yield Choice(Pick(kind.text), name, At.MARKET, card, about=ability_of(kind))


def _eye(_: _Asked) -> Iterator[Told]:
    yield Choice(GoOn(), Sentence(f"{CHOOSE}-go-on"))


def _deal(_: _Asked) -> Iterator[Told]:
    yield Choice(Deal(), Sentence(f"{CHOOSE}-deal"))


_CHOICES: dict[Ask, Callable[[_Asked], Iterator[Told]]] = {
    Ask.DEAL: _deal,
    Ask.TURN: _turn,
    Ask.COVER: _cover,
    Ask.WISH: _wish,
    Ask.TARGET: _target,
    Ask.SEND_ON: _target,
    Ask.SHARES: _shares,
    Ask.COUNTER: _counter,
    Ask.NICE_TRY: _nice_try,
    Ask.GIVE: _give,
    Ask.PRESENTS: _presents,
    Ask.DISCARD: _discard,
    Ask.PUT_DOWN: _put_down,
    Ask.PICK: _pick,
    Ask.EYE: _eye,
}
