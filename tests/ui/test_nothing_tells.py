"""What is seen and heard of closed hands is the same whatever they hold, frame by frame (FC-61)."""

from collections.abc import Iterator

import pygame
import pytest

from game.board.screen.scene import BoardScene
from game.catalog import find
from game.core.game import Game
from game.core.match import Match
from game.core.rng import Rng
from game.frantic.content import load_deck, load_events
from game.frantic.rules import FranticRules
from game.frantic.screen.scene import FranticScene
from game.frantic.state import State
from game.input.seating import MatchSetup
from game.ui.bubbles import READING_SECONDS
from game.ui.match_scene import new_match
from tests.harness import make_services
from tests.ui.whispers_scene import Screens, press, seating

RULES = FranticRules(load_deck(), load_events())
STEP = 1 / 30
TURN = """\
options answer=3
turn {turn}
seat 0: {0}
seat 1: {1}
seat 2: {2}
seat 3: {3}
discard: R5
ask: turn seats={turn}
"""
OPEN = "R1 R2 Rg Rs"
"""What the one holds who acts before the question; it is not among what is compared."""


class Leaver:
    """A bot that thinks long where it could do something, and leaves it all the same."""

    def think(self, view, actions, steps):
        for _ in range(400 * (len(actions) - 1)):
            yield
        return actions[-1]


GAME = Game(RULES, lambda level, seat, luck: Leaver())
"""The real game with bots that always leave it."""


def played(hands: tuple[str, ...], turn: int, *actions: str) -> State:
    text = TURN.format(*hands, turn=turn)
    config = RULES.info.configure(4, 1)
    match = Match(RULES, config, state=RULES.parse_position(text))
    for action in actions:
        match.submit(turn, RULES.parse_action(action))
    assert match.state.question is not None
    return match.state


def watched(state: State, kinds: str, seed: int, seconds: float) -> Iterator[tuple[object, ...]]:
    """Return what is seen and heard in each frame, and what was done so far."""
    services = make_services((320, 180))
    services.navigator = Screens()
    heard: list[str] = []
    services.audio.play = lambda name, **_: heard.append(name)
    setup = MatchSetup("frantic", seating(kinds), {}, seed)
    scene = FranticScene(services, setup, GAME, new_match(GAME, setup, state))
    services.scenes.push(scene)
    scene.view.prewarm()
    for _ in range(round(seconds / STEP)):
        services.scenes.update(STEP)
        services.scenes.draw(services.stage)
        services.stage.present()
        picture = hash(pygame.image.tobytes(services.window.surface, "RGB"))
        done = [(entry.seat, entry.text) for entry in scene.match.log]
        yield picture, tuple(heard), scene.live, scene.answer_left, tuple(done)
    services.scenes.quit()


COUNTER_WAYS = (("*c G1 G2", "G3 Y1 Y2"), ("G3 *c Y1", "G1 *n Y2"), ("G1 G2 G3", "Y1 Y2 Y3"))


@pytest.mark.parametrize(
    ("kinds", "turn", "asked", "actions"),
    [
        ("szbb", 0, 2, ("play Rg", "target 2")),
        ("szbb", 0, 1, ("play Rs", "target 1")),
        ("bbss", 3, 2, ("play Rg", "target 2")),
    ],
    ids=["bot", "person with a zone", "person without keys"],
)
def test_whoever_is_attacked_shows_nothing_until_the_answer(
    kinds: str, turn: int, asked: int, actions: tuple[str, ...]
) -> None:
    other = next(seat for seat in range(4) if seat not in (turn, asked))
    seen = set()
    for way in COUNTER_WAYS:
        hands = ["B1 B2 B3"] * 4
        hands[turn], hands[asked], hands[other] = OPEN, *way
        state = played(tuple(hands), turn, *actions)
        frames = tuple(watched(state, kinds, 5, 5.0))
        assert frames[-1][-1][0] == (asked, "pass"), "bots leave it, and people come too late"
        seen.add(frames)
    assert len(seen) == 1


def test_nobody_shows_whether_they_could_say_nice_try() -> None:
    seen = set()
    for way in (("*n G1", "G2 G3"), ("G1 G2", "*n G3"), ("G1 G2", "G3 Y1")):
        state = played(("R2", "B1 B2", *way), 0, "play R2")
        frames = tuple(watched(state, "zzbb", 7, 12.0))
        assert sorted(frames[-1][-1][:3]) == [(1, "pass"), (2, "pass"), (3, "pass")]
        # When all have answered the round is over, and the hands lie open.
        asking = [frame for frame in frames if len(frame[-1]) < 3]
        seen.add((tuple(asking), frames[len(asking)][-1]))
    assert len(seen) == 1


