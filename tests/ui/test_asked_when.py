"""How often somebody wants to be asked: chosen in the own open hand, and seen by nobody else."""

from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from game.input.seating import Seating
from game.ui.asked_when import ALONE, AMONG_OTHERS, AskedWhen
from game.ui.services import Services
from game.ui.theme import HINT
from game.ui.turn_banner import NOTE_EDGE
from tests.harness import frame, make_services, press
from tests.table_play import (
    FRAME,
    SMALL,
    ZONES,
    confirm,
    film,
    lift,
    logged,
    seating,
    still_services,
    wait,
)
from tests.ui.test_answers import FRANTIC, PLAIN, asked, open_at, roll

NOTE_ROOM = (920 - 164 - NOTE_EDGE) / 0.84
"""A banner is so wide beside a face, and letters may be a sixth smaller."""
F7 = pygame.KSCAN_F7, pygame.K_F7


@pytest.fixture
def services():
    made = still_services()
    yield made
    made.scenes.quit()


def turn(services: Services, kinds: str, hands: tuple[str, ...] = PLAIN) -> Any:
    """Open a table at which the first person is in turn and sees the own hand."""
    scene = open_at(services, "frantic", kinds, FRANTIC.format(*hands, limit="5", discard="R5"))
    asked(services, scene)
    lift(services, scene)
    return scene


def read(services: Services, scene: Any) -> set[str]:
    """Return all texts that stand there now."""
    frame(services)
    return {one.text for one in scene.view.pen.placed}


def set_to(scene: Any, seat: int, when: str) -> None:
    while scene.asked_when.of(seat) != when:
        scene.asked_when.turn_on(seat, len(scene.match.state.points[0]))


def is_asked(services: Services, scene: Any, seat: int, ask: str) -> bool:
    """Let time pass until something else is asked; say whether a person was asked this."""
    found = False
    for _ in range(60 * 10):
        if scene.match.state.question.ask != ask:
            return found
        found = found or scene.front == seat or seat in [one.seat for one in scene.view.people]
        services.scenes.update(FRAME)
    return True


def test_a_key_in_the_open_hand_leads_through_what_can_be_chosen(services: Services) -> None:
    for kinds, choices in (("zzbb", AMONG_OTHERS), ("zbbb", ALONE)):
        scene = turn(services, kinds)
        told = []
        for when in (*choices, choices[0]):
            assert scene.asked_when.of(0) == when
            services.scenes.update(FRAME)
            told.append(read(services, scene))
            press(services, *F7)
        asked = [any(text.startswith("asked out of turn:") for text in texts) for texts in told]
        alone = kinds == "zbbb"
        assert asked == [not alone or when != "usual" for when in (*choices, choices[0])]
        services.scenes.quit()


@pytest.mark.parametrize(("game", "kinds"), [("frantic", "zbbb"), ("frantic", "zzbb")])
def test_each_press_says_for_seconds_what_holds_from_now_on(
    services: Services, game: str, kinds: str
) -> None:
    scene = turn(services, kinds)
    assert not any("changes it" in text for text in read(services, scene))
    for _ in scene.asked_when.choices:
        press(services, *F7)
        when = scene.asked_when.of(0)
        wait(services, 5.0)
        (said,) = (text for text in read(services, scene) if "changes it" in text)
        assert "F7" in said
        assert ("can stop nothing!" in said) == (when == "never"), "it says what is missed"
        assert said.startswith("Out of turn you are asked") == (when != "never")
    wait(services, 5.0)
    assert not any("changes it" in text for text in read(services, scene))


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("when", ["usual", "always", "weighty", "never"])
@pytest.mark.parametrize("key", ["F7", "L3"])
@pytest.mark.parametrize("game", ["frantic", "board"])
@pytest.mark.parametrize("alone", [False, True])
def test_what_holds_from_now_on_is_said_in_letters_that_can_be_read(
    lang: str, when: Any, key: str, game: str, alone: bool
) -> None:
    services = make_services((1280, 720), lang)
    texts = services.texts
    each = texts(f"{game}-choose-asked-each")
    named = f"answers-from-now-{when}{'-alone' if alone and when == 'usual' else ''}"
    named = f"{game}-choose-from-now-weighty" if when == "weighty" else named
    said = texts(named, key=key, each=each)
    assert services.text.measure(said, HINT, "bold")[0] <= NOTE_ROOM
    services.scenes.quit()


def test_with_a_closed_hand_and_in_a_question_the_key_changes_nothing(services: Services) -> None:
    scene = turn(services, "zzbb")
    scene.act(0, scene.rules.parse_action("play Rg"))
    scene.act(0, scene.rules.parse_action("target 1"))
    asked(services, scene)
    press(services, *F7)
    lift(services, scene)
    press(services, *F7)
    assert {scene.asked_when.of(seat) for seat in (0, 1)} == {"usual"}


@pytest.mark.parametrize(
    ("when", "attack", "wanted"),
    [
        ("usual", "Rg", True),
        ("weighty", "Rg", False),
        ("weighty", "Rs", True),
        ("never", "Rs", False),
    ],
)
@pytest.mark.parametrize("holds", ["*c", "G9"])
def test_fc_24_an_attack_is_asked_about_as_its_victim_wants(
    services: Services, when: str, attack: str, wanted: bool, holds: str
) -> None:
    scene = turn(services, "zzzb", (PLAIN[0], f"G1 {holds} B2", *PLAIN[2:]))
    set_to(scene, 1, when)
    scene.act(0, scene.rules.parse_action(f"play {attack}"))
    scene.act(0, scene.rules.parse_action("target 1"))
    assert is_asked(services, scene, 1, "counter") == wanted


