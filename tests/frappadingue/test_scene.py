"""The muddy run on screen, driven by raw events under the dummy driver."""

import re
from fractions import Fraction

import pygame
import pytest

from game.catalog import find
from game.core.match import Match
from game.core.record import Playback, replay_check
from game.core.record_text import load
from game.core.sentence import plain
from game.frappadingue.choices import percent, use_of
from game.frappadingue.odds import next_throw_loses
from game.frappadingue.rules import FrappadingueRules
from game.frappadingue.scoring import Use
from game.frappadingue.screen import game_screens
from game.frappadingue.screen.choices_view import SET_KEYS
from game.frappadingue.screen.counter_view import (
    FALLEN,
    HANGS,
    LEAN,
    LEANS,
    ROCKS,
    STANDS,
    TIP_SECONDS,
    WOBBLE_SECONDS,
    tip_angle,
)
from game.frappadingue.screen.layout import DECK as DECK_AT
from game.frappadingue.screen.scene import FrappadingueScene
from game.frappadingue.state import Phase, Refusal, Stop, Take
from game.input.places import name_of_place, place_of_name
from game.input.seating import MatchSetup, Player, Seating
from game.input.zones import load_zones
from game.ui.impact import LONG_STOP
from game.ui.match_scene import new_match
from game.ui.report import MatchReport
from game.ui.services import Services
from tests.frappadingue.scenario import Stacked, with_all_turns
from tests.harness import frame, key, make_services, tap
from tests.input.presses import Shelf, button, plugged

ZONES = load_zones().default(2).zones
NAMES_OF_SEATS = ("Anna", "Karim", "Zoé", "Main", "Zeil", "Dom", "Oper", "Messe")
GAME = find("frappadingue").open()
DECK = GAME.rules.deck
LONG = 60_000
"""Frames in which any match of these tests ends."""

CHOOSING = """\
round 4
turn 0
phase take
seat 0: 100 0 300
seat 1: 200 0 0
throw: 8 12 -5 8b 9
"""
GOING = """\
round 4
turn 0
phase go
seat 0: 100 0 300
seat 1: 200 0 0
throw: 9 7 crash
counter: 8 8b = 200
"""
MUST_GO = GOING.replace("8 8b = 200", "8 12 = 150")


class Screens:
    """Stands for the screens around a match, and remembers what it was told."""

    def __init__(self) -> None:
        self.reports: list[MatchReport] = []
        self.pauses: list[str | None] = []
        self.helped = 0

    def finished(self, report: MatchReport) -> None:
        self.reports.append(report)

    def keep(self, report) -> None:
        self.kept = report

    def pause(self, who, on_resume, why="pause-who") -> None:
        self.pauses.append(who)

    def help(self) -> None:
        self.helped += 1

    def leave(self) -> None:
        raise AssertionError("nobody left")


@pytest.fixture
def services():
    made = make_services((640, 360))
    made.navigator = Screens()
    made.store.update(reduced_motion=True, speed="fast", bot_speed="off")
    yield made
    made.scenes.quit()


def seating(kinds: str) -> Seating:
    """``z`` has a zone, ``s`` shares keys, ``p`` a pad, ``b`` is a bot."""
    players = []
    for seat, (kind, name) in enumerate(zip(kinds, NAMES_OF_SEATS, strict=False)):
        if kind == "b":
            players.append(Player("bot", name, level="hard"))
        else:
            zone = ZONES[seat] if kind == "z" else None
            players.append(Player("human", name, zone=zone, pad="m1/1" if kind == "p" else None))
    return Seating(tuple(players))


def start(
    services: Services, kinds: str = "zz", text: str = "", seed: int = 5, **options: str
) -> FrappadingueScene:
    setup = MatchSetup("frappadingue", seating(kinds), options, seed)
    state = FrappadingueRules(DECK).parse_position(with_all_turns(text)) if text else None
    scene = FrappadingueScene(services, setup, GAME, new_match(GAME, setup, state))
    services.scenes.push(scene)
    wait(services)
    return scene


def wait(services: Services, seconds: float = 0.3) -> None:
    for _ in range(round(seconds * 60)):
        services.scenes.update(1 / 60)


def offered(scene: FrappadingueScene, services: Services, limit: float = 30.0) -> int | None:
    """Let time pass until a person may choose, or the match is over."""
    for _ in range(round(limit * 60)):
        heard = scene.guard.hears() and scene.guard.open_for > 0.45
        if scene.table.over or (scene.table.offered is not None and heard):
            return scene.table.offered
        services.scenes.update(1 / 60)
    raise AssertionError("nothing is ever offered")


def press(services: Services, name: str) -> None:
    place = place_of_name(name)
    services.scenes.handle(key(place))
    services.scenes.handle(key(place, down=False))


