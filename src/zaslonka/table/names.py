"""Names: what can be seen of what somebody calls themselves.  TAB-45."""

import unicodedata

from zaslonka.kernel import Illegal
from zaslonka.table import talk

LONGEST = 24
MARKS_A_LETTER = 2
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs by their category, but nothing is drawn for them."""


def shown(name: str) -> str:
    """A name as everybody sees it; `Illegal` if there is nothing to see."""
    kept: list[str] = []
    for letter in talk.seen(name):
        if letter in _BLANK or (_is_mark(letter) and _is_laden(kept)):
            continue
        kept.append(letter)
    seen = "".join(kept)[:LONGEST].strip()
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in seen):
        raise Illegal("TAB-45", "name_unseen")
    return seen


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter).startswith("M")


def _is_laden(kept: list[str]) -> bool:
    """Whether the last letter has all its marks already, or there is none to bear them."""
    last = kept[-MARKS_A_LETTER:]
    return not kept or (len(last) == MARKS_A_LETTER and all(map(_is_mark, last)))
