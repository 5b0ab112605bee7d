"""What a game of turns says about its questions: who is asked, for how long, with which hand.

A game's scene overrides what is different there; all of it is that of a game without hidden hands.
"""

from collections.abc import Iterable, Sequence
from typing import TypeVar

import pygame

from game.core.bubbles import Bubble
from game.core.rules import Seat
from game.input.turn_keys import TurnPress
from game.ui.match_scene import MatchScene
from game.ui.spots import Spot

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


class TurnAsking(MatchScene[S, A, E, V]):
    """The hooks of a scene of turns."""

    def spots_for(self, state: S, seat: Seat) -> Sequence[Spot[A]]:
        """Return what a person may choose, best first, each in its box."""
        raise NotImplementedError

    def told_once(self, state: S, seat: Seat, *, hand_open: bool) -> Iterable[Bubble]:
        """Return what may be told a person who is to choose, each once; see ``bubbles_of``."""
        return ()

    def tapped(self, x: float, y: float) -> None:
        """Take a click beside the choices, such as on a card."""

    def asked(self, state: S) -> Sequence[Seat]:
        """Return who is asked, in the order of answering; people among them go before bots."""
        return sorted(self.match.rules.to_act(state))

    def needs_hand(self, state: S, seat: Seat) -> bool:
        """Say whether a person has to see their own hand to choose; else no curtain comes down."""
        return self.match.rules.info.hidden_info

    def asked_alike(self, state: S) -> bool:
        """Say whether the time of a bot's answer must tell nothing about its choice."""
        return False

    def answer_seconds(self, state: S, seat: Seat) -> float | None:
        """Return how long a person may take, and a bot that is asked alike; ``None``: for ever."""
        return None

    def in_order(self, state: S) -> bool:
        """Say whether people wait for bots that are asked before them."""
        return False

    def opens_after(self, state: S) -> float | None:
        """Return after how many seconds of what led to a question it may be answered."""
        return None

    def late_answer(self, state: S, seat: Seat) -> A:
        """Return what a person has chosen by letting the time run out."""
        raise NotImplementedError

    def decision_began(self, seat: Seat | None) -> None:
        """Forget what was half chosen: another choice is offered, or none."""

    def step_back(self) -> bool:
        """Take back a step of a choice that is not complete; say whether there was one."""
        return False

    @property
    def can_step_back(self) -> bool:
        """Say whether there is a step of an incomplete choice to take back."""
        return False

    def curtain_press(self, press: TurnPress, event: pygame.event.Event) -> bool:
        """Take a press while a curtain hangs; say whether it meant something."""
        return False
