"""Chance: draws that nobody can foresee and anybody can check afterwards."""

import hashlib
from collections.abc import Iterable, Sequence
from typing import TypeVar

X = TypeVar("X")


class Chance:
    """Random draws that a seed and a ply fix for ever, on any Python."""

    __slots__ = ("_block", "_ply", "_seed", "_words")

    def __init__(self, seed: bytes, ply: int = 0) -> None:
        self._seed = seed
        self._ply = ply
        self._block = 0
        self._words: list[int] = []

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely as the others."""
        limit = (1 << 64) // n * n
        while (word := self._word()) >= limit:
            pass
        return word % n

    def shuffled(self, items: Iterable[X]) -> tuple[X, ...]:
        deck = list(items)
        for i in range(len(deck) - 1, 0, -1):
            j = self.below(i + 1)
            deck[i], deck[j] = deck[j], deck[i]
        return tuple(deck)

    def pick(self, items: Sequence[X]) -> X:
        return items[self.below(len(items))]

    def _word(self) -> int:
        if not self._words:
            name = f"{self._ply}/{self._block}".encode()
            digest = hashlib.blake2b(name, key=self._seed).digest()
            self._words = [int.from_bytes(digest[i : i + 8], "big") for i in range(0, 64, 8)]
            self._block += 1
        return self._words.pop()
