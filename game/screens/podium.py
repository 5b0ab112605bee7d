"""The ceremony after a match: from the last place to the first, each rises on the game's podium.

It takes some three seconds, any press leads on, and by itself it leads on, too. Equal players
stand on steps of one height. With less motion all stand there from the beginning.
"""

from collections.abc import Callable, Iterator

import pygame

from game.core.rules import Seat
from game.core.telling import Mood
from game.input.turn_keys import is_press
from game.screens.curve import figure_text
from game.screens.screen import Screen, hint_bar
from game.screens.ways import Navigator
from game.ui.cache import Warming
from game.ui.canvas import EVERYWHERE, Box
from game.ui.confetti import PIECES, confetti_seconds, draw_confetti
from game.ui.faces import chair_face
from game.ui.hints import draw_hints, draw_wait, end_hint
from game.ui.impact import SCRAP_TURNS, scrap
from game.ui.motion import EASINGS
from game.ui.pen import Pen
from game.ui.report import MatchReport
from game.ui.services import Services
from game.ui.stage import Stage
from game.ui.theme import GLOW, INK, NIGHT, NIGHT_DEEP, NIGHT_PAPER, PAPER, RGB

FLOOR = 972.0
FRONT = Box(-400, FLOOR, 2720, 500)
WIDTH, PITCH, ROOM = 300.0, 332.0, 1800.0
"""A step's width and the distance to the next, and the room for all of them."""
STEPS = (430.0, 318.0, 236.0, 150.0)
"""How high the steps of the places are, the last one for all others; for a step of ``WIDTH``."""
BEGINS, RISES = 0.2, 0.4
PAUSES = (0.65, 0.3, 0.2)
"""How long it is waited before the first place, the second, and all others come."""
AFTER = 2.3
"""So long the winner stands there before the figures come."""
STILL_SECONDS = 2.6
"""How long all of it stands with less motion."""
_VOLUME = (1 << 30 | 127, 1 << 30 | 128, 1 << 30 | 129)
_OTHERS = frozenset({pygame.K_PRINTSCREEN, pygame.K_PAUSE, *_VOLUME})
WARM_SECONDS = 0.004
"""How much of a frame goes into pictures that are needed a moment later."""
TICKS = 12
"""A number counts up in at most so many steps."""
DIMS, DIM_STEPS, DIMMED = 0.3, 3, 130
"""It gets dark in so many seconds and steps: each step paints the whole window."""
FACE, FACE_SHARE = 190.0, 0.62
FACE_IN = 0.84
"""A face is so large in its disc."""
HEAD = Box(160, 44, 1600, 130)
HEAD_SIZE = 104
BELOW_Y, BELOW_SIZE, BELOW_MOST = 248.0, 40, 46
"""Where the strip below the headline ends, and its letters: it grows upwards, not into it."""
STRIP = (20, 14, 38, 215)
PLATE_TOP, PLATE = 38.0, 106.0
"""Where the plate of a step begins, below its top, and how high it is."""
PLATE_GROWS, PLATE_RISES = 1.3, 90.0
"""With large text it is so many times as high at most, and begins higher: steps are low."""
NAMED = 2
"""More winners than this are not named in one line."""
APPLAUSE = 0.3
"""So many seconds after the first chord people clap."""
SEEN = 0.5
"""When so much of the first step's rise is done, all see who it is."""

Groups = tuple[tuple[Seat, ...], ...]


