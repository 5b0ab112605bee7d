"""Cards as pictures, and the piles in the middle: whose card lies on top, and everybody's keys."""

import math
from collections.abc import Iterable, Iterator, Mapping

import pygame

from game.core.cards import Card
from game.core.rules import Seat
from game.frankfurt.deck import Deck
from game.frankfurt.screen.key_caps import KeyCaps
from game.frankfurt.screen.layout import HELD_ANGLE, PILE_ANGLES
from game.frankfurt.screen.places import CARD_RATIO, PILE_CAP, TablePlaces, cap_places
from game.frankfurt.state import NOTHING, Key, Phase, Pile, PileCard, PileStatus, Row, State
from game.ui import paint
from game.ui.motion import Placement, Tweener
from game.ui.pen import Pen
from game.ui.sprites import Sprites, turned
from game.ui.stage import Stage
from game.ui.theme import FOCUS, HINT, LAMP, NIGHT, PAPER, TEXT_SOFT, mix

BACK = "frankfurt/back"
ANGLE_STEP = 3
MOST_TURN = max(round(angle) for angle in PILE_ANGLES)
HELD_TURN = round(HELD_ANGLE)
SMALL = 0.9
SMALL_STEP = 12
"""Cards smaller than ``SMALL`` column cards are on their way from or to a stack, and so backs."""
HUGE = 1.5
SHADOW_BLUR = 6
SHADOW_ALPHA = 105
SHADOW_DROP = (1, 4)
LIFTED_DROP = (6, 16)
LIFTED_BLUR = 12
CORNER = 0.076
"""Radius of a card's corners for its width."""


class CardsView:
    """Draws cards where a tweener has them. Each picture is a surface with its shadow under it."""

    def __init__(self, sprites: Sprites, tweener: Tweener, deck: Deck, table: TablePlaces) -> None:
        self._sprites = sprites
        self._tweener = tweener
        self._names = tuple(f"frankfurt/{kind.text}" for kind in deck.kinds)
        self._card = table.seats[0].card
        self._held = table.seats[0].held
        self._pile = table.pile

    @property
    def _angle_step(self) -> int:
        """Return the step of angles, in degrees; on a huge window fewer pictures are kept."""
        return ANGLE_STEP if self._sprites.canvas.scale < HUGE else 2 * ANGLE_STEP

    def put(self, stage: Stage, cards: Iterable[tuple[Card, Placement]]) -> None:
        """Put cards on the stage, in the order given."""
        for card, at in cards:
            stage.put(self.face(card, at), at.x, at.y)

    def visible(self, moved: Mapping[Card, Placement]) -> list[tuple[Card, Placement]]:
        """Return the cards that aren't covered, with their places, in painter's order."""
        tweener = self._tweener
        found: list[tuple[Card, Placement]] = []
        for card in range(len(self._names)):
            placement = moved.get(card)
            if placement is None:
                placement = tweener.get(card)
                if placement.alpha <= 0:
                    continue
            found.append((card, placement))
        found.sort(key=_height)
        return found

    def face(self, card: Card, at: Placement) -> pygame.Surface:
        """Return the picture of a card at a place: the nearest kept one, narrowed in a flip."""
        name = self._names[card] if at.face_up else BACK
        if at.width < self._card * SMALL:
            return self._picture(BACK, max(2, round(at.width / SMALL_STEP)) * SMALL_STEP, 0, False)
        if at.squash < 1:
            return self._narrowed(name, at)
        if at.width < (self._card + self._held) / 2:
            return self._picture(name, self._card, 0, False)
        if at.lift > 0 and at.width <= self._held * 1.01:
            return self._picture(name, self._held, HELD_TURN, True)
        step = self._angle_step
        angle = round(at.angle / step) * step
        return self._picture(name, self._pile, max(-MOST_TURN, min(MOST_TURN, angle)), False)

    def prewarming(self) -> Iterator[None]:
        """Make one picture a step, those that a race needs first."""
        names = (BACK, *sorted(set(self._names)))
        for width in range(2 * SMALL_STEP, round(self._card * SMALL), SMALL_STEP):
            self._picture(BACK, width, 0, False)
            yield
        for name in names:
            self._picture(name, self._card, 0, False)
            yield
        for name in names:
            self._sprites.get(name, self._pile)
            yield
            self._picture(name, self._held, HELD_TURN, True)
            yield

    def _narrowed(self, name: str, at: Placement) -> pygame.Surface:
        """Return a card in mid-flip; not kept, as there are too many of them."""
        width = self._card if at.width < (self._card + self._pile) / 2 else self._pile
        whole = self._picture(name, width, 0, False)
        size = (max(2, round(whole.get_width() * at.squash)), whole.get_height())
        return pygame.transform.smoothscale(whole, size)

    def _picture(self, name: str, width: float, angle: int, lifted: bool) -> pygame.Surface:
        height = width * CARD_RATIO
        blur = LIFTED_BLUR if lifted else SHADOW_BLUR
        # The picture stays centred on the card, whatever its shadow does.
        margin = round(1.6 * blur) + (max(LIFTED_DROP) if lifted else max(SHADOW_DROP))
        room = 0.12 * height if angle else 0.0
        size = (width + 2 * margin + room, height + 2 * margin + room)

        def painter(surface: pygame.Surface, scale: float) -> None:
            corner = width * CORNER
            soft = self._sprites.shadow(width, height, corner, blur, SHADOW_ALPHA, angle)
            _centre(surface, soft, LIFTED_DROP if lifted else SHADOW_DROP, scale)
            # Cards that lie in columns are drawn at their size, those that are moved are scaled.
            drawn = width if width == self._card else self._pile
            face = self._sprites.scaled(name, width, drawn)
            _centre(surface, turned(face, angle, 1.0), (0, 0), scale)

        return self._sprites.paint(("card", name, width, angle, lifted), size, painter)


