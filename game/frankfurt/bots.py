"""Bots of Frantic Frankfurt: they see what is drawn, and press keys like people.

A racer is in one of three states: it waits for a change, it is on its way to a key, or it has just
pressed one and waits to see what came of it. Until shortly before the finger comes down a plan is
dropped when a newer picture spoils it; after that the key is pressed whatever happens. So bots
come too late, lay on cards that were just covered, and hit the neighbour key.
"""

from collections.abc import Collection

from game.core.bots import MS_PER_TICK, SEE_TICKS, Press
from game.core.rng import Luck
from game.core.rules import Seat
from game.frankfurt.deck import Deck
from game.frankfurt.following import Following, Wish
from game.frankfurt.levels import Level, level_of
from game.frankfurt.state import COLUMNS, LATE, NOTHING, Key, Phase, PileView, Row, View
from game.frankfurt.tactics import (
    Aim,
    Glance,
    Plan,
    Situation,
    choose,
    situation,
    skill_of,
    still_good,
)
from game.frankfurt.tempo import FINGER, Pace, person_tempo, tempo_of

COMMIT_MS = 120.0
"""So long before it comes down a finger can't be stopped any more."""
RELOOK_TICKS = 90
"""Who found nothing looks again after this."""
NEVER, LONG_AGO = 1 << 60, -(1 << 60)
LOOK_AFTER = SEE_TICKS + 1
"""Ticks from an own key press to the first picture that shows what came of it."""
KNOWN = 0.5
"""Who thinks again, as another covered the pile, knows the own cards: the part that this saves."""
HOME = Key(Row.COLUMN, 1)
"""Where the finger rests at the start."""


def make_racer(level: str, seat: Seat, deck: Deck, luck: Luck) -> "FrankfurtRacer":
    """Return a bot of a level of ``levels.py``; ``ValueError`` for any other."""
    return FrankfurtRacer(level_of(level), seat, deck, luck)


def make_person(seconds: float, seat: Seat, deck: Deck, luck: Luck) -> "FrankfurtRacer":
    """Return the model of a person who needs so many seconds a card: never a bot of the lobby."""
    racer = FrankfurtRacer(Level(seconds), seat, deck, luck)
    racer.pace = Pace(person_tempo(seconds), luck)
    return racer


