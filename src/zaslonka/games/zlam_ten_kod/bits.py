"""Złam ten Kod: what a question or a guess told the one who made it, counted over all deals."""

from math import log2

from zaslonka.games.zlam_ten_kod.beliefs import Worlds
from zaslonka.games.zlam_ten_kod.rules import Ask, Move, View, Write, questions
from zaslonka.tales import Measure, entropy


def measured(before: View, move: Move, after: View) -> Measure:
    """Every move asks something: a guess whether it is right, a written one what lies there."""
    worlds = Worlds(before)
    deals = worlds.deals()
    promises = {
        ask: entropy(worlds.foreseen(ask.card, ask.digit)) for ask in questions(before.table)
    }
    best = max(promises, key=promises.__getitem__, default=None)
    promised = None if best is None else promises[best]
    got = log2(deals / Worlds(after).deals())
    if isinstance(move, Ask):
        return Measure(got, promises[move], best, promised)
    codes = worlds.codes(None if isinstance(move, Write) else worlds.seats[0])
    ways = codes.get(move.code, 0)
    chance = ways / deals
    # Who writes a guess looks at the middle, right or wrong (ZTK-61); who speaks hears yes or no.
    outcomes = codes.values() if isinstance(move, Write) else (ways, deals - ways)
    return Measure(got, entropy(outcomes), best, promised, chance, codes=len(codes))
