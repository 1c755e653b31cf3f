"""Running the application: uvicorn as this store wants it."""

import uvicorn
from starlette.applications import Starlette

from zaslonka.server.http.lines import DirectLine
from zaslonka.server.http.timeouts import TimedHTTP
from zaslonka.server.operations.settings import MESSAGE_BYTES


def configured(
    app: Starlette, host: str, port: int, *, trusted_proxy: str | None = None
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
