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
from numpy.typing import NDArray

from zaslonka.kernel import Chance
from . import spymaster
from .content import rivals
from .guessers import GUESSERS, touched
from .meaning import Strengths, lexicon
from .moves import GiveClue
from .spelling import normalised
from .spymaster import MOST_ASSASSIN_STRENGTH, is_fine
from .state import View, uncovered

VOCABULARY = 6_000
"""It thinks of so many clues, the most familiar ones."""
MOST_MEANT = 3
"""Words for one clue: to find more of them is luck."""
NUMBERS = range(1, MOST_MEANT + 1)
SEVERAL = range(2, MOST_MEANT + 1)
CHOICE = 12
"""Of so many clues for one word, those that say it best, one is given."""
TRIED = 6
"""So many clues for one word are tried on guessers, and all that say enough of several."""
LEAST_READ = 0.6
"""Of the guessers, for each word of several: so many at least must touch just these words."""
LEAST_SAID = 0.5
"""A clue for several words says so much of each: what guessers touch only because nothing else is
nearer (PAIN and EAR, CABIN and PILOT) does not go together for people."""
MOST_OF_OTHERS = {"assassin": 0.08, "rivals": 0.17, "bystander": 0.25}
"""Of somebody else's word a clue for several says at most such a part of what it says of each it is
meant for: OLD was given for TURTLE, and people thought of the MUMMY as well."""
SECOND_HAND = 0.28
"""What a link by a third word counts there, beside one at first hand: HOLIDAY was given for CABIN,
and says little of SUN, but both say much of BEACH; as do OSIOŁ and ZEBRA of KOŃ."""
MOST_NEAR = {"assassin": 0.035, "rivals": 0.038, "bystander": 0.05}
"""A clue that is nearer in meaning to somebody else's word is none for several: people see QUEEN in
PRINCESS before CASTLE and BONE in FOOT before RABBIT, whatever our associations say."""
TOO_COMMON = 120
"""The most familiar words are none for several either: MAŁY and OLD are said of anything."""
MOST_CALLED = 12
"""A clue that calls more of the printed words to mind than this is none for several: of ANIMAL or
METAL nobody has written down all that it is said of, and people saw the GOOSE beside the FOX and
the AXE beside the SILVER, which our associations did not know of."""
OF_A_CLUE = 100.0
"""What a clue costs a plan: more than any doubt whether the others will be read."""

Words: TypeAlias = frozenset[int]
"""Places of words."""


class Planned(Struct, frozen=True):
    """A clue, the places it is meant for, and what part of guessers would touch just these."""

    word: str
    meant: tuple[int, ...]
    read: float


def give(view: View, chance: Chance) -> GiveClue:
    """A clue of the plan: for one word, if there is such, else whichever chance says.

    So a word that goes with no other is soon out of the way.  Without a plan, as a beginner would.
    """
    if not (planned := plan(view)):
        return spymaster.give(view, spymaster.Skill(VOCABULARY, blur=0, most=1), Chance(b""))
    chosen = chance.pick([clue for clue in planned if len(clue.meant) == 1][:1] or planned)
    return GiveClue(chosen.word, len(chosen.meant), judged=True, meant=chosen.meant)


def give_for(view: View, place: int, chance: Chance) -> GiveClue:
    """A clue for this word alone: of those that say it best, whichever chance says."""
    table, known, places = view.table, lexicon(view.table.options.language), uncovered(view.table)
    words = [table.words[place] for place in places]
    strengths = known.of_clues(words)[:VOCABULARY]
    of_it, of_others = (
        strengths[:, places.index(place)],
        np.delete(strengths, places.index(place), 1),
    )
    promise = of_it - of_others.max(axis=1, initial=0)
    best = np.argsort(-promise, kind="stable")[:CHOICE].tolist()
    good = [clue for clue in best if promise[clue] >= LEAST_SAID] or best[:1]
    said = {clue.word for clue in table.clues}
    for clue in chance.shuffled(good):
        word = normalised(known.clues[clue])
        if word not in said and is_fine(table, word, words):
            return GiveClue(word, 1, judged=True, meant=(place,))
    return give(view, chance)


