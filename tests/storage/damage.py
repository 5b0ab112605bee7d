"""Damages copies of every kind of file and starts the program with each.

``python -m tests.storage.damage --copies 10000 --seed 1`` takes every kind in turn. Each copy is a
folder of its own with one damaged file. The program starts on it, shows the title, the lobby and
what is kept, plays some actions, and ends; all in one process, with pictures and sound files kept.
Now and then the table is drawn, too, and of a sample each is a fresh process. It fails on an
exception, a start that takes too long, and bytes of the player's that are gone though something
was told to be wrong with them.
"""

import argparse
import json
import os
import random
import re
import shutil
import subprocess
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from game import resources
from game.catalog import GAMES
from game.files import HOME_VARIABLE, MAX_BYTES
from game.screens.navigator import ScreenNavigator
from game.screens.title import TitleScreen
from game.screens.unfinished import Waiting
from game.storage import Store, Writer, versioned
from game.ui.i18n import Texts
from game.ui.match_scene import new_match
from game.ui.services import Services
from tests.content.damage import damaged
from tests.harness import frame, make_services
from tests.kept import all_kept
from tests.scratch import memory, own_folder

LONGEST = 5.0
"""Seconds of processor time in which a start has to come."""
TABLES_EVERY, DRAWN_EVERY = 25, 50
ACTIONS = 8
LEVELS = resources.level()

Template = dict[str, bytes]
"""The files of a player, by their path in the folder."""


class Kind(NamedTuple):
    """A kind of file: what may be damaged of it, and the games in which it is seen."""

    files: tuple[str, ...]
    games: tuple[str, ...] = ()
    part: str = ""
    """Of JSON, the only field that is damaged."""
    place: str = "home"


ALL = tuple(game.key for game in GAMES)
TABLES = ("frantic-events.yaml", "board-events.yaml", "frappadingue-table.json")
KINDS = {
    "settings": Kind(("settings.json",)),
    "zones": Kind(("settings.json",), part="zones"),
    "own zones": Kind(("levels/zones.yaml",)),
    "names": Kind(("settings.json",), part="names"),
    "statistics": Kind(("log/2026-01-01T000000Z-0000.jsonl",)),
    "old statistics": Kind(("stats.json",)),
    "records": Kind(tuple(f"records/{n:06}-{key}.txt" for n, key in enumerate(ALL, 1)), ALL),
    "unfinished": Kind(tuple(f"unfinished/{key}-1.txt" for key in ALL), ALL),
    "decks": Kind(tuple(f"levels/{key}-deck.yaml" for key in ALL), ALL),
    "tables": Kind(
        tuple(f"levels/{name}" for name in TABLES),
        ("frantic", "board", "frappadingue"),
    ),
    "maps": Kind(("levels/boards/classic.tmx", "levels/boards/mine.tmx"), ("board", "board")),
    "tilesets": Kind(("levels/boards/tiles.tsx", "levels/boards/tiles.png"), ("board", "board")),
    "texts": Kind(tuple(f"en/{path.name}" for path in resources.asset("locale", "en").iterdir()),
                  place="texts"),
}  # fmt: skip
OWN = {
    "levels/boards/mine.tmx": "boards/short.tmx",
    **{f"levels/{path.relative_to(LEVELS).as_posix()}": path.relative_to(LEVELS).as_posix()
       for path in LEVELS.rglob("*") if path.suffix in (".yaml", ".json", ".tmx", ".tsx", ".png")
       and "lessons" not in path.parts},
}  # fmt: skip
"""Own level files, and the built-in ones that they are copies of."""
BESIDE = {"maps": ("levels/boards/tiles.tsx", "levels/boards/tiles.png"),
          "tilesets": ("levels/boards/classic.tmx", "levels/boards/tiles.tsx",
                       "levels/boards/tiles.png")}  # fmt: skip
"""What lies beside a damaged file, because it needs it or is needed by it."""


# What is done to a file.


def _flip(raw: bytes, luck: random.Random, _: bytes) -> bytes:
    data = bytearray(raw)
    for _ in range(luck.randint(1, 20) if data else 0):
        data[luck.randrange(len(data))] ^= 1 << luck.randrange(8)
    return bytes(data)


def _zeros(raw: bytes, luck: random.Random, _: bytes) -> bytes:
    place = luck.randrange(len(raw) + 1)
    return raw[:place] + bytes(luck.randint(1, 5000)) + raw[place + luck.randint(0, 500) :]


