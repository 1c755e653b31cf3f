"""Every request over HTTP within bounds: how many at once, how long, and how it fails."""

import asyncio
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from zaslonka.protocol.bodies import Problem
from zaslonka.server.operations import logs
from zaslonka.server.operations.limits import AtOnce, network_of
from zaslonka.server.operations.metrics import Metrics
from zaslonka.server.operations.settings import REQUEST_SECONDS, Limits

CHUNK_BYTES = 64 * 1024
"""An answer is handed over in such pieces, each when the client has taken the last."""


class Bounded:
    """Answers a `Problem` where the rest has none: too many, too slow, or our own fault."""

    def __init__(self, app: ASGIApp, limits: Limits, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics
        self._busy = AtOnce(limits.requests)
        self._going_on: set[asyncio.Task[None]] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        answer = _Answer(scope, receive, send)
        # A task of its own: a change that is being stored is never broken off half-way.
        task = asyncio.create_task(self._carry_out(answer))
        self._going_on.add(task)
        task.add_done_callback(self._going_on.discard)
        try:
            await asyncio.wait({task}, timeout=REQUEST_SECONDS)
            if not task.done() and not answer.begun:
                self._metrics.failed.labels("too_slow").inc()
                await answer.problem(408, "too_slow", "it took too long to send or to answer")
            elif not task.done():
                await asyncio.wait({task})
        except asyncio.CancelledError:
            task.cancel()
            raise

    async def _carry_out(self, answer: "_Answer") -> None:
        with self._busy.held(network_of(answer.scope["client"])) as room:
            try:
                if room:
                    await self._app(answer.scope, answer.receive, answer.send)
                else:
                    self._metrics.failed.labels("too_many_requests").inc()
                    told = "too many requests of your address are being answered"
                    await answer.problem(429, "too_many", told)
            except ClientDisconnect:
                pass  # Nobody is left to answer.
            except Exception:
                logs.failure("request_failed", path=_kind(answer.scope))
                await answer.problem(500, "fault", "the server is at fault")


class _Answer:
    """One answer, sent once: by whoever begins it."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.scope = scope
        self.receive = receive
        self.begun = False
        self._given_up = False
        self._send = send

    async def send(self, message: Message) -> None:
        if self._given_up:
            return
        self.begun = True
        if message["type"] != "http.response.body":
            await self._send(message)
            return
        body, more = message.get("body", b""), message.get("more_body", False)
        for start in range(0, len(body) - CHUNK_BYTES, CHUNK_BYTES):
            chunk = body[start : start + CHUNK_BYTES]
            await self._send({"type": message["type"], "body": chunk, "more_body": True})
        rest = body[(max(0, len(body) - 1) // CHUNK_BYTES) * CHUNK_BYTES :]
        if len(body) > CHUNK_BYTES and not more:
            # The empty end waits until the rest is taken, and with it this request's place.
            await self._send({"type": message["type"], "body": rest, "more_body": True})
            rest = b""
        await self._send({"type": message["type"], "body": rest, "more_body": more})

    async def problem(self, status: int, code: str, detail: str) -> None:
        """Answer this instead of what was to come, unless that has begun."""
        begun, self._given_up = self.begun or self._given_up, True
        if not begun:
            body = msgspec.json.encode(Problem(code, detail))
            response = Response(body, status, media_type="application/json")
            await response(self.scope, self.receive, self._send)


def _kind(scope: Scope) -> Any:
    """Which route it was, without what a client put into it."""
    return getattr(scope.get("route"), "path", None)
