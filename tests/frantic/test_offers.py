"""What is offered on the screen agrees with the rules, and says why where it does not."""

from itertools import product

import pygame
import pytest

from game.core.cards import HIDDEN
from game.core.choices import ChooseCard, TakeBack
from game.core.match import Match
from game.core.rng import Rng
from game.frantic.draft import STEPS, AddCard, ChooseReceiver, Draft, GiveRest
from game.frantic.fits import Refusal
from game.frantic.rules import INFO
from game.frantic.screen.geometry import card_box, hand_boxes, market_spots, plate_box
from game.frantic.screen.offers import (
    MUST_COVER,
    NO_COUNTER,
    NOT_FEWER,
    NOT_GIVEN,
    REFUSALS,
    SHARE_FOUR,
    SHARED_ALL,
    SKIPPED,
    At,
    focused_card,
    offers_of,
    refused_cards,
    rest_of,
)
from game.frantic.state import (
    Ask,
    Counter,
    Discard,
    Draw,
    Give,
    Pass,
    Play,
    Share,
    Shares,
    Target,
    Wish,
)
from game.input.places import place_of_name
from game.input.seating import Player, Seating
from game.input.turn_keys import DIGIT, NO_KEY, TurnKeys, TurnPress
from game.input.zones import load_zones
from game.ui.i18n import Texts
from game.ui.offers import Offers
from tests.frantic.scenario import DECK, Table, fresh, make_rules

TURN = """
seat 0: R7 Y7 B3 K4 NY *f
seat 1: R1 R2
seat 2: G1
discard: rest G3 R4
draw: Y1 Y2 Y3
ask: turn seats=0
"""


class Places:
    """Places of a hand and of plates, as a table has them."""

    def __init__(self, state, seat=0):
        self._state, self._seat = state, seat
        hand = state.hands[seat]
        self._hand = dict(zip(hand, hand_boxes(len(hand)), strict=True))

    def card_box(self, card):
        return self._hand[card]

    def plate_box(self, seat):
        return plate_box(seat, len(self._state.hands), self._seat)

    def market_box(self, card):
        spots = market_spots(len(self._state.market))
        return card_box(*spots[self._state.market.index(card)], 126)


def spots_of(state, seat=0, draft=None):
    return offers_of(make_rules(), state, seat, draft or Draft(), Places(state, seat))


def table(position):
    return Table(position)


def at(spots, kind):
    return [spot for spot in spots if spot.at is kind]


def reasons(spots):
    return {DECK.text(spot.card): spot.refusal for spot in at(spots, At.CARD)}


def test_cards_that_fit_come_first_and_others_say_why():
    spots = spots_of(table(TURN).state)
    cards = at(spots, At.CARD)
    assert [DECK.text(spot.card) for spot in cards] == ["R7", "K4", "*f", "Y7", "B3", "NY"]
    assert reasons(spots) == {
        "R7": "",
        "K4": "",
        "*f": "",
        "Y7": Refusal.OTHER.value,
        "B3": Refusal.OTHER.value,
        "NY": Refusal.NOT_TEN.value,
    }
    assert spots[: len(cards)] == tuple(cards)
    assert refused_cards(Offers(spots)) == {DECK.card(text) for text in ("Y7", "B3", "NY")}


def test_one_step_back_from_the_first_card_draws():
    offers = Offers(spots_of(table(TURN).state))
    assert offers.focused.action == Play("R7")
    assert focused_card(offers) == DECK.card("R7")
    offers.move("previous")
    assert offers.focused.action == Draw()
    assert focused_card(offers) == HIDDEN


@pytest.mark.parametrize("card", range(6))
def test_up_from_any_card_draws(card):
    offers = Offers(spots_of(table(TURN).state))
    offers.focus = card
    offers.move("up")
    assert offers.focused.action == Draw()


