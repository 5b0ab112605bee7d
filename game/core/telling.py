"""What happens in a match, told once, in facts and words and without a screen.

A game tells each of its events (``tell`` in its ``telling.py``): what it is called, what is heard,
how long it is to be seen, whom it concerns. Log, banner, notices, posters, sounds, faces and motion
read the telling, and none of them asks which event it was. It holds nothing that its readers may
not know: whatever they can't tell apart is told alike.
"""

import enum
from collections.abc import Callable, Mapping, Sequence
from typing import Literal, Protocol, TypeVar, get_args

import msgspec

from game.core.rules import NOBODY, Seat
from game.core.sentence import Sentence

Mood = Literal["calm", "happy", "oops"]
MOODS: tuple[Mood, ...] = get_args(Mood)
CALM: Mood = "calm"
HAPPY: Mood = "happy"
OOPS: Mood = "oops"

Readers = frozenset[Seat]
"""The seats whose secrets may be told: everybody's, one's, or nobody's."""

E = TypeVar("E")
E_contra = TypeVar("E_contra", contravariant=True)
S_contra = TypeVar("S_contra", contravariant=True)


class Motion(enum.Enum):
    """How cards go to their new places; times and ways are the screen's."""

    NONE = "none"
    """Nothing moves: only time passes, or nothing came of an attempt."""
    USUAL = "usual"
    DEAL = "deal"
    """To all hands, a card a seat."""
    SHUFFLE = "shuffle"
    """Out of all hands into a heap, and from there as they are dealt."""
    DRAW = "draw"
    """From a pile, one by one."""
    PASS = "pass"
    """From one place on the table to another, one by one."""
    PLAY = "play"
    """One card for all to see."""
    LAY = "lay"
    """One card, onto a square."""
    GATHER = "gather"
    """Whole hands together."""
    SHOW = "show"
    """What was put down lies open before somebody takes it."""
    PICK = "pick"
    """One card, into a hand over the table."""
    PUT = "put"
    """One card, out of the hand to where it lay."""
    BOUNCE = "bounce"
    """One card, to where it does not stay and straight back."""
    RETURN = "return"
    """Back to where they came from."""
    REVEAL = "reveal"
    """Face up, all at once."""
    SPILL = "spill"
    """All out of what held them."""


class Notice(msgspec.Struct, frozen=True):
    """What is told in large letters over a table, for a moment.

    ``notes`` say below it in smaller letters what it does, how much, and what may be answered.
    ``target`` is whom it is done to, ``card`` a kind of card, ``mark`` the name of a drawing, and
    ``mood`` the face of whom the line is about. ``wish`` is a colour or a number that is asked for;
    ``shown`` are seats with the kinds of the cards that they put down.
    """

    line: Sentence
    seconds: float
    target: Seat = NOBODY
    card: str = ""
    mark: str = ""
    mood: Mood = "calm"
    wish: str = ""
    shown: tuple[tuple[Seat, str], ...] = ()
    notes: tuple[Sentence, ...] = ()


class Poster(msgspec.Struct, frozen=True):
    """An event card: its key, its name, what it does, and to whom.

    ``each`` says player by player what it brings them as things stand.
    """

    key: str
    name: Sentence
    text: Sentence
    whom: Sentence
    each: tuple[Sentence, ...] = ()


class Telling(msgspec.Struct, frozen=True):
    """One event, told."""

    line: Sentence | None = None
    """The line of the log; ``None``: it only keeps the books."""
    status: Sentence | None = None
    """What the banner says while nobody is asked; ``None``: what it said before stays true."""
    notice: Notice | None = None
    poster: Poster | None = None
    sound: str = ""
    """The name of its sound; empty: it is silent."""
    seconds: float = 0.0
    """How long it is to be seen at normal speed, besides what moves."""
    seats: tuple[Seat, ...] = ()
    """Who does it, and then to whom; none: it concerns all alike."""
    motion: Motion = Motion.USUAL
    moods: Mapping[Seat, Mood] = {}
    """Faces that change."""
    during: str = ""
    """The key of the event card that it is a part of."""
    begins: bool = False
    """Whether a turn or a round begins: faces are calm, and what was shown before is put away."""
    asks: bool = False
    """Whether it is known from now on what is asked next, and of whom."""
    after_motion: bool = False
    """Whether the log tells it only once all has been seen, as cards that are turned up."""


T_co = TypeVar("T_co", bound=Telling, covariant=True)


class Tell(Protocol[E_contra, S_contra, T_co]):
    """How a game tells an event, from the states before and after it."""

    def __call__(
        self, event: E_contra, before: S_contra, after: S_contra, readers: Readers
    ) -> T_co:
        """Return the telling for those who read it."""
        ...


def tell_nothing(event: object, before: object, after: object, readers: Readers) -> Telling:
    """Tell that time has passed: for a game that has no words for its events."""
    del event, before, after, readers
    return Telling(motion=Motion.NONE)


def readers_of(people: Sequence[Seat], seats: int) -> Readers:
    """Return whose secrets may be written where all the people at one screen read it.

    It stays there, so with several people nobody's; without people everybody's.
    """
    if not people:
        return frozenset(range(seats))
    return frozenset(people) if len(people) == 1 else frozenset()


def as_known(event: E, readers: Readers, seats: int, redact: Callable[[E, Seat | None], E]) -> E:
    """Return the event as all of its readers may know it."""
    if len(readers) == seats:
        return event
    return redact(event, min(readers) if len(readers) == 1 else None)
