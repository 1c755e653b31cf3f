"""Złam ten Kod: what a question or a guess told the one who made it, counted over all deals."""

from collections.abc import Iterable
from math import log2
from typing import Any

from zaslonka.kernel.story import Measure, entropy
from .beliefs import Worlds
from .content import Code
from .moves import Ask, Guess, Move, Write
from .rules import questions
from .state import View


def measured(before: View, move: Move, after: View) -> Measure:
    """Every move asks something: a guess whether it is right, a written one what lies there.

    Where only one code is possible any more, naming it wins, and nothing else does.  TAB-53.
    """
    worlds, afterwards = Worlds(before), Worlds(after)
    deals = worlds.deals()
    promises = {
        ask: entropy(worlds.foreseen(ask.card, ask.digit)) for ask in questions(before.table)
    }
    best = max(promises, key=promises.__getitem__, default=None)
    promised = None if best is None else promises[best]
    got = log2(deals / afterwards.deals())
    aloud = before.table.players == 2
    codes = worlds.codes(worlds.seats[0] if aloud else None)
    counted: dict[str, Any] = {
        "codes": len(codes),
        "left": len(afterwards.codes(afterwards.seats[0] if aloud else None)),
        "winner": _naming(codes, aloud=aloud) if len(codes) == 1 else None,
    }
    if isinstance(move, Ask):
        return Measure(got, promises[move], best, promised, **counted)
    ways = codes.get(move.code, 0)
    chance = ways / deals
    # Who writes a guess looks at the middle, right or wrong (ZTK-61); who speaks hears yes or no.
    outcomes = codes.values() if isinstance(move, Write) else (ways, deals - ways)
    return Measure(got, entropy(outcomes), best, promised, chance, **counted)


def _naming(codes: Iterable[Code], *, aloud: bool) -> Guess | Write:
    """The move that names the only code there is."""
    (code,) = codes
    return Guess(code) if aloud else Write(code)
