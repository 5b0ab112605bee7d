"""Words of texts: how values are read and written, and names of cards and events."""

import enum
import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, TypeVar

import msgspec

from game.core.cards import Deck
from game.core.rules import PositionError

T = TypeVar("T")
E = TypeVar("E", bound=enum.Enum)

_WHOLE = re.compile(r"-?[0-9]{1,9}")


def card_texts(cards: Iterable[int], deck: Deck[Any]) -> str:
    """Return the texts of cards with blanks between; ``-`` for none."""
    return listed_text(map(deck.text, cards))


def listed_text(values: Iterable[object], between: str = " ") -> str:
    """Return values one after another; ``-`` for none."""
    return between.join(map(str, values)) or "-"


def listed(text: str, between: str = " ") -> list[str]:
    """Return what stands between blanks, or something else; ``-`` is none."""
    parts = text.split(between.strip() or None)
    return [] if text == "-" else [part.strip() for part in parts]


def event_name(event: Any) -> str:
    """Return the name of an event's kind: ``picked-up`` for ``PickedUp``."""
    return kind_name(type(event))


def kind_name(kind: type) -> str:
    """Return the name of a kind of events as texts have it."""
    name = kind.__name__
    return "".join("-" + letter.lower() if letter.isupper() else letter for letter in name)[1:]


class Form(msgspec.Struct, Generic[T], frozen=True):
    """How a value is read and written; ``read`` raises ``ValueError`` with what is wrong.

    Both are given the ``Reading`` or ``Writing`` too, for the deck and what else they need.
    """

    read: Callable[[str, Any], T]
    write: Callable[[T, Any], str]


class Part(msgspec.Struct, frozen=True):
    """A word, and the field of a struct that it tells, which is named alike if not said otherwise.

    ``left_out`` is what is read where the word is missing; an ``optional`` part is not written
    where it would say just that. If the field is ``""``, the form writes the struct as a whole,
    and reads a ``dict`` of fields.
    """

    word: str
    form: Form[Any]
    left_out: str | Callable[[Any], str] = "-"
    field: str | None = None
    optional: bool = False

    @property
    def name(self) -> str:
        """Return the word alone."""
        return self.word

    @property
    def _field(self) -> str:
        return self.name.replace("-", "_") if self.field is None else self.field

    def missing(self, at: Any) -> str:
        """Return what is read where the word is missing."""
        return self.left_out if isinstance(self.left_out, str) else self.left_out(at)

    def value_in(self, struct: Any) -> Any:
        """Return what the word tells of a struct."""
        return getattr(struct, self._field) if self._field else struct

    def text(self, struct: Any, at: Any) -> str | None:
        """Return what is written; ``None`` for nothing."""
        text = self.form.write(self.value_in(struct), at)
        return None if self.optional and text == self.missing(at) else text

    def fields(self, value: Any) -> dict[str, Any]:
        """Return the fields that hold what was read."""
        return {self._field: value} if self._field else value


def one_of(text: str, possible: Iterable[str]) -> str:
    """Return the text; ``ValueError`` if it is not possible."""
    if text not in possible:
        raise ValueError(f"{text!r} is not one of {', '.join(possible)}")
    return text


def _whole(text: str) -> int:
    if not _WHOLE.fullmatch(text):
        raise ValueError(f"{text!r} is no whole number")
    return int(text)


def simple(read: Callable[[str], T], write: Callable[[T], str] = str) -> Form[T]:
    """Return the form of a value that needs nothing but itself."""
    return Form(lambda text, _: read(text), lambda value, _: write(value))


NUMBER = simple(_whole)
TEXT = simple(str)
CARD: Form[int] = Form(lambda text, at: at.card(text), lambda card, at: at.deck.text(card))
"""A card that lies where the line says, and nowhere else."""
NAMED_CARD: Form[int] = Form(lambda text, at: at.deck.card(text), CARD.write)
"""A card that lies where another line says."""
CARDS: Form[tuple[int, ...]] = Form(
    lambda text, at: at.cards(text), lambda cards, at: card_texts(cards, at.deck)
)
PILE: Form[tuple[int, ...]] = Form(lambda text, at: at.pile(text), CARDS.write)
"""Cards, and perhaps the rest of all."""


