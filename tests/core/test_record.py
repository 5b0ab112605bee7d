import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.match import Match
from game.core.record import Playback, Player, content_sums, record_of, replay_check
from game.core.record_text import (
    NewerFormatError,
    OtherContentError,
    RecordError,
    dump,
    entry_line,
    head_text,
    load,
)
from game.core.rules import AnyRules
from tests.steps import events_in
from tests.toys.grab import Grab, GrabRules
from tests.toys.highcard import HighCardRules, Play

GRAB, HIGHCARD = GrabRules(), HighCardRules()


def rules_for(key: str) -> AnyRules:
    for rules in (GRAB, HIGHCARD):
        if rules.info.key == key:
            return rules
    raise ValueError(f"no game {key!r}")


def race(seed: int = 3) -> Match:
    match = Match(GRAB, GRAB.info.configure(2, seed))
    while match.outcome() is None:
        match.tick()
        if match.now == 100:
            match.suspend()
        if match.now == 110:
            match.resume()
        if match.now % 41 == 0:
            match.submit(match.now % 2, Grab())
    return match


def turns(seed: int = 5) -> Match:
    match = Match(HIGHCARD, HIGHCARD.info.configure(3, seed, {"hand": "3"}))
    while seats := HIGHCARD.to_act(match.state):
        seat = min(seats)
        match.submit(seat, HIGHCARD.legal_actions(match.state, seat)[-1])
    return match


@pytest.fixture(params=[race, turns])
def text(request: pytest.FixtureRequest) -> str:
    return dump(record_of(request.param(), [Player("human", "Anna"), Player("bot:hard")]))


@pytest.mark.parametrize("make", [race, turns])
def test_a_record_survives_text_and_plays_again(make):
    match = make()
    players = tuple(Player("human", f"Anna {n}") for n in range(match.config.seats))
    record = record_of(match, players)
    back = load(dump(record), rules_for)
    assert back.problem is None
    assert (back.config, back.players, back.entries) == (match.config, players, record.entries)
    assert replay_check(match.rules, back) is None
    assert dump(back) == dump(record)


def test_a_long_match_has_checksums_on_the_way():
    text = dump(record_of(race()))
    assert text.count(" = ") >= 1
    assert "100 - pause\n110 - resume\n" in text
    assert text.splitlines()[-1].split()[1] == "end"


def test_the_first_line_that_differs_is_named():
    lines = dump(record_of(race())).splitlines()
    number = next(n for n, line in enumerate(lines) if " = " in line)
    tick = lines[number].split()[0]
    lines[number] = f"{tick} = 00000000"
    problem = replay_check(GRAB, load("\n".join(lines), rules_for))
    assert problem is not None
    assert problem.line == number + 1
    assert "checksum" in problem.why


def test_an_action_without_effect_here_differs():
    lines = dump(record_of(race())).splitlines()
    lines.insert(lines.index("actions") + 1, "1 0 grab")
    problem = replay_check(GRAB, load("\n".join(lines), rules_for))
    assert problem is not None
    assert problem.line == lines.index("1 0 grab") + 1


def test_another_outcome_differs():
    text = dump(record_of(turns())).replace("scores ", "scores 9")
    problem = replay_check(HIGHCARD, load(text, rules_for))
    assert problem is not None
    assert "outcome" in problem.why


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda lines: lines[:-1], "the file ends"),
        (lambda lines: [*lines, "9999 0 grab"], "after the end"),
        (lambda lines: [*lines[:-1], "0 0 grab"], "comes after tick"),
        (lambda lines: [*lines[:-1], "9999 7 grab"], "no seat"),
        (lambda lines: [*lines[:-1], "9999 0 jump"], "no action"),
        (lambda lines: [*lines[:-1], "9999 - jump"], "the table can't"),
        (lambda lines: [*lines[:-1], "garbage"], "expected 'TICK SEAT ACTION'"),
    ],
)
def test_a_damaged_record_loads_as_far_as_it_is_valid(change, why):
    lines = dump(record_of(race())).splitlines()
    good = len(load("\n".join(lines), rules_for).entries)
    damaged = change(lines)
    record = load("\n".join(damaged) + "\n", rules_for)
    assert record.problem is not None
    assert why in record.problem.text()
    assert record.problem.line >= len(lines)
    assert len(record.entries) in (good, good - 1)
    problem = replay_check(GRAB, record)
    assert problem == record.problem


