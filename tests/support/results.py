"""Whether what is kept of people's games is what the tables make of it.  TAB-90, TAB-96."""

from contextlib import closing
from typing import Any

from zaslonka.store import attempts, rebuilding, results, tables
from zaslonka.store.address import Where, database_at
from zaslonka.store.database import Asked, Database
from zaslonka.table.results import counts

KEPT = ("attempts", "finished", "results", "ratings", "showing")


def rows(connection: Asked) -> dict[str, list[Any]]:
    """All that follows from tables, and whom it is shown to."""
    return {
        name: sorted(map(tuple, connection.execute(f"SELECT * FROM {name}").fetchall()), key=repr)
        for name in KEPT
    }


def need_the_same_when_rebuilt(where: Where) -> int:
    """Every game that counts is there once, and everything comes out the same; how many games."""
    with closing(database_at(where)) as database:
        while made := results.unfolded(database.reading):
            database.writing.carry_out(made, ())
        _need_each_once(database)
        before = rows(database.reading)
        rebuilt = attempts.rebuilt(database.reading) + rebuilding.rebuilt(database.reading)
        database.writing.carry_out(rebuilt, ())
        after = rows(database.reading)
        for name in KEPT:
            assert after[name] == before[name], f"{name} came out otherwise"
        return len(before["finished"])


def _need_each_once(database: Database) -> None:
    ids = [table_id for (table_id,) in database.reading.execute("SELECT id FROM tables")]
    for table_id in ids:
        table = tables.read(database.reading, table_id)
        assert table is not None
        found = database.reading.execute(
            "SELECT count(*) FROM finished WHERE table_id = ?", (table_id,)
        ).fetchone()[0]
        assert found == (table.phase == "over" and counts(table)), table_id
