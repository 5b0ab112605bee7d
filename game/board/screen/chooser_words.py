"""What buttons are called, and what is told about whatever has the focus."""

from collections.abc import Sequence

from game.board.deck import NO_ARROW, Colour
from game.board.draft import Draft, Nothing
from game.board.occupancy import top
from game.board.phrases import acts_of, card_id, card_of, deed_of
from game.board.prompts import (
    outcome_of_roll,
    question_of,
    remote_of,
    rolled_of,
    swap_of,
    threat_of,
)
from game.board.rules import BoardRules
from game.board.screen.spots import At, Spot
from game.board.state import NOT_YOU, Ask, Block, Deal, GoOn, Lay, Pass, PassOn, Reroll, State
from game.core.choices import ChooseCard, TakeBack
from game.core.rules import NOBODY, Seat
from game.core.sentence import Arg, Button, Caption, Sentence
from game.ui.i18n import Texts

_ALIKE = {
    Ask.BLOCK: Button(Sentence("board-choose-block"), "icons/shield"),
    Ask.REROLL: Button(Sentence("board-choose-reroll"), "icons/turn"),
}
"""The key of an answer looks the same whether or not its card is held (FB-34)."""


def button_of(state: State, spot: Spot) -> Button:
    """Return what a button says."""
    match spot.action:
        case Block() | Reroll() | ChooseCard() | Nothing():
            assert state.question is not None
            return _ALIKE[state.question.ask]
        case Pass():
            return Button(Sentence("board-choose-let-be"), "icons/check")
        case PassOn():
            return Button(Sentence("board-choose-let-be-on"), "icons/step")
        case TakeBack():
            return Button(Sentence("board-choose-back"), "icons/turn")
        case GoOn():
            return Button(Sentence("board-choose-go-on"), "icons/play")
        case Deal():
            return Button(Sentence("board-choose-deal"), "icons/cards")
        case _:
            raise AssertionError(spot.action)


def ends_of(state: State, spot: Spot) -> tuple[tuple[Seat, int], ...]:
    """Return which pawns would change places with somebody named, and to which squares."""
    question = state.question
    if question is None or question.ask is not Ask.SWAP or spot.refusal:
        return ()
    pawn, other = question.other, spot.seat
    return (pawn, state.pawns[other]), (other, state.pawns[pawn])


class ChooserWords:
    """Tells of choices in the players' language; ``names`` are the players'."""

    def __init__(self, texts: Texts, rules: BoardRules, names: Sequence[str]) -> None:
        self._texts = texts
        self._rules = rules
        self._deck = rules.deck
        self._names = names

    def caption(self, state: State, seat: Seat, spot: Spot, draft: Draft) -> Caption:
        """Return what is told while something has the focus."""
        question = state.question
        assert question is not None
        now = self._say(question_of(state, seat, draft))
        match question.ask:
            case Ask.BLOCK:
                return Caption(now, self._say(threat_of(state)), question.other)
            case Ask.REROLL if not (draft.kind and spot.at is At.PLATE):
                return self._rolled(state)
        match spot.at:
            case At.CARD | At.MARKET:
                return self._card(state, self._deck.kind(spot.card).text)
            case At.SQUARE:
                return self._square(state, spot)
            case At.ARROW:
                return self._arrow(state, spot)
            case At.PLATE | At.PAWN:
                return self._player(state, seat, spot)
            case _:
                return Caption(now, "")

    def refusal(self, spot: Spot) -> str:
        """Return why something can't be chosen now."""
        return str(self._texts(spot.refusal))

    def _say(self, prompt: Sentence) -> str:
        return prompt.text(self._texts, self._names)

    def _name(self, state: State, kind: str) -> str:
        name = card_of(kind, state.rules.names).text(self._texts)
        return name[:1].upper() + name[1:]

    def _rolled(self, state: State) -> Caption:
        """Tell what the dice show and what comes of it, the same to everybody."""
        question = state.question
        assert question is not None
        outcome = outcome_of_roll(state, self._deck, self._rules.table)
        face = state.dice[0].seat if len(state.dice) == 1 else NOBODY
        return Caption(self._say(rolled_of(state)), self._say(outcome), face)

    def _card(self, state: State, kind: str) -> Caption:
        squares = self._rules.board(state).scaled(NOT_YOU)
        return Caption(self._name(state, kind), deed_of(kind, squares).text(self._texts))

    def _square(self, state: State, spot: Spot) -> Caption:
        """Tell what lies on a square, or why nothing can be laid there."""
        title = self._texts("board-choose-square", square=spot.square)
        if spot.refusal:
            return Caption(title, self.refusal(spot))
        return Caption(title, self.lying(state, spot.square))

    def lying(self, state: State, square: int) -> str:
        """Return what lies on a square: the top card and what it does, and those below in order."""
        lain = top(state, square)
        if lain is None:
            return str(self._texts("board-choose-empty"))
        kind, below = self._deck.kind(lain.card), state.stacks[square][-2::-1]
        kinds = [self._deck.kind(one.card).text for one in below]
        names = ", ".join(card_of(one, state.rules.names).text(self._texts) for one in kinds)
        words = {"card": card_id(state, kind.text)}
        acts = acts_of(kind.colour).text(self._texts)
        args: dict[str, Arg] = {"acts": acts, "count": len(below), "below": names}
        idle = "-idle" if kind.colour in (Colour.GREEN, Colour.MULTI) else ""
        return self._say(Sentence(f"board-choose-covers{idle}", args=args, words=words))

    def _arrow(self, state: State, spot: Spot) -> Caption:
        """Tell where an arrow would send a pawn."""
        assert isinstance(spot.action, Lay)
        assert spot.action.arrow != NO_ARROW
        title = self._texts(f"board-choose-way-{spot.action.arrow}")
        end = "nowhere" if spot.there == spot.square else "leads"
        finish = "-finish" if spot.there == state.finish else ""
        start = "-start" if spot.there == 0 else ""
        return Caption(title, self._texts(f"board-choose-{end}{finish}{start}", square=spot.there))

    def _player(self, state: State, seat: Seat, spot: Spot) -> Caption:
        """Tell what becomes of whoever would be named."""
        question, name = state.question, self._names[spot.seat]
        assert question is not None
        if spot.refusal:
            return Caption(name, self.refusal(spot), spot.seat)
        match question.ask:
            case Ask.REMOTE:
                effect = remote_of(state, seat, spot.seat)
            case Ask.SWAP:
                effect = swap_of(state, question.other, spot.seat)
            case Ask.REROLL:
                value = next(die.value for die in state.dice if die.seat == spot.seat)
                effect = Sentence("board-choose-effect-reroll", args={"value": value})
            case _:
                effect = Sentence(f"board-choose-effect-{question.ask.value}")
        return Caption(name, self._say(effect), spot.seat)
