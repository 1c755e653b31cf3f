"""What people's games came to, worked out again from the tables they were played at.  TAB-96."""

from collections.abc import Iterator

import msgspec

from zaslonka.store import tables
from zaslonka.store.database import Asked, Statement
from zaslonka.store.results import Changed, folding, of_game, save_measured
from zaslonka.table import accuracy, results
from zaslonka.table.accuracy import Accuracy
from zaslonka.table.live import LiveTable
from zaslonka.table.results import FinishedGame


def rebuilt(connection: Asked, *, measure: bool = False) -> list[Statement]:
    """What makes the same rows again.

    Of tables that were deleted since nothing is left but what came of them (TAB-91), so that is
    taken as it is.  What was measured is kept, unless it is to be measured again, too.
    """
    found = dict(_from_tables(connection))
    finished = sorted((_kept(connection) | found).values(), key=lambda game: game.number)
    accuracies = _measured(connection)
    for table_id in found if measure else ():
        accuracies |= dict(_measured_again(connection, table_id))
    made: list[Statement] = [(f"DELETE FROM {table}", ()) for table in ("ratings", "finished")]  # noqa: S608 - of constants
    for game in finished:
        made += of_game(game)
    made += folding(finished, Changed({}))
    made += [save_measured(table, person, one) for (person, table), one in accuracies.items()]
    return made


def _kept(connection: Asked) -> dict[str, FinishedGame]:
    rows = connection.execute("SELECT table_id, entry FROM finished")
    return {table: msgspec.json.decode(entry, type=FinishedGame) for table, entry in rows}


def _from_tables(connection: Asked) -> Iterator[tuple[str, FinishedGame]]:
    for table_id, record in connection.execute("SELECT id, record FROM tables").fetchall():
        table = msgspec.json.decode(record, type=LiveTable)
        if table.finish is not None:
            state = tables.read_last_state(connection, table_id, table.rules)
            assert state is not None, "what is over was dealt"
            yield table_id, results.finished(table, state.table)


def _measured(connection: Asked) -> dict[tuple[str, str], Accuracy]:
    rows = connection.execute(
        "SELECT person, table_id, gained, best FROM results WHERE best IS NOT NULL"
    )
    return {(person, table): Accuracy(gained, best) for person, table, gained, best in rows}


def _measured_again(connection: Asked, table_id: str) -> Iterator[tuple[tuple[str, str], Accuracy]]:
    table = tables.read(connection, table_id)
    if table is not None and table.rules.meter is not None:
        for person, seat in results.finished(table, table.state.table).people.items():
            yield (person, table_id), accuracy.measured(table, seat)
