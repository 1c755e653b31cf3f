"""Everybody at one table of a server under load: they sit down, and make move after move."""

import asyncio
import time
from collections.abc import Iterator

from load_line import Line
from load_scripts import Turn


class Table:
    """Everybody at one table; the next move is made when all have heard of the last."""

    def __init__(self, turns: Iterator[Turn], marks: tuple[bytes, bytes]) -> None:
        self.lines: list[Line] = []
        self.watchers: list[Line] = []
        self.sizes: list[int] = []
        self.waits: list[float] = []
        self.last: dict[Line, bytes] = {}  # ply that each has heard
        self._turns = turns
        self._ply, self._done = marks
        self._left = 0  # frames that are still to come of this move
        self._mover: Line | None = None
        self._over: asyncio.Future[None] | None = None
        self._sent = 0.0

    def heard(self, line: Line, frame: bytes) -> None:
        head = frame[:24]
        if self._ply in head:
            self.last[line] = frame
            self.sizes.append(len(frame))
            if line is self._mover:
                self.waits.append(time.perf_counter() - self._sent)
        elif frame == b"2":  # the peer's ping
            return line.say(b"3")
        elif not self._done or self._done not in head:
            assert b'"refused"' not in head, frame
            assert b'"failed"' not in head, frame
            return None
        self._left -= 1
        if not self._left:
            self._next()
        return None

    async def play(self, moves: int, apart: float = 0.0, offset: float = 0.0) -> None:
        """So many moves, one at a time or so many seconds apart."""
        loop = asyncio.get_running_loop()
        self._over = loop.create_future()
        self._moves, self._apart, self._at = moves, apart, loop.time() + offset
        self._next()
        await self._over

    def _next(self) -> None:
        assert self._over is not None
        turn = next(self._turns, None) if self._moves else None
        if turn is None:
            self._over.set_result(None)
            return
        self._moves -= 1
        if self._apart:
            asyncio.get_running_loop().call_at(self._at, self._send, turn)
            self._at += self._apart
        else:
            self._send(turn)

    def _send(self, turn: Turn) -> None:
        self._mover = self.lines[turn.seat]
        watching = len(self.watchers) if None in turn.told else 0
        self._left = len(turn.told - {None}) + watching + bool(self._done)
        self._sent = time.perf_counter()
        self._mover.say(turn.frame)

    def leave(self) -> None:
        for line in (*self.lines, *self.watchers):
            line.transport.abort()


class Expecting:
    """While people sit down: waits for a frame that has something near its beginning."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._came: dict[Line, list[bytes]] = {}
        self._waits: dict[Line, tuple[bytes, asyncio.Future[None]]] = {}
        self.is_over = False

    def heard(self, line: Line, frame: bytes) -> None:
        if self.is_over:
            self._table.heard(line, frame)
            return
        self._came.setdefault(line, []).append(frame)
        self._look(line)

    async def of(self, line: Line, mark: bytes) -> None:
        self._waits[line] = mark, asyncio.get_running_loop().create_future()
        waited = self._waits[line][1]
        self._look(line)
        await asyncio.wait_for(waited, 30)

    def _look(self, line: Line) -> None:
        came = self._came.setdefault(line, [])
        while came and line in self._waits:
            frame = came.pop(0)
            if self._waits[line][0] in frame[:24]:
                self._table.last[line] = frame
                self._waits.pop(line)[1].set_result(None)
