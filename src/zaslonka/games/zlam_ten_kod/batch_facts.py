"""Złam ten Kod in thousands at once: the facts that both compilers are given.

Codes go by their numbers.  What every code answers to every question, and which codes can be
named beside it, are tables that the game's own cards and masks make.
"""

import typing
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from zaslonka.kernel.batch import Numbering, Past
from .content import CARDS, OPEN_CARDS, TILES, TILES_EACH, Options, Tile
from .domains import codes
from .events import Announced, Asked, Guessed, Reply
from .masks import all_codes, all_masks, answers, can_name, mask_of
from .moves import Ask, Guess, Write
from .rules import LastChance, MiddleTurn, Step, Turn, answering


class Places(NamedTuple):
    """Where things stand on a board; what is of one kind stands side by side."""

    agenda: int
    players: int
    first: int
    tiles: int
    row: int
    pile: int
    out: int
    winners: int
    code: int
    wrote: int
    middle: int


class Facts(NamedTuple):
    """The game by so many players, as numbers and tables."""

    seats: int
    tiles: int
    all_tiles: int
    cards: int
    open_cards: int
    turn: int  # kinds of step, as they stand on the agenda
    last_chance: int
    middle_turn: int
    asked: int  # kinds of what has happened
    guessed: int
    announced: int
    guess: int  # the number of the first code as a guess: spoken, or with more players written
    words: int
    named_from: int  # the first of the words with bits of such guesses
    question: Any  # of each number that asks
    card: Any  # of each question
    digit: Any
    answering: Any  # by whom, of each asker
    answer: Any  # of each question by each code
    said: Any  # each answer as it stands in an observation
    askable: Any  # for each card the numbers that ask it, as words
    spelled: Any  # each code as tiles
    code: Any  # of each set of tiles
    halves: Any  # of each half of such a set, the lower and the upper, what its place comes to
    code_at: Any  # of the set at each place: a smaller table, for those who have a small cache
    namable: Any  # beside each code the guesses that can be made, as words
    parts: Any  # of each code the rows of `beside` whose common guesses these are
    beside: Any  # beside so many of a tile the guesses that can be made, as words
    at: Places
    past: Past


def facts_of(_: Options, numbering: Numbering) -> Facts:
    seats, tiles = numbering.seats, TILES_EACH[numbering.seats]
    steps, first = typing.get_args(Step), codes(tiles)[0]
    guess = numbering.number(Guess(first) if seats == 2 else Write(first))
    questions = [Ask(name, d) for name, card in CARDS.items() for d in card.digits or (None,)]
    answer, said = _answers(questions, numbering, tiles)
    kinds = (Asked(0, questions[0].card, None, ()), Guessed(0, first, True), Announced(0, True))
    asked, guessed, announced = (int(numbering.happened(event)[0]) for event in kinds)
    return Facts(
        seats=seats,
        tiles=tiles,
        all_tiles=len(TILES),
        cards=len(CARDS),
        open_cards=OPEN_CARDS,
        turn=steps.index(Turn),
        last_chance=steps.index(LastChance),
        middle_turn=steps.index(MiddleTurn),
        asked=asked,
        guessed=guessed,
        announced=announced,
        guess=guess,
        words=numbering.words,
        named_from=_pairs(guess),
        question=_question(questions, numbering),
        card=np.array([list(CARDS).index(ask.card) for ask in questions], np.int32),
        digit=np.array([-1 if ask.digit is None else ask.digit for ask in questions], np.int32),
        answering=np.array([answering(seats, asker) for asker in range(seats)], np.int32),
        answer=answer,
        said=said,
        askable=_askable(questions, numbering),
        spelled=np.array([_places_of(code) for code in codes(tiles)], np.int32),
        code=_code_of_set(tiles),
        halves=_halves(tiles),
        code_at=_code_at(tiles),
        namable=_namable(tiles, guess),
        parts=_parts(tiles),
        beside=_beside(tiles, guess),
        at=_places(numbering),
        past=numbering.past,
    )


def _places(numbering: Numbering) -> Places:
    at = numbering.places
    return Places(
        agenda=at["table.agenda[0]:kind"],
        players=at["table.players"],
        first=at["table.first"],
        tiles=at["table.tiles"],
        row=at["table.row[0]"],
        pile=at["table.pile"],
        out=at["table.out[0]"],
        winners=at["table.winners[0]"],
        code=at["hand.code[0]"],
        wrote=at["hand.wrote[0]"],
        middle=at["hand.middle[0]"],
    )


def _pairs(number: int) -> int:
    """The word of a number, or the one before: words go in pairs, for those that have 64 bits."""
    return number // 64 * 2


