"""Kryptos in thousands at once: the facts that both compilers are given."""

import typing
from typing import Any, NamedTuple

import numpy as np

from zaslonka.kernel.batch import Numbering, Past
from .content import (
    COLOURS,
    MOST_POINTS,
    OPENED_EACH,
    START_POINTS,
    WINNING_POINTS,
    Options,
    colour,
    deals,
    opened_of_a_colour,
)
from .events import Guessed, TurnedUp
from .moves import Guess, Stop
from .rules import ADVANCED, Opening, SecondGuess, Step, Turn


class Places(NamedTuple):
    """Where things stand on a board; what is of one kind stands side by side."""

    agenda: int
    first: int
    numbers: int
    aside: int
    rows: int
    tokens: int
    scores: int
    last_round: int
    cards: int


class Facts(NamedTuple):
    """The game with its options, as numbers and small arrays."""

    seats: int
    numbers: int
    each: int
    opened: int  # cards turned up by all before the first turn
    opened_of_a_colour: int
    start_points: int
    winning_points: int
    most_points: int
    advanced: bool
    lapowka: bool
    dropped: int  # how many rules of the advanced opening there are to drop
    colours: int
    colour: Any  # of each number, from 0
    guess: int  # the number of the first guess; cards turned up come before
    stop: int
    words: int
    opening: int  # kinds of step, as they stand on the agenda
    turn: int
    second_guess: int
    turned_up: int  # kinds of what has happened
    guessed: int
    at: Places
    past: Past


def facts_of(options: Options, numbering: Numbering) -> Facts:
    seats, deal = numbering.seats, deals(options)[numbering.seats]
    steps = typing.get_args(Step)
    right = Guessed(by=0, seat=0, place=0, number=1, right=True, points=0)
    return Facts(
        seats=seats,
        numbers=deal.numbers,
        each=deal.each,
        opened=OPENED_EACH * seats,
        opened_of_a_colour=opened_of_a_colour(seats),
        start_points=START_POINTS,
        winning_points=WINNING_POINTS,
        most_points=MOST_POINTS,
        advanced=options.advanced,
        lapowka=options.lapowka,
        dropped=len(ADVANCED),
        colours=len(COLOURS),
        colour=np.array([colour(number) for number in range(deal.numbers + 1)], np.int32),
        guess=numbering.number(Guess(0, 0, 1)),
        stop=numbering.number(Stop()),
        words=numbering.words,
        opening=steps.index(Opening),
        turn=steps.index(Turn),
        second_guess=steps.index(SecondGuess),
        turned_up=int(numbering.happened(TurnedUp(0, 0, 1))[0]),
        guessed=int(numbering.happened(right)[0]),
        at=_places(numbering),
        past=numbering.past,
    )


def _places(numbering: Numbering) -> Places:
    at = numbering.places
    return Places(
        agenda=at["table.agenda[0]:kind"],
        first=at["table.first"],
        numbers=at["table.numbers"],
        aside=at["table.aside[0]"],
        rows=at["table.rows[0][0]"],
        tokens=at["table.tokens[0][0]"],
        scores=at["table.scores[0]"],
        last_round=at["table.last_round"],
        cards=at["hand.cards[0]"],
    )
