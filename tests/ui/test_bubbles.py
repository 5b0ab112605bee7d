"""First-time bubbles: each once and per person, beside the thing, and never in the way."""

import re
from itertools import product

import pygame
import pytest

from game.board.screen.scene import BoardScene
from game.catalog import find
from game.core.bubbles import Bubble
from game.core.match import Match
from game.core.rng import Rng
from game.core.sentence import Sentence
from game.frantic.screen.scene import FranticScene
from game.frappadingue.screen.scene import FrappadingueScene
from game.input.seating import MatchSetup, Player, Seating
from game.storage import Store
from game.ui import bubble_room
from game.ui.bubble_memory import BubbleMemory
from game.ui.bubbles import LATER, SEEN_SECONDS, SMALL, TEXT, Bubbles, clear_arrow
from game.ui.canvas import HEIGHT, WIDTH, Box
from game.ui.i18n import Texts
from game.ui.lesson_places import Busy, overlap
from game.ui.match_scene import new_match
from game.ui.pen import Pen
from tests.frappadingue.scenario import with_all_turns
from tests.harness import frame, key, make_services, press, tap
from tests.pairs import with_the_rest
from tests.table_play import FRAME, lift, offered, seating, still_services, wait

KEYS = ("frantic", "board", "frappadingue")
MOST_WORDS = {"en": 20, "fr": 26}
ATTACKED = """
turn 1
seat 0: R1 R2 B5
seat 1: Rg G1 G2
discard: R9
colour red
"""
FITTING = """
turn 0
seat 0: R1 G2 B5
seat 1: Rg G1 G2
discard: R9
colour red
"""


def start(kinds: str, text: str = FITTING, services=None) -> FranticScene:
    services = services or still_services(bubbles=True)
    game, setup = find("frantic").open(), MatchSetup("frantic", seating(kinds), {}, 5)
    state = game.rules.parse_position(text.strip())
    scene = FranticScene(services, setup, game, new_match(game, setup, state))
    services.scenes.push(scene)
    services.seating = setup.seating
    wait(services)
    return scene


def shown(scene: FranticScene) -> str:
    bubble = scene.bubbles.shown
    return "" if bubble is None else bubble.key


def laid_out(scene: FranticScene) -> None:
    """Draw until the bubble has found its place."""
    for _ in range(FRAMES_TO_LAY):
        scene.view.pen.start()
        frame(scene.services)


def seen_in_play(game: str, seeds: int = 12):
    """All bubbles that come up in random matches, with hands open."""
    module = __import__(f"game.{game}.bubbles", fromlist=["bubbles_of"])
    opened = find(game).open()
    rules, info = opened.rules, opened.info
    for seed in range(seeds):
        match, luck = Match(rules, info.configure(3, seed)), Rng(seed, "bubbles")
        for _ in range(250):
            acting = sorted(rules.to_act(match.state))
            if not acting:
                break
            more = {} if game == "frappadingue" else {"hand_open": True, "struck": seed == 0}
            for seat in acting:
                yield from module.bubbles_of(rules, match.state, seat, **more)
            match.submit(acting[0], luck.choice(rules.legal_actions(match.state, acting[0])))


# The words.


@pytest.mark.parametrize("game", KEYS)
def test_every_bubble_comes_up_and_has_words_in_both_languages(game):
    """T11: one idea, and few enough words to be read."""
    ids = re.findall(rf"^({game}-bubble-[a-z-]+) =", _text(game, "en"), re.M)
    assert 8 <= len(ids) <= 24
    assert ids == re.findall(rf"^({game}-bubble-[a-z-]+) =", _text(game, "fr"), re.M)
    found = {bubble.key: bubble for bubble in seen_in_play(game)}
    assert set(found) <= set(ids)
    assert len(found) >= len(ids) - 4, set(ids) - set(found)
    for lang, most in MOST_WORDS.items():
        texts = Texts(lang)
        for bubble in found.values():
            words = bubble.line.text(texts, ("Anna", "Karim", "Zoé"))
            assert len(re.findall(r"[\w’'-]+", words)) <= most, words
        assert not texts.missing


def _text(game: str, lang: str) -> str:
    from game import resources

    folder = resources.asset_folders("locale")[0]
    return (folder / lang / f"{game}-bubbles.ftl").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", KEYS)
