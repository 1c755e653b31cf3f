"""Thinkers as a node has them: each an executor, whose processes are on another machine.

What they are told is what workers here are: a question's name and a view.  They can call nothing
and ask for nothing; and who has not the house's key has no link.
"""

import asyncio
import contextlib
import itertools
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future
from typing import Any

import msgspec
from msgspec import Struct

from zaslonka import __version__, games
from zaslonka.server.cluster.links import Link
from zaslonka.server.operations import logs
from zaslonka.server.workers import questions
from zaslonka.server.workers.pool import Unanswered, Workers

MOST = 256
"""Questions of one node that a thinker may have, however many it says it has time for."""

SILENT_SECONDS = 5.0
"""After which a thinker is taken to be lost: it says every second that it is there."""


class Offer(Struct):
    """What a thinker says of itself."""

    many: int  # processes
    games: list[str] = msgspec.field(default_factory=lambda: [*games.names()])
    version: str = __version__


class Question(Struct, array_like=True):
    number: int
    name: str
    about: list[Any]  # bytes, texts, numbers: msgpack has nothing that could do anything


class Answer(Struct, array_like=True):
    """To a question; number 0 answers none, and says that the thinker is there."""

    number: int
    said: bytes = b""
    fault: str = ""
    again: bool = False  # it may be answered another time
    is_leaving: bool = False  # it has not been asked yet what is not to be asked any more


class Failed(Exception):
    """A question that cannot be answered, by whomever: the fault is the bot's."""


_NAMES: dict[Callable[..., bytes], str] = {one: name for name, one in questions.BY_NAME.items()}
_offer, _answer = msgspec.msgpack.Decoder(Offer), msgspec.msgpack.Decoder(Answer)
_encode = msgspec.msgpack.Encoder().encode


def fits(offered: bytes) -> bool:
    """Whether a thinker's answers are those that this node's own workers would give."""
    try:
        offer = _offer.decode(offered)
    except msgspec.DecodeError:
        return False
    return offer.version == __version__ and {*games.names()} <= {*offer.games}


async def have(workers: Workers, link: Link, offered: bytes) -> None:
    """Let a thinker think for this node, for as long as its link lasts."""
    many = max(1, min(MOST, _offer.decode(offered).many))
    far = Far(link)
    sending = asyncio.create_task(far.send())
    crew = workers.join(far, many)
    logs.event("thinker_joined", workers=many)
    try:
        # Its last questions are answered before it goes: it is let go when it has none.
        while not (crew.is_leaving and crew.busy == 0):
            async with asyncio.timeout(SILENT_SECONDS):
                answer = await far.hear()
            if answer is None:
                break
            crew.is_leaving |= answer.is_leaving
    except (TimeoutError, msgspec.DecodeError):
        pass
    finally:
        workers.left(crew)
        sending.cancel()
        logs.event("thinker_left", workers=many)


class Far(Executor):
    """Processes at the other end of a link; all of it is called on the loop."""

    def __init__(self, link: Link) -> None:
        self._link = link
        self._loop = asyncio.get_running_loop()
        self._numbers = itertools.count(1)
        self._asked: dict[int, Future[bytes]] = {}
        self._unsent: asyncio.Queue[Question] = asyncio.Queue()
        self._is_lost = False

    def submit(self, question: Callable[..., Any], /, *about: Any, **_: Any) -> "Future[Any]":
        if self._is_lost:
            raise BrokenExecutor("a thinker is gone")
        asked = Question(next(self._numbers), _NAMES[question], [*about])
        future = self._asked[asked.number] = Future[bytes]()
        # Whoever does not wait any more does not make the thinker stop.
        future.set_running_or_notify_cancel()
        self._unsent.put_nowait(asked)
        return future

    async def send(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                await self._link.send(_encode(await self._unsent.get()))

    async def hear(self) -> Answer | None:
        """Take in what a thinker says next; None if it says nothing any more."""
        frame = await self._link.receive()
        if frame is None:
            return None
        answer = _answer.decode(frame)
        if (future := self._asked.pop(answer.number, None)) is None:
            pass
        elif answer.again:
            future.set_exception(Unanswered(answer.fault))
        elif answer.fault:
            future.set_exception(Failed(answer.fault))
        else:
            future.set_result(answer.said)
        return answer

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        # A server that stops closes its workers on a thread.
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._lose)

    def _lose(self) -> None:
        self._is_lost = True
        self._link.close()
        lost = [*self._asked.values()]
        self._asked.clear()
        for future in lost:
            future.set_exception(BrokenExecutor("a thinker was lost"))