def _places_of(code: tuple[str, ...]) -> list[int]:
    kinds = typing.get_args(Tile)
    return [kinds.index(tile) for tile in code]


def _question(questions: list[Ask], numbering: Numbering) -> NDArray[np.int32]:
    numbers = [numbering.number(ask) for ask in questions]
    found = np.zeros(max(numbers) + 1, np.int32)
    found[numbers] = range(len(questions))
    return found


def _askable(questions: list[Ask], numbering: Numbering) -> NDArray[np.uint32]:
    numbers = {card: [numbering.number(a) for a in questions if a.card == card] for card in CARDS}
    words = _pairs(max(max(row) for row in numbers.values())) + 2
    bits = np.zeros((len(CARDS), 32 * words), np.bool_)
    for card, row in enumerate(numbers.values()):
        bits[card, row] = True
    return _words(bits)


def _answers(
    questions: list[Ask], numbering: Numbering, tiles: int
) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """What each code answers to each question, and how each answer stands in an observation."""
    found: list[NDArray[np.int32]] = []
    said: list[NDArray[np.int32]] = []
    for ask in questions:
        given, ids = answers(ask.card, ask.digit, tiles)
        found.append(given[_a_set_of_each(tiles)].astype(np.int32) + len(said))
        for answer in ids:
            asked = Asked(0, ask.card, ask.digit, (Reply(0, answer),))
            # Behind the kind of event, who asks, the card, the digit, and who answers.
            said.append(numbering.happened(asked)[5 : 6 + tiles])
    return np.array(found), np.array(said)


@cache
def _a_set_of_each(tiles: int) -> NDArray[np.intp]:
    """For each code a set of tiles that reads as it."""
    places = {mask: place for place, mask in enumerate(all_masks(tiles).tolist())}
    return np.array([places[mask_of(code)] for code in codes(tiles)])


@cache
def _code_of_set(tiles: int) -> NDArray[np.int32]:
    """The code that a set of tiles reads as; -1 for sets of more or fewer."""
    spelled, reads_as = all_codes(tiles)
    number = {code: i for i, code in enumerate(codes(tiles))}
    found = np.full(1 << len(TILES), -1, np.int32)
    found[all_masks(tiles)] = np.array([number[code] for code in spelled])[reads_as]
    return found


@cache
def _halves(tiles: int) -> NDArray[np.int16]:
    """Sets of tiles have places by their upper halves, and then by the lower ones."""
    half = len(TILES) // 2
    sizes = np.array([number.bit_count() for number in range(1 << half)])
    lower = np.zeros(len(sizes), np.int16)
    for size in range(half + 1):
        lower[sizes == size] = range(int((sizes == size).sum()))
    beside = np.array([(sizes == tiles - size).sum() for size in sizes])
    return np.array([lower, np.cumsum(beside) - beside]).astype(np.int16)


@cache
def _code_at(tiles: int) -> NDArray[np.int16]:
    """The code that the set at each place reads as."""
    half, sets = len(TILES) // 2, all_masks(tiles)
    lower, upper = _halves(tiles)
    found = np.full(len(sets), -1, np.int16)
    places = lower[sets & (1 << half) - 1].astype(np.int64) + upper[sets >> half]
    found[places] = _code_of_set(tiles)[sets]
    return found


@cache
def _namable(tiles: int, guess: int) -> NDArray[np.uint32]:
    """Beside each code the guesses that can be made, in the words in which their numbers are.

    Who holds one code can name another just when who holds the other can name the one.
    """
    every, sets = codes(tiles), _a_set_of_each(tiles)
    begin = 32 * _pairs(guess)
    bits = np.zeros((len(every), 32 * (_pairs(guess + len(every) - 1) + 2) - begin), np.bool_)
    for number, code in enumerate(every):
        bits[number, guess - begin : guess - begin + len(every)] = can_name(code, tiles)[sets]
    return _words(bits)


@cache
def _parts(tiles: int) -> NDArray[np.int32]:
    """Each tile of each code, and how many of it the code has."""
    rows = [
        [2 * tile + row.count(tile) - 1 for tile in row] for row in map(_places_of, codes(tiles))
    ]
    return np.array(rows, np.int32)


@cache
def _beside(tiles: int, guess: int) -> NDArray[np.uint32]:
    """What can be named beside at least one of the codes that have so many of a tile."""
    namable, parts = _namable(tiles, guess), _parts(tiles)
    every = [(parts == part).any(1) for part in range(2 * len(typing.get_args(Tile)))]
    return np.array([np.bitwise_or.reduce(namable[rows], axis=0) for rows in every])


def _words(bits: NDArray[np.bool_]) -> NDArray[np.uint32]:
    return np.packbits(bits, axis=1, bitorder="little").view(np.uint32)
