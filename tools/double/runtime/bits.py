"""Sets that are bits of a number, and rows of numbers, counted without leaving C."""

from mypy_extensions import i64


def ones(bits: int) -> int:
    """What ``bits.bit_count()`` says: ever wider sums of neighbouring bits."""
    if bits < 0 or bits > 0x0FFF_FFFF_FFFF_FFFF:
        return bits.bit_count()
    sums: i64 = i64(bits)
    sums = sums - ((sums >> 1) & 0x5555555555555555)
    sums = (sums & 0x3333333333333333) + ((sums >> 2) & 0x3333333333333333)
    sums = (sums + (sums >> 4)) & 0x0F0F0F0F0F0F0F0F
    sums = sums + (sums >> 8)
    sums = sums + (sums >> 16)
    sums = sums + (sums >> 32)
    return int(sums & 0x7F)


def total(row: list[int]) -> int:
    """What ``sum(row)`` says."""
    found = 0
    for one in row:
        found += one
    return found
