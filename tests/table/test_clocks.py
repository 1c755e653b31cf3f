"""Clocks."""

import pytest

from tests.table.tables import NOW, PEOPLE, any_move, dealt, moved, on_turn
from zaslonka.games.tajniacy.moves import Ask, Next
from zaslonka.kernel import Illegal, TimedOut
from zaslonka.table import clocks, leaving, playing
from zaslonka.table.info import Clock
from zaslonka.table.live import LiveTable

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
    assert after.log[-1].by_clock
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
    assert after.log[-1].entry == TimedOut(1)
    assert after.log[-1].by_clock
    assert after.banks is not None
    assert after.banks.left == (0, 0)


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


# The time the rules give for a step


def beside_the_box() -> LiveTable:
    """Tajniacy as companion of the boxed game, with ten seconds for a clue, without clocks."""
    return dealt(4, game="tajniacy", options={"companion": True, "clue_seconds": 10})


@pytest.mark.rule("TAB-23", "TAJ-81")
def test_a_step_has_its_own_time_on_a_table_without_clocks() -> None:
    table = beside_the_box()
    assert clocks.running(table) == ()
    assert clocks.step_left(table, NOW + 4_000) == 6_000
    assert clocks.deadline(table, NOW + 10_000) == 0
    guesses = playing.time_up(table, NOW + 10_000)
    assert guesses.log[-1].entry == TimedOut(1)
    assert clocks.deadline(guesses, NOW + 10_000) is None
    clue = playing.play(guesses, 0, Next(), NOW + 20_000)
    assert clocks.deadline(clue, NOW + 21_000) == 9_000


@pytest.mark.rule("TAB-23")
def test_a_step_begins_its_time_on_a_table_where_none_ran() -> None:
    options = {"companion": True, "guess_seconds": 10}
    table = dealt(4, game="tajniacy", options=options)
    assert table.banks is None
    assert clocks.deadline(playing.play(table, 0, Next(), NOW), NOW) == 10_000


@pytest.mark.rule("TAB-23")
def test_a_step_has_its_time_beside_the_banks() -> None:
    table = dealt(4, game="tajniacy", clock=CLOCK, options={"clue_seconds": 30})
    assert clocks.deadline(table, NOW) == 30_000
    assert clocks.deadline(dealt(4, game="tajniacy", clock=CLOCK), NOW) == 60_000


@pytest.mark.rule("TAB-23", "TAJ-59", "TAJ-80")
def test_asking_the_rival_does_not_start_the_clue_time_anew() -> None:
    table = dealt(4, game="tajniacy", options={"clue_seconds": 30})
    asked = playing.play(table, on_turn(table), Ask("zupa"), NOW + 20_000)
    assert clocks.deadline(asked, NOW + 20_000) == 10_000


@pytest.mark.rule("TAB-23", "TAB-09")
def test_a_steps_time_stands_still_while_the_table_is_paused() -> None:
    paused = clocks.paused(beside_the_box(), NOW + 4_000)
    assert clocks.deadline(paused, NOW + 10**9) is None
    resumed = clocks.resumed(paused, NOW + 10**9)
    assert clocks.deadline(resumed, NOW + 10**9) == 6_000
    found = clocks.resumed(clocks.as_found(beside_the_box()), NOW + 10**9)
    assert clocks.deadline(found, NOW + 10**9) == 10_000


@pytest.mark.rule("TAB-23", "TAJ-59")
def test_what_the_others_cannot_see_earns_no_increment() -> None:
    table = dealt(4, game="tajniacy", clock=CLOCK)
    seat = on_turn(table)
    asked = playing.play(table, seat, Ask("zupa"), NOW + 20_000)
    assert clocks.left(asked, NOW + 20_000)[seat] == 40_000