def click(services: Services, x: float, y: float) -> None:
    position = tuple(round(part) for part in services.canvas.to_px(x, y))
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        services.scenes.handle(pygame.event.Event(kind, button=1, pos=position, touch=False))


def hover(services: Services, x: float, y: float) -> None:
    position = tuple(round(part) for part in services.canvas.to_px(x, y))
    event = pygame.event.Event(pygame.MOUSEMOTION, pos=position, rel=(0, 0), buttons=(0, 0, 0))
    services.scenes.handle(event)


def texts(scene: FrappadingueScene, services: Services) -> str:
    frame(services)
    return "\n".join(placed.text for placed in scene.view.pen.placed)


def logged(scene: FrappadingueScene) -> list[str]:
    return [entry.text for entry in scene.match.log]


def test_one_key_takes_the_best_set(services: Services) -> None:
    scene = start(services, text=CHOOSING)
    tap(services, "enter")
    assert logged(scene) == ["take 8*2 12"]


def test_the_third_key_of_the_zone_takes_it_too_and_no_key_that_stops_or_throws(
    services: Services,
) -> None:
    scene = start(services, text=CHOOSING)
    for name in ("Q", "W"):
        press(services, name)
        assert logged(scene) == []
        wait(services)
    press(services, "E")
    assert logged(scene) == ["take 8*2 12"]


def test_every_legal_part_of_a_throw_can_be_taken_by_keys_and_by_mouse(services: Services) -> None:
    scene = start(services, text=CHOOSING)
    legal = [scene.rules.action_text(one) for one in scene.rules.legal_actions(scene.state, 0)]
    assert len(legal) == 5
    for number, text in enumerate(legal):
        scene = start(services, text=CHOOSING)
        press(services, name_of_place(scene.keys.pick_place(0, SET_KEYS + number)))
        assert logged(scene) == [text]
        scene = start(services, text=CHOOSING)
        for _ in range(number):
            press(services, "S")
        press(services, "D")
        assert logged(scene) == [text]
        scene = start(services, text=CHOOSING)
        box = scene.spots.items[number].box
        click(services, box.cx, box.cy)
        assert logged(scene) == [text]


def test_points_and_what_the_total_would_become_stand_beside_each_choice(
    services: Services,
) -> None:
    scene = start(services, text=CHOOSING)
    lines = texts(scene, services).splitlines()
    for found in scene.rules.card_sets(scene.state):
        total = scene.state.points + found.points
        sign = "+" if found.points >= 0 else "−"
        assert f"{sign}{abs(found.points)}" in lines
        assert str(total) in lines


def place(scene: FrappadingueScene, text: str):
    return scene.view.cards.places()[DECK.card(text)]


def test_a_click_chooses_a_card_and_a_second_one_takes_what_is_chosen(services: Services) -> None:
    scene = start(services, text=CHOOSING)
    for text in ("12", "8", "9"):
        click(services, place(scene, text).x, place(scene, text).y)
        frame(services)
    assert logged(scene) == [], "the 9 can't be taken, so it changes nothing"
    assert scene.rules.action_text(scene.spots.focused.action) == "take 8 12"
    assert services.texts("frappadingue-click-again") in texts(scene, services)
    for _ in range(30):
        frame(services)
    click(services, place(scene, "12").x, place(scene, "12").y)
    assert logged(scene) == ["take 8 12"]


def test_a_click_takes_the_only_thing_that_can_be_taken(services: Services) -> None:
    scene = start(services, text=CHOOSING.replace("8 12 -5 8b 9", "8 10 -5 7 9"))
    click(services, place(scene, "8").x, place(scene, "8").y)
    assert logged(scene) == ["take 8"]


def test_a_click_on_the_deck_throws(services: Services) -> None:
    scene = start(services, text=GOING)
    click(services, *DECK_AT)
    assert logged(scene) == ["throw 3"]


def test_a_card_that_cant_be_taken_is_dim_and_says_why_on_demand(services: Services) -> None:
    scene = start(services, text=CHOOSING)
    why = services.texts("frappadingue-needs-three-of-a-kind", card="9", points="")
    assert why not in texts(scene, services)
    at = scene.view.cards.places()[DECK.card("9")]
    hover(services, at.x, at.y)
    assert why in texts(scene, services)
    hover(services, 300, 1000)
    assert why not in texts(scene, services)
    press(services, "TAB")
    told = set()
    for _ in range(2 * len(tuple(scene.view.things(scene.state)))):
        press(services, "RIGHT")
        frame(services)
        told |= {placed.text for placed in scene.looks.look.pen.placed}
    assert why[:1].upper() + why[1:] in told
    along = services.texts("frappadingue-special-goes-along", card="−5", points="−50")
    assert along in told
    press(services, "TAB")
    click(services, at.x, at.y)
    assert logged(scene) == [], "a click on it takes nothing"


