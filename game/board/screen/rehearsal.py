"""When is seen what comes of a roll or an attack, while that may still be changed (FB-34).

Its parts begin one after the other, as late as they can and be over when the time to answer is:
until then one sees the die, and the way that it leads. Once nobody changes it each part really
happens; what was seen of it by then is not shown again.
"""

from collections.abc import Collection, Sequence

from game.board.foresight import Foreseen
from game.board.moment import STRIKE
from game.board.motions import WALK, BoardTelling
from game.board.screen.pawns import STEP_SECONDS
from game.board.state import Ask, State
from game.core.rules import Seat
from game.core.telling import Poster
from game.ui.answer_window import LEAST_OFFERED, READ
from game.ui.thoughts import ANSWER_LEAST, ANSWER_MOST

LONGEST_STEP = 0.4
"""The longest step of a walk that may still be changed."""
SLOWEST = 1.5
"""What else comes of it takes so many times as long at most."""
AHEAD_SECONDS = 0.3
"""A way is seen for so long before it is walked."""
WAY_SECONDS = 0.75
"""A way is to be seen for so long, once its die was read, while it may still be changed."""
ANSWER_MIDDLE = (ANSWER_LEAST + ANSWER_MOST) / 2
"""How long bots think, about, whom a single person waits for."""


class Rehearsal:
    """Knows which part comes when; ``home`` is the state that counts.

    ``first``: from when on it may begin; ``seconds``: until when it had better be over. All times
    are those at normal speed.
    """

    def __init__(
        self,
        parts: Sequence[Foreseen],
        home: State,
        lengths: Sequence[float],
        first: float,
        seconds: float,
    ) -> None:
        self.parts = tuple(parts)
        self.home = home
        self.met = 0
        """How many parts have really happened."""
        self._begun = 0
        self._since = [0.0] * len(self.parts)
        self._lengths = tuple(lengths)
        self._time = 0.0
        free = max(0.0, seconds - first - sum(lengths))
        going, length = self.parts[0].telling.going, lengths[0]
        steps = len(going.way) if going is not None and going.how == WALK else 0
        most = LONGEST_STEP / STEP_SECONDS if steps else SLOWEST if going is not None else 1.0
        self.slower = min(most, 1 + free / length) if length else 1.0
        """How many times as long as usual its first part takes."""
        poster = self.parts[0].telling.poster is not None
        self._start = first if poster else first + free - (self.slower - 1) * length

    @property
    def tellings(self) -> tuple[BoardTelling, ...]:
        """What comes, told."""
        return tuple(part.telling for part in self.parts)

    @property
    def seen(self) -> State:
        """The state to be seen now."""
        return self.parts[self._begun - 1].after if self._begun else self.home

    @property
    def moved(self) -> tuple[Seat, ...]:
        """Whose pawns are not to be seen where they are."""
        both = zip(self.home.pawns, self.seen.pawns, strict=True)
        return tuple(seat for seat, (old, new) in enumerate(both) if old != new)

    @property
    def poster(self) -> Poster | None:
        """The poster that is to be seen now."""
        return self.parts[self._begun - 1].telling.poster if self._begun else None

    @property
    def shows(self) -> bool:
        """Say whether something is to be seen now, besides what moves."""
        if not self._begun:
            return self._start - self._time <= AHEAD_SECONDS
        last = self._begun - 1
        goes_on = self._begun < len(self.parts) or self._since[last] < self._lengths[last]
        return goes_on or self.poster is not None

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass."""
        self._time += dt
        for place in range(self._begun):
            self._since[place] += dt

    def next(self) -> Foreseen | None:
        """Return the part that begins now that nothing moves, if it is time for one."""
        if self.met or self._begun == len(self.parts):
            return None
        before = self._begun - 1
        due = self._time >= self._start if before < 0 else self._seen_whole(before)
        if not due:
            return None
        self._begun += 1
        return self.parts[self._begun - 1]

    def _seen_whole(self, place: int) -> bool:
        return self._since[place] >= self.parts[place].telling.seconds

    def seen_for(self, telling: BoardTelling) -> float | None:
        """Return for how long something was seen before it happens; ``None``: not so far."""
        here = self.met < self._begun and self.parts[self.met].telling == telling
        return self._since[self.met] if here else None

    @property
    def pace(self) -> float:
        """What multiplies how long the part takes that began last."""
        return self.slower if self._begun == 1 else 1.0

    def meet(self) -> bool:
        """Note that the next part has really happened; say whether all that was seen has."""
        self.met += 1
        return self.met == self._begun

    @property
    def begun(self) -> bool:
        """Say whether any of it was seen that did not happen so far."""
        return self.met < self._begun


def may_change_for(state: State, people: Collection[Seat], pace: float, *, read: float) -> float:
    """Return for how long what all are asked about may be changed at least, in seconds.

    ``read``: so long a die is still to be read before anything comes of it.
    """
    question = state.question
    if question is None:
        return 0.0
    asked = any(seat in people for seat in question.seats)
    if question.ask is Ask.BLOCK:
        return (STRIKE - READ) * pace if asked else 0.0
    if asked and len(people) > 1:
        return max(LEAST_OFFERED, read + WAY_SECONDS)
    return ANSWER_MIDDLE
