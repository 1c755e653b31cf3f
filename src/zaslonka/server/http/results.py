"""What people's games came to, over HTTP."""

import re

from starlette.requests import Request
from starlette.responses import Response

from zaslonka.protocol import results as told
from zaslonka.server.http.answering import Answers, Refusal, body, json, need_game, number

_SEASON = re.compile(r"(\d{4}-[1-4])?")


class PeoplesResults(Answers):
    """One's own page, those of others who show them, and tables of people."""

    async def my_results(self, request: Request) -> Response:
        return json(await self.registry.results.of_me(self.person(request)))

    async def shown_results(self, request: Request) -> Response:
        found = await self.registry.results.of_page(request.path_params["id"])
        if found is None:
            raise Refusal(404, "unknown_page", "nobody shows such a page")
        return json(found)

    async def show_results(self, request: Request) -> Response:
        person = self.person(request)
        wish = await body(request, told.Showing)
        return json(await self.registry.results.show(person, wish))

    async def leaderboard(self, request: Request) -> Response:
        game = request.path_params["game"]
        need_game(game)
        season = request.query_params.get("season", "")
        if not _SEASON.fullmatch(season):
            raise Refusal(400, "malformed", "a season is a year and a quarter, as 2026-4")
        skip = number(request, "skip")
        found = await self.registry.results.leaderboard(self.anybody(request), game, season, skip)
        return json(found)
