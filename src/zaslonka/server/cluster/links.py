"""Links between nodes: frames over TCP, between two who both have the house's key.

Nothing on them is encrypted: like the database's, their network is the host's own.
"""

import asyncio
import contextlib
import hmac
import secrets
import socket
from collections.abc import Awaitable, Callable

HANDSHAKE_SECONDS = 2.0
FRAME_BYTES = 16 * 1024 * 1024
_PROOF = 32


class Unreachable(Exception):
    """A node could not be reached."""


class Refused(Unreachable):
    """Nothing listens at its address: its process is gone."""


class Link:
    """Frames in order, both ways; slow readers slow down writers."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    async def send(self, frame: bytes) -> None:
        self._writer.write(len(frame).to_bytes(4, "big") + frame)
        await self._writer.drain()

    async def receive(self) -> bytes | None:
        """The next frame; None when there are no more."""
        try:
            size = int.from_bytes(await self._reader.readexactly(4), "big")
            return await self._reader.readexactly(size) if size <= FRAME_BYTES else None
        except (asyncio.IncompleteReadError, OSError):
            return None

    def close(self) -> None:
        self._writer.close()

    # To prove that one has the key, and to see that the other does

    async def greet(self, key: bytes) -> bool:
        """The side that has called."""
        theirs, ours = await self._reader.readexactly(_PROOF), secrets.token_bytes(_PROOF)
        self._writer.write(ours + _proof(key, b"caller", theirs, ours))
        proof = await self._reader.readexactly(_PROOF)
        return hmac.compare_digest(proof, _proof(key, b"called", theirs, ours))

    async def admit(self, key: bytes) -> bool:
        """The side that was called."""
        ours = secrets.token_bytes(_PROOF)
        self._writer.write(ours)
        theirs = await self._reader.readexactly(_PROOF)
        proof = await self._reader.readexactly(_PROOF)
        if not hmac.compare_digest(proof, _proof(key, b"caller", ours, theirs)):
            return False
        self._writer.write(_proof(key, b"called", ours, theirs))
        return True


async def connect(address: str, key: bytes) -> Link:
    host, _, port = address.rpartition(":")
    writer = None
    try:
        async with asyncio.timeout(HANDSHAKE_SECONDS):
            reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
            link = Link(reader, writer)
            if await link.greet(key):
                writer = None  # it is the link's from now on
                return link
    except ConnectionRefusedError:
        raise Refused(address) from None
    except (OSError, TimeoutError, asyncio.IncompleteReadError) as error:
        raise Unreachable(f"{address}: {error!r}") from None
    finally:
        if writer is not None:
            writer.close()
    raise Unreachable(f"{address} is of another house")


async def listen(
    listening: socket.socket, key: bytes, serve: Callable[[Link], Awaitable[None]]
) -> asyncio.Server:
    """Have every link that is made to this node served."""

    async def admitted(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        link = Link(reader, writer)
        # Whoever is not a node of this house is not even told so.
        with (
            contextlib.closing(link),
            contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError),
        ):
            async with asyncio.timeout(HANDSHAKE_SECONDS):
                known = await link.admit(key)
            if known:
                await serve(link)

    return await asyncio.start_server(admitted, sock=listening)


def _proof(key: bytes, whose: bytes, called: bytes, caller: bytes) -> bytes:
    return hmac.digest(key, b"node " + whose + called + caller, "sha256")
