"""What is drawn of the table can be read: numbers, names, plates and sheets, however small."""

from typing import Any

import pygame
import pytest

from game.board.deck import KINDS
from game.board.draft import ChooseSquare, Draft
from game.board.prompts import ends_of
from game.board.screen.chooser_view import EYE_CARD, EYE_COLUMN, EYE_NAMED, ChooserView, tick_box
from game.board.screen.layout import REPLAY_ROWS, ROWS, Pitch, plate_box
from game.board.screen.pictures import NAMED_FROM, BoardNames, bare_sprite, laid_sprite, sprite_of
from game.board.screen.plates import Plates
from game.board.screen.sheets import LegendView
from game.board.screen.spots import EYE, previewed, spots_of
from game.board.screen.table_view import TableView
from game.board.screen.track_view import TrackView
from game.board.state import Lay
from game.core.cards import Card
from game.core.choices import At, ChooseCard
from game.input.seating import Player, Seating
from game.ui.canvas import Box
from game.ui.card_moves import Sight
from game.ui.card_view import OWNER_WIDTH, RAISE, SHEET_EDGE, CardView, rows_of, spread_of
from game.ui.choice_pieces import cap_box
from game.ui.hand_rows import card_box
from game.ui.hidden_hands import HiddenHands
from game.ui.motion import Placement, Tweener
from game.ui.pen import Pen
from game.ui.report import REPLAY_FOOT, mean
from game.ui.spots import Spots
from game.ui.text import ELLIPSIS
from tests.board.scenario import BOARDS, DECK, Table, make_rules, table_with
from tests.board.test_rules_answers import HOLDERS
from tests.harness import make_services

from .screen_places import Places

RULES = make_rules()
SMALLEST, SMALL, LARGE = (640, 360), (1280, 720), (1920, 1080)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("names", ["family", "printed"])
def test_every_card_of_the_largest_first_hand_is_named(lang: str, names: str) -> None:
    services = make_services(SMALL, lang)
    card_names, boxes = BoardNames(services, names), ROWS.boxes(8)
    seen = boxes[0].w / ROWS.width
    size = round(ROWS.width * services.canvas.scale)
    for kind in KINDS:
        name = sprite_of(kind.text)
        face = pygame.Surface((size, round(size * 1.4)), pygame.SRCALPHA)
        card_names.write(name, ROWS.width, face, card_names.covered(name, ROWS.width, seen))
        written = face.get_bounding_rect()
        assert written.w, kind.text
        assert written.right <= seen * size
    services.scenes.quit()


@pytest.mark.parametrize("scale", [100, 200])
def test_cards_and_points_on_a_plate_are_two_numbers(scale: int) -> None:
    services = make_services(SMALL, "en", scale)
    pen = Pen(services)
    for seats in (2, 6):
        seating = Seating(tuple(Player("bot", "Anna", level="easy") for _ in range(seats)))
        plates = Plates(pen, seating, ["calm"] * len(seating))
        pen.start()
        plates.draw(
            table_with("", pawns=" ".join(["3"] * seats)).state, Sight(frozenset(), 0, 0), ()
        )
        counts = [one for one in pen.placed if one.text == "4"]
        points = [one for one in pen.placed if one.text.endswith("pts")]
        assert len(counts) == len(points) == seats
        for count, total in zip(counts, points, strict=True):
            assert total.drawn.x - count.drawn.right >= 10
            assert total.drawn.h < count.drawn.h
    services.scenes.quit()


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("scale", [100, 200])
def test_lines_of_the_sheet_of_colours_are_of_one_size(lang, scale, monkeypatch) -> None:
    services = make_services(SMALL, lang, scale)
    pen = Pen(services)
    sheet = LegendView(pen, DECK, "family", 21)
    sheet.open = True
    sizes: dict[str, set[float]] = {}

    def noted(text: str, box: Box, size: float, *_: object, face: str = "body", **__: object):
        if face == "body" and box.w < 800:
            fits = services.text.block_size(text, size, box.w, box.h)
            sizes.setdefault("ability", set()).add(round(fits * 2) / 2)
        return Box(box.x, box.y, 0, 0)

    monkeypatch.setattr(pen, "paragraph", noted)
    sheet.draw()
    assert len(sizes["ability"]) == 1
    monkeypatch.undo()
    pen.start()
    sheet.draw()
    for one in pen.placed:
        assert not one.cut
        assert one.box.covers(one.drawn, 2.5), one
    services.scenes.quit()


