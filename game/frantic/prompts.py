"""What to do now, in a line: for the one who chooses, for those who watch, and what comes of it.

All of it is said aloud, so it depends on nothing that a closed hand holds (FC-61).
"""

from collections.abc import Callable

from msgspec.structs import replace

from game.core.choices import Stakes
from game.core.rules import NOBODY, Seat
from game.core.sentence import Sentence
from game.frantic.deck import BLACK, Deck
from game.frantic.draft import Draft
from game.frantic.happenings import ANY_CARD
from game.frantic.phrases import wish_of
from game.frantic.state import GIFT, NICE_TRY, Ask, Attack, Job, Question, State

TWO = 2
"""Between two nobody has to say to whom a present goes."""
NOW, WATCH = "frantic-choose-now", "frantic-choose-watch"
EFFECT, WOULD = "frantic-choose-effect", "frantic-choose-would"


def question_of(state: State, seat: Seat, draft: Draft | None = None) -> Sentence:
    """Return what somebody who is asked has to do; ``draft`` is how far it has come."""
    question = state.question
    assert question is not None
    draft = draft or Draft()
    if len(state.hands) == TWO:
        draft = replace(draft, to=1 - seat)
    return replace(_now(state, question, draft), seat=seat)


def asking_on(deck: Deck) -> Callable[..., Sentence]:
    """Return :func:`question_of` that knows the cards of a deck, and so says what goes on black.

    Hardly anything does, nor on what is asked for: who looks at a hand in which nothing goes is to
    know what to wait for.
    """

    def asking(state: State, seat: Seat, draft: Draft | None = None) -> Sentence:
        told = question_of(state, seat, draft)
        question = state.question
        assert question is not None
        if question.ask is not Ask.TURN or state.face is None:
            return told
        face, drawn = deck.kind(state.face), "-drawn" if question.count else ""
        if state.wish:
            wish = {"wish": (wish_of(state.wish),)}
            return replace(told, text_id=f"{NOW}-turn-wish{drawn}", parts=wish)
        if face.colour != BLACK:
            return told
        return replace(told, text_id=f"{NOW}-turn-black{drawn}", args={"number": face.number})

    return asking


def watch_of(state: State) -> Sentence:
    """Return what everybody waits for; its ``seat`` is who is asked, if that is one player."""
    question = state.question
    if question is None:
        return Sentence(f"{WATCH}-over")
    alone = question.seats[0] if len(question.seats) == 1 else NOBODY
    if question.ask is Ask.COUNTER:
        return replace(_attacked(question, WATCH), seat=alone)
    if question.ask is Ask.NICE_TRY:
        return replace(_nice_try(state, WATCH), seat=alone)
    drawn = "-drawn" if question.ask is Ask.TURN and question.count else ""
    everybody = "-all" if alone == NOBODY else ""
    return Sentence(f"{WATCH}-{question.ask.value}{drawn}{everybody}", alone)


def threat_of(state: State) -> Sentence:
    """Return what the attack would do to whoever is asked for a Counterattack."""
    question = state.question
    assert question is not None
    count = share_of(state) if question.what == Attack.FOUR else 0
    return would_of(state, question.other, question.what, question.seats[0], count)


def threatened(state: State) -> int:
    """Return how many cards the attack would bring whoever is asked for a Counterattack."""
    question = state.question
    assert question is not None
    count = share_of(state) if question.what == Attack.FOUR else 0
    return _amount(state, question.other, question.what, question.seats[0], count)


def stakes_of(state: State) -> Stakes | None:
    """Return what an attack or an empty hand is about; ``None`` for all other questions."""
    question = state.question
    if question is None:
        return None
    match question.ask:
        case Ask.COUNTER:
            title = Sentence("frantic-choose-react", words={"card": "frantic-card-counter"})
            return Stakes(title, threat_of(state), question.other)
        case Ask.NICE_TRY:
            title = Sentence("frantic-choose-react", words={"card": "frantic-card-nice-try"})
            told = replace(nice_try_of(state), text_id=f"{WOULD}-nice-try")
            return Stakes(title, told)
        case _:
            return None


def nice_try_of(state: State) -> Sentence:
    """Return what Nice Try does to those whose hands are empty."""
    return replace(_nice_try(state, EFFECT), args={"count": NICE_TRY}, words={})


