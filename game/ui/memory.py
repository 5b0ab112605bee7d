"""Lets memory that is no longer used go back to the system, where the C library can be told to."""

import ctypes
import gc
import logging

_MMAP_THRESHOLD, _TRIM_THRESHOLD, _ARENA_MAX = -3, -1, -8
"""Numbers of the settings in glibc's ``malloc.h``."""
LARGE = 64 * 1024
"""Bytes from which a picture gets pages of its own, which go back as soon as it is dropped."""
SPARE = 1024 * 1024
"""Bytes of free memory at the end of the heap that are kept."""

_log = logging.getLogger(__name__)


def _glibc() -> ctypes.CDLL | None:
    """Return the C library if it is glibc: others have other numbers, or no such functions."""
    try:
        library = ctypes.CDLL(None)
        names = ("gnu_get_libc_version", "mallopt", "malloc_trim")
        return library if all(hasattr(library, name) for name in names) else None
    except (OSError, AttributeError, TypeError) as error:  # Windows knows no CDLL(None)
        _log.info("memory is left to the system: %s", error)
        return None


def give_back_what_is_freed() -> bool:
    """Have glibc return large blocks at once; elsewhere do nothing. Say whether it was told.

    By itself glibc raises the first threshold with each large block that is freed, up to 32 MB, so
    that a program with many pictures ends with all of them on a heap full of holes: after four
    matches at 1920x1080 a quarter of the memory was such holes. All threads share one heap, as only
    one of them runs at a time.
    """
    library = _glibc()
    if library is None:
        return False
    settings = ((_MMAP_THRESHOLD, LARGE), (_TRIM_THRESHOLD, SPARE), (_ARENA_MAX, 1))
    told = [library.mallopt(*setting) for setting in settings]
    return all(told)


def give_back_a_scene() -> None:
    """Let go what a scene that was left still holds in circles, pictures too.

    It takes some hundredths of a second: for moments in which nothing moves.
    """
    gc.collect()
    give_back_holes()


def give_back_holes() -> None:
    """Have glibc return what is free between smaller blocks: about a millisecond."""
    library = _glibc()
    if library is not None:
        library.malloc_trim(0)
