"""What is carried from node to node comes whole, or not at all and says so."""

import asyncio
from typing import Any

import pytest

from tests.cluster.test_links import KEY, with_listener
from zaslonka.server.cluster import bridge, links
from zaslonka.server.cluster.links import FRAME_BYTES, Link

SCOPE: dict[str, Any] = {
    "type": "http",
    "method": "GET",
    "path": "/api/tables/ABCDEFGH/replay",
    "headers": [(b"host", b"gry.example")],
    "client": ("192.0.2.1", 5),
    "server": None,
}


async def _nothing_more() -> Any:
    await asyncio.Event().wait()


def _carried(app: Any) -> list[Any]:
    """What a client is sent by an application at another node."""
    sent: list[Any] = []

    async def serve(link: Link) -> None:
        await bridge.answer(app, bridge.carried(SCOPE), link)

    async def send(message: Any) -> None:
        sent.append(message)

    async def ask(address: str) -> None:
        link = await links.connect(address, KEY)
        await bridge.carry(link, _nothing_more, send)

    with_listener(serve, ask)
    return sent


def test_an_answer_longer_than_a_frame_comes_whole() -> None:
    long = bytes(range(256)) * (FRAME_BYTES // 256 + 1)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        assert scope["client"] == ("192.0.2.1", 5), "limits count whose client it is"
        assert scope["headers"] == [(b"host", b"gry.example")]
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": long[:3], "more_body": True})
        await send({"type": "http.response.body", "body": long[3:]})

    start, *pieces = _carried(app)
    assert start["status"] == 200
    assert b"".join(piece["body"] for piece in pieces) == long
    assert [piece.get("more_body", False) for piece in pieces[-2:]] == [True, False]


def test_an_answer_that_ends_in_the_middle_is_known_for_it() -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})

    with pytest.raises(bridge.Broken):
        _carried(app)
