"""One client's end of a table: what it is owed, in order, and when it is cut off."""

import asyncio
from collections.abc import Sequence
from typing import Protocol

import msgspec
from starlette.types import Receive, Send

from zaslonka.server.operations.settings import BYTES_WAITING
from zaslonka.table.info import TableInfo

_encode = msgspec.json.Encoder().encode


class Line(Protocol):
    """What carries frames to a client, in order and without making anybody wait."""

    def put(self, frames: Sequence[bytes]) -> None:
        """Have frames sent, at once where it can be."""

    def unsent(self) -> int:
        """How many bytes still wait for the client to take them."""

    def drop(self) -> None:
        """Send nothing more, not even what waits."""


class Connection:
    """A connection of a person, or of somebody unknown who only watches.

    What waits for a client is bounded, so that a slow one never holds up a table nor fills the
    memory: it is cut off, to come back and resume.
    """

    __slots__ = ("_held", "_line", "_listener", "_receive", "company", "lost", "person", "told")

    def __init__(self, receive: Receive, line: Line) -> None:
        self.person: str | None = None
        self.company: tuple[str | None, ...] = ()  # who share the device; None: not known here
        self.told: TableInfo | None = None  # about the table, last
        self.lost = False
        self._receive = receive
        self._line = line
        self._listener: asyncio.Task[None] | None = None
        self._held: list[bytes] | None = None

    @property
    def people(self) -> set[str]:
        """Everybody who is present by this connection.  TAB-27"""
        return {there for there in (self.person, *self.company) if there is not None}

    def forget(self, person: str) -> None:
        """This person is not known any more, here either."""
        if self.person == person:
            self.person = None
        self.company = tuple(None if one == person else one for one in self.company)

    def send(self, message: msgspec.Struct) -> None:
        self.send_encoded(_encode(message))

    def send_encoded(self, frame: bytes) -> None:
        if self._held is not None:
            self._held.append(frame)
        else:
            self._put((frame,))

    def hold(self) -> None:
        """What is sent from now on goes out together when it is released."""
        self._held = []

    def release(self) -> None:
        frames, self._held = self._held, None
        if frames:
            self._put(frames)

    def _put(self, frames: Sequence[bytes]) -> None:
        # One frame may be larger than all that may wait: the log of a long game is.
        if self._line.unsent() <= BYTES_WAITING:
            self._line.put(frames)
        elif not self.lost:
            self._line.drop()
            self.cut()

    def cut(self) -> None:
        """Listen to the client no longer."""
        self.lost = True
        # Only who waits for the client is woken: a command on its way is never broken off.
        if self._listener is not None:
            self._listener.cancel()

    async def listen(self) -> bytes | None:
        """The next message of the client; None once it has left or was cut off."""
        if self.lost:
            return None
        self._listener = asyncio.current_task()
        try:
            message = await self._receive()
        except asyncio.CancelledError:
            if self.lost:
                return None
            raise
        finally:
            self._listener = None
        if message["type"] != "websocket.receive":
            return None
        return message.get("bytes") or (message.get("text") or "").encode()


class Outbox:
    """The line of any ASGI server: frames wait in a row, and a task sends one after the other."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._frames: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._unsent = 0

    def put(self, frames: Sequence[bytes]) -> None:
        for frame in frames:
            self._unsent += len(frame)
            self._frames.put_nowait(frame)

    def unsent(self) -> int:
        return self._unsent

    def drop(self) -> None:
        while not self._frames.empty():
            self._frames.get_nowait()

    def finish(self) -> None:
        """No more is to come; what waits is still sent."""
        self._frames.put_nowait(None)

    async def deliver(self) -> None:
        """Send what waits, until it is finished."""
        while (frame := await self._frames.get()) is not None:
            await self._send({"type": "websocket.send", "text": frame.decode()})
            self._unsent -= len(frame)
