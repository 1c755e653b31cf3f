"""Clocks."""

import pytest

from tests.table.tables import NOW, PEOPLE, any_move, dealt, moved, on_turn
from zaslonka.kernel import Illegal, TimedOut
from zaslonka.table import clocks, leaving, playing
from zaslonka.table.info import Clock

CLOCK = Clock(bank=60, increment=5)


@pytest.mark.rule("TAB-07")
def test_without_a_clock_no_time_runs() -> None:
    table = dealt()
    assert table.banks is None
    assert clocks.running(table) == ()
    assert clocks.deadline(table, NOW + 10**9) is None
    assert moved(table, NOW + 10**9).banks is None


@pytest.mark.rule("TAB-07")
def test_only_the_time_of_who_is_waited_for_runs_and_a_move_adds_the_increment() -> None:
    table = dealt(clock=CLOCK)
    seat = on_turn(table)
    assert clocks.running(table) == (seat,)
    assert clocks.left(table, NOW + 20_000)[seat] == 40_000
    assert clocks.left(table, NOW + 20_000)[1 - seat] == 60_000
    after = moved(table, NOW + 20_000)
    assert after.banks is not None
    assert after.banks.left[seat] == 45_000
    assert clocks.running(after) == (1 - seat,)


@pytest.mark.rule("TAB-07")
def test_who_is_out_of_time_moves_no_more_and_the_bots_move_is_marked() -> None:
    table = dealt(clock=CLOCK)
    seat = on_turn(table)
    late = NOW + 60_000
    assert clocks.deadline(table, late - 1) == 1
    assert clocks.is_out(table, seat, late)
    with pytest.raises(Illegal, match=r"TAB-07.*time_out"):
        playing.may_move(table, PEOPLE[seat], late)
    after = playing.play(table, seat, any_move(table), late, by_clock=True)
    assert after.history.plies[-1].by_clock
    assert not table.rules.has_time_up(table.state.table)


@pytest.mark.rule("TAB-16")
def test_who_is_out_of_time_still_gets_the_increment() -> None:
    table = dealt(clock=CLOCK)
    seat = on_turn(table)
    after = moved(table, NOW + 90_000)
    assert after.banks is not None
    assert after.banks.left[seat] == 5_000


@pytest.mark.rule("TAB-07")
def test_a_games_own_default_happens_and_is_an_entry_of_its_own(toy: str) -> None:
    table = dealt(game=toy, clock=CLOCK)
    assert table.rules.has_time_up(table.state.table)
    assert clocks.running(table) == (0, 1)
    after = playing.time_up(table, NOW + 60_000)
    assert after.history.plies[-1].entry == TimedOut(1)
    assert after.history.plies[-1].by_clock
    assert after.banks is not None
    assert after.banks.left == (clocks.OVERTIME_MS,) * 2


@pytest.mark.rule("TAB-16")
def test_a_bots_time_does_not_run() -> None:
    table = dealt(2, bots=1, clock=CLOCK)
    if on_turn(table) == 0:
        table = moved(table)
    assert on_turn(table) == 1
    assert clocks.running(table) == ()
    assert clocks.left(moved(table, NOW + 10**9), NOW + 10**9)[1] == 65_000


@pytest.mark.rule("TAB-16", "TAB-09")
def test_a_seat_handed_to_a_bot_stops_its_clock() -> None:
    table = dealt(clock=CLOCK)
    seat = on_turn(table)
    table = leaving.handed_over(table, seat, "latwy", NOW + 10_000)
    assert clocks.left(table, NOW + 10**9)[seat] == 50_000
    table = leaving.handed_over(table, seat, None, NOW + 10**9)
    assert clocks.left(table, NOW + 10**9 + 1_000)[seat] == 49_000


@pytest.mark.rule("TAB-38")
def test_ones_own_hand_over_stops_no_clock() -> None:
    table = dealt(clock=CLOCK)
    seat = on_turn(table)
    person = PEOPLE[seat]
    handed = leaving.handed_over(table, seat, "mistrz", NOW + 10_000, by=person)
    assert clocks.running(handed) == (seat,)
    back = leaving.handed_over(handed, seat, None, NOW + 40_000, by=person)
    assert clocks.left(back, NOW + 40_000)[seat] == 20_000
    assert clocks.left(back, NOW + 41_000)[seat] == 19_000
    # Whose time is out has it out, whoever plays.
    assert clocks.is_out(handed, seat, NOW + 60_000)
    # Who has resigned has no time any more, and who is away is not to blame.
    assert clocks.running(leaving.resign(handed, person, NOW + 20_000)) == ()
    assert clocks.running(leaving.handed_over(back, seat, "latwy", NOW, by="another")) == ()


@pytest.mark.rule("TAB-16", "TAB-09")
def test_no_time_runs_while_the_table_is_paused() -> None:
    table = dealt(clock=CLOCK)
    seat = on_turn(table)
    paused = clocks.paused(table, NOW + 10_000)
    assert clocks.left(paused, NOW + 10**9)[seat] == 50_000
    resumed = clocks.resumed(paused, NOW + 10**9)
    assert clocks.left(resumed, NOW + 10**9 + 5_000)[seat] == 45_000
    assert clocks.resumed(resumed, NOW) is resumed


@pytest.mark.rule("TAB-16")
def test_time_since_the_last_ply_is_given_back_after_a_stop() -> None:
    table = dealt(clock=CLOCK)
    found = clocks.resumed(clocks.as_found(table), NOW + 10**9)
    assert clocks.left(found, NOW + 10**9) == (60_000, 60_000)


# Whose time was out


@pytest.mark.rule("TAB-61")
def test_who_was_out_of_time_has_a_little_for_the_next_decision() -> None:
    table = dealt(clock=Clock(bank=60, increment=0))
    seat = on_turn(table)
    late = playing.decided(table, seat, any_move(table), NOW + 60_000)
    assert clocks.left(late, NOW + 60_000) == tuple(
        clocks.OVERTIME_MS if one == seat else 60_000 for one in range(2)
    )


@pytest.mark.rule("TAB-61", "TAB-16")
def test_an_increment_that_is_more_than_that_is_what_they_have() -> None:
    table = dealt(clock=Clock(bank=60, increment=30))
    late = playing.decided(table, on_turn(table), any_move(table), NOW + 60_000)
    assert clocks.left(late, NOW + 60_000)[on_turn(table)] == 30_000
