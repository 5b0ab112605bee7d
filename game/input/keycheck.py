"""The key check: who presses what, and how many keys the keyboard shows at once.

Many keyboards hide a key when certain others are down. The check asks the players to hold some keys
together, one challenge after another; a challenge that they give up tells which keys the keyboard
can't show together, and so which zones to avoid.
"""

from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec
import pygame

from game.core.rules import Seat
from game.input.places import KEYPAD, KeyPlace
from game.input.zones import INTENTS, KEYS_A_ROW, Intent, KeyZone, ZonePreset

HELD_ALONE = 2
"""Up to this many players hold two keys each, as they do in a race; more players hold one."""

_PACES = (1, 3, 5, 7)
"""Steps from key to key; odd, so that each key of a row is reached."""

Level = Literal["open", "good", "few"]
"""``open``: still checking; ``good``: all keys were seen; ``few``: too few were at once."""


class Challenge(msgspec.Struct, frozen=True):
    """Keys to hold together: of each seat the same number."""

    keys: tuple[tuple[KeyPlace, ...], ...]

    @property
    def places(self) -> frozenset[KeyPlace]:
        """All keys to hold."""
        return frozenset(place for seat in self.keys for place in seat)


class Result(msgspec.Struct, frozen=True):
    """How a challenge went: the most of its keys that were seen together."""

    challenge: Challenge
    seen: frozenset[KeyPlace]

    @property
    def passed(self) -> bool:
        """Say whether all its keys were seen together."""
        return self.seen == self.challenge.places

    def blocked_pairs(self) -> tuple[tuple[Seat, Seat], ...]:
        """Return the pairs of seats of which one was seen and the other was not.

        A seat that was not fully seen though nobody else was seen is paired with itself.
        """
        missing = self._seats(self.challenge.places - self.seen)
        seen = self._seats(self.seen)
        pairs = {(min(a, b), max(a, b)) for a in missing for b in seen if a != b}
        return tuple(sorted(pairs or {(seat, seat) for seat in missing}))

    def _seats(self, places: frozenset[KeyPlace]) -> tuple[Seat, ...]:
        return tuple(
            seat for seat, keys in enumerate(self.challenge.keys) if places & frozenset(keys)
        )


class Verdict(msgspec.Struct, frozen=True):
    """What the check found: ``seen`` keys at once at worst, of the ``wanted`` ones."""

    level: Level
    seen: int
    wanted: int
    blocked: tuple[frozenset[KeyPlace], ...] = ()
    pairs: tuple[tuple[Seat, Seat], ...] = ()

    @property
    def text_id(self) -> str:
        """The text id of the verdict; its arguments are ``seen`` and ``wanted``."""
        return f"keycheck-{self.level}"


class Advice(msgspec.Struct, frozen=True):
    """What to do about it: another preset if there is one, and a text that says so."""

    text_id: str
    preset: ZonePreset | None = None


