"""The time that the rules give for a step, beside the clocks of a table."""

import pytest

from tests.games.tajniacy.tables import TAJNIACY
from tests.table.tables import BOT, NOW, OLA, OPEN, PEOPLE, dealt, empty, nonce, on_turn
from tests.table.test_clocks import CLOCK
from zaslonka import games
from zaslonka.games.tajniacy.moves import Ask, GiveClue, Next
from zaslonka.games.tajniacy.rules import Guessing
from zaslonka.kernel import Illegal, TimedOut
from zaslonka.table import arranging, clocks, leaving, lobby, playing
from zaslonka.table.live import LiveTable, is_idle


def beside_the_box() -> LiveTable:
    """As companion of the boxed game, with ten seconds for a clue, without clocks."""
    return dealt(4, game=TAJNIACY.name, options={"companion": True, "clue_seconds": 10})


@pytest.mark.rule("TAB-23", "TAJ-81")
def test_a_step_has_its_own_time_on_a_table_without_clocks() -> None:
    table = beside_the_box()
    assert clocks.running(table) == ()
    assert clocks.step_left(table, NOW + 4_000) == 6_000
    assert clocks.deadline(table, NOW + 10_000) == 0
    guesses = playing.time_up(table, NOW + 10_000)
    assert guesses.history.plies[-1].entry == TimedOut(1)
    assert clocks.deadline(guesses, NOW + 10_000) is None
    clue = playing.play(guesses, 0, Next(), NOW + 20_000)
    assert clocks.deadline(clue, NOW + 21_000) == 9_000


@pytest.mark.rule("TAB-23")
def test_a_step_begins_its_time_on_a_table_where_none_ran() -> None:
    options = {"companion": True, "guess_seconds": 10}
    table = dealt(4, game=TAJNIACY.name, options=options)
    assert table.banks is None
    assert clocks.deadline(playing.play(table, 0, Next(), NOW), NOW) == 10_000


@pytest.mark.rule("TAB-23")
def test_a_step_has_its_time_beside_the_banks() -> None:
    table = dealt(4, game=TAJNIACY.name, clock=CLOCK, options={"clue_seconds": 30})
    assert clocks.deadline(table, NOW) == 30_000
    assert clocks.deadline(dealt(4, game=TAJNIACY.name, clock=CLOCK), NOW) == 60_000


@pytest.mark.rule("TAB-23", "TAJ-59", "TAJ-80")
def test_asking_the_rival_does_not_start_the_clue_time_anew() -> None:
    table = dealt(4, game=TAJNIACY.name, options={"clue_seconds": 30})
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
    table = dealt(4, game=TAJNIACY.name, clock=CLOCK)
    seat = on_turn(table)
    asked = playing.play(table, seat, Ask("zupa"), NOW + 20_000)
    assert clocks.left(asked, NOW + 20_000)[seat] == 40_000


# A bank a team


def guessing(seats: int = 4) -> LiveTable:
    """A clue stands after 20 seconds of thinking; its team's operatives guess."""
    table = dealt(seats, game=TAJNIACY.name, clock=CLOCK)
    table = playing.play(table, on_turn(table), GiveClue("kosmos", 2), NOW + 20_000)
    assert isinstance(table.state.table.agenda[0], Guessing)
    return table


@pytest.mark.rule("TAJ-86", "TAB-61")
def test_a_team_has_one_bank_for_its_clues_and_its_guesses() -> None:
    table = guessing()
    teams = table.state.table.teams
    own = teams[on_turn(table)]
    spent = {own: 45_000}  # of a minute, with the increment for the clue
    assert clocks.left(table, NOW + 20_000) == tuple(spent.get(team, 60_000) for team in teams)
    assert clocks.left(table, NOW + 30_000) == tuple(
        spent[own] - 10_000 if team == own else 60_000 for team in teams
    )


@pytest.mark.rule("TAJ-86")
def test_a_banks_time_runs_once_however_many_think() -> None:
    table = dealt(8, game=TAJNIACY.name, clock=CLOCK, bots=4)
    table = playing.play(table, on_turn(table), GiveClue("kosmos", 2), NOW)
    assert len(table.waiting()) == 3
    before = clocks.left(table, NOW)[on_turn(table)]
    people = clocks.running(table)
    assert {clocks.left(table, NOW + 9_000)[seat] for seat in people} == {before - 9_000}


@pytest.mark.rule("TAJ-86", "TAB-61")
def test_a_team_that_was_out_of_time_guesses_again_in_its_next_turn() -> None:
    table = guessing()
    team = table.state.table.teams[on_turn(table)]
    late = NOW + 20_000 + 45_000
    assert clocks.deadline(table, late) == 0
    after = playing.time_up(table, late)
    seats = [seat for seat, side in enumerate(table.state.table.teams) if side == team]
    assert {clocks.left(after, late)[seat] for seat in seats} == {clocks.OVERTIME_MS}


# Beside the box


@pytest.mark.rule("TAJ-84")
def test_beside_the_box_a_table_has_no_clock() -> None:
    with pytest.raises(Illegal, match=r"TAJ-84.*no_table_clock"):
        dealt(4, game=TAJNIACY.name, clock=CLOCK, options={"companion": True})


@pytest.mark.rule("TAJ-84")
def test_a_clock_of_an_older_table_beside_the_box_stands_still() -> None:
    table = clocks.wound(beside_the_box().but(clock=CLOCK), NOW)
    assert clocks.running(table) == ()
    assert clocks.deadline(table, NOW) == 10_000  # the clue's own
    guesses = playing.time_up(table, NOW + 10_000)
    assert clocks.deadline(guesses, NOW + 10**9) is None


@pytest.mark.rule("TAJ-85")
def test_beside_the_box_no_bot_is_a_spymaster() -> None:
    options = {"companion": True}
    table = empty(4, game=TAJNIACY.name, bots=2, options=options)
    with pytest.raises(Illegal, match=r"TAJ-85.*no_bot_with_the_key"):
        arranging.set_seat(table, OLA, 1, BOT)
    with pytest.raises(Illegal, match="TAJ-85"):
        arranging.fill(table, OLA, "latwy")
    with pytest.raises(Illegal, match="TAJ-85"):
        arranging.swap(table, OLA, 0, 2)
    with pytest.raises(Illegal, match="TAJ-85"):
        empty(4, game=TAJNIACY.name, bots=3, options=options)
    assert arranging.set_seat(table, OLA, 3, OPEN).chairs[3] == OPEN


@pytest.mark.rule("TAJ-85")
def test_beside_the_box_a_bot_that_stands_in_for_a_spymaster_does_nothing() -> None:
    table = lobby.sit(
        empty(4, game=TAJNIACY.name, bots=2, options={"companion": True}), PEOPLE[1], 1, nonce(1)
    )
    table = leaving.resign(lobby.start(table, OLA, NOW), PEOPLE[1], NOW)
    assert table.bot_on(1) is not None
    assert is_idle(table, 1)
    assert not is_idle(dealt(4, game=TAJNIACY.name, bots=3), 1)


@pytest.mark.rule("TAJ-84")
def test_the_page_is_told_that_the_companion_has_no_clock() -> None:
    assert TAJNIACY.clockless == ("companion",)
    assert all(not games.get(name).clockless for name in games.names() if name != TAJNIACY.name)
