"""What a host does with a house from the command line: backup, restore, copy, check, rebuild."""

import argparse
from pathlib import Path
from typing import Any

from zaslonka.store import attempts, rebuilding, solving
from zaslonka.store.address import Where, database_at, is_postgresql
from zaslonka.store.backup import backup, restore
from zaslonka.store.checking import check, salvage
from zaslonka.store.copying import copy
from zaslonka.store.database import Unusable
from zaslonka.store.sqlite import FILE


def add_commands(commands: Any) -> None:
    """Make them commands of `zaslonka`; what cannot be done is `Unusable`."""
    command = commands.add_parser("backup", help="copy a data directory, also while it is served")
    command.set_defaults(run=_backup)
    command.add_argument("data", type=Path, metavar="DATA", help="the data directory")
    command.add_argument("target", type=Path, metavar="TARGET", help="a directory to be made")

    command = commands.add_parser("restore", help="make a data directory out of a backup")
    command.set_defaults(run=_restore)
    command.add_argument("source", type=Path, metavar="BACKUP", help="what `backup` made")
    command.add_argument("data", type=Path, metavar="DATA", help="the data directory")
    command.add_argument("--replace", action="store_true", help="delete what is there")

    told = "copy a house from a data directory to PostgreSQL, or back"
    command = commands.add_parser("copy", help=told)
    command.set_defaults(run=_copy)
    told = "a data directory, or postgresql://…"
    command.add_argument("source", type=_where, metavar="SOURCE", help=told)
    told = "a directory to be made, or postgresql://… with nothing in it"
    command.add_argument("target", type=_where, metavar="TARGET", help=told)

    command = commands.add_parser("check", help="say what of a data directory is damaged")
    command.set_defaults(run=_check)
    command.add_argument("data", type=Path, metavar="DATA", help="the data directory")
    told = "a directory to be made of what is whole"
    command.add_argument("--salvage", type=Path, metavar="TARGET", help=told)

    told = "work results, ratings, daily challenges and puzzles out again, from the tables"
    command = commands.add_parser("rebuild", help=told)
    command.set_defaults(run=_rebuild)
    told = "a data directory, or postgresql://…; no server may use it meanwhile"
    command.add_argument("where", type=_where, metavar="DATA", help=told)
    told = "measure all moves again, too, which takes long"
    command.add_argument("--measure", action="store_true", help=told)


def _where(text: str) -> Where:
    return text if is_postgresql(text) else Path(text)


def _backup(given: argparse.Namespace) -> None:
    try:
        backup(given.data, given.target)
    except OSError as error:
        raise Unusable(f"cannot back up {given.data}: {error}") from None


def _restore(given: argparse.Namespace) -> None:
    try:
        restore(given.source, given.data, replace=given.replace)
    except OSError as error:
        raise Unusable(f"cannot restore {given.data}: {error}") from None


def _copy(given: argparse.Namespace) -> None:
    try:
        rows = copy(given.source, given.target)
    except OSError as error:
        raise Unusable(f"cannot copy: {error}") from None
    people, tables, plies = (
        _counted(rows[table], one, many)
        for table, one, many in (
            ("people", "person", "people"),
            ("tables", "table", "tables"),
            ("plies", "ply", "plies"),
        )
    )
    print(f"copied, and the same row by row: {people}, {tables}, {plies}")


def _check(given: argparse.Namespace) -> None:
    found = check(given.data) if given.salvage is None else salvage(given.data, given.salvage)
    for line in found.damage:
        print(line)
    people = _counted(len(found.people), "person", "people")
    whole = f"{people}, {_counted(len(found.whole), 'table', 'tables')}"
    if given.salvage is not None:
        print(f"salvaged into {given.salvage}: {whole}")
    elif found.damage:
        raise Unusable(f"{given.data} is damaged; whole are {whole}")
    else:
        print(f"whole: {whole}")


def _rebuild(given: argparse.Namespace) -> None:
    # To take a directory for this process makes a data directory of it.
    if isinstance(given.where, Path) and not (given.where / FILE).is_file():
        raise Unusable(f"{given.where} is not a data directory: there is no {FILE} in it")
    database = database_at(given.where)
    try:
        made = [*attempts.rebuilt(database.reading), *solving.rebuilt(database.reading)]
        made += rebuilding.rebuilt(database.reading, measure=given.measure)
        database.writing.carry_out(made, ())
        counted = [
            _counted(database.reading.execute(f"SELECT count(*) FROM {table}").fetchone()[0], *told)  # noqa: S608 - of constants
            for table, *told in (
                ("attempts", "attempt", "attempts"),
                ("finished", "game", "games"),
                ("ratings", "rating", "ratings"),
                ("puzzle_ratings", "rating of puzzles", "ratings of puzzles"),
            )
        ]
    finally:
        database.close()
    print(f"worked out again: {', '.join(counted)}")


def _counted(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"