def test_a_curtain_says_nothing_of_what_is_behind_it() -> None:
    ways = (("R6 R7 *4", "G1 G2 G3"), ("G1 G2 G3", "NY *c *n"), ("K5 Y1 B1", "Rs Yg Bx"))
    seen = {
        tuple(watched(played((way[0], way[1], "B2 B3", "B4 B5"), 0), "zzbb", 3, 2.0))
        for way in ways
    }
    assert len(seen) == 1


class Film:
    """A match of people that is watched frame by frame while they act."""

    def __init__(self, kinds: str, state: State) -> None:
        self.services = make_services((640, 360))
        self.services.store.update(poster="2")
        self.services.navigator = Screens()
        setup = MatchSetup("frantic", seating(kinds), {}, 4)
        self.scene = FranticScene(self.services, setup, GAME, new_match(GAME, setup, state))
        self.services.scenes.push(self.scene)
        self.scene.view.prewarm()

    def pictures(self, seconds: float) -> tuple[int, ...]:
        found = []
        for _ in range(round(seconds / STEP)):
            self.services.scenes.update(STEP)
            self.services.scenes.draw(self.services.stage)
            self.services.stage.present()
            found.append(hash(pygame.image.tobytes(self.services.window.surface, "RGB")))
        return tuple(found)

    def act(self, seat: int, *actions: str) -> None:
        for action in actions:
            self.scene.act(seat, RULES.parse_action(action))

    def texts(self) -> str:
        self.pictures(STEP)
        return "\n".join(one.text for one in self.scene.view.pen.placed)


MANY = [kind.text for kind in RULES.deck.kinds[::5]]


@pytest.mark.parametrize("sizes", [(6, 7), (10, 4)])
def test_a_hand_that_gives_way_to_another_tells_of_neither(sizes: tuple[int, int]) -> None:
    """Cards of two closed hands pass each other: which lies on top must not depend on them."""
    films, first = set(), sizes[0]
    for seed in range(6):
        cards = Rng(seed, "hands").shuffled(MANY)
        hands = " ".join(cards[:first]), " ".join(cards[first : sum(sizes)])
        film = Film("sssb", played((hands[0], "Y1 R5", hands[1], "Y2"), 2))
        film.pictures(0.5)
        film.act(2, "draw")
        film.pictures(1.0)
        film.act(2, "pass")
        films.add(film.pictures(1.5))
        film.services.scenes.quit()
    assert len(films) == 1


def test_a_card_that_leaves_an_open_hand_does_not_tell_where_it_stood() -> None:
    films = set()
    for hand in ("R1 G1 G2 G3 G4", "R1 B1 G2 Y3 K4", "R1 *f *c NY Yg"):
        film = Film("ssbb", played((hand, "Y1 R5", "B1", "B2"), 0))
        film.pictures(0.5)
        press(film.services, "TAB")
        film.pictures(0.6)
        film.act(0, "play R1")
        assert film.scene.hands.audience == frozenset()
        films.add(film.pictures(1.5))
        film.services.scenes.quit()
    assert len(films) == 1


def test_why_a_card_was_refused_is_not_told_to_the_next_person() -> None:
    told, shown = [], []
    for refused in (False, True):
        film = Film("ssbb", played(("R1 K7 G2", "Y1 R5", "B1", "B2"), 0))
        film.pictures(0.5)
        press(film.services, "TAB")
        film.pictures(0.5)
        if refused:
            spot = next(one for one in film.scene.spots.items if one.refusal)
            film.scene.view.refuse(spot)
        told.append(film.pictures(STEP))
        film.act(0, "play R1")
        film.pictures(1.0)
        film.pictures(1.0)
        press(film.services, "TAB")
        assert film.scene.hands.audience == {1}
        shown.append(film.pictures(0.5))
        film.services.scenes.quit()
    assert told[0] != told[1]
    assert shown[0] == shown[1]


PARTY = """\
turn 0
seat 0: K7 B1 B2 G3
seat 1: R1 R2 Y1
seat 2: R3 R4
seat 3: R6 R8
discard: rest Y4 Y7
happenings: merry-christmas rest
draw: G1 G2 G4 G5
"""


