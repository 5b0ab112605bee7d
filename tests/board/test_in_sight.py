"""What stays in sight on the track: signs and numbers under pawns, an event on a die."""

import pytest

from game.board.prompts import rolled_event
from game.board.screen.layout import BANNER, TRACK, Pitch
from game.board.screen.pawns import Pawns
from game.board.screen.pictures import NUMBER_TAB
from game.board.screen.sheets import StacksView
from game.board.screen.track_view import SIGN, SIGN_MIDDLE, Cell, TrackView
from game.ui.canvas import Box
from game.ui.i18n import Texts
from game.ui.pen import Pen
from game.ui.turn_banner import NOTE_BELOW
from tests.board.scenario import BOARDS, DECK, TABLE, Table
from tests.harness import make_services
from tests.table_play import NAMES, seating

HEAD = 0.06
"""So much of a pawn's picture is air above its head."""


@pytest.fixture
def pen():
    services = make_services((640, 360))
    yield Pen(services)
    services.scenes.quit()


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.key)
@pytest.mark.parametrize("crowd", range(1, 7))
def test_pawns_hide_neither_the_number_nor_the_sign_of_their_square(pen, board, crowd):
    pitch, square = Pitch(board), 5
    pawns = Pawns(pen, seating("b" * crowd), pitch, ["calm"] * crowd)
    pawns.snap([square] * crowd)
    cell = pitch.box(square)
    left, top, wide, high = (part * cell.w for part in NUMBER_TAB)
    number = Box(cell.x + left, cell.y + top, wide, high)
    right, down = SIGN_MIDDLE
    side = SIGN * cell.w
    sign = Box(cell.x + right * cell.w - side / 2, cell.y + down * cell.w - side / 2, side, side)
    assert not number.meets(sign)
    for seat in range(crowd):
        box = pawns.box(seat)
        drawn = Box(box.x, box.y + HEAD * box.h, box.w, box.h * (1 - HEAD))
        assert not drawn.meets(number)
        assert not drawn.meets(sign) or sign.bottom - drawn.y < 0.1 * side, "it lies over the head"


def test_a_square_with_a_pawn_has_its_sign_put_again_and_others_have_not(pen):
    table = Table("seat 0: x\nseat 1: x\npawns: 3 4\ncards: 3=push/up 7=swap")
    track = TrackView(pen, DECK, Pitch(BOARDS[0]))
    cells = track.cells(table.state, ())
    put = []
    pen.stage.put = lambda picture, x, y, **_: put.append((x, y))
    track.draw_signs(cells, frozenset(table.state.pawns))
    assert len(put) == 1, "4 is plain: its number alone is on its tab"
    assert Pitch(BOARDS[0]).box(3).has(*put[0])
    assert cells[4].tab


def test_fb_40_an_event_on_the_die_is_told_with_its_rule_while_it_may_be_rolled_again():
    table = Table("turn 0\nseat 0: trouble x\nseat 1: x stop\npawns: 10 0", "17 5 6 3")
    table.do("lay trouble 40")
    key, name = rolled_event(table.state, TABLE)
    assert table.ask.startswith("reroll")
    assert key == "mating-season"
    assert name.text(Texts("en"), NAMES) == "17: Mating Season"


def test_fb_30_no_event_is_told_of_the_die_of_a_move():
    table = Table("turn 0\nseat 0: x push\nseat 1: x stop\npawns: 10 0", "3")
    table.do("lay x 40")
    assert table.ask.startswith("reroll")
    assert rolled_event(table.state, TABLE)[0] == ""


@pytest.mark.parametrize(("lang", "percent"), [("en", 100), ("fr", 200)])
def test_a_sheet_without_stacks_says_that_there_are_none_and_what_they_are(lang, percent):
    services = make_services((1280, 720), lang, percent)
    pen = Pen(services)
    state = Table("seat 0: x\nseat 1: x\ncards: 7=swap").state
    view = StacksView(pen, DECK, TrackView(pen, DECK, Pitch(BOARDS[0])), Pitch(BOARDS[0]))
    view.open = True
    view.draw_sheet(state)
    said = [text.text for text in pen.placed]
    assert services.texts("board-table-stacks-none") in said
    assert services.texts("board-stacks-what") in said
    assert not any(text.cut for text in pen.placed)
    services.scenes.quit()


def test_a_note_below_the_banner_ends_above_the_track():
    assert BANNER.bottom + NOTE_BELOW <= TRACK.y


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.key)
def test_a_dotted_way_hides_no_number(pen, board):
    pitch = Pitch(board)
    track = TrackView(pen, DECK, pitch)
    numbers = [track.number_box(Cell(square, "")) for square in range(1, board.finish)]
    put = []
    pen.dot = lambda x, y, size, _: put.append(Box(x - size / 2, y - size / 2, size, size))
    for here in range(1, board.finish - 2):
        for there in (here + 1, here + 2):
            if pitch.middle(here)[1] == pitch.middle(there)[1]:
                track.draw_leads(here, there, (255, 0, 0))
    assert put
    assert not any(dot.meets(number) for dot in put for number in numbers)
