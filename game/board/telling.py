"""What happens in the board game, told: each event in one place, no hidden card in it (FB-36).

What is said depends on what the readers may know; what is heard, and how long all of it is to be
seen, on nothing that anybody may not know.
"""

from typing import assert_never

from msgspec.structs import replace

from game.board import events as ev
from game.board.deck import Deck
from game.board.moment import DIE_SEEN, DOING, LOG, START, Moment, numbers_of, round_ended
from game.board.motions import (
    SWAP,
    BoardTelling,
    Going,
    Thrown,
)
from game.board.phrases import (
    colour_of,
    match_over,
    why_of,
)
from game.board.posters import poster_of
from game.board.state import D20, Attack, Die, State
from game.board.views import redact
from game.core.choices import NOWHERE
from game.core.rounds.event_table import EventTable
from game.core.rules import NOBODY
from game.core.sentence import BETWEEN, Arg, Sentence
from game.core.telling import HAPPY, OOPS, Motion, Readers, as_known

_OfRound = ev.Dealt | ev.OrderRolled | ev.TurnBegan | ev.RoundEnded | ev.MatchEnded | ev.Waiting
_Answered = ev.Laid | ev.ThrownIn | ev.Passed | ev.Chose
_Diced = ev.Rolled | ev.RolledAgain | ev.Happened
_OfAttack = ev.Attacked | ev.Blocked | ev.Swapped
_OfPawn = ev.Stayed | ev.Walked | ev.Acted | ev.Moved | ev.TookUp
_ForAll = (
    ev.PawnsMoved
    | ev.TeleportsDealt
    | ev.BoardCleared
    | ev.BombLit
    | ev.HandsLeft
    | ev.HandsShuffled
    | ev.HandsGiven
)
_OfCards = ev.Gave | ev.MarketOpened | ev.Picked | ev.Drew | ev.RanOut


class Teller:
    """Tells the events of matches with a deck and a table of events."""

    def __init__(self, deck: Deck, table: EventTable) -> None:
        self._deck = deck
        self._table = table

    def tell(self, event: ev.Event, before: State, after: State, readers: Readers) -> BoardTelling:
        """Return the telling of an event for its readers (``readers_of``)."""
        known = as_known(event, readers, len(before.hands), redact)
        told = _Tells(before, self._deck, self._table).tell(known)
        if told.where == NOWHERE and told.seats:
            return replace(told, where=after.pawns[told.seats[0]])
        return told


