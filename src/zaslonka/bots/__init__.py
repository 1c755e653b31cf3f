"""Bots: players that see what a person on their seat would see, and nothing else."""

import hashlib
from itertools import islice
from typing import Any

import msgspec

from zaslonka import games
from zaslonka.kernel import AnyGame, AnySeatView, Chance
from zaslonka.kernel.levels import LEVELS as LEVELS, Level

_SAMPLE = 256
"""So many legal moves are enough to draw one from."""


def decide(game: str, view: AnySeatView, level: str, seed: bytes) -> Any:
    """The move a bot makes: a function of its view, its level and its own seed (law 7).

    The seed stays the same for a whole game; a bot may forget by it, but consistently.
    """
    rules, known = games.get(game), next((one for one in LEVELS if one == level), None)
    if known is None:
        raise KeyError(level)
    if rules.bot is None:
        return any_move(rules, view, seed)
    return rules.bot.decide(view, known, seed)


def lower(level: Level) -> tuple[Level, ...]:
    """The levels below one, the best of them first."""
    return LEVELS[: LEVELS.index(level)][::-1]


def any_move(rules: AnyGame, view: AnySeatView, seed: bytes) -> Any:
    """For a seat that no bot can play: any legal move.  TAB-36, TAB-48."""
    about = hashlib.sha256(seed + msgspec.json.encode(view)).digest()
    return Chance(about).pick(list(islice(rules.legal(view), _SAMPLE)))
