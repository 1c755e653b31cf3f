"""The server put together: an ASGI application over one store."""

import asyncio
import gc
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from concurrent.futures import Executor
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp

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
from zaslonka.server.tables.registry import Registry
from zaslonka.server.tables.services import Services
from zaslonka.server.workers.crew import WORKERS, prepare_judges, processes
from zaslonka.server.workers.pool import Workers
from zaslonka.store.store import Store

if TYPE_CHECKING:
    from zaslonka.server.cluster.node import ClusterNode


class Server(NamedTuple):
    """The application, and what is to be done before it stops."""

    app: ASGIApp
    leave: Callable[[], Awaitable[None]] | None = None


def application(
    settings: Settings,
    start: Callable[[], Executor] | None = None,
) -> Starlette:
    """The server of one process, and who thinks for its bots.

    `Unusable` if its store cannot be served.
    """
    return _put_together(settings, start, None)[0]


def node(
    settings: Settings, listening: socket.socket, start: Callable[[], Executor] | None = None
) -> Server:
    """One of several processes that serve a house; the others reach it by ``listening``."""
    from zaslonka.server.cluster.front import Acquainted, Front

    app, own, tokens = _put_together(settings, start, listening)
    assert own is not None
    answering = Acquainted(app, own.store, tokens)
    own.app = answering
    return Server(Front(answering, own), own.leave)


def _put_together(
    settings: Settings, start: Callable[[], Executor] | None, listening: socket.socket | None
) -> "tuple[Starlette, ClusterNode | None, Tokens]":
    metrics = Metrics()
    where = settings.database or settings.data
    store = Store(where, metrics.committed, steady_ms(), shared=listening is not None)
    own = None if listening is None else _node(store, settings, listening)
    many = WORKERS if settings.workers is None else settings.workers
    workers = Workers(start or partial(processes, many), settings.endpoint, many)
    metrics.watch_questions(workers.waiting, workers.longest_wait, workers.joined)
    if own is not None:
        metrics.watch_nodes(own.many, lambda: len(own.slots()))
    pushing = _pushing(settings, store, metrics)
    registry = Registry(_services(store, workers, metrics, settings, pushing), own)
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
        # Of several processes one does these.
        chores = (
            registry.leading.keep_house,
            registry.challenges.keep_ahead,
            registry.puzzles.finding.keep_finding,
            registry.contests.keep,
            registry.hall.waking.beat,
            registry.hall.waking.watch,
            registry.results.keep_up,
        )
        housekeeping = [
            asyncio.create_task(_lead(registry, chores)),
            *([] if pushing is None else [asyncio.create_task(pushing.run())]),
        ]

        async def finish() -> None:
            for task in housekeeping:
                task.cancel()
            # A task may have a process of its own to end.
            await asyncio.gather(*housekeeping, return_exceptions=True)
            await registry.hall.waking.note()

        if own is not None:
            own.finish, own.workers = finish, workers
            await own.serve(registry)
        yield
        if own is None:
            await finish()
        else:
            await own.end()
        await reading
        await asyncio.to_thread(workers.close)
        store.close()
        logs.event("stopped")

    app = Starlette(
        routes=[
            *api.routes(registry, tokens),
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
    return app, own, tokens


async def _lead(registry: Registry, chores: Sequence[Callable[[], Awaitable[None]]]) -> None:
    await registry.leading.follow()
    await asyncio.gather(*(chore() for chore in chores), return_exceptions=True)


def _node(store: Store, settings: Settings, listening: socket.socket) -> "ClusterNode":
    # Not where SQLite is used: there is no driver for PostgreSQL then.
    from zaslonka.server.cluster.node import ClusterNode

    assert settings.database is not None, "there is nowhere else to meet others"
    assert settings.node_address is not None
    return ClusterNode(store, settings.database, settings.node_address, listening)


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
