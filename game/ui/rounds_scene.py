"""The scene of a game in rounds with hidden hands: who is asked, and choices of several presses.

Where everybody is asked alike (FC-24, FB-34) nobody has to press a key to let it be:

* a single person is asked only about what their hand can answer, and nobody about what nobody can
  hold because all its cards lie open;
* several people are asked together, for as long as the attack or the roll is shown; each answers
  with keys of their own, and whoever wants to think takes the question up (``AnswerWindow``);
* who has said "not before my turn" is not asked (``Orders``).

To the rules all of it is a plain ``Pass`` of whoever does not answer.
"""

from collections.abc import Callable, Collection, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import pygame

from game.core.choices import NotBefore, TakeBack
from game.core.game import AnyGame
from game.core.match import Match
from game.core.rounds.state import Pass, RoundsState, between_rounds
from game.core.rules import Seat
from game.input.seating import MatchSetup
from game.input.turn_keys import DIGIT, TurnPress
from game.ui.answer_keys import AnswerKeys, curtain_caps
from game.ui.answer_window import DEAF, SHOWN, AnswerWindow, Orders, stands_for
from game.ui.asked_when import AskedWhen
from game.ui.hands_table import HandsTable
from game.ui.hidden_hands import HiddenHands
from game.ui.press_timing import key_press
from game.ui.rounds_asking import RoundsAsking
from game.ui.services import Services

UNLIMITED = "unlimited"


class AnyDraft(Protocol):
    """A choice that takes several presses and is not made yet."""

    @property
    def empty(self) -> bool:
        """Say whether nothing is chosen yet."""
        ...

    def after(self, step: Any) -> Any:
        """Return what a step makes of it."""
        ...


S = TypeVar("S", bound=RoundsState)
E = TypeVar("E")
V = TypeVar("V")
D = TypeVar("D", bound=AnyDraft)


