"""Telling people who are away, beside the play: a bounded queue, patience, and no word of failure.

TAB-115.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import msgspec
from msgspec import Struct, structs

from zaslonka.kernel import History
from zaslonka.server.operations import logs
from zaslonka.server.operations.clock import steady_ms
from zaslonka.server.operations.metrics import Metrics
from zaslonka.server.push import posting, words
from zaslonka.server.push.posting import Answered
from zaslonka.server.push.sealing import Sender, read_keys, sealed, topic
from zaslonka.store.devices import Device
from zaslonka.store.store import Store
from zaslonka.table.live import LiveTable
from zaslonka.table.waking import Notice

WAITING = 1000
"""Messages that wait to be sent, those that are tried again included; more are dropped."""

AT_ONCE = 4
TRIES = 5
FIRST_SECONDS, MOST_SECONDS = 30.0, 3600.0
"""Until a message is tried again: four times as long each time, up to an hour."""

GONE = (404, 410)
"""By which a push service says that a device takes nothing any more."""


class Errand(Struct, frozen=True):
    """One message to one person, or to one of their devices."""

    table: LiveTable
    notice: Notice
    person: str
    device: Device | None = None  # None: to all there are
    tried: int = 0


class Pushing:
    """Sends what it is given when it can; nobody waits for it."""

    def __init__(
        self,
        store: Store,
        metrics: Metrics,
        sender: Sender,
        *,
        anywhere: bool = False,
    ) -> None:
        self._store = store
        self._metrics = metrics
        self._sender = sender
        self._anywhere = anywhere
        self._queue: asyncio.Queue[Errand] = asyncio.Queue()
        self._waiting = 0
        # Its own: whoever waits for a slow network keeps no reader of the store from its thread.
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="push")

    @property
    def key(self) -> str:
        """By which devices know who sends."""
        return self._sender.public

    def notify(self, table: LiveTable, notice: Notice, person: str) -> None:
        # Of the table only what is said is kept: no history.
        self._put(Errand(_bare(table), notice, person))

    def _put(self, errand: Errand) -> None:
        if self._waiting >= WAITING:
            self._count(errand, "dropped")
            return
        self._waiting += 1
        self._queue.put_nowait(errand)

    async def run(self) -> None:
        try:
            await asyncio.gather(*(self._work() for _ in range(AT_ONCE)))
        finally:
            self._threads.shutdown(wait=False, cancel_futures=True)

    async def _work(self) -> None:
        while True:
            errand = await self._queue.get()
            try:
                await self._see_to(errand)
            except Exception:
                logs.failure("no_push")
            finally:
                self._waiting -= 1

    async def _see_to(self, errand: Errand) -> None:
        if errand.person not in self._store.names:
            return  # forgotten meanwhile
        if errand.device is None:
            for device in await self._store.devices_of(errand.person):
                self._put(structs.replace(errand, device=device))
            return
        try:
            answer = await self._posted(errand, errand.device)
        except (OSError, ValueError):
            answer = Answered(0, None)
        if 200 <= answer.status < 300:
            self._count(errand, "sent")
        elif answer.status in GONE:
            await self._store.drop_device(errand.device.endpoint)
            self._count(errand, "gone")
        elif answer.status and answer.status != 429 and answer.status < 500:
            self._count(errand, "refused")
        elif errand.tried + 1 < TRIES:
            self._again(errand, answer)
        else:
            self._count(errand, "failed")

    async def _posted(self, errand: Errand, device: Device) -> Answered:
        return await asyncio.get_running_loop().run_in_executor(
            self._threads, self._post, errand, device, steady_ms()
        )

    def _post(self, errand: Errand, device: Device, now: int) -> Answered:
        """In a thread."""
        table = errand.table
        assert table.slow is not None
        left = max(0, table.slow.given[errand.notice.seat] - now)
        names = dict(self._store.names)
        said = words.message(table, errand.person, errand.notice.why, names, device.language, left)
        body = sealed(msgspec.json.encode(said), read_keys(device.p256dh, device.auth))
        parts = posting.need_endpoint(device.endpoint, anywhere=self._anywhere)
        headers = {
            "Authorization": self._sender.authorization(posting.origin(parts), now // 1000),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(max(60, left // 1000)),
            "Topic": topic(table.id),
            "Urgency": "normal",
        }
        return posting.post(device.endpoint, headers, body, anywhere=self._anywhere)

    def _again(self, errand: Errand, answer: Answered) -> None:
        wait = min(MOST_SECONDS, max(FIRST_SECONDS * 4**errand.tried, answer.retry_after or 0))
        later = structs.replace(errand, tried=errand.tried + 1)
        self._waiting += 1  # it has a place in the queue already
        asyncio.get_running_loop().call_later(wait, self._queue.put_nowait, later)

    def _count(self, errand: Errand, outcome: str) -> None:
        """What not everybody knows to have happened is in no number either.  TAB-40."""
        if errand.notice.is_public:
            self._metrics.pushes.labels(outcome).inc()


def _bare(table: LiveTable) -> LiveTable:
    return table.but(history=History(), notes=(), talk=(), marks=())
