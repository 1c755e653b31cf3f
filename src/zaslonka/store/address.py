"""Where everything is kept: a data directory, or the address of a PostgreSQL database."""

import re
from pathlib import Path
from typing import TypeAlias

from zaslonka.store.database import Database, Unusable
from zaslonka.store.sqlite import SQLite

Where: TypeAlias = Path | str
"""A data directory, or `postgresql://…`."""


def database_at(where: Where, *, shared: bool = False) -> Database:
    """Take it for this process alone, or for nodes of one house; `Unusable` if that cannot be."""
    if isinstance(where, Path):
        return SQLite(where)
    need_driver()
    from zaslonka.store.postgresql import PostgreSQL

    return PostgreSQL(where, shared=shared)


def is_postgresql(text: str) -> bool:
    return re.match(r"postgres(ql)?://", text) is not None


def need_driver() -> None:
    """What speaks to PostgreSQL is not installed where SQLite does."""
    try:
        import psycopg  # noqa: F401
    except ImportError as error:
        told = f"PostgreSQL needs its driver: pip install 'zaslonka[postgresql]' ({error})"
        raise Unusable(" ".join(told.split())) from None