@pytest.mark.parametrize(
    ("line", "replacement", "why"),
    [
        (0, "something else", "not a match record"),
        (0, "couch-frantic record 99", "newer"),
        (1, "game chess", "no game"),
        (2, "seed 4", "seats"),
        (3, "sead 4", "can't read"),
        (4, "seed x", "can't read"),
    ],
)
def test_a_bad_header_names_its_line(line, replacement, why):
    lines = dump(record_of(race())).splitlines()
    lines[line] = replacement
    with pytest.raises(RecordError, match=why) as caught:
        load("\n".join(lines), rules_for)
    assert caught.value.line >= line + 1


class WithContent(HighCardRules):
    def __init__(self, **texts):
        self.texts = texts

    def content(self, _):
        return self.texts


def test_a_record_names_the_content_that_its_match_depends_on():
    rules = WithContent(events="market", boards="round")
    text = dump(record_of(Match(rules, rules.info.configure(2, 0))))
    lines = [line for line in text.splitlines() if line.startswith("content")]
    assert [line.split()[1] for line in lines] == ["events", "boards"]
    record = load(text, lambda key: rules)
    assert record.content == content_sums(rules, record.config)
    assert dump(record) == text


@pytest.mark.parametrize("other", [{"events": "tornado", "boards": "round"}, {"events": "market"}])
def test_a_record_of_other_content_is_refused_and_says_which(other):
    rules = WithContent(events="market", boards="round")
    text = dump(record_of(Match(rules, rules.info.configure(2, 0))))
    with pytest.raises(OtherContentError, match=r"other (events|boards) than") as caught:
        load(text, lambda key: WithContent(**other))
    assert text.splitlines()[caught.value.line - 1].startswith("content")


def test_an_old_record_without_content_lines_is_still_read():
    rules = WithContent(events="market")
    text = dump(record_of(Match(rules, rules.info.configure(2, 0))))
    lines = text.splitlines(keepends=True)
    old = "".join(line for line in lines if not line.startswith("content"))
    assert load(old, lambda key: rules).problem is None


def test_a_record_keeps_on_which_chair_everybody_sat():
    match = turns()
    players = [Player(chair=chair) for chair in (0, 3, 7)]
    text = dump(record_of(match, players))
    assert "\nchairs 0 3 7\n" in text
    assert [player.chair for player in load(text, rules_for).players] == [0, 3, 7]


def test_a_record_of_chairs_side_by_side_has_no_line_for_them():
    text = dump(record_of(turns(), [Player(chair=chair) for chair in range(3)]))
    assert "chairs" not in text
    assert [player.chair for player in load(text, rules_for).players] == [None] * 3


@pytest.mark.parametrize(
    "chairs", ["0 1", "0 1 1", "0 1 x", "0 1 10", "0 1 2 3", "0 1 -2", "1 2 3\nchairs 4 5 6"]
)
def test_chairs_that_nobody_can_sit_on_are_refused(chairs):
    text = dump(record_of(turns(), [Player(chair=chair) for chair in (0, 3, 7)]))
    with pytest.raises(RecordError, match="chairs"):
        load(text.replace("chairs 0 3 7", f"chairs {chairs}"), rules_for)


def test_every_cut_of_a_record_is_an_answer(text):
    for length in range(0, len(text) - 1, 3):
        try:
            record = load(text[:length], rules_for)
        except RecordError:
            continue
        assert replay_check(rules_for(record.config.game), record) is not None


def test_a_match_from_a_position_is_recorded_with_it():
    start = "turn 1\nseat 0: 4 K1\nseat 1: 2 rolled K2 K3\npile: K4\ndraw:\n"
    config = HIGHCARD.info.configure(2, 0)
    match = Match(HIGHCARD, config, state=HIGHCARD.parse_position(start))
    match.submit(1, Play(3))
    record = load(dump(record_of(match)), rules_for)
    assert record.position == start
    assert replay_check(HIGHCARD, record) is None


