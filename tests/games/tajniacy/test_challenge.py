"""Tajniacy as a daily challenge: of forty printed keys one fits what is covered; none is told."""

import pytest

from tests.table.challenges import begun, solved, told_as
from zaslonka.kernel import AnyState, Chance
from zaslonka.kernel.levels import LANGUAGES, Language
from zaslonka.table.live import LiveTable


@pytest.mark.rule("TAB-63")
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_of_the_key_is_told(language: Language) -> None:
    table = begun("tajniacy", language)
    twins = [_with_another_key(table, number) for number in range(8)]
    assert all(twin != table.state for twin in twins)
    assert {told_as(table, twin) for twin in twins} == {told_as(table, table.state)}


@pytest.mark.rule("TAB-64")
def test_whoever_finds_all_that_a_clue_speaks_of_has_done_it_well() -> None:
    """Also where it speaks of one word."""
    done = solved(begun("tajniacy", "pl"))
    clues = [clue for clue in done.state.table.clues if clue.team == done.state.table.winner]
    assert done.challenge is not None
    assert done.challenge.grade is not None
    squares = done.challenge.grade.squares
    given = clues[-len(squares) :]
    assert any(clue.number == 1 for clue in given)
    assert all(len(clue.touched) == clue.number for clue in given)
    assert set(squares) == {2}


def _with_another_key(table: LiveTable, number: int) -> AnyState:
    """The same to an operative, with others behind the words that nobody has touched."""
    twin, covered = table.state.clone(), table.state.table.covered
    key = next(hand.key for hand in twin.hands if hand.key)
    behind = iter(
        Chance(bytes([number]) * 16).shuffled(
            kind for kind, up in zip(key, covered, strict=True) if up is None
        )
    )
    other = tuple(kind if up else next(behind) for kind, up in zip(key, covered, strict=True))
    for hand in twin.hands:
        hand.key = other if hand.key else ()
    return twin
