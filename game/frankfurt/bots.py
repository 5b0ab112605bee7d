"""Bots of Frantic Frankfurt: they see what is drawn, and press keys like people.

A racer is in one of three states: it waits for a change, it is on its way to a key, or it has just
pressed one and waits to see what came of it. Until shortly before the finger comes down a plan is
dropped when a newer picture spoils it; after that the key is pressed whatever happens. So bots
come too late, lay on cards that were just covered, and hit the neighbour key.
"""

from game.core.bots import (
    CARD_FLOOR,
    LEVELS,
    MS_PER_TICK,
    SEE_TICKS,
    SLAP_FLOOR,
    TEMPOS,
    Pace,
    Press,
)
from game.core.rng import Luck
from game.core.rules import Seat
from game.frankfurt.deck import Deck
from game.frankfurt.state import COLUMNS, NOTHING, Key, Phase, PileView, Row, View
from game.frankfurt.tactics import (
    SKILLS,
    Aim,
    Glance,
    Plan,
    Situation,
    Skill,
    choose,
    distance,
    situation,
    still_good,
)

COMMIT_MS = 120.0
"""So long before it comes down a finger can't be stopped any more."""
RELOOK_MS = 600.0
"""Who found nothing looks again after this, times the level's scale."""
NEVER, LONG_AGO = 1 << 60, -(1 << 60)
LOOK_AFTER = SEE_TICKS + 1
"""Ticks from an own key press to the first picture that shows what came of it."""
FLOORS = {Aim.SLAP: SLAP_FLOOR, Aim.TURN: SLAP_FLOOR}
"""Both ask for one movement without a choice of cards; milliseconds."""
HOME = Key(Row.COLUMN, 1)
"""Where the finger rests at the start."""

__all__ = ["LEVELS", "FrankfurtRacer", "make_racer"]


def make_racer(level: str, seat: Seat, deck: Deck, luck: Luck) -> "FrankfurtRacer":
    """Return a bot of a level (one of ``LEVELS``); ``ValueError`` for any other."""
    if level not in LEVELS:
        raise ValueError(f"no level {level!r}; possible: {', '.join(LEVELS)}")
    return FrankfurtRacer(level, seat, deck, luck)


class FrankfurtRacer:
    """One bot; keeps the protocol ``Racer`` of ``game.core.bots``. Times are in ticks."""

    def __init__(self, level: str, seat: Seat, deck: Deck, luck: Luck) -> None:
        self.delays: list[tuple[str, float]] = []
        self._skill = SKILLS[level]
        self._pace = Pace(TEMPOS[level], luck)
        self._seat = seat
        self._deck = deck
        self._luck = luck
        self._view: View | None = None
        self._memory = Memory(seat, self._skill, deck, luck)
        self._plan: Plan | None = None
        self._next_key = 0
        self._due = 0.0
        self._asked = 0.0
        """When the change was drawn, or the own key pressed, that is being answered."""
        self._wake = NEVER
        self._finger = HOME
        self._pressed_at = float(LONG_AGO)
        self._blocked_until = LONG_AGO

    def step(self, now: int, view: View) -> Press[Key] | None:
        """Return what is pressed between ``now`` and the next tick, seeing an older picture."""
        if view is not self._view:
            self._notice(now, view)
        if now < self._wake:
            return None
        if self._plan is None:
            self._decide(view, now, self._asked)
            return None
        return self._press()

    def _notice(self, now: int, view: View) -> None:
        """Take in a new picture; drop what it spoils, and decide if there is nothing to do."""
        drawn = now - SEE_TICKS
        news = self._view is None or self._memory.compare(self._view, view, drawn)
        self._view = view
        if self._block(view, drawn) or not news:
            return
        if self._plan is None:
            if now >= self._pressed_at + LOOK_AFTER:
                self._decide(view, now, drawn)
        elif now < self._due - COMMIT_MS / MS_PER_TICK and not self._holds(self._plan, view):
            self._drop(view, now, drawn)

    def _drop(self, view: View, now: int, drawn: int) -> None:
        """Give a spoiled plan up for another, once it is seen what is in the hand."""
        if now >= self._pressed_at + LOOK_AFTER:
            self._decide(view, now, drawn)
            return
        self._plan = None
        self._wake = int(self._pressed_at) + LOOK_AFTER

    def _block(self, view: View, drawn: int) -> bool:
        """Wait while a block is shown; its ring says for how long."""
        if view.phase is Phase.SLAP:
            self._blocked_until = LONG_AGO
        elif view.seats[self._seat].blocked and drawn > self._blocked_until:
            self._blocked_until = drawn + view.rules.block[self._seat]
            self._plan = None
            self._asked = self._blocked_until
            self._wake = self._blocked_until + 1
        return drawn <= self._blocked_until

    def _holds(self, plan: Plan, view: View) -> bool:
        if not still_good(plan, view, self._seat, self._deck):
            return False
        if plan.aim not in (Aim.CARD, Aim.MOVE):
            return True
        held = view.seats[self._seat].held
        if plan.keys[0] != Key(Row.COLUMN, plan.column):
            return held == plan.column
        # After the first key another card in the hand tells of a slip.
        return self._next_key == 0 or held in (NOTHING, plan.column)

    def _decide(self, view: View, now: int, asked: float) -> None:
        """Choose what to do, and when the finger will be there."""
        self._pace.wander()
        memory = self._memory
        glance = Glance(view, self._seat, self._finger, memory.wrong_piles(), memory.take_changed())
        plan = choose(glance, self._skill, self._deck, self._luck)
        self._plan, self._next_key = plan, 0
        if plan is None:
            self._wait(view, now)
            return
        self._asked = max(asked, self._pressed_at, memory.since(plan))
        self._due = max(self._asked + self._reaction(plan) / MS_PER_TICK, now + 1.0)
        self._wake = int(self._due)

    def _wait(self, view: View, now: int) -> None:
        if situation(view, self._seat) is Situation.WAIT:
            self._wake = NEVER
            return
        self._wake = now + int(RELOOK_MS * self._pace.tempo.scale / MS_PER_TICK)
        self._asked = self._wake

    def _reaction(self, plan: Plan) -> float:
        return self._pace.reaction(
            FLOORS.get(plan.aim, CARD_FLOOR),
            looked=plan.looked,
            options=plan.options,
            distance=distance(self._finger, plan.keys[0]),
            # One's own last card uncovered it: the finger knows without looking.
            expected=plan.aim is Aim.TURN and self._asked == self._pressed_at,
        )

    def _press(self) -> Press[Key]:
        """Press the next key of the plan, or its neighbour."""
        plan = self._plan
        assert plan is not None
        key, due = plan.keys[self._next_key], self._due
        kind = plan.aim.value if self._next_key == 0 else "key"
        self.delays.append((kind, (due - self._asked) * MS_PER_TICK))
        if self._pace.slips():
            key = Key(key.row, self._pace.neighbour(key.index, COLUMNS))
        self._finger, self._pressed_at, self._asked = key, due, due
        self._next_key += 1
        if self._next_key < len(plan.keys):
            reach = distance(key, plan.keys[self._next_key])
            self._due = due + self._pace.move(reach) / MS_PER_TICK
            self._wake = int(self._due)
        else:
            self._plan = None
            self._wake = int(due) + LOOK_AFTER
        return Press(due, key)


