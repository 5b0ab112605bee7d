"""The counter: a wheelbarrow that fills up and tips over, its cards and points, and the odds."""

import math
from collections.abc import Iterator
from fractions import Fraction

from game.core.sentence import plain, signed
from game.frappadingue.choices import percent, stops_at
from game.frappadingue.deck import Deck
from game.frappadingue.screen.layout import (
    BARROW,
    BARROW_ASIDE,
    BARROW_WIDTH,
    COUNTER,
    HANDS,
    ODDS,
    SLOT,
    TOTAL,
    card_box,
    slots,
)
from game.frappadingue.state import HAND, Phase, State
from game.ui.canvas import Box
from game.ui.pen import Pen
from game.ui.theme import (
    BODY,
    GLOW,
    GOOD_DARK,
    HINT,
    INK,
    NIGHT,
    NIGHT_SOFT,
    PAPER,
    TEXT_SOFT,
    WARN,
)

COUNTER_FILL = (20, 14, 38, 170)
STANDS, LEANS, HANGS, FALLS = 0.1, 0.23, 0.4, 0.63
"""Until when the barrow stands still once it has hit the stone, leans, hangs there, and falls."""
TIP_SECONDS = FALLS
"""Then it lies on its side."""
LEAN, FALLEN = -12.0, -72.0
ROCKS, ROCKS_HZ = 2.0, 6.0
"""How it rocks while it hangs (degrees, and times a second)."""
TIP_REACH = (34.0, 22.0)
"""How far its middle goes to the side and down while it falls."""
ANGLE_STEP = 4.0
"""Pictures of it are this many degrees apart; finer ones while it wobbles."""
WOBBLES = ((Fraction(9, 10), 2.4, 1.6), (Fraction(7, 10), 1.2, 1.1))
"""From which risk on it wobbles at rest: degrees, and times a second."""
GAUGE_SHAKES = 2.0
"""By so many units a degree the gauge of the risk shakes with it."""
WOBBLE_STEP, WOBBLE_SECONDS = 0.6, 20.0
"""After so long without anything new it stands still."""
SPLASH_SECONDS = 0.5
SPLASH_STEPS = 5
ROLL_SECONDS = 0.5
ROLL_REACH = 120
SLOT_FILL = (255, 247, 232, 26)