@pytest.mark.parametrize(
    ("damage", "why"),
    [
        (("seat 1: 2 rolled K2 K3", "seat 1: x"), "line 11: can't read"),
        (("seat 1: 2 rolled K2 K3\n", ""), "line 8: is not for 2 seats"),
        (("draw:\n.\n", "draw:\n"), "of the position"),
    ],
)
def test_a_bad_position_in_a_record_names_its_line(damage, why):
    config = HIGHCARD.info.configure(2, 0)
    start = "turn 1\nseat 0: 4 K1\nseat 1: 2 rolled K2 K3\npile: K4\ndraw:\n"
    match = Match(HIGHCARD, config, state=HIGHCARD.parse_position(start))
    text = dump(record_of(match))
    with pytest.raises(RecordError, match=why):
        load(text.replace(*damage), rules_for)


@given(st.data())
def test_a_record_with_any_letter_changed_is_an_answer(data):
    text = dump(record_of(race(data.draw(st.integers(0, 3)))))
    place = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.sampled_from("0179 .-=\n\x00éxend"))
    changed = text[:place] + letter + text[place + 1 :]
    try:
        record = load(changed, rules_for)
    except RecordError:
        return
    if all(step.tick < 5_000 for step in record.entries):
        problem = replay_check(GRAB, record)
        assert problem is None or 0 <= problem.line <= changed.count("\n") + 2


def test_playback_goes_tick_by_tick():
    match = race()
    playback = Playback(GRAB, record_of(match))
    seen = []
    while not playback.at_end:
        seen += events_in(playback.advance())
    assert playback.match.state == match.state
    assert playback.problem is None
    assert sum(type(event).__name__ == "Grabbed" for event in seen) == sum(
        entry.text == "grab" for entry in match.log
    )


def test_gamepads_are_named_where_there_are_any():
    players = [Player("human", "Anna", pad="0300abcd/1"), Player("human", "Bo"), Player("bot:easy")]
    text = dump(record_of(turns(), players))
    assert "\npads 0300abcd/1 - -\n" in text
    assert [player.pad for player in load(text, rules_for).players] == ["0300abcd/1", "", ""]
    with pytest.raises(RecordError, match="can't read the header line"):
        load(text.replace("pads 0300abcd/1 - -", "pads 0300abcd/1 -"), rules_for)
    assert "\npads" not in dump(record_of(turns()))


def test_a_text_is_its_head_and_a_line_an_entry_and_may_stop_anywhere_if_it_has_not_ended():
    record = msgspec.structs.replace(record_of(turns()), ident="00ff00ff00ff00ff")
    head, lines = head_text(record), [entry_line(entry) for entry in record.entries]
    assert head + "".join(lines) == dump(record)
    assert "\nid 00ff00ff00ff00ff\n" in head
    for count in range(len(lines)):
        text = head + "".join(lines[:count])
        part = load(text, rules_for, ended=False)
        assert part.problem is None
        assert part.entries == record.entries[:count]
        assert part.ident == record.ident
        assert load(text, rules_for).problem is not None


def test_what_was_taken_back_is_in_no_record():
    match = Match(HIGHCARD, HIGHCARD.info.configure(3, 5, {"hand": "3"}))
    first, second = HIGHCARD.legal_actions(match.state, 0)[:2]
    match.submit(0, first)
    assert match.undo()
    assert match.log == []
    match.submit(0, second)
    record = record_of(match)
    assert [entry.text for entry in match.log] == [HIGHCARD.action_text(second)]
    assert record.entries[:-1] == tuple(match.log)
    assert replay_check(HIGHCARD, record) is None


def test_a_record_of_a_later_format_says_so():
    text = dump(record_of(turns())).replace("record 1", "record 2", 1)
    with pytest.raises(NewerFormatError, match="format 2 is newer"):
        load(text, rules_for)
