"""Chance: draws that nobody can foresee and anybody can check afterwards."""

from collections.abc import Callable, Iterable, Sequence
from hashlib import blake2b
from struct import Struct
from typing import TypeVar

X = TypeVar("X")

_WORDS = 1 << 64
"""How many words there are, each as likely as the others."""
_MANY = 1 << 32
_SURE = _WORDS - _MANY
"""No word below this one is too many, unless a draw is from more than many (and no deck is)."""
_OF_DEALS = [b"0/%d" % block for block in range(64)]
"""The names of the first words of any deal."""
_EIGHT_WORDS = Struct(">8Q").unpack


class Chance:
    """Random draws that a seed and a ply fix for ever, on any Python."""

    __slots__ = ("_block", "_keyed", "_ply", "_seed", "_words")

    def __init__(self, seed: bytes, ply: int = 0) -> None:
        self._seed = seed
        self._ply = ply
        self._block = 0
        self._keyed: blake2b | None = None  # by the seed, and not named yet
        self._words: list[int] = []  # drawn from its end

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely as the others."""
        words = self._words or self._more()
        word = words.pop()
        if word >= _SURE or n > _MANY:
            word = self._fair(word, n)
        return word % n

    def shuffled(self, items: Iterable[X]) -> tuple[X, ...]:
        """The items in any order: `shuffled_by` its own draws, without a call for each."""
        deck, words = list(items), self._words
        for size in range(len(deck), 1, -1):
            if not words:
                self._more()
            word = words.pop()
            if word < _SURE:
                drawn = word % size
            else:
                words.append(word)
                drawn = self.below(size)
            deck[size - 1], deck[drawn] = deck[drawn], deck[size - 1]
        return tuple(deck)

    def pick(self, items: Sequence[X]) -> X:
        return items[self.below(len(items))]

    def _fair(self, word: int, n: int) -> int:
        """This word, or a later one: of the last words, fewer than n, each is one too many."""
        while word >= _WORDS // n * n:
            words = self._words or self._more()
            word = words.pop()
        return word

    def _more(self) -> list[int]:
        """The next words."""
        self._words += _EIGHT_WORDS(self._digest())
        return self._words

    def _digest(self) -> bytes:
        """The next words as they are hashed: of the seed, the ply and which block it is."""
        block, keyed = self._block, self._keyed
        if self._ply == 0 and block < len(_OF_DEALS):
            name = _OF_DEALS[block]
        else:
            name = b"%d/%d" % (self._ply, block)
        if keyed is None:
            keyed = self._keyed = blake2b(key=self._seed)
        self._block = block + 1
        hashed = keyed.copy()
        hashed.update(name)
        return hashed.digest()


def shuffled_by(below: Callable[[int], int], items: Iterable[X]) -> tuple[X, ...]:
    """The items in an order that these draws make, from the last place to the second."""
    deck = list(items)
    for size in range(len(deck), 1, -1):
        drawn = below(size)
        deck[size - 1], deck[drawn] = deck[drawn], deck[size - 1]
    return tuple(deck)
