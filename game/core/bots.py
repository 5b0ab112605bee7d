"""Bots: the protocols that every game's bots keep, and the timing of people.

A bot gets what its seat may see and nothing else. In turn games it thinks in counted steps; in a
race it looks at a picture that is a tenth of a second old and presses keys after delays that are
built like a person's: see, search, decide, move, and noise.
"""

import math
from collections import deque
from collections.abc import Callable, Generator, Sequence
from typing import Generic, Protocol, TypeVar

import msgspec

from game.core.rng import Luck
from game.core.rules import TICKS_PER_SECOND

S = TypeVar("S")
V = TypeVar("V")
A = TypeVar("A")
V_contra = TypeVar("V_contra", contravariant=True)

LEVELS = ("easy", "normal", "hard")
"""Every game's bots have these levels."""

# The human numbers (couch-habits B4): milliseconds unless said otherwise.
SEE_TICKS = 6
"""A change is on the screen this long (100 ms) before a bot knows of it."""
SEE = (100.0, 150.0)
"""Perceiving: from the drawn change to knowing of it."""
SEARCH = (25.0, 40.0)
"""Visual search, for each pile that is looked at."""
DECIDE = 70.0
"""One thinking cycle of the Model Human Processor."""
DECIDE_PER_BIT = 155.0
"""The slope of Hick and Hyman: for each doubling of the options."""
MOVE = 50.0
MOVE_PER_BIT = 120.0
"""Fitts from key to key: 50 + 120 log2(distance + 1), in key widths."""
NOISE_MU, NOISE_SIGMA, NOISE_TAU = 300.0, 40.0, 100.0
"""The shape of times: an ex-Gaussian, used as a factor of mean 1."""
LAPSE = (300.0, 900.0)
"""What a moment without attention adds."""
SLAP_FLOOR = 180.0
CARD_FLOOR = 250.0
"""Nobody slaps or plays a card faster than this after the change that asked for it."""
KEY_FLOOR = 80.0
"""The fastest next key of a movement that is planned as one (135 words a minute)."""
FLOOR_SPREAD = 40.0
"""Times under a floor fall into so many milliseconds above it."""
DRIFT_STEP, DRIFT_RETURN, DRIFT_BOUND = 0.03, 0.05, 0.15
"""The rhythm wanders by this much a decision, is pulled back, and stays within the bound."""
THINK_MEDIAN = {"easy": 0.8, "normal": 1.1, "hard": 1.5}
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
    pause = THINK_MEDIAN[level] * math.exp(THINK_SPREAD * _normal(luck))
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


class Tempo(msgspec.Struct, frozen=True):
    """How a level differs in speed and care; chances are from 0 to 1."""

    scale: float
    """Factor on all times."""
    slip: float
    """Chance that a finger hits the neighbour key."""
    lapse: float
    """Chance of a moment without attention."""


TEMPOS = {
    "easy": Tempo(scale=1.8, slip=0.04, lapse=0.03),
    "normal": Tempo(scale=1.1, slip=0.025, lapse=0.02),
    "hard": Tempo(scale=0.8, slip=0.01, lapse=0.01),
}
"""The level scales, 1 to 4 % slips and 1 to 3 % lapses of couch-habits B4."""


class Pace:
    """One bot's timing: every delay is sampled anew, around a rhythm that wanders."""

    def __init__(self, tempo: Tempo, luck: Luck) -> None:
        self.tempo = tempo
        self._luck = luck
        self._drift = 1.0

    def reaction(
        self,
        floor: float,
        *,
        looked: int = 0,
        options: int = 1,
        distance: float = 0.0,
        expected: bool = False,
    ) -> float:
        """Return the milliseconds from a drawn change to the key press that answers it.

        ``looked`` piles are searched, ``options`` weighed, the finger moves ``distance`` key
        widths; what was ``expected`` does not have to be seen first.
        """
        seen = 0.0 if expected else self._between(SEE)
        found = looked * self._between(SEARCH) if looked else 0.0
        decided = DECIDE + DECIDE_PER_BIT * math.log2(options)
        return self._noisy(seen + found + decided + _fitts(distance), floor, lapses=True)

    def move(self, distance: float) -> float:
        """Return the milliseconds to the next key of one planned movement."""
        return self._noisy(_fitts(distance), KEY_FLOOR, lapses=False)

    def wander(self) -> None:
        """Let the rhythm drift a little; called once a decision."""
        pull = (1.0 - self._drift) * DRIFT_RETURN
        drift = self._drift + pull + DRIFT_STEP * _normal(self._luck)
        self._drift = min(max(drift, 1.0 - DRIFT_BOUND), 1.0 + DRIFT_BOUND)

    def slips(self) -> bool:
        """Say whether a finger misses its key now."""
        return self._luck.unit() < self.tempo.slip

    def neighbour(self, index: int, keys: int) -> int:
        """Return the key next to this one in a row of that many keys (two at least)."""
        if index == 0:
            return 1
        if index == keys - 1:
            return keys - 2
        return index + 1 if self._luck.unit() < 0.5 else index - 1

    def _noisy(self, mean: float, floor: float, *, lapses: bool) -> float:
        luck = self._luck
        noise = NOISE_MU + NOISE_SIGMA * _normal(luck) - NOISE_TAU * math.log(1.0 - luck.unit())
        time = mean * self.tempo.scale * self._drift * noise / (NOISE_MU + NOISE_TAU)
        if lapses and luck.unit() < self.tempo.lapse:
            time += self._between(LAPSE)
        return time if time >= floor else floor + FLOOR_SPREAD * luck.unit()

    def _between(self, bounds: tuple[float, float]) -> float:
        low, high = bounds
        return low + (high - low) * self._luck.unit()


def _fitts(distance: float) -> float:
    return MOVE + MOVE_PER_BIT * math.log2(distance + 1.0)


def _normal(luck: Luck) -> float:
    """Return a standard normal number (Box and Muller)."""
    radius = math.sqrt(-2.0 * math.log(1.0 - luck.unit()))
    return radius * math.cos(2.0 * math.pi * luck.unit())
