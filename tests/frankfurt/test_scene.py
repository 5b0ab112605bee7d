"""The race on screen, driven by raw events under the dummy driver."""

import time

import pygame
import pytest

from game.catalog import find
from game.core.record import Checksum, Playback, record_of, replay_check
from game.core.record_text import load
from game.core.rng import Rng
from game.core.simulation import RaceBots
from game.frankfurt import events as ev
from game.frankfurt.bots import make_racer
from game.frankfurt.choices import question_of
from game.frankfurt.keys import is_blocked
from game.frankfurt.screen import game_screens
from game.frankfurt.screen.game_screens import measure_frames
from game.frankfurt.screen.race import MAX_CATCH_UP, STEP, intent_of
from game.frankfurt.screen.scene import FrankfurtScene
from game.frankfurt.state import COUNTDOWN, Key, Phase, Row
from game.frankfurt.telling import Teller
from game.input.pads import PadChange, Pads
from game.input.places import place_of_name
from game.input.seating import MatchSetup, Player, Seating
from game.input.zones import Intent, load_zones
from game.ui.match_scene import new_match
from game.ui.report import MatchReport
from game.ui.services import Services
from tests.harness import frame, key, make_services, press, tap
from tests.input.presses import Shelf, button, plugged
from tests.pairs import each_value, whole

GAME = find("frankfurt").open()
ZONES = {preset.seats: preset.zones for preset in reversed(load_zones().presets)}

PAUSE_KEYS = {
    "escape": (pygame.KSCAN_ESCAPE, pygame.K_ESCAPE),
    "pause": (pygame.KSCAN_PAUSE, pygame.K_PAUSE),
}

TWO = """\
options mode=referee stress=off turning=manual block=0.8
round 1
clock 600
phase race
pile 1: Y8
pile 2: R5
seat 0: Y9 | - | (R1) (B3) Y8b | B12
seat 1: R7 | B14 | Y1 | -
draw 0: R1b R3 Y14
draw 1: B1 B3b
"""


class Screens:
    """Stands for the screens around a match, and remembers what it was told."""

    def __init__(self) -> None:
        self.reports: list[MatchReport] = []
        self.pauses: list[str] = []
        self.reasons: list[str] = []
        self.helped = 0
        self.on_resume = lambda: None

    def finished(self, report: MatchReport) -> None:
        self.reports.append(report)

    def keep(self, report) -> None:
        self.kept = report

    def pause(self, who, on_resume, why="pause-who") -> None:
        self.pauses.append(who)
        self.reasons.append(why)
        self.on_resume = on_resume

    def help(self) -> None:
        self.helped += 1

    def leave(self) -> None:
        raise AssertionError("nobody left")


@pytest.fixture
def services():
    made = make_services((640, 360))
    made.navigator = Screens()
    yield made
    made.scenes.quit()


def seating(kinds: str, seats: int | None = None) -> Seating:
    names = ("Anna", "Karim", "Zeil", "Main")
    zones = ZONES[seats or len(kinds)]
    return Seating(
        tuple(
            Player("human", name, zone=zones[i]) if kind == "h" else Player("bot", name)
            for i, (kind, name) in enumerate(zip(kinds, names, strict=False))
        )
    )


def start(services: Services, kinds: str = "hh", text: str = "", **options: str) -> FrankfurtScene:
    setup = MatchSetup("frankfurt", seating(kinds), options, seed=5)
    state = GAME.rules.parse_position(text) if text else None
    scene = FrankfurtScene(services, setup, GAME, new_match(GAME, setup, state))
    services.scenes.push(scene)
    return scene


def tap_place(services: Services, name: str) -> None:
    place = place_of_name(name)
    services.scenes.handle(key(place))
    services.scenes.handle(key(place, down=False))


def until(scene: FrankfurtScene, services: Services, phase: Phase, limit: int = 2000) -> None:
    for _ in range(limit):
        if scene.state.phase is phase:
            return
        frame(services)
    raise AssertionError(f"never {phase}")


def test_raw_key_events_play_a_card_before_the_next_frame(services: Services) -> None:
    scene = start(services, text=TWO)
    tap_place(services, "A")
    assert scene.state.seats[0].held == 0
    tap_place(services, "W")
    assert scene.state.seats[0].held == -1, "Y9 is higher than R5 in another colour"
    assert len(scene.state.piles[1].cards) == 2
    assert scene.state.piles[1].cards[-1].owner == 0


