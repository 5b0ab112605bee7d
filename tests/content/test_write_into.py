"""What somebody points to is written into, or refused by name."""

import os
import tempfile
from pathlib import Path

import pytest

from game import files
from game.files import FileError, write_into


def test_links_are_followed_and_stay(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to("real.txt")
    for text in (b"one", b"two"):
        write_into(tmp_path / "link", text)
        assert (tmp_path / "link").is_symlink()
        assert (tmp_path / "real.txt").read_bytes() == text


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names")
def test_a_pipe_needs_a_reader_and_a_device_takes_all(tmp_path: Path) -> None:
    write_into(Path(os.devnull), b"x")
    assert Path(os.devnull).is_char_device()
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(FileError, match="a pipe that nobody reads"):
        write_into(pipe, b"x")
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    write_into(pipe, b"hello")
    assert os.read(reader, 9) == b"hello"
    os.close(reader)
    assert pipe.is_fifo()


@pytest.mark.parametrize("text", [b"longer than it was", b"short"])
def test_a_file_that_nothing_can_take_the_place_of_is_written_over(
    text: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "mounted"
    path.write_text("what it was")

    def busy(*_: object, **__: object) -> None:
        raise OSError(16, "Device or resource busy")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    for name, module in (("replace", os), ("mkstemp", tempfile)):
        with monkeypatch.context() as mount:
            mount.setattr(module, name, busy)
            with monkeypatch.context() as disk:
                disk.setattr(files, "write_all", full)
                with pytest.raises(OSError, match="No space left"):
                    write_into(path, text)
                assert path.read_text() == "what it was"
            write_into(path, text)
            assert path.read_bytes() == text
            with pytest.raises(OSError, match="busy"):
                write_into(tmp_path / "new", text)
        path.write_text("what it was")
    assert [one.name for one in tmp_path.iterdir()] == ["mounted"]


@pytest.mark.skipif(os.name == "nt", reason="paths are shorter there")
@pytest.mark.parametrize("name", ["x" * 255, "é" * 127])
def test_a_name_may_be_as_long_as_the_file_system_takes(name: str, tmp_path: Path) -> None:
    for text in (b"one", b"two"):
        write_into(tmp_path / name, text)
        assert (tmp_path / name).read_bytes() == text


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="is a folder"):
        write_into(tmp_path, b"x")