def test_the_draw_pile_draws_too_but_no_longer_after_drawing():
    before, after = table(TURN), table(TURN)
    assert [spot.action for spot in at(spots_of(before.state), At.PILE)] == [Draw()]
    after.do("draw")
    spots = spots_of(after.state)
    assert not at(spots, At.PILE)
    assert [spot.action for spot in at(spots, At.BUTTON)] == [Pass()]


def test_where_nothing_fits_the_focus_is_on_drawing():
    state = table(TURN.replace("R7 Y7 B3 K4 NY *f", "Y7 B3")).state
    offers = Offers(spots_of(state))
    assert offers.focused.action == Draw()
    assert offers.focused.at is At.BUTTON


def test_a_chance_is_covered_before_anybody_draws():
    told = table(TURN.replace("R7 Y7", "Rc R7 Y7"))
    told.do("play Rc")
    draw = [spot for spot in spots_of(told.state) if spot.action == Draw()]
    assert {spot.refusal for spot in draw} == {MUST_COVER}


def test_digits_ask_for_the_number_printed_on_them():
    told = table(TURN)
    told.do("play *f")
    wishes = Offers(spots_of(told.state))
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
    assert set(found) == {spot.action for spot in spots_of(told.state)}
    row = [found[Wish(colour)] for colour in ("red", "yellow", "green", "blue")]
    assert row == [place_of_name(letter) for letter in "QWER"]


def pressed_by_their_keys(state, zone=None, draft=None):
    """Return the key of each choice that has one; each must act when it is pressed."""
    people = (Player("human", "Anna", zone=zone), *(Player("bot", "Main"),) * 7)
    keys = TurnKeys(Seating(people[: len(state.hands)]))
    offers = Offers(spots_of(state, 0, draft))
    found = {}
    for place, spot in enumerate(offers.items):
        key = keys.pick_place(0, offers.key_of(place)) if spot.key != NO_KEY else None
        if key is not None:
            event = pygame.event.Event(pygame.KEYDOWN, scancode=key, mod=0, repeat=0)
            assert offers.press(keys.read(event, 0)) == spot
            found[spot.action] = key
    return found


def test_who_can_not_be_named_says_why():
    skip = TURN.replace("R7 Y7", "Rs R7") + "skips: 2\n"
    four = skip.replace("seat 2: G1", "seat 2: G1\nseat 3: G2")
    told = table(four)
    told.do("play Rs")
    found = {spot.seat: spot.refusal for spot in spots_of(told.state)}
    assert found == {1: "", 3: "", 2: SKIPPED}


def test_equality_may_be_for_nobody_and_not_for_who_holds_as_much():
    told = table(
        """
        seat 0: *e R7 R8
        seat 1: R1 R2
        seat 2: G1
        seat 3: G2
        discard: rest G3 R4
        ask: turn seats=0
        """
    )
    told.do("play *e")
    spots = spots_of(told.state)
    assert {spot.seat: spot.refusal for spot in at(spots, At.PLATE)} == {
        2: "",
        3: "",
        1: NOT_FEWER,
    }
    assert [spot.action for spot in at(spots, At.BUTTON)] == [Target(-1)]


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
    assert set(pressed_by_their_keys(told.state, keys)) == {s.action for s in spots_of(told.state)}


@pytest.mark.parametrize("hand", ["R7", "R7 Y7", "R7 Y7 B3 K4 R8 R9 G1 G2 B4 B5 G5 G6 G7 G8"])
def test_the_first_key_is_the_button_whatever_is_in_hand(hand):
    told = table(TURN.replace("R7 Y7 B3 K4 NY *f", hand).replace("seat 2: G1", "seat 2: Y9"))
    for action, text in ((Draw(), "draw"), (Pass(), "pass")):
        assert Offers(spots_of(told.state)).press(TurnPress("pick", 0)).action == action
        told.do(text)


FOUR = """
seat 0: *4 R7
seat 1: R1 R2
seat 2: G1
seat 3: G2
discard: rest G3 R4
ask: turn seats=0
"""


