"""Writes what the judge of clues knows of words: English families, names, foreign words."""

from collections.abc import Iterator
from pathlib import Path

from zaslonka.games.tajniacy.dictionary import is_polish
from zaslonka.games.tajniacy.english import stripped
from zaslonka.games.tajniacy.spelling import without_marks
from . import english_families, english_sources, own, sources
from .english_families import Families
from .english_sources import English
from .sources import SCOWL

_ABROAD = ("en", "de", "fr", "es", "it")
_FAMILIAR, _COMMON_ABROAD = 2.6, 3.8
"""Zipf frequencies of a name that Poles know, and of a word that is common in its own language."""
_RATHER_FOREIGN = 1.6
"""How much more frequent a word is at home than in the middle one of all languages; a name or a
brand is as well known elsewhere."""
_RATHER_ENGLISH = 1.2
"""The same for a common word of English, beside Polish alone."""
_NAME_SIZES = (35, 40, 50, 55, 60, 70)


def write(folder: Path) -> None:
    known = english_sources.read(folder)
    _write("kin.en.txt", _english(known, english_families.made(known)))
    _write("hyphenated.en.txt", sorted(known.hyphenated))
    homophones = english_sources.homophones(folder, known.zipf)
    _write("homophones.en.txt", [" ".join(group) for group in homophones])
    foreign = _foreign(folder, known)
    _write("foreign.txt", sorted(foreign))
    _write("names.txt", sorted(_names(folder, known) - foreign))


def _write(name: str, lines: list[str]) -> None:
    (own.FOLDER / name).write_text("\n".join(lines) + "\n", encoding="utf-8")


def _english(known: English, families: Families) -> list[str]:
    """Families, a line each; then `=` compounds, `?` doubtful links, `>` irregular forms."""
    name = {word: family[0] for family in families.members for word in family}
    return [
        *(" ".join(family) for family in families.members),
        *(
            " ".join(
                [f"={word}", *(part if sure else f"{part}?" for part, sure in sorted(of.items()))]
            )
            for word, of in sorted(families.parts.items())
        ),
        *_doubtful(families, name),
        *(
            " ".join([f">{form}", *sorted(of & name.keys())])
            for form, of in sorted(known.lemma_of.items())
            if (of & name.keys()) - set(stripped(form)) and known.zipf.get(form, 0) > 1
        ),
    ]


def _doubtful(families: Families, name: dict[str, str]) -> Iterator[str]:
    for word, others in sorted(families.doubtful.items()):
        apart = {other for other in others & name.keys() if name[other] != name.get(word)}
        if word in name and any(word < other for other in apart):
            yield " ".join([f"?{word}", *sorted(other for other in apart if word < other)])


def _names(folder: Path, known: English) -> set[str]:
    """Names, brands and the like: of the packages' lists, and what Poles often write."""
    zipf = sources.frequencies(folder, "pl")
    lists = folder / SCOWL / "usr/share/dict/scowl"
    files = [
        lists / f"english-{kind}.{size}"
        for kind in ("upper", "proper-names")
        for size in _NAME_SIZES
    ]
    texts = [file.read_text("latin-1") for file in files if file.exists()]
    listed = known.names | {word.lower() for text in texts for word in text.split()}
    told = {word for word in listed if max(zipf.get(word, 0), known.zipf.get(word, 0)) > 2}
    written = {word for word, often in zipf.items() if often > _FAMILIAR}
    careless = {without_marks(word) for word in zipf if is_polish(word)}
    common = known.lemmas | known.lemma_of.keys()
    return {
        word
        for word in (told | (written - careless)) - common
        if len(word) > 2 and word.isalpha() and not is_polish(word) and own.is_decent(word)
    }


def _foreign(folder: Path, known: English) -> set[str]:
    """Words common in one of the languages about us and rare in the others."""
    tables = [sources.frequencies(folder, language) for language in ("pl", *_ABROAD)]
    most = {word for table in tables for word, often in table.items() if often > _COMMON_ABROAD}
    found = set[str]()
    for word in most:
        often = sorted(table.get(word, 0) for table in tables)
        middle = (often[2] + often[3]) / 2
        if often[-1] - middle > _RATHER_FOREIGN and len(word) > 2 and word.isalpha():
            found.add(word)
    here = tables[0]
    found |= {
        word
        for word in known.lemmas & most
        if known.zipf.get(word, 0) - here.get(word, 0) > _RATHER_ENGLISH
    }
    return {word for word in found if not is_polish(word)}