def _height(entry: tuple[Card, Placement]) -> float:
    return entry[1].z


def _centre(
    target: pygame.Surface, image: pygame.Surface, shift: tuple[float, float], scale: float
) -> None:
    width, height = target.get_size()
    x = (width - image.get_width()) / 2 + shift[0] * scale
    y = (height - image.get_height()) / 2 + shift[1] * scale
    target.blit(image, (round(x), round(y)))


BOX_WORDS = 250
"""What is said below the box keeps clear of the keys of the next pile."""
TAB_WIDTH, TAB_HEIGHT = 84, 38
TAB_GROWS, TAB_SEATS = 0.3, 3
"""How much larger the tab becomes at twice the size of text, and for how many seats it has room."""
LIGHT_WARM = (255, 190, 120)
PULSE_SECONDS = 0.7
RIBBON = (120, 40, 30)


class PilesView:
    """Draws piles but not their cards; whose hand took a pile is told by ``note_taken``."""

    def __init__(self, pen: Pen, table: TablePlaces, caps: KeyCaps) -> None:
        self._pen = pen
        self._table = table
        self._caps = caps
        self._cap_places = cap_places(table, caps.seats)
        self._takers: dict[int, Seat] = {}

    def note_taken(self, pile: int, seat: Seat) -> None:
        """Remember whose hand print stands on a place."""
        self._takers[pile] = seat

    def clear_takers(self) -> None:
        """Wipe the hand prints off: a new round begins."""
        self._takers.clear()

    def prewarming(self) -> Iterator[None]:
        """Make one picture a step; what is put here is forgotten before the next is drawn."""
        self._pen.sprite("frankfurt/empty", 0, 0, self._table.pile)
        self._draw_pulse(0, 0)
        yield
        for seat in range(len(self._table.seats)):
            self._draw_print(seat, 0)
            self._draw_tab(0, Pile((PileCard(0, seat),)))
            yield

    def draw_below(self, state: State) -> None:
        """Put what lies under the cards."""
        for index, pile in enumerate(state.piles):
            if not pile.cards:
                self._draw_place(index, pile)
        self._draw_box(state)

    def draw_above(self, state: State, seconds: float) -> None:
        """Put what lies on the cards that rest: tabs and marks."""
        due = slap_due(state)
        for index, pile in enumerate(state.piles):
            if pile.cards and pile.status is PileStatus.OLD and state.rules.stress:
                self._draw_old(index, self._pen.say("frankfurt-old"))
            if pile.cards and due and pile_waits(state, pile):
                self._draw_pulse(index, seconds)
            if pile.cards:
                self._draw_tab(index, pile)

    def fixtures(self) -> Iterator[tuple[pygame.Surface, float, float]]:
        """Return what never changes: a pool of warm light that fades out before any edge."""
        table = self._table
        width = (table.piles[-1][0] - table.piles[0][0]) + table.pile * 4.4
        height = table.pile * CARD_RATIO * 2.7

        def painter(surface: pygame.Surface, _: float) -> None:
            surface.blit(paint.light(*surface.get_size(), LIGHT_WARM, 0.34), (0, 0))

        light = self._pen.sprites.paint(("race light",), (width, height), painter)
        yield light, 960, table.piles[0][1]

    def _draw_place(self, index: int, pile: Pile) -> None:
        x, y = self._table.piles[index]
        self._pen.sprite("frankfurt/empty", x, y, self._table.pile)
        taker = self._takers.get(index, NOTHING)
        if pile.status is PileStatus.TAKEN and taker != NOTHING:
            self._draw_print(taker, index)

    def _draw_print(self, seat: Seat, index: int) -> None:
        """Show whose hand took a pile."""
        x, y = self._table.piles[index]
        colour = mix(self._pen.style(seat).colour, NIGHT, 0.25)
        hand = self._pen.tinted("icons/hand", self._table.pile * 0.84, colour)
        self._pen.stage.put(hand, x, y)

    def _draw_box(self, state: State) -> None:
        x, y = self._table.box
        width = self._table.box_width
        self._pen.sprite("frankfurt/box", x, y, width * 1.35)
        if state.box and not state.phase.counting:
            text = self._pen.say("frankfurt-box", count=len(state.box))
            size = self._pen.capped(HINT, 36)
            self._pen.text_at(text, x, y + width * 0.84, size, TEXT_SOFT, max_width=BOX_WORDS)

    def _draw_tab(self, index: int, pile: Pile) -> None:
        """Show whose card is on top, by shape and colour, and how many cards there are."""
        x, y = self._table.piles[index]
        y += self._table.tab_y
        style = self._pen.style(pile.cards[-1].owner)
        pen = self._pen
        grown = 1.0
        if len(self._table.seats) <= TAB_SEATS:
            grown += TAB_GROWS * (pen.services.text.percent / 100 - 1)
        wide, high = TAB_WIDTH * grown, TAB_HEIGHT * grown
        pen.pill(x, y, wide, high, style.dark, style.colour, shadow=True)
        pen.shape(style, x - 24 * grown, y, 22 * grown, style.colour)
        count = pen.say("frankfurt-times", count=len(pile.cards))
        size = pen.capped(26, 30 * grown)
        pen.text_at(count, x + 12 * grown, y, size, PAPER, face="bold", max_width=46 * grown)

    def _draw_old(self, index: int, word: str) -> None:
        x, y = self._table.piles[index]
        width = self._table.pile + 12
        self._pen.pill(x, y + 4, width, 46, (*RIBBON, 235), FOCUS, shadow=True)
        self._pen.text_at(word, x, y + 4, 27, PAPER, face="bold", max_width=width - 30)

    def _draw_pulse(self, index: int, seconds: float) -> None:
        x, y = self._table.piles[index]
        wave = 0.5 + 0.5 * math.sin(seconds / PULSE_SECONDS * 2 * math.pi)
        width = self._table.pile + 26
        frame = self._pen.sprites.panel(
            width,
            self._table.pile * CARD_RATIO + 26,
            fill=(*LAMP, 0),
            border=FOCUS,
            border_width=7,
            radius=24,
            shadow=False,
        )
        self._pen.stage.put(frame, x, y, alpha=110 + 145 * wave)

    def draw_caps(self, state: State) -> None:
        """Put everybody's keys: over the cards that fly, as a key is needed at all times."""
        for seat in self._caps.seats:
            dx, dy = self._cap_places[seat]
            for index in range(len(state.piles)):
                x, y = self._table.piles[index]
                self._caps.draw(seat, Key(Row.PILE, index), x + dx, y + dy, PILE_CAP, state)


def slap_due(state: State) -> bool:
    """Say whether somebody may slap now."""
    if state.phase is Phase.SLAP:
        return any(not seat.slapped for seat in state.seats)
    return state.phase is Phase.RACE and any(seat.column_cards == 0 for seat in state.seats)


def pile_waits(state: State, pile: Pile) -> bool:
    """Say whether a pile can be slapped now."""
    wanted = PileStatus.OLD if state.phase is Phase.SLAP else PileStatus.OPEN
    return pile.status is wanted
