"""Tajniacy: how the machine guesses at a clue."""

import numpy as np

from zaslonka.games.tajniacy.board import Board, Clue, uncovered
from zaslonka.games.tajniacy.content import Team
from zaslonka.games.tajniacy.meaning import Strengths, lexicon
from zaslonka.games.tajniacy.moves import Stop, Touch
from zaslonka.games.tajniacy.rules import Guessing, View
from zaslonka.kernel import Chance

OWED = 0.5
"""What an earlier clue still says, where words it announced were not found."""
WARY = 0.25
"""What a clue of the rivals says against a word."""
DOUBT = 0.04
"""With less to go by, it stops though words are announced."""
SURE = 0.3
"""With so much to go by, it guesses once more than was announced."""


def guess(view: View, blur: float, chance: Chance) -> Touch | Stop:
    """The likeliest word, unless it is better to stop."""
    table = view.table
    step = table.agenda[0]
    assert isinstance(step, Guessing)
    clue = table.clues[-1]
    places = uncovered(table)
    words = [table.words[place] for place in places]
    random = np.random.default_rng(chance.below(1 << 63))
    # The smallest whim decides between words that it knows nothing of.
    whim = np.exp(blur * random.standard_normal(len(words))) + 1e-6 * random.random(len(words))
    said = _of_clue(table, clue, words) * whim
    owed = _owed(table, clue.team, words) * whim
    against = _against(table, clue.team, words)
    within = clue.number is not None and step.found < clue.number
    likely = (said if within else np.minimum(said, 0)) + OWED * owed - WARY * against
    best = int(np.argmax(likely + 1e-6 * whim))
    if step.found and likely[best] < (DOUBT if within else SURE):
        return Stop()
    return Touch(places[best])


def _of_clue(table: Board, clue: Clue, words: list[str]) -> Strengths:
    """What a clue says for words; with 0 it says that they are not meant."""
    strengths = lexicon(table.options.language).of(clue.word, words)
    return -strengths if clue.number == 0 else strengths


def _owed(table: Board, team: Team, words: list[str]) -> Strengths:
    """What the team's earlier clues say, each as far as words it announced were not found."""
    owed = np.zeros(len(words), np.float32)
    for clue in table.clues[:-1]:
        if clue.team == team and not clue.struck:
            owed = np.maximum(owed, _missing(table, clue) * _of_clue(table, clue, words))
    return owed


def _against(table: Board, team: Team, words: list[str]) -> Strengths:
    """What the rivals' clues say, likewise."""
    against = np.zeros(len(words), np.float32)
    for clue in table.clues:
        if clue.team != team and not clue.struck:
            against = np.maximum(against, _missing(table, clue) * _of_clue(table, clue, words))
    return against


def _missing(table: Board, clue: Clue) -> float:
    """The part of what a clue announced that was not found on it."""
    if not clue.number:
        return 1.0
    found = sum(table.covered[place] == clue.team for place in clue.touched)
    return max(0, clue.number - found) / clue.number
