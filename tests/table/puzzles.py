"""Puzzles at a table: found in games of robots that are the same on every run."""

import hashlib
from functools import cache

import msgspec

from tests.support.kits import kit
from tests.table.tables import NOW, OLA
from zaslonka import games
from zaslonka.kernel import Played
from zaslonka.server.tables.finding import kept
from zaslonka.store.puzzles import Kept
from zaslonka.table import challenging, puzzles
from zaslonka.table.live import FromGame, LiveTable
from zaslonka.table.puzzles import Finished, Posed


@cache
def source(game: str, number: int | None = None) -> Finished:
    number = kit(game).blunder.game if number is None else number
    return puzzles.of_house(game, hashlib.sha256(f"{game}{number}".encode()).digest(), "pl")


@cache
def posed(game: str) -> Posed:
    """As it comes out of the process that finds it, and of the store."""
    found = puzzles.posed_at(source(game), kit(game).blunder.ply)
    assert found is not None
    return msgspec.json.decode(msgspec.json.encode(found), type=Posed)


def as_kept(game: str, table: str | None = None, **more: bool) -> Kept:
    return kept(posed(game), game, "pl", seed=source(game).seed, source=table, **more)


def begun(game: str, person: str = OLA) -> LiveTable:
    one = as_kept(game)
    return challenging.begun(
        "TABLE",
        game,
        person,
        day=None,
        language="pl",
        seed=one.seed,
        task=one.posed.task,
        now=NOW,
        puzzle=FromGame(
            id=one.id,
            people=False,
            start=one.start,
            rating=one.rating,
            weighed=one.posed.weighed,
            played=one.posed.played,
        ),
    )


def best_move(game: str) -> object:
    return msgspec.convert(posed(game).weighed.moves[0].move, games.get(game).move_type)


def bad_move(game: str) -> object:
    """What was played there."""
    return msgspec.convert(posed(game).played, games.get(game).move_type)


def replayed(game: str, move: object) -> Finished:
    """The same game up to the puzzle, in which somebody made this move there."""
    whole, ply = source(game), kit(game).blunder.ply
    last = Played(ply + 1, whole.log[ply].seat, move)
    return msgspec.structs.replace(whole, log=(*whole.log[:ply], last))
