"""What must be readable in a race, in each language and at every text size."""

import pygame
import pytest

from game.core.sentence import Sentence
from game.frankfurt.screen.places import CAP, places
from game.frankfurt.state import Key, Phase, Row
from game.screens.replay import BAR
from game.ui import log_view
from game.ui.canvas import Box
from game.ui.log_view import Log, LogView
from game.ui.pen import Pen
from game.ui.services import Services
from game.ui.text import wrapped
from game.ui.theme import HINT, LEAD
from tests.frankfurt.test_scene import TWO, Screens, start, tap_place, until
from tests.harness import frame, make_services, tap

SEATS = (2, 3, 4)
LONG = "Bartholomäus"


def raced(lang: str = "en", percent: int = 100, kinds: str = "hh"):
    services = make_services((1280, 720), lang, percent)
    services.navigator = Screens()
    return services, start(services, kinds, TWO if len(kinds) == 2 else "")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seats", SEATS)
def test_the_longest_log_line_is_as_large_as_a_hint(seats: int, lang: str) -> None:
    services = make_services((1280, 720), lang)
    texts, rect = services.texts, places(seats).log
    font = services.text.fonts.get("body", round(HINT * services.canvas.scale))
    reason = max(
        (texts(f"frankfurt-reason-{name}") for name in ("odd-on-odd", "even-on-odd", "late")),
        key=len,
    )
    card = texts("frankfurt-card", number=20, colour="Y")
    line = texts("frankfurt-log-bounced", name=LONG, card=card, reason=reason)
    rows = wrapped(line, font, int((rect.w - 64) * services.canvas.scale))
    assert len(rows) * font.get_linesize() <= (rect.h - 10) * services.canvas.scale


@pytest.mark.parametrize("percent", [100, 200])
def test_what_a_panel_says_never_covers_its_keys(percent: int, monkeypatch) -> None:
    services, scene = raced("fr", percent)
    lowest: list[float] = []
    pill = Pen.pill

    def spy(self, x, y, width, height, *rest, **more) -> None:
        lowest.append(y + height / 2)
        pill(self, x, y, width, height, *rest, **more)

    monkeypatch.setattr(Pen, "pill", spy)
    for seat, place in enumerate(places(2).seats):
        words = services.texts("frankfurt-reason-slap-refused") * 2
        scene.view.panels._put_word(words, place, bad=True)
        assert lowest[-1] <= place.caps_y - CAP / 2, seat


def test_a_strip_of_two_lines_never_becomes_three() -> None:
    services = make_services((1280, 720), "fr", 200)
    words, text = services.texts("frankfurt-now-race"), services.text
    block = text.block(words, 32, (0, 0, 0), 704, face="bold", max_height=400, max_lines=2)
    px, room = text._px(32, True), int(704 * services.canvas.scale)
    assert len(wrapped(words, text.fonts.get("bold", px), room)) > 2
    while len(wrapped(words, text.fonts.get("bold", px), room)) > 2:
        px -= 1
    assert block.get_height() == 2 * text.fonts.get("bold", px).get_linesize()


def test_keys_lie_over_a_card_that_is_shaken(monkeypatch) -> None:
    services, scene = raced()
    frame(services)
    order: list[str] = []
    put, caps = scene.view.cards.put, scene.view.piles.draw_caps
    monkeypatch.setattr(
        scene.view.cards, "put", lambda stage, cards: (order.append("cards"), put(stage, cards))
    )
    monkeypatch.setattr(
        scene.view.piles, "draw_caps", lambda state: (order.append("caps"), caps(state))
    )
    frame(services)
    assert order[-1] == "caps"
    assert order.count("cards") == 2


def test_no_card_can_be_read_beside_the_help(monkeypatch) -> None:
    services, scene = raced()
    tap_place(services, "A")
    tap_place(services, "W")
    frame(services)
    assert any(place.face_up for place in scene.view.places().values())
    tap(services, "f1")
    assert services.navigator.helped == 1
    frame(services, 0)
    assert not any(place.face_up for place in scene.view.places().values())
    assert not scene.view.effects.carried()


def test_a_number_beside_a_shape_is_no_value_of_a_card() -> None:
    services = make_services((640, 360))
    assert services.texts("frankfurt-times", count=5).startswith("×")


@pytest.mark.parametrize("percent", [100, 125, 150, 200])
def test_lines_of_the_whole_log_keep_apart_and_all_can_be_reached(percent: int) -> None:
    services = make_services((1280, 720), "en", percent)
    log: Log[Numbered] = Log()
    view = LogView(Pen(services), log, lambda line: f"line {line.number}")
    for number in range(60):
        log.add(Numbered(number))
    view.open = True
    letters = services.text.measure("Ég", log_view.LONG_SIZE)[1]
    assert view._pitch >= letters
    assert view.long_lines * view._pitch <= log_view.OVERLAY.h - 190

    def shown() -> list[int]:
        view.draw_long()
        return [entry.line.number for entry in view._shown()]

    assert shown()[-1] == 59
    view.scroll(1000)
    assert shown()[0] == 0
    view.open = True
    assert shown()[-1] == 59