def test_every_use_of_a_card_has_its_words(services: Services) -> None:
    for use in Use:
        assert services.texts.has(f"frappadingue-{use.value}")
    scene = start(services, text=CHOOSING)
    for card in scene.state.throw:
        assert services.texts.has(use_of(scene.rules, scene.state, card).text_id)


def test_stopping_is_offered_on_hundreds_and_writes_them_down(services: Services) -> None:
    scene = start(services, text=GOING)
    assert scene.spots.focused is not None
    assert scene.spots.focused.action == Stop()
    tap(services, "enter")
    assert scene.state.seats[0].turns[-1] == 200
    assert offered(scene, services) == 1


def test_stopping_is_refused_with_the_reason(services: Services) -> None:
    scene = start(services, text=MUST_GO)
    reason = services.texts(f"frappadingue-{Refusal.NOT_A_MULTIPLE.value}", points="150")
    assert reason in texts(scene, services), "it stands there unasked"
    press(services, "Q")
    assert logged(scene) == []
    assert scene.view.chooser._shaking > 0
    wait(services)
    press(services, "W")
    assert logged(scene) == ["throw 3"]


NEGATIVE = """\
round 4
turn 0
phase go
seat 0: 100 0 300
seat 1: 200 0 0
counter: 12 -10 -10b = -150 | 12b = 50
"""
IN_VAIN = "options plus_five=30\n" + GOING.replace("8 8b = 200", "8 +5 = 130")
LAST = GOING.replace("200 0 0", "200 0 0 1000").replace("turn 0", "first 1\nturn 0")
ROUNDS = "options goal=rounds-{}\n" + GOING


def test_a_counter_of_less_than_0_is_told_so_on_banner_and_slip(services: Services) -> None:
    scene = start(services, text=NEGATIVE)
    said = texts(scene, services)
    assert services.texts("frappadingue-now-not-positive", points="−100") in said
    assert services.texts("frappadingue-stop-not-positive", points="−100") in said
    assert "multiple" not in said


def test_a_set_that_forbids_to_stop_says_so_before_it_is_taken(services: Services) -> None:
    scene = start(services, text=CHOOSING)
    odd = next(one for one in scene.spots.items if not one.choice.stops)
    fine = next((one for one in scene.spots.items if one.choice.stops), None)
    ending = "take-must" if odd.choice.total > 0 else "take-not-positive"
    warning = services.texts(
        f"frappadingue-now-{ending}", points=plain(services.texts, odd.choice.total)
    )
    scene.spots.focus_on(odd.action)
    assert warning in texts(scene, services)
    if fine is not None:
        scene.spots.focus_on(fine.action)
        assert services.texts("frappadingue-now-take") in texts(scene, services)


def test_a_printed_30_that_nothing_can_make_up_for_is_told(services: Services) -> None:
    assert services.texts("frappadingue-now-in-vain") in texts(
        start(services, text=IN_VAIN), services
    )
    for text in (MUST_GO, MUST_GO.replace("8 12 = 150", "12 +5 = 100")):
        said = texts(start(services, text=text), services)
        assert services.texts("frappadingue-now-in-vain") not in said


@pytest.mark.parametrize(
    ("text", "last"),
    [(GOING, False), (LAST, True), (ROUNDS.format(5), False), (ROUNDS.format(4), True)],
)
def test_the_last_round_is_told_on_pad_and_banner_as_long_as_it_lasts(
    services: Services, text: str, last: bool
) -> None:
    scene = start(services, text=text)
    words = services.texts("frappadingue-last-round")
    assert texts(scene, services).splitlines().count(words) == (2 if last else 0)


def test_the_pad_has_no_column_for_rounds_that_are_never_played(services: Services) -> None:
    text = "options goal=rounds-2\nround 1\nseat 0: -\nseat 1: -\n"
    lines = texts(start(services, text=text), services).splitlines()
    assert {"1", "2"} <= set(lines)
    assert "3" not in lines


def test_odds_are_told_only_when_there_is_something_to_lose(services: Services) -> None:
    text = "round 1\nseat 0: -\nseat 1: -\n"
    said = texts(start(services, text=text), services)
    assert services.texts("frappadingue-odds-nothing") in said
    assert "%" not in said
    said = texts(start(services, text=GOING), services)
    assert services.texts("frappadingue-odds-next") in said
    assert "%" in said
    assert services.texts("frappadingue-odds-nothing") not in said