def test_no_bubble_holds_the_name_of_a_key(game):
    """T12: keys differ by player, layout and device."""
    assert not re.search(r"\b(Enter|Tab|Space|F[1-4]|Esc|Entrée|Espace)\b", _text(game, "en"))
    assert not re.search(r"\b(Enter|Tab|Space|F[1-4]|Esc|Entrée|Espace)\b", _text(game, "fr"))


@pytest.mark.parametrize("game", ["frantic", "board"])
def test_what_is_told_beside_a_closed_hand_depends_on_nothing_in_it(game):
    """FC-61, FB-36: with hands of other cards and as many the same is told."""
    module = __import__(f"game.{game}.bubbles", fromlist=["bubbles_of"])
    opened = find(game).open()
    rules = opened.rules
    match, luck = Match(rules, opened.info.configure(3, 4)), Rng(4, "bubbles")
    for _ in range(120):
        acting = sorted(rules.to_act(match.state))
        if not acting:
            break
        for seat in acting:
            hands = tuple(tuple(reversed(match.state.draw[-len(h) :])) for h in match.state.hands)
            other = match.state.__class__(
                **{
                    **{name: getattr(match.state, name) for name in match.state.__struct_fields__},
                    "hands": hands,
                }
            )
            told = [
                list(module.bubbles_of(rules, one, seat, hand_open=False))
                for one in (match.state, other)
            ]
            assert told[0] == told[1]
        match.submit(acting[0], luck.choice(rules.legal_actions(match.state, acting[0])))


# Whom, and how often.


def test_t08_what_was_there_for_two_seconds_is_written_down_at_once():
    scene = start("sb")
    services = scene.services
    assert shown(scene) == "frantic-bubble-fit"
    wait(services, SEEN_SECONDS - 0.8)
    assert not services.settings.bubbles
    wait(services, 1.0)
    again = Store(services.store.folder)
    assert again.settings.bubbles == {"": ("frantic-bubble-fit",)}
    services.scenes.quit()


def test_t04_who_acts_at_once_is_told_again_another_time():
    scene = start("sb")
    assert shown(scene) == "frantic-bubble-fit"
    tap(scene.services, "enter")
    assert shown(scene) == ""
    assert not scene.services.settings.bubbles, "it was there too short to be read"
    scene.services.scenes.quit()


def test_t14_nobody_is_told_twice():
    services = still_services(bubbles=True)
    services.store.update(bubbles={"": ("frantic-bubble-fit",)})
    scene = start("sb", services=services)
    assert shown(scene) == ""
    services.scenes.quit()


def test_t07_each_person_is_told_for_themselves_and_guests_for_this_evening():
    services = still_services(bubbles=True)
    people = ("Anna", services.texts("player-default", n=2), "Zoé")
    table = Seating(tuple(Player("human", name) for name in people))
    memory = BubbleMemory(services, table)
    memory.learn(0, "frantic-bubble-fit")
    memory.learn(1, "frantic-bubble-fit")
    assert [memory.seen(seat) for seat in range(3)] == [
        {"frantic-bubble-fit"},
        {"frantic-bubble-fit"},
        frozenset(),
    ]
    assert services.settings.bubbles == {"Anna": ("frantic-bubble-fit",)}
    tomorrow = still_services(bubbles=True)
    tomorrow.store.update(bubbles=services.settings.bubbles)
    assert BubbleMemory(tomorrow, table).seen(1) == frozenset()
    assert BubbleMemory(tomorrow, table).seen(0) == {"frantic-bubble-fit"}


def test_t07_what_one_person_has_read_the_next_one_reads_for_as_long_and_no_longer():
    services = still_services(bubbles=True)
    bubbles = Bubbles(services, seating("zz"), Pen(services), lambda _: Box(100, 100, 50, 50))
    bubble = Bubble(Sentence("frantic-bubble-fit"))
    for seat in range(2):
        memory = BubbleMemory(services, seating("zz"))
        bubbles.offer(seat, [bubble])
        bubbles.update(SEEN_SECONDS - 0.1)
        assert not memory.seen(seat), "too short to be read"
        bubbles.update(0.2)
        assert memory.seen(seat) == {bubble.key}
        bubbles.offer(seat, [bubble])
        assert bubbles.shown is None


