"""The page: what Vite built, or a word about how to build it; and what browsers may do with it."""

import asyncio
import re
from pathlib import Path

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import zaslonka
from zaslonka.server.http import shelved

PAGE = Path(zaslonka.__file__).parent / "page"

_NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Zasłonka</title>
<h1>Zasłonka</h1>
<p>The server runs, but its page is not built. In a checkout, <code>make play</code> builds it;
by hand: <code>cd web &amp;&amp; npm ci &amp;&amp; npm run build</code>.</p>
<p>The protocol is at work all the same: <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</html>
"""

_NOT_FOUND = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Zasłonka</title><h1>404</h1></html>
"""

LONGEST_NAME, LONGEST_PATH = 255, 4000
"""In bytes; no disk has a file under a longer one."""

WORKER = "sw.js"

_YEAR = "public, max-age=31536000, immutable"


async def serve_page(request: Request) -> Response:
    """A file of the page, or the page itself, which knows its own addresses."""
    if not _could_be(request.path_params["path"]):
        return HTMLResponse(_NOT_FOUND, 404)
    index = PAGE / "index.html"
    if (file := _file(request.path_params["path"])) is not None:
        if file == (PAGE / WORKER).resolve():
            return await _worker(file)
        named_by_content = file.parent.name == "assets"
        return FileResponse(
            file, headers={"Cache-Control": _YEAR if named_by_content else "no-cache"}
        )
    if index.is_file():
        return FileResponse(index, headers={"Cache-Control": "no-cache"})
    return HTMLResponse(_NOT_BUILT)


async def _worker(file: Path) -> Response:
    """The first time every lesson is walked through for it, beside the loop."""
    script = await asyncio.to_thread(shelved.worker, file)
    headers = {"Cache-Control": "no-cache"}
    return Response(script, headers=headers, media_type="text/javascript")


def _could_be(path: str) -> bool:
    longest = max(len(part.encode()) for part in path.split("/"))
    return longest <= LONGEST_NAME and len(path.encode()) <= LONGEST_PATH


def _file(path: str) -> Path | None:
    """A file inside the page's folder, if there is one under this path."""
    if "\0" in path:
        return None
    try:
        asked = (PAGE / path).resolve()
        return asked if asked.is_file() and asked.is_relative_to(PAGE.resolve()) else None
    except (OSError, UnicodeError):  # not a name at all
        return None


class Guarded:
    """Every answer says what a browser may do with it: nothing that comes from elsewhere."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        policy = _policy(Headers(scope=scope).get("host", ""))

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers["Content-Security-Policy"] = policy
                headers["X-Content-Type-Options"] = "nosniff"
                headers["X-Frame-Options"] = "DENY"
                headers["Referrer-Policy"] = "no-referrer"
                headers["Cross-Origin-Opener-Policy"] = "same-origin"
                headers["Cross-Origin-Resource-Policy"] = "same-origin"
                headers["Permissions-Policy"] = "camera=(), geolocation=(), microphone=()"
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self._app(scope, receive, guarded)


def _policy(host: str) -> str:
    # Not every browser counts WebSockets to one's own host as 'self'.
    sockets = (
        f" ws://{host} wss://{host}"
        if re.fullmatch(r"[\w.\-]+(:\d+)?|\[[\da-fA-F:]+\](:\d+)?", host)
        else ""
    )
    return (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
        f"img-src 'self' data:; font-src 'self'; connect-src 'self'{sockets}; "
        "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
