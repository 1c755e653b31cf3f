"""Kod Krakowa: which attribute boards to pick, by what every pair was measured to win.

`bench/kod_krakowa.md` says how: games of the quick player on boards picked by chance.
"""

from zaslonka.kernel import Chance, Seat
from .content import ATTRIBUTES, Attribute
from .moves import PickBoard
from .prompts import PickingBoard
from .state import Board

_MEASURED = """
    science leisure +0.4 -0.7 +1.1
    science work +5.7 +3.6 +1.3
    science art -1.9 -1.2 +2.4
    science history +2.2 +1.3 +1.7
    science spirit -0.2 -0.8 +1.4
    leisure work +3.0 +1.8 -1.6
    leisure art -4.6 -3.0 -0.5
    leisure history -0.6 -0.5 -1.2
    leisure spirit -2.9 -2.6 -1.5
    work art +0.7 +1.3 -0.3
    work history +4.7 +3.8 -0.9
    work spirit +2.4 +1.7 -1.2
    art history -2.8 -1.0 +0.1
    art spirit -5.2 -3.1 -0.2
    history spirit -1.2 -0.6 -0.8
"""
"""A pair of attributes, and the points it won above its share with two, three and four players,
evened out: what each attribute won, added up."""

WORTH: dict[frozenset[str], tuple[float, ...]] = {
    frozenset(line.split()[:2]): tuple(map(float, line.split()[2:]))
    for line in _MEASURED.strip().splitlines()
}

CONTESTED = 3.0
"""The points that it costs to share an attribute with another player, where more than two play."""


MEASURED_TO = 1.5
"""The points up to which that is known.  Who makes more of it drafts the same boards every time,
and everybody else knows them."""


def pick(step: PickingBoard, table: Board, chance: Chance, doubt: float = MEASURED_TO) -> PickBoard:
    """The board that promises most; who is in doubt errs by up to so many points either way."""
    choices = chance.shuffled(step.choices(table))
    return max(
        choices,
        key=lambda move: (
            worth(table, step.seat, move.attribute) + doubt * (chance.below(201) - 100) / 100
        ),
    )


def worth(table: Board, seat: Seat, attribute: Attribute) -> float:
    """What a board is worth to a seat, in points: by its left one, or by what may join it."""
    seats, own = len(table.boards), table.boards[seat].left
    partners = [own] if own else [other for other in ATTRIBUTES if other != attribute]
    found = sum(WORTH[frozenset((attribute, other))][seats - 2] for other in partners)
    rivals = sum(
        attribute in (boards.left, boards.right)
        for other, boards in enumerate(table.boards)
        if other != seat
    )
    return found / len(partners) - CONTESTED * rivals * (seats > 2)
