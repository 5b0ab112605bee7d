"""What the tables of games in rounds with hidden hands have in common."""

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Generic, NamedTuple, TypeVar

import pygame

from game.core.cards import Card
from game.core.choices import Stakes
from game.core.explain import Kind, Thing
from game.core.rounds.state import RoundsState, between_rounds
from game.core.rules import NOBODY, Seat
from game.core.sentence import Sentence
from game.core.telling import Motion, Poster, Tell, Telling
from game.input.seating import Seating
from game.input.turn_keys import ASKED_LABEL
from game.ui.answer_keys import LATER_ICON, LOOK_ICON, PASS_ICON
from game.ui.answer_window import AskedSeat
from game.ui.asked_view import AskedView
from game.ui.asked_when import When
from game.ui.audio import pan_of
from game.ui.bubble_room import needed
from game.ui.canvas import Box
from game.ui.card_moves import CardMoves, Sight
from game.ui.card_view import NO_CARD, CardView
from game.ui.choice_pieces import Caption, ChoicePieces
from game.ui.choice_view import ChoiceView
from game.ui.curtain_view import CurtainView
from game.ui.game_table import GameTable
from game.ui.hand_news import HandNews
from game.ui.hand_rows import card_box_at
from game.ui.hidden_hands import HiddenHands
from game.ui.hints import BUTTONS_OF_KEYS, LATER, NO_CAP, Hint
from game.ui.lesson_places import Busy
from game.ui.look import Seen
from game.ui.motion import pace_of
from game.ui.open_hand import OpenHand
from game.ui.services import Services
from game.ui.spots import CardPlaces, Spot, Spots
from game.ui.theme import RGB
from game.ui.turn_banner import BannerLines

E = TypeVar("E")
S = TypeVar("S")
R = TypeVar("R", bound=RoundsState)
T = TypeVar("T", bound=Telling)
D = TypeVar("D")


ASKED_SECONDS = 8.0
"""So long it is told how somebody is asked from now on."""
ROD_OVER = 16.0
"""So far the rod of a curtain and its ends reach over what is above it."""
LEGEND = 58.0
"""How high the row is that says what keys on plates mean."""
MEANINGS = {
    PASS_ICON: "answers-let-be",
    LATER_ICON: "answers-curtain-not-before",
    LOOK_ICON: "answers-hint-think",
}


KEYS_ABOVE = 46.0
"""The key on a card stands out above it, on a card that is lifted higher still."""


def around(boxes: Sequence[Box]) -> Box:
    """Return the box that just holds all boxes."""
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, low = max(box.right for box in boxes), max(box.bottom for box in boxes)
    return Box(left, top, right - left, low - top)


class Words(NamedTuple):
    """What a game says: who has won, what somebody is asked, and what all others wait for."""

    over: Callable[[Any], Sentence | None]
    question: Callable[..., Sentence]
    watch: Callable[[Any], Sentence]


