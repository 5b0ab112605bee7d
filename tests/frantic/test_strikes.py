"""What strikes says who does what to whom, how much, and what may be answered (FC-13 to FC-21)."""

import pytest

from game.frantic import events as ev
from game.frantic.screen.notices import Notices
from game.ui.i18n import Texts
from game.ui.pen import Pen
from tests.frantic.scenario import Table, tell
from tests.frantic.test_poster import seating
from tests.frantic.test_telling import NAMES
from tests.harness import make_services

POSITION = """
    turn 0
    seat 0: {card} R1 R2 R3
    seat 1: {bob}
    seat 2: Y1 Y2 Y5 Y6 Y7
    discard: R9
    colour red
"""
STOP = "Only a Counterattack card in Bob’s hand can stop it."


def notes(event, state) -> list[str]:
    notice = tell(event, state).notice
    return [note.text(Texts("en"), NAMES) for note in notice.notes]


def attack(card: str, what: str, count: int = 0, bob: str = "G1 B5"):
    table = Table(POSITION.format(card=card, bob=bob))
    return ev.Attacked(0, 1, what, count), table.state


@pytest.mark.parametrize(
    ("card", "what", "count", "effect"),
    [
        ("Rs", "skip", 0, "Bob would miss the next turn."),
        ("Rg", "gift", 0, "Bob would get 2 cards from Anna."),
        ("Rx", "exchange", 0, "Bob would get 2 cards from Anna, who takes 2 at random."),
        ("*4", "four", 3, "Bob would draw 3 cards."),
        ("*e", "equality", 0, "Bob would draw 2 cards, up to the number that Anna holds."),
    ],
)
def test_fc_20_each_attack_says_what_it_does_how_much_and_what_may_be_answered(
    card, what, count, effect
):
    assert notes(*attack(card, what, count)) == [effect, STOP]


def test_fc_24_who_holds_no_card_is_said_to_have_no_answer():
    assert notes(*attack("Rs", "skip", bob="-"))[1] == "Bob holds no card and can’t answer."


@pytest.mark.parametrize(("bob", "same"), [("*c B5", True), ("G1 B5", True), ("G1 B5 R1", False)])
def test_fc_61_what_is_said_of_an_attack_tells_nothing_of_the_victims_cards(bob, same):
    told = notes(*attack("*e", "equality", bob=bob))
    assert (told == ["Bob would draw 2 cards, up to the number that Anna holds.", STOP]) is same


def test_fc_21_a_last_card_and_a_nice_try_say_what_they_mean():
    table = Table(POSITION.format(card="R9", bob="G1 B5"))
    state = table.rules.parse_position("turn 0\nseat 0: R1\nseat 1: *n B5\ndiscard: R9\ncolour red")
    events = table.rules
    played = ev.Played(0, state.hands[0][0], ev.When.TURN)
    assert notes(played, state) == [
        "This hand is empty: the round ends. Only a Nice Try can stop that."
    ]
    after = events.evolve(state, played)
    found = (c for c in after.hands[1] if table.rules.deck.text(c).startswith("*n"))
    nice = ev.Played(1, next(found), ev.When.NICE_TRY)
    assert notes(nice, after)[0].startswith("Anna")
    assert "3" in notes(nice, after)[0]


@pytest.mark.parametrize(("lang", "scale"), [("en", 100), ("fr", 200)])
def test_every_strike_can_be_read(lang, scale):
    services = make_services((1280, 720), lang, scale)
    pen = Pen(services)
    view = Notices(pen, seating(3))
    for card, what, count in (("Rs", "skip", 0), ("Rx", "exchange", 0), ("*e", "equality", 0)):
        event, state = attack(card, what, count)
        view.show(tell(event, state).notice)
        pen.start()
        services.stage.backdrop(services.sprites.backdrop("results"))
        view.draw()
        services.stage.present()
        assert not any(text.cut for text in pen.placed)
        assert all(text.box.covers(text.drawn, 2) for text in pen.placed)
    services.scenes.quit()
