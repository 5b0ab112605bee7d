"""The board game on screen, driven by raw events under the dummy driver."""

import math

import pygame
import pytest

from game.board.draft import Nothing
from game.board.events import Waiting
from game.board.motions import step_sound
from game.board.moves import way_of_roll
from game.board.prompts import question_of
from game.board.screen.layout import seen
from game.board.screen.scene import BoardScene
from game.board.screen.sheets import REST, SHEET
from game.board.screen.table_view import SETTLE
from game.board.state import Ask, Pass, State, Throw
from game.catalog import find
from game.core.choices import At
from game.input.seating import MatchSetup
from game.ui.canvas import Box
from game.ui.i18n import Texts
from game.ui.match_scene import new_match
from game.ui.services import Services
from game.ui.spots import Spot, Spots
from tests.board.scenario import DECK, Stacked, Table, make_rules
from tests.harness import frame, press, tap
from tests.pairs import whole
from tests.table_play import (
    NAMES,
    ZONES,
    check_faces,
    check_replay,
    check_report,
    click,
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
) -> BoardScene:
    setup = MatchSetup("board", seating(kinds), options, seed)
    game = find("board").open()
    state = game.rules.parse_position(text) if text else None
    scene = BoardScene(services, setup, game, new_match(game, setup, state))
    services.scenes.push(scene)
    wait(services)
    return scene


def spots(scene: BoardScene) -> tuple[Spot, ...]:
    return scene.spots.items


def focus(scene: BoardScene, at: At, **found: object) -> None:
    """Give the focus to the first choice of a kind that has these values."""
    for number, spot in enumerate(spots(scene)):
        if spot.at is at and all(getattr(spot, name) == value for name, value in found.items()):
            scene.spots.focus = number
            return
    raise AssertionError(f"no {at} {found}")


def take(services: Services, scene: BoardScene, at: At, **values: object) -> None:
    """Choose a thing with Enter."""
    offered(services, scene)
    lift(services, scene)
    focus(scene, at, **values)
    tap(services, "enter")
    wait(services)


def placed(scene: BoardScene) -> dict[int, object]:
    tweener = scene.view.moves.tweener
    return {card: tweener.get(card) for card in DECK.cards}


def card_of(scene: BoardScene, kind: str) -> int:
    """Return the first card of a kind in the first hand, as it lies."""
    return next(c for c in scene.state.hands[0] if DECK.kind(c).text == kind)


@pytest.mark.parametrize(
    ("kinds", "board"),
    [
        *(("zb", "classic"), ("zzsb", "short"), ("bbbbbb", "short"), whole("zzsbb", "classic")),
        *(whole(kinds, "classic") for kinds in ("zbbbbb", "ssssss", "bb")),
    ],
)
def test_a_match_is_played_by_keys_to_its_results(
    services: Services, kinds: str, board: str
) -> None:
    scene = start(services, kinds, limit="rounds-1", board=board)
    report = play_to_results(services, scene)
    check_report(report, scene, make_rules())
    assert not services.texts.missing
    view = scene.view
    assert view._cards.layout(scene.match.state, view.moves.sight) == placed(scene)


def allowed(scene: BoardScene, before: State, state: State) -> set[int]:
    """The cards whose faces may be seen while a state becomes another."""
    found = set()
    for one in (before, state):
        found |= {*one.market, one.thrown}
        found |= {lain.card for stack in one.stacks for lain in stack}
        hands = seen(one, scene.hands.audience)
        found |= {card for seat in hands for card in one.hands[seat]}
    return found


@pytest.mark.parametrize("kinds", ["zb", "zzb", "bbb"])
def test_no_face_is_ever_seen_that_its_owner_does_not_show(services: Services, kinds: str) -> None:
    services.store.update(reduced_motion=False, speed="normal")
    scene = start(services, kinds, limit="rounds-1", block="unlimited", reroll="unlimited")
    check_faces(services, scene, lambda: placed(scene), lambda *two: allowed(scene, *two))


