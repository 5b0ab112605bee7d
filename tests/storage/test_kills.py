"""Real processes of each game are killed while they play; the long form is ``kills.py``."""

import random
import signal
import sys

import pytest

from tests.pairs import each_value, with_the_rest
from tests.storage import kills

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")


@pytest.fixture(scope="module")
def server():
    with kills.server() as one:
        yield one


NAMES = ("SIGKILL", "SIGHUP", "SIGINT", "SIGTERM")
SOME = each_value(kills.GAMES, NAMES)
OTHERS = each_value(kills.GAMES, (*NAMES[2:], *NAMES[:2]))


@pytest.mark.parametrize(("game", "name"), with_the_rest(SOME, SOME + OTHERS))
def test_a_kill_costs_at_most_the_last_action(server, game: str, name: str) -> None:
    luck = random.Random(f"{game} {name}")
    number = getattr(signal, name)
    kills.one_kill(server, game, number, luck.randrange(1 << 30), luck)
