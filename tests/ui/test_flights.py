"""What strikes flies to its victim, hangs there, and strikes, is turned or falls to pieces."""

import pytest

from game.ui.flights import ARRIVES, STRIKES, SWELLS, TREMBLE, Flight, Flights, place_of
from game.ui.pen import Pen
from game.ui.theme import LAMP, PAPER
from tests.harness import make_services

FRAME = 1 / 60
CARD = "frantic/mark-attack"
HERE, THERE, ELSEWHERE = (200.0, 500.0), (1500.0, 120.0), (900.0, 120.0)


@pytest.fixture
def flights() -> Flights:
    return Flights(Pen(make_services((640, 360))))


def put(flights: Flights) -> list[tuple[float, float]]:
    """Return where things are put in a frame, in units."""
    pen = flights._pen
    before = pen.stage.count
    flights.draw()
    scale = pen.stage.canvas.scale
    return [
        ((x + surface.get_width() / 2) / scale, (y + surface.get_height() / 2) / scale)
        for surface, x, y, _ in pen.stage.since(before)
    ]


def after(flights: Flights, seconds: float) -> list[tuple[float, float]]:
    for _ in range(round(seconds / FRAME)):
        flights.update(FRAME)
    return put(flights)


def test_it_is_with_its_sender_in_the_frame_of_the_deed_and_soon_with_its_victim(flights) -> None:
    flights.send(CARD, HERE, THERE, (PAPER,))
    assert put(flights) == [pytest.approx(HERE, abs=2)]
    assert after(flights, ARRIVES + FRAME)[-1] == pytest.approx(THERE, abs=TREMBLE + 2)
    assert after(flights, 60.0) == [pytest.approx(THERE, abs=2)], "it hangs, and trembles no more"


def test_its_way_bends_upwards_and_never_leaves_the_two_ends_behind() -> None:
    flight = Flight(CARD, HERE, THERE, ())
    way = [place_of(flight, SWELLS + n * FRAME / 2) for n in range(40)]
    shares = [share for *_, share in way]
    assert shares == sorted(shares)
    assert way[0][:2] == HERE
    assert way[-1][:2] == pytest.approx(THERE)
    straight = [(HERE[1] + (THERE[1] - HERE[1]) * share) for share in shares]
    assert all(y <= line + 1e-6 for (_, y, _), line in zip(way, straight, strict=True))
    assert min(y - line for (_, y, _), line in zip(way, straight, strict=True)) < -100


def test_it_strikes_and_is_gone_with_scraps(flights: Flights) -> None:
    flights.send(CARD, HERE, THERE, (PAPER, LAMP))
    after(flights, 1.0)
    flights.strike()
    flights.strike()
    assert flights.up
    assert len(after(flights, STRIKES + 0.2)) > 4, "a ring and scraps"
    assert not flights.up
    assert after(flights, 1.5) == []


def test_a_turned_one_flies_on_from_where_it_hangs(flights: Flights) -> None:
    flights.send(CARD, HERE, THERE, (PAPER,))
    after(flights, 1.0)
    flights.ward_off((LAMP,))
    assert len(after(flights, 0.2)) > 1, "a ring about what still hangs there"
    after(flights, 1.0)
    flights.turn(ELSEWHERE, (LAMP,))
    assert put(flights)[0] == pytest.approx(THERE, abs=2)
    assert after(flights, 1.0)[-1] == pytest.approx(ELSEWHERE, abs=TREMBLE + 2)


def test_a_stopped_one_falls_to_pieces(flights: Flights) -> None:
    flights.send(CARD, HERE, THERE, (PAPER,))
    after(flights, 1.0)
    flights.burst()
    assert not flights.up
    assert len(after(flights, 0.2)) > 2


def test_the_next_one_lets_the_last_one_strike(flights: Flights) -> None:
    flights.send(CARD, HERE, THERE, (PAPER, LAMP))
    after(flights, 1.0)
    flights.send(CARD, HERE, ELSEWHERE, (PAPER, LAMP))
    seen = after(flights, STRIKES + 0.15)
    assert sum(abs(x - THERE[0]) < 200 and abs(y - THERE[1]) < 200 for x, y in seen) > 2


def test_less_motion_has_it_at_its_victim_at_once(flights: Flights) -> None:
    flights.still = True
    flights.send(CARD, HERE, THERE, (PAPER,))
    assert put(flights) == [pytest.approx(THERE, abs=2)]
    flights.strike()
    flights.update(FRAME)
    assert not flights.up
    assert len(put(flights)) == 1, "one calm ring"


def test_a_press_that_skips_what_is_shown_leaves_it_hanging(flights: Flights) -> None:
    flights.send(CARD, HERE, THERE, (PAPER,))
    flights.finish()
    assert put(flights)[-1] == pytest.approx(THERE, abs=TREMBLE + 2)
    flights.strike()
    flights.finish()
    assert not flights.up
