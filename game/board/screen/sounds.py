"""Which sound goes with which event; never by what a closed hand holds (FB-36).

Events don't say which card acts. The screen sees it on the board, and hands over its word; it plays
``step_sound`` for each square of a way, and ``SETTLE`` when dice come to rest.
"""

from game.board import events as ev
from game.board.deck import Symbol
from game.board.occupancy import TILE
from game.board.state import D20

REFUSED = "fb-refused"
"""What is chosen can't be chosen now."""
CURTAIN_OPEN = "fb-curtain-open"
CURTAIN_CLOSE = "fb-curtain-close"
TICK = "fb-tick"
"""A turn begins while the bomb burns."""
STEP = "fb-step"
"""A pawn takes one square of its way."""
SETTLE = "fb-settle"
"""Dice that tumbled lie still."""

_BY_KIND: dict[type[ev.Event], str] = {
    ev.Dealt: "fb-deal",
    ev.OrderRolled: "fb-d20",
    ev.Laid: "fb-lay",
    ev.TurnBegan: "fb-turn",
    ev.Rolled: "fb-tumble",
    ev.RolledAgain: "fb-reroll",
    ev.Passed: "fb-decline",
    ev.ThrownIn: "fb-throw-in",
    ev.Attacked: "fb-attack",
    ev.Blocked: "fb-block",
    ev.Stayed: "fb-stay",
    ev.Walked: STEP,
    ev.Acted: "fb-act",
    ev.Moved: "fb-push",
    ev.Swapped: "fb-swap",
    ev.TookUp: "fb-take-up",
    ev.Happened: "fb-happening",
    ev.PawnsMoved: "fb-pawns",
    ev.TeleportsDealt: "fb-quake",
    ev.BoardCleared: "fb-cleared",
    ev.HandsLeft: "fb-hands-left",
    ev.HandsShuffled: "fb-shuffle",
    ev.HandsGiven: "fb-hands-over",
    ev.Chose: "fb-choose",
    ev.Gave: "fb-gift",
    ev.MarketOpened: "fb-market",
    ev.Picked: "fb-pick",
    ev.BombLit: "fb-bomb-lit",
    ev.Drew: "fb-draw",
    ev.RanOut: "fb-ran-out",
    ev.RoundEnded: "fb-round-end",
    ev.MatchEnded: "fb-match-end",
}
_D20 = "fb-d20"
_IDLE = "fb-idle"
"""A card acts, and finds nothing to do."""
_BOMB = "fb-bomb-off"
"""A round's points count double."""
_ACTS: dict[str, str] = {
    Symbol.CHANCE: "fb-chance",
    Symbol.REVERSE: "fb-reverse",
    Symbol.REMOTE: "fb-remote",
    Symbol.TROUBLE: "fb-trouble",
}
"""Cards that are heard as they act; of the others one hears what they do to pawns."""
_STEPS: dict[str, str] = {
    Symbol.STOP: "fb-stop",
    Symbol.SNAIL: "fb-snail",
    Symbol.X: "fb-x",
}
_PUT: dict[str, str] = {
    Symbol.JUMP: "fb-jump",
    Symbol.NOT_YOU: "fb-not-you",
    TILE: "fb-teleport",
}
"""How a pawn sounds that is put elsewhere, by what puts it there; a push else."""

NAMES = tuple(
    dict.fromkeys(
        (
            *_BY_KIND.values(),
            _D20,
            _IDLE,
            _BOMB,
            *_ACTS.values(),
            *_STEPS.values(),
            *_PUT.values(),
            SETTLE,
            TICK,
            REFUSED,
            CURTAIN_OPEN,
            CURTAIN_CLOSE,
        )
    )
)
"""Loaded before the match begins."""


def sound_of(event: ev.Event, *, ticking: bool = False, kind: str = "") -> str | None:
    """Return the name of an event's sound, ``None`` for silence.

    ``ticking``: under a bomb. ``kind`` is the word of the card that acts, where one does.
    """
    match event:
        case ev.Rolled(sides=sides) if sides == D20:
            return _D20
        case ev.Moved(why=why):
            return _PUT.get(why, _BY_KIND[ev.Moved])
        case ev.Acted(idle=idle):
            return _IDLE if idle else _ACTS.get(kind, _BY_KIND[ev.Acted])
        case ev.Walked(squares=(), spent=spent):
            return _STEPS[Symbol.SNAIL] if spent else None
        case ev.RoundEnded(doubled=True):
            return _BOMB
        case ev.TurnBegan() if ticking:
            return TICK
    return _BY_KIND.get(type(event))


def step_sound(kind: str = "") -> str:
    """Return the sound of a step onto a square; ``kind`` is the word of a card that acts there."""
    return _STEPS.get(kind, STEP)
