"""Chytrogród as a daily challenge: of all plans one answer is the best, and haste misses it."""

import pytest

from tests.table.challenges import begun, best_moves, found
from zaslonka.games.chytrogrod import challenge
from zaslonka.games.chytrogrod.content import CARDS, KIND
from zaslonka.games.chytrogrod.game import RULES
from zaslonka.games.chytrogrod.reasons import is_certain, reasons
from zaslonka.games.chytrogrod.state import ring_from
from zaslonka.kernel import Chance
from zaslonka.kernel.challenge import Task
from zaslonka.kernel.drafting import Draft
from zaslonka.table.seeds import deal_seed

GAME = "chytrogrod"
DAY = "2026-11-16"
pytestmark = pytest.mark.rule("TAB-64")


def at_task(day: str = DAY) -> Draft:
    """The house's own game, at the position of a day's task."""
    made = found(GAME, day=day)
    game = Draft(RULES, made.task.seats, deal_seed(made.seed, ()))
    for ply in begun(GAME, day=day).history.plies[1:]:
        assert ply.mover is not None
        game.play(ply.mover, ply.move)
    return game


def test_no_plan_does_better_and_who_does_as_well_makes_the_same_deals() -> None:
    """Of all cards, wherever they go: every ninth of the plans, also those given up at a glance."""
    game, task = at_task(), found(GAME, day=DAY).task
    best, answers = 0, set()
    for plan in [*challenge._plans(CARDS)][::9]:
        after = next(challenge._rounds(game, task.seat, plan))
        gained = challenge._points(after, task.seat) - challenge._points(game, task.seat)
        best = max(best, gained)
        if gained == task.best:
            answers.add(challenge._made(game, after, task.seat))
    assert 0 < best <= task.best
    assert len(answers) <= 1


def test_the_bound_is_kept_by_every_plan() -> None:
    """What is said of a plan at a glance is never too little."""
    game, chance = at_task(), Chance(bytes(16))
    solver = game.on_turn
    for plan in chance.shuffled(challenge._plans(CARDS))[:200]:
        hopes = frozenset((play.district, KIND[play.card]) for play in plan)
        chances = challenge._chances(game.state, solver, hopes)
        bound = challenge._most(chances, *challenge._means(game.state, solver))
        for after in challenge._rounds(game, solver, plan):
            assert challenge._points(after, solver) - challenge._points(game, solver) <= bound


def test_who_plays_quickly_or_buys_nothing_misses_the_best() -> None:
    game, task = at_task(), found(GAME, day=DAY).task
    assert challenge._quickly(game, task.seat) < task.best
    view = game.view(task.seat)
    plans = challenge._plans(challenge.USEFUL)
    assert max(challenge._promised(view, plan, buying=False) for plan in plans)[0] < task.best


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("LEAST_BEST", 99),
        ("LEAST_DEALS", 9),
        ("MOST_ROUNDS", 9),
        ("_quickly", lambda _game, _solver: 99),
        ("is_certain", lambda _game, _line: False),
        ("_made", lambda _game, after, _solver: frozenset({id(after), 0})),
    ],
)
def test_a_position_that_breaks_a_promise_is_no_task(
    monkeypatch: pytest.MonkeyPatch, name: str, value: object
) -> None:
    game = at_task()
    monkeypatch.setattr(challenge, name, value)
    assert challenge._task(game) is None


# Why the best line is the best


@pytest.mark.rule("TAB-64", "TAB-69")
def test_the_line_and_its_reasons_are_the_same_in_every_world_that_looks_alike() -> None:
    """Nothing is said that was hidden: rivals' secret goods, deals below the top, the decrees."""
    game, task = at_task(), found(GAME, day=DAY).task
    worlds = [_twin(game, number) for number in range(12)]
    assert any(world.state != game.state for world in worlds)
    for world in worlds:
        after = world.copy()
        for move in best_moves(begun(GAME, day=DAY)):
            after.play(task.seat, move)
            challenge._others_do(after, task.seat, game.state.table.round)
        assert challenge._points(after, task.seat) - challenge._points(game, task.seat) == task.best
        line = after.log[len(game.log) :]
        assert is_certain(world, line)
        assert [(one.name, one.facts) for one in reasons(world, line, _own(task), task.best)] == [
            (one.name, one.facts) for one in task.why
        ]


@pytest.mark.rule("TAB-69")
@pytest.mark.parametrize("day", [DAY, "2026-11-20", "2026-11-24"])
def test_what_deals_lack_is_bought_out_before_or_kept_in_secret(day: str) -> None:
    table, task = at_task(day).state.table, found(GAME, day=day).task
    deals = [one.facts for one in task.why if one.name == "why-chytrogrod-deal"]
    buyouts = [one.facts for one in task.why if one.name == "why-chytrogrod-buyout"]
    order = ring_from(table.ring, table.first)
    assert sum(deal["points"] for deal in deals) == task.best > _own(task)
    assert {one["district"] for deal in deals for one in deal["bought"]} == {
        one["district"] for one in buyouts
    }
    for deal in deals:
        assert bool(deal["lacks"]) == bool(deal["bought"] or deal["secret"])
        for one in deal["bought"]:
            assert order.index(one["district"]) < order.index(deal["district"])
            lying = table.districts[one["district"]].tokens
            assert any(lying[lack["token"]] for lack in deal["lacks"])


def _own(task: Task) -> int:
    """What is said to come of the own goods alone."""
    own: int = task.why[0].facts["own"]
    return own


def _twin(game: Draft, number: int) -> Draft:
    """The same to the solver, in another world."""
    twin = game.copy()
    twin.state = RULES.imagine(game.view(game.on_turn), Chance(bytes([number]) * 16))
    return twin
