"""Finished tables of every game, and what else can be in a record."""

import random
from functools import cache

from tests.table.tables import EWA, JAN, NOW, OLA, dealt, moved, person_on
from zaslonka import games
from zaslonka.table import agreeing, playing, talk
from zaslonka.table.live import LiveTable

A_WHILE = 20
"""Plies, and the deal."""

TRIED = 40
"""Of so many legal moves one is made; some games have no end of them."""


def at_random(table: LiveTable, plies: int = 10_000, *, seed: int = 1) -> LiveTable:
    """The table after so many moves of any kind, or at the end of its game."""
    chance = random.Random(seed)
    for _ in range(plies):
        if table.phase == "over":
            break
        seat = chance.choice(table.asked())
        legal = table.rules.legal(table.rules.view(table.state, seat))
        moves = [move for _, move in zip(range(TRIED), legal, strict=False)]
        table = playing.play(table, seat, chance.choice(moves), NOW)
    return table


@cache
def finished(game: str, *, seed: int = 1) -> LiveTable:
    """A game played out by three people, or four where it takes so many."""
    return at_random(dealt(max(3, games.get(game).seats[0]), game=game), seed=seed)


def some_long_game() -> LiveTable:
    """The shortest of those that go on for a while."""
    return min(
        (table for table in map(finished, games.names()) if len(table.history.plies) > A_WHILE),
        key=lambda table: len(table.history.plies),
    )


def stopped(table: LiveTable) -> LiveTable:
    """Everybody agrees to end it here."""
    table = agreeing.propose(table, OLA, "end", NOW)
    for seat in range(1, len(table.chairs)):
        table = agreeing.vote(table, person_on(table, seat), True, NOW)
    return table


def eventful() -> LiveTable:
    """A game of Złam ten Kod with talk, a move taken back by agreement, and one by the clock."""
    table = talk.say(dealt(3), OLA, "table", "Dzień dobry", "1", NOW)
    table = moved(moved(table))
    undoing = person_on(table, last_mover(table))
    table = agreeing.propose(table, undoing, "undo", NOW)
    for person in {OLA, JAN, EWA} - {undoing}:
        table = agreeing.vote(table, person, True, NOW)
    table = talk.say(table, JAN, "table", "Jeszcze raz", "2", NOW)
    return stopped(moved(moved(table, by_clock=True)))


def last_mover(table: LiveTable) -> int:
    """Who made the last move."""
    seat = getattr(table.history.plies[-1].entry, "seat", None)
    assert isinstance(seat, int)
    return seat
