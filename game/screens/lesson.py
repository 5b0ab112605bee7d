"""A guided first round: the table of a game with a note over it that waits for each deed."""

from collections.abc import Callable, Sequence

import pygame

from game.core.game import AnyGame
from game.core.lesson import LEARNER
from game.core.rules import Seat
from game.input.turn_keys import is_press
from game.screens.lesson_moment import MomentSheet
from game.screens.lesson_refusals import READ_FIRST, RefusingScene
from game.screens.lesson_words import AGAIN, NEXT, OK, Praise
from game.ui.canvas import Box
from game.ui.in_pieces import InPieces
from game.ui.lesson_places import Busy
from game.ui.lesson_table import (
    CHOICE,
    AnyScene,
    LessonTable,
    framed,
    targets_of,
    wanted_place,
    written,
)
from game.ui.lesson_view import LessonView
from game.ui.motion import Speed
from game.ui.pen import Pen
from game.ui.press_timing import AFTER_SKIP
from game.ui.services import Services
from game.ui.stage import Stage
from game.ui.told_keys import by_click
from game.ui.turn_scene import TurnScene

BEAT = 0.35
"""Seconds in which a deed that is done can be seen before the next step is told."""
AGAIN_KEY, NEXT_KEY = pygame.K_F5, pygame.K_F6
BOT_PACE = 0.4
"""What multiplies how long bots think: what they do in a round is arranged, and told before."""
KEPT = 60.0
"""How much a note avoids to cover what the step allows to choose."""


