"""A house copied from one database to the other, and compared row by row before it counts."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from itertools import islice, zip_longest
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeAlias

from zaslonka.store import sqlite
from zaslonka.store.address import Where, need_driver
from zaslonka.store.backup import have_on_disk
from zaslonka.store.checking import copied, flaw_of_key
from zaslonka.store.database import Unusable
from zaslonka.store.schema import SHAPES, inserting
from zaslonka.store.sqlite import FILE, KEY

Row: TypeAlias = tuple[Any, ...]
Ask: TypeAlias = Callable[[str], Iterable[Row]]
Put: TypeAlias = Callable[[str, list[Row]], object]

AT_ONCE = 500
"""Rows that are in memory at a time."""


def copy(source: Where, target: Where) -> dict[str, int]:
    """Make ``target`` what ``source`` is; how many rows of each kind there are.

    The source may be in use: what is copied is one moment of it.  The target must have nothing in
    it, and has nothing in it afterwards unless every row is the same at both ends.
    """
    if not (isinstance(source, Path) and isinstance(target, Path)):
        need_driver()
    with _source(source) as (key, here), _target(target, key) as (there, put):
        for table in SHAPES:
            rows = iter(here(_reading(table)))
            while some := list(islice(rows, AT_ONCE)):
                put(inserting(table), some)
        return {table: _compared(table, here, there) for table in SHAPES}


def _reading(table: str) -> str:
    shape = SHAPES[table]
    order = ", ".join(shape.key)
    return f"SELECT {', '.join(shape.columns)} FROM {table} ORDER BY {order}"  # noqa: S608 - of constants


def _compared(table: str, here: Ask, there: Ask) -> int:
    rows = 0
    for one, other in zip_longest(here(_reading(table)), there(_reading(table))):
        if one != other:
            known = (one or other)[: len(SHAPES[table].key)]
            raise Unusable(f"the copy differs in {table}, row {', '.join(map(str, known))}")
        rows += 1
    return rows


def _source(where: Where) -> AbstractContextManager[tuple[bytes, Ask]]:
    if isinstance(where, Path):
        return _from_sqlite(where)
    from zaslonka.store import session

    return session.read_whole(where)


def _target(where: Where, key: bytes) -> AbstractContextManager[tuple[Ask, Put]]:
    if isinstance(where, Path):
        return _to_sqlite(where, key)
    from zaslonka.store import session

    return session.write_whole(where, key)


@contextmanager
def _from_sqlite(data: Path) -> Iterator[tuple[bytes, Ask]]:
    with copied(data) as room, sqlite.usable(data), closing(sqlite.connect(room)) as connection:
        if flaws := flaw_of_key(data / KEY):
            raise Unusable(f"{data}: {flaws[0]}")
        yield (data / KEY).read_bytes(), connection.execute


@contextmanager
def _to_sqlite(target: Path, key: bytes) -> Iterator[tuple[Ask, Put]]:
    if target.exists():
        raise Unusable(f"{target} is there already")
    with (
        sqlite.usable(target),
        TemporaryDirectory(dir=target.parent, prefix=f".{target.name}.") as room,
    ):
        whole = Path(room) / target.name
        whole.mkdir(mode=0o700)
        sqlite.keep_private(whole)
        with closing(sqlite.connect(whole)) as connection:
            sqlite.migrate(connection)
            connection.execute("BEGIN")
            yield connection.execute, connection.executemany
            connection.execute("COMMIT")
        (whole / KEY).touch(mode=0o600)
        (whole / KEY).write_bytes(key)
        for path in (whole / FILE, whole / KEY, whole):
            have_on_disk(path)
        whole.rename(target)
        have_on_disk(target.parent)
