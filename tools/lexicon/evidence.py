"""What speaks for a link of clue and board word: vectors, glosses, others' associations.

Every table has a row for each known word and a column for each board word. What is learned from the
own associations leaves out the very pair it is asked about, so that a fit on them is honest.
"""

from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]

SENSES = 3
AT_ONCE, LISTED = 1.0, 0.5
_WEIGHTS = np.array([1.0, 0.7, 0.5], np.float32)


class Lexis(NamedTuple):
    """All that is known of a language's words; the board words are the first of them."""

    words: list[str]
    senses: Floats  # word by sense by dimension; zero where there is no such sense
    neighbours: list[list[int]]  # words of each word's gloss
    listed: Floats  # own associations, word by board word
    abroad: Floats  # associations of the other language's authors, translated
    zipf: Floats


def unit(table: Floats) -> Floats:
    length = np.linalg.norm(table, axis=-1, keepdims=True)
    return np.asarray(table / np.maximum(length, 1e-6), np.float32)


def _retrofitted(own: Floats, neighbours: list[list[int]]) -> Floats:
    """Vectors drawn to those of their neighbours (Faruqui 2015); words without one take theirs.

    Further than this all words are drawn to the few that explain most others.
    """
    drawn = own.copy()
    for _ in range(2):
        for word, near in enumerate(neighbours):
            if near:
                drawn[word] = own[word] + 0.5 * drawn[near].mean(axis=0)
    drawn = unit(drawn)
    return unit(drawn - drawn.mean(axis=0))


def vectors(lexis: Lexis) -> Floats:
    """A vector for each word: the mean of its senses, drawn to the words of its gloss."""
    return _retrofitted(unit(np.einsum("nsd,s->nd", lexis.senses, _WEIGHTS)), lexis.neighbours)


def features(lexis: Lexis, boards: int) -> dict[str, Floats]:
    """Each kind of evidence, by its name."""
    meant = vectors(lexis)
    best_sense = _best_sense(lexis.senses, boards)
    glossed = _glossed(lexis, boards)
    return {
        "vectors": meant @ meant[:boards].T,
        "sense": best_sense,
        "glossed": glossed,
        "abroad": lexis.abroad,
        "near": _near_listed(meant, lexis.listed),
        "second": _second_order(lexis.listed),
        "mutual": _mutual(lexis.listed),
        "zipf": np.repeat(lexis.zipf[:, None], boards, axis=1),
        "same_abroad": (best_sense > 0.98).astype(np.float32),
    }


def _best_sense(senses: Floats, boards: int) -> Floats:
    table = np.full((len(senses), boards), -1, np.float32)
    for mine, other in product(range(SENSES), repeat=2):
        weight = _WEIGHTS[mine] * _WEIGHTS[other]
        np.maximum(table, weight * (senses[:, mine] @ senses[:boards, other].T), out=table)
    return table


def _glossed(lexis: Lexis, boards: int) -> Floats:
    """Words of one's gloss; the fewer they are in, the more they say."""
    table = np.zeros((len(lexis.words), boards), np.float32)
    counts = np.bincount([near for row in lexis.neighbours for near in row], minlength=len(table))
    for word, row in enumerate(lexis.neighbours):
        for near in row:
            weight = 1 / np.log2(2 + counts[near])
            if near < boards:
                table[word, near] += weight
            if word < boards:
                table[near, word] += weight
    return table


def _near_listed(meant: Floats, listed: Floats) -> Floats:
    """How near a word is to the associations of the board word, itself left out."""
    table = np.zeros_like(listed)
    for board in range(listed.shape[1]):
        clues = np.flatnonzero(listed[:, board])
        near = meant @ meant[clues].T
        near[clues, np.arange(len(clues))] = -1
        table[:, board] = np.sort(near, axis=1)[:, -6:].mean(axis=1)
    return table


def _second_order(listed: Floats) -> Floats:
    """How like the board word are the others that list this clue, by the rest of their lists."""
    spread = listed / np.sqrt(1 + (listed > 0).sum(axis=1, keepdims=True))
    rows = unit(spread.T)
    alike = rows @ rows.T
    np.fill_diagonal(alike, 0)
    table = listed @ alike
    # Take out what this clue itself makes them alike.
    by_itself = rows.T * ((listed * rows.T).sum(axis=1, keepdims=True) - listed * rows.T)
    return np.asarray(np.sqrt(np.maximum(table - by_itself, 0)), np.float32)


def _mutual(listed: Floats) -> Floats:
    """A board word that is itself listed for another as a clue."""
    boards = listed.shape[1]
    table = np.zeros_like(listed)
    table[:boards] = listed[:boards].T
    return table
