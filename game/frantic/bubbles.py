"""What Frantic tells a person once, when it is needed."""

from collections.abc import Iterator, Sequence

from game.core.bubbles import CHOICES, HAND, Bubble, tips_of
from game.core.cards import Card
from game.core.rules import NOBODY, Seat
from game.core.sentence import Sentence
from game.frantic.deck import BLACK, Symbol
from game.frantic.effects import ATTACKS
from game.frantic.phrases import card_of, wish_of
from game.frantic.questions import agree
from game.frantic.rules import FranticRules
from game.frantic.state import ASKED_ALIKE, NOT_YOU_HAND, Ask, Play, State, Target

TOLD = "frantic-bubble"
DISCARD, DRAW_PILE, WISH = "discard", "draw", "wish"
PASS, MARKET = "pass", "market"
"""Places of its table: the open pile, the closed one, what is asked for, the button that ends the
turn, and the market."""
PLAY = ("play",)
_NOT_OUT = frozenset({Symbol.CHANCE})
"""Another card has to be played or drawn after it, so that nobody is out by it."""
_ASKED = {
    Ask.COUNTER: "attack",
    Ask.NICE_TRY: "nice-try",
    Ask.WISH: "wishing",
    Ask.TARGET: "target",
    Ask.SEND_ON: "send-on",
    Ask.SHARES: "shares",
    Ask.GIVE: "give",
    Ask.COVER: "cover",
    Ask.PICK: "pick",
    Ask.PRESENTS: "presents",
}
"""What is told as soon as something is asked for the first time."""
_PLACES = {Ask.GIVE: HAND, Ask.COVER: HAND, Ask.PRESENTS: HAND, Ask.PICK: MARKET}
"""Where the thing is that is told of then, if not where choices lie."""

_NAMING = frozenset({Ask.TARGET, Ask.SEND_ON})
"""What is told then lies beside somebody who may be named."""

SAMPLE_TURNS, SAMPLE_POINTS = 3, 7
TIPS = tips_of(
    TOLD,
    (
        "fit",
        "draw",
        "drawn",
        "asked-for",
        "bomb",
        "nearly",
        "last",
        "black",
        "own-attack",
        "chance",
        "own-counter",
        "not-you",
        "attack",
        "struck",
        "nice-try",
        "wishing",
        "target",
        "send-on",
        "shares",
        "give",
        "cover",
        "pick",
        "presents",
    ),
    {
        "asked-for": Sentence("", parts={"wish": (wish_of("red"),)}, capital=True),
        "bomb": Sentence("", args={"left": SAMPLE_TURNS}),
        "nearly": Sentence("", words={"name": "book-tips-somebody"}, capital=True),
        "not-you": Sentence(
            "",
            args={"cards": NOT_YOU_HAND, "points": SAMPLE_POINTS},
            words={"card": "frantic-card-not-you"},
        ),
        "own-attack": Sentence("", words={"card": "frantic-card-gift"}),
        "chance": Sentence("", words={"card": "frantic-card-chance"}),
        "own-counter": Sentence("", words={"card": "frantic-card-counter"}),
    },
)
"""All that is told, to be read again in the book; what depends on a match as an example."""


def bubbles_of(
    rules: FranticRules, state: State, seat: Seat, *, hand_open: bool, struck: bool = False
) -> Iterator[Bubble]:
    """Yield what may be told to a seat that is to choose, what is needed most first.

    ``struck``: somebody has attacked the seat, which held no Counterattack then. What is told of
    a question with a clock depends on no hand (FC-24).
    """
    question = state.question
    if question is None:
        return
    if question.ask in _ASKED:
        line, named = Sentence(f"{TOLD}-{_ASKED[question.ask]}"), _named(rules, state, seat)
        if question.ask in _NAMING and named != NOBODY:
            yield Bubble(line, seat=named)
        else:
            place, clocked = _PLACES.get(question.ask, CHOICES), question.ask in ASKED_ALIKE
            yield Bubble(line, place=place, clocked=clocked)
    if struck and hand_open and question.ask not in ASKED_ALIKE:
        yield Bubble(Sentence(f"{TOLD}-struck"), seat=seat)
    if question.ask is Ask.TURN:
        yield from _of_table(state, seat)
        if hand_open:
            yield from _of_hand(rules, state, seat, drawn=bool(question.count))


def _named(rules: FranticRules, state: State, seat: Seat) -> Seat:
    """Return the first whom a seat may name, if there is anybody."""
    legal = rules.legal_actions(state, seat)
    return next((action.seat for action in legal if isinstance(action, Target)), NOBODY)


def _of_table(state: State, seat: Seat) -> Iterator[Bubble]:
    """Yield what everybody can see."""
    if state.wish:
        parts = {"wish": (wish_of(state.wish),)}
        yield Bubble(Sentence(f"{TOLD}-asked-for", parts=parts), place=WISH, deed=PLAY)
    if state.bomb:
        left = {"left": state.bomb[seat]}
        yield Bubble(Sentence(f"{TOLD}-bomb", args=left), place=DISCARD)
    for other, hand in enumerate(state.hands):
        if len(hand) == 1 and other != seat:
            yield Bubble(Sentence(f"{TOLD}-nearly", other), seat=other)


def _of_hand(rules: FranticRules, state: State, seat: Seat, *, drawn: bool) -> Iterator[Bubble]:
    """Yield what the own hand gives reason to tell."""
    hand, kind = state.hands[seat], rules.deck.kind
    goes = {one.kind for one in rules.legal_actions(state, seat) if isinstance(one, Play)}
    playable = [card for card in hand if kind(card).text in goes]
    if drawn:
        yield Bubble(Sentence(f"{TOLD}-drawn"), place=PASS, deed=(*PLAY, "pass"))
    elif not playable:
        yield Bubble(Sentence(f"{TOLD}-draw"), place=DRAW_PILE, deed=("draw",))
    elif state.face is not None and not state.wish:
        on = kind(state.face)
        if any(kind(card).colour and agree(kind(card), on) for card in playable):
            yield Bubble(Sentence(f"{TOLD}-fit"), place=DISCARD, deed=PLAY)
    if len(hand) == 1 and playable and kind(hand[0]).symbol not in _NOT_OUT:
        yield Bubble(Sentence(f"{TOLD}-last"), card=hand[0], deed=PLAY)
    yield from _of_cards(rules, state, hand, playable)


def _of_cards(
    rules: FranticRules, state: State, hand: Sequence[Card], playable: Sequence[Card]
) -> Iterator[Bubble]:
    """Yield what single cards do, each by its name."""
    kind = rules.deck.kind

    def line(end: str, card: Card, **args: int) -> Sentence:
        named = {"card": (card_of(kind(card), state.rules.names),)}
        return Sentence(f"{TOLD}-{end}", args=args, parts=named, capital=True)

    for card in playable:
        played = (f"play {kind(card).text}",)
        if kind(card).colour == BLACK:
            yield Bubble(Sentence(f"{TOLD}-black"), card=card, deed=played)
        if kind(card).symbol in ATTACKS:
            yield Bubble(line("own-attack", card), card=card, deed=played)
        if kind(card).symbol is Symbol.CHANCE:
            yield Bubble(line("chance", card), card=card, deed=played)
    for card in hand:
        if kind(card).symbol is Symbol.COUNTER:
            yield Bubble(line("own-counter", card), card=card)
        if kind(card).symbol is Symbol.NOT_YOU:
            told = line("not-you", card, cards=NOT_YOU_HAND, points=kind(card).points)
            yield Bubble(told, card=card)
