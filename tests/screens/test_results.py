"""The results: faces, crowns, highlights, and a table that fills its paper."""

from itertools import pairwise

import msgspec
import pygame
import pytest

from game.core.rules import Outcome
from game.input.pads import Device, Pads
from game.input.seating import Player, Seating
from game.screens.curve import AXIS_FOOT, AXIS_LEFT, DASH, LEADER, MARK, dashes, draw_curve
from game.screens.navigator import ScreenNavigator
from game.screens.results import CURVE, LARGE_ROW, SHEET, ResultsScreen
from game.screens.screen import Screen
from game.ui.canvas import Box
from game.ui.pen import Pen
from game.ui.report import (
    Curve,
    CurvePoint,
    Figure,
    MatchReport,
    curve_of,
    mean,
    rounds_report,
)
from game.ui.services import Services
from game.ui.sprites import Sprites
from game.ui.theme import seat_style
from tests.harness import frame, key, make_services
from tests.input.presses import button, plugged
from tests.screens.stages import a_report, sit


def of_two() -> MatchReport:
    figures = tuple(
        Figure(figure.text_id, figure.values[:2], figure.unit) for figure in a_report().figures
    )
    return msgspec.structs.replace(
        a_report(), names=("Anna", "Zeil"), outcome=Outcome((0, 53), (0,)), figures=figures
    )


