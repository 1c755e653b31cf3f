"""The server put together: an ASGI application over one store."""

import asyncio
import gc
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Route, WebSocketRoute

from zaslonka.kernel import shelf
from zaslonka.server.http import api
from zaslonka.server.http.bounding import Bounded
from zaslonka.server.http.page import Guarded, serve_page
from zaslonka.server.http.socket import TableSocket
from zaslonka.server.operations import logs
from zaslonka.server.operations.clock import steady_ms
from zaslonka.server.operations.identity import Tokens
from zaslonka.server.operations.metrics import Metrics
from zaslonka.server.operations.settings import Settings
from zaslonka.server.push.pushing import Pushing
from zaslonka.server.push.sealing import Sender
from zaslonka.server.tables.contests import Contests
from zaslonka.server.tables.registry import Registry
from zaslonka.server.tables.services import Services
from zaslonka.server.workers.pool import Workers, prepare_judges, processes
from zaslonka.store.store import Store


def application(settings: Settings, start: Callable[[], Executor] = processes) -> Starlette:
    """The server, and who thinks for its bots; `Unusable` if its store cannot be served."""
    metrics = Metrics()
    store = Store(settings.database or settings.data, metrics.committed, steady_ms())
    workers = Workers(start, settings.endpoint)
    metrics.watch_questions(workers.waiting, workers.longest_wait)
    pushing = _pushing(settings, store, metrics)
    registry = Registry(_services(store, workers, metrics, settings, pushing))
    contests = Contests(registry)
    tokens = Tokens(store.key)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        # What was loaded to start with stays: no collection needs to look through it again.
        gc.freeze()
        # What comes after is mostly history, which stays too: it is looked through now and then.
        gc.set_threshold(50_000, 20, 50)
        logs.event("started", data=store.where)
        for name, why in shelf.refused().items():
            logs.event("game_refused", game=name, why=why)
        # Clues are judged as they are given, on the loop: it should not stop for a dictionary then.
        reading = asyncio.create_task(asyncio.to_thread(prepare_judges))
        chores = (
            registry.keep_house(),
            registry.challenges.keep_ahead(),
            registry.puzzles.finding.keep_finding(),
            contests.keep(),
            registry.waking.beat(),
            registry.waking.watch(),
            *([] if pushing is None else [pushing.run()]),
            registry.results.keep_up(),
        )
        housekeeping = [asyncio.create_task(chore) for chore in chores]
        yield
        for task in housekeeping:
            task.cancel()
        # A task may have a process of its own to end.
        await asyncio.gather(*housekeeping, return_exceptions=True)
        await registry.waking.note()
        await reading
        await asyncio.to_thread(workers.close)
        store.close()
        logs.event("stopped")

    return Starlette(
        routes=[
            *api.routes(registry, tokens, contests),
            WebSocketRoute("/ws", TableSocket(registry, tokens)),
            Route("/{path:path}", serve_page, methods=["GET"]),
        ],
        middleware=[
            Middleware(Guarded),
            Middleware(Bounded, settings.limits, metrics),
            Middleware(GZipMiddleware, minimum_size=1024),
        ],
        lifespan=lifespan,
    )


def _pushing(settings: Settings, store: Store, metrics: Metrics) -> Pushing | None:
    """Who tells people that are away, where the host lets it.  TAB-115."""
    if settings.push is None:
        return None
    sender = Sender(store.key, settings.push)
    return Pushing(store, metrics, sender, anywhere=settings.push_anywhere)


def _services(
    store: Store, workers: Workers, metrics: Metrics, settings: Settings, pushing: Pushing | None
) -> Services:
    if pushing is None:
        return Services(store, workers, metrics, settings)
    return Services(store, workers, metrics, settings, notify=pushing.notify, push_key=pushing.key)