def choice(*possible: str) -> Form[str]:
    """Return the form of one of these texts."""
    return simple(lambda text: one_of(text, possible))


def by_word(values: Mapping[str, T]) -> Form[T]:
    """Return the form of one of these values, each with its word."""
    names = {value: word for word, value in values.items()}
    return simple(lambda text: values[one_of(text, values)], names.__getitem__)


def member(kind: type[E]) -> Form[E]:
    """Return the form of a member of an enumeration of texts."""
    return by_word({one.value: one for one in kind})


FLAG = by_word({"no": False, "": True})
"""True where the word stands alone."""


def or_word(word: str, meaning: Any, form: Form[T]) -> Form[T]:
    """Return a form in which one word has a meaning of its own."""
    return Form(
        lambda text, at: meaning if text == word else form.read(text, at),
        lambda value, at: word if value == meaning else form.write(value, at),
    )


def many(form: Form[T], between: str = " ") -> Form[tuple[T, ...]]:
    """Return the form of several values one after another; ``-`` is none."""
    return Form(
        lambda text, at: tuple(form.read(part, at) for part in listed(text, between)),
        lambda values, at: listed_text((form.write(value, at) for value in values), between),
    )


NUMBERS = many(NUMBER)


def joined(build: Callable[..., T], between: str, one: Part, other: Part) -> Form[T]:
    """Return the form of a struct told as two values with a sign between; their words are names."""

    def read(text: str, at: Any) -> T:
        first, found, second = text.partition(between.strip() or between)
        if not found:
            raise ValueError(f"{text!r} is not of the form {one.word}{between}{other.word}")
        fields = one.fields(one.form.read(first.strip(), at))
        return build(**fields, **other.fields(other.form.read(second.strip(), at)))

    def write(struct: T, at: Any) -> str:
        return f"{one.text(struct, at)}{between}{other.text(struct, at)}"

    return Form(read, write)


def words(build: Callable[..., T], *parts: Part) -> Form[T]:
    """Return the form of a struct told as ``word=value``; a part without a word comes first."""
    known = {part.word: part for part in parts}

    def read(text: str, at: Any) -> T:
        given = _pairs(text, known)
        fields: dict[str, Any] = {}
        for word, part in known.items():
            value = given[word] if word in given else part.missing(at)
            try:
                fields |= part.fields(part.form.read(value, at))
            except PositionError:
                raise
            except (ValueError, OverflowError) as error:
                raise ValueError(f"{word}: {error}" if word else str(error)) from error
        return build(**fields)

    def write(struct: T, at: Any) -> str:
        pairs = ((part.word, part.text(struct, at)) for part in parts)
        return listed_text("=".join(filter(None, pair)) for pair in pairs if pair[1] is not None)

    return Form(read, write)


def _pairs(text: str, known: Mapping[str, Part]) -> dict[str, str]:
    found: dict[str, str] = {}
    for place, pair in enumerate(listed(text)):
        if not place and "" in known:
            word, value = "", pair
        elif pair in known and known[pair].form is FLAG:
            word, value = pair, ""
        else:
            word, equals, value = pair.partition("=")
            if not equals:
                raise ValueError(f"{pair!r} is not of the form word=value")
        if word not in known:
            raise ValueError(f"unknown word {word!r}")
        if word in found:
            raise ValueError(f"{word} stands there twice")
        found[word] = value
    return found


def points_or_rounds(points: str, most: int) -> Form[Any]:
    """Return the form of a limit: points, or ``rounds-5``; of the two fields one is 0."""

    def read(text: str, _: Any) -> dict[str, int]:
        number = text.removeprefix("rounds-")
        if not _WHOLE.fullmatch(number) or not 0 < int(number) <= most or number[0] == "0":
            raise ValueError(f"{text!r} is no limit; write points, or rounds-5")
        rounds = text != number
        return {points: 0 if rounds else int(number), "rounds": int(number) if rounds else 0}

    def write(rules: Any, _: Any) -> str:
        return f"rounds-{rules.rounds}" if rules.rounds else str(getattr(rules, points))

    return Form(read, write)