def track_at(size: tuple[int, int]) -> tuple[TrackView, Pen]:
    services = make_services(size)
    pen = Pen(services)
    return TrackView(pen, DECK, Pitch(BOARDS[0])), pen


def test_numbers_of_squares_are_never_cut(monkeypatch) -> None:
    view, pen = track_at(SMALLEST)
    text, written = pen.services.text, []
    render = text._render
    monkeypatch.setattr(
        text, "_render", lambda words, *more: written.append(words) or render(words, *more)
    )
    many = " ".join(f"{square}=snail" for square in (10, 11, 22, 33, 44, 47, 49))
    view.draw(view.cells(table_with(many, pawns="17 40").state, ()))
    assert {"22", "44", "49", "50", "17", "40", "38"} <= set(written)
    assert not [words for words in written if ELLIPSIS in words]
    pen.services.scenes.quit()


def test_the_number_of_a_square_is_seen_beside_the_pawn_on_it() -> None:
    view, pen = track_at(SMALL)
    cells = view.cells(table_with("12=snail", pawns="17 12").state, ())
    assert cells[17].tab
    assert cells[12].tab
    assert not cells[18].tab, "an empty one has it in its middle"
    pictures = [view._picture(cell) for cell in (cells[17], cells[18])]
    corner = pygame.Rect(4, 4, 20, 14)
    one, other = (pygame.image.tobytes(p.subsurface(corner), "RGBA") for p in pictures)
    assert one != other
    pen.services.scenes.quit()


def spots_with(position, draft):
    places = Places(position.state, RULES.board(position.state))
    return spots_of(RULES, position.state, 0, draft, places)


def test_a_card_is_shown_as_it_would_lie_under_pawns_too() -> None:
    table = table_with("", pawns="17 3")
    card = table.state.hands[0][0]
    spots = Spots(spots_with(table, Draft().after(ChooseCard("stop", card))))
    assert spots.focus_on(Lay("stop", 17))
    assert previewed(spots) == Lay("stop", 17)
    place = next(n for n, spot in enumerate(spots.items) if spot.refusal)
    spots.focus = place
    assert previewed(spots) is None


def test_the_mouse_meets_no_refusals_while_an_arrow_is_chosen() -> None:
    table = table_with("5=snail", pawns="17 3")
    card = table.state.hands[0][1]
    draft = Draft().after(ChooseCard("push", card)).after(ChooseSquare(16))
    squares = [spot for spot in spots_with(table, draft) if spot.at is At.SQUARE]
    assert len(squares) > 30, "another square can still be taken"
    assert not [spot for spot in squares if spot.refusal]


def test_the_keys_of_arrows_are_drawn_over_all_arrows(monkeypatch: pytest.MonkeyPatch) -> None:
    table, drawn = table_with("5=snail", pawns="17 3"), []
    services = make_services(SMALL)
    pen, seating = Pen(services), Seating(tuple(Player("human", name) for name in "AB"))
    view = ChooserView(pen, RULES, "family", seating, lambda _, key: "QWER"[key % 4])
    view.caps = True
    draft = Draft().after(ChooseCard("push", table.state.hands[0][1])).after(ChooseSquare(16))
    spots = Spots(spots_with(table, draft))
    key_cap, icon = pen.key_cap, pen.icon
    monkeypatch.setattr(pen, "key_cap", lambda *a: (drawn.append("key"), key_cap(*a)))
    monkeypatch.setattr(pen, "icon", lambda *a: (drawn.append(a[0]), icon(*a)))
    for place, spot in enumerate(spots.items):
        if spot.at is At.ARROW:
            spots.focus = place
            drawn.clear()
            pen.start()
            view.draw(table.state, spots, 0, draft)
            arrows = [n for n, name in enumerate(drawn) if name.startswith("icons/arrow-")]
            assert len(arrows) == 4
            assert drawn[max(arrows) + 1 :].count("key") >= 4
    services.scenes.quit()


