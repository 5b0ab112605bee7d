"""Each attack crossed with the table's size, the cards left, and how often it is countered."""

import pytest

from .scenario import Table

ATTACKS = {"Rs": "skip", "Rg": "gift", "Rx": "exchange", "*4": "four", "*e": "equality"}
HANDS = {"last card": "", "one card left": "R1", "four left": "R1 R2 R3 R4"}


def table_with(special: str, seats: int, mine: str) -> Table:
    """Return a table at which seat 0 holds a special, and seat 1 can counter twice."""
    others = ["*c *c G1"] + [f"G{seat}" for seat in range(2, seats)]
    lines = ["turn 0", f"seat 0: {special} {mine}"]
    lines += [f"seat {seat}: {hand}" for seat, hand in enumerate(others, 1)]
    return Table("\n".join([*lines, "discard: R9"]))


def aim(table: Table, what: str, target: int) -> None:
    """Attack a seat, if that is not done already because there is nobody else."""
    if table.ask.startswith("shares"):
        table.do(f"share {target}*4")
    elif table.ask.startswith("target"):
        table.do(f"target {target}")
    assert table.ask.startswith(f"counter seats={target} what={what} other=0"), table.ask


def finish(table: Table) -> list[str]:
    """Answer all that is left with the first possible answer, until a turn or a deal."""
    lines: list[str] = []
    while not table.ask.startswith(("turn", "deal")):
        answer = "pass" if "pass" in table.legal() else table.legal()[0]
        lines += table.do(answer)
    return lines


@pytest.mark.parametrize("mine", HANDS.values(), ids=HANDS.keys())
@pytest.mark.parametrize("seats", [2, 8])
@pytest.mark.parametrize("special", ["Rs", "Rg", "Rx", "*4"])
def test_fc_20_countered_and_left(special, seats, mine):
    table = table_with(special, seats, mine)
    table.do(f"play {special}")
    aim(table, ATTACKS[special], 1)
    table.all("counter", "target none")
    assert table.ask == "wish seats=1"
    table.do("wish green")
    assert table.line("wish") == "green"
    if mine:
        assert table.ask == "turn seats=1"
    else:
        assert table.ask.startswith("nice-try")
        assert finish(table)[-1].startswith("round-ended")


@pytest.mark.parametrize("mine", [hand for hand in HANDS.values() if hand])
@pytest.mark.parametrize("seats", [2, 8])
@pytest.mark.parametrize("special", ["Rs", "Rg", "Rx", "*4"])
def test_fc_20_countered_and_countered_again(special, seats, mine):
    table = table_with(special, seats, f"{mine} *c")
    table.do(f"play {special}")
    aim(table, ATTACKS[special], 1)
    table.all("counter", "target 0")
    assert table.ask.startswith(f"counter seats=0 what={ATTACKS[special]} other=1")
    table.all("counter", "target 1")
    assert table.ask.startswith(f"counter seats=1 what={ATTACKS[special]} other=0")
    # Seat 1 counters once more with its second card, and sends it back again.
    table.all("counter", "target 0")
    lines = table.do("pass")
    while not table.ask.startswith("wish"):
        lines += table.do(table.legal()[0])
    assert table.ask == "wish seats=1"
    landed = {
        "Rs": "skip-given seat 0",
        "Rg": "gave seat 1 target 0",
        "Rx": "took seat 1 target 0",
        "*4": "drew seat 0",
    }
    assert landed[special] in " ".join(lines)
    table.do("wish blue")
    assert table.top.startswith("*c")


def equality(mine: str, *others: str) -> Table:
    """Return a table at which seat 0 has played Equality, and has named seat 1."""
    lines = ["turn 0", f"seat 0: *e {mine}"]
    lines += [f"seat {seat}: {hand}" for seat, hand in enumerate(others, 1)]
    table = Table("\n".join([*lines, "discard: R9", "draw: K1 K2 K3 rest"]))
    table.do("play *e")
    aim(table, "equality", 1)
    return table


@pytest.mark.parametrize("seats", [4, 8])
def test_fc_20_equality_countered_and_countered_again(seats):
    others = ["*c G1 G2 G3 G4", "*c B1 B2", "Y9", *_fives(seats - 4)]
    table = equality("R1 R2 R3 R4 R5 R6", *others)
    table.do("counter")
    # Seat 1 now has four cards: those with fewer can be named.
    assert table.legal() == ["target 2", "target 3", "target none"]
    table.all("target 2", "counter")
    assert table.legal() == ["target 3", "target none"]
    table.do("target 3")
    assert table.ask == "counter seats=3 what=equality other=2"
    # Up to the number of who has sent it on last: two cards.
    assert table.do("pass")[1] == "drew seat 3 cards K1"
    assert table.ask == "wish seats=2"


def _fives(seats: int) -> list[str]:
    """Return hands of five cards."""
    return [f"Y{seat} Y{seat} B{seat + 4} G{seat + 4} R{seat + 4}" for seat in range(1, seats + 1)]


def test_fc_20_equality_countered_with_two_players_finds_nobody_else():
    table = equality("R1 R2 R3 R4", "*c G1")
    assert table.do("counter")[-1] == "stopped seat 1 what equality"
    assert table.ask == "wish seats=1"


def test_fc_20_who_has_countered_last_and_holds_nothing_can_name_nobody():
    table = equality("R1 R2 R3 R4", "*c G1 G2", "*c")
    table.all("counter", "target 2")
    assert table.do("counter")[-1] == "stopped seat 2 what equality"
    table.do("wish red")
    assert table.ask.startswith("nice-try")


