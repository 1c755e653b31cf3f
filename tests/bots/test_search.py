"""Search over imagined worlds, on a toy: three boxes, one prize, and a consolation."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import Struct

from zaslonka import kernel
from zaslonka.bots.search import Guide, mixed, weigh
from zaslonka.kernel import Chance, Choice, Game, Illegal, Now, Result, Seat, SeatView, State, View

SEED = b"search"


class Settle(Struct, frozen=True, tag="settle"):
    """Take the consolation."""


class Open(Struct, frozen=True, tag="open"):
    box: int


class Table(kernel.Table, kw_only=True):
    empty: tuple[int, ...]
    """Boxes everybody has seen to be empty."""
    score: float = 0.0
    opened: tuple[int, ...] = ()


class Nothing(Struct):
    pass


class Secret(Struct):
    prize: int


class Boxes(Choice[Any, Any, Any], frozen=True):
    takes = (Settle, Open)
    tries: int = 1

    def check(self, view: Any, move: Settle | Open) -> None:
        if isinstance(move, Open) and move.box in view.table.opened:
            raise Illegal("TOY-01", "open_already")

    def moves(self, view: Any) -> Iterator[Settle | Open]:
        yield Settle()
        yield from (Open(box) for box in range(3) if box not in view.table.opened)

    def take(self, now: Now[Table, Nothing, Secret], seat: Seat, move: Settle | Open) -> None:
        if isinstance(move, Settle):
            now.table.score = 0.4
            now.over()
            return
        now.table.opened += (move.box,)
        if move.box == now.secret.prize:
            now.table.score = 1.0
        elif self.tries > 1:
            now.then(Boxes(self.seats, self.tries - 1))


class Prize(Game[Nothing, Table, Nothing, Secret]):
    name, version, seats = "prize", 1, range(1, 2)

    def deal(self, options: Nothing, seats: int, chance: Chance) -> State[Table, Nothing, Secret]:
        raise NotImplementedError

    def deal_unseen(
        self, view: View[Table, Nothing], chance: Chance
    ) -> tuple[list[Nothing], Secret]:
        return [Nothing()], Secret(chance.pick([b for b in range(3) if b not in view.table.empty]))

    def result(self, table: Table) -> Result:
        return Result((0,), (int(table.score),), "over")

    def audit(self, state: State[Table, Nothing, Secret]) -> None:
        pass


GUIDE = Guide(
    blueprint=lambda view, chance: Settle(),
    settled=lambda table: False,
    value=lambda state, seat: float(state.table.score),
)


def prospects(
    *plans: tuple[Settle | Open, ...],
    empty: tuple[int, ...] = (),
    tries: int = 1,
    playouts: int = 400,
) -> list[float]:
    view: SeatView[Table, Nothing] = SeatView(
        0, Table(agenda=(Boxes((0,), tries),), empty=empty), Nothing()
    )
    return weigh(Prize(), view, plans, GUIDE, playouts, Chance(SEED))


def test_a_plan_is_worth_what_it_brings_in_the_worlds_that_fit() -> None:
    settle, likely, idle = prospects((Settle(),), (Open(1),), (Open(0),), empty=(0,))
    assert settle == pytest.approx(0.4)
    assert likely == pytest.approx(0.5, abs=0.1)
    assert idle == 0.0


def test_a_game_may_say_which_worlds_are_likely() -> None:
    view: SeatView[Table, Nothing] = SeatView(0, Table(agenda=(Boxes((0,)),), empty=()), Nothing())
    in_the_last = State(view.table, [Nothing()], Secret(2))
    guide = GUIDE._replace(imagine=lambda seen, chance: in_the_last.clone())
    plans = [(Open(box),) for box in range(3)]
    assert weigh(Prize(), view, plans, guide, 30, Chance(SEED)) == [0.0, 0.0, 1.0]


def test_a_plan_goes_on_as_far_as_it_can_and_then_the_quick_player_does() -> None:
    once, blocked = prospects((Open(0),), (Open(0), Open(0)), tries=2)
    assert once == pytest.approx(1 / 3 + 2 / 3 * 0.4, abs=0.06)
    assert blocked == once
    assert prospects((Open(0), Open(1)), tries=2) == [pytest.approx(2 / 3, abs=0.06)]


def test_a_plan_dropped_early_ranks_below_those_that_outlived_it() -> None:
    fortunes = iter((0.9, 0.8, 0.7, 0.1, 0.0, 0.0, 0.0, 0.0))
    view: SeatView[Table, Nothing] = SeatView(0, Table(agenda=(Boxes((0,)),), empty=()), Nothing())
    guide = GUIDE._replace(value=lambda state, seat: next(fortunes))
    plans = [(Settle(),)] * 4
    worth = weigh(Prize(), view, plans, guide, 8, Chance(SEED))
    assert worth == pytest.approx([0.9 / 3, 0.8 / 3, 0.8 / 3, 0.1])


def test_plans_are_compared_in_the_same_worlds() -> None:
    first, second = prospects((Open(0),), (Open(0),), playouts=40)
    assert first == second


def test_a_settled_game_is_judged_where_it_stands() -> None:
    view: SeatView[Table, Nothing] = SeatView(
        0, Table(agenda=(Boxes((0,), 2),), empty=(0,)), Nothing()
    )
    guide = GUIDE._replace(settled=lambda table: True)
    assert weigh(Prize(), view, [(Open(0),)], guide, 20, Chance(SEED)) == [0.0]
    assert weigh(Prize(), view, [(Open(0),)], GUIDE, 20, Chance(SEED)) == [pytest.approx(0.4)]


def test_the_same_seed_makes_the_same_judgement() -> None:
    plans = ((Open(0),), (Open(1),), (Open(2),))
    assert prospects(*plans, playouts=30) == prospects(*plans, playouts=30)


def test_near_equals_are_mixed_and_bad_ones_left_out() -> None:
    drawn = [mixed((0.50, 0.49, 0.10), 0.02, Chance(SEED, ply)) for ply in range(300)]
    assert 2 not in drawn
    assert 90 < drawn.count(1) < 140  # e ** -0.5 to 1 is 38 %
