"""What somebody points to is written into, or refused by name."""

import os
from pathlib import Path

import pytest

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


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="is a folder"):
        write_into(tmp_path, b"x")
