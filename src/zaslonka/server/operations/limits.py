"""Limits: how much, how often and how many, for a connection and for an address."""

import ipaddress
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager


def network_of(client: tuple[str, int] | None) -> str:
    """Whom a limit counts: an address, or of IPv6 its /64, for whoever has one has all of it."""
    host = client[0] if client else ""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((address, 64), strict=False))


class Bucket:
    """Lets through ``rate`` a second in the mean, and ``burst`` at once."""

    __slots__ = ("_burst", "_filled", "_left", "_now", "_rate")

    def __init__(self, rate: float, burst: int, now: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._now = now
        self._left = float(burst)
        self._filled = now()

    def take(self) -> bool:
        now = self._now()
        self._left = min(self._burst, self._left + (now - self._filled) * self._rate)
        self._filled = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def is_full(self) -> bool:
        return self._left + (self._now() - self._filled) * self._rate >= self._burst


class AnHour:
    """So many an hour, or another time, for each address; one that has been quiet is forgotten."""

    def __init__(
        self, most: int, now: Callable[[], float] = time.monotonic, *, seconds: float = 3600
    ) -> None:
        self._most = most
        self._rate = most / seconds
        self._now = now
        self._buckets: dict[str, Bucket] = {}
        self._roomy = 64  # addresses, before it is looked who has been quiet

    def take(self, address: str) -> bool:
        if address not in self._buckets:
            if len(self._buckets) >= self._roomy:
                self._forget()
            self._buckets[address] = Bucket(self._rate, self._most, self._now)
        return self._buckets[address].take()

    def _forget(self) -> None:
        self._buckets = {
            other: bucket for other, bucket in self._buckets.items() if not bucket.is_full()
        }
        self._roomy = max(64, 2 * len(self._buckets))


class AtOnce:
    """So many at the same time for each address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: Counter[str] = Counter()

    def count(self, address: str) -> int:
        return self._held[address]

    @contextmanager
    def held(self, address: str) -> Iterator[bool]:
        """Whether there is room for one more, while it lasts."""
        if self._held[address] >= self._most:
            yield False
            return
        self._held[address] += 1
        try:
            yield True
        finally:
            self._held[address] -= 1
            if not self._held[address]:
                del self._held[address]


class Doors:
    """Who may come to tables: so many of an address at once, and so many in a minute."""

    def __init__(self, at_once: int, a_minute: int) -> None:
        self.most = at_once
        self.inside = AtOnce(at_once)
        self._joins = AnHour(a_minute, seconds=60)

    @contextmanager
    def entered(self, address: str) -> Iterator[bool]:
        """Whether one more may come, while they are there."""
        with self.inside.held(address) as room:
            yield room and self._joins.take(address)
