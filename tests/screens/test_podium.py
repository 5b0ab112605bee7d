"""The ceremony: from the last place to the first, in some seconds, and in nobody's way."""

from itertools import pairwise

import msgspec
import pygame
import pytest

from game.core.rules import Outcome
from game.screens.navigator import ScreenNavigator
from game.screens.podium import (
    FLOOR,
    RISES,
    ROOM,
    PodiumScreen,
    places_of,
    rise_times,
    step_boxes,
)
from game.screens.results import ResultsScreen
from game.ui.confetti import LIFE, confetti_seconds, draw_confetti
from game.ui.pen import Pen
from game.ui.report import Figure, MatchReport
from game.ui.services import Services
from game.ui.theme import PAPER
from tests.harness import frame, make_services, past_podium, press, tap
from tests.screens.stages import a_report

NAMES = ("Anna", "Karim", "Zoé", "Main", "Zeil", "Dom", "Oper", "Messe")
GAMES = ("frankfurt", "frantic", "board", "frappadingue")


def report(*scores: int, game: str = "frankfurt", winners: tuple[int, ...] = (0,)) -> MatchReport:
    return msgspec.structs.replace(
        a_report(),
        game=game,
        names=NAMES[: len(scores)],
        outcome=Outcome(scores, winners),
        figures=(Figure("results-cards", scores),),
        highlights=(),
    )


def ceremony(found: MatchReport, *, still: bool = False) -> tuple[Services, PodiumScreen]:
    services = make_services((640, 360))
    services.store.update(reduced_motion=still, speed="normal")
    navigator = ScreenNavigator(services)
    navigator.title()
    navigator.finished(found)
    screen = services.scenes.top
    assert isinstance(screen, PodiumScreen)
    return services, screen


def said(services: Services, screen: PodiumScreen) -> set[str]:
    services.scenes.draw(services.stage)
    services.stage.present()
    return {placed.text for placed in screen.pen.placed}


def test_equal_players_share_a_place() -> None:
    assert places_of(report(0, 53, 53, 120)) == ((0,), (1, 2), (3,))
    assert places_of(report(7, 7, 9, winners=(0, 1))) == ((0, 1), (2,))
    most = msgspec.structs.replace(report(10, 30, 20, winners=(1,)), most_wins=True)
    assert places_of(most) == ((1,), (2,), (0,))


@pytest.mark.parametrize("count", range(2, 9))
def test_steps_stand_side_by_side_and_higher_for_better_places(count: int) -> None:
    places = places_of(report(*range(0, 10 * count, 10)))
    boxes = step_boxes(places)
    ordered = sorted(boxes.values(), key=lambda box: box.x)
    assert all(a.right <= b.x for a, b in pairwise(ordered))
    assert ordered[0].x >= 960 - ROOM / 2
    assert ordered[-1].right <= 960 + ROOM / 2
    heights = [boxes[group[0]].h for group in places]
    assert heights == sorted(heights, reverse=True)
    assert heights[0] > heights[1]
    assert {round(box.bottom) for box in boxes.values()} == {round(FLOOR)}


@pytest.mark.parametrize("count", range(3, 9))
def test_the_winner_stands_in_the_middle(count: int) -> None:
    places = places_of(report(*range(0, 10 * count, 10)))
    assert step_boxes(places)[places[0][0]].cx == pytest.approx(960)


def test_plates_grow_with_the_text_and_stay_on_their_steps() -> None:
    heights = []
    for percent in (100, 200):
        services, screen = ceremony(report(0, 10, 20, 30), still=True)
        services.store.update(text_scale=percent)
        said(services, screen)
        figures = [one for one in screen.pen.placed if one.text in ("10", "20", "30")]
        assert len(figures) == 3
        assert all(one.box.bottom <= FLOOR for one in figures)
        heights.append(figures[0].box.h)
    assert heights[1] > 1.2 * heights[0]


@pytest.mark.parametrize("count", range(2, 9))
def test_the_last_come_first_and_the_first_last_within_some_seconds(count: int) -> None:
    times = rise_times(places_of(report(*range(0, 10 * count, 10))))
    assert list(times) == sorted(times, reverse=True)
    assert len(set(times[3:])) <= 1, "all further places come together"
    assert times[0] + RISES < 3.2
    assert times[0] - times[1] > RISES, "the first place is waited for"


