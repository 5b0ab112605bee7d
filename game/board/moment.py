"""What is told of a roll, a walk, an attack, and of what an event does to all.

No event is named here: ``telling.py`` says which of them is told how.
"""

from collections.abc import Iterable, Mapping

import msgspec
from msgspec.structs import replace

from game.board.deck import Colour, Deck, Symbol
from game.board.motions import (
    STEP,
    TOGETHER,
    WALK,
    BoardTelling,
    Going,
    Lit,
    Thrown,
    act_sound,
    put_sound,
    step_sound,
)
from game.board.occupancy import acting, kind_on, top
from game.board.phrases import (
    card_id,
    cards_of,
    why_of,
)
from game.board.prompts import remote_of, swap_of
from game.board.state import D20, NO_BOMB, Ask, Attack, Die, State, Throw
from game.core.cards import Card
from game.core.rounds.event_table import EventTable
from game.core.rules import NOBODY, Seat
from game.core.sentence import Arg, Sentence
from game.core.telling import CALM, HAPPY, OOPS, Motion

LOG, DOING = "board-log", "board-doing"
START = 0
STRIKE = 2.0
"""Seconds that an attack is seen: its words say what it does to whom."""
DIE_SEEN = 0.9
"""Seconds that a die is seen, from the hand to the plate of whoever rolled."""
_NEWS = (Symbol.CHANCE, Symbol.REVERSE, Symbol.TROUBLE)
"""Cards whose acting is news itself; what others do to a pawn is told by what comes next."""


