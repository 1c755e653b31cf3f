"""The chance of batch games: a lane's seed and the number of its game fix the deal for ever.

The kernel's chance (BLAKE2) is made to be checked by people; this one is made for compilers.  It
is Threefry-2x32 (Salmon and others, 2011), a counter through twenty rounds of a cipher, written
with plain operators alone, so that the same lines run in Python, numpy, numba and JAX and a seed
deals the same game in each.
"""

from typing import Any

import numpy as np

WORD = np.uint32(0xFFFFFFFF)
"""All bits of a word; where words have 32 bits anyway, keeping to these changes nothing."""

ROTATIONS = ((13, 15, 26, 6), (17, 29, 16, 24))
PARITY = 0x1BD11BDA


def threefry(low: Any, high: Any, first: Any, second: Any) -> tuple[Any, Any]:
    """Two random words of a key (two words) and a counter (two words)."""
    keys = (low, high, low ^ high ^ PARITY)
    x, y = (first + low) & WORD, (second + high) & WORD
    for turn in range(5):
        for bits in ROTATIONS[turn % 2]:
            x = (x + y) & WORD
            y = ((y << bits) & WORD | (y >> (32 - bits))) ^ x
        x = (x + keys[(turn + 1) % 3]) & WORD
        y = (y + keys[(turn + 2) % 3] + turn + 1) & WORD
    return x, y


def below(n: int, word: Any) -> Any:
    """A number from 0 to n - 1, n being small: each as likely as the others but for n in 2^32."""
    # In two halves, for where words have only 32 bits.
    high, low = word >> 16, word & 0xFFFF
    return (high * n + (low * n >> 16)) >> 16
