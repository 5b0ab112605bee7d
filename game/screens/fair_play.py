"""How even the next match is: everybody's chance, what is offered for it, and what is taken."""

from game.core.fairness import HandicapOffer
from game.core.rules import Seat
from game.screens.app_state import AppState
from game.screens.chances import Offer, handicap, next_level
from game.ui.report import MatchReport


class FairPlay:
    """Knows what the last matches say of the next one, and changes who sits in the lobby by it."""

    def __init__(self, app: AppState) -> None:
        self._app = app

    def offer(self) -> Offer | None:
        """Return what the results offer so that the next match is more even."""
        reports, setup = self._app.session.reports, self._app.setup
        if not reports or setup is None or len(setup.seating) != len(reports[-1].names):
            return None
        game, seating = self._app.game(setup.game), setup.seating
        return next_level(game, seating, reports[-1]) or handicap(game, seating, reports)

    def chance(self, chair: int) -> str:
        """Return somebody's chance in words, if everybody's tempo is known; empty if not."""
        session, fairness = self._app.session, self._app.game().fairness
        taken = session.taken
        told = None if fairness is None else fairness.chance
        if (
            fairness is None
            or told is None
            or chair not in taken
            or not session.enough(self._app.info())
        ):
            return ""
        seconds = []
        for number in taken:
            here = session.chairs[number]
            bot = here.kind == "bot"
            tempo = (
                fairness.number(here.level)
                if bot
                else session.numbers.get((session.game, session.told_name(number)))
            )
            if tempo is None:
                return ""
            seconds.append(tempo)
        own = [option for option in self._app.info().options if option.per_seat]
        options = [{one.name: session.handicap(number, one) for one in own} for number in taken]
        chance = told(seconds, options, taken.index(chair))
        return str(chance.text(self._app.services.texts))

    def take_handicap(self, offer: HandicapOffer) -> None:
        """Give a seat, and the quickest, what was offered, for this evening."""
        options = {option.name: option for option in self._app.info().options}
        for seat, given in ((offer.seat, offer.mine), (offer.quickest, offer.theirs)):
            chair = self._chair(seat)
            for name, value in given.items():
                if chair is not None and name in options:
                    self._app.session.set_handicap(chair, options[name], value)

    def take_level(self, level: str) -> None:
        """Give all bots a level; practice goes on with it the next time."""
        for number, chair in enumerate(self._app.session.chairs):
            if chair.kind == "bot":
                self._app.session.set_level(number, level)
        if self._app.session.practising:
            self._app.choose_practice(self._app.session.game, level=level)
        self._app.remember_lobby()

    def keep_numbers(self, report: MatchReport) -> None:
        """Keep where bots that follow somebody have arrived: the next match begins there."""
        fairness = self._app.game(report.game).fairness
        if fairness is None or self._app.setup is None:
            return
        for seat in self._app.setup.seating.bots:
            number = report.numbers[seat] if seat < len(report.numbers) else None
            chair = self._chair(seat)
            if number is None or chair is None:
                continue
            old = self._app.session.chairs[chair].level
            level = fairness.kept(old, number)
            if level != old:
                self._app.session.set_level(chair, level)
                if self._app.session.practising:
                    self._app.choose_practice(report.game, level=level)
        self._app.remember_lobby()

    def _chair(self, seat: Seat) -> int | None:
        """Return the chair of a seat of the last match, if the same player sits there."""
        if self._app.setup is None or seat >= len(self._app.setup.seating):
            return None
        player, chair = self._app.setup.seating[seat], self._app.setup.seating.chair(seat)
        session = self._app.session
        if chair not in session.taken or session.chairs[chair].kind != player.kind:
            return None
        known = session.chairs[chair].name, session.told_name(chair)
        return chair if player.name in known else None
