"""Each clause of the rules has a test with its number in the name."""

import re
from pathlib import Path

import pytest

CLAUSES = [*map(str, range(1, 25)), *map(str, range(30, 52)), "38a", "61"]
"""There are no clauses 25 to 29 and 52 to 59; 60 keeps a place for cards not in the box."""
NAMES = [
    name
    for path in sorted(Path(__file__).parent.glob("test_*.py"))
    for name in re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
]


@pytest.mark.parametrize("clause", CLAUSES)
def test_a_clause_has_a_test(clause):
    assert any(re.search(rf"_fc_{clause}(_|$)", name) for name in NAMES)
