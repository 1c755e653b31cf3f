"""A real server in a thread, on a port of its own."""

import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from urllib.request import urlopen

import uvicorn

from zaslonka.server.app import application
from zaslonka.server.operations import addresses
from zaslonka.server.operations.settings import Limits, Settings
from zaslonka.server.serving import configured
from zaslonka.store.address import Where

ROOMY = Limits(**dict.fromkeys(Limits.__struct_fields__, 100_000))
"""For tests that are about something else than limits."""


WATCHING = {"Authorization": "Bearer for-the-tests-alone"}
"""What a host sends to read the metrics of such a server."""


def threads() -> Executor:
    """Who thinks in tests: at hand at once, where processes would need seconds to start."""
    return ThreadPoolExecutor(2)


@contextmanager
def running_apart(
    data: Path, *options: str, log: Path | None = None
) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """The same as a process of its own, as a host runs it; its log goes to a file if it is named.

    Its limits are those of every house.
    """
    command = (sys.executable, "-m", "zaslonka.cli", "serve", "--host", "127.0.0.1")
    with ExitStack() as stay:
        errors = subprocess.DEVNULL if log is None else stay.enter_context(log.open("w"))
        server = stay.enter_context(
            subprocess.Popen(
                (*command, "--port", "0", "--data", str(data), "--bot-pace", "10", *options),
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        )
        stay.callback(server.terminate)
        assert server.stdout is not None
        base = "http://127.0.0.1:" + server.stdout.readline().rstrip().rpartition(":")[2]
        until = time.monotonic() + 60
        while True:
            try:
                urlopen(f"{base}/api/games", timeout=30).close()
                break
            except OSError:
                assert server.poll() is None, "the server did not start"
                assert time.monotonic() < until
                time.sleep(0.05)
        yield base, server


@contextmanager
def running(
    where: Where,
    *,
    port: int = 0,
    bot_pace: int = 10,
    presence_pace: int = 0,
    limits: Limits = ROOMY,
    hire: Callable[[], Executor] = threads,
    trusted_proxy: str | None = None,
    public_url: str | None = None,
    metrics_token: str | None = WATCHING["Authorization"].removeprefix("Bearer "),
    tasks_after: float | None = None,
    puzzles_after: float | None = None,
    push: str | None = None,
) -> Iterator[str]:
    """The address of a server that runs for as long as the block lasts."""
    listening = addresses.listen("127.0.0.1", port)
    port = listening.getsockname()[1]
    base = f"http://127.0.0.1:{port}"
    settings = Settings(
        data=where if isinstance(where, Path) else Path("nowhere"),
        database=None if isinstance(where, Path) else where,
        public_url=public_url or base,
        bot_pace=bot_pace,
        metrics_token=metrics_token,
        presence_pace=presence_pace,
        limits=limits,
        tasks_after=tasks_after,
        puzzles_after=puzzles_after,
        push=push,
        push_anywhere=True,
    )
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