def test_a_risk_without_its_number_is_never_told(services: Services) -> None:
    """What a bot takes decides about its next throw: until then there is no number."""
    text = CHOOSING.replace("throw: 8 12 -5 8b 9", "throw: 7 12 -5\ncounter: 8 8b = 200")
    services.store.update(bot_speed="slow")
    said = texts(start(services, "bz", text=text), services)
    assert services.texts("frappadingue-odds-open") in said
    assert services.texts("frappadingue-odds-next") not in said


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_thousands_are_written_one_way_everywhere(lang: str) -> None:
    made = make_services((1280, 720), lang)
    made.navigator = Screens()
    made.store.update(reduced_motion=True)
    text = "options goal=10000\n" + GOING.replace("100 0 300", "1100 0 2300")
    text = text.replace("8 8b = 200", "8 8b 8c = 1000").replace("9 7 crash", "9 7")
    for one in (text, CHOOSING.replace("8 12 -5 8b 9", "8 8b 8c 12 12b")):
        said = texts(start(made, text=one), made)
        assert not re.search(r"\d{4}", said)
        assert re.search(r"1[,\u00a0]\d{3}", said)


def test_the_eleventh_set_has_a_key_and_all_slips_one_size(services: Services) -> None:
    scene = start(services, text=CHOOSING.replace("8 12 -5 8b 9", "8 8b 8c 12 12b"))
    legal = [scene.rules.action_text(one) for one in scene.rules.legal_actions(scene.state, 0)]
    assert len(legal) == 11
    frame(services)
    labels = [scene.key_label(0, spot.key) for spot in scene.spots.items]
    assert all(labels)
    assert len(set(labels)) == 11
    press(services, name_of_place(scene.keys.pick_place(0, scene.spots.items[10].key)))
    assert logged(scene) == [legal[10]]


def test_sets_are_written_in_one_size() -> None:
    made = make_services((1280, 720))
    made.navigator = Screens()
    scene = start(made, text=CHOOSING.replace("8 12 -5 8b 9", "8 8b 8c 12 12b"))
    frame(made)
    high = {
        placed.drawn.h
        for placed in scene.view.pen.placed
        if re.fullmatch(r"(\d×8|8)?( ?(2×12|12))?", placed.text)
        and scene.spots.items[0].box.y - 8 < placed.box.y < 730
    }
    assert len(high) == 1


def test_long_and_short_names_stand_on_the_pad_in_one_size() -> None:
    services = make_services((1280, 720))
    services.navigator = Screens()
    names = ("Wilhelmine III", "Zoé", "Anna", "Karim")
    players = tuple(Player("human", name) for name in names)
    text = "round 1\n" + "".join(f"seat {seat}: -\n" for seat in range(4))
    setup = MatchSetup("frappadingue", Seating(players), {}, 5)
    state = FrappadingueRules(DECK).parse_position(with_all_turns(text))
    scene = FrappadingueScene(services, setup, GAME, new_match(GAME, setup, state))
    services.scenes.push(scene)
    frame(services)
    rows = [p for p in scene.view.pen.placed if p.text in names and p.box.x < 600]
    assert {placed.text for placed in rows} == set(names)
    lowest = min(placed.drawn.h for placed in rows)
    assert {placed.drawn.h / lowest for placed in rows} <= {1.0, 2.0}, "in one line or two"
    assert all(placed.box.covers(placed.drawn, 1.6) and not placed.cut for placed in rows)


@pytest.mark.parametrize("crashed", [False, True])
def test_full_hands_are_counted_and_after_a_crash_they_are_lost(
    services: Services, crashed: bool
) -> None:
    services.store.update(reduced_motion=False, speed="normal")
    full = GOING.replace("throw: 9 7 crash\n", "") + "earlier: 9 9b 9c 9d 9e\npoints 1000\n"
    scene = start(services, text=full.replace("8 8b = 200", "8 8b 12 12b +10 = 400"))
    if crashed:
        pool = (*scene.state.deck, *scene.state.throw)
        scene.match.luck = Stacked(DECK, pool, "crash 9 7 10 11")
        press(services, "W")
        wait(services, 1.6)
        assert scene.view.counter.tipped
    said = texts(scene, services)
    kept = services.texts("frappadingue-hands", count=1)
    lost = services.texts("frappadingue-hands-lost", count=2)
    assert (kept in said, lost in said) == (not crashed, crashed)


def test_a_bots_level_is_told_while_it_thinks(services: Services) -> None:
    services.store.update(bot_speed="slow")
    scene = start(services, "zb", text=GOING.replace("turn 0", "turn 1"))
    wait(services, 0.1)
    assert scene.table.thinking == 1
    said = texts(scene, services)
    assert services.texts("frappadingue-now-thinks", level=services.texts("level-hard")) in said


def test_one_key_skips_all_bots_until_a_person_is_in_turn(services: Services) -> None:
    services.store.update(reduced_motion=False, speed="slow", bot_speed="slow")
    text = "round 1\nturn 1\nfirst 1\n" + "".join(f"seat {seat}: -\n" for seat in range(8))
    scene = start(services, "zbbbbbbb", text=text)
    assert services.texts("table-hint-rush") in texts(scene, services)
    press(services, "SPACE")
    wait(services, 1.0)
    assert scene.table.offered == 0
    assert not scene.table.rushing
    assert {entry.seat for entry in scene.match.log} == set(range(1, 8))
    wait(services, 1.0)
    before = logged(scene)
    press(services, "SPACE")
    assert logged(scene) == before, "in the own turn the key chooses nothing"


