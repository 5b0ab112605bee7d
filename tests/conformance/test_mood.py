"""What the music follows: near ends and climaxes, and nothing that anybody may not know."""

from fractions import Fraction
from itertools import islice

import pytest
from msgspec.structs import replace

from game.catalog import keys
from game.core.match import Match
from game.core.music import NO_CUES
from game.core.rng import Rng
from game.frankfurt.state import Column, Phase
from game.frappadingue import mood as barrow
from game.frappadingue.state import Phase as Turn
from game.resources import asset
from game.screens.music_cues import USUAL_CLIMAXES
from game.ui.music import Music
from tests.conformance.checks import random_steps
from tests.conformance.games import ENTRIES

OPEN = {entry.key: entry.open() for entry in ENTRIES}
PIECES = keys()
SEED, STEPS = 5, 400


def match_of(key):
    game = OPEN[key]
    return game, Match(game.rules, game.info.configure(game.info.min_seats, SEED))


def states(key):
    _, match = match_of(key)
    return [state for state, _ in islice(random_steps(match, Rng(SEED, "players")), STEPS)]


def test_every_game_of_the_house_has_music_that_follows_it():
    music = Music()
    assert {key for key in OPEN if music.has(key)} == set(PIECES)
    assert {key for key, game in OPEN.items() if game.cues is not NO_CUES} == set(PIECES)


@pytest.mark.parametrize("key", PIECES)
def test_climaxes_are_sounds_that_there_are(key):
    shipped = {path.stem[: path.stem.rindex("-")] for path in asset("sounds").glob("*-1.*")}
    assert OPEN[key].cues.climaxes | USUAL_CLIMAXES <= shipped


@pytest.mark.parametrize("key", ["frantic", "board"])
def test_an_onlooker_can_tell_all_that_the_music_tells(key):
    """Whoever sees no hand at all knows as much."""
    game = OPEN[key]
    for state in states(key):
        assert game.cues.tense(game.rules.view(state, None)) == game.cues.tense(state)


@pytest.mark.parametrize("key", PIECES)
def test_it_is_calm_at_the_deal(key):
    game, match = match_of(key)
    assert not game.cues.tense(match.state)


def test_the_race_is_tense_when_columns_are_nearly_empty_and_at_slaps():
    game, match = match_of("frankfurt")
    tense, state = game.cues.tense, replace(match.state, phase=Phase.RACE)
    assert not tense(state)
    few = tuple(Column(column.cards[:1], 1) for column in state.seats[0].columns)
    near = replace(state, seats=(replace(state.seats[0], columns=few), *state.seats[1:]))
    assert tense(near)
    assert tense(replace(state, phase=Phase.SLAP))
    assert not tense(replace(near, phase=Phase.COUNTDOWN_START))


def test_frantic_is_tense_with_few_cards_or_a_bomb():
    game, _ = match_of("frantic")
    tense = game.cues.tense
    state = next(one for one in states("frantic") if one.question and one.question.ask != "deal")
    state = replace(state, bomb=(), hands=tuple((1, 2, 3, 4, 5) for _ in state.hands))
    assert tense(state) is False
    few = ((1, 2), *state.hands[1:])
    assert tense(replace(state, hands=few))
    assert tense(replace(state, bomb=(3,) * len(state.hands)))
    assert tense(replace(state, hands=few, question=None)) is None


def test_the_board_is_tense_near_the_finish_or_with_a_bomb():
    game, match = match_of("board")
    tense, state = game.cues.tense, match.state
    assert not tense(state)
    assert tense(replace(state, bomb=4))
    pawns = (state.finish - 6, *state.pawns[1:])
    assert tense(replace(state, pawns=pawns))
    assert not tense(replace(state, pawns=(state.finish - 7, *state.pawns[1:])))


def test_the_barrow_is_tense_when_the_odds_are_against_it(monkeypatch):
    game, match = match_of("frappadingue")
    assert game.cues.setting == "odds"
    for loses, tense in ((Fraction(1, 2), False), (Fraction(51, 100), True), (None, None)):
        monkeypatch.setattr(barrow, "next_throw_loses", lambda state, deck, loses=loses: loses)
        assert game.cues.tense(match.state) is tense
    monkeypatch.undo()
    assert game.cues.tense(replace(match.state, phase=Turn.TAKE)) is None
