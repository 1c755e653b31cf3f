"""Deals that a test has chosen."""

import pytest

from zaslonka import games
from zaslonka.kernel import AnyState, Chance, History
from zaslonka.table import clocks, lobby, playing
from zaslonka.table.live import LiveTable


def deal_always(patch: pytest.MonkeyPatch, state: AnyState) -> None:
    """Every table is dealt this, but for lessons: their deal is published, and kept by pages."""
    honest = lobby.deal

    def deal(table: LiveTable, now: int) -> LiveTable:
        if table.lesson is not None:
            return honest(table, now)
        dealt = History.dealt(state.clone(), table.rules.version, now)
        return clocks.wound(table.but(phase="playing", history=dealt), now)

    patch.setattr(lobby, "deal", deal)


def deal_with_first_turn(game: str, seats: int, patch: pytest.MonkeyPatch) -> None:
    """Every table is dealt a game in which the first seat is on turn."""
    rules = games.get(game)
    deals = (rules.setup(rules.options(), seats, Chance(bytes([n]))) for n in range(256))
    deal_always(patch, next(deal for deal in deals if rules.must_act(deal.table) == (0,)))


def deal_from(patch: pytest.MonkeyPatch, seed: bytes) -> None:
    """Every table is dealt, and goes on, by this seed, whatever the players add to it."""
    for room in (lobby, playing):
        patch.setattr(room, "dealt_from", lambda table: seed)