def test_two_presses_in_one_frame_count_in_queue_order(services: Services) -> None:
    for first, second, winner in (("Q", "U", 0), ("U", "Q", 1)):
        scene = start(services, text=TWO)
        tap_place(services, "F")  # B12
        tap_place(services, "K")  # B14: both fit on Y8, neither on the other
        tap_place(services, first)
        tap_place(services, second)
        assert [lying.owner for lying in scene.state.piles[0].cards[1:]] == [winner]
        services.scenes.pop()


def test_a_key_of_nobody_and_a_repeated_key_do_nothing(services: Services) -> None:
    scene = start(services, text=TWO)
    tap_place(services, "G")
    assert scene.match.log == []
    place = place_of_name("A")
    services.scenes.handle(key(place))
    services.scenes.handle(key(place))
    assert len(scene.match.log) == 1, "a held key is one press"


def test_a_pressed_key_is_down_in_the_next_picture(services: Services) -> None:
    scene = start(services, text=TWO)
    caps = scene.view.caps
    column = Key(Row.COLUMN, 0)
    assert caps.key_state(0, column, scene.state) == "live"
    tap_place(services, "A")
    assert caps.key_state(0, column, scene.state) == "pressed"
    for _ in range(12):
        frame(services)
    assert caps.key_state(0, column, scene.state) == "live"


def test_a_wrong_card_bounces_blocks_and_says_why(services: Services) -> None:
    scene = start(services, text=TWO)
    tap_place(services, "A")
    tap_place(services, "Q")  # Y9 on Y8 is odd on even: it stays
    assert scene.stats.wrong == [0, 0]
    tap_place(services, "F")
    tap_place(services, "Q")  # B12 on Y9: higher, fits
    tap_place(services, "J")
    tap_place(services, "U")  # R7 on B12: lower
    assert scene.stats.wrong == [0, 1]
    assert is_blocked(scene.state, scene.state.seats[1])
    frame(services)
    line = scene.view.log.newest(1)[0]
    assert line.text(services.texts, scene.names) == "Karim: red 7 comes back – too low"
    assert scene.view.caps.key_state(1, Key(Row.COLUMN, 1), scene.state) == "blocked"
    assert scene.view.effects.carried(), "the card is on its way"
    for _ in range(60):
        frame(services)
    assert not scene.view.effects.carried()
    assert not is_blocked(scene.state, scene.state.seats[1])


def test_motion_never_delays_the_rules(services: Services) -> None:
    results = []
    for speed in ("slow", "normal", "off"):
        services.store.update(speed=speed)
        scene = start(services, "bbb")
        for _ in range(1500):
            scene.update(STEP)
        results.append((scene.match.checksum(), len(scene.match.log)))
        services.scenes.pop()
    assert results[0] == results[1] == results[2]
    assert results[0][1] > 20


def test_shown_catches_up_with_the_state(services: Services) -> None:
    scene = start(services, "bbbb")
    for _ in range(900):
        frame(services)
    assert scene.view.shown == scene.state
    placed = scene.view.places()
    scene.race.pause()
    for _ in range(120):
        frame(services)
    assert not scene.view.busy, "no motion outlives its time"
    assert scene.view.places() != placed


def test_a_hitch_is_caught_up_only_a_little(services: Services) -> None:
    scene = start(services)
    scene.update(5.0)
    assert scene.match.now <= MAX_CATCH_UP / STEP + 1


@pytest.mark.parametrize("event", [pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED])
def test_a_lost_focus_pauses_and_it_goes_on_with_a_count_down(services: Services, event) -> None:
    scene = start(services, text=TWO)
    tap_place(services, "A")
    services.scenes.handle(pygame.event.Event(event))
    assert scene.state.paused
    assert services.navigator.pauses == [""]
    now = scene.match.now
    for _ in range(30):
        frame(services)
    assert scene.match.now == now, "the clock stands still"
    assert not any(at.face_up for at in scene.view.goals().values()), "cards are hidden"
    services.navigator.on_resume()
    assert scene.state.phase is Phase.COUNTDOWN_RESUME
    tap_place(services, "A")
    assert scene.state.seats[0].held == -1, "no key acts in a count-down"
    until(scene, services, Phase.RACE, COUNTDOWN + 5)


def test_a_shared_key_names_nobody_as_the_one_who_paused(services: Services) -> None:
    start(services, "hhb")
    for name in ("escape", "pause"):
        services.navigator.pauses.clear()
        press(services, *PAUSE_KEYS[name])
        assert services.navigator.pauses == [None]
        services.scenes.top.resume()