@pytest.mark.parametrize("size", [(640, 360), (1280, 720)])
def test_hints_are_left_out_before_they_are_cut(size: tuple[int, int]) -> None:
    for percent_of in (100, 200):
        made = make_services(size, "fr", percent_of)
        made.navigator = Screens()
        scene = start(made, text=CHOOSING)
        frame(made)
        row = [placed for placed in scene.view.pen.placed if placed.box.y > 980]
        assert not any(placed.cut for placed in row)
        assert made.texts("hint-choose") in {placed.text for placed in row}
        scene._show_log(True)
        frame(made)
        assert not [placed for placed in scene.view.pen.placed if placed.box.y > 1010]


def test_every_refusal_has_its_words(services: Services) -> None:
    for refusal in Refusal:
        assert services.texts.has(f"frappadingue-{refusal.value}")


def test_a_set_can_be_taken_back_until_the_next_throw(services: Services) -> None:
    scene = start(services, text=CHOOSING)
    before = scene.state
    tap(services, "enter")
    offered(scene, services)
    press(services, "BACKSPACE")
    assert scene.state == before
    assert logged(scene) == []
    assert offered(scene, services) == 0
    press(services, "R")
    assert logged(scene) == ["take 8*2"]
    offered(scene, services)
    press(services, "Q" if scene.state.refusal is None else "W")
    offered(scene, services)
    done = len(scene.match.log)
    press(services, "BACKSPACE")
    assert len(scene.match.log) == done


def test_a_double_press_is_one_decision(services: Services) -> None:
    scene = start(services, text=CHOOSING)
    for _ in range(5):
        tap(services, "enter")
        services.scenes.update(0.01)
    assert logged(scene) == ["take 8*2 12"]


def test_nothing_acts_while_the_show_is_on_and_any_key_skips_it(services: Services) -> None:
    services.store.update(reduced_motion=False, speed="normal")
    scene = start(services, text=CHOOSING)
    tap(services, "enter")
    services.scenes.update(1 / 60)
    assert scene.table.offered is None
    press(services, "Q")
    assert logged(scene) == ["take 8*2 12"], "the press only skipped"
    assert scene.table.offered == 0
    assert not scene.table.showing


def test_the_show_ends_by_itself_and_what_is_shown_is_what_is(services: Services) -> None:
    services.store.update(reduced_motion=False, speed="normal")
    scene = start(services, text=CHOOSING)
    tap(services, "enter")
    assert scene.table.showing
    offered(scene, services, 5.0)
    assert scene.table.shown == scene.state


def test_the_log_tells_a_throw_only_when_its_cards_lie_open(services: Services) -> None:
    services.store.update(reduced_motion=False, speed="normal")
    scene = start(services)
    tap(services, "enter")
    lines = len(scene.view.log.lines)
    told = "thrown"
    while scene.view.moving:
        assert not any(told in line.text_id for line in scene.view.log.lines)
        services.scenes.update(1 / 60)
    services.scenes.update(1 / 60)
    assert any(told in line.text_id for line in scene.view.log.lines[lines:])


def test_a_throw_that_is_skipped_is_told_at_once(services: Services) -> None:
    services.store.update(reduced_motion=False, speed="normal")
    scene = start(services)
    tap(services, "enter")
    press(services, "X")
    told = [line.text_id for line in scene.view.log.lines]
    assert told[1] == "frappadingue-log-thrown", "before what came of it"


@pytest.mark.parametrize(
    ("text", "signs"),
    [
        (CHOOSING, {"flag", "again"}),
        (GOING, {"flag"}),
        (MUST_GO, {"lock"}),
    ],
)
def test_the_sign_beside_each_total_can_be_looked_at(
    services: Services, text: str, signs: set[str]
) -> None:
    scene = start(services, text=text)
    boxes = [spot.box for spot in scene.spots.items]
    seen = [one for one in scene._things() if any(box.covers(one.box) for box in boxes)]
    assert {one.thing.key for one in seen} == signs
    for one in seen:
        assert GAME.explanation(scene.state, 0, one.thing) is not None
    if text == CHOOSING:
        assert len(seen) == len(boxes)


@pytest.mark.parametrize("other", ["U", "P", "J"])
def test_another_players_keys_do_nothing_but_remind(services: Services, other: str) -> None:
    scene = start(services, text=CHOOSING)
    press(services, other)
    assert logged(scene) == []
    assert scene.view.banner._remind > 0


