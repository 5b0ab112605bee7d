"""The lines in the middle above a race: which round it is, and what everybody has to know now."""

from collections.abc import Iterator

from game.core.rules import Seat
from game.core.sentence import Sentence
from game.frankfurt.screen.effects_view import Effects
from game.frankfurt.screen.help_view import HelpView
from game.frankfurt.screen.panels import Panels
from game.frankfurt.screen.places import TablePlaces
from game.frankfurt.screen.round_end import RoundEnd
from game.frankfurt.state import Phase, State
from game.frankfurt.telling import NOW, SOON, new_cards_in, soon, status_of, waits_for
from game.ui.canvas import Box
from game.ui.hints import BUTTONS_OF_KEYS, Hint, draw_hints
from game.ui.pen import Pen
from game.ui.services import Services
from game.ui.theme import FOCUS, LEAD, PAPER, TITLE, WARN

STOOD = Sentence(f"{NOW}-stood")
"""Why it counts down once more, where the computer stood still for a moment."""
QUIET = frozenset({f"{NOW}-start", f"{NOW}-race", f"{NOW}-table", f"{NOW}-resume"})
"""While the banner says only this, everybody's tempo may stand in its place."""
PACE_SIZE = 42
KEY_LINE = Box(0, 42, 900, 50)
"""A line of keys that are nobody's own: how far below the banner, and its size."""
FAR = (50, 54)
FAR_LOWER = 6
"""Size of letters that can be read from three metres, and the most that the settings make of it;
their strip lies a little lower, clear of the title."""
ASKED = frozenset({f"{NOW}-out", f"{NOW}-slap"})
"""What the banner says loud: somebody has to act at once."""
TOLD = frozenset({STOOD.text_id, f"{NOW}-stuck", f"{NOW}-idle", f"{NOW}-waits", f"{NOW}-soon"})
"""What it says as large, but calmly."""
BANNER_FILL = (20, 14, 38, 205)


class Banner:
    """Writes the round's number, and below it one line for all.

    For as long as the last slap of a round is seen it is *held*: it still tells of that round.
    """

    def __init__(
        self,
        services: Services,
        pen: Pen,
        table: TablePlaces,
        names: tuple[str, ...],
        panels: Panels,
        help_view: HelpView,
        effects: Effects,
        round_end: RoundEnd,
        state: State,
    ) -> None:
        self._services = services
        self._pen = pen
        self._table = table
        self._names = names
        self._panels = panels
        self._help = help_view
        self._effects = effects
        self._round_end = round_end
        self.status = status_of(state)
        """What the last event said of what goes on now."""
        self.held = 0.0
        """For how many seconds it still tells of the round that is over."""
        self.looking = False
        """Whether somebody looks around: it tells the rule then, as what is told of it."""
        self.stood_still = False
        """Whether it counts down only because the computer stood still for a moment."""

    def update(self, dt: float) -> None:
        """Let time pass."""
        self.held = max(0.0, self.held - dt)

    def snap(self, state: State) -> None:
        """Tell of a state at once."""
        self.status, self.held = status_of(state), 0.0

    def draw(self, state: State) -> None:
        """Write both lines."""
        pen, table = self._pen, self._table
        title = pen.say("frankfurt-round", round=state.round - int(self.held > 0))
        pen.outlined(title, 960, table.title_y, TITLE * 1.3, PAPER, table.banner_width)
        if self._effects.photo:
            return
        if self.held:
            self._put_loud(self._joined(self._round_end.lines()))
        elif self.looking:
            rule = "table" if state.rules.table_mode else "race"
            self._put(Sentence(f"{NOW}-{rule}"))
        elif self.stood_still and not state.paused:
            self._put(STOOD)
        elif ended := self._round_news(state):
            self._put_loud(self._joined(ended))
        elif news := self.pace_news(state):
            self._draw_paces(news)
        else:
            waited = self._help.waited(state)
            usual = self.status if waited is None else waits_for(waited)
            self._put(soon(state) or usual)

    def pace_news(self, state: State) -> tuple[Sentence, ...]:
        """Return what is told of everybody's tempo as a round begins, if nothing else is."""
        paces = self._panels.paces
        if paces is None or self.status.text_id not in QUIET or state.paused:
            return ()
        return paces.news(state)

    @property
    def key_line(self) -> Box:
        """The place below where keys are told that are nobody's own."""
        width = min(self._table.banner_width, KEY_LINE.w)
        return Box(960 - width / 2, self._table.banner_y + KEY_LINE.y, width, KEY_LINE.h)

    def prewarming(self) -> Iterator[None]:
        """Make the pictures of what it may have to say at once, one a step."""
        for seat in range(len(self._names)):
            self._put(_out(seat))
            yield
            self._put(waits_for(seat))
            yield
        for ending in ("race", "slap", "stuck", "stood"):
            self._put(Sentence(f"{NOW}-{ending}"))
            yield
        for seconds in range(1, SOON + 1):
            self._put(new_cards_in(seconds))
            yield

    def _round_news(self, state: State) -> tuple[Sentence, ...]:
        """Return what the last round brought, while there is nothing to ask.

        It goes before the next race begins; nobody waits for one under constant stress.
        """
        calm = self.status.text_id in QUIET and not state.paused
        racing = state.phase is Phase.RACE and not state.rules.stress
        return self._round_end.lines() if calm and not racing else ()

    def _draw_paces(self, news: tuple[Sentence, ...]) -> None:
        """Tell everybody's tempo, and below it the keys of the bot's."""
        texts, table = self._services.texts, self._table
        line = " · ".join(one.text(texts, self._names) for one in news)
        size, room = self._pen.capped(PACE_SIZE, 46), table.banner_width
        self._pen.note(line, 960, table.banner_y, size, max_width=room, icon="icons/clock")
        paces = self._panels.paces
        if paces is None or not paces.followers:
            return
        pad = self._services.scenes.by_pad
        hints = []
        for key, end in (("F3", "slower"), ("F4", "faster")):
            named = texts(BUTTONS_OF_KEYS[key]) if pad else key
            hints.append(Hint(named, texts(f"frankfurt-pace-key-{end}")))
        draw_hints(self._pen, hints, self.key_line)

    def _joined(self, lines: tuple[Sentence, ...]) -> str:
        return " ".join(one.text(self._services.texts, self._names) for one in lines)

    def _put(self, status: Sentence) -> None:
        line = status.text(self._services.texts, self._names)
        y, room = self._table.banner_y, self._table.banner_width
        asked, told = status.text_id in ASKED, status.text_id in TOLD
        size = self._pen.capped(*(FAR if asked or told else (LEAD, 44)))
        y += FAR_LOWER if asked or told else 0
        if asked:
            self._put_loud(line)
        else:
            self._pen.note(line, 960, y, size, ink=WARN, fill=BANNER_FILL, max_width=room)

    def _put_loud(self, line: str) -> None:
        """Write a line that everybody has to see at once."""
        table, size = self._table, self._pen.capped(*FAR)
        y, room = table.banner_y + FAR_LOWER, table.banner_width
        self._pen.note(line, 960, y, size, fill=FOCUS, max_width=room)


def _out(seat: Seat) -> Sentence:
    return Sentence(f"{NOW}-out", args={"count": 1}, several=(seat,))
