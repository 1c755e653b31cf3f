"""Contests, over HTTP: a page asks again and again, and people do little between two rounds."""

from msgspec import structs
from starlette.requests import Request
from starlette.responses import Response

from zaslonka.protocol import contests as told
from zaslonka.server.http.answering import Answers, body, json, need_game, spare
from zaslonka.server.http.qr import qr_svg
from zaslonka.server.operations.identity import Tokens
from zaslonka.server.operations.limits import AnHour
from zaslonka.server.tables.registry import Registry


class ContestAnswers(Answers):
    """Making, entering, beginning and watching contests."""

    def __init__(self, registry: Registry, tokens: Tokens) -> None:
        super().__init__(registry, tokens)
        self._contests = registry.contests
        self._new = AnHour(self.settings.limits.contests_an_hour)
        self._entries = AnHour(self.settings.limits.entries_an_hour)

    async def new_contest(self, request: Request) -> Response:
        person = self.person(request)
        new = await body(request, told.NewContest)
        need_game(new.game)
        spare(self._new, request)
        made = await self._contests.make(person, new)
        return json(told.MadeContest(made, self._url(made)), 201)

    async def my_contests(self, request: Request) -> Response:
        return json(await self._contests.mine(self.person(request)))

    async def contest(self, request: Request) -> Response:
        return await self._told(request, self.anybody(request))

    async def enter(self, request: Request) -> Response:
        person = self.person(request)
        wish = await body(request, told.Enter)
        spare(self._entries, request)
        await self._contests.enter(_id(request), person, wish.nonce, wish.commitment)
        return await self._told(request, person)

    async def withdraw(self, request: Request) -> Response:
        person = self.person(request)
        spare(self._entries, request)
        await self._contests.withdraw(_id(request), person)
        return await self._told(request, person)

    async def begin_contest(self, request: Request) -> Response:
        person = self.person(request)
        await self._contests.begin(_id(request), person)
        return await self._told(request, person)

    async def call_off(self, request: Request) -> Response:
        await self._contests.call_off(_id(request), self.person(request))
        return Response(status_code=204)

    async def contest_qr(self, request: Request) -> Response:
        contest = await self._contests.told(_id(request), None)
        return Response(qr_svg(self._url(contest.id)), media_type="image/svg+xml")

    async def _told(self, request: Request, person: str | None) -> Response:
        contest = await self._contests.told(_id(request), person)
        return json(structs.replace(contest, url=self._url(contest.id)))

    def _url(self, contest_id: str) -> str:
        return f"{self.settings.public_url}/zawody/{contest_id}"


def _id(request: Request) -> str:
    return str(request.path_params["id"])
