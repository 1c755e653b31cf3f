"""Passes: one-time secrets by which a person takes a second device to their seats.  TAB-26.

They are kept in memory alone: a server that stops forgets them, and nothing ever logs one.
"""

import secrets
import time
from collections.abc import Callable

HOLDS_SECONDS = 300


class Passes:
    """At most one pass a person; each is good once, for a few minutes."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._issued: dict[str, tuple[str, float]] = {}  # secret: person, until when

    def issue(self, person: str) -> str:
        """A new secret for a person, instead of any earlier one."""
        self.revoke(person)
        secret = secrets.token_urlsafe(24)
        self._issued[secret] = person, self._now() + HOLDS_SECONDS
        return secret

    def revoke(self, person: str) -> None:
        now = self._now()
        self._issued = {
            secret: (whose, until)
            for secret, (whose, until) in self._issued.items()
            if whose != person and until > now
        }

    def use(self, secret: str) -> str | None:
        """The person a secret stands for, this once; None if it is not, or no longer, good."""
        person, until = self._issued.pop(secret, ("", 0.0))
        return person if until > self._now() else None
