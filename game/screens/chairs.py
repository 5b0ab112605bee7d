"""The chairs of the lobby, as the cards of the seats see them."""

from collections.abc import Callable

import pygame

from game.core.rules import Option
from game.input.places import KeyPlace
from game.screens.fair_play import FairPlay
from game.screens.lobby_memory import HEAD_START
from game.screens.screen import Screen
from game.screens.session import Session
from game.screens.ways import Navigator
from game.ui.services import Services

NAME_KEY = pygame.K_F2
"""Opens the name of whoever sat down last, or of the card with the focus."""


class Chairs(Screen):
    """The chairs of the lobby, as its cards see them: what is pressed, and what they can do."""

    def __init__(self, services: Services, navigator: Navigator) -> None:
        super().__init__(services, navigator)
        self.pressed: set[KeyPlace] = set()
        self.last_sat: int | None = None
        self.touched = False

    @property
    def session(self) -> Session:
        """The lobby's state."""
        return self.app.session

    def goal(self) -> str:
        """Return what Enter should do next."""
        return ""

    def label(self, place: KeyPlace) -> str:
        """Return what the player's keyboard prints on a key."""
        return str(self.services.keyboard.label(place))

    def listen(self, event: pygame.event.Event) -> bool:
        """Open a name by the key for it, or by the upper button of a pad."""
        if event.type == pygame.KEYDOWN and event.key == NAME_KEY:
            number = self.to_be_named
            return number is not None and self.open_name(number)
        return False

    @property
    def to_be_named(self) -> int | None:
        """The chair whose name the key for names opens: the one in focus, or the last taken."""
        focused, taken = self.menu.focused, self.session.taken
        key, _, number = focused.key.rpartition("-") if focused is not None else ("", "", "")
        if key and number.isdecimal() and int(number) in taken:
            return int(number)
        if self.last_sat in taken:
            return self.last_sat
        return next(iter(self.session.humans), None)

    def open_name(self, number: int) -> bool:
        """Open the name on a card for typing."""
        return self.menu.focus_on(f"name-{number}") and self.menu.step("confirm")

    def name_opener(self, number: int) -> str:
        """Return the key that opens the name on a card, where it is worth telling."""
        human = self.session.chairs[number].kind == "human"
        return "F2" if human and number == self.last_sat else ""

    def add_bot(self, number: int) -> None:
        """Put a bot on a chair."""
        self.session.add_bot(number, self.app.usual_level())
        self._changed("join")

    def seat_person(self, number: int) -> None:
        """Seat somebody who plays with the keys of the chair, or with those that all share."""
        self.session.sit(number, self.app.name_of(number))
        self.last_sat = number
        self._changed("join")

    def set_level(self, number: int, level: str) -> None:
        """Choose a bot's level; what else can be chosen depends on it."""
        self.session.set_level(number, self.app.new_level(level))
        self.rebuild(f"level-{number}")

    def say_ready(self, number: int) -> None:
        """Say that a person is ready."""
        self.session.set_ready(number)
        self._changed("ready")

    def remove(self, number: int) -> None:
        """Take a bot away."""
        self.session.leave(number)
        self.services.audio.play("leave")
        self.rebuild(f"add-{number}")

    def step_back(self, number: int) -> None:
        """Let a person take the ready back, or get up."""
        self.session.leave(number)
        self.services.audio.play("leave")
        self.rebuild(f"leave-{number}" if self.session.chairs[number].taken else self.goal())

    def chips(self, number: int) -> str:
        """Return a person's own options in short, and the chance if it is known."""
        chance = FairPlay(self.app).chance(number)
        told = self.say("join-chance", chance=chance) if chance else ""
        words = (self.handicap_text(number), told)
        return " · ".join(word for word in words if word)

    def handicap_text(self, number: int) -> str:
        """Return a chair's own options in short, or nothing if they are the table's."""
        session, info = self.session, self.app.info()
        own = dict(session.chairs[number].handicap)
        if not session.free:
            own.pop(HEAD_START, None)
        return " · ".join(
            handicap_words(self.say, option, own[option.name])
            for option in info.options
            if option.name in own
        )

    def _changed(self, sound: str) -> None:
        self.touched = True
        self.services.audio.play(sound)
        self.rebuild(self.goal())


def handicap_words(say: Callable[..., str], option: Option, value: str) -> str:
    """Return a handicap as a short word for beside a name."""
    known = f"handicap-{option.name}-{value}"
    number = value.replace(".", "").isdigit()
    return say(f"handicap-{option.name}", n=float(value)) if number else say(known)
