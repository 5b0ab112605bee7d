"""The toy game of hidden hands on a screen that only takes notes."""

import msgspec
import pygame

from game.core.choices import Choice
from game.core.explain import Kind, Thing
from game.core.game import Game
from game.core.sentence import Sentence
from game.input.places import place_of_name
from game.input.seating import MatchSetup, Player, Seating
from game.input.zones import load_zones
from game.ui.canvas import Box
from game.ui.hidden_hands import HiddenHands
from game.ui.look import Seen
from game.ui.match_scene import new_match
from game.ui.services import Services
from game.ui.spots import Spot
from game.ui.turn_scene import TurnScene
from tests.harness import key
from tests.toys.whispers import Pass, State, WhispersRules

ZONES = load_zones().default(2).zones
FRAME = 1 / 60
SHOW_SECONDS = 0.2
FLIP_SECONDS = 0.15
NAMES = ("Anna", "Karim", "Zoé", "Main")


class Part(msgspec.Struct, frozen=True):
    """A choice that is only half made."""

    number: int


class Screens:
    """Stands for the screens around a match."""

    def __init__(self) -> None:
        self.pauses: list[str | None] = []
        self.helped = 0

    def pause(self, who, on_resume, why="pause-who") -> None:
        self.pauses.append(who)

    def help(self) -> None:
        self.helped += 1

    def finished(self, report) -> None:
        raise AssertionError("no results here")

    def keep(self, report) -> None:
        self.kept = report


class NotingView:
    """Shows each event for a while; notes which hands lie open, whose cards turn over slowly."""

    def __init__(self, hands: HiddenHands) -> None:
        self.hands = hands
        self.face_up: frozenset[int] = frozenset()
        self.turning: frozenset[int] = frozenset()
        self.left = self.flip = 0.0
        self.done: list[str] = []

    @property
    def moving(self) -> bool:
        return self.left > 0 or self.flip > 0

    def play(self, event, before, after) -> float:
        self.left = SHOW_SECONDS
        return 0.0

    def finish(self) -> None:
        self.left = self.flip = 0.0
        self.face_up = self.turning

    def put_away(self) -> None:
        self.finish()

    @property
    def for_people(self) -> bool:
        return False

    def snap(self, state) -> None:
        self.finish()

    def update(self, dt: float) -> None:
        self.left = max(0.0, self.left - dt)
        if self.turning != self.hands.audience:
            self.turning, self.flip = self.hands.audience, FLIP_SECONDS
        self.flip = max(0.0, self.flip - dt)
        if self.flip == 0.0:
            self.face_up = self.turning

    def draw(self, state, spots, seat, thinking, *, undo=False) -> None:
        self.undo = undo

    def things(self, state):
        return [Seen(Thing(Kind.SEAT, seat=0), Box(100, 100, 200, 100))]

    def __getattr__(self, name: str):
        return lambda *_: self.done.append(name)


class WhispersScene(TurnScene):
    """One match. ``limit``: seconds to react; Name answers can be put together in two parts."""

    limit: float | None = None

    def __init__(self, services: Services, setup: MatchSetup, state: State | None = None) -> None:
        game = Game(WhispersRules(), lambda level, seat, luck: First())
        hands = HiddenHands(setup.seating.humans, len(setup.seating))
        self.began: list[int | None] = []
        self.parts: list[Part] = []
        match = new_match(game, setup, state)
        super().__init__(services, setup, game, match, NotingView(hands), hands=hands)

    def leave(self) -> None:
        """Keep no record: this game has no content to name in one."""

    def spots_for(self, state, seat):
        found = self.match.rules.legal_actions(state, seat)
        parts = [Part(number) for number in range(2)] if state.ask == "name" else []
        boxes = (Box(40 + 120 * place, 750, 100, 140) for place in range(20))
        pairs = zip((*found, *parts), boxes, strict=False)
        return [Spot(Choice(action, Sentence("name")), box) for action, box in pairs]

    def act(self, seat, action) -> None:
        if isinstance(action, Part):
            self.parts.append(action)
            self.reoffer()
        else:
            super().act(seat, action)

    def asked(self, state):
        return state.seats

    def needs_hand(self, state, seat) -> bool:
        return state.ask != "name"

    def asked_alike(self, state) -> bool:
        return state.ask == "react"

    def answer_seconds(self, state, seat):
        return self.limit if state.ask == "react" else None

    def late_answer(self, state, seat):
        return Pass()

    def decision_began(self, seat) -> None:
        self.began.append(seat)
        self.parts.clear()

    def step_back(self) -> bool:
        self.parts.pop()
        return True

    @property
    def can_step_back(self) -> bool:
        return bool(self.parts)


class First:
    """Takes the first action at once."""

    def think(self, view, actions, steps):
        yield
        return actions[0]


def seating(kinds: str) -> Seating:
    """``z`` has a zone, ``s`` shares keys, ``p`` a pad, ``b`` is a bot."""
    players = []
    for seat, kind in enumerate(kinds):
        zone = ZONES[seat] if kind == "z" else None
        pad = "m1/1" if kind == "p" else None
        human = "bot" if kind == "b" else "human"
        players.append(Player(human, NAMES[seat], zone=zone, pad=pad))
    return Seating(tuple(players))


def start(
    services: Services, kinds: str, state: State | None = None, limit: float | None = None
) -> WhispersScene:
    services.navigator = Screens()
    scene = WhispersScene(services, MatchSetup("whispers", seating(kinds), {}, 3), state)
    scene.limit = limit
    services.scenes.push(scene)
    wait(services)
    return scene


def wait(services: Services, seconds: float = 0.3) -> None:
    for _ in range(round(seconds / FRAME)):
        services.scenes.update(FRAME)


def send(services: Services, name: str, *, down: bool, code: int = 0) -> None:
    services.scenes.handle(key(place_of_name(name), code, down=down))


def press(services: Services, name: str, code: int = 0) -> None:
    send(services, name, down=True, code=code)
    send(services, name, down=False, code=code)


def click(services: Services, x: float, y: float) -> None:
    position = tuple(round(part) for part in services.canvas.to_px(x, y))
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        services.scenes.handle(pygame.event.Event(kind, button=1, pos=position, touch=False))
