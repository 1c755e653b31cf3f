"""WebSocket frames without a detour: whole ones are read and written where they come in.

uvicorn hands every message through queues and tasks; a client's move and what it causes need
neither.  Everything but plain text frames (the handshake, pings, fragments, closing) stays with
uvicorn and the `websockets` it stands on.
"""

from collections.abc import Callable, Sequence
from typing import Any

from starlette.types import Scope
from websockets.frames import Opcode
from websockets.protocol import State

from zaslonka.server.http.timeouts import TimedWebSocket, cut

try:
    from websockets.speedups import apply_mask
except ImportError:  # the same in Python
    from websockets.utils import apply_mask

EXTENSION = "zaslonka.line"
_WHOLE_TEXT = 0x81
_MASKED = 0x80
_MOST = 0xFFFF  # bytes, whose number is written in two
_OPEN = State.OPEN  # found once: a member of an enum is looked up slowly


class DirectLine(TimedWebSocket):
    """uvicorn's connection, as a `Line`; once somebody listens, texts go straight to them."""

    # What is asked for at every move has a place of its own, where it is found at once.
    __slots__ = ("close_sent", "conn", "frames", "listener", "transport")

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.listener: Callable[[bytes], None] | None = None

    @staticmethod
    def of(scope: Scope) -> "DirectLine | None":
        """The line under an ASGI connection; None under another server."""
        found = scope.get("extensions", {}).get(EXTENSION)
        return found if isinstance(found, DirectLine) else None

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    # Coming in

    def data_received(self, data: bytes) -> None:
        if self.listener is None or not self._is_between_frames():
            super().data_received(data)
            return
        rest = self._taken(data)
        if rest:
            super().data_received(rest)

    def _is_between_frames(self) -> bool:
        return self.conn.state is _OPEN and not self.conn.reader.buffer and not self.frames

    def _taken(self, data: bytes) -> bytes:
        """Hands on the whole masked text frames at the front; the rest is for uvicorn."""
        at, end = 0, len(data)
        while end - at >= 6 and data[at] == _WHOLE_TEXT and data[at + 1] & _MASKED:
            size, start = data[at + 1] & 0x7F, at + 6
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 8
            elif size == 127:
                break  # longer than anything we take: uvicorn sees to it
            if start + size > end:
                break
            frame = apply_mask(data[start : start + size], data[start - 4 : start])
            at = start + size
            if not self._hand_on(frame):
                return b""
        return data[at:]

    def send_receive_event_to_app(self) -> None:
        """A text in pieces, or longer than a packet, or bytes."""
        if self.listener is None:
            super().send_receive_event_to_app()
            return
        frame, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "text":
            self._hand_on(frame)
        else:
            self.listener(frame)

    def _hand_on(self, frame: bytes) -> bool:
        if not frame.isascii():
            try:
                frame.decode()
            except UnicodeDecodeError:
                self.refuse_text()
                return False
        if self.listener is not None:
            self.listener(frame)
        return True

    # Going out

    def put(self, frames: Sequence[bytes]) -> None:
        # Whoever has a connection closed on their own says so of the transport.
        transport = self.transport
        if not self.close_sent and not transport.is_closing():
            transport.write(b"".join([part for frame in frames for part in (_head(frame), frame)]))

    def unsent(self) -> int:
        return self.transport.get_write_buffer_size()

    def drop(self) -> None:
        cut(self.transport)


def _head(frame: bytes) -> bytes:
    size = len(frame)
    return _HEADS[size] if size < len(_HEADS) else _head_of(size)


def _head_of(size: int) -> bytes:
    if size < 126:
        return b"%c%c" % (_WHOLE_TEXT, size)
    if size <= _MOST:
        return b"%c\x7e%b" % (_WHOLE_TEXT, size.to_bytes(2, "big"))
    return b"%c\x7f%b" % (_WHOLE_TEXT, size.to_bytes(8, "big"))


_HEADS = [_head_of(size) for size in range(2048)]
"""What comes before a text of so many bytes; nearly all have fewer."""


assert Opcode.TEXT | 0x80 == _WHOLE_TEXT
