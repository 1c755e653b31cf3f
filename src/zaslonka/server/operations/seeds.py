"""Seeds that were promised and are not yet used: a commitment is out before a nonce comes in.

TAB-47.  They are kept in memory alone: a server that stops forgets them, and a client asks again.
"""

import time
from collections.abc import Callable

HOLDS_SECONDS = 600
SEEDS_A_PERSON = 4
"""Those promised first go first."""


class Seeds:
    """For each person the seeds whose commitments were shown to them."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._promised: dict[str, dict[str, tuple[bytes, float]]] = {}

    def promise(self, person: str, commitment: str, seed: bytes) -> None:
        self._forget()
        own = self._promised.setdefault(person, {})
        own[commitment] = seed, self._now() + HOLDS_SECONDS
        if len(own) > SEEDS_A_PERSON:
            del own[next(iter(own))]

    def take(self, person: str, commitment: str) -> bytes | None:
        """The seed behind a commitment, once; None if it was not promised, or too long ago."""
        seed, until = self._promised.get(person, {}).pop(commitment, (None, 0.0))
        return seed if until > self._now() else None

    def _forget(self) -> None:
        now = self._now()
        self._promised = {
            person: own
            for person, own in self._promised.items()
            if any(until > now for _, until in own.values())
        }
