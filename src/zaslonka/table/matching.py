"""Who can be paired with whom: a largest matching of any graph (Edmonds, 1965).

Swiss rounds need it: whether the rest can still be paired without a rematch is asked again and
again, and must be answered truly for 64 people, where trying all pairings would never end.
"""

from collections import deque
from collections.abc import Collection, Sequence

NONE = -1


def matching(neighbours: Sequence[Collection[int]]) -> list[int]:
    """For each vertex its mate, or NONE, in a matching with as many pairs as there can be."""
    mates = [NONE] * len(neighbours)
    for vertex, near in enumerate(neighbours):  # a good beginning: most pairs are found so
        if mates[vertex] == NONE:
            free = next((other for other in near if mates[other] == NONE), NONE)
            if free not in (NONE, vertex):
                mates[vertex], mates[free] = free, vertex
    for vertex in range(len(neighbours)):
        if mates[vertex] == NONE:
            _Search(neighbours, mates).augment(vertex)
    return mates


def pairs(neighbours: Sequence[Collection[int]]) -> int:
    """How many pairs a largest matching has."""
    return sum(mate != NONE for mate in matching(neighbours)) // 2


class _Search:
    """One search for an augmenting path: a tree of alternating paths, blossoms shrunk on the way.

    ``parents`` leads from a vertex that is reached by an unmatched edge towards the root;
    ``bases`` says which blossom a vertex lies in, by the one vertex that leads out of it.
    """

    def __init__(self, neighbours: Sequence[Collection[int]], mates: list[int]) -> None:
        self._neighbours = neighbours
        self._mates = mates
        self._parents = [NONE] * len(mates)
        self._bases = list(range(len(mates)))
        self._reached = [False] * len(mates)

    def augment(self, root: int) -> None:
        """Match the root too, if any path allows it."""
        vertex = self._end_of_path(root)
        while vertex != NONE:
            parent = self._parents[vertex]
            following = self._mates[parent]
            self._mates[vertex], self._mates[parent] = parent, vertex
            vertex = following

    def _end_of_path(self, root: int) -> int:
        self._reached[root] = True
        waiting = deque([root])
        while waiting:
            vertex = waiting.popleft()
            for other in self._neighbours[vertex]:
                if self._bases[vertex] == self._bases[other] or self._mates[vertex] == other:
                    continue
                mate = self._mates[other]
                if other == root or (mate != NONE and self._parents[mate] != NONE):
                    waiting.extend(self._shrunk(vertex, other))
                elif self._parents[other] == NONE:
                    self._parents[other] = vertex
                    if mate == NONE:
                        return other
                    self._reached[mate] = True
                    waiting.append(mate)
        return NONE

    def _shrunk(self, vertex: int, other: int) -> list[int]:
        """An odd cycle becomes one vertex; those of it that can be gone on from now."""
        base = self._common(vertex, other)
        inside: set[int] = set()
        self._mark(vertex, base, other, inside)
        self._mark(other, base, vertex, inside)
        new = []
        for one in range(len(self._bases)):
            if self._bases[one] in inside:
                self._bases[one] = base
                if not self._reached[one]:
                    self._reached[one] = True
                    new.append(one)
        return new

    def _mark(self, vertex: int, base: int, child: int, inside: set[int]) -> None:
        while self._bases[vertex] != base:
            mate = self._mates[vertex]
            inside |= {self._bases[vertex], self._bases[mate]}
            self._parents[vertex] = child
            child = mate
            vertex = self._parents[mate]

    def _common(self, one: int, other: int) -> int:
        """Where the ways of two vertices to the root meet."""
        passed = set()
        while True:
            one = self._bases[one]
            passed.add(one)
            if self._mates[one] == NONE:
                break
            one = self._parents[self._mates[one]]
        while True:
            other = self._bases[other]
            if other in passed:
                return other
            other = self._parents[self._mates[other]]
