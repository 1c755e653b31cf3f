"""The daily challenges, over HTTP."""

from starlette.requests import Request
from starlette.responses import Response

from zaslonka.protocol import bodies, replays
from zaslonka.server.http.answering import Answers, body, json, need_game, spare
from zaslonka.server.operations.identity import Tokens
from zaslonka.server.operations.limits import AnHour
from zaslonka.server.tables.registry import Registry


class DailyChallenges(Answers):
    """A day's tasks and attempts at them."""

    def __init__(self, registry: Registry, tokens: Tokens, new_tables: AnHour) -> None:
        super().__init__(registry, tokens)
        self._new_tables = new_tables

    async def today(self, request: Request) -> Response:
        return await self._day(request, None)

    async def day(self, request: Request) -> Response:
        return await self._day(request, request.path_params["day"])

    async def _day(self, request: Request, day: str | None) -> Response:
        return json(await self.registry.challenges.told(self.anybody(request), day))

    async def new_attempt(self, request: Request) -> Response:
        person = self.person(request)
        new = await body(request, bodies.NewAttempt)
        need_game(new.game)
        spare(self._new_tables, request)
        return self.made(await self.registry.challenges.begin(person, new))

    async def best_line(self, request: Request) -> Response:
        async with self.registry.hall.at(request.path_params["id"]) as actor:
            return json(replays.best_line(actor.table, actor.info()))
