"""Controls: what keys and the mouse do to them, how large they are, how they show the focus."""

import pygame
import pytest

from game.input.seating import Player, Seating
from game.screens.dialogs import LanguageScreen
from game.screens.navigator import ScreenNavigator
from game.screens.screen import Screen, hint_bar
from game.ui import theme
from game.ui.canvas import HEIGHT, WIDTH, Box
from game.ui.choice_pieces import Caption, ChoicePieces
from game.ui.hints import Hint, draw_hints
from game.ui.menu import Menu
from game.ui.pen import Pen
from game.ui.text_field import TextField
from game.ui.theme import (
    CREAM_SOFT,
    GLOW,
    INK,
    INK_SOFT,
    NIGHT_DEEP,
    NIGHT_PAPER,
    NIGHT_SOFT,
    PAPER,
    PAPER_DIM,
    PRIMARY,
)
from game.ui.widgets import (
    SMALLEST_TARGET,
    Button,
    Choice,
    Slider,
    Toggle,
    Widget,
)
from tests.colours import contrast
from tests.harness import frame, make_services
from tests.screens.stages import STAGES

STEPS = ("up", "down", "left", "right")
CANVAS = Box(0, 0, WIDTH, HEIGHT)


def sizes_and_places(screen: Screen) -> None:
    """Every control is large enough, on the canvas, and apart from the others."""
    widgets = screen.menu.widgets
    for widget in widgets:
        box = widget.box
        assert box.w >= SMALLEST_TARGET, widget.key
        assert box.h >= SMALLEST_TARGET, widget.key
        assert CANVAS.covers(box), widget.key
        for other in widgets:
            assert other is widget or not box.meets(other.box), (widget.key, other.key)


def reached(menu: Menu) -> set[int]:
    """Return the controls that the focus can get to by arrows alone, without changing values."""
    seen, todo = {menu.index}, [menu.index]
    while todo:
        place = todo.pop()
        for step in STEPS:
            menu.index = place
            focused = menu.focused
            if step in ("left", "right") and focused is not None and focused.sideways:
                continue
            if menu._go(step) and menu.index not in seen:
                seen.add(menu.index)
                todo.append(menu.index)
    return seen


def arrows_get_everywhere(screen: Screen) -> None:
    menu = screen.menu
    alive = {place for place, widget in enumerate(menu.widgets) if widget.enabled}
    assert not {menu.widgets[place].key for place in alive - reached(menu)}


def sideways_stays_in_the_row(screen: Screen) -> None:
    """Where the focus goes to the side, both controls or their cards share some height."""
    menu = screen.menu
    for place, widget in enumerate(menu.widgets):
        for step in ("left", "right") if widget.enabled and not widget.sideways else ():
            menu.index = place
            if menu._go(step):
                other = menu.widgets[menu.index]
                one, two = (w.area or w.box for w in (widget, other))
                meet = min(one.bottom, two.bottom) > max(one.y, two.y)
                assert meet, (widget.key, step, other.key)


def down_leads_down(screen: Screen) -> None:
    """It does while anything lies below."""
    menu = screen.menu
    alive = [widget for widget in menu.widgets if widget.enabled]
    for widget in alive:
        menu.index = menu.widgets.index(widget)
        if menu._next_column("down") is not None:
            continue
        if any(other.box.y >= widget.box.bottom for other in alive) and menu._go("down"):
            end = menu.widgets[menu.index]
            assert end.box.cy > widget.box.cy, (widget.key, end.key)


def the_mouse_can_leave(screen: Screen) -> None:
    ways = {"back", "back-arrow", "cancel", "close", "title-quit", "pause-leave", "results-title"}
    if not isinstance(screen, LanguageScreen):
        assert ways & {widget.key for widget in screen.menu.widgets}


