"""Words of chance, of 64 bits each, divided without leaving C: in halves, for C's have a sign."""

from mypy_extensions import i64

MOST = 1 << 31
"""By more than this nothing is divided here: what is left would not go before another half."""
_LAST_HALF = (1 << 32) - 1


def rest(words: bytes, left: i64, n: i64) -> i64:
    """What the last of so many words leaves when it is divided by n, at most `MOST`.

    Or -1, if it may be one of those that are drawn again, the last ones there are.
    """
    at: i64 = 8 * left
    high = _half(words, at - 8)
    if high == _LAST_HALF:
        return -1
    return ((high % n << 32) + _half(words, at - 4)) % n


def _half(words: bytes, at: i64) -> i64:
    one: i64 = words[at]
    two: i64 = words[at + 1]
    three: i64 = words[at + 2]
    four: i64 = words[at + 3]
    return one << 24 | two << 16 | three << 8 | four
