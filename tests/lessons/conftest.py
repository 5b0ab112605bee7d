"""What makes the tests of lessons quick: nothing here has to outlive the machine."""

import os

import pytest


@pytest.fixture(autouse=True)
def _no_waiting_for_the_disk(monkeypatch):
    """Each step of a lesson is kept at once: here it need not be on the disk, only in the file."""
    monkeypatch.setattr(os, "fsync", lambda _: None)
