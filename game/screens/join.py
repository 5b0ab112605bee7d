"""The lobby: press one of your keys to sit down, press again when ready, fill up with bots."""

from collections.abc import Sequence

import pygame

from game.input.pads import PadPress, PadReader
from game.input.places import KeyPlace
from game.screens.keyboard_picture import KeyboardPicture, KeyLook, Plate
from game.screens.option_words import option_words
from game.screens.screen import BackButton
from game.screens.seat_card import LARGE, SeatCard
from game.screens.session import CHAIRS
from game.screens.waiting_match import WaitingMatch
from game.screens.ways import Navigator
from game.ui.canvas import Box
from game.ui.hints import Hint
from game.ui.pen import Pen
from game.ui.services import Services
from game.ui.theme import (
    BODY,
    GLOW,
    HEADLINE,
    HINT,
    INK,
    NIGHT_PAPER,
    PAPER,
    PRIMARY,
    seat_style,
)
from game.ui.widgets import Button, Choice, Widget

HEAD = Box(160, 34, 630, 90)
LARGE_HEAD = Box(160, 14, 630, 118)
NAME_SHARE = 0.42
"""How much of the height of the headline the name of the game has."""
CARDS = Box(52, 142, 1816, 440)
CARD_GAP = 18.0
KEYBOARD = Box(52, 668, 987, 330)
SIDE = Box(1066, 668, 802, 330)
NOW = Box(52, 594, 1816, 62)
LOWER = 60.0
"""With large text cards are so much higher, and what is below them lower by as much."""
HAMMERED = 0.8
"""Seconds without a press of one's own keys after which one of them may take a step back."""
GO_ON_SHARE = 0.74
"""What going on with a match that waits has of the row that it shares with forgetting it."""
MOST_WORDS = 5
"""More options than this leave no room to tell how long a match is."""
PICTURE = 116.0
NO_BREAK = "\u00a0"
"""Between the words of an option, which stand in one line."""
ENOUGH_KEYS = 6
"""Keys seen at once from which two people hardly ever lose a press."""