def test_a_card_that_was_thrown_in_lies_on_a_plate_without_a_face() -> None:
    table = Table(HOLDERS, "6 2")
    services = make_services(SMALL)
    pen, faces = Pen(services), []
    seating = Seating(tuple(Player("human", name) for name in "ABC"))
    plates = Plates(pen, seating, ["calm"] * 3)
    sprite = pen.sprite
    pen.sprite = lambda name, *a, **k: (faces.append(name), sprite(name, *a, **k))  # type: ignore

    def drawn() -> int:
        faces.clear()
        pen.start()
        pen.forget_parts()
        plates.draw(table.state, Sight(frozenset(), 0, 0), ())
        return len(faces)

    assert drawn() == 3
    table.do("lay stop 40")
    table.do("reroll 1", 0)
    assert table.ask.startswith("place"), table.ask
    assert drawn() == 2, "nothing of it looks out from under the card"
    services.scenes.quit()


def test_a_plate_says_where_both_pawns_of_a_swap_would_go() -> None:
    table = table_with("3=swap", "3", pawns="0 30 20 3")
    table.play("lay stop 49")
    assert table.ask.startswith("swap")
    places = Places(table.state, RULES.board(table.state))
    spots = spots_of(RULES, table.state, 0, Draft(), places)
    plates = [spot for spot in spots if spot.at is At.SEAT]
    assert [spot.seat for spot in plates if spot.refusal is not None] == [3]
    ends = {seat: ends_of(table.state, seat) for seat in (1, 2)}
    assert ends == {1: ((0, 30), (1, 3)), 2: ((0, 20), (2, 3))}


def test_the_sign_on_a_chosen_card_leaves_its_key_in_sight() -> None:
    for count in range(4, 10):
        for box in ROWS.boxes(count):
            cap, tick = cap_box(box, lit=True), tick_box(box)
            assert cap is not None
            assert tick.x + tick.w / 2 + 30 <= cap.x + 6


def test_a_card_that_is_chosen_stays_raised_while_something_else_has_the_focus() -> None:
    services = make_services(SMALLEST)
    tweener = Tweener()
    cards: dict[Card, str] = {card: sprite_of("stop") for card in (1, 2)}
    for card in cards:
        tweener.set(card, Placement(100.0 * card, 300.0, 80.0))
    view = CardView(Pen(services), cards, tweener, None, flying=(), z_hand=0)
    view.still = True
    view.choose(1, ())
    view.update(0.1)
    view.choose(-1, (), 1)
    view.update(0.1)
    assert view._raised[1] > 0
    view.choose(-1, ())
    view.update(0.1)
    assert not view._raised
    services.scenes.quit()


@pytest.mark.parametrize("seats", range(2, 7))
def test_while_the_eye_looks_cards_are_large_enough_for_their_names(seats: int) -> None:
    rooms = rows_of(EYE.inset(SHEET_EDGE), seats, EYE_COLUMN)
    for room in rooms:
        spread = spread_of(Box(0, 0, room.w - OWNER_WIDTH - 12, room.h), 4, EYE_CARD)
        assert spread.width >= EYE_NAMED
        assert min(spread.seen) > 0.8
        assert len({y for _, y in spread.spots}) == 1
    assert plate_box(0, seats).x > EYE.right


def test_means_are_rounded_halves_up() -> None:
    assert [mean(own) for own in ((20, 21), (27, 28), (1, 1, 2), ())] == [21, 28, 1, 0]


@pytest.mark.parametrize("rows", [ROWS, REPLAY_ROWS])
def test_hands_keep_to_their_tray_and_a_replay_keeps_them_above_its_controls(rows) -> None:
    for count in range(1, 60):
        width = rows.width_of(count)
        for x, y in rows.spots(count):
            assert rows.tray.covers(card_box(x, y, width), 1.0), count
    assert REPLAY_ROWS.tray.bottom <= REPLAY_FOOT
    assert REPLAY_ROWS.width >= NAMED_FROM, "cards keep their names"


