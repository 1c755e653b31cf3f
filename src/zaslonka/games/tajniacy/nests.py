"""Tajniacy: Polish words of one root that people have put together, `words/nests.txt`.

A line is a nest: all of it are kin, and so is whatever comes from one of its words. A word with a
question mark is doubtful there.
"""

from collections import defaultdict
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path

from .derivation import Link, link
from .kinship import Trust
from .meaning import lexicon
from .roots import roots

_FILE = Path(__file__).parent / "words" / "nests.txt"
_STRANGE = 0.06
"""A cosine under which a word is not of the nest that its letters would put it in."""


def common_nest(one: str, other: str) -> Trust | None:
    """How surely two lemmas are of one nest; two that are only doubtful there are not."""
    nests, others = nests_of(one), nests_of(other)
    return max(
        (
            min(nests[nest], others[nest])
            for nest in nests.keys() & others.keys()
            if Trust.SURE in (nests[nest], others[nest])
        ),
        default=None,
    )


@lru_cache(maxsize=20_000)
def nests_of(lemma: str) -> Mapping[int, Trust]:
    """The nests a lemma is written in; if none, those of the words it surely comes from."""
    listed = entries()
    if lemma in listed:
        return listed[lemma]
    near = {entry for root in roots(lemma) for entry in _by_root().get(root, ())}
    sources = [(found.length, entry) for entry in near if (found := _source(entry, lemma))]
    longest = max((length for length, _ in sources), default=0)
    return {
        nest: Trust.SURE
        for length, entry in sources
        if length == longest
        for nest, trust in listed[entry].items()
        if trust is Trust.SURE
    }


def _source(entry: str, lemma: str) -> Link | None:
    """How the lemma surely comes from an entry, if their meanings do not deny it."""
    found = link(entry, lemma)
    if not found or found.trust is not Trust.SURE:
        return None
    like = lexicon("pl").cosine(entry, lemma)
    return found if like is None or like > _STRANGE else None


@cache
def entries() -> Mapping[str, Mapping[int, Trust]]:
    found = defaultdict[str, dict[int, Trust]](dict)
    for nest, line in enumerate(_FILE.read_text(encoding="utf-8").splitlines()):
        for entry in line.split() if not line.startswith("#") else ():
            word = entry.rstrip("?")
            found[word][nest] = Trust.DOUBTFUL if entry.endswith("?") else Trust.SURE
    return found


@cache
def _by_root() -> Mapping[str, list[str]]:
    found = defaultdict[str, list[str]](list)
    for word in entries():
        for root in roots(word):
            found[root].append(word)
    return found
