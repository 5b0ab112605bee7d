"""The papers tell the truth: links lead somewhere, and tables name what there is."""

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

from game.catalog import GAMES
from tests.docs import protocol_page, rooms_picture

ROOT = Path(__file__).resolve().parents[2]
PAPERS = sorted(
    ROOT / name
    for name in subprocess.run(
        ["git", "ls-files", "*.md"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split()
)
LINK = re.compile(r"\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)")
FILE = re.compile(r"`((?:game|tests|levels|assets|docs)/[\w<>./-]+)`")
OPTION_ROW = re.compile(r"^\| `([a-z_]+)` \| (.+?) \| `([^`]+)` \|", re.M)
TITLES = {
    "frankfurt": "Frantic Frankfurt",
    "frantic": "Frantic",
    "board": "Frantic Board Game",
    "frappadingue": "Frappadingue Family",
}
MOST_LINES = 110
"""Two screens."""


def anchors(path):
    """Return the anchors of a paper's headlines, as a web page of it has them."""
    heads = re.findall(r"^#+ (.+)$", path.read_text("utf-8"), re.M)
    return {re.sub(r"[^\w\- ]", "", head).strip().lower().replace(" ", "-") for head in heads}


@pytest.mark.parametrize("paper", PAPERS, ids=lambda path: path.name)
def test_every_link_of_a_paper_leads_somewhere(paper):
    for place, anchor in LINK.findall(paper.read_text("utf-8")):
        target = (paper.parent / place).resolve() if place else paper
        assert target.exists(), f"{paper.name}: {place}"
        if anchor and target.suffix == ".md":
            assert anchor in anchors(target), f"{paper.name}: {place}#{anchor}"


@pytest.mark.parametrize("paper", PAPERS, ids=lambda path: path.name)
def test_every_file_that_a_paper_names_is_there(paper):
    for name in FILE.findall(paper.read_text("utf-8")):
        assert (ROOT / name).exists() or "<" in name, f"{paper.name}: {name}"


def test_the_picture_of_the_rooms_is_what_the_code_says():
    drawn = rooms_picture.PICTURE.read_text("utf-8")
    assert drawn == rooms_picture.picture(), "run: python -m tests.docs.rooms_picture"
    assert rooms_picture.paths_up() == []


def test_the_readme_is_short():
    assert len((ROOT / "README.md").read_text("utf-8").splitlines()) <= MOST_LINES


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.key)
def test_the_table_of_options_names_each_option_with_its_values(entry):
    paper = (ROOT / "docs" / "options.md").read_text("utf-8")
    parts = re.split(r"^## ", paper, flags=re.M)[1:]
    part = next(part for part in parts if part.splitlines()[0] == TITLES[entry.key])
    told = {name: (values, usual) for name, values, usual in OPTION_ROW.findall(part)}
    options = entry.open().info.options
    assert list(told) == [option.name for option in options]
    for option in options:
        values, usual = told[option.name]
        assert usual == option.default
        assert set(re.findall(r"`([^`]+)`", values)) <= set(option.choices), option.name


def test_the_page_of_the_protocol_is_what_the_code_says():
    told = protocol_page.PAGE.read_text("utf-8")
    assert told == protocol_page.page(), "run: python -m tests.docs.protocol_page"


def test_the_table_of_libraries_is_the_list_of_dependencies():
    with (ROOT / "pyproject.toml").open("rb") as file:
        needed = tomllib.load(file)["project"]["dependencies"]
    names = {re.match(r"[\w.-]+", line)[0].lower() for line in needed}
    rows = re.findall(r"^\| (.+?) \|", (ROOT / "docs" / "libraries.md").read_text("utf-8"), re.M)
    told = {
        name.lower()
        for row in rows[1:]
        for name in re.findall(r"[\w.-]+", re.sub(r"\(.*?\)", "", row))
    }
    assert names == told
