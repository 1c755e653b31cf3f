"""Bots of Złam ten Kod in matches: better level by level, and the same by the same seed."""

from functools import partial
from typing import Any

import pytest

from zaslonka import bots
from zaslonka.bots.arena import play, shares
from zaslonka.games.zlam_ten_kod import GAME


def level(name: str) -> Any:
    return partial(_decide, name)


def _decide(name: str, view: Any, seed: bytes) -> Any:
    return bots.decide(GAME.name, view, name, seed)


@pytest.mark.parametrize(
    ("better", "worse", "players", "deals", "least"),
    [
        ("sredni", "latwy", 2, 15, 0.65),
        ("mistrz", "sredni", 2, 15, 0.6),
        ("sredni", "latwy", 3, 10, 0.45),
        ("mistrz", "sredni", 3, 10, 0.4),
        ("mistrz", "latwy", 4, 8, 0.4),
    ],
)
def test_each_level_beats_the_one_below(
    better: str, worse: str, players: int, deals: int, least: float
) -> None:
    found = list(
        shares(GAME, level(better), [level(worse)] * (players - 1), deals, f"{better} {players}")
    )
    assert sum(found) / deals > least


def test_a_deal_is_the_same_from_every_chair() -> None:
    """In mirrored games, exactly one of two like players sits where the luck is."""
    assert list(shares(GAME, level("sredni"), [level("sredni")], 5, "mirror")) == [0.5] * 5


def test_a_match_is_a_function_of_its_seed() -> None:
    seats = [level("latwy"), level("sredni")]
    assert play(GAME, seats, b"one") == play(GAME, seats, b"one")
