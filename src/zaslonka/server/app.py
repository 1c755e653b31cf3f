"""The server put together: an ASGI application over one data directory."""

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Route, WebSocketRoute

from zaslonka.server import logs
from zaslonka.server.actor import Surroundings
from zaslonka.server.hall import Hall
from zaslonka.server.http import Api
from zaslonka.server.identity import Tokens
from zaslonka.server.metrics import Metrics
from zaslonka.server.page import Guarded, serve_page
from zaslonka.server.settings import Settings
from zaslonka.server.socket import TableSocket
from zaslonka.server.thinking import Thinkers, prepare_judges, processes
from zaslonka.store.house import House


def application(settings: Settings, hire: Callable[[], Executor] = processes) -> Starlette:
    """The server, and who thinks for its bots; `Unusable` if its directory cannot be served."""
    metrics = Metrics()
    house = House(settings.data, metrics.committed)
    thinkers = Thinkers(hire, settings.endpoint)
    hall = Hall(Surroundings(house, thinkers, metrics, settings))
    tokens = Tokens(house.key)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        # By default the writer would wait up to 5 ms for its turn after every statement.
        sys.setswitchinterval(0.0005)
        logs.event("started", data=str(settings.data))
        # Clues are judged as they are given, on the loop: it should not stop for a dictionary then.
        reading = asyncio.create_task(asyncio.to_thread(prepare_judges))
        housekeeping = asyncio.create_task(hall.keep_house())
        yield
        housekeeping.cancel()
        await reading
        await asyncio.to_thread(thinkers.close)
        house.close()
        logs.event("stopped")

    return Starlette(
        routes=[
            *Api(hall, tokens).routes(),
            WebSocketRoute("/ws", TableSocket(hall, tokens)),
            Route("/{path:path}", serve_page, methods=["GET"]),
        ],
        middleware=[Middleware(Guarded), Middleware(GZipMiddleware, minimum_size=1024)],
        lifespan=lifespan,
    )
