"""Numbers that nobody can foresee, for what a match does not depend on: seeds, names of files.

The standard library's ``secrets`` does the same, and loads OpenSSL: 3 MiB, and 12 ms of the start.
"""

import os
import random

_SYSTEM = random.SystemRandom()


def below(limit: int) -> int:
    """Return a number from 0 to below ``limit``."""
    return _SYSTEM.randrange(limit)


def token(length: int) -> str:
    """Return so many bytes, each as two letters of hexadecimal."""
    return os.urandom(length).hex()
