"""The cards on the table: piles, throw, counter and deck; which would be taken, which can't."""

from collections.abc import Iterator, Sequence

from game.core.cards import Card
from game.frappadingue.choices import Way, idle, lost, use_of, worth_of
from game.frappadingue.deck import CRASH, PLAYED, SPECIALS, Kind
from game.frappadingue.rules import FrappadingueRules
from game.frappadingue.screen.layout import (
    CARD,
    CARD_RATIO,
    DECK,
    DECK_CARD,
    EARLIER_CARD,
    LEFT_OVER,
    SLOT,
    THROW_ANGLES,
    card_box,
    throw_spots,
)
from game.frappadingue.state import Phase, State
from game.ui.canvas import Box
from game.ui.card_pictures import CardPictures
from game.ui.motion import Placement, Tweener
from game.ui.pen import Pen
from game.ui.theme import GLOW, HINT, INK, NIGHT, PAPER, TEXT

BACK = "frappadingue/back"
RAISE = 16.0
RAISE_SPEED = 260.0
"""A card that would be taken stands so much higher; units, and units a second."""
SHAKE_SECONDS = 0.7
SHAKE_REACH = 16
PILE_LAYERS = 3
PILE_STEP = 4.0
TICK = 34.0
WORTH, WORTH_EDGE, WORTH_SIZE = Box(-CARD / 2 - 10, -20.0, CARD + 20, 40.0), 12.0, 28
"""Where it stands on the foot of a card what it scores, from the middle of its lower edge."""
WHY_DOWN, WHY_HEIGHT = 0.0, 92.0
"""What a card can do stands on its lower half, between its value and its tick."""
FLYING = (EARLIER_CARD, SLOT, (SLOT + CARD) / 2, CARD)
"""Widths of cards on their way: few, as each is a picture of its own."""

CardAt = tuple[Card, Placement]


