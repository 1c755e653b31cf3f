"""Where recorded games come from: bots that play one another, and the finished games of a house."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

import msgspec

from zaslonka import bots
from zaslonka.kernel.history import Ply
from zaslonka.kernel.levels import LEVELS, Level
from zaslonka.lab.episode import Episode, Setup
from zaslonka.lab.records.row import Row
from zaslonka.lab.records.scribe import Scribe, setup_for
from zaslonka.store import checking, research, sqlite
from zaslonka.store.address import Where, database_at
from zaslonka.store.database import Asked
from zaslonka.table.info import BotSeat
from zaslonka.table.live import LiveTable
from zaslonka.table.lobby import dealt_from

Game = list[Row]
"""The rows of one game."""


def simulated(
    game: str,
    seats: int | None = None,
    *,
    games: int = 100,
    levels: Sequence[Level] = ("mistrz",),
    seed: int = 0,
    beliefs: bool = True,
    **options: Any,
) -> Iterator[Game]:
    """Games of bots, a level a seat, everybody moving on one seat from game to game."""
    setup = Setup(game, seats, **options)
    if unknown := set(levels) - set(LEVELS):
        raise ValueError(f"no such level: {', '.join(sorted(unknown))}")
    for number in range(games):
        seated = [levels[(seat + number) % len(levels)] for seat in range(setup.seats)]
        yield _played(setup, seated, f"{seed}/{number}".encode(), beliefs=beliefs)


def _played(setup: Setup, seated: Sequence[Level], seed: bytes, *, beliefs: bool) -> Game:
    episode, scribe = Episode(setup, seed), Scribe(setup, seed, beliefs=beliefs)
    while (seat := episode.seat) is not None:
        view = setup.game.view(episode.state, seat)
        move = bots.decide(setup.game.name, view, seated[seat], seed + bytes([seat]))
        scribe.chooses(episode.state, seat, move, seated[seat], episode.plies + 1)
        scribe.tells(episode.make(move))
    return list(scribe.ended(setup.game.result(episode.state.table)))


def stored(
    where: Where, *, game: str | None = None, bots_only: bool = False, beliefs: bool = True
) -> Iterator[Game]:
    """The finished games of a house that may be handed on (PRV-12).

    A data directory is copied first, and may be served meanwhile.
    """
    if isinstance(where, str):
        database = database_at(where)
        try:
            yield from _told(database.reading, game, bots_only=bots_only, beliefs=beliefs)
        finally:
            database.close()
        return
    with checking.copied(where) as copy:
        connection = sqlite.connect(copy)
        try:
            yield from _told(connection, game, bots_only=bots_only, beliefs=beliefs)
        finally:
            connection.close()


def _told(connection: Asked, game: str | None, *, bots_only: bool, beliefs: bool) -> Iterator[Game]:
    for table in research.finished(connection, game=game, bots_only=bots_only):
        yield _of_table(table, beliefs=beliefs)


def _of_table(table: LiveTable, *, beliefs: bool) -> Game:
    """What was not taken back, as it was played."""
    options = msgspec.json.encode(table.options).decode()
    setup = setup_for(table.game, table.version, options, len(table.chairs))
    scribe = Scribe(setup, dealt_from(table), beliefs=beliefs)
    for before, ply in pairwise(table.history.standing()):
        if ply.mover is not None:
            player = _player(table, ply)
            scribe.chooses(before.state, ply.mover, ply.move, player, ply.ply)
        scribe.tells(ply.told)
    assert table.ending is not None, "a table that is over has an ending"
    return list(scribe.ended(table.ending.result, table.ending.conceded))


def _player(table: LiveTable, ply: Ply) -> str:
    assert ply.mover is not None
    chair = table.chairs[ply.mover]
    if isinstance(chair, BotSeat):
        return chair.level
    return "person" if ply.command is not None else "clock" if ply.by_clock else "stand_in"
