"""Tajniacy: what a judge of any language says of two words."""

from collections.abc import Iterable
from enum import IntEnum
from typing import Literal, NamedTuple, TypeAlias


class Trust(IntEnum):
    """How sure it is that two words are of one family."""

    DOUBTFUL = 1
    SURE = 2


Why: TypeAlias = Literal[
    "form",  # the clue is a form of the word
    "spelled",  # the clue is the word without its marks, or with hyphens
    "homograph",  # a form of the word is spelled like the clue
    "derived",  # the clue comes from the word
    "source",  # the word comes from the clue
    "contains",  # the clue is made of the word and something more
    "part",  # the word is made of the clue and something more
    "family",  # both are of one family
]
"""How a clue and a board word belong together."""


def listed(text: str) -> frozenset[str]:
    """The words of a table written as text."""
    return frozenset(text.split())


class Kinship(NamedTuple):
    """How a clue and a board word belong together, and how sure that is."""

    trust: Trust
    why: Why


def surest(kinships: Iterable[Kinship | None]) -> Kinship | None:
    """The surest of several, and of these one that says more than that they are family."""
    known = filter(None, kinships)
    return max(known, key=lambda kin: (kin.trust, kin.why != "family", kin.why), default=None)
