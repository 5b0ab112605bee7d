"""The whole log: it stands out, leads to its oldest line, and tells events again in words."""

import pygame
import pytest

from game.catalog import find
from game.core.sentence import Sentence
from game.core.telling import Poster
from game.frappadingue.screen.scene import FrappadingueScene
from game.input.pads import Pads
from game.input.seating import MatchSetup
from game.input.turn_keys import TurnKeys
from game.ui.log_view import Log, LogView
from game.ui.match_scene import new_match
from game.ui.pen import Pen
from game.ui.theme import PAPER
from tests.harness import key, make_services, press, tap
from tests.table_play import seating, still_services


def test_the_whole_log_darkens_the_table_up_to_the_edges_of_the_window() -> None:
    services = make_services((640, 480))
    log = Log()
    view = LogView(Pen(services), log, str)
    surface = services.window.surface
    table = pygame.Surface(surface.get_size())
    table.fill(PAPER)
    for shown in (False, True):
        services.stage.backdrop(table)
        if shown:
            view.draw_long()
        services.stage.present()
        corners = [surface.get_at(at)[:3] for at in ((1, 1), (638, 1), (1, 478), (638, 478))]
        assert all((sum(corner) < sum(PAPER) / 2) is shown for corner in corners)


def event_log(lang: str = "en", percent: int = 100, size=(1280, 720)):
    """The whole log of a few lines and an event, with what came of it."""
    services = make_services(size, lang, percent)
    log = Log()
    names = ("Anna", "Karim", "Zoé")
    view = LogView(Pen(services), log, lambda line: line.text(services.texts, names))
    for _ in range(9):
        log.add(Sentence("frantic-log-missed", 1))
    log.add(
        Sentence("frantic-log-happened", 0, words={"why": "frantic-event-expansion"}),
        Poster(
            "expansion",
            Sentence("frantic-event-expansion"),
            Sentence("frantic-event-expansion-text"),
            Sentence("frantic-poster-begins", 1),
            tuple(Sentence("frantic-each-draws", seat, {"count": 1 + seat}) for seat in range(3)),
        ),
    )
    came = Sentence("table-came-cards", 2, {"count": 3}, gains={"change": 3})
    log.note((came,))
    for _ in range(3):
        log.add(Sentence("frantic-log-missed", 2))
    return services, log, view


@pytest.mark.parametrize("percent", [100, 200])
def test_an_event_can_be_read_again_in_words_with_numbers_and_what_came_of_it(percent) -> None:
    services, _, view = event_log(percent=percent)
    written: list[str] = []
    block = services.text.block
    services.text.block = lambda words, *a, **k: written.append(words) or block(words, *a, **k)
    services.stage.backdrop(pygame.Surface(services.window.surface.get_size()))
    view.draw_long()
    services.stage.present()
    told = next(text for text in written if "\n" in text)
    assert told.split("\n") == [
        services.texts("frantic-event-expansion-text"),
        "In this order, Karim first: Anna draws 1 · Karim draws 2 · Zoé draws 3",
        "So far: Zoé +3 cards",
    ]
    services.scenes.quit()


@pytest.mark.parametrize("percent", [100, 200])
def test_the_whole_log_leads_to_its_oldest_line_and_back(percent) -> None:
    services, log, view = event_log(percent=percent)
    view.open = True
    assert view._shown()[-1] is log.entries[-1]
    seen = set(map(id, view._shown()))
    for _ in range(len(log.entries)):
        view.scroll(1)
        seen |= set(map(id, view._shown()))
        assert sum(map(view._entry_high, view._shown())) <= view._room.h
    assert view._shown()[0] is log.entries[0]
    assert seen == set(map(id, log.entries)), "no line is left out"
    view.scroll(-1000)
    assert view._shown()[-1] is log.entries[-1]
    services.scenes.quit()


@pytest.mark.parametrize(
    ("event", "lines"),
    [
        (key(pygame.KSCAN_UP, pygame.K_UP), 1),
        (key(pygame.KSCAN_DOWN, pygame.K_DOWN), -1),
        (key(pygame.KSCAN_PAGEUP, pygame.K_PAGEUP), 10),
        (pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1, flipped=False), 3),
        (pygame.event.Event(pygame.JOYHATMOTION, hat=0, value=(0, 1), instance_id=0, joy=0), 0),
        (key(pygame.KSCAN_M, pygame.K_m), 0),
    ],
    ids=["up", "down", "page", "wheel", "hat", "letter"],
)
def test_keys_and_the_wheel_lead_through_the_log(event, lines) -> None:
    keys = TurnKeys(seating("sb"), Pads())
    assert keys.scrolls(event) == lines


def test_the_log_of_a_match_is_scrolled_and_any_other_key_closes_it() -> None:
    services = still_services()
    game, setup = find("frappadingue").open(), MatchSetup("frappadingue", seating("sb"), {}, 5)
    scene = FrappadingueScene(services, setup, game, new_match(game, setup))
    services.scenes.push(scene)
    scene.fast_forward(60)
    press(services, pygame.KSCAN_F2, pygame.K_F2)
    tap(services, "up")
    assert scene.view._log_view._back == 1
    services.scenes.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1, flipped=False))
    assert scene.view._log_view._back == 0
    assert scene.view._log_view.open
    press(services, pygame.KSCAN_M, pygame.K_m)
    assert not scene.view._log_view.open
    services.scenes.quit()
