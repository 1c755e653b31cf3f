"""Kod Krakowa: which passages are open, and which may take a marker."""

from functools import lru_cache
from itertools import chain

from zaslonka.games.kod_krakowa.city import City
from zaslonka.games.kod_krakowa.content import AROUND, ENDS, PASSAGES, District, Passage
from zaslonka.kernel import Illegal

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


def block(city: City, passage: Passage) -> None:
    city.blocked |= _BIT[passage]


def unblock(city: City, passage: Passage) -> None:
    city.blocked &= ~_BIT[passage]


def open_neighbours(city: City, district: District) -> list[District]:
    """The districts that can be walked to from here, discovered or not.  KKR-30."""
    taken = city.blocked
    return [near for near, bit in _NEAR[district] if not taken & bit]


def blocked_neighbours(city: City, district: District) -> list[District]:
    """The districts behind a marker."""
    taken = city.blocked
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


def can_join(city: City, district: District) -> bool:
    """Whether a district would have an unblocked passage, were it on the board.  KKR-16."""
    return bool(_EXITS[district] & ~city.blocked)


def free_passages(city: City, lifted: Passage | None = None) -> tuple[Passage, ...]:
    """The passages that may take a marker: all but the one it was just lifted from."""
    free = _free(city.blocked, city.discovered)
    if lifted is not None:
        free &= ~_BIT[lifted]
    return tuple([passage for passage, bit in _BIT.items() if free & bit])


def can_move(city: City, barrier: Passage) -> bool:
    """Whether the barrier of this passage has another one to go to, judged with it lifted."""
    bit = _BIT[barrier]
    return bool(_free(city.blocked & ~bit, city.discovered) & ~bit)


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


def refuse_marker(city: City, passage: Passage) -> None:
    """Say why a passage may not take a marker.  KKR-15, KKR-16."""
    if passage not in ENDS:
        raise Illegal("KKR-06", "no_such_passage")
    if city.blocked & _BIT[passage]:
        raise Illegal("KKR-15", "occupied", passage=passage)
    near = [district for district in ENDS[passage] if district in city.discovered]
    if not near:
        raise Illegal("KKR-15", "off_the_board", passage=passage)
    for district in near:
        if not _EXITS[district] & ~city.blocked & ~_BIT[passage]:
            raise Illegal("KKR-16", "cuts_off", district=district)


def audit_markers(city: City) -> None:
    """Assert that each marker has a passage to itself at the board, and cuts nothing off."""
    markers = [*chain.from_iterable(city.barriers), *city.stops]
    assert sum(_BIT[passage] for passage in set(markers)) == city.blocked
    assert len(markers) == len(set(markers)), "two markers on one passage"
    reached = 0
    for district in city.discovered:
        assert _EXITS[district] & ~city.blocked, "a district is cut off"
        reached |= _EXITS[district]
    assert not city.blocked & ~reached, "a marker off the board"
