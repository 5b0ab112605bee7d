"""The table of points between rounds, posters, and what the results say of a match."""

import pytest

from game.board import events as ev
from game.board.screen.layout import BIG, plate_box
from game.board.screen.pictures import event_picture
from game.board.screen.scores import ScoreTable, report_of
from game.core.match import Match
from game.core.rng import Rng
from game.core.rounds.state import between_rounds, standing
from game.core.rules import Outcome
from game.input.seating import Player, Seating
from game.ui.event_poster import EventPoster
from game.ui.i18n import Texts
from game.ui.pen import Pen
from game.ui.points_table import PointsTable
from game.ui.theme import seat_style
from tests.colours import contrast
from tests.conformance.checks import random_steps
from tests.harness import make_services
from tests.inks import inks_of_labels

from .scenario import DECK, TABLE, Table, make_rules, tell
from .test_telling import NAMES, events_of

RULES = make_rules()


def seating(seats: int) -> Seating:
    return Seating(tuple(Player("bot", NAMES[seat]) for seat in range(seats)))


def drawn(state, lang="en", scale=100):
    """Draw the table of points and return its texts."""
    services = make_services((1280, 720), lang, scale)
    pen = Pen(services)
    board = RULES.board(state)
    table = ScoreTable(pen, DECK, board, seating(len(state.hands)))
    pen.start()
    services.stage.backdrop(services.sprites.backdrop("results"))
    table.draw(state)
    services.stage.present()
    services.scenes.quit()
    return pen.placed


def after_rounds(seats, seed, rounds):
    """Return a state of random play in which so many rounds are counted."""
    match = Match(RULES, RULES.info.configure(seats, seed, {"limit": f"rounds-{rounds + 1}"}))
    for _ in random_steps(match, Rng(seed, "players")):
        if between_rounds(match.state) and len(match.state.points[0]) == rounds:
            return match.state
    raise AssertionError("the match was too short")


COUNTED = """
options board=classic limit=121
round 1
seat 0: stop
seat 1: push
seat 2: notyou notyou
points 0: 12
points 1: 50
points 2: 42
pawns: 12 50 0
turn 1
ask: deal seats=1
"""


def test_it_says_where_pawns_ended_what_hands_cost_and_the_totals():
    said = [placed.text for placed in drawn(Table(COUNTED).state)]
    assert "Round 1 · Bob has reached the finish" in said
    assert {"Square 12", "Finish: 50", "Start: 0", "+42", "12", "50", "42"} <= set(said)
    assert "The match ends at 121 points. Fewest win" in said
    assert "Bob deals next" in said
    assert standing(Table(COUNTED).state) == (0, 2, 1)


def test_a_bomb_that_went_off_is_told():
    said = [placed.text for placed in drawn(Table(COUNTED + "bomb 0\n").state)]
    assert said.count("Bomb ×2") == 3


@pytest.mark.parametrize(("lang", "scale"), [("en", 100), ("fr", 100), ("fr", 200), ("xx", 200)])
@pytest.mark.parametrize(("seats", "rounds"), [(2, 1), (4, 3), (6, 7)])
def test_every_text_of_the_table_fits(lang, scale, seats, rounds):
    placed = drawn(after_rounds(seats, seats, rounds), lang, scale)
    assert placed
    assert [text.text for text in placed if text.cut] == []
    assert all(text.box.covers(text.drawn, 2) for text in placed)


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_table_cuts_no_plate_in_half(seats, monkeypatch):
    sheets = []
    put = PointsTable._draw_sheet
    monkeypatch.setattr(
        PointsTable, "_draw_sheet", lambda self, box: (sheets.append(box), put(self, box))
    )
    drawn(after_rounds(seats, seats, 1))
    assert all(sheets[-1].covers(plate_box(seat, seats)) for seat in range(seats))


# Posters.


@pytest.mark.parametrize(("lang", "scale"), [("en", 100), ("fr", 100), ("fr", 200)])
def test_every_poster_can_be_read(lang, scale):
    services = make_services((1280, 720), lang, scale)
    pen = Pen(services)
    poster = EventPoster(pen, seating(4), BIG, event_picture)
    state = Table("seat 0: x\nseat 1: x\nseat 2: x\nseat 3: x\npawns: 5 9 9 30").state
    for key in TABLE.keys:
        pen.start()
        poster.show(tell(ev.Happened(0, key), state).poster)
        services.stage.backdrop(services.sprites.backdrop("results"))
        poster.draw()
        services.stage.present()
        assert len(pen.placed) >= 3
        assert [text.text for text in pen.placed if text.cut] == []
        assert all(text.box.covers(text.drawn, 2) for text in pen.placed)
    poster.show(tell(ev.TurnBegan(1), state).poster)
    assert not poster.up
    assert not services.texts.missing
    services.scenes.quit()


