"""The table protocol: positions, framing, views and errors (issue 12, points 11 to 16)."""

import re

import pytest

from game.commands.console import FRAMED, Console
from game.commands.console_help import FORMS, HELP_TEXT
from game.core.record import replay_check
from game.core.record_text import RecordError, load
from tests.conformance.games import game_named
from tests.docs.protocol_page import EXAMPLES, PAGE

RACE = """\
clock 600
pile 1: Y8
pile 2: R5
seat 0: R9 | - | (R1) (B3) Y10 | (R3) B9
seat 1: R7 | - | - | -
draw 0: R11 Y3
draw 1: B1"""
CARDS = "seat 0: R7 K5\nseat 1: Gg NY\ndiscard: G3"
BOARD = "seat 0: push push\nseat 1: x\ncards: 3=snail 4=trouble"
KM = "seat 0: 100\nseat 1: -\nround 1\nturn 1\nphase take\nthrow: 8 12 9 9b 9c"
TABLES = {"frankfurt": RACE, "frantic": CARDS, "board": BOARD, "frappadingue": KM}
OPTIONS = {
    "frankfurt": ("mode=table", "block=0.3"),
    "frantic": ("limit=short", "gambling=any-card"),
    "board": ("limit=rounds-3", "wild=8", "reroll=unlimited"),
    "frappadingue": ("goal=2000", "plus_five=30"),
}


def talk(*lines):
    return list(Console(f"{line}\n" for line in lines).answers())


def placed(key, *beside, text=""):
    """Return the lines that set a position up."""
    head = " ".join(("position", key, *beside))
    return [head, *(text or TABLES[key]).splitlines(), "."]


def frames(*lines):
    """Return the answer to each line, read as a client does that knows no game."""
    answers = iter(talk(*lines))
    found = []
    in_position = False
    for line in lines:
        if in_position:
            in_position = line != "."
            if in_position:
                continue
        elif line.startswith("position"):
            in_position = True
            continue
        answer = [next(answers)]
        word = line.split()[0] if line != "." else "position"
        single = answer[0].startswith(("error:", "illegal:", "rejected:"))
        while word in FRAMED and not single and answer[-1] != ".":
            answer.append(next(answers))
        found.append(answer)
    assert next(answers, None) is None
    return found


@pytest.mark.parametrize("key", TABLES)
def test_11_options_beside_a_position_act_and_are_recorded(key):
    answers = talk(*placed(key, *OPTIONS[key], "seed=5"), "show", "record")
    assert answers[0] == "ok", answers
    record = answers[answers.index("couch-frantic record 1") :]
    assert "seed 5" in record
    shown = answers[1].split()
    for option in OPTIONS[key]:
        name, _, value = option.partition("=")
        told = next(line for line in record if line.startswith(f"option {name}="))
        acts = next(word for word in shown if word.startswith(f"{name}="))
        assert set(told.removeprefix(f"option {name}=").split(",")) == set(
            acts[len(name) + 1 :].split(",")
        )
        assert value in told or (key, value) == ("frantic", "short")


@pytest.mark.parametrize("key", TABLES)
def test_11_options_of_the_text_are_recorded(key):
    line = f"options {OPTIONS[key][-1]}"
    answers = talk(*placed(key, text=f"{line}\n{TABLES[key]}"), "record")
    name, _, value = OPTIONS[key][-1].partition("=")
    told = next(row for row in answers if row.startswith(f"option {name}="))
    assert value in told


@pytest.mark.parametrize(
    ("key", "line", "beside"),
    [
        ("frankfurt", "mode=referee", "mode=table"),
        ("frankfurt", "block=0.8,0.3", "block=0.8"),
        ("frantic", "limit=70", "limit=short"),
        ("board", "board=short", "board=classic"),
        ("frappadingue", "goal=rounds-2", "goal=1000"),
    ],
)
def test_11_options_that_disagree_are_an_error(key, line, beside):
    (answer,) = talk(*placed(key, beside, text=f"# first\noptions {line}  # here\n{TABLES[key]}"))
    assert answer == f"error: line 2: options: {line}, and beside it {said(key, beside)}"


