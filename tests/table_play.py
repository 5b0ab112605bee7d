"""People at the table of a game of turns: who sits there, what they press, and what they see."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pygame

from game.catalog import find
from game.core.record import Playback, replay_check
from game.core.record_text import load
from game.core.rules import AnyRules
from game.input.seating import Player, Seating
from game.input.zones import load_zones
from game.ui.report import MatchReport
from game.ui.services import Services
from game.ui.turn_scene import TurnScene
from tests.harness import frame, make_services, press, tap

Scene = TurnScene[Any, Any, Any, Any]
Cards = set[int]

NAMES = ("Anna", "Karim", "Zoé", "Main", "Zeil", "Dom", "Oper", "Messe")
ZONES = load_zones().default(3).zones
SMALL = (640, 360)
FRAME = 1 / 60
CONFIRM = 2
"""The key of a zone's lower row that takes what has the focus."""
LONGEST = 40_000
"""Frames that a match of one round may take."""
DRAWN_EVERY = 97
"""Of so many frames of a whole match one is drawn."""
FLIPS = 20
"""Frames for which a card may still be seen that is turned over."""


class Screens:
    """Stands for the screens around a match, and remembers what it was told."""

    def __init__(self) -> None:
        self.reports: list[MatchReport] = []
        self.pauses: list[str | None] = []

    def finished(self, report: MatchReport) -> None:
        self.reports.append(report)

    def keep(self, report) -> None:
        self.kept = report

    def pause(self, who, on_resume, why="pause-who") -> None:
        self.pauses.append(who)

    def help(self) -> None:
        pass

    def leave(self) -> None:
        raise AssertionError("nobody left")


def still_services(*, bubbles: bool = False) -> Services:
    """Return the services of a small window in which nothing takes longer than it must.

    While somebody reads the first of ``bubbles`` about a time to answer, that stands still.
    """
    made = make_services(SMALL)
    made.navigator = Screens()
    made.store.update(reduced_motion=True, speed="off", bot_speed="off", poster="2")
    made.store.update(bubbles_on=bubbles)
    return made


def seating(kinds: str) -> Seating:
    """``z`` has a zone, ``s`` shares keys, ``b`` is a bot."""
    players = []
    for seat, (kind, name) in enumerate(zip(kinds, NAMES, strict=False)):
        if kind == "b":
            players.append(Player("bot", name, level="easy"))
        else:
            players.append(Player("human", name, zone=ZONES[seat] if kind == "z" else None))
    return Seating(tuple(players))


def wait(services: Services, seconds: float = 0.3) -> None:
    for _ in range(round(seconds / FRAME)):
        services.scenes.update(FRAME)


def lift(services: Services, scene: Scene) -> None:
    """Open the curtain of whoever is asked, if one hangs."""
    seat = scene.hands.curtain
    if seat is not None:
        place = scene.keys.show_place(seat)
        assert place is not None
        press(services, place)
        wait(services)


def confirm(services: Services, scene: Scene) -> None:
    """Take what has the focus, by the own key where a shared one does nothing."""
    seat = scene.table.offered
    zone = None if seat is None else scene.setup.seating[seat].zone
    if zone is not None and scene.own_keys_only:
        press(services, zone.lower[CONFIRM])
    else:
        tap(services, "enter")


def ready(scene: Scene) -> bool:
    """Say whether a person may choose, and a press counts."""
    return scene.table.offered is not None and scene.guard.open_for > 0.4 and scene.guard.hears()


def offered(services: Services, scene: Scene, limit: float = 30.0) -> int:
    """Let time pass until a person may choose."""
    for _ in range(round(limit / FRAME)):
        if ready(scene):
            assert scene.table.offered is not None
            return scene.table.offered
        services.scenes.update(FRAME)
    raise AssertionError("nothing is ever offered")


def click(services: Services, x: float, y: float) -> None:
    """Click at a point of the canvas."""
    at = tuple(round(part) for part in services.canvas.to_px(x, y))
    event = pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=at, touch=False)
    services.scenes.handle(event)


def logged(scene: Scene) -> list[str]:
    return [entry.text for entry in scene.match.log]


def film(services: Services, frames: int) -> list[bytes]:
    """Return the pictures of the next frames."""
    pictures = []
    for _ in range(frames):
        frame(services)
        pictures.append(pygame.image.tobytes(services.window.surface, "RGB"))
    return pictures


def play_to_results(services: Services, scene: Scene) -> MatchReport:
    """Let whoever is asked lift the curtain and take what has the focus, until the end."""
    for number in range(LONGEST):
        services.scenes.update(FRAME)
        if services.navigator.reports:
            (report,) = services.navigator.reports
            return report
        if number % DRAWN_EVERY == 0:
            scene.draw(services.stage)
            services.stage.present()
        if scene.skippable:
            tap(services, "enter")  # the last table stays until somebody presses something
        elif ready(scene):
            lift(services, scene)
            confirm(services, scene)
    raise AssertionError("the match has no end")


def check_report(report: MatchReport, scene: Scene, rules: AnyRules) -> None:
    """Check that a report tells how the match ended, and its record leads there again."""
    assert report.outcome == scene.match.outcome()
    record = load(report.record, lambda _: rules)
    assert replay_check(rules, record) is None


def check_faces(
    services: Services,
    scene: Scene,
    placed: Callable[[], Mapping[int, Any]],
    allowed: Callable[[Any, Any], Cards],
    frames: int = 3000,
) -> None:
    """Play on, and check in each frame that no face is seen that its owner does not show.

    ``placed`` returns where each card is, and ``allowed`` the cards whose faces may be seen while
    a state becomes another.
    """
    before = scene.table.shown
    audiences: list[frozenset[int]] = []
    for _ in range(frames):
        state = scene.table.shown
        may = allowed(before, state)
        services.scenes.update(FRAME)
        may |= allowed(state, scene.table.shown)
        audiences.append(scene.hands.audience)
        recent = {seat for seats in audiences[-FLIPS:] for seat in seats}
        held = {card for seat in recent for card in (*state.hands[seat], *before.hands[seat])}
        assert {card for card, at in placed().items() if at.face_up and at.alpha} <= may | held
        if scene.table.shown is not state:
            before = state
        if ready(scene):
            lift(services, scene)
            audiences.append(scene.hands.audience)
            confirm(services, scene)


def check_replay(services: Services, scene: Scene, names: Sequence[str]) -> None:
    """Check that a match played again shows all hands and ends as it did."""
    record = load(scene.record(), lambda _: scene.game.rules)
    playback = Playback(scene.game.rules, record)
    screens = find(scene.game.key).screens()
    view = screens.replay_view(services, playback, tuple(names), scene.game)
    while not playback.at_end:
        view.play(playback.advance())
        view.update(FRAME)
        view.draw(services.stage)
        services.stage.present()
        assert view.view.moves.sight.audience == frozenset(range(len(names)))
    for _ in range(3000):
        if not view.busy:
            break
        view.update(FRAME)
    assert view.shown == scene.match.state
    view.jump()
    assert not view.busy