class Memory:
    """What a bot keeps of earlier pictures: when things changed, and which cards were wrong."""

    def __init__(self, seat: Seat, skill: Skill, deck: Deck, luck: Luck) -> None:
        self._seat = seat
        self._skill = skill
        self._deck = deck
        self._luck = luck
        self._piles = [0] * COLUMNS
        self._columns = [0] * COLUMNS
        self._wrong = [False] * COLUMNS
        self._asked = 0
        self._changed = COLUMNS

    def compare(self, old: View, new: View, drawn: int) -> bool:
        """Note what a picture shows that the last did not; say whether it matters to the seat."""
        news = False
        for index, (before, after) in enumerate(zip(old.piles, new.piles, strict=True)):
            if before.top != after.top or before.status is not after.status:
                self._piles[index] = drawn
                self._changed += 1
                self._wrong[index] = self._looks_wrong(old, index, after)
                news = True
        mine, shown = old.seats[self._seat], new.seats[self._seat]
        for index, column in enumerate(shown.columns):
            if column != mine.columns[index]:
                self._columns[index] = drawn
                news = True
        if situation(old, self._seat) is not situation(new, self._seat):
            self._asked = drawn
            news = True
        return news or mine.held != shown.held

    def since(self, plan: Plan) -> int:
        """Return when the last thing that a plan depends on was drawn, in ticks."""
        pile = self._piles[plan.pile] if plan.aim in (Aim.CARD, Aim.CALL) else 0
        column = self._columns[plan.column] if plan.column != NOTHING else 0
        return max(pile, column, self._asked)

    def take_changed(self) -> int:
        """Return how many piles changed since this was asked last, at least 1."""
        changed, self._changed = self._changed, 0
        return max(changed, 1)

    def wrong_piles(self) -> tuple[int, ...]:
        """Return the piles whose top card was seen to be wrong (FF-10, *Table*)."""
        return tuple(index for index, wrong in enumerate(self._wrong) if wrong)

    def _looks_wrong(self, old: View, index: int, after: PileView) -> bool:
        """Judge a card that was seen to be laid on the top before it."""
        before = old.piles[index]
        if not old.rules.table_mode or old.phase.counting or after.size != before.size + 1:
            return False
        if before.top is None or after.top is None or after.owner == self._seat:
            return False
        if self._deck.fits(after.top, before.top):
            return False
        return self._luck.unit() < self._skill.watch