class FrankfurtRacer:
    """One bot; keeps the protocol ``Racer`` of ``game.core.bots``. Times are in ticks."""

    def __init__(self, level: Level, seat: Seat, deck: Deck, luck: Luck) -> None:
        self.delays: list[tuple[str, float]] = []
        self.following: Following | None = None
        """How it follows people's tempo, if it does."""
        if level.follows:
            self.following = Following(level.seconds, seat, deck, kept=level.kept)
        self._skill = skill_of(level.seconds)
        self.pace = Pace(level.tempo, luck)
        self._seat = seat
        self._deck = deck
        self._luck = luck
        self._view: View | None = None
        self._memory = Memory(seat, deck, luck)
        self._plan: Plan | None = None
        self._next_key = 0
        self._second = 0.0
        """Milliseconds from the first key of a card to the second."""
        self._due = 0.0
        self._asked = 0.0
        """When the change was drawn, or the own key pressed, that is being answered."""
        self._wake = NEVER
        self._finger = HOME
        self._pressed_at = float(LONG_AGO)
        self._blocked_until = LONG_AGO
        self._deaf_until = LONG_AGO

    @property
    def seconds(self) -> float:
        """Return the mean seconds a card that it takes now, without slips."""
        return self.pace.tempo.seconds

    def follow(self, people: Collection[Seat]) -> None:
        """Say who the people are, whose tempo *with you* follows; others take no notice."""
        if self.following is not None:
            self.following.people = tuple(people)

    def wish(self, wish: Wish) -> None:
        """Be slower or faster than the person, from the next round on; at once in a count-down."""
        if self.following is not None:
            self.following.wish(wish)
            if self._view is None or self._view.phase is Phase.COUNTDOWN_START:
                self._adopt()

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
        old = self._view
        news = old is None or self._memory.compare(old, view, drawn, self._skill.watch)
        if self.following is not None and self.following.watch(view, drawn):
            self._adopt()
        if old is not None and view.phase is Phase.SLAP is not old.phase:
            held = old.seats[self._seat].held != NOTHING
            self._deaf_until = drawn + LATE if held else LONG_AGO
        self._view = view
        if self._block(view, drawn) or not news:
            return
        if self._plan is None:
            if now >= self._pressed_at + LOOK_AFTER:
                self._decide(view, now, drawn)
        elif now < self._due - COMMIT_MS / MS_PER_TICK and not self._holds(self._plan, view):
            self._drop(view, now, drawn)

    def _adopt(self) -> None:
        """Take the tempo of the round that begins; in it nothing changes."""
        assert self.following is not None
        seconds = self.following.bot
        self.pace.tempo = tempo_of(seconds, self.following.slaps_like)
        self._skill = skill_of(seconds)

    def _drop(self, view: View, now: int, drawn: int) -> None:
        """Give a spoiled plan up for another, once it is seen what is in the hand."""
        if now >= self._pressed_at + LOOK_AFTER:
            self._decide(view, now, drawn, known=KNOWN)
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
            self.pace.slowed()
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

    def _decide(self, view: View, now: int, asked: float, known: float = 0.0) -> None:
        """Choose what to do, and when the finger will be there.

        Of what has to be looked at, a part is ``known`` already.
        """
        glance = Glance(view, self._seat, self._finger, self._memory.wrong_piles())
        slips = self.pace.misreads()
        plan = choose(glance, self._skill, self._deck, self._luck, slips=slips)
        self._plan, self._next_key = plan, 0
        if plan is None:
            waits = situation(view, self._seat) is Situation.WAIT
            self._wake = NEVER if waits else now + RELOOK_TICKS
            self._asked = self._wake
            return
        self._asked = max(asked, self._pressed_at, self._memory.since(plan))
        self._due = max(self._asked + self._reaction(plan, known) / MS_PER_TICK, now + 1.0)
        if plan.aim is Aim.SLAP:  # a card in the hand makes its keys rest (FF-13a)
            self._due = max(self._due, self._deaf_until + 1.0 + self._luck.unit())
        self._wake = int(self._due)

    def _reaction(self, plan: Plan, known: float) -> float:
        """Return the milliseconds to the first key of a plan."""
        pace = self.pace
        match plan.aim:
            case Aim.SLAP:
                return pace.slap(plan.choices)
            case Aim.TURN:
                # One's own last card uncovered it: the finger knows without looking.
                return pace.turn(expected=self._asked == self._pressed_at)
            case Aim.LAY:
                return pace.turn(expected=False)
            case _:
                first, self._second = pace.card(known)
                return first if len(plan.keys) > 1 else first + self._second

    def _press(self) -> Press[Key]:
        """Press the next key of the plan, or its neighbour."""
        plan = self._plan
        assert plan is not None
        key, due = plan.keys[self._next_key], self._due
        kind = plan.aim.value if self._next_key == 0 else "key"
        self.delays.append((kind, (due - self._asked) * MS_PER_TICK))
        if key.row is Row.COLUMN and self._luck.unit() < FINGER:
            key = Key(key.row, self._neighbour(key.index))
        self._finger, self._pressed_at, self._asked = key, due, due
        self._next_key += 1
        if self._next_key < len(plan.keys):
            cards = plan.aim is Aim.CARD
            self._due = due + (self._second if cards else self.pace.key()) / MS_PER_TICK
            self._wake = int(self._due)
        else:
            self._plan = None
            self._wake = int(due) + LOOK_AFTER
        return Press(due, key)

    def _neighbour(self, index: int) -> int:
        """Return the column beside one: where a finger lands that slips."""
        if index in (0, COLUMNS - 1):
            return 1 if index == 0 else COLUMNS - 2
        return index + 1 if self._luck.unit() < 0.5 else index - 1


class Memory:
    """What a bot keeps of earlier pictures: when things changed, and which cards were wrong."""

    def __init__(self, seat: Seat, deck: Deck, luck: Luck) -> None:
        self._seat = seat
        self._deck = deck
        self._luck = luck
        self._piles = [0] * COLUMNS
        self._columns = [0] * COLUMNS
        self._wrong = [False] * COLUMNS
        self._asked = 0

    def compare(self, old: View, new: View, drawn: int, watch: float) -> bool:
        """Note what a picture shows that the last did not; say whether it matters to the seat.

        ``watch`` is the chance to notice an opponent's wrong card.
        """
        news = False
        for index, (before, after) in enumerate(zip(old.piles, new.piles, strict=True)):
            if before.top != after.top or before.status is not after.status:
                self._piles[index] = drawn
                self._wrong[index] = self._looks_wrong(old, index, after, watch)
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

    def wrong_piles(self) -> tuple[int, ...]:
        """Return the piles whose top card was seen to be wrong (FF-10, *Table*)."""
        return tuple(index for index, wrong in enumerate(self._wrong) if wrong)

    def _looks_wrong(self, old: View, index: int, after: PileView, watch: float) -> bool:
        """Judge a card that was seen to be laid on the top before it."""
        before = old.piles[index]
        if not old.rules.table_mode or old.phase.counting or after.size != before.size + 1:
            return False
        if before.top is None or after.top is None or after.owner == self._seat:
            return False
        if self._deck.fits(after.top, before.top):
            return False
        return self._luck.unit() < watch