TURN = """\
turn 0
seat 0: push stop reverse reroll
seat 1: {other}
seat 2: snail stop x jump
pawns: 4 17 9
cards: 12=jump/on 20=snail
draw: rest
"""


def test_a_card_is_laid_in_stages_and_each_is_taken_back(services: Services) -> None:
    scene = start(services, "zbb", TURN.format(other="swap chance trouble x"))
    offered(services, scene)
    take(services, scene, At.CARD, card=card_of(scene, "push"))
    assert scene.draft.kind == "push"
    take(services, scene, At.SQUARE, square=6)
    assert scene.draft.square == 6
    assert {spot.choice.way for spot in spots(scene) if spot.at is At.ARROW} == {
        "up",
        "down",
        "left",
        "right",
    }
    press(services, pygame.KSCAN_BACKSPACE, pygame.K_BACKSPACE)
    wait(services)
    assert scene.draft.square == -1
    assert scene.spots.focused.action.square == 6, "the focus is where it was"
    press(services, pygame.KSCAN_BACKSPACE, pygame.K_BACKSPACE)
    wait(services)
    assert scene.draft.empty
    assert logged(scene) == [], "steps are no actions"


def test_arrows_are_chosen_with_the_direction_keys(services: Services) -> None:
    for key in ("up", "down", "left", "right"):
        scene = start(services, "zbb", TURN.format(other="swap chance trouble x"))
        take(services, scene, At.CARD, card=card_of(scene, "push"))
        take(services, scene, At.SQUARE, square=16)
        tap(services, key)
        tap(services, "enter")
        assert logged(scene)[0] == f"lay push 16 {key}"


def said(services: Services, scene: BoardScene) -> list[str]:
    frame(services)
    return [one.text for one in scene.view.pen.placed]


WASTED = "It moves nobody. Choose it again to lay it so."


def test_fb_20_an_arrow_that_moves_nobody_is_told_before_it_is_laid(services: Services) -> None:
    scene = start(services, "zbb", TURN.format(other="swap chance trouble x"))
    take(services, scene, At.CARD, card=card_of(scene, "push"))
    take(services, scene, At.SQUARE, square=6)
    tap(services, "down")
    assert "It points off the board: it moves nobody." in said(services, scene)
    tap(services, "enter")
    wait(services)
    assert logged(scene) == [], "not at once"
    assert WASTED in said(services, scene)
    tap(services, "up")
    tap(services, "down")
    tap(services, "enter")
    wait(services)
    assert logged(scene)[:1] == ["lay push 6 down"], "whoever means it lays it"


def test_a_card_that_would_move_nobody_can_be_turned_or_taken_back(services: Services) -> None:
    scene = start(services, "zbb", TURN.format(other="swap chance trouble x"))
    take(services, scene, At.CARD, card=card_of(scene, "push"))
    take(services, scene, At.SQUARE, square=6)
    for _ in range(2):
        (arrow,) = (one for one in spots(scene) if one.at is At.ARROW and one.choice.way == "down")
        click(services, arrow.box.cx, arrow.box.cy)
        wait(services)
        assert logged(scene) == []
        press(services, pygame.KSCAN_BACKSPACE, pygame.K_BACKSPACE)
        wait(services)
        assert not scene.draft.square_chosen
        assert WASTED not in said(services, scene)
        take(services, scene, At.SQUARE, square=6)
    tap(services, "up")
    tap(services, "enter")
    assert logged(scene)[0] == "lay push 6 up", "what moves somebody is laid at once"


def test_click_and_keys_lay_the_same_card(services: Services) -> None:
    scene = start(services, "zbb", TURN.format(other="swap chance trouble x"))
    take(services, scene, At.CARD, card=card_of(scene, "stop"))
    offered(services, scene)
    box = scene.view.places.square_box(15)
    click(services, box.cx, box.cy)
    assert logged(scene)[0] == "lay stop 15"


