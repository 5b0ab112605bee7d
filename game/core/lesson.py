"""A guided first round: a match by the real rules, in steps that each wait for one deed.

A lesson is data: where a step begins, what the learner is to do, which other choices are open
meanwhile, what the other seats do, and by which *signs* the step is seen to be done. A
``LessonMatch`` is a match that watches itself: it knows which step is due, and begins it again
when its goal can't be reached any more. The learner sits at seat 0.

A sign is one of these texts:

- ``action throw 4``: the learner has done it; a ``*`` at the end stands for whatever follows;
- ``event took seat 0``: it has happened, with these values;
- ``state points 300``: the position has that line;
- ``asked 0``: that seat alone is to choose;
- ``read``: the learner has read the step and pressed on;
- ``over``: the match has ended.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, TypeVar, cast, get_args

import msgspec

from game.core.match import Match
from game.core.rng import Luck, Rng
from game.core.rules import AnyRules, IllegalAction, MatchConfig, Seat, Step

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V", covariant=True)

LEARNER: Seat = 0
PASS = "pass"
"""Begins all actions by which somebody who is asked lets it be."""
ALL = "all"
"""Stands for every choice that the rules allow."""
MOST_STEPS = 14
SignKind = Literal["action", "event", "state", "asked", "read", "over"]
SIGNS: tuple[SignKind, ...] = get_args(SignKind)
LONGEST_SHOW = 600
"""Ticks of a race in which what was done must have come to its end."""

LuckOf = Callable[[Any, Any, str], Sequence[int]]
"""Turns what is to come into draws of luck: called with rules, state and the text of the data."""


class Sign(msgspec.Struct, frozen=True):
    """Something by which a step is seen to be done, or lost."""

    kind: SignKind
    text: str = ""

    def shows_action(self, text: str) -> bool:
        """Say whether an action of the learner is this sign."""
        return self.kind == "action" and fits(self.text, text)

    def shows_event(self, text: str) -> bool:
        """Say whether an event, as a line of text, is this sign."""
        if self.kind != "event":
            return False
        name, *words = self.text.split()
        pairs = zip(words[::2], words[1::2], strict=True)
        told = f"{text} "
        named = told.startswith(f"{name} ")
        return named and all(f" {word} {value} " in told for word, value in pairs)


def read_sign(text: str) -> Sign:
    """Read a sign; ``ValueError`` shows what there is."""
    kind, _, rest = text.partition(" ")
    alone = kind in ("read", "over")
    if kind not in SIGNS or alone == bool(rest):
        raise ValueError(f"{text!r} is no sign; possible: {', '.join(SIGNS)}")
    if kind == "event" and not len(rest.split()) % 2:
        raise ValueError(f"{text!r}: after the event's name come pairs of a word and a value")
    return Sign(kind, rest)


def fits(pattern: str, text: str) -> bool:
    """Say whether an action's text is meant: by itself, by ``all``, or by a text with ``*``."""
    if pattern.endswith("*"):
        return text.startswith(pattern[:-1])
    return pattern in (ALL, text)


@dataclass(frozen=True)
class LessonStep:
    """One idea. ``deed`` is what the learner does, ``allow`` what may be chosen meanwhile.

    ``goal`` and ``lost`` are signs, of which one is enough. ``others`` are the actions of other
    seats in their order, and ``bot`` the level of those that play on by themselves. ``luck`` has
    for an action's text what comes of it. A step with a ``position`` begins there, any other where
    the one before has ended. ``waits``: nothing goes on before the learner has read it.
    ``clock``: time runs in it. After ``tries`` actions without the goal it begins again; 0: never.
    ``told`` names ways in which it may end, by the events that show them. ``follows``: its
    position looks like the end of the step before, so nobody is told that another moment comes.
    """

    id: str
    deed: tuple[str, ...] = ()
    allow: tuple[str, ...] = ()
    goal: tuple[Sign, ...] = ()
    lost: tuple[Sign, ...] = ()
    point: tuple[str, ...] = ()
    others: tuple[tuple[Seat, str], ...] = ()
    bot: str = ""
    luck: Mapping[str, str] = field(default_factory=dict)
    position: str = ""
    waits: bool = False
    clock: bool = False
    tries: int = 0
    told: tuple[tuple[str, Sign], ...] = ()
    follows: bool = False

    @property
    def free(self) -> bool:
        """Say whether the learner may do all that the rules allow."""
        return ALL in self.allow

    @property
    def leaps(self) -> bool:
        """Say whether another moment of the game comes with it."""
        return bool(self.position) and not self.follows

    @property
    def reads(self) -> bool:
        """Say whether it has to be read before anything goes on."""
        return self.waits or any(sign.kind == "read" for sign in self.goal)

    def allows(self, text: str) -> bool:
        """Say whether an action may be chosen in this step."""
        return any(fits(pattern, text) for pattern in self.allow or self.deed)