class CardsView:
    """Draws cards where a tweener has them. ``why`` shows what each card of the throw can do."""

    def __init__(self, pen: Pen, rules: FrappadingueRules, tweener: Tweener) -> None:
        self._pen = pen
        self._rules = rules
        self._deck = rules.deck
        self._tweener = tweener
        self._pictures = CardPictures(pen.sprites, BACK)
        self._raised: dict[Card, float] = {}
        self._chosen: frozenset[Card] = frozenset()
        self._shaking = 0.0
        self.hovered: Card | None = None
        self.picked: tuple[Card, ...] = ()
        self.still = False

    def shake(self) -> None:
        """Shake the crash that lies open."""
        self._shaking = SHAKE_SECONDS

    def calm(self) -> None:
        """End all shaking."""
        self._shaking = 0.0

    def forget(self) -> None:
        """Hide what was told of the cards: there are new ones."""
        self.hovered = None

    def update(self, dt: float) -> None:
        """Let chosen cards rise and others sink."""
        self._shaking = max(0.0, self._shaking - dt)
        step = RAISE if self.still else RAISE_SPEED * dt
        for card, height in self._raised.items():
            wanted = RAISE if card in self._chosen else 0.0
            self._raised[card] = height + max(-step, min(step, wanted - height))

    def choose(self, state: State, focused: Way | None) -> None:
        """Know the cards of the choice with the focus, which stand higher."""
        chosen = frozenset(() if focused is None else focused.cards)
        self._chosen = chosen
        for card in (*self._raised, *chosen):
            self._raised.setdefault(card, 0.0)
        self._raised = {
            card: height for card, height in self._raised.items() if card in state.throw
        }

    def card_at(self, state: State, x: float, y: float) -> Card | None:
        """Return the card of the throw at a point, or ``None``."""
        for card in reversed(state.throw):
            at = self._tweener.get(card)
            if card_box(at.x, at.y - self._raised.get(card, 0.0), at.width).has(x, y):
                return card
        return None

    def places(self) -> dict[Card, Placement]:
        """Return where every card is drawn now."""
        return {card: self._tweener.get(card) for card in self._deck.cards}

    @property
    def open_boxes(self) -> Sequence[Box]:
        """The boxes of all cards that lie open now."""
        seen = (at for at in self.places().values() if at.alpha > 0)
        return tuple(card_box(at.x, at.y, at.width) for at in seen)

    @property
    def told_boxes(self) -> Sequence[Box]:
        """The boxes of all cards that lie open now, with what each scores at its lower edge."""
        return tuple(Box(box.x, box.y, box.w, box.h + WORTH.h) for box in self.open_boxes)

    def draw(self, state: State) -> list[tuple[Card, Placement]]:
        """Put the cards that lie, and return those that are on their way."""
        stage, tweener = self._pen.stage, self._tweener
        if state.phase is Phase.TAKE:
            self._draw_piles(state)
        lying: list[tuple[Card, Placement]] = []
        flying: list[tuple[Card, Placement]] = []
        for card in self._deck.cards:
            at = tweener.get(card)
            if tweener.moving(card):
                flying.append((card, at))
            elif at.alpha > 0:
                lying.append((card, at))
        for card, at in sorted(lying, key=_height):
            kind = self._deck.kind(card)
            height = self._raised.get(card, 0.0)
            dim = card in state.throw and self._is_dim(state, card)
            x = at.x + (self._shift() if kind == CRASH else 0.0)
            if card in self._chosen:
                self._draw_halo(at, height)
            stage.put(self._pictures.at(sprite_of(kind), at, dim=dim), x, at.y - height)
        return sorted(flying, key=_height)

    def draw_deck(self, state: State) -> None:
        """Put the deck; while its cards lie in the piles there is none."""
        stage, pen = self._pen.stage, self._pen
        x, y = DECK
        dealt = state.phase is Phase.TAKE and not self._tweener.busy
        if dealt:
            return
        for layer in (2, 1, 0):
            picture = self._pictures.get(BACK, DECK_CARD)
            stage.put(picture, x + 4 * layer, y + 4 * layer)
        count = len(state.deck) + (len(state.throw) if state.phase is Phase.GO else 0)
        high = 46 if pen.large else 36
        room = Box(x - 90, y + DECK_CARD * CARD_RATIO / 2 + 16, 180, high)
        text = self._pen.say("frappadingue-in-deck", count=count)
        self._pen.pill(room.cx, room.cy, room.w, room.h, (*NIGHT, 190))
        pen.label(text, room.inset(10, 2), HINT, TEXT, face="bold", align="centre")

    def draw_whys(self, state: State) -> None:
        """Put at a card's foot what it scores, and above it what it can do.

        The latter of the one under the mouse.
        """
        if state.phase is not Phase.TAKE or self._tweener.busy:
            return
        scores = not lost(state, self._deck)
        for card in state.throw:
            at = self._tweener.get(card)
            y, dead = at.y - self._raised.get(card, 0.0), idle(state, card, self._deck)
            if card == self.hovered:
                text = use_of(self._rules, state, card).text(self._pen.services.texts)
                self._draw_why(text, Box(at.x - CARD / 2 - 4, y, CARD + 8, WHY_HEIGHT), dead)
            if scores:
                self._draw_worth(state, card, WORTH.moved(at.x, y + CARD * CARD_RATIO / 2), dead)

    def _draw_why(self, text: str, box: Box, dead: bool) -> None:
        self._pen.paper(box, NIGHT if dead else PAPER, radius=14, lift=8)
        colour = TEXT if dead else INK
        self._pen.paragraph(text, box.inset(8, 4), HINT, colour, face="bold", align="centre")

    def _draw_worth(self, state: State, card: Card, box: Box, dead: bool) -> None:
        """Put what a card scores; one that was clicked on says how it is taken."""
        pen, chosen = self._pen, card in self._chosen
        worth, again = worth_of(self._rules, state, card), card in self.picked
        if worth is None:
            return
        fill = NIGHT if dead else GLOW if chosen else PAPER
        pen.paper(box, fill, radius=box.h / 2, lift=4)
        words = box.inset(WORTH_EDGE, 3)
        if chosen:  # marked by a form, not by colour alone
            pen.dot(box.x + 20, box.cy, TICK, INK)
            pen.icon("icons/check", box.x + 20, box.cy, TICK * 0.62, GLOW)
            words = Box(box.x + 38, words.y, box.right - box.x - 46, words.h)
        texts = pen.services.texts
        text = texts("frappadingue-click-again") if again else worth.text(texts)
        colour = TEXT if dead else INK
        pen.label(text, words, WORTH_SIZE, colour, face="bold", align="centre")

    def prewarming(self) -> Iterator[None]:
        """Make one picture a step, those that are needed first."""
        get = self._pictures.get
        names = [sprite_of(kind) for kind in PLAYED]
        for width in (DECK_CARD, *FLYING):
            get(BACK, width)
            yield
        for name in names:
            for width in FLYING:
                get(name, width)
                yield
            for angle in sorted(set(THROW_ANGLES)):
                get(name, CARD, angle)
                yield
                get(name, CARD, angle, dim=True)
                yield
            get(name, LEFT_OVER, dim=True)
            yield

    def _is_dim(self, state: State, card: Card) -> bool:
        """Say whether a card of the throw is of no use: it can't be taken, or was left over."""
        if state.phase is Phase.GO:
            return True
        shaken = self._shaking > 0 and self._deck.kind(card) == CRASH
        return state.phase is Phase.TAKE and not shaken and idle(state, card, self._deck)

    def _draw_piles(self, state: State) -> None:
        """Put the edges of the piles under the cards of the throw that have come."""
        sprites, stage = self._pen.sprites, self._pen.stage
        spots = throw_spots(len(state.throw))
        for card, (x, y) in zip(state.throw, spots, strict=True):
            if self._tweener.moving(card):
                continue
            for layer in range(PILE_LAYERS, 0, -1):
                edge = sprites.panel(
                    CARD, CARD * CARD_RATIO, fill=PAPER, border=INK, border_width=2, radius=14
                )
                stage.put(edge, x + PILE_STEP * layer, y + PILE_STEP * layer)

    def _draw_halo(self, at: Placement, height: float) -> None:
        box = card_box(at.x, at.y - height, at.width)
        frame = self._pen.sprites.panel(
            box.w + 16,
            box.h + 16,
            fill=(*GLOW, 0),
            border=GLOW,
            border_width=7,
            radius=20,
            shadow=False,
        )
        self._pen.stage.put(frame, box.cx, box.cy)

    def _shift(self) -> float:
        share = self._shaking / SHAKE_SECONDS
        if not share or self.still:
            return 0.0
        return SHAKE_REACH * share * (1 if int(share * 9) % 2 else -1)

    def draw_flying(self, flying: list[CardAt]) -> None:
        """Put the cards that are on their way, over everything else."""
        cards = [(sprite_of(self._deck.kind(card)), at) for card, at in flying]
        for (_, at), picture in zip(cards, self._pictures.flying(cards, FLYING), strict=True):
            self._pen.stage.put(picture, at.x, at.y)


def sprite_of(kind: Kind) -> str:
    """Return the drawing of a kind of card."""
    if kind in SPECIALS:
        name = kind.replace("+", "plus").replace("-", "minus")
    else:
        name = kind if kind == CRASH else f"K{kind}"
    return f"frappadingue/{name}"


def _height(entry: CardAt) -> float:
    return entry[1].z