@pytest.mark.parametrize(
    ("key", "pawns", "words"),
    [
        ("friday-the-13th", "5 9 9", "Nobody has to do anything"),
        ("market", "5 9 9", "In this order, Bob first; 1. Bob; 2. Cara; 3. Anna"),
        ("robin-hood", "5 9 9", "Right now:; Bob: 9 to 5; Cara: 9 to 5; Anna: 5 to 9"),
        ("robin-hood", "9 9 9", "Right now, all stay"),
        ("charity", "5 9 9", "Right now:; Bob: 9 to 4; Cara: 9 to 4; Anna: 5 to 6"),
        ("mating-season", "5 9 9", "Right now:; Bob: 9 to start; Cara: 9 to start"),
        ("mating-season", "5 8 9", "Right now, all stay"),
        ("finish-line", "5 25 9", "Bob is on 25 or further: the round ends now"),
        ("finish-line", "5 24 9", "Nobody is on 25 yet: nothing happens"),
        ("vandalism", "5 9 9", "Laid last: blue – none lies on top"),
        (
            "doomsday",
            "5 9 9",
            "Right now:; Bob: 9 to 29; Cara: 9 to 29; Anna: 5 to 27",
        ),
        ("time-bomb", "5 9 9", "3 more turns each, then points count double"),
        (
            "earthquake",
            "5 9 8",
            "The teleports and all pawns; Bob: 9 to 8; Cara: 8 to 5; Anna: 5 to 9",
        ),
    ],
)
def test_a_poster_tells_whom_the_event_is_about(key, pawns, words):
    state = Table(f"seat 0: x\nseat 1: x\nseat 2: x\npawns: {pawns}\nlast blue").state
    told = tell(ev.Happened(0, key), state).poster
    lines = [line.text(Texts("en"), NAMES) for line in (told.whom, *told.each)]
    assert "; ".join(lines) == words


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("merry-christmas", "The two hands change places"),
        ("surprise-party", "Both choose in secret"),
    ],
)
def test_a_poster_tells_two_players_what_they_do(key, words):
    """Of two there is only one to give the hand to: nobody chooses."""
    told = tell(ev.Happened(0, key), Table("seat 0: x\nseat 1: x").state).poster
    assert told.whom.text(Texts("en"), NAMES) == words


DICED = ("expansion", "recession", "gambling-man")
"""What moves pawns by dice, which a poster can't foretell."""


def test_whom_a_poster_names_is_whom_the_event_moves():
    """All events that put pawns without dice, and Finish Line, by what happens next."""
    checked = 0
    for seed in range(40):
        about = None
        for event, state in events_of(2 + seed % 5, seed):
            if isinstance(event, ev.Happened):
                about = tell(event, state).poster
            elif isinstance(event, ev.PawnsMoved) and event.why not in DICED:
                both = enumerate(zip(state.pawns, event.squares, strict=True))
                moved = {seat: new for seat, (old, new) in both if old != new}
                assert moved == {one.seat: one.args["to"] for one in about.each}
                checked += 1
            elif isinstance(event, ev.RoundEnded) and state.happening == "finish-line":
                checked += bool(about.whom.several)
    assert checked > 30


# Results.


def test_the_report_tells_best_worst_and_answers():
    state = Table(
        COUNTED.replace("round 1", "round 2")
        .replace("points 0: 12", "points 0: 0 33")
        .replace("points 1: 50", "points 1: 10 50")
        .replace("points 2: 42", "points 2: 5 42")
    ).state
    record = "0 0 deal\n3 1 block\n4 1 lay block 3\n7 2 reroll 0\n9 2 reroll 1\n9 0 reroll 1\n"
    report = report_of(NAMES[:3], Outcome((33, 60, 47), (0,)), state, 5, record)
    figures = {figure.text_id: figure.values for figure in report.figures}
    assert figures["board-results-best"] == (0, 10, 5)
    assert figures["board-results-worst"] == (33, 50, 42)
    assert report.curve.points[-1].values == (33, 60, 47)
    told = {one.text_id: one.args for one in report.highlights}
    assert told["board-results-starts"] == {"name": "Anna", "count": 1}
    assert told["board-results-blocks"] == {"name": "Bob", "count": 1}
    assert told["board-results-rerolls"] == {"name": "Cara", "count": 2}
    assert told["board-results-worst-of-all"] == {"name": "Bob", "n": 50}
    for lang in ("en", "fr"):
        texts = Texts(lang)
        for one in report.highlights:
            texts(one.text_id, **one.args)
        for figure in report.figures:
            texts(figure.text_id)
        assert not texts.missing


def test_what_a_hand_costs_is_told_in_ink_that_can_be_read(monkeypatch):
    inks = inks_of_labels(monkeypatch)
    drawn(Table(COUNTED).state)
    for seat in range(6):
        assert contrast(inks["+42"], seat_style(seat).colour) >= 4.5
