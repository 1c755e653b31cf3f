"""What the project's own authors wrote: cards, associations, links to forbid."""

import re
from pathlib import Path
from typing import NamedTuple

from zaslonka.games.tajniacy.content import Language, cards

FOLDER = Path(__file__).parents[2] / "src/zaslonka/games/tajniacy/lexicon"
WORDS = FOLDER.parent / "words"

# Stems that no clue begins with, whatever a source offers.
_RUDE = re.compile(
    "chuj|cip|cwel|czarnuch|dup|dziwk|fiut|gówn|huj|jeb|kurew|kurw|kutas|pedzi|pierdol|pizd|"
    "rżn|seks|sra|zdzir|żydek|"
    "ass|bastard|bitch|cock|cunt|damn|dick|fag|fuck|nazi|negro|nigg|piss|porn|pussy|rape|sex|shit|"
    "slut|tits|whore"
)
_DECENT = {"cocktail", "cockpit"}


class Listed(NamedTuple):
    """An association: the clue, its board word, and whether it comes to mind at once."""

    clue: str
    word: str
    at_once: bool


def board(language: Language) -> list[str]:
    """The words of the printed cards, in lower case."""
    return [side.lower() for card in cards(language) for side in card]


def associations(language: Language) -> list[Listed]:
    """A row is a board word and what it brings to mind, marked `*` if at once."""
    found = []
    for row in _lines(f"associations.{language}.txt"):
        word, _, clues = row.lower().partition(": ")
        found += [Listed(clue.rstrip("*"), word, clue.endswith("*")) for clue in clues.split()]
    return [each for each in found if is_decent(each.clue)]


def linked(language: Language) -> dict[str, dict[str, int]]:
    """What a second author, who had not seen the associations, links with each clue: 1 to 3."""
    rows = (row.partition(":") for row in _lines(f"links.{language}.txt"))
    return {
        clue: {
            word: int(strength) for word, _, strength in (p.partition("=") for p in pairs.split())
        }
        for clue, _, pairs in rows
    }


def forbidden(language: Language) -> set[tuple[str, str]]:
    """Pairs of clue and board word that no machine may link."""
    return {(clue, word) for clue, word in map(str.split, _lines(f"veto.{language}.txt"))}


def _lines(name: str) -> list[str]:
    path = FOLDER / name
    return path.read_text("utf-8").lower().splitlines() if path.exists() else []


def is_decent(clue: str) -> bool:
    """Whether it can be said at a table with children."""
    return clue in _DECENT or not _RUDE.match(clue)


def english_corrections() -> list[tuple[str, str, str]]:
    """Pairs of English words and a sign: `+` one family, `?` for the rival to say, `-` none."""
    rows = (
        row.partition(": ") for row in (WORDS / "families.en.txt").read_text("utf-8").split("\n")
    )
    return [
        (word, entry[1:], entry[0])
        for word, _, entries in rows
        if not word.startswith("#")
        for entry in entries.split()
    ]
