"""Moves at a table."""

import pytest

from tests.table.tables import (
    EWA,
    NOW,
    PEOPLE,
    any_move,
    dealt,
    empty,
    moved,
    on_turn,
    person_on,
    played_out,
)
from zaslonka.games.zlam_ten_kod.moves import Ask, Guess, Write
from zaslonka.kernel import Illegal, Match
from zaslonka.table import lobby, playing
from zaslonka.table.record import record, verify


@pytest.mark.rule("TAB-01")
def test_a_seat_moves_only_while_the_game_says_so() -> None:
    table = dealt()
    other = 1 - on_turn(table)
    with pytest.raises(Illegal, match=r"TAB-01.*not_your_turn"):
        playing.play(table, other, any_move(table), NOW)


@pytest.mark.rule("TAB-02")
def test_a_move_of_another_kind_is_not_taken() -> None:
    table = dealt()
    with pytest.raises(Illegal, match=r"TAB-02.*not_now"):
        playing.check(table, on_turn(table), Write(("0b",) * 5))


@pytest.mark.rule("TAB-03")
def test_after_the_end_no_move_is_taken() -> None:
    table = dealt(3)
    move, seat = any_move(table), on_turn(table)
    over = played_out(table)
    assert over.ending is not None
    assert over.ending.result is not None
    assert over.waiting() == ()
    with pytest.raises(Illegal, match=r"TAB-03.*game_over"):
        playing.play(over, seat, move, NOW)


@pytest.mark.rule("TAB-04")
def test_nobody_moves_for_a_seat_that_is_not_theirs() -> None:
    table = dealt()
    with pytest.raises(Illegal, match=r"TAB-04.*no_seat"):
        playing.may_move(table, EWA, NOW)
    with pytest.raises(Illegal, match=r"TAB-04.*no_seat"):
        playing.may_move(table, None, NOW)
    for seat in range(2):
        assert playing.may_move(table, person_on(table, seat), NOW) == seat


def test_nobody_moves_before_the_deal() -> None:
    with pytest.raises(Illegal, match="not_dealt"):
        playing.may_move(empty(), "ola", NOW)


def test_a_refused_move_leaves_the_table_alone() -> None:
    table = dealt()
    before = record(table, PEOPLE[:2])
    with pytest.raises(Illegal):
        playing.play(table, on_turn(table), Ask("no_such_card"), NOW)
    assert record(table, PEOPLE[:2]) == before


def test_a_move_is_made_on_a_copy() -> None:
    table = dealt()
    before = table.state.clone()
    after = moved(table)
    assert table.state == before
    assert after.state != before
    assert after.ply == table.ply + 1


def test_a_repeated_id_of_a_seat_is_known() -> None:
    table = dealt()
    seat = on_turn(table)
    table = moved(table, command="m1")
    assert playing.was_played(table, seat, "m1")
    assert not playing.was_played(table, 1 - seat, "m1")
    assert not playing.was_played(table, seat, "m2")


def test_the_log_replays_to_the_same_state() -> None:
    table = played_out(dealt(3))
    entries = [ply.entry for ply in table.history.plies if ply.entry is not None]
    options = table.rules.options()
    match = Match(table.game, table.version, options, 3, lobby.dealt_from(table), entries)
    assert match.replay() == table.state


@pytest.mark.rule("ZTK-51", "ZTK-91")
def test_a_guess_for_two_is_told_to_both() -> None:
    table = dealt()
    seat = on_turn(table)
    view = table.rules.view(table.state, seat)
    guess = next(move for move in table.rules.legal(view) if isinstance(move, Guess))
    after = playing.play(table, seat, guess, NOW)
    assert [told.only for told in after.history.plies[-1].told] == [None]


@pytest.mark.rule("TAB-06")
def test_a_finished_game_can_be_verified(toy: str) -> None:
    for table in (played_out(dealt(3)), played_out(dealt(4)), played_out(dealt(game=toy))):
        verify(record(table, PEOPLE[: len(table.chairs)]))


@pytest.mark.rule("TAB-43")
def test_a_game_without_end_ends_without_a_winner(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "MOST_PLIES", 3)
    table = moved(moved(dealt()))
    assert table.phase == "playing"
    over = moved(table)
    assert over.phase == "over"
    assert over.ending is not None
    assert over.ending.result is None
    verify(record(over, PEOPLE[:2]))
