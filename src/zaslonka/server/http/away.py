"""What people are told while they are away from tables of days, over HTTP.

TAB-115 to TAB-117, PRV-17.
"""

import hashlib
import secrets
import time
from collections.abc import Mapping

from starlette.requests import Request
from starlette.responses import Response

from zaslonka.kernel.levels import LANGUAGES, Language
from zaslonka.protocol import away, ics, telling
from zaslonka.server.http.answering import (
    Answers,
    Refusal,
    body,
    json,
    language as asked_language,
    spare,
)
from zaslonka.server.operations.clock import clock_ms
from zaslonka.server.operations.identity import Tokens
from zaslonka.server.operations.limits import AnHour
from zaslonka.server.push import posting, words
from zaslonka.server.push.posting import NotAllowed
from zaslonka.server.push.sealing import Unsealable, read_keys
from zaslonka.server.tables.registry import Registry
from zaslonka.store.devices import Device
from zaslonka.table import slow
from zaslonka.table.live import LiveTable

LAST_MS = 30 * 60_000
"""What of the time for a move stands in a calendar: its last half an hour."""

NAMES: Mapping[Language, str] = {"pl": "Moje ruchy – Zasłonka", "en": "My moves – Zasłonka"}

KEPT_SECONDS, KEPT = 60.0, 500
"""For how long, and how many, calendars are given out again as they were made."""


class Away(Answers):
    """Devices, turns and calendars."""

    def __init__(self, registry: Registry, tokens: Tokens) -> None:
        super().__init__(registry, tokens)
        limits = self.settings.limits
        self._new_devices = AnHour(limits.devices_an_hour)
        self._calendars = AnHour(limits.calendars_an_hour)
        self._kept: dict[tuple[str, Language], tuple[float, bytes]] = {}

    # Devices

    async def push_key(self, request: Request) -> Response:
        return json(away.PushKey(self.registry.services.push_key))

    async def devices(self, request: Request) -> Response:
        return json([_known(one) for one in await self.store.devices_of(self.person(request))])

    async def new_device(self, request: Request) -> Response:
        person = self.person(request)
        new = await body(request, away.NewDevice)
        if self.registry.services.push_key is None:
            raise Refusal(404, "no_push", "this server sends no messages")
        try:
            read_keys(new.p256dh, new.auth)
            posting.need_endpoint(new.endpoint, anywhere=self.settings.push_anywhere)
        except (Unsealable, NotAllowed) as error:
            raise Refusal(400, "malformed", str(error)) from None
        spare(self._new_devices, request)
        device = Device(new.endpoint, new.p256dh, new.auth, new.language, clock_ms())
        await self.store.save_device(person, device)
        return json(_known(device), 201)

    async def drop_device(self, request: Request) -> Response:
        for device in await self.store.devices_of(self.person(request)):
            if _known(device).id == request.path_params["id"]:
                await self.store.drop_device(device.endpoint)
        return Response(status_code=204)

    # Turns

    async def turns(self, request: Request) -> Response:
        person = self.person(request)
        found = [self._turn(person, table) for table in await self.store.turns_of(person)]
        turns = [turn for turn in found if turn is not None]
        return json(sorted(turns, key=lambda turn: (not turn.mine, turn.due or 0, turn.table)))

    def _turn(self, person: str, table: LiveTable) -> away.Turn | None:
        seat = table.seat_of(person)
        if seat is None or seat not in table.players() or table.phase != "playing":
            return None
        times, info = slow.due(table), telling.info(table, self.store.names, (), 0)
        assert table.slow is not None
        mine = times[seat] is not None
        return away.Turn(
            table=table.id,
            game=table.game,
            days=table.slow.days,
            seat=seat,
            mine=mine,
            due=times[seat] if mine else min((at for at in times if at), default=None),
            seats=info.seats,
            waiting=slow.running(table),
        )

    # Calendars

    async def calendar(self, request: Request) -> Response:
        return json(self._at(await self.store.calendar_of(self.person(request))))

    async def new_calendar(self, request: Request) -> Response:
        person = self.person(request)
        secret = secrets.token_urlsafe(24)
        spare(self._new_devices, request)
        await self.store.save_calendar(person, secret)
        return json(self._at(secret), 201)

    async def drop_calendar(self, request: Request) -> Response:
        await self.store.drop_calendar(self.person(request))
        return Response(status_code=204)

    def _at(self, secret: str | None) -> away.Calendar:
        base = self.settings.public_url
        return away.Calendar(None if secret is None else f"{base}/api/calendar/{secret}.ics")

    async def calendar_file(self, request: Request) -> Response:
        spare(self._calendars, request)
        secret: str = request.path_params["secret"]
        person = await self.store.whose_calendar(secret)
        if person is None or person not in self.store.names:
            raise Refusal(404, "unknown_calendar", "withdrawn, or never there")
        asked = asked_language(request)
        lang: Language = next((one for one in LANGUAGES if one == asked), "pl")
        file = await self._file(person, secret, lang)
        tag = f'"{hashlib.sha256(file).hexdigest()[:32]}"'
        headers = {"ETag": tag, "Cache-Control": f"private, max-age={KEPT_SECONDS:.0f}"}
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        return Response(file, media_type="text/calendar", headers=headers)

    async def _file(self, person: str, secret: str, lang: Language) -> bytes:
        """Made anew at most once a minute, however often it is asked for."""
        now, key = time.monotonic(), (secret, lang)
        until, file = self._kept.get(key, (0.0, b""))
        if now < until:
            return file
        events = [
            self._event(person, table, at, lang)
            for table in await self.store.turns_of(person)
            if (seat := table.seat_of(person)) is not None
            and (times := slow.due(table))
            and (at := times[seat]) is not None
        ]
        file = ics.calendar(NAMES[lang], events).encode()
        self._kept = {one: kept for one, kept in self._kept.items() if kept[0] > now}
        if len(self._kept) < KEPT:
            self._kept[key] = now + KEPT_SECONDS, file
        return file

    def _event(self, person: str, table: LiveTable, due: int, lang: Language) -> ics.Event:
        sentences = words.about(table, person, self.store.names, lang)
        assert table.slow is not None
        return ics.Event(
            uid=f"{table.id}@zaslonka",
            made=due - table.slow.days * slow.DAY_MS,
            begins=due - LAST_MS,
            ends=due,
            summary=words.title(sentences, table, "turn"),
            description=words.company(sentences),
            url=self.url(table.id),
        )


def _known(device: Device) -> away.KnownDevice:
    service = posting.need_endpoint(device.endpoint, anywhere=True).hostname or ""
    id_ = hashlib.sha256(device.endpoint.encode()).hexdigest()
    return away.KnownDevice(id_, service, device.made)