def test_odds_are_exact_for_the_choice_with_the_focus_and_can_be_switched(
    services: Services,
) -> None:
    scene = start(services, text=CHOOSING)
    for _ in range(len(scene.spots)):
        focused = scene.spots.focused
        assert focused is not None
        assert isinstance(focused.action, Take)
        ahead = Match(scene.rules, scene.match.config, state=scene.state)
        ahead.submit(0, focused.action)
        chance = next_throw_loses(ahead.state, DECK)
        assert chance is not None
        risk = services.texts("frappadingue-percent", n=percent(chance))
        nothing = services.texts("frappadingue-odds-below")
        assert (risk if ahead.state.points > 0 else nothing) in texts(scene, services)
        press(services, "S")
    said = texts(scene, services)
    services.scenes.handle(key(pygame.KSCAN_F3, pygame.K_F3))
    services.scenes.handle(key(pygame.KSCAN_F3, pygame.K_F3, down=False))
    assert not services.settings.odds
    shown = re.compile(r"\d+\.\d\s%")
    assert shown.search(said)
    assert not shown.search(texts(scene, services))


def test_no_tip_tells_of_the_risk_that_f3_has_hidden(services: Services) -> None:
    services.store.update(odds=True, bubbles_on=True)
    scene = start(services, text=GOING)
    odds = next(b for b in scene.told_once(scene.state, 0, hand_open=True) if "odds" in b.key)
    scene.told_once = lambda *_, **__: (odds,)  # type: ignore[method-assign]
    scene._offer_bubble()
    assert scene.bubbles.shown == odds
    services.scenes.handle(key(pygame.KSCAN_F3, pygame.K_F3))
    assert not services.settings.odds
    assert scene.bubbles.shown is None


def test_odds_after_a_set_are_those_that_the_next_throw_then_has(services: Services) -> None:
    scene = start(services, text=CHOOSING)
    focused = scene.spots.focused
    assert focused is not None
    foretold = focused.choice.loses
    tap(services, "enter")
    offered(scene, services)
    assert scene.view._chance(scene.state) == foretold


def test_percents_are_rounded_from_the_exact_chance() -> None:
    assert percent(Fraction(1, 2)) == 50.0
    assert percent(Fraction(1, 3)) == 33.3
    assert percent(Fraction(2, 3)) == 66.7
    assert percent(Fraction(12_345, 100_000)) == 12.3
    assert percent(Fraction(12_350, 100_000)) == 12.4


def test_a_crash_tips_the_barrow_until_the_next_turn(services: Services) -> None:
    services.store.update(reduced_motion=False, speed="normal")
    scene = start(services, text=GOING)
    pool = (*scene.state.deck, *scene.state.throw)
    scene.match.luck = Stacked(DECK, pool, "crash 9 7")
    press(services, "W")
    wait(services, 1.6)
    assert scene.view.counter.tipped
    said = texts(scene, services)
    assert services.texts("frappadingue-big-crashed", points=200, name="Anna") in said
    assert offered(scene, services) == 1
    assert not scene.view.counter.tipped
    assert scene.state.seats[0].turns[-1] == 0


def test_bots_play_their_turns_while_people_wait(services: Services) -> None:
    scene = start(services, "zb", text=GOING)
    tap(services, "enter")
    assert offered(scene, services) == 0
    assert {entry.seat for entry in scene.match.log} == {0, 1}
    assert len(scene.state.seats[1].turns) == 4


@pytest.mark.parametrize("kinds", ["zz", "zzs", "ssssssss", "zbsb"])
def test_a_whole_match_by_the_keyboard(services: Services, kinds: str) -> None:
    scene = start(services, kinds, goal="rounds-2")
    own = {0: "E", 1: "O"}
    while (seat := offered(scene, services)) is not None:
        assert seat == scene.state.turn
        frame(services)
        if scene.state.phase is Phase.GO and scene.state.refusal is not None:
            press(services, name_of_place(scene.keys.pick_place(seat, 1)))
        elif kinds[seat] == "z" and scene.state.phase is Phase.TAKE:
            press(services, own[seat])
        else:
            tap(services, "enter")
    ended(scene, services)


def test_a_whole_match_by_the_mouse(services: Services) -> None:
    scene = start(services, "ssb", goal="rounds-2")
    while offered(scene, services) is not None:
        offer = next(one for one in scene.spots.items if not one.refusal)
        hover(services, offer.box.cx, offer.box.cy)
        click(services, offer.box.cx, offer.box.cy)
    ended(scene, services)


