"""Music as written in ``music/*.yaml``: notes, chords and rhythms; no sound is made here.

``music/README.md`` tells how a piece is written.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from typing import Any

import yaml

PIECES = ("title", "frankfurt", "frantic", "board", "frappadingue", "results")
STEMS = ("base", "melody", "tension")
LETTERS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
SCALES = {"major": (0, 2, 4, 5, 7, 9, 11), "minor": (0, 2, 3, 5, 7, 8, 10)}
CHORDS = {
    "": (0, 4, 7),
    "m": (0, 3, 7),
    "6": (0, 4, 7, 9),
    "m6": (0, 3, 7, 9),
    "7": (0, 4, 7, 10),
    "m7": (0, 3, 7, 10),
    "9": (0, 4, 7, 10, 14),
    "m7b5": (0, 3, 6, 10),
    "dim": (0, 3, 6, 9),
}
_NOTE = re.compile(r"([#b]?)([1-7])([',]?)/(\d+)\Z")
_CHORD = re.compile(r"([A-G][#b]?)([a-z0-9]*)(?:/([A-G][#b]?))?\Z")


class ScoreError(Exception):
    """Something in a piece can't be read."""


@dataclass(frozen=True)
class Chord:
    """A chord: its root, the distances of its tones from it, and its lowest tone (0 to 11)."""

    root: int
    tones: tuple[int, ...]
    bass: int

    @property
    def classes(self) -> tuple[int, ...]:
        """Return its tones, 0 to 11, the root first."""
        return tuple((self.root + tone) % 12 for tone in self.tones)


@dataclass(frozen=True)
class Note:
    """A tone (MIDI number) or a beat of a drum (0) from ``start`` on, in beats of the loop."""

    start: Fraction
    length: Fraction
    pitch: int = 0
    strength: float = 1.0


@dataclass(frozen=True)
class Part:
    """What one instrument plays: ``kind`` is how its rhythm is read; ``level`` in LU."""

    instrument: str
    kind: str
    play: tuple[str, ...]
    level: float
    pan: float = 0.0
    bars: tuple[int, ...] = ()
    around: int = 60
    octave: int = 0
    room: float = 1.0


