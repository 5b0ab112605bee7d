"""Which sound goes with which event of a race."""

from typing import assert_never

from game.core.rules import Rejected, Seat
from game.frankfurt import events as ev
from game.frankfurt.keys import Meaning
from game.frankfurt.state import COUNTDOWN_STEP, NOTHING, Phase, State

NAMES = (
    "blocked",
    "call",
    "count",
    "deal",
    "discard",
    "firstslap",
    "go",
    "late",
    "move",
    "pause",
    "pick",
    "putback",
    "refuse",
    "resume",
    "reveal",
    "roundend",
    "slap",
    "stuck",
    "turn",
    "win",
    "wrongcall",
)
"""Loaded before the race begins."""


def sound_of(event: ev.Event, before: State) -> str | None:
    """Return the name of an event's sound, or ``None`` for silence."""
    match event:
        case Rejected():
            return "blocked" if event.reason == Meaning.BLOCKED.value else None
        case ev.Ticked():
            return _tick(before)
        case ev.PickedUp():
            return "pick"
        case ev.PutBack():
            return "putback"
        case ev.Turned():
            return "turn"
        case ev.Moved():
            return "move"
        case ev.Discarded():
            return "discard"
        case ev.Bounced():
            return "late" if event.late else "refuse"
        case ev.Called():
            return "call"
        case ev.WrongCall():
            return "wrongcall"
        case ev.SlapRefused():
            return "refuse"
        case ev.Slapped():
            return "firstslap" if event.first else "slap"
        case ev.RoundStarted():
            return "roundend"
        case ev.ColumnLaid():
            return "deal"
        case ev.Revealed() | ev.PileRevealed() | ev.Rotated():
            return "reveal"
        case ev.CountdownStarted():
            return "stuck" if event.phase is Phase.COUNTDOWN_STUCK else None
        case ev.CountdownEnded() | ev.PilesComplete():
            return "go"
        case ev.Suspended():
            return "pause"
        case ev.Resumed():
            return "resume"
        case ev.MatchEnded():
            return "win"
        case _:
            assert_never(event)


def _tick(before: State) -> str | None:
    """Return the beat of a count-down: one for each of 3, 2 and 1."""
    counting = before.phase.counting and before.countdown > 0
    return "count" if counting and before.countdown % COUNTDOWN_STEP == 0 else None


def seat_of(event: ev.Event) -> Seat:
    """Return the player whom an event's sound comes from; ``NOTHING`` for the table."""
    if isinstance(event, ev.Called | ev.WrongCall):
        return event.caller
    seat: Seat = getattr(event, "seat", NOTHING)
    return seat