def rolled(services: Services, kinds: str, **options: str) -> BoardScene:
    """A scene in which everybody is asked for a Re-Roll of the first seat's die."""
    text = TURN.format(other="swap chance trouble x")
    given = "".join(f" {name}={value}" for name, value in options.items())
    scene = start(services, kinds, f"options board=classic{given}\n{text}")
    scene.table.submit(0, scene.rules.parse_action("lay stop 45"))
    scene.table.skip()
    wait(services, 0.05)
    assert scene.state.question.ask is Ask.REROLL
    return scene


def test_the_way_of_a_roll_is_shown_while_it_may_be_changed(services: Services) -> None:
    scene = rolled(services, "zbb", reroll="unlimited")
    offered(services, scene)
    way = way_of_roll(scene.state, DECK)
    assert way
    assert scene.view.board._way == way
    frame(services)
    lit = pygame.image.tobytes(services.window.surface, "RGB")
    scene.view.board._way = ()
    frame(services)
    assert pygame.image.tobytes(services.window.surface, "RGB") != lit


def test_who_looks_on_reads_how_far_a_choice_is_and_not_which_card(services: Services) -> None:
    texts, text = services.texts, TURN.format(other="swap chance trouble x")
    scene = start(services, "zzb", f"options board=classic\n{text}")

    def said() -> str:
        frame(services)
        prompt = question_of(scene.state, 0, scene.view._public_draft())
        assert texts("board-card-push") not in prompt.text(texts, NAMES)
        assert any(prompt.text(texts, NAMES) in one.text for one in scene.view.pen.placed)
        return prompt.text_id

    lift(services, scene)
    assert said() == "board-choose-now-turn"
    take(services, scene, At.CARD, card=card_of(scene, "push"))
    assert said() == "board-choose-now-square-hidden"
    take(services, scene, At.SQUARE, square=24)
    assert said() == "board-choose-now-arrow-hidden"


def test_where_a_teleport_leads_is_shown_until_the_pawn_is_there(services: Services) -> None:
    text = TURN.format(other="swap chance trouble x").replace("pawns: 4", "pawns: 5")
    scene = start(services, "zbb", f"options board=classic reroll=unlimited\n{text}")
    scene.match.luck = Stacked("3 5" + 40 * " 1")
    scene.table.submit(0, scene.rules.parse_action("lay stop 45"))
    take(services, scene, At.BUTTON, action=Pass())
    offered(services, scene)
    assert scene.state.question.what == Throw.TELEPORT
    assert scene.view.board._way == (32,)
    frame(services)
    lit = pygame.image.tobytes(services.window.surface, "RGB")
    scene.view.board._way = ()
    frame(services)
    assert pygame.image.tobytes(services.window.surface, "RGB") != lit
    scene.view.board._way = (32,)
    take(services, scene, At.BUTTON, action=Pass())
    wait(services, 5)
    assert scene.state.pawns[0] == 32
    assert 32 not in scene.view.board._way


def test_who_does_not_answer_a_roll_in_time_leaves_it(services: Services) -> None:
    scene = rolled(services, "zbb", reroll="2")
    offered(services, scene)
    assert scene.answer_left is not None
    wait(services, 2.6)
    assert "pass" in logged(scene)


def test_no_curtain_hangs_where_an_answer_key_is_enough(services: Services) -> None:
    scene = rolled(services, "zzz", reroll="unlimited")
    assert offered(services, scene) == 0
    assert scene.hands.curtain is None
    assert not scene.hands.audience
    buttons = [spot for spot in spots(scene) if spot.at is At.BUTTON]
    assert len(buttons) == 3


def test_an_answer_key_without_the_card_does_nothing_and_shows_nothing(services: Services) -> None:
    """Pressed with the card in hand or not, or not at all: for others all is alike (FB-34)."""
    services.store.update(bubbles_on=False)
    scene = rolled(services, "zzz", reroll="unlimited")
    tap(services, "enter")
    for _ in range(3):
        offered(services, scene)
        if scene.table.offered == 1:
            break
        press(services, ZONES[0].upper[1])
        wait(services)
    assert scene.table.offered == 1
    number = next(n for n, spot in enumerate(spots(scene)) if isinstance(spot.action, Nothing))
    place = scene.keys.pick_place(1, scene.spots.key_of(number))
    assert place in ZONES[1].upper
    film(services, 45)  # by then a bubble has found its place
    quiet = film(services, 20)
    before = logged(scene)
    press(services, place)
    assert film(services, 20) == quiet
    assert logged(scene) == before