def test_nobody_is_named_the_winner_before_the_first_place_comes() -> None:
    services, screen = ceremony(report(0, 53, 80))
    wins = services.texts("results-winner", name="Anna")
    before = screen._rise_at[0] - 0.05
    while screen._seconds < before:
        services.scenes.update(0.05)
        assert wins not in said(services, screen)
    services.scenes.update(0.5)
    shown = said(services, screen)
    assert wins in shown
    assert {"Anna", "Karim", "Zoé", "0", "53", "80"} <= shown


def test_numbers_count_up_to_what_they_are() -> None:
    services, screen = ceremony(report(0, 53))
    seen = []
    for _ in range(60):
        services.scenes.update(1 / 60)
        seen.append(max((int(t) for t in said(services, screen) if t.isdigit()), default=0))
    assert seen == sorted(seen)
    assert 5 < len(set(seen)) <= 13
    assert seen[-1] == 53


def test_it_leads_on_by_itself() -> None:
    services, screen = ceremony(report(0, 53))
    assert 3.0 <= screen.seconds <= 4.0
    past_podium(services)
    results = services.scenes.top
    assert isinstance(results, ResultsScreen)
    assert results.deaf == ResultsScreen.deaf, "a press now may still be meant for the ceremony"


def test_any_press_leads_on_but_not_what_was_meant_for_the_match() -> None:
    services, screen = ceremony(report(0, 53))
    tap(services, "enter")
    assert services.scenes.top is screen
    frame(services, 0.0)
    frame(services, PodiumScreen.deaf)
    tap(services, "enter")
    results = services.scenes.top
    assert isinstance(results, ResultsScreen)
    tap(services, "enter")
    assert services.scenes.top is results, "twice in a row is no rematch"
    assert results.deaf < ResultsScreen.deaf


def test_many_winners_are_told_by_their_faces() -> None:
    services, screen = ceremony(report(5, 5, 5, 9, winners=(0, 1, 2)), still=True)
    assert services.texts("podium-shared") in said(services, screen)


def test_keys_that_mean_something_else_leave_the_ceremony_alone() -> None:
    services, screen = ceremony(report(0, 53))
    frame(services, 0.0)
    frame(services, PodiumScreen.deaf)
    for code in (pygame.K_PRINTSCREEN, 1 << 30 | 128, pygame.K_F11):
        press(services, pygame.KSCAN_F11, code)
        assert services.scenes.top is screen


@pytest.mark.parametrize("game", GAMES)
def test_with_less_motion_all_stand_there_at_once_and_nothing_moves(game: str) -> None:
    services, screen = ceremony(report(0, 53, 80, 90, game=game), still=True)
    first = said(services, screen)
    assert {"Anna", "Karim", "Zoé", "Main", "53", "90"} <= first
    screen._warming.finish()
    frame(services)
    services.scenes.draw(services.stage)
    shown = list(services.stage._items)
    services.stage.present()
    services.scenes.update(0.2)
    services.scenes.draw(services.stage)
    hints = 6  # the strip that shows the wait goes meanwhile
    assert abs(len(services.stage._items) - len(shown)) <= hints
    assert shown[:30] == services.stage._items[:30]


def test_confetti_is_gone_by_itself() -> None:
    services = make_services((640, 360))
    pen = Pen(services)
    counts = []
    for tenth in range(round(10 * confetti_seconds()) + 2):
        before = services.stage.count
        draw_confetti(pen, 960, 500, tenth / 10, (PAPER,))
        counts.append(services.stage.count - before)
    assert max(counts) == 90
    assert counts[round(10 * LIFE / 2)] == 90
    assert counts[-1] == 0


@pytest.mark.parametrize("still", [False, True])
def test_the_fanfare_comes_with_the_winner_and_applause_after_its_first_chord(still: bool) -> None:
    services, screen = ceremony(report(3, 1), still=still)
    heard: list[tuple[str, float]] = []
    services.audio.on_play = lambda name: heard.append((name, screen._seconds))
    services.audio.set_volumes(100, 100)
    for _ in range(round(60 * (rise_times(screen.places)[0] + 1))):
        screen.update(1 / 60)
        services.audio.update(1 / 60)
    told = 0.0 if still else rise_times(screen.places)[0]
    assert [name for name, _ in heard] == ["match-end", "applause"]
    assert heard[0][1] == pytest.approx(told, abs=0.04)
    assert heard[1][1] == pytest.approx(told + 0.3, abs=0.06)
