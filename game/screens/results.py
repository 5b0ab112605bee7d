"""The results: who won and by how much, the figures of the match, and the ways on."""

from collections.abc import Mapping, Sequence

from game.core.fairness import HandicapOffer
from game.core.telling import Mood
from game.screens.chairs import handicap_words
from game.screens.chances import NextLevel
from game.screens.curve import draw_curve, figure_text
from game.screens.fair_play import FairPlay
from game.screens.podium import face_of, headline_of, margin_of, places_of, put_face
from game.screens.screen import Screen
from game.screens.session import Chair, Standing
from game.screens.ways import Navigator
from game.ui.canvas import Box
from game.ui.faces import chair_face
from game.ui.hints import Hint
from game.ui.pen import Pen
from game.ui.report import Figure, MatchReport
from game.ui.services import Services
from game.ui.theme import (
    BODY,
    GLOW,
    HINT,
    INK,
    INK_SOFT,
    NIGHT_DEEP,
    NIGHT_PAPER,
    PAPER,
    PAPER_DIM,
    seat_style,
)
from game.ui.widgets import Button, Widget

WINNER = Box(64, 52, 1792, 230)
SHEET = Box(64, 304, 1010, 440)
CURVE = Box(1098, 304, 758, 440)
WHOLE = Box(SHEET.x, SHEET.y, CURVE.right - SHEET.x, SHEET.h)
"""The table alone, after a match of which no curve tells anything."""
STANDINGS = Box(64, 766, 700, 224)
WAYS = Box(788, 766, 1068, 224)
OFFER_SHARE = 0.44
FACE = 200.0
NAME_SHARE = 0.36
MOST_STANDINGS = 8
FEW_STANDINGS = 4
"""So many have a row each of usual height; more stand closer together."""
MOST_ROW = 165.0
LARGE_ROW = 110.0
"""Rows from this height on have larger words."""
HIGHLIGHTS = Box(1240, 54, 604, 216)
MOST_HIGHLIGHTS = 3
LARGE_TEXT = 1.5
"""From this text scale on fewer things are told, in larger letters."""
FEW = 4
"""More players than this stand closer together."""
FEW_WINNERS = 2
"""The names of more winners take several lines."""
FACES_WIDTH = 560.0


