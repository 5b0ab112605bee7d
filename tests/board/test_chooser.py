"""The choosers on the screen: what is said, that it fits, and that it gives no hand away."""

from itertools import combinations

import pytest
from msgspec.structs import replace

from game.board.choices import choices_of, lying_on
from game.board.deck import Colour
from game.board.draft import ChooseSquare, Draft
from game.board.prompts import outcome_of_roll, question_of, stakes_of, threat_of, watch_of
from game.board.screen.chooser_view import ChooserView
from game.board.screen.layout import CHOOSER
from game.board.screen.spots import BoardSpots, button_boxes, caption_box, focus_of, spots_of
from game.board.state import ASKED_ALIKE, Ask
from game.board.views import sampled
from game.core.choices import At, ChooseCard
from game.core.match import Match
from game.core.rng import Rng
from game.input.seating import Player, Seating
from game.ui.choice_view import TOLD_SECONDS
from game.ui.i18n import Texts
from game.ui.pen import Pen
from tests.board.scenario import DECK, Table, make_rules, table_with
from tests.board.screen_places import Places
from tests.choosing import Words, under_buttons
from tests.harness import make_services

RULES = make_rules()
NAMES = ("Anna", "Karim", "Zoé", "Wolfgang-Amadeus", "Zeil", "Dom")


def states(seats, seed, count=700):
    """Return a state at each decision of a match of random actions, and who decides."""
    match = Match(RULES, RULES.info.configure(seats, seed, {"limit": "rounds-3"}))
    luck = Rng(seed, "prompts")
    for _ in range(count):
        question = match.state.question
        if question is None:
            return
        seat = luck.choice(question.seats)
        yield match.state, seat
        match.submit(seat, luck.choice(RULES.legal_actions(match.state, seat)))


@pytest.fixture(scope="module")
def asked():
    """Return a state for each question that random play has come across."""
    found = {}
    for seats, seed in ((6, 4), (4, 5), (3, 8), (6, 10), (5, 12), (2, 3)):
        for state, seat in states(seats, seed):
            found.setdefault((state.question.ask, state.question.what), (state, seat))
    return found