def test_four_cards_are_asked_about_whatever_was_said(services: Services) -> None:
    """T23: many cards break it."""
    scene = turn(services, "zzzb", ("R1 R2 *4 Rs", *PLAIN[1:]))
    set_to(scene, 1, "never")
    scene.act(0, scene.rules.parse_action("play *4"))
    legal = scene.rules.legal_actions(scene.match.state, 0)
    scene.act(0, next(a for a in legal if {s.seat: s.count for s in a.shares} == {1: 4}))
    assert is_asked(services, scene, 1, "counter")


@pytest.mark.parametrize(
    ("who", "wanted"), [((), True), ((1,), True), ((0, 1, 2), False)], ids=["none", "one", "all"]
)
def test_fb_34_a_roll_is_asked_about_unless_nobody_wants_to_be_asked(
    services: Services, who: tuple[int, ...], wanted: bool
) -> None:
    """One who does not want it is asked with the others, so that nobody sees it."""
    scene = roll(services, "zzzb", rest="dice: -\nask: turn seats=0")
    for seat in who:
        set_to(scene, seat, "weighty")
    scene.act(0, scene.rules.parse_action("lay stop 40"))
    assert is_asked(services, scene, 1, "reroll") == wanted
    assert {entry.text for entry in scene.match.log[1:4]} <= {"pass", "pass-on"}


def test_a_roll_looks_the_same_whoever_does_not_want_to_be_asked(services: Services) -> None:
    films = []
    for who in ((), (1,)):
        scene = roll(services, "zzzb", rest="dice: -\nask: turn seats=0")
        scene.view.prewarm()
        for seat in who:
            set_to(scene, seat, "never")
        scene.act(0, scene.rules.parse_action("lay stop 40"))
        films.append(film(services, 40))
        services.scenes.quit()
    assert films[0] == films[1]


@pytest.mark.parametrize(("when", "wanted"), [("usual", False), ("always", True)])
def test_a_person_alone_may_be_asked_always(services: Services, when: str, wanted: bool) -> None:
    """T29: no question is out of reach."""
    hands = ("G1 Y5 B2", "Y1 B7", "Y2 G2 G3", "R1 R2 Rg")
    text = FRANTIC.format(*hands, limit="5", discard="R5").replace("turn 0", "turn 3")
    scene = open_at(services, "frantic", "zbbb", text.replace("seats=0", "seats=3"))
    set_to(scene, 0, when)
    scene.act(3, scene.rules.parse_action("play Rg"))
    scene.act(3, scene.rules.parse_action("target 0"))
    assert is_asked(services, scene, 0, "counter") == wanted


def test_nobody_else_sees_what_was_chosen(services: Services) -> None:
    """T22: with the hand closed again every picture is the same."""
    films = []
    for presses in (0, 1, 2):
        scene = turn(services, "zzbb")
        for _ in range(presses):
            press(services, *F7)
        press(services, ZONES[0].lower[3])
        scene.view.prewarm()
        wait(services, 1.0)
        films.append(film(services, 5))
        services.scenes.quit()
    assert films[0] == films[1] == films[2]


def test_what_was_chosen_is_kept_by_name_and_never_for_a_round() -> None:
    services = make_services(SMALL)
    people = seating("zzb")
    guests = Seating((*people.players[:1], replace(people.players[1], name="Player 2")))
    chosen = AskedWhen(services, guests)
    assert chosen.turn_on(0, 0) == chosen.turn_on(1, 0) == "weighty"
    later = AskedWhen(services, guests)
    assert (later.of(0), later.of(1)) == ("weighty", "usual")
    assert later.turn_on(0, 2) == "never"
    later.settle(2)
    assert later.of(0) == "never"
    later.settle(3)
    assert later.of(0) == "weighty"
    assert AskedWhen(services, guests).of(0) == "weighty"
    services.scenes.quit()


def test_in_the_middle_of_another_choice_it_is_not_offered(services: Services) -> None:
    scene = roll(services, "zzbb", rest="dice: -\nask: turn seats=0")
    asked(services, scene)
    lift(services, scene)
    wait(services, 0.5)
    assert scene.view.asked_when == "usual"
    confirm(services, scene)
    services.scenes.update(FRAME)
    assert scene.draft.kind
    assert scene.view.asked_when is None
    press(services, *F7)
    assert scene.asked_when.of(0) == "usual"


def test_records_know_nothing_of_it(services: Services) -> None:
    scene = turn(services, "zzbb")
    press(services, *F7)
    assert logged(scene) == []


@pytest.mark.parametrize(
    "words", ["Short.", "A note so long that it needs all of the room there is, and more."]
)
def test_a_note_covers_no_part_of_a_name(services: Services, words: str) -> None:
    scene = turn(services, "zbbb")
    scene.view.banner.note(words)
    read(services, scene)
    placed = {one.text: one.drawn for one in scene.view.pen.placed if one.drawn.y < 88}
    note, name = placed[words], placed.get("Anna")
    assert name is None or note.x >= name.right, "else the face alone says whose turn it is"
    assert (name is None) == (len(words) > 20)
    assert note.right <= 1420
