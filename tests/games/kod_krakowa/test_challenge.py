"""Kod Krakowa as a daily challenge: the best turn is certain, takes thought, and needs no luck."""

from collections import Counter
from itertools import chain
from typing import Any

import pytest

from tests.table.challenges import begun, best_moves, found
from zaslonka.games.kod_krakowa import challenge
from zaslonka.games.kod_krakowa.beliefs import facts
from zaslonka.games.kod_krakowa.content import TOKENS
from zaslonka.games.kod_krakowa.foresight import Foresight, found as on_boards, known
from zaslonka.games.kod_krakowa.game import RULES
from zaslonka.games.kod_krakowa.moves import Collect, DrawCard, LiftBarrier, Swap, Walk
from zaslonka.games.kod_krakowa.passages import block, unblock
from zaslonka.games.kod_krakowa.reasons import _Reasons, reasons
from zaslonka.kernel import AnyState, Chance, Played
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


# Why the best line is the best


@pytest.mark.rule("TAB-69")
@every_day
def test_what_is_said_to_lie_somewhere_is_all_that_can_lie_there_and_fits(day: str) -> None:
    """By what is shown to those who want help: nothing that was hidden is told."""
    game, task = at_task(day), found(GAME, day=day).task
    boards, collected = game.state.table.boards[task.seat], 0
    for move, ply in zip(best_moves(begun(GAME, day=day)), task.line, strict=True):
        if isinstance(move, Collect):
            (told,) = (one for one in task.why if one.ply == ply.ply)
            view = game.view(task.seat)
            (seen,) = (one for one in facts(view) if one.district == move.district)
            places = seen.slots[view.table.slots_of(move.district).index(move.slot)]
            said = told.facts.get("places", [{"place": told.facts.get("place")}])
            assert {one["place"] for one in said} == set(places)
            looked = {place for look in view.hand.seen for place in look.places}
            name = "whichever" if len(places) > 1 else "seen" if places[0] in looked else "only"
            assert told.name == f"why-kod_krakowa-{name}"
            for place in places:
                assert {boards.left, boards.right} & {*TOKENS[place].attributes}
            collected += 1
        game.play(task.seat, move)
    assert collected == task.best


@pytest.mark.rule("TAB-69")
@every_day
def test_the_plan_tells_where_places_are_certain_and_what_haste_comes_to(day: str) -> None:
    game, task = at_task(day), found(GAME, day=day).task
    plan = task.why[0]
    assert (plan.name, plan.ply) == ("why-kod_krakowa-plan", len(game.log))
    certain = known(game.view(task.seat))
    assert {one["district"]: one["count"] for one in plan.facts["certain"]} == Counter(
        district for district, _ in certain
    )
    foresight = Foresight(game, certain, challenge.MOST_TRIED)
    assert plan.facts["nearest"] == max(map(foresight.nearest_first, challenge.NEARNESS))


@pytest.mark.rule("TAB-69")
def test_a_barrier_in_the_way_is_told_from_one_that_is_not() -> None:
    game, task = at_task(DAYS[1]), found(GAME, day=DAYS[1]).task
    line = [
        Played(len(game.log) + 1, task.seat, move) for move in best_moves(begun(GAME, day=DAYS[1]))
    ]
    assert reasons(game, line, 0, 0)[1].name == "why-kod_krakowa-any_barrier"
    table, lifted = game.state.table, line[0].move.passage
    walked = "grzegorzki-podgorze"
    assert walked not in (*table.stops, *chain(*table.barriers))
    table.barriers[task.seat] = tuple(
        walked if one == lifted else one for one in table.barriers[task.seat]
    )
    unblock(table, lifted)
    block(table, walked)
    line[0] = Played(line[0].ply, task.seat, LiftBarrier(walked))
    told = reasons(game, line, 0, 0)[1]
    assert told.name == "why-kod_krakowa-in_the_way"
    assert told.facts == {"passage": walked, "stop": False}


@pytest.mark.rule("TAB-69")
def test_a_card_tells_what_walking_would_cost() -> None:
    task = found(GAME, day=DAYS[1]).task
    rides = [one.facts for one in task.why if one.name == "why-kod_krakowa-ride"]
    assert rides == [{"district": "podgorze", "steps": 3}]
    nearby = [one.facts for one in task.why if one.name == "why-kod_krakowa-nearby"]
    assert nearby == [{"district": "ruczaj_tyniec"}]


@pytest.mark.rule("TAB-69")
def test_of_what_is_neither_foreseen_nor_harmful_little_is_said() -> None:
    """A place swapped for one that fits; a walk that only uses up an action."""
    game, task = at_task(DAYS[1]), found(GAME, day=DAYS[1]).task
    told = _Reasons(game, ())
    boards = game.state.table.boards[task.seat]
    place = next(one for one, token in TOKENS.items() if boards.left in token.attributes)
    ((name, said),) = told._of(game, Swap("wawel", 1, place), ())
    assert (name, said["place"], said["seat"]) == ("swap", place, 1)
    assert boards.left in said["attributes"]
    assert [*told._of(game, Walk("debniki"), ())] == [("as_good", {})]
    assert [*told._of(game, DrawCard(), ())] == [("as_good", {})]
