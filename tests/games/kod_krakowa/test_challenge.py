"""Kod Krakowa as a daily challenge: the best turn is certain, takes thought, and needs no luck."""

from typing import Any

import pytest

from tests.table.challenges import begun, best_moves, found
from zaslonka.games.kod_krakowa import challenge
from zaslonka.games.kod_krakowa.foresight import Foresight, found as on_boards, known
from zaslonka.games.kod_krakowa.game import RULES
from zaslonka.kernel import AnyState, Chance
from zaslonka.kernel.drafting import Draft
from zaslonka.table.lobby import dealt_from
from zaslonka.table.seeds import deal_seed

GAME = "kod_krakowa"
DAYS = ("2026-11-16", "2026-11-27")
every_day = pytest.mark.parametrize("day", DAYS)
pytestmark = pytest.mark.rule("TAB-64")


def at_task(day: str) -> Draft:
    """The house's own game, at the position of a day's task."""
    made, moves = found(GAME, day=day), begun(GAME, day=day).history.plies[1:]
    game = Draft(RULES, made.task.seats, deal_seed(made.seed, ()))
    for ply in moves:
        assert ply.mover is not None
        game.play(ply.mover, ply.move)
    return game


def gain(state: AnyState, seat: int, moves: list[Any]) -> int:
    """What a turn brings in this world."""
    state, before = state.clone(), on_boards(state.table.boards[seat])
    for ply, move in enumerate(moves):
        RULES.perform(state, seat, move, Chance(bytes(16), ply))
    return on_boards(state.table.boards[seat]) - before


@every_day
def test_the_best_turn_brings_the_same_in_every_world_that_looks_alike(day: str) -> None:
    table, task = begun(GAME, day=day), found(GAME, day=day).task
    view = RULES.view(table.state, task.seat)
    worlds = [RULES.imagine(view, Chance(bytes([number]) * 16)) for number in range(12)]
    assert any(world != table.state for world in worlds)
    assert {gain(world, task.seat, best_moves(table)) for world in worlds} == {task.best}


@every_day
def test_there_are_more_certain_places_than_can_be_collected(day: str) -> None:
    task, view = found(GAME, day=day).task, at_task(day).view(found(GAME, day=day).task.seat)
    assert task.best >= challenge.LEAST_BEST == 3
    assert len(known(view)) > challenge.LEAST_BEST


@every_day
def test_who_goes_for_the_nearest_place_each_time_misses_the_best(day: str) -> None:
    game, task = at_task(day), found(GAME, day=day).task
    foresight = Foresight(game, known(game.view(task.seat)), challenge.MOST_TRIED)
    for nearness in challenge.NEARNESS:
        assert 0 < foresight.nearest_first(nearness) < task.best


@every_day
def test_no_turn_that_luck_may_play_does_better(day: str) -> None:
    task, start = found(GAME, day=day).task, at_task(day)
    for whim in range(300):
        game, chance = start.copy(), Chance(whim.to_bytes(16, "big"))
        while not game.over and game.state.table.turn == start.state.table.turn:
            view = game.view(task.seat)
            game.play(task.seat, chance.pick(list(view.table.agenda[0].moves(view))))
        boards = [one.state.table.boards[task.seat] for one in (game, start)]
        assert on_boards(boards[0]) - on_boards(boards[1]) <= task.best


def test_the_house_takes_the_position_for_a_task() -> None:
    task = challenge._task(at_task(DAYS[0]))
    assert task is not None
    assert task.best == found(GAME, day=DAYS[0]).task.best
    assert dealt_from(begun(GAME, day=DAYS[0])) == at_task(DAYS[0]).seed


@pytest.mark.parametrize(
    ("where", "name", "value"),
    [
        (challenge, "LEAST_BEST", 9),
        (challenge, "LEAST_KNOWN", 99),
        (challenge, "CARDS_KEPT", 0),
        (challenge, "MOST_TRIED", 9),
        (challenge, "PLACES_TO_WIN", {2: 3}),
        (Foresight, "nearest_first", lambda _self, _nearness: 9),
    ],
)
def test_a_position_that_breaks_a_promise_is_no_task(
    monkeypatch: pytest.MonkeyPatch, where: object, name: str, value: object
) -> None:
    game = at_task(DAYS[0])
    monkeypatch.setattr(where, name, value)
    assert challenge._task(game) is None


def test_a_position_where_luck_does_better_is_no_task(monkeypatch: pytest.MonkeyPatch) -> None:
    """If as much as the best were already more than thinking comes to."""
    game, best = at_task(DAYS[0]), Foresight.best

    def luckier(self: Foresight, least: int) -> Draft | None:
        return best(self, least if self._known is not None else least - 1)

    monkeypatch.setattr(Foresight, "best", luckier)
    assert challenge._task(game) is None