def _wrong_type(raw: bytes, luck: random.Random, _: bytes) -> bytes:
    """Put a value of another type in the place of one, or of the whole."""
    values = (b"null", b"[]", b"{}", b'"x"', b"-1", b"1e400", b"true", b"12345678901234567890")
    try:
        data = json.loads(raw)
    except ValueError:
        return luck.choice(values)
    holder: Any = data
    while isinstance(holder, dict) and holder:
        key = luck.choice(sorted(holder))
        if not isinstance(holder[key], dict) or luck.random() < 0.5:
            holder[key] = json.loads(luck.choice(values))
            break
        holder = holder[key]
    return json.dumps(data).encode()


def _deep(raw: bytes, luck: random.Random, _: bytes) -> bytes:
    many = luck.choice((50, 1000, 100_000))
    opening = luck.choice((b"[", b'{"a":', b"- ", b"<a>", b"{ $a -> "))
    return luck.choice((b"", raw, b'{"format": 1, "names": ')) + opening * many


def beyond(raw: bytes, luck: random.Random, value: bytes) -> bytes:
    """Put a value beyond all bounds in the place of a number, or of a word in a text of words."""
    places = list(_NUMBER.finditer(raw)) or list(_WORD.finditer(raw))
    place = luck.choice(places)
    return raw[: place.start()] + value + raw[place.end() :]


