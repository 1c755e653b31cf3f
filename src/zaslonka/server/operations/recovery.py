"""Recovery codes: what makes a device somebody's again who has nothing else left.  TAB-102.

A code begins with a locator, by which its owner is found; the rest is known as a slow hash alone.
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterable
from typing import NamedTuple

CODES = 10
ALPHABET = "ABCDEFGHJKLMNPRSTUWXYZ"
"""Letters that are not mistaken for one another, as in the names of tables."""
GROUP, GROUPS = 5, 4
"""Five letters find the owner, fifteen are the secret: about 67 bits."""


class NewCodes(NamedTuple):
    """Codes to be shown once, and what is kept of them."""

    codes: tuple[str, ...]
    locator: str
    salt: bytes
    hashes: tuple[bytes, ...]


def new_codes() -> NewCodes:
    """Ten of one locator; slow, as each is hashed."""
    locator, salt = _letters(GROUP), secrets.token_bytes(16)
    rests = [_letters(GROUP * (GROUPS - 1)) for _ in range(CODES)]
    return NewCodes(
        tuple(_in_groups(locator + rest) for rest in rests),
        locator,
        salt,
        tuple(hashed(rest, salt) for rest in rests),
    )


def as_typed(text: str) -> tuple[str, str]:
    """Locator and rest of a code, however it was typed."""
    letters = "".join(letter for letter in text.upper() if letter.isalpha())
    return letters[:GROUP], letters[GROUP:]


def hashed(rest: str, salt: bytes) -> bytes:
    """About 40 ms and 16 MB: little once, much for who tries them all."""
    return hashlib.scrypt(rest.encode(), salt=salt, n=2**14, r=8, p=1, dklen=32)


def matching(rest: str, kept: Iterable[tuple[bytes, bytes]]) -> int | None:
    """Which of those kept, each a salt and a hash, a code is; as slow where there are none."""
    found, made = None, dict[bytes, bytes]()
    for number, (salt, wanted) in enumerate(kept):
        if salt not in made:
            made[salt] = hashed(rest, salt)
        if hmac.compare_digest(made[salt], wanted):
            found = number
    if not made:
        hashed(rest, b"nobody's")
    return found


def _letters(count: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(count))


def _in_groups(letters: str) -> str:
    return "-".join(letters[at : at + GROUP] for at in range(0, len(letters), GROUP))
