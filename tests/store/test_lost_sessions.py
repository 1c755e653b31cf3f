"""A session with PostgreSQL is lost: nothing is lost with it, and nothing is done twice."""

import asyncio
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress

import pytest
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from tests.store.test_writer import asked, insert
from tests.support.postgresql import Databases, Postmaster
from tests.table.tables import NOW, dealt, moved
from zaslonka.store import postgresql, session
from zaslonka.store.address import database_at
from zaslonka.store.database import Unusable
from zaslonka.store.postgresql import PostgreSQL
from zaslonka.store.store import Store, Unreadable, Unstored
from zaslonka.store.writer import Writer


class Line:
    """What lies between a server and its database, and can be cut at the worst moment."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._there = conninfo_to_dict(address)
        self._door = socket.create_server(("127.0.0.1", 0))
        self._held: list[socket.socket] = []
        self.cut_before_commit = self.cut_after_commit = self.stays_cut = False
        self.meanwhile: Callable[[], object] = bool  # what happens while it is cut before a commit
        self.is_half_open = False  # the database does not notice that it was cut
        threading.Thread(target=self._serve, daemon=True).start()

    @property
    def address(self) -> str:
        host, port = self._door.getsockname()
        return make_conninfo(self._address, host=host, port=port, sslmode="disable")

    def cut(self) -> None:
        """All that go over it are lost; whoever comes again gets through, unless it stays cut."""
        for end in self._held[:: 2 if self.is_half_open else 1]:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self._door.close()
        self.cut()
        for end in self._held:
            end.close()

    def _serve(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._door.accept()
                if self.stays_cut:
                    client.close()
                    continue
                server = self._connected()
                self._held += [client, server]
                threading.Thread(target=self._carry, args=(client, server), daemon=True).start()
                threading.Thread(target=self._return, args=(server, client), daemon=True).start()

    def _connected(self) -> socket.socket:
        host, port = str(self._there["host"]), int(self._there.get("port") or 5432)
        if not host.startswith("/"):
            return socket.create_connection((host, port))
        server = socket.socket(socket.AF_UNIX)
        server.connect(f"{host}/.s.PGSQL.{port}")
        return server

    def _carry(self, client: socket.socket, server: socket.socket) -> None:
        with suppress(OSError):
            while said := client.recv(1 << 16):
                if b"COMMIT" in said and self.cut_before_commit:
                    self.cut_before_commit = False
                    self.cut()
                    self.meanwhile()
                    return
                if b"COMMIT" in said and self.cut_after_commit:
                    # The way back first, so that no answer can come.
                    client.shutdown(socket.SHUT_RDWR)
                server.sendall(said)
                if b"COMMIT" in said and self.cut_after_commit:
                    self.cut_after_commit = False
                    return
            if not self.is_half_open:
                server.shutdown(socket.SHUT_WR)

    def _return(self, server: socket.socket, client: socket.socket) -> None:
        with suppress(OSError):
            while said := server.recv(1 << 16):
                client.sendall(said)
        with suppress(OSError):
            client.shutdown(socket.SHUT_RDWR)


@pytest.fixture
def line(databases: Databases) -> Iterator[Line]:
    new = Line(databases.new())
    yield new
    new.close()


@pytest.fixture
def house(line: Line) -> Iterator[Store]:
    kept = Store(line.address, lambda jobs, seconds: None)
    yield kept
    kept.close()


def test_a_commit_whose_answer_is_lost_is_known_to_be_made(house: Store, line: Line) -> None:
    one = dealt()
    two, three = moved(one, command="c1"), moved(moved(one, command="c1"), command="c2")
    asyncio.run(house.save((None, one), now=NOW))
    line.cut_after_commit = True
    asyncio.run(house.save((one, two), now=NOW))
    assert not line.cut_after_commit
    assert asyncio.run(house.read("TABLE")) == two
    asyncio.run(house.save((two, three), now=NOW))
    assert asyncio.run(house.read("TABLE")) == three


def test_a_commit_that_did_not_get_there_is_known_to_be_lost(house: Store, line: Line) -> None:
    one = dealt()
    two = moved(one, command="c1")
    asyncio.run(house.save((None, one), now=NOW))
    line.cut_before_commit = True
    with pytest.raises(Unstored, match="lost before the commit"):
        asyncio.run(house.save((one, two), now=NOW))
    assert asyncio.run(house.read("TABLE")) == one
    asyncio.run(house.save((one, two), now=NOW))
    assert asyncio.run(house.read("TABLE")) == two


@pytest.mark.parametrize("is_half_open", [False, True])
def test_a_session_lost_in_between_is_missed_by_nobody(
    house: Store, line: Line, is_half_open: bool
) -> None:
    line.is_half_open = is_half_open
    one = dealt()
    asyncio.run(house.save((None, one), now=NOW))
    line.cut()
    asyncio.run(house.save((one, moved(one)), now=NOW))
    line.cut()
    assert asyncio.run(house.read("TABLE")) == moved(one)


def test_while_the_database_is_away_it_is_said_and_then_all_goes_on(
    house: Store, line: Line
) -> None:
    one = dealt()
    line.stays_cut = True
    line.cut()
    for _ in range(3):
        with pytest.raises(Unstored):
            asyncio.run(house.save((None, one), now=NOW))
        with pytest.raises(Unstored):
            asyncio.run(house.ping())
        with pytest.raises(Unreadable):
            asyncio.run(house.read("TABLE"))
    line.stays_cut = False
    asyncio.run(asyncio.sleep(postgresql.AGAIN_AFTER))
    asyncio.run(house.save((None, one), now=NOW))
    assert asyncio.run(house.read("TABLE")) == one


def test_who_has_lost_the_database_to_another_server_writes_nothing(
    house: Store, line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "LOCK_SECONDS", 0.5)
    line.stays_cut = True
    line.cut()
    other = Store(line._address, lambda jobs, seconds: None)
    line.stays_cut = False
    with pytest.raises(Unstored, match="another server is using it"):
        asyncio.run(house.save((None, dealt()), now=NOW))
    other.close()
    asyncio.run(asyncio.sleep(postgresql.AGAIN_AFTER))
    asyncio.run(house.save((None, dealt()), now=NOW))


def test_a_server_that_ends_does_not_wait_for_ever_to_know(line: Line) -> None:
    kept = database_at(line.address)
    kept.writing.carry_out([("CREATE TABLE t (x INTEGER PRIMARY KEY)", ())], [])
    writer = Writer(kept.writing, lambda jobs, seconds: None)
    line.cut_after_commit = line.stays_cut = True
    unknown = asked(writer, [insert(1)])
    while line.cut_after_commit:
        pass
    closing = threading.Thread(target=writer.close)
    closing.start()
    closing.join(20)
    assert not closing.is_alive()
    assert unknown.exception(1) is not None
    kept.close()


def test_what_a_crash_undid_is_not_taken_for_what_another_did_then() -> None:
    """A database that has crashed gives a transaction's number once more."""
    postmaster = Postmaster()
    line = Line(postmaster.address)
    house = Store(line.address, lambda jobs, seconds: None)

    def crash() -> None:
        postmaster.stop("immediate")
        postmaster.start()
        with session.session_at(postmaster.address) as other:
            for _ in range(20):
                other.execute("SELECT pg_current_xact_id()")
        line.stays_cut = False

    one = dealt()
    asyncio.run(house.save((None, one), now=NOW))
    line.cut_before_commit = line.stays_cut = True
    line.meanwhile = crash
    with pytest.raises(Unstored, match="lost before the commit"):
        asyncio.run(house.save((one, moved(one)), now=NOW))
    assert asyncio.run(house.read("TABLE")) == one
    house.close()
    line.close()
    postmaster.close()


# What cannot be used


@pytest.mark.parametrize(
    ("address", "complaint"),
    [
        ("postgresql://zaslonka:secret@127.0.0.1:1/zaslonka", "refused"),
        ("postgresql:///zaslonka?host=/nowhere", "No such file"),
        (
            "postgresql://zaslonka:secret%zz@127.0.0.1/zaslonka",
            "address of the database cannot be read",
        ),
    ],
)
def test_what_cannot_be_reached_is_one_line_without_a_password(
    address: str, complaint: str
) -> None:
    with pytest.raises(Unusable, match=complaint) as told:
        PostgreSQL(address)
    assert "\n" not in str(told.value)
    assert "secret" not in str(told.value)


def test_a_database_in_another_encoding_is_refused(databases: Databases) -> None:
    with pytest.raises(Unusable, match="its encoding is LATIN2, not UTF8"):
        PostgreSQL(databases.new("LATIN2"))


def test_every_commit_is_on_disk_whatever_the_database_is_set_to(databases: Databases) -> None:
    address = databases.new()
    kept = PostgreSQL(make_conninfo(address, options="-csynchronous_commit=off"))
    assert kept.writing.execute("SHOW synchronous_commit").fetchone() == ("on",)
    kept.close()
