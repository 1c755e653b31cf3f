"""Tajniacy: the roots two Polish words may share, whatever each of them was made with.

*Kierowca* is not made of *kierunek*, nor the other way round: both come from *kierować*. So each is
stripped of prefix and suffix, and what is left compared as far as Polish lets it change: *piec*,
*piekarz*, *pieczywo*. Many words share a root in this sense by chance; whoever asks must know
whether their meanings have anything in common.
"""

from functools import lru_cache
from itertools import takewhile

from .derivation import CHAINS, COMMON, PREFIXES, TELLING, VERBAL
from .kinship import listed

_SUFFIXES = (
    TELLING
    | COMMON
    | VERBAL
    | CHAINS
    # Endings, and suffixes of words of one nest with no simpler word in it.
    | listed(
        """
        y i a o e ę ie um us
        unek ynek ywo iwo ciel cielka cielski iciel yciel icielka ycielka ień eń osny ostny owlany
        ować uwać owić awić ewać iwać ywać nąć ąć nienie cie any ony ty ły ęty
        yna yni ca cka cki ecki icki acki aka ciec liwość ctwo ność nność elność alność owość
        otny otność ot oć ota awka aczka icz alnia elnia elny alny owny anny nny
        nić nieć wina awca ywca awczy ywczy owajca ba ycz ęta ątko ątek wa wo no ło dło sło ada
        owizna oś ocha eństwo czyć
        """
    )
    # Of words that came from Latin, Greek and French.
    | listed(
        """
        acja ator atorka atorski ant antka ancki ancja encja ent entka encki acyjny ycja icja ycyjny
        icyjny itor ytor sja sjonat sjonować zja zyjny syjny sywny sywność sor sorka zor
        cja cyjny tor torka torski torat tura turowy kcja kcyjny ktor ktorka ktorat ktura gować
        ywny ywność ywista ywizm ja amin etyk etyka etyczny etyzować
        izować yzować izacja yzacja izator yzator izowany yzowany
        ologia olog ologiczny ografia ograf ometria ometr oman omania okrata okracja okratyczny
        owalny alność oniczny eniczny iczny yczny ikacja ikować ikator at atowy atka ata ura ylla
        ykulować ykulacja ytet itet ytetowy jny jność jka jowy ista ysta istka ystka izm yzm
        er erka erski erstwo erować ier ierka ierski aż ażysta ażystka ażowy ans ansowy esa eska
        ia iowy ik yk yka ika ioza oza ozować tyczny tyka tyk tykować owiec owicz owiczka
        """
    )
)
_VERB_PREFIXES = listed(
    """
    wyz roz wz ws ob obe pod przed prze przy u w wy za na nad do o po od s z ze
    """
)
_LATIN_PREFIXES = listed("re de dez dys pre sub trans kontr kontra")
_LEAST_AFTER = {
    **{prefix: max(3, 6 - len(prefix)) for prefix in PREFIXES | _VERB_PREFIXES},
    **dict.fromkeys(_LATIN_PREFIXES, 5),
}
"""How many letters must follow each prefix: *de-* and *ser* are not *deser*."""

# What the last consonant of a root may have been: *ręka*, *ręczny*; *noga*, *nożny*; *świeca*.
_LAST = {
    "k": "k",
    "cz": "k",
    "c": "kgt",
    "ć": "t",
    "t": "t",
    "g": "g",
    "ż": "gz",
    "dz": "gd",
    "dź": "d",
    "d": "d",
    "ch": "h",
    "h": "h",
    "sz": "hs",
    "s": "s",
    "ś": "sh",
    "z": "z",
    "ź": "z",
    "n": "n",
    "ń": "n",
    "ł": "l",
    "l": "l",
    "r": "r",
    "rz": "r",
}
_LETTERS = str.maketrans("ąęóaeośźńł", "AAAAAAsznl")
_LEAST = 3


@lru_cache(maxsize=20_000)
def roots(lemma: str) -> frozenset[str]:
    """Every root that may be in a lemma, in a spelling that its changes leave alone."""
    cut = {
        word[:end]
        for word in without_prefix(lemma)
        for end in range(_LEAST, len(word) + 1)
        if end == len(word) or word[end:] in _SUFFIXES
    }
    return frozenset(root for text in cut for root in _spellings(text))


def without_prefix(lemma: str) -> list[str]:
    """The lemma, and what is left of it without each prefix it may have."""
    ends = [end for end in range(1, 7) if len(lemma) - end >= _LEAST_AFTER.get(lemma[:end], 99)]
    return [lemma[end:] for end in (0, *ends)]


def longest_beginning(one: str, other: str) -> int:
    """How many letters both begin with, be it after a prefix of one of them."""
    pairs = [(one, rest) for rest in without_prefix(other)]
    pairs += [(rest, other) for rest in without_prefix(one)]
    return max(
        sum(1 for _ in takewhile(lambda both: both[0] == both[1], zip(*pair, strict=False)))
        for pair in pairs
    )


def longest_shared(one: str, other: str) -> int:
    """The letters of the longest root that both may have; 0 if there is none."""
    return max(map(len, roots(one) & roots(other)), default=0)


def _spellings(text: str) -> list[str]:
    bare = text.removesuffix("i")
    for end in (bare[-2:], bare[-1:]):
        if end in _LAST:
            body = bare[: -len(end)].translate(_LETTERS)
            return [body + last for last in _LAST[end]] if len(bare) >= _LEAST else []
    return [bare.translate(_LETTERS)] if len(bare) >= _LEAST else []
