"""Music: six pieces that are written down, in stems of one length, as their programs made them."""

import hashlib
import sys
from array import array
from functools import cache
from itertools import pairwise

import pygame
import pytest
import yaml

from game.catalog import keys
from game.resources import asset
from game.screens.music_cues import RESULTS, TITLE
from game.ui.stems import FORMAT, parts_of, unpack
from tests.pairs import whole

sys.path.append(str(asset("sources")))
import music_ogg
import music_score as score

GAMES = keys()
SCORES = asset("sources", "music")
MADE = yaml.safe_load((SCORES / "made.yaml").read_text("utf-8"))
STEMS = [(piece, stem) for piece in score.PIECES for stem in score.STEMS]
MOST_BYTES = 5_000_000
AROUND = 4410
"""A step at a seam is compared with those of a tenth of a second before and after it."""
SMALL_STEP = 300
"""What is this small can't be heard anyway, where it is quiet."""
LOUDEST = round(32767 * 10 ** (-9 / 20))
"""Of all stems together: −9 dBFS, so that effects have room."""


@cache
def piece_of(name: str) -> score.Piece:
    return score.load(SCORES / f"{name}.yaml")


def content_of(piece: str, stem: str) -> bytes:
    return asset("music", f"{piece}-{stem}.ogg").read_bytes()


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:24]


each_piece = pytest.mark.parametrize("name", score.PIECES)
each_stem = pytest.mark.parametrize(("name", "stem"), STEMS)


def test_there_is_a_piece_for_each_game_the_title_and_the_results() -> None:
    assert set(score.PIECES) == {*GAMES, TITLE, RESULTS}
    files = {path.name for path in asset("music").iterdir()}
    assert files == {f"{piece}-{stem}.ogg" for piece, stem in STEMS}
    assert {path.stem for path in SCORES.glob("*.yaml")} == {*score.PIECES, "made"}


def test_all_music_together_is_small() -> None:
    assert sum(path.stat().st_size for path in asset("music").iterdir()) < MOST_BYTES


def test_games_differ_in_tempo_and_in_who_plays_the_tune() -> None:
    pieces = [piece_of(name) for name in GAMES]
    assert len({60 * 44_100 * 2 // (piece.beat * 2) for piece in pieces}) == len(GAMES)
    assert len({piece.parts["melody"][0].instrument for piece in pieces}) == len(GAMES)


@each_piece
def test_a_piece_can_be_sung(name: str) -> None:
    piece = piece_of(name)
    assert piece.bars >= 16
    assert piece.beat % 12 == 0
    assert score.chord_tones(piece) >= 0.9
    assert score.span(piece) <= 19
    assert score.small_steps(piece) >= 0.8
    for parts in piece.parts.values():
        assert all(score.notes(piece, part) for part in parts)


@each_piece
def test_the_piece_is_played_as_it_is_written_now(name: str) -> None:
    assert MADE[name]["score"] == digest((SCORES / f"{name}.yaml").read_bytes())
    assert MADE[name]["samples"] == piece_of(name).samples


@each_stem
def test_a_stem_is_what_was_made_and_has_the_length_of_its_piece(name: str, stem: str) -> None:
    content = content_of(name, stem)
    assert MADE[name][stem]["file"] == digest(content)
    links = music_ogg.links(content)
    assert list(parts_of(content)) == links
    assert len(links) == MADE[name][stem]["links"]
    lengths = [music_ogg.samples(link) for link in links]
    assert sum(lengths) == piece_of(name).samples
    assert len(set(lengths)) == 1
    for link in links:
        first = next(page for *_, page in music_ogg.pages(link))
        assert int.from_bytes(first[14:18], "little") > 0
        assert int.from_bytes(first[40:44], "little") == FORMAT[0]


def test_a_wrong_piece_is_told_where_it_is_wrong(tmp_path) -> None:
    good = (SCORES / "title.yaml").read_text("utf-8")
    for old, new, told in (
        ("3/1 5/1 6/2", "3/2 5/1 6/2", "bar 1: 9/2 of its beats"),
        ("| Dm7 |", "| Dm8 |", "Dm8"),
        ("6/2 5/1", "9/2 5/1", "9/2"),
    ):
        path = tmp_path / "wrong.yaml"
        path.write_text(good.replace(old, new, 1), "utf-8")
        with pytest.raises(score.ScoreError, match=told):
            score.load(path)


@pytest.fixture
def mixer():
    pygame.mixer.quit()
    pygame.mixer.init(*FORMAT, 512, allowedchanges=0)


@pytest.mark.parametrize(
    "name", ["frankfurt", *(whole(one) for one in score.PIECES if one != "frankfurt")]
)
@pytest.mark.usefixtures("mixer")
def test_loops_decode_to_their_length_and_join_without_a_step(name: str) -> None:
    for stem in score.STEMS:
        joined = heard(name, stem)
        assert len(joined) == piece_of(name).samples
        part = len(joined) // MADE[name][stem]["links"]
        for seam in range(0, len(joined), part):
            around = [joined[(seam + n) % len(joined)] for n in range(-AROUND, AROUND)]
            steps = [abs(b - a) for a, b in pairwise(around)]
            own = max(*steps[: AROUND - 1], *steps[AROUND:])
            assert steps[AROUND - 1] <= max(1.05 * own, SMALL_STEP)


@pytest.mark.whole
@each_piece
@pytest.mark.usefixtures("mixer")
def test_all_stems_together_leave_room_for_effects(name: str) -> None:
    stems = [heard(name, stem) for stem in score.STEMS]
    assert all(max(map(abs, stem)) > 500 for stem in stems)
    assert max(map(abs, map(sum, zip(*stems, strict=True)))) <= LOUDEST


def heard(name: str, stem: str) -> array:
    """Return what is heard of a stem on the left."""
    parts = (unpack(part) for part in parts_of(content_of(name, stem)))
    return array("h", b"".join(parts))[::2]