@pytest.mark.parametrize(("lang", "scale"), [("en", 100), ("fr", 200)])
@pytest.mark.parametrize("stage", STAGES)
def test_the_controls_of_every_screen(stage: str, lang: str, scale: int) -> None:
    services = make_services((640, 360), lang, scale)
    STAGES[stage](ScreenNavigator(services))
    screen = services.scenes.top
    assert isinstance(screen, Screen)
    assert screen.menu.focused is not None
    sizes_and_places(screen)
    arrows_get_everywhere(screen)
    sideways_stays_in_the_row(screen)
    down_leads_down(screen)
    the_mouse_can_leave(screen)


def goes(screen: Screen, start: str, step: str) -> str:
    assert screen.menu.focus_on(start), start
    screen.menu.step(step)
    focused = screen.menu.focused
    return focused.key if focused is not None else ""


@pytest.mark.parametrize(
    ("stage", "start", "step", "end"),
    [
        ("title", "game-frankfurt", "down", "game-frantic"),
        ("title", "game-board", "up", "game-frantic"),
        ("title-waits", "title-quit", "right", "continue"),
        ("title", "game-frantic", "right", "game-frantic"),
        ("practise", "game-frankfurt", "right", "game-frantic"),
        ("title", "title-records", "right", "title-settings"),
        ("title", "practise", "down", "title-help"),
        ("turn-join", "name-1", "right", "name-2"),
        ("turn-join-two", "name-1", "right", "sit-2"),
        ("turn-join-two", "sit-2", "left", "leave-1"),
        ("turn-join", "count", "down", "name-2"),
        ("turn-join", "zones", "down", "name-3"),
        ("join", "name-1", "right", "name-2"),
        ("join-empty", "count", "down", "add-2"),
        ("join", "level-2", "up", "start-2"),
        ("join", "level-2", "down", "rules"),
        ("options", "turning-1", "down", "turning-2"),
        ("options", "turning-3", "down", "block-0"),
        ("options", "block-0", "up", "turning-3"),
        ("options", "block-3", "down", "done"),
    ],
)
def test_arrows_go_where_they_point(stage: str, start: str, step: str, end: str) -> None:
    navigator = ScreenNavigator(make_services((640, 360)))
    STAGES[stage](navigator)
    top = navigator.services.scenes.top
    assert isinstance(top, Screen)
    assert goes(top, start, step) == end


@pytest.mark.parametrize(
    ("ink", "ground", "least"),
    [
        (INK, PAPER, 4.5),
        (INK, PAPER_DIM, 4.5),
        (INK_SOFT, PAPER, 4.5),
        (INK_SOFT, PAPER_DIM, 4.5),
        (INK, GLOW, 4.5),
        (PAPER, PRIMARY, 4.5),
        (PAPER, NIGHT_PAPER, 4.5),
        (CREAM_SOFT, NIGHT_PAPER, 4.5),
        (CREAM_SOFT, NIGHT_SOFT, 3.0),
        (PAPER, NIGHT_DEEP, 4.5),
        (GLOW, INK, 3.0),
        *((INK, style.colour, 4.5) for style in theme.SEATS[:4]),
        *((style.dark, PAPER, 4.5) for style in theme.SEATS[:4]),
    ],
)
def test_contrast(ink: theme.RGB, ground: theme.RGB, least: float) -> None:
    assert contrast(ink, ground) >= least


def test_the_focus_ring_is_a_form_that_shows_on_any_ground() -> None:
    """A light ring within a dark one: on every ground one of the two has 3 : 1."""
    for level in range(0, 256, 5):
        ground = (level, level, level)
        assert max(contrast(GLOW, ground), contrast(INK, ground)) >= 3.0


def test_focus_changes_the_picture_of_every_control_by_more_than_hue() -> None:
    services = make_services((640, 360))
    box = Box(600, 400, 500, 90)
    values = (("a", "A"), ("b", "B"))
    controls: list[Widget] = [
        Button(box, "Press", lambda: None),
        Button(box, "Press", lambda: None, kind="primary"),
        Choice(box, "Choose", values, lambda: "a", lambda _: None),
        Slider(box, "Slide", (0, 100, 10), lambda: 50, lambda _: None),
        Toggle(box, "Turn", ("Off", "On"), lambda: True, lambda _: None),
        TextField(box, lambda: "Anna", lambda _: None),
    ]
    for control in controls:
        lights = []
        for focused in (False, True):
            services.stage.backdrop(services.sprites.backdrop("lobby"))
            control.draw(Pen(services), focused)
            services.stage.present()
            around = services.window.surface.subsurface((194, 127, 180, 4))
            lights.append(sum(pygame.transform.average_color(around)[:3]) / 3)
        assert abs(lights[0] - lights[1]) > 20, control


