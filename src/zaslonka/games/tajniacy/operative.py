"""Tajniacy: how the machine guesses at a clue, and what it thinks of the words."""

from typing import NamedTuple

import numpy as np
from msgspec import Struct

from zaslonka.kernel import Chance
from zaslonka.kernel.talk import Opinion
from .content import rivals
from .meaning import Strengths, lexicon
from .moves import Stop, Touch
from .rules import Guessing
from .state import Board, Clue, View, uncovered

OWED_WEIGHT = 0.5
"""What an earlier clue still says, where words it announced were not found."""
RIVAL_WEIGHT = 0.25
"""What a clue of the rivals says against a word."""
LEAST_TO_GO_ON = 0.04
"""With less to go by, it stops though more words are announced."""
LEAST_FOR_EXTRA_GUESS = 0.3
"""With so much to go by, it guesses once more than was announced."""
NEAR_CERTAIN = 0.8
"""No whim makes a fainter link feel as strong as this one to the newest clue."""
FAINT = 0.02
"""What speaks for nothing in particular, when the parts of all words are compared."""
OPINIONS = 4
"""That it has of words at most: more would be no help."""
LEAST_PERCENT = 10
"""With less it says nothing of a word, but for the likeliest."""
ODDS = (
    (0.0, 0.15, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85, 1.0),
    (0.02, 0.05, 0.15, 0.25, 0.41, 0.74, 0.81, 0.92, 0.95),
)
"""A word's part of all that the clue says, and how often such a word was the one meant.

Counted over 600 clues that people gave for one word (bench/tajniacy/human_clues*.jsonl).
"""


class Guesser(Struct, frozen=True):
    """What makes a level."""

    blur: float  # how wrongly it feels links, in natural logarithms
    races: bool = False  # takes any risk rather than let the rivals win in their next turn
    astray: float = 0  # what a link by a third word counts to it, beside one at first hand


class Felt(NamedTuple):
    """What speaks for each word that can be touched, and for how many the clue still speaks."""

    places: list[int]
    likely: Strengths
    best: int  # of them
    announced: int


def guess(view: View, guesser: Guesser, chance: Chance) -> Touch | Stop:
    """The likeliest word, unless it is better to stop."""
    table = view.table
    felt = _feel(view, guesser, chance)
    least = LEAST_TO_GO_ON if felt.announced else LEAST_FOR_EXTRA_GUESS
    team = table.clues[-1].team
    # With one word to find the rivals win next turn, as 60 of 60 games of the best bots did.
    lost = guesser.races and table.left.of(rivals(team)) == 1
    if _found(table) and not lost and felt.likely[felt.best] < least:
        return Stop()
    return Touch(felt.places[felt.best])


def opinions(view: View, guesser: Guesser, chance: Chance) -> tuple[Opinion, ...]:
    """The words it would touch, the likeliest first, and how likely they are meant."""
    found = [(place, round(100 * likely)) for place, likely in odds(view, guesser, chance)]
    return tuple(
        Opinion(f"word:{place}", percent)
        for rank, (place, percent) in enumerate(found[:OPINIONS])
        if percent >= LEAST_PERCENT or rank == 0
    )


def odds(view: View, guesser: Guesser, chance: Chance) -> list[tuple[int, float]]:
    """How likely each word is meant by the clue, the likeliest first."""
    felt = _feel(view, guesser, chance)
    speaks = np.maximum(felt.likely, 0)
    parts = speaks / (speaks.sum() + FAINT) * max(1, felt.announced)
    likely = np.interp(np.minimum(parts, 1), *ODDS)
    order = np.argsort(-felt.likely, kind="stable")
    return [(felt.places[index], float(likely[index])) for index in order]


def _found(table: Board) -> int:
    step = table.agenda[0]
    assert isinstance(step, Guessing)
    return step.found


def _feel(view: View, guesser: Guesser, chance: Chance) -> Felt:
    table = view.table
    clue, places = table.clues[-1], uncovered(table)
    words = [table.words[place] for place in places]
    random = np.random.default_rng(chance.below(1 << 63))
    # The smallest whim decides between words that it knows nothing of.
    whim = np.exp(guesser.blur * random.standard_normal(len(words))) + 1e-6 * random.random(
        len(words)
    )
    sure = _of_clue(table, clue, words)
    if guesser.astray:
        known = lexicon(table.options.language)
        sure = np.maximum(sure, guesser.astray * known.at_second_hand(clue.word, words))
    said = np.where(sure >= NEAR_CERTAIN, sure, np.minimum(sure * whim, NEAR_CERTAIN))
    earlier = [other for other in table.clues[:-1] if not other.struck]
    owed = _unfound(table, [own for own in earlier if own.team == clue.team], words) * whim
    against = _unfound(table, [other for other in earlier if other.team != clue.team], words)
    announced = max(0, (clue.number or 0) - _found(table))
    likely = OWED_WEIGHT * np.minimum(owed, NEAR_CERTAIN) - RIVAL_WEIGHT * against
    likely += said if announced else np.minimum(said, 0)
    order = likely + 1e-6 * whim
    if announced and sure.max() >= NEAR_CERTAIN:
        order = np.where(sure >= NEAR_CERTAIN, order, order - 2)
    return Felt(places, likely, int(np.argmax(order)), announced)


def _of_clue(table: Board, clue: Clue, words: list[str]) -> Strengths:
    """What a clue says for words; with 0 it says that they are not meant."""
    strengths = lexicon(table.options.language).of(clue.word, words)
    return -strengths if clue.number == 0 else strengths


def _unfound(table: Board, clues: list[Clue], words: list[str]) -> Strengths:
    """What clues say at most, each as far as words it announced were not found."""
    most = np.zeros(len(words), np.float32)
    for clue in clues:
        most = np.maximum(most, _missing(table, clue) * _of_clue(table, clue, words))
    return most


def _missing(table: Board, clue: Clue) -> float:
    """The part of what a clue announced that was not found on it."""
    if not clue.number:
        return 1.0
    found = sum(table.covered[place] == clue.team for place in clue.touched)
    return max(0, clue.number - found) / clue.number
