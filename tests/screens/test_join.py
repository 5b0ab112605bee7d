"""The lobby: sitting down, ready, leaving, bots by one press, names, zones, pads."""

import pygame
import pytest

from game.input.pads import Device, Pads
from game.screens.join import HAMMERED, JoinScreen
from game.screens.navigator import ScreenNavigator
from game.screens.session import Chair, Session
from game.ui.i18n import NAME_LENGTH
from game.ui.services import Services
from tests.harness import frame, key, make_services, press, tap

Q, W, A, S = pygame.KSCAN_Q, pygame.KSCAN_W, pygame.KSCAN_A, pygame.KSCAN_S
U, J = pygame.KSCAN_U, pygame.KSCAN_J


def lobby() -> tuple[Services, Session]:
    services = make_services((640, 360))
    navigator = ScreenNavigator(services)
    navigator.title()
    navigator.join()
    return services, navigator.app.session


def press_calmly(services: Services, place: int) -> None:
    """Press a key after a while, as who means it does."""
    services.scenes.update(HAMMERED + 0.1)
    press(services, place)


def kinds(session: Session) -> list[str]:
    return [chair.kind for chair in session.chairs]


def screen(services: Services) -> JoinScreen:
    top = services.scenes.top
    assert isinstance(top, JoinScreen)
    return top


@pytest.mark.parametrize("place", [Q, W, A, S])
def test_any_own_key_sits_down(place: int) -> None:
    services, session = lobby()
    press(services, place)
    assert kinds(session) == ["human", "empty", "empty", "empty"]
    assert not session.chairs[0].ready


def test_again_is_ready_and_more_presses_change_nothing() -> None:
    services, session = lobby()
    for _ in range(4):
        press(services, Q)
    assert session.chairs[0].ready


def test_the_leave_key_steps_back_from_ready_to_sitting_to_gone() -> None:
    services, session = lobby()
    press(services, Q)
    press(services, Q)
    press_calmly(services, A)
    assert session.chairs[0] == Chair("human", "Player 1", waits=True, aid="late")
    press_calmly(services, A)
    assert session.chairs[0] == Chair()


@pytest.mark.parametrize("game", ["frankfurt", "frantic"])
@pytest.mark.parametrize("index", range(8))
def test_who_hammers_any_own_key_stays(game: str, index: int) -> None:
    services, session = lobby()
    assert services.navigator is not None
    services.navigator.join(game)
    for _ in range(30):
        press(services, session.preset.zones[0].keys[index])
        services.scenes.update(HAMMERED / 2)
    assert session.chairs[0].ready


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("index", range(8))
def test_the_key_that_sat_a_player_down_says_ready_too(seat: int, index: int) -> None:
    services, session = lobby()
    place = session.preset.zones[seat].keys[index]
    press(services, place)
    press(services, place)
    assert session.chairs[seat].ready


def test_who_took_the_ready_back_is_ready_again_by_any_other_key() -> None:
    services, session = lobby()
    for place in (A, A, A, S):
        press_calmly(services, place)
    assert session.chairs[0].ready
    press_calmly(services, A)
    assert session.chairs[0].kind == "human", "one step back at a time"
    assert not session.chairs[0].ready


def marks(services: Services) -> dict[int, str]:
    looks = screen(services)._looks_of_keys()
    return {place: look.mark for place, look in looks.items() if look.mark}


def test_the_drawn_keyboard_marks_the_way_back_only_where_it_acts() -> None:
    services, _ = lobby()
    seen = []
    for _ in range(4):
        press_calmly(services, A)
        seen.append(marks(services))
        frame(services)
    assert seen == [{}, {A: "icons/pause"}, {A: "icons/exit"}, {}]


def test_a_repeated_key_of_a_held_press_is_one_press() -> None:
    services, session = lobby()
    for _ in range(20):
        services.scenes.handle(key(Q))
    assert session.chairs[0].kind == "human"
    assert not session.chairs[0].ready


def test_keys_of_nobody_seat_nobody() -> None:
    services, session = lobby()
    for place in (pygame.KSCAN_Z, pygame.KSCAN_5, pygame.KSCAN_SPACE, pygame.KSCAN_LSHIFT):
        press(services, place)
    assert not session.taken


def test_a_person_moves_the_bot_from_their_chair() -> None:
    services, session = lobby()
    session.add_bot(0, "hard")
    press(services, Q)
    assert kinds(session) == ["human", "bot", "empty", "empty"]
    assert session.chairs[1].level == "hard"


def test_a_person_replaces_a_bot_when_all_chairs_are_taken() -> None:
    services, session = lobby()
    for chair in range(4):
        session.add_bot(chair)
    press(services, U)
    assert kinds(session) == ["bot", "human", "bot", "bot"]


def test_a_bot_sits_down_by_one_press_and_the_next_has_the_level_of_the_last() -> None:
    services, session = lobby()
    assert screen(services).menu.focus_on("add-2")
    tap(services, "enter")
    assert kinds(session) == ["empty", "empty", "bot", "empty"]
    session.set_level(2, "hard")
    assert screen(services).menu.focus_on("add-3")
    tap(services, "enter")
    assert session.chairs[3].level == "hard"