def test_start_on_a_pad_pauses_and_names_its_player(services: Services) -> None:
    shelf = Shelf("m1", "m2")
    services.pads = Pads(shelf.open)
    for number in range(2):
        services.pads.handle(plugged(number))
        services.pads.handle(button(10 + number, pygame.CONTROLLER_BUTTON_A))
    players = (Player("human", "Anna", zone=ZONES[2][0]), Player("human", "Karim", pad="m1/1"))
    setup = MatchSetup("frankfurt", Seating(players), {}, seed=5)
    scene = FrankfurtScene(services, setup, GAME, new_match(GAME, setup))
    services.scenes.push(scene)
    services.scenes.handle(button(10, pygame.CONTROLLER_BUTTON_START))
    assert services.navigator.pauses == ["Karim"]
    assert scene.state.paused
    scene.resume()
    services.scenes.handle(button(11, pygame.CONTROLLER_BUTTON_START))
    assert services.navigator.pauses == ["Karim", None]


def test_escape_pauses_for_all_and_help_stops_the_clock(services: Services) -> None:
    scene = start(services, "hb")
    tap(services, "escape")
    assert services.navigator.pauses == ["Anna"]
    scene.resume()
    assert not scene.state.paused
    tap(services, "f1")
    assert services.navigator.helped == 1
    assert scene.state.paused


