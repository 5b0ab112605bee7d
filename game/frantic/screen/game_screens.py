"""What Frantic brings along for the screens: its table, its replay, its pages of help."""

from functools import partial
from operator import attrgetter

from msgspec.structs import replace

from game.core.cards import Card
from game.frantic.bubbles import TIPS
from game.frantic.rules import FranticRules
from game.frantic.screen.book_pictures import picture_of
from game.frantic.screen.lesson_places import LESSON
from game.frantic.screen.pictures import FranticNames
from game.frantic.screen.scene import FranticScene
from game.frantic.screen.table_view import BACKDROP, FranticView
from game.frantic.state import Ask, Question, State
from game.ui.frame_bench import Crowd, Floor, Hands, bench_by
from game.ui.game_screens import Example, GameScreens
from game.ui.turn_view import replay_by

HELP_PAGES = (
    (Example(("frantic/R7", "frantic/G3", "frantic/Bs")),),
    (
        Example(("frantic/R7", "frantic/B7"), "check"),
        Example(("frantic/R7", "frantic/Y3"), "cross"),
    ),
    (Example(("frantic/Rs", "frantic/Yg", "frantic/W4"), beside=True),),
    (Example(("frantic/Wc", "frantic/Wn"), beside=True),),
    (
        Example(("frantic/R5", "frantic/K5"), "check"),
        Example(("frantic/events/tornado",), large=True),
    ),
)
"""The pictures of each page of help."""

BENCH_SEATS = 8
"""Frames are measured with so many bots of the level that thinks most; one holds 60 cards."""


def _crowded(rules: FranticRules, state: State, hands: Hands, cards: list[Card]) -> State:
    """Return the middle of a round, with the seat in turn before a number."""
    number = next(card for card in cards if rules.deck.kind(card).number)
    cards.remove(number)
    return replace(
        state,
        hands=hands,
        draw=tuple(cards),
        discard=(number,),
        face=number,
        colour="",
        question=Question(Ask.TURN, (0,)),
        turn=0,
        dealer=BENCH_SEATS - 1,
    )


SCREENS = GameScreens(
    scene=FranticScene,
    replay_view=replay_by(partial(FranticView, keys=False), attrgetter("turn")),
    measure_frames=bench_by(
        FranticScene,
        Floor(BACKDROP, "frantic/K8", 140),
        seats=BENCH_SEATS,
        level="hard",
        cards=60,
        options={"limit": "999"},
        crowd=Crowd(60, 5, _crowded),
    ),
    help_pages=HELP_PAGES,
    picture_of=picture_of,
    card_names=FranticNames,
    lesson=LESSON,
    tips=TIPS,
)