class PodiumScreen(Screen):
    """Shown between a match and its results."""

    deaf = 0.5

    def __init__(
        self,
        services: Services,
        navigator: Navigator,
        report: MatchReport,
        on_end: Callable[["PodiumScreen"], None],
    ) -> None:
        super().__init__(services, navigator)
        self.report = report
        self.places = places_of(report)
        self.was_led_on = False
        """Whether somebody did not wait for the end."""
        self._on_end = on_end
        self._seconds = 0.0
        self.still = services.still
        self._rise_at = rise_times(self.places)
        self._warming = Warming(WARM_SECONDS)
        self._warming.begin(self._prewarming())
        self._heard = False
        services.audio.preload(("match-end", "applause"))
        self._ended = False

    @property
    def seconds(self) -> float:
        """How long all of it takes."""
        return STILL_SECONDS if self.still else self._rise_at[0] + RISES + AFTER

    @property
    def is_told(self) -> bool:
        """Whether the winner is known: until then there is a roll of drums."""
        return self.still or self._seconds >= self._rise_at[0]

    def handle(self, event: pygame.event.Event) -> None:
        """Let any press lead on; what was still meant for the match is not heard."""
        self.services.keyboard.handle(event)
        self.untouched = self.untouched and not is_press(event)
        if event.type == pygame.KEYDOWN and _is_for_something_else(event.key):
            super().handle(event)
        elif is_press(event) and self._debounce.allows():
            self.was_led_on = True
            self._end()

    def update(self, dt: float) -> None:
        """Let everybody rise in turn, and lead on at the end."""
        super().update(dt)
        self._warming.go_on()
        self._seconds += dt
        if not self._heard and self.is_told:
            self._heard = True
            self.services.audio.play("match-end")
            self.services.audio.play("applause", after=APPLAUSE)
        if self._seconds >= self.seconds:
            self._end()

    def draw(self, stage: Stage) -> None:
        """Draw the game's table in the dark, and the podium before it."""
        pen = self.pen
        pen.start()
        stage.backdrop(self.services.sprites.backdrop(f"{self.report.game}/table"))
        dim = 1.0 if self.still else min(1.0, self._seconds / DIMS)
        shade = round(dim * DIM_STEPS) / DIM_STEPS
        pen.shade(EVERYWHERE, NIGHT_DEEP, round(DIMMED * shade), radius=0)
        self.paint(pen)
        bar = hint_bar(self.text_scale)
        self.place_note(stage, bar)
        if self._debounce.over:
            draw_hints(pen, (end_hint(self.services),), bar)
        else:
            draw_wait(pen, self._debounce.spent, bar)
        self.draw_note(bar)

    def paint(self, pen: Pen) -> None:
        """Draw who stands where, confetti and headline."""
        boxes = step_boxes(self.places)
        if not self.still:
            self._draw_confetti(pen, boxes)
        for place in reversed(range(len(self.places))):
            for seat in self.places[place]:
                share = 1.0 if self.still else self._share(place)
                if share:
                    self._draw_seat(pen, place, seat, boxes[seat], share)
        pen.paper(FRONT, NIGHT, lift=10)
        first = 1.0 if self.still else self._share(0)
        if first > SEEN:
            text, below = self._headline(), margin_of(self.report, self.say)
        else:
            text, below = self.say("podium-soon"), self._counted()
        pen.label(text, HEAD.moved(3, 5), HEAD_SIZE, INK, face="display", align="centre")
        pen.placed.pop()
        pen.label(text, HEAD, HEAD_SIZE, PAPER, face="display", align="centre")
        size = pen.capped(BELOW_SIZE, BELOW_MOST)
        pen.note(below, 960, BELOW_Y, size, ink=GLOW, fill=STRIP, max_width=HEAD.w, above=True)

    def _headline(self) -> str:
        """Return who has won; of many their faces say who."""
        many = len(self.places[0]) > NAMED
        return self.say("podium-shared") if many else headline_of(self.report, self.say)

    def _prewarming(self) -> Iterator[None]:
        """Make one picture a step, before it rises; what is put here is never shown."""
        boxes, sprites = step_boxes(self.places), self.pen.sprites
        sprites.get(self._podium, boxes[0].w)
        yield
        for place, group in reversed(list(enumerate(self.places))):
            for seat in group:
                size = _face_size(boxes[seat])
                sprites.get(face_of(self.services, seat, self._mood(place)), size * FACE_IN)
                yield
                self._draw_seat(self.pen, place, seat, boxes[seat], 1.0)
                yield
        for colour in self._colours:
            for turn in range(SCRAP_TURNS):
                scrap(self.pen, colour, turn)
            yield

    def _end(self) -> None:
        if not self._ended:
            self._ended = True
            self._on_end(self)

    def _share(self, place: int) -> float:
        """Return how much of its rise a place has done, 0 to 1."""
        return max(0.0, min(1.0, (self._seconds - self._rise_at[place]) / RISES))

    def _draw_seat(self, pen: Pen, place: int, seat: Seat, box: Box, share: float) -> None:
        size = _face_size(box)
        hidden = (box.h + 1.5 * size) * (1 - EASINGS["out-back"](share))
        box = box.moved(0, hidden)
        tall = box.w * pen.sprites.aspect(self._podium)
        pen.sprite(self._podium, box.cx, box.y + tall / 2, box.w)
        y = box.y - size * 0.46
        style = pen.style(seat)
        put_face(
            pen, face_of(self.services, seat, self._mood(place)), style.colour, box.cx, y, size
        )
        if place == 0:
            pen.sprite("crown", box.cx, y - size * 0.56, size * 0.56, angle=-6)
        self._draw_plate(pen, seat, box, share)

    def _draw_plate(self, pen: Pen, seat: Seat, box: Box, share: float) -> None:
        """Put a player's name, and the figure that counts, which counts up."""
        unit = box.w / WIDTH
        style = pen.style(seat)
        grown = min(PLATE_GROWS, self.text_scale)
        top = PLATE_TOP - PLATE_RISES * (grown - 1)
        plate = Box(box.x + 16 * unit, box.y + top * unit, box.w - 32 * unit, PLATE * grown * unit)
        pen.paper(plate, NIGHT_PAPER, radius=16, lift=6, edge=style.colour, edge_width=4)
        inner = plate.inset(10 * unit, 5 * unit)
        upper = Box(inner.x, inner.y, inner.w, inner.h * 0.42)
        pen.name(
            self.report.names[seat], upper, 38 * unit * grown, PAPER, face="display", align="centre"
        )
        lower = Box(inner.x, upper.bottom, inner.w, inner.h - upper.h)
        value, size = self._value(seat, share), 60 * unit * grown
        pen.label(value, lower, size, GLOW, face="bold", align="centre")

    def _value(self, seat: Seat, share: float) -> str:
        figure = self.report.figures[0] if self.report.figures else None
        value = figure.values[seat] if figure else self.report.outcome.scores[seat]
        if value is None:
            return "–"
        return figure_text(self.say, round(value * int(share * TICKS) / TICKS))

    def _counted(self) -> str:
        """Return what the numbers count."""
        return self.say(self.report.figures[0].text_id) if self.report.figures else ""

    def _mood(self, place: int) -> Mood:
        if place == 0:
            return "happy"
        return "oops" if place == len(self.places) - 1 else "calm"

    def _draw_confetti(self, pen: Pen, boxes: dict[Seat, Box]) -> None:
        thrown = self._seconds - self._rise_at[0] - RISES / 2
        if 0 <= thrown < confetti_seconds():
            for seat in self.places[0]:
                box = boxes[seat]
                pieces = PIECES // len(self.places[0])
                draw_confetti(pen, box.cx, box.y, thrown, self._colours, pieces=pieces)

    @property
    def _colours(self) -> tuple[RGB, ...]:
        return (*(self.pen.style(seat).colour for seat in range(len(self.report.names))), PAPER)

    @property
    def _podium(self) -> str:
        return f"{self.report.game}/podium"


