"""What programs and hosts ask, over HTTP."""

import secrets

from starlette.requests import Request
from starlette.responses import Response

from zaslonka.protocol import schema
from zaslonka.server.http.answering import Answers, Refusal, bearer, json


class Hosting(Answers):
    """The schema, health and numbers."""

    async def openapi(self, request: Request) -> Response:
        return json(schema.openapi())

    async def health(self, request: Request) -> Response:
        """Healthy is who can still write."""
        await self.store.ping()
        return json({"status": "ok"})

    async def metrics(self, request: Request) -> Response:
        """For the host alone: what is counted here nobody at a table may know."""
        expected = self.settings.metrics_token
        given = bearer(request)
        if expected is None or not secrets.compare_digest(given.encode(), expected.encode()):
            raise Refusal(404, "unknown_path", "see docs/operations.md for who may read this")
        page = self.registry.services.metrics.page()
        return Response(page, media_type="text/plain; version=0.0.4")
