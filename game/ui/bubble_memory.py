"""Who has seen which first-time bubbles: people by their names, guests for this evening."""

from game.core.rules import Seat
from game.input.seating import Seating
from game.storage import Store
from game.ui.i18n import Texts
from game.ui.services import Services

MOST_SEATS = 8


class Reader:
    """What one person has seen. ``name`` is empty for whoever sits at the table alone."""

    def __init__(self, store: Store, name: str, *, guest: bool) -> None:
        self._store, self._name, self._guest = store, name, guest

    @property
    def seen(self) -> frozenset[str]:
        """The keys of all bubbles that this person has seen."""
        kept = self._store.evening if self._guest else self._store.settings.bubbles
        return frozenset(kept.get(self._name, ()))

    @property
    def open(self) -> frozenset[str]:
        """Those of them that tell of a deed which was not done since: they come once more."""
        kept = self._store.evening_open if self._guest else self._store.settings.bubbles_open
        return frozenset(kept.get(self._name, ()))

    def learn(self, key: str, *, done: bool) -> None:
        """Note at once that a bubble was seen; unless its deed is ``done`` it comes once more."""
        self._keep(self.seen | {key}, self.open - {key} if done else self.open | {key})

    def do(self, key: str) -> None:
        """Note that the deed of a bubble was done, or that it was shown for the last time."""
        if key in self.open:
            self._keep(self.seen, self.open - {key})

    def forget(self, begin: str) -> None:
        """Forget all bubbles whose keys begin alike, those of a game: they are told again."""
        seen = frozenset(key for key in self.seen if not key.startswith(begin))
        self._keep(seen, self.open & seen)

    def _keep(self, seen: frozenset[str], left: frozenset[str]) -> None:
        store, name = self._store, self._name
        if self._guest:
            store.evening[name], store.evening_open[name] = tuple(sorted(seen)), tuple(sorted(left))
            return
        settings = store.settings
        store.update(
            bubbles={**settings.bubbles, name: tuple(sorted(seen))},
            bubbles_open={**settings.bubbles_open, name: tuple(sorted(left))},
        )


def reader_of(store: Store, texts: Texts, name: str, *, alone: bool) -> Reader:
    """Return what is remembered of a person; who keeps a usual name is a guest.

    Who sits at the table ``alone`` is remembered without a name too.
    """
    if alone:
        return Reader(store, "", guest=False)
    usual = {texts("player-default", n=n + 1) for n in range(MOST_SEATS)}
    return Reader(store, name, guest=name in usual)


class BubbleMemory:
    """Knows which bubbles the people at a table have seen."""

    def __init__(self, services: Services, seating: Seating) -> None:
        self._services = services
        self._seating = seating

    def of(self, seat: Seat) -> Reader:
        """Return what somebody has seen."""
        services, name = self._services, self._seating[seat].name
        alone = self._seating.humans == (seat,)
        return reader_of(services.store, services.texts, name, alone=alone)

    def seen(self, seat: Seat) -> frozenset[str]:
        """Return the keys of all bubbles that somebody has seen."""
        return self.of(seat).seen

    def learn(self, seat: Seat, key: str, *, done: bool = True) -> None:
        """Note at once that somebody has seen a bubble."""
        self.of(seat).learn(key, done=done)
