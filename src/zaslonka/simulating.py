"""Bots among themselves: who wins how often, for `zaslonka simulate`."""

import time
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from zaslonka import bots, games
from zaslonka.kernel import Chance, Result
from zaslonka.table.seeds import bot_seed, deal_seed


class Tally(Struct):
    """How one entrant has done."""

    level: str
    games: int = 0
    wins: float = 0.0  # a shared win counts as its share
    score: int = 0
    decisions: int = 0
    seconds: float = 0.0


def simulate(game: str, levels: Sequence[str], count: int, seed: int) -> list[Tally]:
    """Play ``count`` games, one entrant a seat, everybody moving on one seat from game to game."""
    tallies = [Tally(level) for level in levels]
    for number in range(count):
        shift = number % len(levels)
        seated = tallies[shift:] + tallies[:shift]
        result = _play(game, seated, f"{seed}/{number}".encode())
        for seat, tally in enumerate(seated):
            tally.games += 1
            tally.score += result.scores[seat]
            if seat in result.winners:
                tally.wins += 1 / len(result.winners)
    return tallies


def _play(game: str, seated: Sequence[Tally], seed: bytes) -> Result:
    rules = games.get(game)
    drawn = deal_seed(seed, ())
    state = rules.setup(rules.options(), len(seated), Chance(drawn))
    ply = 0
    while waiting := rules.must_act(state.table):
        ply += 1
        seat = waiting[0]
        move = _decided(game, rules.view(state, seat), seated[seat], bot_seed(seed, seat))
        rules.play(state, seat, move, Chance(drawn, ply))
    return rules.result(state.table)


def _decided(game: str, view: Any, tally: Tally, seed: bytes) -> Any:
    began = time.perf_counter()
    move = bots.decide(game, view, tally.level, seed)
    tally.seconds += time.perf_counter() - began
    tally.decisions += 1
    return move
