"""The reference for strength, frozen: exact elimination, the question of highest entropy.

It guesses when at most two codes are left.  Two players only.  How it chooses must not
change, or strengths measured at different times could not be compared.
"""

import numpy as np

from zaslonka.games.zlam_ten_kod.beliefs import Worlds
from zaslonka.games.zlam_ten_kod.content import CARDS
from zaslonka.games.zlam_ten_kod.masks import Indices, answers
from zaslonka.games.zlam_ten_kod.moves import Ask, Guess, Move
from zaslonka.games.zlam_ten_kod.rules import LastChance
from zaslonka.games.zlam_ten_kod.state import View


def decide(view: View, _: bytes) -> Move:
    table, worlds = view.table, Worlds(view)
    codes = worlds.codes(worlds.seats[0])
    if len(codes) <= 2 or not table.row or isinstance(table.agenda[0], LastChance):
        return Guess(max(codes, key=codes.__getitem__))
    found = worlds.weights(worlds.seats[0])[0]
    asks = [Ask(card, digit) for card in table.row for digit in CARDS[card].digits or (None,)]
    return max(asks, key=lambda ask: _entropy(ask, found))


def _entropy(ask: Ask, found: Indices) -> float:
    # With two players every set of tiles that fits is as likely as any other.
    count = np.bincount(answers(ask.card, ask.digit, 5)[0][found])
    share = count[count > 0] / len(found)
    return float(-(share * np.log2(share)).sum())
