"""The curtain: what stands on it in any size, and how it goes up."""

from itertools import product

import pygame
import pytest

from game.input.seating import Player, Seating
from game.input.zones import load_zones
from game.ui.canvas import Box
from game.ui.curtain_view import RISE_SECONDS, TRAY, CurtainView, draw_time, sign_of
from game.ui.hidden_hands import HiddenHands
from game.ui.hints import Hint, TurnHints
from game.ui.pen import Pen
from game.ui.services import Services
from game.ui.theme import PAPER, seat_style
from tests.colours import contrast
from tests.harness import make_services
from tests.pairs import pairs, with_the_rest

ZONES = load_zones().default(2).zones
LONG = "Karim joue Quatre chances sur vous, trois cartes : contre-attaquer ?"
NAMES = ("Anna", "Karim", "Zoé", "Maximilienne", "Ed", "Jean-Christophe", "Lü", "Hal")
FRAME = 1 / 60


def curtain(services: Services, seat: int = 0) -> tuple[CurtainView, HiddenHands, Pen]:
    seats = Seating(
        tuple(
            Player("human", name, zone=ZONES[place] if place < 2 else None, pad=None)
            for place, name in enumerate(NAMES)
        )
    )
    hands = HiddenHands(seats.humans, len(seats))
    hands.ask(seat, needs_hand=True, in_turn=seat)
    pen = Pen(services)
    return CurtainView(pen, seats, hands), hands, pen


def draw(services: Services, view: CurtainView, pen: Pen, line: str = LONG, **more) -> None:
    services.stage.backdrop(services.sprites.backdrop("lobby"))
    pen.start()
    view.draw(TRAY, line, **more)


SMALL = [((640, 360), 100), ((1280, 720), 200), ((1920, 1080), 150)]
LARGE = [((3840, 2160), 100)]
LANGS = ["en", "fr", "xx"]
NOTES = ["", "Sans réponse, on laisse faire, le temps écoulé"]


@pytest.mark.parametrize(
    ("window", "lang", "note"),
    with_the_rest(pairs(SMALL, LANGS, NOTES), product(SMALL + LARGE, LANGS, NOTES)),
)
def test_everything_on_it_is_legible(
    window: tuple[tuple[int, int], int], lang: str, note: str
) -> None:
    size, scale = window
    services = make_services(size, lang, scale)
    for seat, name in enumerate(NAMES):
        view, _, pen = curtain(services, seat)
        view.still = True
        view.update(FRAME)
        draw(services, view, pen, left=0.3, note=note)
        texts = [placed.text for placed in pen.placed]
        assert texts[0] == name
        assert {LONG, note} - {""} <= set(texts)
        for placed in pen.placed:
            assert placed.box.covers(placed.drawn, 1.6), placed
            assert not placed.cut, placed
            assert sign_of(TRAY).covers(placed.drawn), placed
    assert not services.texts.missing


def test_names_and_bars_stand_out_on_the_paper() -> None:
    for seat in range(8):
        assert contrast(seat_style(seat).dark, PAPER) >= 4.5


def test_it_rises_when_the_hand_is_opened_and_falls_when_it_closes() -> None:
    services = make_services((640, 360))
    view, hands, _ = curtain(services)
    assert not view.hangs
    ways = []
    for change in (lambda: None, hands.press, hands.close):
        change()
        frames = 0
        while True:
            view.update(FRAME)
            frames += 1
            if not view.moving:
                break
        ways.append((frames, view.hangs))
    usual = round(RISE_SECONDS / FRAME)
    assert [hangs for _, hangs in ways] == [True, False, True]
    assert all(abs(frames - usual) <= 1 for frames, _ in ways)


def test_without_motion_it_is_up_or_down_at_once() -> None:
    services = make_services((640, 360))
    view, hands, _ = curtain(services)
    view.still = True
    view.update(FRAME)
    assert view.hangs
    assert not view.moving
    hands.press()
    view.update(FRAME)
    assert not view.hangs


def test_the_next_persons_curtain_comes_down_anew() -> None:
    services = make_services((640, 360))
    view, hands, pen = curtain(services)
    view.update(1.0)
    hands.ask(1, needs_hand=True, in_turn=1)
    view.update(FRAME)
    assert view.moving
    view.update(1.0)
    draw(services, view, pen)
    assert pen.placed[0].text == "Karim"


def test_what_is_lifted_stays_under_the_rod() -> None:
    services = make_services((640, 360))
    view, hands, pen = curtain(services)
    view.update(1.0)
    hands.press()
    top = services.canvas.to_px(0, TRAY.y)[1]
    while view.hangs:
        view.update(FRAME)
        draw(services, view, pen)
        # Shadows of the rod and of the sign reach a little further than what throws them.
        tops = [y for surface, _, y, _ in services.stage._items]
        assert all(y > top - 30 for y in tops)


def test_it_asks_for_nothing_while_nothing_changes() -> None:
    services = make_services((640, 360))
    view, _, pen = curtain(services)
    view.update(1.0)
    draw(services, view, pen, left=0.5)
    services.stage.present()
    for _ in range(3):
        view.update(FRAME)
        draw(services, view, pen, left=0.5)
        assert not services.stage.present()
    view.remind()
    draw(services, view, pen, left=0.5)
    assert services.stage.present(), "the key is ringed"


def test_cloth_and_sign_are_painted_before_they_are_needed() -> None:
    services = make_services((640, 360))
    view, _, pen = curtain(services, 3)
    view.update(1.0)
    services.sprites.backdrop("lobby")
    for _ in view.prewarming(TRAY):
        pass
    painted = services.sprites.cached.built
    draw(services, view, pen, left=1.0)
    assert services.sprites.cached.built == painted


def test_a_time_bar_grows_shorter_and_ends_with_nothing() -> None:
    services = make_services((640, 360))
    pen = Pen(services)
    widths = []
    for left in (1.0, 0.5, 0.0):
        services.stage.backdrop(services.sprites.backdrop("lobby"))
        draw_time(pen, Box(100, 100, 800, 16), left, seat_style(0).dark)
        drawn = [surface.get_width() for surface, *_ in services.stage._items]
        widths.append(drawn[1] if len(drawn) > 1 else 0)
    assert widths[0] > widths[1] > widths[2] == 0


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "show or hide my hand"), ("fr", "voir ou cacher ma main")]
)
def test_the_line_of_keys_says_how_to_look(lang: str, words: str) -> None:
    services = make_services((640, 360), lang)
    view, hands, _ = curtain(services)
    hints = TurnHints(services, view._seating)
    shut = hints.of(0, undo=True, hands=hands)
    assert shut[0] == Hint("F", words, pygame.KSCAN_F)
    assert [hint.key for hint in shut[2:]] == ["F1", "F2", "F5"], (
        "and pause: nothing else means anything"
    )
    assert len(shut) == 5
    hands.press()
    opened = hints.of(0, undo=True, hands=hands)
    assert Hint("F", words, pygame.KSCAN_F) in opened
    assert len(opened) == len(shut) + 4, "the keys to choose with, and to take back"
    assert Hint("Tab", words, pygame.KSCAN_TAB) in hints.of(5, undo=False, hands=hands)
    alone = HiddenHands((0,), 4)
    assert not any(hint.text == words for hint in hints.of(0, undo=False, hands=alone))
