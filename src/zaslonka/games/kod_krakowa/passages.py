"""Kod Krakowa: which passages are open, and which may take a marker."""

from functools import lru_cache

from zaslonka.games.kod_krakowa.city import City
from zaslonka.games.kod_krakowa.content import AROUND, ENDS, PASSAGES, District, Passage
from zaslonka.kernel import Illegal

_BIT = {passage: 1 << i for i, passage in enumerate(PASSAGES)}
_EXITS = {
    district: sum(_BIT[passage] for passage in around.values())
    for district, around in AROUND.items()
}
"""Sets of passages are bits of a number: the rules ask for them at every ply."""


def blocked(city: City) -> int:
    """The passages with a marker.  KKR-15."""
    taken = 0
    for own in city.barriers:
        for passage in own:
            taken |= _BIT[passage]
    for passage in city.stops:
        taken |= _BIT[passage]
    return taken


def open_neighbours(city: City, district: District) -> list[District]:
    """The districts that can be walked to from here, discovered or not.  KKR-30."""
    taken = blocked(city)
    return [near for near, passage in AROUND[district].items() if not taken & _BIT[passage]]


def blocked_neighbours(city: City, district: District) -> list[District]:
    """The districts behind a marker."""
    taken = blocked(city)
    return [near for near, passage in AROUND[district].items() if taken & _BIT[passage]]


def can_join(city: City, district: District) -> bool:
    """Whether a district would have an unblocked passage, were it on the board.  KKR-16."""
    return bool(_EXITS[district] & ~blocked(city))


def free_passages(city: City, lifted: Passage | None = None) -> tuple[Passage, ...]:
    """The passages that may take a marker, judged as if the lifted one were gone."""
    taken = blocked(city)
    if lifted is not None:
        taken &= ~_BIT[lifted]
    free = _free(taken, city.discovered)
    return tuple(passage for passage in free if passage != lifted)


@lru_cache(maxsize=1 << 12)
def _free(taken: int, discovered: tuple[District, ...]) -> tuple[Passage, ...]:
    """KKR-15, KKR-16."""
    reached = needed = 0
    for district in discovered:
        exits = _EXITS[district] & ~taken
        reached |= exits
        if exits & (exits - 1) == 0:  # the only one left
            needed |= exits
    free = reached & ~needed
    return tuple(passage for passage in PASSAGES if free & _BIT[passage])


def can_move(city: City, barrier: Passage) -> bool:
    """Whether the barrier of this passage has another one to go to."""
    return bool(free_passages(city, barrier))


def refuse_marker(city: City, passage: Passage) -> None:
    """Say why a passage may not take a marker.  KKR-15, KKR-16."""
    if passage not in ENDS:
        raise Illegal("KKR-06", "no_such_passage")
    if blocked(city) & _BIT[passage]:
        raise Illegal("KKR-15", "occupied", passage=passage)
    near = [district for district in ENDS[passage] if district in city.discovered]
    if not near:
        raise Illegal("KKR-15", "off_the_board", passage=passage)
    for district in near:
        if not _EXITS[district] & ~blocked(city) & ~_BIT[passage]:
            raise Illegal("KKR-16", "cuts_off", district=district)


def refuse_board(city: City) -> None:
    """Assert that no district on the board is cut off, and no marker off the board."""
    taken = blocked(city)
    reached = 0
    for district in city.discovered:
        assert _EXITS[district] & ~taken, "a district is cut off"
        reached |= _EXITS[district]
    assert not taken & ~reached, "a marker off the board"
