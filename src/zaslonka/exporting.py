"""`zaslonka export`: recorded games as a file of data."""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from zaslonka import games
from zaslonka.kernel.levels import LEVELS
from zaslonka.store.address import is_postgresql
from zaslonka.store.database import Unusable

if TYPE_CHECKING:
    from zaslonka.lab.records.row import Row


def add_command(commands: Any) -> None:
    """Make it a command of `zaslonka`; what cannot be done is `Unusable`."""
    told = "write finished games as data (Parquet), for research"
    command = commands.add_parser("export", help=told)
    command.set_defaults(run=_export)
    source = command.add_mutually_exclusive_group(required=True)
    told = "finished games kept here (or postgresql://…): of bots, and of people who agreed"
    source.add_argument("--data", metavar="DATA", help=told)
    told = "let bots play this game"
    source.add_argument("--simulate", choices=games.names(), metavar="GAME", help=told)
    command.add_argument("--out", type=Path, required=True, metavar="FILE", help="games.parquet")
    command.add_argument("--no-beliefs", action="store_true", help="leave out what takes longest")

    group = command.add_argument_group("with --data")
    group.add_argument("--game", choices=games.names(), metavar="GAME", help="only of this game")
    group.add_argument("--bots-only", action="store_true", help="no game in which a person sat")

    group = command.add_argument_group("with --simulate")
    group.add_argument("--seats", type=int, help="how many; the fewest there can be if not given")
    group.add_argument("--games", type=int, default=100, metavar="K")
    group.add_argument("--level", default="mistrz", help=f"{', '.join(LEVELS)}; several by commas")
    group.add_argument("--seed", type=int, default=0, help="the same seed, the same games")


def _export(given: argparse.Namespace) -> None:
    try:
        from zaslonka.lab import records
    except ImportError as error:
        raise Unusable(f"export needs pyarrow: pip install 'zaslonka[lab]' ({error})") from None
    found = _simulated(given) if given.simulate else _stored(given)
    try:
        count, rows = records.write(given.out, found)
    except OSError as error:
        raise Unusable(f"cannot write {given.out}: {error.strerror or error}") from None
    print(f"written: {given.out}: {count} {'game' if count == 1 else 'games'}, {rows} rows")


def _simulated(given: argparse.Namespace) -> "Iterator[list[Row]]":
    from zaslonka.lab import records

    fit, levels = games.get(given.simulate).seats, given.level.split(",")
    if given.seats is not None and given.seats not in fit:
        raise Unusable(f"{given.simulate} is for {fit[0]} to {fit[-1]} seats, not {given.seats}")
    if given.games < 1:
        raise Unusable(f"{given.games} games are none")
    if unknown := set(levels) - set(LEVELS):
        there = ", ".join(LEVELS)
        raise Unusable(f"no such level: {', '.join(sorted(unknown))} (there are {there})")
    return records.simulated(
        given.simulate,
        given.seats,
        games=given.games,
        levels=levels,
        seed=given.seed,
        beliefs=not given.no_beliefs,
    )


def _stored(given: argparse.Namespace) -> "Iterator[list[Row]]":
    from zaslonka.lab import records

    return records.stored(
        given.data if is_postgresql(given.data) else Path(given.data),
        game=given.game,
        bots_only=given.bots_only,
        beliefs=not given.no_beliefs,
    )
