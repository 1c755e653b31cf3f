"""Tajniacy: how the machine finds a clue.

It imagines many guessers who know the links it knows, each missing some and seeing others
stronger or weaker, and gives the clue and the number with which they fare best.
"""

from collections.abc import Sequence

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from zaslonka.kernel import Chance, Illegal
from . import foresight, judge
from .clues import check_clue
from .content import Team, rivals
from .guessers import touched
from .meaning import Places, Strengths, lexicon
from .moves import GiveClue
from .spelling import normalised
from .state import Board, View, uncovered

SHORTLIST = 64
"""How many clues it tries on them."""
COSTS = {"rivals": 0.7, "bystander": 0.2, "assassin": 30.0}
"""What a wrong guess costs, in own words."""
ASSASSIN_HINT_COST = 3.0
"""What it costs, for each word announced, that a clue says anything at all of the assassin."""
MOST_ASSASSIN_STRENGTH = 0.05
"""A clue that says more of the assassin is not considered."""
HINTED_WORTH = 0.7
"""What a word is worth that an earlier clue has pointed at: it may be found without this one."""


class Skill(Struct, frozen=True):
    """What makes a level."""

    vocabulary: int  # it thinks of so many clues, the most familiar ones
    blur: float  # how wrongly it feels links, in natural logarithms
    most: int  # words for one clue
    foresight: bool = False  # thinks of the clues that will still be needed


class Found(Struct, frozen=True):
    """A clue, and the places it is meant for."""

    word: str
    meant: tuple[int, ...]


def give(view: View, skill: Skill, chance: Chance) -> GiveClue:
    """A clue that is fine by the judge."""
    found = find(view, skill, chance)
    return GiveClue(found.word, len(found.meant), judged=True, meant=found.meant)


def find(view: View, skill: Skill, chance: Chance) -> Found:
    """The best clue the judge has nothing against."""
    table, key = view.table, view.hand.key
    team = table.teams[view.seat]
    places = uncovered(table)
    words = [table.words[place] for place in places]
    known = lexicon(table.options.language)
    strengths = _felt(known.of_clues(words)[: skill.vocabulary], skill.blur, chance)
    by_vectors = known.of_clues_by_vectors(words)[: skill.vocabulary]
    sides = np.array([_side(key[place], team) for place in places])
    if skill.foresight:
        must_end = table.left.of(rivals(team)) == 1
        shortlist, values = foresight.weighed(strengths, by_vectors, sides, skill.most, must_end)
    else:
        shortlist, values = _weighed(view, strengths, by_vectors, sides, skill.most)
    for rank in np.argsort(-values, axis=None, kind="stable"):
        row, number = divmod(int(rank), values.shape[1])
        clue = int(shortlist[row])
        if is_fine(table, known.clues[clue], words):
            links = np.where(sides == "own", strengths[clue], -1)
            meant = np.argsort(-links, kind="stable")[: number + 1]
            return Found(normalised(known.clues[clue]), tuple(places[index] for index in meant))
    return Found(_harmless(table), (places[int(np.argmax(sides == "own"))],))


def hardest(view: View) -> int:
    """The place of the own word that goes worst with any other under one clue."""
    table, team = view.table, view.table.teams[view.seat]
    own = [place for place in uncovered(table) if view.hand.key[place] == team]
    strengths = lexicon(table.options.language).of_clues([table.words[place] for place in own])
    beside = [
        np.delete(strengths, index, axis=1).max(axis=1, initial=0) for index in range(len(own))
    ]
    together = [(strengths[:, index] * beside[index]).max() for index in range(len(own))]
    return own[int(np.argmin(together))]


def _side(kind: str, team: Team) -> str:
    return "own" if kind == team else "rivals" if kind == rivals(team) else kind


def _felt(strengths: Strengths, blur: float, chance: Chance) -> Strengths:
    if not blur:
        return strengths
    noise = np.random.default_rng(chance.below(1 << 63)).standard_normal(strengths.shape)
    return np.asarray(np.minimum(strengths * np.exp(blur * noise), 1), np.float32)


def worth_of(table: Board, team: Team, places: Sequence[int]) -> Strengths:
    """What finding each word is worth, less if an earlier clue of the team still points at it."""
    words = [table.words[place] for place in places]
    hinted = np.zeros(len(places), np.float32)
    for clue in table.clues:
        if clue.team == team and not clue.struck and clue.number:
            strengths = lexicon(table.options.language).of(clue.word, words)
            hinted = np.maximum(hinted, strengths)
    return 1 - (1 - HINTED_WORTH) * hinted


def _weighed(
    view: View,
    strengths: Strengths,
    by_vectors: Strengths,
    sides: NDArray[np.str_],
    most: int,
) -> tuple[Places, Strengths]:
    """The clues worth a thought, and what each is worth now with each number from 1 on."""
    table, places = view.table, uncovered(view.table)
    worth = worth_of(table, table.teams[view.seat], places)
    worth = np.where(sides == "own", worth, 0).astype(np.float32)
    shortlist = _shortlist(strengths, sides)
    most = min(most, int((worth > 0).sum()))
    values = _values(strengths[shortlist], by_vectors[shortlist], sides, worth, most)
    dreaded = (strengths + by_vectors)[shortlist][:, sides == "assassin"]
    return shortlist, values - ASSASSIN_HINT_COST * dreaded * np.arange(1, most + 1)


def _shortlist(strengths: Strengths, sides: NDArray[np.str_]) -> Places:
    """The clues that say most of own words over what they say of others."""
    own = np.sort(strengths[:, sides == "own"], axis=1)[:, ::-1][:, :4]
    other = strengths[:, sides != "own"].max(axis=1, initial=0)
    promise = np.maximum(own - other[:, None] / 2, 0).sum(axis=1)
    promise[strengths[:, sides == "assassin"].max(axis=1, initial=0) > MOST_ASSASSIN_STRENGTH] = -1
    return np.argsort(-promise, kind="stable")[:SHORTLIST]


def _values(
    strengths: Strengths,
    by_vectors: Strengths,
    sides: NDArray[np.str_],
    worth: Strengths,
    most: int,
) -> Strengths:
    """What each clue is worth with each number from 1 to the most, on average over guessers."""
    order = touched(strengths, by_vectors, most)
    right = (sides == "own")[order].cumprod(axis=2, dtype=bool)
    gains = (worth[order] * right).cumsum(axis=2)[:, :, :most]
    costs = np.array([COSTS.get(str(side), 0) for side in sides], np.float32)[order]
    first_wrong = ~right & np.concatenate([np.ones_like(right[:, :, :1]), right[:, :, :-1]], axis=2)
    losses = (costs * first_wrong).cumsum(axis=2)[:, :, :most]
    return np.asarray((gains - losses).mean(axis=1), np.float32)


def is_fine(table: Board, clue: str, words: Sequence[str]) -> bool:
    try:
        check_clue(table, normalised(clue))
    except Illegal:
        return False
    options = table.options
    advice = judge.advise(clue, words, options.language, options)
    return all(one.verdict == "fine" for one in advice)


def _harmless(table: Board) -> str:
    """A single letter is always a clue (TAJ-62): for boards of which the lexicon knows nothing."""
    taken = {table.words[place] for place in uncovered(table)}
    return next(letter for letter in "XYZQVWABCDEFGHIJKLMNOPRSTU" if letter not in taken)
