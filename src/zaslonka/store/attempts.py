"""The tasks of each day, and who has tried them: kept with the tables, and made of them again.

TAB-63, TAB-65, TAB-67.
"""

from collections.abc import Iterator

import msgspec
from msgspec import Struct

from zaslonka.kernel.challenge import Grade, Task
from zaslonka.kernel.levels import Language
from zaslonka.store import solving
from zaslonka.store.database import Asked, Statement
from zaslonka.store.schema import inserting
from zaslonka.table.challenging import Made
from zaslonka.table.live import LiveTable

_BEGIN = "INSERT INTO attempts (day, game, person, language, table_id) VALUES (?, ?, ?, ?, ?)"
_FINISH = "UPDATE attempts SET finished = ?, grade = ? WHERE table_id = ?"
_SAVE_TASK = f"{inserting('tasks')} ON CONFLICT DO NOTHING"

_COLUMNS = "day, game, language, table_id, finished, grade"


class Kept(Struct, frozen=True):
    """An attempt at a day's task."""

    day: str
    game: str
    language: Language
    table: str
    finished: int | None  # milliseconds since 1970
    grade: Grade | None


def statements(before: LiveTable | None, after: LiveTable) -> Iterator[Statement]:
    """What a changed table changes about the attempt that it is."""
    attempt = after.challenge
    if attempt is None or (before is not None and before.challenge is attempt):
        return
    if attempt.puzzle is not None:
        yield from solving.statements(before, after, attempt, attempt.puzzle)
        return
    if before is None:
        yield _BEGIN, (attempt.day, after.game, after.host, attempt.language, after.id)
    if attempt.grade is not None:
        yield _FINISH, (attempt.finished, msgspec.json.encode(attempt.grade), after.id)


def rebuilt(connection: Asked) -> list[Statement]:
    """What makes the same rows again, out of the tables alone."""
    made: list[Statement] = [("DELETE FROM attempts", ())]
    for (record,) in connection.execute("SELECT record FROM tables").fetchall():
        table = msgspec.json.decode(record, type=LiveTable)
        if table.challenge is not None and table.challenge.puzzle is None:
            made += statements(None, table)
    return made


def save_task(day: str, game: str, language: Language, made: Made) -> Statement:
    return _SAVE_TASK, (day, game, language, made.seed, msgspec.json.encode(made.task))


def read_task(connection: Asked, day: str, game: str, language: Language) -> Made | None:
    found = connection.execute(
        "SELECT seed, task FROM tasks WHERE (day, game, language) = (?, ?, ?)",
        (day, game, language),
    ).fetchone()
    if found is None:
        return None
    return Made(bytes(found[0]), msgspec.json.decode(found[1], type=Task))


def first_day(connection: Asked) -> str | None:
    """Since when there are tasks."""
    (day,) = connection.execute("SELECT min(day) FROM tasks").fetchone()
    return None if day is None else str(day)


def of_person(connection: Asked, person: str) -> list[Kept]:
    return [*_kept(connection, "person = ?", person)]


def of_day(connection: Asked, day: str) -> list[Kept]:
    return [*_kept(connection, "day = ?", day)]


def _kept(connection: Asked, where: str, value: str) -> Iterator[Kept]:
    rows = connection.execute(f"SELECT {_COLUMNS} FROM attempts WHERE {where}", (value,))  # noqa: S608 - of constants
    for day, game, language, table, finished, grade in rows:
        read = None if grade is None else msgspec.json.decode(grade, type=Grade)
        yield Kept(day, game, language, table, finished, read)
