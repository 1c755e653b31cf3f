"""Tajniacy: the Polish dictionary: what Morfeusz knows of a word, if Morfeusz can be had.

Morfeusz is a compiled package with no wheel for some systems. Without it every word is unknown, and
`available` says so; the judge then goes by spelling alone.
"""

from functools import cache, lru_cache
from typing import Any, NamedTuple

try:
    import morfeusz2  # type: ignore[import-untyped]  # a compiled package without types
except ImportError:
    morfeusz2 = None


class Reading(NamedTuple):
    """One way to read a word: the lemma as the dictionary spells it, and its grammatical tag."""

    lemma: str
    tag: str

    @property
    def part(self) -> str:
        """The part of speech: `subst`, `adj`, `inf`, `num`…"""
        return self.tag.partition(":")[0]


class Form(NamedTuple):
    """One form of a lemma, and its grammatical tag."""

    text: str
    tag: str


def available() -> bool:
    """Whether there is a dictionary on this machine."""
    return morfeusz2 is not None


@cache
def _morfeusz() -> Any:
    return morfeusz2.Morfeusz(generate=True)


@lru_cache(maxsize=50_000)
def readings(word: str) -> tuple[Reading, ...]:
    """Every way to read a word, written in lower case; none if the dictionary does not know it."""
    if not available():
        return ()
    return tuple(
        dict.fromkeys(
            Reading(_bare(lemma), tag)
            for _, _, (_, lemma, tag, *_) in _whole(_morfeusz().analyse(word))
            if tag != "ign"
        )
    )


@lru_cache(maxsize=5_000)
def is_polish(word: str) -> bool:
    """Whether the dictionary can read it, be it as a name or in pieces as *zrobiłam*."""
    return available() and any(
        tag != "ign"
        for spelling in (word, word.capitalize(), word.upper())
        for _, _, (_, _, tag, *_) in _morfeusz().analyse(spelling)
    )


@lru_cache(maxsize=5_000)
def forms(lemma: str) -> tuple[Form, ...]:
    """All forms of the words with this lemma, in lower case; a name is found by its capital."""
    if not available():
        return ()
    for spelling in (lemma, lemma.capitalize(), lemma.upper()):
        generated = _morfeusz().generate(spelling)
        known = [Form(text.lower(), tag) for text, _, tag, *_ in generated if tag != "ign"]
        if known:
            return tuple(dict.fromkeys(known))
    return ()


def _whole(analysis: list[Any]) -> list[Any]:
    """The readings of the word as one piece; *kiedyś* is also read as *kiedy* and *ś*."""
    last = max((end for _, end, _ in analysis), default=0)
    return [piece for piece in analysis if piece[:2] == (0, last)]


def _bare(lemma: str) -> str:
    """The lemma without the mark that tells it from its homonyms: *zamek:Sm3~a* is *zamek*."""
    return lemma.partition(":")[0] or lemma