def test_a_fantastic_four_is_shared_out_card_by_card():
    told = table(FOUR)
    told.do("play *4")
    draft = Draft()
    for seat in (2, 1, 2):
        draft = draft.after(AddCard(seat))
    spots = spots_of(told.state, draft=draft)
    assert [spot.seat for spot in at(spots, At.PLATE)] == [1, 2, 3]
    assert [(spot.action, spot.refusal) for spot in at(spots, At.BUTTON)] == [
        (TakeBack(), ""),
        (Shares((Share(2, 2), Share(1, 1))), SHARE_FOUR),
    ]
    draft = draft.after(AddCard(3))
    spots = spots_of(told.state, draft=draft)
    assert {spot.refusal for spot in at(spots, At.PLATE)} == {SHARED_ALL}
    assert spots[-1].action == Shares((Share(2, 2), Share(1, 1), Share(3, 1)))
    assert spots[-1].refusal == ""


@pytest.mark.parametrize("seats", range(3, 9))
def test_every_way_to_press_four_cards_is_a_legal_share(seats):
    told = fresh(seats)
    rules = make_rules()
    lines = [f"seat {seat}: -" for seat in range(1, seats)]
    state = rules.parse_position("\n".join(["seat 0: *4 R7", *lines, "discard: rest R4"]))
    match = Match(rules, INFO.configure(seats, 0), state=state)
    del told
    match.submit(0, Play("*4"))
    legal = set(rules.legal_actions(match.state, 0))
    pressed = {Draft(added).done for added in product(range(1, seats), repeat=4)}
    assert pressed == legal


def test_a_reaction_offers_the_hand_alike_and_one_button():
    held = table(
        """
        seat 0: *c R7
        seat 1: R1 Rg
        seat 2: G1 G2
        discard: rest G3 R4
        turn 1
        """
    )
    held.all("play Rg", "target 0")
    spots = spots_of(held.state)
    assert reasons(spots) == {"*c": "", "R7": NO_COUNTER}
    assert spots[0].action == Counter()
    assert spots[-1].action == Pass()


def test_not_you_is_never_given():
    told = table(TURN.replace("R7 Y7", "Rg R7"))
    told.all("play Rg", "target 1")
    told.do("pass", 1)
    found = reasons(spots_of(told.state))
    assert found.pop("NY") == NOT_GIVEN
    assert set(found.values()) == {""}


def christmas():
    state = table(
        """
        seat 0: R4 K4 R7 Y7 Y7 B3
        seat 1: R1
        seat 2: G1
        discard: rest G4
        happenings: merry-christmas rest
        """
    )
    state.do("play K4")
    state.do("give R1 to 2", 1)
    state.do("give G1 to 1", 2)
    return state


def test_a_present_is_a_card_and_then_its_receiver():
    told = christmas()
    draft = Draft().after(ChooseCard("Y7"))
    first = spots_of(told.state)
    assert ChooseCard("Y7") in [spot.action for spot in first]
    spots = spots_of(told.state, 0, draft)
    assert [spot.action for spot in at(spots, At.PLATE)] == [Give("Y7", 1), Give("Y7", 2)]
    assert Offers(spots).focused.at is At.PLATE
    again = [spot for spot in at(spots, At.CARD) if spot.action == TakeBack()]
    assert [DECK.kind(spot.card).text for spot in again] == ["Y7"]
    assert draft.after(TakeBack()) == Draft()


def test_with_a_receiver_each_card_is_one_press():
    told = christmas()
    draft = Draft().after(ChooseReceiver(2))
    spots = spots_of(told.state, 0, draft)
    assert {spot.action for spot in at(spots, At.CARD)} == {
        Give(kind, 2) for kind in ("R4", "R7", "Y7", "B3")
    }
    assert [spot.action for spot in at(spots, At.PLATE)] == [ChooseReceiver(1)]
    assert GiveRest(2) in [spot.action for spot in at(spots, At.BUTTON)]
    given = Give("Y7", 2)
    told.match.submit(0, given)
    assert draft.beyond(0, given, told.state.question) == Draft(to=2)
    assert Draft(to=2).beyond(1, given, None) == Draft()


