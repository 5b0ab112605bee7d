"""Every test runs without a screen and without a sound device."""

import gc
import os
import sys
from contextlib import suppress
from importlib import import_module
from itertools import count
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from xdist.scheduler import WorkStealingScheduling

from game.screens.navigator import ScreenNavigator
from tests.scratch import memory, scratch

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["XDG_RUNTIME_DIR"] = str(scratch(memory()))  # where shadows of matches lie
# Some start Python anew: that takes a second longer where nothing compiled may be kept.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

pytest_plugins = ["tests.kept"]
gc.disable()  # what is made until all tests are known stays; see pytest_collection_finish

TESTS = Path(__file__).parent

settings.register_profile(
    "couch",
    deadline=None,
    max_examples=60,
    derandomize=True,  # the same examples each time: what is found can be played again
    suppress_health_check=[HealthCheck.too_slow],  # on a machine that is busy anything is
)
settings.load_profile("couch")


FIRST_DEAL = 5


@pytest.fixture(autouse=True)
def same_deals(monkeypatch):
    """Deal each match that has no seed with the next number, so that a test is always the same.

    By chance one match in sixty of Frappadingue is over within twelve actions, for example.
    """
    deals = count(FIRST_DEAL)
    monkeypatch.setattr(ScreenNavigator, "_new_seed", lambda navigator: next(deals))


def pytest_addoption(parser):
    parser.addoption("--update", action="store_true", help="write golden playthroughs anew")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config, log):
    """Let a process that has nothing left to do take tests from another."""
    return WorkStealingScheduling(config, log)


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session):
    """Let every other process compile all tests from the last to the first.

    Where nothing is compiled yet, two processes meet in the middle, and each compiles half.
    """
    worker = getattr(session.config, "workerinput", {}).get("workerid", "gw0")
    if int(worker.removeprefix("gw")) % 2 and session.config.args == [TESTS.name]:
        for path in sorted(TESTS.glob("**/test_*.py"), reverse=True):
            name = ".".join(path.relative_to(TESTS.parent).with_suffix("").parts)
            with suppress(Exception):  # it is told when the file is collected
                import_module(name)


def pytest_collection_finish(session):
    """Spare the garbage collector what is there for good, and let it look less often."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
    gc.enable()