class RoundsScene(RoundsAsking[S, E, V], Generic[S, E, V, D]):
    """One match; its view keeps the draft.

    ``steps`` are presses that only change the draft; ``alike`` are the questions that everybody is
    asked, whatever they hold, and ``passes`` the actions that let it be.
    """

    make_view: ClassVar[Callable[..., HandsTable[Any, Any, Any, Any]]]
    steps: ClassVar[tuple[type, ...]]
    alike: ClassVar[Collection[str]]
    passes: ClassVar[tuple[type, ...]] = (Pass,)
    view: HandsTable[E, S, Any, D]

    def __init__(
        self, services: Services, setup: MatchSetup, game: AnyGame, match: Match[S, Any, E, V]
    ) -> None:
        self.rules: Any = game.rules
        seating, make_view = setup.seating, type(self).make_view
        hands = HiddenHands(seating.humans, len(seating))
        view = make_view(services, seating, self.rules, match.state, hands, self.key_label)
        self._no_draft = view.draft
        self._window = AnswerWindow()
        self._shown_for = 0.0
        self._rushed = False
        """Whether everything is skipped until a person is asked."""
        self.orders = Orders()
        self.asked_when = AskedWhen(services, seating)
        super().__init__(services, setup, game, match, view, hands=hands)
        self._answers = AnswerKeys(self)

    @property
    def draft(self) -> D:
        """What the person who chooses has put together so far."""
        return self.view.draft

    def asked(self, state: S) -> Sequence[Seat]:
        """Return who is asked, in the order of the rules; whoever thinks about it comes first."""
        question = state.question
        if question is None:
            return ()
        able = self.match.rules.to_act(state)
        seats = tuple(seat for seat in question.seats if seat in able)
        holder = self._window.holder
        if holder not in seats:
            return seats
        return (holder, *(seat for seat in seats if seat != holder))

    def asked_alike(self, state: S) -> bool:
        """Say whether everybody is asked alike, whatever they hold."""
        return state.question is not None and state.question.ask in self.alike

    # Who is asked.

    @property
    def people_asked(self) -> tuple[Seat, ...]:
        """The people who are asked alike now, in the order of the rules."""
        state = self.match.state
        if not self.asked_alike(state):
            return ()
        humans = self.setup.seating.humans
        return tuple(seat for seat in state.question.seats if seat in humans)

    def opens_after(self, state: S) -> float | None:
        """Return when a question may be answered of which the cause is still seen.

        Bots alone, and who learns the game, answer when all was seen; so does nobody at all.
        """
        people = self.people_asked
        if self.permit is not None or not people or not self.timed:
            return None
        only_shown = len(people) == len(state.question.seats) and self._is_let_be
        return None if only_shown else self.taken_in(state)

    def _left_alone(self, seat: Seat) -> bool:
        """Say whether a person who is asked alike need not be asked on the screen."""
        return self._seen_alone(seat) or (self.permit is None and self._wants_alone(seat))

    def _wants_alone(self, seat: Seat) -> bool:
        """Say whether a person has chosen not to be asked this, which nobody else is to see."""
        when, state = self.asked_when.of(seat), self.match.state
        if when == "never":
            return not self.breaks_order(state)
        return when == "weighty" and not self.weighs_much(state)

    def _seen_alone(self, seat: Seat) -> bool:
        """Say whether all may see that a person is not asked.

        Who learns the game is asked whatever has an answer.
        """
        state = self.match.state
        legal = self.match.rules.legal_actions(state, seat)
        if self.permit is not None:
            return all(isinstance(action, self.passes) for action in legal)
        if self.all_open(state):
            return True
        if seat in self.orders.seats and not self.breaks_order(state):
            return True
        if len(self.setup.seating.humans) > 1 or self.asked_when.of(seat) == "always":
            return False
        idle = all(isinstance(action, self.passes) for action in legal)
        return idle or not self.matters(state)

    @property
    def together(self) -> bool:
        """Say whether several people may answer now, none of whom has taken the question up."""
        people = self.people_asked
        if len(people) < 2 or self._window.holder is not None or self.in_order(self.match.state):
            return False
        return self.timed

    @property
    def asks_together(self) -> bool:
        """Say whether they may answer now: everything has been shown."""
        return self.table.offered is not None and self.together

    @property
    def timed(self) -> bool:
        """Say whether what is asked now has a limit."""
        people = self.people_asked
        return bool(people) and self.answer_seconds(self.match.state, people[0]) is not None

    @property
    def front(self) -> Seat | None:
        """The person who chooses now; where several are asked together it is nobody."""
        seat = self.table.offered
        if seat is None or not self.people_asked:
            return seat
        return None if self.together or self._left_alone(seat) else seat

    @property
    def decision_now(self) -> object:
        """What tells one decision from another: a window is one, whoever has answered."""
        if self.front is None and self.table.offered is not None:
            return "window", self._window.number
        return super().decision_now

    def keeps_open(self, state: S) -> Seat | None:
        """Return who may keep the own hand open: not where others are asked as well."""
        coming, question = self.table.coming, state.question
        if question is None or question.ask == "deal":
            return None
        return None if self.together else coming

    def decided(self) -> None:
        """Close the hand of whoever is not asked next; turns and windows begin with closed ones."""
        state = self.match.state
        begins = state.question is not None and state.question.ask == "turn"
        if self.asked_alike(state):
            if self._window.held_by(state.question) != self.table.coming:
                self.hands.close()
        elif begins and not state.question.count:
            self.hands.close()
        super().decided()

    # How long.

    def seconds_to_choose(self) -> float | None:
        """Return how long it is, in a window for those who have not taken it up as well."""
        state, people = self.match.state, self.people_asked
        if not people or self.table.offered is None:
            return super().seconds_to_choose()
        full = self.answer_seconds(state, people[0])
        if self._is_let_be:
            return self._window.left
        if full is None or len(self.setup.seating.humans) == 1:
            return full
        return self._window.seconds(full)

    @property
    def _is_let_be(self) -> bool:
        """Say whether an attack is shown that nobody is asked about."""
        people = self.people_asked
        return bool(people) and all(map(self._left_alone, people))

    @property
    def clock_rests(self) -> bool:
        """Say whether somebody reads what the time is for; not where nobody is asked."""
        return super().clock_rests and not self._is_let_be

    @property
    def answer_left(self) -> float | None:
        """The share 1 to 0 of the time to answer; none is shown to whoever is not asked."""
        return None if self._is_let_be else super().answer_left

    def time_is_up(self) -> None:
        """Let it be, for everybody who is asked together, or for the one who thinks about it."""
        people = self.people_asked
        if not people:
            super().time_is_up()
        else:
            front = self.front
            self.let_be(people if front is None else (front,))

    def let_be(self, seats: Sequence[Seat]) -> None:
        """Pass for people who are asked the same question."""
        self._redraft(self._no_draft)
        self._pass([seat for seat in self.people_asked if seat in seats])
        self._offer()

    def _pass(self, seats: Sequence[Seat]) -> None:
        """Pass for people; after the last answer another question begins, even if it is alike.

        Where all answer in order, whoever does not come yet is passed for later.
        """
        question = self.match.state.question
        for seat in seats:
            if self._comes_now(seat):
                self.table.submit(seat, Pass())
        if question is not None and set(question.seats) <= set(seats):
            self._window.close()

    def _comes_now(self, seat: Seat) -> bool:
        return seat in self.match.rules.to_act(self.match.state)

    def _offer(self) -> None:
        self._ask()
        super()._offer()
        if self.hands.curtain is not None and not self.draft.empty:
            self._redraft(self._no_draft)  # a card that was chosen is in the hand that was closed

    def _ask(self) -> None:
        """Begin a window, and pass for those who are left alone while others are asked."""
        state = self.match.state
        self.orders.settle(state.question, len(state.points[0]))
        self.asked_when.settle(len(state.points[0]))
        if between_rounds(state):
            self.hands.looked.clear()
        people = self.people_asked
        if not people:
            self._window.close()
        if not people or self.table.offered is None:
            return
        alone = [*people] if self._is_let_be else [*filter(self._seen_alone, people)]
        self._window.begin(state.question, self._stands(state, whole=len(alone) < len(people)))
        rest = len(alone) < len(state.question.seats)
        if any(map(self._comes_now, alone)) and (self._rushed or rest):
            self._shown_for = 0.0
            self._pass(alone)
            if self._rushed:
                self.table.skip_to_person()

    def _stands(self, state: S, *, whole: bool) -> float:
        """Return how long the open question stands where nobody presses: less what was seen."""
        full = self.answer_seconds(state, state.question.seats[0])
        seen, self._shown_for = self._shown_for, 0.0
        if not whole:
            return max(0.0, SHOWN * self.table.pace - seen)
        if full is None:
            return 0.0
        return stands_for(full, self.share_of_time(state), self.table.still_seen)

    def _other_press(self) -> None:
        """Go on where an attack is only shown, and skip the show as always."""
        if self._is_let_be and self.table.offered is not None:
            self.guard.skipped()
            self.let_be(self.people_asked)
        else:
            super()._other_press()

    # Keys of those who are asked.

    def handle(self, event: pygame.event.Event) -> None:
        """Act on a raw event; keys of those who are asked together come first."""
        if self._log_open or not (self._changes_asked(event) or self._answers.take(event)):
            super().handle(event)

    @property
    def _looking(self) -> Seat | None:
        """The person who looks at the own hand and may say when to be asked."""
        if self.permit is not None or self.table.offered is None:
            return None
        if self.people_asked or not self.draft.empty:
            return None  # another choice is half made
        return self.hands.holder if self.hands.guarded else self.front

    def _changes_asked(self, event: pygame.event.Event) -> bool:
        """Change when whoever looks at the own hand is asked; say whether that was its key."""
        seat = self._looking
        if seat is None or not self.keys.when_asked(event, seat):
            return False
        self.orders.cancel((seat,))
        self.view.tell_asked(self.asked_when.turn_on(seat, len(self.match.state.points[0])))
        return True

    def take_up(self, seat: Seat) -> None:
        """Let somebody think about a question: from now on the full time runs."""
        if seat not in self.people_asked or self.answer_seconds(self.match.state, seat) is None:
            return
        if len(self.setup.seating.humans) > 1 and self._window.take_up(seat):
            self._offer()
            self._clock.start(self.seconds_to_choose())

    def open_hand(self, event: pygame.event.Event | None, seat: Seat) -> None:
        """Open the hand of whoever has taken a question up: by the show key, or without one."""
        if event is None:
            self.hands.press()
            self.hands.release()
        else:
            self._show_key.take(event, seat)
        self._offer()

    def plate_at(self, x: float, y: float) -> Seat | None:
        """Return whose plate is at a point of the canvas."""
        seats = range(len(self.names))
        return next((seat for seat in seats if self.view.plate_box(seat).has(x, y)), None)

    def answer_blind(self, seat: Seat) -> None:
        """Answer from a closed hand; without the card nothing happens (FB-34)."""
        action = self.blind_answer(self.match.state, seat)
        if action is not None:
            self.act(seat, action)

    def not_before(self, seat: Seat) -> None:
        """Leave somebody alone until their next turn, from this question on."""
        self.orders.give(seat, len(self.match.state.points[0]))
        if not self.breaks_order(self.match.state):
            self.let_be((seat,))

    def ask_again(self, *seats: Seat) -> bool:
        """Ask again who wanted to be left alone; say whether there was anybody."""
        return self.orders.cancel(seats)

    def curtain_press(self, press: TurnPress, event: pygame.event.Event) -> bool:
        """Let it be without a look at the hand, by the keys that the curtain shows."""
        seat = self.hands.curtain
        if seat not in self.people_asked or seat is None or press.kind not in ("pick", "undo"):
            return False
        own_digit = press.key >= DIGIT and not self.keys.shares(seat)
        later = press.kind == "undo" or press.number == 1
        if own_digit or press.number > 1 or (press.kind == "undo" and not self.keys.has_pad(seat)):
            return False
        if not self.guard.repeats(key_press(event)) and self._allows_commit(event):
            (self.not_before if later else lambda one: self.let_be((one,)))(seat)
        return True

    def _allows_commit(self, event: pygame.event.Event) -> bool:
        allowed = super()._allows_commit(event)
        return allowed and (not self.people_asked or self.guard.open_for >= DEAF)

    def act(self, seat: Seat, action: Any) -> None:
        """Do what a person has chosen; a step only changes the draft."""
        if isinstance(action, NotBefore):
            self.not_before(seat)
            return
        if isinstance(action, self.steps):
            self._step(seat, action)
            return
        self._redraft(self._no_draft)
        super().act(seat, action)

    def _step(self, seat: Seat, step: Any) -> None:
        """Put one thing more together, or take one away."""
        raise NotImplementedError

    def decision_began(self, seat: Seat | None) -> None:
        """Begin another draft."""
        self._redraft(self._no_draft)

    def step_back(self) -> bool:
        """Take the last step back; say whether there was one."""
        if self.draft.empty:
            return False
        self._redraft(self.draft.after(TakeBack()))
        return True

    @property
    def can_step_back(self) -> bool:
        """Say whether there is a step to take back."""
        return not self.draft.empty

    def update(self, dt: float) -> None:
        """Let time pass."""
        self._shown_for += dt if self.table.showing else 0.0
        self._rushed = self.table.rushing
        super().update(dt)
        self._rushed = False
        front = self.front
        if front is not None and self.hands.holder == front:
            self.take_up(front)
        if self.people_asked and self.table.offered is not None:
            self._window.run(self._clock.left)
        self.view.answer_left = self.answer_left
        self.view.people = self._answers.people(self._window.answered)
        self.view.together = self.asks_together
        looking = self._looking
        self.view.asked_when = None if looking is None else self.asked_when.of(looking)
        seat = self.hands.curtain
        passes = seat in self.people_asked
        self.view.curtain.passes = curtain_caps(self, seat) if passes and seat is not None else None

    def _redraft(self, draft: D) -> None:
        self.view.draft = draft


def seconds_of(limit: str) -> float | None:
    """Return the seconds of an option that limits time; ``None``: as long as one likes."""
    return None if limit == UNLIMITED else float(limit)
