"""Which finished games may serve research: of robots, and of people who all agreed.  PRV-12."""

from collections.abc import Iterator

import msgspec

from zaslonka.store import tables
from zaslonka.store.database import Asked, Statement
from zaslonka.table.live import LiveTable, Sitter


def save_consent(person: str, *, agrees: bool, now: int) -> Statement:
    return "UPDATE people SET research = ? WHERE id = ?", (now if agrees else None, person)


def consents(connection: Asked, person: str) -> bool:
    return person in _consenting(connection, "id = ?", person)


def finished(
    connection: Asked, *, game: str | None = None, bots_only: bool = False
) -> Iterator[LiveTable]:
    """Every whole game that may be handed on, in the order of their tables' names."""
    agreed = _consenting(connection, "1 = ?", 1)
    rows = connection.execute("SELECT id, record FROM tables ORDER BY id").fetchall()
    for table_id, record in rows:
        table = msgspec.json.decode(record, type=LiveTable)
        people = {chair.person for chair in table.chairs if isinstance(chair, Sitter)}
        if not is_whole(table) or game not in (None, table.game):
            continue
        if not people <= agreed or (people and bots_only):
            continue
        found = tables.read(connection, table_id)
        if found is not None and not has_strangers(found):
            yield found


def _consenting(connection: Asked, where: str, value: str | int) -> set[str]:
    rows = connection.execute(
        f"SELECT id FROM people WHERE research IS NOT NULL AND {where}",  # noqa: S608 - of constants
        (value,),
    )
    return {person for (person,) in rows}


def is_whole(table: LiveTable) -> bool:
    """Whether a game was played from its deal to its end, and by nobody's instruction."""
    played = table.phase == "over" and table.lesson is None and table.challenge is None
    return played and not table.is_held  # others have the same deal before them: TAB-131


def has_strangers(table: LiveTable) -> bool:
    """Whether somebody moved who does not sit there any more, and so cannot have been asked."""
    sitting = {seat for seat, chair in enumerate(table.chairs) if isinstance(chair, Sitter)}
    return any(ply.command is not None and ply.mover not in sitting for ply in table.history)
