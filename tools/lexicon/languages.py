"""What is known of Polish and of English words, put together from the packages and our own."""

import re
import unicodedata
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

import numpy as np

from zaslonka.games.tajniacy.content import Language
from zaslonka.games.tajniacy.dictionary import readings
from . import own, sources
from .evidence import AT_ONCE, LISTED, SENSES, Floats, Lexis, unit

KNOWN = {"pl": 28_000, "en": 12_000}
"""How many words are known beside our own: the most frequent."""
NAMES = 3.0
"""How frequent a name must be to be known."""
_GLOSS_WORDS = 40
_TOKEN = re.compile(r"[^\W\d_]+")
_LITTLE = {"a", "an", "the", "to", "of", "in", "on", "for", "with", "and", "or", "be"}

Translations = dict[str, list[str]]


class Sources(NamedTuple):
    """What was fetched and read."""

    dictionary: dict[str, sources.Entry]
    vectors: Mapping[str, Floats]
    zipf: dict[Language, dict[str, float]]


def read(folder: Path) -> Sources:
    dictionary = sources.dictionary(folder)
    polish, english = (sources.frequencies(folder, language) for language in ("pl", "en"))
    wanted = {
        word
        for entry in dictionary.values()
        for sense in entry.senses
        for each in sense
        for word in each.split()
    }
    wanted |= {word for word, frequency in english.items() if frequency > 3}
    wanted |= {each.clue for each in own.associations("en")} | set(own.board("en"))
    wanted |= {_plain(word) for word, frequency in polish.items() if frequency > NAMES}
    return Sources(dictionary, sources.vectors(folder, wanted), {"pl": polish, "en": english})


def polish(read: Sources) -> Lexis:
    entries = _entries(read.dictionary)
    words = _words("pl", read, lambda word: word in entries or _is_name(word, read))
    index = {word: place for place, word in enumerate(words)}
    senses = np.zeros((len(words), SENSES, 100), np.float32)
    neighbours: list[list[int]] = []
    for place, word in enumerate(words):
        entry = entries.get(word, sources.Entry((), ""))
        meant = [vector for sense in entry.senses if (vector := _meaning(sense, read)) is not None]
        if not meant and _plain(word) in read.vectors:
            meant = [read.vectors[_plain(word)]]
        for sense, vector in enumerate(meant[:SENSES]):
            senses[place, sense] = vector
        near = {index[lemma] for lemma in _lemmas(entry.gloss) if lemma in index}
        neighbours.append(sorted(near - {place})[:_GLOSS_WORDS])
    abroad = _abroad(index, _into_polish(entries), own.associations("en"), "pl")
    return Lexis(words, senses, neighbours, _listed("pl", index), abroad, _zipf("pl", words, read))


def english(read: Sources) -> Lexis:
    words = _words("en", read, lambda word: word in read.vectors)
    index = {word: place for place, word in enumerate(words)}
    senses = np.zeros((len(words), SENSES, 100), np.float32)
    for place, word in enumerate(words):
        if word in read.vectors:
            senses[place, 0] = read.vectors[word]
    into_english = {
        word: [each for sense in entry.senses for each in sense]
        for word, entry in _entries(read.dictionary).items()
    }
    abroad = _abroad(index, into_english, own.associations("pl"), "en")
    alone: list[list[int]] = [[] for _ in words]
    return Lexis(words, senses, alone, _listed("en", index), abroad, _zipf("en", words, read))


def _words(language: Language, read: Sources, has_meaning: Callable[[str], bool]) -> list[str]:
    """The board words, then the clues of our own, then the most frequent of all others."""
    zipf = read.zipf[language]
    clues = {each.clue for each in own.associations(language)}
    by_frequency = sorted(clues, key=lambda word: (-zipf.get(word, 0), word))
    ours = list(dict.fromkeys([*own.board(language), *by_frequency]))
    others = [
        word
        for word in sorted(zipf, key=lambda word: (-zipf[word], word))
        if len(word) > 2 and word.isalpha() and has_meaning(word) and own.is_decent(word)
    ]
    return list(dict.fromkeys([*ours, *others[: KNOWN[language]]]))


def _is_name(word: str, read: Sources) -> bool:
    """Whether it is a name or a foreign word: these mean in Polish what they mean in English."""
    frequent = read.zipf["pl"][word] > NAMES
    return frequent and _plain(word) in read.vectors and not readings(word)


def _plain(word: str) -> str:
    """As English texts spell it: *Małysz* without its *ł*."""
    decomposed = unicodedata.normalize("NFD", word.replace("ł", "l"))
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


def _entries(dictionary: dict[str, sources.Entry]) -> dict[str, sources.Entry]:
    """The dictionary in lower case; a common word before a name that is spelled alike."""
    return {word.lower(): entry for word, entry in sorted(dictionary.items())}


def _meaning(translations: Iterable[str], read: Sources) -> Floats | None:
    """The mean vector of a sense's translations, each the mean of its words."""
    means = []
    for each in translations:
        words = [
            read.vectors[word]
            for word in each.split()
            if word in read.vectors and word not in _LITTLE
        ]
        if words:
            means.append(unit(np.mean(words, axis=0)))
    return unit(np.mean(means, axis=0)) if means else None


def _lemmas(gloss: str) -> set[str]:
    tokens = _TOKEN.findall(gloss.lower())
    return {
        reading.lemma.lower()
        for token in tokens
        for reading in readings(token)
        if reading.part in ("subst", "adj", "inf")
    }


def _into_polish(entries: dict[str, sources.Entry]) -> Translations:
    back: Translations = defaultdict(list)
    for word, entry in entries.items():
        for sense in entry.senses[:2]:
            for each in sense:
                back[each].append(word)
    return back


def _listed(language: Language, index: dict[str, int]) -> Floats:
    table = np.zeros((len(index), len(own.board(language))), np.float32)
    for clue, word, at_once in own.associations(language):
        table[index[clue], index[word]] = AT_ONCE if at_once else LISTED
    return table


def _abroad(
    index: dict[str, int], translated: Translations, foreign: list[own.Listed], language: Language
) -> Floats:
    """The other language's associations, wherever both their words have a translation."""
    boards = len(own.board(language))
    table = np.zeros((len(index), boards), np.float32)
    for clue, word, at_once in foreign:
        for mine in translated.get(word, ()):
            for said in translated.get(clue, ()):
                if said in index and index.get(mine, boards) < boards:
                    place = index[said], index[mine]
                    table[place] = max(table[place], AT_ONCE if at_once else LISTED)
    return table


def _zipf(language: Language, words: list[str], read: Sources) -> Floats:
    return np.array([read.zipf[language].get(word, 0) for word in words], np.float32)
