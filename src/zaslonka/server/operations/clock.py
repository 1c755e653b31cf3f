"""The time: of day, as it is stored, and by which time at a table is counted."""

import time


def clock_ms() -> int:
    """Milliseconds since 1970 by the clock on the wall, which may be set at any moment."""
    return time.time_ns() // 1_000_000


def monotonic_ms() -> int:
    return time.monotonic_ns() // 1_000_000


_STARTED = clock_ms() - monotonic_ms()


def steady_ms() -> int:
    """The same as of the start of this process, and going on evenly from there.

    Whoever sets the clock on the wall gives nobody time, and takes none.
    """
    return _STARTED + monotonic_ms()
