"""Turns at a table: one at a time, in the order they were asked for."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager


class Mailbox:
    """Whoever has the turn keeps it until it is released, over whatever is waited for meanwhile.

    A turn is a plain function, so that a move needs no task, lock or future of its own.
    """

    __slots__ = ("_is_going_on", "_is_taken", "_waiting")

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()
        self._is_taken = False
        self._is_going_on = False

    def post(self, turn: Callable[[], None]) -> None:
        """Have this called when its turn comes; it sees to it that `release` is called."""
        self._waiting.append(turn)
        self._go_on()

    def release(self) -> None:
        self._is_taken = False
        self._go_on()

    def _go_on(self) -> None:
        # A turn that releases at once must not call the next one from within itself.
        if self._is_going_on:
            return
        self._is_going_on = True
        try:
            while self._waiting and not self._is_taken:
                self._is_taken = True
                self._waiting.popleft()()
        finally:
            self._is_going_on = False

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """The same for a coroutine: the turn is its own for as long as the block lasts."""
        came: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.post(lambda: self.release() if came.done() else came.set_result(None))
        try:
            await came
        except asyncio.CancelledError:
            if not came.cancelled():
                self.release()  # it came in the very moment
            raise
        try:
            yield
        finally:
            self.release()