def test_who_has_got_a_present_is_not_told_before_all_have_given() -> None:
    shown = []
    for receiver in (0, 2, 3):
        film = Film("ssss", RULES.parse_position(PARTY))
        film.act(0, "play K7")
        film.scene.table.skip()
        film.pictures(0.1)
        assert film.scene.table.offered == 1
        press(film.services, "TAB")
        film.act(1, f"give R1 to {receiver}")
        film.scene.table.skip()
        film.pictures(0.5)
        assert film.scene.draft.to == receiver, "the next one goes to the same player"
        press(film.services, "TAB")
        film.pictures(0.5)
        assert film.scene.hands.curtain == 1
        shown.append(film.texts())
        film.services.scenes.quit()
    assert len(set(shown)) == 1


def test_the_pictures_are_compared_at_all() -> None:
    first, second = (
        tuple(watched(played((hand, "G1", "G2", "G3"), 0), "zzbb", 3, 0.5))
        for hand in ("R1 R2", "R1 R2 R3")
    )
    assert first != second, "one card more is seen by everybody"


# Windows in which several people are asked together, in both games.

BOARD_ROLL = """\
options board=classic reroll=2
turn 0
seat 0: push stop x jump
seat 1: {0}
seat 2: {1}
seat 3: {2}
pawns: 9 14 3 20
cards: 15=snail 22=x
draw: rest
dice: 0=3
ask: reroll seats=0,1,2,3 what=move count=6
agenda: walk seat=0 pawn=0; end-turn seat=0
"""
HOLDERS = (
    ("reroll stop x jump", "push stop x snail", "push swap x jump"),
    ("push stop x jump", "reroll stop x snail", "push swap x jump"),
    ("push stop x jump", "push stop x snail", "reroll swap x jump"),
    ("push stop x jump", "push stop x snail", "push swap x jump"),
)
BOARD = find("board").open()
BOARD_GAME = Game(BOARD.rules, lambda level, seat, luck: Leaver())


@pytest.mark.parametrize("kinds", ["zzbb", "szsb"])
def test_a_roll_shows_nothing_of_who_could_change_it(kinds: str) -> None:
    """D-1: same public state, other hands: the same pictures, sounds and answers, in each frame."""
    seen = set()
    for hands in HOLDERS[:2] + HOLDERS[3:]:
        state = BOARD.rules.parse_position(BOARD_ROLL.format(*hands))
        services = make_services((320, 180))
        services.navigator = Screens()
        heard: list[str] = []
        services.audio.play = lambda name, heard=heard, **_: heard.append(name)
        setup = MatchSetup("board", seating(kinds), {}, 5)
        scene = BoardScene(services, setup, BOARD_GAME, new_match(BOARD_GAME, setup, state))
        services.scenes.push(scene)
        frames = []
        for number in range(75 + round(READING_SECONDS / STEP)):
            services.scenes.update(STEP)
            if number % 12 == 0:
                services.scenes.draw(services.stage)
                services.stage.present()
            picture = hash(pygame.image.tobytes(services.window.surface, "RGB"))
            done = tuple((entry.seat, entry.text) for entry in scene.match.log)
            frames.append((picture, tuple(heard), scene.live, scene.answer_left, done))
            if len(done) == 4:
                break
        assert frames[-1][-1]
        assert {text for _, text in frames[-1][-1]} <= {"pass", "pass-on"}
        services.scenes.quit()
        seen.add(tuple(frames))
    assert len(seen) == 1


def test_a_person_alone_tells_bots_nothing_and_bots_tell_them_nothing() -> None:
    """D-1 with one person: when bots answer does not depend on their own hands."""
    seen = set()
    for hands in HOLDERS[1:]:
        state = BOARD.rules.parse_position(BOARD_ROLL.format(*hands))
        services = make_services((320, 180))
        services.navigator = Screens()
        setup = MatchSetup("board", seating("zbbb"), {}, 5)
        scene = BoardScene(services, setup, BOARD_GAME, new_match(BOARD_GAME, setup, state))
        services.scenes.push(scene)
        when: dict[int, int] = {}
        for number in range(90):
            services.scenes.update(STEP)
            for entry in scene.match.log:
                when.setdefault(entry.seat, number)
            if len(when) == 4:
                break
        services.scenes.quit()
        seen.add(tuple(sorted(when.items())))
    assert len(seen) == 1
