"""What a guided round says: its texts, with names and with the keys as the learner has them."""

from game.core.game import AnyGame
from game.core.lesson import LEARNER, AnyLessonMatch
from game.core.sentence import Arg
from game.ui.lesson_table import AnyScene, Hand, LessonTable, key_of_choice, lesson_match
from game.ui.scenes import Scene
from game.ui.services import Services
from game.ui.turn_scene import TurnScene


class SpeakingScene(Scene):
    """The table of a game, and what is said about it in words."""

    def __init__(
        self, services: Services, game: AnyGame, inner: AnyScene, table: LessonTable
    ) -> None:
        self.services, self.game, self.inner, self.table = services, game, inner, table
        self.match: AnyLessonMatch = lesson_match(inner)
        self._mouse = services.scenes.by_mouse

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

    def _praise_words(self) -> str:
        """Return what is said of a step that is done: by how it has ended, where that differs."""
        came = self.match.came
        return self._own(f"done-{came}" if came else "done")

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
            return str(texts("lesson-press-key", key=texts("pad-button-south")))
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
        return str(texts("lesson-press-key", key=self._ok_key()))

    def _ok_key(self) -> str:
        return str(self.services.texts("pad-button-south" if self.by_pad else "key-enter"))
