"""One client's end of a table: what it is owed, in order, and when it is cut off."""

import asyncio

import msgspec
from starlette.types import Message, Receive, Send

from zaslonka.server.settings import FRAMES_WAITING


class Connection:
    """A connection of a person, or of somebody unknown who only watches.

    Frames wait in a bounded row, so that a slow client never holds up a table: when the
    row is full the client is cut off, to come back and resume.
    """

    def __init__(self, receive: Receive, send: Send) -> None:
        self.person: str | None = None
        self.company: tuple[str | None, ...] = ()  # who share the device; None: not known here
        self.lost = False
        self._receive = receive
        self._send = send
        self._frames: asyncio.Queue[bytes | None] = asyncio.Queue(FRAMES_WAITING)
        self._listener: asyncio.Task[None] | None = None

    @property
    def people(self) -> set[str]:
        """Everybody who is present by this connection.  TAB-27"""
        return {there for there in (self.person, *self.company) if there is not None}

    def send(self, message: msgspec.Struct) -> None:
        self.send_encoded(msgspec.json.encode(message))

    def send_encoded(self, frame: bytes) -> None:
        if self._frames.full():
            self.cut()
        else:
            self._frames.put_nowait(frame)

    def cut(self) -> None:
        """Listen to the client no longer."""
        self.lost = True
        # Only who waits for the client is woken: a command on its way is never broken off.
        if self._listener is not None:
            self._listener.cancel()

    def finish(self) -> None:
        """No more is to come; what waits is still sent."""
        if not self._frames.full():
            self._frames.put_nowait(None)

    async def deliver(self) -> None:
        """Send what waits, until the connection is finished."""
        while (frame := await self._frames.get()) is not None:
            await self._send({"type": "websocket.send", "text": frame.decode()})

    async def listen(self) -> Message | None:
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
        return message if message["type"] == "websocket.receive" else None
