"""Everything but play: people, tables, games, rules and records, over HTTP."""

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar, get_args

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from zaslonka import games, lessons
from zaslonka.kernel import Illegal
from zaslonka.server import bodies, knowledge, replays, rulebooks, schema, telling
from zaslonka.server.actor import clock_ms
from zaslonka.server.afterwards import Afterwards
from zaslonka.server.hall import Hall
from zaslonka.server.identity import Tokens, new_person
from zaslonka.server.limits import AnHour, AtOnce
from zaslonka.server.opening import FILE_BYTES, Desk, Wish
from zaslonka.server.passes import HOLDS_SECONDS, Passes
from zaslonka.server.pictures import qr_svg
from zaslonka.server.settings import MESSAGE_BYTES
from zaslonka.server.thinking import helps
from zaslonka.store.house import Kept
from zaslonka.table.info import Level, Line
from zaslonka.table.live import LiveTable, others_play
from zaslonka.table.notes import Notes

A = TypeVar("A")

JSON = "application/json"


class Refusal(Exception):
    """A request that is answered by a problem."""

    def __init__(self, status: int, code: str, detail: str) -> None:
        super().__init__(code)
        self.status = status
        self.problem = bodies.Problem(code, detail)


class Api:
    """The HTTP half of docs/protocol.md; a method a request, in its order."""

    def __init__(self, hall: Hall, tokens: Tokens) -> None:
        self._hall = hall
        self._house = hall.around.house
        self._tokens = tokens
        limits = hall.around.settings.limits
        self._afterwards = Afterwards(hall.around.thinkers)
        self._passes = Passes()
        self._new_people = AnHour(limits.people_an_hour)
        self._new_tables = AnHour(limits.tables_an_hour)
        self._new_files = AnHour(limits.files_an_hour)
        self._files = AtOnce(limits.files)
        self._desk = Desk()

    def routes(self) -> list[Route]:
        answers = [
            Route(path, _answering(endpoint), methods=[method])
            for method, path, endpoint in (
                ("POST", "/api/people", self.new_person),
                ("PATCH", "/api/people/me", self.rename),
                ("DELETE", "/api/people/me", self.forget),
                ("POST", "/api/people/me/pass", self.new_pass),
                ("DELETE", "/api/people/me/pass", self.revoke_pass),
                ("POST", "/api/people/pass", self.use_pass),
                ("GET", "/api/games", self.games),
                ("GET", "/api/rules/{game}", self.rules),
                ("GET", "/api/knowledge/{game}", self.knowledge),
                ("POST", "/api/tables", self.new_table),
                ("POST", "/api/lessons", self.new_lesson),
                ("GET", "/api/tables", self.my_tables),
                ("GET", "/api/tables/public", self.public_tables),
                ("GET", "/api/tables/{id}", self.table),
                ("DELETE", "/api/tables/{id}", self.delete_table),
                ("GET", "/api/tables/{id}/replay", self.replay),
                ("GET", "/api/tables/{id}/record", self.record),
                ("POST", "/api/replays", self.open_file),
                ("POST", "/api/replays/story", self.tell_file),
                ("GET", "/api/tables/{id}/story", self.story),
                ("GET", "/api/openapi.json", self.openapi),
                ("GET", "/qr/{id}.svg", self.qr),
                ("GET", "/healthz", self.health),
                ("GET", "/metrics", self.metrics),
            )
        ]
        return [*answers, Route("/api/{path:path}", _answering(self.nothing))]

    # People

    async def new_person(self, request: Request) -> Response:
        new = await _body(request, bodies.NewPerson)
        _spare(self._new_people, request)
        person = new_person()
        await self._house.save_person(person, new.name, clock_ms())
        return _json(bodies.Person(new.name, self._tokens.token(person)), 201)

    async def rename(self, request: Request) -> Response:
        person = self._person(request)
        new = await _body(request, bodies.NewPerson)
        await self._house.save_person(person, new.name, clock_ms())
        await self._hall.tell_names(person)
        return _json(bodies.Person(new.name, self._tokens.token(person)))

    async def forget(self, request: Request) -> Response:
        person = self._person(request)
        self._passes.revoke(person)
        await self._hall.forget(person)
        return Response(status_code=204)

    async def new_pass(self, request: Request) -> Response:
        person = self._person(request)
        new = await _body(request, bodies.NewPass)
        path = "/pass" if new.table is None else f"/pass/{new.table}"
        base = self._hall.around.settings.public_url
        # After the # it is in no request and so in no log, of ours or of a proxy.
        url = f"{base}{path}#{self._passes.issue(person)}"
        return _json(bodies.Pass(url, qr_svg(url).decode(), HOLDS_SECONDS), 201)

    async def revoke_pass(self, request: Request) -> Response:
        self._passes.revoke(self._person(request))
        return Response(status_code=204)

    async def use_pass(self, request: Request) -> Response:
        used = await _body(request, bodies.UsePass)
        _spare(self._new_people, request)
        person = self._passes.use(used.secret)
        if person is None or person not in self._house.names:
            raise Refusal(404, "unknown_pass", "used, withdrawn or too old")
        return _json(bodies.Person(self._house.names[person], self._tokens.token(person)), 201)

    # The shelf

    async def games(self, request: Request) -> Response:
        return _json([_game_info(name) for name in games.names()])

    async def rules(self, request: Request) -> Response:
        language = request.query_params.get("lang", "pl")
        book = rulebooks.read(request.path_params["game"], language)
        if book is None:
            raise Refusal(404, "unknown_rules", "there are no such rules in this language")
        return _json(book)

    async def knowledge(self, request: Request) -> Response:
        answer = knowledge.answer(request)
        if answer is None:
            raise Refusal(404, "unknown_path", "this game tells no more than its rules")
        return answer

    # Tables

    async def new_table(self, request: Request) -> Response:
        person = self._person(request)
        new = await _body(request, bodies.NewTable)
        if new.game not in games.names():
            raise Refusal(404, "unknown_game", "there is no such game")
        if new.help not in helps(new.game):
            raise Illegal("TAB-12", "no_such_help", help=new.help)
        _spare(self._new_tables, request)
        table = await self._hall.make(person, new)
        return _json(bodies.MadeTable(table.id, self._url(table.id)), 201)

    async def new_lesson(self, request: Request) -> Response:
        person = self._person(request)
        new = await _body(request, bodies.NewLesson)
        if new.game not in games.names():
            raise Refusal(404, "unknown_game", "there is no such game")
        _spare(self._new_tables, request)
        table = await self._hall.teach(person, new)
        return _json(bodies.MadeTable(table.id, self._url(table.id)), 201)

    async def my_tables(self, request: Request) -> Response:
        person = self._person(request)
        kept = await self._house.of_person(person)
        return _json([self._my_table(person, one) for one in kept])

    async def public_tables(self, request: Request) -> Response:
        return _json(self._hall.public_tables())

    async def table(self, request: Request) -> Response:
        async with self._hall.at(request.path_params["id"]) as actor:
            return _json(actor.info())

    async def delete_table(self, request: Request) -> Response:
        await self._hall.delete(request.path_params["id"], self._person(request))
        return Response(status_code=204)

    async def replay(self, request: Request) -> Response:
        async with self._hall.at(request.path_params["id"]) as actor:
            yours = await self._notes(actor.table, request)
            return _json(replays.replay(actor.table, actor.info(), self._said(actor.table), yours))

    async def record(self, request: Request) -> Response:
        async with self._hall.at(request.path_params["id"]) as actor:
            name = f"zaslonka-{actor.table.id}.json"
            yours = await self._notes(actor.table, request)
            file = replays.record(actor.table, actor.info(), self._said(actor.table), yours)
        answer = _json(file)
        answer.headers["Content-Disposition"] = f'attachment; filename="{name}"'
        return answer

    async def open_file(self, request: Request) -> Response:
        return await self._from_file(request, "show")

    async def tell_file(self, request: Request) -> Response:
        return await self._from_file(request, "tell")

    async def _from_file(self, request: Request, wish: Wish) -> Response:
        with self._files.held(_address(request)) as room:
            if not room:
                raise _too_many()
            file = await _read(request, FILE_BYTES)
            _spare(self._new_files, request)
            packed = await self._desk.open(file, wish)
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
            return Response(packed, headers=headers, media_type=JSON)
        return Response(await asyncio.to_thread(gzip.decompress, packed), media_type=JSON)

    async def story(self, request: Request) -> Response:
        async with self._hall.at(request.path_params["id"]) as actor:
            return _json(await self._afterwards.story(actor.table, self._house.names))

    async def qr(self, request: Request) -> Response:
        async with self._hall.at(request.path_params["id"]) as actor:
            picture = qr_svg(self._url(actor.table.id))
        return Response(picture, media_type="image/svg+xml")

    # For programs and hosts

    async def openapi(self, request: Request) -> Response:
        return _json(schema.openapi())

    async def health(self, request: Request) -> Response:
        """Healthy is who can still write."""
        await self._house.ping()
        return _json({"status": "ok"})

    async def metrics(self, request: Request) -> Response:
        page = self._hall.around.metrics.page()
        return Response(page, media_type="text/plain; version=0.0.4")

    async def nothing(self, request: Request) -> Response:
        raise Refusal(404, "unknown_path", "see docs/protocol.md for what there is")

    # Parts of answers

    def _person(self, request: Request) -> str:
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        person = self._tokens.person(token) if scheme.lower() == "bearer" else None
        if person is None or person not in self._house.names:
            raise Refusal(401, "bad_token", "this server does not know the token")
        return person

    async def _notes(self, table: LiveTable, request: Request) -> Notes | None:
        """What the asker wrote at this table, if they say who they are and have a seat.  TAB-29."""
        if "authorization" not in request.headers:
            return None
        seat = table.seat_of(self._person(request))
        return None if seat is None else await self._house.notes(table.id, seat)

    def _said(self, table: LiveTable) -> tuple[Line, ...]:
        return telling.lines(table, None, self._house.names)

    def _url(self, table_id: str) -> str:
        return f"{self._hall.around.settings.public_url}/t/{table_id}"

    def _my_table(self, person: str, kept: Kept) -> bodies.MyTable:
        table = kept.table
        seat = table.seat_of(person)
        info = telling.info(table, self._house.names, (), 0)
        return bodies.MyTable(
            id=table.id,
            game=table.game,
            phase=table.phase,
            seat=seat,
            my_turn=seat in kept.waiting and seat in table.players(),
            names=tuple(getattr(chair, "name", "") for chair in info.seats),
            updated=kept.updated,
            archived=kept.archived,
            lesson=info.lesson,
            deletable=person == table.host and not others_play(table, person),
        )


