"""A node: one process of several over one house; how it reaches the others, and is reached.

A node that was put out (`watching`) ends; whoever runs it starts it again, with a new number.  So
there is nothing to repair: what it had in memory was not newer than what is stored.
"""

import asyncio
import contextlib
import os
import socket
import time
from collections.abc import Awaitable, Callable
from typing import Any, Literal

import msgspec
import psycopg
from msgspec import Struct
from starlette.types import ASGIApp

from zaslonka.server.cluster import bridge, links, thinkers
from zaslonka.server.cluster.links import Link, Refused, Unreachable
from zaslonka.server.cluster.watching import Others
from zaslonka.server.operations import logs
from zaslonka.server.tables import deeds
from zaslonka.server.tables.deeds import Doer, NotAnswered
from zaslonka.server.tables.registry import Registry
from zaslonka.server.workers.pool import Workers
from zaslonka.store import nodes
from zaslonka.store.database import Fenced
from zaslonka.store.nodes import Node, Picture
from zaslonka.store.store import Store, Unstored

PATIENCE = 5.0
"""Seconds for which a node is looked for that a table or the house is to have."""

ANSWER_SECONDS = 120.0
"""For what another node is asked to do; seeing to a table of days takes longest."""

SURELY_SECONDS = 3.0
"""For what every node must have heard; one that does not answer by then is put out."""

BALANCE_SECONDS = 1.0
ENDED = 75
"""What a process ends with that was put out: it is to be started again."""


class Head(Struct):
    """What a link is for, said by who made it."""

    purpose: Literal["watch", "ask", "carry", "give", "think"]
    scope: dict[str, Any] | None = None
    table: str | None = None  # None: for whoever leads
    asked: bytes = b""
    everywhere: bool = False  # whoever it is asked
    to: int = 0  # which node
    many: int = 0  # slots


class Reply(Struct):
    taken: bool
    answer: bytes = b""


_head, _reply = msgspec.msgpack.Decoder(Head), msgspec.msgpack.Decoder(Reply)
_encode = msgspec.msgpack.Encoder().encode


async def _nothing() -> None:
    return


