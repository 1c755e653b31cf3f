"""Hints: who may ask, what counts, and that only the result tells of it."""

from collections.abc import Callable

import pytest

from tests.table.tables import JAN, NOW, OLA, any_move, dealt, empty, on_turn, person_on, played_out
from zaslonka.kernel import Illegal
from zaslonka.table import agreeing, hints, leaving, lobby, playing
from zaslonka.table.live import LiveTable


def asked(table: LiveTable, seat: int | None = None) -> LiveTable:
    """The table after whoever is on turn has asked for a hint."""
    seat = on_turn(table) if seat is None else seat
    assert hints.may_ask(table, person_on(table, seat), NOW) == seat
    return hints.ask(table, seat)


def waiting_person(table: LiveTable) -> str:
    """Somebody who plays and is not on turn."""
    return person_on(table, 1 - on_turn(table))


@pytest.mark.rule("TAB-01", "TAB-03", "TAB-04", "TAB-09", "TAB-15", "TAB-33")
@pytest.mark.parametrize(
    ("table", "who", "rule", "why"),
    [
        (lambda: dealt(), lambda table: person_on(table, on_turn(table)), "TAB-33", "no_hints"),
        (lambda: dealt(hints=True), waiting_person, "TAB-01", "not_your_turn"),
        (lambda: dealt(hints=True), lambda _: "somebody", "TAB-04", "no_seat"),
        (lambda: empty(hints=True), lambda _: OLA, "TAB-15", "not_dealt"),
        (lambda: played_out(dealt(hints=True)), lambda _: OLA, "TAB-03", "game_over"),
        (lambda: leaving.resign(dealt(hints=True), JAN, NOW), lambda _: JAN, "TAB-09", None),
    ],
)
def test_a_hint_is_refused_by_the_clause_against_it(
    table: Callable[[], LiveTable], who: Callable[[LiveTable], str], rule: str, why: str | None
) -> None:
    there = table()
    with pytest.raises(Illegal) as refused:
        hints.may_ask(there, who(there), NOW)
    assert refused.value.rule == rule
    assert why in (None, refused.value.why)


@pytest.mark.rule("TAB-33")
def test_one_decision_counts_once_however_often_it_is_asked() -> None:
    once = asked(dealt(hints=True))
    assert asked(once) is once
    assert len(once.hinted) == 1
    seat = on_turn(once)
    later = playing.play(once, seat, any_move(once), NOW)
    assert len(asked(later).hinted) == 2


@pytest.mark.rule("TAB-08", "TAB-33")
def test_after_an_undo_the_same_decision_is_no_new_hint(toy: str) -> None:
    once = asked(dealt(game=toy, hints=True), 0)
    moved = playing.play(once, 0, any_move(once, 0), NOW)
    assert hints.decision(moved, 0) != hints.decision(once, 0)
    back = agreeing.propose(moved, OLA, "undo", NOW)
    assert back.ply > moved.ply
    assert asked(back, 0) is back


@pytest.mark.rule("TAB-12", "TAB-33")
def test_the_result_says_how_many_hints_each_seat_has_had() -> None:
    table = dealt(hints=True)
    first = on_turn(table)
    over = played_out(asked(table))
    assert over.ending is not None
    assert over.ending.hints == (int(first == 0), int(first == 1))
    stopped = agreeing.vote(agreeing.propose(asked(table), OLA, "end", NOW), JAN, True, NOW)
    assert stopped.ending is not None
    assert stopped.ending.hints == over.ending.hints


@pytest.mark.rule("TAB-12", "TAB-33")
def test_without_hints_the_result_has_none_and_a_rematch_is_as_the_game_was() -> None:
    over = played_out(dealt())
    assert over.ending is not None
    assert over.ending.hints is None
    again = [
        lobby.emptied(played_out(dealt(hints=hints)), "AGAIN", OLA, bytes(32))
        for hints in (True, False)
    ]
    assert [table.hints for table in again] == [True, False]
    assert not again[0].hinted