def test_a_bot_goes_by_its_cross_and_changes_its_level_by_arrows() -> None:
    services, session = lobby()
    session.add_bot(2, "easy")
    screen(services).rebuild("level-2")
    tap(services, "right")
    assert session.chairs[2].level == "normal"
    screen(services).menu.focus_on("remove-2")
    tap(services, "enter")
    assert not session.taken


def test_enter_starts_only_when_all_are_ready_and_two_sit() -> None:
    services, _ = lobby()
    assert not next(w for w in screen(services).menu.widgets if w.key == "start").enabled
    press(services, Q)
    press(services, Q)
    press(services, U)
    tap(services, "enter")
    assert isinstance(services.scenes.top, JoinScreen), "one is not ready"
    assert "Still waiting for: Player 2" in screen(services).navigator.app.notes.shown
    press(services, U)
    focused = screen(services).menu.focused
    assert focused is not None
    assert focused.key == "start"
    tap(services, "enter")
    assert not isinstance(services.scenes.top, JoinScreen)


def test_a_name_is_typed_without_the_letters_seating_anybody() -> None:
    services, session = lobby()
    press(services, Q)
    assert screen(services).menu.focus_on("name-0")
    tap(services, "enter")
    for letter in "uij":
        services.scenes.handle(key(U, pygame.K_u))
        services.scenes.handle(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        services.scenes.handle(key(U, pygame.K_u, down=False))
    tap(services, "enter")
    assert session.chairs[0].name == "uij"
    assert kinds(session) == ["human", "empty", "empty", "empty"]


def test_another_number_of_hands_changes_the_zones_and_is_kept() -> None:
    services, session = lobby()
    press(services, Q)
    assert screen(services).menu.focus_on("count")
    tap(services, "left")
    assert session.preset.key == "one"
    assert kinds(session) == ["human", "empty", "empty", "empty"]
    for _ in range(3):
        tap(services, "right")
    assert session.preset.seats == 4
    assert services.settings.presets == {"frankfurt": "four"}


def test_fewer_hands_than_people_are_refused_with_a_word() -> None:
    services, session = lobby()
    press(services, Q)
    press(services, U)
    before = list(session.chairs)
    assert screen(services).menu.focus_on("count")
    tap(services, "left")
    assert session.preset.key == "two"
    assert session.chairs == before
    assert "get up" in screen(services).navigator.app.notes.shown


def test_fewer_hands_move_people_to_chairs_with_keys() -> None:
    services, session = lobby()
    screen(services).navigator.app.choose_preset("three")
    session.sit(0, "Anna", pad="guid/1")
    session.add_bot(1)
    session.sit(2, "Karim")
    screen(services).navigator.app.choose_preset("two")
    assert [chair.name for chair in session.chairs] == ["Anna", "Karim", "Zeil", ""]
    screen(services).navigator.app.choose_preset("one")
    assert [chair.name for chair in session.chairs] == ["Karim", "Anna", "Zeil", ""]
    assert session.chairs[1].pad == "guid/1"


def test_keys_seen_at_once_are_counted() -> None:
    services, _ = lobby()
    for place in (Q, W, U, J):
        services.scenes.handle(key(place))
    services.scenes.handle(key(W, down=False))
    services.scenes.handle(key(S))
    assert screen(services).most_at_once == 4


def test_every_key_of_every_zone_is_drawn_with_its_label() -> None:
    services, session = lobby()
    shown: list[str] = []
    keycap = services.sprites.keycap

    def spy(label: str, *args: object, **more: object) -> pygame.Surface:
        shown.append(label)
        return keycap(label, *args, **more)  # type: ignore[arg-type]

    services.sprites.keycap = spy  # type: ignore[method-assign,assignment]
    for preset in session.presets:
        shown.clear()
        session.choose_preset(preset)
        frame(services)
        wanted = [services.keyboard.label(p) for zone in preset.zones for p in zone.keys]
        short = [label.removeprefix("Num ") for label in wanted]
        assert not set(short) - set(shown), preset.key


def test_names_take_all_letters_that_can_be_seen() -> None:
    services, session = lobby()
    press(services, Q)
    menu = screen(services).menu
    assert menu.focus_on("name-0")
    tap(services, "enter")
    for text in ("語", "Zo", "♥é", "\n ", "\u200b", "œ", "שר"):
        services.scenes.handle(pygame.event.Event(pygame.TEXTINPUT, text=text))
    tap(services, "enter")
    assert session.chairs[0].name == "語Zo♥é œשר"


def test_remembered_names_are_kept_and_cut_visibly() -> None:
    services = make_services((640, 360))
    services.store.update(names=("語Zoé", "x" * 40))
    assert ScreenNavigator(services).app.session.names[:2] == [
        "語Zoé",
        "x" * (NAME_LENGTH - 1) + "…",
    ]


def a_pad(services: Services) -> None:
    def opener(index: int) -> Device:
        return Device(index, "guid", "Pad", False)

    services.pads = Pads(opener)


def button(number: int, down: bool = True) -> pygame.event.Event:
    kind = pygame.JOYBUTTONDOWN if down else pygame.JOYBUTTONUP
    return pygame.event.Event(kind, instance_id=0, button=number, joy=0)


def tap_button(services: Services, number: int) -> None:
    services.scenes.handle(button(number))
    services.scenes.handle(button(number, down=False))


def test_a_pad_sits_down_is_ready_and_leaves_by_presses() -> None:
    services = make_services((640, 360))
    a_pad(services)
    navigator = ScreenNavigator(services)
    navigator.title()
    navigator.join()
    session = navigator.app.session
    services.scenes.handle(pygame.event.Event(pygame.JOYDEVICEADDED, device_index=0))
    tap_button(services, 1)
    assert kinds(session) == ["empty", "empty", "human", "empty"]
    assert session.chairs[2].pad is not None
    tap_button(services, 1)
    assert session.chairs[2].ready
    tap_button(services, 2)
    tap_button(services, 2)
    assert not session.taken


def sitting_with_a_pad(game: str = "frantic") -> tuple[Services, Session]:
    services = make_services((640, 360))
    a_pad(services)
    navigator = ScreenNavigator(services)
    navigator.app.session.game = game
    navigator.title()
    navigator.join()
    services.scenes.handle(pygame.event.Event(pygame.JOYDEVICEADDED, device_index=0))
    tap_button(services, 1)
    return services, navigator.app.session


@pytest.mark.parametrize(("number", "kept"), [(1, True), (2, False)])
def test_a_name_that_is_open_is_kept_or_dropped_by_the_pad_and_nobody_gets_up(
    number: int, kept: bool
) -> None:
    services, session = sitting_with_a_pad()
    lobby = screen(services)
    (chair,) = session.taken
    before = session.chairs[chair].name
    assert lobby.menu.focus_on(f"name-{chair}")
    lobby.take("confirm")
    services.scenes.handle(pygame.event.Event(pygame.TEXTINPUT, text="Zoé"))
    said = [hint.key for hint in lobby.hints()]
    assert said == ["↑↓", "→", "←", "lower button", "right button"]
    tap_button(services, number)
    assert not lobby.menu.typing
    assert session.taken == (chair,)
    assert services.scenes.top is lobby
    assert session.chairs[chair].name == ("Zoé" if kept else before)


def test_the_line_of_keys_says_that_the_pads_right_button_lets_its_player_get_up() -> None:
    services, session = sitting_with_a_pad()
    back = [hint.text for hint in screen(services).hints() if hint.key == "right button"]
    assert back == ["get up"]
    tap_button(services, 2)
    assert not session.taken
    assert "back" in [hint.text for hint in screen(services).hints()]


def test_a_player_with_a_pad_has_no_keys() -> None:
    services = make_services((640, 360))
    navigator = ScreenNavigator(services)
    session = navigator.app.session
    session.sit(0, "Anna", pad="guid/1")
    session.sit(1, "Karim")
    players = session.setup(navigator.app.info()).seating.players
    assert (players[0].zone, players[0].pad) == (None, "guid/1")
    assert players[1].zone == session.preset.zones[1]


def test_an_unplugged_pad_frees_its_chair_and_says_so() -> None:
    services = make_services((640, 360))
    a_pad(services)
    navigator = ScreenNavigator(services)
    navigator.title()
    navigator.join()
    services.scenes.handle(pygame.event.Event(pygame.JOYDEVICEADDED, device_index=0))
    tap_button(services, 1)
    tap_button(services, 1)
    assert navigator.app.session.taken == (2,)
    frame(services)
    services.scenes.handle(pygame.event.Event(pygame.JOYDEVICEREMOVED, instance_id=0))
    assert navigator.app.session.taken == ()
    assert "Player 3" in navigator.app.notes.shown


def test_switching_the_layout_changes_the_labels_and_not_the_zones() -> None:
    services, session = lobby()
    frame(services)
    before = session.preset
    labels = {"A": "Q"}
    keyboard = services.keyboard
    usual = keyboard.label
    keyboard.label = lambda place: labels.get(usual(place), usual(place))
    services.scenes.handle(pygame.event.Event(pygame.KEYMAPCHANGED))
    assert screen(services).label(A) == "Q"
    assert session.preset == before


def test_the_mouse_takes_a_person_one_step_back() -> None:
    services, session = lobby()
    press(services, Q)
    press(services, Q)
    for expected in (Chair("human", "Player 1", waits=True, aid="late"), Chair()):
        strip = next(w for w in screen(services).menu.widgets if w.key == "leave-0")
        at = services.canvas.to_px(strip.box.cx, strip.box.cy)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            services.scenes.handle(pygame.event.Event(kind, button=1, pos=at))
        assert session.chairs[0] == expected
