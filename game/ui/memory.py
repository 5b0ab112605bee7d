"""Lets memory that is no longer used go back to the system, where the C library can be told to."""

import ctypes
import logging

_MMAP_THRESHOLD, _TRIM_THRESHOLD = -3, -1
"""Numbers of the settings in glibc's ``malloc.h``."""
LARGE = 64 * 1024
"""Bytes from which a picture gets pages of its own, which go back as soon as it is dropped."""
SPARE = 1024 * 1024
"""Bytes of free memory at the end of the heap that are kept."""

_log = logging.getLogger(__name__)


def give_back_what_is_freed() -> bool:
    """Have glibc return large blocks at once; elsewhere do nothing. Say whether it was told.

    By itself glibc raises the first threshold with each large block that is freed, up to 32 MB, so
    that a program with many pictures ends with all of them on a heap full of holes: after four
    matches at 1920x1080 a quarter of the memory was such holes.
    """
    try:
        library = ctypes.CDLL(None)
        library.gnu_get_libc_version  # noqa: B018  another C library has other numbers
        set_option = library.mallopt
    except (OSError, AttributeError, TypeError) as error:  # no glibc; Windows knows no CDLL(None)
        _log.info("memory is left to the system: %s", error)
        return False
    told = [set_option(_MMAP_THRESHOLD, LARGE), set_option(_TRIM_THRESHOLD, SPARE)]
    return all(told)
