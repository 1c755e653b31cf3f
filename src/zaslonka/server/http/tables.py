"""Making, finding and leaving tables, over HTTP."""

from starlette.requests import Request
from starlette.responses import Response

from zaslonka import games
from zaslonka.kernel import Illegal, Seat
from zaslonka.protocol import bodies, telling
from zaslonka.server.http.answering import JSON, Answers, body, json, need_game, number, spare
from zaslonka.server.http.looking import PublicList, look
from zaslonka.server.http.qr import qr_svg
from zaslonka.server.operations.identity import Tokens
from zaslonka.server.operations.limits import AnHour
from zaslonka.server.tables.registry import Registry
from zaslonka.store.store import Kept
from zaslonka.table import slow
from zaslonka.table.live import LiveTable, others_play


class Tables(Answers):
    """Tables, before and beside the play at them."""

    def __init__(self, registry: Registry, tokens: Tokens, new_tables: AnHour) -> None:
        super().__init__(registry, tokens)
        self._public = PublicList(registry)
        self._new_seeds = AnHour(self.settings.limits.seeds_an_hour)
        self._new_tables = new_tables

    async def new_seed(self, request: Request) -> Response:
        person = self.person(request)
        spare(self._new_seeds, request)
        return json(self.registry.promises.promise(person), 201)

    async def new_table(self, request: Request) -> Response:
        person = self.person(request)
        new = await body(request, bodies.NewTable)
        need_game(new.game)
        if new.help not in games.get(new.game).helps:
            raise Illegal("TAB-12", "no_such_help", help=new.help)
        spare(self._new_tables, request)
        table = await self.registry.making.make(person, new)
        return self.made(table.id)

    async def seek(self, request: Request) -> Response:
        person = self.person(request)
        seeking = await body(request, bodies.Seeking)
        need_game(seeking.game)
        spare(self._new_tables, request)
        return self.made(await self.registry.partners.seek(person, seeking))

    async def new_lesson(self, request: Request) -> Response:
        person = self.person(request)
        new = await body(request, bodies.NewLesson)
        need_game(new.game)
        spare(self._new_tables, request)
        table = await self.registry.making.teach(person, new)
        return self.made(table.id)

    async def my_tables(self, request: Request) -> Response:
        person = self.person(request)
        kept = await self.store.of_person(person, number(request, "skip"))
        return json([self._my_table(person, one) for one in kept])

    async def public_tables(self, request: Request) -> Response:
        return Response(await self._public.encoded(), media_type=JSON)

    async def table(self, request: Request) -> Response:
        return json(await look(self.registry, request.path_params["id"]))

    async def delete_table(self, request: Request) -> Response:
        await self.registry.deleting.delete(request.path_params["id"], self.person(request))
        return Response(status_code=204)

    async def qr(self, request: Request) -> Response:
        table = await look(self.registry, request.path_params["id"])
        picture = qr_svg(self.url(table.id))
        return Response(picture, media_type="image/svg+xml")

    def _my_table(self, person: str, kept: Kept) -> bodies.MyTable:
        table = kept.table
        seat = table.seat_of(person)
        info = telling.info(table, self.store.names, (), 0)
        return bodies.MyTable(
            id=table.id,
            game=table.game,
            phase=table.phase,
            seat=seat,
            my_turn=seat in kept.waiting and seat in table.players(),
            seats=info.seats,
            waiting=kept.waiting,
            ending=table.ending,
            updated=kept.updated,
            archived=kept.archived,
            lesson=info.lesson,
            challenge=None if table.challenge is None else table.challenge.day,
            due=_due(table, seat),
            deletable=person == table.host
            and table.challenge is None
            and not others_play(table, person),
        )


def _due(table: LiveTable, seat: Seat | None) -> int | None:
    """Until when somebody has time at a table of days, or else whoever is waited for."""
    times = slow.due(table)
    mine = None if seat is None or not times else times[seat]
    return mine or min((at for at in times if at is not None), default=None)
