"""Which finished games count, and what came of them for each person.  TAB-90, TAB-91."""

from datetime import datetime
from typing import Any

import pytest

from tests.table.sides import play_in_teams
from tests.table.tables import BOT, EWA, JAN, NOW, OLA, dealt, moved, on_turn, played_out
from zaslonka.kernel import Result
from zaslonka.kernel.challenge import Task
from zaslonka.table import agreeing, leaving, results
from zaslonka.table.info import BotSeat
from zaslonka.table.live import STAND_IN, Attempt, Contested, Finish, Learning, LiveTable
from zaslonka.table.results import FinishedGame, outcome


def won_by(table: LiveTable, *winners: int) -> LiveTable:
    """A game that is over, as if it had come to this."""
    return table.ended(Result(winners, (0,) * len(table.chairs), "code_broken"))


def counted(table: LiveTable, number: int = 1, at: int = NOW) -> FinishedGame:
    over = table.but(finish=Finish(number, at))
    return results.finished(over, over.state.table)


def outcomes(table: LiveTable) -> dict[str, str]:
    game = counted(table)
    return {person: outcome(game, seat) for person, seat in game.people.items()}


@pytest.mark.rule("TAB-90")
def test_a_game_that_was_won_or_lost_counts_and_a_running_one_does_not() -> None:
    assert not results.counts(dealt(2))
    assert results.counts(played_out(dealt(2)))
    assert outcomes(won_by(dealt(3), 1)) == {OLA: "lost", JAN: "won", EWA: "lost"}
    assert outcomes(won_by(dealt(2), 0, 1)) == {OLA: "drawn", JAN: "drawn"}
    assert outcomes(won_by(dealt(3))) == {OLA: "lost", JAN: "lost", EWA: "lost"}


@pytest.mark.rule("TAB-90")
def test_lessons_challenges_robots_and_games_that_all_agreed_to_stop_do_not_count() -> None:
    over = won_by(dealt(2), 0)
    task = Task(seats=2, seat=0, prologue=(), line=(), best=1)
    assert results.counts(over)
    assert not results.counts(over.but(lesson=Learning(0)))
    assert not results.counts(over.but(challenge=Attempt("2026-11-17", "pl", task)))
    assert not results.counts(over.but(chairs=(BotSeat("latwy"),) * 2))
    stopped = agreeing.vote(agreeing.propose(dealt(2), OLA, "end", NOW), JAN, True, NOW)
    assert stopped.phase == "over"
    assert not results.counts(stopped)


@pytest.mark.rule("TAB-91")
def test_who_resigns_has_lost_even_if_the_robot_wins_and_the_rest_have_what_they_have() -> None:
    left = leaving.given_up(dealt(3), OLA, NOW)
    assert outcomes(won_by(left, 0)) == {OLA: "lost", JAN: "lost", EWA: "lost"}
    conceded = leaving.given_up(dealt(2), OLA, NOW)
    assert results.counts(conceded)
    assert outcomes(conceded) == {OLA: "lost", JAN: "won"}
    assert counted(conceded).conceded


@pytest.mark.rule("TAB-91")
def test_nobody_wins_by_a_robots_moves() -> None:
    table = leaving.handed_over(dealt(2), 0, "mistrz", NOW, by=OLA)
    while on_turn(table) != 0:
        table = moved(table, command="jan's")
    table = leaving.handed_over(moved(table), 0, None, NOW, by=OLA)
    assert outcomes(won_by(table, 0))[OLA] == "assisted"
    assert outcomes(won_by(table, 1)) == {OLA: "lost", JAN: "won"}


@pytest.mark.rule("TAB-90", "TAB-131")
def test_of_a_deal_that_others_have_too_nothing_is_kept() -> None:
    swiss, held = Contested("CONTEST", 1), Contested("CONTEST", 1, held=True)
    assert results.counts(won_by(dealt(2).but(contest=swiss), 0))
    assert not results.counts(won_by(dealt(2).but(contest=held), 0))


@pytest.mark.rule("TAB-91")
def test_who_is_forgotten_while_it_runs_is_nobody_in_it() -> None:
    gone = leaving.forgotten(dealt(3), JAN, NOW)
    game = counted(won_by(gone, 1))
    assert game.people == {OLA: 0, EWA: 2}
    assert game.seats[1].robot == STAND_IN
    alone = leaving.forgotten(dealt(2, bots=1), OLA, NOW)
    assert not results.counts(won_by(alone, 1))


@pytest.mark.rule("TAB-92")
@pytest.mark.parametrize("more", [{"help": "facts"}, {"hints": True}])
def test_with_help_or_hints_a_game_counts_and_is_not_rated(more: dict[str, Any]) -> None:
    assert counted(won_by(dealt(2), 0)).rated
    helped = won_by(dealt(2, **more), 0)
    assert results.counts(helped)
    assert not counted(helped).rated


@pytest.mark.rule("TAB-90")
def test_a_game_is_named_by_the_people_or_by_the_best_robot_that_was_met() -> None:
    assert results.met(counted(won_by(dealt(3, bots=1), 0))) == "people"
    assert results.met(counted(won_by(dealt(3, bots=2), 0))) == "latwy"
    mixed = dealt(3, bots=2).with_chair(1, BotSeat("mistrz"))
    assert BOT in mixed.chairs
    assert results.met(counted(won_by(mixed, 0))) == "mistrz"


@pytest.mark.rule("TAB-90")
def test_a_team_wins_together(monkeypatch: pytest.MonkeyPatch) -> None:
    play_in_teams(monkeypatch)
    game = counted(won_by(dealt(4), 1, 3))
    assert [one.side for one in game.seats] == [0, 1, 0, 1]
    assert game.won == (1,)
    assert [outcome(game, seat) for seat in range(4)] == ["lost", "won", "lost", "won"]


@pytest.mark.rule("TAB-95")
@pytest.mark.parametrize(
    ("moment", "season"),
    [
        ("2026-03-31T21:59:59Z", "2026-1"),
        ("2026-03-31T22:00:00Z", "2026-2"),
        ("2026-12-31T22:59:59Z", "2026-4"),
        ("2026-12-31T23:00:00Z", "2027-1"),
    ],
)
def test_a_season_is_a_quarter_of_a_year_in_warsaw(moment: str, season: str) -> None:
    at = int(datetime.fromisoformat(moment).timestamp() * 1000)
    assert counted(won_by(dealt(2), 0), at=at).season == season