class HandsTable(GameTable[E, R, T], Generic[E, R, T, D]):
    """A table in rounds with hidden hands. A game's table makes the parts that are named here.

    ``draft`` is what the person who chooses has put together so far; ``answer_left`` is the share
    of the time to answer that is left.
    """

    words: Words
    chooser: ChoiceView
    cards: CardView
    moves: CardMoves[R]
    draft: D
    name = ""
    """The game's, in ids of texts."""
    meanings: Mapping[str, str] = MEANINGS
    """What the drawings beside keys of those who are asked together mean: ids of texts."""
    hurry = ""
    """What a curtain says where time runs behind it."""

    def __init__(
        self,
        services: Services,
        seating: Seating,
        hands: HiddenHands,
        state: R,
        tell: Tell[E, R, T],
        *,
        keys: bool,
    ) -> None:
        super().__init__(services, seating, tell, keys=keys)
        self._hands = self._hidden = hands
        self._state = state
        self._first = seating.humans[0] if seating.humans else 0
        self.lines: BannerLines[R, D] = BannerLines(
            self.banner, self._pen, state, **self.words._asdict()
        )
        self.curtain = CurtainView(self._pen, seating, hands)
        self._pieces = ChoicePieces(self._pen, seating)
        self._refused: Spot[Any] | None = None
        self._focused: Spot[Any] | None = None
        self.answer_left: float | None = None
        self._before_event: R | None = None
        self.struck: frozenset[Seat] = frozenset()
        """Who was attacked without a card to stop it, and was told nothing of it so far."""
        self._for_people = False
        self.poster_stands = False
        """Whether a poster hangs there until somebody presses a key."""
        self.people: tuple[AskedSeat, ...] = ()
        """Who may answer what all are asked, who has answered, and who is left alone."""
        self.together = False
        """Whether several people are asked at once."""
        self.asked_when: When | None = None
        """How whoever looks at the own hand wants to be asked; ``None``: nobody looks."""
        self._asked = AskedView(self._pen, self._row_at, self._row_ground)
        self._news = HandNews(seating.humans if hands.guarded else (), state.hands)
        self.open_hand = OpenHand(self._pen, seating, hands)

    @property
    def places(self) -> CardPlaces[R]:
        """Where things lie that can be pressed."""
        raise NotImplementedError

    @property
    def owner_plate(self) -> Box:
        """Where it stands whose hand is open."""
        raise NotImplementedError

    def _draw_open_frame(self, tray: Box) -> None:
        """Put the frame of a hand that somebody has opened."""
        if self._hands.holder is not None and not self.curtain.hangs:
            self.open_hand.draw_frame(tray)

    def _draw_open_hand(self, state: R) -> None:
        """Put whose hand it is that somebody has opened, and mark what is new in it."""
        holder = self._hands.holder
        if holder is None or self.curtain.hangs or self._counted(state):
            return
        self.open_hand.draw(self.owner_plate)
        marked = self._news.marked(holder).intersection(state.hands[holder])
        if marked and not self.moving:
            shown = (marked, state.hands[holder], self.moves.sight)
            self._pen.repeat(
                "new cards",
                shown,
                lambda: self.open_hand.draw_marks(marked, self.places.card_box),
            )

    def plate_box(self, seat: Seat) -> Box:
        """Return where a seat's plate is."""
        raise NotImplementedError

    def card_name(self, card: Card) -> Sentence:
        """Return what a card is called that somebody may read."""
        raise NotImplementedError

    def _row_at(self, seat: Seat, wide: float) -> tuple[float, float]:
        """Return the left upper corner of a row of keys on a plate."""
        raise NotImplementedError

    def _row_ground(self, seat: Seat) -> tuple[Box, RGB] | None:
        """Return what of a plate a row of keys takes the place of; ``None``: it lies beside all."""
        return None

    def _stakes(self, state: R) -> Stakes | None:
        """Return what all are asked about."""
        raise NotImplementedError

    def _draw_asked(self, state: R, box: Box) -> None:
        """Put what several people are asked together into a box, and the rows on the plates."""
        stakes = self._stakes(state) if self.together else None
        if stakes is not None:
            told = Caption(self._said(stakes.title), self._said(stakes.text), stakes.seat)
            self._pieces.caption(box, told, self.answer_left)
            self._asked.draw_legend(self.people, self.meanings, self._legend)
        self._asked.draw(self.people, caps=self.chooser.caps)

    @property
    def _legend(self) -> Box:
        """Where it stands what the keys mean of several people who are asked together."""
        tray = self.places_of.tray
        return Box(tray.x + 24, tray.bottom - LEGEND - 26, tray.w - 48, LEGEND)

    def _hints_of_asked(self) -> tuple[Hint, ...] | None:
        """Return what people press who are asked together: own keys are on the plates."""
        if not self.together:
            return None
        say = self._pen.say
        sharing = [one for one in self.people if one.state == "asked" and len(one.caps) == 1]
        if not sharing:
            return (Hint(NO_CAP, say("answers-hint-own")),)
        labels = " ".join(one.caps[0].label for one in sharing)
        return (
            Hint(labels, say("answers-hint-think")),
            Hint(say("key-backspace"), say("answers-hint-none")),
        )

    def _hints_of_orders(self) -> tuple[Hint, ...]:
        """Return the key that changes when a person is asked, or asks those left alone again."""
        when = self.asked_when
        if when is not None:
            if when == "usual" and not self._hands.guarded:
                return ()  # what nearly everybody alone wants; the book tells the key
            words = self._pen.say(self._asked_text("asked", when))
            return (Hint(ASKED_LABEL, words, spare=LATER),)
        if not any(one.state == "later" for one in self.people):
            return ()
        return (Hint(ASKED_LABEL, self._pen.say("answers-hint-again")),)

    def _asked_text(self, kind: str, when: When) -> str:
        """Return the id of what is said of a way to be asked: ``asked``, or ``from-now``."""
        if when == "weighty":
            return f"{self.name}-choose-{kind}-weighty"
        alone = when == "usual" and not self._hands.guarded
        return f"answers-{kind}-{when}{'-alone' if alone else ''}"

    def tell_asked(self, when: When) -> None:
        """Say in a sentence how a person is asked from now on, who has just chosen it."""
        say, by_pad = self._pen.say, self._services.scenes.by_pad
        key = say(BUTTONS_OF_KEYS[ASKED_LABEL]) if by_pad else ASKED_LABEL
        each = say(f"{self.name}-choose-asked-each")
        text = say(self._asked_text("from-now", when), key=key, each=each)
        self.banner.note(text, ASKED_SECONDS)

    def apply_settings(self) -> None:
        """Take speed, motion and key caps from the settings."""
        super().apply_settings()
        self.moves.tweener.speed = self._speed

    def refuse(self, spot: Spot[Any]) -> None:
        """Shake what can't be chosen now, and explain why."""
        super().refuse(spot)
        self._refused = spot

    @property
    def moving(self) -> bool:
        """Say whether anything is on its way that the next event should wait for."""
        return self.moves.moving

    def play(self, event: E, before: R, after: R) -> float:
        """Begin to show an event, sound it, note it; return how long it is to be seen."""
        self.look()
        self._state = after
        telling = self.told(event, before, after)
        seen = self._seen_for(telling)
        if seen is None:
            self._hear(telling)
        self.lines.play(telling, after)
        self._note_event(telling, before, after)
        dealt = telling.motion is Motion.DEAL
        self._news.happened(before.hands, after.hands, telling.line, dealt=dealt)
        self._note_strike(telling, before)
        self.moves.play(telling, before, after)
        seconds = max(0.0, self._seconds(telling, after) - (seen or 0.0))
        self.poster_stands = telling.poster is not None and seconds == math.inf
        self._for_people = telling.poster is not None and self._about_people(telling.poster)
        self._show(telling, before, after)
        return seconds

    @property
    def for_people(self) -> bool:
        """Say whether what was played last is a poster about somebody who sits there."""
        return self._for_people

    def _about_people(self, poster: Poster) -> bool:
        """Say whether an event is about a person: about that seat, or about all of them."""
        people = self._seating.humans
        if poster.whom.seat != NOBODY:
            return poster.whom.seat in people
        return not poster.each or any(one.seat in people for one in poster.each)

    @property
    def still_shows(self) -> bool:
        """Say whether it is still shown what led to the open question, which may be answered."""
        return False

    def hand_busy(self, tray: Box) -> Iterator[Busy]:
        """Yield where the cards of the tray lie, with the keys that stand out above them.

        What is told of an open hand is needed too: whose it is, and what is new in it.
        """
        box = self.hand_box(tray)
        if box is not None:
            high = box.h + KEYS_ABOVE
            yield needed(Box(box.x, box.y - KEYS_ABOVE, box.w + KEYS_ABOVE, high))
        if self.together:
            yield needed(self._legend)
        holder = self._hands.holder
        if holder is not None:
            yield needed(self.owner_plate)
            if self._news.lines(holder):
                yield needed(self.places_of.log)

    def hand_box(self, tray: Box) -> Box | None:
        """Return where the cards lie that the tray shows; ``None`` if it shows none."""
        boxes = [
            card_box_at(self.moves.tweener.get(card))
            for seat in self._seating.humans
            for card in self._state.hands[seat]
        ]
        shown = [box for box in boxes if tray.has(box.cx, box.cy)]
        return around(shown) if shown else None

    def _note_event(self, telling: T, before: R, after: R) -> None:
        """Note in the log what an event changes, as long as it is carried out."""
        if telling.poster is not None:
            self._before_event = before
        elif self._before_event is not None and telling.during:
            self.log.note(self.came_of(self._before_event, after))
        elif telling.begins:
            self._before_event = None

    def _note_strike(self, telling: T, state: R) -> None:
        """Note whom an event attacks in a ``state`` without a card to stop it."""
        hit = self._struck_by(telling)
        self.struck = (self.struck - hit) | {seat for seat in hit if self._defenceless(state, seat)}

    def _struck_by(self, telling: T) -> frozenset[Seat]:
        """Return whom an event attacks."""
        return frozenset()

    def _defenceless(self, state: R, seat: Seat) -> bool:
        """Say whether one more card would have stopped an attack, and the seat holds none such."""
        return False

    def came_of(self, before: R, after: R) -> tuple[Sentence, ...]:
        """Return in words what has changed for each player: how many cards they hold."""
        sizes = zip(map(len, before.hands), map(len, after.hands), strict=True)
        changes = ((seat, new - old) for seat, (old, new) in enumerate(sizes))
        return tuple(
            Sentence("table-came-cards", seat, {"count": abs(change)}, gains={"change": change})
            for seat, change in changes
            if change
        )

    def _seconds(self, telling: T, after: R) -> float:
        """Return how long an event is to be seen; infinity: until a key."""
        if telling.poster is not None and self._keys and self._seating.humans:
            settings = self._services.settings
            timed = settings.poster != "key"
            return float(settings.poster) / pace_of(settings.speed) if timed else math.inf
        return math.inf if telling.asks and self._stands(after) else telling.seconds

    def _seen_for(self, telling: T) -> float | None:
        """Return for how long an event was to be seen before it happened; ``None``: it was not."""
        return None

    def _hear(self, telling: T) -> None:
        """Let an event be heard."""
        x = self._heard_at(telling)
        if telling.sound and x is not None:
            self._services.audio.play(telling.sound, pan=pan_of(x))

    def _heard_at(self, telling: T) -> float | None:
        """Return where an event is heard, from the left; ``None``: not at once."""
        raise NotImplementedError

    def _show(self, telling: T, before: R, after: R) -> None:
        """Begin to show an event by what only this game has."""

    def finish(self) -> None:
        """Put everything where it is going, at once; a poster that waits for a key stays."""
        self.moves.finish()

    def put_away(self) -> None:
        """Take down a poster that waited for a key."""
        self.poster_stands = False
        super().put_away()

    def snap(self, state: R) -> None:
        """Show a state at once, without motion."""
        self._state, self.poster_stands, self._for_people = state, False, False
        self._news.snap(state.hands)
        self.lines.snap(state)
        self.moves.snap(state)

    def look(self) -> None:
        """Turn hands over for those who look now."""
        self._news.look(self._hands.audience, self._state.hands)
        self.moves.look(self._sight(), self._state)

    def update(self, dt: float) -> None:
        """Let pictures move on by ``dt`` seconds."""
        self.look()
        self.moves.update(dt)
        for part in self.parts:
            part.update(dt)
        self.open_hand.update(dt)
        self._warming.go_on()

    def _sight(self) -> Sight:
        """Return who looks now."""
        raise NotImplementedError

    def remind(self) -> None:
        """Let banner and curtain nod, because somebody who is not asked has pressed a key."""
        super().remind()
        self.curtain.remind()

    def forget(self) -> None:
        """Show no more of what one person was told: the next one must not learn it."""
        super().forget()
        self._refused = self._focused = None
        self.cards.shaken = (NO_CARD, 0.0)

    def things(self, state: R) -> Iterable[Seen]:
        """Return what can be looked at: open cards, and what only this table has.

        Under the table of points nothing is seen.
        """
        return () if self._counted(state) else (*self._open_cards(state), *self._things(state))

    def _open_cards(self, state: R) -> Iterator[Seen]:
        """Yield the cards of the open hand in the tray, and those of the market."""
        sight, places = self.moves.sight, self.places
        if sight.near in sight.audience:
            for card in self.moves.order_of(state, sight.near):
                yield Seen(Thing(Kind.CARD, card=card), places.card_box(card))
        for card in state.market:
            yield Seen(Thing(Kind.CARD, card=card), places.market_box(card))

    def _things(self, state: R) -> Iterable[Seen]:
        """Return what can be looked at besides open cards."""
        raise NotImplementedError

    def _counted(self, state: R) -> bool:
        """Say whether the table of points is shown."""
        return between_rounds(state) and not self.moving

    def _stands(self, state: R) -> bool:
        """Say whether the table of points waits for a key: a bot deals, and people only watch."""
        people, question = self._seating.humans, state.question
        if question is None or not self._keys or not people or not between_rounds(state):
            return False
        return not set(people).intersection(question.seats)

    def _plays_on(self, state: R) -> bool:
        """Say whether bots may play on by themselves: not at the end, nor while points stand."""
        return state.question is not None and not self._stands(state)

    def _begin(self, spots: Spots[Any], backdrop: pygame.Surface, kept: Card = NO_CARD) -> None:
        """Begin a picture; a card that is ``kept`` is chosen already."""
        self._pen.start()
        self._services.stage.backdrop(backdrop)
        self._focused = spots.focused
        self.lines.reads = self.reads
        self.cards.choose(spots.focused_card, spots.refused_cards, kept)
        if self._refused is not None:
            self.cards.shaken = (self._refused.card, self.chooser.shift_of(self._refused.box))

    def raised(self, card: Card) -> float:
        """Return how high a card of the open hand stands now."""
        return self.cards.raised(card)

    def _draw_log(self) -> None:
        """Put the last lines of the log."""
        box, holder = self.places_of.log, self._hands.holder
        if self.curtain.hangs:
            box = Box(box.x, box.y, box.w, box.h - ROD_OVER)  # its rod lies over what is beside it
        if holder is not None and box.meets(self.owner_plate):
            top = self.owner_plate.bottom + 8
            box = Box(box.x, top, box.w, box.bottom - top)
        lines = () if holder is None else self._news.lines(holder)
        if holder is not None and lines and not self.curtain.hangs:
            cards = sorted(self._news.marked(holder).intersection(self._state.hands[holder]))
            shown = (holder, tuple(lines), tuple(cards), box)
            named = tuple(map(self.card_name, cards))
            put = partial(self.open_hand.draw_news, named, lines, box, self._said)
            self._pen.repeat("news", shown, put)
            return
        self._pen.repeat("log", (self.log.version, box), lambda: self._log_view.draw_short(box))

    def _draw_curtain(self, state: R, seat: Seat | None) -> None:
        if not self.curtain.hangs:
            return
        line = note = ""
        if seat is not None and state.question is not None and seat in state.question.seats:
            line = self._said(self.words.question(state, seat))
            hurried = self.hurry and self.answer_left is not None
            note = self._pen.say(self.hurry) if hurried else ""
        self.curtain.draw(self.places_of.curtain, line, self.answer_left, note)

    def _prewarming(self) -> Iterator[None]:
        """Make one picture a step, so that none has to be made while cards fly.

        What is put on the stage here is forgotten before the next picture is drawn.
        """
        yield from self.cards.prewarming()
        for seat in range(len(self.names)):
            self.banner.draw(seat, "", thinking=True)
            yield
            self._draw_tray(Sight(frozenset(), seat, self._first))
            yield
        yield from self.curtain.prewarming(self.places_of.curtain)
        for pictures in self._pictures():
            yield from pictures

    def _pictures(self) -> Iterable[Iterator[None]]:
        """Return what else makes pictures, those that are needed first before others."""
        raise NotImplementedError

    def _draw_tray(self, sight: Sight) -> None:
        """Put the ground of the hand below, with its owner."""
        raise NotImplementedError

    def _owner(self, sight: Sight) -> str:
        return self._pen.say(f"{self.name}-table-hand-of", name=self.names[sight.near])
