"""Texts fall back, format by the language, survive damage, and are quick."""

from pathlib import Path

import pytest

from game.ui.i18n import PSEUDO, Texts, check_catalogues


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    put(
        tmp_path / "en" / "common.ftl",
        "language-name = English\n"
        "hello = Hello { $name }!\n"
        "only-english = Only English\n"
        "time = { $n } s\n"
        "cards =\n"
        "    { $n ->\n"
        "        [one] one card\n"
        "       *[other] { $n } cards\n"
        "    }\n",
    )
    put(
        tmp_path / "fr" / "common.ftl",
        "language-name = Français\nhello = Bonjour { $name } !\ntime = { $n } s\n"
        "cards =\n    { $n ->\n        [one] { $n } carte\n       *[other] { $n } cartes\n    }\n",
    )
    return tmp_path


def put(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def test_arguments_are_filled_in_without_invisible_marks(folder: Path) -> None:
    assert Texts("fr", folder)("hello", name="Zoé") == "Bonjour Zoé !"


def test_a_name_is_never_read_as_a_text(folder: Path) -> None:
    assert Texts("en", folder)("hello", name="{ $n } <b>") == "Hello { $n } <b>!"


def test_what_a_language_lacks_comes_from_english_then_shows_its_id(folder: Path) -> None:
    texts = Texts("fr", folder)
    assert texts("only-english") == "Only English"
    assert texts("nowhere") == "nowhere"
    assert texts.missing == {"nowhere"}
    assert texts.has("only-english")
    assert not texts.has("nowhere")


def test_english_is_not_read_for_a_text_that_nobody_has(folder: Path, monkeypatch) -> None:
    texts, read = Texts("fr", folder), []
    load = texts._load
    monkeypatch.setattr(texts, "_load", lambda lang: read.append(lang) or load(lang))
    assert not texts.has("nowhere")
    assert read == ["fr"], "that takes so long that a table would stand still"
    assert texts.has("only-english")
    assert read == ["fr", "en"]


@pytest.mark.parametrize(
    ("lang", "n", "text"),
    [
        ("en", 0.8, "0.8 s"),
        ("fr", 0.8, "0,8 s"),
        ("en", 1234, "1,234 s"),
        ("fr", 1234, "1\u00a0234 s"),
        ("fr", 2, "2 s"),
    ],
)
def test_figures_look_as_in_the_language(folder: Path, lang: str, n: float, text: str) -> None:
    assert Texts(lang, folder)("time", n=n) == text


@pytest.mark.parametrize(
    ("lang", "n", "text"),
    [
        ("en", 0, "0 cards"),
        ("en", 1, "one card"),
        ("en", 2, "2 cards"),
        ("fr", 0, "0 carte"),
        ("fr", 1, "1 carte"),
        ("fr", 2, "2 cartes"),
    ],
)
def test_plurals_follow_the_language(folder: Path, lang: str, n: int, text: str) -> None:
    assert Texts(lang, folder)("cards", n=n) == text


def test_a_cached_text_is_the_one_of_its_arguments_and_language(folder: Path) -> None:
    texts = Texts("en", folder)
    assert [texts("cards", n=n) for n in (1, 2, 1)] == ["one card", "2 cards", "one card"]
    texts.use("fr")
    assert texts("cards", n=1) == "1 carte"


def test_the_cache_does_not_grow_for_ever(folder: Path) -> None:
    texts = Texts("en", folder)
    for n in range(10_000):
        texts("time", n=n)
    assert len(texts._cache) <= 4096


def test_a_cached_lookup_formats_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = Texts("fr", folder)
    before = texts("only-english"), texts("time", n=0.8)

    def formatted(text_id: str, args: object) -> str:
        raise AssertionError(text_id)

    monkeypatch.setattr(texts, "_formatted", formatted)
    assert (texts("only-english"), texts("time", n=0.8)) == before


def test_languages_are_the_folders_that_there_are(folder: Path) -> None:
    put(folder / "de" / "common.ftl", "language-name = Deutsch\n")
    put(folder / "it" / "other.ftl", "a = b\n")
    put(folder / "__pycache__" / "common.ftl", "language-name = x\n")
    put(folder / "README.md", "")
    languages = Texts("de", folder).languages()
    assert languages == {"de": "Deutsch", "en": "English", "fr": "Français", "it": "it"}


@pytest.mark.parametrize("lang", ["", "de", "../en", "FR", "fr_FR.UTF-8", "\x00"])
def test_an_unknown_language_is_english(folder: Path, lang: str) -> None:
    assert Texts(lang, folder).lang == "en"


def test_no_catalogues_at_all_gives_ids(tmp_path: Path) -> None:
    texts = Texts("fr", tmp_path / "none")
    assert texts.lang == "en"
    assert texts("hello", name="x") == "hello"


def test_a_missing_argument_is_no_crash(folder: Path) -> None:
    assert "Hello" in Texts("en", folder)("hello")


@pytest.mark.parametrize("n", ["x", 10**40, float("inf"), float("nan"), True])
def test_odd_arguments_are_no_crash(folder: Path, n: float) -> None:
    texts = Texts("fr", folder)
    for text_id in ("time", "cards"):
        assert texts(text_id, n=n)


def test_a_damaged_line_costs_that_text_only_and_is_named(folder: Path) -> None:
    good = (folder / "fr" / "common.ftl").read_text("utf-8")
    put(folder / "fr" / "common.ftl", good + "bad = { $n\nafter = Après\n")
    put(folder / "en" / "more.ftl", "bad = Bad\nafter = After\n")
    texts = Texts("fr", folder)
    assert texts("bad") == "Bad"
    assert texts("after") == "Après"
    assert texts("hello", name="Zo") == "Bonjour Zo !"
    problem, gone = texts.problems
    assert (gone.text_id, gone.file.rpartition("/")[2]) == ("problem-texts-gone", "more.ftl")
    assert problem.text_id == "problem-texts"
    assert problem.file.endswith("fr/common.ftl")
    line = good.count("\n") + 1
    assert problem.args["line"] in (line, line + 1)
    (told,) = [text for text in check_catalogues(folder) if "common.ftl:" in text]
    assert f"common.ftl:{problem.args['line']}: " in told


@pytest.mark.parametrize(
    "raw", [b"\xff\xfe\x00", b"", b"hello\n" * 50, b"= = =\n{{{{", b"a" * 10**6]
)
def test_a_ruined_catalogue_falls_back_to_english(folder: Path, raw: bytes) -> None:
    (folder / "fr" / "common.ftl").write_bytes(raw)
    texts = Texts("fr", folder)
    assert texts("hello", name="Zo") == "Hello Zo!"
    found = {problem.text_id for problem in texts.problems}
    assert found == {"problem-texts" if raw else "problem-texts-gone"}


def test_ruined_english_gives_ids_and_no_crash(folder: Path) -> None:
    (folder / "en" / "common.ftl").write_bytes(b"\xff")
    texts = Texts("en", folder)
    assert texts("hello", name="Zo") == "hello"
    assert len(texts.problems) == 1


def test_a_text_that_quotes_itself_is_no_hang(folder: Path) -> None:
    put(folder / "en" / "loop.ftl", "a = { b }\nb = { a }\nc = { c }\n")
    texts = Texts("en", folder)
    assert isinstance(texts("a"), str)
    assert isinstance(texts("c"), str)


def test_check_names_every_difference(folder: Path) -> None:
    put(folder / "fr" / "more.ftl", "hello = encore\nstranger = x\n")
    put(folder / "fr" / "last.ftl", "twice = x\ntwice = y\n")
    found = "\n".join(check_catalogues(folder))
    for part in (
        "only-english: is missing",
        "stranger: is not in English",
        "more.ftl: hello: is in another file too",
        "hello: its variables are not those of English",
        "last.ftl:2: twice: is given twice",
    ):
        assert part in found


def test_c57_the_pseudo_language_is_longer_accented_and_filled_in(folder: Path) -> None:
    texts = Texts(PSEUDO, folder)
    plain = Texts("en", folder)
    assert texts.lang == PSEUDO
    assert PSEUDO not in texts.languages()
    assert "Zoe" in texts("hello", name="Zoe")
    assert "Hello" not in texts("hello", name="Zoe")
    assert len(texts("only-english")) >= 1.3 * len(plain("only-english"))