def test_a_replay_lays_hands_in_its_own_tray() -> None:
    services = make_services(SMALLEST)
    players = tuple(Player("bot", name, level="easy") for name in ("Anna", "Bob"))
    state = table_with("").state
    for keys, rows in ((True, ROWS), (False, REPLAY_ROWS)):
        hands = HiddenHands((), 2)
        label = lambda _, __: ""  # noqa: E731
        view = TableView(services, Seating(players), RULES, state, hands, label, keys=keys)
        placed = view._cards.layout(state, view.moves.sight)
        assert {placed[card].width for card in state.hands[0]} == {rows.width}
    services.scenes.quit()


def test_a_raised_card_leaves_pawns_on_the_start_in_sight() -> None:
    pitch = Pitch(BOARDS[0])
    feet = max(pitch.foot(0, place, 6)[1] for place in range(6))
    top = min(box.y for box in ROWS.boxes(4)) - RAISE
    assert top > feet


@pytest.mark.parametrize("lit", ["place", "way", "goal"])
def test_no_light_covers_a_number_or_how_many_cards_lie_there(lit: str) -> None:
    view, pen = track_at(LARGE)
    services, cell = pen.services, Pitch(BOARDS[0]).box(10)
    cells = view.cells(table_with("10=snail+snail+snail").state, ())
    lights = {
        "": lambda: None,
        "place": lambda: view.draw_lit({10}, {10}),
        "way": lambda: view.draw_way((10, 11), (255, 0, 0)),
        "goal": lambda: view.draw_goal(10, (255, 0, 0)),
    }

    def seen(light: str, *, marks: bool) -> list[bytes]:
        stage = services.stage
        view.draw(cells)
        lights[light]()
        if marks:
            view.draw_marks(cells, {10})
        stage.present()
        parts = (cell.x + 12, cell.y + 12, 28, 18), (cell.right - 32, cell.bottom - 28, 14, 10)
        surface = services.window.surface
        return [pygame.image.tobytes(surface.subsurface(part), "RGB") for part in parts]

    assert seen(lit, marks=True) == seen("", marks=True)
    services.scenes.quit()


def test_cards_in_lists_have_no_tab_that_stays_empty() -> None:
    services = make_services(LARGE)
    for kind in KINDS:
        for arrow in ("up", "left") if kind.text in ("push", "jump") else ("",):
            laid = laid_sprite(kind.text, arrow)
            name = bare_sprite(laid)
            assert name != laid
            with_tab, without = (services.sprites.get(one, 120.0) for one in (laid, name))
            tab = (10, 10, 24, 14)
            paper = with_tab.subsurface(tab), without.subsurface(tab)
            one, other = (pygame.transform.average_color(part) for part in paper)
            assert sum(one[:3]) > 600 or kind.colour == "white"
            assert one != other
    services.scenes.quit()


NAMED = {7: 24.0, 8: 22.0, 10: 17.0}
"""Letters of names in hands of up to so many cards: more than ten cover each other too far."""


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("names", ["family", "printed"])
def test_names_in_the_hand_are_as_large_as_its_room_lets_them(
    size: tuple[int, int], lang: str, names: str
) -> None:
    """The seven cards of a round's beginning lie side by side, and no name is small."""
    services = make_services(size, lang)
    card_names, line = BoardNames(services, names), services.text.line
    for count in range(1, max(NAMED) + 1):
        width, boxes = ROWS.width_of(count), ROWS.boxes(count)
        assert count > 7 or all(box.w == width for box in boxes), "no card covers another"
        least = next(letters for most, letters in NAMED.items() if count <= most)
        for share in {min(1.0, box.w / width) for box in boxes}:
            for name in {sprite_of(kind.text) for kind in KINDS}:
                written: list[float] = []

                def noted(words: str, letters: float, *rest: Any, **more: Any) -> Any:
                    written.append(letters)  # noqa: B023
                    return line(words, letters, *rest, **more)

                services.text.line = noted  # type: ignore[method-assign]
                scale = services.canvas.scale
                face = pygame.Surface((round(width * scale), round(width * 1.4 * scale)))
                card_names.write(name, width, face, card_names.covered(name, width, share))
                services.text.line = line  # type: ignore[method-assign]
                assert written, (count, name)
                assert min(written) >= least - 0.01, (count, name)
    services.scenes.quit()