_NUMBER, _WORD = re.compile(rb"-?\d+(?:\.\d+)?"), re.compile(rb"\w+")
BEYOND = {
    "whole": b"9" * 40,
    "below": b"-" + b"9" * 40,
    "digits": b"9" * 5000,
    "1e400": b"1e400",
    "-1e400": b"-1e400",
    "nan": b"NaN",
    ".nan": b".nan",
    "infinity": b"-Infinity",
    "lists": b"[" * 50_000 + b"]" * 50_000,
    "some lists": b"[" * 900 + b"]" * 900,
    "objects": b'{"a":' * 30_000 + b"1" + b"}" * 30_000,
    "half a letter": b'"\\ud800"',
    "10 MB": b"1" * 10_000_000,
    "10 MB of spaces": b" " * 10_000_000 + b"1",
}
"""What no file of ours holds, and a hand or another program may write."""
DAMAGES: dict[str, Callable[[bytes, random.Random, bytes], bytes]] = {
    "several": lambda raw, luck, _: damaged(raw, luck.randrange(1 << 30)),
    "bits": _flip,
    "cut": lambda raw, luck, _: raw[: luck.randrange(len(raw) + 1)],
    "empty": lambda *_: b"",
    "random": lambda _, luck, __: luck.randbytes(luck.randint(1, 3000)),
    "type": _wrong_type,
    "zeros": _zeros,
    "huge": lambda raw, luck, _: raw * (1 + luck.choice((2, 10)) * MAX_BYTES // (len(raw) + 1)),
    "binary": lambda _, luck, __: b"\x89PNG\r\n\x1a\n" + luck.randbytes(400),
    "swapped": lambda _, __, other: other,
    "no utf-8": lambda raw, luck, _: (
        raw[: (at := luck.randrange(len(raw) + 1))] + b"\xff\xc0" + raw[at:]
    ),
    "deep": _deep,
    "beyond": lambda raw, luck, _: beyond(raw, luck, BEYOND[luck.choice(tuple(BEYOND))]),
}
"""The last argument is what stands in a file of another kind."""
PLACES = ("folder", "loop", "nowhere", "forbidden")
"""What may lie in the place of a file, now and then."""


class AtOnce(Writer):
    """Does each job as it is put: here it is no matter which thread does it."""

    def put(self, job: Callable[[], None], key: object = None) -> None:
        """Do it."""
        job()

    def settle(self, seconds: float) -> bool:
        """Nothing is ever left."""
        return True


class Damager:
    """Makes damaged copies, and looks what the program makes of them."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder, self.luck = folder, random.Random(seed)
        self.services = make_services((320, 180))
        self.texts = self.services.texts
        self.template = _template(self.services, folder / "template")
        self.count = 0

    def one(self, name: str, value: bytes = b"") -> str:
        """Damage one file of a kind and start; return what was done. Any exception is a fault.

        With a ``value`` that is what is put into it.
        """
        luck, kind = self.luck, KINDS[name]
        index = luck.randrange(len(kind.files))
        file = kind.files[index]
        game = kind.games[index] if kind.games else luck.choice(ALL)
        home = self.folder / f"copy-{self.count}"
        self.count += 1
        what, data = self._lay(home, name, kind, file, value)
        try:
            self._run(home, game, kind)
            if data is not None and kind.place == "home":
                _check_kept(home, file, data, self.services.store)
        except Exception as error:
            error.add_note(f"{name}, {file}, {what}: {home}")
            raise
        _clear(home)
        return what

    def _lay(
        self, home: Path, name: str, kind: Kind, file: str, value: bytes
    ) -> tuple[str, bytes | None]:
        """Make a folder with one damaged file; return how it is damaged and what is in it."""
        luck = self.luck
        files = {path: raw for path, raw in self.template.items() if luck.random() < 0.15}
        files |= {path: _own(path) for path in BESIDE.get(name, ())}
        if kind.place == "texts":
            return self._lay_texts(home, file, value)
        raw = self.template.get(file) or _own(file)
        target = home / file
        for path, content in {**files, file: raw}.items():
            (home / path).parent.mkdir(parents=True, exist_ok=True)
            (home / path).write_bytes(content)
        if not value and luck.random() < 0.03:
            what = luck.choice(PLACES)
            _put(target, what)
            return what, None
        what = luck.choice(tuple(DAMAGES))
        other = luck.choice(sorted(self.template.values()))
        damage = (lambda part, *_: beyond(part, luck, value)) if value else DAMAGES[what]
        data = _in_part(raw, kind.part, lambda part: damage(part, luck, other))
        target.write_bytes(data)
        return what, data

    def _lay_texts(self, home: Path, file: str, value: bytes) -> tuple[str, None]:
        luck, delivered = self.luck, resources.asset("locale")
        (home / "en").mkdir(parents=True)
        for path in (delivered / "en").iterdir():
            (home / "en" / path.name).symlink_to(path)
        raw = (delivered / file).read_bytes()
        what = luck.choice(tuple(DAMAGES))
        (home / file).unlink()
        damage = (lambda raw, *_: beyond(raw, luck, value)) if value else DAMAGES[what]
        (home / file).write_bytes(damage(raw, luck, b"a = b\n"))
        return what, None

    def _run(self, home: Path, game: str, kind: Kind) -> None:
        begun = time.process_time()
        os.environ[HOME_VARIABLE] = str(home if kind.place == "home" else self.folder / "none")
        services = self.services
        services.texts = Texts("en", home) if kind.place == "texts" else self.texts
        services.store = Store(self._home(home, kind), AtOnce())
        navigator = ScreenNavigator(services)
        navigator.title()
        assert isinstance(services.scenes.top, TitleScreen)
        self._look(services, navigator)
        navigator.join(game)
        self._look(services, navigator)
        waiting = navigator.app.all_waiting()
        navigator.records()
        self._look(services, navigator)
        for path in services.store.records()[:2]:
            navigator.replay(path)
            self._look(services, navigator)
        if waiting and self.luck.random() < 0.5:
            _go_on(services, navigator, waiting[0])
        else:
            self._play(services, navigator, game)
        services.scenes.quit()
        services.store.ask(services.store.records, lambda _: None)
        assert services.store.close()
        services.store.deliver()
        taken = time.process_time() - begun
        assert taken < LONGEST, f"the start took {taken:.1f} s"

    def _home(self, home: Path, kind: Kind) -> Path:
        return home if kind.place == "home" else self.folder / f"none-{self.count}"

    def _look(self, services: Services, navigator: ScreenNavigator) -> None:
        """Let frames pass; now and then they are drawn."""
        for _ in range(1):
            if self.count % DRAWN_EVERY == 0:
                frame(services)
            services.store.settle()
            services.scenes.update(1 / 60)
            navigator.update(1 / 60)

    def _play(self, services: Services, navigator: ScreenNavigator, game: str) -> None:
        """Play some actions with who sits in the lobby, now and then at the table itself."""
        app, luck = navigator.app, self.luck
        if not app.opens(game):
            return
        app.choose_game(game)
        session = app.session
        while not session.enough(app.info()):
            free = session.free_chair()
            assert free is not None
            session.add_bot(free)
        setup = session.setup(app.info(), seed=luck.randrange(1000))
        if self.count % TABLES_EVERY == 0:
            navigator.begin(setup)
            services.scenes.top.fast_forward(ACTIONS)  # type: ignore[union-attr]
            navigator.title()
            return
        match = new_match(app.game(), setup)
        for _ in range(ACTIONS):
            state = match.state
            over = match.outcome() is not None
            for seat in () if over else sorted(match.rules.to_act(state))[:1]:
                legal = list(match.rules.legal_actions(state, seat))
                if legal:
                    match.submit(seat, luck.choice(legal))
            if match.rules.info.real_time and not over:
                match.tick()


def _go_on(services: Services, navigator: ScreenNavigator, waiting: Waiting) -> None:
    navigator.go_on(waiting)
    services.store.settle()
    navigator.title()
    services.store.settle()
    navigator.update(0.0)


def _in_part(raw: bytes, part: str, damage: Callable[[bytes], bytes]) -> bytes:
    """Damage a file, or one field of it only: the rest stays JSON as far as that allows."""
    if not part:
        return damage(raw)
    data = json.loads(raw)
    inner = json.dumps(data[part]).encode()
    mark = b'"@here@"'
    return json.dumps({**data, part: "@here@"}).encode().replace(mark, damage(inner), 1)


def _own(path: str) -> bytes:
    return (LEVELS / OWN[path]).read_bytes()


def _put(target: Path, what: str) -> None:
    raw = target.read_bytes()
    target.unlink()
    if what == "folder":
        (target / "inside").mkdir(parents=True)
    elif what == "loop":
        target.symlink_to(target)
    elif what == "nowhere":
        target.symlink_to(target.with_name("nowhere"))
    else:
        target.write_bytes(raw)
        target.chmod(0)


def _check_kept(home: Path, file: str, data: bytes, store: Store) -> None:
    """Fail if what was in a damaged file is nowhere any more, though it was no sound file."""
    told = [one.text_id for one in store.problems]
    for path in (home / file).parent.glob(f"{Path(file).name}*"):
        if path.is_file() and path.read_bytes() == data:
            return
    if file.startswith("unfinished/"):  # it was sound, and goes on or was over
        assert not told, f"it was told to be wrong, and is gone: {told}"
        return
    assert not told, f"it is gone, and {told} was told"
    assert (home / file).is_file()


def _clear(home: Path) -> None:
    shutil.rmtree(home, ignore_errors=True)


def _template(services: Services, home: Path) -> Template:
    """Play a little of everything, and return the files that are left."""
    store = services.store = Store(home, Writer())
    samples = Path(__file__).parent / "samples"
    store.update(**_samples(samples / "settings-1.json"))
    navigator = ScreenNavigator(services)
    for key in ALL:
        navigator.title()
        navigator.app.choose_game(key)
        session = navigator.app.session
        session.chairs = [type(session.chairs[0])()] * session.places
        session.sit(0, "Anna")
        session.add_bot(1, "easy")
        for whole in (True, False):
            setup = session.setup(navigator.app.info(), seed=5)
            navigator.begin(setup)
            scene: Any = services.scenes.top
            scene.fast_forward(100_000 if whole else 30)
            navigator.title()
            store.settle()
        navigator.app.remember_lobby()
    services.scenes.quit()
    assert store.close()
    files = {path.relative_to(home).as_posix(): path for path in home.rglob("*") if path.is_file()}
    found = {}
    for name, path in sorted(files.items()):
        if name.startswith("log/"):
            name = KINDS["statistics"].files[0]
        elif name.startswith("unfinished/"):
            name = f"unfinished/{path.stem.partition('-')[0]}-1.txt"
        if not path.name.startswith("."):
            found[name] = path.read_bytes()
    found["stats.json"] = (samples / "stats-1.json").read_bytes()
    shutil.rmtree(home)
    return found


def _samples(path: Path) -> dict[str, Any]:
    data = json.loads(path.read_bytes())
    return {name: data[name] for name in ("zones", "names", "seats") if name in data}


def real_start(home: Path) -> None:
    """Start a fresh process on a folder; it has to show its first picture, and end well."""
    environment = {**os.environ, HOME_VARIABLE: str(home)}
    environment |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    command = [sys.executable, "main.py", "--size", "320x180", "--exit-after-first-frame"]
    root = Path(__file__).parents[2]
    done = subprocess.run(command, cwd=root, env=environment, capture_output=True, timeout=120)
    assert done.returncode == 0, done.stderr.decode(errors="replace")


@contextmanager
def damager(seed: int) -> Iterator[Damager]:
    """Give a damager on a folder that is gone afterwards."""
    before, still = dict(os.environ), versioned.STILL
    versioned.STILL = 0.0  # nobody is writing here
    try:
        with own_folder(memory()) as folder:
            yield Damager(folder, seed)
    finally:
        versioned.STILL = still
        os.environ.clear()
        os.environ.update(before)


def main() -> None:
    """Damage as many copies of each kind as wanted, and tell what was done and how fast."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--copies", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--real", type=int, default=0, help="so many of each kind are real starts")
    parser.add_argument("--kind", choices=KINDS, action="append")
    args = parser.parse_args()
    faults = 0
    with all_kept(), damager(args.seed) as one:
        for name in args.kind or KINDS:
            done, begun = Counter[str](), time.process_time()
            for number in range(args.copies):
                try:
                    if number < args.real and KINDS[name].place == "home":
                        home = one.folder / f"real-{name}-{number}"
                        kind = KINDS[name]
                        one._lay(home, name, kind, one.luck.choice(kind.files))
                        real_start(home)
                    done[one.one(name)] += 1
                except Exception:
                    faults += 1
                    traceback.print_exc()
            rate = args.copies / (time.process_time() - begun)
            told = ", ".join(f"{what} {times}" for what, times in sorted(done.items()))
            print(f"{name}: {args.copies} copies, {rate:.0f} a second of work: {told}", flush=True)
    print(f"{faults} faults")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
