"""Tajniacy: how a Polish clue and a board word are of one family, if they are."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from math import prod

from . import dictionary
from .derivation import link
from .dictionary import readings
from .families import families, written
from .kinship import Kinship, Trust, surest
from .meaning import lexicon
from .nests import common_nest
from .roots import longest_beginning, longest_shared

STRANGE, PERHAPS_LIKE, LIKE, LIKE_IF_SHORT, MUCH_ALIKE = 0.06, 0.2, 0.33, 0.42, 0.6
"""Cosines: what is less is hardly derived; and from which on a shared root is more than chance."""

_MARKED = {"a": "ą", "c": "ć", "e": "ę", "l": "ł", "n": "ń", "o": "ó", "s": "ś", "z": "źż"}
_MOST_SPELLINGS = 384
"""Of a word without its marks; a longer one is left as it is."""


def kinship(clue: str, word: str) -> Kinship | None:
    """The surest way in which a clue and a board word, both in lower case, are kin."""
    return surest(_kinships(clue, word))


def is_known(clue: str) -> bool:
    """Whether the dictionary has it, be it as a name; without a dictionary every word passes."""
    return not dictionary.available() or bool(_readings(clue))


def is_number(clue: str) -> bool:
    """Whether it is a number word."""
    return any(reading.part == "num" for reading in readings(clue))


def is_common(word: str, *, lemma: bool) -> bool:
    """Whether it is a common word, not only a name: a form of one, or the lemma itself."""
    lemmas = [reading.lemma for reading in readings(word)]
    return word in lemmas if lemma else any(each.islower() for each in lemmas)


@lru_cache(maxsize=5_000)
def with_marks(text: str) -> tuple[str, ...]:
    """The Polish words that this may be with its marks left out: *krolowa*, *królowa*."""
    choices = [letter + _MARKED.get(letter, "") for letter in text]
    if not dictionary.available() or prod(map(len, choices)) > _MOST_SPELLINGS:
        return ()
    spelled = ("".join(letters) for letters in product(*choices))
    return tuple(word for word in spelled if word != text and readings(word))


def _kinships(clue: str, word: str) -> Iterator[Kinship]:
    of_word = board_lemmas(word)
    own = [reading for reading in _readings(clue) if reading.lemma.lower() == clue]
    if of_word & lemmas(clue):
        if clue == word or all(reading.tag.startswith("subst:pl") for reading in own):
            yield Kinship(Trust.SURE, "form")
        elif all(reading.part == "subst" for reading in own):
            yield Kinship(Trust.DOUBTFUL, "homograph")
    for lemma in {clue} if own else lemmas(clue):
        sign = written(word, lemma)
        if sign == "-":
            continue
        if sign is not None:
            yield Kinship(Trust.SURE if sign == "+" else Trust.DOUBTFUL, "family")
        else:
            for base in of_word:
                yield from _likely(base, lemma)


def _likely(word: str, lemma: str) -> Iterator[Kinship]:
    """What the rules say, believed as far as the meanings bear it out."""
    nested = common_nest(word, lemma)
    if nested:
        yield Kinship(nested, "family")
    like = _likeness(word, lemma)
    for kin in _derived(word, lemma):
        # Of a word in the file people have seen what the rules say.
        if word in families():
            yield kin
        elif like is None:
            short = min(len(word), len(lemma)) < 4
            yield kin._replace(trust=Trust.DOUBTFUL) if short else kin
        elif kin.trust is Trust.SURE:
            yield kin if like > STRANGE else kin._replace(trust=Trust.DOUBTFUL)
        elif like > STRANGE:
            yield kin._replace(trust=Trust.SURE if like > LIKE else Trust.DOUBTFUL)
    shared = longest_shared(word, lemma)
    trust = _of_reviewed(shared, like) if word in families() else _of_shared(shared, like)
    trust = max(trust, _of_beginning(word, lemma, like))
    if trust:
        yield Kinship(Trust(trust), "family")


def _likeness(word: str, lemma: str) -> float | None:
    """The cosine of two words; what is denied is meant, too: *równość*, *nierówny*."""
    denied = lemma.removeprefix("nie")
    return lexicon("pl").cosine(word, denied if readings(denied) else lemma)


def _of_shared(letters: int, like: float | None) -> int:
    """How surely a shared root of so many letters is more than chance, by what the words mean."""
    if like is None:
        return Trust.SURE if letters > 3 else 0
    if letters < 5 and (not letters or like < PERHAPS_LIKE):
        return 0
    enough = (LIKE_IF_SHORT, LIKE, PERHAPS_LIKE, -1)[min(max(letters, 3), 6) - 3]
    return Trust.SURE if like > enough else Trust.DOUBTFUL


def _of_reviewed(letters: int, like: float | None) -> int:
    """The same where people have reviewed what the rules say: what they passed over weighs less."""
    if like is None or not letters:
        return Trust.DOUBTFUL if letters > 5 else 0
    return Trust.SURE if like > LIKE_IF_SHORT else Trust.DOUBTFUL if like > LIKE else 0


def _of_beginning(one: str, other: str, like: float | None) -> int:
    """How surely two words that begin alike come from one: *decyzja*, *zdecydowany*.

    Latin roots change in more ways than can be listed, but few words begin and mean alike by
    chance.
    """
    if one in families():
        return 0
    letters = longest_beginning(one, other)
    if like is None:
        return Trust.DOUBTFUL if letters > 4 else 0
    if letters > 2 and like > MUCH_ALIKE:
        return Trust.SURE
    if letters > 4 or letters == min(len(one), len(other)) == 4:
        return Trust.SURE if like > LIKE else Trust.DOUBTFUL if like > PERHAPS_LIKE else 0
    return Trust.DOUBTFUL if letters == 4 and like > LIKE else 0


def _derived(word: str, lemma: str) -> Iterator[Kinship]:
    made = link(word, lemma)
    if made:
        yield Kinship(made.trust, "contains" if made.compound else "derived")
    # In three letters that have changed a source is found by chance: *kat* in *kaczka*.
    source = link(lemma, word) if len(lemma) > 3 or word.startswith(lemma) else None
    if source:
        yield Kinship(source.trust, "part" if source.compound else "source")


@lru_cache(maxsize=5_000)
def lemmas(clue: str) -> frozenset[str]:
    return frozenset(reading.lemma.lower() for reading in _readings(clue)) or frozenset({clue})


@lru_cache(maxsize=5_000)
def board_lemmas(word: str) -> frozenset[str]:
    """A board word is its own lemma, and if it is a plural, its singular as well."""
    plural_of = {
        reading.lemma.lower()
        for reading in readings(word)
        if reading.tag.startswith("subst:pl:nom") and not reading.tag.endswith(":pt")
    }
    return frozenset({word} | plural_of)


def _readings(clue: str) -> tuple[dictionary.Reading, ...]:
    return readings(clue) or readings(clue.capitalize())
