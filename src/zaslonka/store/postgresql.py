"""A PostgreSQL database: one server at a time, which comes back when its session was lost.

Whoever writes holds the lock on the database, and holds it by the very session it writes with:
without the lock nothing can be written, whatever has happened in between.  Several nodes share the
lock, and each of their transactions is fenced by itself (`nodes`).
"""

import secrets
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import psycopg
from psycopg.pq import TransactionStatus

from zaslonka.store import nodes
from zaslonka.store.database import Database, Fenced, Statement, Unusable, Values
from zaslonka.store.schema import inserting_plies
from zaslonka.store.session import (
    Cursor,
    Session,
    execute,
    lock,
    migrated,
    one,
    session_at,
    shown,
    translated,
    unusable,
    usable,
)

AGAIN_AFTER = 0.5
"""Seconds after which a database that could not be reached is tried again."""


_SAVE_PLY = translated(inserting_plies())
_MARK = "UPDATE commits SET mark = %s WHERE writer = %s"
_LAST_MARK = "SELECT mark FROM commits WHERE writer = %s FOR UPDATE"
"""Of the last commit; it waits for one that is still under way."""

_BACKEND = "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"
_END_BACKEND = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE (pid, backend_start) = (%s, %s)
"""


class Connection:
    """One session at a time; a lost one is replaced when something is asked for again."""

    is_near = False

    def __init__(self, address: str, *, writes: bool, shared: bool = False) -> None:
        self._address, self._writes, self._shared = address, writes, shared
        self._node: int | None = None
        self._backend: tuple[Any, ...] = (0, None)
        self._session = self._open()
        self._hurried = threading.Event()
        self._lost: psycopg.Error | None = None
        self._again_at = 0.0

    @property
    def session(self) -> Session:
        """The session, or a new one if it was lost."""
        if not self._session.closed:
            return self._session
        if self._lost is not None and time.monotonic() < self._again_at:
            # All who wait are answered at once, not each after a try of its own.
            raise self._lost
        try:
            self._session = self._open()
        except psycopg.Error as error:
            self._lost, self._again_at = error, time.monotonic() + AGAIN_AFTER
            raise
        self._lost = None
        return self._session

    def execute(self, sql: str, values: Values = (), /) -> Cursor:
        """Ask something, and ask again if it was the session that failed."""
        try:
            return execute(self.session, sql, values)
        except psycopg.Error:
            if not self._session.closed:
                raise
            return execute(self.session, sql, values)

    def join(self, address: str, lost: int) -> tuple[int, int]:
        self._node, lost = nodes.join(self.session, address, lost)
        return self._node, lost

    def carry_out(
        self,
        statements: Sequence[Statement],
        plies: Sequence[Sequence[Any]],
        tables: Sequence[str] = (),
    ) -> None:
        slots = [] if self._node is None else [*{*map(nodes.slot_of, tables)}]
        try:
            mark = self._prepare(statements, plies, slots)
        except psycopg.Error:
            if not self._session.closed:
                raise
            # Nothing was committed, so on a new session all can be done again.
            mark = self._prepare(statements, plies, slots)
        session = self._session
        try:
            session.execute("COMMIT")
        except psycopg.Error:
            if not session.closed and session.info.transaction_status == TransactionStatus.IDLE:
                raise  # by its own word it has not
            session.close()
            self._find_out(mark)

    def hurry(self) -> None:
        self._hurried.set()

    def close(self) -> None:
        self._session.close()

    def _prepare(
        self, statements: Sequence[Statement], plies: Sequence[Sequence[Any]], slots: list[int]
    ) -> int:
        """Everything but the commit, sent as one; by which mark it will be known."""
        session, mark = self.session, secrets.randbits(63)
        fence: Cursor | None = None
        try:
            with session.pipeline():
                session.execute("BEGIN")
                if self._node is not None:
                    fence = session.execute(nodes.FENCE, (slots, self._node, self._node))
                for sql, values in statements:
                    execute(session, sql, values)
                if plies:
                    session.cursor().executemany(_SAVE_PLY, plies)
                session.execute(_MARK, (mark, self._writer))
            if fence is not None:
                _need_to_be_home(one(fence), slots)
            return mark
        except BaseException as error:
            with suppress(psycopg.Error):
                session.rollback()
            if isinstance(error, psycopg.Error) and error.diag.message_primary:
                # Not its details, which repeat what was to be stored: that has no place in a log.
                raise type(error)(error.diag.message_primary) from None
            raise

    def _find_out(self, mark: int) -> None:
        """Return if a commit without an answer was made, or raise if it was not.

        Whoever waits for it must wait until the database is there again: to say either would be
        a guess, and a wrong one would make the table and what is stored of it differ.  It is known
        by what it wrote itself: a database that has crashed gives a transaction's number again.
        """
        while not self._hurried.wait(AGAIN_AFTER):
            with suppress(psycopg.Error), session_at(self._address) as session:
                self._end_lost(session)
                if one(session.execute(_LAST_MARK, (self._writer,))) == mark:
                    return
                raise NotCommitted("the connection to the database was lost before the commit")
        raise NotCommitted("the database was not there to say whether it has committed")

    def _open(self) -> Session:
        session = session_at(self._address, shared=self._shared)
        try:
            if self._writes:
                self._end_lost(session)
                lock(session, shared=self._shared)
                if self._node is not None and not nodes.moved(session, self._node):
                    raise Fenced("the other processes took this one for dead")
                self._backend = session.execute(_BACKEND).fetchone() or self._backend
        except BaseException:
            session.close()
            raise
        return session

    @property
    def _writer(self) -> int:
        return nodes.ALONE if self._node is None else self._node

    def _end_lost(self, session: Session) -> None:
        """The database may not have noticed yet that our last session was lost."""
        session.execute(_END_BACKEND, self._backend)


def _need_to_be_home(has: int | None, slots: list[int]) -> None:
    if has is None:
        raise Fenced("the other processes took this one for dead")
    if has != len(slots):
        raise Fenced("a table is at home in another process")


class NotCommitted(Exception):
    """Of a transaction nothing was kept."""


class PostgreSQL(Database):
    """A database that is this server's alone."""

    errors = (psycopg.Error,)
    touch = "UPDATE zaslonka SET version = version"

    writing: Connection

    def __init__(self, address: str, *, shared: bool = False) -> None:
        self._address, self.where = address, shown(address)
        with usable(address):
            self.writing = Connection(address, writes=True, shared=shared)
            try:
                self.key = migrated(self.writing.session)
                nodes.prepare(self.writing.session)
                self.reading = Connection(address, writes=False)
            except BaseException:
                self.writing.close()
                raise

    def join(self, address: str, lost: int) -> tuple[int, int]:
        with usable(self._address):
            return self.writing.join(address, lost)

    def unusable(self, error: Exception) -> Unusable:
        return unusable(self._address, error)

    def close(self) -> None:
        """The lock goes with the session that writes."""
        self.reading.close()
        self.writing.close()
