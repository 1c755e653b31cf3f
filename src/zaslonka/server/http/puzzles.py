"""Puzzles, over HTTP."""

from starlette.requests import Request
from starlette.responses import Response

from zaslonka.kernel.levels import LANGUAGES
from zaslonka.protocol import puzzling
from zaslonka.server.http.answering import Answers, body, json, language, need_game, spare
from zaslonka.server.operations.identity import Tokens
from zaslonka.server.operations.limits import AnHour
from zaslonka.server.tables.registry import Registry


class Puzzles(Answers):
    """The next one, how one stands, and whether one's own games may become some."""

    def __init__(self, registry: Registry, tokens: Tokens) -> None:
        super().__init__(registry, tokens)
        self._new = AnHour(self.settings.limits.puzzles_an_hour)

    async def puzzles(self, request: Request) -> Response:
        person = self.anybody(request)
        asked = language(request)
        read = next((one for one in LANGUAGES if one == asked), LANGUAGES[0])
        return json(await self.registry.puzzles.told(person, read))

    async def next_puzzle(self, request: Request) -> Response:
        person = self.person(request)
        new = await body(request, puzzling.NewPuzzle)
        need_game(new.game)
        spare(self._new, request)
        return self.made(await self.registry.puzzles.begin(person, new))

    async def puzzle_consent(self, request: Request) -> Response:
        person = self.person(request)
        return json(puzzling.PuzzleConsent(await self.store.puzzles.consents(person)))

    async def set_puzzle_consent(self, request: Request) -> Response:
        person = self.person(request)
        wish = await body(request, puzzling.PuzzleConsent)
        await self.registry.puzzles.consent(person, agrees=wish.agrees)
        return json(wish)