class KeyCheck:
    """Runs the check: it follows keys going down and up in the zones of all seats."""

    def __init__(self, zones: Sequence[KeyZone]) -> None:
        self._zones = tuple(zones)
        self._challenges = challenges(self._zones)
        self._results: list[Result] = []
        self._best: frozenset[KeyPlace] = frozenset()
        self._owner = {key: seat for seat, zone in enumerate(zones) for key in zone.keys}
        self.held: frozenset[KeyPlace] = frozenset()
        self.most = 0
        self.ever: frozenset[KeyPlace] = frozenset()

    def handle(self, event: pygame.event.Event) -> bool:
        """Take any event; say whether it changed what is held."""
        before = self.held
        match event.type:
            case pygame.KEYDOWN:
                self.press(event.scancode)
            case pygame.KEYUP:
                self.release(event.scancode)
            case pygame.WINDOWFOCUSLOST:
                self.held = frozenset()
            case _:
                pass
        return self.held != before

    def press(self, place: KeyPlace) -> None:
        """A key goes down; the challenge is passed when all its keys are."""
        self.held |= {place}
        self.ever |= {place}
        self.most = max(self.most, len(self.held))
        challenge = self.challenge
        if challenge is None:
            return
        seen = self.held & challenge.places
        if len(seen) > len(self._best):
            self._best = seen
        if seen == challenge.places:
            self._finish(challenge)

    def release(self, place: KeyPlace) -> None:
        """A key goes up."""
        self.held -= {place}

    def pressed_by(self, seat: Seat) -> tuple[Intent, ...]:
        """Return what a seat holds down now."""
        zone = self._zones[seat]
        return tuple(intent for intent in INTENTS if zone.place(intent) in self.held)

    def owner(self, place: KeyPlace) -> Seat | None:
        """Return whose key it is, or ``None``."""
        return self._owner.get(place)

    @property
    def challenge(self) -> Challenge | None:
        """The keys to hold now; ``None`` when the check is over."""
        done = len(self._results)
        return self._challenges[done] if done < len(self._challenges) else None

    @property
    def progress(self) -> tuple[int, int]:
        """How many challenges are over, and how many there are."""
        return len(self._results), len(self._challenges)

    @property
    def results(self) -> tuple[Result, ...]:
        """The challenges that are over."""
        return tuple(self._results)

    def give_up(self) -> None:
        """All hold the keys, but some don't light up: note what was seen, and go on."""
        if self.challenge:
            self._finish(self.challenge)

    def restart(self) -> None:
        """Forget everything but the keys that are down."""
        self._results.clear()
        self._best = frozenset()
        self.most = len(self.held)

    def verdict(self) -> Verdict:
        """Return what the check has found so far."""
        wanted = max((len(c.places) for c in self._challenges), default=0)
        failed = [result for result in self._results if not result.passed]
        pairs = {pair for result in failed for pair in result.blocked_pairs()}
        if failed:
            seen = min(len(result.seen) for result in failed)
            blocked = tuple(result.challenge.places for result in failed)
            return Verdict("few", seen, wanted, blocked, tuple(sorted(pairs)))
        return Verdict("good" if self.challenge is None else "open", self.most, wanted)

    def advice(self, current: ZonePreset, presets: Iterable[ZonePreset]) -> Advice | None:
        """Return what to do if the keyboard sees too few keys, else ``None``.

        A preset without any of the failed combinations comes first; one for the number pad only if
        a key of that was pressed.
        """
        verdict = self.verdict()
        if verdict.level != "few":
            return None
        for preset in presets:
            others = preset.seats == current.seats and preset.key != current.key
            if others and self._worth_trying(preset, verdict):
                return Advice("keycheck-advice-preset", preset)
        return Advice("keycheck-advice-hardware")

    def _worth_trying(self, preset: ZonePreset, verdict: Verdict) -> bool:
        pad_seen = not preset.number_pad or bool(self.ever & KEYPAD)
        keys = {place for zone in preset.zones for place in zone.keys}
        return pad_seen and not any(blocked <= keys for blocked in verdict.blocked)

    def _finish(self, challenge: Challenge) -> None:
        self._results.append(Result(challenge, self._best))
        self._best = frozenset()


def challenges(zones: Sequence[KeyZone]) -> tuple[Challenge, ...]:
    """Return what to hold: first keys in line, which share wires most often, then a mixture."""
    return tuple(
        Challenge(tuple(keys(zone, seat, turn, len(zones)) for seat, zone in enumerate(zones)))
        for keys in (_in_line, _mixed)
        for turn in range(KEYS_A_ROW)
        if zones
    )


def _in_line(zone: KeyZone, _seat: Seat, turn: int, seats: int) -> tuple[KeyPlace, ...]:
    if seats <= HELD_ALONE:
        return zone.upper[turn], zone.lower[turn]
    return ((zone.upper, zone.lower)[turn % 2][turn],)


def _mixed(zone: KeyZone, seat: Seat, turn: int, seats: int) -> tuple[KeyPlace, ...]:
    """Every seat goes round its keys at another pace."""
    pace = _PACES[seat % len(_PACES)]
    if seats <= HELD_ALONE:
        index = (pace * turn + seat) % KEYS_A_ROW
        return zone.upper[index], zone.lower[(index + 1) % KEYS_A_ROW]
    return (zone.keys[(pace * (2 * turn + 1) + seat) % len(zone.keys)],)