class CounterView:
    """Draws the counter of the turn; ``deck`` names cards for the odds."""

    def __init__(self, pen: Pen, deck: Deck) -> None:
        self._pen = pen
        self._deck = deck
        self._tipped: float | None = None
        self._rolled: float | None = None
        self._risk: Fraction | None = None
        self._at_risk = 0.0
        self.still = False

    @property
    def moving(self) -> bool:
        """Say whether the barrow is just tipping over."""
        return self._tipped is not None and self._tipped < TIP_SECONDS + SPLASH_SECONDS

    @property
    def tipped(self) -> bool:
        """Say whether the barrow lies on its side."""
        return self._tipped is not None

    @property
    def fallen(self) -> bool:
        """Say whether it has come down, and everything is lost to see."""
        return self._tipped is not None and self._tipped >= TIP_SECONDS

    def tip(self) -> None:
        """Tip the barrow over."""
        self._tipped = TIP_SECONDS + SPLASH_SECONDS if self.still else 0.0

    def roll(self) -> None:
        """Let the barrow be wheeled off with its load."""
        self._rolled = ROLL_SECONDS if self.still else 0.0

    def right(self) -> None:
        """Put the barrow on its wheel again, empty."""
        self._tipped = self._rolled = None

    def update(self, dt: float) -> None:
        """Let the barrow tip or roll."""
        if self._tipped is not None:
            self._tipped += dt
        if self._rolled is not None:
            self._rolled += dt
        self._at_risk += dt

    def take_risk(self, risk: Fraction | None) -> None:
        """Know how likely the next throw loses everything: a barrow that full wobbles."""
        if risk != self._risk:
            self._risk, self._at_risk = risk, 0.0

    def prewarming(self) -> Iterator[None]:
        """Make one picture a step: the barrow at every load, and the mud."""
        sprites = self._pen.sprites
        for load in range(HAND + 1):
            name = f"frappadingue/barrow-{load}"
            sprites.get(name, BARROW_WIDTH)
            yield
        sprites.get("frappadingue/barrow-tipped", BARROW_WIDTH)
        for step in range(SPLASH_STEPS + 1):
            sprites.get("frappadingue/mud-splash", splash_width(step))
            yield

    def draw_below(self, state: State) -> None:
        """Put what lies under the counter's cards."""
        pen = self._pen
        panel = pen.sprites.panel(
            COUNTER.w,
            COUNTER.h,
            fill=COUNTER_FILL,
            border=NIGHT_SOFT,
            border_width=3,
            radius=30,
            shadow=False,
        )
        pen.stage.put(panel, COUNTER.cx, COUNTER.cy)
        for x, y in slots()[len(state.hand) :]:
            box = card_box(x, y, SLOT)
            place = pen.sprites.panel(
                box.w, box.h, fill=SLOT_FILL, border=TEXT_SOFT, border_width=3, shadow=False
            )
            pen.stage.put(place, x, y, alpha=120)
        self._draw_barrow(state)

    def draw_above(self, state: State) -> None:
        """Put what stands beside the cards: points of each set, total, full hands."""
        pen, texts = self._pen, self._pen.services.texts
        at = 0
        spots = slots()
        for taken in () if self.tipped else state.counter:
            first, last = spots[at], spots[at + len(taken.cards) - 1]
            at += len(taken.cards)
            low = first[1] + SLOT * 0.7 - 18
            strip = Box(first[0] - SLOT / 2 + 2, low, last[0] - first[0] + SLOT - 4, 38)
            pen.paper(strip, PAPER, radius=12, lift=4)
            words = signed(texts, taken.points)
            pen.label(words, strip.inset(6, 2), BODY, INK, face="bold", align="centre")
        self._draw_total(state)
        head = Box(TOTAL.right + 18, TOTAL.y - 8, ODDS.x - TOTAL.right - 36, TOTAL.h + 14)
        if pen.large:
            head = Box(head.x - 4, head.y - 1, head.w + 8, head.h + 9)
        text = texts("frappadingue-counter", piles=state.piles, cards=len(state.hand))
        if not state.hand and state.points:
            text = texts("frappadingue-counter-anew")
        if not self.tipped and state.phase is not Phase.OVER:
            pen.paragraph(text, head, HINT, TEXT_SOFT, face="bold")
        if state.earlier:
            self._draw_hands(len(state.earlier) // HAND)

    def _draw_hands(self, count: int) -> None:
        """Put how many full hands of this turn there are, or were before the barrow tipped."""
        pen, lost = self._pen, self.tipped
        text_id = "frappadingue-hands-lost" if lost else "frappadingue-hands"
        pen.paper(HANDS, NIGHT, radius=18, lift=4, edge=WARN if lost else GLOW, edge_width=3)
        words = self._pen.say(text_id, count=count)
        colour = WARN if lost else PAPER
        pen.paragraph(words, HANDS.inset(8, 4), HINT, colour, face="bold", align="centre")

    def draw_odds(self, chance: Fraction | None, *, shown: bool, text: str) -> None:
        """Put how likely the next throw loses everything; ``text`` says after what, or why not."""
        pen, say = self._pen, self._pen.say
        pen.paper(ODDS, NIGHT, radius=24, lift=10, edge=NIGHT_SOFT, edge_width=3)
        inner = ODDS.inset(18, 8)
        if not shown:
            pen.paragraph(say("frappadingue-odds-off"), inner, HINT, TEXT_SOFT, align="centre")
            return
        if chance is None:
            pen.paragraph(text, inner, HINT, TEXT_SOFT, align="centre")
            return
        head = Box(inner.x, inner.y - 4, inner.w, 102)
        pen.paragraph(text, head, HINT, PAPER, face="bold", align="centre")
        value = Box(inner.x, head.bottom, inner.w, 66)
        words = say("frappadingue-percent", n=percent(chance))
        colour = WARN if chance > Fraction(1, 3) else GLOW
        pen.label(words, value, 66, colour, face="display", align="centre")
        bar = Box(inner.x + GAUGE_SHAKES * self._wobble(), value.bottom + 8, inner.w, 20)
        pen.paper(bar, NIGHT_SOFT, radius=11, lift=0)
        wide = max(bar.h, round(bar.w * float(chance) / 4) * 4.0)
        pen.paper(Box(bar.x, bar.y, wide, bar.h), colour, radius=11, lift=0)

    def _draw_barrow(self, state: State) -> None:
        pen = self._pen
        x, y = map(float, BARROW_ASIDE if state.earlier else BARROW)
        if self._tipped is not None:
            self._draw_tipped(state, self._tipped)
            return
        alpha = 255.0
        if self._rolled is not None:
            share = min(1.0, self._rolled / ROLL_SECONDS)
            x -= 0 if self.still else ROLL_REACH * share
            alpha = 255 * (1 - share)
        name = f"frappadingue/barrow-{len(state.hand)}"
        pen.sprite(name, x, y, BARROW_WIDTH, alpha=alpha, angle=self._wobble())

    def _draw_tipped(self, state: State, seconds: float) -> None:
        pen = self._pen
        x, y = BARROW_ASIDE if state.earlier else BARROW
        if seconds < TIP_SECONDS:
            angle = tip_angle(seconds)
            share = max(0.0, (angle - LEAN) / (FALLEN - LEAN))
            name = f"frappadingue/barrow-{len(state.hand)}"
            right, down = TIP_REACH
            shown = round(angle / ANGLE_STEP) * ANGLE_STEP
            pen.sprite(name, x + right * share, y + down * share, BARROW_WIDTH, angle=shown)
            return
        grown = min(1.0, (seconds - TIP_SECONDS) / SPLASH_SECONDS)
        width = splash_width(round(grown * SPLASH_STEPS))
        pen.sprite("frappadingue/mud-splash", x + 20, y + 16, width)
        pen.sprite("frappadingue/barrow-tipped", x, y + 8, BARROW_WIDTH)

    def _wobble(self) -> float:
        """Return how a barrow leans that is likely to tip over with the next throw."""
        if self.still or self._rolled is not None or self._at_risk > WOBBLE_SECONDS:
            return 0.0
        for risk, degrees, times in WOBBLES:
            if self._risk is not None and self._risk >= risk:
                lean = degrees * math.sin(2 * math.pi * times * self._at_risk)
                return round(lean / WOBBLE_STEP) * WOBBLE_STEP
        return 0.0

    def _draw_total(self, state: State) -> None:
        pen = self._pen
        points = 0 if self.fallen else state.points
        stops = stops_at(points)
        fill = GOOD_DARK if stops else NIGHT
        pen.paper(TOTAL, fill, radius=28, lift=8, edge=GLOW if stops else PAPER, edge_width=4)
        inside = TOTAL.inset(20, 6)
        icon = "icons/flag" if stops else "icons/cards"
        pen.icon(icon, inside.x + 18, inside.cy, 34, GLOW if stops else PAPER)
        room = Box(inside.x + 42, inside.y, inside.w - 46, inside.h)
        texts = self._pen.services.texts
        text = texts("frappadingue-points", points=plain(texts, points))
        pen.label(text, room, 44, PAPER, face="display", align="centre")


def tip_angle(seconds: float) -> float:
    """Return how the barrow leans so long after it has hit the stone, in degrees."""
    if seconds < STANDS:
        return 0.0
    if seconds < LEANS:
        share = (seconds - STANDS) / (LEANS - STANDS)
        return LEAN * (1 - (1 - share) ** 2)
    if seconds < HANGS:
        return LEAN + ROCKS * math.sin(2 * math.pi * ROCKS_HZ * (seconds - LEANS))
    share = min(1.0, (seconds - HANGS) / (FALLS - HANGS))
    return LEAN + (FALLEN - LEAN) * share * share


def splash_width(step: int) -> float:
    """Return how wide the mud splashes at a step of its growth."""
    return BARROW_WIDTH * 1.15 * (0.5 + 0.5 * step / SPLASH_STEPS)
