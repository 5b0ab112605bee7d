"""Bots: the protocols that every game's bots keep.

A bot gets what its seat may see and nothing else. In turn games it thinks in counted steps; in a
race it looks at a picture that is a tenth of a second old and presses keys.
"""

import math
from collections import deque
from collections.abc import Callable, Collection, Generator, Iterable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar, runtime_checkable

import msgspec

from game.core.rng import Luck
from game.core.rules import TICKS_PER_SECOND, AnyRules, Seat

S = TypeVar("S")
V = TypeVar("V")
A = TypeVar("A")
V_contra = TypeVar("V_contra", contravariant=True)

LEVELS = ("easy", "normal", "hard")
"""The levels of a game's bots that names no others."""

SEE_TICKS = 6
"""A change is on the screen this long (100 ms) before a bot knows of it."""
THINK_MEDIAN = {"easy": 0.8, "casual": 0.9, "normal": 1.1, "keen": 1.3, "hard": 1.5, "master": 1.8}
THINK_SPREAD = 0.35
THINK_CAP = 3.0
"""Thinking in turn games, log-normal, in seconds."""

MS_PER_TICK = 1000.0 / TICKS_PER_SECOND


class Bot(Protocol[V_contra, A]):
    """A player of turn games."""

    def think(self, view: V_contra, actions: Sequence[A], steps: int) -> Generator[None, None, A]:
        """Yield once a step, at most ``steps`` times, and return one of the actions.

        Steps are counted and not timed, so a seed gives the same match everywhere; a screen runs
        a few of them a frame.
        """
        ...


@runtime_checkable
class Watcher(Protocol):
    """A bot that takes note of what happens between its own answers."""

    def watch(self, event: Any, /) -> None:
        """Take note of an event, as the bot's seat is told of it."""
        ...


def let_watch(bots: Mapping[Seat, object], rules: AnyRules, events: Iterable[Any]) -> None:
    """Tell the bots that watch what has happened, each what its seat may know."""
    # Asked after every action: isinstance of a protocol takes longer than all the rest.
    watchers = [(seat, bot.watch) for seat, bot in bots.items() if hasattr(bot, "watch")]
    if watchers:
        for event in events:
            for seat, watch in watchers:
                watch(rules.redact(event, seat))


@runtime_checkable
class Follower(Protocol):
    """A bot that is as strong, or as fast, as the people it plays with."""

    def follow(self, people: Collection[Seat], /) -> None:
        """Say where the people sit."""
        ...


def let_follow(bots: Mapping[Seat, object], people: Collection[Seat]) -> None:
    """Tell the bots that follow people where they sit."""
    for bot in bots.values():
        if isinstance(bot, Follower):
            bot.follow(people)


def decide(bot: Bot[V, A], view: V, actions: Sequence[A], steps: int) -> A:
    """Let a bot think to the end; ``RuntimeError`` if it takes more steps than it was given."""
    thinking = bot.think(view, actions, steps)
    for _ in range(steps + 1):
        try:
            next(thinking)
        except StopIteration as end:
            action: A = end.value
            return action
    raise RuntimeError(f"{type(bot).__name__} thinks for more than {steps} steps")


class RandomBot(Generic[V, A]):
    """Takes any action, each as likely: the weakest opponent and the widest test."""

    def __init__(self, luck: Luck) -> None:
        self._luck = luck

    def think(self, view: V, actions: Sequence[A], steps: int) -> Generator[None, None, A]:
        """Return one of the actions without a step of thinking; ``IndexError`` without any."""
        yield from ()
        return self._luck.choice(actions)


def think_seconds(level: str, luck: Luck, speed: float = 1.0) -> float:
    """Return how long a bot seems to think before a turn, in seconds, divided by the speed."""
    pause = THINK_MEDIAN[level] * math.exp(THINK_SPREAD * normal(luck))
    return min(pause, THINK_CAP) / speed


class Press(msgspec.Struct, Generic[A], frozen=True):
    """A key pressed in a race: when, in ticks and parts of a tick, and what it does.

    Presses of one tick reach the rules in the order of ``due``.
    """

    due: float
    action: A


class Racer(Protocol[V_contra, A]):
    """A player of races."""

    delays: list[tuple[str, float]]
    """Each decision's kind, and the milliseconds from the drawn change that asked for it."""

    def step(self, now: int, view: V_contra) -> Press[A] | None:
        """Return what is pressed between ``now`` and the next tick; called once a tick.

        ``view`` is what was drawn ``SEE_TICKS`` ago, the same object until something changes.
        """
        ...


class DelayLine(Generic[S, V]):
    """Keeps what is drawn, and hands each picture out ``SEE_TICKS`` later."""

    __slots__ = ("_due", "_make", "_seen", "_waiting")

    def __init__(self, make: Callable[[S], V]) -> None:
        self._make = make
        self._waiting: deque[tuple[int, S]] = deque()
        self._due = math.inf
        self._seen: V | None = None

    def put(self, tick: int, state: S) -> None:
        """Say that a changed state is drawn from this tick on; ticks never go back."""
        self._waiting.append((tick, state))
        if len(self._waiting) == 1:
            self._due = tick + SEE_TICKS

    def seen(self, tick: int) -> V | None:
        """Return the newest view that is old enough, or ``None`` before there is one."""
        if tick >= self._due:
            self._advance(tick)
        return self._seen

    def _advance(self, tick: int) -> None:
        waiting = self._waiting
        while waiting and waiting[0][0] + SEE_TICKS <= tick:
            _, state = waiting.popleft()
        self._due = waiting[0][0] + SEE_TICKS if waiting else math.inf
        self._seen = self._make(state)


def normal(luck: Luck) -> float:
    """Return a standard normal number (Box and Muller)."""
    radius = math.sqrt(-2.0 * math.log(1.0 - luck.unit()))
    return radius * math.cos(2.0 * math.pi * luck.unit())
