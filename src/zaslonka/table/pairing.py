"""Who meets whom in a tournament, who rests, and who sits where.  TAB-135, TAB-136.

Nothing here is drawn by chance: a round follows from those before it and from how people stand.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations, pairwise

from msgspec import Struct

from zaslonka.table.matching import pairs

PASSES = 30
"""How often tables of three and more are looked through for a better exchange."""

Tables = list[list[str]]


class Drawn(Struct, frozen=True):
    """A round: the people of each table by their seats, and those who rest."""

    tables: tuple[tuple[str, ...], ...]
    byes: tuple[str, ...] = ()


def round_robin(people: Sequence[str]) -> list[Drawn]:
    """Every round of a tournament in which everybody meets everybody once, two at a table.

    By Berger's tables: who has begun so often as others differs from them by one game at most.
    """
    numbers: list[str | None] = [*people, *([None] if len(people) % 2 else [])]
    count = len(numbers)
    rounds = []
    for number in range(count - 1):
        tables, byes = [], []
        for one, other in _berger(number, count):
            first, second = numbers[one], numbers[other]
            if first is not None and second is not None:
                tables.append((first, second))
            else:
                byes += [person for person in (first, second) if person is not None]
        rounds.append(Drawn(tuple(tables), tuple(byes)))
    return rounds


def _berger(number: int, count: int) -> list[tuple[int, int]]:
    """The pairs of a round, who begins first: all but the last go round, the last meets one."""
    last, ring = count - 1, count - 1
    still = number * (count // 2) % ring
    turns = ((still + step) % ring for step in range(1, count // 2))
    against = ((still - step) % ring for step in range(1, count // 2))
    return [
        (still, last) if number % 2 == 0 else (last, still),
        *zip(turns, against, strict=True),
    ]


def swiss(
    ranked: Sequence[str], points: Mapping[str, int], past: Sequence[Drawn], seats: int
) -> Drawn:
    """The next round among these, the best first: like meets like, and nobody twice if it can be.

    Where it cannot, as few as possible meet again (with three and more at a table: as few as a
    search of bounded length finds).  Those who have rested least rest, from the bottom up.
    """
    met = _meetings(ranked, past)
    resting = _resting(ranked, past, seats, met)
    playing = [person for person in ranked if person not in resting]
    found = _paired(playing, points, met) if seats == 2 else _grouped(playing, seats, met)
    return Drawn(tuple(seated(people, past) for people in found), tuple(resting))


def seated(people: Sequence[str], past: Sequence[Drawn]) -> tuple[str, ...]:
    """On each seat whoever has had it least, of those who are left; the first seat first."""
    had = Counter(
        (person, seat)
        for drawn in past
        for table in drawn.tables
        for seat, person in enumerate(table)
    )
    left, found = list(people), []
    for seat in range(len(people)):
        chosen = min(left, key=lambda person: had[person, seat])
        left.remove(chosen)
        found.append(chosen)
    return tuple(found)


def _meetings(people: Sequence[str], past: Sequence[Drawn]) -> dict[frozenset[str], int]:
    """How often any two have met, beyond what all of them have."""
    met = Counter(
        frozenset(pair)
        for drawn in past
        for table in drawn.tables
        for pair in combinations(table, 2)
    )
    everyone = [frozenset(pair) for pair in combinations(people, 2)]
    least = min((met[pair] for pair in everyone), default=0)
    return {pair: met[pair] - least for pair in everyone}


def _resting(
    ranked: Sequence[str], past: Sequence[Drawn], seats: int, met: Mapping[frozenset[str], int]
) -> list[str]:
    count = len(ranked) % seats
    rested = Counter(person for drawn in past for person in drawn.byes)
    places = {person: place for place, person in enumerate(ranked)}
    upwards = sorted(ranked, key=lambda person: (rested[person], -places[person]))
    if not count or seats != 2:
        return upwards[:count]
    # Who rests decides whom the others can meet.
    least = [person for person in upwards if rested[person] == rested[upwards[0]]]
    best = max(least, key=lambda person: _unmet([p for p in ranked if p != person], met))
    return [best]


def _unmet(people: Sequence[str], met: Mapping[frozenset[str], int]) -> int:
    """How many pairs of people who have not met can be made at once."""
    return pairs(
        [
            [
                at
                for at, other in enumerate(people)
                if other != person and not met.get(frozenset((person, other)))
            ]
            for person in people
        ]
    )


def _paired(
    people: list[str], points: Mapping[str, int], met: Mapping[frozenset[str], int]
) -> Tables:
    """The best of those left meets whom they like best, so that no fewer can meet anew by it."""
    found: Tables = []
    left, anew = people, _unmet(people, met)
    while left:
        best, *others = left
        for other in _liked(best, others, points):
            is_new = not met.get(frozenset((best, other)))
            rest = [person for person in others if person != other]
            if _unmet(rest, met) == anew - is_new:
                found.append([best, other])
                left, anew = rest, anew - is_new
                break
        else:
            raise AssertionError("a largest matching has a pair for everybody who can have one")
    return found


def _liked(best: str, others: Sequence[str], points: Mapping[str, int]) -> list[str]:
    """Those who stand nearest first; of equals, the first of the lower half of their group."""
    equals = 1 + sum(points[other] == points[best] for other in others)
    half = equals // 2 - 1  # where the lower half begins, counted without the best

    def order(other: str) -> tuple[int, int, int]:
        at = others.index(other)
        distance = abs(points[best] - points[other])
        return distance, abs(at - half) if distance == 0 else at, at

    return sorted(others, key=order)


def _grouped(people: list[str], seats: int, met: Mapping[frozenset[str], int]) -> Tables:
    """Tables of those who stand together; then people change places while fewer meet again."""
    place = {person: at for at, person in enumerate(people)}
    tables = [people[at : at + seats] for at in range(0, len(people), seats)]

    def cost(table: list[str]) -> tuple[int, int]:
        again = sum(met.get(frozenset(pair), 0) ** 2 for pair in combinations(table, 2))
        places = sorted(place[person] for person in table)
        return again, sum((other - one) ** 2 for one, other in pairwise(places))

    def both(one: list[str], other: list[str]) -> tuple[int, int]:
        (again, apart), (again_too, apart_too) = cost(one), cost(other)
        return again + again_too, apart + apart_too

    def exchanged(here: int, there: int) -> bool:
        one, other = tables[here], tables[there]
        now = both(one, other)
        for at, to in ((at, to) for at in range(seats) for to in range(seats)):
            new = [*one[:at], other[to], *one[at + 1 :]]
            newer = [*other[:to], one[at], *other[to + 1 :]]
            if both(new, newer) < now:
                tables[here], tables[there] = new, newer
                return True
        return False

    for _ in range(PASSES):
        # Each pair of tables has its turn, whether another has found something or not.
        found = [exchanged(*pair) for pair in combinations(range(len(tables)), 2)]
        if not any(found):
            break
    return [sorted(table, key=place.__getitem__) for table in tables]
