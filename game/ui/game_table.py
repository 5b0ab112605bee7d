"""What the tables of all games of turns have in common: log, banner, line of keys, the end."""

from collections.abc import Iterator, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from game.core.bubbles import Bubble
from game.core.cards import Card
from game.core.rounds.state import RoundsState
from game.core.rules import Seat
from game.core.sentence import Sentence
from game.core.telling import Mood, Tell, Telling, readers_of
from game.input.seating import Seating
from game.ui.bubble_room import needed
from game.ui.cache import Warming
from game.ui.canvas import Box
from game.ui.curtain_view import TRAY
from game.ui.followers import Strengths, nobody, stronger
from game.ui.hidden_hands import HiddenHands
from game.ui.hints import Hint, TurnHints, draw_hints, draw_wait, end_hint
from game.ui.lesson_places import Busy
from game.ui.log_view import OVERLAY, Log, LogView
from game.ui.motion import Speed
from game.ui.pen import Pen
from game.ui.services import Services
from game.ui.spots import Spot, Spots
from game.ui.told_keys import Told
from game.ui.turn_banner import TurnBanner

E = TypeVar("E")
S = TypeVar("S")
R = TypeVar("R", bound=RoundsState)
T = TypeVar("T", bound=Telling)
D = TypeVar("D")


FOOT = 1076.0
"""Nothing on a table lies lower."""


class Part(Protocol):
    """A part of the table that moves with time, or at once where it is ``still``."""

    still: bool

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass."""
        ...


class Places(NamedTuple):
    """Where the banner is, the line of keys, the log, a curtain, the whole log, and the hand."""

    banner: Box
    hints: Box
    log: Box
    curtain: Box = TRAY
    whole_log: Box = OVERLAY
    tray: Box = TRAY


class Chooser(Part, Protocol):
    """What draws the choices; ``caps`` says whether keys are shown."""

    caps: bool

    def refuse(self, spot: Spot[Any]) -> None:
        """Shake something that can't be chosen now."""
        ...

    def calm(self) -> None:
        """Shake no more."""
        ...


