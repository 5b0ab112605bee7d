"""Choices lie on Frantic's table in boxes, with keys that stay the same and a focus."""

import pygame
import pytest

from game.core.cards import HIDDEN
from game.core.choices import At
from game.core.sentence import Sentence
from game.frantic.choices import DRAW_FIRST, DRAWN
from game.frantic.draft import Draft
from game.frantic.questions import Refusal
from game.frantic.screen.layout import ROWS, card_box, market_spots, plate_box
from game.frantic.screen.spots import spots_of
from game.frantic.state import Discard, Draw, Give, Pass, Play, Wish
from game.input.places import place_of_name
from game.input.seating import Player, Seating
from game.input.turn_keys import DIGIT, NO_KEY, TurnKeys, TurnPress
from game.input.zones import load_zones
from game.ui.spots import Spots
from tests.frantic.scenario import DECK, make_rules
from tests.frantic.test_choices import TURN, at, christmas, reasons, table


class Places:
    """Places of a hand and of plates, as a table has them."""

    def __init__(self, state, seat=0):
        self._state, self._seat = state, seat
        hand = state.hands[seat]
        self._hand = dict(zip(hand, ROWS.boxes(len(hand)), strict=True))

    def card_box(self, card):
        return self._hand[card]

    def plate_box(self, seat):
        return plate_box(seat, len(self._state.hands), self._seat)

    def market_box(self, card):
        spots = market_spots(len(self._state.market))
        return card_box(*spots[self._state.market.index(card)], 126)


def laid(state, seat=0, draft=None):
    return spots_of(make_rules(), state, seat, draft or Draft(), Places(state, seat))


def test_cards_that_fit_come_first_and_others_say_why():
    spots = laid(table(TURN).state)
    cards = at(spots, At.CARD)
    assert [DECK.text(spot.card) for spot in cards] == ["R7", "K4", "*f", "Y7", "B3", "NY"]
    assert reasons(spots) == {
        "R7": "",
        "K4": "",
        "*f": "",
        "Y7": f"{Refusal.OTHER.value}-named",
        "B3": f"{Refusal.OTHER.value}-named",
        "NY": Refusal.NOT_TEN.value,
    }
    assert spots[: len(cards)] == tuple(cards)
    assert Spots(spots).refused_cards == {DECK.card(text) for text in ("Y7", "B3", "NY")}


def test_one_step_back_from_the_first_card_draws():
    spots = Spots(laid(table(TURN).state))
    assert spots.focused.action == Play("R7")
    assert spots.focused_card == DECK.card("R7")
    spots.move("previous")
    assert spots.focused.action == Draw()
    assert spots.focused_card == HIDDEN


@pytest.mark.parametrize("card", range(6))
def test_up_from_any_card_draws(card):
    spots = Spots(laid(table(TURN).state))
    spots.focus = card
    spots.move("up")
    assert spots.focused.action == Draw()


def test_the_draw_pile_draws_too_but_no_longer_after_drawing():
    before, after = table(TURN), table(TURN)
    assert [spot.action for spot in at(laid(before.state), At.PILE)] == [Draw()]
    after.do("draw")
    spots = laid(after.state)
    assert not at(spots, At.PILE)
    live = [spot.action for spot in at(spots, At.BUTTON) if spot.refusal is None]
    assert live == [Pass()]


def test_to_draw_and_to_pass_have_a_key_and_a_place_each_and_the_other_says_why_not():
    told = table(TURN)
    drawing = {spot.action: spot for spot in at(laid(told.state), At.BUTTON)}
    told.do("draw")
    passing = {spot.action: spot for spot in at(laid(told.state), At.BUTTON)}
    for before in (drawing, passing):
        assert before[Draw()].key != before[Pass()].key
        assert before[Draw()].box.bottom <= before[Pass()].box.y
    assert [drawing[action].box for action in drawing] == [passing[a].box for a in drawing]
    assert drawing[Pass()].refusal == Sentence(DRAW_FIRST)
    assert passing[Draw()].refusal == Sentence(DRAWN)
    assert drawing[Pass()].quiet, "no key leads to what can't be"
    assert passing[Draw()].quiet


def test_where_nothing_fits_the_focus_is_on_drawing():
    state = table(TURN.replace("R7 Y7 B3 K4 NY *f", "Y7 B3")).state
    spots = Spots(laid(state))
    assert spots.focused.action == Draw()
    assert spots.focused.at is At.BUTTON


def test_digits_ask_for_the_number_printed_on_them():
    told = table(TURN)
    told.do("play *f")
    wishes = Spots(laid(told.state))
    assert wishes.focused.action == Wish("red"), "colours come first"
    for number in range(1, 10):
        press = TurnPress("pick", number - 1, DIGIT + number - 1)
        assert wishes.press(press).action == Wish(str(number))


@pytest.mark.parametrize("zone", [True, False])
@pytest.mark.parametrize("card", ["*f", "*c"])
def test_every_wish_has_a_key_and_colours_the_same_four_always(card, zone):
    told = table(TURN.replace("*f", card))
    told.do(f"play {card}")
    keys = load_zones().default(1).zones[0] if zone else None
    found = pressed_by_their_keys(told.state, keys)
    assert set(found) == {spot.action for spot in laid(told.state)}
    row = [found[Wish(colour)] for colour in ("red", "yellow", "green", "blue")]
    assert row == [place_of_name(letter) for letter in "QWER"]


