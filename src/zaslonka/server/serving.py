"""Running the application: uvicorn as this store wants it."""

import socket
from collections.abc import Awaitable, Callable

import uvicorn
from starlette.types import ASGIApp

from zaslonka.server.http.lines import DirectLine
from zaslonka.server.http.timeouts import TimedHTTP
from zaslonka.server.operations.settings import MESSAGE_BYTES


def configured(
    app: ASGIApp, host: str, port: int, *, trusted_proxy: str | None = None
) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        http=TimedHTTP,
        ws=DirectLine,
        # Somewhat above our own limit, so that the client is told why before it is cut off.
        ws_max_size=4 * MESSAGE_BYTES,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        # A compressed frame's size depends on what else it holds; and it costs more than it saves.
        ws_per_message_deflate=False,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=trusted_proxy is not None,
        forwarded_allow_ips=trusted_proxy,
        timeout_graceful_shutdown=5,
    )


class LeavingServer(uvicorn.Server):
    """Hands over what it has to others before it closes its connections."""

    def __init__(self, config: uvicorn.Config, leave: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self._leave = leave

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._leave()
        await super().shutdown(sockets)