def test_a_choice_goes_round_by_keys_and_by_clicks_on_its_halves() -> None:
    value = ["a"]
    values = (("a", "A"), ("b", "B"), ("c", "C"))
    choice = Choice(Box(0, 0, 400, 60), "", values, lambda: value[0], lambda v: value.append(v))
    choice.get = lambda: value[-1]
    assert choice.step("right")
    assert choice.step("right")
    assert choice.step("right")
    assert value[-1] == "a"
    assert choice.step("left")
    assert value[-1] == "c"
    choice.click(390, 30)
    assert value[-1] == "a"
    choice.click(20, 30)
    assert value[-1] == "c"
    assert not choice.step("down")


def test_a_slider_stays_within_its_bounds() -> None:
    value = [90]
    slider = Slider(
        Box(0, 0, 800, 60), "", (0, 100, 10), lambda: value[-1], lambda v: value.append(v)
    )
    for _ in range(5):
        slider.step("right")
    assert value[-1] == 100
    slider.click(slider.track.x - 10, 30)
    assert value[-1] == 0
    slider.drag(slider.track.cx, 30)
    assert value[-1] == 50


def test_a_disabled_button_neither_acts_nor_gets_the_focus() -> None:
    pressed: list[int] = []
    off = Button(Box(0, 0, 200, 60), "off", lambda: pressed.append(1))
    on = Button(Box(0, 100, 200, 60), "on", lambda: pressed.append(2))
    off.enabled = False
    menu = Menu([off, on])
    assert menu.focused is on
    assert not menu.step("up")
    event = pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(0, 0))
    assert not menu.mouse(event, (20, 20))
    menu.step("confirm")
    assert pressed == [2]


def test_the_mouse_on_its_way_takes_no_name_away_that_is_being_typed() -> None:
    names = ["Anna"]
    field = TextField(Box(0, 0, 300, 60), lambda: names[-1], lambda name: names.append(name))
    other = Button(Box(0, 100, 300, 60), "other", lambda: None)
    menu = Menu([field, other])
    motion = pygame.event.Event(pygame.MOUSEMOTION, pos=(0, 0), rel=(1, 1), buttons=(0, 0, 0))
    menu.step("confirm")
    menu.type(pygame.event.Event(pygame.TEXTINPUT, text="E"))
    menu.mouse(motion, (20, 120))
    assert menu.focused is field
    assert menu.typing
    menu.type(pygame.event.Event(pygame.TEXTINPUT, text="va"))
    menu.type(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN))
    assert names == ["Anna", "Eva"]
    menu.mouse(motion, (20, 120))
    assert menu.focused is other, "once the name is closed the mouse leads on"


def test_text_input_runs_only_while_a_name_is_open(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[str] = []
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: calls.append("start"))
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: calls.append("stop"))
    names = ["Anna"]
    field = TextField(Box(0, 0, 300, 60), lambda: names[-1], lambda name: names.append(name))
    assert not calls
    field.step("confirm")
    assert calls == ["start"]
    field.type(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_BACKSPACE))
    field.type(pygame.event.Event(pygame.TEXTINPUT, text="e\n"))
    field.type(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN))
    assert calls == ["start", "stop"]
    assert names[-1] == "Anne"
    field.step("confirm")
    field.type(pygame.event.Event(pygame.TEXTINPUT, text="x"))
    field.type(pygame.event.Event(pygame.TEXTINPUT, text="yz"))
    assert field._draft == "xyz", "the first letter replaces the name"
    field.type(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE))
    assert names[-1] == "Anne"
    assert calls == ["start", "stop"] * 2
    assert not field.typing


