"""*With you*: it follows the person's tempo, between rounds only, and never the score (T35)."""

import pytest
from msgspec.structs import replace

from game.core.rng import Rng
from game.core.simulation import simulate
from game.frankfurt.bots import FrankfurtRacer, make_person, make_racer
from game.frankfurt.following import AIM, TRUE_SECONDS, Following, Wish
from game.frankfurt.levels import QUICKEST, SLOWEST
from game.frankfurt.levels import START as START_SECONDS
from game.frankfurt.state import ColumnView, Phase, View
from game.frankfurt.tempo import between
from tests.frankfurt.bot_stand import DECK, RULES, state_of

START = """
    phase race
    pile 1: Y8
    pile 2: R18
    pile 3: B8
    seat 0: R9 | - | - | -
    seat 1: B9 | - | - | -
    seat 2: R10 | - | - | -
    draw 0: Y7
    draw 1: Y16
    draw 2: Y18
"""
PICTURE = RULES.view(state_of(START), 0)
CARDS = 8


def holding(view: View, cards: dict[int, int]) -> View:
    """Return a picture in which seats have so many cards, one of them open, and it fits."""
    seats = list(view.seats)
    for seat, number in cards.items():
        up = (DECK.copies("R9")[0],)
        column = ColumnView(number + 1, up)
        seats[seat] = replace(seats[seat], columns=(column, *view.seats[0].columns[1:]))
    return replace(view, seats=tuple(seats))


class Shown:
    """Shows a follower rounds in which each seat lays a card every so many seconds."""

    def __init__(self, *people: int, start: float = 2.1, kept: bool = False) -> None:
        self.following = Following(start, 0, DECK, kept=kept)
        self.following.people = people
        self.view, self.now = PICTURE, 0
        self.following.watch(self.view, 0)

    def round(self, seconds: dict[int, float], cards: int = CARDS, tea: float = 0.0) -> None:
        left = dict.fromkeys(seconds, cards)
        self.show(0, **{"left": left})
        start = self.now
        laid = sorted((n * s, seat) for seat, s in seconds.items() for n in range(1, cards + 1))
        for number, (at, seat) in enumerate(laid):
            left[seat] -= 1
            later = tea if number == cards - 2 else 0.0
            start += round(later * 60)
            self.show(start + round(at * 60) - self.now, left=left)
        self.view = replace(self.view, round=self.view.round + 1)
        self.following.watch(self.view, self.now)

    def show(self, ticks: int, left: dict[int, int], **changes) -> None:
        self.now += ticks
        self.view = holding(replace(self.view, **changes), left)
        self.following.watch(self.view, self.now)

    @property
    def numbers(self) -> tuple[float, float | None]:
        return self.following.bot, self.following.person


def true(shown: float) -> float:
    return between(TRUE_SECONDS, shown)


def test_the_first_measure_says_what_the_person_needs_and_the_bot_goes_there() -> None:
    shown = Shown(1)
    assert shown.numbers == (2.1, None)
    shown.round({1: 4.0})
    bot, person = shown.numbers
    assert person == pytest.approx(true(4.0), rel=0.01)
    assert bot == pytest.approx(AIM * person, rel=0.01)


def test_later_measures_are_smoothed_and_steps_are_short() -> None:
    shown = Shown(1)
    for _ in range(3):
        shown.round({1: 4.0})
    before = shown.numbers
    shown.round({1: 2.0})
    assert shown.numbers[1] == pytest.approx((true(4.0) * true(2.0)) ** 0.5, rel=0.01)
    assert before[0] * 0.9 <= shown.numbers[0] < before[0]


def test_a_kept_number_is_believed_and_left_in_short_steps() -> None:
    shown = Shown(1, start=2.0, kept=True)
    assert shown.numbers == (2.0, 2.0)
    shown.round({1: 8.0})
    assert 2.0 < shown.numbers[0] <= 2.0 * 1.5


def test_too_few_cards_wait_for_the_next_round() -> None:
    shown = Shown(1)
    shown.round({1: 4.0}, cards=4)
    assert shown.numbers == (2.1, None)
    shown.round({1: 4.0}, cards=4)
    assert shown.numbers[1] == pytest.approx(true(4.0), rel=0.01)


def test_a_long_gap_does_not_count_somebody_went_for_tea() -> None:
    shown, tea = Shown(1), Shown(1)
    shown.round({1: 2.0})
    tea.round({1: 2.0}, tea=60.0)
    assert tea.numbers[1] == pytest.approx(shown.numbers[1], rel=0.05)


@pytest.mark.parametrize(
    "changes", [{"paused": True}, {"phase": Phase.COUNTDOWN_STUCK}, {"phase": Phase.SLAP}]
)
def test_pauses_count_downs_and_slaps_do_not_count(changes: dict) -> None:
    shown = Shown(1)
    back = {name: getattr(shown.view, name) for name in changes}
    shown.show(0, {1: CARDS}, **changes)
    shown.show(600, {1: CARDS}, **back)
    shown.round({1: 2.0})
    assert shown.numbers[1] == pytest.approx(true(2.0), rel=0.01)


