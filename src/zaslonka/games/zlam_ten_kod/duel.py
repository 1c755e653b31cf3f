"""Złam ten Kod for two: a move is worth the share of games won when playing on from it.

The games go on in worlds drawn from the exact beliefs.  The opponent asks the question of
highest entropy and guesses when two codes are left; I do much the same, but sooner take a card
that would tell them most.  Every move is tried in the same worlds with the same cards to
come, and all games are played side by side in arrays.
"""

from typing import NamedTuple

import numpy as np

from .lists import NONE, Floats, Ints, Lists, book, matching, questions

ME, THEY = 0, 1
DARES = 0.3
"""I guess a code that is so likely,"""
SURE_CODES = 2
"""and they when so few codes are left."""
DENIED_BIT = 0.5
"""How many bits it is worth to me that they lose one of what the open cards promise them."""
GUESSABLE = 0.125
"""A code that is less likely is not even considered as a guess."""
DULL_BITS = 1.5
"""A question that tells so many bits less than the best one is not considered."""
BUDGET_CODES = 200_000
"""About how many candidate codes all games may start with; fixes how many are played."""
MIN_WORLDS, MAX_WORLDS = 16, 128
"""The least and most worlds in which each move is tried."""


class Duel(NamedTuple):
    """What the player on turn knows; codes, cards and questions are numbers, see `lists`."""

    own: int
    mine: Ints  # the codes that the opponent may have,
    weight: Floats  # and how likely each of them is
    theirs: Ints  # the codes that I may have, as far as everybody knows
    row: Ints
    unseen: Ints  # the cards that never lay open
    first: bool  # whether I went first


class Prospects(NamedTuple):
    questions: Ints
    shares: Floats  # of games won, for each question
    guess: float  # likewise for a guess at the likeliest code


