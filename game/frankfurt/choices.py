"""What each key of a player would do now, or why it does nothing, in words (FF-17)."""

from collections.abc import Mapping
from typing import assert_never

from game.core.cards import Card
from game.core.choices import At, Choice
from game.core.rules import Seat
from game.core.sentence import Arg, Sentence
from game.frankfurt.deck import Deck
from game.frankfurt.keys import (
    KEYS,
    Meaning,
    is_blocked,
    is_deaf,
    meaning,
    on_column,
    slap_is_due,
    slapped_pile,
)
from game.frankfurt.rules import FrankfurtRules
from game.frankfurt.state import NOTHING, Key, Phase, PileStatus, Row, SeatState, State, Step
from game.frankfurt.telling import REASON, card_of, misfit

DOES, IDLE = "frankfurt-does", "frankfurt-no"
_STANDS = {
    Meaning.OVER: f"{IDLE}-over",
    Meaning.PAUSED: f"{IDLE}-paused",
    Meaning.COUNTDOWN: f"{IDLE}-countdown",
    Meaning.BLOCKED: f"{IDLE}-blocked",
    Meaning.QUIET: f"{IDLE}-quiet",
}
_RESTS = {True: f"{IDLE}-caught", False: f"{IDLE}-forgiven"}
"""Why a pile's key rests: in the slaps (FF-13a), or in the race (FF-10b)."""


def choices_of(
    rules: FrankfurtRules, state: State, seat: Seat, *_draft: object
) -> tuple[Choice[Key], ...]:
    """Return what each key means for a seat now: its columns, then the piles."""
    keys = (key for key in KEYS if key.row is Row.COLUMN or key.index < len(state.piles))
    return tuple(_Hand(rules.deck, state, seat).choice(key) for key in keys)


def question_of(state: State, seat: Seat) -> Sentence | None:
    """Return what a player must do now, if it is not to race."""
    if state.paused or state.phase.counting or state.phase is Phase.OVER:
        return None
    if slap_is_due(state, seat):
        return Sentence("frankfurt-slap-now")
    player = state.seats[seat]
    if player.step is not Step.LAYING:
        return None
    return Sentence("frankfurt-lay-now" if _lays(player) else "frankfurt-reveal-now")


def usable(state: State, seat: Seat, key: Key) -> bool:
    """Say whether a key could do something for a player who plays on."""
    player = state.seats[seat]
    if state.paused or state.phase.counting or state.phase is Phase.OVER:
        return False
    if is_blocked(state, player) or player.step is Step.DONE or is_deaf(state, seat, key):
        return False
    if state.phase is Phase.SLAP and not player.slapped:
        return key.row is Row.PILE and _slaps(state, key.index)
    if state.phase is Phase.SLAP and not state.rules.stress:
        return False
    if state.phase is Phase.RACE and player.step is Step.RACING and not player.column_cards:
        return key.row is Row.PILE and state.piles[key.index].status is PileStatus.OPEN
    if key.row is Row.PILE and player.step is Step.RACING:
        return state.piles[key.index].status is PileStatus.OPEN
    if key.row is Row.COLUMN and player.step is Step.LAYING:
        return bool(player.shape[key.index]) and not player.columns[key.index].cards
    return True


def _slaps(state: State, pile: int) -> bool:
    """Say whether a pile's key slaps now; the last old pile goes to any key (FF-16)."""
    old = [place.status is PileStatus.OLD for place in state.piles]
    return old[pile] or (state.rules.stress and sum(old) == 1)


def _lays(player: SeatState) -> bool:
    """Say whether columns are still to be laid (FF-16)."""
    both = zip(player.shape, player.columns, strict=True)
    return any(size and not column.cards for size, column in both)


