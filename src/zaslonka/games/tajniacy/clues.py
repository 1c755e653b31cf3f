"""Tajniacy: what may be given as a clue, and what the spymasters have agreed on."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import cycle, product

from zaslonka.kernel import Illegal
from zaslonka.kernel.growing import Remembered
from zaslonka.kernel.quick import skipping
from .content import NUMBERS, Ground, Options
from .moves import Ask, GiveClue
from .spelling import MOST_CHARS, is_spelled, normalised
from .state import Board, Hand, check_place, uncovered


def check_clue(table: Board, word: str) -> None:
    """Refuse what nobody's yes could make a clue."""
    if not is_spelled(word):
        raise Illegal("TAJ-63", "not_spelled")
    if len(word) > MOST_CHARS:
        raise Illegal("TAJ-63", "too_long", most=MOST_CHARS)
    for place in uncovered(table):
        if normalised(table.words[place]) == word:
            raise Illegal("TAJ-51", "on_the_table", word=table.words[place])


def needs_yes(options: Options, word: str) -> bool:
    """Whether a clue is more than one word, and more than the table's options admit."""
    return " " in word and not options.proper_names


def was_agreed(hand: Hand, word: str) -> bool:
    """Whether the rival spymaster has said yes to exactly this clue."""
    return any(question.yes and question.word == word for question in hand.asked)


def is_open(hand: Hand) -> bool:
    """Whether a question waits for its answer."""
    return bool(hand.asked) and hand.asked[-1].yes is None


def check_meant(table: Board, meant: tuple[int, ...]) -> None:
    """Refuse places that are none, or that can mean nothing any more."""
    if len(set(meant)) != len(meant):
        raise Illegal("TAJ-87", "meant_twice")
    for place in meant:
        check_place(table, place)


# A sample of clues: there is no end of words, and no dictionary in the rules

_SYLLABLES = tuple(map("".join, product("BKLMNPRST", "AEIOU")))
_SAMPLE = tuple(map("".join, product(_SYLLABLES, repeat=2)))
_PLACE = {word: place for place, word in enumerate(_SAMPLE)}
_KINDS: tuple[tuple[tuple[Ground, ...], bool], ...] = (((), True), (("TAJ-52",), True), ((), False))
"""Some that the program was asked about, with and without a finding, and some older ones."""


def sample_of_questions(table: Board, hand: Hand) -> Iterator[Ask]:
    """About each word of the sample that was not asked about; none while one waits."""
    if not is_open(hand):
        asked = {question.word for question in hand.asked}
        yield from (Ask(word) for word in _sample_of_words(table) if word not in asked)


def sample_of_clues(table: Board) -> Iterator[GiveClue]:
    clues = product(_sample_of_words(table), NUMBERS)
    for (word, number), (warned, judged) in zip(clues, cycle(_KINDS), strict=False):
        yield GiveClue(word, number, warned, judged)


def _sample_of_words(table: Board) -> list[str]:
    """Two syllables each."""
    taken = {normalised(table.words[place]) for place in uncovered(table)}
    return [word for word in _SAMPLE if word not in taken]


def drawn_of_sample(table: Board, hand: Hand, below: Callable[[int], int]) -> Ask | GiveClue:
    """The one that would stand at a place of both samples, questions first."""
    taken = {place for word, place in _ON_TABLE.of(table.words) if table.covered[word] is None}
    asked = taken
    if hand.asked:
        asked = taken.union([_PLACE[one.word] for one in hand.asked if one.word in _PLACE])
    questions = 0 if is_open(hand) else len(_SAMPLE) - len(asked)
    place = below(questions + (len(_SAMPLE) - len(taken)) * len(NUMBERS))
    if place < questions:
        return Ask(_SAMPLE[skipping(sorted(asked), place)])
    place -= questions
    word, number = divmod(place, len(NUMBERS))
    warned, judged = _KINDS[place % len(_KINDS)]
    return GiveClue(_SAMPLE[skipping(sorted(taken), word)], NUMBERS[number], warned, judged)


def _on_table(words: tuple[str, ...]) -> list[tuple[int, int]]:
    """Which of these words are in the sample, and where."""
    found = [(place, _place_of(word)) for place, word in enumerate(words)]
    return [(place, in_sample) for place, in_sample in found if in_sample is not None]


@lru_cache(maxsize=1 << 10)
def _place_of(word: str) -> int | None:
    return _PLACE.get(normalised(word))


_ON_TABLE = Remembered(_on_table, 64)