def said(key, option):
    found = {"limit=short": "limit=137", "mode=table": "mode=table", "block=0.8": "block=0.8,0.8"}
    return found.get(option, option)


def test_11_options_that_agree_are_none():
    for line in ("block=0.3", "block=0.3,0.3"):
        text = f"options {line}\n{RACE}"
        assert talk(*placed("frankfurt", "block=0.3", text=text)) == ["ok"]


def test_11_an_option_of_the_deal_is_refused():
    (answer,) = talk(*placed("frankfurt", "start=half"))
    assert answer == "error: option start acts at the deal; a position is dealt already"


def test_11_the_seed_varies_the_luck_of_a_position():
    throws = set()
    for seed in range(8):
        lines = placed("frappadingue", f"seed={seed}", text="seat 0: -\nseat 1: -")
        throws.add(talk(*lines, "do 0 throw 5")[1])
    assert len(throws) > 4
    assert talk(*lines, "do 0 throw 5") == talk(*lines, "do 0 throw 5")


@pytest.mark.parametrize("key", TABLES)
def test_12_a_client_that_reads_up_to_the_end_mark_is_in_step(key):
    asked = ["act", "show", "view 0", "legal 0", "record", "outcome", "help", "fly", "legal", "act"]
    found = frames(*placed(key), *asked)
    assert len(found) == 1 + len(asked)
    assert found[1] == found[-1]
    assert all("." not in answer[:-1] for answer in found)


@pytest.mark.parametrize("key", TABLES)
def test_12_the_record_of_a_position_is_read_as_it_is_told(key):
    told = frames(*placed(key, "seed=3"), "record")[-1][:-1]
    assert ".." in told
    rules = game_named(key).rules
    for end in ("..", "."):
        text = "\n".join(end if row == ".." else row for row in told) + "\n"
        record = load(text, lambda _: rules)
        assert record.problem is None
        assert replay_check(rules, record) is None


def test_12_a_text_cut_by_the_end_of_the_input_is_an_error():
    (answer,) = talk(*placed("frantic")[:-1])
    assert answer == "error: the input ends in a position; a line '.' ends its text"


def test_12_a_text_that_is_refused_is_read_to_its_end():
    for head in ("position", "position chess", "position frantic limit", "position frantic seed=x"):
        answers = talk(head, *CARDS.splitlines(), ".", "outcome")
        assert len(answers) == 2
        assert all(answer.startswith("error: ") for answer in answers)


def test_14_each_legal_action_is_told_with_what_it_does():
    def told(key, text=""):
        return frames(*placed(key, text=text), "legal 0 about", "legal 1 about")[1:]

    first, _ = told("frantic")
    assert first[0].startswith("draw  # Draw")
    _, second = told("frappadingue")
    assert all(re.search(r"^take .+  # .*[0-9]", row) for row in second[:-1])
    first, _ = told("board")
    assert all("  # " in row for row in first[:-1])
    first, _ = told("frankfurt")
    assert "column 1  # Pick red 9 up: fits on pile 1" in first


