"""The ways between the screens, as the screens know them: who goes them is ``navigator.py``."""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from game.screens.app_state import AppState
from game.screens.first_match import FirstMatch
from game.screens.unfinished import Waiting
from game.ui.report import MatchNavigator


class Navigator(MatchNavigator, Protocol):
    """Leads from a screen to the next; ``app`` is what all screens share."""

    app: AppState

    @property
    def keeps_match(self) -> bool:
        """Say whether the match on the table can go on another time."""
        ...

    def title(self) -> None:
        """Go to the title and close everything else."""
        ...

    def join(self, game: str = "") -> None:
        """Go to the lobby of a game, if it can be opened; everybody who sat still sits."""
        ...

    def back_to_join(self) -> None:
        """Go to the lobby with the title under it."""
        ...

    def options(self) -> None:
        """Show the rules of the match."""
        ...

    def choose_practice(self) -> None:
        """Ask which game to practise."""
        ...

    def practise(self, game: str = "", *, first: FirstMatch | None = None) -> None:
        """Start a match of one person against bots; who sat first stays, everybody else gets up.

        It waits beside others when it is left.
        """
        ...

    def first_match(self, game: str) -> None:
        """Ask how the first match after a guided round shall be; one press begins it."""
        ...

    def learn(self, game: str = "", place: int = 0) -> None:
        """Begin the guided round of a game at a step; without a game, ask which one."""
        ...

    def lesson_is_ready(self, game: str) -> bool:
        """Read ahead what a guided round needs; say whether it opens in no time."""
        ...

    def end_lesson(self) -> None:
        """Leave a guided round, which can be taken up again."""
        ...

    def play(self, instead_of: Waiting | None = None) -> None:
        """Start a match with the people and rules of the lobby, in the place of one that waits."""
        ...

    def go_on(self, waiting: Waiting) -> None:
        """Go on with a match: all sit where they sat, and what was done is done again."""
        ...

    def waiting_list(self, game: str = "") -> None:
        """Show all matches that wait, of one game or of all."""
        ...

    def restart(self) -> None:
        """Deal again with the people and rules of the lobby, and another seed."""
        ...

    def settings(self) -> None:
        """Show the settings."""
        ...

    def key_check(self) -> None:
        """Show what the keyboard can do."""
        ...

    def rebind(self) -> None:
        """Show and change the keys of each zone."""
        ...

    def attract(self) -> None:
        """Show the games by themselves: the title was left alone."""
        ...

    def records(self) -> None:
        """Show the matches that were kept."""
        ...

    def replay(self, path: Path) -> None:
        """Show a record of the store, or say why it can't be shown."""
        ...

    def confirm(
        self, question: str, yes: str, on_yes: Callable[[], None], **args: str | int
    ) -> None:
        """Ask before something that can't be undone; both are text ids, ``args`` the question's."""
        ...

    def quit(self) -> None:
        """Ask whether to end the program."""
        ...
