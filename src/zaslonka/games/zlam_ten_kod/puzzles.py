"""Złam ten Kod as puzzles: a code that could be known, or a question that tells far more."""

from typing import Any

from msgspec import structs

from zaslonka.kernel.puzzles import Puzzles, Weighed, Worth, weighed
from zaslonka.kernel.story import entropy
from .beliefs import Worlds
from .moves import Ask, Guess, Move, Write
from .rules import LastChance, questions
from .state import View

CODES = range(12, 400)
"""Where so many codes are possible, what a question tells is what counts: with fewer one would
rather guess, with more nobody can think it through."""
LEAST_ANSWERS = 4
"""To know the only code that is left is an achievement after so many answers of the rivals."""


def weigh(view: View, _: Move, __: bytes) -> Weighed | None:
    """Where one code is left, naming it is right and nothing else; else what each move tells."""
    table = view.table
    if isinstance(table.agenda[0], LastChance) or table.winners:
        return None
    worlds = Worlds(view)
    aloud = table.players == 2
    codes = worlds.codes(worlds.seats[0] if aloud else None)
    asks = list(questions(table))
    if len(codes) == 1:
        if len(table.past) < LEAST_ANSWERS or not asks:
            return None
        (code,) = codes
        return weighed("chance", [Worth(Guess(code) if aloud else Write(code), 1.0)], 0.0)
    if len(codes) not in CODES or len(asks) < 2:
        return None
    told = _told(worlds, asks)
    # Sums mostly tell most: a question that does so whatever was answered is nothing to find.
    fresh = structs.replace(view, table=structs.replace(table, past=()))
    if _best(_told(Worlds(fresh), asks)) == _best(told):
        return None
    deals, likeliest = worlds.deals(), max(codes.values())
    # A guess hears yes or no, and with so many codes left mostly no; a written one says no more.
    return weighed("bits", told, entropy((likeliest, deals - likeliest)))


def _told(worlds: Worlds, asks: list[Ask]) -> list[Worth]:
    return [Worth(ask, entropy(worlds.foreseen(ask.card, ask.digit))) for ask in asks]


def _best(told: list[Worth]) -> Any:
    return max(told, key=lambda one: one.worth).move


PUZZLES = Puzzles(
    weigh=weigh,
    far={"bits": 0.7, "chance": 1.0},
    clear={"bits": 0.35, "chance": 1.0},
    house=((2, ("sredni", "latwy")), (3, ("latwy", "sredni", "latwy"))),
)