def test_a_name_is_never_empty_nor_endless() -> None:
    names = ["Anna"]
    field = TextField(Box(0, 0, 300, 60), lambda: names[-1], lambda name: names.append(name))
    field.step("confirm")
    for _ in range(9):
        field.type(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_BACKSPACE))
    field.blur()
    assert names == ["Anna"]
    field.step("confirm")
    field.type(pygame.event.Event(pygame.TEXTINPUT, text="x" * 99))
    field.blur()
    assert len(names[-1]) == 14


@pytest.mark.parametrize("percent", [100, 200])
def test_keys_in_the_line_of_hints_are_as_large_as_their_words(percent: int, monkeypatch) -> None:
    services = make_services((1920, 1080), "fr", percent)
    pen = Pen(services)
    services.stage.backdrop(services.sprites.backdrop("lobby"))
    caps: list[Box] = []
    monkeypatch.setattr(pen, "key_cap", lambda text, box, **_: caps.append(box))
    draw_hints(pen, (Hint("Entrée", "choisir"), Hint("F1", "aide")), hint_bar(percent / 100))
    letters = min(placed.drawn.h for placed in pen.placed)
    assert all(letters - 3 <= cap.h <= letters * 2 for cap in caps)
    assert min(cap.h for cap in caps) >= (44 if percent == 100 else 54)


def test_buttons_in_a_row_and_labels_in_a_column_have_one_size() -> None:
    services = make_services((1280, 720), "fr", 200)
    pen = Pen(services)
    services.stage.backdrop(services.sprites.backdrop("lobby"))
    boxes = Box(100, 100, 900, 90).columns(3, 10)
    words = ("Non", "Changer toutes les touches", "Test")
    buttons = [Button(box, text, list) for box, text in zip(boxes, words, strict=True)]
    Menu(buttons).draw(pen)
    assert len({button.shown_size for button in buttons}) == 1
    one_line = [placed.drawn.h for placed in pen.placed if placed.text in ("Non", "Test")]
    assert max(one_line) - min(one_line) < 1
    pen.start()
    rows = Box(100, 300, 700, 260).rows(2, 10)
    labels = ("Retourner", "Blocage après une erreur grave")
    choices = [
        Choice(box, text, [("a", "a")], lambda: "a", lambda _: None)
        for box, text in zip(rows, labels, strict=True)
    ]
    Menu(choices).draw(pen)
    assert choices[0].shown_size == choices[1].shown_size < choices[0].size


def test_a_mouse_that_only_lies_there_when_the_window_comes_back_takes_no_focus() -> None:
    services = make_services((1280, 720))
    navigator = ScreenNavigator(services)
    navigator.title()
    navigator.pause("", lambda: None)
    top = services.scenes.top
    assert isinstance(top, Screen)
    restart = next(w for w in top.menu.widgets if w.key == "pause-restart")
    at = tuple(map(int, services.canvas.to_px(restart.box.cx, restart.box.cy)))

    def move(x: int, y: int) -> None:
        event = pygame.event.Event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0))
        services.scenes.handle(event)

    move(3, 3)
    for kind in (pygame.WINDOWFOCUSGAINED, pygame.WINDOWENTER):
        services.scenes.handle(pygame.event.Event(kind))
        move(*at)
        assert top.menu.focused is not None
        assert top.menu.focused.key == "pause-resume"
    move(at[0], at[1] + 14)
    assert top.menu.focused.key == "pause-restart"


def test_hints_fit_their_bar_even_when_they_are_long() -> None:
    services = make_services((640, 360), "en", 200)
    pen = Pen(services)
    services.stage.backdrop(services.sprites.backdrop("lobby"))
    bar = Box(300, 1012, 1320, 54)
    draw_hints(pen, [Hint("↑↓", "x" * 30) for _ in range(5)], bar)
    frame(services)
    assert len(pen.placed) == 5
    assert all(bar.covers(text.drawn, 2) for text in pen.placed)