class JoinScreen(WaitingMatch):
    """Who plays, at which keys, and against which bots; a match that was left waits here."""

    backdrop = "join"

    def __init__(self, services: Services, navigator: Navigator) -> None:
        super().__init__(services, navigator)
        self.most_at_once = 0
        self._pads = PadReader(services.pads)
        self._pad_in_hand = ""
        self._now = 0.0
        self._last_press: dict[int, float] = {}

    @property
    def cards(self) -> list[SeatCard]:
        """The card of each chair."""
        room = Box(CARDS.x, CARDS.y, CARDS.w, CARDS.h + self._lower)
        boxes = room.columns(CHAIRS, CARD_GAP)
        return [SeatCard(self, number, box) for number, box in enumerate(boxes)]

    def build(self) -> Sequence[Widget]:
        """Return the zones' choices, the cards' controls, rules, key check and start."""
        widgets: list[Widget] = list(self._choices() if self._keys_matter else ())
        for card in self.cards:
            widgets += card.controls()
        return [*widgets, *self._ways(), BackButton(self), *self._offer()]

    def resume(self) -> None:
        """Forget the keys that went up elsewhere; when all are ready, Enter starts again."""
        self.pressed.clear()
        super().resume()
        if self.session.enough(self.app.info()):
            self.menu.focus_on("start")

    def paint(self, pen: Pen) -> None:
        """Draw headline, cards, what to do now, the keyboard, and the sheet beside it."""
        self._draw_head(pen)
        for card in self.cards:
            card.draw(pen)
        self._draw_now(pen)
        session, keyboard = self.session, self.services.keyboard
        picture = KeyboardPicture(self._low(KEYBOARD), keyboard.form, session.preset.number_pad)
        picture.draw(pen, self._looks_of_keys(), self.label, self._plates())

    @property
    def _lower(self) -> float:
        return LOWER if self.large else 0.0

    def _low(self, box: Box) -> Box:
        """Return what is left of a box below the cards."""
        return Box(box.x, box.y + self._lower, box.w, box.h - self._lower)

    @property
    def head(self) -> Box:
        """The strip at the top: the sheet of the game, and the choices of who sits where."""
        return LARGE_HEAD if self.large else HEAD

    def hints(self) -> tuple[Hint, ...]:
        """Return the keys beside those of the zones; whoever sits with a pad gets up by it."""
        number = self.session.chair_of_pad(self._pad_in_hand) if self.by_pad else None
        back = self.say("hint-back") if number is None else self.cards[number].way_back
        usual, name = self.usual_hints(back), self.say("hint-name")
        if self.menu.typing:
            return (*self._letter_hints(), *usual) if self.by_pad else usual
        if number is not None:
            return (*usual, Hint(self.say("pad-button-north"), name))
        named = self.to_be_named is not None and not self.by_pad
        return (*usual, Hint("F2", name)) if named else usual

    def _letter_hints(self) -> tuple[Hint, ...]:
        return (
            Hint("↑↓", self.say("hint-letter")),
            Hint("→", self.say("hint-next-letter")),
            Hint("←", self.say("hint-shorter")),
        )

    def listen(self, event: pygame.event.Event) -> bool:
        """Take the players' keys and pads."""
        if event.type == pygame.KEYUP:
            self.pressed.discard(event.scancode)
            return False
        if event.type == pygame.KEYDOWN:
            return super().listen(event) or self._key(event.scancode)
        if event.type == pygame.WINDOWFOCUSLOST:
            self.pressed.clear()
        if event.type == pygame.JOYDEVICEREMOVED:
            self._pad_gone(event)
        press = self._pads.press(event)
        if press is None or self.menu.typing:
            return super().listen(event)
        self._pad_in_hand = press.pad
        return self._pad(press)

    def update(self, dt: float) -> None:
        """Let time pass: who hammers the own keys is told from who wants to go."""
        super().update(dt)
        self._now += dt

    def rules_text(self) -> str:
        """Return the table's options in one line, and how long a match is."""
        texts, session = self.services.texts, self.session
        options = self.app.info().options
        words = [
            option_words(texts, session.game, "short", one, session.value(one)) for one in options
        ]
        length = self.app.length()
        if length is not None and sum(map(bool, words)) <= MOST_WORDS:
            words.append(self.say("length-short", minutes=length.told_minutes))
        return " · ".join(word.replace(" ", NO_BREAK) for word in words if word)

    def _key(self, place: KeyPlace) -> bool:
        chair = self.session.chair_of_key(place)
        self.pressed.add(place)
        if len(self.pressed) > self.most_at_once:
            self.most_at_once = len(self.pressed)
            self.rebuild()
        if chair is None:
            return False
        hammered = self._now - self._last_press.get(chair, -HAMMERED) < HAMMERED
        self._last_press[chair] = self._now
        here = self.session.chairs[chair]
        if here.kind == "human" and here.pad is not None:
            return True
        if here.kind != "human":
            self.seat_person(chair)
        elif place == self.session.back_key(chair):
            if not hammered:
                self.session.leave(chair)
                self._changed("leave")
        else:
            self.session.set_ready(chair)
            self._changed("ready")
        return True

    def _pad(self, press: PadPress) -> bool:
        chair = self.session.chair_of_pad(press.pad)
        if press.button == "north" and chair is not None:
            return self.open_name(chair)
        if press.button == "east" and chair is not None:
            self.session.leave(chair)
            self._changed("leave")
        elif press.button != "south":
            return False
        elif chair is None:
            self._seat_pad(press.pad)
            self._changed("join")
        elif not self.session.chairs[chair].ready:
            self.session.set_ready(chair)
            self._changed("ready")
        else:
            return False
        return True

    def _seat_pad(self, pad: str) -> None:
        self.last_sat = self.session.sit_with_pad(pad, self.app.name_of)

    def _pad_gone(self, event: pygame.event.Event) -> None:
        change = self.services.pads.handle(event)
        name = self.session.lose_pad(change.pad) if change is not None else None
        if name is not None:
            self.app.notes.add(self.say("pad-lost", name=name))
            self._changed("leave")

    def next_goal(self) -> str:
        """Return what Enter should do next: seat a person, then start, if need be with a bot."""
        session = self.session
        if session.enough(self.app.info()) or self._starts_with_bots:
            return "start"
        free = session.free_chair()
        return "rules" if free is None or session.taken else f"sit-{free}"

    @property
    def _starts_with_bots(self) -> bool:
        """Say whether one person sits alone: bots fill up what a match needs."""
        session = self.session
        one = len(session.humans) == len(session.taken) == 1
        return one and not session.enough(self.app.info())

    def start(self) -> None:
        """Start if nobody waits for anybody, else say who is waited for."""
        while self._starts_with_bots or (
            self.session.humans and len(self.session.taken) < self.app.info().min_seats
        ):
            free = self.session.free_chair()
            if free is None:
                break
            self.session.add_bot(free, self.app.new_level(self.app.usual_level()))
        if self.session.can_start(self.app.info()):
            self.play()
            return
        self.services.audio.play("refuse")
        self.app.notes.add(self._now_text())

    def _looks_of_keys(self) -> dict[KeyPlace, KeyLook]:
        looks = {}
        for number, zone in enumerate(self.session.preset.zones):
            style, back = seat_style(number), self.session.back_key(number)
            for place in zone.keys:
                state = "pressed" if place in self.pressed else "live"
                mark = self._way_back(number) if place == back else ""
                looks[place] = KeyLook(style.colour, state, mark)  # type: ignore[arg-type]
        return looks

    def _way_back(self, number: int) -> str:
        """Return the mark of the key that takes the ready back, or makes a person get up."""
        return "icons/pause" if self.session.chairs[number].ready else "icons/exit"

    def _plates(self) -> list[Plate]:
        session = self.session
        return [
            Plate(zone, seat_style(number).colour, session.at_keys(number))
            for number, zone in enumerate(session.preset.zones)
        ]

    def _offer(self) -> list[Widget]:
        """Return the way to the guided round, for whoever plays this game for the first time."""
        game = self.session.game
        if not self.app.offers_lesson(game):
            return []
        learn, text = self.navigator.learn, self.say("learn-offer")
        words = self._head_words
        box = Box(words.x - 10, words.y + words.h * NAME_SHARE, words.w + 12, 0)
        box = Box(box.x, box.y, box.w, words.bottom - box.y - 1)
        return [Button(box, text, lambda: learn(game), size=HINT, key="learn")]

    @property
    def _head_words(self) -> Box:
        """The place beside the picture of the game."""
        head = self.head
        left = head.x + 14 + PICTURE + 22
        return Box(left, head.y + 5, head.right - left - 22, head.h - 9)

    def _draw_head(self, pen: Pen) -> None:
        """Lay a sheet with the picture of the game, its name, and the question who plays it."""
        game = self.session.game
        head, words = self.head, self._head_words
        pen.paper(head, PAPER, lift=12, cut=27)
        picture = Box(head.x + 14, head.y + 9, PICTURE, head.h - 18)
        pen.sprite(f"games/{game}", picture.cx, picture.cy, picture.w)
        name = Box(words.x, words.y, words.w, words.h * NAME_SHARE)
        pen.label(self.say(f"game-{game}"), name, BODY, PRIMARY, face="bold")
        if not self.app.offers_lesson(game):
            room = Box(words.x, name.bottom, words.w, words.bottom - name.bottom)
            pen.label(self.say("join-title"), room, HEADLINE, INK, face="display")

    def _draw_now(self, pen: Pen) -> None:
        session = self.session
        text = self._now_text()
        now = NOW.moved(0, self._lower)
        pen.paper(now, NIGHT_PAPER, radius=31, lift=6)
        if session.can_start(self.app.info()):
            pen.icon("icons/check", now.x + 44, now.cy, 40, GLOW)
        pen.label(text, now.inset(84, 4), BODY + 6, PAPER, face="bold", align="centre")

    def _now_text(self) -> str:
        session = self.session
        waiting = [session.told_name(i) for i in session.unready]
        if session.can_start(self.app.info()):
            focused = self.menu.focused
            ready = focused is not None and focused.key == "start"
            if self.waiting and not ready:
                return self.say("join-now-go-on")
            return self._start_text("join-now-start", ready=ready)
        if waiting:
            return self.say("join-now-ready", names=", ".join(waiting))
        if session.taken:
            return self.say("join-now-more")
        return self.say("join-now-sit-free")

    def _start_text(self, text: str, *, ready: bool) -> str:
        """Return how to start: by the key or button that starts, if the focus is on it."""
        if not ready or self.by_mouse:
            return self.say("join-now-choose-start")
        return self.say(f"{text}-pad" if self.by_pad else text)

    @property
    def _keys_matter(self) -> bool:
        """Say whether it is worth asking how many sit at the keyboard, and how: not for one alone.

        In a race whoever comes has to find keys, until there is nobody left to wait for.
        """
        session = self.session
        alone = len(session.humans) <= 1
        return not (alone and (session.free or session.enough(self.app.info())))

    @property
    def large(self) -> bool:
        """Whether letters are so large that labels need more room than values."""
        return self.text_scale >= LARGE

    def _choices(self) -> tuple[Widget, Widget]:
        session = self.session
        counts = sorted({preset.seats for preset in session.presets})
        same = [preset for preset in session.presets if preset.seats == session.preset.seats]
        middle, row = 1340.0, self.head
        top, high = row.y + 2, row.h - 6
        count = Choice(
            Box(820, top, middle - 820, high),
            self.say("join-people"),
            [(str(n), str(n)) for n in counts],
            lambda: str(session.preset.seats),
            self._choose_count,
            key="count",
            share=0.56 if self.large else 0.62,
        )
        zones = Choice(
            Box(middle + 20, top, 1848 - middle, high),
            "",
            [(preset.key, self.say(preset.text_id)) for preset in same],
            lambda: session.preset.key,
            self._choose_zones,
            key="zones",
        )
        count.wordy = zones.wordy = self.large
        return count, zones

    def _choose_count(self, count: str) -> None:
        self._choose_zones(next(p.key for p in self.session.presets if p.seats == int(count)))

    def _choose_zones(self, key: str) -> None:
        if not self.app.choose_preset(key):
            self.services.audio.play("refuse")
        self.rebuild()

    def _ways(self) -> list[Widget]:
        rules, keys, own, start = _side_boxes(self._low(SIDE), 0.36 if self.large else 0.35)
        rebind = self.navigator.rebind
        return [
            self._rules_button(rules),
            *(self._ways_of_waiting(keys) if self.waiting else self._key_check(keys)),
            Button(own, self.say("join-rebind"), rebind, kind="quiet", key="rebind"),
            self._start_button(start),
        ]

    def _key_check(self, box: Box) -> list[Widget]:
        """Return the way to find out which keys are seen together."""
        check, question = self.navigator.key_check, self.say("keys-question")
        return [Button(box, question, check, key="keys", note=self._keys_note())]

    def _ways_of_waiting(self, box: Box) -> list[Widget]:
        """Return what can be done with a match that waits, in the place of the key check."""
        onward = Box(box.x, box.y, box.w * GO_ON_SHARE - 5, box.h)
        rest = Box(onward.right + 10, box.y, box.right - onward.right - 10, box.h)
        return self.ways_on((onward, rest))

    def _keys_note(self) -> str:
        """Return what is known of the keyboard, or how to find out."""
        if self.session.preset.tight and self.most_at_once < ENOUGH_KEYS:
            return self.say("join-tight")
        if self.most_at_once > 1:
            return self.say("join-at-once", n=self.most_at_once)
        return self.say("join-try-keys")

    def _rules_button(self, box: Box) -> Button:
        return Button(
            box,
            self.say("join-rules"),
            self.navigator.options,
            key="rules",
            note=self.rules_text(),
        )

    def _start_button(self, box: Box) -> Button:
        kind = "primary" if self.session.can_start(self.app.info()) else "quiet"
        bots = self._starts_with_bots
        text = self.say("join-start-bot" if bots else "join-start")
        start = Button(box, text, self.start, kind=kind, size=52, key="start")
        start.enabled = self.session.enough(self.app.info()) or bots
        return start


def _side_boxes(side: Box, share: float) -> tuple[Box, ...]:
    """Return where rules, the question about the keys, changing them, and the start lie."""
    gap = 10.0
    rules = Box(side.x, side.y, side.w, side.h * share - gap)
    keys = Box(side.x, rules.bottom + gap, side.w, rules.h)
    low = Box(side.x, keys.bottom + gap, side.w, side.bottom - keys.bottom - gap)
    own = Box(low.x, low.y, low.w * 0.42, low.h)
    start = Box(own.right + gap, low.y, low.w - own.w - gap, low.h)
    return rules, keys, own, start