@pytest.mark.parametrize("seats", [2, 8])
@pytest.mark.parametrize("special", ["Rc", "*f", "*c", "*n"])
@pytest.mark.parametrize("mine", HANDS.values(), ids=HANDS.keys())
def test_fc_13_fc_17_fc_20_fc_21_specials_without_a_victim(special, seats, mine):
    table = table_with(special, seats, mine)
    table.do(f"play {special}")
    if special == "Rc":
        if mine:
            table.do(table.legal()[0])
            assert table.size(0) == len(mine.split()) - 1
        else:
            assert table.size(0) == 1
    else:
        table.do("wish blue")
    if table.size(0):
        assert table.ask == "turn seats=1"
    else:
        assert table.ask.startswith("nice-try")
        assert finish(table)[-1].startswith("round-ended")


@pytest.mark.parametrize("seats", [2, 8])
def test_fc_20_a_gift_sent_back_refills_the_hand_of_who_played_the_last_card(seats):
    table = table_with("Rg", seats, "")
    table.do("play Rg")
    aim(table, "gift", 1)
    # Who holds no card is not asked, and gets what the countering player has left: two cards.
    lines = table.all("counter", "target 0")
    assert "gave seat 1 target 0" in " ".join(lines)
    table.do("wish red")
    assert (table.size(0), table.size(1)) == (2, 0)
    assert table.ask.startswith("nice-try")


@pytest.mark.parametrize("what", ["Rs", "Rg", "Rx", "*4"])
def test_fc_20_with_one_card_left_the_victim_counters_and_is_out(what):
    table = Table(f"turn 0\nseat 0: {what} R1 R2 R3\nseat 1: *c\nseat 2: G1\ndiscard: R9")
    table.do(f"play {what}")
    aim(table, ATTACKS[what], 1)
    table.all("counter", "target none", "wish red")
    assert table.ask == "nice-try seats=2,0 other=0"
    assert finish(table)[-1].split()[2:5] == ["6", "0", "1"]


def in_turn(seat: int, hand: str, *others: str, more: str = "") -> Table:
    """Return a table of four with another seat than 0 in turn; ``others`` go on to its right."""
    hands = [hand, *others]
    lines = [f"seat {(seat + place) % len(hands)}: {cards}" for place, cards in enumerate(hands)]
    return Table("\n".join([f"turn {seat}", *lines, "discard: R9", *more.split(" / ")]).strip())


@pytest.mark.parametrize("seat", [1, 2, 3])
@pytest.mark.parametrize("special", ["Rs", "Rg", "Rx", "*e"])
def test_fc_20_attacks_from_every_seat(special, seat):
    table = in_turn(seat, f"{special} R1 R2 R3", "G1", "G2 *c", "G3")
    right, across, left = ((seat + step) % 4 for step in (1, 2, 3))
    table.do(f"play {special}")
    named = sorted((right, across, left))
    assert [text for text in table.legal() if text != "target none"] == [
        f"target {other}" for other in named
    ]
    table.all(f"target {across}", "counter")
    if special == "*e":
        # Nobody has fewer cards than the one that seat has left.
        assert table.ask == f"wish seats={across}"
    else:
        assert table.ask.startswith(f"send-on seats={across}")
        table.all(f"target {left}", "pass")
    while not table.ask.startswith("wish"):
        table.do(table.legal()[0])
    table.do("wish green")
    if special == "Rs":
        assert table.line("skips") == str(left)
    assert table.ask.startswith((f"turn seats={right}", "nice-try"))


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_fc_18_victims_are_asked_from_the_right_of_every_seat(seat):
    table = in_turn(seat, "*4 R1 R2", "G1", "G2", "G3", more="draw: K1 K2 K3 K4 rest")
    right, across, left = ((seat + step) % 4 for step in (1, 2, 3))
    table.do("play *4")
    table.do(f"share {left}*2 {across}*1 {right}*1")
    asked = []
    while table.ask.startswith("counter"):
        asked += table.asked
        lines = table.do("pass")
    assert asked == [right, across, left]
    assert [line for line in lines if line.startswith("drew")] == [
        f"drew seat {left} cards K1 K2",
        f"drew seat {across} cards K3",
        f"drew seat {right} cards K4",
    ]
    assert table.ask == f"wish seats={seat} count=1"


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_fc_21_nice_try_is_asked_from_the_right_of_every_seat(seat):
    table = in_turn(seat, "R7", "G1", "G2 *n", "G3")
    right, across, left = ((seat + step) % 4 for step in (1, 2, 3))
    table.do("play R7")
    assert table.asked == (right, across, left)
    table.do("nice-try", across)
    assert table.size(seat) == 3
    table.do("wish red")
    assert table.ask == f"turn seats={right}"


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_fc_30_events_go_round_from_the_right_of_every_seat(seat):
    more = "happenings: expansion rest / draw: K1 K2 K3 K4 K5 K6 rest"
    table = in_turn(seat, "K9 R1", "G1", "G2", "G3", more=more)
    table.do("play K9")
    sizes = [table.size((seat + step) % 4) for step in range(4)]
    assert sizes == [5, 2, 3, 4]


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_fc_34_fc_44_hands_move_from_every_seat(seat):
    table = in_turn(seat, "K9 R1", "G1 G2", "G3", "Y1", more="happenings: earthquake rest")
    table.do("play K9")
    assert table.hand((seat + 1) % 4) == "R1"
    assert table.hand((seat + 2) % 4) == "G1 G2"
    table = in_turn(seat, "K9 R1", "G1", "G3 Y3", "Y1", more="happenings: robin-hood rest")
    table.do("play K9")
    assert table.hand((seat + 1) % 4) == "G3 Y3"
    assert table.hand((seat + 2) % 4) == "G1"
