"""The card of a chair in the lobby: who sits there, with face, colour, shape, name and state."""

from game.core.fairness import parts_of
from game.core.rules import Option
from game.core.telling import Mood
from game.input.seating import AIDS, Aid
from game.screens.chairs import Chairs
from game.screens.keyboard_picture import short_label
from game.screens.lobby_memory import HEAD_START
from game.screens.option_words import option_name
from game.screens.seat_controls import DrawnButton, IconButton
from game.screens.session import Chair
from game.ui.canvas import Box
from game.ui.faces import chair_face
from game.ui.pen import Pen
from game.ui.text_field import TextField
from game.ui.theme import (
    BODY,
    GLOW,
    GOOD_DARK,
    HINT,
    INK,
    INK_SOFT,
    NIGHT_PAPER,
    PAPER,
    PAPER_DIM,
    RGB,
    mix,
    seat_style,
)
from game.ui.widgets import Button, Choice, Widget

EXTRA, LARGE_EXTRA = 72.0, 98.0
"""How high a row of what else can be chosen is; with large text the value is below its label."""
LARGE = 1.5
"""From this scale of the text on letters are large."""
BAND = 96.0
CROSS = 64.0
FOOT = 76.0
FACE = 150.0
CAP = 44.0
_MARGIN = 14.0


def shape_of(number: int) -> str:
    """Return the sprite of a seat's shape."""
    return f"shapes/{seat_style(number).shape}"


