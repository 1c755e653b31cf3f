"""Passkeys and recovery codes, over HTTP: being the same person on another device."""

import asyncio
import hmac
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from zaslonka.kernel import Illegal
from zaslonka.protocol import bodies, keys as shapes
from zaslonka.server.http.answering import Answers, Refusal, body, json, spare, too_many
from zaslonka.server.operations import recovery
from zaslonka.server.operations.clock import clock_ms
from zaslonka.server.operations.identity import Tokens
from zaslonka.server.operations.limits import AnHour
from zaslonka.server.operations.passkeys import (
    ALGORITHMS,
    HOLDS_SECONDS,
    MOST,
    Challenges,
    Site,
    Unproven,
    as_base64,
    challenge_in,
    site_of,
    user_handle,
)
from zaslonka.server.operations.settings import CODES_A_PERSON
from zaslonka.server.tables.registry import Registry
from zaslonka.store import keys
from zaslonka.table import names

if TYPE_CHECKING:
    from zaslonka.server.operations.ceremonies import Enrolled

A = TypeVar("A")

SIGN_IN = "sign in"


class Keys(Answers):
    """What makes other devices the same person."""

    def __init__(self, registry: Registry, tokens: Tokens) -> None:
        super().__init__(registry, tokens)
        limits = self.settings.limits
        self._challenges = Challenges()
        self._new_passkeys = AnHour(limits.people_an_hour)
        self._sign_ins = AnHour(limits.people_an_hour)
        self._new_codes = AnHour(limits.codes_an_hour)
        self._codes = AnHour(limits.codes_an_hour)
        self._codes_of_person = AnHour(CODES_A_PERSON)
        # One after the other: a passkey counts up, and a code is used up.
        self._turn = asyncio.Lock()

    async def my_keys(self, request: Request) -> Response:
        return json(await self._told(self.person(request)))

    async def _told(self, person: str) -> shapes.Keys:
        found = await self.store.ask(lambda connection: keys.passkeys_of(connection, person))
        left = await self.store.ask(lambda connection: keys.codes_left(connection, person))
        told = (shapes.Passkey(one.id, one.label, one.made, one.used) for one in found)
        return shapes.Keys(tuple(told), left)

    # Passkeys

    async def enrol(self, request: Request) -> Response:
        person, site = self.person(request), self._site(request)
        spare(self._new_passkeys, request)
        known = await self.store.ask(lambda connection: keys.passkeys_of(connection, person))
        _need_room(known)
        return json(
            shapes.Enrolment(
                challenge=as_base64(self._challenges.issue(_enrolling(person))),
                site=site.name,
                handle=as_base64(user_handle(self.store.key, person)),
                name=self.store.names[person],
                algorithms=ALGORITHMS,
                known=tuple(one.id for one in known),
                seconds=HOLDS_SECONDS,
            ),
            201,
        )

    async def new_passkey(self, request: Request) -> Response:
        person, site = self.person(request), self._site(request)
        new = await body(request, shapes.NewPasskey)
        label = names.shown(new.label)

        def made_for_us() -> "Enrolled":
            from zaslonka.server.operations import ceremonies

            return ceremonies.enrolled(
                site, client_data=new.client_data, attestation=new.attestation
            )

        made = await self._proven(_enrolling(person), new.client_data, made_for_us)
        async with self._turn:
            known = await self.store.ask(lambda connection: keys.passkeys_of(connection, person))
            _need_room(known)
            if await self.store.ask(lambda connection: keys.passkey(connection, made.id)):
                raise Illegal("TAB-100", "passkey_unproven")
            key = keys.Passkey(
                id=made.id,
                label=label,
                public_key=made.public_key,
                sign_count=made.sign_count,
                made=clock_ms(),
            )
            # Who was forgotten meanwhile is nobody's: nothing is kept for them any more.
            self.person(request)
            await self.store.carry_out(keys.save_passkey(person, key))
        return json(await self._told(person), 201)

    async def delete_passkey(self, request: Request) -> Response:
        person, key = self.person(request), request.path_params["key"]
        if "\0" not in key:
            await self.store.carry_out(keys.delete_passkey(person, key))
        return Response(status_code=204)

    async def challenge(self, request: Request) -> Response:
        site = self._site(request)
        spare(self._sign_ins, request)
        issued = as_base64(self._challenges.issue(SIGN_IN))
        return json(shapes.Challenge(issued, site.name, HOLDS_SECONDS), 201)

    async def sign_in(self, request: Request) -> Response:
        site = self._site(request)
        signed = await body(request, shapes.SignedChallenge)
        spare(self._sign_ins, request)
        async with self._turn:
            found = await self.store.ask(lambda connection: keys.passkey(connection, signed.id))
            if found is None:
                raise Illegal("TAB-101", "passkey_unknown")
            person, key = found
            handle = as_base64(user_handle(self.store.key, person))
            if person not in self.store.names or not hmac.compare_digest(handle, signed.handle):
                raise Illegal("TAB-101", "passkey_unknown")

            def counted() -> int:
                from zaslonka.server.operations import ceremonies

                return ceremonies.sign_count(
                    site,
                    passkey=signed.id,
                    client_data=signed.client_data,
                    authenticator_data=signed.authenticator_data,
                    signature=signed.signature,
                    public_key=key.public_key,
                    before=key.sign_count,
                )

            count = await self._proven(SIGN_IN, signed.client_data, counted)
            await self.store.carry_out(keys.use_passkey(key.id, count, clock_ms()))
        return self._become(person)

    def _site(self, request: Request) -> Site:
        site = site_of(self.settings.public_url, request.headers.get("origin"))
        if site is None:
            raise Illegal("TAB-100", "no_passkeys_here", address=self.settings.public_url)
        return site

    async def _proven(self, purpose: str, client_data: str, check: Callable[[], A]) -> A:
        """What a ceremony comes to, once for each challenge; it is checked beside the loop."""
        rule = "TAB-101" if purpose == SIGN_IN else "TAB-100"
        try:
            challenge = challenge_in(client_data)
            self._need_good(rule, purpose, challenge)
            proven = await asyncio.to_thread(check)
        except Unproven:
            raise Illegal(rule, "passkey_unproven") from None
        self._need_good(rule, purpose, challenge)  # nobody was quicker
        self._challenges.spend(challenge)
        return proven

    def _need_good(self, rule: str, purpose: str, challenge: bytes) -> None:
        if not self._challenges.is_good(purpose, challenge):
            raise Illegal(rule, "challenge_spent")

    # Recovery codes

    async def new_codes(self, request: Request) -> Response:
        person = self.person(request)
        spare(self._new_codes, request)
        made = await asyncio.to_thread(recovery.new_codes)
        async with self._turn:
            self.person(request)
            await self.store.carry_out(
                *keys.save_codes(person, made.locator, made.salt, made.hashes)
            )
        return json(shapes.RecoveryCodes(made.codes), 201)

    async def use_code(self, request: Request) -> Response:
        locator, rest = recovery.as_typed((await body(request, shapes.UseCode)).code)
        spare(self._codes, request)
        async with self._turn:
            kept = await self.store.ask(lambda connection: keys.codes_by(connection, locator))
            for person in {one.person for one in kept}:
                if not self._codes_of_person.take(person):
                    raise too_many()
            hashes = [(one.salt, one.hash) for one in kept]
            found = await asyncio.to_thread(recovery.matching, rest, hashes)
            if found is None or kept[found].person not in self.store.names:
                raise Illegal("TAB-102", "code_unknown")
            await self.store.carry_out(keys.use_code(kept[found]))
        return self._become(kept[found].person)

    def _become(self, person: str) -> Response:
        name = self.store.names.get(person)
        if name is None:
            raise Refusal(401, "bad_token", "this person has been forgotten")
        return json(bodies.Person(name, self.tokens.token(person)), 201)


def _enrolling(person: str) -> str:
    return f"enrol {person}"


def _need_room(known: list[keys.Passkey]) -> None:
    if len(known) >= MOST:
        raise Illegal("TAB-100", "passkeys_enough", most=MOST)