def test_pawns_walk_and_end_where_they_belong(services: Services) -> None:
    services.store.update(reduced_motion=False, speed="normal")
    scene = rolled(services, "zbb", reroll="unlimited")
    take(services, scene, At.BUTTON)
    moved = False
    for _ in range(900):
        frame(services)
        if scene.view.board.pawns.moving:
            moved = True
            shown = {one.text for one in scene.view.pen.placed}
            assert any("walks to" in text for text in shown), "the roll is asked about no more"
        if scene.match.state.question.ask is not Ask.REROLL and not scene.table.showing:
            break
    assert moved
    scene.table.skip()
    pawns = scene.view.board.pawns
    assert tuple(pawns._at) == pawns.stands(scene.state.pawns)


def test_a_card_laid_from_a_closed_hand_leaves_like_any_other_of_it(services: Services) -> None:
    """Which place it had in the hand changes no pixel until it lies on the track."""
    services.store.update(reduced_motion=False, speed="normal")
    films = []
    for other in ("swap chance trouble x", "x trouble swap chance", "trouble swap x chance"):
        text = TURN.format(other=other).replace("turn 0", "turn 1")
        scene = start(services, "zzz", text)
        scene.view.prewarm()
        wait(services, 1.0)
        seen_before = film(services, 2)
        scene.table.submit(1, scene.rules.parse_action("lay x 2"))
        films.append([*seen_before, *film(services, 30)])
    assert films[0] == films[1] == films[2]
    assert len(set(films[0])) > 5, "nothing is to be seen"


def test_what_each_colour_does_is_a_key_away(services: Services) -> None:
    scene = start(services, "zbb", TURN.format(other="swap chance trouble x"))
    offered(services, scene)
    press(services, pygame.KSCAN_F3, pygame.K_F3)
    frame(services)
    shown = {one.text for one in scene.view.pen.placed}
    assert services.texts("board-does-snail") in shown
    tap(services, "enter")
    assert not scene.view.legend.open
    assert logged(scene) == []


def test_a_replay_shows_all_hands_and_ends_as_the_match(services: Services) -> None:
    scene = start(services, "zb", limit="rounds-1")
    scene.fast_forward(100_000)
    check_replay(services, scene, NAMES[:2])


COUNTED = """\
round 1
seat 0: push
seat 1: stop
points 0: 12
points 1: 50
pawns: 12 50
draw: rest
ask: deal seats=0
agenda: -
"""


@pytest.mark.parametrize(("kinds", "waits"), [("bz", True), ("zb", False), ("bb", False)])
def test_points_stand_until_a_key_where_a_bot_deals_and_people_look_on(
    services: Services, kinds: str, waits: bool
) -> None:
    scene = start(services, kinds, COUNTED)
    state = make_rules().parse_position(COUNTED)
    scene.view.snap(state)
    seconds = scene.view.play(Waiting(state.question, state.agenda), state, state)
    assert (seconds == math.inf) is waits
    scene.view.draw(state, Spots(), None, None)
    shown = {one.text for one in scene.view.pen.placed}
    assert services.texts("board-scores-total") in shown


