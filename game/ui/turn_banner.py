"""The banner over a table of turns: whose turn it is, and what to do now in one line."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from game.core.rules import NOBODY, Seat
from game.core.sentence import Sentence
from game.core.telling import Mood, Telling
from game.input.seating import Seating
from game.ui.canvas import Box
from game.ui.faces import face_name
from game.ui.pen import Pen
from game.ui.theme import BODY, HINT, INK, LAMP, LEAD, NIGHT, PAPER

THINKING_DOTS = 3
DOT_SECONDS = 0.35
DOTS_ROOM = 110.0
REMIND_SECONDS = 1.2
NOTE_SECONDS = 2.6
NOTE_HIGH, NOTE_BELOW, NOTE_EDGE = 40.0, 6.0, 18.0
"""The slip of a note: its height, how far it reaches below the banner, and its margins."""
SIGN_WIDTH = 290.0
NAME_SIZE, NAME_ROOM = 48, 250.0
NAMED_ROOM = 138.0 + NAME_ROOM + 26.0
"""So much of a banner face, shape and name take at most."""

S = TypeVar("S")
D = TypeVar("D")


class TurnBanner:
    """Draws the banner into a box; it nods when somebody else has pressed a key."""

    def __init__(self, pen: Pen, seating: Seating, box: Box) -> None:
        self._pen = pen
        self._seating = seating
        self._box = box
        self._seconds = 0.0
        self._remind = 0.0
        self._note, self._noted = "", 0.0
        self.still = False

    def remind(self) -> None:
        """Make the banner nod."""
        self._remind = REMIND_SECONDS

    def note(self, text: str, seconds: float = NOTE_SECONDS) -> None:
        """Show an answer to a press for a while, below the line that says what to do now."""
        self._note, self._noted = text, seconds

    def forget(self) -> None:
        """Hide the note: it was meant for one person."""
        self._noted = 0.0

    def update(self, dt: float) -> None:
        """Let dots and nodding go on."""
        self._seconds += dt
        self._remind = max(0.0, self._remind - dt)
        self._noted = max(0.0, self._noted - dt)

    @property
    def beat(self) -> tuple[int, float, str]:
        """What changes in its picture with time: dots that are lit, how far it nods, a note."""
        return self._lit_dots, self._nod(), self._told

    @property
    def _told(self) -> str:
        return self._note if self._noted else ""

    def draw(
        self,
        seat: Seat | None,
        text: str,
        *,
        thinking: bool,
        winners: Sequence[Seat] = (),
        sign: str = "",
    ) -> None:
        """Put who is in turn, by name, shape, face and colour, and one line that says what now.

        ``sign``: a few words that stand out at its end, such as that this is the last round.
        """
        pen = self._pen
        lit = winners[0] if seat is None and winners else seat
        box = self._box.moved(0, self._nod())
        glow = pen.sprites.shadow(box.w, box.h, 40, 26, 150)
        pen.stage.put(glow, box.cx, box.cy)
        fill = PAPER if lit is None else pen.style(lit).colour
        pen.paper(box, fill, radius=38, lift=10)
        named = lit is None or not text.startswith(self._seating[lit].name + " ")
        named = named and not self._note_is_long
        happy = bool(winners)
        left = box.x + 26 if lit is None else self._draw_player(lit, box, happy=happy, named=named)
        right = self._draw_sign(sign, box) if sign else box.right - 30
        if thinking:
            right -= DOTS_ROOM
            self._draw_dots(right, box.cy)
        room = Box(left, box.y + 6, right - left - 12, box.h - 12)
        if self._told:
            room = self._draw_note(self._told, room, box)
        self._write(text, room)

    def say(self, sentence: Sentence) -> str:
        """Return a sentence in the players' language."""
        names = [player.name for player in self._seating.players]
        return sentence.text(self._pen.services.texts, names)

    @property
    def _note_is_long(self) -> bool:
        """Say whether a note needs the room of the name, of which it would cover a part."""
        return bool(self._told) and self._note_wide > self._box.w - NAMED_ROOM

    @property
    def _note_wide(self) -> float:
        return self._pen.services.text.measure(self._told, HINT, "bold")[0] + 2 * NOTE_EDGE

    def _draw_note(self, note: str, room: Box, box: Box) -> Box:
        """Put a note over the banner's lower edge; return the room that is left above it."""
        pen = self._pen
        left = room.x - NOTE_EDGE
        wide = min(self._note_wide, box.right - left)
        slip = Box(left, box.bottom + NOTE_BELOW - NOTE_HIGH, wide, NOTE_HIGH)
        pen.paper(slip, NIGHT, radius=slip.h / 2, lift=4)
        pen.label(note, slip.inset(NOTE_EDGE, 1), HINT, LAMP, face="bold")
        return Box(room.x, room.y - 2, room.w, slip.y - room.y + 2)

    def _write(self, text: str, room: Box) -> None:
        """Write the line, in two rows where one row would need smaller letters."""
        pen = self._pen
        wide = pen.services.text.measure(text, LEAD, "bold")[0]
        if wide > room.w:
            pen.paragraph(text, room, LEAD, INK, face="bold")
        else:
            pen.label(text, room, LEAD, INK, face="bold")

    def _draw_player(self, seat: Seat, box: Box, *, happy: bool, named: bool) -> float:
        """Put face and shape, and the name if the line does not begin with it.

        Returns where the words begin.
        """
        pen, left, player = self._pen, box.x + 26, self._seating[seat]
        size = min(78, box.h - 4)
        pen.dot(left + 34, box.cy, size, INK)
        pen.dot(left + 34, box.cy, size - 8, PAPER)
        mood: Mood = "happy" if happy else "calm"
        self._pen.sprite(face_name(player, seat, mood), left + 34, box.cy, size - 18)
        pen.shape(pen.style(seat), left + 104, box.cy, 42, INK)
        if not named:
            return left + 138
        name = Box(left + 138, box.y + 6, NAME_ROOM, box.h - 12)
        return pen.name(player.name, name, NAME_SIZE, INK, face="display").right + 26

    def _nod(self) -> float:
        share = self._remind / REMIND_SECONDS
        return 0.0 if self.still or not share else -8.0 * (int(share * 12) % 2) * share

    def _draw_sign(self, words: str, box: Box) -> float:
        """Put a sign at the banner's end; return where it begins."""
        sign = Box(box.right - SIGN_WIDTH - 16, box.y + 14, SIGN_WIDTH, box.h - 28)
        self._pen.paper(sign, NIGHT, radius=sign.h / 2, lift=0)
        self._pen.icon("icons/flag", sign.x + 32, sign.cy, 30, LAMP)
        room = Box(sign.x + 54, sign.y + 2, sign.w - 74, sign.h - 4)
        self._pen.label(words, room, BODY, LAMP, face="bold", align="centre")
        return sign.x - 16

    def _draw_dots(self, right: float, y: float) -> None:
        for dot in range(THINKING_DOTS):
            self._pen.dot(right + 20 + dot * 34, y, 20 if dot < self._lit_dots else 10, INK)

    @property
    def _lit_dots(self) -> int:
        return int(self._seconds / DOT_SECONDS) % (THINKING_DOTS + 1)


