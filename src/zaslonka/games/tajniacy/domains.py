"""Tajniacy: what its moves and views can hold, and which clues can be given, as bits.

A clue is one of those that the machine knows, most familiar first, and counts as one in which
the program has found nothing: there is no dictionary in the rules, nor here.
"""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from zaslonka.kernel.parts import Domains
from .clues import is_open
from .content import GROUNDS, LAID, NUMBERS, Language, Options, cards
from .meaning import lexicon
from .moves import Ask, GiveClue
from .spelling import normalised
from .state import View


def domains_of(options: Options, _: int) -> Domains:
    known = clue_words(options.language)
    own = options.turned or options.words
    laid = tuple(dict.fromkeys(map(normalised, own))) or printed_words(options.language)
    spoken = tuple(dict.fromkeys((*known, *laid)))
    return Domains(
        moves={
            "word": known,
            "number": NUMBERS,
            "place": range(LAID),
            "warned": ((),),
            "judged": (True,),
            "meant": ((),),
        },
        views={"words[]": laid, "word": (*spoken, ...)},
        longest={
            **dict.fromkeys(("words", "covered", "key", "touched"), LAID),
            "warned": len(GROUNDS),
        },
        recent={"clues": 16, "asked": 4},
        masks={Ask: _questions, GiveClue: _clues},
    )


@cache
def clue_words(language: Language) -> tuple[str, ...]:
    """The clues there are, as they are written."""
    return tuple(dict.fromkeys(map(normalised, lexicon(language).clues)))


@cache
def printed_words(language: Language) -> tuple[str, ...]:
    return tuple(dict.fromkeys(word for card in cards(language) for word in card))


def _questions(view: View) -> NDArray[np.bool_]:
    """TAJ-51, TAJ-59."""
    places = _places(view.table.options.language)
    if view.seat != view.table.agenda[0].seats[0] or is_open(view.hand):
        return np.zeros(len(places), np.bool_)
    legal = np.ones(len(places), np.bool_)
    legal[_laid(view)] = False
    legal[[places[asked.word] for asked in view.hand.asked if asked.word in places]] = False
    return legal


def _clues(view: View) -> NDArray[np.bool_]:
    """TAJ-20, TAJ-21, TAJ-51; no clue here is more than one word (TAJ-50)."""
    shape = (len(_places(view.table.options.language)), len(NUMBERS))
    if view.seat != view.table.agenda[0].seats[0]:
        return np.zeros(shape, np.bool_).ravel()
    legal = np.ones(shape, np.bool_)
    legal[_laid(view)] = False
    return legal.ravel()


def _laid(view: View) -> list[int]:
    """Which clues are words that can still be touched."""
    covered, places = view.table.covered, _places(view.table.options.language)
    words = enumerate(view.table.words)
    return [places[word] for at, word in words if covered[at] is None and word in places]


@cache
def _places(language: Language) -> dict[str, int]:
    return {word: place for place, word in enumerate(clue_words(language))}
