"""Every test runs without a screen and without a sound device."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pytest
from hypothesis import settings
from xdist.scheduler import WorkStealingScheduling

pytest_plugins = ["tests.kept"]

settings.register_profile("couch", deadline=None, max_examples=60)
settings.load_profile("couch")


def pytest_addoption(parser):
    parser.addoption("--update", action="store_true", help="write golden playthroughs anew")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config, log):
    """Let a process that has nothing left to do take tests from another."""
    return WorkStealingScheduling(config, log)
