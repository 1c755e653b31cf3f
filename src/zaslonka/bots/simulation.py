"""Bots among themselves: who wins how often, for `zaslonka simulate`."""

import time
from collections.abc import Sequence
from functools import partial
from typing import Any

from msgspec import Struct

from zaslonka import bots, games
from zaslonka.bots import arena
from zaslonka.kernel import AnySeatView
from zaslonka.kernel.levels import Level


class Tally(Struct):
    """How one entrant has done."""

    level: Level
    games: int = 0
    wins: float = 0.0  # a shared win counts as its share
    score: int = 0
    decisions: int = 0
    seconds: float = 0.0


def simulate(game: str, levels: Sequence[Level], count: int, seed: int) -> list[Tally]:
    """Play ``count`` games, one entrant a seat, everybody moving on one seat from game to game."""
    tallies = [Tally(level) for level in levels]
    for number in range(count):
        shift = number % len(levels)
        seated = tallies[shift:] + tallies[:shift]
        deciders = [partial(_decided, game, tally) for tally in seated]
        result = arena.play(games.get(game), deciders, f"{seed}/{number}".encode())
        for seat, tally in enumerate(seated):
            tally.games += 1
            tally.score += result.scores[seat]
            if seat in result.winners:
                tally.wins += 1 / len(result.winners)
    return tallies


def _decided(game: str, tally: Tally, view: AnySeatView, seed: bytes) -> Any:
    began = time.perf_counter()
    move = bots.decide(game, view, tally.level, seed)
    tally.seconds += time.perf_counter() - began
    tally.decisions += 1
    return move