def test_a_whole_match_by_pads(services: Services) -> None:
    services.pads._open = Shelf("m1", "m2").open
    for index in (0, 1):
        services.pads.handle(plugged(index))
    services.pads.handle(button(10, pygame.CONTROLLER_BUTTON_A))
    services.pads.handle(button(11, pygame.CONTROLLER_BUTTON_A))
    scene = start(services, "psb", goal="rounds-2")
    south, right = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_DPAD_RIGHT
    while (seat := offered(scene, services)) is not None:
        focused = scene.spots.focused
        pad = 10 if seat == 0 else 11
        assert focused is not None
        if len(scene.spots) > 1 and scene.state.phase is Phase.TAKE:
            before = scene.spots.focus
            push(services, pad, right)
            assert scene.spots.focus != before
        push(services, pad, south)
    ended(scene, services)


def test_a_pads_start_pauses_and_names_who_did(services: Services) -> None:
    services.pads._open = Shelf("m1", "m2").open
    for index in (0, 1):
        services.pads.handle(plugged(index))
    services.pads.handle(button(10, pygame.CONTROLLER_BUTTON_A))
    services.pads.handle(button(11, pygame.CONTROLLER_BUTTON_A))
    scene = start(services, "ps", text=CHOOSING)
    push(services, 10, pygame.CONTROLLER_BUTTON_START)
    push(services, 11, pygame.CONTROLLER_BUTTON_START)
    assert services.navigator.pauses == ["Anna", None]
    assert logged(scene) == []


def push(services: Services, pad: int, number: int) -> None:
    services.scenes.handle(button(pad, number))
    up = pygame.event.Event(pygame.CONTROLLERBUTTONUP, instance_id=pad, button=number)
    services.scenes.handle(up)


def ended(scene: FrappadingueScene, services: Services) -> None:
    """Check the end of a match: told once, with a record that leads to the same state."""
    for _ in range(5 * 60):
        services.scenes.update(1 / 60)
    tap(services, "enter")  # the last table stays until somebody presses something
    [report] = services.navigator.reports
    assert report.outcome == scene.outcome
    assert report.outcome.scores == report.figures[0].values
    assert all(len(figure.values) == len(scene.names) for figure in report.figures)
    assert report.curve is not None
    assert report.curve.points[-1].values == report.outcome.scores
    assert all(services.texts.has(figure.text_id) for figure in report.figures)
    record = load(report.record, lambda game: scene.rules)
    assert replay_check(scene.rules, record) is None
    assert scene.table.shown == scene.state


def test_the_speed_of_the_show_changes_nothing_in_the_match(services: Services) -> None:
    sums = set()
    for speed in ("off", "normal"):
        services.store.update(reduced_motion=False, speed=speed)
        scene = start(services, "bbb", seed=11, goal="rounds-1")
        for _ in range(60 * 90):
            services.scenes.update(1 / 60)
            if scene.table.over:
                break
        assert scene.table.over
        sums.add(scene.match.checksum())
        services.scenes.pop()
    assert len(sums) == 1


