"""Every game's scene opens, runs and draws with every number of seats, people and bots mixed."""

import pygame
import pytest

from game.input.seating import MatchSetup, Player, Seating
from game.input.zones import MAX_SEATS, load_zones
from game.ui.match_scene import new_match
from game.ui.pen import Pen
from tests.conformance.games import ENTRIES
from tests.harness import frame, make_services, press, tap

FRAMES = 80
SIZE = (640, 360)
SHORT = {
    "frantic": {"limit": "rounds-1"},
    "board": {"limit": "rounds-1"},
    "frappadingue": {"goal": "rounds-2"},
}
"""Options with which a match is soon over."""


class Navigator:
    """Stands where the screens stand, and notes what a scene reports."""

    def __init__(self):
        self.reports = []

    def finished(self, report):
        self.reports.append(report)

    def keep(self, report) -> None:
        self.kept = report

    def pause(self, who, on_resume, why="pause-who"):
        on_resume()

    def help(self):
        pass

    def leave(self):
        pass


def tables():
    for entry in ENTRIES:
        info = entry.open().info
        for seats in range(info.min_seats, info.max_seats + 1):
            for people in sorted({0, 1, seats}):
                few = people == (0, 1, seats)[seats % 3]
                marks = () if few else pytest.mark.whole
                name = f"{entry.key}-{seats}-{people}"
                yield pytest.param(entry, seats, people, id=name, marks=marks)


def seating(seats, people, level):
    most = min(seats, MAX_SEATS)
    zones = next(preset.zones for preset in load_zones().presets if preset.seats >= most)
    owned = dict(enumerate(zones))  # further people share the keys of a game of turns
    players = [Player("human", f"Anna {n}", zone=owned.get(n)) for n in range(people)]
    players += [Player("bot", f"Bot {n}", level=level) for n in range(people, seats)]
    return Seating(tuple(players))


def opened(entry, seats, people, options=None):
    services = make_services(SIZE)
    services.navigator = Navigator()
    game = entry.open()
    if game.info.real_time:
        services.store.update(bubbles_on=False)  # a race rests while they are read
    services.seating = seating(seats, people, game.levels[-1])
    setup = MatchSetup(entry.key, services.seating, options or {}, 5)
    scene = entry.screens().scene(services, setup, game, new_match(game, setup))
    services.scenes.push(scene)
    return services, scene


@pytest.mark.parametrize(("entry", "seats", "people"), list(tables()))
def test_a_scene_runs_and_draws(entry, seats, people):
    services, scene = opened(entry, seats, people)
    pictures = set()
    for number in range(FRAMES):
        frame(services)
        if number % 40 == 20:
            tap(services, "enter")  # who is in turn in a game of turns chooses something
        if number % 40 == 39:
            pictures.add(pygame.image.tobytes(services.window.surface, "RGB"))
    assert len(pictures) > 1, "nothing moves"
    assert scene.match.config.seats == seats
    assert not services.texts.missing, f"texts are missing: {services.texts.missing}"


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.key)
def test_a_match_of_bots_comes_to_its_report(entry):
    seats = entry.open().info.min_seats
    services, scene = opened(entry, seats, 0, SHORT.get(entry.key))
    scene.fast_forward(1_000_000)
    assert scene.match.outcome() is not None
    for _ in range(10 * 60):
        services.scenes.update(1 / 60)
    assert len(services.navigator.reports) == 1, "the end is reported once"
    report = services.navigator.reports[0]
    assert report.outcome == scene.match.outcome()
    assert report.record.startswith("couch-frantic record")


def end_hint_shown(services, monkeypatch) -> bool:
    """Say whether the next frame tells that any key leads on."""
    told, label = [], Pen.label

    def spy(self, text, *args, **more):
        told.append(text)
        return label(self, text, *args, **more)

    with monkeypatch.context() as patched:
        patched.setattr(Pen, "label", spy)
        frame(services)
    return services.texts("match-end-results") in told


PRESSES = {
    "key": lambda services: press(services, pygame.KSCAN_X, pygame.K_x),
    "escape": lambda services: tap(services, "escape"),
    "mouse": lambda services: services.scenes.handle(
        pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(320, 180))
    ),
    "pad": lambda services: services.scenes.handle(
        pygame.event.Event(
            pygame.CONTROLLERBUTTONDOWN, instance_id=3, button=pygame.CONTROLLER_BUTTON_A
        )
    ),
}


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.key)
def test_the_last_table_stays_until_somebody_presses_something(entry, monkeypatch):
    services, scene = opened(entry, entry.open().info.min_seats, 1, SHORT.get(entry.key))
    scene.fast_forward(1_000_000)
    assert scene.match.outcome() is not None
    reports = services.navigator.reports
    frame(services)
    assert not end_hint_shown(services, monkeypatch)
    tap(services, "enter")
    assert not reports, "a press right after the end was meant for the last move"
    for _ in range(30):
        services.scenes.update(1.0)
    assert not reports
    bare = entry.package.startswith("tests")  # a table without a line of keys is only told
    assert end_hint_shown(services, monkeypatch) or (bare and scene.view.ended)
    for act in PRESSES.values():
        scene._reported = False
        act(services)
        assert len(reports) == 1
        reports.clear()


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.key)
def test_a_match_that_is_left_at_its_last_table_is_kept(entry):
    services, scene = opened(entry, entry.open().info.min_seats, 1, SHORT.get(entry.key))
    scene.fast_forward(1_000_000)
    services.scenes.quit()
    assert services.navigator.kept.outcome == scene.match.outcome()
    assert not services.navigator.reports
