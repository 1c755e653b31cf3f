"""English word families: which words are made of which, by three witnesses and their meaning.

WordNet names what is derived from what, the Etymological Wordnet (in `ety`) what a word was made
of, and the rules of English what could be made of what; where only the rules speak, vectors decide
whether the two have anything to do with each other: *corn* and *popcorn* have, *corner* has not.
"""

from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from zaslonka.games.tajniacy.kinship import listed
from . import own
from .english_sources import English

_SUFFIXES = listed(
    """
    y ie ier ily iness er or ar ist ism ful less ness ly ish al ial ical ic ian an ship hood dom let
    ling like some ward wards able ible ment ation ition tion sion ion en ese ess ress ette ry ery
    ary ory age eer ster ous ious eous fy ify ize ise ity ty th ance ence ancy ency ant ent ive
    ative ate ure ade ee ics fulness lessness fully ally ably ologist ology ological icity ization
    isation izer iser ing ings ed istic istical ific ification
    """
)
_PREFIXES = listed(
    """
    un re dis mis over under out non anti super mini sub pre en em be up co de fore inter mid multi
    post semi trans tele ultra auto counter ex in im ir il a
    """
)
_COMMON, _FREQUENT = 2.0, 3.3
"""Zipf frequencies that a base must have, and a part of a compound that is sure by its length."""
_LONG_PART, _SHORT_PART = 2.3, 3.0
"""Those that any part must have."""
_LIKE, _LIKE_IF_LONG, _PERHAPS = 0.3, 0.22, 0.1
"""Cosines by which a derivation is sure, sure of a longer base, and perhaps one."""
_FAR_FETCHED = 0.03
"""A cosine under which not even a witness is believed."""
_PART_LIKE, _OTHER_LIKE = 0.18, 0.22
"""The same for a compound: of the part in question, and of the other."""
_BORROWED_LIKE = 0.45
"""What a word must be like its part in spite of having come from another language."""


class Families(NamedTuple):
    """What is known of English words: families, parts of compounds and how sure, doubtful links."""

    members: list[list[str]]
    parts: dict[str, dict[str, bool]]
    doubtful: dict[str, set[str]]


def made(known: English) -> Families:
    links = _Links(known)
    members = links.families()
    name = {word: family[0] for family in members for word in family}
    return Families(members, links.parts(name), links.doubtful)