class LessonScene(RefusingScene):
    """One guided round; ``ways`` are what it tells whoever opened it."""

    def __init__(
        self,
        services: Services,
        game: AnyGame,
        inner: AnyScene,
        table: LessonTable,
        *,
        began: Callable[[str], None],
        done: Callable[[bool], None],
        left: Callable[[], None],
    ) -> None:
        super().__init__(services, game, inner, table)
        self._began, self._done, self._left = began, done, left
        self._skipped = 0
        self.view = LessonView(Pen(services))
        self._pieces = InPieces(services)
        self._beat = 0.0
        self.moment = MomentSheet()
        self._over = False
        self._swept: pygame.Surface | None = None

    def enter(self) -> None:
        """Show the first step."""
        self.inner.enter()
        self._begin(moved=True)

    def leave(self) -> None:
        """Close the table."""
        self.inner.leave()
        self._left()

    def resume(self) -> None:
        """Go on when whatever covered the round has gone."""
        self.inner.resume()

    def stood_still(self, seconds: float) -> None:
        """Tell it on a sheet; a race goes on by itself after that, for nothing of it is lost.

        On a machine that is always busy it is told once in a while, and the race just goes on.
        """
        if isinstance(self.inner, TurnScene):
            self.inner.stood_still(seconds)
        elif self.racing:
            self.moment.tell_stood_still()

    def resized(self) -> None:
        """Make the pictures for the window's new size."""
        self._swept = None
        self.inner.resized()

    @property
    def showing(self) -> bool:
        """Say whether what has happened is still to be seen: in a race a block, or a count-down."""
        inner = self.inner
        if isinstance(inner, TurnScene):
            return inner.table.showing
        return not self.match.step.clock and self.table.runs(inner)

    @property
    def _sheet_open(self) -> bool:
        """Say whether a sheet of the game lies over the table: it is read first, and closed."""
        return isinstance(self.inner, TurnScene) and self.inner.view.covered

    @property
    def note_shown(self) -> bool:
        """Say whether the note is there: never while something moves that is to be watched."""
        match = self.match
        if self._sheet_open:
            return False
        if self.standing:
            return bool(self._seen_words()) or not self._event_stands
        if self.telling:
            return True
        if match.settled or self.showing or self.turning:
            return False
        return match.unread or bool(self._now) or (not match.step.waits and self._asked)

    @property
    def _event_stands(self) -> bool:
        """Say whether what stands is an event's sheet: that says by itself how to go on."""
        hung = getattr(getattr(self.inner, "view", None), "poster", None)
        return self.standing and bool(getattr(hung, "up", False))

    @property
    def turning(self) -> bool:
        """Say whether it is being told that another table comes."""
        return self.moment.up

    @property
    def _asked(self) -> bool:
        """Say whether it is the learner who acts: until then a note would tell what is past."""
        inner = self.inner
        return not isinstance(inner, TurnScene) or inner.table.offered == LEARNER

    def handle(self, event: pygame.event.Event) -> None:
        """Act on a raw event: the note's own keys and buttons first, then the table's."""
        if event.type == pygame.KEYDOWN or event.type == pygame.MOUSEBUTTONDOWN:
            self._mouse = by_click(event)
        if self._sheet_open and not self.turning:
            self.inner.handle(event)
        elif self._own_key(event) and self.turning:
            self.moment.press()  # there it is any key: what the sheet tells of is not passed unseen
        elif self._own_key(event):
            self.press(AGAIN if event.key == AGAIN_KEY else NEXT)
        elif self._on_note(event):
            return
        elif not is_press(event) or self._of_the_table(event):
            self.inner.handle(event)
        elif self.turning:
            self.moment.press()
        elif not (self.racing or self._rest.allows()):
            return  # it was meant for what was there before
        elif self.standing or self.telling:
            self._press_on(event)
        elif self.match.unread:
            if self.note_shown:
                self._press_unread(event)
        elif not self.match.settled or self.showing:
            self.inner.handle(event)

    def _press_on(self, event: pygame.event.Event) -> None:
        """Go on from what stands until a press; what is told of a deed is left by its own key."""
        if self.standing or self._confirms(event):
            self.press(OK)
        else:
            self._why = self.words(READ_FIRST.text_id)

    def _press_unread(self, event: pygame.event.Event) -> None:
        """Go on when the note was read. The step's deed says so too; all else says what to do."""
        if self._confirms(event):
            self.press(OK)
            return
        place = self.match.place
        self._why = self.words(READ_FIRST.text_id)
        if self.match.step.deed and not isinstance(self.inner, TurnScene):
            self.inner.handle(event)
        if self.match.place != place or not self.match.unread:
            self._why = ""

    def _own_key(self, event: pygame.event.Event) -> bool:
        """Say whether a key is the round's own: it repeats a step, or skips it."""
        return event.type == pygame.KEYDOWN and event.key in (AGAIN_KEY, NEXT_KEY)

    def press(self, name: str) -> None:
        """Do what a button of the note says."""
        if name == OK:
            self._rest.begin(AFTER_SKIP)
        match name:
            case "ok" if self.standing:
                assert isinstance(self.inner, TurnScene)
                self.inner.table.skip()
            case "ok" if self.telling:
                self._told = Praise()
                self._next_step()
            case "ok":
                if self.match.unread and not self.showing:
                    self.match.read()
                    self._changed()
            case "next":
                self.pass_step()
            case "again":
                self.again()
            case "end":
                self.inner.pause(self.inner.names[LEARNER])
            case _:
                pass

    def skip(self) -> None:
        """Go to the next step as if this one had been done; after the last one it is over."""
        self._skipped += 1
        if self.match.last:
            self._finish()
            return
        self.match.jump(self.match.place + 1)
        self._begin(moved=True)

    def pass_step(self) -> None:
        """Skip this step; where another table comes a sheet tells that, as it does else."""
        swept = self.services.stage.target.copy() if self._sweeps else None
        self.skip()
        if not self._over and self.match.step.leaps:
            self._cover(swept)

    def again(self) -> None:
        """Begin this step once more."""
        self.match.again()
        self._begin(moved=True)

    def update(self, dt: float) -> None:
        """Let time pass on the table, and go on when a step is over and was seen."""
        if self.moment.update(dt):
            self._rest.begin(AFTER_SKIP)
            self.live = not self.moment.waits or self._pieces.waiting
            return
        self._rest.update(dt)
        self._hold()
        self.inner.update(dt)
        self._see_part()
        self._hush()
        table, inner = self.table, self.inner
        if self.match.settled and not self.showing and not self.telling:
            self._beat += dt
            if self._beat >= BEAT and not table.climax(inner):
                self._follow()
        still = not isinstance(inner, TurnScene) and not (table.runs(inner) or table.moves(inner))
        self._aim()
        self.live = self.match.settled or (inner.live and not still) or self._pieces.waiting

    def _hush(self) -> None:
        """Offer nothing once a step is over: what comes next would be refused by the old step."""
        inner = self.inner
        if self.match.settled and not inner.hushed:
            inner.hushed = True
            if isinstance(inner, TurnScene) and inner.table.offered is not None:
                inner.reoffer()

    def _see_part(self) -> None:
        """Note how far the deed has come: what was said before a part of it is told no more."""
        part = self.table.part(self.inner, self.match.step)
        if part != self._part and not self.match.settled:
            self._part = part
            if part:
                self._why = ""

    def _aim(self) -> None:
        """Put the focus on what the step wants, whenever something new is offered."""
        inner = self.inner
        if not isinstance(inner, TurnScene) or inner.spots is self._aimed:
            return
        self._aimed = inner.spots
        place = wanted_place(self.table, inner)
        if place is not None:
            inner.spots.focus = place

    def draw(self, stage: Stage) -> None:
        """Draw the table, and the note over it; what is new is drawn over several frames."""
        self._pieces.draw(stage, self._draw)

    def _draw(self, stage: Stage) -> None:
        shift = self.moment.shift
        self.inner.reads = self.note_shown and self.reading
        if self.moment.sweeps and shift < 0 and self._swept is not None:
            stage.backdrop(self._swept)
        else:
            self.inner.draw(stage)
        self.view.pen.start()
        if self.turning:
            self.view.hide()
            self._draw_turn(shift)
        elif self.note_shown:
            self._draw_note()
        else:
            self.view.hide()

    def _draw_turn(self, shift: float) -> None:
        if not self.moment.sweeps:
            self.view.draw_turn(self._turn_words(), None)
            return
        own = f"lesson-{self.game.key}-turn-new"
        stays = self.words(own) or self.words("lesson-turn-new")
        goes_on = self.words("lesson-turn-go-on")
        more, thick = (stays, goes_on), self.moment.thick
        self.view.draw_turn(self._turn_words(), shift, more, thick)

    def _turn_words(self) -> str:
        """Return what table comes, or that the computer stood still."""
        if self.moment.text_id:
            return self.words(self.moment.text_id)
        return self._own("turn") or self.words("lesson-turn")

    def _draw_note(self) -> None:
        table, inner, step = self.table, self.inner, self.match.step
        if self.standing or self.telling:
            there = () if self.standing else targets_of(table, inner, step.point)
            homes = table.homes(inner)
            self.view.draw(self.text(), there, table.busy(inner), due=(), homes=homes)
            return
        targets = targets_of(table, inner, step.point)
        due = self._due()
        targets = (*targets, *(box for box in due if box not in targets))
        keep = targets_of(table, inner, [f"choice {text}" for text in step.allow or step.deed])
        busy = [*table.busy(inner), *(Busy(box, KEPT) for box in keep)]
        view, frames = self.view, [framed(inner, box) for box in due]
        view.draw(
            self.text(),
            targets,
            busy,
            due=frames,
            veils=table.veils(inner),
            clear=(*table.clear(inner), *(box for box in written(inner) if box not in due)),
            marks=lambda: table.marks(inner),
            homes=table.homes(inner),
        )

    def _due(self) -> tuple[Box, ...]:
        """Return what is to be pressed next: one thing, or those between which one may choose.

        It is nothing but the note's own key where a clock waits for a reader.
        """
        table, inner, step = self.table, self.inner, self.match.step
        if step.clock and self.match.unread:
            return ()
        if isinstance(inner, TurnScene) and step.deed and not self.match.unread:
            place = wanted_place(table, inner)
            choices = [point for point in step.point if point.startswith(CHOICE)]
            found = targets_of(table, inner, choices) if step.allow or place is None else ()
            if place is not None and not found:
                return (inner.spots.items[place].box,)
            if found:
                return found
        return targets_of(table, inner, table.due(inner, step))

    def _hold(self) -> None:
        """Let bots wait for the reader, and where the step has nothing for them to do."""
        match, inner = self.match, self.inner
        if isinstance(inner, TurnScene):
            acting: Sequence[Seat] = sorted(match.rules.to_act(match.state))
            inner.table.halted = not any(match.plays(seat) for seat in acting if seat != LEARNER)
            inner.table.bot_pace = BOT_PACE * Speed[self.services.settings.bot_speed].value
        else:
            inner.tempo = 1.0 if self.table.runs(inner) and not self.telling else 0.0

    def _follow(self) -> None:
        """Begin what comes after a step that is over: the next one, or the same once more."""
        match = self.match
        if match.missed:
            match.again()
            self._begin(moved=True)
            self._why = self._own("again") or self.words("lesson-again")
        elif match.last:
            self._finish()
        elif self._leaps:
            self._told, self._why = self._praise_words(), ""
            if not self.telling:
                self._next_step()
        else:
            self._next_step()

    @property
    def _sweeps(self) -> bool:
        """Say whether the cloth between two tables moves: with motion off it is just there."""
        return Speed[self.services.settings.speed] is not Speed.off

    @property
    def _leaps(self) -> bool:
        lesson, place = self.match.lesson, self.match.place
        return lesson.steps[place + 1].leaps

    def _next_step(self) -> None:
        """Begin the next step, where this one has ended or, after a sheet, where it says."""
        match, praise, before = self.match, self._praise_words(), self.match.state
        swept = self.services.stage.target.copy() if self._leaps and self._sweeps else None
        match.go_on()
        self._begin(moved=match.state is not before)
        anew = match.step.leaps
        self._praise = Praise() if anew else praise
        if anew:
            self._cover(swept)

    def _cover(self, swept: pygame.Surface | None) -> None:
        """Lay the sheet that tells of another table over that; ``swept`` is the one before."""
        self._swept = swept
        self.moment.show(sweep=swept is not None)
        self.view.forget_place()

    def _begin(self, *, moved: bool) -> None:
        """Tell the step that is due; ``moved``: the table has to be laid out anew for it."""
        self._praise = self._told = Praise()
        self._why = ""
        self._beat = 0.0
        self.moment.hide()
        self._part = 0
        self._began(self.match.step.id)
        if moved:
            self.inner.show_state()
        self._changed()

    def _changed(self) -> None:
        """Offer anew what may be chosen: other choices are allowed."""
        self._beat = 0.0
        self.inner.hushed = self.match.unread or self.match.settled
        if isinstance(self.inner, TurnScene) and self.inner.table.offered is not None:
            self.inner.reoffer()

    def _finish(self) -> None:
        if not self._over:
            self._over = True
            steps = len(self.match.lesson.steps)
            self._done(self._skipped <= steps / 2)

    def _on_note(self, event: pygame.event.Event) -> bool:
        """Let the note take the mouse where it lies."""
        if event.type not in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return False
        at = self.services.canvas.hit(event.pos)
        if at is None or not self.view.covers(*at):
            return False
        name = self.view.button_at(*at)
        clicked = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        if clicked and (name != OK or self._rest.allows()):
            self.press(name)
        return True
