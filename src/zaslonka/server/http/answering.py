"""Reading requests and answering them, whatever they are about.

What is about one subject is a class of `Answers` in a module of its own; `api` puts them together.
"""

from collections.abc import Awaitable, Callable
from typing import Annotated, Any, TypeAlias, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from zaslonka import games
from zaslonka.kernel import Illegal
from zaslonka.protocol import bodies
from zaslonka.server.operations import logs
from zaslonka.server.operations.identity import Tokens
from zaslonka.server.operations.limits import AnHour, network_of
from zaslonka.server.operations.settings import MESSAGE_BYTES
from zaslonka.server.tables.deeds import NotAnswered
from zaslonka.server.tables.registry import Registry
from zaslonka.server.tables.services import (
    Elsewhere,
    UnknownContest,
    UnknownPerson,
    UnknownTable,
)
from zaslonka.server.workers.tasks import Unmade
from zaslonka.store.store import Unreadable, Unstored

A = TypeVar("A")
Endpoint: TypeAlias = Callable[[Request], Awaitable[Response]]

JSON = "application/json"
Count = Annotated[int, msgspec.Meta(ge=0, lt=2**31)]


class Refusal(Exception):
    """A request that is answered by a problem."""

    def __init__(self, status: int, code: str, detail: str) -> None:
        super().__init__(code)
        self.status = status
        self.problem = bodies.Problem(code, detail)


class Answers:
    """The requests of one subject: a method for each, by its name in `protocol.routes`."""

    def __init__(self, registry: Registry, tokens: Tokens) -> None:
        self.registry = registry
        self.store = registry.services.store
        self.settings = registry.services.settings
        self.tokens = tokens

    def person(self, request: Request) -> str:
        """Who asks."""
        person = self.tokens.person(bearer(request))
        if person is None or person not in self.store.names:
            raise Refusal(401, "bad_token", "this server does not know the token")
        return person

    def anybody(self, request: Request) -> str | None:
        """Who asks, where they need not say so."""
        return self.person(request) if "authorization" in request.headers else None

    def url(self, table_id: str) -> str:
        return f"{self.settings.public_url}/t/{table_id}"

    def made(self, table_id: str) -> Response:
        return json(bodies.MadeTable(table_id, self.url(table_id)), 201)


def answering(endpoint: Endpoint) -> Endpoint:
    """An endpoint whose refusals are problems the client can read."""

    async def answer(request: Request) -> Response:
        try:
            return await endpoint(request)
        except Refusal as refusal:
            return json(refusal.problem, refusal.status)
        except Illegal as illegal:
            problem = bodies.Problem(
                "refused", "a clause is against it", illegal.rule, illegal.why, illegal.facts
            )
            return json(problem, 409)
        except UnknownTable:
            return json(bodies.Problem("unknown_table", "there is no such table"), 404)
        except UnknownPerson:
            return json(bodies.Problem("unknown_person", "you know nobody by this id"), 404)
        except UnknownContest:
            return json(bodies.Problem("unknown_contest", "there is no such contest"), 404)
        except (Elsewhere, NotAnswered):
            return json(bodies.Problem("not_ready", "the table is moving; try again"), 503)
        except Unstored:
            logs.failure("not_stored", path=request.scope["route"].path)
            return json(bodies.Problem("not_ready", "the change could not be stored"), 503)
        except Unreadable:
            logs.failure("not_readable", path=request.scope["route"].path)
            return json(bodies.Problem("not_ready", "what is stored cannot be read"), 503)
        except Unmade:
            logs.failure("no_task")
            return json(bodies.Problem("not_ready", "there is no task yet"), 503)

    return answer


async def read(request: Request, most: int) -> bytes:
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise Refusal(413, "too_large", f"a body has at most {most} bytes")
    return bytes(body)


async def body(request: Request, shape: type[A]) -> A:
    try:
        return msgspec.json.decode(await read(request, MESSAGE_BYTES), type=shape)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal(400, "malformed", str(error)) from None


def number(request: Request, name: str) -> int:
    """A number in the query; 0 if it is left out."""
    try:
        return msgspec.convert(request.query_params.get(name, "0"), Count, strict=False)
    except msgspec.ValidationError as error:
        raise Refusal(400, "malformed", str(error)) from None


def language(request: Request) -> str:
    return request.query_params.get("lang", "pl")


def bearer(request: Request) -> str:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else ""


def need_game(name: str) -> None:
    if name not in games.names():
        raise Refusal(404, "unknown_game", "there is no such game")


def spare(allowance: AnHour, request: Request) -> None:
    if not allowance.take(address(request)):
        raise too_many()


def too_many() -> Refusal:
    return Refusal(429, "too_many", "too many from your address; try again later")


def address(request: Request) -> str:
    return network_of(request.client)


def json(answer: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(answer), status, media_type=JSON)