def moved(x: int, y: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEMOTION, pos=(x, y), rel=(1, 1), buttons=(0, 0, 0))


def test_a_mouse_that_lies_under_a_new_screen_does_not_take_the_focus() -> None:
    services = make_services((1920, 1080))
    navigator = ScreenNavigator(services)
    navigator.title()
    navigator.pause("", lambda: None)
    screen = services.scenes.top
    assert isinstance(screen, Screen)
    first, second = screen.menu.widgets[:2]
    x, y = int(second.box.cx), int(second.box.cy)
    for off in (0, 1, 0, 3):
        services.scenes.handle(moved(x + off, y))
        assert screen.menu.focused is first
    services.scenes.handle(moved(x + 30, y))
    assert screen.menu.focused is second


def test_a_click_presses_what_is_under_it_and_bars_are_nothing() -> None:
    services = make_services((1920, 1400))
    navigator = ScreenNavigator(services)
    navigator.title()
    screen = services.scenes.top
    assert isinstance(screen, Screen)
    quit_button = next(w for w in screen.menu.widgets if w.key == "title-quit")
    x, y = services.canvas.to_px(quit_button.box.cx, quit_button.box.cy)
    click = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(960, 30), button=1)
    up = pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(960, 30), button=1)
    services.scenes.handle(click)
    services.scenes.handle(up)
    assert services.scenes.top is screen
    click.pos = (int(x), int(y))
    services.scenes.handle(click)
    assert services.scenes.top is not screen


@pytest.mark.parametrize("games", [0, 1, 2, 3, 4])
def test_the_shelf_has_room_for_every_number_of_games(
    games: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = make_services((640, 360))
    navigator = ScreenNavigator(services)
    monkeypatch.setattr(navigator.app, "games", lambda: ("frankfurt",) * games)
    navigator.title()
    frame(services)
    screen = services.scenes.top
    assert isinstance(screen, Screen)
    posters = [w.box for w in screen.menu.widgets if w.key == "game-frankfurt"]
    assert len(posters) == games
    assert all(box.h >= SMALLEST_TARGET for box in posters)
    assert not any(a.meets(b) for a in posters for b in posters if a is not b)
    assert all(not text.cut and text.box.covers(text.drawn, 1.6) for text in screen.pen.placed)


def test_the_knob_of_a_full_slider_does_not_lie_on_its_number() -> None:
    services = make_services((1280, 720), text_scale=200)
    slider = Slider(Box(100, 100, 700, 74), "Effects", (0, 100, 10), lambda: 100, lambda _: None)
    pen = Pen(services)
    slider.draw(pen, True)
    (number,) = (placed for placed in pen.placed if placed.text == "100")
    assert number.drawn.x > slider.track.right + slider.track.h / 4


@pytest.mark.parametrize("percent", [100, 125, 150, 200])
@pytest.mark.parametrize(
    "words", ["It moves.", "Anna’s pawn moves instead, and Bob rolls its die."]
)
def test_what_is_asked_under_a_clock_keeps_its_headline_only_where_all_can_be_read(
    words: str, percent: int
) -> None:
    services = make_services((1280, 720), "en", percent)
    pen, seating = Pen(services), Seating((Player("human", "Anna"), Player("human", "Bob")))
    pieces = ChoicePieces(pen, seating)
    box, asked = Box(1004, 752, 500, 182), Caption("Bob attacks: a Swap!", words, 1)
    pieces.caption(box, asked, 0.5, urgent=True)
    told = {placed.text: placed for placed in pen.placed}
    text = told[words]
    least = min(theme.HINT, theme.HINT * 140 / percent)
    assert services.text.block_size(words, theme.HINT, text.box.w, text.box.h) >= least
    if asked.title in told:
        wide = services.text.measure(asked.title, theme.HINT, "display")[0]
        assert wide <= told[asked.title].box.w
    assert (asked.title in told) or percent > 100
    assert asked.title not in told or percent < 150
    services.scenes.quit()