def test_with_several_people_the_bubble_is_there_when_the_hand_is_open():
    scene = start("zz")
    services = scene.services
    assert offered(services, scene) == 0
    assert shown(scene) == "", "behind a curtain nothing is told"
    lift(services, scene)
    assert shown(scene) == "frantic-bubble-fit"
    services.scenes.quit()


def test_an_attack_says_once_that_only_a_counterattack_stops_it():
    scene = start("sb", ATTACKED.replace("R1 R2 B5", "*c R2 B5").replace("Rg", "Rg"))
    scene.table.submit(1, scene.rules.parse_action("play Rg"))
    for _ in range(900):
        scene.services.scenes.update(FRAME)
        if scene.table.offered == 0:
            break
    assert shown(scene) in ("frantic-bubble-attack", "frantic-bubble-own-counter")
    scene.services.scenes.quit()


def test_who_was_attacked_and_could_not_answer_is_told_so_when_asked_next():
    scene = start("sb", ATTACKED)
    scene.view.struck = frozenset({0})
    found = [b.key for b in scene.told_once(scene.match.state, 1, hand_open=True)]
    assert "frantic-bubble-struck" not in found
    state = scene.rules.parse_position(FITTING.strip())
    found = [b.key for b in scene.told_once(state, 0, hand_open=True)]
    assert found[0] == "frantic-bubble-struck"
    assert "frantic-bubble-struck" not in [
        b.key for b in scene.told_once(state, 0, hand_open=True)
    ], "once is enough"
    scene.services.scenes.quit()


# Where, and when.


def test_t10_no_bubble_while_something_moves():
    scene = start("sb")
    scene.table.submit(0, scene.rules.parse_action("play R1"))
    scene.services.scenes.update(FRAME)
    while scene.table.showing:
        assert shown(scene) == ""
        scene.services.scenes.update(FRAME)
    scene.services.scenes.quit()


def test_a_bubble_takes_no_press():
    scene = start("sb")
    frame(scene.services)
    before = len(scene.match.log)
    tap(scene.services, "enter")
    assert len(scene.match.log) == before + 1
    scene.services.scenes.quit()


def test_hints_can_be_switched_off_and_begin_anew_when_switched_on():
    services = still_services(bubbles=True)
    services.store.update(bubbles_on=False)
    scene = start("sb", services=services)
    assert shown(scene) == ""
    services.scenes.quit()


@pytest.mark.parametrize(
    ("size", "percent"),
    with_the_rest(
        [((1280, 720), 200), ((1920, 1080), 100)],
        product([(1280, 720), (1920, 1080), (640, 360)], [100, 200]),
    ),
)
def test_t13_a_bubble_lies_beside_its_thing_and_inside_the_screen(size, percent):
    services = make_services(size, "fr", percent)
    services.store.update(reduced_motion=True, speed="off", bot_speed="off", poster="2")
    scene = start("sb", services=services)
    scene.view.prewarm()
    words = scene.bubbles.shown.line.text(services.texts, scene.names)
    laid_out(scene)
    box, target = scene.bubbles._laid, scene.bubbles.box
    assert overlap(box, target) == 0
    assert Box(0, 0, WIDTH, HEIGHT).covers(box)
    drawn = next(text for text in scene.view.pen.placed if text.text == words)
    assert drawn.box.covers(drawn.drawn, 2)
    assert not drawn.cut
    services.scenes.quit()


@pytest.mark.parametrize("game", KEYS)
def test_every_thing_that_a_bubble_tells_about_is_on_the_table(game):
    module = __import__(f"game.{game}.screen.scene", fromlist=["x"])
    scenes = {"frantic": "FranticScene", "board": "BoardScene", "frappadingue": "FrappadingueScene"}
    services = still_services(bubbles=True)
    opened, setup = find(game).open(), MatchSetup(game, seating("sbb"), {}, 5)
    scene = getattr(module, scenes[game])(services, setup, opened, new_match(opened, setup))
    services.scenes.push(scene)
    wait(services)
    screen, checked = Box(0, 0, WIDTH, HEIGHT), set()
    for _ in range(400):
        seat = scene.table.offered
        if seat is not None and scene.guard.settled:
            for bubble in scene.told_once(scene.match.state, seat, hand_open=True):
                box = scene._bubble_box(bubble)
                assert box is not None, bubble
                assert screen.covers(box), bubble
                checked.add(bubble.key)
            wait(services, 0.5)
            tap(services, "enter")
        elif scene.table.standing or scene.table.showing:
            scene.table.skip()
        services.scenes.update(1 / 20)
    assert len(checked) >= 4
    services.scenes.quit()