class ClusterNode:
    """This process, as `deeds.Nodes` for its registry."""

    app: ASGIApp  # that answers what is carried here
    registry: Registry
    workers: Workers

    def __init__(self, store: Store, database: str, address: str, listening: socket.socket) -> None:
        self.store = store
        self.doers: dict[str, Doer] = {}
        self._address, self._listening = address, listening
        self._others = Others(database, store.key, self._hold, self._put_out)
        store.fenced = self._put_out
        self._handing: set[int] = set()  # slots that are on their way to another node
        self._is_leaving = False
        self._balancing: asyncio.Task[None] | None = None
        # What is to be written before it goes.
        self.finish: Callable[[], Awaitable[None]] = _nothing

    @property
    def id(self) -> int:
        return self._others.id

    @property
    def _picture(self) -> Picture:
        return self._others.picture

    # As the registry sees it

    def has(self, table_id: str) -> bool:
        slot = nodes.slot_of(table_id)
        return self._picture.homes.get(slot) == self.id and slot not in self._handing

    def many(self) -> int:
        return max(1, len(self._picture.nodes))

    def leads(self) -> bool:
        return self._picture.lead() == self.id and not self._is_leaving

    async def leading(self) -> None:
        await self._others.leads.wait()

    async def ask_home(self, table_id: str, asked: bytes) -> bytes:
        return await self._ask(lambda: self._home(table_id), Head("ask", None, table_id, asked))

    async def ask_lead(self, asked: bytes) -> bytes:
        return await self._ask(self._lead, Head("ask", None, None, asked))

    async def ask_others(self, asked: bytes, *, surely: bool) -> list[bytes]:
        if surely:
            await self._others.look_anew()
        others = [one for one in self._picture.nodes.values() if one.id != self.id]
        found = await asyncio.gather(*(self._ask_other(one, asked, surely) for one in others))
        return [answer for answer in found if answer is not None]

    async def _ask_other(self, other: Node, asked: bytes, surely: bool) -> bytes | None:
        try:
            async with asyncio.timeout(SURELY_SECONDS):
                link = await links.connect(other.address, self.store.key)
                with contextlib.closing(link):
                    return (
                        await self._exchange(link, Head("ask", asked=asked, everywhere=True))
                    ).answer
        except (Unreachable, NotAnswered, TimeoutError):
            if surely:
                await self._others.let_go(other, "it did not answer")
            return None

    async def _ask(self, find: Callable[[], Node | None], head: Head) -> bytes:
        link = await self._link(find, head)
        if link is None:  # it is this node's own by now
            return await deeds.perform(self.doers, head.asked)
        with contextlib.closing(link):
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    return await self._received(link)
            except TimeoutError:
                raise NotAnswered("another node takes too long") from None

    # Reaching others

    async def home_link(self, table_id: str, scope: dict[str, Any]) -> Link | None:
        """To the home of a table, which has taken it; None if that is here."""
        return await self._link(lambda: self._home(table_id), Head("carry", scope, table_id))

    async def lead_link(self, scope: dict[str, Any]) -> Link | None:
        return await self._link(self._lead, Head("carry", scope))

    def _home(self, table_id: str) -> Node | None:
        home = self._picture.homes.get(nodes.slot_of(table_id))
        return None if home is None else self._picture.nodes.get(home)

    def _lead(self) -> Node | None:
        lead = self._picture.lead()
        return None if lead is None else self._picture.nodes[lead]

    async def _link(self, find: Callable[[], Node | None], head: Head) -> Link | None:
        """A link to whom it is for, who has taken it; None if that is this node.

        Whoever it is may just have died, or be about to hand it over: it is looked again until
        somebody has it.
        """
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            node = find()
            if node is not None and node.id == self.id and self._takes(head):
                return None
            if node is not None and node.id != self.id:
                try:
                    link = await links.connect(node.address, self.store.key)
                    if (await self._exchange(link, head)).taken:
                        return link
                    link.close()
                except Refused:
                    await self._others.let_go(node, "nothing listens at its address")
                except (Unreachable, NotAnswered):
                    pass
            await asyncio.sleep(0.05)
            await self._others.look()
        raise Unreachable("nobody has it")

    def _takes(self, head: Head) -> bool:
        """Whether what a link is for is this node's."""
        if head.purpose == "think":
            return thinkers.fits(head.asked)
        if head.purpose in ("watch", "give") or head.everywhere:
            return True
        return self.leads() if head.table is None else self.has(head.table)

    async def _exchange(self, link: Link, head: Head) -> Reply:
        await link.send(_encode(head))
        frame = await link.receive()
        if frame is None:
            raise NotAnswered("the link was lost")
        return _reply.decode(frame)

    async def _received(self, link: Link) -> bytes:
        frame = await link.receive()
        if frame is None:
            raise NotAnswered("another node was lost before it had answered")
        return _reply.decode(frame).answer

    # Being reached

    async def serve(self, registry: Registry) -> None:
        """Take part, from now until `leave`."""
        self.registry = registry
        self._server = await links.listen(self._listening, self.store.key, self._serve)
        # Not sooner: whoever has joined is asked, and has tables.
        await self._others.begin(await asyncio.to_thread(self.store.join, self._address))
        self._balancing = asyncio.create_task(self._balance())

    async def _serve(self, link: Link) -> None:
        while (frame := await link.receive()) is not None:
            head = _head.decode(frame)
            if not self._takes(head):
                await self._others.look()  # who made it may have looked later than we
            if not self._takes(head):
                await link.send(_encode(Reply(taken=False)))
                return
            if not head.everywhere:
                await link.send(_encode(Reply(taken=True)))
            if head.purpose == "ask":
                answer = await deeds.perform(self.doers, head.asked)
                await link.send(_encode(Reply(True, answer)))
            elif head.purpose == "give":
                await self._give(head.to, head.many)
            elif head.purpose == "think":
                await thinkers.have(self.workers, link, head.asked)
                return
            elif head.scope is not None:
                await bridge.answer(self.app, head.scope, link)
                return

    # Looking after one another

    async def _hold(self, link: Link) -> None:
        await link.send(_encode(Head("watch")))
        while await link.receive() is not None:
            pass

    async def _balance(self) -> None:
        """Whoever leads sees to it that all have about as many tables."""
        await self._others.leads.wait()
        while True:
            await asyncio.sleep(BALANCE_SECONDS)
            picture = self._picture
            if any(node not in picture.nodes for node in picture.homes.values()):
                # Handed over to one that died in that moment.
                with contextlib.suppress(psycopg.Error):
                    await self._others.in_database(nodes.mend)
            if (wanted := nodes.surplus(picture)) is None:
                continue
            rich, poor, many = wanted
            if rich == self.id:
                await self._give(poor, many)
            elif (node := picture.nodes.get(rich)) is not None:
                with contextlib.suppress(Unreachable, NotAnswered, OSError):
                    link = await links.connect(node.address, self.store.key)
                    with contextlib.closing(link):
                        await self._exchange(link, Head("give", to=poor, many=many))

    # Handing over

    async def _give(self, to: int, many: int) -> None:
        with contextlib.suppress(Unstored):
            await self.hand_over(dict.fromkeys(self.slots()[:many], to))

    async def hand_over(self, to: dict[int, int]) -> None:
        """Give slots to other nodes, with all that was stored in them."""
        own = {slot: node for slot, node in to.items() if self._picture.homes.get(slot) == self.id}
        self._handing.update(own)
        try:
            await self.registry.hall.hand_over(lambda table: nodes.slot_of(table) in own)
            # By the thread that writes tables: what it was given before is stored before.
            await self.store.carry_out(
                *((nodes.GIVE, (node, slot, self.id)) for slot, node in own.items())
            )
            await self._others.look()
        finally:
            self._handing.difference_update(own)

    def slots(self) -> list[int]:
        """Those at home here, the ones that nobody uses first."""
        used = {nodes.slot_of(actor.table.id) for actor in self.registry.hall}
        own = [slot for slot, node in self._picture.homes.items() if node == self.id]
        return sorted(own, key=lambda slot: (slot in used, slot))

    async def leave(self) -> None:
        """In good order: all tables handed over, and then be no node any more."""
        self._is_leaving = True
        if self._balancing is not None:
            self._balancing.cancel()
        await self._others.look()
        others = [node for node in self._picture.nodes if node != self.id]
        if others:
            with contextlib.suppress(Unstored):
                await self.hand_over(nodes.shared_out(self.slots(), others))
        await self.finish()
        # From here on it writes nothing; another leads, if it was this one that did.
        with contextlib.suppress(psycopg.Error):
            await self._others.in_database(lambda asked: nodes.put_out(asked, self.id))
        logs.event("left", node=self.id)

    async def end(self) -> None:
        """After the last client has gone."""
        self._server.close()
        await self._others.end()

    def _put_out(self, why: Fenced) -> None:
        """End at once: nothing here is newer than what is stored, and others have the tables."""
        if not self._is_leaving:
            logs.event("was_put_out", node=self.id, why=str(why))
            os._exit(ENDED)
