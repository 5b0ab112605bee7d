"""Which sound goes with which event; never by what a closed hand holds (FC-61)."""

from game.frantic import events as ev
from game.frantic.state import Attack

REFUSED = "fc-refused"
"""What is chosen can't be chosen now."""
CURTAIN_OPEN = "fc-curtain-open"
CURTAIN_CLOSE = "fc-curtain-close"
TICK = "fc-tick"
"""A turn begins while the bomb burns."""


_BY_KIND: dict[type[ev.Event], str] = {
    ev.Dealt: "fc-deal",
    ev.TurnedUp: "fc-play",
    ev.Drew: "fc-draw",
    ev.RanOut: "fc-ran-out",
    ev.Passed: "fc-decline",
    ev.Declined: "fc-decline",
    ev.Wished: "fc-wish",
    ev.Shared: "fc-share",
    ev.Attacked: "fc-attack",
    ev.Fizzled: "fc-rest",
    ev.Stopped: "fc-rest",
    ev.SkipGiven: "fc-skip",
    ev.Chose: "fc-choose",
    ev.Gave: "fc-gift",
    ev.Took: "fc-take",
    ev.Happened: "fc-happening",
    ev.Discarded: "fc-discard",
    ev.HandsMoved: "fc-exchange",
    ev.HandsShuffled: "fc-shuffle",
    ev.Gambled: "fc-show",
    ev.MarketOpened: "fc-market",
    ev.Picked: "fc-pick",
    ev.BombLit: "fc-bomb-lit",
    ev.EndingSet: "fc-last-call",
    ev.BombWentOff: "fc-bomb-off",
    ev.TurnBegan: "fc-turn",
    ev.TurnMissed: "fc-missed",
    ev.RoundEnded: "fc-round-end",
    ev.MatchEnded: "fc-match-end",
}
_PLAYED = {
    ev.When.TURN: "fc-play",
    ev.When.COUNTER: "fc-counter",
    ev.When.NICE_TRY: "fc-nice-try",
}
_EXCHANGED = "fc-exchange"

NAMES = tuple(
    dict.fromkeys(
        (
            *_BY_KIND.values(),
            *_PLAYED.values(),
            _EXCHANGED,
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
        case ev.Played():
            return _PLAYED[event.when]
        case ev.Gave(why=Attack.EXCHANGE):
            return _EXCHANGED
        case ev.TurnBegan() if ticking:
            return TICK
    return _BY_KIND.get(type(event))
