"""The seeds of a table: what is promised before the deal, and what everything is drawn from."""

import hashlib
import hmac
from collections.abc import Iterable

from zaslonka.kernel import Seat


def commitment(seed: bytes) -> str:
    """What the table shows from the start: the seed can no longer be changed.  TAB-06."""
    return hashlib.sha256(seed).hexdigest()


def deal_seed(seed: bytes, nonces: Iterable[str]) -> bytes:
    """What the game is dealt and drawn from: nobody knew it before the last nonce.  TAB-06."""
    return hashlib.sha256(seed + "".join(nonces).encode("ascii")).digest()


def bot_seed(seed: bytes, seat: Seat) -> bytes:
    """A bot's own chance: it tells nothing about the deal, and a replay has it again."""
    return hmac.digest(seed, f"bot on seat {seat}".encode(), "sha256")