def _game_info(name: str) -> bodies.GameInfo:
    game = games.get(name)
    return bodies.GameInfo(
        name=name,
        version=game.version,
        seats=tuple(game.seats),
        options=msgspec.json.schema(game.options),
        levels=get_args(Level),
        helps=helps(name),
        phrases=game.phrases,
        lesson=bool(lessons.of(name)),
    )


# Reading and answering


def _answering(
    endpoint: Callable[[Request], Awaitable[Response]],
) -> Callable[[Request], Awaitable[Response]]:
    """An endpoint whose refusals are problems the client can read."""

    async def answer(request: Request) -> Response:
        try:
            return await endpoint(request)
        except Refusal as refusal:
            return _json(refusal.problem, refusal.status)
        except Illegal as illegal:
            problem = bodies.Problem(
                "refused", "a clause is against it", illegal.rule, illegal.why, illegal.facts
            )
            return _json(problem, 409)
        except KeyError:
            return _json(bodies.Problem("unknown_table", "there is no such table"), 404)

    return answer


async def _read(request: Request, most: int) -> bytes:
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise Refusal(413, "too_large", f"a body has at most {most} bytes")
    return bytes(body)


async def _body(request: Request, shape: type[A]) -> A:
    try:
        return msgspec.json.decode(await _read(request, MESSAGE_BYTES), type=shape)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal(400, "malformed", str(error)) from None


def _spare(allowance: AnHour, request: Request) -> None:
    if not allowance.take(_address(request)):
        raise _too_many()


def _too_many() -> Refusal:
    return Refusal(429, "too_many", "too many from your address; try again later")


def _address(request: Request) -> str:
    return request.client.host if request.client else ""


def _json(answer: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(answer), status, media_type=JSON)
