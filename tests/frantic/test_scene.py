"""The table of Frantic on screen, driven by raw events under the dummy driver."""

import pygame
import pytest

from game.catalog import find
from game.core.choices import At
from game.frantic.screen.layout import Z_FAN, layout
from game.frantic.screen.scene import FranticScene
from game.frantic.state import Ask, State
from game.input.seating import MatchSetup
from game.ui.match_scene import new_match
from game.ui.services import Services
from game.ui.spots import Spot
from tests.frantic.scenario import DECK, make_rules
from tests.harness import frame, press, tap
from tests.pairs import whole
from tests.table_play import (
    NAMES,
    ZONES,
    check_faces,
    check_replay,
    check_report,
    click,
    confirm,
    film,
    lift,
    logged,
    offered,
    play_to_results,
    seating,
    still_services,
    wait,
)


@pytest.fixture
def services():
    made = still_services()
    yield made
    made.scenes.quit()


def start(
    services: Services, kinds: str, text: str = "", seed: int = 5, **options: str
) -> FranticScene:
    setup = MatchSetup("frantic", seating(kinds), options, seed)
    game = find("frantic").open()
    state = game.rules.parse_position(text) if text else None
    scene = FranticScene(services, setup, game, new_match(game, setup, state))
    services.scenes.push(scene)
    wait(services)
    return scene


def choose(services: Services, scene: FranticScene, text: str) -> None:
    """Choose by the arrow keys and Enter what an action's text says."""
    offered(services, scene)
    lift(services, scene)
    action = scene.rules.parse_action(text)
    assert scene.spots.focus_on(action), f"{text} is not offered"
    confirm(services, scene)


def spots(scene: FranticScene) -> tuple[Spot, ...]:
    return scene.spots.items


def placed(scene: FranticScene) -> dict[int, object]:
    tweener = scene.view.moves.tweener
    return {card: tweener.get(card) for card in DECK.cards}


def allowed(scene: FranticScene, before: State, state: State) -> set[int]:
    """The cards whose faces may be seen while a state becomes another."""
    found = set()
    for one in (before, state):
        found |= {*one.discard, *one.market}
        eye = one.question is not None and one.question.ask is Ask.EYE
        counted = len(one.points[0]) == one.round
        hands = range(len(one.hands)) if eye or counted else scene.hands.audience
        found |= {card for seat in hands for card in one.hands[seat]}
    return found


@pytest.mark.parametrize(
    "kinds",
    [
        *("zb", "zzs", "bbb"),
        *map(whole, ("zbb", "zbbbbbbb", "zz", "zzbb", "ssssssss", "bb", "bbbbbbbb")),
    ],
)
def test_a_match_is_played_by_keys_to_its_results(services: Services, kinds: str) -> None:
    scene = start(services, kinds, limit="rounds-1")
    report = play_to_results(services, scene)
    check_report(report, scene, make_rules())
    assert not services.texts.missing
    assert layout(scene.match.state, DECK, scene.view.moves.sight) == placed(scene)


@pytest.mark.parametrize("kinds", ["zb", "zzb", "bbb"])
def test_no_face_is_ever_seen_that_its_owner_does_not_show(services: Services, kinds: str) -> None:
    services.store.update(reduced_motion=False, speed="normal")
    scene = start(services, kinds, limit="rounds-1", answer="unlimited")
    check_faces(services, scene, lambda: placed(scene), lambda *two: allowed(scene, *two))


CLOSED = """\
turn 0
seat 0: {first}
seat 1: {second}
seat 2: R3 R4 R5
discard: Y4 Y7
happenings: surprise-party rest
happened: friday-the-13th
draw: G1 G2 G3 G4 rest
"""


