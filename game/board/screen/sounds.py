"""Which sound goes with which event; never by what a closed hand holds (FB-36)."""

from game.board import events as ev
from game.board.ground import TILE
from game.board.state import D20, Attack

REFUSED = "fb-refused"
"""What is chosen can't be chosen now."""
CURTAIN_OPEN = "fb-curtain-open"
CURTAIN_CLOSE = "fb-curtain-close"
TICK = "fb-tick"
"""A turn begins while the bomb burns."""
STEP = "fb-step"
"""A pawn takes one square of its way; the table plays it for each."""

_BY_KIND: dict[type[ev.Event], str] = {
    ev.Dealt: "fb-deal",
    ev.OrderRolled: "fb-d20",
    ev.Laid: "fb-lay",
    ev.TurnBegan: "fb-turn",
    ev.Rolled: "fb-die",
    ev.RolledAgain: "fb-die",
    ev.Passed: "fb-pass",
    ev.ThrownIn: "fb-throw-in",
    ev.Attacked: "fb-remote",
    ev.Blocked: "fb-block",
    ev.Stayed: "fb-stay",
    ev.Walked: STEP,
    ev.Acted: "fb-act",
    ev.Moved: "fb-push",
    ev.Swapped: "fb-swapped",
    ev.TookUp: "fb-take-up",
    ev.Happened: "fb-happening",
    ev.PawnsMoved: "fb-pawns",
    ev.TeleportsDealt: "fb-quake",
    ev.BoardCleared: "fb-clear",
    ev.HandsLeft: "fb-hands-left",
    ev.HandsShuffled: "fb-shuffle",
    ev.HandsGiven: "fb-give",
    ev.Chose: "fb-choose",
    ev.Gave: "fb-give",
    ev.MarketOpened: "fb-market",
    ev.Picked: "fb-pick",
    ev.BombLit: "fb-bomb-lit",
    ev.Drew: "fb-draw",
    ev.RanOut: "fb-ran-out",
    ev.RoundEnded: "fb-round-end",
    ev.MatchEnded: "fb-match-end",
}
_D20 = "fb-d20"
_SWAP = "fb-swap"
_PUT = {"jump": "fb-jump", "notyou": "fb-far", TILE: "fb-teleport"}
"""How a pawn sounds that is put elsewhere, by what puts it there; a push else."""

NAMES = tuple(
    dict.fromkeys(
        (
            *_BY_KIND.values(),
            _SWAP,
            *_PUT.values(),
            TICK,
            REFUSED,
            CURTAIN_OPEN,
            CURTAIN_CLOSE,
        )
    )
)
"""Loaded before the match begins."""


def sound_of(event: ev.Event, *, ticking: bool = False) -> str | None:
    """Return the name of an event's sound, ``None`` for silence; ``ticking``: under a bomb."""
    match event:
        case ev.Moved(why=why) if why in _PUT:
            return _PUT[why]
        case ev.Attacked(what=Attack.SWAP):
            return _SWAP
        case ev.Rolled(sides=sides) if sides == D20:
            return _D20
        case ev.Walked(squares=()):
            return None
        case ev.TurnBegan() if ticking:
            return TICK
    return _BY_KIND.get(type(event))
