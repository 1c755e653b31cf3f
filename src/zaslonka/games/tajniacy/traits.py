"""Tajniacy: what two texts have in common if the judge has anything to say of them.

Nearly all words on a table have nothing to do with a clue, but to find that out rule by rule takes
a millisecond. So a clue and a word have traits each: where they share none, no rule of the judge
can find anything. Where they share one, the rules decide; it may be mere chance.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TypeAlias

from . import english, polish
from .content import Language
from .families import families
from .nests import nests_of
from .roots import roots, without_prefix
from .sounds import sounds
from .spelling import without_marks, words_of
from .stems import stems

Traits: TypeAlias = frozenset[str]

LEAST_RUN = 4
"""Letters that a clue and a word must share to be pointed at.  TAJ-56."""


@lru_cache(maxsize=2_000)
def of_word(word: str, language: Language) -> Traits:
    """The traits of a word on the table."""
    found = set(_of_whole(word, word, language))
    for part in words_of(word):
        found |= _of_polish_word(part) if language == "pl" else english.traits(part)
    return frozenset(found)


def of_clue(clue: str, read: Sequence[str], language: Language) -> set[str]:
    """The traits of a clue that may be ``read`` as these words, the last of them as a whole."""
    found = set(_of_whole(clue, read[-1], language))
    for part in read:
        found |= _of_polish_clue(part) if language == "pl" else english.traits(part)
    return found


def _of_whole(text: str, joined: str, language: Language) -> Iterator[str]:
    """What goes by letters alone: how it is spelled, how it sounds, and what may stand in it."""
    text = text.lower()
    yield "bare " + without_marks(joined)
    yield from ("sound " + heard for heard in sounds(text, language))
    yield from ("run " + run for run in _runs(text, LEAST_RUN))


@lru_cache(maxsize=2_000)
def _of_polish_word(word: str) -> Traits:
    bases = polish.board_lemmas(word)
    family = families().get(word, {})
    return frozenset(
        {
            *("lemma " + lemma for lemma in (*bases, *family)),
            *("made of " + start for base in (*bases, *family) for start in _starts(base)),
            *("source of " + run for base in bases for run in _found_in(base)),
            *(trait for base in bases for trait in _of_lemma(base)),
            *(
                # Of a word in the file a beginning says nothing.
                trait
                for base in bases - families().keys()
                for trait in _beginnings(base)
            ),
        }
    )


@lru_cache(maxsize=2_000)
def _of_polish_clue(clue: str) -> Traits:
    lemmas = polish.lemmas(clue) | {clue}
    return frozenset(
        {
            *("lemma " + lemma for lemma in lemmas),
            *("made of " + run for lemma in lemmas for run in _found_in(lemma)),
            *("source of " + start for lemma in lemmas for start in _starts(lemma)),
            *(trait for lemma in lemmas for trait in _of_lemma(lemma)),
            *(trait for lemma in lemmas for trait in _beginnings(lemma)),
        }
    )


def _of_lemma(lemma: str) -> Iterator[str]:
    """What both sides of a kinship have alike."""
    yield "begins " + lemma[:4]  # by what is left of a word without its own suffix
    yield from (f"nest {nest}" for nest in nests_of(lemma))
    yield from ("root " + root for root in roots(lemma))


def _beginnings(lemma: str) -> Iterator[str]:
    return ("like " + text[:3] for text in without_prefix(lemma) if len(text) > 2)


def _starts(lemma: str) -> Iterator[str]:
    """How each stem begins by which the lemma may be found; of two letters, with what follows."""
    for stem, _ in stems(lemma):
        yield from (stem[:4],) if len(stem) > 2 else (stem + "i", stem + "y")


def _found_in(lemma: str) -> Iterator[str]:
    yield from _runs(lemma, 3)
    yield from _runs(lemma, 4)


def _runs(text: str, length: int) -> Iterator[str]:
    return (text[start : start + length] for start in range(len(text) - length + 1))