class Numbered:
    """A line of a log."""

    seat = log_view.NOBODY

    def __init__(self, number: int) -> None:
        self.number = number


def test_the_log_is_scrolled_by_arrows() -> None:
    services, scene = raced(kinds="bbb")
    scene.fast_forward(120)
    tap_key(services, pygame.K_F2, pygame.KSCAN_F2)
    tap(services, "up")
    assert scene.view._log_view._back == 1
    tap(services, "down")
    assert scene.view._log_view._back == 0


def tap_key(services: Services, code: int, place: int) -> None:
    services.scenes.handle(pygame.event.Event(pygame.KEYDOWN, scancode=place, key=code, mod=0))
    services.scenes.handle(pygame.event.Event(pygame.KEYUP, scancode=place, key=code, mod=0))


def test_the_race_stands_as_long_as_anything_lies_over_it() -> None:
    services, scene = raced(kinds="hb")
    until(scene, services, Phase.RACE)
    tap_key(services, pygame.K_F2, pygame.KSCAN_F2)
    tap(services, "f1")
    assert services.navigator.helped == 1
    scene.resume()
    assert scene.state.paused, "the log is still open"
    tap_key(services, pygame.K_F2, pygame.KSCAN_F2)
    assert not scene.state.paused


def test_who_must_slap_has_no_live_column_keys() -> None:
    services, scene = raced()
    text = TWO.replace("seat 0: Y9 | - | (R1) (B3) Y8b | B12", "seat 0: - | - | - | -")
    scene = start(services, "hh", text)
    states = {
        key.row: scene.view.caps.key_state(0, key, scene.state)
        for key in (Key(Row.PILE, 0), Key(Row.COLUMN, 0))
    }
    assert states == {Row.PILE: "live", Row.COLUMN: "blocked"}


def test_a_replay_keeps_its_log_above_the_controls(monkeypatch) -> None:
    services, scene = raced(kinds="bbbb")
    boxes: list[Box] = []
    scene.view._keys = False
    monkeypatch.setattr(scene.view._log_view, "draw_short", boxes.append)
    frame(services)
    assert boxes[0].bottom <= BAR.y - 14


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("text_id", ["frankfurt-now-race", "frankfurt-now-table"])
@pytest.mark.parametrize("seats", SEATS)
def test_what_to_do_now_never_shrinks_below_a_hint(seats: int, text_id: str, lang: str) -> None:
    services = make_services((1280, 720), lang, 200)
    pen, room = Pen(services), places(seats).banner_width
    size, words = pen.capped(LEAD, 44), services.texts(text_id)
    picture = services.text.one_line_or_two(words, size, (0, 0, 0), room - size * 1.2)
    rows = max(1, round(picture.get_height() / services.canvas.length(HINT * 1.3)))
    assert rows <= 3
    lines = 1 if picture.get_height() < services.canvas.length(60) else len(words.split(" · "))
    assert picture.get_height() / services.canvas.scale / lines >= HINT


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("seats", SEATS)
def test_at_least_two_short_lines_of_the_log_are_seen(seats: int, percent: int) -> None:
    services = make_services((1280, 720), "fr", percent)
    log: Log[Numbered] = Log()
    for number in range(9):
        log.add(Numbered(number))
    view = LogView(Pen(services), log, lambda line: f"Karim : 20 jaune sur la pile {line.number}")
    rect, bottoms = places(seats).log, []
    strip = view._draw_strip
    view._draw_strip = lambda *more: bottoms.append(strip(*more)) or bottoms[-1]
    view.draw_short(Box(rect.x, rect.y, rect.w, rect.h))
    assert len([height for height in bottoms if height]) >= (3 if percent == 100 else 2)


STUCK = TWO.replace("phase race", "phase countdown stuck 30")


@pytest.mark.parametrize(("lang", "percent"), [("en", 100), ("fr", 100), ("fr", 200)])
def test_the_word_stuck_covers_no_line_of_the_log(lang: str, percent: int, monkeypatch) -> None:
    services = make_services((1280, 720), lang, percent)
    services.navigator = Screens()
    scene = start(services, "hh", STUCK)
    pills: list[Box] = []
    strips: list[Box] = []
    pill, strip = Pen.pill, LogView._draw_strip

    def spy(self, x, y, width, height, *rest, **more) -> None:
        pills.append(Box(x - width / 2, y - height / 2, width, height))
        pill(self, x, y, width, height, *rest, **more)

    def watch(self, line, block, rect, bottom, age) -> float:
        height = strip(self, line, block, rect, bottom, age)
        strips.append(Box(rect.x, bottom - height, rect.w, height))
        return height

    for _ in range(4):
        scene.view._log_view._log.add(Sentence("frankfurt-log-idle"))
    monkeypatch.setattr(LogView, "_draw_strip", watch)
    frame(services)
    pills.clear()
    strips.clear()
    monkeypatch.setattr(Pen, "pill", spy)
    scene.view.effects._draw_countdown(scene.state)
    monkeypatch.undo()
    monkeypatch.setattr(LogView, "_draw_strip", watch)
    scene.view.draw(scene.state)
    assert len(pills) == 1
    assert strips
    assert strips[0].h > 0
    assert not any(one.meets(pills[0]) for one in strips if one.h)