def test_a_card_given_from_a_closed_hand_looks_like_any_other_card_of_it(
    services: Services,
) -> None:
    """Which card it is, and which place it had, changes no pixel for those who look on."""
    services.store.update(reduced_motion=False, speed="normal")
    films = []
    for second, given in (("R1 *c B9 K2", "R1"), ("B8 G5 *n R2", "*n"), ("K2 B9 R1 *e", "*e")):
        text = CLOSED.format(first="K7 B1 B2", second=second)
        scene = start(services, "zzz", text)
        scene.view.prewarm()
        scene.table.submit(0, scene.rules.parse_action("play K7"))
        scene.table.skip()
        wait(services, 1.0)
        assert scene.match.state.question.ask is Ask.PRESENTS
        seen = film(services, 2)
        scene.table.submit(1, scene.rules.parse_action(f"give {given} to 2"))
        films.append([*seen, *film(services, 60)])
    assert films[0] == films[1] == films[2]
    assert len(set(films[0])) > 5, "nothing is to be seen"


def test_a_hand_opens_and_closes_where_it_lies(services: Services) -> None:
    services.store.update(reduced_motion=False, speed="normal")
    scene = start(services, "zzb", CLOSED.format(first="R9 B1 G2 K4", second="R1 R2"))
    offered(services, scene)
    closed = [placed(scene)[card] for card in scene.state.hands[0]]
    assert not any(at.face_up for at in closed)
    spots_of_closed = {(at.x, at.y) for at in closed}
    lift(services, scene)
    opened = [placed(scene)[card] for card in scene.state.hands[0]]
    assert all(at.face_up for at in opened)
    assert {(at.x, at.y) for at in opened} == spots_of_closed
    place = scene.keys.show_place(0)
    press(services, place)
    for _ in range(30):
        services.scenes.update(1 / 60)
        now = {(at.x, at.y) for at in (placed(scene)[card] for card in scene.state.hands[0])}
        assert now == spots_of_closed
    assert [placed(scene)[card] for card in scene.state.hands[0]] == closed


def test_a_card_flies_on_while_the_hand_that_it_left_closes(services: Services) -> None:
    services.store.update(reduced_motion=False, speed="normal")
    scene = start(services, "zzb", CLOSED.format(first="Y9 B1", second="R1 R2"))
    choose(services, scene, "play Y9")
    card = next(iter(scene.state.discard[-1:]))
    services.scenes.update(1 / 60)
    services.scenes.update(1 / 60)
    assert scene.view.moves.tweener.moving(card)
    assert 0 not in scene.hands.audience


FOUR = """\
options answer=unlimited
turn 0
seat 0: *4 B1 B2
seat 1: R1 R2
seat 2: R3 R4
discard: rest Y4 Y7
draw: G1 G2 G3 G4 G5
"""


def test_a_fantastic_four_is_shared_out_step_by_step_and_steps_are_taken_back(
    services: Services,
) -> None:
    scene = start(services, "zbb", FOUR)
    choose(services, scene, "play *4")
    offered(services, scene)
    plates = {spot.seat: number for number, spot in enumerate(spots(scene)) if spot.at is At.SEAT}
    assert set(plates) == {1, 2}

    def add(seat: int) -> None:
        wait(services)
        number = next(n for n, s in enumerate(spots(scene)) if s.seat == seat and s.at is At.SEAT)
        scene.spots.focus = number
        tap(services, "enter")

    for seat in (2, 1, 2):
        add(seat)
    assert logged(scene) == ["play *4"], "steps are no actions"
    wait(services)
    press(services, pygame.KSCAN_BACKSPACE, pygame.K_BACKSPACE)
    assert scene.draft.added == (2, 1)
    add(1)
    add(2)
    wait(services)
    tap(services, "enter")
    assert logged(scene) == ["play *4", "share 2*2 1*2"]
    assert scene.draft.empty


PARTY = """\
turn 0
seat 0: K7 B1 B2 G3
seat 1: R1 R2
seat 2: R3 R4
discard: rest Y4 Y7
happenings: merry-christmas rest
draw: G1 G2 G4 G5
"""


def given(scene: FranticScene) -> list[str]:
    """What the first seat has given."""
    return [one.text for one in scene.match.log if one.seat == 0 and one.text.startswith("give")]


