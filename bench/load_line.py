"""A WebSocket client that costs next to nothing, so that a load is the server's and not its own."""

import asyncio
import time
from collections.abc import Callable

_UPGRADE = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: x3JJHMbDL1EzLkh9GBhXDw==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
_TEXT, _CLOSE, _PING = 1, 8, 9


def framed(payload: bytes, opcode: int = _TEXT) -> bytes:
    """A frame as a client sends it: masked, here by a mask that changes nothing."""
    size = len(payload)
    assert size < 1 << 16
    length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes((0x80 | opcode,)) + length + b"\0\0\0\0" + payload


class Line(asyncio.Protocol):
    """One connection: every text that comes goes to ``heard``, with this line."""

    def __init__(self, path: str, heard: "Callable[[Line, bytes], None]") -> None:
        self._path = path
        self._heard = heard
        self._buffer = b""
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(_UPGRADE.format(path=self._path).encode())

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(ConnectionError("refused"))

    def say(self, payload: bytes) -> None:
        self.transport.write(framed(payload))

    def data_received(self, data: bytes) -> None:
        data = self._buffer + data
        if not self.open.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.open.set_result(None)
        at = 0
        while len(data) - at >= 2:
            size, start = data[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if len(data) < start + size:
                break
            self._take(data[at] & 15, data[start : start + size])
            at = start + size
        self._buffer = data[at:]

    def _take(self, opcode: int, payload: bytes) -> None:
        if opcode == _PING:
            self.transport.write(framed(payload, 10))
        elif opcode == _CLOSE:
            self.transport.close()
        else:
            self._heard(self, payload)


async def opened(port: int, path: str, heard: Callable[[Line, bytes], None]) -> Line:
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(path, heard), "127.0.0.1", port)
    await line.open
    return line


def cpu_seconds(pid: int) -> float:
    """CPU time of a process and all its threads so far, to the nanosecond."""
    return time.clock_gettime(~pid << 3 | 2)  # what clock_getcpuclockid makes of a process