@pytest.mark.parametrize(
    ("key", "action", "why"),
    [
        ("frantic", "0 play R7", "illegal: play R7: it does not fit on G3 (FC-9)"),
        ("frantic", "0 play B1", "illegal: play B1: seat 0 does not hold it"),
        ("frantic", "0 play K5", "illegal: play K5: it does not fit on G3: a black card goes"),
        ("frantic", "0 wish red", "illegal: wish red: turn is asked; possible: draw"),
        ("frantic", "1 draw", "illegal: not asked now"),
        ("frantic", "0 play R7b", "error: 'play R7b': copies of a card are alike; write 'play R7'"),
        ("board", "0 lay x 5", "illegal: lay x 5: seat 0 does not hold it"),
        ("board", "0 lay push 50 up", "illegal: lay push 50 up: cards lie on squares 1 to 49"),
        ("board", "0 lay push 8 up", "illegal: lay push 8 up: square 8 has a teleport"),
        ("board", "0 lay push 3 up", "illegal: lay push 3 up: a card of another colour lies"),
        ("board", "0 lay push 4 up", "illegal: lay push 4 up: a white card lies on square 4"),
        ("board", "0 pass", "illegal: pass: turn is asked; possible: lay"),
        ("board", "0 lay push1 4 up", "error: 'lay push1 4 up': copies of a card are alike"),
        ("frappadingue", "1 stop", "illegal: nothing can be written down before"),
        ("frappadingue", "1 take 13*3", "illegal: take 13*3 is not in this throw"),
        ("frankfurt", "0 column 2", "rejected: the key has no meaning now"),
    ],
)
def test_15_a_refused_action_names_its_reason(key, action, why):
    assert frames(*placed(key), f"do {action}")[-1][0].startswith(why)


@pytest.mark.parametrize(
    ("line", "form"),
    [
        ("legal", "legal SEAT [about]"),
        ("legal 0 about it", "legal SEAT [about]"),
        ("legal 0 why", "legal SEAT [about]"),
        ("act 3", "act"),
        ("do 0", "do SEAT ACTION"),
        ("view", "view SEAT"),
        ("view 0 1", "view SEAT"),
        ("go 1", "go SEAT LEVEL"),
        ("tick 1 2", "tick [N]"),
        ("new", FORMS["new"]),
    ],
)
def test_15_a_line_of_a_wrong_form_is_shown_the_form(line, form):
    answer = talk("new frankfurt", line)[1]
    assert answer.startswith("error: ")
    assert answer.endswith(f"write: {form}")


def test_15_options_are_said_once_and_with_a_value():
    assert "seats" in talk("new frantic seats")[0]
    assert talk("new frantic seats=2 seats=3") == ["error: seats is said twice"]


def test_16_help_and_the_page_tell_each_word_and_its_form():
    words = set(Console([])._words)
    assert set(FORMS) == {*words, "quit"}
    page = PAGE.read_text("utf-8")
    assert HELP_TEXT in page
    assert len(EXAMPLES) > 3


def test_13_old_records_with_a_position_are_read_or_refused_with_its_line():
    rules = game_named("board").rules
    told = frames(*placed("board"), "record")[-1][:-1]
    old = "\n".join(told).replace("wild=off names", "wild=0 names") + "\n"
    assert load(old, lambda _: rules).problem is None
    place = next(number for number, row in enumerate(told, 1) if row.startswith("agenda:"))
    broken = re.sub(r"agenda: .*", "agenda: -", old)
    with pytest.raises(RecordError, match=f"line {place}: agenda: ask turn needs the agenda"):
        load(broken, lambda _: rules)


def test_what_is_for_fewer_seats_is_refused_and_an_old_record_plays_as_it_did(tmp_path):
    from game.commands.tables import rules_by_key
    from game.core.record_text import load

    assert talk("new board seats=5 wild=8") == [
        "error: option wild is '8', which is for up to 4 seats"
    ]
    assert talk("new board seats=4 wild=8") == ["ok"]
    assert talk("new board seats=5") == ["ok"]
    text = "\n".join(f"seat {n}: -" for n in range(5)) + "\noptions wild=8\n."
    (answer,) = talk("position board", *text.splitlines())
    assert "options: wild is for up to 4 seats" in answer
    told = talk("new board seats=5 limit=rounds-1", "do 0 deal", "record")
    old = "\n".join(told).partition("couch-frantic")
    record = (old[1] + old[2]).rpartition("\n.")[0].replace("wild=off", "wild=8") + "\n"
    assert "wild=8" in record
    assert load(record, rules_by_key).config.value("wild") == "off"
