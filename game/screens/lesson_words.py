"""What a guided round says now: its texts with names and keys as the learner has them, its note."""

import msgspec

from game.core.game import AnyGame
from game.core.lesson import LEARNER, AnyLessonMatch
from game.core.sentence import Arg
from game.ui.lesson_table import AnyScene, Hand, LessonTable, key_of_choice, lesson_match
from game.ui.lesson_view import NoteButton, NoteText
from game.ui.scenes import Scene
from game.ui.services import Services
from game.ui.turn_scene import TurnScene

OK, NEXT, AGAIN, END = "ok", "next", "again", "end"
"""The buttons of a note, and the key that begins its step again."""


class Praise(msgspec.Struct, frozen=True):
    """What is said of a step that is done; ``mine``: of what the learner did."""

    words: str = ""
    mine: bool = False


class SpeakingScene(Scene):
    """The table of a game, and what is said about it in words."""

    def __init__(
        self, services: Services, game: AnyGame, inner: AnyScene, table: LessonTable
    ) -> None:
        self.services, self.game, self.inner, self.table = services, game, inner, table
        self.match: AnyLessonMatch = lesson_match(inner)
        self._mouse = services.scenes.by_mouse
        self._praise = self._told = Praise()
        self._why = ""
        self._part = 0

    @property
    def racing(self) -> bool:
        """Say whether the clock of a race runs, against the others."""
        match = self.match
        return match.step.clock and not (match.unread or match.settled)

    @property
    def standing(self) -> bool:
        """Say whether points or an event stand until a press, which the note then asks for."""
        inner = self.inner
        return isinstance(inner, TurnScene) and inner.table.standing

    @property
    def telling(self) -> bool:
        """Say whether a note tells what a deed has led to, beside the table where that is seen.

        It is there only before another position: else the next note has it as its first line.
        """
        return bool(self._told.words)

    @property
    def reading(self) -> bool:
        """Say whether the note waits for nothing but to be read."""
        return self.match.unread or self.standing or self.telling

    @property
    def _now(self) -> str:
        """Return the order of a step in which time runs, once its note was read: one at a time."""
        return self._own("now") if self.racing else ""

    def text(self) -> NoteText:
        """Return what the note says now."""
        lesson = self.match.lesson
        words, count = self._step_words(), len(lesson.steps)
        if self.standing or self.telling:
            seen = self._seen_words() if self.standing else ""
            said = self.words("lesson-seen") if self.standing and not seen else ""
            why = self._why if self.telling else ""
            words, praise = said, self._told if self.telling else Praise(seen)
        else:
            why, praise = self._why, Praise() if self._part or self._why else self._praise
        place, buttons = self.match.place, self._buttons()
        return NoteText(words, praise.words, why, place, count, buttons, praise.mine)

    def _step_words(self) -> str:
        """Return what is to be done next of the step: the last part for which there is a text."""
        if self._now:
            return self._now
        parts = ("", "then", "then-2")[: self._part + 1]
        return next((said for said in map(self._own, reversed(parts)) if said), "")

    def _buttons(self) -> tuple[NoteButton, ...]:
        say, pad, match = self.services.texts, self.by_pad, self.match
        start = str(say("pad-button-start"))
        read = self._ok_key()
        ok = str(say("lesson-finish" if match.last and match.unread else "lesson-ok"))
        found = [NoteButton(OK, ok, read, main=True)] if self.reading else []
        if self.standing or self.telling:
            return tuple(found)
        if not match.last and not pad:  # on a pad no button is free for it: the pause has it
            found.append(NoteButton(NEXT, str(say("lesson-next")), "F6"))
        if match.last and found:
            return tuple(found)
        escape = start if pad else str(say("key-escape"))
        return (*found, NoteButton(END, str(say("lesson-end")), escape))

    def words(self, text_id: str) -> str:
        """Return a text of the lesson with names and keys filled in, or nothing."""
        texts = self.services.texts
        return str(texts(text_id, **self._args())) if texts.has(text_id) else ""

    def _own(self, ending: str) -> str:
        """Return a text of the step by its ending, or nothing."""
        return self.words(self._own_id(ending))

    def _own_id(self, ending: str) -> str:
        """Return what a text of the step is called; without an ending it is what is to be done."""
        own = f"lesson-{self.game.key}-{self.match.step.id}"
        return f"{own}-{ending}" if ending else own

    def _praise_words(self) -> Praise:
        """Return what is said of a step that is done: by how it has ended, where that differs.

        It is the learner's own deed, or else what came of it, or what others did.
        """
        came = self.match.came
        ends = (f"done-{came}", f"came-{came}") if came else ("done", "came")
        done, seen = map(self._own, ends)
        return Praise(done or seen, mine=bool(done))

    def _seen_words(self) -> str:
        """Return what is said of the end of a step while that still stands, where it does."""
        came = self.match.came
        return self._own(f"seen-{came}" if came else "seen") if self.match.settled else ""

    @property
    def by_pad(self) -> bool:
        """Say whether the learner has a gamepad in hand."""
        return bool(self.services.scenes.by_pad)

    def _args(self) -> dict[str, Arg]:
        names = self.inner.names
        args: dict[str, Arg] = {f"bot{seat}": name for seat, name in enumerate(names) if seat}
        args["name"], args["bot"] = names[LEARNER], names[1]
        args["press"] = self._press_words()
        args["ok"] = self._ok_words()
        return {**args, **self.table.words(self.inner, self.hand)}

    @property
    def hand(self) -> Hand:
        """What the learner has pressed last."""
        if self._mouse:
            return "mouse"
        return "pad" if self.by_pad else "keys"

    def _press_words(self) -> str:
        """Return how the learner chooses what the step wants: by key, mouse or pad."""
        texts = self.services.texts
        if not isinstance(self.inner, TurnScene):
            return self._race_words()
        if self.hand == "mouse":
            return str(texts("lesson-press-mouse"))
        if self.hand == "pad":
            return str(texts("lesson-press-key", key=texts("pad-the-south")))
        drawn = self.services.settings.show_key_caps
        key = key_of_choice(self.table, self.inner) if drawn else ""
        key = key or texts("key-enter")
        return str(texts("lesson-press-key", key=key))

    def _race_words(self) -> str:
        """Return how the next press of a deed is done in a race, where all keys have places."""
        deed = self.match.step.deed
        if not deed:
            return self._ok_words()
        part = min(self.table.part(self.inner, self.match.step), len(deed) - 1)
        names = self.table.words(self.inner, self.hand)
        return names.get(deed[part].replace(" ", ""), "")

    def _ok_words(self) -> str:
        """Return how the learner says that a step was read."""
        texts = self.services.texts
        if self.hand == "mouse":
            last = self.match.last and self.match.unread
            return str(texts("lesson-click", what=texts("lesson-finish" if last else "lesson-ok")))
        key = texts("pad-the-south") if self.by_pad else self._ok_key()
        return str(texts("lesson-press-key", key=key))

    def _ok_key(self) -> str:
        return str(self.services.texts("pad-button-south" if self.by_pad else "key-enter"))
