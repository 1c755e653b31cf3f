"""Who meets whom: laws of every round of every tournament.  TAB-135, TAB-136."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

import pytest
from hypothesis import given, settings, strategies as st

from zaslonka.table.matching import NONE, matching
from zaslonka.table.pairing import Drawn, round_robin, seated, swiss

edges = st.integers(2, 9).flatmap(
    lambda count: st.tuples(
        st.just(count), st.sets(st.sampled_from([*combinations(range(count), 2)]))
    )
)


def people(count: int) -> list[str]:
    return [f"p{number:02}" for number in range(count)]


def largest(count: int, allowed: set[tuple[int, int]]) -> int:
    """The size of a largest matching, by trying everything."""
    if not allowed:
        return 0
    (one, other), *rest = sorted(allowed)
    without = {edge for edge in rest if not {one, other} & {*edge}}
    return max(1 + largest(count, without), largest(count, {*rest}))


def together(rounds: Sequence[Drawn]) -> Counter[frozenset[str]]:
    return Counter(
        frozenset(pair)
        for drawn in rounds
        for table in drawn.tables
        for pair in combinations(table, 2)
    )


def once_each(drawn: Drawn, everybody: Sequence[str]) -> bool:
    named = [person for table in drawn.tables for person in table]
    return sorted([*named, *drawn.byes]) == sorted(everybody)


@given(edges)
def test_a_matching_is_as_large_as_can_be(graph: tuple[int, set[tuple[int, int]]]) -> None:
    count, allowed = graph
    near = [
        [other for edge in allowed if one in edge for other in edge if other != one]
        for one in range(count)
    ]
    mates = matching(near)
    for one, mate in enumerate(mates):
        assert mate == NONE or (mates[mate] == one and mate in near[one])
    assert sum(mate != NONE for mate in mates) == 2 * largest(count, allowed)


@pytest.mark.rule("TAB-135")
@pytest.mark.parametrize("count", range(4, 65))
def test_everybody_meets_everybody_once(count: int) -> None:
    everybody = people(count)
    rounds = round_robin(everybody)
    assert len(rounds) == count - 1 + count % 2
    assert all(once_each(drawn, everybody) for drawn in rounds)
    assert together(rounds) == Counter(map(frozenset, combinations(everybody, 2)))
    rested = Counter(person for drawn in rounds for person in drawn.byes)
    assert rested == (Counter(everybody) if count % 2 else Counter())
    began = Counter(table[0] for drawn in rounds for table in drawn.tables)
    games = Counter(person for drawn in rounds for table in drawn.tables for person in table)
    assert all(abs(2 * began[person] - games[person]) <= 1 for person in everybody)


@st.composite
def evenings(draw: st.DrawFn, seats: int) -> tuple[list[str], list[Drawn], dict[str, int]]:
    """A Swiss as it might go: after each round each table's points are anybody's."""
    everybody = people(draw(st.integers(4, 20)))
    count = draw(st.integers(1, 7))
    rounds: list[Drawn] = []
    points = dict.fromkeys(everybody, 0)
    for _ in range(count):
        ranked = sorted(everybody, key=lambda person: -points[person])
        drawn = swiss(ranked, points, rounds, seats)
        rounds.append(drawn)
        for person in drawn.byes:
            points[person] += 2
        for table in drawn.tables:
            for place, person in enumerate(draw(st.permutations(table))):
                points[person] += 2 * place
    return everybody, rounds, points


@pytest.mark.rule("TAB-136")
@settings(max_examples=60)
@given(evenings(2))
def test_a_swiss_seats_everybody_once_and_nobody_meets_again_where_it_can_be(
    evening: tuple[list[str], list[Drawn], dict[str, int]],
) -> None:
    everybody, rounds, _ = evening
    assert all(once_each(drawn, everybody) for drawn in rounds)
    assert all(len(drawn.byes) == len(everybody) % 2 for drawn in rounds)
    for number, drawn in enumerate(rounds):
        past = rounds[:number]
        met, rested = together(past), Counter(p for one in past for p in one.byes)
        again = sum(met[frozenset(table)] > 0 for table in drawn.tables)
        least = min(rested[person] for person in everybody)
        assert all(rested[person] == least for person in drawn.byes)
        if len(everybody) <= 10:  # as few as any who may rest allow
            assert again == min(
                _fewest_again([p for p in everybody if p != bye], met)
                for bye in ([p for p in everybody if rested[p] == least] if drawn.byes else [""])
            )
        began = Counter(table[0] for one in past for table in one.tables)
        assert all(began[first] <= began[second] for first, second in drawn.tables)


def _fewest_again(playing: list[str], met: Counter[frozenset[str]]) -> int:
    anew = {
        (one, other)
        for one, other in combinations(range(len(playing)), 2)
        if not met[frozenset((playing[one], playing[other]))]
    }
    return len(playing) // 2 - largest(len(playing), anew)


@pytest.mark.rule("TAB-136")
@settings(max_examples=30)
@given(evenings(4))
def test_tables_of_four_seat_everybody_once(
    evening: tuple[list[str], list[Drawn], dict[str, int]],
) -> None:
    everybody, rounds, _ = evening
    assert all(once_each(drawn, everybody) for drawn in rounds)
    assert all(len(table) == 4 for drawn in rounds for table in drawn.tables)
    rested = Counter(person for drawn in rounds for person in drawn.byes)
    assert max(rested.values(), default=0) - min(rested[person] for person in everybody) <= 1


@pytest.mark.rule("TAB-136")
def test_sixty_four_play_as_long_as_they_can_and_nobody_meets_twice() -> None:
    everybody = people(64)
    rounds: list[Drawn] = []
    points = {person: -number for number, person in enumerate(everybody)}
    for _ in range(12):
        rounds.append(swiss(everybody, points, rounds, 2))
    assert set(together(rounds).values()) == {1}


@pytest.mark.rule("TAB-136")
def test_four_meet_all_others_before_anybody_again() -> None:
    everybody = people(4)
    rounds: list[Drawn] = []
    for _ in range(6):
        rounds.append(swiss(everybody, dict.fromkeys(everybody, 0), rounds, 2))
    assert set(together(rounds[:3]).values()) == {1}
    assert set(together(rounds).values()) == {2}


@pytest.mark.rule("TAB-136")
def test_equals_meet_from_the_halves_of_their_group() -> None:
    everybody = people(8)
    drawn = swiss(everybody, dict.fromkeys(everybody, 0), [], 2)
    assert {frozenset(table) for table in drawn.tables} == {
        frozenset((f"p{one:02}", f"p{one + 4:02}")) for one in range(4)
    }


@pytest.mark.rule("TAB-136")
def test_sixteen_at_tables_of_four_meet_nobody_again_in_their_second_round() -> None:
    everybody = people(16)
    rounds: list[Drawn] = []
    for _ in range(2):
        rounds.append(swiss(everybody, dict.fromkeys(everybody, 0), rounds, 4))
    assert set(together(rounds).values()) == {1}


def test_a_seat_goes_to_whoever_has_had_it_least() -> None:
    past = [Drawn((("a", "b", "c"),)), Drawn((("b", "c", "a"),))]
    assert seated(["a", "b", "c"], past) == ("c", "a", "b")
