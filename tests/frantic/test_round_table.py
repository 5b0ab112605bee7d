"""The table of points between rounds, and what the results say of a match."""

import pytest
from msgspec.structs import replace

from game.core.match import Match
from game.core.rng import Rng
from game.core.rounds.state import between_rounds, standing
from game.core.rules import Outcome
from game.frantic import events as ev
from game.frantic.screen.round_table import SHEET, RoundTable, bomb_points, report_of
from game.frantic.state import Ask, Question, State
from game.ui.pen import DrawnText, Pen
from game.ui.points_table import fitting
from game.ui.theme import seat_style
from tests.colours import contrast
from tests.conformance.checks import random_steps
from tests.harness import make_services
from tests.inks import inks_of_labels

from .scenario import DECK, Table, make_rules
from .test_poster import seating
from .test_telling import NAMES

RULES = make_rules()


def drawn(state: State, lang: str = "en", scale: int = 100) -> list[DrawnText]:
    """Draw the table of points and return its texts."""
    services = make_services((1280, 720), lang, scale)
    pen = Pen(services)
    table = RoundTable(pen, DECK, seating(len(state.hands)))
    pen.start()
    services.stage.backdrop(services.sprites.backdrop("results"))
    table.draw(state)
    services.stage.present()
    return pen.placed


def words(state: State) -> list[str]:
    return [placed.text for placed in drawn(state)]


def after_rounds(seats: int, seed: int, rounds: int) -> State:
    """Return a state of random play in which so many rounds are counted."""
    match = Match(RULES, RULES.info.configure(seats, seed, {"limit": f"rounds-{rounds + 1}"}))
    for _ in random_steps(match, Rng(seed, "players")):
        if between_rounds(match.state) and len(match.state.points[0]) == rounds:
            return match.state
    raise AssertionError("the match was too short")


COUNTED = """
    options limit=100 gambling=last-colour names=family answer=5
    round 2
    dealer 1
    seat 0: -
    seat 1: NY R7 Rs
    seat 2: G1
    points 0: 30 {anna}
    points 1: 10 {bob}
    points 2: -10 {cara}
    ending {ending}
    scored {scored}
    discard: rest
    ask: deal seats=1
"""


def counted(anna=0, bob=56, cara=1, ending="none", scored=0) -> State:
    text = COUNTED.format(anna=anna, bob=bob, cara=cara, ending=ending, scored=scored)
    return Table(text).state


def test_points_totals_and_the_next_dealer_stand_there():
    said = words(counted())
    assert "Round 2 · Anna has no cards left" in said
    assert "Bob got most points and deals next" in said
    assert "The match ends at 100 points. Fewest win" in said
    assert "No cards left!" in said
    assert {"42", "7", "56", "66", "−10", "−9", "30"} <= set(said)


def test_the_lowest_total_comes_first():
    assert standing(counted()) == (2, 0, 1)
    order = [text for text in words(counted()) if text in NAMES]
    assert order == ["Cara", "Anna", "Bob"]


@pytest.mark.parametrize(
    ("state", "extras"),
    [
        (counted(-10, 66, 11), {"Bomb −10": 1, "Bomb +10": 2}),
        (counted(50, 50, 50, "scored", 50), {"Doomsday": 3}),
        (counted(), {}),
    ],
)
def test_points_that_are_not_for_cards_are_explained(state, extras):
    said = [text for text in words(state) if text.startswith(("Bomb", "Doomsday"))]
    said = [text for text in said if "·" not in text]
    found = {text: said.count(text) for text in said if "for everybody" not in text}
    assert found == extras


def test_fc_48_with_nobody_out_the_bomb_doubles():
    state = counted()
    hands = ((DECK.card("B7"),), *state.hands[1:])
    state = replace(state, hands=hands, points=((30, 14), (10, 112), (-10, 2)))
    assert bomb_points(state, DECK) == (7, 56, 1)
    assert words(state).count("Bomb ×2") == 3


def test_equal_dealers_are_told_so():
    text = "Bob deals next: first to the right of those with most"
    assert text in words(counted(50, 50, 50, "scored", 50))


def test_a_hand_of_sixty_cards_is_told_in_numbers():
    state = after_rounds(8, 3, 2)
    cards = DECK.cards[:60]
    state = replace(state, hands=(cards, *state.hands[1:]))
    said = words(state)
    assert "60 cards" in said
    slips = [text.split(" × ") for text in said if " × " in text]
    assert sum(int(count) * int(worth) for count, worth in slips) == DECK.points(cards)
    assert sum(int(count) for count, _ in slips) == 60


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_everything_fits_and_stays_legible(seats, lang, scale):
    state = after_rounds(seats, seats, 5)
    placed = drawn(state, lang, scale)
    assert [one.text for one in placed if one.cut] == []
    assert all(one.box.covers(one.drawn, 2) and SHEET.covers(one.drawn) for one in placed)
    assert min(one.drawn.h for one in placed) >= 20


def test_rows_stay_on_the_sheet():
    for rows in range(2, 9):
        high, sheet = fitting(SHEET, rows)
        assert SHEET.covers(sheet)
        assert high >= 60


def test_the_end_of_a_match_names_the_winner():
    state = replace(counted(), question=None)
    assert "Match over · Cara wins with −9" in words(state)


def test_it_is_shown_between_rounds_and_at_the_end_only():
    match = Match(RULES, RULES.info.configure(3, 1, {"limit": "rounds-2"}))
    assert not between_rounds(match.state)
    ended = False
    for before, events in random_steps(match, Rng(1, "players")):
        question = before.question
        assert question is not None
        assert between_rounds(before) == (question.ask is Ask.DEAL and ended)
        ended = ended or any(isinstance(event, ev.RoundEnded) for event in events)
    assert between_rounds(match.state)


def test_between_rounds_asks_for_the_deal():
    assert counted().question == Question(Ask.DEAL, (1,))


RECORD = """couch-frantic record 1
actions
0 0 play R7
0 1 counter
0 2 counter
0 1 counter
0 2 nice-try
0 1 wish red
"""


def test_the_report_tells_rounds_won_worst_rounds_and_reactions():
    state = counted(-10, 66, 11)
    outcome = Outcome(state.totals, (2,))
    report = report_of(NAMES[:3], outcome, state, 7, RECORD)
    figures = {figure.text_id: figure.values for figure in report.figures}
    assert figures["results-points"] == (20, 76, 1)
    assert figures["frantic-results-out"] == (1, 0, 1)
    assert figures["frantic-results-most"] == (30, 66, 11)
    assert not report.most_wins
    assert report.curve is not None
    assert [point.values for point in report.curve.points] == [
        (0, 0, 0),
        (30, 10, -10),
        (20, 76, 1),
    ]
    told = {highlight.text_id: highlight.args for highlight in report.highlights}
    assert told["frantic-results-counters"] == {"name": "Bob", "count": 2}
    assert told["frantic-results-nice-try"] == {"name": "Cara", "count": 1}
    assert told["frantic-results-worst-of-all"] == {"name": "Bob", "n": 66}
    assert "frantic-results-rounds" not in told


def test_who_has_no_cards_left_is_told_in_ink_that_can_be_read(monkeypatch):
    inks = inks_of_labels(monkeypatch)
    words(replace(counted(), question=None))
    words(counted(-10, 66, 11))
    for text in ("No cards left!", "Bomb −10", "Bomb +10"):
        for seat in range(8):
            assert contrast(inks[text], seat_style(seat).colour) >= 4.5, text
