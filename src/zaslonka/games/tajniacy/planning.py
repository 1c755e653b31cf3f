"""Tajniacy: a spymaster who thinks of all words at once, as the one of a daily task does.

Where `spymaster` asks what clue is worth most now, this one parts all words that are left among as
few clues as can be, each of which enough guessers would read: so there is something to combine.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from math import log
from operator import itemgetter
from typing import TypeAlias

import numpy as np
from msgspec import Struct

from zaslonka.kernel import Chance
from . import spymaster
from .meaning import Strengths, lexicon
from .moves import GiveClue
from .spelling import normalised
from .spymaster import GUESSERS, MOST_ASSASSIN_STRENGTH, is_fine, touched
from .state import View, uncovered

VOCABULARY = 6_000
"""It thinks of so many clues, the most familiar ones."""
MOST_MEANT = 3
"""Words for one clue: to find more of them is luck."""
TRIED = 6
"""So many clues are tried on guessers for each word and each two words."""
LEAST_READ = 0.6
"""Of the guessers, for each word of several: so many at least must touch just these words."""
LEAST_SAID = 0.3
"""A clue for several words says so much of each: what guessers touch only because nothing else is
nearer (PAIN and EAR, CABIN and PILOT) does not go together for people.  So much is enough to keep
all pairs that readers found good, of which the weakest was BODY and BONE."""
MOST_NEAR = 0.05
"""A clue that is nearer in meaning to a word of somebody else's is none for several words: people
see QUEEN in PRINCESS before CASTLE, whatever our associations say."""
OF_A_CLUE = 100.0
"""What a clue costs a plan: more than any doubt whether the others will be read."""

Words: TypeAlias = frozenset[int]
"""Places of words."""


class Planned(Struct, frozen=True):
    """A clue, the places it is meant for, and what part of guessers would touch just these."""

    word: str
    meant: tuple[int, ...]
    read: float


def give(view: View) -> GiveClue:
    """The first clue of the plan; where there is none, as a beginner would."""
    if not (planned := plan(view)):
        return spymaster.give(view, spymaster.Skill(VOCABULARY, blur=0, most=1), Chance(b""))
    first = planned[0]
    return GiveClue(first.word, len(first.meant), judged=True, meant=first.meant)


def plan(view: View) -> list[Planned]:
    """As few clues as can be for all words of the team that are left; those for fewest come first.

    So a word that goes with no other is soon out of the way.  None where a word has no clue.
    """
    table = view.table
    words = [table.words[place] for place in uncovered(table)]
    own = [place for place in uncovered(table) if view.hand.key[place] == table.teams[view.seat]]
    clues, fine = _read(view, own), set[str]()
    while planned := _fewest(own, clues):
        # The judge takes long, so it is asked about few: what it is against is planned anew.
        doubted = {clue.word for clue in planned} - fine
        bad = {word for word in doubted if not is_fine(table, word, words)}
        if not bad:
            return sorted(planned, key=lambda clue: (len(clue.meant), -clue.read))
        fine |= doubted - bad
        clues = [clue for clue in clues if clue.word not in bad]
    return []


def _fewest(own: Sequence[int], clues: Iterable[Planned]) -> list[Planned]:
    """Of these clues as few as can be, each word meant once; of as many those that most read."""
    best: dict[Words, Planned] = {}
    for clue in sorted(clues, key=lambda clue: clue.read):
        best[frozenset(clue.meant)] = clue
    ways: dict[Words, tuple[float, list[Planned]]] = {frozenset(): (0.0, [])}
    for size in range(1, len(own) + 1):
        for some in map(frozenset, combinations(own, size)):
            of_some = (
                (ways[some - meant][0] + OF_A_CLUE - log(clue.read), meant)
                for meant, clue in best.items()
                if min(some) in meant and some - meant in ways and meant <= some
            )
            if (cheapest := min(of_some, key=itemgetter(0), default=None)) is not None:
                cost, meant = cheapest
                ways[some] = cost, [*ways[some - meant][1], best[meant]]
    return ways.get(frozenset(own), (0.0, []))[1]


def _read(view: View, own: Sequence[int]) -> list[Planned]:
    """What clues enough guessers read as meant for just these words or those."""
    table, known, places = view.table, lexicon(view.table.options.language), uncovered(view.table)
    words = [table.words[place] for place in places]
    strengths = known.of_clues(words)[:VOCABULARY]
    dreaded = strengths[:, [view.hand.key[place] == "assassin" for place in places]]
    strengths = np.where(dreaded > MOST_ASSASSIN_STRENGTH, 0, strengths)
    tried = _tried(strengths, [places.index(place) for place in own])
    by_vectors = known.of_clues_by_vectors(words)[tried]
    order = touched(strengths[tried], by_vectors, MOST_MEANT)
    near = np.delete(by_vectors, [places.index(place) for place in own], axis=1).max(axis=1)
    # The first words that each guesser touches, as bits: each set of them is one number.
    sets = np.cumsum(np.left_shift(1, order), axis=2)
    foreign = sum(1 << at for at, place in enumerate(places) if place not in own)
    said, found = {clue.word for clue in table.clues}, list[Planned]()
    said_well = strengths >= LEAST_SAID
    for clue, touches, nearest in zip(tried, sets, near, strict=True):
        word = normalised(known.clues[clue])
        most = 0 if word in said else MOST_MEANT if nearest <= MOST_NEAR else 1
        weak = sum(1 << at for at in np.flatnonzero(~said_well[clue]).tolist())
        for number in range(1, most + 1):
            some = touches[:, number - 1]
            if number > 1:
                some = some[some & weak == 0]
            least = GUESSERS * LEAST_READ**number if number > 1 else 0
            for meant, count in Counter(some[some & foreign == 0].tolist()).items():
                if count >= least:
                    chosen = tuple(place for at, place in enumerate(places) if meant >> at & 1)
                    found.append(Planned(word, chosen, count / GUESSERS))
    return found


def _tried(strengths: Strengths, own: Sequence[int]) -> list[int]:
    """The clues that say most of each own word, and each two, over what they say of others'."""
    others = np.delete(strengths, own, axis=1).max(axis=1, initial=0)
    found = set[int]()
    for some in (*combinations(own, 1), *combinations(own, 2)):
        promise = strengths[:, some].min(axis=1) - others
        found.update(np.argsort(-promise, kind="stable")[:TRIED].tolist())
    return sorted(found)
