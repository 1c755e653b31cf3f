"""Law 6 in bulk: what the protocol would tell, in many positions of every game and their twins."""

import zlib
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import pytest

from tests.laws import check, told
from tests.laws.laws import LawBroken
from tests.laws.positions import Position, random_game
from tests.server import leaks
from tests.server.leaks import Leak
from zaslonka import games
from zaslonka.kernel import AnyGame, AnyState, Outcome, Seat
from zaslonka.protocol import telling, wire
from zaslonka.table import clocks
from zaslonka.table.live import Banks, LiveTable

POSITIONS = 100_000
"""That are compared whenever the tests run."""

ON_THE_SHELF = [
    pytest.param(way.game, way.options, way.seats, id=str(way))
    for game in map(games.get, games.names())
    for way in check.ways(game)
]
A_WAY = -(-POSITIONS // len(ON_THE_SHELF))


@pytest.mark.rule("TAB-04", "TAB-05", "TAB-13")
@pytest.mark.parametrize(("game", "options", "seats"), ON_THE_SHELF)
def test_a_viewer_is_told_the_same_in_twin_worlds(
    game: AnyGame, options: Any, seats: int, record_property: Callable[[str, object], None]
) -> None:
    record_property("compared as told", told.compared(game, options, seats, A_WAY))


# Leaks that must be caught, in every game


def clocks_that_run_by_a_secret(patch: pytest.MonkeyPatch) -> None:
    def times(table: LiveTable, now: int) -> wire.Times | None:
        return honest(table, now + zlib.crc32(leaks.hidden(table).encode()) % 10_000)

    honest = telling.times
    patch.setattr(telling, "times", times)


LEAKS: list[Leak] = [
    leaks.others_private_events_in_the_log,
    leaks.a_refusal_with_hidden_facts,
    leaks.a_table_that_carries_the_deal,
    leaks.offers_computed_from_the_whole_state,
    clocks_that_run_by_a_secret,
]


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_leak_is_caught_in_every_game(
    name: str, leak: Leak, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = games.get(name)
    if leak is leaks.others_private_events_in_the_log and not tells_apart(game):
        pytest.skip("no ply of this game tells one seat more than another")
    leak(monkeypatch)
    with pytest.raises(LawBroken):
        _compare_all(game)


def _compare_all(game: AnyGame) -> None:
    """A little of every way to play a game."""
    for options, seats in _ways(game):
        told.compared(game, options, seats, 800)


def _ways(game: AnyGame) -> list[tuple[Any, int]]:
    return [way.values[1:] for way in ON_THE_SHELF if way.values[0] is game]  # type: ignore[misc]


def _plies(game: AnyGame) -> Iterator[tuple[Position, AnyState, Outcome]]:
    """Plies of some random games of every kind, each with the state and what was told after it."""
    for options, seats in _ways(game):
        for position in islice(random_game(game, options, seats, 0), 30):
            state = position.state.clone()
            yield position, state, position.act(state)


def tells_apart(game: AnyGame) -> bool:
    """Whether some ply that everybody is told of tells somebody something in private."""
    return any(
        {None} < {one.only for one in outcome.told}
        or (
            state.table != position.state.table
            and any(one.only is not None for one in outcome.told)
        )
        for position, state, outcome in _plies(game)
    )


# Traces of what was done in secret


def _asks_in_secret(game: AnyGame) -> bool:
    """Whether some ply of some random game is told to some seats and changes no table."""
    return any(
        state.table == position.state.table and all(one.only is not None for one in outcome.told)
        for position, state, outcome in _plies(game)
    )


SECRETIVE = [name for name in games.names() if _asks_in_secret(games.get(name))]


def test_some_game_has_secret_plies() -> None:
    assert SECRETIVE, "or the leaks below are caught nowhere"


def a_count_of_all_plies(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(LiveTable, "public_ply", property(lambda table: table.ply))


def a_clock_that_is_pressed_by_what_nobody_sees(patch: pytest.MonkeyPatch) -> None:
    def pressed(before: LiveTable, after: LiveTable, seat: Seat | None, now: int) -> LiveTable:
        after = honest(before, after, seat, now)
        assert after.banks is not None
        left = tuple(each + 1 for each in after.banks.left)
        return after.but(banks=Banks(left, after.banks.since, after.banks.step))

    honest = clocks.pressed
    patch.setattr(clocks, "pressed", pressed)


def everybody_is_told_of_every_ply(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(telling, "is_told", lambda before, ply, seat: True)


@pytest.mark.parametrize("name", SECRETIVE)
@pytest.mark.parametrize(
    "leak",
    [
        a_count_of_all_plies,
        a_clock_that_is_pressed_by_what_nobody_sees,
        everybody_is_told_of_every_ply,
    ],
    ids=lambda leak: leak.__name__,
)
def test_a_trace_of_a_secret_ply_is_caught(
    name: str, leak: Leak, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = games.get(name)
    leak(monkeypatch)
    with pytest.raises(LawBroken, match="secret ply"):
        _compare_all(game)
