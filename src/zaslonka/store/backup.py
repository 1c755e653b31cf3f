"""Backup and restore: a data directory copied as of one moment, whether or not a server runs."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from zaslonka.store import sqlite
from zaslonka.store.database import Unusable
from zaslonka.store.sqlite import FILE, KEY


def backup(data: Path, target: Path) -> None:
    """Make ``target`` a data directory with all that was acknowledged before this was called.

    A server on ``data`` is not held up.  The target comes to be whole or not at all.
    """
    if target.exists():
        raise Unusable(f"{target} is there already")
    with TemporaryDirectory(dir=target.parent, prefix=f".{target.name}.") as room:
        whole = Path(room) / target.name
        whole.mkdir(mode=0o700)
        _copy(data, whole)
        whole.rename(target)
        have_on_disk(target.parent)


def restore(source: Path, data: Path, *, replace: bool = False) -> None:
    """Make ``data`` what was backed up; what is there goes only if it is to be replaced."""
    lock = sqlite.Lock(data)
    try:
        if not replace and any((data / name).exists() for name in (FILE, KEY)):
            raise Unusable(f"{data} is in use; --replace deletes what is there")
        with TemporaryDirectory(dir=data, prefix=".restored.") as room:
            _copy(source, Path(room))
            # The file before its log: the log would be taken for that of the restored one.
            for old in sorted(data.glob(f"{FILE}*")):
                old.unlink()
            for name in (KEY, FILE):
                (Path(room) / name).rename(data / name)
            have_on_disk(data)
    finally:
        lock.release()


def _copy(source: Path, to: Path) -> None:
    """Put a sound copy of a data directory into an empty one, and on disk."""
    for name in (FILE, KEY):
        if not (source / name).is_file():
            raise Unusable(f"{source} is not a data directory: there is no {name} in it")
    address = f"{(source / FILE).absolute().as_uri()}?mode=rw"
    try:
        with closing(sqlite3.connect(address, uri=True)) as connection:
            if sqlite.version(connection) == 0:
                raise Unusable(f"{source / FILE} was not made by a server")
            (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
            if found != "ok":
                raise Unusable(f"{source / FILE} is damaged: {found}")
            # One snapshot, like the backup API's, but without what people have had deleted.
            connection.execute("VACUUM INTO ?", (str(to / FILE),))
    except sqlite3.Error as error:
        raise Unusable(f"{source / FILE} cannot be copied: {error}") from None
    (to / FILE).chmod(0o600)
    (to / KEY).touch(mode=0o600)
    (to / KEY).write_bytes((source / KEY).read_bytes())
    for path in (to / FILE, to / KEY, to):
        have_on_disk(path)


def have_on_disk(path: Path) -> None:
    opened = os.open(path, os.O_RDONLY)
    os.fsync(opened)
    os.close(opened)