def test_the_open_log_hides_the_bubble():
    scene = start("sb")
    press(scene.services, pygame.KSCAN_F2, pygame.K_F2)
    frame(scene.services)
    words = scene.services.texts("frantic-bubble-fit")
    assert words not in [text.text for text in scene.view.pen.placed]
    wait(scene.services, 2 * SEEN_SECONDS)
    assert not scene.services.settings.bubbles, "T08: nobody has read it"
    scene.services.scenes.handle(key(pygame.KSCAN_M))
    wait(scene.services)
    laid_out(scene)
    assert words in [text.text for text in scene.view.pen.placed]
    scene.services.scenes.quit()


FRAMES_TO_LAY = 45
BOARD = """
turn 0
seat 0: trouble push push push
seat 1: push push push push
seat 2: push push push push
pawns: 5 9 28
draw: rest
"""


def test_a_bubble_of_the_board_lies_on_no_square_card_plate_or_label():
    services = still_services(bubbles=True)
    game, setup = find("board").open(), MatchSetup("board", seating("sbb"), {}, 5)
    match = new_match(game, setup, game.rules.parse_position(BOARD.strip()))
    scene = BoardScene(services, setup, game, match)
    services.scenes.push(scene)
    wait(services)
    busy = [one for one in scene.view.bubble_busy if one.weight >= 1]
    assert len(busy) > 10
    for _ in range(FRAMES_TO_LAY):
        box = scene.bubbles.draw("First lay a card. Then you roll and move.", busy)
    assert box.w > 0
    assert not [one for one in busy if overlap(box, one.box) > 1]
    services.scenes.quit()


def test_an_arrow_that_would_lie_on_something_else_is_left_out():
    note, target = Box(100, 100, 200, 80), Box(500, 100, 80, 80)
    assert clear_arrow(note, target, ()) is not None
    beside = clear_arrow(note, target, (Busy(Box(440, 100, 60, 80)),))
    assert beside is not None
    assert beside.angle == 270, "it points from above, where nothing lies"
    around = (Box(440, 0, 60, 300), Box(440, 0, 300, 100), Box(580, 0, 90, 300))
    beset = [Busy(box) for box in (*around, Box(440, 180, 300, 90))]
    assert clear_arrow(note, target, beset) is None
    assert clear_arrow(note, target, (Busy(target),)) is not None


# Until its deed is done.


def bubbles_for(services, *, deed=("lay",)):
    """Return bubbles of a table, and one that tells of a deed."""
    shown = Bubbles(services, seating("zz"), Pen(services), lambda _: Box(900, 500, 50, 50))
    return shown, Bubble(Sentence("board-bubble-turn"), deed=deed)


def read(bubbles: Bubbles, bubble: Bubble, action: str = "") -> bool:
    """Offer a bubble for a decision, read it if it is there, and act; say whether it was there."""
    bubbles.offer(0, [bubble])
    there = bubbles.shown is not None
    bubbles.update(SEEN_SECONDS + 0.1)
    bubbles.acted(0, action)
    return there


def test_t09_what_was_read_and_not_done_comes_once_more_later_and_then_never():
    services = still_services(bubbles=True)
    bubbles, bubble = bubbles_for(services)
    shown = [read(bubbles, bubble, "pass") for _ in range(3 * LATER)]
    assert shown.index(True, 1) == LATER
    assert shown.count(True) == 2
    again, _ = bubbles_for(services)
    assert not read(again, bubble, "pass"), "T14: the third time it is none"


def test_t09_what_was_done_does_not_come_again():
    services = still_services(bubbles=True)
    bubbles, bubble = bubbles_for(services)
    assert [read(bubbles, bubble, "lay push 1 up") for _ in range(3 * LATER)].count(True) == 1
    assert services.settings.bubbles_open == {"Anna": ()}


