"""What cards and refusals are called, in the players' language and the names they chose (FC-2)."""

from game.frantic.deck import BLACK, CardKind, Symbol
from game.frantic.fits import Refusal
from game.frantic.state import State
from game.ui.i18n import Texts

SYMBOL_WORDS = {
    Symbol.CHANCE: "chance",
    Symbol.SKIP: "skip",
    Symbol.GIFT: "gift",
    Symbol.EXCHANGE: "exchange",
    Symbol.FANTASTIC: "fantastic",
    Symbol.FOUR: "four",
    Symbol.EQUALITY: "equality",
    Symbol.COUNTER: "counter",
    Symbol.NICE_TRY: "nice-try",
    Symbol.NOT_YOU: "not-you",
}
"""The word of each symbol in the ids of its texts."""
PRINTED = "printed"


def name_of(texts: Texts, kind: CardKind, names: str) -> str:
    """Return what a card is called without its colour: ``7``, ``Skip``; ``names``: the option."""
    if kind.number:
        return str(kind.number)
    own = "-printed" if kind.symbol is Symbol.NOT_YOU and names == PRINTED else ""
    return texts(f"frantic-card-{SYMBOL_WORDS[kind.symbol]}{own}")


def words_of(texts: Texts, kind: CardKind, names: str) -> str:
    """Return what a card is called with its colour: ``red 7``, ``Skip (red)``."""
    name = name_of(texts, kind, names)
    if not kind.colour:
        return name
    form = "number" if kind.number else "special"
    return texts(f"frantic-kind-{form}", card=name, colour=colour_of(texts, kind.colour))


def colour_of(texts: Texts, colour: str) -> str:
    """Return a colour's word."""
    return texts(f"frantic-colour-{colour}")


def wish_of(texts: Texts, wish: str) -> str:
    """Return the word of a colour or a number that is asked for."""
    return wish if wish.isdecimal() else colour_of(texts, wish)


def deed_of(texts: Texts, kind: CardKind) -> str:
    """Return in a line what a card does."""
    if kind.number:
        return texts("frantic-does-black" if kind.colour == BLACK else "frantic-does-number")
    return texts(f"frantic-does-{SYMBOL_WORDS[kind.symbol]}")


def event_text(texts: Texts, key: str, gambling: str) -> str:
    """Return what an event does, and to whom, under the option ``gambling`` (FC-38)."""
    own = f"frantic-event-{key}-text-{gambling}"
    return texts(own if texts.has(own) else f"frantic-event-{key}-text")


def refusal_words(
    texts: Texts, why: Refusal, kind: CardKind, on: CardKind | None, state: State
) -> str:
    """Return why a card can't be played, with the cards' names: for an open hand only."""
    named = f"{why.value}-named"
    if not texts.has(named):
        return texts(why.value)
    names = state.rules.names
    said = texts(
        named,
        card=words_of(texts, kind, names),
        on="" if on is None else words_of(texts, on, names),
        wish=wish_of(texts, state.wish) if state.wish else "",
    )
    return said[:1].upper() + said[1:]
