"""What ends: connections and tables.  Nothing comes after the end, and nobody calls it a fault."""

import asyncio
import contextlib
import json
import logging
import sqlite3
import time
from pathlib import Path

import httpx
import pytest
from uvicorn.protocols.utils import ClientDisconnected
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.party import BOT, OPEN
from tests.server.protocol_client import Client, Refused, call, new_table, new_token
from tests.server.running import WATCHING, running
from zaslonka.server.http.timeouts import TimedWebSocket
from zaslonka.store import checking
from zaslonka.store.sqlite import FILE

NO_UTF8 = b"\xff"


def test_nothing_is_sent_after_close() -> None:
    closed = TimedWebSocket.__new__(TimedWebSocket)
    closed.close_sent = True
    for message in (
        {"type": "websocket.send", "text": "late"},
        {"type": "websocket.close", "code": 1008},
    ):
        with pytest.raises(ClientDisconnected):
            asyncio.run(closed.send(message))


def test_who_is_sent_away_while_much_is_told_is_no_fault(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with running(tmp_path) as base:
        address = f"ws{base.removeprefix('http')}/ws"
        token = new_token(base, "Ola")
        for _ in range(10):
            table = new_table(base, token, [BOT] * 4, start=True)
            with connect(address, compression=None) as web:
                web.send(json.dumps({"type": "hello", "table": table}))
                web.recv(timeout=20)
                web.send(NO_UTF8, text=True)
                with contextlib.suppress(ConnectionClosed):
                    for _ in web:
                        pass  # what was on its way
            assert web.close_code == 1007
    assert not [line for line in caplog.records if line.levelno >= logging.ERROR]


@pytest.mark.rule("TAB-15")
def test_a_deleted_table_does_not_come_back(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Who is sent away from it leaves, and that must not be stored as the table's last change."""
    with running(tmp_path) as base:
        token = new_token(base, "Ola")
        clock = {"bank": 600}
        table = new_table(base, token, [OPEN, BOT], start=True, clock=clock)
        ola, watcher = Client(base, table, token), Client(base, table)
        call(base, "DELETE", f"/api/tables/{table}", None, token)
        for there in (ola, watcher):
            with contextlib.suppress(ConnectionClosed):
                there.take_until(lambda: False)
            there.close()
        while "connections 0.0" not in httpx.get(f"{base}/metrics", headers=WATCHING).text:
            time.sleep(0.05)
        for path in (f"/api/tables/{table}", f"/api/tables/{table}/replay"):
            with pytest.raises(Refused) as refused:
                call(base, "GET", path)
            assert refused.value.status == 404
        assert call(base, "GET", "/api/tables", None, token) == []
        call(base, "DELETE", "/api/people/me", None, token)
    assert not [line for line in caplog.records if line.levelno >= logging.ERROR]


def test_what_is_left_of_a_deleted_table_is_no_table(tmp_path: Path) -> None:
    """As it was left by servers that let it come back without its game."""
    with running(tmp_path) as base:
        token = new_token(base, "Ola")
        table = new_table(base, token, [OPEN, BOT], start=True)
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as damaging:
        damaging.execute("DELETE FROM plies")
        damaging.commit()
    assert checking.check(tmp_path).damage == [f"table {table}: of its game nothing is left"]
    with running(tmp_path) as base:
        with pytest.raises(Refused) as refused:
            call(base, "GET", f"/api/tables/{table}/replay")
        assert refused.value.status == 404
        call(base, "DELETE", "/api/people/me", None, token)
