"""Passkeys: for which site they are, and what an authenticator is asked to sign.  TAB-100, TAB-101.

The signatures themselves are checked by `ceremonies`.
"""

import base64
import hashlib
import hmac
import ipaddress
import json
import secrets
import time
from collections.abc import Callable
from typing import NamedTuple
from urllib.parse import urlsplit

MOST = 10
"""Passkeys that one person has."""

HOLDS_SECONDS = 300
"""Within which a challenge is answered."""

ALGORITHMS = (-7, -8, -257)
"""COSE's numbers of ES256, EdDSA and RS256: every authenticator has one of them."""

_NONCE_BYTES, _TIME_BYTES = 32, 8


class Unproven(Exception):
    """What was sent does not prove what it should."""


class Site(NamedTuple):
    """Where passkeys are good for: what WebAuthn calls a relying party."""

    origin: str  # of the page, as a browser says it
    name: str  # the relying party's id: a domain


def site_of(public_url: str, origin: str | None) -> Site | None:
    """The site whose page asks; None where no browser would make a passkey.

    It is the one that the host has named.  While that is not on https, a host who tries the server
    out may use it at localhost, too: browsers trust that name, and nobody else reaches it.
    """
    url = urlsplit(public_url)
    if url.scheme == "https" and url.hostname and not _is_address(url.hostname):
        return Site(f"https://{url.netloc}", url.hostname)
    here = urlsplit(origin or public_url)
    if url.scheme == "http" and (here.scheme, here.hostname) == ("http", "localhost"):
        return Site(f"http://{here.netloc}", "localhost")
    return None


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def user_handle(key: bytes, person: str) -> bytes:
    """What an authenticator keeps of a person, which tells nobody who they are."""
    return hmac.digest(key, b"passkeys of " + person.encode(), hashlib.sha256)


def as_base64(data: bytes) -> str:
    """As WebAuthn writes bytes in JSON."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def challenge_in(client_data: str) -> bytes:
    """Which challenge a browser says was signed."""
    try:
        return from_base64(json.loads(from_base64(client_data))["challenge"])
    except (ValueError, LookupError, TypeError, RecursionError) as error:
        raise Unproven from error


class Challenges:
    """What is signed to prove that somebody is there now: good once, soon, for one purpose.

    A challenge carries its own end and the server's seal, so however many are asked for, only
    those that were answered well are remembered, until they would be too old.
    """

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self._now = now
        self._key = secrets.token_bytes(32)  # a server that was stopped knows none any more
        self._spent: dict[bytes, float] = {}

    def issue(self, purpose: str) -> bytes:
        until = int(self._now()) + HOLDS_SECONDS
        told = secrets.token_bytes(_NONCE_BYTES) + until.to_bytes(_TIME_BYTES, "big")
        return told + self._seal(purpose, told)

    def is_good(self, purpose: str, challenge: bytes) -> bool:
        """Whether it was issued for this, a short while ago, and not used since."""
        told = challenge[: _NONCE_BYTES + _TIME_BYTES]
        if not hmac.compare_digest(challenge[len(told) :], self._seal(purpose, told)):
            return False
        return self._now() < self._until(challenge) and challenge not in self._spent

    def spend(self, challenge: bytes) -> None:
        now = self._now()
        self._spent = {one: until for one, until in self._spent.items() if until > now}
        self._spent[challenge] = self._until(challenge)

    def _until(self, challenge: bytes) -> float:
        return float(int.from_bytes(challenge[_NONCE_BYTES:][:_TIME_BYTES], "big"))

    def _seal(self, purpose: str, told: bytes) -> bytes:
        return hmac.digest(self._key, purpose.encode() + b"\0" + told, hashlib.sha256)
