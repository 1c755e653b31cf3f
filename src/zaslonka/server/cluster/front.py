"""What clients of any node see: what belongs to another node is carried there."""

import asyncio
import contextlib
import re

import msgspec
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from zaslonka.protocol import bodies, wire
from zaslonka.server.cluster import bridge
from zaslonka.server.cluster.links import Unreachable
from zaslonka.server.cluster.node import ClusterNode
from zaslonka.server.http.answering import JSON
from zaslonka.server.http.socket import ADMITTED, HELLO_SECONDS, POLICY_VIOLATION, is_ours
from zaslonka.server.operations.identity import Tokens
from zaslonka.server.operations.limits import network_of
from zaslonka.store.store import Store

TRY_AGAIN = 1013
"""WebSocket's code for who should come again later."""

_TABLE = re.compile(r"/api/tables/([A-Z]{8})(?:/|$)")
_EVERY_NODE = re.compile(r"/api/(games|openapi\.json)")
"""What every node can say by itself: it is the same for the whole house."""

_NOT_READY = Response(
    msgspec.json.encode(bodies.Problem("not_ready", "no node can answer now; try again")),
    503,
    media_type=JSON,
)

_hello = msgspec.json.Decoder(wire.Hello)


class Front:
    """The application of one node among several."""

    def __init__(self, app: ASGIApp, node: ClusterNode) -> None:
        self._app, self._node = app, node

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and scope["path"] == "/ws":
            await self._table(scope, receive, send)
        elif scope["type"] == "http" and _is_carried(scope["path"]):
            await self._request(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        table, has_begun = _TABLE.match(scope["path"]), False

        async def sent(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            await send(message)

        try:
            carried = bridge.carried(scope)
            link = await (
                self._node.lead_link(carried)
                if table is None
                else self._node.home_link(table[1], carried)
            )
            if link is None:
                await self._app(scope, receive, send)
            else:
                await bridge.carry(link, receive, sent)
        except (Unreachable, bridge.Broken):
            if not has_begun:  # else it ends in the middle, and the client sees that it does
                await _NOT_READY(scope, receive, send)

    async def _table(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Whose home a connection is for is known once its client has said hello."""
        connect = await receive()
        public_url = self._node.registry.services.settings.public_url
        address = network_of(scope["client"])
        entrance = self._node.registry.entrance
        with entrance.doors.entered(address) as room:
            if is_ours(scope, public_url) and room and await entrance.has_room(address):
                await self._greeted({**scope, ADMITTED: True}, connect, receive, send)
            else:
                await send({"type": "websocket.close", "code": POLICY_VIOLATION})

    async def _greeted(self, scope: Scope, connect: Message, receive: Receive, send: Send) -> None:
        await send({"type": "websocket.accept"})
        try:
            first = await asyncio.wait_for(receive(), HELLO_SECONDS)
        except TimeoutError:
            await send({"type": "websocket.close", "code": POLICY_VIOLATION})
            return
        table_id = _table_of(first)
        replayed, accepted = _again(receive, connect, first), _once_accepted(send)
        try:
            link = table_id and await self._node.home_link(table_id, bridge.carried(scope))
            if not link:
                await self._app(scope, replayed, accepted)
            else:
                await bridge.carry(link, replayed, accepted)
        except (Unreachable, bridge.Broken):
            # It comes again, with what was not answered.
            with contextlib.suppress(OSError):
                await send({"type": "websocket.close", "code": TRY_AGAIN})


class Acquainted:
    """The application at the node that answers, which may not have heard of who asks yet."""

    def __init__(self, app: ASGIApp, store: Store, tokens: Tokens) -> None:
        self._app, self._store, self._tokens = app, store, tokens

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            for name, value in scope["headers"]:
                if name == b"authorization":
                    await self._learn(value.decode("latin-1").rpartition(" ")[2])
        elif scope["type"] == "websocket":
            receive = self._greeted(receive)
        await self._app(scope, receive, send)

    def _greeted(self, receive: Receive) -> Receive:
        is_greeted = False

        async def greeted() -> Message:
            nonlocal is_greeted
            message = await receive()
            if not is_greeted and message["type"] == "websocket.receive":
                is_greeted = True
                if (hello := _hello_in(message)) is not None:
                    await self._learn(*hello.company, *([hello.token] if hello.token else []))
            return message

        return greeted

    async def _learn(self, *tokens: str) -> None:
        people = [person for one in tokens if (person := self._tokens.person(one)) is not None]
        await self._store.learn(people)


def _is_carried(path: str) -> bool:
    return path.startswith("/api/") and not _EVERY_NODE.match(path)


def _table_of(message: Message) -> str | None:
    hello = _hello_in(message)
    return None if hello is None else hello.table


def _hello_in(message: Message) -> wire.Hello | None:
    """None if it is none: whoever answers says what is wrong with it."""
    said = message.get("bytes") or (message.get("text") or "").encode()
    try:
        return _hello.decode(said)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def _again(receive: Receive, *messages: Message) -> Receive:
    """What was received already, and then what comes."""
    before = [*messages]

    async def again() -> Message:
        return before.pop(0) if before else await receive()

    return again


def _once_accepted(send: Send) -> Send:
    async def accepted(message: Message) -> None:
        if message["type"] != "websocket.accept":
            await send(message)

    return accepted
