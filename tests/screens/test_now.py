"""What a screen says about its keys holds for the control that has the focus."""

import pygame
import pytest

from game.screens.dialogs import LanguageScreen
from game.screens.join import JoinScreen
from game.screens.lobby_memory import HEAD_START
from game.screens.navigator import ScreenNavigator
from game.screens.options import OptionsScreen
from game.screens.screen import Screen
from game.ui.paint import paint_keycap
from game.ui.services import Services
from game.ui.theme import HINT, INK, seat_style
from tests.colours import contrast
from tests.harness import frame, make_services, press, tap
from tests.pairs import whole
from tests.screens.stages import STAGES, sit

NAMES = [name for name in STAGES if not name.startswith("help")]
SOME = NAMES[::3]
Q, U = pygame.KSCAN_Q, pygame.KSCAN_U


def all_ready() -> tuple[Services, ScreenNavigator]:
    services = make_services((640, 360))
    navigator = ScreenNavigator(services)
    navigator.title()
    navigator.app.choose_preset("two")
    navigator.join()
    for place in (Q, Q, U, U):
        press(services, place)
    return services, navigator


def shown(services: Services) -> Screen:
    top = services.scenes.top
    assert isinstance(top, Screen)
    frame(services)
    return top


def words(services: Services) -> list[str]:
    return [placed.text for placed in shown(services).pen.placed]


def test_enter_is_promised_to_start_only_where_it_does() -> None:
    services, navigator = all_ready()
    starts, chosen = (
        navigator.services.texts("join-now-start"),
        services.texts("join-now-choose-start"),
    )
    assert starts in words(services)
    tap(services, "up")
    assert starts not in words(services)
    assert chosen in words(services)


def test_back_from_the_rules_enter_starts_if_all_are_ready() -> None:
    services, _ = all_ready()
    lobby = shown(services)
    lobby.menu.focus_on("rules")
    tap(services, "enter")
    assert isinstance(services.scenes.top, OptionsScreen)
    tap(services, "escape")
    assert isinstance(services.scenes.top, JoinScreen)
    assert lobby.menu.focused is not None
    assert lobby.menu.focused.key == "start"
    assert services.texts("join-now-start") in words(services)


@pytest.mark.parametrize("name", [name if name in SOME else whole(name) for name in NAMES])
def test_sideways_arrows_are_told_by_what_they_do(name: str) -> None:
    services = make_services((640, 360))
    navigator = ScreenNavigator(services)
    STAGES[name](navigator)
    top = shown(services)
    change = services.texts("hint-change")
    for widget in top.menu.widgets:
        if not (widget.enabled and top.menu.focus_on(widget.key)):
            continue
        told = {hint.key: hint.text for hint in top.hints()}
        assert (told.get("←→") == change) == widget.sideways, widget.key


def test_a_label_in_the_line_of_keys_is_as_high_as_its_words() -> None:
    services = make_services((1920, 1080))
    fonts = services.text.fonts
    for label in ("Enter", "Esc", "F11", "Échap"):
        width = fonts.get("bold", HINT).size(label)[0] + 26
        cap = paint_keycap(fonts, label, (width, 44), "live", None)
        ink = fonts.get("bold", HINT - 1).render("E", True, INK).get_bounding_rect().height
        dark = [
            y
            for y in range(4, 34)
            if any(cap.get_at((x, y))[:3] == INK for x in range(6, cap.get_width() - 6))
        ]
        assert max(dark) - min(dark) + 1 >= ink - 1, label


def test_options_beside_names_are_named_and_shapes_stand_out() -> None:
    services = make_services((640, 360))
    navigator = ScreenNavigator(services)
    navigator.title()
    sit(navigator)
    navigator.options()
    heads = words(services)
    for option in navigator.app.info().options:
        if option.per_seat and option.name != HEAD_START:
            assert heads.count(services.texts(f"option-{option.name}")) == 2
    assert all(contrast(INK, seat_style(seat).colour) >= 3 for seat in range(4))


def test_who_has_the_mouse_in_hand_reads_of_no_key() -> None:
    services, _ = all_ready()
    lobby = shown(services)
    count = next(widget for widget in lobby.menu.widgets if widget.key == "count")
    at = services.canvas.to_px(count.box.right - 20, count.box.cy)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        services.scenes.handle(pygame.event.Event(kind, button=1, pos=at))
    lobby.session.set_ready(0)
    lobby.session.set_ready(1)
    lobby.rebuild("start")
    assert services.texts("join-now-choose-start") in words(services)
    tap(services, "up")
    lobby.menu.focus_on("start")
    assert services.texts("join-now-start") in words(services)


def test_a_head_start_is_chosen_on_the_card_of_a_person() -> None:
    services, navigator = all_ready()
    lobby = shown(services)
    assert lobby.menu.focus_on("start-1")
    tap(services, "right")
    option = next(one for one in navigator.app.info().options if one.name == HEAD_START)
    assert navigator.app.session.handicap(1, option) == "three-quarters"
    assert navigator.app.session.handicap(0, option) == "all"
    assert "¾" in words(services)


def test_the_first_question_speaks_the_language_with_the_focus() -> None:
    services = make_services((640, 360))
    services.store.update(lang="")
    navigator = ScreenNavigator(services)
    services.scenes.reset(navigator.first())
    assert isinstance(services.scenes.top, LanguageScreen)
    seen = set()
    for _ in services.texts.languages():
        top = shown(services)
        assert top.menu.focused is not None
        assert services.texts.lang == top.menu.focused.key
        frame(services)
        seen.add(top.hints()[0].text)
        tap(services, "down")
    assert len(seen) == len(services.texts.languages())
    assert services.settings.lang == ""


def test_while_a_name_is_typed_the_line_tells_the_keys_of_that() -> None:
    services, _ = all_ready()
    lobby = shown(services)
    lobby.menu.focus_on("name-0")
    tap(services, "enter")
    assert [hint.text for hint in lobby.hints()] == [
        services.texts("hint-keep-name"),
        services.texts("hint-cancel"),
    ]
    tap(services, "escape")
    assert len(lobby.hints()) > 2