def results(report: MatchReport) -> tuple[Services, ResultsScreen]:
    services = make_services((1280, 720))
    services.pads = Pads(lambda index: Device(index, "guid", "Pad", mapped=True))
    navigator = ScreenNavigator(services)
    navigator.title()
    sit(navigator, len(report.names) // 2, len(report.names) // 2)
    navigator.app.setup = navigator.app.session.setup(navigator.app.info())
    services.seating = navigator.app.setup.seating
    navigator.app.session.note(report, services.seating)
    screen = ResultsScreen(services, navigator, report)
    services.scenes.push(screen)
    return services, screen


@pytest.mark.parametrize("report", [of_two(), a_report()], ids=["two", "four"])
def test_the_rows_fill_the_table(report: MatchReport, monkeypatch: pytest.MonkeyPatch) -> None:
    services, screen = results(report)
    rows: list[Box] = []
    monkeypatch.setattr(screen, "_draw_seat", lambda pen, seat, row: rows.append(row))
    frame(services)
    assert len(rows) == len(report.names)
    assert max(row.bottom for row in rows) >= SHEET.bottom - 40
    assert (rows[0].h >= LARGE_ROW) == (len(rows) == 2)


def test_a_match_of_one_round_has_no_curve_and_its_table_the_whole_width() -> None:
    """A line from nothing to what the table says anyhow tells nothing."""
    assert curve_of([(29,), (0,)]) is None
    assert curve_of([(29, 3), (0, 8)]) is not None
    services, screen = results(msgspec.structs.replace(of_two(), curve=None))
    frame(services)
    assert screen.sheet.right == CURVE.right
    told = [placed.box for placed in screen.pen.placed if placed.box.y > SHEET.y]
    assert any(box.right > SHEET.right and box.bottom < SHEET.bottom for box in told)


def test_of_one_round_nothing_is_told_twice_and_equal_rounds_are_nobodys() -> None:
    def told(*points: tuple[int, ...]) -> MatchReport:
        totals = tuple(map(sum, points))
        columns = {"out": len, "most": max, "mean": mean}
        names = ("Anna", "Zeil")
        outcome = Outcome(totals, (0,))
        return rounds_report("frantic", names, outcome, points, 1, "", columns=columns, counted=())

    one = told((29,), (4,))
    assert [figure.text_id for figure in one.figures] == ["results-points", "frantic-results-out"]
    assert not one.highlights
    two = told((29, 3), (4, 4))
    assert len(two.figures) == 4
    assert [found.args for found in two.highlights] == [{"name": "Anna", "n": 29}]
    assert not told((29, 3), (4, 29)).highlights


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", ["frantic", "board"])
def test_most_points_in_a_round_are_no_praise_where_the_fewest_win(game: str, lang: str) -> None:
    say = make_services((640, 360), lang).texts
    told = say(f"{game}-results-worst-of-all", name="Zeil", n=29)
    assert {"en": "dearest", "fr": "chère"}[lang] in told
    limit = say({"frantic": "frantic-round", "board": "board-scores"}[game] + "-limit", limit=137)
    assert {"en": "match ends at 137 points", "fr": "partie finit à 137 points"}[lang] in limit


def test_everybody_has_a_face_in_the_table_and_in_the_evening(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn: list[str] = []
    get = Sprites.get

    def spy(self: Sprites, name: str, *rest, **more):  # type: ignore[no-untyped-def]
        drawn.append(name)
        return get(self, name, *rest, **more)

    monkeypatch.setattr(Sprites, "get", spy)
    services, _ = results(of_two())
    frame(services)
    assert drawn.count("faces/fox") + drawn.count("faces/fox-happy") == 3
    assert drawn.count("faces/zeil") == 2
    assert "crown" in drawn


def test_the_crown_is_gold_with_light_and_shade() -> None:
    services = make_services((1920, 1080))
    crown = services.sprites.get("crown", 120)
    colours = {
        tuple(crown.get_at((x, y)))[:3]
        for x in range(crown.get_width())
        for y in range(crown.get_height())
        if crown.get_at((x, y)).a > 240
    }
    gold = {(r, g, b) for r, g, b in colours if r > g > b and r - b > 90}
    assert len(gold) > 20
    assert (255, 255, 255) not in colours


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_highlights_are_told_without_a_cut(lang: str) -> None:
    services = make_services((1280, 720), lang)
    navigator = ScreenNavigator(services)
    navigator.title()
    sit(navigator)
    navigator.app.setup = navigator.app.session.setup(navigator.app.info())
    navigator.services.seating = navigator.app.setup.seating
    services.scenes.push(ResultsScreen(services, navigator, a_report()))
    frame(services)
    top = services.scenes.top
    assert isinstance(top, Screen)
    for highlight in a_report().highlights:
        text = services.texts(highlight.text_id, **highlight.args)
        placed = next(placed for placed in top.pen.placed if placed.text == text)
        assert not placed.cut


@pytest.mark.parametrize("figures", [(0,) * 8, (500,) * 8, (0, 0, 300, 300, 300, 900, 900, 0)])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_equal_lines_of_the_curve_are_all_seen(
    figures: tuple[int, ...], size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    services = make_services(size)
    points = tuple(CurvePoint(at, figures) for at in (0, 1, 2))
    marks: list[tuple[str, float]] = []
    monkeypatch.setattr(Pen, "shape", lambda self, style, x, y, *_: marks.append((style.shape, y)))
    box = Box(400, 300, 700, 348)
    services.stage.backdrop(services.sprites.backdrop("lobby"))
    draw_curve(Pen(services), Curve("results-curve", "results-rounds", points), box, services.texts)
    services.stage.present()
    window, scale = services.window.surface, services.canvas.scale
    left, right = round((box.x + AXIS_LEFT) * scale), round((box.right - MARK - LEADER) * scale) - 2
    plot = box.h - AXIS_FOOT - 16
    for seat, figure in enumerate(figures):
        y = box.y + 10 + plot * (1 - figure / max(1, *figures))
        row = {tuple(window.get_at((x, round(y * scale))))[:3] for x in range(left, right)}
        wanted = seat_style(seat).colour
        near = min(max(abs(a - b) for a, b in zip(wanted, seen, strict=True)) for seen in row)
        assert near <= 30, f"seat {seat} is not at its own figure"
    heights = sorted(y for _, y in marks)
    assert len(heights) == 8
    assert all(b - a > MARK * 0.7 for a, b in pairwise(heights))


def test_a_way_in_several_colours_has_no_gap_and_all_of_them() -> None:
    parts = list(dashes(5.0, 5.0 + 9 * DASH, 3))
    assert parts[0][0] == 5.0
    assert parts[-1][1] == 5.0 + 9 * DASH
    assert all(before[1] == after[0] for before, after in pairwise(parts))
    assert all(before[2] != after[2] for before, after in pairwise(parts))
    assert {turn for *_, turn in parts} == {0, 1, 2}


def evening(people: int) -> list[str]:
    """Return what is written on the sheet of an evening with so many players."""
    names = tuple(f"Player {n}" for n in range(1, people + 1))
    report = msgspec.structs.replace(
        of_two(), names=names, outcome=Outcome((0,) * people, (0,)), figures=()
    )
    services, screen = results(of_two())
    screen.navigator.app.session.standings.clear()
    screen.navigator.app.session.note(report)
    frame(services)
    return [placed.text for placed in screen.pen.placed if not placed.cut]


def test_who_played_before_and_has_gone_keeps_face_and_line_in_the_evening() -> None:
    services, screen = results(of_two())
    session = screen.navigator.app.session
    gone = Seating((Player("human", "Tom", chair=2), Player("bot", "Dom", chair=3)))
    earlier = msgspec.structs.replace(of_two(), names=("Tom", "Dom"))
    session.note(earlier, gone)
    faces: dict[str, float] = {}
    sprite = Pen.sprite

    def spy(self, name, x, y, width, **more) -> None:
        if name.startswith("faces/") and y > 760:
            faces[name] = x
        sprite(self, name, x, y, width, **more)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Pen, "sprite", spy)
        frame(services)
    assert set(faces) == {"faces/fox", "faces/zeil", "faces/bear", "faces/oper"}
    lefts = {placed.text: placed.drawn.x for placed in screen.pen.placed if placed.drawn.y > 760}
    columns: dict[int, set[int]] = {}
    for name, face in zip(("Anna", "Zeil", "Tom", "Dom"), FOUR, strict=True):
        columns.setdefault(round(faces[face]), set()).add(round(lefts[name]))
    assert all(len(names) == 1 for names in columns.values()), "names stand in line"


FOUR = ("faces/fox", "faces/zeil", "faces/bear", "faces/oper")


@pytest.mark.parametrize("people", [2, 3, 5, 8])
def test_the_evening_shows_everybody(people: int) -> None:
    written = evening(people)
    assert all(f"Player {n}" in written for n in range(1, people + 1))


def test_an_evening_with_more_than_find_room_says_how_many() -> None:
    written = evening(11)
    assert sum(text.startswith("Player ") for text in written) == 7
    assert "and 4 more" in written


@pytest.mark.parametrize(("lang", "large"), [("en", "1,800"), ("fr", "1\u00a0800")])
def test_figures_are_written_as_everywhere_else(lang: str, large: str) -> None:
    curve = Curve(
        "results-curve", "results-time", (CurvePoint(0, (0, 0)), CurvePoint(1, (1800, -10)))
    )
    report = msgspec.structs.replace(
        of_two(),
        outcome=Outcome((1800, -10), (1,)),
        figures=(Figure("results-points", (1800, -10)),),
        curve=curve,
    )
    services, screen = results(report)
    services.texts.use(lang)
    screen.enter()
    frame(services)
    texts = [placed.text for placed in screen.pen.placed]
    assert texts.count(large) == 2
    assert texts.count("−10") == 2


def test_a_line_below_zero_stays_on_the_curve(monkeypatch: pytest.MonkeyPatch) -> None:
    services = make_services((1280, 720))
    marks: list[float] = []
    monkeypatch.setattr(Pen, "shape", lambda pen, style, x, y, *rest: marks.append(y))
    points = (CurvePoint(0, (0, 0)), CurvePoint(1, (40, -20)))
    box = Box(0, 0, 700, 400)
    draw_curve(Pen(services), Curve("results-curve", "results-time", points), box, services.texts)
    assert len(marks) == 2
    assert all(box.y <= y <= box.bottom for y in marks)


def a_press(services: Services, screen: ResultsScreen, by: str) -> list[pygame.event.Event]:
    """Return what happens at a press on the rematch by keyboard, gamepad or mouse."""
    if by == "key":
        return [key(pygame.KSCAN_RETURN, pygame.K_RETURN, down=down) for down in (True, False)]
    if by == "pad":
        kinds = pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP
        south = pygame.CONTROLLER_BUTTON_A
        return [pygame.event.Event(kind, instance_id=0, button=south) for kind in kinds]
    box = next(one for one in screen.menu.widgets if one.key == "rematch").box
    position = tuple(round(part) for part in services.canvas.to_px(box.cx, box.cy))
    kinds = pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP
    return [pygame.event.Event(kind, button=1, pos=position, touch=False) for kind in kinds]


@pytest.mark.parametrize("by", ["key", "pad", "mouse"])
@pytest.mark.parametrize("frames", [6, 18, 36, 54])
def test_who_presses_steadily_at_the_end_waits_for_a_second_and_sees_it(
    by: str, frames: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    services, screen = results(of_two())
    services.pads.handle(plugged(0))
    services.pads.handle(button(0, pygame.CONTROLLER_BUTTON_A))
    waits: list[float] = []
    monkeypatch.setattr("game.screens.screen.draw_wait", lambda _, spent, __: waits.append(spent))
    frame(services)
    passed = 0
    while services.scenes.top is screen:
        assert passed <= 60 + frames, "a second at most, and the next press counts"
        for event in a_press(services, screen, by):
            services.scenes.handle(event)
        for _ in range(frames if services.scenes.top is screen else 0):
            frame(services)
            passed += 1
    assert passed >= 60, "what was meant for the match before does nothing"
    assert waits == sorted(waits)
    assert waits[0] == 0
    assert waits[-1] > 0.9
    assert len(waits) in (60, 61)


def test_a_click_that_skipped_the_end_does_not_play_again() -> None:
    services, screen = results(of_two())
    frame(services)
    box = screen.menu.focused.box
    position = tuple(round(part) for part in services.canvas.to_px(box.cx, box.cy))
    for wait, left in ((0.2, False), (1.2, True)):
        for _ in range(round(wait * 60)):
            services.scenes.update(1 / 60)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            click = pygame.event.Event(kind, button=1, pos=position, touch=False)
            services.scenes.handle(click)
        assert (services.scenes.top is not screen) == left


def test_the_names_of_eight_who_share_the_win_can_be_read() -> None:
    figures = (Figure(a_report().figures[0].text_id, (1,) * 8, ""),)
    names = tuple(f"Player {number}" for number in range(1, 9))
    report = msgspec.structs.replace(
        of_two(), names=names, outcome=Outcome((0,) * 8, tuple(range(8))), figures=figures
    )
    services, _ = results(of_two())
    screen = ResultsScreen(services, services.navigator, report)
    services.navigator.app.setup = services.seating = None
    services.scenes.push(screen)
    frame(services)
    headline = next(one for one in screen.pen.placed if one.text.startswith("Player 1,"))
    assert not headline.cut
    assert headline.drawn.h > 90
