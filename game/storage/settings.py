"""What the players chose, as it is kept: every field has a default, and a sound range."""

from typing import Annotated, Literal

import msgspec

MOST_CHAIRS = 8
"""No lobby has more."""

Speed = Literal["slow", "normal", "fast", "off"]
PosterTime = Literal["2", "5", "key"]
"""How long the poster of an event hangs: so many seconds, or until a key."""
Tips = Literal["off", "short", "long"]
"""How soon a thing is explained on which the mouse rests: never, soon, or after a while."""
TextScale = Literal[100, 125, 150, 200]
Volume = Annotated[int, msgspec.Meta(ge=0, le=100)]
Side = Annotated[int, msgspec.Meta(ge=1, le=16384)]
Name = Annotated[str, msgspec.Meta(max_length=64)]
Word = Annotated[str, msgspec.Meta(max_length=32)]
Code = Annotated[int, msgspec.Meta(ge=1, le=511)]
Row = tuple[Code, Code, Code, Code]


class ZoneKeys(msgspec.Struct, frozen=True):
    """A key zone that a player rebound: scancodes of the upper and of the lower row."""

    upper: Row
    lower: Row


class KeptChair(msgspec.Struct, frozen=True):
    """A chair of a lobby as it was left: who sat there, and how that person or bot plays."""

    kind: Literal["empty", "human", "bot"] = "empty"
    name: Name = ""
    level: Word = ""
    pad: Annotated[str, msgspec.Meta(max_length=80)] | None = None
    aid: Literal["off", "late", "always"] = "off"
    start: Word = ""
    """The head start of the last evening, to be offered again: it does not hold by itself."""


class Practice(msgspec.Struct, frozen=True):
    """How somebody practised a game last: against bots of which level, and how long."""

    level: Word = ""
    length: Word = ""


class Settings(msgspec.Struct, frozen=True):
    """What the players chose. ``lang`` is empty until they chose one, ``window`` is ``None``."""

    format: int = 1
    lang: Annotated[str, msgspec.Meta(max_length=8)] = ""
    speed: Speed = "normal"
    bot_speed: Speed = "normal"
    reduced_motion: bool = False
    text_scale: TextScale = 100
    master: Volume = 80
    effects: Volume = 100
    music: Volume = 60
    music_on: bool = True
    fullscreen: bool = False
    window: tuple[Side, Side] | None = None
    show_key_caps: bool = True
    odds: bool = True
    poster: PosterTime = "key"
    tips: Tips = "short"
    bubbles_on: bool = True
    bubbles: dict[Name, tuple[Word, ...]] = {}
    """By person, the first-time bubbles that they have seen; who sits alone has no name here."""
    bubbles_open: dict[Name, tuple[Word, ...]] = {}
    """Those of them that come once more: what they tell of was not done yet."""
    asked_when: dict[Name, Word] = {}
    """By person, which questions in games with hidden hands they want to be asked."""
    zones: dict[str, tuple[ZoneKeys, ...]] = {}
    presets: dict[str, str] = {}
    names: tuple[Name, ...] = ()
    seats: tuple[str, ...] = ()
    options: dict[str, dict[str, str]] = {}
    lobbies: dict[str, Annotated[tuple[KeptChair, ...], msgspec.Meta(max_length=MOST_CHAIRS)]] = {}
    practice: dict[str, Practice] = {}
    lessons: dict[str, str] = {}
    """By game, the step at which a guided round goes on."""
    learned: tuple[str, ...] = ()
    """The games whose guided round was finished."""
    asked: tuple[str, ...] = ()
    """The games whose guided round was offered and put off."""