class Moment(msgspec.Struct, frozen=True):
    """The state before an event, and the tellings of its kinds."""

    before: State
    deck: Deck
    table: EventTable

    def _dealt(self) -> BoardTelling:
        question, seats = self.before.question, range(len(self.before.hands))
        dealer = question.seats[0] if question else NOBODY
        return BoardTelling(
            Sentence(f"{LOG}-dealt", dealer, {"round": len(self.before.points[0]) + 1}),
            Sentence(f"{DOING}-deals", dealer),
            sound="fb-deal",
            seconds=0.3,
            motion=Motion.DEAL,
            moods=dict.fromkeys(seats, CALM),
            begins=True,
            going=Going(tuple(seats), TOGETHER),
        )

    def _turn_began(self, seat: Seat) -> BoardTelling:
        """Tell how long a bomb still burns; else a turn is no news."""
        left = self.before.bomb - 1
        return BoardTelling(
            Sentence(f"{LOG}-ticks", seat, {"left": left}) if left >= 0 else None,
            Sentence(f"{DOING}-turn", seat),
            sound="fb-turn" if self.before.bomb == NO_BOMB else "fb-tick",
            seconds=0.3,
            seats=(seat,),
            moods=dict.fromkeys(range(len(self.before.hands)), CALM),
            begins=True,
        )

    def _passed(self, seat: Seat, *, on: bool) -> Sentence | None:
        """Tell who does not block; of those who let a roll be only who lets more of them be."""
        question = self.before.question
        if on:
            return Sentence(f"{LOG}-silent", seat)
        if question is not None and question.ask is Ask.BLOCK:
            return Sentence(f"{LOG}-not-blocked", seat, words=self._name(question.what))
        last = question is not None and question.ask is Ask.EYE and len(question.seats) == 1
        return Sentence(f"{LOG}-all-seen") if last else None

    def _rolled(self, dice: tuple[Die, ...], sides: int, why: str) -> BoardTelling:
        die, words = dice[0], why_of(self.before.happening)
        if why == Throw.EACH:
            line = Sentence(
                f"{LOG}-rolled-each",
                words=words,
                parts=numbers_of((die.seat, die.value) for die in dice),
            )
            doing = Sentence(f"{DOING}-rolls-each", words=words)
        else:
            line = Sentence(f"{LOG}-rolled-{why}", die.seat, {"value": die.value})
            doing = Sentence(f"{DOING}-rolls-{why}", die.seat)
        sound, thrown = "fb-d20" if sides == D20 else "fb-tumble", Thrown(dice, sides, why)
        return BoardTelling(line, doing, sound=sound, seconds=DIE_SEEN, thrown=thrown)

    def _attacked(self, seat: Seat, target: Seat, what: str, pawn: Seat) -> BoardTelling:
        own = "-for" if what == Attack.SWAP and pawn != seat else ""
        seats, words = {"target": target, "pawn": pawn}, self._name(what)
        state = self.before
        swaps = what == Attack.SWAP
        effect = swap_of(state, pawn, target) if swaps else remote_of(state, seat, target)
        doing = Sentence(f"{DOING}-attacks", seat, seats={"target": target}, words=words)
        return BoardTelling(
            Sentence(f"{LOG}-{what}{own}", seat, seats=seats, words=words),
            replace(doing, parts={"effect": (effect,)}),
            sound="fb-attack",
            seconds=STRIKE,
            seats=(seat, target),
            moods={target: OOPS},
            where=self.before.pawns[pawn],
        )

    def _walked(self, pawn: Seat, squares: tuple[int, ...], spent: tuple[int, ...]) -> BoardTelling:
        """Tell where a walk ends, and which blue cards acted on it; its steps are heard."""
        acts = tuple((square, kind_on(self.before, self.deck, square)) for square in spent)
        parts = {"cards": tuple(Sentence(card_id(self.before, kind)) for _, kind in acts)}
        if squares:
            by, sound = "-by" if acts else "", STEP
            end, doing = f"walked{by}", f"walks{by}"
            args: dict[str, Arg] = {"square": squares[-1]}
        else:
            end, doing, sound = "no-step", "no-step", step_sound(Symbol.SNAIL) if acts else ""
            args = {}
        line = Sentence(f"{LOG}-{end}", pawn, args, parts=parts)
        goes = replace(self._moves(pawn, doing), args=args, parts=parts)
        told = BoardTelling(line, goes, sound=sound, seconds=0.15, seats=(pawn,))
        return replace(told, going=Going((pawn,), WALK, squares, acts))

    def _acted(self, pawn: Seat, square: int, *, idle: bool) -> BoardTelling:
        kind, acts = kind_on(self.before, self.deck, square), acting(self.before, self.deck, square)
        line: Sentence | None = None
        if idle or kind in _NEWS:
            end, words = f"{'idle' if idle else 'acts'}-{kind}", self._name(kind)
            line = Sentence(f"{LOG}-{end}", pawn, {"square": square}, words=words)
        does = f"idle-{kind}" if idle else f"acts-{kind}" if kind in _NEWS else "acts"
        doing, sound = self._moves(pawn, does, kind or acts), "fb-idle" if idle else act_sound(acts)
        told = BoardTelling(line, doing, sound=sound, seconds=0.6, seats=(pawn,))
        return replace(told, lit=self._lit(pawn, square))

    def _moved(self, pawn: Seat, square: int, why: str) -> BoardTelling:
        """Tell where a card puts a pawn; who stays behind is glad.

        A Stop or a Snail there does nothing to it: that is told, too (FB-26).
        """
        old = self.before.pawns[pawn]
        end, words = "put-stays" if square == old else "put", self._name(why)
        there = acting(self.before, self.deck, square) if square != old else ""
        if there in (Symbol.STOP, Symbol.SNAIL) and why in (Symbol.PUSH, Symbol.JUMP):
            end, words = "put-idle", {**words, "idle": card_id(self.before, there)}
        line = Sentence(f"{LOG}-{end}", pawn, {"square": square}, words=words)
        doing = replace(self._moves(pawn, end), args={"square": square}, words=words)
        sound = put_sound(why)
        moods = {pawn: OOPS if square > old else HAPPY}
        told = BoardTelling(line, doing, sound=sound, seconds=0.15, seats=(pawn,), moods=moods)
        return replace(told, going=Going((pawn,), why))

    def _moves(self, pawn: Seat, end: str, kind: str = "") -> Sentence:
        """Say where a pawn goes; one that goes in another's turn by a Remote is named."""
        words, turn = self._name(kind) if kind else {}, self.before.turn
        if pawn == turn or self.before.happening:
            return Sentence(f"{DOING}-{end}", pawn, words=words)
        return Sentence(f"{DOING}-{end}-pawn", turn, seats={"pawn": pawn}, words=words)

    def _lit(self, pawn: Seat, square: int) -> Lit | None:
        kind = kind_on(self.before, self.deck, square)
        return Lit(pawn, square, kind) if kind else None

    def _by_event(
        self,
        end: str,
        sound: str,
        motion: Motion = Motion.USUAL,
        args: Mapping[str, Arg] | None = None,
        words: Mapping[str, str] | None = None,
        pairs: tuple[Sentence, ...] = (),
    ) -> BoardTelling:
        """Tell what an event does to all."""
        key, parts = self.before.happening, {"pairs": pairs} if pairs else {}
        line = Sentence(
            f"{LOG}-{end}", args=args or {}, words={**why_of(key), **(words or {})}, parts=parts
        )
        doing = self._event(self.before.turn)
        return BoardTelling(line, doing, sound=sound, seconds=0.5, motion=motion, during=key)

    def _pawns_moved(self, squares: tuple[int, ...]) -> BoardTelling:
        both = zip(self.before.pawns, squares, strict=True)
        moved = {seat: new for seat, (old, new) in enumerate(both) if old != new}
        pairs = tuple(
            Sentence(f"{LOG}-pair-moved", seat, {"square": new}) for seat, new in moved.items()
        )
        end = "pawns-moved" if moved else "nobody-moved"
        if any(self._would_act(square) for square in moved.values()):
            end = "pawns-moved-idle"  # FB-40: no card acts on pawns that an event moves
        told = self._by_event(end, "fb-pawns", pairs=pairs)
        return replace(told, going=Going(tuple(moved), TOGETHER))

    def _would_act(self, square: int) -> bool:
        """Say whether what lies on a square acts on pawns whose move ends there (FB-14)."""
        lain = top(self.before, square)
        if lain is None:
            return square in self.before.teleports
        return self.deck.kind(lain.card).colour in (Colour.RED, Colour.WHITE)

    def _event(self, seat: Seat) -> Sentence | None:
        """Say that an event is being carried out."""
        key = self.before.happening
        return Sentence(f"{DOING}-event", seat, words=why_of(key)) if key else None

    def _name(self, kind: str) -> dict[str, str]:
        return {"card": card_id(self.before, kind)}

    def _card(self, card: Card) -> dict[str, str]:
        return self._name(self.deck.kind(card).text)

    def _named(self, *cards: Card) -> dict[str, tuple[Sentence, ...]]:
        return {"cards": cards_of(self.before, self.deck, cards)}


def round_ended(points: tuple[int, ...], *, doubled: bool) -> BoardTelling:
    """Tell everybody's points; whoever has the fewest is glad."""
    best = min(points)
    return BoardTelling(
        Sentence(
            f"{LOG}-round-{'doubled' if doubled else 'over'}", parts=numbers_of(enumerate(points))
        ),
        Sentence(f"{DOING}-counted"),
        sound="fb-bomb-off" if doubled else "fb-round-end",
        seconds=0.8,
        moods={seat: HAPPY if own == best else CALM for seat, own in enumerate(points)},
    )


def numbers_of(found: Iterable[tuple[Seat, int]]) -> dict[str, tuple[Sentence, ...]]:
    """Return players, each with a number: a die, or points."""
    return {"pairs": tuple(Sentence(f"{LOG}-pair", s, {"what": str(n)}) for s, n in found)}