class SeatCard:
    """Draws one chair and makes its controls."""

    def __init__(self, screen: Chairs, number: int, box: Box) -> None:
        self.screen, self.number, self.box = screen, number, box
        self.style = seat_style(number)

    @property
    def chair(self) -> Chair:
        """The chair as it is now."""
        return self.screen.session.chairs[self.number]

    @property
    def _free(self) -> bool:
        """Whether anybody may sit here, with or without keys of their own."""
        return self.screen.session.free

    @property
    def way_back(self) -> str:
        """What one step back is here: to be ready no more, or to get up."""
        back = self.chair.ready and not self._free
        return self.screen.say("join-not-ready" if back else "join-leave")

    @property
    def _cross_above(self) -> bool:
        """Whether the cross lies beside the name: arrows can't pass by the levels."""
        return self.chair.kind == "bot"

    @property
    def band(self) -> Box:
        """The coloured strip with shape and name."""
        return Box(self.box.x, self.box.y, self.box.w, BAND)

    @property
    def foot(self) -> Box:
        """The strip with the controls."""
        box = self.box
        return Box(box.x + _MARGIN, box.bottom - FOOT - _MARGIN + 4, box.w - 2 * _MARGIN, FOOT - 8)

    @property
    def extras(self) -> list[Box]:
        """Rows above the foot for what else can be chosen here."""
        rows, high = self._rows_of_extras(), LARGE_EXTRA if self._stacks else EXTRA
        top = self.foot.y - rows * (high + 8)
        return [Box(self.foot.x, top + row * (high + 8), self.foot.w, high) for row in range(rows)]

    @property
    def _stacks(self) -> bool:
        """Whether letters are so large that a label has no room beside its value."""
        return self.screen.text_scale >= LARGE

    @property
    def body(self) -> Box:
        """What is between the band and what can be chosen."""
        low = min((box.y for box in self.extras), default=self.foot.y)
        return Box(
            self.box.x + _MARGIN,
            self.band.bottom + 8,
            self.box.w - 2 * _MARGIN,
            low - self.band.bottom - 16,
        )

    def _rows_of_extras(self) -> int:
        if self._free or not self.chair.taken:
            return 0
        if self.chair.kind == "bot":
            return int(self._has_fine) + (self._head_start is not None)
        return 1 + (self._head_start is not None)

    @property
    def _has_fine(self) -> bool:
        """Whether the level of the bot has fine steps."""
        return len(self.screen.app.fine_levels(parts_of(self.chair.level).name)) > 1

    @property
    def _head_start(self) -> Option | None:
        options = self.screen.app.info().options
        return next((option for option in options if option.name == HEAD_START), None)

    def controls(self) -> list[Widget]:
        """Return the controls for who sits here."""
        controls = self._controls()
        for control in controls:
            control.area = self.box
            if isinstance(control, Choice) and control.label:
                control.stacked = self._stacks
        return controls

    def _controls(self) -> list[Widget]:
        match self.chair.kind:
            case "empty":
                return self._free_buttons()
            case "bot":
                makers = (self._fine,) * self._has_fine + (self._start,)
                rows = [make(box) for make, box in zip(makers, self.extras, strict=False)]
                return [self._name(), *rows, self._level(), self._remove("word-delete")]
            case _:
                return self._human_controls()

    def _human_controls(self) -> list[Widget]:
        number, screen = self.number, self.screen
        controls = [self._name()]
        if number in screen.session.unready:
            controls.append(
                DrawnButton(
                    self._beside_face,
                    self._draw_ready_button,
                    lambda: screen.say_ready(number),
                    key=f"ready-{number}",
                )
            )
        controls += [
            make(box) for make, box in zip((self._aid, self._start), self.extras, strict=False)
        ]
        leave = DrawnButton(
            self.foot, self._draw_leave, lambda: screen.step_back(number), key=f"leave-{number}"
        )
        return [*controls, leave]

    @property
    def _face(self) -> float:
        return min(FACE, self.body.h + 6)

    @property
    def _beside_face(self) -> Box:
        body, face = self.body, self._face
        return Box(body.x + face + 14, body.y, body.w - face - 14, body.h)

    def draw(self, pen: Pen) -> None:
        """Draw the card under its controls."""
        chair = self.chair
        if chair.taken:
            strip = (BAND, self.style.colour)
            pen.paper(self.box, PAPER, radius=26, lift=16, cut=self.number + 2, band=strip)
            pen.icon(shape_of(self.number), self.band.x + 56, self.band.cy, 62, INK)
        if chair.kind == "human":
            self._draw_human(pen)
        elif chair.kind == "bot":
            self._draw_bot(pen)
        else:
            self._draw_empty(pen)

    def _draw_human(self, pen: Pen) -> None:
        chair, body = self.chair, self.body
        waits = self.number in self.screen.session.unready
        mood: Mood = "calm" if waits else "happy"
        face = self._face
        pen.sprite(chair_face(True, self.number, mood), body.x + face / 2, body.cy, face)
        if chair.ready or not waits:
            right = self._beside_face
            stamp = Box(right.x, body.cy - 44, right.w, 88)
            self._stamp(pen, stamp, self.screen.say("join-ready"))

    def _draw_ready_button(self, pen: Pen, box: Box, focused: bool) -> None:
        """Ask a person to say "ready": by a key of one's own, a pad, or a click on this."""
        chair, say = self.chair, self.screen.say
        if focused:
            pen.ring(box, 18)
        fill = GLOW if focused else PAPER_DIM
        pen.paper(box, fill, radius=18, lift=8, cut=43, edge=GOOD_DARK, edge_width=4)
        again = "join-press-other" if chair.waits else "join-press-again"
        text = say(again) if chair.pad is None else say("join-press-again-pad")
        pen.paragraph(text, box.inset(12, 6), BODY, INK, face="bold", align="centre")

    def _draw_leave(self, pen: Pen, foot: Box, focused: bool) -> None:
        """Draw the strip that says which key takes one step back; it is a button as well."""
        chair, say = self.chair, self.screen.say
        key = self.screen.session.back_key(self.number)
        if focused:
            pen.ring(foot, 16)
        pen.paper(foot, GLOW if focused else PAPER_DIM, radius=16, lift=6 if focused else 0)
        cap = Box(foot.x + 14, foot.cy - CAP / 2, CAP, CAP)
        words = self.way_back
        if chair.pad is not None:
            pen.icon("icons/pad", cap.cx, cap.cy, CAP, self.style.dark)
            words = f"{say('pad-button-east')} · {words}"
        elif key is None:
            pen.icon("icons/exit", cap.cx, cap.cy, CAP * 0.8, self.style.dark)
        else:
            pen.key_cap(short_label(self.screen.label(key)), cap, colour=self.style.dark)
        chips = self.screen.chips(self.number)
        half = foot.w * 0.42 if chips else foot.w - 60
        pen.label(words, Box(cap.right + 12, foot.y + 4, half - cap.w, foot.h - 8), HINT, INK_SOFT)
        room = Box(foot.x + half + 34, foot.y + 4, foot.w - half - 48, foot.h - 8)
        pen.label(chips, room, HINT, INK, face="bold", align="right")

    def _draw_bot(self, pen: Pen) -> None:
        body = self.body
        face = self._face
        pen.sprite(chair_face(False, self.number), body.x + face / 2, body.cy, face)
        right = self._beside_face
        about = self.screen.app.bot_words(self.chair.level)
        chips = self.screen.handicap_text(self.number)
        if chips:
            pen.paragraph(chips, right, BODY, INK, face="bold", align="centre")
        else:
            pen.paragraph(about, right, BODY, INK_SOFT, align="centre")

    def _draw_empty(self, pen: Pen) -> None:
        style, box = self.style, self.box
        pen.paper(
            box,
            mix(NIGHT_PAPER, style.dark, 0.28),
            radius=26,
            lift=8,
            edge=style.colour,
            edge_width=4,
        )
        pen.icon(shape_of(self.number), box.x + 62, box.y + 58, 58, style.colour)
        zone = self.screen.session.zone(self.number)
        other = "join-sit-free" if self._free else "join-sit-pad"
        text = self.screen.say("join-sit") if zone else self.screen.say(other)
        head = Box(box.x + 104, box.y + 8, box.w - 120, BAND + 6)
        pen.paragraph(text, head, BODY, PAPER, face="bold")
        if zone is not None:
            self._draw_caps(pen, style.colour)
        else:
            icon = "icons/couch" if self._free else "icons/pad"
            pen.icon(icon, self.body.cx, self.body.cy, 120, style.colour)

    def _draw_caps(self, pen: Pen, colour: RGB) -> None:
        zone = self.screen.session.zone(self.number)
        assert zone is not None
        body, step = self.body, min(62.0, self.body.h / 2)
        left = body.cx - 2 * step
        for row, places in enumerate((zone.upper, zone.lower)):
            for column, place in enumerate(places):
                x = left + column * step + (row - 0.5) * step * 0.25
                y = body.cy + (row - 1) * step
                cap = Box(x + 3, y + 3, step - 6, step - 6)
                state = "pressed" if place in self.screen.pressed else "live"
                pen.key_cap(short_label(self.screen.label(place)), cap, colour=colour, state=state)  # type: ignore[arg-type]

    def _stamp(self, pen: Pen, box: Box, text: str) -> None:
        pen.paper(box, GOOD_DARK, radius=18, lift=6, cut=41)
        pen.sprite("icons/check", box.x + 40, box.cy, 46)
        room = Box(box.x + 70, box.y + 6, box.w - 84, box.h - 12)
        pen.label(text, room, 38, PAPER, face="display", align="centre")

    def _name(self) -> Widget:
        session = self.screen.session
        beside = CROSS + 12 if self._cross_above else 0.0
        box = Box(self.band.x + 100, self.band.y + 12, self.band.w - 116 - beside, BAND - 24)
        return TextField(
            box,
            lambda: session.chairs[self.number].name,
            lambda name: session.rename(self.number, name),
            key=f"name-{self.number}",
            colour=INK,
            opener=self.screen.name_opener(self.number),
            shown=lambda: session.told_name(self.number),
        )

    def _free_buttons(self) -> list[Widget]:
        """Return a button for a person and one for a bot, whose level is chosen afterwards.

        In a race a person needs keys here; who has a pad sits down by it.
        """
        screen, number = self.screen, self.number
        seats = self._free or screen.session.zone(number) is not None
        left, right = self.foot.columns(2, 10)
        bot = Button(
            right if seats else self.foot,
            screen.say("join-bot"),
            lambda: screen.add_bot(number),
            key=f"add-{number}",
            icon="icons/robot",
        )
        if not seats:
            return [bot]
        sit = Button(
            left,
            screen.say("join-person"),
            lambda: screen.seat_person(number),
            key=f"sit-{number}",
            icon="icons/person",
        )
        return [sit, bot]

    def _aid(self, box: Box) -> Widget:
        screen, number = self.screen, self.number
        known: dict[str, Aid] = {aid: aid for aid in AIDS}
        return Choice(
            box,
            screen.say("join-aid"),
            [(aid, screen.say(f"join-aid-{aid}")) for aid in AIDS],
            lambda: screen.session.chairs[number].aid,
            lambda aid: screen.session.set_aid(number, known[aid]),
            key=f"aid-{number}",
            share=0.4,
        )

    def _start(self, box: Box) -> Widget:
        screen, number, option = self.screen, self.number, self._head_start
        assert option is not None
        session, texts = screen.session, screen.services.texts
        label, last = option_name(texts, session.game, option), self.chair.last_start
        if last != option.default and texts.has(f"card-start-{last}"):
            label = screen.say("join-start-last", value=screen.say(f"card-start-{last}"))
        return Choice(
            box,
            label,
            [
                (value, screen.say(f"card-start-{value}"))
                for value in option.choices
                if texts.has(f"card-start-{value}")
            ],
            lambda: session.handicap(number, option),
            lambda value: session.set_handicap(number, option, value),
            key=f"start-{number}",
            share=0.52,
        )

    def _level(self) -> Widget:
        foot, session = self.foot, self.screen.session
        return Choice(
            foot,
            "",
            [(level, self.screen.say(f"level-{level}")) for level in self.screen.app.levels()],
            lambda: parts_of(session.chairs[self.number].level).name,
            lambda level: self.screen.set_level(self.number, level),
            key=f"level-{self.number}",
        )

    def _fine(self, box: Box) -> Widget:
        """Return the choice of a bot's tempo in fine steps around its level."""
        screen, number, session = self.screen, self.number, self.screen.session
        name = parts_of(session.chairs[number].level).name
        return Choice(
            box,
            screen.say("join-tempo"),
            [
                (level, screen.say("join-tempo-step", n=_signed(parts_of(level).percent)))
                for level in screen.app.fine_levels(name)
            ],
            lambda: session.chairs[number].level,
            lambda level: session.set_level(number, level),
            key=f"tempo-{number}",
            share=0.4,
            around=False,
        )

    def _remove(self, text: str) -> Widget:
        band = self.band
        box = Box(band.right - CROSS - 14, band.cy - CROSS / 2, CROSS, CROSS)
        return IconButton(
            box,
            "icons/cross",
            lambda: self.screen.remove(self.number),
            key=f"remove-{self.number}",
            text=self.screen.say(text),
        )


def _signed(percent: int) -> str:
    """Return a step with its sign, as it is printed."""
    return f"{percent:+d}".replace("-", "−") if percent else "±0"