class BannerLines(Generic[S, D]):
    """Knows what the banner says: who has won, who is asked what, or else what goes on.

    ``over`` tells who has won, once a match is over; ``question`` what somebody is asked whose
    draft is put together so far, and ``watch`` what all others wait for.
    """

    def __init__(
        self,
        banner: TurnBanner,
        pen: Pen,
        state: S,
        *,
        over: Callable[[S], Sentence | None],
        question: Callable[[S, Seat, D], Sentence],
        watch: Callable[[S], Sentence],
    ) -> None:
        self._banner = banner
        self._pen = pen
        self._over, self._question, self._watch = over, question, watch
        self._asked = state
        self._status: Sentence | None = None
        self.winners: tuple[Seat, ...] = ()
        """Who has won, once the match is over."""
        self.reads = False
        """Whether everything waits for somebody who reads the note of a guided round."""

    def play(self, telling: Telling, after: S) -> None:
        """Know what is asked from an event on, or what goes on by itself.

        What was asked is no longer told once its answer is shown.
        """
        if telling.asks:
            self.snap(after)
        else:
            self._status = telling.status or self._status

    def snap(self, state: S) -> None:
        """Know what is asked now."""
        self._asked, self._status = state, None
        over = self._over(state)
        self.winners = over.several if over else ()

    def draw(self, seat: Seat | None, thinking: Seat | None, draft: D) -> None:
        """Put the line of the moment; ``draft`` is as much of a choice as all may read."""
        shown = (self._asked, self._status, seat, thinking, draft, self._banner.beat, self.reads)
        self._pen.repeat("banner", shown, lambda: self._put(seat, thinking, draft))

    def _put(self, seat: Seat | None, thinking: Seat | None, draft: D) -> None:
        banner, over = self._banner, self._over(self._asked)
        if over is not None:
            banner.draw(None, banner.say(over), thinking=False, winners=over.several)
        elif self.reads:
            banner.draw(None, self._pen.say("table-note-first"), thinking=False)
        elif seat is not None:
            text = banner.say(self._question(self._asked, seat, draft))
            banner.draw(seat, text, thinking=False)
        else:
            line = self._status or self._watch(self._asked)
            who = line.seat if line.seat != NOBODY else thinking
            banner.draw(who, banner.say(line), thinking=thinking is not None)
