"""Finished games: replays, records, files and stories, over HTTP."""

from starlette.requests import Request
from starlette.responses import Response

from zaslonka.kernel.talk import Line
from zaslonka.protocol import replays, telling
from zaslonka.server.http import streaming
from zaslonka.server.http.answering import JSON, Answers, address, json, read, spare, too_many
from zaslonka.server.operations.identity import Tokens
from zaslonka.server.operations.limits import AnHour, AtOnce
from zaslonka.server.tables.registry import Registry
from zaslonka.server.workers.files import FILE_BYTES, FileReader, Wish
from zaslonka.server.workers.stories import Stories
from zaslonka.table.live import LiveTable
from zaslonka.table.notes import Notes


class Finished(Answers):
    """What can be done with a game that is over."""

    def __init__(self, registry: Registry, tokens: Tokens) -> None:
        super().__init__(registry, tokens)
        self._stories = Stories(registry.services.workers)
        self._files = AtOnce(self.settings.limits.files)
        self._new_files = AnHour(self.settings.limits.files_an_hour)
        self._reader = FileReader()

    async def replay(self, request: Request) -> Response:
        async with self.registry.hall.at(request.path_params["id"]) as actor:
            yours = await self._notes(actor.table, request)
            return json(replays.replay(actor.table, actor.info(), self._said(actor.table), yours))

    async def record(self, request: Request) -> Response:
        async with self.registry.hall.at(request.path_params["id"]) as actor:
            name = f"zaslonka-{actor.table.id}.json"
            yours = await self._notes(actor.table, request)
            file = replays.record(actor.table, actor.info(), self._said(actor.table), yours)
        answer = json(file)
        answer.headers["Content-Disposition"] = f'attachment; filename="{name}"'
        return answer

    async def open_file(self, request: Request) -> Response:
        return await self._from_file(request, "show")

    async def tell_file(self, request: Request) -> Response:
        return await self._from_file(request, "tell")

    async def _from_file(self, request: Request, wish: Wish) -> Response:
        with self._files.held(address(request)) as room:
            if not room:
                raise too_many()
            file = await read(request, FILE_BYTES)
            spare(self._new_files, request)
            packed = await self._reader.open(file, wish)
        return streaming.packed(packed, request.headers.get("accept-encoding", ""), JSON)

    async def story(self, request: Request) -> Response:
        async with self.registry.hall.at(request.path_params["id"]) as actor:
            return json(await self._stories.story(actor.table, self.store.names))

    async def _notes(self, table: LiveTable, request: Request) -> Notes | None:
        """What the asker wrote at this table, if they say who they are and have a seat.  TAB-29."""
        person = self.anybody(request)
        seat = None if person is None else table.seat_of(person)
        return None if seat is None else await self.store.notes(table.id, seat)

    def _said(self, table: LiveTable) -> tuple[Line, ...]:
        return telling.lines(table, None, self.store.names)
