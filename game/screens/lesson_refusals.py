"""What a guided round refuses and why, and when a press on it counts."""

import pygame

from game.core.game import AnyGame
from game.core.lesson import LEARNER
from game.core.rules import Seat
from game.core.sentence import Sentence
from game.input.presses import MenuSteps, PauseWish
from game.screens.lesson_moment import rest
from game.screens.lesson_words import SpeakingScene
from game.ui.lesson_table import AnyScene, LessonTable, may_choose
from game.ui.services import Services

_OF_THE_TABLE = (
    *(pygame.K_ESCAPE, pygame.K_PAUSE),
    *(pygame.K_F1, pygame.K_F2, pygame.K_F3, pygame.K_F4),
)
"""Keys that choose nothing: they are the table's even while the note waits for a reader."""
NOT_NOW, READ_FIRST = Sentence("lesson-not-now"), Sentence("lesson-read-first")
"""Why a choice has to wait: for another step, or until the note was read. The note says so."""


class RefusingScene(SpeakingScene):
    """The table of a guided round, on which only what its step allows may be chosen."""

    def __init__(
        self, services: Services, game: AnyGame, inner: AnyScene, table: LessonTable
    ) -> None:
        super().__init__(services, game, inner, table)
        self._steps, self._wish = MenuSteps(services.pads), PauseWish(services.pads)
        self._rest = rest()
        self._aimed: object = None
        inner.permit, inner.on_refusal = self._permit, self.refused

    @property
    def rested(self) -> bool:
        """Say whether a press counts: it does a moment after one that has brought a new step."""
        return self._rest.over

    def _permit(self, seat: Seat, action: object) -> Sentence | None:
        """Return why a choice has to wait for another step."""
        if seat != LEARNER:
            return None
        if may_choose(self.table, self.inner, action):
            if self.match.unread and not self.match.step.free:
                self.match.read()
                self._changed()
            return READ_FIRST if self.match.unread else None
        return NOT_NOW

    def refused(self, why: Sentence) -> None:
        """Tell why a key does nothing now, and what is to be done instead: there the focus goes."""
        self._aimed = None
        if why == NOT_NOW:
            self._why = self._why_words()
        elif why == READ_FIRST:
            self._why = self.words(READ_FIRST.text_id)
        else:
            texts = self.services.texts
            said = why.text(texts, self.inner.names)
            self._why = str(texts("lesson-refused", why=said, press=self._press_words()))

    def _why_words(self) -> str:
        """Return what is said of a choice that is not this step's, by how far its deed has come."""
        endings = ("why", "then-why", "then-2-why")
        return self._own(endings[min(self._part, 2)]) or self.words(NOT_NOW.text_id)

    def _changed(self) -> None:
        """Offer anew what may be chosen: each round says how."""
        raise NotImplementedError

    def _of_the_table(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN:
            return event.key in _OF_THE_TABLE
        return self._wish.wanted(event)

    def _confirms(self, event: pygame.event.Event) -> bool:
        """Say whether a press means that the step was read."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            return False
        space = event.type == pygame.KEYDOWN and event.key == pygame.K_SPACE
        return space or self._steps.step(event) == "confirm"