class GameTable(Generic[E, S, T]):
    """Implements what is alike in all tables of the protocol ``TurnView``.

    A game's table makes ``parts``, which are all that time moves on besides what lies or flies, and
    among them the ``chooser``. Each event is told here once, by ``tell``. Without ``keys`` nobody
    plays here: it is a replay.
    """

    places_of: Places
    chooser: Chooser
    parts: tuple[Part, ...]
    undone = ""
    """The text that tells of a choice that was taken back."""
    sounds = ""
    """What the names of all its sounds begin with."""
    refusal = ""
    """The sound of what can't be chosen."""
    ended = False
    looking = False
    """Whether somebody looks around: tips lie where choices are, and those wait."""
    hushed = False
    guided = False
    reads = False
    """Whether the note of a guided round is to be read now, and all else waits."""
    """Whether somebody learns the game here, and each step waits for its reader anyway."""
    strengths: Strengths = staticmethod(nobody)
    stood = 1.0
    """How much of the wait is over in which no press puts away what stands, 0 to 1."""
    _hidden: HiddenHands | None = None

    def __init__(
        self, services: Services, seating: Seating, tell: Tell[E, S, T], *, keys: bool
    ) -> None:
        self._keys = keys
        self._tell = tell
        self._readers = readers_of(seating.humans, len(seating))
        self._services = services
        self._seating = seating
        self.names = tuple(player.name for player in seating.players)
        self._pen = Pen(services)
        self.moods: list[Mood] = ["calm"] * len(seating)
        self.log = Log()
        self._log_view = LogView(self._pen, self.log, self._said, self.places_of.whole_log)
        self.banner = TurnBanner(self._pen, seating, self.places_of.banner)
        self._hints = TurnHints(services, seating)
        self._told: tuple[Told, ...] = ()
        self._late: T | None = None
        self._late_news: Sequence[Sentence] = ()
        self._warming = Warming()

    def _said(self, sentence: Sentence) -> str:
        return sentence.text(self._services.texts, self.names)

    @property
    def pen(self) -> Pen:
        """The pen of this table, which knows where it wrote every text."""
        return self._pen

    def open(self, state: S) -> None:
        """Show the beginning."""
        self._services.audio.preload(self._services.audio.names(self.sounds))
        self._warming.begin(self._prewarming())
        self.snap(state)

    def prewarm(self) -> None:
        """Make all pictures now."""
        self._warming.finish()

    def resized(self) -> None:
        """Make the pictures anew."""
        self._warming.begin(self._prewarming())

    def apply_settings(self) -> None:
        """Take speed, motion and key caps from the settings."""
        for part in self.parts:
            part.still = self._speed is Speed.off
        self.chooser.caps = self._services.settings.show_key_caps

    @property
    def _speed(self) -> Speed:
        settings = self._services.settings
        return Speed.off if settings.reduced_motion else Speed[settings.speed]

    def refresh_labels(self) -> None:
        """Show what is printed on the keys of the present layout."""
        self._pen.forget_parts()
        if self._services.keyboard is not None:
            self._services.keyboard.refresh()

    def told(self, event: E, before: S, after: S) -> T:
        """Tell an event, for all who read this screen: in the log, and by the faces' moods."""
        self._write_late()
        telling = self._tell(event, before, after, self._readers)
        news = stronger(self.strengths(before), self.strengths(after))
        if telling.after_motion:
            self._late, self._late_news = telling, news
        else:
            self._write(telling, news)
        for seat, mood in telling.moods.items():
            self.moods[seat] = mood
        return telling

    def _write_late(self) -> None:
        """Write into the log what was to be seen before it is told in words."""
        late, self._late = self._late, None
        if late is not None:
            self._write(late, self._late_news)

    def _write(self, telling: T, news: Sequence[Sentence]) -> None:
        """Write an event into the log, and what comes of it for bots that follow people."""
        self.log.add(telling.line, telling.poster)
        for line in news:
            self.log.add(line)

    def put_away(self) -> None:
        """Put away what stood until a key."""
        self.finish()

    @property
    def for_people(self) -> bool:
        """Say whether what was played last is a poster about somebody who sits there."""
        return False

    def finish(self) -> None:
        """Put everything where it is going, at once; what stands until a key goes on standing."""
        raise NotImplementedError

    @property
    def covered(self) -> bool:
        """Say whether a sheet covers the table."""
        return False

    def raised(self, card: Card) -> float:
        """Return how high a card of the hand stands now: none does, or not by itself."""
        return 0.0

    @property
    def bubble_busy(self) -> Sequence[Busy]:
        """Return what a first-time bubble had better not cover, besides choices."""
        places = self.places_of
        return (needed(places.banner), Busy(places.log, 0.4), needed(self.hints_box))

    def bubble_box(self, state: S, bubble: Bubble) -> Box | None:
        """Return where the thing is that a first-time bubble tells about; ``None``: not there."""
        return None

    def forget_log(self) -> None:
        """Begin the log anew: another table is shown, to which its lines do not belong."""
        self._late = None
        self.log.clear()

    def show_log(self, shown: bool) -> None:
        """Show or hide the whole log."""
        self._log_view.open = shown

    def scroll_log(self, lines: int) -> None:
        """Show older lines of the whole log, or newer ones for less than 0."""
        self._log_view.scroll(lines)

    def refuse(self, spot: Spot[Any]) -> None:
        """Shake what can't be chosen now, and explain why."""
        self.chooser.refuse(spot)
        self._services.audio.play(self.refusal)

    def cannot_undo(self) -> None:
        """Say that what was done last can't be taken back."""
        self.banner.note(self._pen.say("table-cannot-undo"))

    def too_quick(self) -> None:
        """Say that only a press after a pause counts: somebody goes on pressing in vain."""
        self.banner.note(self._pen.say("table-too-quick"))

    def took_back(self, seat: Seat) -> None:
        """Note that somebody has taken the last choice back."""
        self.log.add(Sentence(self.undone, seat))

    def remind(self) -> None:
        """Let the banner nod, because somebody who is not asked has pressed a key."""
        self.banner.remind()

    def forget(self) -> None:
        """Show no more of what one person was told: the next one must not learn it."""
        self.chooser.calm()
        self.banner.forget()

    def snap(self, state: S) -> None:
        """Show a state at once, without motion."""
        raise NotImplementedError

    def _prewarming(self) -> Iterator[None]:
        """Make one picture a step; what is put on the stage here is forgotten."""
        raise NotImplementedError

    def draw(
        self,
        state: S,
        spots: Spots[Any],
        seat: Seat | None,
        thinking: Seat | None,
        *,
        undo: bool = False,
    ) -> None:
        """Put everything on the stage."""
        raise NotImplementedError

    @property
    def hints_box(self) -> Box:
        """The strip of keys: higher for large text, as far as there is room below it."""
        box = self.places_of.hints
        grown = box.h * (self._services.text.percent / 100 - 1)
        return Box(box.x, box.y, box.w, box.h + max(0.0, min(grown, FOOT - box.bottom)))

    def _hints_of_sheet(self) -> tuple[Hint, ...]:
        """Return the keys that mean something while a sheet covers the table, if one does."""
        return ()

    def _draw_hints(
        self, seat: Seat | None, spots: Spots[Any], *, undo: bool, rush: bool = True
    ) -> None:
        """Put the line of keys; ``undo`` and ``rush`` are as in :meth:`TurnHints.of`."""
        if not self._keys or self._log_view.open:
            return
        more, first = (
            (*self._hints_of_orders(), *self._more_hints()),
            spots.marked and self.chooser.caps,
        )
        scenes = self._services.scenes
        hand = scenes.by_pad, scenes.by_mouse, tuple(self._services.pads.present())
        hands = self._hidden
        curtain = None if hands is None else hands.curtain
        asked = () if self.hushed else self._hints_of_asked()
        sheet = self._hints_of_sheet()
        told = self._services.scenes.told
        lit = told.lit_of(self._told)
        state = self.ended, self.stood, scenes.under_note(self.hints_box)
        shown = (seat, undo, first, rush, curtain, hand, more, asked, sheet, state, lit)

        def put() -> None:
            self._told = ()
            if self.stood < 1:
                draw_wait(self._pen, self.stood, self.hints_box)
                return
            if self.ended:
                hints: tuple[Hint, ...] = (end_hint(self._services),)
            elif sheet:
                hints = sheet
            else:
                hints = self._hints.of(
                    seat, undo=undo, first=first, more=more, hands=hands, rush=rush, instead=asked
                )
                hints = self._hints.fitting(hints, self.hints_box)
            self._told = draw_hints(self._pen, hints, self.hints_box)

        self._pen.repeat("hints", shown, put)
        told.tell(self._services.canvas, self._told, self.hints_box)

    def _more_hints(self) -> tuple[Hint, ...]:
        """Return the keys that only this game has."""
        return ()

    def _hints_of_asked(self) -> tuple[Hint, ...] | None:
        """Return what people press who are asked together; ``None`` while they are not."""
        return None

    def _hints_of_orders(self) -> tuple[Hint, ...]:
        """Return the key by which those who are left alone are asked again."""
        return ()