def pressed_by_their_keys(state, zone=None, draft=None):
    """Return the key of each choice that has one; each must act when it is pressed."""
    people = (Player("human", "Anna", zone=zone), *(Player("bot", "Main"),) * 7)
    keys = TurnKeys(Seating(people[: len(state.hands)]))
    spots = Spots(laid(state, 0, draft))
    found = {}
    for place, spot in enumerate(spots.items):
        key = keys.pick_place(0, spots.key_of(place)) if spot.key != NO_KEY else None
        if key is not None:
            event = pygame.event.Event(pygame.KEYDOWN, scancode=key, mod=0, repeat=0)
            assert spots.press(keys.read(event, 0)) == spot
            found[spot.action] = key
    return found


KEYED = {
    "turn": (TURN, ()),
    "drawn": (TURN, ("draw",)),
    "cover": (TURN.replace("R7", "Rc"), ("play Rc",)),
    "target": (TURN.replace("R7", "Rs"), ("play Rs",)),
    "four": (TURN.replace("*f", "*4"), ("play *4",)),
}


@pytest.mark.parametrize("zone", [True, False])
@pytest.mark.parametrize("name", KEYED)
def test_one_press_of_its_key_is_enough_for_whatever_can_be_chosen(name, zone):
    position, deeds = KEYED[name]
    told = table(position)
    told.all(*deeds)
    keys = load_zones().default(1).zones[0] if zone else None
    assert set(pressed_by_their_keys(told.state, keys)) == {s.action for s in laid(told.state)}


@pytest.mark.parametrize("hand", ["R7", "R7 Y7", "R7 Y7 B3 K4 R8 R9 G1 G2 B4 B5 G5 G6 G7 G8"])
def test_the_first_key_draws_and_the_second_passes_whatever_is_in_hand(hand):
    told = table(TURN.replace("R7 Y7 B3 K4 NY *f", hand).replace("seat 2: G1", "seat 2: Y9"))
    for key, (action, text) in enumerate(((Draw(), "draw"), (Pass(), "pass"))):
        assert Spots(laid(told.state)).press(TurnPress("pick", key)).action == action
        told.do(text)


def test_a_player_has_the_same_key_in_every_step_and_question():
    told = christmas()
    drafts = (Draft(), Draft(kind="Y7"), Draft(to=2))
    states = [(told.state, draft) for draft in drafts]
    four = table(TURN.replace("*f", "*4"))
    four.do("play *4")
    states.append((four.state, Draft()))
    found = {}
    for state, draft in states:
        for spot in at(laid(state, 0, draft), At.SEAT):
            found.setdefault(spot.seat, set()).add(spot.key)
    assert found == {1: {1}, 2: {2}}


def test_presents_among_eight_leave_no_card_and_nobody_without_a_key():
    seats = "\n".join(f"seat {seat}: R{seat}" for seat in range(1, 8))
    told = table(
        f"""
        seat 0: K4 R4 R7 Y7 Y7 B3 B4 B5 G5 G6 G7 G8
        {seats}
        discard: rest G4
        happenings: merry-christmas rest
        """
    )
    told.do("play K4")
    for seat in range(1, 8):
        told.do(f"give R{seat} to {seat % 7 + 1}", seat)
    for draft in (Draft(), Draft(kind="Y7"), Draft(to=2)):
        found = pressed_by_their_keys(told.state, None, draft)
        assert {spot.action for spot in laid(told.state, 0, draft)} <= set(found)


def keys_of(spots):
    return {spot.card: spot.key for spot in at(spots, At.CARD)}


GIFT = TURN.replace("R7 Y7 B3 K4 NY *f", "R1 R3 Y2 G5 B4 K9 NY Rg")


RECESSION = """
seat 0: K4 R1 R3 Y2 G5 B4 K9
seat 1: R1b
seat 2: G1
discard: rest G4
happenings: recession rest
"""


def choosing(name):
    """Return a table where seat 0 has several cards to choose, and its first choice."""
    if name == "presents":
        return christmas(), Give("R7", 2)
    told = table(GIFT if name == "gift" else RECESSION)
    if name == "gift":
        told.all("play Rg", "target 1")
        told.do("pass", 1)
        return told, Give("R1")
    told.do("play K4")
    for seat in (1, 2):
        if seat in told.state.question.seats:
            told.match.submit(seat, told.match.rules.legal_actions(told.state, seat)[0])
    return told, Discard("R1")


@pytest.mark.parametrize("name", ["gift", "recession", "presents"])
def test_cards_keep_their_keys_while_several_are_chosen(name):
    told, choice = choosing(name)
    before = keys_of(laid(told.state))
    assert len(set(before.values())) == len(before)
    told.match.submit(0, choice)
    chosen = told.state.chosen[-1].card
    left = laid(told.state)
    after = keys_of(left)
    assert after == {card: key for card, key in before.items() if card != chosen}
    gap = TurnPress("pick", before[chosen], before[chosen])
    assert Spots(left).press(gap) is None
