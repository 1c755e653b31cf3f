"""Who somebody is: a name, a token, passes, and being forgotten, over HTTP."""

from starlette.requests import Request
from starlette.responses import Response

from zaslonka.protocol import bodies
from zaslonka.server.http.answering import Answers, Refusal, body, json, spare
from zaslonka.server.http.qr import qr_svg
from zaslonka.server.operations.clock import clock_ms
from zaslonka.server.operations.identity import Tokens, new_person
from zaslonka.server.operations.limits import AnHour
from zaslonka.server.operations.passes import HOLDS_SECONDS, Passes
from zaslonka.server.tables.registry import Registry
from zaslonka.table import names


class People(Answers):
    """People's own affairs."""

    def __init__(self, registry: Registry, tokens: Tokens) -> None:
        super().__init__(registry, tokens)
        self._passes = Passes()
        self._new_people = AnHour(self.settings.limits.people_an_hour)
        self._new_names = AnHour(self.settings.limits.people_an_hour)

    async def new_person(self, request: Request) -> Response:
        name = names.shown((await body(request, bodies.NewPerson)).name)
        spare(self._new_people, request)
        person = new_person()
        await self.registry.naming.name(person, name)
        return json(bodies.Person(name, self.tokens.token(person)), 201)

    async def rename(self, request: Request) -> Response:
        person = self.person(request)
        name = names.shown((await body(request, bodies.NewPerson)).name)
        spare(self._new_names, request)
        await self.registry.naming.rename(person, name)
        return json(bodies.Person(name, self.tokens.token(person)))

    async def forget(self, request: Request) -> Response:
        person = self.person(request)
        self._passes.revoke(person)
        await self.registry.forgetting.forget(person)
        return Response(status_code=204)

    async def research(self, request: Request) -> Response:
        return json(bodies.Research(await self.store.consents(self.person(request))))

    async def set_research(self, request: Request) -> Response:
        person = self.person(request)
        wish = await body(request, bodies.Research)
        await self.store.save_consent(person, agrees=wish.agrees, now=clock_ms())
        return json(wish)

    async def new_pass(self, request: Request) -> Response:
        person = self.person(request)
        new = await body(request, bodies.NewPass)
        path = "/pass" if new.table is None else f"/pass/{new.table}"
        base = self.settings.public_url
        # After the # it is in no request and so in no log, of ours or of a proxy.
        url = f"{base}{path}#{self._passes.issue(person)}"
        return json(bodies.Pass(url, qr_svg(url).decode(), HOLDS_SECONDS), 201)

    async def revoke_pass(self, request: Request) -> Response:
        self._passes.revoke(self.person(request))
        return Response(status_code=204)

    async def use_pass(self, request: Request) -> Response:
        used = await body(request, bodies.UsePass)
        spare(self._new_people, request)
        person = self._passes.use(used.secret)
        if person is None or person not in self.store.names:
            raise Refusal(404, "unknown_pass", "used, withdrawn or too old")
        return json(bodies.Person(self.store.names[person], self.tokens.token(person)), 201)
