"""Tajniacy: how one Polish word is made of another: a stem with a suffix, a prefix, another stem.

The tables say what Polish can do; whether it did so in a given pair they cannot know. So a short
stem needs a telling suffix, and what remains unclear is only `DOUBTFUL`.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from .dictionary import readings
from .kinship import Trust, listed
from .stems import VOWELS, stems


class Link(NamedTuple):
    """One word found in another: how surely, by how long a stem, and whether as a compound."""

    trust: Trust
    length: int
    compound: bool


# Suffixes in their dictionary form. A stem of three letters may carry these.
TELLING = listed(
    """
    ek ik yk eczek eczka eczko iczek yczek iczka yczka uszek uszka uszko ulek ulka uś usia unia
    isko ysko ątko
    owy owa owiec owca owiak owski ówka ówek ówko ówna ownia ownik ownica owość owisko owicz owaty
    ny niczy nik niczka nictwo
    arz arka arnia arski arstwo erz ernia ernik erka
    ski stwo ość
    ista ysta istka ystka istyczny ystyczny izm yzm yczny iczny
    isty ysty asty aty ity awy liwy ęcy
    ica yca iec anin anka ański iński yński czyk
    ę
    """
)

# These need four: beside three letters they are too often mere chance (*bar*, *barka*).
COMMON = listed(
    """
    ka ko ak al an or er ec ca ina yna izna yzna ota oba aczek aczka acz uch ucha ura ur
    any iany ani ienny enny ienka enka alny arny ijny yjny acyjny iwy ewski ewicz estwo ewna ewka
    ewek nia nica yka ika acja ator atka atek ant ada aż ier iera ierka dło idło arek aszek ini yni
    ki two sko
    """
)

VERBAL = listed("ować ić yć nąć eć ać ywać iwać anie enie owanie owany ony")

# Stems of suffixes that carry another suffix: *mleczarski*, *szkolnictwo*, *zegarkowy*.
_CHAINED = listed(
    "k ek ecz icz ycz ik yk ow ów n en an al el ar arz er or ist yst nic nicz own stw sk iń ań"
)
CHAINS = frozenset(inner + last for inner in _CHAINED for last in TELLING)

PREFIXES = listed(
    """
    pa na przy pod nad po za wy bez przed między śród prze roz od u o w z s do nie pra arcy anty
    super auto mini mikro tele foto hydro elektro dwu trój trzy cztero pięcio sześcio stu wielo
    jedno pół ćwierć sto samo ze we ob odo pode nade współ poza około przeciw wszech eks wice makro
    maksi mega ultra euro pseudo
    """
)

# Second parts of compounds that are no words of their own, or short ones.
_TAILS = listed(
    """
    mistrz man mat log logia graf grafia fon skop dawca biorca nosz znawca mierz żerca żerny
    twórca twórczy bójca kształtny podobny terapia trup pis pad spad lot ciąg staw chron stan bus
    teka metr branie żer nośny ryt wóz
    """
)

# An adverb is as good as its adjective: *diamentowo*, *słonecznie*, *królewsko*.
_ADVERB = re.compile("(?<=w)o$|(?<=n)ie$")
_ADVERB_IN_SKO = re.compile("(?<=s)ko$")

# What a word may drop before another suffix: *czapka*, *czapnik*; *kaczka*, *kaczor*.
_DROPPED = ("ka", "ko", "ek", "ik", "yk", "ec", "ki")

_SOFT = ("cz", "sz", "rz", "dz", "ż", "c")


@lru_cache(maxsize=100_000)
def link(base: str, lemma: str) -> Link | None:
    """How `lemma` is made of `base`, as surely as can be told; None if it is not."""
    return max(_links(base, lemma), default=None) or _link_of_root(base, lemma)


def _links(base: str, lemma: str) -> Iterator[Link]:
    for stem, before in stems(base):
        # A stem that has changed is found by chance less often, as if it were longer.
        weight = len(stem) + (not base.startswith(stem))
        start = lemma.find(stem)
        while start >= 0:
            left, rest = lemma[:start], lemma[start + len(stem) :]
            if rest.startswith(before):
                if left:
                    trust, compound = _after(left, stem, rest, weight, lemma), True
                elif _second_part(stem, rest):
                    trust, compound = Trust.SURE, True
                else:
                    trust, compound = _suffixed(stem, rest, weight, lemma), False
                if trust is not None:
                    yield Link(trust, len(stem), compound)
            start = lemma.find(stem, start + 1)


def _link_of_root(base: str, lemma: str) -> Link | None:
    """The doubtful link by what is left of `base` without its own suffix."""
    root = _root(base)
    if len(root) > 3 and lemma.startswith(root) and _suffixed(root, lemma[len(root) :], 4, lemma):
        return Link(Trust.DOUBTFUL, len(root), compound=False)
    return None


@lru_cache(maxsize=20_000)
def _root(base: str) -> str:
    return next((base.removesuffix(end) for end in _DROPPED if base.endswith(end)), "")


def _suffixed(stem: str, rest: str, weight: int, lemma: str) -> Trust | None:
    """How surely the rest is a suffix that this stem carries."""
    if rest in ("i", "y"):
        return Trust.SURE if _adjectival(stem, rest, lemma) else None
    # After a softened consonant, *i* before a vowel is only spelling: *ogni-owy*, *psi-arnia*.
    bare = rest[1:] if rest[:1] == "i" and rest[1:2] and rest[1] in VOWELS else rest
    spellings = {rest, bare, _ADVERB.sub("y", rest), _ADVERB_IN_SKO.sub("ki", rest)}
    if len(stem) < 3:
        return Trust.SURE if rest[:1] == "i" and spellings & TELLING else None
    if spellings & VERBAL:
        return Trust.SURE if weight > 3 else Trust.DOUBTFUL
    if spellings & (TELLING | CHAINS):
        return Trust.SURE
    if spellings & COMMON:
        return Trust.SURE if weight > 3 else Trust.DOUBTFUL
    return None


def _adjectival(stem: str, ending: str, lemma: str) -> bool:
    """Whether this is an adjective made by its ending alone: *kaczy*, *koci*, but not *lewy*."""
    takes = stem.endswith(_SOFT) if ending == "y" else not stem.endswith(("k", "g"))
    return takes and _is(lemma, "adj")


def _after(left: str, stem: str, rest: str, weight: int, lemma: str) -> Trust | None:
    """How surely the stem comes after a prefix or the first part of a compound."""
    if len(stem) < 3:
        return None
    whole = rest in ("", "a", "o", "e", "ie")
    trust = Trust.SURE if whole else _suffixed(stem, rest, weight, lemma)
    if trust is None:
        return None
    if left in PREFIXES:
        limit = _prefixed(left, stem, rest, lemma)
        return limit and min(limit, trust)
    if len(left) > 3 and _first_part(left):
        return Trust.DOUBTFUL if whole and len(stem) == 3 else trust
    return None


def _prefixed(prefix: str, stem: str, rest: str, lemma: str) -> Trust | None:
    """How far a prefix can be trusted: verbs and bare stems carry any, by chance too."""
    verb = lemma.endswith("ć")
    if rest == "e" and len(prefix) > 1:
        return Trust.SURE
    if len(stem) == 3 and (verb or len(rest) < 2):
        return None
    if len(prefix) == 1:
        return Trust.DOUBTFUL if len(stem) > 4 else None
    return Trust.DOUBTFUL if len(rest) < 2 or (verb and len(stem) < 5) else Trust.SURE


@lru_cache(maxsize=20_000)
def _first_part(left: str) -> bool:
    """Whether a compound can begin so: a stem and *o*, or a verb's imperative (*przebi-śnieg*)."""
    if left.endswith("o"):
        endings = ("", "a", "o", "y", "e", "i", "ny")
        return any(_is(left[:-1] + ending, "subst", "adj") for ending in endings)
    return left.endswith(("i", "y")) and _is(left + "ć", "inf")


def _second_part(stem: str, rest: str) -> bool:
    """Whether the rest is the second part of a compound, after a linking vowel or at once."""
    if len(stem) < 3:
        return False
    tail = rest[1:] if rest[:1] in ("o", "i") else ""
    return rest in _TAILS or tail in _TAILS or (len(tail) > 3 and _is(tail, "subst", "adj"))


@lru_cache(maxsize=50_000)
def _is(word: str, *parts: str) -> bool:
    return any(reading.part in parts for reading in readings(word))