def test_presents_go_one_by_one_or_all_at_once_to_somebody(services: Services) -> None:
    scene = start(services, "zbb", PARTY)
    choose(services, scene, "play K7")
    offered(services, scene)
    assert scene.state.question.ask is Ask.PRESENTS
    card = next(n for n, s in enumerate(spots(scene)) if s.at is At.CARD)
    scene.spots.focus = card
    tap(services, "enter")
    wait(services)
    receiver = next(n for n, s in enumerate(spots(scene)) if s.seat == 2)
    scene.spots.focus = receiver
    tap(services, "enter")
    assert len(given(scene)) == 1
    wait(services, 0.6)
    assert scene.draft.to == 2, "the next card goes to the same player"
    rest = next(n for n, s in enumerate(spots(scene)) if type(s.action).__name__ == "GiveRest")
    scene.spots.focus = rest
    tap(services, "enter")
    assert len(given(scene)) == 3
    assert all(text.endswith("to 2") for text in given(scene))


def test_a_chosen_card_can_be_taken_back_before_the_last_one(services: Services) -> None:
    scene = start(services, "zbb", PARTY)
    choose(services, scene, "play K7")
    offered(services, scene)
    scene.table.submit(0, scene.rules.parse_action("give B1 to 1"))
    wait(services, 0.6)
    assert len(scene.state.chosen) >= 1
    own = [one for one in scene.state.chosen if one.seat == 0]
    press(services, pygame.KSCAN_BACKSPACE, pygame.K_BACKSPACE)
    assert len([one for one in scene.state.chosen if one.seat == 0]) == len(own) - 1


ATTACK = """\
options answer={answer}
turn 1
seat 0: *c B1 B2
seat 1: Rg R2 R3
seat 2: R4 R5
discard: rest Y4 R7
draw: G1 G2 G3 G4 G5
"""


def attacked(services: Services, kinds: str, answer: str) -> FranticScene:
    scene = start(services, kinds, ATTACK.format(answer=answer))
    scene.table.submit(1, scene.rules.parse_action("play Rg"))
    scene.table.submit(1, scene.rules.parse_action("target 0"))
    scene.table.skip()
    assert scene.state.question.ask is Ask.COUNTER
    return scene


def test_who_does_not_answer_in_time_leaves_it(services: Services) -> None:
    scene = attacked(services, "zsb", "3")
    offered(services, scene)
    wait(services, 0.3)
    assert scene.answer_left is not None
    assert 0.4 < scene.answer_left < 0.8
    wait(services, 2.5)
    assert logged(scene)[-1] == "pass"


def test_without_a_limit_nobody_is_hurried(services: Services) -> None:
    scene = attacked(services, "zsb", "unlimited")
    offered(services, scene)
    wait(services, 30.0)
    assert scene.answer_left is None
    assert scene.state.question.ask is Ask.COUNTER
    choose(services, scene, "counter")
    assert "counter" in logged(scene)


@pytest.mark.parametrize("name", ["enter", "left"])
def test_who_shares_keys_counters_for_nobody_else(services: Services, name: str) -> None:
    scene = attacked(services, "zsb", "unlimited")
    offered(services, scene)
    lift(services, scene)
    focus = scene.spots.focus
    tap(services, name)
    assert "counter" not in logged(scene)
    assert "pass" not in logged(scene)
    assert scene.spots.focus == focus


def test_a_card_that_does_not_fit_shakes_and_says_why(services: Services) -> None:
    text = CLOSED.format(first="R9 B1 Y2", second="R1 R2")
    scene = start(services, "zbb", text)
    offered(services, scene)
    number = next(n for n, spot in enumerate(spots(scene)) if spot.refusal)
    scene.spots.focus = number
    tap(services, "enter")
    assert logged(scene) == []
    frame(services)
    shown = "\n".join(one.text for one in scene.view.pen.placed)
    assert services.texts("frantic-colour-yellow") in shown.lower()


def test_click_and_keys_choose_the_same_card(services: Services) -> None:
    for how in ("click", "zone"):
        scene = start(services, "zbb", CLOSED.format(first="R9 B1 Y2", second="R1 R2"))
        offered(services, scene)
        spot = scene.spots.items[0]
        if how == "click":
            click(services, spot.box.cx, spot.box.cy)
        else:
            press(services, ZONES[0].upper[3])  # second in the hand, after the keys of the buttons
        assert logged(scene)[:1] == ["play Y2"]