def test_t09_a_deed_that_is_done_later_counts_and_what_has_none_is_learned_by_reading():
    services = still_services(bubbles=True)
    bubbles, bubble = bubbles_for(services)
    read(bubbles, bubble, "pass")
    assert services.settings.bubbles_open == {"Anna": ("board-bubble-turn",)}
    read(bubbles, bubble, "lay stop 4")
    assert [read(bubbles, bubble, "pass") for _ in range(2 * LATER)].count(True) == 0
    bubbles, bubble = bubbles_for(still_services(bubbles=True), deed=())
    assert [read(bubbles, bubble, "pass") for _ in range(3 * LATER)].count(True) == 1


def test_t09_what_is_still_to_be_done_comes_in_the_next_match_smaller_and_after_what_is_new():
    services = still_services(bubbles=True)
    bubbles, bubble = bubbles_for(services)
    read(bubbles, bubble, "pass")
    again, _ = bubbles_for(services)
    new = Bubble(Sentence("board-bubble-behind"))
    again.offer(0, [bubble, new])
    assert again.shown is new
    again.offer(0, [bubble])
    assert again._shown.size == SMALL < TEXT
    again_size, first_size = (bubbles._letters(one)[0] for one in (again._shown, bubbles._shown))
    assert max(bubbles._widths(again_size)) < max(bubbles._widths(first_size))


@pytest.mark.parametrize(
    ("game", "deeds"),
    [("frantic", {"play", "draw", "pass"}), ("board", {"lay"}), ("frappadingue", {"take", "stop"})],
)
def test_every_deed_is_an_action_of_its_game(game, deeds):
    """A deed that nobody can do would bring its bubble back in each match."""
    opened = find(game).open()
    told = {deed for bubble in seen_in_play(game) for deed in bubble.deed}
    assert deeds <= {deed.split()[0] for deed in told}
    match, luck, texts = Match(opened.rules, opened.info.configure(3, 2)), Rng(2, "deeds"), set()
    for _ in range(900):
        acting = sorted(opened.rules.to_act(match.state))
        if not acting:
            break
        legal = opened.rules.legal_actions(match.state, acting[0])
        texts |= {opened.rules.action_text(one) for one in legal}
        match.submit(acting[0], luck.choice(legal))
    done = [any(Bubble(Sentence("x"), deed=(one,)).is_deed(text) for text in texts) for one in told]
    assert done.count(True) >= 0.7 * len(done)


def test_a_frame_does_little_for_the_place_of_a_bubble(monkeypatch):
    """FRAME: looking for a place took 25 to 53 ms in the frame in which a bubble came."""
    scene = start("sb")
    looked = []
    free = bubble_room._free

    def counted(*args):
        found = free(*args)
        looked[-1] += 1 if found else 1 / bubble_room.CHEAP
        return found

    monkeypatch.setattr(bubble_room, "_free", counted)
    for _ in range(FRAMES_TO_LAY):
        looked.append(0)
        frame(scene.services)
    assert max(looked) <= bubble_room.COLUMNS
    assert sum(looked) > bubble_room.COLUMNS
    scene.services.scenes.quit()


THROWN = """
round 3
turn 0
first 0
seat 0: -
seat 1: -
phase take
throw: 11 12 12b crash 13
"""


@pytest.mark.parametrize("percent", [100, 150])
def test_a_bubble_of_frappadingue_lies_on_no_card_of_the_throw(percent: int):
    services = make_services((1920, 1080), "fr", percent)
    services.store.update(reduced_motion=True, speed="off", bot_speed="off")
    game, setup = find("frappadingue").open(), MatchSetup("frappadingue", seating("sb"), {}, 5)
    match = new_match(game, setup, game.rules.parse_position(with_all_turns(THROWN)))
    scene = FrappadingueScene(services, setup, game, match)
    services.scenes.push(scene)
    wait(services)
    cards = scene.view.cards.open_boxes
    assert len(cards) >= 5
    assert scene.bubbles.shown is not None
    for _ in range(FRAMES_TO_LAY):
        services.scenes.update(1 / 60)
        frame(services)
    box = scene.bubbles._laid
    assert box is not None
    assert not [card for card in cards if overlap(box, card) > 1]
    services.scenes.quit()