class _Hand:
    """One player's keys at one moment."""

    def __init__(self, deck: Deck, state: State, seat: Seat) -> None:
        self._deck = deck
        self._state = state
        self._seat = seat
        self._player = state.seats[seat]

    def choice(self, key: Key) -> Choice[Key]:
        """Return what a key would do, or why it does nothing."""
        does = meaning(self._state, self._seat, key)
        column = key.row is Row.COLUMN
        at = At.COLUMN if column else At.PILE
        if not does.acts:
            place = Sentence(f"{DOES}-{key.row.value}", args={"number": key.index + 1})
            return Choice(key, place, at, refusal=Sentence(self._refusal(does, key)))
        sentence = self._column(key.index, does) if column else self._pile(key.index, does)
        return Choice(key, sentence, at, about=self._about(key, does))

    def _column(self, index: int, does: Meaning) -> Sentence:
        """Return what a key of a column does."""
        player, args = self._player, {"column": index + 1}
        match does:
            case Meaning.PICK_UP:
                return self._with("pick-up", player.columns[index].cards[-1])
            case Meaning.PUT_BACK:
                return self._with("put-back", self._held)
            case Meaning.SWITCH if on_column(player.columns[index]) is Meaning.PICK_UP:
                return self._with("switch", self._held, player.columns[index].cards[-1])
            case Meaning.SWITCH:
                return self._with("switch-turn", self._held, args=args)
            case Meaning.MOVE:
                return self._with("move", self._held, args=args)
            case Meaning.LAY:
                return Sentence(f"{DOES}-lay", args={**args, "count": player.shape[index]})
            case _:
                return Sentence(f"{DOES}-turn", args=args)

    def _pile(self, index: int, does: Meaning) -> Sentence:
        """Return what a key of a pile does."""
        index = slapped_pile(self._state, index) if does is Meaning.SLAP else index
        cards = self._state.piles[index].cards
        args: dict[str, Arg] = {"pile": index + 1, "count": len(cards)}
        match does:
            case Meaning.DISCARD:
                return self._with("discard", self._held, cards[-1].card, args=args)
            case Meaning.CALL:
                return self._with("call", cards[-1].card, args=args)
            case Meaning.SLAP:
                return Sentence(f"{DOES}-slap", args=args)
            case _:
                return Sentence(f"{DOES}-reveal")

    def _about(self, key: Key, does: Meaning) -> Sentence | None:
        """Return what comes of it, as far as everybody can see."""
        match does:
            case Meaning.DISCARD:
                top = self._state.piles[key.index].cards[-1].card
                if self._deck.fits(self._held, top):
                    return Sentence(f"{DOES}-fits")
                return Sentence(f"{REASON}-{misfit(*map(self._deck.kind, (self._held, top)))}")
            case Meaning.PICK_UP:
                return self._fitting(self._player.columns[key.index].cards[-1])
            case Meaning.SLAP:
                first = self._state.phase is not Phase.SLAP
                return Sentence(f"{DOES}-{'out' if first else 'take'}")
            case _:
                return None

    def _fitting(self, card: Card) -> Sentence:
        """Return on which piles a card would stay."""
        numbers = tuple(
            Sentence("table-points", args={"n": number})
            for number, pile in enumerate(self._state.piles, 1)
            if pile.cards and self._deck.fits(card, pile.cards[-1].card)
        )
        if not numbers:
            return Sentence(f"{DOES}-fits-nowhere")
        return Sentence(f"{DOES}-fits-on", args={"count": len(numbers)}, parts={"piles": numbers})

    def _refusal(self, does: Meaning, key: Key) -> str:
        """Return the id of why a key does nothing now."""
        player, state = self._player, self._state
        if does in _STANDS:
            return _STANDS[does]
        if does is Meaning.DEAF:
            return _RESTS[state.phase is Phase.SLAP]
        if state.phase is Phase.SLAP and not player.slapped:
            return f"{IDLE}-{'slap-first' if key.row is Row.COLUMN else 'empty'}"
        match player.step:
            case Step.DONE:
                return f"{IDLE}-done"
            case Step.LAYING:
                return f"{IDLE}-{'laid' if key.row is Row.COLUMN else 'lay-first'}"
            case Step.RACING:
                return f"{IDLE}-{self._idle(key)}"
            case _:
                assert_never(player.step)

    def _idle(self, key: Key) -> str:
        """Return why a key does nothing for somebody who races, as the end of a text's id."""
        state = self._state
        if state.phase is Phase.SLAP and not state.rules.stress:
            return "wait"
        if key.row is Row.COLUMN or state.piles[key.index].status is not PileStatus.OPEN:
            return "empty"
        return "hand" if self._player.held == NOTHING else "empty"

    @property
    def _held(self) -> Card:
        return self._player.columns[self._player.held].cards[-1]

    def _with(
        self, end: str, card: Card, other: Card | None = None, args: Mapping[str, Arg] | None = None
    ) -> Sentence:
        """Return a sentence about a card, and perhaps another."""
        parts = {"card": (card_of(self._deck.kind(card)),)}
        if other is not None:
            parts["other"] = (card_of(self._deck.kind(other)),)
        return Sentence(f"{DOES}-{end}", args=args or {}, parts=parts)