def would_of(state: State, seat: Seat, what: str, target: Seat, count: int = 0) -> Sentence:
    """Return what an attack would do, as long as it is chosen or may still be stopped."""
    told = effect_of(state, seat, what, target, count)
    return replace(told, text_id=f"{WOULD}-{what}")


def effect_of(state: State, seat: Seat, what: str, target: Seat, count: int = 0) -> Sentence:
    """Return what a seat's attack does to a target; ``count`` is a share of a Fantastic Four."""
    return Sentence(
        f"{EFFECT}-{what}",
        target,
        {
            "count": _amount(state, seat, what, target, count),
            "takes": min(GIFT, len(state.hands[target])),
        },
        {"name": target, "attacker": seat},
    )


def short_effect_of(state: State, seat: Seat, what: str, target: Seat, count: int = 0) -> Sentence:
    """Return the same in two or three words, for the target's plate."""
    amount = _amount(state, seat, what, target, count)
    return Sentence(f"frantic-choose-short-{what}", target, {"count": amount})


def share_of(state: State) -> int:
    """Return how many cards of a Fantastic Four the question is about."""
    question = state.question
    assert question is not None
    waiting = (task for task in reversed(state.agenda) if task.job is Job.DRAW_SHARES)
    return next(task.shares[question.count].count for task in waiting)


def _amount(state: State, seat: Seat, what: str, target: Seat, count: int) -> int:
    mine, theirs = len(state.hands[seat]), len(state.hands[target])
    match what:
        case Attack.GIFT | Attack.EXCHANGE:
            return min(GIFT, mine)
        case Attack.EQUALITY:
            return max(0, mine - theirs)
        case _:
            return count


def _now(state: State, question: Question, draft: Draft) -> Sentence:
    """Return what is asked of somebody in turn, or because of a special."""
    text_id, more = f"{NOW}-{question.ask.value}", bool(question.count)
    match question.ask:
        case Ask.DEAL:
            return Sentence(text_id, args={"round": len(state.points[0]) + 1})
        case Ask.TURN:
            return Sentence(f"{text_id}-drawn" if more else text_id)
        case Ask.WISH:
            return Sentence(f"{text_id}-any" if more else text_id)
        case Ask.COVER:
            return Sentence(text_id, words={"card": "frantic-card-chance"})
        case Ask.TARGET:
            return Sentence(f"{text_id}-{question.what}", words={"card": _card_id(question.what)})
        case Ask.SEND_ON:
            return Sentence(text_id, words={"card": _card_id(question.what)})
        case Ask.SHARES:
            return Sentence(text_id, args={"left": draft.left})
        case Ask.COUNTER:
            return _attacked(question, NOW)
        case Ask.NICE_TRY:
            return _nice_try(state, NOW)
        case _:
            return _now_cards(state, question, draft)


def _now_cards(state: State, question: Question, draft: Draft) -> Sentence:
    """Return what is asked about single cards."""
    text_id, args = f"{NOW}-{question.ask.value}", {"left": question.count}
    match question.ask:
        case Ask.GIVE:
            words = {"card": _card_id(question.what)}
            return Sentence(text_id, args=args, seats={"target": question.other}, words=words)
        case Ask.PRESENTS if draft.kind:
            return Sentence(f"{text_id}-to")
        case Ask.PRESENTS if draft.to != NOBODY:
            return Sentence(f"{text_id}-more", args=args, seats={"target": draft.to})
        case Ask.PRESENTS | Ask.DISCARD:
            return Sentence(text_id, args=args)
        case Ask.PUT_DOWN if state.rules.gambling == ANY_CARD or not state.colour:
            return Sentence(f"{text_id}-any")
        case Ask.PUT_DOWN:
            return Sentence(text_id, words={"colour": f"frantic-colour-{state.colour}"})
        case _:
            return Sentence(text_id)


def _attacked(question: Question, text: str) -> Sentence:
    return Sentence(
        f"{text}-counter",
        seats={"attacker": question.other},
        words={"card": _card_id(question.what)},
    )


def _nice_try(state: State, text: str) -> Sentence:
    """Ask for Nice Try: those whose hands are empty would draw."""
    out = tuple(seat for seat, hand in enumerate(state.hands) if not hand)
    return Sentence(
        f"{text}-nice-try",
        words={"card": "frantic-card-nice-try"},
        several=out,
    )


def _card_id(attack: str) -> str:
    return f"frantic-card-{attack}"
