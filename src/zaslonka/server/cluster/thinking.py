"""`zaslonka think`: processes that think for the nodes of a house, and serve nobody.

It looks in the database who serves the house, and is linked to each of them.
"""

import asyncio
import contextlib
import signal
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Protocol

import msgspec
import psycopg

from zaslonka.server.cluster import links
from zaslonka.server.cluster.links import Link, Unreachable
from zaslonka.server.cluster.node import Head, Reply
from zaslonka.server.cluster.thinkers import Answer, Offer, Question
from zaslonka.server.operations import logs
from zaslonka.server.workers import questions
from zaslonka.server.workers.crew import processes
from zaslonka.server.workers.pool import Unanswered, Workers
from zaslonka.server.workers.turns import Busy
from zaslonka.store import nodes, session
from zaslonka.store.database import Unusable
from zaslonka.store.nodes import Node

LOOK_SECONDS = 1.0
"""How often it looks who serves the house, and says that it is still there itself."""

LEAVING_SECONDS = 60.0
"""For which nodes may wait for the last answers of one that was told to go."""

_question, _reply = msgspec.msgpack.Decoder(Question), msgspec.msgpack.Decoder(Reply)
_encode = msgspec.msgpack.Encoder().encode


def run(database: str, many: int) -> None:
    """Think until told to end; `Unusable` if there is no house to think for."""
    looking = Looking(database)
    workers = Workers(partial(processes, many), many=many)
    try:
        asyncio.run(Thinker(workers, many, looking).run())
    finally:
        workers.close()
        looking.close()
    logs.event("stopped")


class House(Protocol):
    """What a thinker knows of the house it thinks for."""

    key: bytes

    async def nodes(self) -> list[Node] | None:
        """Who serves it; None if that cannot be seen now."""


class Looking:
    """At the house's database, on a thread of its own; it can change nothing there."""

    def __init__(self, database: str) -> None:
        self._database = database
        self._thread = ThreadPoolExecutor(1, "looking")
        self._session, self.key = session.looking(database)

    async def nodes(self) -> list[Node] | None:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._nodes)

    def _nodes(self) -> list[Node] | None:
        try:
            if self._session.closed:
                self._session, self.key = session.looking(self._database)
            return nodes.seen(self._session)
        except (psycopg.Error, Unusable):
            return None

    def close(self) -> None:
        self._thread.shutdown()
        self._session.close()


class Thinker:
    """Linked to every node of a house."""

    def __init__(self, workers: Workers, many: int, house: House) -> None:
        self._workers, self._house = workers, house
        self._offer = Head("think", asked=_encode(Offer(many)))
        self._linked: dict[int, asyncio.Task[None]] = {}
        self._not_taken: set[int] = set()  # of which it was said so
        self._leaving = asyncio.Event()

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self._leaving.set)
        # Nobody waits for workers that only begin to read what they will need.
        await self._workers.awake()
        logs.event("thinking")
        while not self._leaving.is_set():
            found = await self._house.nodes()
            if found is not None:
                self._be_linked({node.id: node for node in found})
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._leaving.wait(), LOOK_SECONDS)
        if linked := [*self._linked.values()]:
            await asyncio.wait(linked, timeout=LEAVING_SECONDS)

    def _be_linked(self, found: dict[int, Node]) -> None:
        for number, node in found.items():
            if number not in self._linked or self._linked[number].done():
                self._linked[number] = asyncio.create_task(self._think_for(node))
        for number in self._linked.keys() - found.keys():
            self._linked.pop(number).cancel()

    async def _think_for(self, node: Node) -> None:
        """Until the link is lost; if the node is still there it is made again."""
        try:
            link = await links.connect(node.address, self._house.key)
        except Unreachable:
            return
        with contextlib.closing(link), contextlib.suppress(OSError):
            await link.send(_encode(self._offer))
            frame = await link.receive()
            if frame is None or not _reply.decode(frame).taken:
                if frame is not None and node.id not in self._not_taken:
                    self._not_taken.add(node.id)
                    logs.event("not_taken", node=node.address, why="of another version or games")
                return
            logs.event("joined", node=node.address)
            beating = asyncio.create_task(self._beat(link))
            try:
                await self._answer(link, node)
            finally:
                beating.cancel()

    async def _answer(self, link: Link, node: Node) -> None:
        answering: set[asyncio.Task[None]] = set()
        try:
            while (frame := await link.receive()) is not None:
                question = _question.decode(frame)
                task = asyncio.create_task(self._answer_one(link, node, question))
                answering.add(task)
                task.add_done_callback(answering.discard)
        finally:
            # Nobody is there to hear it, and what was asked is asked again elsewhere.
            for task in [*answering]:
                task.cancel()

    async def _answer_one(self, link: Link, node: Node, question: Question) -> None:
        answer = await self._thought(node, question)
        with contextlib.suppress(OSError):
            await link.send(_encode(answer))

    async def _thought(self, node: Node, question: Question) -> Answer:
        number, name = question.number, question.name
        if name not in questions.BY_NAME:
            return Answer(number, fault=f"nobody here knows the question {name}")
        try:
            # Nodes take turns, whoever asks more.
            said = await self._workers.ask(node.address, str(number), name, *question.about)
            return Answer(number, said)
        except (Unanswered, Busy) as error:
            return Answer(number, fault=repr(error), again=True)
        except Exception as error:
            return Answer(number, fault=repr(error))

    async def _beat(self, link: Link) -> None:
        """Say that one is there, and that one is to go; the node ends the link then."""
        with contextlib.suppress(OSError):
            while True:
                await link.send(_encode(Answer(0, is_leaving=self._leaving.is_set())))
                if self._leaving.is_set():
                    await asyncio.sleep(LOOK_SECONDS)
                else:
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(self._leaving.wait(), LOOK_SECONDS)
