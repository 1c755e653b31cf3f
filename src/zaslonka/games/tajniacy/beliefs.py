"""Tajniacy: what a seat can know of the key.

No help is offered from it: who is left to find lies open on the table, and to reckon
with the forty key cards there are would be to play against the print, not the words.
"""

from zaslonka import kernel
from zaslonka.kernel import Chance
from .clues import needs_yes
from .content import TEAMS
from .keys import KEYS, Key, starters
from .rules import Conceding, Guessing, Judging, Table
from .state import Board, Hand, Question, Secret


def fitting(table: Board) -> list[Key]:
    """The keys that agree with the lamps and every covered word, each as likely as the others."""
    if table.key:
        return [table.key]
    return [
        key
        for key in KEYS
        if starters(key) == table.first
        and all(up in (None, kind) for up, kind in zip(table.covered, key, strict=True))
    ]


def implied_yes(table: Board) -> tuple[Question, ...]:
    """The yes without which the clue that is guessed at could not have been given.  TAJ-50."""
    if not table.agenda or not isinstance(table.agenda[0], Judging | Conceding | Guessing):
        return ()
    word = table.clues[-1].word
    return (Question(word, yes=True),) if needs_yes(table.options, word) else ()


def draw(view: kernel.View[Table, Hand], chance: Chance) -> tuple[list[Hand], Secret]:
    """Hands of a world that fits all the viewer has seen.

    Nobody is imagined to have been asked about a clue but where it must have been so.
    """
    table = view.table
    if view.hand is not None and view.hand.key:
        known = view.hand
    else:
        known = Hand(chance.pick(fitting(table)), implied_yes(table))
    hands = [Hand() for _ in table.teams]
    for team in TEAMS:
        hands[table.spymasters.of(team)] = Hand(known.key, known.asked)
    return hands, Secret()
