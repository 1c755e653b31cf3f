"""Tables seen from outside: whoever is not at one has nobody read its log.  TAB-24."""

import time

import msgspec
from msgspec import structs

from zaslonka.protocol import telling
from zaslonka.server.tables.registry import Registry
from zaslonka.server.tables.services import UnknownTable
from zaslonka.store.store import Looked
from zaslonka.table.info import TableInfo

LISTED = 200
"""Public tables that are told at once, those that have waited longest."""


class PublicList:
    """What strangers may join, made anew only now and then: every start page asks again and again.

    As late as people are told of one another at a table.
    """

    def __init__(self, registry: Registry) -> None:
        self._listing = registry.listing
        self._seconds = registry.services.settings.presence_pace / 1000
        self._made, self._until = b"", 0.0

    async def encoded(self) -> bytes:
        if (now := time.monotonic()) >= self._until:
            self._until = now + self._seconds  # whoever asks meanwhile gets what there was
            self._made = msgspec.json.encode((await self._listing.public_tables())[:LISTED])
        return self._made


async def look(registry: Registry, table_id: str) -> TableInfo:
    """What everybody may know about a table; `UnknownTable` if there is none.

    Where somebody is, the table is in memory; else its record and the game as it stands are all
    that is read, however long it was played.
    """
    if (actor := registry.hall.in_memory(table_id)) is not None:
        return telling.from_outside(actor.info())
    looked = await registry.services.store.look(table_id)
    if looked is None:
        raise UnknownTable(table_id)
    info = telling.info(looked.table, registry.services.store.names, (), 0)
    return telling.from_outside(_placed(info, looked))


def _placed(info: TableInfo, looked: Looked) -> TableInfo:
    """With the teams and silences of the game, which a record does not have."""
    table, state = looked.table, looked.state
    if state is None:
        return info
    seats = range(len(table.chairs))
    teams = tuple(table.rules.team(state.table, seat) for seat in seats)
    silent = (seat for seat in seats if not table.rules.may_speak(state.table, seat))
    return structs.replace(
        info,
        teams=() if set(teams) == {None} else teams,
        silent=tuple(silent) if table.phase == "playing" else (),
    )
