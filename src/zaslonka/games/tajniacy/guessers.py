"""Tajniacy: guessers as a spymaster imagines them, to try clues on."""

from functools import cache

import numpy as np
from msgspec import Struct

from .meaning import Places, Strengths

GUESSERS = 128
"""How many are imagined."""
STRANGERS = 16
"""How many of them know nothing of our associations, and go by the vectors."""
UNSEEN_STRENGTH = 0.01
"""The strength of a link that one of them does not see."""


class Guessers(Struct, frozen=True):
    """How unlike each other they are."""

    deviation: float  # how differently they feel a link, in natural logarithms of its strength
    seen_share: float  # how many see even a faint link at all


APART = Guessers(deviation=0.5, seen_share=0.2)
"""Less at one than people are: a clue that suits most of them is a safe one."""
LIFELIKE = Guessers(deviation=0.35, seen_share=0.5)
"""About as much at one as the guesser of bench/tajniacy.md with somebody it has never met."""


def touched(
    strengths: Strengths, by_vectors: Strengths, most: int, guessers: Guessers = APART
) -> Places:
    """What each imagined guesser touches on each clue, in its order: one more than the most."""
    feeling, luck = _guessers(strengths.shape[1])
    sees = luck < guessers.seen_share + (1 - guessers.seen_share) * strengths[:, None]
    felt = np.where(sees, strengths[:, None] + UNSEEN_STRENGTH, UNSEEN_STRENGTH)
    felt[:, :STRANGERS] = by_vectors[:, None] + UNSEEN_STRENGTH
    return np.argsort(-(np.log(felt) + guessers.deviation * feeling), axis=2)[:, :, : most + 1]


@cache
def _guessers(words: int) -> tuple[Strengths, Strengths]:
    """The whims of imagined guessers, always the same: how each feels each word, and if at all."""
    random = np.random.default_rng(0)
    feeling = random.standard_normal((GUESSERS, words)).astype(np.float32)
    return feeling, random.random((GUESSERS, words), np.float32)
