"""What the store asks of a database; `sqlite` and `postgresql` are the two there are.

The statements are the same for both: they are written with `?` and `:name`, and only of what the
two understand alike.
"""

import secrets
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol, TypeAlias

import msgspec

KEY_BYTES = 32

UNREADABLE = (msgspec.DecodeError, UnicodeError, LookupError, ValueError, AssertionError)
"""What reading a record raises that is not what the server wrote."""

Values: TypeAlias = Sequence[Any] | Mapping[str, Any]
Statement: TypeAlias = tuple[str, Values]


class Unusable(Exception):
    """What is kept cannot be served; the message says why, in one line."""


class Fenced(Exception):
    """Of several processes another one has what was to be changed; this one may not write it."""


class Rows(Protocol):
    """What was found."""

    def fetchone(self) -> Any: ...
    def fetchall(self) -> list[Any]: ...
    def __iter__(self) -> Iterator[Any]: ...


class Asked(Protocol):
    """What can be asked, and answers."""

    def execute(self, sql: str, values: Any = (), /) -> Rows: ...


class Connection(Asked, Protocol):
    """What can be written to as well."""

    is_near: bool
    """Whether a commit waits for a disk of this machine alone, and for no other process."""

    def carry_out(
        self,
        statements: Sequence[Statement],
        plies: Sequence[Sequence[Any]],
        tables: Sequence[str] = (),
    ) -> None:
        """All of it, and on disk when this returns; or an error, and nothing of it.

        Rows of the table that grows by every move are apart, so that many go in at once.  Where
        several processes write, ``tables`` must be at home in this one.
        """

    def hurry(self) -> None:
        """The server is about to end: nothing that may take for ever is waited for any longer."""

    def close(self) -> None: ...


class Database(ABC):
    """A database that is this server's alone, and of the newest version."""

    where: str
    """As a host may be told of it, without a password."""
    errors: tuple[type[Exception], ...]
    """What it raises by itself."""
    touch: str
    """A statement that changes nothing, but must be written to disk."""
    key: bytes
    """Signs the tokens by which browsers are known."""
    writing: Connection
    reading: Connection

    @abstractmethod
    def unusable(self, error: Exception) -> Unusable:
        """What a host is to be told of an error."""

    def join(self, address: str, lost: int) -> tuple[int, int]:
        """Write as one of several processes from now on.

        The number of this one, and the ``lost`` that all of them go by.
        """
        raise Unusable("several processes need PostgreSQL (--database postgresql://…)")

    @abstractmethod
    def close(self) -> None:
        """Let others have it."""


def new_key() -> bytes:
    return secrets.token_bytes(KEY_BYTES)


def refuse_newer(found: int, newest: int, what: str) -> None:
    if found > newest:
        raise Unusable(
            f"{what} is of version {found}, this server knows only {newest}: "
            "it was last used by a newer one"
        )
