"""What requests take, and names in memory: `python -m bench.house`.

Requests come one after the other over connections that are kept open, from many addresses (what
one may do is bounded), where there are several nodes by one that does not lead.  CPU is that of the
processes that serve, from /proc, less what they take when nobody asks.  Names are those of a
store that is opened, by what the process that opens it holds more.
"""

import argparse
import gc
import itertools
import os
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from tests.cluster.robots import OPEN  # noqa: E402
from tests.server.protocol_client import nonce  # noqa: E402
from tests.support.example import EXAMPLE  # noqa: E402
from tests.support.postgresql import Postmaster  # noqa: E402

from nodes import SETTLED_SECONDS, House, cpu, one_process, resident, several  # noqa: E402
from zaslonka.server.operations.identity import new_person  # noqa: E402
from zaslonka.store.sqlite import FILE  # noqa: E402
from zaslonka.store.store import Store  # noqa: E402

AN_ADDRESS = 25
"""Requests of an address: under every limit of an hour."""


class Cost(NamedTuple):
    """Milliseconds of a request, and its bytes."""

    cpu: float
    lead: float  # of it at the node that leads
    took: float
    size: int


class Requests:
    """A person, their table, and every kind of request they make."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._addresses = itertools.count(1)
        self.idle = self._idle()
        with closing(self._connected()) as own:
            self._token = asked(own, "POST", "/api/people", {"name": "Ola"})["token"]
            self._table = asked(own, "POST", "/api/tables", self._new(), self._token)["id"]

    def kinds(self) -> dict[str, tuple[Any, ...]]:
        token, table = self._token, f"/api/tables/{self._table}"
        return {
            "GET /": ("GET", "/"),
            "GET /api/games": ("GET", "/api/games"),
            "GET /api/tables/public": ("GET", "/api/tables/public"),
            "GET /api/tables/{id}": ("GET", table),
            "GET /api/tables": ("GET", "/api/tables", None, token),
            "GET /api/invitations": ("GET", "/api/invitations", None, token),
            "GET /api/turns": ("GET", "/api/turns", None, token),
            "GET /api/friends": ("GET", "/api/friends", None, token),
            "GET /api/today": ("GET", "/api/today", None, token),
            "GET /api/people/me/results": ("GET", "/api/people/me/results", None, token),
            "POST /api/people": ("POST", "/api/people", {"name": "Jan"}),
            "POST /api/seeds": ("POST", "/api/seeds", None, token),
            "POST /api/tables": ("POST", "/api/tables", self._new(), token),
        }

    def cost(self, kind: tuple[Any, ...], many: int) -> Cost:
        size = 0
        before, began = self._cpu(), time.monotonic()
        for _ in range(many // AN_ADDRESS):
            with closing(self._connected()) as own:
                for _ in range(AN_ADDRESS):
                    size = len(msgspec.json.encode(asked(own, *kind)))
        took = time.monotonic() - began
        busy = [
            1000 * (after - so_far - took * idle) / many
            for after, so_far, idle in zip(self._cpu(), before, self.idle, strict=True)
        ]
        return Cost(sum(busy), busy[0], 1000 * took / many, size)

    def _idle(self) -> list[float]:
        """Of a second, for how long each is busy when nobody asks."""
        before = self._cpu()
        time.sleep(SETTLED_SECONDS)
        pairs = zip(self._cpu(), before, strict=True)
        return [(after - so_far) / SETTLED_SECONDS for after, so_far in pairs]

    def _cpu(self) -> list[float]:
        return [cpu([pid]) for pid in self._house.pids]

    def _new(self) -> dict[str, Any]:
        return {"game": EXAMPLE, "seats": [OPEN, OPEN], "nonce": nonce()}

    def _connected(self) -> HTTPConnection:
        host, port = self._house.bases[-1].removeprefix("http://").split(":")
        number = next(self._addresses)
        own = f"127.1.{number // 250}.{1 + number % 250}"
        return HTTPConnection(host, int(port), timeout=30, source_address=(own, 0))


def asked(
    own: HTTPConnection, method: str, path: str, body: Any = None, token: str | None = None
) -> Any:
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    own.request(method, path, None if body is None else msgspec.json.encode(body), headers)
    answer = own.getresponse()
    read = answer.read()
    assert answer.status < 300, (path, answer.status, read)
    is_json = "json" in (answer.getheader("content-type") or "")
    return msgspec.json.decode(read) if is_json else read.decode()


def names(many: int) -> str:
    """What a process holds of people's names, and how long it reads them when it starts."""
    with tempfile.TemporaryDirectory() as room:
        with closing(Store(Path(room), _ignored)):
            pass
        with closing(sqlite3.connect(Path(room) / FILE)) as people, people:
            people.executemany(
                "INSERT INTO people (id, name, made) VALUES (?, ?, 0)",
                ((new_person(), f"Imię {number}") for number in range(many)),
            )
        gc.collect()
        before, began = resident([os.getpid()]), time.monotonic()
        with closing(Store(Path(room), _ignored)) as store:
            took = time.monotonic() - began
            assert len(store.names) == many
            more = 1e6 * (resident([os.getpid()]) - before) / many
        return f"{many} people: {more:.0f} bytes each, read in {took:.2f} s"


def _ignored(_jobs: int, _seconds: float) -> None:
    """What a store counts for the metrics."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--requests", type=int, default=500)
    parser.add_argument("--people", type=int, nargs="*", default=[100_000, 1_000_000])
    given = parser.parse_args()
    for many in given.people:
        print(names(many), flush=True)
    postmaster = Postmaster()
    try:
        for house_of in (one_process(), several(1, postmaster), several(3, postmaster)):
            with house_of as house:
                time.sleep(SETTLED_SECONDS)
                requests = Requests(house)
                print(f"{house.name}: {1000 * sum(requests.idle):.0f} ms of CPU a second when idle")
                for name, kind in requests.kinds().items():
                    one = requests.cost(kind, given.requests)
                    print(
                        f"  {name:28} {one.cpu:.2f} ms of CPU, {one.lead:.2f} where it leads,"
                        f" {one.took:.2f} ms, {one.size} bytes",
                        flush=True,
                    )
    finally:
        postmaster.close()
    print(f"load {os.getloadavg()}, {sys.version.split()[0]}")


if __name__ == "__main__":
    main()