class _Links:
    """Sure and doubtful links between words, each known in both directions."""

    def __init__(self, known: English) -> None:
        self._known = known
        self.sure = defaultdict[str, set[str]](set)
        self.doubtful = defaultdict[str, set[str]](set)
        self._splits = {word: split for word in known.lemmas if (split := list(self._cut(word)))}
        self._add_told()
        self._add_by_rules()
        for one, other, sign in own.english_corrections():
            self._part(one, other)
            if sign != "-":
                self._link(one, other, surely=sign == "+")

    def families(self) -> list[list[str]]:
        """Words that are linked surely, near or far, the shortest first."""
        found, met = [], set[str]()
        for word in sorted(self._known.lemmas):
            if word in met:
                continue
            family, open_ = [word], [word]
            met.add(word)
            while open_:
                near = sorted((self.sure[open_.pop()] & self._known.lemmas) - met)
                met.update(near)
                family += near
                open_ += near
            found.append(sorted(family, key=lambda one: (len(one), one)))
        return found

    def parts(self, name: dict[str, str]) -> dict[str, dict[str, bool]]:
        """The families that compounds are made of, and whether that is sure."""
        found = defaultdict[str, dict[str, bool]](dict)
        apart = {(one, other) for one, other, sign in own.english_corrections() if sign == "-"}
        for word, splits in self._splits.items():
            for pair in splits:
                for part, sure in self._parts_of(word, pair):
                    family = name.get(part) or name.get(self._known.lemma(part), "")
                    if family and family != name[word] and not {(part, word), (word, part)} & apart:
                        found[word][family] = sure or found[word].get(family, False)
        return found

    def _link(self, one: str, other: str, *, surely: bool) -> None:
        links = self.sure if surely else self.doubtful
        links[one].add(other)
        links[other].add(one)

    def _part(self, one: str, other: str) -> None:
        for links in (self.sure, self.doubtful):
            links[one].discard(other)
            links[other].discard(one)

    def _add_told(self) -> None:
        """What WordNet and the Etymological Wordnet say, unless it is far-fetched."""
        known = self._known
        told = [
            (one, other)
            for one, others in known.derived.items()
            for other in others
            if _alike(one, other)
        ]
        told += [(form, lemma) for form, lemmas in known.also_of.items() for lemma in lemmas]
        for word, sources in known.made_of.items():
            # Of two words it is a compound or a blend.
            if len(sources) == 1 and not any(sources & set(pair) for pair in self._pairs(word)):
                told += [(word, source) for source in sources]
        for one, other in told:
            if {one, other} <= known.lemmas:
                like = known.cosine(one, other)
                self._link(one, other, surely=like is None or like > _FAR_FETCHED)

    def _add_by_rules(self) -> None:
        known = self._known
        heads = defaultdict[str, set[str]](set)
        for base in known.lemmas:
            if known.zipf.get(base, 0) > _COMMON:
                for head in _heads(base):
                    heads[head].add(base)
        for word in known.lemmas:
            bases = {
                base
                for end in range(3, len(word))
                if word[end:] in _SUFFIXES
                for base in heads[word[:end]]
            }
            bases |= {
                word[end:]
                for end in range(1, len(word) - 2)
                if word[:end] in _PREFIXES and known.zipf.get(word[end:], 0) > _COMMON + 0.5
            }
            for base in (bases & known.lemmas) - self.sure[word] - {word}:
                self._add_derivation(word, base)

    def _add_derivation(self, word: str, base: str) -> None:
        like = self._known.cosine(word, base)
        if word in self._known.borrowed and len(base) < 5 and (like or 0) < _BORROWED_LIKE:
            return
        if like is None:
            self._link(word, base, surely=False)
        elif like >= _LIKE or (like >= _LIKE_IF_LONG and len(base) > 4):
            self._link(word, base, surely=True)
        elif like >= _PERHAPS:
            self._link(word, base, surely=False)

    def _pairs(self, word: str) -> list[tuple[str, str]]:
        return self._splits.get(word, [])

    def _cut(self, word: str) -> Iterator[tuple[str, str]]:
        """The ways to read a word as two frequent ones."""
        zipf, words = self._known.zipf, self._known.words
        if word in self._known.lemma_of:
            return
        for end in range(3, len(word) - 2):
            first, second = word[:end], word[end:]
            if first in _PREFIXES or second in _SUFFIXES:
                continue
            if {first, second} <= words and all(
                zipf.get(part, 0) > (_LONG_PART if len(part) > 4 else _SHORT_PART)
                for part in (first, second)
            ):
                yield first, second

    def _parts_of(self, word: str, pair: tuple[str, str]) -> Iterator[tuple[str, bool]]:
        known = self._known
        likes = [known.cosine(word, part) or 0 for part in pair]
        told = bool(known.made_of.get(word, set()) & set(pair))
        if word in known.borrowed and max(likes) < _BORROWED_LIKE:
            return
        long = all(len(part) > 3 and known.zipf.get(part, 0) > _FREQUENT for part in pair)
        explained = any(word.startswith(base) for base in self.sure[word] if len(base) > 3)
        for part, like, other in zip(pair, likes, reversed(likes), strict=True):
            near = like >= _PART_LIKE or (other >= _OTHER_LIKE and len(part) > 3)
            if told or near or (long and not explained):
                yield part, True
            elif not explained and (len(part) > 3 or other >= _OTHER_LIKE):
                yield part, False


def _alike(one: str, other: str) -> bool:
    """*Be* and *existence* are derived from nothing common that could be seen."""
    return one[:3] == other[:3] or one in other or other in one


def _heads(base: str) -> set[str]:
    """What of a base may stand before a suffix: *drumm-*, *nurs-*, *happi-*, *scient-*."""
    heads = {base, base + base[-1]}
    for end, others in (("e", [""]), ("y", ["", "i"]), ("ce", ["t", "ti"])):
        if base.endswith(end):
            heads |= {base.removesuffix(end) + other for other in others}
    return {head for head in heads if len(head) > 2}
