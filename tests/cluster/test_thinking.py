"""`zaslonka think`: other machines think for the nodes of a house."""

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import msgspec
import psycopg
import pytest

from tests.cluster.nodes import NodeProcess, nodes
from tests.server.protocol_client import Client, new_table, new_token
from tests.server.running import threads
from tests.support.example import EXAMPLE
from tests.support.postgresql import Databases
from zaslonka.server.cluster import links
from zaslonka.server.cluster.links import Link, Unreachable
from zaslonka.server.cluster.node import Head, Reply
from zaslonka.server.cluster.thinkers import Answer, Offer, Question
from zaslonka.server.cluster.thinking import Thinker
from zaslonka.server.workers.pool import Workers
from zaslonka.store.nodes import Node

BOT = {"type": "bot", "level": "sredni"}
TOKEN = "for-the-tests-alone"


@pytest.fixture(scope="module")
def house(databases: Databases, tmp_path_factory: pytest.TempPathFactory) -> Iterator[NodeProcess]:
    """A node at which nobody thinks, but for those that join."""
    room = tmp_path_factory.mktemp("house")
    database = databases.new()
    options = "--workers", "0", "--metrics-token", TOKEN
    with nodes(database, room, 1, *options) as (node,):
        yield node


@contextmanager
def thinker(node: NodeProcess, room: Path, name: str = "thinker") -> "Iterator[ThinkerProcess]":
    made = ThinkerProcess(node, room / f"{name}.log")
    try:
        yield made
    finally:
        made.process.kill()
        made.process.wait()


class ThinkerProcess:
    """A process that thinks for the house of a node, known by what it logs."""

    def __init__(self, node: NodeProcess, log: Path) -> None:
        self._log = log
        command = (sys.executable, "-m", "zaslonka.cli", "think", "--processes", "1")
        with log.open("wb") as out:
            self.process = subprocess.Popen(
                command, env=os.environ | {"ZASLONKA_DATABASE": node.database}, stderr=out
            )

    def wait_for(self, event: str) -> None:
        until = time.monotonic() + 60
        while f'"{event}"' not in self._log.read_text():
            assert self.process.poll() is None, self._log.read_text()
            assert time.monotonic() < until, self._log.read_text()
            time.sleep(0.05)


def watched(node: NodeProcess) -> Client:
    """A table of bots, and somebody who watches: else nobody plays."""
    table = new_table(node.base, new_token(node.base, "Ola"), [BOT] * 3, start=True)
    return Client(node.base, table)


def plays(client: Client, plies: int) -> None:
    """Until so many more plies were played."""
    until = len(client.log) + plies
    while len(client.log) < until and client.table["phase"] == "playing":
        client.take()


def joined(node: NodeProcess) -> int:
    """How many workers of thinkers the node says it has."""
    asked = Request(f"{node.base}/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
    with urlopen(asked) as answer:
        page = answer.read().decode()
    (found,) = re.findall(r"^zaslonka_joined_workers (\d+)", page, re.MULTILINE)
    return int(found)


def test_bots_move_by_who_thinks_elsewhere_and_nothing_is_lost_with_it(
    house: NodeProcess, tmp_path: Path
) -> None:
    client = watched(house)
    with pytest.raises(TimeoutError):
        client.take(0.5)  # nobody thinks yet
    with thinker(house, tmp_path, "first") as first:
        first.wait_for("joined")
        plays(client, 3)
        assert joined(house) == 1
        # Stopped, so that it surely has a question; and killed, so that it never answers.
        first.process.send_signal(signal.SIGSTOP)
        time.sleep(0.3)
        first.process.kill()
        first.process.wait()
    with thinker(house, tmp_path, "second") as second:
        plays(client, 3)
        second.process.terminate()
        assert second.process.wait(30) == 0, "it goes in good order"
    assert joined(house) == 0
    client.close()


# Who is let in, and what can be asked


def key_of(node: NodeProcess) -> bytes:
    with psycopg.connect(node.database) as session:
        (key,) = session.execute("SELECT key FROM zaslonka").fetchone() or (b"",)
        return bytes(key)


def test_who_has_not_the_key_is_not_let_in(house: NodeProcess) -> None:
    with pytest.raises(Unreachable):
        asyncio.run(links.connect(f"127.0.0.1:{house.inner}", b"not the key of this house at all"))
    assert joined(house) == 0


@pytest.mark.parametrize(
    "offer", [Offer(4, version="0.0.0"), Offer(4, games=["szachy"])], ids=["version", "games"]
)
def test_who_would_answer_otherwise_is_not_taken(house: NodeProcess, offer: Offer) -> None:
    async def go() -> Reply:
        link = await links.connect(f"127.0.0.1:{house.inner}", key_of(house))
        await link.send(msgspec.msgpack.encode(Head("think", asked=msgspec.msgpack.encode(offer))))
        said = await link.receive()
        link.close()
        return msgspec.msgpack.decode(said or b"", type=Reply)

    assert not asyncio.run(go()).taken


class House:
    """As a thinker sees it in the database: one node, which asks what no node would."""

    key = bytes(32)

    def __init__(self, port: int) -> None:
        self._node = Node(1, f"127.0.0.1:{port}", 0)

    async def nodes(self) -> list[Node]:
        return [self._node]


def test_a_thinker_answers_what_it_knows_and_nothing_else() -> None:
    about: list[Any] = [EXAMPLE, b"{}", "latwy", b""]
    names = "os.system", "_wake_up", "__import__", "decide"
    said: dict[int, Answer] = {}

    async def serve(link: Link) -> None:
        await link.receive()
        await link.send(msgspec.msgpack.encode(Reply(taken=True)))
        for number, name in enumerate(names, 1):
            await link.send(msgspec.msgpack.encode(Question(number, name, about)))
        while len(said) < len(names):
            answer = msgspec.msgpack.decode(await link.receive() or b"", type=Answer)
            if answer.number:
                said[answer.number] = answer
        os.kill(os.getpid(), signal.SIGTERM)
        while not msgspec.msgpack.decode(await link.receive() or b"", type=Answer).is_leaving:
            pass

    async def go() -> None:
        listening = socket.create_server(("127.0.0.1", 0))
        server = await links.listen(listening, House.key, serve)
        workers = Workers(threads)
        house = House(listening.getsockname()[1])
        await Thinker(workers, 1, house).run()
        server.close()
        workers.close()

    asyncio.run(asyncio.wait_for(go(), 30))
    assert all("nobody here knows" in said[number].fault for number in (1, 2, 3))
    assert "nobody here knows" not in said[4].fault
    assert "ValidationError" in said[4].fault, "it was asked, and that is no view"
