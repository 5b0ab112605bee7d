"""What buttons are called, and what is told about whatever has the focus."""

from collections.abc import Sequence

from game.core.cards import HIDDEN
from game.core.choices import TakeBack
from game.core.rules import NOBODY, Seat
from game.core.sentence import Button, Caption, Sentence
from game.frantic.deck import Deck
from game.frantic.draft import ChooseReceiver, Draft, GiveRest
from game.frantic.fits import Refusal
from game.frantic.phrases import card_of, deed_of, refusal_of
from game.frantic.prompts import (
    effect_of,
    nice_try_of,
    share_of,
    threat_of,
)
from game.frantic.screen.offers import At, Spot
from game.frantic.state import Ask, Attack, Deal, Draw, GoOn, Pass, Question, Shares, State, Target
from game.ui.i18n import Texts

LOCK = "icons/lock"
UNLIMITED = "unlimited"
REACTIONS = (Ask.COUNTER, Ask.NICE_TRY)
"""Questions where nothing else can be told than what happens."""


def button_of(state: State, spot: Spot) -> Button:
    """Return what a button says; one that is refused says why."""
    note = Sentence(spot.refusal) if spot.refusal else None
    ask = state.question.ask if state.question else Ask.TURN
    match spot.action:
        case Draw():
            pile = Sentence("frantic-choose-draw-note", args={"count": len(state.draw)})
            return Button(Sentence("frantic-choose-draw"), "icons/cards", note or pile)
        case Pass():
            return _leave(state) if ask in REACTIONS else _PASSES[ask]
        case Target():
            rest = "rest-there" if ask is Ask.SEND_ON else "nobody"
            spared = Sentence(f"frantic-choose-{rest}-note")
            return Button(Sentence(f"frantic-choose-{rest}"), "icons/cross", spared)
        case Shares():
            return Button(
                Sentence("frantic-choose-share-out"), LOCK if note else "icons/check", note
            )
        case GiveRest(to):
            count = state.question.count if state.question else 0
            words = Sentence("frantic-choose-give-rest", args={"count": count}, seats={"name": to})
            return Button(words, "icons/cards")
        case TakeBack():
            return Button(Sentence("frantic-choose-back"), "icons/turn")
        case GoOn():
            return Button(Sentence("frantic-choose-go-on"), "icons/play")
        case Deal():
            return Button(Sentence("frantic-choose-deal"), "icons/cards")
        case _:
            raise AssertionError(spot.action)


_PASSES = {
    Ask.TURN: Button(Sentence("frantic-choose-pass"), "icons/step"),
    Ask.PUT_DOWN: Button(Sentence("frantic-choose-nothing"), "icons/cross"),
}


def _leave(state: State) -> Button:
    """Return the button of those who do not react; it presses itself when time is up."""
    hurry = state.rules.answer != UNLIMITED
    note = Sentence("frantic-choose-leave-note") if hurry else None
    return Button(Sentence("frantic-choose-leave"), "icons/hand", note)


def caption_of(
    texts: Texts,
    names: Sequence[str],
    state: State,
    deck: Deck,
    seat: Seat,
    spot: Spot,
    draft: Draft,
) -> Caption:
    """Return what is told while something has the focus."""
    question = state.question
    assert question is not None
    if question.ask is Ask.COUNTER:
        title = texts("frantic-choose-react", card=texts("frantic-card-counter"))
        return Caption(title, threat_of(state).text(texts, names), question.other)
    if question.ask is Ask.NICE_TRY:
        title = texts("frantic-choose-react", card=texts("frantic-card-nice-try"))
        return Caption(title, nice_try_of(state).text(texts, names))
    if spot.card != HIDDEN:
        caption = _card_caption(texts, state, deck, spot)
        goes = _goes(texts, names, question, draft)
        return caption if spot.refusal or not goes else Caption(caption.title, goes, caption.seat)
    if spot.at is At.PLATE or isinstance(spot.action, Target):
        return _target_caption(texts, names, state, seat, spot)
    words = button_of(state, _as_button(spot)).words.text(texts, names)
    return Caption(words, texts(_about(state, spot)))


def _goes(texts: Texts, names: Sequence[str], question: Question, draft: Draft) -> str:
    """Return where a card goes that is not played; empty for one that is."""
    to = question.other if question.ask is Ask.GIVE else draft.to
    match question.ask:
        case Ask.GIVE | Ask.PRESENTS if to != NOBODY:
            return texts("frantic-choose-about-present", name=names[to])
        case Ask.PRESENTS | Ask.DISCARD | Ask.PUT_DOWN:
            return texts(f"frantic-choose-about-{question.ask.value}")
        case _:
            return ""


def refusal_text(texts: Texts, state: State, deck: Deck, spot: Spot) -> str:
    """Return why something can't be chosen now, with the names of the cards that disagree."""
    if spot.card == HIDDEN or spot.refusal not in {why.value for why in Refusal}:
        return texts(spot.refusal)
    on = None if state.face is None else deck.kind(state.face)
    return refusal_of(
        Refusal(spot.refusal), deck.kind(spot.card), on, state.wish, state.rules.names
    ).text(texts)


def _card_caption(texts: Texts, state: State, deck: Deck, spot: Spot) -> Caption:
    kind = deck.kind(spot.card)
    name = card_of(kind, state.rules.names).text(texts)
    title = name[:1].upper() + name[1:]
    if spot.refusal:
        return Caption(title, refusal_text(texts, state, deck, spot))
    return Caption(title, deed_of(kind).text(texts))


def _target_caption(
    texts: Texts, names: Sequence[str], state: State, seat: Seat, spot: Spot
) -> Caption:
    """Return what becomes of whoever would be named."""
    question = state.question
    assert question is not None
    if spot.refusal:
        return Caption(names[spot.seat], texts(spot.refusal), spot.seat)
    if isinstance(spot.action, Target) and spot.action.seat == NOBODY:
        return Caption(texts(f"frantic-choose-about-{question.ask.value}-nobody"), "")
    if question.ask is Ask.PRESENTS:
        end = "receiver" if isinstance(spot.action, ChooseReceiver) else "present"
        words = texts(f"frantic-choose-about-{end}", name=names[spot.seat])
        return Caption(words, "", spot.seat)
    count = share_of(state) if _is_share(state) else 0
    effect = effect_of(state, seat, question.what, spot.seat, count)
    return Caption(effect.text(texts, names), "", spot.seat)


def _is_share(state: State) -> bool:
    question = state.question
    return question is not None and (question.ask, question.what) == (Ask.SEND_ON, Attack.FOUR)


def _as_button(spot: Spot) -> Spot:
    return Spot(spot.action, spot.box, spot.refusal)


def _about(state: State, spot: Spot) -> str:
    """Return the text id of what a button does; one that is refused says why."""
    if spot.refusal:
        return spot.refusal
    ask = state.question.ask if state.question else Ask.TURN
    match spot.action:
        case Draw():
            return f"frantic-choose-about-draw-{ask.value}" if state.draw else _NO_PILE
        case Pass():
            return f"frantic-choose-about-pass-{ask.value}"
        case GiveRest():
            return "frantic-choose-about-rest"
        case _:
            return "frantic-choose-about-back"


_NO_PILE = "frantic-choose-about-draw-empty"