class ResultsScreen(Screen):
    """Shown after a match; Enter plays again, but not while it may still be meant for before."""

    backdrop = "results"
    deaf = 1.0

    def __init__(self, services: Services, navigator: Navigator, report: MatchReport) -> None:
        super().__init__(services, navigator)
        self.report = report
        self._fair = FairPlay(self.app)
        self._offer = self._fair.offer()
        self._before: list[Chair] | None = None
        """The chairs before the handicap was taken that is offered."""

    def build(self) -> Sequence[Widget]:
        """Return rematch first, so that one key plays again."""
        say, navigator = self.say, self.navigator
        upper, lower = WAYS.rows(2, 20)
        offers = self._offers(upper)
        wide = upper.w * (1 - OFFER_SHARE) - 10 if offers else upper.w
        rematch = Button(
            Box(upper.x, upper.y, wide, upper.h),
            say("results-rematch"),
            navigator.restart,
            kind="primary",
            size=56,
            key="rematch",
        )
        ways = (
            ("results-seats", navigator.back_to_join),
            ("results-rules", navigator.options),
            ("results-title", navigator.title),
        )
        return [
            rematch,
            *offers,
            *(
                Button(box, say(name), act, key=name)
                for box, (name, act) in zip(lower.columns(3, 20), ways, strict=True)
            ),
        ]

    def _offers(self, row: Box) -> list[Widget]:
        """Return the button for what makes the next match more even, if anything is offered."""
        offer, wide = self._offer, row.w * OFFER_SHARE - 10
        box = Box(row.right - wide, row.y, wide, row.h)
        match offer:
            case NextLevel():
                level = self.app.level_name(offer.level)
                text, note = self.say("results-next-level", level=level), ""
            case HandicapOffer():
                text, note = self._handicap_words(offer)
            case _:
                return []
        icon = "icons/check" if self._before is not None else ""
        return [Button(box, text, self._take, key="offer", note=note, icon=icon)]

    def _handicap_words(self, offer: HandicapOffer) -> tuple[str, str]:
        """Return who would get what, and what that would do to the chance."""
        options = {option.name: option for option in self.app.info().options}

        def told(seat: int, given: Mapping[str, str]) -> str:
            words = [handicap_words(self.say, options[name], given[name]) for name in given]
            return f"{self.report.names[seat]}: {', '.join(words)}"

        pairs = ((offer.seat, offer.mine), (offer.quickest, offer.theirs))
        text = " · ".join(told(seat, given) for seat, given in pairs if given)
        chance = offer.chance.text(self.services.texts)
        return text, self.say("results-chance", chance=chance)

    def _take(self) -> None:
        """Play against the next level at once; or take the handicap, or give it back."""
        match self._offer:
            case NextLevel():
                self._fair.take_level(self._offer.level)
                self.navigator.restart()
                return
            case HandicapOffer() if self._before is None:
                self._before = list(self.app.session.chairs)
                self._fair.take_handicap(self._offer)
            case _ if self._before is not None:
                self.app.session.chairs, self._before = self._before, None
        self.rebuild("offer")

    def enter(self) -> None:
        """Begin with the rematch."""
        super().enter()

    def hints(self) -> tuple[Hint, ...]:
        """Return the keys; Enter is the rematch."""
        return self.usual_hints(self.say("hint-title"))

    def back(self) -> None:
        """Go to the title."""
        self.navigator.title()

    def paint(self, pen: Pen) -> None:
        """Draw the winner, the table, the curve and the session's standings."""
        self._draw_winner(pen)
        self._draw_table(pen)
        self._draw_curve(pen)
        self._draw_standings(pen)

    def _draw_winner(self, pen: Pen) -> None:
        report = self.report
        winners = report.outcome.winners
        face = min(FACE, FACES_WIDTH / (0.2 + 0.8 * len(winners)))
        step = face * 0.8
        band = Box(WINNER.x + FACE / 2, WINNER.y + 14, WINNER.w - FACE / 2, WINNER.h - 36)
        pen.shade(band, NIGHT_DEEP, 150, radius=band.h / 2)
        for place, seat in enumerate(winners):
            x = WINNER.x + face / 2 + 20 + place * step
            self._draw_face(pen, seat, x, WINNER.cy, face, "happy")
            pen.sprite("crown", x, WINNER.cy - face * 0.56, face * 0.56, angle=-6)
        left = WINNER.x + 60 + face + step * (len(winners) - 1)
        right = HIGHLIGHTS.x - 30 if report.highlights else WINNER.right
        head = Box(left, WINNER.y + 14, right - left, 130)
        headline = headline_of(self.report, self.say)
        write = pen.label if len(winners) <= FEW_WINNERS else pen.paragraph
        write(headline, head.moved(4, 6), 120, INK, face="display")
        pen.placed.pop()
        write(headline, head, 120, PAPER, face="display")
        line = Box(left, head.bottom + 4, right - left, 66)
        pen.label(margin_of(self.report, self.say), line, 38, GLOW, face="bold")
        self._draw_highlights(pen)

    def _draw_face(
        self, pen: Pen, seat: int, x: float, y: float, size: float, mood: Mood = "calm"
    ) -> None:
        """Put a seat's face on a disc of its player's colour."""
        put_face(pen, face_of(self.services, seat, mood), pen.style(seat).colour, x, y, size)

    def _draw_highlights(self, pen: Pen) -> None:
        """Put what is worth telling at the right of the winner, on slips of night."""
        most = MOST_HIGHLIGHTS - (self.text_scale >= LARGE_TEXT)
        shown = self.report.highlights[:most]
        slips = HIGHLIGHTS.rows(most, 6)
        shift = (slips[1].y - slips[0].y) * (most - len(shown)) / 2
        for place, highlight in zip(slips, shown, strict=False):
            slip = place.moved(0, shift)
            pen.paper(slip, NIGHT_PAPER, radius=slip.h / 2, lift=6)
            pen.icon(highlight.icon, slip.x + 40, slip.cy, 34, GLOW)
            room = Box(slip.x + 74, slip.y + 2, slip.w - 100, slip.h - 4)
            text = self.say(highlight.text_id, **highlight.args)
            pen.label(text, room, BODY, PAPER, face="bold")

    @property
    def sheet(self) -> Box:
        """Where the table lies; without a curve it has that room as well."""
        return SHEET if self.report.curve else WHOLE

    def _draw_table(self, pen: Pen) -> None:
        pen.paper(self.sheet, PAPER, lift=18, cut=14)
        heads = [figure.text_id for figure in self.report.figures]
        inner = self.sheet.inset(28, 18)
        head_row = Box(inner.x, inner.y, inner.w, 66)
        columns = self._columns(head_row, len(heads))
        for box, name in zip(columns, heads, strict=True):
            pen.paragraph(self.say(name), box, HINT, INK_SOFT, align="centre")
        body = Box(inner.x, head_row.bottom + 6, inner.w, inner.h - 72)
        order = [seat for group in places_of(self.report) for seat in group]
        gap = 10 if len(order) <= FEW else 5
        high = min(MOST_ROW, (body.h + gap) / len(order) - gap)
        for place, seat in enumerate(order):
            row = Box(body.x, body.y + place * (high + gap), body.w, high)
            self._draw_seat(pen, seat, row)

    def _columns(self, row: Box, count: int) -> tuple[Box, ...]:
        left = row.w * NAME_SHARE
        return Box(row.x + left, row.y, row.w - left, row.h).columns(count, 8)

    def _draw_seat(self, pen: Pen, seat: int, row: Box) -> None:
        report, style = self.report, pen.style(seat)
        won = seat in report.outcome.winners
        pen.paper(row, style.colour if won else PAPER_DIM, radius=16, lift=0)
        large = row.h >= LARGE_ROW
        face = min(row.h * 0.8, 112.0)
        self._draw_face(pen, seat, row.x + 16 + face / 2, row.cy, face, "happy" if won else "calm")
        side = min(36.0, row.h - 8)
        left = row.x + 30 + face
        pen.shape(style, left + side / 2, row.cy, side, INK if won else style.dark)
        left += side + 10
        name = Box(left, row.y + 1, row.x + row.w * NAME_SHARE - left - 6, row.h - 2)
        pen.name(report.names[seat], name, BODY + (14 if large else 8), INK, face="display")
        values = [self._value(figure, seat) for figure in report.figures]
        for box, value in zip(self._columns(row, len(values)), values, strict=True):
            size = BODY + (14 if large else 4)
            pen.label(value, box.inset(4, 1), size, INK, face="bold", align="centre")

    def _value(self, figure: Figure, seat: int) -> str:
        value = figure.values[seat]
        if value is None:
            return "–"
        return self.say(figure.unit, n=value) if figure.unit else figure_text(self.say, value)

    def _draw_curve(self, pen: Pen) -> None:
        curve = self.report.curve
        if curve is None:
            return
        pen.paper(CURVE, NIGHT_PAPER, lift=18, cut=6)
        head = Box(CURVE.x + 30, CURVE.y + 12, CURVE.w - 60, 56)
        pen.label(self.say(curve.text_id), head, BODY + 4, PAPER, face="bold")
        room = Box(CURVE.x + 30, head.bottom + 4, CURVE.w - 60, CURVE.h - 92)
        draw_curve(pen, curve, room, self.say)

    def _draw_standings(self, pen: Pen) -> None:
        pen.paper(STANDINGS, PAPER, lift=14, cut=19)
        session = self.app.session
        head = Box(STANDINGS.x + 28, STANDINGS.y + 10, STANDINGS.w - 56, 52)
        pen.label(
            self.say("results-session", n=session.matches), head, BODY + 2, INK, face="display"
        )
        room = Box(head.x - 10, head.bottom + 2, head.w + 20, STANDINGS.bottom - head.bottom - 18)
        standings = session.score_table()
        more = len(standings) > MOST_STANDINGS
        shown = standings[: MOST_STANDINGS - more]
        cells = _cells(room, len(shown) + more)
        for standing, cell in zip(shown, cells, strict=False):
            left = cell.x + self._draw_small_face(pen, standing, cell)
            name = Box(left, cell.y, cell.x + cell.w * 0.72 - left, cell.h)
            pen.name(standing.name, name, BODY, INK, face="bold")
            won = self.say("results-won", won=standing.won, played=standing.played)
            rest = Box(name.right + 6, cell.y, cell.w * 0.28 - 6, cell.h)
            pen.label(won, rest, BODY, INK_SOFT, face="bold", align="right")
        if more:
            text = self.say("results-more", n=len(standings) - len(shown))
            pen.label(text, cells[-1], BODY, INK_SOFT, align="right")

    def _draw_small_face(self, pen: Pen, standing: Standing, cell: Box) -> float:
        """Put a player's face before the name; return the room it takes, alike for all."""
        if self.text_scale >= LARGE_TEXT:
            return 0.0
        side = min(cell.h - 2, 44.0)
        face = chair_face(standing.human, standing.chair)
        colour = seat_style(standing.chair).colour
        put_face(pen, face, colour, cell.x + side / 2, cell.cy, side * 0.9)
        return side + 10


def _cells(room: Box, count: int) -> tuple[Box, ...]:
    """Return a place for each standing: one below the other for two, else two columns."""
    if count <= FEW_STANDINGS // 2:
        return room.rows(FEW_STANDINGS // 2, 6)
    rows, gap = max(2, (count + 1) // 2), 6 if count <= FEW_STANDINGS else 1
    left, right = room.columns(2, 20)
    return (*left.rows(rows, gap), *right.rows(rows, gap))[:count]
