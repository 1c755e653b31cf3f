"""Tajniacy: what may be given as a clue, and what the spymasters have agreed on."""

from itertools import product

from zaslonka.games.tajniacy.board import Board, Hand, Question, uncovered
from zaslonka.games.tajniacy.content import Options
from zaslonka.games.tajniacy.spelling import LONGEST, is_spelled, normalised
from zaslonka.kernel import Illegal


def check_clue(table: Board, word: str) -> None:
    """Refuse what nobody's yes could make a clue."""
    if not is_spelled(word):
        raise Illegal("TAJ-63", "not_spelled")
    if len(word) > LONGEST:
        raise Illegal("TAJ-63", "too_long", most=LONGEST)
    for place in uncovered(table):
        if normalised(table.words[place]) == word:
            raise Illegal("TAJ-51", "on_the_table", word=table.words[place])


def needs_yes(options: Options, word: str) -> bool:
    """Whether a clue is more than one word, and more than the table's options admit."""
    return " " in word and not options.proper_names


def was_agreed(hand: Hand, word: str) -> bool:
    """Whether the rival spymaster has said yes to exactly this clue."""
    return Question(word, yes=True) in hand.asked


def is_open(hand: Hand) -> bool:
    """Whether a question waits for its answer."""
    return bool(hand.asked) and hand.asked[-1].yes is None


def sample_of_words(table: Board) -> list[str]:
    """Two syllables each: there is no end of words, and no dictionary in the rules."""
    syllables = ["".join(pair) for pair in product("BKLMNPRST", "AEIOU")]
    taken = {normalised(table.words[place]) for place in uncovered(table)}
    return [word for word in map("".join, product(syllables, repeat=2)) if word not in taken]