def test_a_replay_shows_all_hands_and_ends_as_the_match(services: Services) -> None:
    scene = start(services, "zb", limit="rounds-1")
    scene.fast_forward(100_000)
    check_replay(services, scene, NAMES[:2])


def test_the_played_card_lies_on_top_when_the_show_is_over(services: Services) -> None:
    scene = start(services, "zss", CLOSED.format(first="R9 B1 Y2", second="R1 R2"))
    choose(services, scene, "play Y2")
    top = scene.state.discard[-1]
    wait(services, 1.0)
    at = scene.view.moves.tweener.get(top)
    assert at.face_up
    lying, flying = scene.view.cards.sorted()
    assert not flying
    assert [card for card, where in lying if where.z < Z_FAN][-1] == top


def told(services: Services, scene: FranticScene) -> str:
    """Draw a picture anew and return all that is written on it."""
    scene.view.refresh_labels()
    frame(services)
    return "\n".join(one.text for one in scene.view.pen.placed)


def test_what_is_asked_stays_in_sight_while_a_vain_press_is_answered(services: Services) -> None:
    scene = start(services, "zbb", CLOSED.format(first="R9 B1 Y2", second="R1 R2"))
    offered(services, scene)
    press(services, pygame.KSCAN_BACKSPACE, pygame.K_BACKSPACE)
    shown = told(services, scene)
    assert services.texts("table-cannot-undo") in shown
    assert services.texts("frantic-choose-now-turn") in shown


def test_no_key_plays_on_where_nothing_is_left_to_be_skipped(services: Services) -> None:
    """Neither at the end nor while the points stand does it say that bots can be skipped."""
    rush = services.texts("table-hint-rush")
    last = "points 0: 1\npoints 1: 2\npoints 2: 3\n" + LAST
    services.store.update(bot_speed="normal")
    scene = start(services, "zbb", LAST.replace("ask: turn seats=0", "turn 1"))
    assert rush in told(services, scene), "a bot thinks"
    services.store.update(bot_speed="off")
    for text, limit in ((LAST, "900"), (last, "rounds-2")):
        scene = start(services, "zbb", f"options limit={limit}\n{text}")
        choose(services, scene, "play R9")
        wait(services, 3.0)
        assert scene.table.standing or scene.outcome is not None
        assert rush not in told(services, scene)


LAST = """seat 0: R9
seat 1: B1 B2 Y3
seat 2: Y1
discard: rest R4
draw: R1 R2 R3
ask: turn seats=0"""


@pytest.mark.parametrize("size", [100, 200])
def test_cards_given_away_at_a_rounds_end_are_told_until_the_next_is_dealt(
    services: Services, size: int
) -> None:
    services.text.percent = size
    scene = start(services, "sbb", GIVEN_AWAY)
    for text in ("play Rg", "target 1"):
        choose(services, scene, text)
    for _ in range(60 * 30):
        services.scenes.update(1 / 60)
        state = scene.match.state
        ask = None if state.question is None else state.question.ask
        if ask is Ask.GIVE and scene.table.offered == 0:
            choose(services, scene, rules_text(scene))
        if ask is Ask.DEAL and not scene.table.showing:
            break
    assert scene.match.state.points[0] == (0,)
    wait(services, 20.0)
    scene.draw(services.stage)
    told = [placed.text for placed in scene.view._pen.placed]
    line = next(text for text in told if text.startswith("Gift:"))
    assert "blue 3" in line
    assert "blue 4" in line
    assert "Karim" in line


def rules_text(scene: FranticScene) -> str:
    """Return the first answer that is possible, as text."""
    return scene.rules.action_text(scene.rules.legal_actions(scene.match.state, 0)[0])


GIVEN_AWAY = """
    turn 0
    seat 0: Rg B3 B4
    seat 1: G1 G2 G3
    seat 2: Y1 Y2 Y3
    discard: rest R9
    draw: G5 G6 G7 R1 R2
"""
