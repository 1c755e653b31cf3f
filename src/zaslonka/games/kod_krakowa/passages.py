"""Kod Krakowa: which passages are open, and which may take a marker."""

from collections.abc import Callable
from functools import lru_cache
from itertools import chain

from zaslonka.kernel import Illegal
from .content import AROUND, ENDS, PASSAGES, District, Passage
from .state import Board

_BIT = {passage: 1 << i for i, passage in enumerate(PASSAGES)}
_EXITS = {
    district: sum(_BIT[passage] for passage in around.values())
    for district, around in AROUND.items()
}
_NEAR = {
    district: [(near, _BIT[passage]) for near, passage in around.items()]
    for district, around in AROUND.items()
}
"""Sets of passages are bits of a number: the rules ask for them at every ply."""


def bit(passage: Passage) -> int:
    """A passage as a set of its own."""
    return _BIT[passage]


def block(table: Board, passage: Passage) -> None:
    table.blocked |= _BIT[passage]


def unblock(table: Board, passage: Passage) -> None:
    table.blocked &= ~_BIT[passage]


def open_neighbours(table: Board, district: District) -> list[District]:
    """The districts that can be walked to from here, discovered or not.  KKR-30."""
    taken = table.blocked
    return [near for near, bit in _NEAR[district] if not taken & bit]


def blocked_neighbours(table: Board, district: District) -> list[District]:
    """The districts behind a marker."""
    taken = table.blocked
    return [near for near, bit in _NEAR[district] if taken & bit]


@lru_cache(maxsize=1 << 14)
def steps_from(start: District, taken: int) -> dict[District, int]:
    """How many passages away each district is that can be walked to, discovered or not."""
    steps, edge = {start: 0}, [start]
    for district in edge:
        for near, bit in _NEAR[district]:
            if not taken & bit and near not in steps:
                steps[near] = steps[district] + 1
                edge.append(near)
    return steps


def can_join(table: Board, district: District) -> bool:
    """Whether a district would have an unblocked passage, were it on the board.  KKR-16."""
    return bool(_EXITS[district] & ~table.blocked)


def free_passages(table: Board, lifted: Passage | None = None) -> tuple[Passage, ...]:
    """The passages that may take a marker: all but the one it was just lifted from."""
    free = _free_but(table, lifted)
    return tuple([passage for passage, bit in _BIT.items() if free & bit])


def drawn_passage(
    table: Board, below: Callable[[int], int], lifted: Passage | None = None
) -> Passage:
    """The one that would stand at a place among the free ones."""
    free = _free_but(table, lifted)
    for _ in range(below(free.bit_count())):
        free &= free - 1  # without the lowest
    return PASSAGES[(free & -free).bit_length() - 1]


def has_free_passage(table: Board) -> bool:
    return _has_free(table.blocked, table.discovered, 0)


def can_move(table: Board, barrier: Passage) -> bool:
    """Whether the barrier of this passage has another one to go to, judged with it lifted."""
    bit = _BIT[barrier]
    return _has_free(table.blocked & ~bit, table.discovered, bit)


def _has_free(taken: int, discovered: tuple[District, ...], but: int) -> bool:
    """Whether there is any in `_free` besides these: in most cities the first that is looked at."""
    open_ = ~(taken | but)
    for district in discovered:
        exits = _EXITS[district] & ~taken
        if exits & (exits - 1):
            for near, bit in _NEAR[district]:
                if bit & open_:
                    others = _EXITS[near] & ~taken
                    if others & (others - 1) or near not in discovered:
                        return True
    return False


def _free_but(table: Board, lifted: Passage | None) -> int:
    free = _free(table.blocked, table.discovered)
    return free if lifted is None else free & ~_BIT[lifted]


@lru_cache(maxsize=1 << 12)
def _free(taken: int, discovered: tuple[District, ...]) -> int:
    """KKR-15, KKR-16."""
    reached = needed = 0
    for district in discovered:
        exits = _EXITS[district] & ~taken
        reached |= exits
        if exits & (exits - 1) == 0:  # the only one left
            needed |= exits
    return reached & ~needed


def refuse_marker(table: Board, passage: Passage) -> None:
    """Say why a passage may not take a marker.  KKR-15, KKR-16."""
    if passage not in ENDS:
        raise Illegal("KKR-06", "no_such_passage")
    if table.blocked & _BIT[passage]:
        raise Illegal("KKR-15", "occupied", passage=passage)
    near = [district for district in ENDS[passage] if district in table.discovered]
    if not near:
        raise Illegal("KKR-15", "off_the_board", passage=passage)
    for district in near:
        if not _EXITS[district] & ~table.blocked & ~_BIT[passage]:
            raise Illegal("KKR-16", "cuts_off", district=district)


def audit_markers(table: Board) -> None:
    """Assert that each marker has a passage to itself at the board, and cuts nothing off."""
    markers = [*chain.from_iterable(table.barriers), *table.stops]
    assert sum(_BIT[passage] for passage in set(markers)) == table.blocked
    assert len(markers) == len(set(markers)), "two markers on one passage"
    reached = 0
    for district in table.discovered:
        assert _EXITS[district] & ~table.blocked, "a district is cut off"
        reached |= _EXITS[district]
    assert not table.blocked & ~reached, "a marker off the board"