def plan(view: View) -> list[Planned]:
    """As few clues as can be for all words of the team that are left; those for fewest come first.

    None where a word has no clue.
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


def for_several(view: View, own: Sequence[int]) -> list[Planned]:
    """What clues enough guessers read as meant for just these own words or those, two at least.

    The judge has not been asked yet.
    """
    return _read(view, own, SEVERAL)


def _read(view: View, own: Sequence[int], numbers: range = NUMBERS) -> list[Planned]:
    """What clues enough guessers read as meant for just so many of these words."""
    table, known, places = view.table, lexicon(view.table.options.language), uncovered(view.table)
    words = [table.words[place] for place in places]
    key, columns = [view.hand.key[place] for place in places], [places.index(one) for one in own]
    strengths = known.of_clues(words)[:VOCABULARY]
    dreaded = strengths[:, [kind == "assassin" for kind in key]]
    strengths = np.where(dreaded > MOST_ASSASSIN_STRENGTH, 0, strengths)
    ones = _best_of_one(strengths, columns) if 1 in numbers else set[int]()
    several = set(np.flatnonzero((strengths[:, columns] >= LEAST_SAID).sum(axis=1) > 1).tolist())
    tried = np.array(sorted(several | ones), int)
    well = _said_well(view, tried, strengths[tried], columns)
    # Few are left, and only these are worth trying on guessers, which takes longest.
    worth = (well[:, columns].sum(axis=1) > 1) | np.isin(tried, list(ones))
    if not worth.any():
        return []
    tried, well = tried[worth], well[worth]
    by_vectors = known.of_clues_by_vectors(words, tried)
    # The first words that each guesser touches, as bits: each set of them is one number.
    order = touched(strengths[tried], by_vectors, MOST_MEANT)
    sets = np.cumsum(np.left_shift(1, order), axis=2)
    foreign = sum(1 << at for at in range(len(places)) if at not in columns)
    said, found = {clue.word for clue in table.clues} | set(words), list[Planned]()
    for clue, touches, strong in zip(tried.tolist(), sets, well, strict=True):
        word = normalised(known.clues[clue])
        weak = sum(1 << at for at in np.flatnonzero(~strong).tolist())
        for number in () if word in said else numbers:
            some = touches[:, number - 1]
            if number > 1:
                some = some[some & weak == 0]
            least = GUESSERS * LEAST_READ**number if number > 1 else 0
            for meant, count in Counter(some[some & foreign == 0].tolist()).items():
                if count >= least:
                    chosen = tuple(place for at, place in enumerate(places) if meant >> at & 1)
                    found.append(Planned(word, chosen, count / GUESSERS))
    return found


def _said_well(
    view: View, clues: NDArray[np.intp], strengths: Strengths, own: Sequence[int]
) -> NDArray[np.bool_]:
    """Of which words each clue says enough, over all that it says of somebody else's."""
    table, known, places = view.table, lexicon(view.table.options.language), uncovered(view.table)
    words, theirs = [table.words[place] for place in places], rivals(table.teams[view.seat])
    foreign = [at for at in range(len(places)) if at not in own]
    keys = [view.hand.key[places[at]] for at in foreign]
    kinds = ["rivals" if kind == theirs else kind for kind in keys]
    others = [words[at] for at in foreign]
    by_thirds = SECOND_HAND * known.of_clues_at_second_hand(others, clues)
    said = np.maximum(strengths[:, foreign], by_thirds) / [MOST_OF_OTHERS[kind] for kind in kinds]
    near = known.of_clues_by_vectors(others, clues) / [MOST_NEAR[kind] for kind in kinds]
    well = strengths >= np.maximum(said.max(axis=1, initial=0), LEAST_SAID)[:, None]
    well[near.max(axis=1, initial=0) > 1] = False
    well[(clues < TOO_COMMON) | (known.called_by_clues(clues) > MOST_CALLED)] = False
    return np.asarray(well)


def _best_of_one(strengths: Strengths, own: Sequence[int]) -> set[int]:
    """The clues that say most of each own word over what they say of others'."""
    others = np.delete(strengths, own, axis=1).max(axis=1, initial=0)
    best = (np.argsort(others - strengths[:, at], kind="stable")[:TRIED] for at in own)
    return {clue for some in best for clue in some.tolist()}