def test_blocks_and_times_without_a_card_to_lay_do_not_count() -> None:
    shown = Shown(1)
    blocked = replace(shown.view.seats[1], blocked=True)
    shown.view = replace(shown.view, seats=(shown.view.seats[0], blocked, shown.view.seats[2]))
    shown.following.watch(shown.view, 0)
    shown.view = PICTURE
    shown.now = 300
    shown.following.watch(holding(PICTURE, {1: CARDS}), 300)
    shown.round({1: 2.0})
    assert shown.numbers[1] == pytest.approx(true(2.0), rel=0.01)
    idle = Shown(2)  # seat 2's R10 lies on no Y8 while all tops are higher
    tops = tuple(replace(pile, top=DECK.copies("Y20")[0]) for pile in PICTURE.piles)
    idle.view = replace(PICTURE, piles=tops)
    idle.following.watch(idle.view, 0)
    idle.now, idle.view = 600, PICTURE
    idle.following.watch(PICTURE, 600)
    idle.round({2: 2.0})
    assert idle.numbers[1] == pytest.approx(true(2.0), rel=0.01)


def test_of_several_people_it_follows_the_slowest_and_of_bots_nobody() -> None:
    both, one = Shown(1, 2), Shown(2)
    for shown in (both, one):
        shown.round({1: 4.0, 2: 1.5})
    assert both.numbers[1] == pytest.approx(true(4.0), rel=0.01)
    assert one.numbers[1] == pytest.approx(true(1.5), rel=0.01)


def test_numbers_stay_within_bounds() -> None:
    slow, quick = Shown(1), Shown(1)
    for _ in range(6):
        slow.round({1: 30.0})
        quick.round({1: 0.2})
    assert slow.numbers[0] == SLOWEST
    assert quick.numbers[0] == pytest.approx(QUICKEST, rel=0.03)


def test_p21_a_wish_makes_it_slower_or_faster_than_the_person() -> None:
    numbers = {}
    for wish in Wish:
        shown = Shown(1)
        shown.round({1: 3.0})
        before = shown.numbers[0]
        shown.following.wish(wish)
        assert shown.numbers[0] == pytest.approx(before * wish.value / AIM)
        for _ in range(5):
            shown.round({1: 3.0})
        numbers[wish] = shown.numbers[0] / shown.numbers[1]
    assert numbers[Wish.SLOWER] == pytest.approx(1.10, rel=0.01)
    assert numbers[Wish.SAME] == pytest.approx(AIM, rel=0.01)
    assert numbers[Wish.FASTER] == pytest.approx(0.95, rel=0.01)


def match(seed: int, seconds: float, level: str = "with-you"):
    """Play a person against *with you*; return the racer, the pictures, and its tempo by round."""
    racer = make_racer(level, 1, DECK, Rng(seed, "bot 1"))
    racer.follow((0,))
    pictures, tempi = [], {}
    step = racer.step

    def seen(now: int, view: View):
        pictures.append((now, view))
        press = step(now, view)
        tempi.setdefault(view.round, set()).add(racer.seconds)
        return press

    racer.step = seen
    person = make_person(seconds, 0, DECK, Rng(seed, "person 0"))
    simulate(RULES, RULES.info.configure(2, seed), {0: person, 1: racer})
    return racer, pictures, tempi


def test_in_a_round_nothing_changes_and_between_rounds_it_comes_near() -> None:
    racer, _, tempi = match(2, 1.0)
    assert all(len(found) == 1 for found in tempi.values())
    assert tempi[1] == {START_SECONDS}
    last = next(iter(tempi[max(tempi)]))
    assert 0.75 < last < 1.35
    assert racer.following is not None
    assert racer.following.bot == last


def test_t35_score_lead_and_cards_of_others_never_matter() -> None:
    """The same cards of the person, with other draw piles, boxes and bots: the same numbers."""
    _, pictures, _ = match(3, 1.5)
    told = []
    for lead in (0, 40):
        following = Following(2.1, 2, DECK, kept=False)
        following.people = (0,)
        for now, view in pictures:
            person, bot = view.seats
            ahead = replace(person, draw=person.draw + lead)
            behind = replace(bot, draw=max(bot.draw - lead, 0), columns=bot.columns[::-1])
            following.watch(replace(view, seats=(ahead, behind), box=view.box + lead), now)
        told.append((following.bot, following.person))
    assert told[0] == told[1]
    assert told[0][1] is not None


def test_slaps_are_those_of_its_start_and_not_of_the_person() -> None:
    racer = make_racer("with-you", 1, DECK, Rng(1, "bot 1"))
    before = racer.pace.tempo.slap
    assert racer.following is not None
    racer.following.bot = 0.6
    racer._adopt()
    assert racer.seconds == 0.6
    assert racer.pace.tempo.slap == before


def test_a_wish_in_a_count_down_acts_at_once_and_in_a_round_with_the_next() -> None:
    racer: FrankfurtRacer = make_racer("with-you", 1, DECK, Rng(1, "bot 1"))
    racer.wish(Wish.SLOWER)
    assert racer.seconds == pytest.approx(START_SECONDS * 1.10 / AIM)
    racer._view = PICTURE
    racer.wish(Wish.SAME)
    assert racer.seconds == pytest.approx(START_SECONDS * 1.10 / AIM)
    racer._view = replace(PICTURE, phase=Phase.COUNTDOWN_START)
    racer.wish(Wish.FASTER)
    assert racer.seconds == pytest.approx(START_SECONDS * 0.95 / AIM)


def test_other_levels_follow_nobody() -> None:
    racer = make_racer("easy", 1, DECK, Rng(1, "bot 1"))
    racer.follow((0,))
    racer.wish(Wish.SLOWER)
    assert racer.following is None
    assert racer.seconds == 2.1
