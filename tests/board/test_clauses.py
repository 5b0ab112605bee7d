"""Each clause of the rules has a test with its number in the name."""

import re
from pathlib import Path

import pytest

CLAUSES = [*range(1, 15), *range(20, 37), *range(40, 43)]
"""There are no clauses 15 to 19 and 37 to 39."""
NAMES = [
    name
    for path in sorted(Path(__file__).parent.glob("test_*.py"))
    for name in re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
]


@pytest.mark.parametrize("clause", CLAUSES)
def test_a_clause_has_a_test(clause):
    assert any(re.search(rf"_fb_{clause}(_|$)", name) for name in NAMES)