def drafts_of(state, seat):
    """Return drafts of each stage."""
    found = [Draft()]
    for spot in laid(state, seat):
        if isinstance(spot.action, ChooseCard) and spot.refusal is None:
            draft = Draft().after(spot.action)
            found.append(draft)
            squares = laid(state, seat, draft)
            steps = [s.action for s in squares if isinstance(s.action, ChooseSquare)]
            found += [draft.after(steps[len(steps) // 2])] if steps else []
    return found


def laid(state, seat, draft=None, *, hand_open=True):
    places = Places(state, RULES.board(state), seat)
    return spots_of(RULES, state, seat, draft or Draft(), places, hand_open=hand_open)


def test_random_play_comes_across_every_question(asked):
    assert {ask for ask, _ in asked} == set(Ask)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_is_said_in_every_language(asked, lang):
    words = Words(lang, NAMES)
    for state, seat in asked.values():
        several = replace(state, question=replace(state.question, seats=(0, 1)))
        words.say([watch_of(state), watch_of(several)])
        stakes = stakes_of(state, DECK, RULES.table)
        assert (stakes is not None) == (state.question.ask in ASKED_ALIKE)
        words.say([stakes.title, stakes.text] if stakes else [])
        for draft in drafts_of(state, seat):
            words.say([question_of(state, seat, draft)])
            for hand_open in (True, False):
                words.check(choices_of(RULES, state, seat, draft, hand_open=hand_open))


def seating(seats):
    return Seating(tuple(Player("human", name) for name in NAMES[:seats]))


def chooser(services, seats):
    pen = Pen(services)
    keys = "1234567890-="
    label = lambda _, key: keys[key] if key < len(keys) else ""  # noqa: E731
    return ChooserView(pen, RULES, "family", seating(seats), label), pen


@pytest.mark.parametrize(("lang", "scale"), [("en", 100), ("fr", 100), ("fr", 200), ("xx", 200)])
def test_no_text_is_cut_and_none_leaves_its_box(asked, lang, scale):
    services = make_services((1280, 720), lang, scale)
    for state, seat in asked.values():
        view, pen = chooser(services, len(state.hands))
        for draft in drafts_of(state, seat)[:4]:
            for hand_open in (True, False):
                spots = laid(state, seat, draft, hand_open=hand_open)
                for focus in {0, len(spots) // 2, len(spots) - 1}:
                    shown = BoardSpots(spots, RULES.board(state))
                    shown.focus = focus
                    pen.start()
                    view.draw_below(state)
                    view.draw_eye(state)
                    view.draw(state, shown, seat, draft, answer_left=0.5)
                    for text in pen.placed:
                        assert not text.cut, text
                        assert text.box.covers(text.drawn, 2.5), text
                    assert not list(under_buttons(pen, shown))
    services.scenes.quit()


@pytest.mark.parametrize("buttons", range(4))
def test_buttons_and_caption_share_their_room(buttons):
    boxes = (caption_box(buttons), *button_boxes(buttons))
    assert len(boxes) == 1 + buttons
    assert all(CHOOSER.covers(box) and min(box.w, box.h) >= 44 for box in boxes)
    assert not any(one.meets(other) for one, other in combinations(boxes, 2))


@pytest.mark.parametrize("seed", range(3))
def test_fb_36_a_line_is_the_same_whatever_closed_hands_hold(seed):
    """What is said aloud does not change when hidden cards are dealt otherwise."""
    luck = Rng(seed, "hidden")
    for state, seat in states(4, seed, 160):
        if state.open_hands:
            continue
        other = sampled(RULES.view(state, None), DECK, luck)
        assert watch_of(state) == watch_of(other)
        assert question_of(state, seat) == question_of(other, seat)
        if state.question.ask is Ask.REROLL:
            roll = outcome_of_roll(state, DECK, RULES.table)
            assert roll == outcome_of_roll(other, DECK, RULES.table)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_fb_34_an_answer_looks_the_same_for_who_has_no_card_for_it(lang):
    """Drawn to the pixel: caption, buttons, keys and focus of a closed hand."""
    pictures = []
    for hand in ("reroll push stop x", "push push stop x"):
        table = Table(f"seat 0: stop x x x\nseat 1: {hand}\npawns: 5 9", "3")
        table.do("lay stop 40")
        services = make_services((640, 360), lang)
        view, _ = chooser(services, 2)
        spots = laid(table.state, 1, hand_open=False)
        shown = BoardSpots(
            spots, RULES.board(table.state), focus_of(spots, RULES.deck, table.state, 1)
        )
        services.stage.backdrop(services.sprites.backdrop("results"))
        view.draw(table.state, shown, 1, Draft(), answer_left=0.5)
        services.stage.present()
        pictures.append(services.window.surface.get_buffer().raw)
        services.scenes.quit()
    assert pictures[0] == pictures[1]


def test_a_threat_says_where_pawns_would_go():
    table = table_with("3=swap", "3", pawns="0 30 20")
    table.play("lay stop 49", "target 2")
    assert table.ask.startswith("block seats=2")
    told = threat_of(table.state).text(Texts("en"), NAMES)
    assert told == "Zoé’s pawn would go to square 3, Anna’s to 20."


def test_a_roll_says_where_it_leads():
    table = table_with("2=snail", "3", pawns="0 30")
    table.do("lay stop 49")
    told = outcome_of_roll(table.state, DECK, RULES.table).text(Texts("en"), NAMES)
    assert told == "Anna’s pawn would go to square 2."
    pushed = table_with("3=push/left", "3", pawns="0 30")
    pushed.do("lay stop 49")
    told = outcome_of_roll(pushed.state, DECK, RULES.table).text(Texts("en"), NAMES)
    assert told == "Anna’s pawn would go to square 3, where Push acts.", "that is not the end"
    trouble = table_with("", "4", pawns="0 30")
    trouble.do("lay trouble 49")
    assert (
        outcome_of_roll(trouble.state, DECK, RULES.table).text(Texts("en"), NAMES) == "Robin Hood"
    )


def test_where_all_are_asked_the_one_who_has_rolled_is_named():
    table = table_with("", "3")
    table.do("lay stop 49")
    assert table.asked == (0, 1)
    assert watch_of(table.state).seat == 0
    assert question_of(table.state, 1).seat == 1


def test_a_refused_square_shakes_and_says_why():
    services = make_services((640, 360))
    view, pen = chooser(services, 2)
    state = table_with("3=push/up").state
    draft = Draft().after(ChooseCard("stop", state.hands[0][0]))
    spots = laid(state, 0, draft)
    spot = next(s for s in spots if s.at is At.SQUARE and s.square == 3)
    shown = BoardSpots(spots, RULES.board(state), focus_of(spots, RULES.deck, state, 0))
    view.refuse(spot)
    assert view.shift_of(spot.box) != 0
    view.draw(state, shown, 0, draft)
    assert not {text.text for text in pen.placed} & {spot.refusal.text(services.texts)}
    shown.focus = spots.index(spot)
    view.draw(state, shown, 0, draft)
    assert spot.refusal.text(services.texts) in {text.text for text in pen.placed}
    view.update(TOLD_SECONDS / 2)
    assert view.shift_of(spot.box) == 0
    services.scenes.quit()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_of_a_card_that_does_nothing_on_the_board_that_is_said(lang):
    texts = Texts(lang)
    state = table_with("3=block 4=reroll 5=remote 6=snail 7=block+x").state
    said = [lying_on(state, DECK, square).text(texts) for square in (3, 4, 5, 6, 7)]
    acts = [texts(f"board-acts-{colour.value}") for colour in Colour]
    idle = [not any(act in line for act in acts) for line in said]
    assert idle == [True, True, True, False, False]
    assert not texts.missing


def test_fb_36_the_cards_below_are_told_from_the_upper_one_down():
    state = table_with("3=snail+stop+x").state
    said = lying_on(state, DECK, 3).text(Texts("en"))
    names = [str(Texts("en")(f"board-card-{kind}")) for kind in ("x", "stop", "snail")]
    places = [said.index(name) for name in names]
    assert places == sorted(places)