def test_a_player_has_the_same_key_in_every_step_and_question():
    told = christmas()
    drafts = (Draft(), Draft(kind="Y7"), Draft(to=2))
    states = [(told.state, draft) for draft in drafts]
    four = table(TURN.replace("*f", "*4"))
    four.do("play *4")
    states.append((four.state, Draft()))
    found = {}
    for state, draft in states:
        for spot in at(spots_of(state, 0, draft), At.PLATE):
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
        assert {spot.action for spot in spots_of(told.state, 0, draft)} <= set(found)


def test_the_rest_of_a_hand_goes_to_one_player_at_once():
    told = christmas()
    rules = make_rules()
    presses = 0
    while action := rest_of(rules, told.state, 0, 2):
        told.match.submit(0, action)
        presses += 1
    assert presses == 5
    assert told.hand(2).split() == ["R1", "R4", "R7", "Y7", "Y7b", "B3"]


def test_the_last_card_chosen_can_be_taken_back_by_a_button():
    told = christmas()
    assert TakeBack() not in [spot.action for spot in spots_of(told.state, 0)]
    told.match.submit(0, Give("R4", 1))
    assert TakeBack() in [spot.action for spot in spots_of(told.state, 0)]


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
    before = keys_of(spots_of(told.state))
    assert len(set(before.values())) == len(before)
    told.match.submit(0, choice)
    chosen = told.state.chosen[-1].card
    left = spots_of(told.state)
    after = keys_of(left)
    assert after == {card: key for card, key in before.items() if card != chosen}
    gap = TurnPress("pick", before[chosen], before[chosen])
    assert Offers(left).press(gap) is None


def whole(spots):
    """Return the actions that spots lead to, possible ones only, steps taken apart."""
    return {s.action for s in spots if not s.refusal and not isinstance(s.action, STEPS)}


@pytest.mark.parametrize("seed", range(6))
def test_all_that_is_legal_is_offered_and_nothing_else(seed):
    rules, luck, seen = make_rules(), Rng(seed, "offers"), set()
    seats = 2 + seed
    match = Match(rules, INFO.configure(seats, seed))
    for _ in range(1200):
        state = match.state
        if state.question is None:
            break
        seat = luck.choice(state.question.seats)
        legal = rules.legal_actions(state, seat)
        seen.add(state.question.ask)
        compare(state, seat, legal)
        match.submit(seat, luck.choice(legal))
    assert {Ask.DEAL, Ask.TURN, Ask.WISH, Ask.COUNTER} <= seen


def compare(state, seat, legal):
    """Offers lead to the legal actions, all of them, whatever the draft."""
    spots = spots_of(state, seat)
    ask = state.question.ask
    if ask is Ask.SHARES:
        assert {s.action.seat for s in at(spots, At.PLATE)} == set(range(len(state.hands))) - {seat}
    elif ask is Ask.PRESENTS and len(state.hands) > 2:
        kinds = {s.action.kind for s in at(spots, At.CARD)}
        found = set()
        for kind in kinds:
            found |= whole(spots_of(state, seat, Draft(kind=kind)))
        assert found == set(legal)
    else:
        assert whole(spots) == set(legal)
    assert not {s.refusal for s in spots} - {"", *REFUSALS, *(why.value for why in Refusal)}
    for spot in spots:
        assert spot.card == HIDDEN or spot.card in (*state.hands[seat], *state.market)


def test_nobody_else_is_offered_anything():
    assert spots_of(table(TURN).state, 1) == ()


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("text_id", REFUSALS)
def test_reasons_are_told_in_every_language(lang, text_id):
    texts = Texts(lang)
    assert texts(text_id) != text_id
    assert not texts.missing