def test_anybody_pauses_by_escape_and_no_focus_stops_nobody(services: Services) -> None:
    scene = start(services, text=CHOOSING)
    tap(services, "escape")
    assert services.navigator.pauses == ["Anna"]
    services.scenes.handle(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert services.navigator.pauses == ["Anna"]
    assert scene.table.offered == 0


def test_the_log_opens_on_a_key_and_stops_the_table(services: Services) -> None:
    scene = start(services, text=CHOOSING)
    services.scenes.handle(key(pygame.KSCAN_F2, pygame.K_F2))
    services.scenes.handle(key(pygame.KSCAN_F2, pygame.K_F2, down=False))
    frame(services)
    tap(services, "enter")
    assert logged(scene) == [], "the press closed the log"
    tap(services, "enter")
    assert logged(scene) == ["take 8*2 12"]
    tap(services, "f1")
    assert services.navigator.helped == 1


def test_exactly_one_seat_is_marked_as_in_turn(services: Services) -> None:
    scene = start(
        services,
        "zzsb",
        text="round 1\nturn 2\nfirst 2\nseat 0: -\nseat 1: -\nseat 2: -\nseat 3: -\n",
    )
    frame(services)
    assert scene.table.offered == 2
    assert texts(scene, services).count("Zoé") >= 2, "on the pad and on the banner"
    banner = [
        placed for placed in scene.view.pen.placed if placed.box.y < 220 and placed.box.x > 600
    ]
    named = {name for name in scene.names if any(placed.text == name for placed in banner)}
    assert named == {"Zoé"}


@pytest.mark.parametrize(
    ("size", "lang", "scale"),
    [
        ((1280, 720), "en", 100),
        ((1280, 720), "fr", 200),
        ((1280, 720), "xx", 100),
        ((640, 360), "fr", 100),
    ],
)
def test_no_text_leaves_its_box(size: tuple[int, int], lang: str, scale: int) -> None:
    made = make_services(size, lang, scale)
    made.navigator = Screens()
    made.store.update(reduced_motion=True)
    many = CHOOSING.replace("8 12 -5 8b 9", "8 8b 8c 12 12b")
    for kinds, text in (("zz", CHOOSING), ("zz", many), ("zz", GOING), ("zz", MUST_GO)):
        scene = start(made, kinds, text=text)
        scene.begin_look()
        frame(made)
        for placed in scene.view.pen.placed:
            assert placed.box.covers(placed.drawn, 1.6), placed
            assert not placed.cut, placed
        assert not made.texts.missing


def test_a_record_is_played_again_on_the_same_table(services: Services) -> None:
    scene = start(services, "bb", goal="rounds-1")
    scene.fast_forward(1_000_000)
    record = load(scene.record(), lambda game: scene.rules)
    playback = Playback(scene.rules, record)
    view = game_screens.SCREENS.replay_view(services, playback, scene.names, GAME)
    while not playback.at_end:
        steps = playback.advance()
        if steps:
            view.play(steps)
        for _ in range(600):
            view.update(1 / 60)
            if not view.busy:
                break
        assert not view.busy
        view.draw(services.stage)
        assert view.shown == playback.match.state
    view.jump()
    assert view.shown == scene.state


def test_in_the_end_the_banner_names_who_has_won_and_the_pad_crowns_them(
    services: Services,
) -> None:
    scene = start(services, "bb", goal="rounds-1")
    for _ in range(LONG):
        frame(services)
        if scene.table.over and not scene.table.showing:
            break
    assert scene.table.over, "the match does not end"
    winners = scene.outcome.winners
    assert len(winners) == 1
    assert f"{scene.names[winners[0]]} wins the match!" in texts(scene, services)
    assert scene.view._winners == winners
    said = texts(scene, services)
    name = scene.names[winners[0]]
    assert f"{name} {name}" not in said.replace("\n", " "), "the line has the name already"
    assert "next throw" not in said, "nobody throws any more"


def test_the_log_tells_who_begins(services: Services) -> None:
    scene = start(services, "zz")
    first = scene.view.log.lines[0]
    assert (first.text_id, first.seat) == ("frappadingue-log-begins", scene.match.state.first)


def test_the_barrow_stands_leans_hangs_and_falls() -> None:
    angles = [tip_angle(n / 60) for n in range(round(60 * TIP_SECONDS) + 1)]
    assert angles[: round(60 * STANDS)] == [0.0] * round(60 * STANDS)
    hanging = [tip_angle(LEANS + n / 100) for n in range(round(100 * (HANGS - LEANS)))]
    assert all(abs(angle - LEAN) <= ROCKS for angle in hanging)
    assert len(set(hanging)) > 5, "it rocks"
    assert angles[-1] == pytest.approx(FALLEN)
    assert min(angles) >= FALLEN


@pytest.mark.parametrize(
    ("risk", "most"), [(Fraction(1, 2), 0.0), (Fraction(3, 4), 1.2), (Fraction(19, 20), 2.4)]
)
def test_a_barrow_at_risk_wobbles_and_calms_down(
    services: Services, risk: Fraction, most: float
) -> None:
    services.store.update(reduced_motion=False, speed="normal")
    counter = start(services, text=GOING).view.counter
    counter.take_risk(risk)
    leans = []
    for _ in range(240):
        counter.update(1 / 60)
        leans.append(abs(counter._wobble()))
    assert max(leans) == pytest.approx(most, abs=0.31)
    counter.update(WOBBLE_SECONDS)
    assert counter._wobble() == 0.0
    counter.take_risk(risk / 2)
    counter.take_risk(risk)
    counter.update(0.2)
    counter.still = True
    assert counter._wobble() == 0.0, "not with less motion"


def test_a_hidden_risk_is_told_by_no_wobble(services: Services) -> None:
    services.store.update(reduced_motion=False, speed="normal", odds=False)
    scene = start(services, text=GOING)
    frame(services)
    assert scene.view.counter._risk is None
    services.store.update(odds=True)
    frame(services)
    assert scene.view.counter._risk is not None


def test_mud_flies_when_the_barrow_comes_down_and_a_key_ends_it(services: Services) -> None:
    services.store.update(reduced_motion=False, speed="normal")
    scene = start(services, text=GOING)
    pool = (*scene.state.deck, *scene.state.throw)
    scene.match.luck = Stacked(DECK, pool, "crash 9 7")
    press(services, "W")
    for _ in range(120):
        frame(services)
        if scene.view.impacts.busy:
            break
    lost = services.texts("frappadingue-big-crashed", points=200, name="Anna")
    assert lost not in texts(scene, services), "first it leans and hangs there"
    stone, mud = scene.view.impacts._hits
    assert stone.ring
    assert not mud.ring
    assert mud.freed == pytest.approx(stone.freed + LONG_STOP - TIP_SECONDS)
    scene.view.finish()
    assert not scene.view.impacts.busy