def test_dice_come_to_rest_and_each_square_is_heard_by_what_acts_there(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(services.audio, "play", lambda name, **_: heard.append(name))
    services.store.update(reduced_motion=False, speed="fast")
    blue = " ".join(f"{square}=snail" for square in (1, 2, 3, 4, 5, 6, 7))
    start(services, "bb", f"turn 0\nseat 0: block block\nseat 1: stop block\ncards: {blue}\n")
    for _ in range(900):
        services.scenes.update(1 / 60)
        if step_sound("snail") in heard:
            break
    assert heard.index("fb-tumble") < heard.index(SETTLE) < heard.index(step_sound("snail"))


@pytest.mark.parametrize("kinds", ["zb", "sb"])
def test_on_the_track_the_arrow_keys_are_named(services: Services, kinds: str) -> None:
    text = TURN.format(other="swap chance trouble x").replace("seat 2: snail stop x jump\n", "")
    scene = start(services, kinds, text.replace("pawns: 4 17 9", "pawns: 4 17"))
    offered(services, scene)
    named = []
    for step in (None, At.CARD):
        if step is not None:
            take(services, scene, step, card=card_of(scene, "stop"))
        frame(services)
        words = [one.text for one in scene.view.pen.placed]
        named.append(words.count(services.texts("hint-move")))
    assert named == [1, 1], "whoever is alone has them as well, whatever the own keys"


GIVEN = {"name": "hand", "give": "card"}


@pytest.mark.parametrize(
    ("ask", "happening"), [("name", "merry-christmas"), ("give", "surprise-party")]
)
def test_fb_41_what_is_chosen_in_secret_is_offered_behind_the_curtain(
    services: Services, ask: str, happening: str
) -> None:
    hands = "seat 0: push stop\nseat 1: snail stop\nseat 2: x jump"
    more = (
        f"ask: {ask} seats=0,1,2\nagenda: hand-over seat=0 what=give-{GIVEN[ask]}; end-turn seat=0"
    )
    text = f"turn 0\n{hands}\ndraw: rest\nhappening: {happening}\n{more}"
    scene = start(services, "zzz", text)
    assert offered(services, scene) == 0
    assert scene.hands.curtain == 0
    assert not len(scene.spots), "everybody would see what is chosen"
    lift(services, scene)
    assert spots(scene)


STACKS = TURN.replace("12=jump/on 20=snail", "12=jump/on+push/up+swap 20=snail+stop 30=x").format(
    other="swap chance trouble x"
)


def seen_words(services: Services, scene: BoardScene) -> list[str]:
    frame(services)
    return [one.text for one in scene.view.pen.placed]


@pytest.mark.parametrize("kinds", ["zbb", "zzs", "bzb"])
def test_fb_36_what_lies_in_stacks_is_open_to_all_at_any_time(
    services: Services, kinds: str
) -> None:
    scene = start(services, kinds, STACKS)
    press(services, pygame.KSCAN_F4, pygame.K_F4)
    shown = seen_words(services, scene)
    cards = [services.texts(f"board-card-{kind}") for kind in ("swap", "push", "jump")]
    sheet = shown[shown.index(services.texts("board-table-stacks")) :]
    assert [word for word in sheet if word in cards] == cards, "the top card comes first"
    before = logged(scene)
    tap(services, "enter")
    assert not scene.view.sheet_open
    assert logged(scene) == before


@pytest.mark.parametrize("way", ["F3", "F4"])
def test_while_a_sheet_is_open_only_keys_are_told_that_act_on_it(
    services: Services, way: str
) -> None:
    scene = start(services, "bzb", STACKS)
    usual = seen_words(services, scene)
    assert services.texts("table-hint-pause") in usual
    press(services, getattr(pygame, f"KSCAN_{way}"), getattr(pygame, f"K_{way}"))
    shown = seen_words(services, scene)
    told = {"board-table-hint-turn-over", "board-table-hint-stacks", "hint-close"}
    assert {services.texts(one) for one in told} <= set(shown)
    for other in ("table-hint-pause", "table-hint-log", "hint-choose", "table-hint-rush"):
        assert services.texts(other) not in shown


def test_a_sheet_puts_away_what_was_looked_at(services: Services) -> None:
    scene = start(services, "zbb", TURN.format(other="swap chance trouble x"))
    offered(services, scene)
    for key in ((pygame.KSCAN_F3, pygame.K_F3), (pygame.KSCAN_F4, pygame.K_F4)):
        press(services, pygame.KSCAN_TAB, pygame.K_TAB)
        wait(services)
        tap(services, "right")
        wait(services)
        assert scene.looks.open
        press(services, *key)
        wait(services)
        assert scene.view.sheet_open
        assert not scene.looks.open, "its tip would lie over the sheet"
        tap(services, "enter")
        wait(services)
        assert not scene.view.sheet_open


def test_the_key_of_the_colours_turns_the_sheet_over_to_the_stacks(services: Services) -> None:
    scene = start(services, "zbb", STACKS)
    opened = []
    for _ in range(3):
        press(services, pygame.KSCAN_F3, pygame.K_F3)
        opened.append((scene.view.legend.open, scene.view.stacks.open))
    assert opened == [(True, False), (False, True), (False, False)]


def test_the_mouse_over_a_stack_shows_what_lies_in_it(services: Services) -> None:
    scene = start(services, "zzs", STACKS)
    title = services.texts("board-choose-square", square=12)
    for square, told in ((12, True), (30, False)):
        box = scene.view.board.pitch.box(square)
        at = tuple(round(part) for part in services.canvas.to_px(box.cx, box.cy))
        services.scenes.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0)))
        assert title not in seen_words(services, scene), "the mouse does not rest yet"
        wait(services, REST)
        assert (title in seen_words(services, scene)) is told