def prospects(duel: Duel, random: np.random.Generator) -> Prospects:
    """How often each move worth considering wins."""
    slots = questions(duel.row)
    told = Lists(np.array([len(duel.mine)]), duel.mine, duel.weight).surprise(slots[None])[0]
    moves = np.flatnonzero((slots != NONE) & (told >= told.max() - DULL_BITS))
    # A quarter of the codes that I might have fits beside a code of the opponent.
    size = len(duel.mine) + len(duel.theirs) // 4
    # Where even the fewest worlds are much work, the dullest moves are left out.
    by_telling = moves[np.argsort(-told[moves], kind="stable")]
    moves = np.sort(by_telling[: 2 * BUDGET_CODES // (MIN_WORLDS * size)])
    guesses = bool(duel.weight.max() >= GUESSABLE * duel.weight.sum())
    tried = len(moves) + guesses
    worlds = min(max(BUDGET_CODES // (tried * size), MIN_WORLDS), MAX_WORLDS)
    games = Games(duel, tried, worlds, random)
    asking = np.arange(len(moves) * games.worlds)
    guessing = np.arange(len(asking), tried * games.worlds)
    games.ask(ME, asking, np.repeat(moves, games.worlds))
    games.name(ME, guessing, np.full(len(guessing), duel.mine[duel.weight.argmax()]))
    shares = games.played_out().reshape(tried, -1).mean(1)
    return Prospects(slots[moves], shares[: len(moves)], shares[-1] if guesses else 0.0)


class Games:
    """Games going on side by side, each move tried in the same worlds."""

    def __init__(self, duel: Duel, moves: int, worlds: int, random: np.random.Generator) -> None:
        b = book()
        self.worlds = worlds
        self._first = ME if duel.first else THEY
        self._share = np.zeros(moves * worlds)
        held = _drawn(duel, worlds, random)
        # A lone five may be either of the two, unless the other one is the opponent's.
        either = 1.0 + ((b.fives[duel.theirs] == 1) & (b.fives[held] == 0)[:, None])
        fits = b.mask[duel.theirs] & b.beside[held][:, None] == 0
        beside = matching(fits, duel.theirs, either)
        cards = random.permuted(np.tile(duel.unseen, (worlds, 1)), axis=1)
        # What follows is of the games still going on; they end by and by.
        self._game = np.arange(moves * worlds)
        world = self._game % worlds
        self._truth = [held[world], np.full(len(world), duel.own)]
        self._left = [
            Lists(
                np.full(len(world), len(duel.mine)),
                np.tile(duel.mine, len(world)),
                np.tile(duel.weight, len(world)),
            ),
            beside.take(world),
        ]
        self._row = np.tile(duel.row, (len(world), 1))
        self._pile = np.column_stack([cards, np.full(worlds, NONE)])[world]
        self._drawn = np.zeros(len(world), np.int64)

    def ask(self, side: int, at: Ints, slot: Ints) -> None:
        """In these games the side asks its row's question of that slot."""
        left, row = self._left[side], self._row
        question = np.zeros(len(row), np.int64)
        question[at] = questions(row[at])[np.arange(len(at)), slot]
        asks = np.zeros(len(row), bool)
        asks[at] = True
        answer = book().answers[question, self._truth[side]]
        self._left[side] = left.keep(
            (left.say(question) == left.spread(answer)) | left.spread(~asks)
        )
        row[at, slot % row.shape[1]] = self._pile[at, self._drawn[at]]
        self._drawn[at] = np.minimum(self._drawn[at] + 1, self._pile.shape[1] - 1)

    def name(self, side: int, at: Ints, code: Ints) -> None:
        """In these games the side names the code: right ends the game, wrong tells both of them."""
        b, left, other = book(), self._left[side], self._left[1 - side]
        right = at[code == self._truth[side][at]]
        won = np.ones(len(right))
        if side == self._first:
            # The other may still draw level, with one try.
            won -= other.take(right).likeliest()[1] / 2
        self._share[self._game[right]] = won if side == ME else 1 - won
        named = np.full(len(self._game), NONE)
        named[at] = code
        self._left[side] = left.keep(left.code != left.spread(named))
        tiles = np.where(named == NONE, 0, b.beside[named])
        self._left[1 - side] = other.keep(b.mask[other.code] & other.spread(tiles) == 0)
        self._end(right)

    def played_out(self) -> Floats:
        """Play on, the opponent next, and say which part of each game I win."""
        side = THEY
        while len(self._game):
            left = self._left[side]
            asked = questions(self._row)
            named, sure = left.likeliest()
            certain = sure >= DARES if side == ME else left.size <= SURE_CODES
            guess = certain | (asked == NONE).all(1)
            asking, guessing = np.flatnonzero(~guess), np.flatnonzero(guess)
            worth = left.take(asking).surprise(asked[asking])
            if side == ME:
                worth += DENIED_BIT * _denied(self._left[THEY].take(asking).surprise(asked[asking]))
            self.ask(side, asking, worth.argmax(1))
            self.name(side, guessing, named[guessing])
            side = 1 - side
        return self._share

    def _end(self, at: Ints) -> None:
        on = np.delete(np.arange(len(self._game)), at)
        self._game, self._row = self._game[on], self._row[on]
        self._pile, self._drawn = self._pile[on], self._drawn[on]
        self._truth = [truth[on] for truth in self._truth]
        self._left = [left.take(on) for left in self._left]


def _denied(surprise: Floats) -> Floats:
    """How many bits the best card left tells less, for each question, once its card is gone."""
    card = np.maximum(*np.split(surprise, 2, axis=1))
    second = np.sort(np.column_stack([np.zeros((len(card), 2)), card]), axis=1)[:, -2:-1]
    return np.tile(np.maximum(card - second, 0.0), 2)


def _drawn(duel: Duel, worlds: int, random: np.random.Generator) -> Ints:
    """Codes of the opponent, as evenly spread over all as their weights allow."""
    sums = np.cumsum(duel.weight)
    marks = (np.arange(worlds) + random.random()) * (sums[-1] / worlds)
    found = np.searchsorted(sums[:-1], marks, side="right")
    return random.permutation(duel.mine[found])
