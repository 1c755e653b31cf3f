"""Nodes that die, stand still, leave and are replaced, while people play."""

import signal
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path

from tests.cluster.nodes import PUT_OUT, nodes, several_processes
from tests.server.protocol_client import Client, ConnectionClosed, call, new_table, new_token, nonce
from tests.soak.cluster import soak
from tests.support.postgresql import Databases

OPEN = {"type": "open"}


def test_faults_of_every_kind_lose_nothing_and_double_nothing() -> None:
    """A short version of `python -m tests.soak.cluster`: people's own logs decide."""
    report = soak(10, 10, seed=1, pause=0.2, calm=0.7)
    assert report.flaws == []
    assert report.faults.total() == 10
    assert report.moves > 100


def test_a_node_that_stood_still_is_put_out_and_writes_nothing(
    databases: Databases, tmp_path: Path
) -> None:
    with nodes(databases.new(), tmp_path, 2) as (first, second):
        time.sleep(2.5)  # they have shared out the tables
        token = new_token(first.base, "Ala")
        tables = [new_table(second.base, token, [OPEN, OPEN]) for _ in range(8)]
        stalled = [Client(first.base, table, token) for table in tables]
        first.stall()
        until = time.monotonic() + 10
        for table in tables:  # those that were at home there as well
            came = None
            while came is None:
                assert time.monotonic() < until
                with suppress(OSError, ConnectionClosed, TimeoutError):
                    came = Client(second.base, table, token)
            with closing(came):
                came.do("sit", seat=1, nonce=nonce())
        first.go_on()
        assert first.process is not None
        assert first.process.wait(10) == PUT_OUT
        assert '"was_put_out"' in first.log()
        for client in stalled:
            with suppress(ConnectionClosed):
                client.close()


def test_who_leaves_hands_its_tables_over_and_nobody_is_away_for_long(
    databases: Databases, tmp_path: Path
) -> None:
    with nodes(databases.new(), tmp_path, 2) as (first, second):
        time.sleep(2.5)
        token = new_token(first.base, "Ala")
        tables = [new_table(second.base, token, [OPEN, OPEN]) for _ in range(6)]
        there = [Client(second.base, table, token) for table in tables]
        second.process.send_signal(signal.SIGTERM)  # type: ignore[union-attr]
        for client in there:
            with suppress(ConnectionClosed):
                while True:
                    client.take()
            lost = time.monotonic()
            client.base = first.base
            client.open(0)
            assert time.monotonic() - lost < 2
            assert client.you["seat"] == 0
            client.close()
        second.drain()
        assert '"left"' in second.log()
        assert '"was_put_out"' not in second.log()
        assert call(first.base, "GET", "/healthz") == {"status": "ok"}


def test_several_processes_on_one_machine_are_renewed_one_by_one(
    databases: Databases, tmp_path: Path
) -> None:
    with several_processes(databases.new(), tmp_path) as house:
        token = new_token(house.base, "Ala")
        table = new_table(house.base, token, [OPEN, OPEN])
        with ThreadPoolExecutor(1) as aside:
            renewing = aside.submit(house.renew)
            while not renewing.done():
                with (
                    suppress(OSError, ConnectionClosed, TimeoutError),
                    closing(Client(house.base, table, token)) as client,
                ):
                    assert client.you["seat"] == 0
                time.sleep(0.7)
            renewing.result()
