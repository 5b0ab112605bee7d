"""The list of matches that were kept says which is which."""

from game.core.record import Player
from game.screens.navigator import ScreenNavigator
from game.screens.records import RecordsScreen, players_in
from game.ui.widgets import Button
from tests.harness import make_services

TEXT = """couch-frantic record 1
game frankfurt
seat human Anna Maria
seat bot:hard Zeil
seed 3
14381 1 pile 1
14382 end b3a9f618 scores 31 0 winners 1
"""


def test_who_played_and_won_is_read_from_a_record() -> None:
    assert players_in(TEXT) == ([Player("human", "Anna Maria"), Player("bot:hard", "Zeil")], [1])
    seated = TEXT.replace("Anna Maria", "").replace("seed", "chairs 2 5\nseed")
    assert players_in(seated)[0] == [Player("human", "", 2), Player("bot:hard", "Zeil", 5)]
    assert players_in("") == ([], [])
    assert players_in("rubbish\nseat") == ([], [])


def test_a_match_with_another_deck_is_told_in_the_players_words() -> None:
    for lang, word in (("en", "another deck"), ("fr", "autre paquet")):
        services = make_services((640, 360), lang)
        navigator = ScreenNavigator(services)
        text = TEXT.replace("seed 3", "seed 3\ndeck 01234567\nactions")
        services.store.save_record(text, "frankfurt")
        navigator.title()
        title = services.scenes.top
        services.store.settle()
        navigator.replay(services.store.records()[0])
        services.store.settle()
        assert word in navigator.app.notes.shown
        assert services.scenes.top is title


def test_rows_name_the_players_and_folders_are_no_records() -> None:
    services = make_services((640, 360))
    navigator = ScreenNavigator(services)
    services.store.save_record(TEXT, "frankfurt")
    services.store.save_record("rubbish", "frankfurt")
    services.store.settle()
    (services.store.folder / "records" / "folder.txt").mkdir()
    navigator.title()
    navigator.records()
    services.store.settle()
    top = services.scenes.top
    assert isinstance(top, RecordsScreen)
    rows = [w.text for w in top.menu.widgets if isinstance(w, Button) and w.icon == "icons/play"]
    assert len(rows) == 2
    assert sum("Anna Maria, Zeil" in row and "Zeil won" in row for row in rows) == 1
