"""Law 4, the quick way: what is drawn without a list is what is listed, and so are whole games."""

import random
from functools import partial
from typing import Any

from tests.laws.laws import demand, encoded
from tests.laws.positions import LISTED, Position, Run, legal_moves
from zaslonka.kernel import Chance, Choice, Seat
from zaslonka.kernel.quick import play_any

DRAWN = 60
"""Of more legal moves than this at one place, so many are drawn."""

PLIES = 150
"""So far is a game played in both ways."""


def drawing_is_listing(run: Run) -> None:
    """Of n legal moves the quick way draws each by its place in the list, and looks no further."""
    for position in run.positions:
        for seat in run.game.to_act(position.state.table):
            if moves := legal_moves(run.game, position.state, seat):
                _demand_same(position, seat, moves)


def _demand_same(position: Position, seat: Seat, moves: list[Any]) -> None:
    state, step = position.state, position.state.table.agenda[0]
    before, last = encoded(state), len(moves) - 1
    view = position.game.judging(state, seat)
    for place in {0, last, *(position.rng.randint(0, last) for _ in range(DRAWN))}:
        counted: list[int] = []
        drawn = step.draw(view, partial(at_place, place, counted))
        demand(drawn == moves[place], f"{drawn} is drawn for {moves[place]}", position)
        demand(counted == [len(moves)] or len(moves) == LISTED, "drawn from others", position)
    demand(encoded(state) == before, "drawing changed the state", position)


def at_place(place: int, counted: list[int], n: int) -> int:
    counted.append(n)
    return place


def deciders_are_those_who_are_asked(run: Run) -> None:
    """A step that says at once who decides says what it would say if all were asked."""
    for position in run.positions:
        step = position.state.table.agenda[0]
        plain = Choice.decider(step, position.state)
        demand(step.decider(position.state) == plain, "another seat decides", position)


def quick_games_are_plain_games(run: Run) -> None:
    """The same draws make the same game, whether moves are listed, copied and checked or not."""
    game, seed = run.game, bytes([run.seats]) * 32
    quick = game.setup(run.options, run.seats, Chance(seed))
    plain = quick.clone()
    draws, again = random.Random(run.seats), random.Random(run.seats)
    ply = 0
    while plain.table.agenda and ply < PLIES:
        ply += 1
        seat = Choice.decider(plain.table.agenda[0], plain)
        moves = list(game.legal(game.view(plain, seat)))
        told = game.play(plain, seat, moves[again.randrange(len(moves))], Chance(seed, ply))
        retold = play_any(quick, draws.randrange, Chance(seed, ply))
        demand(told == retold, f"ply {ply} tells otherwise", run.positions[0])
        demand(encoded(quick) == encoded(plain), f"ply {ply} leads elsewhere", run.positions[0])