def test_a_pad_that_goes_pauses(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    setup = MatchSetup(
        "frankfurt",
        Seating((Player("human", "Anna", pad="p1"), Player("bot", "Zeil"))),
        seed=5,
    )
    scene = FrankfurtScene(services, setup, GAME, new_match(GAME, setup))
    services.scenes.push(scene)
    frame(services)
    gone = PadChange("p1", "pad", present=False)
    monkeypatch.setattr(services.pads, "handle", lambda _: gone)
    services.scenes.handle(pygame.event.Event(pygame.JOYDEVICEREMOVED, instance_id=0))
    assert services.navigator.pauses == ["Anna"]
    assert services.navigator.reasons == ["pause-pad"]
    assert scene.state.paused


def test_the_log_opens_on_f2_while_the_race_stands(services: Services) -> None:
    scene = start(services, text=TWO)
    tap_place(services, "A")
    tap_place(services, "W")
    services.scenes.handle(key(pygame.KSCAN_F2, pygame.K_F2))
    services.scenes.handle(key(pygame.KSCAN_F2, pygame.K_F2, down=False))
    frame(services)
    assert scene.state.paused
    assert services.navigator.pauses == []
    services.scenes.handle(key(pygame.KSCAN_F2, pygame.K_F2))
    assert not scene.state.paused


def test_the_mouse_plays_for_one_person_alone(services: Services) -> None:
    scene = start(services, "hb", text=TWO)
    click(services, scene, *scene.table_places.seats[0].columns[:1], 700)
    assert scene.state.seats[0].held == 0
    click(services, scene, *scene.table_places.piles[1])
    assert scene.state.piles[1].cards[-1].owner == 0
    services.scenes.pop()
    scene = start(services, "hh", text=TWO)
    click(services, scene, *scene.table_places.seats[0].columns[:1], 700)
    assert scene.match.log == []


def click(services: Services, scene: FrankfurtScene, x: float, y: float) -> None:
    pos = tuple(map(round, services.canvas.to_px(x, y)))
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        services.scenes.handle(pygame.event.Event(kind, button=1, pos=pos))


BOTS = ["bb", "bbb", "bbbb"]
OPTIONS = [{}, {"mode": "table"}, {"stress": "on", "mode": "table"}]


@pytest.mark.parametrize(("kinds", "options"), each_value(BOTS, OPTIONS))
def test_a_whole_match_of_bots_reaches_its_results(services: Services, kinds, options) -> None:
    scene = start(services, kinds, **options)
    count = 0
    while scene.outcome is None and count < 60 * 60 * 30:
        scene.update(STEP)
        count += 1
        if count % 97 == 0:
            frame(services, 0)
    for _ in range(200):
        frame(services)
    assert len(services.navigator.reports) == 1
    report = services.navigator.reports[0]
    assert report.outcome == scene.outcome
    assert report.rounds == scene.state.round
    assert len(report.curve.points) > 5
    assert all(sum(point.values) <= 132 for point in report.curve.points)
    assert any(report.slap_ms)
    record = load(report.record, lambda _: scene.match.rules)
    assert record.problem is None
    assert replay_check(scene.match.rules, record) is None


@pytest.mark.parametrize("options", [{}, {"mode": "table"}, {"stress": "on"}])
def test_two_people_at_their_keys_and_two_bots_play_to_the_end(services: Services, options) -> None:
    scene = start(services, "hhbb", **options)
    pilots = {seat: make_racer("hard", seat, scene.deck, Rng(3, f"p{seat}")) for seat in (0, 1)}
    hands = RaceBots(scene.match.rules, pilots)
    while scene.outcome is None and scene.match.now < 60 * 60 * 30:
        hands.see(scene.match.now, scene.state, True)
        for _, seat, action in hands.presses(scene.match.now):
            zone = scene.setup.seating[seat].zone
            place = zone.place(intent_of(action))
            services.scenes.handle(key(place))
            services.scenes.handle(key(place, down=False))
        scene.update(STEP)
    for _ in range(200):
        services.scenes.update(STEP)
    assert not services.navigator.reports, "the last table stays until somebody presses something"
    tap(services, "enter")
    assert len(services.navigator.reports) == 1
    pressed = {entry.seat for entry in scene.match.log}
    assert pressed == {0, 1, 2, 3}
    lines = [line for line in scene.view.log.lines if line.text_id == "frankfurt-log-discarded"]
    assert {line.seat for line in lines} == {0, 1, 2, 3}


@pytest.mark.parametrize(
    "size", [(640, 360), (1280, 720), *map(whole, ((1920, 1080), (3440, 1440)))]
)
def test_every_size_of_window_gets_a_whole_picture(size: tuple[int, int]) -> None:
    services = make_services(size, "fr", 200)
    scene = start(services, "hbbh"[:4])
    scene.fast_forward(60)
    frame(services)
    surface = services.window.surface
    colours = {
        tuple(surface.get_at((x, y))) for x in range(0, size[0], 40) for y in (40, size[1] // 2)
    }
    assert len(colours) > 12
    services.scenes.quit()


def test_a_resized_window_is_drawn_anew(services: Services) -> None:
    scene = start(services, "hb")
    frame(services)
    services.canvas.resize((800, 450))
    services.window.surface = pygame.display.set_mode((800, 450))
    services.stage.retarget(services.window.surface)
    services.sprites.clear()
    services.text.clear()
    services.scenes.resized()
    frame(services)
    assert scene.view.backdrop_size() == (800, 450)


def test_slaps_are_timed_and_a_photo_finish_is_told(services: Services) -> None:
    text = TWO.replace("seat 0: Y9 | - | (R1) (B3) Y8b | B12", "seat 0: - | - | - | Y9")
    scene = start(services, text=text)
    moment = [100.0]
    scene.set_clock(lambda: moment[0])
    tap_place(services, "F")
    tap_place(services, "W")
    frame(services)
    moment[0] += 0.25
    tap_place(services, "Q")
    assert scene.stats.slap_ms[0] == [250]
    moment[0] += 0.034
    tap_place(services, "U")
    assert "34" in scene.view.effects.photo


def test_a_reaction_of_a_person_begins_with_the_picture(services: Services) -> None:
    text = TWO.replace("seat 0: Y9 | - | (R1) (B3) Y8b | B12", "seat 0: - | - | - | Y9")
    scene = start(services, text=text)
    moment = [100.0]
    scene.set_clock(lambda: moment[0])
    tap_place(services, "F")
    tap_place(services, "W")
    moment[0] += 3.0
    frame(services)
    moment[0] += 0.3
    tap_place(services, "Q")
    assert scene.stats.slap_ms[0] == [300]
    tap_place(services, "I")
    assert scene.stats.slap_ms[1] == [], "nobody reacts to what was not drawn yet"


def test_late_pictures_make_no_bot_faster(services: Services) -> None:
    scene = start(services, "bbb")
    scene.set_clock(lambda: 100.0)
    while scene.outcome is None:
        scene.update(MAX_CATCH_UP)
    times = [ms for own in scene.stats.slap_ms for ms in own]
    assert len(times) > 2
    assert min(times) >= 100, "no reaction is faster than a starting pistol allows"


@pytest.mark.parametrize("text", ["", TWO])
def test_the_kept_record_has_checksums_on_its_way(services: Services, text: str) -> None:
    scene = start(services, "bb", text=text)
    while not services.navigator.reports:
        scene.update(MAX_CATCH_UP)
    record = load(services.navigator.reports[0].record, lambda _: scene.match.rules)
    assert replay_check(scene.match.rules, record) is None
    sums = [step for step in record.entries if isinstance(step, Checksum)]
    assert len(sums) > 1


def test_while_slaps_are_due_the_piles_and_the_panel_say_so(services: Services) -> None:
    text = TWO.replace("seat 0: Y9 | - | (R1) (B3) Y8b | B12", "seat 0: - | - | - | Y9")
    scene = start(services, text=text)
    assert question_of(scene.state, 0) is None
    tap_place(services, "F")
    tap_place(services, "W")
    assert question_of(scene.state, 0).text_id == "frankfurt-slap-now"
    assert question_of(scene.state, 1) is None
    frame(services)


def test_labels_follow_the_layout(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = start(services, "hh")
    first = Intent("upper", 0)
    assert scene.view.caps.label(0, first) == "Q"
    monkeypatch.setattr(services.keyboard, "label", lambda place: "A" if place == 20 else "?")
    services.scenes.handle(pygame.event.Event(pygame.KEYMAPCHANGED))
    assert scene.view.caps.label(0, first) == "A"


def test_reduced_motion_shakes_and_pulses_nothing(services: Services) -> None:
    services.store.update(reduced_motion=True)
    scene = start(services, text=TWO)
    tap_place(services, "J")
    tap_place(services, "U")  # R7 on Y8
    assert scene.stats.wrong == [0, 1]
    assert not scene.view.effects.carried()
    assert not scene.view.moving
    frame(services)


def test_an_idle_picture_costs_no_painting(services: Services) -> None:
    scene = start(services, text=TWO)
    scene.race.pause()
    for _ in range(90):
        frame(services)
    services.scenes.draw(services.stage)
    assert services.stage.present() is False


def test_frames_are_quick_even_on_a_slow_machine(services: Services) -> None:
    scene = start(services, "bbbb")
    scene.view.prewarm()
    scene.fast_forward(40)
    spent = []
    for turn in range(90):
        scene.view.jostle(turn)
        begin = time.thread_time()
        frame(services)
        spent.append(time.thread_time() - begin)
    assert sorted(spent)[len(spent) // 2] < 0.016


def test_every_key_reaches_the_rules_in_the_form_of_its_intent() -> None:
    for row in Row:
        for index in range(4):
            intent = intent_of(Key(row, index))
            assert (intent.row == "upper") == (row is Row.PILE)
            assert intent.index == index


def test_a_record_is_shown_on_the_same_table(services: Services) -> None:
    scene = start(services, "bbb")
    scene.fast_forward(80)
    record = record_of(scene.match)
    playback = Playback(scene.match.rules, record)
    table = game_screens.SCREENS.replay_view(services, playback, scene.names, GAME)
    while not playback.at_end:
        steps = playback.advance()
        if steps:
            table.play(steps)
        table.update(STEP)
    table.draw(services.stage)
    services.stage.present()
    assert playback.problem is None
    assert table.view.shown == scene.state
    table.jump()
    assert not table.view.moving


def test_the_benchmark_tells_frame_and_floor() -> None:
    services = make_services((640, 360))
    lines = list(measure_frames(services, GAME, frames=20))
    assert any(line.startswith("frame (update and draw): median") for line in lines)
    assert any(line.startswith("floor") for line in lines)
    assert "20 frames" in lines[0]


OUT = """\
options mode=referee stress=off turning=manual block=0.8
round 1
clock 600
phase race
pile 1: Y8
pile 2: R5
seat 0: - | - | - | -
seat 1: R14 | B14 | Y1 | -
draw 0: R1b R3 Y14
draw 1: B1 B3b
"""


def refused(services: Services) -> FrankfurtScene:
    """Let the second player lay a card that comes back, while the first may slap."""
    scene = start(services, text=OUT)
    tap_place(services, "J")
    tap_place(services, "I")
    assert scene.view.panels.word_of(1)
    assert scene.view.effects._marks
    return scene


def test_the_first_slap_takes_every_refusal_off_the_panels(services: Services) -> None:
    scene = refused(services)
    tap_place(services, "Q")
    assert scene.state.phase is not Phase.RACE
    assert scene.view.panels.word_of(1) == ""
    assert not scene.view.effects._marks


@pytest.mark.parametrize(
    "event", [ev.RoundStarted(2), ev.CountdownStarted(Phase.COUNTDOWN_STUCK), ev.MatchEnded()]
)
def test_refusals_do_not_outlive_the_round(services: Services, event: ev.Event) -> None:
    scene = refused(services)
    told = Teller(scene.deck).tell(event, scene.state, scene.state, frozenset())
    scene.view.play(told, scene.state, scene.state)
    assert scene.view.panels.word_of(1) == ""
    assert not scene.view.effects._marks
