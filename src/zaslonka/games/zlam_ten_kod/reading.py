"""Złam ten Kod for two: what the opponent's choices tell of their own tiles.

Nobody looks for a code with tiles of their own, so what a question can tell its asker depends on
what they hold.  Of every code that they may hold it is reckoned how well their questions would
have served them beside it, and whether they would not rather have guessed.  Nothing is ruled out
by that: people, too, ask what they like.  A view does not say which of the cards shown since had
been open when a question was asked, so each counts as far as it is likely to have been.
"""

from collections.abc import Sequence

import numpy as np
from msgspec import structs

from zaslonka.kernel import Seat
from .beliefs import candidates
from .content import CARDS
from .events import Asked, Guessed
from .lists import TILES_OF_TWO, Bools, Floats, Ints, book
from .masks import all_masks, answers
from .moves import Ask
from .state import Board

STAYS = 5 / 6
"""How likely an open card was open one question ago already: one of six is new."""
BLUR_BITS = 0.02
"""Questions that tell so much more or less than each other are hard to tell apart."""
WHIM = 0.1
"""How likely they ask just anything."""
SURE_CODES, DARING_CODES = 2, 3
"""With so few codes left they guess, and may guess."""
HESITATION = 0.1
"""How likely they ask when they should guess,"""
RASHNESS = 0.02
"""and guess a code when they should ask."""
MOST_PAIRS = 300_000
"""So many codes of theirs beside mine are looked at; of more, only every so many-th of mine."""


def likelihood(table: Board, seat: Seat, held: Ints) -> Floats:
    """How likely the opponent of this seat, holding each of these codes, had chosen as they did."""
    found, masks = np.ones(len(held)), book().mask[held]
    for ply, past in enumerate(table.past):
        if past.by == seat:
            continue
        before = structs.replace(table, past=table.past[:ply])
        fitting = np.flatnonzero(candidates(before, seat))
        fitting = fitting[:: 1 + len(fitting) * len(held) // MOST_PAIRS]
        beside = masks[:, None] & all_masks(TILES_OF_TWO)[fitting] == 0
        if isinstance(past, Asked):
            found *= _asking(past, _also_open(table, ply), fitting, beside)
        elif isinstance(past, Guessed):
            found *= _guessing(beside)
    return found


def _guessing(beside: Bools) -> Floats:
    left = beside.sum(1)
    return np.where(left <= DARING_CODES, 1 / np.maximum(left, 1), RASHNESS)


def _asking(asked: Asked, others: dict[str, float], fitting: Ints, beside: Bools) -> Floats:
    asks = [Ask(asked.card, asked.digit)]
    likely = [0.0]
    for card, share in ({asked.card: 1.0} | others).items():
        more = [Ask(card, digit) for digit in CARDS[card].digits or (None,)]
        asks += more
        likely += [share * (ask != asks[0]) for ask in more]
    told = _told(asks, fitting, beside)
    better = 1 / (1 + np.exp(np.clip((told[:, :1] - told) / BLUR_BITS, -30, 30)))
    best = np.prod(1 - better * np.array(likely), axis=1)
    patience = np.where(beside.sum(1) <= SURE_CODES, HESITATION, 1.0)
    found: Floats = (WHIM + (1 - WHIM) * best) * patience
    return found


def _also_open(table: Board, ply: int) -> dict[str, float]:
    """The other cards that a question may have been chosen from, and how likely each was there."""
    found, likely = dict[str, float](), STAYS
    for past in table.past[ply + 1 :]:
        if isinstance(past, Asked):
            found[past.card] = likely
            likely *= STAYS
    return found | dict.fromkeys(table.row, likely)


def _told(asks: Sequence[Ask], fitting: Ints, beside: Bools) -> Floats:
    """How many bits each question tells beside each code."""
    row = np.arange(len(fitting))
    said = [answers(ask.card, ask.digit, TILES_OF_TWO)[0][fitting] for ask in asks]
    starts = np.cumsum([0, *(answer.max() + 1 for answer in said)])
    says = np.zeros((len(fitting), starts[-1]), np.float32)
    for start, answer in zip(starts, said, strict=False):
        says[row, start + answer] = 1
    # How often each answer comes up: whole numbers, small enough for half the digits.
    count = beside.astype(np.float32) @ says
    total = np.maximum(beside.sum(1), 1)[:, None]
    nats = np.add.reduceat(count * np.log(np.maximum(count, 1)), starts[:-1], axis=1)
    found: Floats = np.log2(total) - nats / (total * np.log(2))
    return found