def _is_for_something_else(key: int) -> bool:
    """Say whether a key is one of those in the uppermost row, or of the sound or the screen."""
    return pygame.K_F1 <= key <= pygame.K_F12 or key in _OTHERS


def _face_size(step: Box) -> float:
    return min(FACE, step.w * FACE_SHARE)


def places_of(report: MatchReport) -> Groups:
    """Return who comes first, who next, and so on; equal players share a place."""
    scores, winners = report.outcome.scores, report.outcome.winners
    sign = -1 if report.most_wins else 1
    found: dict[int, list[Seat]] = {}
    for seat in sorted(range(len(scores)), key=lambda seat: sign * scores[seat]):
        if seat not in winners:
            found.setdefault(scores[seat], []).append(seat)
    return (tuple(sorted(winners)), *map(tuple, found.values()))


def rise_times(places: Groups) -> tuple[float, ...]:
    """Return when each place begins to rise, in seconds: the last ones first, at once."""
    times = [0.0] * len(places)
    now = BEGINS
    for place in reversed(range(len(places))):
        among_others = place >= len(PAUSES) and place < len(places) - 1
        if place < len(places) - 1 and not among_others:
            now += RISES + PAUSES[min(place, len(PAUSES) - 1)]
        times[place] = now
    return tuple(times)


def step_boxes(places: Groups) -> dict[Seat, Box]:
    """Return everybody's step, the winners' in the middle, the others by turns beside them.

    Of an even number the last one stands alone at the left; two stand side by side.
    """
    order = [(place, seat) for place, group in enumerate(places) for seat in group]
    alone = len(order) % 2 == 0 and len(order) > 2 and len(places[0]) % 2
    pitch = min(PITCH, ROOM / (len(order) + alone))
    unit = pitch / PITCH
    row: list[tuple[int, Seat]] = []
    for number, one in enumerate(order):
        if number % 2:
            row.insert(0, one)
        else:
            row.append(one)
    left = 960 - pitch * (len(row) - 1 + alone) / 2
    boxes = {}
    for number, (place, seat) in enumerate(row):
        high = unit * STEPS[min(place, len(STEPS) - 1)]
        x = left + pitch * number - unit * WIDTH / 2
        boxes[seat] = Box(x, FLOOR - high, unit * WIDTH, high)
    return boxes


def headline_of(report: MatchReport, say: Callable[..., str]) -> str:
    """Return who has won."""
    names = [report.names[seat] for seat in report.outcome.winners]
    if len(names) == 1:
        return say("results-winner", name=names[0])
    return say("results-winners", names=", ".join(names[:-1]), last=names[-1])


def margin_of(report: MatchReport, say: Callable[..., str]) -> str:
    """Return by how much was won, and in how many rounds."""
    scores, winners = report.outcome.scores, report.outcome.winners
    others = [score for seat, score in enumerate(scores) if seat not in winners]
    if not others:
        return say("results-shared", rounds=report.rounds)
    next_best = max(others) if report.most_wins else min(others)
    lead = abs(next_best - scores[winners[0]])
    return say(report.margin, lead=lead, rounds=report.rounds)


def face_of(services: Services, seat: Seat, mood: Mood) -> str:
    """Return the face of who sits at a place of the match that was played."""
    seating = services.seating
    if seating is None:
        return chair_face(True, seat, mood)
    return chair_face(seating[seat].human, seating.chair(seat), mood)


def put_face(pen: Pen, face: str, colour: RGB, x: float, y: float, size: float) -> None:
    """Put a face on a disc of a colour, with a rim of ink."""
    pen.dot(x, y, size * 1.09, INK)
    pen.dot(x, y, size, colour)
    pen.sprite(face, x, y, size * FACE_IN)