def dice(_rules: Any, _state: Any, text: str) -> tuple[int, ...]:
    """Return the draws that give dice these numbers."""
    return tuple(int(word) - 1 for word in text.split())


@dataclass(frozen=True)
class Lesson:
    """The guided round of a game; ``seed`` is what luck falls back on."""

    game: str
    seats: int
    steps: tuple[LessonStep, ...]
    options: Mapping[str, str]
    luck_of: LuckOf = dice
    seed: int = 1

    def place(self, step_id: str) -> int:
        """Return the number of a step, counted from 0; the first one for an id that is gone."""
        ids = [step.id for step in self.steps]
        return ids.index(step_id) if step_id in ids else 0

    def config(self, rules: AnyRules) -> MatchConfig:
        """Return what its match is made from."""
        return rules.info.configure(self.seats, self.seed, self.options)


class Arranged(Rng):
    """Luck of which the next draws are known, as far as they fit what is drawn."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, "lesson")
        self._next: list[int] = []

    def arrange(self, values: Sequence[int]) -> None:
        """Let these be the next draws, and none that were arranged before."""
        self._next = list(values)

    def below(self, n: int) -> int:
        """Return the next draw that was arranged, or another number from 0 to n-1."""
        if self._next and 0 <= self._next[0] < n:
            self.draws += 1
            return self._next.pop(0)
        return super().below(n)


class LessonMatch(Match[S, A, E, V], Generic[S, A, E, V]):
    """The match of a lesson. It never undoes anything: a step begins again instead."""

    def __init__(self, rules: AnyRules, lesson: Lesson, place: int = 0) -> None:
        self.lesson = lesson
        self.place = place
        self._arranged = Arranged(lesson.seed)
        super().__init__(
            rules,
            lesson.config(rules),
            state=_beginning(rules, lesson, place),
            luck=cast("Luck", self._arranged),
        )
        self.reached = self.missed = False
        self.came = ""
        self._begin_step()

    @property
    def step(self) -> LessonStep:
        """The step that is due."""
        return self.lesson.steps[self.place]

    @property
    def last(self) -> bool:
        """Say whether it is the last one."""
        return self.place == len(self.lesson.steps) - 1

    @property
    def unread(self) -> bool:
        """Say whether everything waits until the learner has read the step."""
        return self._unread

    @property
    def acts(self) -> int:
        """How much the learner has done in this step."""
        return self._acts

    @property
    def settled(self) -> bool:
        """Say whether the step is over, one way or the other."""
        return self.reached or self.missed

    @property
    def can_undo(self) -> bool:
        """Take nothing back."""
        return False

    def allows(self, text: str) -> bool:
        """Say whether the learner may do that now."""
        return not self.settled and not self._unread and self.step.allows(text)

    def scripted(self, seat: Seat) -> A | None:
        """Return what another seat does next by the step, if it is its turn to do something."""
        if self.settled or self._unread:
            return None
        texts = (text for other, text in self._rest if other == seat)
        text = next((text for text in texts if self._can(seat, text)), None)
        action: A | None = None if text is None else self.rules.parse_action(text)
        return action

    def _can(self, seat: Seat, text: str) -> bool:
        """Say whether another seat can do that now: what was asked may be settled.

        In a race it may press at any time.
        """
        if self.rules.info.real_time:
            return True
        return any(
            self.rules.action_text(action) == text
            for action in self.rules.legal_actions(self.state, seat)
        )

    def plays(self, seat: Seat) -> bool:
        """Say whether another seat has something to do now."""
        free = bool(self.step.bot) and not self.settled and not self._unread
        return free or self.scripted(seat) is not None

    def read(self) -> None:
        """Note that the learner has read the step."""
        self._unread = False
        if any(sign.kind == "read" for sign in self.step.goal):
            self.reached = True

    def submit(self, seat: Seat, action: A) -> tuple[Step[E, S], ...]:
        """Act, if the step allows it, with what comes of it arranged; watch what happens."""
        text = self.rules.action_text(action)
        if seat == LEARNER and not self.allows(text) and not self.forced(action):
            raise IllegalAction("the lesson does not allow this now")
        words = next((luck for what, luck in self.step.luck.items() if fits(what, text)), None)
        if words is not None:
            self._arranged.arrange(self.lesson.luck_of(self.rules, self.state, words))
        before = self.state
        steps = super().submit(seat, action)
        self._past.clear()
        if self.state is not before:
            self._watch_action(seat, text)
        self._watch(steps)
        return steps

    def tick(self) -> tuple[Step[E, S], ...]:
        """Let 1/60 s of a race pass, and watch what happens."""
        steps = super().tick()
        if steps:
            self._watch(steps)
        return steps

    def go_on(self) -> None:
        """Begin the next step, where the last one has ended or at its own position."""
        assert not self.last, "there is no further step"
        self.place += 1
        if self.step.position:
            self.state = self.rules.parse_position(self.step.position)
        self._begin_step()

    def again(self) -> None:
        """Begin the step once more, as it was."""
        self.state = self._saved
        self._begin_step()

    def jump(self, place: int) -> None:
        """Begin a step as if all before it had been done as they should be."""
        self.place = place
        self.state = _beginning(self.rules, self.lesson, place)
        self._begin_step()

    def perform(self) -> None:
        """Do the step as it should be done, at once; nothing in one where all is allowed."""
        self.read()
        if self.step.free:
            return
        for text in self.step.deed:
            self._let_others()
            self._do(self.rules.parse_action(text))
        self._let_others()
        ticks = LONGEST_SHOW if self.rules.info.real_time else 0
        while not self.reached and ticks:
            self.tick()
            ticks -= 1

    def _do(self, action: A) -> None:
        """Act for the learner; in a race as soon as a block of the step before has passed."""
        before = self.state
        self.submit(LEARNER, action)
        ticks = LONGEST_SHOW if self.rules.info.real_time else 0
        while self.state is before and ticks:
            self.tick()
            before = self.state
            self.submit(LEARNER, action)
            ticks -= 1

    def _let_others(self) -> None:
        """Let other seats act where it is their turn; in a race they come too late."""
        if self.rules.info.real_time:
            return
        while not self.settled:
            acting = self.rules.to_act(self.state)
            due = next((one for one in self._rest if one[0] in acting and self._can(*one)), None)
            if due is None:
                return
            self.submit(due[0], self.rules.parse_action(due[1]))

    def forced(self, action: A) -> bool:
        """Say whether the learner can do nothing but let it be: a table may do that by itself."""
        texts = map(self.rules.action_text, self.rules.legal_actions(self.state, LEARNER))
        return self.rules.action_text(action) == PASS and all(t.startswith(PASS) for t in texts)

    def _begin_step(self) -> None:
        self._saved = self.state
        self._past.clear()
        self._rest = list(self.step.others)
        self._acts = 0
        self.came = ""
        self._unread = self.step.reads
        self.missed = False
        self.reached = self._stands(self.step.goal)

    def _watch_action(self, seat: Seat, text: str) -> None:
        if seat == LEARNER:
            self._acts += 1
            self.reached = self.reached or any(s.shows_action(text) for s in self.step.goal)
        elif (seat, text) in self._rest:
            self._rest.remove((seat, text))

    def _watch(self, steps: Sequence[Step[E, S]]) -> None:
        """See whether the step is done by what has happened, or can't be done any more."""
        if self.settled:
            return
        happened = [self.rules.event_text(step.event) for step in steps]
        self._see_how(happened)
        if _happened(self.step.goal, happened) or self._stands(self.step.goal):
            self.reached = True
        elif _happened(self.step.lost, happened) or self._stands(self.step.lost):
            self.missed = True
        else:
            self.missed = self._in_vain()

    def _see_how(self, lines: Sequence[str]) -> None:
        """Note in which way the step comes to its end: by the first event that is named."""
        for line in lines if not self.came else ():
            shown = (name for name, sign in self.step.told if sign.shows_event(line))
            self.came = self.came or next(shown, "")

    def _in_vain(self) -> bool:
        """Say whether nobody is left who could bring the goal about."""
        step, acting = self.step, self.rules.to_act(self.state)
        if not acting:
            return True
        waits = bool(step.bot) or bool(self._rest)
        tried = bool(step.tries) and self._acts >= step.tries
        return not waits and (LEARNER not in acting or tried)

    def _stands(self, signs: Sequence[Sign]) -> bool:
        """Say whether a sign is to be seen in the state."""
        for sign in signs:
            match sign.kind:
                case "state":
                    if sign.text in self.rules.describe(self.state).splitlines():
                        return True
                case "asked":
                    if self.rules.to_act(self.state) == {int(sign.text)}:
                        return True
                case "over":
                    if not self.rules.to_act(self.state):
                        return True
                case _:
                    pass
        return False


def rehearse(rules: AnyRules, lesson: Lesson) -> None:
    """Play a lesson as it should be played; ``ValueError`` if it can't be, with these cards."""
    match: LessonMatch[Any, Any, Any, Any] = LessonMatch(rules, lesson)
    match.perform()
    while not match.last:
        match.go_on()
        match.perform()


def _happened(signs: Sequence[Sign], lines: Sequence[str]) -> bool:
    return any(sign.shows_event(line) for sign in signs for line in lines)


def _beginning(rules: AnyRules, lesson: Lesson, place: int) -> Any:
    """Return the state in which a step begins when all before it were done as they should be."""
    start = place
    while start and not lesson.steps[start].position:
        start -= 1
    state = rules.parse_position(lesson.steps[start].position)
    if start == place:
        return state
    match: LessonMatch[Any, Any, Any, Any] = LessonMatch(rules, lesson, start)
    while match.place < place:
        match.perform()
        match.go_on()
    return match.state


AnyLessonMatch = LessonMatch[Any, Any, Any, Any]
