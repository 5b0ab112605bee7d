"""Every test runs without a screen and without a sound device."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from hypothesis import settings

pytest_plugins = ["tests.kept"]

settings.register_profile("couch", deadline=None, max_examples=60)
settings.load_profile("couch")


def pytest_addoption(parser):
    parser.addoption("--update", action="store_true", help="write golden playthroughs anew")