def test_a_stack_is_told_only_while_the_mouse_rests_on_it(services: Services) -> None:
    scene = start(services, "zzs", STACKS)
    title = services.texts("board-choose-square", square=12)
    box = scene.view.board.pitch.box(12)
    at = tuple(round(part) for part in services.canvas.to_px(box.cx, box.cy))
    motion = pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0))
    services.scenes.handle(motion)
    wait(services, REST)
    assert title in seen_words(services, scene)
    services.scenes.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=3))
    assert title not in seen_words(services, scene), "a press hides it"
    services.scenes.handle(motion)
    wait(services, REST)
    services.scenes.handle(pygame.event.Event(pygame.WINDOWLEAVE))
    assert title not in seen_words(services, scene), "the mouse has left"


def test_what_a_stack_holds_never_lies_over_what_is_kept_free(services: Services) -> None:
    scene = start(services, "zzs", STACKS)
    stacks, state = scene.view.stacks, scene.view._state
    pitch = scene.view.board.pitch
    box = pitch.box(12)
    stacks.point(state, box.cx, box.cy)
    stacks.update(REST)
    put: list[Box] = []
    stacks._draw_rows = lambda state, rows, room, high: put.append(room)
    stacks.draw_note(state, [])
    free = put.pop()
    stacks.draw_note(state, [free])
    assert not put[0].meets(free)
    stacks.draw_note(state, [SHEET.inset(-60)])
    assert len(put) == 1, "where all is to be chosen it is not told"


def test_the_warning_to_look_away_is_large_and_lies_on_no_card(services: Services) -> None:
    scene = start(services, "zzb", TURN.format(other="swap chance trouble x"))
    offered(services, scene)
    lift(services, scene)
    places = scene.view.places_of
    for high, warns in ((96.0, True), (40.0, False)):
        frame(services)
        plate = scene.view.owner_plate
        assert scene.view.open_hand.warns == warns
        assert plate.h >= high
        assert not plate.meets(places.tray)
        assert not plate.meets(places.hints)
        written = [one for one in scene.view.pen.placed if places.log.covers(one.box)]
        assert any(("look away" in one.text) == warns for one in written)
        own = {"Others, look away", "Anna’s hand"}
        assert not [one for one in written if one.text not in own and one.box.meets(plate)]
        tray = [one.text for one in scene.view.pen.placed if places.tray.has(one.box.x, one.box.cy)]
        assert "Anna’s hand" not in tray, "it is said once"
        wait(services, 3.0)


ASKS = "ask: set-up seats=0\nagenda: set-up seat=1"


def test_before_the_first_turn_it_is_told_how_many_cards_are_still_to_be_laid() -> None:
    texts, said = Texts("en"), []
    for held in ("x " * 3, "x " * 2):
        table = Table(f"turn 0\nseat 0: stop stop stop {held}\nseat 1: snail\n{ASKS}")
        said.append(question_of(table.state, 0).text(texts, ("Anna", "Bob")))
    assert said == [
        "Before the first turn: lay a card, 2 to go",
        "Before the first turn: lay the last card",
    ]
