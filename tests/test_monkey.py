"""The monkey in short: nothing breaks, and what it looks for would be found."""

from collections import Counter

import pytest

from game.screens.title import TitleScreen
from game.storage.matches import KeptMatch
from tests.monkey import Failed, Piece, play


def play_pieces(seed: int, count: int, events: int) -> None:
    for number in range(count):
        play(Piece(seed, number, events), Counter())


def test_random_events_break_nothing_and_come_again_from_their_seed() -> None:
    told = []
    for _ in range(2):
        reached: Counter[str] = Counter()
        play(Piece(4, 0, 80), reached)
        told.append(reached)
    assert told[0] == told[1]
    assert told[0].total() == 80


@pytest.mark.whole
def test_many_random_events_break_nothing() -> None:
    play_pieces(5, 3, 1500)


def test_an_error_is_told_with_the_events_before_it(monkeypatch) -> None:
    monkeypatch.setattr(TitleScreen, "update", lambda *_: 1 / 0)
    with pytest.raises(Failed, match="ZeroDivisionError") as caught:
        play_pieces(1, 9, 40)
    assert "again: --seed 1 --only" in str(caught.value)


def test_a_match_that_does_not_wait_is_told(monkeypatch) -> None:
    monkeypatch.setattr(KeptMatch, "add", lambda *_: None)
    with pytest.raises(Failed, match="was lost"):
        play_pieces(6, 30, 60)
