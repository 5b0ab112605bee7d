"""In which ink each label is written."""

import pytest

from game.ui.pen import Pen


def inks_of_labels(monkeypatch: pytest.MonkeyPatch) -> dict[str, object]:
    """Return a table that every label written from now on comes into, with its colour."""
    inks: dict[str, object] = {}
    label = Pen.label

    def noted(self, text, box, size, colour, **how):
        inks[text] = colour
        return label(self, text, box, size, colour, **how)

    monkeypatch.setattr(Pen, "label", noted)
    return inks
