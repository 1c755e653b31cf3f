"""How long a connection is waited for, and how much it may chatter: uvicorn's protocols, bounded.

uvicorn itself waits for ever: for the rest of a request, and for a client that does not read.
"""

import asyncio
import resource
import socket
import struct
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from zaslonka.server.operations import logs
from zaslonka.server.operations.limits import Bucket
from zaslonka.server.operations.settings import (
    CONTROLS_A_SECOND,
    CONTROLS_AT_ONCE,
    HEAD_SECONDS,
    LONGEST_SECONDS,
    UNREAD_SECONDS,
)

DESCRIPTORS_SPARE = 8
"""File descriptors left when the host is told that they run out."""


class _Timer:
    """One thing that is waited for, after which the connection is cut."""

    def __init__(self) -> None:
        self._handle: asyncio.TimerHandle | None = None

    def start(self, seconds: float, transport: asyncio.Transport) -> None:
        """From now on, unless it is being waited for already."""
        if self._handle is None:
            loop = asyncio.get_running_loop()
            self._handle = loop.call_later(seconds, cut, transport)

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None


def cut(transport: asyncio.Transport) -> None:
    """End a connection at once; nothing that waits in the kernel is kept for it either."""
    if (own := transport.get_extra_info("socket")) is not None and not transport.is_closing():
        own.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    transport.abort()


def _warn_if_last(transport: asyncio.Transport) -> None:
    """Tell the host while there is still something to tell it with.

    uvloop turns away whoever comes when no descriptor is left, and says nothing.
    """
    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    own = transport.get_extra_info("socket")
    if own is not None and most - own.fileno() <= DESCRIPTORS_SPARE:
        logs.event("out_of_descriptors", most=most)


class TimedHTTP(H11Protocol):
    """A head is whole, an answer read, and everything over, within their times."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._head = _Timer()  # from the first byte, or from the beginning, to the whole head
        self._whole = _Timer()  # from there to the end of the answer
        self._unread = _Timer()  # while an answer waits to be read

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._head.start(HEAD_SECONDS, transport)
        _warn_if_last(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        for timer in (self._head, self._whole, self._unread):
            timer.stop()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.cycle is None or self.cycle.response_complete:
            self._head.start(HEAD_SECONDS, self.transport)
        super().data_received(data)

    def handle_events(self) -> None:
        before = self.cycle
        super().handle_events()
        if self.cycle is not before:
            self._head.stop()
            if not self.cycle.response_complete:
                self._whole.start(LONGEST_SECONDS, self.transport)

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._head.stop()
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        self._whole.stop()
        super().on_response_complete()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.start(UNREAD_SECONDS, self.transport)

    def resume_writing(self) -> None:
        self._unread.stop()
        super().resume_writing()


class TimedWebSocket(WebSocketsSansIOProtocol):
    """Pings, pongs and fragments are bounded like messages; what ends badly ends quietly."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._controls = Bucket(CONTROLS_A_SECOND, CONTROLS_AT_ONCE)

    def handle_ping(self) -> None:
        if self._is_calm():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        if self._is_calm():
            super().handle_pong(event)

    def handle_cont(self, event: Any) -> None:
        if self._is_calm():
            super().handle_cont(event)

    def _is_calm(self) -> bool:
        if self.transport.is_closing():
            return False
        if not self._controls.take():
            cut(self.transport)
            return False
        return True

    def send_receive_event_to_app(self) -> None:
        """What is no UTF-8 ends the connection, as the protocol says, and is no fault of ours."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.refuse_text()
                return
        super().send_receive_event_to_app()

    def refuse_text(self) -> None:
        self.conn.send_close(1007)
        self.handle_parser_exception()

    async def send(self, message: Any) -> None:
        if self.close_sent:
            raise ClientDisconnected
        await super().send(message)
