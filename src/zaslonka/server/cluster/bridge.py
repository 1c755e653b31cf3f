"""A client's connection carried from the node it came to, to the node that answers it.

What passes are the messages of ASGI as they are, so an application does not know whether a client
is its own node's or another's, and neither does the client.
"""

import asyncio
import contextlib
from collections.abc import Iterator
from typing import Any

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from zaslonka.server.cluster.links import Link
from zaslonka.server.http.socket import ADMITTED

_CARRIED = (
    *("type", "http_version", "method", "scheme", "path", "raw_path", "query_string", "root_path"),
    *("headers", "client", "server", "subprotocols", "asgi", ADMITTED),
)
PIECE_BYTES = 1024 * 1024
"""So much of an answer goes over a link at a time: a long game's replay is more than a frame."""

AHEAD = 16
"""Messages of a client that are taken before they are asked for."""

_encode, _decode = msgspec.msgpack.Encoder().encode, msgspec.msgpack.Decoder().decode


class Broken(Exception):
    """The other node has gone in the middle of an answer."""


def carried(scope: Scope) -> dict[str, Any]:
    return {name: scope[name] for name in _CARRIED if name in scope}


async def carry(link: Link, receive: Receive, send: Send) -> None:
    """At the node a client came to: hand its messages on, and what comes back, until all is said.

    `Broken` if the other node goes before that; then nobody knows what it has done.
    """
    there = asyncio.create_task(_hand_on(link, receive))
    try:
        while (frame := await link.receive()) is not None:
            message = _decode(frame)
            await send(message)
            if _is_last(message):
                return
        raise Broken
    finally:
        there.cancel()
        with contextlib.suppress(asyncio.CancelledError, OSError):
            await there
        link.close()


async def _hand_on(link: Link, receive: Receive) -> None:
    while True:
        message = await receive()
        await link.send(_encode(message))
        if message["type"].endswith("disconnect"):
            return


def _is_last(message: Message) -> bool:
    match message["type"]:
        case "http.response.body":
            return not message.get("more_body", False)
        case "websocket.close":
            return True
    return False


def _pieces(message: Message) -> Iterator[Message]:
    """A message, or the body it carries bit by bit."""
    body = message.get("body", b"")
    while len(body) > PIECE_BYTES:
        yield {**message, "body": body[:PIECE_BYTES], "more_body": True}
        body = body[PIECE_BYTES:]
    yield {**message, "body": body} if "body" in message else message


async def answer(app: ASGIApp, scope: dict[str, Any], link: Link) -> None:
    """At the node that answers: the application as if the client had come here."""
    ended: Message = {"type": f"{scope['type']}.disconnect"}
    if scope["type"] == "websocket":
        ended["code"] = 1006
    messages: asyncio.Queue[Message] = asyncio.Queue(AHEAD)

    async def listen() -> None:
        while (frame := await link.receive()) is not None:
            await messages.put(_decode(frame))
        while True:  # as often as it is asked
            await messages.put(ended)

    async def send(message: Message) -> None:
        for piece in _pieces(message):
            await link.send(_encode(piece))

    scope |= {
        "headers": [(name, value) for name, value in scope["headers"]],
        "client": scope["client"] and tuple(scope["client"]),
        "server": scope["server"] and tuple(scope["server"]),
        "extensions": {},
        "state": {},
    }
    listening = asyncio.create_task(listen())
    try:
        # A client, or its node, that is gone is nobody's fault.
        with contextlib.suppress(OSError):
            await app(scope, messages.get, send)
    finally:
        listening.cancel()
