"""Friends, over HTTP."""

from starlette.requests import Request
from starlette.responses import Response

from zaslonka.protocol import friends as shapes
from zaslonka.server.http.answering import Answers, body, json, spare
from zaslonka.server.operations.identity import Tokens
from zaslonka.server.operations.limits import AnHour
from zaslonka.server.tables.friends import Friends
from zaslonka.server.tables.registry import Registry


class Circles(Answers):
    """Whom somebody knows; every change is answered alike, whatever the other makes of it."""

    def __init__(self, registry: Registry, tokens: Tokens, new_tables: AnHour) -> None:
        super().__init__(registry, tokens)
        self._friends = Friends(registry)
        self._new_tables = new_tables
        self._changes = AnHour(self.settings.limits.people_an_hour)

    async def my_friends(self, request: Request) -> Response:
        return json(await self._friends.circle(self.person(request)))

    async def befriend(self, request: Request) -> Response:
        await self._friends.ask(*self._who(request))
        return Response(status_code=204)

    async def part(self, request: Request) -> Response:
        await self._friends.part(*self._who(request))
        return Response(status_code=204)

    async def block(self, request: Request) -> Response:
        await self._friends.block(*self._who(request))
        return Response(status_code=204)

    async def unblock(self, request: Request) -> Response:
        await self._friends.unblock(*self._who(request))
        return Response(status_code=204)

    def _who(self, request: Request) -> tuple[str, str]:
        person = self.person(request)
        spare(self._changes, request)
        return person, request.path_params["who"]

    async def set_seen(self, request: Request) -> Response:
        person = self.person(request)
        wish = await body(request, shapes.Seen)
        await self._friends.let_be_seen(person, agrees=wish.agrees)
        return json(wish)

    async def company(self, request: Request) -> Response:
        return json(await self._friends.company(self.person(request), request.path_params["id"]))

    async def play_again(self, request: Request) -> Response:
        person, who = self._who(request)
        wish = await body(request, shapes.Again)
        spare(self._new_tables, request)
        return self.made((await self._friends.play_again(person, who, wish)).id)

    async def invitations(self, request: Request) -> Response:
        return json(await self._friends.invitations(self.person(request)))

    async def turn_down(self, request: Request) -> Response:
        await self._friends.turn_down(self.person(request), request.path_params["who"])
        return Response(status_code=204)
