"""Tajniacy: word families that people have written down and reviewed, `words/families.txt`.

A line is a board word and what the rules of derivation get wrong about it: `+` of its family, `?`
for the rival to say, `-` not of it. An entry speaks for what is derived from it, too.
"""

from functools import cache
from pathlib import Path
from typing import Literal, TypeAlias

from .derivation import link
from .kinship import Trust

Sign: TypeAlias = Literal["+", "?", "-"]

_FILE = Path(__file__).parent / "words" / "families.txt"


@cache
def families() -> dict[str, dict[str, Sign]]:
    """What is written of each board word: its entries, with their signs."""
    lines = _FILE.read_text(encoding="utf-8").splitlines()
    return dict(_family(line) for line in lines if line and not line.startswith("#"))


def _family(line: str) -> tuple[str, dict[str, Sign]]:
    word, _, entries = line.partition(": ")
    signs: dict[str, Sign] = {}
    for entry in entries.split():
        match entry[0]:
            case "+" | "?" | "-" as sign:
                signs[entry[1:]] = sign
            case _:
                raise ValueError(f"{word}: {entry} has no sign")
    return word, signs


def written(word: str, lemma: str) -> Sign | None:
    """What the file says of a lemma beside a board word, itself or by the entry it comes from."""
    family = families().get(word, {})
    if lemma in family:
        return family[lemma]
    # What is derived keeps the first letters; without looking for them this would take long.
    sources = [(_nearness(entry, lemma), entry) for entry in family if entry[:2] in lemma]
    nearness, nearest = max(sources, default=(0, ""))
    # *Lista* cannot speak for *listowy*: beside *list* it comes no nearer.
    return family[nearest] if nearness > _nearness(word, lemma) else None


def _nearness(base: str, lemma: str) -> int:
    """How much of the lemma is surely the base."""
    found = link(base, lemma)
    return found.length if found and found.trust is Trust.SURE else 0