@dataclass(frozen=True)
class Piece:
    """A piece: ``beat`` is in samples, ``unit`` so many units of the tune are a beat."""

    name: str
    title: str
    tonic: int
    scale: tuple[int, ...]
    beat: int
    beats: int
    unit: int
    swing: Fraction
    lean: int
    chords: tuple[tuple[Chord, ...], ...]
    tune: tuple[tuple[Note, ...], ...]
    parts: dict[str, tuple[Part, ...]] = field(default_factory=dict)

    @property
    def bars(self) -> int:
        """Return how many bars the loop has."""
        return len(self.chords)

    @property
    def samples(self) -> int:
        """Return how long the loop is."""
        return self.bars * self.beats * self.beat

    def chord_at(self, beat: Fraction) -> Chord:
        """Return the chord that sounds at a beat of the loop."""
        beat %= self.bars * self.beats
        chords = self.chords[int(beat // self.beats)]
        share = (beat % self.beats) / self.beats
        return chords[int(share * len(chords))]

    def pitch(self, sign: str, degree: int) -> int:
        """Return the tone of a degree of the scale, in the octave of the tonic."""
        shift = {"#": 1, "b": -1, "": 0}[sign]
        return self.tonic + self.scale[degree - 1] + shift


def load(path: Path) -> Piece:
    """Read a piece; ``ScoreError`` says what is wrong with it."""
    found: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    letter, mode = str(found["key"]).split()
    low = tone(letter)
    beats = int(found["beats"])
    chords = tuple(
        tuple(chord(word) for word in bar.split()) for bar in _bars(str(found["chords"]))
    )
    piece = Piece(
        name=path.stem,
        title=str(found["title"]),
        tonic=low + 12 * (int(found["octave"]) + 1),
        scale=SCALES[mode],
        beat=int(found["beat"]),
        beats=beats,
        unit=int(found["unit"]),
        swing=Fraction(str(found.get("swing", "1/2"))),
        lean=int(found.get("lean", 0)),
        chords=chords,
        tune=(),
    )
    tune = tuple(
        tuple(_line(piece, bar, number)) for number, bar in enumerate(_bars(str(found["tune"])))
    )
    if len(tune) != len(chords):
        raise ScoreError(f"{path.name}: {len(tune)} bars of tune, {len(chords)} of chords")
    parts = {stem: tuple(_part(piece, one) for one in found[stem]) for stem in STEMS}
    return Piece(**{**vars(piece), "tune": tune, "parts": parts})


def _bars(text: str) -> list[str]:
    return [bar.strip() for bar in text.replace("\n", "|").split("|") if bar.strip()]


def tone(name: str) -> int:
    """Return a tone's number from 0 to 11."""
    return (LETTERS[name[0]] + name.count("#") - name[1:].count("b")) % 12


def chord(word: str) -> Chord:
    """Read a chord such as ``Dm7b5`` or ``D/F#``."""
    found = _CHORD.match(word)
    if found is None or found[2] not in CHORDS:
        raise ScoreError(f"unknown chord {word!r}")
    root = tone(found[1])
    return Chord(root, CHORDS[found[2]], tone(found[3]) if found[3] else root)


def _part(piece: Piece, found: dict[str, Any]) -> Part:
    play = found.get("play", ())
    bars = found.get("bars")
    return Part(
        instrument=str(found["instrument"]),
        kind=str(found["kind"]),
        play=(str(play),) if isinstance(play, str) else tuple(map(str, play)),
        level=float(found["level"]),
        pan=float(found.get("pan", 0)),
        bars=tuple(range(piece.bars)) if bars is None else tuple(_numbers(str(bars))),
        around=int(found.get("around", 60)),
        octave=int(found.get("octave", 0)),
        room=float(found.get("room", 1)),
    )


def _numbers(text: str) -> Iterator[int]:
    """Read bars such as ``1-4, 8``, counted from 1."""
    for span in text.split(","):
        first, _, last = span.strip().partition("-")
        yield from range(int(first) - 1, int(last or first))


def _line(piece: Piece, bar: str, number: int, per_beat: int = 0) -> Iterator[Note]:
    """Read a bar of written notes; it has to be full."""
    unit = Fraction(1, per_beat or piece.unit)
    at = Fraction(number * piece.beats)
    end = at + piece.beats
    for word in bar.split():
        rest = word.startswith("r/")
        found = _NOTE.match(word.replace("r/", "1/") if rest else word)
        if found is None:
            raise ScoreError(f"{piece.name}, bar {number + 1}: unknown note {word!r}")
        length = int(found[4]) * unit
        if not rest:
            octave = {"'": 12, ",": -12, "": 0}[found[3]]
            yield Note(at, length, piece.pitch(found[1], int(found[2])) + octave)
        at += length
    if at != end:
        raise ScoreError(f"{piece.name}, bar {number + 1}: {at - end + piece.beats} of its beats")


def notes(piece: Piece, part: Part) -> list[Note]:
    """Return what a part plays, in the order of time."""
    return sorted(_READ[part.kind](piece, part), key=lambda note: (note.start, note.pitch))


def _tune(piece: Piece, part: Part) -> Iterator[Note]:
    for bar in part.bars:
        for note in piece.tune[bar]:
            yield Note(note.start, note.length, note.pitch + 12 * part.octave)


def _written(piece: Piece, part: Part) -> Iterator[Note]:
    lines = [bar for line in part.play for bar in _bars(line)]
    for place, bar in enumerate(part.bars):
        for note in _line(piece, lines[place % len(lines)], bar):
            yield Note(note.start, note.length, note.pitch + 12 * part.octave)


def _cells(piece: Piece, part: Part) -> Iterator[tuple[Fraction, Fraction, str]]:
    """Return start, length and sign of what is played; ``.`` is a rest, ``-`` holds on."""
    for place, bar in enumerate(part.bars):
        line = part.play[place % len(part.play)].replace(" ", "")
        cell = Fraction(piece.beats, len(line))
        for number, sign in enumerate(line):
            if sign in ".-":
                continue
            held = len(line[number + 1 :]) - len(line[number + 1 :].lstrip("-"))
            yield Fraction(bar * piece.beats) + number * cell, cell * (1 + held), sign


def _drum(piece: Piece, part: Part) -> Iterator[Note]:
    for start, length, sign in _cells(piece, part):
        yield Note(start, length, part.around, {"X": 1.0, "x": 0.7, "o": 0.42}[sign])


def voicing(chord: Chord, around: int) -> list[int]:
    """Return the tones of a chord that lie closest around a tone, the lowest first."""
    low = around - 6
    return sorted(low + (one - low) % 12 for one in dict.fromkeys(chord.classes))


def _chords(piece: Piece, part: Part) -> Iterator[Note]:
    for start, length, sign in _cells(piece, part):
        strength = {"X": 1.0, "x": 0.75, "o": 0.5}[sign]
        for pitch in voicing(piece.chord_at(start), part.around):
            yield Note(start, length, pitch, strength)


def _broken(piece: Piece, part: Part) -> Iterator[Note]:
    """Signs 1 to 9 are tones of the chord from below; from its count on an octave higher."""
    for start, length, sign in _cells(piece, part):
        tones = voicing(piece.chord_at(start), part.around)
        octave, place = divmod(int(sign) - 1, len(tones))
        yield Note(start, length, tones[place] + 12 * octave, 0.8)


def _bass(piece: Piece, part: Part) -> Iterator[Note]:
    """Signs: 1, 3, 5 tones of the chord, 8 the octave, ``>`` leads into the next chord."""
    for start, length, sign in _cells(piece, part):
        here = piece.chord_at(start)
        low = _near(here.bass, part.around)
        match sign:
            case "1":
                pitch = low
            case "8":
                pitch = low + 12
            case ">":
                goal = _near(piece.chord_at(start + length).bass, part.around)
                pitch = goal - 1 if goal >= low else goal + 1
            case _:
                place = {"3": 1, "5": 2}[sign]
                pitch = _near((here.root + here.tones[place]) % 12, low)
        yield Note(start, length, pitch, 1.0 if sign == "1" else 0.85)


def _near(tone: int, around: int) -> int:
    low = around - 5
    return low + (tone - low) % 12


_READ = {
    "tune": _tune,
    "written": _written,
    "drum": _drum,
    "chords": _chords,
    "broken": _broken,
    "bass": _bass,
}


def chord_tones(piece: Piece) -> float:
    """Return the share of the tune's notes on beats that belong to the chord."""
    on_beats = [note for bar in piece.tune for note in bar if note.start.denominator == 1]
    good = [note for note in on_beats if note.pitch % 12 in piece.chord_at(note.start).classes]
    return len(good) / len(on_beats)


def span(piece: Piece) -> int:
    """Return how many semitones lie between the tune's lowest and highest note."""
    pitches = [note.pitch for bar in piece.tune for note in bar]
    return max(pitches) - min(pitches)


def small_steps(piece: Piece) -> float:
    """Return the share of the tune's intervals that are a major third or smaller."""
    pitches: Sequence[int] = [note.pitch for bar in piece.tune for note in bar]
    steps = [abs(b - a) for a, b in pairwise(pitches)]
    return sum(step <= 4 for step in steps) / len(steps)
