"""Tajniacy: why the best line of a daily task is what it is, for who has done it.  TAB-69."""

from collections.abc import Iterable, Iterator

import numpy as np

from zaslonka.kernel import Played
from zaslonka.kernel.challenge import because
from zaslonka.kernel.drafting import Draft
from zaslonka.kernel.story import Sentence
from .meaning import lexicon
from .moves import GiveClue, Stop, Touch
from .planning import SECOND_HAND
from .rules import State
from .state import uncovered

LEAST_TEMPTING = 0.05
"""A clue that says less of a word hardly says anything of it."""


def reasons(position: Draft, line: Iterable[Played]) -> tuple[Sentence, ...]:
    """What each clue of the team was meant for, and what speaks for each word that is touched."""
    game = position.copy()
    found = [*_of_clue(game.state, position.log[-1])]
    for played in line:
        found += _of_guess(game.state, played)
        game.play(played.seat, played.move)
        found += _of_clue(game.state, played)
    return tuple(found)


def is_tempted(reason: Sentence) -> bool:
    """Whether a word that is not the team's might be touched instead."""
    return "over" in reason.facts


def _of_clue(state: State, played: Played) -> Iterator[Sentence]:
    table = state.table
    if isinstance(played.move, GiveClue) and table.teams[played.seat] == table.first:
        words = [table.words[place] for place in played.move.meant]
        yield because("tajniacy", played, "clue", clue=played.move.word, words=words)


def _of_guess(state: State, played: Played) -> Iterator[Sentence]:
    """Before the guess is made; of the rivals', who need no reason, nothing."""
    table, move = state.table, played.move
    if table.teams[played.seat] != table.first:
        return
    clue = table.clues[-1]
    if isinstance(move, Stop) and clue.number == len(clue.touched):
        yield because("tajniacy", played, "stop", number=clue.number)
    elif isinstance(move, Touch):
        said, (least, tempting) = _says(state, move.place), _most_tempting(state)
        word = table.words[move.place]
        if said > least >= LEAST_TEMPTING:
            yield because("tajniacy", played, "likelier", word=word, clue=clue.word, over=tempting)
        elif least < LEAST_TEMPTING <= said:
            yield because("tajniacy", played, "alone", word=word, clue=clue.word)


def _most_tempting(state: State) -> tuple[float, str]:
    """The word that comes nearest to the clue among those that are not the team's."""
    table = state.table
    key = state.hands[table.spymasters.of(table.first)].key
    words = [table.words[place] for place in uncovered(table) if key[place] != table.first]
    return max(zip(_tempts(state, words), words, strict=True))


def _tempts(state: State, words: list[str]) -> list[float]:
    """How near these words come to the last clue, if only by a third word."""
    known, clue = lexicon(state.table.options.language), state.table.clues[-1].word
    by_thirds = SECOND_HAND * known.at_second_hand(clue, words)
    return [float(one) for one in np.maximum(known.of(clue, words), by_thirds)]


def _says(state: State, place: int) -> float:
    """How surely the last clue calls a word to mind."""
    table = state.table
    known = lexicon(table.options.language)
    return float(known.of(table.clues[-1].word, [table.words[place]])[0])
