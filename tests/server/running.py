"""A real server in a thread, on a port of its own."""

import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import uvicorn

from zaslonka.server import addresses
from zaslonka.server.app import application
from zaslonka.server.serving import configured
from zaslonka.server.settings import Limits, Settings

ROOMY = Limits(10_000, 10_000, 1_000, 10_000, 10_000, 10_000, 1_000)
"""For tests that are about something else than limits."""


def threads() -> Executor:
    """Who thinks in tests: at hand at once, where processes would need seconds to start."""
    return ThreadPoolExecutor(2)


@contextmanager
def running(
    data: Path,
    *,
    port: int = 0,
    bot_pace: int = 10,
    limits: Limits = ROOMY,
    hire: Callable[[], Executor] = threads,
    trusted_proxy: str | None = None,
    public_url: str | None = None,
) -> Iterator[str]:
    """The address of a server that runs for as long as the block lasts."""
    listening = addresses.listen("127.0.0.1", port)
    port = listening.getsockname()[1]
    base = f"http://127.0.0.1:{port}"
    settings = Settings(data=data, public_url=public_url or base, bot_pace=bot_pace, limits=limits)
    app = application(settings, hire)
    server = uvicorn.Server(configured(app, "127.0.0.1", port, trusted_proxy=trusted_proxy))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive(), "the server did not start"
            time.sleep(0.01)
        yield base
    finally:
        server.should_exit = True
        thread.join()
