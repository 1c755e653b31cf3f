"""Bots: players that see what a person on their seat would see, and nothing else."""

import importlib
from typing import Any

from zaslonka import games
from zaslonka.kernel import View

LEVELS = ("latwy", "sredni", "mistrz")
"""From a beginner to the best the house has."""


def decide(game: str, view: View[Any, Any], level: str, seed: bytes) -> Any:
    """The move a bot makes: a function of its view, its level and its own seed (law 7).

    The seed stays the same for a whole game; a bot may forget by it, but consistently.
    """
    if level not in LEVELS or game not in games.names():
        raise KeyError(game, level)
    return importlib.import_module(f"zaslonka.games.{game}.bot").decide(view, level, seed)