class _Tells(Moment, frozen=True):
    """Says of each event what is told of it."""

    def tell(self, event: ev.Event) -> BoardTelling:
        """Tell an event as its readers know it."""
        if isinstance(event, _OfPawn):
            return self._pawn(event)
        if isinstance(event, _Answered):
            return self._answer(event)
        if isinstance(event, _Diced):
            return self._dice(event)
        if isinstance(event, _OfAttack):
            return self._attack(event)
        if isinstance(event, _OfCards):
            return self._cards(event)
        if isinstance(event, _ForAll):
            return self._for_all(event)
        return self._round(event)

    # Rounds and turns.

    def _round(self, event: _OfRound) -> BoardTelling:
        match event:
            case ev.Dealt():
                return self._dealt()
            case ev.OrderRolled(dice, winner):
                end = "order-again" if winner == NOBODY else "order"
                line = Sentence(
                    f"{LOG}-{end}", winner, parts=numbers_of((die.seat, die.value) for die in dice)
                )
                doing, thrown = Sentence(f"{DOING}-{end}", winner), Thrown(dice, D20)
                return BoardTelling(line, doing, sound="fb-d20", seconds=2.0, thrown=thrown)
            case ev.TurnBegan(seat):
                return self._turn_began(seat)
            case ev.RoundEnded(points, doubled):
                return round_ended(points, doubled=doubled)
            case ev.MatchEnded():
                return BoardTelling(match_over(self.before), sound="fb-match-end", seconds=0.3)
            case ev.Waiting():
                return BoardTelling(asks=True)
            case _:
                assert_never(event)

    # Cards that are laid, thrown in, or kept.

    def _answer(self, event: _Answered) -> BoardTelling:
        match event:
            case ev.Laid():
                return self._laid(event)
            case ev.ThrownIn(seat, card):
                words = self._card(card)
                line = Sentence(f"{LOG}-thrown-in", seat, words=words)
                doing = Sentence(f"{DOING}-throws-in", seat, words=words)
                told = BoardTelling(line, doing, sound="fb-throw-in", seconds=0.9, seats=(seat,))
                return replace(told, motion=Motion.PLAY)
            case ev.Passed(seat, on):
                line_or_none = self._passed(seat, on=on)
                if line_or_none is None:  # so many let a roll be that it is no news
                    return BoardTelling(seats=(seat,))
                return BoardTelling(line_or_none, sound="fb-decline", seconds=0.15, seats=(seat,))
            case ev.Chose(seat):
                return BoardTelling(sound="fb-choose", seats=(seat,))
            case _:
                assert_never(event)

    def _laid(self, event: ev.Laid) -> BoardTelling:
        seat, words, wild = event.seat, self._card(event.card), event.when is ev.When.WILD
        args: dict[str, Arg] = {"square": event.square, "way": event.arrow or "none"}
        doing = Sentence(f"{DOING}-lays", seat, words=words)
        return BoardTelling(
            Sentence(f"{LOG}-laid-{event.when.value}", seat, args, words=words),
            Sentence(f"{DOING}-wild") if wild else doing,
            sound="fb-lay",
            seconds=0.0 if wild else 0.6,
            seats=() if wild else (seat,),
            motion=Motion.LAY,
            where=START if wild else NOWHERE,
        )

    # Dice, and the event that one of them tells.

    def _dice(self, event: _Diced) -> BoardTelling:
        match event:
            case ev.Rolled(dice, sides, why):
                return self._rolled(dice, sides, why)
            case ev.RolledAgain(seat, value):
                line = Sentence(f"{LOG}-rolled-again", seat, {"value": value})
                doing, thrown = Sentence(f"{DOING}-rolls-again", seat), Thrown((Die(seat, value),))
                told = BoardTelling(line, doing, sound="fb-reroll", seconds=DIE_SEEN, seats=(seat,))
                return replace(told, thrown=thrown)
            case ev.Happened(seat, key):
                line = Sentence(f"{LOG}-happened", seat, words=why_of(key))
                doing = Sentence(f"{DOING}-event", seat, words=why_of(key))
                told = BoardTelling(line, doing, sound="fb-happening", seconds=2.4, seats=(seat,))
                poster = poster_of(key, seat, self.before, self.deck, self.table)
                return replace(told, poster=poster, during=key)
            case _:
                assert_never(event)

    # Attacks on pawns, and what comes of them.

    def _attack(self, event: _OfAttack) -> BoardTelling:
        match event:
            case ev.Attacked(seat, target, what, pawn):
                return self._attacked(seat, target, what, pawn)
            case ev.Blocked(seat, what):
                words = self._name(what)
                line = Sentence(f"{LOG}-blocked-{what}", seat, words=words)
                doing = Sentence(f"{DOING}-blocks", seat, words=words)
                told = BoardTelling(line, doing, sound="fb-block", seconds=0.6, seats=(seat,))
                return replace(told, moods={seat: HAPPY})
            case ev.Swapped(pawn, other):
                pawns, words = self.before.pawns, self._name(Attack.SWAP)
                args: dict[str, Arg] = {"there": pawns[other], "here": pawns[pawn]}
                seats, both = {"target": other}, (pawn, other)
                line = Sentence(f"{LOG}-swapped", pawn, args, seats, words)
                doing = Sentence(f"{DOING}-swaps", pawn, seats=seats, words=words)
                told = BoardTelling(line, doing, sound="fb-swap", seconds=0.15, seats=both)
                return replace(told, going=Going(both, SWAP))
            case _:
                assert_never(event)

    # A pawn, and the cards that act because of it.

    def _pawn(self, event: _OfPawn) -> BoardTelling:
        match event:
            case ev.Stayed(pawn):
                line, doing = Sentence(f"{LOG}-stayed", pawn), Sentence(f"{DOING}-stays", pawn)
                return BoardTelling(line, doing, sound="fb-stay", seconds=0.6, seats=(pawn,))
            case ev.Walked(pawn, squares, spent):
                return self._walked(pawn, squares, spent)
            case ev.Acted(pawn, square, idle):
                return self._acted(pawn, square, idle=idle)
            case ev.Moved(pawn, square, why):
                return self._moved(pawn, square, why)
            case ev.TookUp(seat, square, card):
                words = self._card(card)
                line = Sentence(f"{LOG}-took-up", seat, {"square": square}, words=words)
                doing = Sentence(f"{DOING}-takes", seat, words=words)
                told = BoardTelling(line, doing, sound="fb-take-up", seconds=1.0, seats=(seat,))
                lit = self._lit(seat, square)
                return replace(told, motion=Motion.PLAY, moods={seat: OOPS}, lit=lit)
            case _:
                assert_never(event)

    # Cards that go into a hand.

    def _cards(self, event: _OfCards) -> BoardTelling:
        before, doing = self.before, self._event(self.before.turn)
        match event:
            case ev.Gave(seat, target, card):
                seats, words = {"target": target}, why_of(before.happening)
                line = Sentence(f"{LOG}-gave", seat, {}, seats, words, parts=self._named(card))
                gives = Sentence(f"{DOING}-gives", seat, seats=seats, parts=self._named(card))
                told = BoardTelling(line, gives, sound="fb-gift", seconds=1.2)
                return replace(told, seats=(seat, target), during=before.happening)
            case ev.MarketOpened(cards):
                line = Sentence(f"{LOG}-market", parts=self._named(*cards))
                told = BoardTelling(line, doing, sound="fb-market", seconds=0.3)
                return replace(told, motion=Motion.DRAW, during=before.happening)
            case ev.Picked(seat, card):
                line = Sentence(f"{LOG}-picked", seat, words=self._card(card))
                picks = Sentence(f"{DOING}-picks", seat)
                told = BoardTelling(line, picks, sound="fb-pick", seconds=0.3, seats=(seat,))
                return replace(told, during=before.happening)
            case ev.Drew(seat, cards, why):
                end, words = "drew-why" if why else "drew", why_of(why)
                line = Sentence(f"{LOG}-{end}", seat, words=words, parts=self._named(*cards))
                draws = self._event(seat) if why else Sentence(f"{DOING}-draws", seat)
                told = BoardTelling(line, draws, sound="fb-draw", seconds=0.15, seats=(seat,))
                return replace(told, motion=Motion.DRAW, during=why)
            case ev.RanOut(seat, missing, why):
                line = Sentence(f"{LOG}-ran-out", seat, {"count": missing})
                out = Sentence(f"{DOING}-ran-out")
                told = BoardTelling(line, out, sound="fb-ran-out", seconds=1.2, seats=(seat,))
                return replace(told, during=why)
            case _:
                assert_never(event)

    # What an event does to all together.

    def _for_all(self, event: _ForAll) -> BoardTelling:
        match event:
            case ev.PawnsMoved(squares):
                return self._pawns_moved(squares)
            case ev.TeleportsDealt(squares):
                numbers = BETWEEN.join(map(str, sorted(squares)))
                return self._by_event("teleports", "fb-quake", args={"squares": numbers})
            case ev.BoardCleared(squares):
                args, colour = (
                    {"count": len(squares)},
                    {"colour": colour_of(self.before.last).text_id},
                )
                return self._by_event("cleared", "fb-cleared", Motion.PASS, args, colour)
            case ev.BombLit(turns):
                told = self._by_event("bomb-lit", "fb-bomb-lit", args={"turns": turns})
                return replace(told, seconds=1.2)
            case ev.HandsLeft(hands, _, True):
                pairs = tuple(
                    Sentence(f"{LOG}-pair", seat, parts={"what": self._named(*hand)["cards"]})
                    for seat, hand in enumerate(hands)
                    if hand
                )
                return self._by_event("doubles-left", "fb-hands-left", Motion.GATHER, pairs=pairs)
            case ev.HandsLeft(hands):
                count = {"count": sum(map(len, hands))}
                return self._by_event("hands-left", "fb-hands-left", Motion.GATHER, count)
            case ev.HandsShuffled():
                return self._by_event("hands-shuffled", "fb-shuffle", Motion.SHUFFLE)
            case ev.HandsGiven(targets):
                pairs = tuple(
                    Sentence(f"{LOG}-pair-given", seat, seats={"target": to})
                    for seat, to in enumerate(targets)
                    if to != NOBODY
                )
                return self._by_event("hands-given", "fb-hands-over", Motion.GATHER, pairs=pairs)
            case _:
                assert_never(event)
